"""Pictures of things in a house: books, cups, furniture."""

from math import sin

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, each, grid, ripple, row
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
    polygon,
    ring,
    whole,
    within,
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
    "lamp .9, candle .9, jellyfish .6, light .7, night .4, depth .2, fire .4, theatre .5, root .2, "
    "elegance .6, joy .3, castle .4, branch .4, crown .2, spider .2, chain .5"
)
def arms_of_light() -> Plates:
    """Chandelier, octopus, roots."""
    rod = outline("95,32 ~87,44 ~89,60 96,68 86,71 86,76 95,79 ~87,90 ~91,102 101,128 101,32").twice()
    lines = [
        points("92,90 72,112 42,118 24,100"),
        points("94,92 84,128 66,152 50,138"),
        points("98,96 98,140 92,178 76,174"),
    ]
    arms = joined(band(line, [10, 8, 7, 6], True) for line in lines)
    tips = points("22,94 48,132 75,166")
    sticks = joined(box(x - 6, y - 28, 12, 26) + box(x - 12, y - 4, 24, 5) for x, y in tips)
    flames = joined(drop((x, y - 57), (x, y - 33), 12) for x, y in tips)
    beads = joined(drop((x, y), (x, y + 12), 8) for x, y in points("34,116 64,152"))
    pearls = dots(points("86,76 76,82 65,85 54,86 43,84 34,80"), 2.8)
    last = drop((100, 172), (100, 188), 10)
    chain = disc(100, 24, 5, 8).less(disc(100, 24, 2.4, 5)) + outline("70,-5 130,-5 124,10 ~100,16 76,10")
    side = arms + sticks + flames + beads
    return (
        plate(NIGHT, whole(), cut(rod, (side + pearls).twice(), last, chain)),
        plate(EMBER, (flames + beads).twice(), last),
        plate(SUN, rod + arms.twice(), cut((sticks + flames).twice()), chain),
    )


@picture(
    "cup .9, bird .9, tea .8, elegance .5, feather .2, calm .4, warmth .5, "
    "morning .4, love .2, food .3, fragile .3, breath .2"
)
def afloat() -> Plates:
    """A teacup, a swan."""
    bowl = outline("8,76 136,76 ~137,110 ~120,146 ~80,160 ~40,150 ~12,118")
    neck = band(
        points("110,140 148,134 174,116 182,92 176,70 162,60 150,62 142,70"), [18, 15, 14, 13, 13, 15, 16, 11]
    )
    beak = outline("138,64 ~149,70 148,76 134,86 ~132,76")
    mouth = disc(72, 76, 64, 12)
    steam = joined(
        band([(x, 62), (x - 10, 62 - h * 0.35), (x + 8, 62 - h * 0.7), (x - 2, 62 - h)], [0, 9, 8, 0])
        for x, h in figures("34,46 60,58 86,48")
    )
    dish = disc(92, 166, 92, 22)
    thread = band(points("34,80 31,98 34,108"), 2.6)
    tag = outline("23,108 45,106 47,126 25,128")
    trim = dots(points("60,112 76,113 92,112 108,110 124,107"), 4.4)
    shape = bowl + neck + mouth
    return (
        plate(EMBER, whole(), cut(shape, beak, steam, dish)),
        plate(SUN, dish, cut(shape), beak),
        plate(NIGHT, disc(72, 77, 56, 8), thread, disc(155, 64, 2.4)),
        plate(SEA, tag, trim, band(points("54,100 92,102 128,96"), 3)),
    )


@picture(
    "book .9, bird .9, freedom .6, wing .4, sky .4, story .4, wind .3, journey .3, together .4, letter .3, "
    "dream .4, change .4, library .2, butterfly .4, kite .3, bat .2"
)
def feathered_pages() -> Plates:
    """Books that fly off as birds."""
    wing = outline("0,0 ~-16,-26 ~-40,-32 -66,-12 ~-62,2 -64,10 ~-36,4 0,30").twice(0)
    cover = outline("0,36 ~-32,12 -64,18 -67,27 ~-32,24 0,50").twice(0)
    lines = joined(
        band([(6 * i - 56, 10 * i - 8), (-34, 10 * i - 16), (-8, 9 * i + 6)], [0, 3.4, 0]) for i in (0, 1)
    )
    bird = outline("0,0 ~-10,-16 ~-24,-18 -44,-8 ~-22,-4 0,18 ~22,-4 44,-8 ~24,-18 ~10,-16")
    rim = outline("0,22 ~-22,0 -44,-4 -45,2 ~-22,6 0,30 ~22,6 45,2 44,-4 ~22,0")
    near = figures("58,84,1,-10 140,74,.85,12")
    far = figures("92,42,.6,-6 164,28,.45,8 34,30,.45,-12 120,14,.3,0")

    def fly(shape: Shape, places: list[list[float]]) -> Shape:
        return joined(shape.scaled(k, (0, 0)).turned(t, (0, 0)).at(x, y) for x, y, k, t in places)

    first = [[106.0, 140.0, 1.0, 8.0]]
    edges = fly(cover, first) + fly(rim, near)
    return (
        plate(SEA, whole(), cut(fly(wing, first), edges, fly(bird, near + far))),
        plate(EMBER, edges),
        plate(NIGHT, fly(lines.twice(0), first)),
    )


