"""Pictures: the striped tower to the railway."""

from math import sin

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, dots, each, grid, ripple
from ninefold.games.jinx.box.pictures.shapes import (
    Shape,
    band,
    blob,
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
    "rocket .9, pencil .9, tower .4, journey .4, fire .4, space .4, speed .4, work .3, church .3, power .3, "
    "letter .3, adventure .3, beginning .3, story .2, castle .2, lighthouse .3",
    en="A leaning yellow shaft with pale seams, a pale scalloped cone and a dark point, two small fins and "
    "one red tongue below.",
    fr="Un fût jaune penché à coutures pâles, à cône pâle festonné et pointe sombre, deux petits ailerons et "
    "une langue rouge dessous.",
)
def striped_tower() -> Plates:
    """Pencil, rocket, steeple."""

    def leaning(nodes: str) -> Shape:
        return outline(nodes).turned(16)

    shaft = leaning("72,72 ~81,84 90,72 ~100,84 110,72 ~119,84 128,72 128,148 72,148")
    cone = leaning("72,74 100,-2 128,74 ~119,86 110,74 ~100,86 90,74 ~81,86")
    lead = leaning("88,30 100,-2 112,30 ~100,35")
    seams = leaning("89,82 92,82 92,148 89,148 | 108,82 111,82 111,148 108,148")
    fins = leaning("70,126 ~58,138 54,166 70,150 | 130,126 ~142,138 146,166 130,150")
    collar = leaning("71,148 129,148 129,166 71,166")
    tongue = leaf((100, 168), (100, 216), 34, 0.34).turned(16)
    return (
        plate(SEA, whole(), cut(shaft, cone, fins, collar, tongue)),
        plate(SUN, shaft, cut(seams), tongue),
        plate(EMBER, fins, tongue, collar),
        plate(NIGHT, lead),
    )


@picture(
    "city .9, book .8, library .7, tower .6, window .5, evening .4, story .4, house .4, sun .4, order .3, "
    "together .3, work .3, instrument .2, wall .2, memory .2",
    en="Upright blocks of many heights, some with rows of small squares, some with bands; one has a "
    "gable, one a mast, one leans; a disc behind.",
    fr="Des blocs debout de hauteurs variées, à petits carrés ou à bandes ; l'un a un pignon, un autre un "
    "mât, un autre penche ; un disque derrière.",
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
    "ripple .8, boat .7, target .6, circle .6, lake .5, alone .5, water .5, tiny .4, record .4, maze "
    ".4, spiral .4, journey .4, sea .4, tree .3, time .3, danger .3, sound .3, road .2, calm .2",
    en="Uneven rings, one around another and cut by the edge, with a narrow gap leading in; in the "
    "middle a very small red sail.",
    fr="Des anneaux irréguliers, l'un autour de l'autre et coupés par le bord, une fente étroite y "
    "mène ; au milieu une toute petite voile rouge.",
)
def rings() -> Plates:
    """Ripples round a boat, a felled tree, a thumbprint, a target."""

    def edge(r: float) -> Shape:
        return blob(
            polar(126 - r * 0.1, 84 + r * 0.05, r * (1 + 0.05 * sin(a + r / 40)), a * 40) for a in range(9)
        )

    radii = [26, 36, 46, 57, 68, 80, 92, 105, 118, 132, 146, 162, 176, 196]
    water = [cut(edge(r)) if i % 2 else edge(r) for i, r in reversed(list(enumerate(radii, 1)))]
    crack = outline("124,100 ~98,150 70,210 104,210 ~112,150")
    boat = outline(
        "100,86 152,84 ~143,98 ~110,99 | 124,82 125,52 ~142,66 147,80 | 120,82 120,62 ~110,74 106,83"
    ).scaled(0.8, (126, 84))
    return (plate(SEA, *water, cut(crack)), plate(SHELL, whole(), cut(edge(32))), plate(EMBER, boat))


