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
    "crown .9, flower .8, king .6, fire .4, jewel .6, person .4, joy .4, elegance .4, hand .3, growth .3, "
    "garden .4, spring .3, candle .2, power .3, dancer .3",
    en="A red cup of five points with round tips and a band of coloured stones, on a green stem with two "
    "leaves raised like arms.",
    fr="Une coupe rouge à cinq pointes, à bouts ronds et bandeau de pierres colorées, sur une tige verte à "
    "deux feuilles levées comme des bras.",
)
def stones_and_petals() -> Plates:
    """A crown, a tulip, a figure with arms raised."""
    cup = outline(
        "46,116 ~34,80 24,36 ~46,58 66,76 ~84,52 100,14 ~116,52 134,76 ~154,58 176,36 ~166,80 154,116"
    )
    behind = outline("56,110 ~50,66 62,26 ~82,46 100,80 ~118,46 138,26 ~150,66 144,110")
    tips = dots(points("24,32 100,12 176,32"), 9)
    belt = outline("46,116 ~100,124 154,116 ~148,132 136,144 ~100,150 64,144 ~52,132")
    stones = outline("100,126 108,136 100,146 92,136") + disc(70, 132, 6, 5).twice()
    stem = outline("94,148 106,148 ~104,176 108,205 92,205 ~96,176")
    leaves = leaf((97, 200), (10, 108), 44, 0.6).twice()
    veins = leaf((90, 190), (30, 130), 4).twice()
    slits = joined(leaf((100 + 17 * i, 106), (100 + 26 * i, 66), 5) for i in (-2, -1, 0, 1, 2))
    return (
        plate(EMBER, cup, cut(slits), stones),
        plate(SUN, behind, cut(cup), tips, belt, cut(stones)),
        plate(SEA, stem + leaves, cut(belt, veins)),
        plate(SHELL, whole(), cut(stones, veins, slits)),
    )


@picture(
    "wheel 1, fruit .8, clock .6, speed .5, sun .4, time .5, journey .4, circle .4, balance .3, acrobat .3, "
    "food .3, summer .4, flower .2, machine .3, memory .3, giant .2, toy .3",
    en="A huge round slice with segments and seeds and a very small one behind it, joined by a thin dark "
    "bent bar.",
    fr="Une immense tranche ronde à quartiers et pépins et une toute petite derrière, reliées par une mince "
    "barre sombre et courbée.",
)
def big_and_small_slice() -> Plates:
    """A penny-farthing, orange slices, a clock."""
    wide, small = (84.0, 108.0), (170.0, 164.0)
    part = outline("84,98 ~66,58 ~68,50 ~84,46 ~100,50 ~102,58")
    bits = outline("170,160 ~165,151 170,147 ~175,151")
    parts = wheel(part, 10, wide, 18)
    seeds = wheel(drop((84, 84), (84, 70), 6), 5, wide, 18)
    frame = band(points("84,108 86,66 92,32 104,22 132,50 152,96 162,136 170,164"), [8, 7, 6, 7, 6, 6, 6, 8])
    bar = outline("66,16 116,14 116,20 66,22") + outline("112,28 146,24 ~142,36 116,36")
    return (
        plate(EMBER, disc(*wide, 78).less(disc(*wide, 70)) + ring(*small, 26, 5)),
        plate(SUN, parts, wheel(bits, 6, small)),
        plate(NIGHT, frame, bar, disc(*wide, 7), disc(*small, 4), seeds),
        plate(SAGE, ground([188, 190, 187, 189]), whole(), cut(disc(*wide, 78), disc(*small, 26))),
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
    "church .9, thread .8, order .5, castle .3, house .4, work .4, wall .3, theatre .4, library .3, memory "
    ".3, hourglass .4, stripes .4, story .2, rope .4, door .3, city .2, king .2",
    en="A pediment and steps with four stout columns between them, each wound with coloured lines; a loose "
    "line runs down the steps.",
    fr="Un fronton et des marches, entre eux quatre grosses colonnes enroulées de lignes de couleur ; un "
    "fil libre descend les marches.",
)
def wound_columns() -> Plates:
    """A temple, four spools of thread."""
    roof = outline("100,10 196,58 196,64 4,64 4,58")
    steps = box(4, 164, 192, 12) + box(-5, 180, 210, 30)
    xs = [30, 77, 124, 171]
    caps = joined(box(x - 20, 70, 40, 8) + box(x - 20, 152, 40, 9) for x in xs)
    reels = [
        outline(f"{x - 17},80 {x + 17},80 ~{x + 13},115 {x + 17},150 {x - 17},150 ~{x - 13},115") for x in xs
    ]
    lines = joined(
        outline(f"{x - 19},{y} {x + 19},{y + 5} {x + 19},{y + 8} {x - 19},{y + 3}")
        for x in xs
        for y in range(84, 148, 11)
    )
    seal = disc(100, 42, 11)
    hole = disc(100, 42, 4)
    loose = band(points("186,146 192,160 178,172 150,176 138,188 110,192 96,210"), [4, 5, 5, 5, 5, 5, 5])
    return (
        plate(NIGHT, roof, cut(seal), hole, caps, steps, cut(loose)),
        plate(EMBER, reels[1] + reels[3], loose, seal, cut(hole, lines)),
        plate(SUN, whole(), cut(joined(reels), loose, seal)),
        plate(SEA, reels[0] + reels[2], cut(lines)),
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
