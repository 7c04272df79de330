"""Pictures: feathered pages to day and night."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots
from ninefold.games.jinx.box.pictures.shapes import (
    Shape,
    band,
    box,
    cut,
    disc,
    figures,
    joined,
    leaf,
    outline,
    points,
    polar,
    polygon,
    whole,
)


@picture(
    "book .9, bird .9, freedom .6, wing .4, sky .4, story .4, wind .3, journey .3, together .4, letter .3, "
    "dream .4, change .4, library .2, butterfly .4, kite .3, bat .2",
    en="Pale bracket-shaped wings rise from the bottom, ever smaller; the largest is lined and has a thick "
    "red edge, the last are bare.",
    fr="Des ailes pâles en accolade s'élèvent, de plus en plus petites ; la plus grande est lignée et "
    "bordée de rouge, les dernières sont nues.",
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
    "fish .8, flag .3, rope .6, dress .5, order .4, stripes .5, wind .3, city .3, work .3, upside_down .3, "
    "different .3, together .3, hunger .2, leaf .3, food .3, kite .2",
    en="Four long shapes with a flared top and a pointed foot hang from a line by pegs, each with another "
    "pattern, over dark roofs.",
    fr="Quatre formes longues, évasées en haut et pointues en bas, pendent à un fil par des pinces, "
    "chacune à son motif, au-dessus de toits sombres.",
)
def drying_line() -> Plates:
    """Washing, neckties, a catch of fish."""
    line = band(points("-6,26 50,38 100,42 150,38 206,24"), 3.2)
    places = points("24,32 74,40 126,41 176,34")
    shape = outline("-14,0 ~0,8 14,0 ~6,24 ~20,72 ~14,104 0,124 ~-14,104 ~-20,72 ~-6,24")
    hung = [shape.at(x, y) for x, y in places]
    stripes = joined(
        polygon([(x - 26, d + 16), (x + 26, d), (x + 26, d + 7), (x - 26, d + 23)])
        for x in (24,)
        for d in (62, 82, 102, 122)
    )
    spots = dots(points("74,72 68,92 80,100 66,114 78,124 72,142"), 4.5)
    checks = joined(polygon([(126, y - 9), (134, y), (126, y + 9), (118, y)]) for y in (78, 102, 126, 146))
    scales = joined(band([(158, y), (176, y + 8), (194, y)], [0, 6, 0]) for y in (76, 92, 108, 124))
    pegs = joined(box(x + d, y - 6, 4, 13) for x, y in places for d in (-12, 8))
    roofs = outline(
        "-5,205 -5,190 20,176 40,190 40,184 58,184 58,190 82,180 104,194 130,182 130,174 142,174 142,188 "
        "164,194 184,180 205,192 205,205"
    )
    return (
        plate(SUN, whole()),
        plate(EMBER, hung[0] + hung[2], cut(stripes, checks)),
        plate(SEA, hung[1] + hung[3], cut(spots, scales)),
        plate(NIGHT, line + pegs + roofs),
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
    "tree .8, giant .6, person .8, dancer .6, monster .4, nature .4, joy .4, branch .4, root .3, forest .3, "
    "shadow .3, power .3, hand .3, leaf .4, freedom .2, spring .2",
    en="A dark shape on two split feet, two bent arms raised with leaves at their tips, a round top with "
    "leaves around it, before a yellow ground.",
    fr="Une forme sombre sur deux pieds fendus, deux bras pliés et levés à bouts feuillus, une tête ronde "
    "entourée de feuilles, devant un fond jaune.",
)
def long_shade() -> Plates:
    """A tree, somebody dancing, a giant."""
    trunk = outline(
        "84,82 ~100,70 116,82 ~114,116 ~126,150 150,180 172,194 146,192 130,200 ~112,176 ~100,142 "
        "~88,176 70,200 54,192 28,194 50,180 ~74,150 ~86,116"
    )
    arms = band(points("90,92 58,92 40,66 46,34"), [18, 13, 10, 5])
    arms += band(points("110,92 142,98 164,78 158,44"), [18, 13, 10, 5])
    head = disc(100, 56, 17)
    hair = joined(leaf(polar(100, 56, 20, a), polar(100, 56, 42, a), 14) for a in range(-180, 1, 30))
    tips = joined(
        leaf((x, y), polar(x, y, 26, a), 12)
        for x, y, b in figures("46,38,-95 158,48,-85")
        for a in (b - 48, b - 16, b + 16, b + 48)
    )
    fallen = joined(
        leaf((x, y), (x + 14, y + 5), 7) for x, y in points("18,120 176,126 150,150 30,158 92,186")
    )
    return (
        plate(SUN, whole(), cut(hair, tips, fallen)),
        plate(NIGHT, trunk + arms, head),
        plate(SEA, hair, tips),
        plate(EMBER, fallen),
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
