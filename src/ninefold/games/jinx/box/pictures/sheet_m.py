"""Pictures: feathered pages to day and night."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots
from ninefold.games.jinx.box.pictures.shapes import (
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
    polar,
    polygon,
    whole,
)


@picture(
    "book 1, bird .9, wing .7, freedom .6, story .6, feather .5, dream .4, letter .5, journey .3, memory .3, "
    "sky .3, house .3, city .3, library .3, adventure .3, butterfly .2",
    en="Two wide pale sheets with dark lines spread from a middle fold, their lower edges scalloped; a small "
    "beaked head above, roofs far below.",
    fr="Deux larges feuilles claires à lignes sombres s'ouvrent d'un pli central, leur bord bas est "
    "festonné ; une petite tête à bec en haut, des toits tout en bas.",
)
def feathered_pages() -> Plates:
    """An open book, a bird in flight, a roof over a town."""
    page = outline(
        "100,66 ~84,44 ~50,38 ~22,52 8,82 12,136 ~18,150 27,132 ~36,142 44,124 ~54,136 62,122 ~70,134 78,124 "
        "~88,142 100,132"
    )
    cover = outline("100,72 ~60,50 ~22,60 4,92 9,152 ~24,158 30,142 ~44,140 60,132 ~80,142 100,150")
    lines = joined(
        band([(92 - 2 * i, y), (60, y - 20 + i), (16 + i, y + 4 + 2 * i)], [0, 3.4, 2.6])
        for i, y in enumerate([78, 91, 104, 117])
    )
    head = outline("88,70 ~86,44 ~94,28 ~108,26 ~114,38 ~112,56 112,70 ~100,76")
    beak = polygon(points("110,29 132,38 112,42"))
    ribbon = outline("94,132 106,132 110,172 100,162 90,172")
    roofs = joined(
        outline(f"{x},205 {x},{y} {x + 13},{y - 14} {x + 26},{y} {x + 26},205")
        for x, y in figures("-8,186 22,192 52,184 122,188 152,194 180,184")
    )
    both = page.twice()
    return (
        plate(SEA, whole(), cut(both, cover.at(0, 7).twice(), head, beak, ribbon)),
        plate(EMBER, cover.at(0, 7).twice() + ribbon, cut(both), head),
        plate(NIGHT, lines.twice(), disc(104, 37, 2.4), roofs),
        plate(SUN, beak),
    )


@picture(
    "nest .9, crown .9, egg .8, jewel .5, chaos .4, king .5, noodles .4, bird .4, protection .3, branch .4, "
    "family .3, spring .3, growth .3, fire .3, beginning .3, cactus .2, cake .2",
    en="A woven ring of red, yellow and dark strands; five pointed twigs with round tips rise from it, and "
    "speckled ovals lie between them.",
    fr="Un anneau tressé de brins rouges, jaunes et sombres ; cinq rameaux pointus à bouts ronds s'en "
    "élèvent, des ovales tachetés entre eux.",
)
def nested_crown() -> Plates:
    """Nest, crown, noodles in a bowl."""
    tips = figures("16,46,34 58,26,64 100,14,100 142,26,136 184,46,166")
    spikes = joined(leaf((b, 150), (x, y), 20, 0.42) for x, y, b in tips)
    berries = joined(disc(x, y - 2, 9) for x, y, _ in tips)
    eggs = disc(56, 98, 19, 25, -8) + disc(100, 94, 20, 26) + disc(144, 98, 19, 25, 8)
    specks = dots(
        points("50,84 60,92 48,98 62,80 96,78 106,86 94,92 104,98 140,84 150,90 138,96 149,102"), 2.2
    )
    strands = [
        band(
            [
                (20 + 3 * (i % 3), 112 + 9 * i),
                (60, 124 + 10 * i + d),
                (100, 122 + 11 * i - d),
                (140, 124 + 10 * i + d),
                (180 - 3 * (i % 2), 110 + 9 * i),
            ],
            [0, 9, 10, 9, 0],
        )
        for i, d in enumerate([3, -4, 4, -3, 5, -4, 2])
    ]
    weave = [
        band(points("14,120 50,150 96,160 150,180"), [0, 7, 7, 0]),
        band(points("188,118 150,152 100,166 52,184"), [0, 7, 7, 0]),
        band(points("40,110 80,140 120,140 172,112"), [0, 6, 6, 0]),
    ]
    bowl = outline("12,112 ~56,122 ~100,118 ~144,122 188,112 ~182,150 ~150,186 ~100,194 ~50,186 ~18,150")
    return (
        plate(SAGE, whole(), cut(eggs, bowl, berries)),
        plate(SUN, bowl),
        plate(EMBER, joined(strands[::2]) + berries),
        plate(NIGHT, spikes, cut(eggs, bowl), specks, joined(weave)),
    )


@picture(
    "branch 1, tree .7, animal .7, forest .5, nature .6, crown .5, autumn .5, brain .3, root .3, growth .4, "
    "candle .3, elegance .4, body .3, double .3, hand .2, face .4, king .2, leaf .4",
    en="Two dark forked limbs rise in mirror image from a small red long-eared head and fill the square, "
    "with yellow leaves on their tips.",
    fr="Deux ramures sombres et fourchues s'élèvent en miroir d'une petite tête rouge à longues oreilles, "
    "avec des feuilles jaunes aux bouts.",
)
def bearing_leaves() -> Plates:
    """Antlers, a tree in autumn, a candelabrum, nerves."""
    beam = band(points("96,146 88,122 62,106 34,96 18,70 22,34"), [11, 11, 10, 9, 7, 0])
    tines = joined(
        band(points(line), [w, w - 1.5, 0])
        for line, w in [
            ("84,118 90,86 84,50", 8),
            ("62,106 62,78 50,40", 8),
            ("36,96 40,74 36,52", 7),
            ("30,92 16,98 8,90", 6),
            ("86,82 95,64 93,36", 6),
            ("60,76 70,60 70,34", 6),
            ("70,109 50,124 30,124", 7),
        ]
    )
    tips = points("22,34 84,50 50,40 36,52 93,36 70,34 30,124")
    leaves = joined(
        leaf((x, y + 2), (x + dx, y + dy), 13)
        for (x, y), (dx, dy) in zip(
            tips, points("2,-28 -10,-18 -6,-28 -2,-18 -4,-26 2,-26 -24,6"), strict=True
        )
    )
    fallen = leaf((52, 92), (40, 84), 9) + leaf((74, 74), (64, 68), 9) + leaf((14, 160), (34, 168), 11)
    head = outline("80,146 ~100,138 ~120,146 ~118,168 ~112,190 ~100,197 ~88,190 ~82,168")
    ear = leaf((84, 154), (48, 146), 17, 0.55)
    eyes = leaf((84, 164), (93, 168), 5)
    nose = disc(100, 191, 6, 4)
    return (
        plate(SHELL, whole()),
        plate(NIGHT, (beam + tines).twice() + eyes.twice() + nose),
        plate(EMBER, head + ear.twice()),
        plate(SUN, (leaves + fallen).twice()),
    )


@picture(
    "fish .9, rope .7, acrobat .7, balance .6, flag .5, order .4, danger .3, falling .3, city .3, "
    "kite .3, upside_down .5, work .3, hunger .3, different .3, drop .4, sea .2, food .3, person .3",
    en="Four big striped fish hang head down by their tails from a slack line; a tiny figure with a long "
    "pole walks along it, over dark roofs.",
    fr="Quatre grands poissons rayés pendent par la queue à une corde lâche ; une minuscule silhouette avec "
    "une longue perche y marche, au-dessus de toits sombres.",
)
def drying_line() -> Plates:
    """Clothes line of fish, tightrope, pennants, a catch."""
    line = band(points("-6,44 50,56 100,60 150,56 206,42"), 3.2)
    places = figures("24,48,0 72,56,1 124,58,0 172,50,1")

    side = "-15,0 ~0,9 15,0 ~7,26 ~21,62 ~13,92 0,106 ~-13,92 ~-21,62 ~-7,26"
    warm, cool = (joined(outline(side).at(x, y) for x, y, kind in places if kind == k) for k in (0, 1))
    eyes = joined(disc(x - 6, y + 86, 3.4) for x, y, _ in places)
    stripes = joined(
        outline(f"{x - 25},{y + d} ~{x},{y + d + 7} {x + 25},{y + d} ~{x},{y + d + 13}")
        for x, y, _ in places
        for d in (38, 53, 68)
    )
    pegs = joined(box(x + d, y - 6, 4, 12) for x, y, _ in places for d in (-13, 9))
    roofs = outline(
        "-5,205 -5,186 16,172 36,188 36,182 58,182 58,188 80,176 104,190 126,178 126,170 140,170 140,184 "
        "164,192 184,176 205,190 205,205"
    )
    walker = disc(98, 26, 5) + outline("94,32 102,32 104,46 106,60 102,60 98,48 94,60 90,60 92,46")
    pole = band(points("52,46 98,36 146,44"), 2.6)
    return (
        plate(SUN, whole(), cut(eyes)),
        plate(EMBER, warm, cut(stripes, eyes)),
        plate(SEA, cool, cut(stripes, eyes)),
        plate(NIGHT, line + pegs + roofs + walker + pole),
    )


@picture(
    "cards .9, king .9, upside_down .8, double .8, hourglass .6, mirror .6, crown .6, time .4, balance .4, "
    "change .3, toy .3, dress .4, separation .3, person .4, theatre .3, power .3",
    en="A crowned figure with wide red shoulders and a narrow waist, and the same figure in dark, head down, "
    "joined to it at the middle.",
    fr="Une figure couronnée aux larges épaules rouges et à la taille fine, et la même, sombre, tête en bas, "
    "jointe à elle par le milieu.",
)
def two_reigns() -> Plates:
    """A court card, an hourglass, a mirror."""
    robe = outline("20,82 ~28,62 ~60,54 84,50 116,50 ~140,54 ~172,62 180,82 ~146,86 112,101 88,101 ~54,86")
    face = disc(100, 36, 15, 18)
    locks = outline("84,22 116,22 ~126,38 ~122,58 ~112,54 ~114,38 ~100,28 ~86,38 ~88,54 ~78,58 ~74,38")
    crown = outline("80,22 ~100,26 120,22 126,2 112,12 100,-1 88,12 74,2")
    eyes = leaf((90, 36), (97, 36), 4) + leaf((103, 36), (110, 36), 4) + leaf((96, 45), (104, 45), 4)
    trim = outline("84,50 100,74 116,50 124,52 100,92 76,52")
    gems = dots(points("40,68 56,66 50,78 144,66 160,68 150,78 100,58"), 3.4)
    frame = outline("8,8 192,8 192,192 8,192")
    down = (locks + face + crown).turned(180)
    return (
        plate(SAGE, frame, cut(robe + face + crown, down)),
        plate(EMBER, robe, cut(trim, gems), locks.turned(180)),
        plate(
            NIGHT, robe.turned(180), cut(trim.turned(180), gems.turned(180)), locks + eyes + eyes.turned(180)
        ),
        plate(SUN, crown + crown.turned(180) + trim + trim.turned(180)),
    )


@picture(
    "acrobat .9, tree .7, planet .6, fruit .7, balance .5, space .4, joy .5, person .6, dancer .4, circle "
    ".4, growth .3, balloon .4, garden .3, magic .3, toy .3, sun .3, power .2",
    en="A dark trunk stands on spread roots and lifts two bent limbs; round balls with stalks, rings and "
    "stripes fly in an arc above.",
    fr="Un tronc sombre sur des racines écartées lève deux membres pliés ; des boules à tige, à anneau ou "
    "rayées volent en arc au-dessus.",
)
def thrown_orchard() -> Plates:
    """Juggler, fruit tree, planets on their way."""
    trunk = outline(
        "90,96 ~100,90 110,96 ~116,124 ~114,150 ~124,176 ~150,190 172,205 112,205 ~104,188 100,176 ~96,188 "
        "88,205 28,205 ~50,190 ~76,176 ~86,150 ~84,124"
    )
    arms = (
        band(points("96,104 66,118 40,112 24,84"), [15, 13, 11, 8])
        + leaf((26, 88), (10, 68), 9)
        + leaf((24, 88), (30, 64), 9)
    )
    rings = joined(leaf((88, y), (112, y + 3), 4) for y in (116, 130, 144, 158))
    head = disc(100, 76, 16)
    red = disc(32, 46, 17) + disc(100, 26, 20) + disc(170, 46, 18)
    cool = disc(62, 28, 14) + disc(138, 26, 15)
    hoop = disc(100, 28, 36, 8, -16).less(disc(100, 27, 29, 3.6, -16))
    bands = joined(leaf((x - 16, y), (x + 16, y + 3), 5) for x, y in points("138,20 138,30 62,26"))
    stalks = joined(leaf((x, y), (x + 16, y - 9), 9) for x, y in points("34,31 172,30 64,16 102,62"))
    spots = dots(points("26,42 36,50 28,54 176,44 164,52 166,40"), 2.6)
    return (
        plate(SHELL, whole(), cut(hoop)),
        plate(NIGHT, trunk + arms.twice(), cut(rings), cut(head)),
        plate(EMBER, red + head, cut(hoop, spots)),
        plate(SEA, cool + stalks, cut(bands, hoop)),
    )


@picture(
    "shadow .9, tree .9, giant .6, growth .5, child .5, tiny .5, person .6, monster .4, fear .3, hair .3, "
    "dream .3, nature .4, leaf .5, dancer .3, power .3, family .2, joy .2, hope .2",
    en="A tiny red figure with raised arms; behind it, on a pale wall, a huge dark form with the same raised "
    "limbs and leaves for hair and fingers.",
    fr="Une minuscule silhouette rouge, bras levés ; derrière, sur un mur pâle, une immense forme sombre aux "
    "mêmes bras levés, avec des feuilles pour cheveux et doigts.",
)
def long_shade() -> Plates:
    """A child's shadow on the wall, a tree, a giant with leafy hair."""
    trunk = outline(
        "88,70 112,70 ~113,92 ~124,140 146,196 116,196 ~108,170 100,152 ~92,170 84,196 54,196 ~76,140 ~87,92"
    )
    arm = band(points("98,96 134,104 160,84 168,62"), [17, 15, 12, 9])
    small = disc(100, 50, 26) + trunk + arm.twice()
    figure = small.scaled(0.25, (100, 200)).at(58, -6)
    crown = joined(leaf(polar(100, 46, 20, a), polar(100, 46, 44, a), 15) for a in range(-200, 21, 22))
    hand = joined(leaf((167, 68), tip, 12) for tip in points("148,42 166,30 184,40 192,62"))
    buds = leaf((128, 100), (132, 128), 13) + leaf((148, 96), (164, 114), 13)
    grown = disc(100, 46, 27) + trunk + crown + (arm + hand + buds).twice()
    shade = grown.turned(-6, (100, 196)).at(5, 2)
    floor = ground([172, 173, 172, 174, 172])
    boards = joined(leaf((x, y), (x + 60, y + 1), 3.5) for x, y in points("0,182 150,178 10,194 160,192"))
    return (
        plate(SHELL, whole(), cut(figure)),
        plate(SEA, shade, cut(figure)),
        plate(EMBER, figure),
        plate(SUN, floor, cut(boards, figure)),
    )


