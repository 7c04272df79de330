"""Pictures: the key with fins to the creased sea."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import along, dots, ripple, row
from ninefold.parts.ink.shapes import (
    Shape,
    band,
    box,
    cut,
    disc,
    drop,
    figures,
    ground,
    joined,
    leaf,
    outline,
    points,
    star,
    whole,
    within,
)


@picture(
    "key .9, fish .8, bone .4, sea .5, secret .5, lock .4, depth .4, water .4, search .4, adventure .4, "
    "arrow .2, monster .2, animal .3, mermaid .2"
)
def forked_shaft() -> Plates:
    """Key, fish, fish bone."""
    turn = -37.0
    head = outline("-8,94 ~4,66 ~34,50 ~66,62 86,88 86,112 ~66,138 ~34,150 ~4,134 -8,112 8,103")
    hole = disc(40, 92, 19)
    shaft = outline("84,94 184,95 184,105 84,106")
    bits = joined(box(x, 102, 12, h) for x, h in figures("104,22 123,36 142,28 161,38"))
    tail = outline("176,96 ~188,86 202,62 ~196,100 202,138 ~188,114 176,104")
    key = (head + shaft + bits + tail).turned(turn).at(2, -3)
    inner = hole.turned(turn).at(2, -3)
    bubbles = disc(28, 112, 7) + disc(14, 88, 5) + disc(32, 78, 4) + disc(20, 56, 8) + disc(44, 38, 4)
    weeds = joined(
        band([(x, 205), (x - 7, 205 - h / 2), (x + 4, 205 - h)], [11, 8, 0])
        for x, h in figures("124,40 142,30 160,48 178,34 194,44")
    )
    return (plate(SEA, whole(), cut(key, bubbles), inner), plate(SUN, key, cut(inner)), plate(NIGHT, weeds))


@picture(
    "face .9, cup .8, flower .6, meeting .6, love .5, double .5, candle .3, separation .4, together .4, "
    "person .4, mirror .4, secret .3, garden .2, watching .2, church .1, shadow .3, sadness .2"
)
def nose_to_nose() -> Plates:
    """Two faces, a vase of flowers."""
    face = outline(
        "-5,58 ~30,54 ~58,62 ~70,82 ~68,100 ~88,120 ~78,128 ~82,138 ~78,144 ~82,152 ~72,168 ~54,174 "
        "48,206 -5,206"
    )
    vase = box(40, 70, 120, 140)
    stems = joined(band([(100, 76), (x / 2 + 50, 56), (x, y)], 4) for x, y in points("58,34 100,22 142,34"))
    leaves = leaf((96, 70), (70, 62), 12) + leaf((104, 70), (130, 62), 12)
    blooms = joined(star(x, y, 20, 7, 0.6) for x, y in points("58,30 100,18 142,30"))
    return (
        plate(EMBER, face, blooms),
        plate(SEA, face.mirrored()),
        plate(SUN, vase, cut(face.twice(), band(points("60,88 100,94 140,88"), 5)), blooms),
        plate(NIGHT, stems, leaves, cut(blooms), dots(points("58,30 100,18 142,30"), 6)),
    )


@picture(
    "hair .8, bat .8, moon .5, night .3, mask .4, face .5, wing .3, fear .2, sun .4, evening .3, "
    "theatre .3, monster .3, elegance .3, acrobat .3, bird .2, butterfly .3"
)
def under_the_nose() -> Plates:
    """Moustache under a nose, bat under the moon."""
    half = outline(
        "100,114 ~96,106 88,94 85,108 ~66,100 ~46,116 ~28,120 ~16,110 ~18,94 30,88 ~12,80 ~0,98 ~2,130 "
        "~18,152 38,162 ~48,148 62,168 ~74,150 88,168 ~94,156 100,156"
    )
    return (
        plate(SHELL, whole(), cut(disc(100, 64, 44))),
        plate(SUN, disc(100, 64, 44)),
        plate(NIGHT, half.twice()),
    )


@picture(
    "river .9, snake .8, road .5, journey .5, field .5, boat .3, tree .3, nature .3, garden .3, water .4, "
    "mountain .4, dragon .2, danger .2, sea .3, rope .2, island .2"
)
def broadening() -> Plates:
    """River from the mountains, snake, road."""
    line = points("176,36 150,40 108,38 56,44 34,68 58,92 108,96 158,106 170,136 142,162 92,162")
    body = band(line, [0, 6, 10, 15, 19, 23, 25, 27, 28, 28, 25])
    head = outline("93,150 ~78,144 ~56,142 ~34,160 ~46,180 ~72,181 93,174")
    mouth = leaf((46, 162), (-10, 150), 9) + leaf((46, 162), (-10, 182), 9)
    waves = joined(ripple(-11, 0, 22).turned(a, (0, 0)).at(x, y) for x, y, a in along(line[3:], 8))
    peaks = outline("140,34 164,-2 176,14 186,2 204,36")
    trees = points("20,22 40,14 66,16 14,98 28,116 92,66 112,68 84,122 122,126 184,70 182,182 166,190")
    huts = joined(
        outline(f"{x - 6},{y} {x},{y - 7} {x + 6},{y} {x + 6},{y + 8} {x - 6},{y + 8}")
        for x, y in points("134,70 30,126 136,134 100,16")
    )
    woods = joined(leaf((x, y + 7), (x, y - 8), 9, 0.4) for x, y in trees)
    return (
        plate(SEA, body + head + mouth, cut(waves), woods),
        plate(EMBER, huts + peaks),
        plate(SUN, whole(), cut(body, head, mouth)),
    )


@picture(
    "cloud .9, sheep .8, rain .7, sky .5, dream .3, house .4, sleep .3, animal .4, drop .4, hill .3, calm "
    ".2, tiny .2, storm .2, field .3, sadness .2"
)
def woolly_smoke() -> Plates:
    """Cloud and rain, sheep."""
    wool = outline(
        "~40,72 ~34,48 ~56,34 ~74,38 ~84,18 ~112,16 ~124,30 ~150,24 ~168,44 ~184,54 ~190,78 ~174,94 "
        "~164,112 ~138,114 ~124,106 ~104,118 ~82,112 ~64,114 ~48,96"
    )
    lobe = outline("44,70 ~28,62 ~14,78 ~12,100 ~24,110 ~38,100 ~44,86")
    curls = joined(
        band([(x - 11, y + 4), (x - 6, y - 7), (x + 6, y - 7), (x + 11, y + 4)], [0, 4, 4, 0])
        for x, y in points("92,52 136,50 110,82 156,80 74,88")
    )
    rain = joined(
        drop((x, y), (x - 1, y + 14), 9) for x in (22, 46, 70, 92, 112, 132, 152) for y in (122, 141, 160)
    )
    hill = ground([186, 184, 180, 174, 178])
    home = outline("176,178 176,162 172,162 186,148 200,162 196,162 196,178")
    return (
        plate(SEA, whole(), cut(wool), lobe.scaled(1.1, (30, 86)), cut(lobe, rain, home, hill), curls),
        plate(SAGE, hill),
        plate(EMBER, home, cut(box(183, 168, 6, 10))),
    )


@picture(
    "dancer .9, work .6, circle .5, pencil .5, elegance .5, compass .6, ice .4, person .4, balance "
    ".5, bird .2, fan .2, spiral .3, arrow .2, music .2, winter .2, knife .2"
)
def on_points() -> Plates:
    """A pair of compasses, a dancer, a skater."""
    knob = disc(100, 18, 12)
    neck = outline("97,28 103,28 ~104,44 ~114,58 ~110,86 100,92 ~90,86 ~86,58 ~96,44")
    frill = outline(
        "88,78 ~60,82 28,98 ~38,110 ~50,104 ~60,116 ~74,108 ~88,118 ~100,110 ~112,118 ~126,108 "
        "~140,116 ~150,104 "
        "~162,110 172,98 ~140,82 112,78"
    )
    legs = outline("84,104 98,107 64,172 60,170") + outline("102,107 116,104 150,158 138,164")
    nibs = outline("60,170 64,172 54,194") + outline("150,158 138,164 166,190")
    curve = band(points("166,188 188,160 192,120 176,74 146,46"), [5, 6, 6, 5, 0]) + band(
        points("168,192 140,199 100,200 70,196"), [6, 5, 4, 0]
    )
    return (
        plate(EMBER, knob + neck),
        plate(SUN, frill, cut(neck)),
        plate(NIGHT, legs, nibs),
        plate(SAGE, whole(), cut(knob, neck, frill, curve)),
    )


@picture(
    "kite .8, fish .9, sea .6, jewel .2, shark .4, wind .4, sky .3, freedom .4, wing .6, depth .5, "
    "animal .5, toy .3, bird .3, sail .3, ripple .3, arrow .2, calm .3"
)
def four_quarters() -> Plates:
    """A ray, a kite."""

    def tilt(shape: Shape) -> Shape:
        return shape.turned(24).scaled(0.92).at(3, 2)

    body = tilt(
        outline(
            "100,14 ~88,14 ~78,24 ~50,44 2,80 ~44,88 ~76,108 100,142 ~124,108 ~156,88 198,80 ~150,44 "
            "~122,24 ~112,14"
        )
    )
    eyes = tilt(disc(90, 24, 4).twice())
    spine = tilt(leaf((100, 40), (100, 132), 5))
    spots = tilt(
        joined(
            disc(x, y, r) for x, y, r in figures("74,52,5 54,64,4 34,74,3.4 80,72,4 62,82,3.4 84,94,3.4")
        ).twice()
    )
    tail = band(points("90,132 78,156 60,166 44,178 24,184 8,206"), [10, 8, 6, 5, 4, 3])
    bow = outline("50,173 36,160 ~33,168 30,178 | 50,173 62,188 ~66,180 70,172")
    waves = joined(ripple(x, y, 32) for x, y in points("8,40 26,20 10,134 118,176 152,192 150,22"))
    light = spots + spine + eyes
    return (
        plate(SEA, whole(), cut(light, tail, bow, waves)),
        plate(NIGHT, body, cut(light)),
        plate(SUN, spots, spine),
        plate(EMBER, tail, bow),
    )


@picture(
    "honey .9, insect .7, fruit .9, food .4, garden .3, summer .4, house .4, leaf .3, work "
    ".4, together .4, secret .2, mountain .1, door .3, nature .3, danger .3, crown .2"
)
def among_cells() -> Plates:
    """A beehive, a pineapple."""
    rolls = [
        outline(
            f"{100 - w},{y} ~{96 - w},{y + 11} {100 - w},{y + 22} {100 + w},{y + 22} "
            f"~{104 + w},{y + 11} {100 + w},{y}"
        )
        for w, y in points("26,54 42,78 52,102 57,126 56,150 48,174")
    ]
    marks = joined(
        outline("0,-7 8,0 0,7 -8,0").at(x, y)
        for x, y in points("86,65 114,65 74,89 100,89 126,89 60,113 87,113 113,113 140,113")
    )
    door = outline("84,198 84,162 ~100,142 116,162 116,198")
    tuft = joined(leaf((100, 58), (x, y), 14) for x, y in points("62,34 138,34 78,16 122,16 100,8"))
    bees = points("26,66 176,60 20,130 180,124 166,18")
    bodies = joined(disc(x, y, 12, 8) for x, y in bees)
    bands = joined(box(x + d, y - 9, 4, 18) for x, y in bees for d in (-5, 3))
    wings = joined(leaf((x, y - 4), (x + d, y - 22), 13) for x, y in bees for d in (-9, 9))
    return (
        plate(NIGHT, bands, within(bodies), door),
        plate(EMBER, marks),
        plate(SUN, joined(rolls), cut(door), bodies),
        plate(SEA, tuft, wings),
    )


@picture(
    "ice .8, turtle .8, house .7, winter .6, cold .5, snow .4, warmth .3, protection .4, animal .3, sea "
    ".4, stone .3, wall .3, bread .3, evening .3, egg .2, alone .2, church .2, shell .2"
)
def blocks() -> Plates:
    """Igloo, tortoise, loaf."""
    dome = outline("26,150 ~32,102 ~62,58 ~110,40 ~158,58 ~188,102 194,150 ~150,158 ~110,160 ~70,158")
    courses = joined(
        band([(110 - w, y), (110 - w / 2, y + s), (110, y + s + 2), (110 + w / 2, y + s), (110 + w, y)], 3.4)
        for y, w, s in figures("126,84,8 96,74,6 70,56,4")
    )
    joints = joined(
        band([(x, y), (x + b / 2, y - h / 2), (x + b, y - h)], 3.4)
        for x, y, b, h in figures(
            "58,157,-4,24 150,157,5,24 182,152,2,20 84,134,-2,30 138,134,3,30 46,130,2,28 172,130,-3,28 "
            "66,102,4,28 110,104,0,30 154,102,-4,28 92,75,6,32 128,75,-6,32"
        )
    )
    door = outline("86,158 84,140 ~90,122 ~104,114 ~118,122 124,140 122,158")
    head = outline("34,146 ~18,138 ~8,118 ~-4,104 ~8,88 ~28,92 ~30,106 ~34,120 46,126")
    feet = joined(
        outline(f"{x},150 ~{x - 2},172 {x + 4},180 {x + 22},180 ~{x + 26},168 {x + 28},152")
        for x in (36, 152)
    )
    floor = ground([150, 153, 150, 153, 150])
    floes = joined(ripple(x, y, 36) for x, y in points("4,176 80,184 110,172 150,190 20,194"))
    return (
        plate(EMBER, whole(), cut(dome, floor, head)),
        plate(NIGHT, courses + joints, within(dome), cut(door), head + feet, cut(disc(11, 100, 2.6))),
        plate(SEA, floor, cut(dome, floes)),
        plate(SUN, door),
    )


@picture(
    "boat .9, work .7, sea .5, wave .5, machine .6, warmth .4, harbour .3, journey .4, calm .3, foot "
    ".3, speed .3, whale .2, order .2, house .2, dress .3, ripple .3, breath .2"
)
def smoothing() -> Plates:
    """An iron, a ship."""
    hull = outline("6,142 ~8,112 ~24,88 ~66,80 ~116,88 ~154,112 200,138 196,142")
    grip = outline("22,92 22,50 ~30,38 46,38 112,42 112,58 44,58 44,86") + outline(
        "108,26 130,26 136,96 108,90"
    )
    holes = row(disc(40, 114, 7), 5, 25)
    sole = outline("2,136 202,134 ~190,148 168,156 10,156")
    puffs = joined(disc(x, y, r) for x, y, r in figures("112,14,8 96,9,10 76,12,8 60,8,6"))
    sea = ground([146, 147, 145, 146, 145])
    chop = joined(
        ripple(x, y, 26, 5, 5) for x, y in points("176,160 150,172 182,180 128,186 158,194 108,198 134,200")
    )
    stripe = outline("108,34 131,34 132,44 108,44")
    flag = outline("184,132 184,96 187,96 187,132 | 184,96 164,103 184,110")
    wake = joined(leaf((-40, y), (x, y), 4) for y, x in points("168,112 184,80"))
    return (
        plate(NIGHT, grip, cut(stripe), flag),
        plate(EMBER, hull, cut(holes, sole), stripe),
        plate(SUN, holes),
        plate(SEA, sea, cut(chop, wake, sole), puffs),
    )


SHEET = (
    forked_shaft,
    nose_to_nose,
    under_the_nose,
    broadening,
    woolly_smoke,
    on_points,
    four_quarters,
    among_cells,
    blocks,
    smoothing,
)
