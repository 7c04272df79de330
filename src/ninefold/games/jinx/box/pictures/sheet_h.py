"""Pictures: the crowned flower to the four folds."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, each, wheel
from ninefold.games.jinx.box.pictures.shapes import (
    Point,
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
    polygon,
    ring,
    whole,
    within,
)


@picture(
    "crown .9, castle .8, king .6, tower .4, city .3, wall .3, fire .3, story .4, power .3, hill .4, "
    "protection .3, mask .2, hand .2, door .3, road .2",
    en="Five golden points tipped with red balls stand in a bent row on a red mound; small arched "
    "openings and one large are cut in them.",
    fr="Cinq pointes dorées coiffées de boules rouges, en rangée courbe sur un tertre rouge ; de petites "
    "ouvertures en arc et une grande y sont percées.",
)
def stones_and_petals() -> Plates:
    """Crown on a cushion, castle on a hill."""
    gold = outline(
        "30,158 14,50 52,108 50,34 82,98 100,18 118,98 150,34 148,108 186,50 170,158 "
        "~136,168 ~100,171 ~64,168"
    )
    balls = dots(points("14,46 50,30 100,14 150,30 186,46"), 7)
    arch = outline("-5,11 -5,-4 ~0,-11 5,-4 5,11")
    windows = joined(arch.at(x, y) for x, y in points("30,100 58,90 100,66 142,90 170,100"))
    gate = outline("84,170 84,142 ~100,122 116,142 116,170")
    stones = joined(
        box(x, y, 13, 5)
        for x, y in points("42,134 58,144 40,150 126,142 146,134 140,152 76,108 112,112 98,100")
    )
    mound = outline("-6,208 -2,188 ~20,166 ~64,176 ~100,179 ~136,176 ~180,166 202,188 206,208")
    path = outline("90,178 110,178 ~96,190 124,206 80,206 ~74,192")
    return (
        plate(NIGHT, whole(), cut(gold, balls, mound), windows, gate),
        plate(SUN, gold, cut(stones), path),
        plate(EMBER, balls, mound, cut(path)),
    )


@picture(
    "wheel .8, fruit .9, leaf .4, speed .4, sun .4, journey .4, circle .4, balance .3, acrobat .3, food "
    ".4, summer .4, flower .3, machine .3, memory .2, giant .2, toy .3",
    en="A huge round slice with segments and seeds and a very small one behind it hang on a thin dark bent "
    "stem with two green leaves on top.",
    fr="Une immense tranche ronde à quartiers et pépins et une toute petite derrière tiennent à une mince "
    "tige sombre et courbée, deux feuilles vertes en haut.",
)
def big_and_small_slice() -> Plates:
    """Oranges on a stem, a penny-farthing."""
    wide, small = (84.0, 112.0), (172.0, 168.0)
    part = outline("84,102 ~66,62 ~68,54 ~84,50 ~100,54 ~102,62")
    parts = wheel(part, 10, wide, 18)
    seeds = wheel(drop((84, 88), (84, 74), 6), 5, wide, 18)
    frame = band(points("84,112 86,70 92,36 104,26 132,54 154,100 164,140 172,168"), [7, 6, 6, 7, 6, 6, 6, 7])
    leaves = leaf((100, 26), (52, 6), 24, 0.6) + leaf((106, 28), (160, 22), 24, 0.6)
    return (
        plate(EMBER, ring(*wide, 78, 8) + ring(*small, 24, 6)),
        plate(SUN, parts, disc(*small, 15)),
        plate(NIGHT, frame, seeds),
        plate(SAGE, leaves, ground([190, 191, 189, 191])),
    )


@picture(
    "moon .8, thread .8, cheese .2, face .5, circle .6, planet .4, animal .4, night .4, shield .3, work .3, "
    "dress .3, mask .3, rocket .2, space .3, tiny .2, record .2, target .3, eye .3",
    en="A large pale disc with a rim and two round holes on dark cloth; a red stitch runs through the holes "
    "and away in dashes.",
    fr="Un grand disque pâle à rebord, percé de deux trous, sur une étoffe sombre ; un point rouge passe "
    "par les trous et file en tirets.",
)
def two_holes() -> Plates:
    """A button, the moon, a snout."""
    round_ = disc(100, 96, 76)
    rim = ring(100, 96, 66, 5)
    holes = disc(76, 96, 13, 16) + disc(124, 96, 13, 16)
    stitch = outline("87,91 ~100,88 113,91 113,101 ~100,98 87,101")
    pits = joined(
        disc(x, y, r) for x, y, r in figures("70,58,7 128,50,5 104,134,8 62,128,4 140,130,4 100,66,3")
    )
    dash = joined(
        polygon([(x - 8, y + 2), (x + 7, y - 3), (x + 8, y + 2), (x - 7, y + 7)])
        for x, y in points("8,178 32,180 56,184")
    )
    crosses = joined(
        polygon(
            [
                (x - 5, y - 6),
                (x, y - 2),
                (x + 5, y - 6),
                (x + 6, y - 5),
                (x + 2, y),
                (x + 6, y + 5),
                (x + 5, y + 6),
                (x, y + 2),
                (x - 5, y + 6),
                (x - 6, y + 5),
                (x - 2, y),
                (x - 6, y - 5),
            ]
        )
        for x, y in points("22,26 178,22 14,140 186,166 164,186")
    )
    line = band(points("124,96 150,150 126,186 84,190 70,186"), [5, 5, 5, 5, 5])
    return (
        plate(NIGHT, whole(), cut(round_, crosses, line, dash), holes),
        plate(SHELL, round_, cut(rim, pits)),
        plate(SUN, crosses),
        plate(EMBER, stitch, line, dash),
    )


@picture(
    "thread .9, church .8, house .4, work .4, stripes .4, tower .4, memory .3, theatre .3, "
    "city .2, order .3, library .2, power .2, rope .3",
    en="Three fat columns wound with red and blue lines, capped above and below, carry a dark gable; a loose "
    "line runs off to a long pin.",
    fr="Trois grosses colonnes enroulées de lignes rouges et bleues, à chapeau et pied, portent un fronton "
    "sombre ; une ligne libre file vers une longue épingle.",
)
def wound_columns() -> Plates:
    """Temple, reels of thread."""
    xs = (40, 100, 160)
    reels = [
        outline(f"{x - 17},78 ~{x - 21},112 {x - 17},150 {x + 17},150 ~{x + 21},112 {x + 17},78") for x in xs
    ]
    tops = joined(outline(f"{x - 27},64 {x + 27},64 {x + 20},78 {x - 20},78") for x in xs)
    caps = tops + tops.reflected(114)
    turns = joined(band([(x - 24, y), (x + 24, y - 7)], 3) for x in xs for y in range(88, 154, 13))
    gable = outline("4,58 100,6 196,58").less(disc(100, 38, 9))
    end = band(points("176,146 190,160 172,178 110,176 74,190 40,184"), [4, 4, 4, 4, 4, 3])
    pin = leaf((56, 176), (2, 200), 8, 0.2)
    return (
        plate(NIGHT, gable, caps, pin),
        plate(EMBER, reels[0] + reels[2], cut(turns), end),
        plate(SEA, reels[1], cut(turns)),
        plate(SHELL, whole()),
    )


@picture(
    "music .6, machine .7, instrument .7, theatre .6, piano .4, together .5, city .4, letter .5, sound .4, "
    "church .4, work .3, order .4, mouth .3, tooth .2, crown .2, monster .2, pencil .2",
    en="Tall yellow pipes with slit mouths stand in a row over curved rows of round keys, pale and red, "
    "that widen to the bottom.",
    fr="De hauts tuyaux jaunes à bouche fendue se dressent au-dessus de rangées courbes de touches rondes, "
    "pâles et rouges, qui s'élargissent.",
)
def rows_of_keys() -> Plates:
    """An organ, a typewriter, an amphitheatre full of heads."""
    tops = [44, 30, 18, 8, 8, 18, 30, 44]
    pipes = joined(
        outline(f"{9 + 23 * i},120 {9 + 23 * i},{y} {28 + 23 * i},{y} {28 + 23 * i},120")
        for i, y in enumerate(tops)
    )
    mouths = joined(
        outline(f"{12 + 23 * i},{88 + y / 4} ~{18.5 + 23 * i},{76 + y / 4} {25 + 23 * i},{88 + y / 4}")
        for i, y in enumerate(tops)
    )
    keys = [
        polar(100, 76, r, 90 + (i - (n - 1) / 2) * gap)
        for r, n, gap in ((52, 5, 19), (74, 8, 14.4), (97, 11, 11.4), (120, 13, 9.6))
        for i in range(n)
    ]
    stage = arc(100, 98, 0, 24, 0, 180)
    bench = outline("-5,104 ~50,100 100,96 ~150,100 205,104 205,205 -5,205")
    red = [keys[i] for i in (1, 7, 11, 16, 21, 26, 30, 33)]
    pale = [key for key in keys if key not in red]
    return (
        plate(NIGHT, bench, cut(stage, dots(keys, 8.2)), mouths),
        plate(SUN, pipes, cut(bench), stage),
        plate(EMBER, whole(), cut(bench, pipes), dots(red, 8.2)),
        plate(SHELL, dots(pale, 5)),
    )


@picture(
    "cup .8, eye .7, planet .7, tea .7, space .5, moon .5, circle .5, night .4, target .3, warmth .3, food "
    ".3, watching .3, ripple .3, alone .2, calm .3, record .3, cake .2",
    en="Rings one in another, blue, pale and red-brown with a dark middle and a small loop; beside them a "
    "bitten yellow disc and crumbs.",
    fr="Des anneaux emboîtés, bleu, pâle et brun-rouge au centre sombre, avec une petite anse ; à côté un "
    "disque jaune mordu et des miettes.",
)
def rings_and_crumbs() -> Plates:
    """A cup of tea from above with a biscuit, an eye, a planet and its moon."""
    at = (90.0, 106.0)
    saucer, cup, tea = disc(*at, 84), disc(*at, 56), disc(*at, 46)
    rim = ring(*at, 78, 4)
    loop = outline("134,72 ~158,46 ~170,60 146,90")
    gap = outline("143,74 ~156,60 ~160,64 148,78")
    swirl = band(
        points("66,96 78,80 100,78 116,92 114,112 98,122 84,116 84,104 94,100"), [0, 4, 5, 5, 5, 5, 4, 4, 0]
    )
    moon = disc(166, 34, 24)
    bite = disc(146, 18, 9) + disc(154, 12, 8)
    holes = dots(points("166,30 176,40 164,46 178,26"), 2.4)
    crumbs = dots(points("132,14 124,24 138,28 186,74 192,88 12,18 30,10 18,32 190,150 180,184 194,170"), 2.4)
    return (
        plate(NIGHT, whole(), cut(saucer, loop.turned(66, at), moon, crumbs), disc(*at, 16), bite),
        plate(SEA, saucer, cut(rim, cup, loop.turned(66, at)), gap.turned(66, at)),
        plate(EMBER, tea, cut(swirl)),
        plate(SUN, moon, cut(holes, bite), tea, cut(swirl), crumbs),
    )


@picture(
    "whale .9, boat .8, cup .4, hunger .5, sea .5, fish .5, secret .4, story .6, adventure .4, depth .4, "
    "alone .3, protection .3, letter .4, journey .3, dream .3, bone .2, danger .2",
    en="A long dark rounded body with one pale dot narrows to a forked end; in its clear inside a small "
    "ship with a red sail rides on waves.",
    fr="Un long corps sombre et arrondi, avec un point pâle, s'amincit vers un bout fourchu ; dans son "
    "creux clair, un petit voilier rouge sur les vagues.",
)
def ship_inside() -> Plates:
    """A whale with a ship in its belly, a ship in a bottle."""
    body = outline(
        "6,124 ~6,80 ~28,50 ~68,42 ~112,52 ~136,72 166,78 ~176,66 ~196,40 ~200,76 188,94 ~200,112 "
        "~196,146 ~176,120 "
        "166,106 ~138,112 ~116,140 ~72,156 ~28,148"
    )
    inside = outline("34,70 ~66,58 ~104,66 ~128,82 150,88 150,96 ~128,102 ~106,126 ~70,138 ~40,126 ~30,100")
    water = outline("20,108 ~40,104 ~60,109 ~80,104 ~100,109 ~120,104 150,108 150,150 20,150")
    hull = outline("54,100 98,100 ~92,112 ~60,112")
    sails = outline("76,68 ~94,80 96,96 78,96 | 72,72 ~60,84 58,96 72,96")
    mast = box(73.4, 62, 3.2, 40)
    eye = disc(19, 96, 4)
    jaw = band(points("4,118 18,124 32,120"), [0, 3.5, 0])
    spray = joined(drop((40 + 9 * i, 40 - abs(i) * 2), (40 + 16 * i, 18 + 4 * abs(i)), 8) for i in (-1, 0, 1))
    sea = ground([168, 172, 167, 172, 168, 173, 168])
    bubbles = dots(points("146,150 160,142 152,132 120,158"), 3.4)
    return (
        plate(NIGHT, body, cut(inside, eye, jaw), mast, hull),
        plate(SEA, water, within(inside), sea, spray, bubbles),
        plate(EMBER, sails),
        plate(SHELL, whole(), cut(inside, sea, spray)),
    )


@picture(
    "field .8, window .8, puzzle .6, house .4, city .5, night .4, garden .4, order .4, change .4, cards .3, "
    "wall .3, separation .4, morning .3, bird .2, tower .3, library .2",
    en="A chequered square: towards one corner dark panes with yellow lights, towards the other furrowed "
    "patches; one tiny red house.",
    fr="Un carré en damier : vers un coin des carreaux sombres à lumières jaunes, vers l'autre des "
    "parcelles à sillons ; une maison rouge.",
)
def patches() -> Plates:
    """A chessboard, fields from above, windows at night."""
    side = 41.0
    cells = [(i, j) for j in range(5) for i in range(5)]

    def place(i: int, j: int) -> Point:
        return -2 + side * i, -2 + side * j

    dark = [(i, j) for i, j in cells if (i + j) % 2 == 0]
    town = joined(box(*place(i, j), side, side) for i, j in dark if i + j < 5)
    land = joined(box(*place(i, j), side, side) for i, j in dark if i + j > 4)
    lights = joined(
        box(x + 6 + 16 * a, y + 6 + 16 * b, 12, 12)
        for i, j in dark
        if i + j < 5
        for x, y in [place(i, j)]
        for a in (0, 1)
        for b in (0, 1)
        if (a, b, i) != (1, 0, 2) and (a, b, j) != (0, 1, 3)
    )
    furrows = joined(
        outline(
            f"{x + 4},{y + 6 + 9 * k} ~{x + 20},{y + 2 + 9 * k} "
            f"{x + 37},{y + 6 + 9 * k} ~{x + 20},{y + 7 + 9 * k}"
        )
        for i, j in dark
        if i + j > 4
        for x, y in [place(i, j)]
        for k in range(4)
    )
    trees = joined(
        disc(x + 9 + 11.5 * a, y + 9 + 11.5 * b, 4)
        for i, j in cells
        if (i + j) in (5, 7)
        for x, y in [place(i, j)]
        for a in range(3)
        for b in range(3)
        if (i, j) != (3, 2)
    )
    house = outline("132,112 132,98 128,98 141,84 154,98 150,98 150,112")
    return (
        plate(NIGHT, town, cut(lights)),
        plate(
            SUN, lights, each(1, lambda _: polygon([(162, -5), (205, -5), (205, 205), (-5, 205), (-5, 162)]))
        ),
        plate(SEA, trees, land, cut(furrows)),
        plate(EMBER, house),
    )


@picture(
    "music .7, fruit .6, toy .5, field .4, order .5, bird .5, work .3, tree .3, hill .3, machine .3, rope "
    ".3, noodles .1, seed .4, garden .4, sound .3, together .3, fence .4, instrument .3, autumn .3",
    en="Six swaying lines between two posts carry round beads in groups, red and dark; some beads have a "
    "stalk, some a leaf.",
    fr="Six lignes ondulantes entre deux poteaux portent des perles rondes en groupes, rouges et sombres ; "
    "certaines ont une queue, d'autres une feuille.",
)
def beads_on_lines() -> Plates:
    """An abacus, rows of a vineyard, notes, birds on wires."""

    def at(j: int, x: float) -> Point:
        return x, 30 + 29 * j + (6 - j) * ((x - 100) / 100) ** 2 * 2.4 - 6

    lines = joined(band([at(j, x) for x in (8, 54, 100, 146, 192)], 3) for j in range(6))
    posts = outline("8,2 20,4 18,205 6,205").twice()
    spots = [
        "30 44 58 132 146",
        "34 96 110 124 164",
        "44 58 72 118 132 168",
        "30 84 98 160",
        "44 58 118 132 146 160",
        "30 72 86 168",
    ]
    beads = [at(j, float(x)) for j, xs in enumerate(spots) for x in xs.split()]
    red, dark = beads[::3] + beads[1::3], beads[2::3]
    stalks = joined(outline(f"{x + 4},{y} {x + 4},{y - 24} {x + 7},{y - 24} {x + 7},{y}") for x, y in dark)
    leaves = joined(leaf((x, y - 5), (x + 14, y - 17), 10) for x, y in beads[::3])
    return (
        plate(NIGHT, lines + posts, dots(dark, 6.6), stalks),
        plate(EMBER, dots(red, 7)),
        plate(SEA, leaves),
        plate(SAGE, whole(), cut(dots(red, 7))),
    )


@picture(
    "letter .9, mountain .9, sail .4, evening .5, sun .5, tent .4, snow .4, hope .3, house .3, journey .4, "
    "calm .3, search .2, secret .4, love .3, arrow .2, alone .3, ice .3",
    en="Four wedges meet in the middle: dark above, pink at the sides, below a blue one with a pale jagged "
    "tip and dark drops; a red disc on top of it.",
    fr="Quatre triangles se rejoignent : sombre en haut, roses aux côtés, en bas un bleu à pointe claire et "
    "dentelée, semé de gouttes ; un disque rouge au milieu.",
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


SHEET_H = (
    stones_and_petals,
    big_and_small_slice,
    two_holes,
    wound_columns,
    rows_of_keys,
    rings_and_crumbs,
    ship_inside,
    patches,
    beads_on_lines,
    four_folds,
)