@picture(
    "mouth 1, tooth .7, theatre .6, road .5, hunger .6, danger .5, cave .5, monster .4, stairs .3, tiny .4, "
    "person .4, sound .3, adventure .3, waterfall .3, smile .4, journey .3, castle .2, fear .3",
    en="A wide open red oval with a row of pale blocks along the top; from its dark inside a long bordered "
    "strip rolls down, with three tiny figures on it.",
    fr="Un large ovale rouge ouvert, une rangée de blocs clairs en haut ; de l'intérieur sombre descend une "
    "longue bande bordée, avec trois minuscules silhouettes.",
)
def red_welcome() -> Plates:
    """Mouth, theatre, a carpet that is a tongue."""
    lips = outline("4,70 ~40,24 ~76,10 ~100,18 ~124,10 ~160,24 196,70 ~164,112 ~100,132 ~36,112")
    inside = outline("20,70 ~56,42 ~100,36 ~144,42 180,70 ~148,100 ~100,114 ~52,100")
    teeth = joined(
        outline(f"{x},{y} {x + 16},{y2} ~{x + 15},{y2 + h} ~{x + 8},{y + h + 4} ~{x + 1},{y + h}")
        for x, y, y2, h in figures(
            "40,50,44,12 57,44,38,17 74,38,35,21 91,36,36,22 108,35,38,21 125,38,44,17 142,44,50,12"
        )
    )
    tongue = outline("66,96 ~80,80 ~100,84 ~120,80 134,96 ~142,150 152,205 48,205 ~58,150")
    edge = band(points("72,94 66,150 58,208"), 6)
    steps = joined(
        band([(78 - 5 * i, 104 + 21 * i), (100, 110 + 21 * i), (122 + 5 * i, 104 + 21 * i)], [0, 4, 0])
        for i in range(5)
    )
    walker = disc(0, 0, 4) + polygon(points("-3,5 3,5 6,19 -6,19"))
    people = joined(
        walker.scaled(s, (0, 0)).at(x, y) for x, y, s in figures("100,92,.8 84,124,1 112,160,1.25")
    )
    return (
        plate(SAGE, whole(), cut(lips, tongue)),
        plate(EMBER, lips, cut(teeth), tongue, cut(edge.twice())),
        plate(NIGHT, inside, cut(teeth, tongue), people),
        plate(SUN, edge.twice() + steps),
    )


