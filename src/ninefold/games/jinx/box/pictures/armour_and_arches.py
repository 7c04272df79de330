"""Pictures: the plated back to the ridged arch."""

from math import cos, radians

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import along, dots, ripple
from ninefold.parts.ink.shapes import (
    Point,
    Shape,
    arc,
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
    whole,
    within,
)


@picture(
    "shield .9, insect .9, knife .6, king .4, protection .4, animal .4, power .3, mask .3, flag .3, danger "
    ".3, castle .2, double .3, joy .1, clock .1, garden .2, turtle .3"
)
def quartered_back() -> Plates:
    """Shield and crossed lances, beetle."""
    plate_edge = "~44,108 ~60,154 100,190"
    left = outline(f"98,60 ~70,62 42,72 {plate_edge.replace('100,190', '98,188')}")
    right = left.mirrored()
    upper = box(-5, 40, 105, 76) + box(100, 117, 105, 90)
    spots = dots(points("70,94 130,94 76,142 124,142"), 9)
    lances = joined(
        band([a, b], 5) + leaf(b, c, 11)
        for a, b, c in ((((184, 184)), (22, 62), (2, 46)), (((16, 184)), (178, 62), (198, 46)))
    )
    helm = outline("72,60 ~76,32 ~100,20 ~124,32 128,60 ~100,54")
    slit = outline("82,40 ~100,36 118,40 ~100,45")
    plumes = band(points("92,24 84,8 62,6"), [6, 7, 0], True).twice()
    arms = band(points("50,124 22,118 4,128"), [6, 5, 0]).twice()
    hilts = band(points("24,162 42,186"), 6).twice()
    return (
        plate(SUN, whole(), cut(left, right, spots)),
        plate(NIGHT, lances, hilts, arms, cut(left, right), helm, cut(slit)),
        plate(EMBER, left + right, cut(upper, spots), plumes),
        plate(SEA, left + right, within(upper), cut(spots)),
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
    "parachute .9, flower .7, wind .5, seed .7, falling .6, sky .5, umbrella .7, person .5, freedom .4, "
    "spring .3, hope .3, jellyfish .4, tiny .3, field .2, summer .3, peacock .3, kite .2, fragile .3"
)
def drifting_tufts() -> Plates:
    """Parachutes, dandelion seeds, umbrellas."""
    about = (96.0, 134.0)
    turns = range(-156, -20, 22)
    lines = joined(leaf(about, polar(*about, 84, a), 4, 0.6) for a in range(-167, 0, 22))
    panels = [arc(*about, 72, 100, a - 11, a + 11) for a in turns]
    tufts = [
        joined(leaf(polar(*about, 80, a), polar(*about, 118, a + s), 14, 0.55) for s in (-8, 0, 8))
        for a in turns
    ]
    canopy = arc(*about, 72, 100, -167, -13) + joined(tufts)
    body = disc(96, 138, 6.5) + outline(
        "78,128 ~90,144 ~102,144 114,128 117,132 ~106,152 104,162 108,180 102,181 97,168 92,181 86,180 "
        "88,162 ~86,152 75,132"
    )
    small = joined(leaf((0, 0), polar(0, 0, 26, a), 6, 0.7) for a in range(-155, -20, 26))
    places = points("184,160 24,162 150,176")
    field = ground([192, 195, 191, 196, 190])
    return (
        plate(SEA, whole(), cut(lines, canopy, body, field, *[small.at(x, y) for x, y in places])),
        plate(EMBER, *panels[::2], *tufts[::2]),
        plate(NIGHT, body, *[drop((x, y - 1), (x, y + 17), 9) for x, y in places]),
        plate(SUN, field),
    )


