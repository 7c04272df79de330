"""Pictures: the four-holed round to the scattering stars."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, row, wheel
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
    polar,
    polygon,
    ring,
    star,
    whole,
)


@picture(
    "crossroads .9, flower .5, road .9, garden .6, thread .4, circle .4, wheel .4, journey "
    ".4, dress .4, city .5, compass .3, leaf .4, speed .3, order .2, machine .3"
)
def four_holes() -> Plates:
    """Roundabout, button, flower."""
    street = disc(100, 100, 68)
    arms = wheel(outline("80,-5 120,-5 ~122,30 ~146,52 54,52 ~78,30"), 4)
    petals = wheel(outline("150,50 ~136,40 ~130,20 ~148,5 ~186,14 ~195,52 ~180,70 ~160,64"), 4)
    trees = wheel(dots(points("148,22 172,22 178,46"), 6), 4)
    island = disc(100, 100, 34)
    holes = dots(points("89,89 111,89 89,111 111,111"), 7)
    dashes = wheel(box(98, 0, 4, 10) + joined(box(x, 14, 4, 12) for x in (84, 92, 104, 112)), 4)
    car = outline("-14,-7 ~0,-8 14,-7 14,7 ~0,8 -14,7")
    glass = box(2, -5, 5, 10) + box(-9, -5, 4, 10)

    def driving(shape: Shape) -> Shape:
        spots = points("-62,28 30,120 118,208 212,302")
        return joined(shape.turned(t, (0, 0)).at(*polar(100, 100, 52, a)) for a, t in spots)

    return (
        plate(NIGHT, street, arms, cut(disc(100, 100, 38), dashes, driving(car)), driving(glass), holes),
        plate(SAGE, petals, island, trees, cut(ring(100, 100, 29, 3))),
        plate(SUN, trees),
        plate(EMBER, driving(car)),
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
    "cave .9, bird .8, train .8, animal .3, road .5, door .4, light .5, hill .5, night .3, "
    "journey .5, secret .3, mountain .4, stone .4, wall .4"
)
def glowing_arch() -> Plates:
    """Railway tunnel, penguin."""
    dark = outline("26,206 ~22,150 ~32,84 ~60,42 ~100,28 ~140,42 ~168,84 ~178,150 174,206")
    pale = outline("40,206 ~44,166 ~54,130 ~74,108 ~100,100 ~126,108 ~146,130 ~156,166 160,206")
    rails = outline("96,116 98,116 82,206 68,206 | 102,116 104,116 132,206 118,206")
    bars = joined(
        box(100 - w, y, 2 * w, h)
        for y, w, h in figures("122,7,2.6 130,10,3 140,15,4 153,20,5 169,27,6 189,36,8")
    )
    lamp = outline("88,70 ~100,66 112,70 100,84")
    joints = joined(band([polar(100, 140, 60, a), polar(100, 140, 150, a)], 3.5) for a in range(-170, 0, 20))
    blocks = joined(box(x, y, w, 3) for x, y, w in figures("-5,22,50 150,22,60 -5,56,26 176,56,30")) + joined(
        box(x, y, 3, 24) for x, y in points("24,-2 168,-2 44,-2 186,26 12,26")
    )
    stone = dark.stretched(1.15, 1.15, (100, 150))
    return (
        plate(SAGE, whole(), cut(blocks, stone), joints, cut(dark)),
        plate(NIGHT, dark, cut(pale, lamp), rails),
        plate(EMBER, bars),
        plate(SUN, lamp),
    )


@picture(
    "candle .8, fence .4, cage .2, lighthouse .2, cave .8, instrument .6, ice .5, church .6, city .4, "
    "fire .5, light .4, music .4, tooth .4, castle .4, "
    "night .3, drop .4, depth .3, tower .4, cake .3, forest .2, cold .2, secret .2"
)
def rising_pipes() -> Plates:
    """Stalagmites, organ pipes, candles."""
    pipes = figures("12,128,11 35,98,10 57,120,9 77,70,10 100,54,11 123,76,10 144,116,9 166,92,10 188,132,11")
    columns = joined(
        outline(f"{x - w},205 {x - w + 2},{y + 8} ~{x},{y - 2} {x + w - 2},{y + 8} {x + w},205")
        for x, y, w in pipes
    )
    slits = joined(drop((x, 158), (x, 171), 7) for x, y, w in pipes)
    flames = joined(drop((x, y - 25), (x, y - 7), 12) for x, y, w in pipes)
    teeth = joined(
        outline(f"{x - w},-5 ~{x - w * 0.4},{h * 0.4} {x},{h} ~{x + w * 0.4},{h * 0.4} {x + w},-5")
        for x, h, w in figures(
            "-2,64,14 23,58,13 46,76,12 67,36,11 88,20,12 112,22,12 134,40,11 155,70,12 178,56,13 202,64,14"
        )
    )
    falling = joined(drop((x, y), (x, y + 10), 6) for x, y in points("46,84 155,78 23,66 178,62"))
    return (
        plate(NIGHT, whole(), cut(columns, flames, teeth, falling), slits),
        plate(SEA, teeth, falling),
        plate(EMBER, flames),
        plate(SHELL, whole()),
    )


@picture(
    "piano .9, city .9, music .4, night .5, tower .7, window .6, stairs .3, light .4, sound .3, "
    "instrument .3, order .3, moon .3, house .4, stripes .3, road .4"
)
def climbing_keys() -> Plates:
    """A town at night, piano keys."""
    tops = [96, 50, 78, 30, 62, 44, 90]
    slabs = joined(box(4 + 28 * i, y, 25.5, 178 - y) for i, y in enumerate(tops))
    roofs = box(99, 4, 3, 28) + outline("144,44 157,20 169.5,44") + outline("32,50 38,40 52,40 57.5,50")
    black = joined(box(22 + 28 * i, y, 17, 142 - y) for i, y in figures("0,82 1,70 3,54 4,52 5,76"))
    lights = joined(
        box(9 + 28 * i + 9 * k, y + 9 + 14 * j, 5, 8)
        for i, y in enumerate(tops)
        for j in range(4)
        for k in (0, 1)
        if (i + j * 2 + k * 3) % 4
    )
    moon = outline("28,14 ~12,18 ~8,34 ~18,46 34,44 ~22,38 ~20,24")
    street = box(-5, 180, 210, 30)
    dashes = row(box(6, 189, 16, 4), 6, 34)
    return (
        plate(NIGHT, black, street, cut(dashes)),
        plate(EMBER, lights),
        plate(SUN, lights, moon),
        plate(SEA, whole(), cut(slabs, roofs, moon, street)),
    )


@picture(
    "ice .9, tooth .8, sea .6, cold .6, depth .5, winter .5, mountain .4, island .4, boat .3, snow "
    ".4, danger .3, secret .3, giant .3, tiny .2, root .2"
)
def pale_roots() -> Plates:
    """An iceberg, a tooth."""
    mass = outline(
        "46,84 54,58 66,52 78,30 88,40 100,4 116,24 124,48 138,44 148,64 162,84 ~178,104 ~178,130 "
        "166,158 156,182 138,192 124,178 116,156 100,144 86,158 80,180 64,192 46,182 34,156 ~22,128 ~24,102"
    )
    sea = ground([84, 88, 83, 88, 84, 88, 84])
    facets = outline(
        "78,30 72,56 80,84 46,84 54,58 66,52 | 100,4 110,44 102,84 128,84 124,48 116,24 | 138,44 "
        "136,66 144,84 158,84 148,64"
    )
    below = outline(
        "36,106 58,102 64,140 56,170 44,150 | 88,102 120,104 110,128 96,126 | 140,104 "
        "166,106 156,150 144,172 136,140"
    )
    boat = outline("4,78 26,78 ~22,86 ~9,86 | 14,75 14,56 25,75")
    fish = joined(
        outline("-8,0 ~0,-5 6,0 11,-4 11,4 6,0 ~0,5").at(x, y) for x, y in points("16,150 186,172 102,182")
    )
    return (
        plate(SEA, sea, cut(mass, fish), below),
        plate(SAGE, facets, below),
        plate(EMBER, boat, fish),
        plate(SHELL, whole(), cut(mass, sea)),
    )


@picture(
    "fire .9, flower .9, hand .3, warmth .5, night .4, candle .3, leaf .3, light .4, crown .4, tent "
    ".2, vegetable .2, hope .3, love .2, shell .2, danger .2, joy .3, dream .2, bat .2, volcano "
    ".4, fan .3"
)
def closing_petals() -> Plates:
    """A camp fire, a lotus."""
    foot = (100.0, 162.0)
    outer = (
        outline("100,162 ~52,150 ~26,118 6,104 ~24,86 28,70 ~44,104 ~72,130")
        + outline("100,162 ~64,134 ~46,94 28,44 ~46,52 58,46 ~76,92 ~92,130")
    ).twice()
    inner = outline("100,162 ~70,118 ~64,70 78,14 ~82,44 ~100,76 ~106,120").twice()
    heart = outline("100,160 ~80,134 ~82,104 100,58 ~118,104 ~120,134")
    veins = joined(leaf(foot, polar(*foot, r, a), 8, 0.6) for r, a in points("84,-141 84,-39"))
    logs = leaf((16, 150), (178, 196), 26).twice()
    sparks = joined(
        leaf((x, y), (x + d, y - 10), 5)
        for x, y, d in figures("20,40,3 180,36,-3 100,16,2 52,20,2 150,18,-3")
    )
    return (
        plate(NIGHT, whole(), cut(outer, inner, heart, logs, sparks)),
        plate(EMBER, outer, inner, cut(veins, heart)),
        plate(SUN, inner, heart, veins, sparks),
        plate(SAGE, logs, cut(heart, inner)),
    )


@picture(
    "flower .7, joy .8, star .8, night .7, light .8, seed .4, wind .3, space .4, fire .6, spring .2, freedom "
    ".3, sky .6, magic .5, hope .3, sun .2, beginning .2, city .4, house .3, fragile .3, breath .3"
)
def scattering_globe() -> Plates:
    """Fireworks, a dandelion."""
    cx, cy = 98.0, 80.0
    angles = [i * 24 + 6 for i in range(15)]

    def rays(first: int) -> Shape:
        return joined(
            polygon([polar(cx, cy, 14, a - 7), polar(cx, cy, 56 + 12 * first, a), polar(cx, cy, 14, a + 7)])
            for a in angles[first::2]
        )

    tips = [polar(cx, cy, 74, a) for a in angles[1::2]]
    stars = joined(star(x, y, 11, 5, 0.36, 40 * i) for i, (x, y) in enumerate(tips))
    tufts = joined(
        leaf(polar(cx, cy, 54, a), polar(cx, cy, 78, a + d), 6) for a in angles[::2] for d in (-10, 0, 10)
    )
    drift = joined(star(x, y, 9, 5, 0.36, t) for x, y, t in figures("184,24,0 186,126,20 14,136,40"))
    trail = band(points("98,92 98,124 94,168"), [2.5, 3, 4])
    core = disc(cx, cy, 9)
    roofs = outline(
        "-5,205 -5,176 12,162 30,176 30,184 44,184 44,170 56,160 68,170 68,186 84,186 84,176 98,164 112,176 "
        "112,186 128,186 128,168 146,152 164,168 164,182 176,182 176,172 192,160 206,172 206,205"
    )
    panes = joined(box(x, y, 6, 8) for x, y in points("8,182 52,178 94,186 138,178 150,178 188,182"))
    return (
        plate(NIGHT, whole(), cut(rays(0), rays(1), stars, tufts, drift, panes, trail, core, roofs)),
        plate(EMBER, rays(1), core),
        plate(SUN, stars, drift, trail, panes, core),
        plate(SEA, roofs, cut(panes)),
    )


SHEET = (
    four_holes,
    housed_curve,
    glowing_arch,
    rising_pipes,
    climbing_keys,
    pale_roots,
    closing_petals,
    scattering_globe,
)