@picture(
    "shell .8, fan .8, morning .7, sun .6, light .5, sea .5, elegance .3, evening .3, flower .3, cards .3, "
    "hand .2, peacock .3, theatre .2, beach .4, summer .3, fragile .2",
    en="Rounded red and yellow blades spread from one foot like a half wheel, pale ribs in them, over a "
    "strip of rippled blue.",
    fr="Des lames arrondies, rouges et jaunes, s'ouvrent d'un même pied en demi-roue, avec des nervures "
    "pâles, sur une bande bleue ridée.",
)
def fan() -> Plates:
    """Shell, fan, sunrise over the sea."""

    def spread(shape: Shape, first: int = 0, every: int = 1) -> Shape:
        return joined(shape.turned(22 * i - 88, (100, 156)) for i in range(first, 9, every))

    blade = outline("100,156 78,44 ~86,24 ~100,18 ~114,24 122,44")
    rib = leaf((100, 132), (100, 30), 4)
    foot = outline("78,156 ~84,136 ~100,128 ~116,136 122,156")
    water = ground([154, 156, 154, 156, 154])
    waves = joined(ripple(x, y, w) for x, y, w in figures("70,168,60 20,180,44 136,180,44 82,192,36"))
    return (
        plate(EMBER, spread(blade, 0, 2), cut(spread(rib, 0, 2), water), foot),
        plate(SUN, spread(blade, 1, 2), cut(spread(rib, 1, 2)), foot),
        plate(SEA, water, cut(waves)),
    )


@picture(
    "tree .9, brain .9, thought .5, maze .4, vegetable .4, branch .4, memory .4, growth .3, spring .5, "
    "coral .3, puzzle .2, nature .3, secret .2, garden .3, fruit .2",
    en="A round rosy mass on a dark trunk, before green; dark winding lines run from its middle line to "
    "both sides, and small red bits lie below.",
    fr="Une masse ronde et rosée sur un tronc sombre, devant du vert ; des lignes sombres et sinueuses "
    "vont de sa ligne médiane aux deux côtés, de petits éclats rouges dessous.",
)
def winding_crown() -> Plates:
    """Blossoming tree, brain, cauliflower."""
    half = "~84,150 ~62,158 ~40,146 ~18,136 ~6,110 ~12,84 ~18,56 ~40,38 ~62,16 ~88,12"
    crown = outline(f"100,148 {half} 100,14").twice()
    trunk = outline("90,126 110,126 ~112,172 134,206 66,206 ~88,172")
    folds = [
        points("100,132 80,126 58,136 42,124 56,110"),
        points("100,106 78,96 50,100 26,106"),
        points("100,80 80,70 56,82 32,76 42,58"),
        points("100,48 82,54 66,44 74,32"),
    ]
    walls = joined(band(fold, [4, *[5] * (len(fold) - 1)], round_ends=True) for fold in folds)
    petals = joined(
        leaf((x, y), (x + 13, y + 4), 8) for x, y in points("22,168 44,188 12,194 150,170 176,186 148,194")
    )
    return (
        plate(SHELL, crown),
        plate(NIGHT, walls.twice(), outline("97,140 99,16 101,16 103,140"), trunk),
        plate(SAGE, whole(), cut(crown, petals)),
        plate(EMBER, petals),
    )


@picture(
    "fish .9, different .9, leaf .7, together .6, alone .4, eye .4, choice .4, freedom .4, order .3, "
    "sea .3, autumn .3, separation .2, meeting .2, search .2, journey .2",
    en="Rows of the same pointed oval with a split tail, all green and facing right, but one red, "
    "facing left.",
    fr="Des rangées du même ovale pointu à queue fendue, tous verts et tournés à droite, sauf un "
    "rouge, tourné à gauche.",
)
def one_turns_back() -> Plates:
    """A shoal, fallen leaves, eyes; one goes the other way."""
    body = outline("-27,-8 ~-17,-1 ~4,-14 28,0 ~4,14 ~-17,1 -27,8 -22,0")
    vein = leaf((-11, 0), (18, 0), 3.6)
    places = [(4 + 64 * i + 32 * (j % 2), 12 + 35 * j) for j in range(6) for i in range(4 - j % 2)]
    others = [place for place in places if place != (100, 117)]
    return (
        plate(SEA, joined(body.at(x, y) for x, y in others), cut(*[vein.at(x, y) for x, y in others])),
        plate(EMBER, body.mirrored(0).at(100, 117), cut(vein.at(93, 117))),
        plate(SUN, whole()),
    )


