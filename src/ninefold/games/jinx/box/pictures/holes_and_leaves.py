"""Pictures: the holed round to the pronged green."""

from math import sin

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SUN, plate
from ninefold.parts.ink.shapes import (
    Shape,
    band,
    box,
    cut,
    disc,
    figures,
    ground,
    joined,
    leaf,
    outline,
    points,
    ring,
    whole,
    within,
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


@picture(
    "planet .9, mushroom .7, tree .5, space .5, hat .5, balloon .3, cake .3, magic .4, forest .4, moon "
    ".4, umbrella .3, "
    "dream .4, story .3, giant .3, tiny .3, flower .2, lamp .2"
)
def ringed_cap() -> Plates:
    """Planet with a ring, mushroom, tree."""

    def cap(x: float, y: float, k: float, turn: float) -> tuple[Shape, Shape, Shape]:
        ball = disc(x, y, 50 * k)
        hoop = disc(x, y + 4 * k, 84 * k, 22 * k, turn).less(disc(x, y + 1 * k, 66 * k, 11 * k, turn))
        stem = outline("-13,44 13,44 ~15,80 26,120 -26,120 ~-15,80").scaled(k, (0, 0)).at(x, y)
        return ball, hoop, stem

    ball, hoop, stem = cap(104, 74, 1, -16)
    small, thin, foot = cap(36, 154, 0.36, 14)
    other, rim, leg = cap(170, 160, 0.3, -10)
    spots = joined(
        disc(x, y, r) for x, y, r in figures("88,46,9 120,40,6 134,56,5 108,106,6 84,104,4 66,64,5")
    )
    bands = band(points("56,52 80,62 120,54 150,58"), [4, 7, 6, 3]) + band(
        points("70,112 100,120 130,114"), [3, 6, 3]
    )
    soil = ground([186, 178, 184, 180, 186, 180, 188])
    hoops = hoop + thin + rim
    balls = ball + small + other
    stems = stem + foot + leg
    return (
        plate(SEA, whole(), cut(balls, hoops, stems)),
        plate(SUN, balls, cut(hoops)),
        plate(EMBER, spots, bands, cut(hoops), within(balls)),
        plate(SAGE, soil, cut(stems)),
    )


@picture(
    "cactus .8, desert .6, food .8, hand .5, summer .4, hunger .4, flower .4, king .2, tree .3, candle .3, "
    "garden .3, giant .3, balance .2, knife .3"
)
def pronged_green() -> Plates:
    """Cactus, fork, raised hand."""
    fork = outline(
        "46,98 50,22 ~53,12 56,22 60,84 ~68,94 76,84 80,18 ~83,8 86,18 92,84 ~100,94 108,84 114,18 "
        "~117,8 120,18 124,84 ~132,94 140,84 144,22 ~147,12 150,22 154,98 ~144,124 ~116,136 108,152 "
        "114,205 86,205 92,152 ~84,136 ~56,124"
    )
    pricks = joined(
        leaf((x - 4, y), (x + 3, y + 5), 4) for x, y in points("70,106 100,108 130,106 86,120 114,122")
    )
    tufts = joined(leaf((x, 20), (x + d, 20 - h), 9) for x in (147,) for d, h in ((-9, 14), (0, 20), (9, 14)))
    near = ground([190, 182, 190, 196, 188, 180, 190])
    far = ground([166, 172, 178, 170, 164, 170, 176])
    return (
        plate(SEA, whole(), cut(fork, tufts, far), pricks),
        plate(EMBER, tufts, near, cut(fork)),
        plate(SUN, far, cut(fork)),
        plate(SAGE, fork),
    )


@picture(
    "cup 1, tea 1, sound .6, music .5, instrument .6, warmth .6, food .5, morning .6, joy .3, stripes .4, "
    "letter .2, work .2"
)
def laced_drum() -> Plates:
    """Cup of tea on its saucer, drum with a stick."""
    body = outline("28,74 172,74 ~168,116 ~150,152 ~100,168 ~50,152 ~32,116")
    handle = band(points("164,90 192,86 198,110 184,132 152,140"), [10, 10, 10, 9, 8])
    mouth, drink = disc(100, 74, 72, 17), disc(100, 75, 62, 12)
    lace = joined(
        band(
            [
                (28 + 18 * i, 100 + 12 * sin(0.39 * i) + i % 2 * 40),
                (46 + 18 * i, 140 + 12 * sin(0.39 * i + 0.39) - i % 2 * 40),
            ],
            4.5,
        )
        for i in range(8)
    )
    hoop = outline("20,88 ~100,110 180,88 180,97 ~100,119 20,97")
    stick = band([(122, 76), (158, 18)], 7) + disc(158, 18, 9)
    thread = band(points("58,86 54,98 56,112"), 3)
    tag = outline("56,108 70,118 70,146 42,146 42,118")
    saucer = disc(100, 180, 94, 15)
    biscuit = disc(176, 170, 18, 8)
    steam = joined(
        band([(x, 58), (x - 9, 44), (x + 7, 26), (x - 2, y)], [0, 9, 9, 0])
        for x, y in points("58,8 84,-4 110,8")
    )
    return (
        plate(SEA, whole(), cut(saucer, body, handle, mouth, stick, steam, biscuit)),
        plate(EMBER, lace, hoop, within(body), cut(tag), handle, biscuit),
        plate(NIGHT, drink, cut(stick), thread, disc(56, 132, 5)),
        plate(SUN, saucer, cut(body), stick, tag),
    )


SHEET = (laced_drum, barred_light, ringed_cap, pronged_green)
