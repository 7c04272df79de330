"""Pictures: the holed round to the pronged green."""

from math import sin

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.shapes import (
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
    "warmth .3, sadness .2, alone .2, tower .2, magic .3, secret .2",
    en="A dark frame with a ring, a cap and a few bars holds a glow; in it a red shape with a pointed wing "
    "and three pointed tails rises.",
    fr="Un cadre sombre à anneau, chapeau et quelques barreaux enferme une lueur ; dedans s'élève une "
    "forme rouge à aile pointue et trois queues effilées.",
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
    "dream .4, story .3, giant .3, tiny .3, flower .2, lamp .2",
    en="A big round yellow head with red bands and holes, a slanting pale hoop around it, on a stout pale "
    "stem; two small ones like it grow at its foot.",
    fr="Une grosse tête ronde et jaune à bandes rouges et trous, un anneau pâle en biais autour, sur un pied "
    "trapu et pâle ; deux petites pareilles poussent à son pied.",
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
    "cactus .9, desert .7, food .6, hand .4, summer .4, hunger .4, flower .4, king .2, tree .3, candle "
    ".3, garden .3, "
    "giant .3, balance .2, knife .3",
    en="A tall green thing on a thin stalk parts into four rounded prongs, each with a red tuft; small pale "
    "strokes all over it, red and yellow waves below.",
    fr="Une haute chose verte sur une tige mince se partage en quatre dents arrondies, chacune à houppe "
    "rouge ; "
    "de petits traits pâles partout, des vagues jaunes dessous.",
)
def pronged_green() -> Plates:
    """Cactus, fork, raised hand."""
    prongs = joined(
        outline(f"{x - 8},96 {x - 8},44 ~{x},34 {x + 8},44 {x + 8},96") for x in (58, 86, 114, 142)
    )
    palm = outline("50,86 150,86 ~146,118 ~122,134 113,144 112,190 88,190 87,144 ~78,134 ~54,118")
    gaps = joined(outline(f"{x - 6},34 {x - 6},92 ~{x},100 {x + 6},92 {x + 6},34") for x in (72, 100, 128))
    pricks = joined(
        leaf((x - 4, y), (x + 3, y + 5), 4)
        for x, y in points(
            "58,52 86,60 114,50 142,58 58,72 86,80 114,72 142,78 66,106 90,108 112,104 134,108 84,124 "
            "108,126 "
            "100,144 96,160 104,172"
        )
    )
    tufts = joined(
        leaf((x, 40), (x + d, 40 - h), 9)
        for x in (58, 86, 114, 142)
        for d, h in ((-10, 18), (0, 24), (10, 18))
    )
    near = ground([182, 172, 180, 188, 178, 170, 182])
    far = ground([158, 164, 170, 160, 152, 160, 168])
    return (
        plate(SHELL, whole()),
        plate(SEA, prongs, palm, cut(gaps, pricks)),
        plate(EMBER, tufts, near),
        plate(SUN, far, cut(palm), near),
    )


@picture(
    "cup .9, tea .8, sound .7, music .6, instrument .6, warmth .4, food .4, morning .3, joy .3, stripes .3, "
    "work .2",
    en="A round pale vessel with red hoops and a red zigzag, a loop at its side, dark on top; two yellow "
    "sticks stand in it, a dish below.",
    fr="Un récipient rond et pâle à cercles et zigzag rouges, une anse, le dessus sombre ; deux bâtons "
    "jaunes y sont plantés, un plat dessous.",
)
def laced_drum() -> Plates:
    """Drum with two sticks, cup of coffee on its saucer."""
    body = outline("28,74 172,74 166,144 ~146,160 ~100,168 ~54,160 34,144")
    handle = band(points("166,88 192,88 198,112 186,132 160,138"), [9, 9, 9, 8, 7])
    mouth, drink = disc(100, 74, 72, 17), disc(100, 75, 62, 12)
    lace = joined(
        band(
            [
                (28 + 18 * i, 98 + 12 * sin(0.39 * i) + i % 2 * 44),
                (46 + 18 * i, 142 + 12 * sin(0.39 * i + 0.39) - i % 2 * 44),
            ],
            4.5,
        )
        for i in range(8)
    )
    hoops = outline("29,90 ~100,112 171,90 170,101 ~100,123 30,101") + outline(
        "33,134 ~100,158 167,134 167,146 ~100,170 33,146"
    )
    sticks = joined(band([a, b], 7) + disc(*b, 9) for a, b in [((88, 75), (52, 12)), ((114, 76), (154, 20))])
    saucer = disc(100, 180, 90, 13)
    steam = band(points("104,56 96,42 108,28 100,10"), [0, 7, 7, 0])
    return (
        plate(SEA, whole(), cut(saucer, body, handle, mouth, sticks, steam)),
        plate(EMBER, lace, hoops, within(body), handle),
        plate(NIGHT, drink, cut(sticks)),
        plate(SUN, saucer, cut(body), sticks),
    )


SHEET_P = (laced_drum, barred_light, ringed_cap, pronged_green)