@picture(
    "cup .8, branch .7, animal .4, tree .7, candle .4, light .2, forest .4, nature .4, autumn .6, "
    "flower .4, elegance .4, leaf .5, growth .3, double .3, crown .3, king .1, garden .2, root "
    ".2, calm .2, cat .2, horse .3"
)
def bearing_leaves() -> Plates:
    """A vase of branches, a deer."""
    beam = band(points("98,142 88,122 62,106 34,96 18,70 22,34"), [11, 11, 10, 9, 7, 0])
    tines = joined(
        band(points(line), [w, w - 1.5, 0])
        for line, w in [("62,106 64,78 58,40", 8), ("36,96 40,74 36,52", 7), ("70,109 50,124 30,124", 7)]
    )
    tips = points("22,34 58,40 36,52 30,124")
    leaves = joined(
        leaf((x, y + 2), (x + dx, y + dy), 15)
        for (x, y), (dx, dy) in zip(tips, points("2,-30 -2,-34 -2,-24 -26,6"), strict=True)
    )
    vase = outline(
        "80,124 120,124 113,138 ~134,156 ~124,178 108,190 120,203 80,203 92,190 ~76,178 ~66,156 87,138"
    )
    ears = ring(66, 152, 15, 6)
    stalk = band(points("100,140 100,100 102,60 98,30"), [9, 8, 7, 0]) + joined(
        band(points(line), [6, 5, 0]) for line in ("100,92 112,80 114,66", "101,76 90,66 89,52")
    )
    middle = joined(
        leaf((x, y), (x + dx, y + dy), 15)
        for x, y, dx, dy in figures("98,34,2,-32 114,68,4,-28 89,54,-3,-28")
    )
    gems = joined(outline("0,-7 5,0 0,7 -5,0").at(x, 160) for x in (84, 100, 116))
    return (
        plate(SAGE, whole(), cut(leaves.twice(), middle, vase, ears.twice())),
        plate(NIGHT, (beam + tines).twice(), stalk, cut(vase)),
        plate(EMBER, vase + ears.twice(), cut(gems)),
        plate(SUN, leaves.twice(), middle, gems),
    )