@picture(
    "mouth .8, tooth .8, mountain .8, cave .7, night .5, moon .5, danger .5, monster .5, forest .4, "
    "shark .4, hunger .4, fear .4, winter .3, ice .3, dragon .3, adventure .3, thread .2, egg .2, eye "
    ".2",
    en="An opening with jagged points from above and below; between them a dark zigzag with dots and "
    "a small yellow disc, below tiny trees.",
    fr="Une ouverture aux pointes dentelées en haut et en bas ; entre elles un zigzag sombre à "
    "points et un petit disque jaune, en bas de petits arbres.",
)
def jaws() -> Plates:
    """Cave, mouth, mountain pass by night, ice."""
    lid, floor = "~14,54 ~56,24 ~100,16 ~146,22 ~186,50", "~186,150 ~146,178 ~100,186 ~54,178 ~14,148"
    hole = outline(f"-5,98 {lid} 205,98 {floor}")
    upper = outline(
        f"-5,98 {lid} 205,98 186,84 176,104 164,58 148,92 134,44 116,84 100,42 84,88 68,46 50,90 "
        "36,60 22,102 14,84"
    )
    lower = outline(
        f"205,98 {floor} -5,98 14,128 24,112 38,148 54,108 70,158 86,112 102,160 120,118 134,156 150,114 "
        "166,144 180,116 190,126"
    )
    moon = disc(101, 101, 10)
    stars = dots(points("68,74 134,72 101,66 70,122 134,126 36,104 164,96 84,104 118,100 101,134"), 1.6)
    pines = joined(
        leaf((x, y), (x, y - 13), 6, 0.3)
        for x, y in points(
            "26,142 54,140 62,160 46,160 86,146 94,168 78,172 120,146 112,170 128,170 150,142 144,164 "
            "178,138 168,158"
        )
    )
    return (
        plate(NIGHT, hole, cut(upper, lower, moon, stars), pines),
        plate(EMBER, whole(), cut(hole)),
        plate(SUN, moon),
        plate(SAGE, lower),
    )


@picture(
    "feather 1, leaf .7, bird .5, wing .5, letter .4, fragile .4, freedom .4, bone .3, fish .3, "
    "pencil .3, elegance .3, arrow .3, nature .3, tree .3, wind .3, knife .2, story .2, separation .2",
    en="A dark slanting shaft with long pointed blades on both sides, blue on the left, red on the right.",
    fr="Une tige sombre en diagonale avec de longues lames pointues des deux côtés, bleues à gauche, "
    "rouges à droite.",
)
def quill() -> Plates:
    """Feather, palm leaf, fish bone, knife."""

    def barb(i: int, side: int) -> Shape:
        x, y = 40 + 11.2 * i, 160 - 11.4 * i
        return leaf((x, y), polar(x, y, 78 * sin(0.62 + 0.2 * i), -46 + side * (54 - 2.2 * i)), 14, 0.6)

    spine = band([(6, 198), (60, 141), (110, 89), (172, 26)], [0, 8, 5, 0])
    return (
        plate(NIGHT, spine),
        plate(SEA, each(12, lambda i: barb(i, -1))),
        plate(EMBER, each(12, lambda i: barb(i, 1))),
        plate(SHELL, whole()),
    )


