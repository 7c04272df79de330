"""Pictures: keyhole within keyhole to the maze in a head."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, dots, ripple
from ninefold.games.jinx.box.pictures.shapes import (
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
    polygon,
    whole,
)


@picture(
    "person .8, lock .8, secret .7, infinity .6, toy .6, family .5, child .4, dress .4, key .3, door .4, "
    "protection .4, depth .3, growth .3, tiny .3, beginning .3, king .3, search .2",
    en="A dark round head on a wide flaring body; in it the same outline in red, in that a yellow one, and "
    "a tiny dark one in the middle.",
    fr="Une tête ronde et sombre sur un corps évasé ; dedans, la même forme en rouge, puis en jaune, et une "
    "toute petite sombre au milieu.",
)
def one_within_one() -> Plates:
    """Pawn, keyhole, figure in a cloak, nested dolls."""
    body = outline(
        "82,74 118,74 ~124,98 ~140,140 172,176 ~182,190 176,202 24,202 ~18,190 28,176 ~60,140 ~76,98"
    )
    first = disc(100, 46, 38) + body
    second, third, fourth = (first.scaled(by, (100, 202)) for by in (0.6, 0.34, 0.15))
    folds = leaf((72, 106), (36, 184), 7, 0.6) + leaf((66, 132), (53, 190), 5, 0.6)
    brim = outline("66,40 ~100,30 134,40 ~100,50")
    return (
        plate(SAGE, whole(), cut(first)),
        plate(NIGHT, first, cut(second, folds.twice(), brim), fourth),
        plate(EMBER, second, cut(third)),
        plate(SUN, third, brim),
    )


@picture(
    "road .9, bread .8, heart .6, rope .5, crossroads .6, love .3, infinity .4, journey .5, maze .4, "
    "choice .3, meeting .3, speed .4, food .3, field .2, machine .2",
    en="A broad dark band with pale dashes loops twice and crosses itself below; three small red blocks "
    "move along it.",
    fr="Une large bande sombre à tirets pâles fait deux boucles et se croise en bas ; trois petits blocs "
    "rouges la suivent.",
)
def knotted_way() -> Plates:
    """Pretzel, heart, a road that meets itself."""
    half = points("104,112 84,76 54,38 22,58 20,104 50,150 100,172")
    way = half + [(200 - x, y) for x, y in half[-2::-1]]
    over = points("70,54 84,76 104,112 122,140 142,168")
    under = points("104,112 84,138 60,164")
    dashes = joined(
        box(-5, -1.8, 10, 3.6).turned(a, (0, 0)).at(x, y)
        for x, y, a in along(way[1:-2], 19)[:-1] + along(over[1:4], 4)
    )
    cars = joined(
        box(-9, -6, 18, 12).turned(turn, (0, 0)).at(x, y)
        for x, y, turn in figures("30,44,-56 122,140,58 183,92,82")
    )
    return (
        plate(
            NIGHT,
            band(way, 28) + band(under, 28, True),
            cut(band(over[1:], 36)),
            band(over, 28, True),
            cut(dashes, cars),
        ),
        plate(EMBER, cars),
        plate(SUN, whole(), cut(cars)),
    )


@picture(
    "rain .8, instrument .8, cloud .7, music .6, person .5, storm .3, hill .4, stripes .4, sound .4, "
    "waterfall .3, giant .3, elegance .3, thread .3, magic .3, comb .3, piano .2, sadness .3",
    en="From a dark cloud straight pale lines, ever shorter, come down on a red slope; a small figure at "
    "their foot stretches both arms to them.",
    fr="D'un nuage sombre, des lignes pâles et droites, toujours plus courtes, tombent sur une pente rouge "
    "; une petite figure tend les bras vers elles.",
)
def stringed_rain() -> Plates:
    """Rain, a harp and its player."""
    cloud = outline(
        "28,62 ~12,46 ~24,28 ~42,30 ~54,10 ~80,8 ~94,22 ~114,8 ~138,14 ~146,30 ~168,22 ~190,38 ~188,58 170,66"
    )
    slope = outline("-5,206 -5,190 ~40,184 ~100,158 ~150,116 205,80 205,206")
    lines = joined(box(58 + 14 * i, 58, 3.2, 130) for i in range(9))
    player = disc(28, 122, 10) + outline(
        "16,140 ~28,132 38,138 62,128 64,134 ~44,150 ~42,166 44,186 12,188 ~12,160"
    )
    player += band(points("34,152 54,156 74,150"), [7, 6, 5])
    return (plate(SEA, whole(), cut(slope, lines)), plate(EMBER, slope), plate(NIGHT, cloud, player))


@picture(
    "face .9, mountain .8, giant .6, sleep .8, person .5, dream .4, calm .4, hill .5, forest .4, snow .4, "
    "hair .4, body .3, stone .3, story .3, evening .2",
    en="A red skyline rises and dips from edge to edge, one peak tipped with white, small bumps after it; "
    "dark points bristle on both sides.",
    fr="Une crête rouge monte et descend d'un bord à l'autre, un pic à bout blanc, de petites bosses "
    "ensuite ; des pointes sombres hérissent les deux côtés.",
)
def sleeping_ridge() -> Plates:
    """Somebody asleep on the back, a mountain range."""
    ridge = outline(
        "-5,150 ~-2,110 ~18,80 ~48,66 ~68,72 ~80,64 ~98,42 112,30 ~124,40 ~124,58 116,70 ~130,68 ~137,78 "
        "129,85 ~141,86 ~143,98 ~136,105 ~152,102 ~168,114 ~170,134 ~166,162 205,176 205,206 -5,206"
    )
    snow = outline("112,25 ~128,38 126,54 118,46 112,56 106,46 96,50 94,44")
    lid = band(points("54,96 70,106 88,98"), [0, 7, 0])
    pines = joined(
        leaf((x, y + 8), (x, y - h), 17, 0.34)
        for x, y, h in figures(
            "4,118,38 20,134,36 4,156,38 26,168,36 8,192,36 46,190,34 160,140,32 146,160,36 170,168,34 "
            "128,182,34 156,190,34 184,190,32"
        )
    )
    return (
        plate(SEA, whole(), cut(ridge, snow)),
        plate(EMBER, ridge, cut(snow)),
        plate(NIGHT, pines, lid),
        plate(SHELL, whole(), cut(snow)),
    )


@picture(
    "sleep .9, sheep 1, dream .6, field .6, cloud .5, hill .6, night .6, calm .4, warmth .4, face .4, "
    "child .3, protection .3, giant .3, thread .3, thought .3, order .2, fence .2",
    en="Four woolly white shapes leap in an arc over a hill of coloured patches; at its left end a red face "
    "with closed lid lies on a pale cushion.",
    fr="Quatre formes blanches et laineuses sautent en arc au-dessus d'une colline à pièces de couleur ; à "
    "gauche, un visage rouge, l'œil clos, sur un coussin clair.",
)
def quilted_hills() -> Plates:
    """A sleeper counting sheep, patchwork fields, clouds over hills."""
    tops = [142, 122, 112, 130, 138, 124]
    rows = [[top + (210 - top) * k for top in tops] for k in (0, 0.42, 1)]

    def patch(i: int, j: int) -> str:
        x = 62 + 32 * i - 14 * j
        up, low = rows[j], rows[j + 1]
        return f"{x},{up[i]} {x + 32},{up[i + 1]} {x + 18},{low[i + 1]} {x - 14},{low[i]}"

    cells = [(i, j) for i in range(5) for j in range(2)] + [(5, 1)]
    rows[1].append(160)
    rows[2].append(210)
    kinds = [joined(outline(patch(i, j)) for i, j in cells if (i + 2 * j) % 3 == k) for k in range(3)]
    quilt = polygon([*((62 + 32 * i, top) for i, top in enumerate(tops)), (210, 210), (34, 210)])
    pillow = outline("-5,150 ~12,146 ~34,158 ~52,160 62,162 40,210 -5,210")
    face = outline(
        "6,160 ~2,140 ~10,128 ~24,124 30,126 ~34,117 ~39,117 ~41,127 ~47,127 46,132 ~51,132 50,137 ~56,138 "
        "~58,148 ~48,160 ~26,168"
    )
    hair = outline("28,124 ~14,122 ~0,130 ~-6,150 ~4,166 ~22,168 ~14,158 ~20,146 ~16,136")
    lid = leaf((28, 136), (38, 139), 6)
    sheep = figures("36,82,-38 78,46,-14 130,44,14 164,80,40")
    wool = outline("-21,2 ~-19,-11 ~-9,-10 ~-2,-17 ~7,-11 ~17,-13 ~20,-2 ~21,7 ~12,12 ~3,9 ~-5,13 ~-14,10")
    legs = polygon(points("-14,8 -21,21 -16,23 -8,9")) + polygon(points("9,9 20,21 24,17 15,7"))
    muzzle = disc(23, -8, 7, 5, 30)

    def flock(one: Shape) -> Shape:
        return joined(one.turned(a, (0, 0)).at(x, y) for x, y, a in sheep)

    bare = flock(wool + legs + muzzle)
    return (
        plate(NIGHT, whole(), cut(quilt, pillow, bare, face), hair + lid),
        plate(SUN, kinds[0] + flock(muzzle + legs)),
        plate(EMBER, kinds[1] + face, cut(lid)),
        plate(SAGE, kinds[2]),
    )


@picture(
    "flower .9, dancer .9, bell .6, dress .6, elegance .6, fragile .5, person .5, garden .3, leaf .3, "
    "spring .3, jellyfish .3, lamp .2, falling .2, theatre .2, nature .2",
    en="Hanging from a green twig: a red ball and tube, four curved red points spread out, a dark scalloped "
    "bell, and long thin red stems ending in tips.",
    fr="Suspendue à un rameau vert : une boule et un tube rouges, quatre pointes courbes écartées, une "
    "cloche sombre festonnée et de longues tiges fines.",
)
def hanging_dancer() -> Plates:
    """Fuchsia blossom, ballet dancer, bell."""
    twig = band(points("-6,30 40,12 78,12 98,28"), [7, 6, 5, 4])
    leaves = leaf((20, 20), (62, 48), 18) + leaf((12, 22), (-8, 76), 20) + leaf((80, 14), (150, 8), 20)
    head = disc(100, 42, 14)
    tube = outline("95,52 105,52 ~107,66 112,84 88,84 ~93,66")
    arms = band(points("104,74 134,82 160,70 180,42"), [9, 12, 10, 0]) + band(
        points("106,84 136,98 166,98 194,82"), [8, 11, 9, 0]
    )
    skirt = outline(
        "88,84 112,84 ~130,104 ~156,122 ~170,142 ~156,150 146,138 ~134,156 122,144 ~112,160 100,146 ~88,160 "
        "78,144 ~66,156 54,138 ~44,150 ~30,142 ~44,122 ~70,104"
    )
    legs = outline("88,146 99,146 ~98,170 95,196 91,196 ~90,170") + outline(
        "103,146 114,144 ~124,158 128,168 ~116,178 99,186 98,182 ~110,172 116,166 ~110,158"
    )
    threads = joined(
        band([(x, 136), (x + d, 158), (x + 2.4 * d, y)], [3, 2.6, 2.6]) + disc(x + 2.4 * d, y, 4.2)
        for x, d, y in figures("72,-3,178 128,5,182 60,-5,168 142,6,170")
    )
    folds = joined(leaf((100 + 7 * a, 92), (100 + 26 * a, 138), 5, 0.6) for a in (-1.7, -0.6, 0.6, 1.7))
    return (
        plate(SHELL, whole()),
        plate(EMBER, head + tube + arms + arms.mirrored() + legs + threads, cut(skirt)),
        plate(NIGHT, skirt, cut(folds)),
        plate(SAGE, twig + leaves, cut(head)),
    )


@picture(
    "sound .8, puzzle .7, lamp .6, choice .5, body .6, secret .4, shell .4, face .4, music .4, thought .6, "
    "search .4, brain .3, snail .2, spiral .3, breath .2, jewel .2",
    en="A pale rounded shape, wide above and narrow below; a red hook bends round inside it, a yellow ball "
    "hangs under it and arcs spread at both sides.",
    fr="Une forme pâle et arrondie, large en haut, étroite en bas ; un crochet rouge s'y recourbe, une boule "
    "jaune pend dessous, des arcs de chaque côté.",
)
def asking_ear() -> Plates:
    """Ear, question mark, shell with a pearl."""
    ear = outline(
        "56,104 ~40,70 ~50,30 ~90,6 ~136,14 ~164,52 ~156,98 ~134,126 ~124,150 ~104,162 ~82,154 ~72,132"
    )
    mark = band(
        points("86,90 70,82 66,58 84,36 112,32 138,52 138,84 120,106 106,126 102,142"),
        [6, 10, 13, 15, 16, 16, 16, 15, 12, 9],
        True,
    )
    inner = outline("92,68 ~102,56 ~118,60 ~120,78 ~110,92 ~100,104 ~94,92 ~102,80 ~100,72")
    waves = joined(arc(58, 96, r, r + 5, 150, 212) for r in (28, 40, 52)) + joined(
        arc(150, 96, r, r + 5, -30, 30) for r in (28, 40)
    )
    pearl = disc(102, 181, 13)
    return (
        plate(SEA, whole(), cut(ear, pearl, waves)),
        plate(SHELL, ear),
        plate(EMBER, mark + inner),
        plate(SUN, pearl + waves),
    )


@picture(
    "bridge .8, meeting .8, person .6, together .6, separation .5, sea .4, journey .3, boat .4, "
    "giant .3, love .3, double .4, river .4, water .3, calm .2, rope .4, fence .2, tiny .2",
    en="Two small figures face each other on huge red seats with their feet in water; a slack line with rods "
    "joins the tall backs, a boat passes below.",
    fr="Deux petites silhouettes face à face sur d'immenses sièges rouges, les pieds dans l'eau ; une corde "
    "à tiges relie les dossiers, un bateau passe dessous.",
)
def two_seats() -> Plates:
    """Two chairs, a suspension bridge, a talk."""
    back = outline("2,16 ~10,4 ~20,12 ~26,60 36,116 24,120 ~10,60")
    seat = outline("22,114 ~50,108 78,112 78,124 22,127")
    legs = (
        outline("24,122 37,122 34,205 18,205") + outline("66,120 77,120 82,205 70,205") + box(28, 150, 46, 6)
    )
    deck = outline("76,113 ~100,108 124,113 124,120 ~100,115 76,120")
    cable = band(points("14,10 44,52 72,76 100,83 128,76 156,52 186,10"), 4)
    rods = joined(
        box(x - 1.4, y, 2.8, 114 - y) for x, y in figures("46,53 64,70 82,79 100,82 118,79 136,70 154,53")
    )
    legs_up = outline("44,88 ~52,84 60,88 62,102 80,103 80,124 74,124 74,111 42,111")
    sitter = disc(52, 78, 7) + legs_up
    water = ground([166, 170, 165, 170, 166, 170, 165, 169, 166])
    waves = joined(ripple(x, y, 30) for x, y in points("38,188 88,192 134,184"))
    hull = outline("84,160 116,160 ~110,174 90,174") + polygon(points("99,128 99,156 85,156"))
    sail = polygon(points("102,132 102,156 115,156"))
    return (
        plate(SUN, whole(), cut(water, sail, waves)),
        plate(EMBER, (back + seat + legs).twice() + deck + cable + rods),
        plate(SEA, water, cut(waves, legs.twice())),
        plate(NIGHT, hull + sitter.twice()),
    )


@picture(
    "face .9, sadness .9, bridge .8, rain .7, cloud .7, drop .6, river .6, storm .4, mouth .5, water .4, "
    "wall .3, sail .3, boat .3, watching .2, autumn .2, rainbow .3",
    en="Two dark clouds side by side shed blue drops; a red sail stands between them, and below a brick arch "
    "bends over blue water.",
    fr="Deux nuages sombres côte à côte versent des gouttes bleues ; une voile rouge entre eux, et en bas "
    "une arche de briques sur l'eau bleue.",
)
def weeping_arch() -> Plates:
    """A crying face, a bridge in the rain."""
    cloud = outline("14,68 ~8,54 ~20,42 ~34,44 ~44,26 ~64,26 ~72,38 ~86,44 ~88,60 ~80,68")
    rain = joined(
        drop((x, y), (x, y + h), 0.55 * h)
        for x, y, h in figures("26,76,14 44,78,20 64,76,14 34,100,14 54,106,18 24,122,12")
    )
    sail = outline("101,52 ~114,84 122,118 86,118 ~96,88") + outline("82,124 126,124 ~118,136 92,136")
    arch = outline(
        "-5,205 -5,178 ~30,172 ~62,152 ~100,142 ~138,152 ~170,172 205,178 205,205 160,205 ~142,180 "
        "~100,164 ~58,180 40,205"
    )
    stones = joined(
        box(-6, -2, 12, 4).turned(a, (0, 0)).at(x, y)
        for x, y, a in figures(
            "22,184,-10 46,176,-24 70,161,-22 90,154,-8 110,154,8 130,161,22 154,176,24 178,184,10 8,194,0 "
            "34,192,-16 166,192,16 192,194,0"
        )
    )
    waves = ripple(70, 188, 28) + ripple(104, 194, 30)
    return (
        plate(SHELL, whole(), cut(waves)),
        plate(NIGHT, cloud.twice()),
        plate(SEA, rain.twice() + outline("40,205 ~58,180 ~100,164 ~142,180 160,205"), cut(waves)),
        plate(EMBER, sail + arch, cut(stones)),
    )


@picture(
    "brain .7, maze .9, face .9, thought .8, search .6, crossroads .5, spiral .4, memory .5, secret .4, "
    "alone .3, tiny .4, dream .3, person .3, circle .4, chaos .3, puzzle .4, stone .2",
    en="A large red head seen from the side; yellow ring paths with gaps fill it, and a tiny dark figure "
    "stands in the middle.",
    fr="Une grande tête rouge vue de côté ; des chemins jaunes en anneaux avec des passages la "
    "remplissent, une minuscule silhouette sombre au milieu.",
)
def inner_ways() -> Plates:
    """A head, a maze, somebody looking for the way out."""
    head = outline(
        "48,205 ~50,170 ~24,140 ~12,92 ~26,42 ~74,10 ~130,14 ~164,48 ~168,82 188,112 ~186,120 174,122 "
        "~177,132 ~171,138 ~176,148 ~168,156 ~170,172 ~150,182 ~130,178 126,205"
    )
    ways = joined(
        arc(90, 86, r, r + 8, a, b)
        for r, a, b in figures("18,-60,230 34,20,330 50,-150,160 66,-80,60 66,110,250")
    )
    gates = (
        box(86, 40, 8, 22)
        + box(54, 82, 20, 8)
        + box(124, 82, 18, 8)
        + box(86, 134, 8, 24)
        + box(104, 94, 8, 20).turned(-40, (108, 104))
        + box(86, 150, 8, 60)
    )
    figure = disc(90, 80, 5) + outline("86,86 94,86 98,100 82,100")
    room = disc(90, 86, 20)
    thoughts = dots(points("182,30 192,62 168,12"), 5) + disc(14, 184, 8) + disc(180, 186, 9)
    return (
        plate(SUN, whole(), cut(room)),
        plate(EMBER, head, cut(ways, gates, room)),
        plate(NIGHT, figure),
        plate(SEA, thoughts),
    )


SHEET_L = (
    one_within_one,
    knotted_way,
    stringed_rain,
    sleeping_ridge,
    quilted_hills,
    hanging_dancer,
    asking_ear,
    two_seats,
    weeping_arch,
    inner_ways,
)