@picture(
    "mountain .9, winter .8, cold .8, person .6, snow .7, road .5, giant .5, hat .4, thread .3, sheep .3, "
    "protection .4, warmth .4, breath .3, monster .3, child .2, calm .2, tiny .3, alone .3",
    en="A tall dark cone with a white bumpy top; a red fringed striped band winds round it and runs down its "
    "side past tiny trees.",
    fr="Un haut cône sombre à sommet blanc et bosselé ; une bande rouge rayée et frangée l'entoure et "
    "descend le long du flanc, entre de petits arbres.",
)
def wrapped_peak() -> Plates:
    """A mountain in a scarf, somebody in the cold, a road."""
    cone = outline("100,14 ~124,34 ~140,70 ~162,120 205,190 205,205 -5,205 -5,190 ~38,120 ~60,70 ~76,34")
    cap = outline(
        "100,6 ~118,10 ~128,26 ~140,34 ~140,50 ~128,54 ~120,46 ~112,58 ~100,52 ~90,60 ~82,48 ~70,56 ~60,48 "
        "~62,34 ~74,26 ~82,10"
    )
    wrap = outline("48,84 ~74,96 ~104,96 ~132,88 152,76 166,102 ~136,116 ~100,122 ~66,118 36,110")
    end = outline("112,108 140,100 ~146,136 156,172 150,186 145,174 139,190 133,176 127,191 123,178 ~116,142")
    stripes = joined(
        polygon(points(p))
        for p in (
            "60,90 70,94 62,117 52,114",
            "86,96 97,97 94,122 82,121",
            "118,94 128,90 138,116 127,118",
            "115,130 145,122 147,134 117,142",
            "120,156 151,148 154,160 122,167",
        )
    )
    trees = joined(
        leaf((x, y), (x, y - 22), 11, 0.36)
        for x, y in points("22,192 40,180 58,194 78,178 96,192 176,190 190,200")
    )
    flakes = dots(points("20,24 44,44 24,72 168,22 184,50 160,52 178,84 14,108 46,12 188,112"), 3.6)
    eyes = disc(88, 72, 3.4) + disc(112, 72, 3.4)
    return (
        plate(SEA, whole(), cut(flakes, cap, wrap, end)),
        plate(NIGHT, cone, cut(cap, trees, wrap, end, eyes)),
        plate(EMBER, wrap + end),
        plate(SUN, stripes),
    )


SHEET_M = (
    feathered_pages,
    nested_crown,
    long_shade,
    drying_line,
    two_reigns,
    thrown_orchard,
    wrapped_peak,
    red_welcome,
    bearing_leaves,
)