@picture(
    "elephant 1, tea 1, animal .5, hat .4, acrobat .4, warmth .3, cup .3, food .3, story .3, water "
    ".3, joy .3, magic .3, giant .3, garden .2, meeting .2, jewel .2",
    en="A round blue body on two stout feet, with a raised spout that steams, a loop behind, a red "
    "lid with a knob and a yellow oval at its side.",
    fr="Un corps bleu et rond sur deux pieds trapus, un bec levé qui fume, une anse derrière, un "
    "couvercle rouge à bouton et un ovale jaune au flanc.",
)
def pouring() -> Plates:
    """Elephant, teapot, watering can."""
    body = outline(
        "64,82 ~86,62 ~120,58 ~154,72 ~172,104 ~166,144 154,164 154,192 124,192 122,172 ~109,174 "
        "96,172 94,192 64,192 62,154 ~52,134 ~32,126 ~15,106 ~12,76 ~6,56 ~17,44 ~30,56 ~30,78 "
        "~40,90 ~52,88"
    )
    handle = band([(156, 78), (182, 72), (194, 98), (184, 128), (162, 140)], [12, 11, 10, 10, 8])
    ear = outline("66,92 ~84,82 ~104,92 ~106,122 ~90,146 ~72,134 ~62,112")
    lid = outline("84,58 ~100,40 ~118,36 ~138,42 152,62 ~118,52") + disc(118, 28, 9)
    rug = joined(
        polygon([(x, y - 10), (x + 7, y), (x, y + 10), (x - 7, y)])
        for x, y in points("122,76 142,82 122,104 142,108 160,110 122,132 142,134 158,138")
    )
    steam = joined(
        band([(x, y), (x - 7, y - 12), (x + 6, y - 24), (x, y - 38)], [0, 6, 6, 0])
        for x, y in [(9, 42), (29, 36), (49, 44)]
    )
    return (
        plate(SEA, body + handle, cut(rug, ear, disc(50, 100, 3))),
        plate(EMBER, lid),
        plate(SUN, rug, ear),
        plate(SAGE, steam),
    )


@picture(
    "train 1, journey .7, ladder .5, bone .5, separation .5, road .5, river .4, snake .4, bridge .4, "
    "field .3, rope .3, thread .3, beach .3, change .2, harbour .2, stairs .2",
    en="Two dark bending lines joined by red bars snake from bottom to top between green with pale "
    "ovals and yellow with pale waves.",
    fr="Deux lignes sombres et courbes reliées par des barres rouges serpentent de bas en haut entre "
    "du vert à ovales pâles et du jaune à vagues pâles.",
)
def crossing() -> Plates:
    """Railway, ladder, spine, river between fields."""
    line = [(100 - 36 * sin(i * 0.58), 222 - 22 * i) for i in range(12)]
    fine = [(100 - 36 * sin(i * 0.145), 222 - 5.5 * i) for i in range(45)]
    left = outline("-5,-20 -5,222 " + " ".join(f"~{x},{y}" for x, y in line))
    sleeper = polygon([(-29, -4.5), (29, -3.5), (29, 4.5), (-29, 3.5)])
    sleepers = joined(sleeper.turned(angle + 90, (0, 0)).at(x, y) for x, y, angle in along(fine, 16))
    woods = points("12,34 30,14 40,48 14,74 36,88 14,112 30,136 10,158 22,184")
    waves = points("150,14 172,34 158,62 170,92 168,122 150,152 170,176 134,190")
    return (
        plate(NIGHT, band(line, 36), cut(band(line, 26))),
        plate(EMBER, sleepers),
        plate(SAGE, left, cut(*[leaf((x, y + 9), (x, y - 9), 9, 0.3) for x, y in woods])),
        plate(SUN, whole(), cut(left, *[ripple(x, y, 26) for x, y in waves])),
    )


SHEET_B = (
    striped_tower,
    upright_row,
    rings,
    fan,
    winding_crown,
    one_turns_back,
    jaws,
    quill,
    pouring,
    crossing,
)