@picture(
    "sleep .8, book 1, story .7, dream .4, night .3, calm .4, child .3, library .4, warmth .3, letter .4, "
    "protection .2, secret .3, house .2, door .3"
)
def under_the_cover() -> Plates:
    """A book, a bed from above."""
    board = outline("24,8 150,8 ~158,10 160,18 160,170 ~158,178 150,180 24,180")
    pages = outline("158,16 174,26 174,192 40,192 26,178 156,178")
    edges = band(points("163,22 163,100 163,182"), 2.5) + band(points("169,26 169,110 169,187"), 2.5)
    edges += box(36, 182, 126, 2.5) + box(42, 187, 126, 2.5)
    back = box(24, 8, 16, 172)
    ribs = joined(box(24, y, 16, 5) for y in (30, 40, 144, 154))
    cushion = outline("58,24 ~102,18 146,24 ~150,44 146,62 ~102,68 58,62 ~54,44")
    sheet = outline("50,80 154,80 154,172 50,172")
    fold = outline("48,80 ~102,74 156,80 156,95 ~102,89 48,95")
    rows = points("112,144 126,130 140,144 154,114")
    lines = joined(band([(60, y), (96, y - 4), (end, y)], 4) for y, end in rows)
    hair = disc(102, 43, 17)
    face = outline("88,50 ~102,40 116,50 ~113,61 ~102,64 ~91,61")
    ribbon = outline("118,186 132,186 132,210 125,203 118,210")
    return (
        plate(EMBER, board, cut(cushion, sheet, back), ribbon),
        plate(NIGHT, back, cut(ribs), edges, hair, cut(face)),
        plate(SEA, sheet, cut(fold, lines)),
        plate(SUN, whole(), cut(board, pages), ribs, face),
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
    "train .9, insect .9, snake .3, journey .6, toy .5, animal .4, leaf .4, window .4, hill .5, "
    "machine .5, garden .3, cloud .3, together .4, growth .2, nature .3, breath .3"
)
def crawling_carriages() -> Plates:
    """A train, a caterpillar on a branch."""
    spots = figures("2,152,-40 38,116,-38 82,94,-10 128,104,28 164,136,40")
    wagon = outline("-20,14 ~-23,-2 ~-17,-17 ~0,-21 ~17,-17 ~23,-2 20,14 ~0,16")
    panes = box(-12, -11, 9, 12) + box(3, -11, 9, 12)
    feet = dots([(-11, 17), (11, 17)], 6.5)

    def on(shape: Shape) -> Shape:
        return joined(shape.turned(t, (0, 0)).at(x, y) for x, y, t in spots)

    pipes = outline(
        "-6,-16 -9,-34 -3,-34 -2,-16 | 5,-16 8,-34 14,-34 10,-16 | -12,-34 0,-34 0,-38 -12,-38 | 5,-34 "
        "17,-34 17,-38 5,-38"
    )
    pipes = pipes.turned(40, (0, 0)).at(164, 136)
    track = outline("-5,194 ~34,154 ~62,134 ~86,128 ~116,134 ~142,158 ~168,182 205,202 205,205 -5,205")
    line = points("-8,182 34,142 62,122 86,116 116,122 142,146 168,170 208,194")
    rail = band(line, 3.4)
    ties = joined(box(-2.5, 0, 5, 11).turned(t, (0, 0)).at(x, y) for x, y, t in along(line, 15))
    puffs = joined(disc(x, y, r) for x, y, r in figures("186,84,8 176,62,11 152,42,14 118,30,16 78,26,19"))
    sprigs = joined(
        leaf((a, b), (c, d), 14)
        for a, b, c, d in figures("38,196,58,172 76,188,98,162 114,192,132,168 84,200,112,196")
    )
    return (
        plate(SUN, track, cut(sprigs), on(panes)),
        plate(SAGE, on(wagon), cut(on(panes))),
        plate(NIGHT, rail, ties, on(feet), pipes),
        plate(SHELL, puffs),
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


SHEET = (
    quartered_back,
    wedge_at_sea,
    drifting_tufts,
    under_the_cover,
    lifted_strands,
    crawling_carriages,
    ridged_arch,
)
