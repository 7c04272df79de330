"""Pictures: the striped tower to the railway."""

from math import sin

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, dots, each, grid, ripple
from ninefold.games.jinx.box.pictures.shapes import (
    Shape,
    arc,
    band,
    blob,
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
    whole,
    within,
)


@picture(
    "lighthouse 1, candle .7, tower .6, light .6, night .6, sea .5, harbour .5, rocket .4, fire .4, "
    "hope .4, stripes .4, pencil .3, danger .3, watching .3, alone .3, protection .3, cake .2",
    en="A tall column with slanted red stripes and a flame-shaped tip sends two yellow wedges into "
    "the night above small waves.",
    fr="Une haute colonne à rayures rouges obliques, à pointe en flamme, envoie deux faisceaux "
    "jaunes dans la nuit au-dessus de petites vagues.",
)
def striped_tower() -> Plates:
    """Lighthouse, candle, pencil, rocket."""
    tower = outline("84,62 116,62 122,150 ~128,168 146,184 54,184 ~72,168 78,150")
    stripes = joined(polygon([(70, y), (130, y - 12), (130, y + 6), (70, y + 18)]) for y in (82, 118, 154))
    tip = outline("84,58 ~82,40 ~92,24 100,4 ~108,24 ~118,40 116,58")
    beams = outline("96,42 -8,8 -8,70 | 104,42 208,8 208,70")
    lamp = drop((100, 22), (100, 54), 17)
    waves = ground([176, 180, 175, 180, 176, 181, 176])
    crest = joined(ripple(x, y, 30) for x, y in [(8, 190), (60, 194), (112, 190), (160, 196)])
    stars = dots(
        points("20,100 40,122 22,150 56,92 160,96 182,120 150,132 176,154 50,14 150,12 128,10 76,12 52,142"),
        1.8,
    )
    return (
        plate(NIGHT, whole(), cut(tower, tip, beams, stars, waves), crest),
        plate(EMBER, tip, cut(lamp), stripes, within(tower + tip)),
        plate(SUN, beams, lamp),
        plate(SEA, waves),
    )


@picture(
    "city .9, book .8, library .8, tower .5, window .5, story .4, sun .4, house .4, evening .3, order "
    ".3, together .3, work .3, instrument .2, wall .2, memory .2",
    en="Upright blocks of many heights and colours side by side, some with rows of small squares, "
    "some with bands; one leans; a yellow disc behind.",
    fr="Des blocs debout de hauteurs et couleurs variées, les uns à petits carrés, les autres à "
    "bandes ; l'un penche ; un disque jaune derrière.",
)
def upright_row() -> Plates:
    """Books on a shelf, a town, an accordion."""

    def panes(x: float, y: float, across: int, down: int) -> Shape:
        return grid(box(x, y, 5, 7), across, down, 9, 13)

    night = box(-5, 56, 30, 124) + box(62, 78, 18, 102) + box(134, 28, 32, 152)
    ember = box(27, 88, 16, 92) + box(82, 44, 30, 136) + outline("170,70 188,66 212,178 194,180")
    sea = outline("45,180 45,40 ~52,34 60,40 60,180") + box(114, 96, 18, 84)
    slant = outline("173,82 191,78 192,82 174,86 | 189,160 208,156 209,160 190,164")
    red_bands = box(27, 98, 16, 4) + box(27, 160, 16, 4) + slant
    blue_bands = joined(
        box(x, y, 18, h) for x, y, h in figures("44,52,3 44,58,6 44,156,6 114,108,4 114,116,4 114,164,4")
    )
    lit = panes(2, 66, 2, 8) + panes(69, 88, 1, 6) + panes(139, 38, 3, 10)
    return (
        plate(NIGHT, night, cut(lit), box(-5, 180, 210, 30)),
        plate(EMBER, ember, cut(panes(87, 56, 3, 8), red_bands)),
        plate(SEA, sea, cut(blue_bands)),
        plate(SUN, disc(70, 64, 50)),
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
    "peacock .9, fan .6, morning .6, feather .6, elegance .6, shell .5, sun .5, bird .5, eye .4, "
    "light .4, flower .4, cards .3, watching .3, joy .3, hand .2, king .2, theatre .2",
    en="Nine rounded blades spread from the bottom like a half wheel, each with an eye-like spot; a "
    "red half disc at their foot.",
    fr="Neuf lames arrondies en demi-roue partent du bas, chacune avec une tache en forme d'œil ; un "
    "demi-disque rouge à leur pied.",
)
def fan() -> Plates:
    """Shell, peacock, sunrise, a hand of cards."""

    def spread(shape: Shape, first: int = 0, every: int = 1) -> Shape:
        return joined(shape.turned(-78 + 19.5 * i, (100, 180)) for i in range(first, 9, every))

    blade = outline("100,180 79,62 ~80,34 ~100,16 ~120,34 121,62")
    ribs = joined(leaf((100 + d * 0.3, 140), (100 + d, 66), 3) for d in (-8, 0, 8))
    eye = disc(100, 42, 10, 12)
    return (
        plate(SEA, spread(blade, 0, 2), cut(spread(eye, 0, 2))),
        plate(SAGE, spread(blade, 1, 2), cut(spread(eye), spread(ribs))),
        plate(SUN, spread(eye), whole()),
        plate(EMBER, spread(disc(100, 44, 5)), arc(100, 186, 0, 44, -180, 0), box(-5, 186, 210, 20)),
    )


@picture(
    "tree .9, brain .9, thought .6, maze .5, autumn .4, vegetable .4, branch .4, memory .4, body .3, "
    "breath .3, fruit .3, growth .3, coral .3, puzzle .2, root .2, secret .2",
    en="A round red mass on a short dark trunk; pale winding grooves branch from its middle line to "
    "both sides.",
    fr="Une masse rouge et ronde sur un court tronc sombre ; de pâles sillons sinueux partent de sa "
    "ligne médiane des deux côtés.",
)
def winding_crown() -> Plates:
    """Tree, brain, maze, cauliflower."""
    half = "~84,152 ~62,160 ~38,150 ~18,132 ~8,106 ~12,78 ~24,54 ~44,32 ~68,18 ~90,12"
    crown = outline(f"100,150 {half} 100,16").twice()
    trunk = outline("86,146 114,146 ~112,172 130,205 70,205 ~88,172")
    folds = [
        points("100,138 84,128 66,136 48,136 38,122 52,112 72,116"),
        points("100,112 86,98 62,98 40,100 24,110"),
        points("100,84 88,72 66,82 44,84 28,78 34,62 52,66"),
        points("100,52 84,54 68,64 58,48 68,34 84,36"),
    ]
    walls = joined(band(fold, [4, *[5] * (len(fold) - 1)], round_ends=True) for fold in folds)
    return (
        plate(EMBER, crown, cut(walls.twice(), leaf((100, 190), (100, 14), 8, 0.4))),
        plate(SAGE, whole(), cut(crown)),
        plate(NIGHT, trunk),
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
    "field .3, rope .3, thread .3, beach .3, change .2, harbour .2, film .2, stairs .2",
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