@picture(
    "letter .9, mountain .9, sail .4, evening .5, sun .5, tent .4, snow .4, hope .3, house .3, journey .4, "
    "calm .3, search .2, secret .4, love .3, arrow .2, alone .3, ice .3"
)
def four_folds() -> Plates:
    """An envelope with its seal, a mountain and the sun."""
    low = outline("-5,205 ~46,142 100,92 ~154,142 205,205")
    cap = outline("72,118 100,92 128,118 ~118,118 112,128 104,116 96,130 88,116 82,126")
    left = outline("-5,4 ~48,52 92,94 ~46,138 -5,194")
    top = outline("6,-5 194,-5 ~146,46 100,88 ~54,46")
    seal = disc(100, 84, 27)
    glint = ring(100, 84, 20, 3)
    trees = joined(
        leaf((x, y), (x, y - 18), 10, 0.35)
        for x, y in points(
            "30,194 48,184 66,192 84,180 102,194 120,182 138,192 156,182 174,194 72,168 92,162 "
            "112,164 132,168"
        )
    )
    return (
        plate(NIGHT, top, cut(seal), trees),
        plate(SEA, low, cut(cap, seal)),
        plate(EMBER, seal, cut(glint)),
        plate(SHELL, left.twice(), cut(seal)),
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


@picture(
    "bridge .8, meeting .6, together .5, balance .3, river .3, evening .3, rope .4, giant .3, boat .4, sea "
    ".4, love .4, alone .3, separation .5, calm .3, ladder .3, chain .3"
)
def two_seats() -> Plates:
    """Two chairs, a hanging bridge."""
    seat = outline(
        "4,6 ~12,0 20,6 30,108 86,108 86,120 82,120 86,205 75,205 72,160 26,160 22,205 10,205 14,112"
    )
    gap = outline("26,122 71,122 71,150 26,150")
    slats = joined(outline("0,0 8,0 9,12 1,12").at(x, y) for x, y in points("9,18 11,40 13,62 15,84"))
    cushion = outline("32,108 ~32,94 ~58,90 ~86,94 86,108")
    rope = band(points("14,8 50,44 100,58 150,44 186,8"), 5)
    deck = box(84, 100, 32, 6) + box(90, 56, 2.8, 46) + box(107, 56, 2.8, 46)
    boat = outline("84,166 116,166 ~110,178 ~90,178 | 99,162 99,128 113,162")
    sea = ground([172, 176, 171, 176, 172, 176, 172])
    waves = joined(ripple(x, y, 26, 5, 4) for x, y in points("38,190 88,192 138,188"))
    chairs = seat.less(gap)
    return (
        plate(EMBER, chairs.twice(), cut(slats.twice())),
        plate(NIGHT, rope, deck, boat, cushion.twice()),
        plate(SUN, whole(), cut(sea)),
        plate(SEA, sea, cut(waves, boat)),
    )


@picture(
    "city .9, book .8, library .7, tower .6, window .5, evening .4, story .4, house .4, sun .4, order .3, "
    "together .3, work .3, instrument .2, wall .2, memory .2"
)
def upright_row() -> Plates:
    """Books on a shelf, a town at dusk."""

    def panes(x: float, y: float, across: int, down: int) -> Shape:
        return grid(box(x, y, 6, 8), across, down, 10, 15)

    night = box(-5, 62, 34, 118) + box(60, 92, 20, 88) + box(136, 40, 30, 140) + box(150, 8, 3, 34)
    ember = outline("31,180 31,84 44,64 57,84 57,180") + box(82, 50, 28, 130)
    leaning = outline("170,76 188,72 212,178 194,180")
    sea = box(112, 82, 22, 98)
    bands = joined(box(31, y, 26, 4) for y in (96, 164)) + joined(box(82, y, 28, 4) for y in (62, 70, 160))
    lit = panes(4, 72, 2, 6) + panes(67, 104, 1, 4) + panes(143, 52, 2, 7)
    return (
        plate(NIGHT, night, cut(lit), box(-5, 180, 210, 30)),
        plate(EMBER, ember, cut(bands, box(40, 112, 8, 11)), leaning),
        plate(SEA, sea, cut(box(112, 94, 22, 5), box(112, 160, 22, 5))),
        plate(SUN, disc(62, 64, 50), cut(ember), lit),
    )


@picture(
    "tea .9, elephant .8, animal .4, acrobat .3, warmth .4, cup .4, food .3, story .2, water .4, "
    "magic .2, jewel .3, garden .2, hat .3"
)
def pouring() -> Plates:
    """Teapot, elephant, watering can."""
    body = outline(
        "64,82 ~86,62 ~120,58 ~154,72 ~172,104 ~166,144 154,164 154,190 126,190 122,172 ~109,174 "
        "96,172 92,190 64,190 62,154 ~52,136 ~34,128 ~16,108 ~13,78 3,54 ~17,48 33,52 ~30,78 "
        "~40,90 ~52,88"
    )
    handle = band([(156, 78), (182, 72), (194, 98), (184, 128), (162, 140)], [12, 11, 10, 10, 8])
    lid = outline("80,62 ~98,42 ~118,36 ~140,42 156,66 ~118,54") + disc(118, 28, 9)
    ear = outline("70,88 ~90,80 ~106,94 ~106,122 ~92,144 ~76,132 ~66,110")
    rug = joined(
        polygon([(x, y - 10), (x + 7, y), (x, y + 10), (x - 7, y)])
        for x, y in points("122,76 142,82 122,104 142,108 160,110 122,132 142,134 158,138")
    )
    steam = joined(
        band([(x, y), (x - 7, y - 12), (x + 6, y - 24), (x, y - 38)], [0, 6, 6, 0])
        for x, y in [(10, 44), (26, 38), (42, 44)]
    )
    return (
        plate(SEA, body + handle, cut(rug, ear)),
        plate(EMBER, lid),
        plate(SUN, rug, ear),
        plate(SAGE, steam),
    )


@picture(
    "theatre .9, tent .4, waterfall .8, hair .6, cave .5, window .4, secret .5, water .4, river .4, fish "
    ".7, stripes .4, "
    "door .3, beginning .3, face .3, dress .3, night .3, boat .2, story .3, end .2"
)
def parted_falls() -> Plates:
    """Curtain, waterfall, parted hair."""
    pane = outline("-5,-5 101,-5 ~92,50 ~66,96 34,122 ~50,150 62,205 -5,205")
    folds = [
        points("84,-8 72,50 48,94 26,119"),
        points("61,-8 49,50 31,92 18,117"),
        points("38,-8 29,48 18,88 10,115"),
    ]
    below = [points("26,132 38,160 46,210"), points("9,132 10,160 13,210")]
    strokes = joined(band(f, [9, 8, 6, 4]) for f in folds) + joined(band(f, [4, 7, 9]) for f in below)
    tie = band([(-8, 120), (14, 126), (42, 121)], [14, 14, 12], round_ends=True)
    foam = each(5, lambda i: disc(6 + 47 * i, 198, 27, 24))
    leap = outline("96,52 ~110,66 ~116,88 ~108,110 ~98,122 112,140 ~92,134 76,142 ~86,124 ~84,100 ~86,70")
    return (
        plate(SEA, pane.twice(), cut(strokes.twice(), tie.twice(), foam)),
        plate(NIGHT, whole(), cut(pane.twice(), foam, tie.twice(), leap)),
        plate(EMBER, tie.twice()),
        plate(SUN, leap, cut(disc(101, 64, 2.6))),
    )
