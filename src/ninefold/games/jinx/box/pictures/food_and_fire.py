"""Pictures of food, fires and lamps."""

from math import cos, radians

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import ripple
from ninefold.parts.ink.shapes import (
    Point,
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
    "boat .9, cheese .9, sea .6, journey .4, food .4, window .3, cake .2, harbour .3, machine .3, cloud .3, "
    "hunger .2, adventure .3, tiny .2, giant .2, flag .2"
)
def wedge_at_sea() -> Plates:
    """A piece of cheese, a steamer."""
    wedge = outline("0,120 196,66 ~192,120 182,178 20,178")
    holes = joined(
        disc(x, y, r)
        for x, y, r in figures("44,134,10 76,122,6 108,122,14 142,106,7 168,122,12 70,154,12 128,150,7")
    )
    dents = disc(62, 103, 10, 8) + disc(188, 70, 10, 8)
    stack = outline("104,94 108,46 132,46 136,86")
    mast = box(170, 24, 4, 50) + band(points("172,26 136,64"), 2.6) + band(points("172,26 198,70"), 2.6)
    flag = outline("174,22 196,30 174,38")
    puffs = joined(disc(x, y, r) for x, y, r in figures("110,26,12 88,18,10 66,22,8 48,16,5"))
    water = ground([158, 164, 157, 164, 158, 164, 158])
    return (
        plate(SUN, wedge, cut(holes, dents, stack)),
        plate(EMBER, stack, cut(box(100, 58, 40, 9)), flag),
        plate(NIGHT, holes, puffs, mast),
        plate(SEA, water, cut(*[ripple(x, y, 40) for x, y in points("10,182 82,190 148,182")])),
    )


@picture(
    "flower .6, sun .6, fan .4, bread .6, bridge .6, boat .6, mirror .6, circle .5, shell .5, sea .5, "
    "rainbow .5, morning .4, evening .4, food .3, moon .3, eye .3, calm .3, journey .3, hill .2"
)
def ridged_arch() -> Plates:
    """A croissant, a bridge, the moon."""

    def at(angle: float, side: float) -> Point:
        fat = 7 + 26 * cos(radians((angle + 90) * 0.84))
        return polar(100, 116, 64 + side * fat, angle)

    def roll(a: float) -> Shape:
        places = [
            at(a, 1),
            at(a + 13, 1.16),
            at(a + 25, 1),
            at(a + 29, 0),
            at(a + 24, -1),
            at(a + 1, -1),
            at(a + 4, 0),
        ]
        marks = ["", "~", "", "~", "", "", "~"]
        return outline(" ".join(f"{mark}{x},{y}" for mark, (x, y) in zip(marks, places, strict=True)))

    angles = [-184 + 27.4 * i for i in range(7)]
    rolls = joined(roll(a) for a in angles)
    crust = joined(leaf(at(a + 9, 0.85), at(a + 14, -0.7), 10) for a in angles)
    water = box(-5, 116, 210, 100)
    slits = joined(leaf((-30, y), (230, y), w) for y, w in ((128, 3), (146, 4), (168, 5)))
    sail = outline("102,108 102,80 122,108 | 98,108 98,90 86,108")
    hull = outline("80,111 124,111 ~116,121 ~88,121")
    return (
        plate(SUN, rolls, cut(water), rolls.reflected(116)),
        plate(EMBER, crust, cut(water), sail),
        plate(SEA, water, cut(slits), hull),
        plate(SHELL, box(-5, -5, 210, 121), cut(rolls)),
    )


@picture(
    "cake .9, tower 1, candle .6, joy .5, church .4, castle .4, balance .4, night .4, search .3, food .3, "
    "stairs .3, falling .3, hope .4, watching .3, light .3, rocket .3"
)
def leaning_tiers() -> Plates:
    """Birthday cake, leaning tower, telescope."""
    tiers = figures("62,168,40 58,135,33 54,102,33 50,69,33 34,40,30")
    foot = (100.0, 205.0)

    def lean(*shapes: Shape) -> Shape:
        return joined(shapes).turned(9, foot).at(-14, 0)

    walls = [box(100 - half, top, 2 * half, high) for half, top, high in tiers]
    ledges = joined(box(97 - half, top - 1, 2 * half + 6, 6) for half, top, _ in tiers)
    arches = joined(
        outline(f"{x - 6},{y} {x - 6},{y - 14} ~{x},{y - 21} {x + 6},{y - 14} {x + 6},{y}")
        for n, y in ((6, 206), (6, 167), (5, 134), (5, 101), (3, 68))
        for x in [100 + (i - (n - 1) / 2) * 19 for i in range(n)]
    )
    icing = joined(disc(100 + 13.5 * i, 46, 7) for i in (-2, -1, 0, 1, 2))
    icing += joined(disc(100 + 12.5 * (i - 3.5), 74, 6.4) for i in range(8))
    icing += joined(disc(100 + 13.5 * (i - 3.5), 107, 6.4) for i in range(8))
    wick = box(96, 22, 8, 18)
    flame = drop((100, -2), (100, 17), 13)
    return (
        plate(NIGHT, whole(), cut(lean(*walls, ledges, wick, flame)), lean(arches), cut(lean(icing))),
        plate(SHELL, lean(*walls), cut(lean(ledges, icing))),
        plate(EMBER, lean(wick)),
        plate(SUN, lean(flame)),
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


@picture(
    "lamp .8, bird .7, cage .7, fire .6, light .7, night .5, freedom .4, bell .2, lighthouse .2, hope .4, "
    "warmth .3, sadness .2, alone .2, tower .2, magic .3, secret .2"
)
def barred_light() -> Plates:
    """Lantern with a flame, cage with a bird."""
    cap = outline("100,30 ~128,42 146,64 54,64 ~72,42") + ring(100, 18, 16, 5)
    base = outline("50,164 150,164 162,184 38,184")
    bars = joined(box(x - 2.5, 60, 5, 108) for x in (58, 86, 114, 142))
    glow = disc(100, 114, 70)
    flame = outline(
        "122,76 ~112,84 ~112,98 ~120,112 ~122,130 ~112,146 ~98,152 80,164 86,150 66,154 78,142 62,132 "
        "~80,132 ~86,112 ~90,92 ~104,80"
    )
    wing = outline("92,126 ~104,118 ~112,104 ~114,124 ~106,138")
    return (
        plate(NIGHT, cap, base, bars),
        plate(EMBER, flame, cut(wing)),
        plate(SUN, glow),
        plate(SEA, whole(), cut(glow)),
    )
