"""Pictures of boats and harbours."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, ripple
from ninefold.parts.ink.shapes import (
    band,
    box,
    cut,
    disc,
    drop,
    ground,
    joined,
    outline,
    points,
    star,
    whole,
    within,
)


@picture(
    "boat .9, instrument .7, sail .7, music .5, sea .5, noodles .5, cup .4, rope .4, wind .3, water "
    ".4, wave .3, food .3, sound .3, hair .3, journey .3, thread .3, waterfall .2, bag .2"
)
def lifted_strands() -> Plates:
    """A sailing boat, a harp, a bowl of noodles."""
    pole = band(points("30,140 38,60 84,18 184,4"), [9, 9, 8, 6])
    tops = points("39,76 46,58 60,40 78,26 100,19 124,15 150,11 174,9")
    strands = joined(
        band([(x, y), (x + (56 + 14 * i - x) * 0.5 + 5, y + (132 - y) * 0.5), (56 + 14 * i, 134)], [6, 6, 6])
        for i, (x, y) in enumerate(tops)
    )
    bowl = outline("8,126 192,126 ~178,160 ~140,178 60,178 ~22,160")
    waves = joined(ripple(x, y, 30, 5, 4) for x, y in points("30,144 74,150 120,144 58,164 110,164"))
    sea = ground([170, 174, 169, 174, 170, 174, 170])
    chop = joined(ripple(x, y, 30, 5, 4) for x, y in points("8,190 84,192 150,188"))
    return (
        plate(SEA, bowl, cut(waves), sea, cut(chop)),
        plate(EMBER, pole, cut(bowl)),
        plate(SUN, strands, cut(bowl)),
        plate(SHELL, whole(), cut(bowl, sea)),
    )


@picture(
    "boat 1, fruit .7, sea .7, summer .6, sail .7, smile .3, journey .4, wind .4, seed .3, harbour .4, "
    "hunger .2, food .3, joy .3, adventure .3"
)
def seeded_bay() -> Plates:
    """A sailing boat, a slice of melon."""
    rind = outline("6,102 194,102 ~178,140 ~142,166 ~100,172 ~58,166 ~22,140")
    white = outline("20,102 180,102 ~166,134 ~136,154 ~100,159 ~64,154 ~34,134")
    flesh = outline("26,102 174,102 ~161,131 ~133,149 ~100,154 ~67,149 ~39,131")
    seeds = dots(points("54,122 77,122 100,122 123,122 146,122"), 6)
    prow = outline("-2,92 202,92 194,106 8,106")
    flag = outline("102,0 128,7 102,14")
    sails = outline("106,14 ~156,46 184,84 106,84 | 94,14 ~56,48 26,84 94,84")
    water = ground([146, 152, 145, 152, 146, 152, 146])
    waves = joined(ripple(x, y, 40) for x, y in points("8,178 78,188 150,176"))
    return (
        plate(SEA, rind, cut(white), water, cut(waves)),
        plate(SUN, rind, cut(white), sails),
        plate(EMBER, flesh, cut(prow), flag),
        plate(NIGHT, seeds, prow, box(97.5, 0, 5, 95)),
    )


@picture(
    "shark .8, sail .9, boat .8, sea .7, danger .4, flag .5, wind .4, fear .3, journey .3, mountain .3, "
    "summer .4, adventure .3, hunger .2, animal .3"
)
def leaning_slice() -> Plates:
    """Sailing boat, shark."""
    fin = outline("52,152 ~74,98 ~108,48 152,20 ~146,68 ~154,114 178,152")
    tail = outline("2,152 ~10,132 34,108 ~30,132 38,152")
    seams = band(points("94,72 120,70 147,74"), 3.4) + band(points("70,110 112,106 152,112"), 3.4)
    panel = outline("94,72 ~120,70 147,74 ~147,94 152,112 ~112,106 70,110 ~80,90")
    pennant = outline("149,24 148,2 188,11 152,21")
    water = ground([142, 147, 141, 147, 142, 147, 142])
    deep = ground([150, 155, 149, 155, 150, 155, 150])
    return (
        plate(SUN, whole(), cut(water, seams)),
        plate(NIGHT, fin + tail, cut(panel, deep)),
        plate(EMBER, panel, cut(seams), pennant),
        plate(
            SEA, water, cut(*[ripple(x, y, 44) for x, y in points("10,176 76,184 146,172 30,194 124,194")])
        ),
    )


@picture(
    "harbour .8, tooth .7, mouth .7, city .6, boat .6, house .6, sea .5, island .3, danger .2, beach .3, "
    "hunger .3, monster .2, shark .3, smile .4, protection .3"
)
def housed_curve() -> Plates:
    """Harbour, jaw, horseshoe."""
    land = outline(
        "4,24 ~18,10 ~40,20 ~46,44 ~44,88 ~56,122 ~100,144 ~144,122 ~156,88 ~154,44 ~160,20 ~182,10 196,24 "
        "~198,90 ~180,150 ~144,184 ~100,194 ~56,184 ~20,150 ~2,90"
    )
    places = points("34,48 34,78 40,106 54,130 76,146 100,152 124,146 146,130 160,106 166,78 166,48")
    home = outline("-10,12 -10,-8 0,-18 10,-8 10,12")
    homes = joined(home.at(x, y) for x, y in places)
    doors = joined(box(x - 3, y + 1, 6, 11) for x, y in places)
    hulls = joined(
        outline(f"{x - 14},{y} {x + 14},{y} ~{x},{y + 11} | {x},{y - 4} {x},{y - 26} {x + 13},{y - 4}")
        for x, y in points("80,88 116,66 92,36")
    )
    return (
        plate(EMBER, land, cut(homes)),
        plate(SEA, whole(), cut(land, homes, hulls)),
        plate(SUN, hulls),
        plate(NIGHT, doors),
    )


@picture(
    "whale .7, boat .9, sea .6, depth .7, machine .5, fish .4, animal .3, secret .3, journey .4, adventure "
    ".4, watching .3, window .3, speed .2, story .3, giant .3, shark .2"
)
def ship_inside() -> Plates:
    """A submarine, a whale."""
    body = outline(
        "8,124 ~10,98 ~30,80 58,72 ~74,60 82,46 104,46 ~106,64 ~112,76 ~136,84 160,104 ~172,100 "
        "~178,82 ~196,72 ~197,94 "
        "186,108 ~197,122 ~196,142 ~178,136 ~168,122 ~140,146 ~84,166 ~28,156"
    )
    belly = outline("2,132 ~40,150 ~80,154 132,148 ~110,172 20,172 2,150")
    pleats = joined(band(points(line), [0, 3.6, 3.6, 0]) for line in ("26,150 44,156 66,159 112,156",))
    lights = dots(points("52,108 82,108 112,108"), 9)
    panes = dots(points("52,108 82,108 112,108"), 5)
    rivets = dots(points("26,128 50,136 74,139 98,138 122,134 142,126"), 2.2)
    pipe = band(points("94,52 94,38 90,28 78,26"), [9, 9, 9, 9])
    spray = joined(drop((92 + 5 * i, 20 - abs(i)), (92 + 17 * i, 2 + 6 * abs(i)), 9) for i in (-1, 0, 1, 2))
    sea = ground([64, 68, 63, 68, 64, 68])
    bubbles = dots(points("168,166 182,158 176,182 152,180"), 4)
    waves = joined(ripple(x, y, 34, 5, 4) for x, y in points("14,186 66,190 112,184 150,54"))
    return (
        plate(SUN, body + pipe, cut(panes, belly)),
        plate(SEA, sea, cut(body, pipe, bubbles, waves), spray),
        plate(NIGHT, lights, cut(panes), rivets),
        plate(SHELL, belly, within(body), cut(pleats)),
    )


@picture(
    "boat .9, hat .8, child .4, sea .5, person .5, hair .4, letter .4, island .3, face .3, journey .4, toy "
    ".4, wave .4, hill .2, adventure .3, story .3, kite .3"
)
def folded_peak() -> Plates:
    """Paper boat on the waves, paper hat on a curly head."""
    paper = outline("2,58 64,76 100,12 136,76 198,58 ~176,98 156,112 44,112 ~24,98")
    folds = outline("64,76 100,12 136,76 ~100,82 | 2,58 64,76 52,112 44,112 ~24,98")
    crest = outline(
        "34,146 ~22,126 ~32,104 ~52,104 ~66,114 ~82,102 ~100,112 ~118,102 ~134,114 ~148,104 ~168,104 "
        "~178,126 166,146 ~154,130 ~138,142 ~118,130 ~100,144 ~82,130 ~62,142 ~46,130"
    )
    head = outline("40,128 160,128 ~164,160 ~154,206 46,206 ~36,160")
    ears = disc(34, 166, 13, 18) + disc(166, 166, 13, 18)
    return (
        plate(SUN, whole(), cut(paper, head, ears, crest)),
        plate(SHELL, head, ears),
        plate(SEA, crest, cut(paper)),
        plate(EMBER, folds, cut(outline("70,74 100,20 100,80"))),
    )


@picture(
    "boat .9, vegetable .8, together .6, smile .4, family .4, seed .4, sea .4, journey .5, food .4, "
    "speed .3, work .4, moon .3, wave .3, order .2, dragon .2"
)
def row_of_six() -> Plates:
    """A rowing boat, a pea pod."""
    pod = outline(
        "6,62 ~30,106 ~64,130 ~100,138 ~136,130 ~172,104 196,54 ~188,116 ~150,162 ~100,176 ~50,164 ~16,124"
    )
    heads = points("34,86 60,107 87,118 115,118 142,106 167,84")
    oars = joined(
        outline(
            f"{x},{y} {x + 4},{y} {x - 14},{y + 44} {x - 12},{y + 66} {x - 24},{y + 66} {x - 18},{y + 44}"
        )
        for x, y in points("62,122 92,132 122,132 150,122")
    )
    sea = ground([158, 163, 157, 163, 158, 164, 158])
    curl = band(points("188,82 195,54 186,30 168,26 160,40 172,46"), [6, 9, 7, 5, 5, 4])
    waves = joined(ripple(x, y, 36) for x, y in points("-6,186 138,188 166,176"))
    seam = band(points("14,90 36,122 66,142 100,149 134,142 166,122 190,84"), [0, 4, 5, 5, 5, 4, 0])
    return (
        plate(SAGE, dots(heads, 17), cut(pod)),
        plate(EMBER, pod + curl, cut(seam)),
        plate(NIGHT, oars),
        plate(SEA, sea, cut(waves)),
    )


@picture(
    "fruit .7, moon .9, boat 1, smile .5, sea .6, person .6, journey .5, evening .4, calm .5, alone "
    ".5, tiny .3, dream .3, search .2, anchor .2, summer .2"
)
def moon_boat() -> Plates:
    """Boat, moon, banana, smile."""
    crescent = outline("14,26 ~20,94 ~60,142 ~112,152 ~162,128 190,58 ~156,96 ~110,106 ~58,88")
    craters = disc(60, 116, 9, 7, 30) + disc(104, 130, 7, 5) + disc(142, 122, 6) + disc(38, 88, 4)
    tips = outline("14,26 13,46 ~22,44 25,47 | 190,58 ~187,68 182,82 ~176,76 174,78")
    angler = disc(100, 60, 10) + outline("88,74 ~100,68 112,74 ~116,96 114,108 ~100,110 84,106 ~86,88")
    rod = band(points("108,88 144,50 172,48"), [4.5, 3.5, 3]) + box(170, 48, 2.8, 100)
    water = ground([132, 137, 131, 137, 132, 137, 132])
    waves = joined(ripple(x, y, 36) for x, y in points("60,176 112,164 150,184 8,186"))
    gull = outline("58,34 ^68,20 76,31 ^84,20 96,32 ^84,28 76,39 ^68,28")
    return (
        plate(SHELL, whole(), cut(crescent, water)),
        plate(SEA, water, cut(waves), tips, gull),
        plate(SUN, crescent, cut(craters)),
        plate(EMBER, angler, rod),
    )


@picture(
    "cup .7, boat 1, sea .8, tea .4, wave .9, storm .6, tiny .2, adventure .5, warmth .2, water .5, story "
    ".3, journey .5, lake .3, bird .4, food .2, child .2, sail .5"
)
def waves_in_the_rim() -> Plates:
    """A boat on the waves, a cup of tea, a bath."""
    cup = outline("8,172 166,172 ~164,190 156,208 18,208 ~10,190")
    handle = band(points("160,180 184,176 194,190 188,208"), [9, 10, 10, 10])
    waves = outline(
        "8,172 ~-2,130 ~8,94 48,78 ~36,98 48,122 ~70,130 ~94,118 ~112,130 ~128,124 ~136,98 ~152,76 192,70 "
        "~172,90 ~176,130 166,172"
    )
    crests = joined(ripple(x, y, 36, 5, 4) for x, y in points("20,140 66,152 116,146"))
    boat = outline("36,106 138,94 ~126,124 ~68,132 | 84,94 72,0 ~112,36 132,84 | 76,95 65,20 ~44,60 38,98")
    birds = outline(
        "146,36 ^156,22 164,33 ^172,22 184,34 ^172,30 164,41 ^156,30 | 10,44 ^17,34 23,42 ^29,34 "
        "38,42 ^29,39 23,48 ^17,39"
    )
    return (
        plate(SEA, waves, cut(boat, crests)),
        plate(SUN, boat),
        plate(EMBER, handle, cup),
        plate(NIGHT, birds),
    )


@picture(
    "boat 1, umbrella .7, sea .6, journey .5, upside_down .3, together .5, adventure .5, cup .3, lamp .2, "
    "person .5, rain .2, protection .3, stripes .4, storm .2, parachute .3, anchor .3"
)
def upturned_dome() -> Plates:
    """Boat, umbrella turned over, bowl."""
    bowl = outline(
        "4,84 ~30,98 52,95 ~76,102 100,98 ~124,102 148,95 ~170,98 196,84 ~182,126 ~148,154 ~100,162 "
        "~52,154 ~18,126"
    )
    panel = outline(
        "52,95 ~76,102 100,98 100,162 ~64,138 | 148,95 ~170,98 196,84 ~182,126 ~148,154 100,162 ~136,138"
    )
    oars = band(points("30,104 12,150 2,176"), [4, 5, 11]) + band(points("66,106 52,152 44,180"), [4, 5, 11])
    mast = band(points("100,102 100,36 106,16 122,12 132,26"), [6, 6, 6, 6, 5])

    heads = dots(points("30,74 58,80 140,80 172,76"), 9)
    bodies = joined(
        outline(f"{x - 12},108 ~{x - 10},94 ~{x},88 ~{x + 10},94 {x + 12},108") for x in (30, 58, 140, 172)
    )
    water = ground([134, 140, 133, 140, 134, 140, 134])
    return (
        plate(NIGHT, mast, heads, bodies, cut(bowl), oars.twice()),
        plate(EMBER, panel),
        plate(SUN, bowl),
        plate(SEA, water, cut(*[ripple(x, y, 38) for x, y in points("8,186 84,178 150,190")])),
    )


@picture(
    "boat .9, foot .8, sea .6, magic .5, journey .5, dream .3, story .5, lamp .4, elegance .3, sleep "
    ".3, water .4, king .3, adventure .3, dancer .2, wave .2, jewel .2"
)
def walked_sea() -> Plates:
    """A gondola, a slipper, a lamp with a spirit."""
    hull = outline(
        "10,66 ~16,54 ~34,50 46,58 ~52,84 ~78,96 ~112,100 ~142,92 ~164,66 ~166,38 ~152,22 ~138,30 "
        "~142,44 "
        "~128,42 ~122,24 ~136,6 ~164,6 ~186,30 ~190,74 ~176,120 ~146,152 40,156 ~16,130"
    )
    rim = band(points("18,60 34,60 42,84 62,104 98,112 132,110 158,94"), [6, 8, 8, 8, 8, 7, 0])
    ball = disc(144, 40, 9)
    studs = joined(star(x, y, 8, 4, 0.4) for x, y in points("38,124 66,134 96,136 126,132 154,116"))
    sea = ground([146, 150, 145, 150, 146, 150, 146])
    waves = joined(ripple(x, y, 34, 5, 4) for x, y in points("10,166 66,170 124,164 164,178 30,186 92,190"))
    return (
        plate(EMBER, hull, cut(rim, studs, ball)),
        plate(SUN, rim, studs, ball),
        plate(SEA, sea, cut(waves)),
        plate(SHELL, whole(), cut(hull, sea, ball)),
    )
