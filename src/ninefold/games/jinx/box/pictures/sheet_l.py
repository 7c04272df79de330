"""Pictures: keyhole within keyhole to the tree in profile."""

from math import cos, radians

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, dots, ripple
from ninefold.games.jinx.box.pictures.shapes import (
    Point,
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
    ring,
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
    "road 1, bread .8, heart .6, rope .4, crossroads .6, love .3, infinity .4, journey .5, maze .4, "
    "choice .3, meeting .3, speed .5, food .3, field .4, machine .3, tree .3",
    en="A broad dark band with pale dashes loops twice in a green field and crosses itself below; three "
    "small red blocks move along it, small trees in and around the loops.",
    fr="Une large bande sombre à tirets pâles fait deux boucles dans un champ vert et se croise en bas ; "
    "trois petits blocs rouges la suivent, de petits arbres dans les boucles et autour.",
)
def knotted_way() -> Plates:
    """A road that meets itself, pretzel, heart."""
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
    trees = joined(
        disc(x, y, 8) + box(x - 1.5, y + 6, 3, 9)
        for x, y in points("52,86 56,112 148,88 100,24 12,166 188,164 40,186 156,184 12,16 188,16")
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
        plate(SAGE, whole(), cut(cars, dashes)),
        plate(SEA, trees),
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
    "hill .8, sleep .7, field .8, thread .5, dream .4, puzzle .3, garden .3, warmth .4, calm .4, mountain "
    ".3, protection .3, cards .2, order .3, sheep .2, cloud .4, autumn .2, house .4, nature .3",
    en="Rolling humps covered with yellow and green patches edge to edge; a plump pale cushion lies behind "
    "them, a red house stands in the dip.",
    fr="Des bosses rondes couvertes de pièces jaunes et vertes bord à bord ; derrière elles un gros coussin "
    "pâle, dans le creux une maison rouge.",
)
def quilted_hills() -> Plates:
    """Hills and fields, a bed with its quilt."""

    def place(u: float, v: float) -> Point:
        x = -8 + 43.2 * u
        return x + 5 * v, 90 + 32 * v - (26 - 4 * v) * cos(radians(x * 3 - 200))

    def patch(u: int, v: int) -> Shape:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (
            place(u, v),
            place(u + 1, v),
            place(u + 1, v + 1),
            place(u, v + 1),
        )
        (mx, my), (nx, ny) = place(u + 0.5, v), place(u + 0.5, v + 1)
        return outline(f"{ax},{ay} ~{mx},{my} {bx},{by} {cx},{cy} ~{nx},{ny} {dx},{dy}")

    spots = [(u, v) for v in range(4) for u in range(-1, 5)]
    kinds = [joined(patch(u, v) for u, v in spots if (u + 2 * v) % 3 == kind) for kind in range(3)]
    hills = joined(kinds)
    pillow = outline("6,42 ~22,46 ~52,38 ~82,44 98,36 ~95,58 ~98,80 ~60,96 6,92 ~12,66")
    home = outline("116,116 116,98 110,98 126,82 142,98 136,98 136,120")
    return (
        plate(SEA, whole(), cut(hills, pillow, home)),
        plate(EMBER, home),
        plate(SUN, kinds[0], kinds[1]),
        plate(SAGE, kinds[2], kinds[1]),
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
    "shell .7, sound .8, beach .3, sea .3, spiral .6, snail .4, body .7, hair .6, jewel .5, secret .4, "
    "music .2, wave .4, circle .2, sleep .2, face .5, brain .3, person .3",
    en="A pale rounded form whose rim winds inwards in one red line, with a yellow hoop hanging from its "
    "foot, lies among long dark waving strands.",
    fr="Une forme pâle et arrondie, dont le bord s'enroule vers l'intérieur d'un trait rouge, un anneau "
    "jaune pendu à son pied, parmi de longues mèches sombres et ondulées.",
)
def asking_ear() -> Plates:
    """An ear with its ring, a shell, a snail."""
    form = outline(
        "96,10 ~136,14 ~164,44 ~164,84 ~144,114 ~132,140 ~112,162 ~86,160 ~74,138 ~58,114 ~42,84 ~42,46 "
        "~62,20"
    )
    coil = band(
        points("96,146 104,128 124,108 144,82 142,52 118,32 86,32 64,54 66,82 88,96 110,88 112,70 98,62"),
        [0, 7, 9, 10, 10, 10, 10, 9, 9, 8, 8, 7, 0],
    )
    strands = joined(
        band(points(line), [0, 5, 6, 6, 5])
        for line in (
            "60,-5 20,26 22,86 4,140 16,206",
            "40,-5 2,30 6,80 -12,130 -4,180",
            "52,120 36,140 42,164 26,184 34,206",
            "140,-5 180,26 180,86 160,132 172,206",
            "164,-5 198,40 196,92 180,140 194,206",
            "146,128 136,150 146,172 136,190 146,206",
        )
    )
    hoop = ring(98, 174, 21, 6)
    return (
        plate(SHELL, form),
        plate(EMBER, coil),
        plate(NIGHT, whole(), cut(form, strands, hoop)),
        plate(SUN, hoop),
    )


@picture(
    "bridge 1, meeting .5, together .4, balance .3, river .4, evening .3, rope .4, giant .4, boat .4, sea "
    ".4, love .3, alone .2, separation .4, calm .3, ladder .3, chain .4",
    en="Two tall red seats stand in the water facing each other; a slack dark line with hanging threads "
    "joins their backs over a tiny boat.",
    fr="Deux hauts sièges rouges se font face dans l'eau ; une ligne sombre et lâche à fils pendants joint "
    "leurs dossiers au-dessus d'un bateau minuscule.",
)
def two_seats() -> Plates:
    """Two chairs, a hanging bridge."""
    seat = outline(
        "6,10 ~14,4 24,10 30,96 84,96 84,110 80,110 84,205 72,205 70,150 26,150 24,205 10,205 12,110"
    )
    gap = outline("24,112 71,112 71,138 25,138")
    slats = joined(box(12, y, 11, 5) for y in (26, 44, 62))
    rope = band(points("18,14 50,50 100,66 150,50 182,14"), 5)
    cables = joined(box(x - 1.4, y, 2.8, 98 - y) for x, y in points("36,34 52,50 68,58"))
    boat = outline("86,164 114,164 ~109,175 ~91,175 | 99,160 99,132 112,160")
    sea = ground([170, 174, 169, 174, 170, 174, 170])
    waves = joined(ripple(x, y, 28, 5, 4) for x, y in points("36,186 90,188 140,184"))
    chairs = seat.less(gap)
    return (
        plate(EMBER, chairs.twice(), cut(slats.twice())),
        plate(NIGHT, rope, cables.twice(), boat),
        plate(SUN, whole(), cut(sea)),
        plate(SEA, sea, cut(waves, boat)),
    )


@picture(
    "rain .8, bridge .8, sadness .5, face .4, cloud .7, drop .6, river .6, storm .4, water .4, "
    "rainbow .4, wall .2, boat .3, watching .2, autumn .2, mouth .2, road .3, sheep .2",
    en="Two dark clouds, one high and one low, shed blue drops; below, a red arch of stones bends "
    "over blue water with a small sail.",
    fr="Deux nuages sombres, l'un haut, l'autre bas, versent des gouttes bleues ; en bas une arche "
    "rouge en pierres sur une eau bleue, avec une petite voile.",
)
def weeping_arch() -> Plates:
    """A bridge in the rain, a face that weeps."""
    cloud = outline("14,58 ~6,44 ~20,30 ~36,32 ~46,12 ~68,12 ~78,26 ~94,32 ~96,50 ~86,58")
    clouds = cloud + cloud.mirrored().stretched(0.8, 0.8, (160, 60)).at(0, 16)
    rain = joined(
        drop((x, y), (x, y + h), 0.55 * h)
        for x, y, h in figures(
            "26,66,14 46,68,20 68,66,14 34,90,14 56,96,18 26,112,12 76,92,12 138,84,14 156,84,18 "
            "174,84,12 146,106,14 166,110,14"
        )
    )
    arch = outline(
        "-5,205 -5,166 ~30,160 ~62,136 ~100,124 ~138,136 ~170,160 205,166 205,205 164,205 ~144,172 "
        "~100,152 ~56,172 36,205"
    )
    stones = joined(
        box(-7, -2.4, 14, 4.8).turned(a, (0, 0)).at(x, y)
        for x, y, a in figures(
            "20,174,-12 44,164,-28 68,147,-24 90,138,-8 112,138,8 134,147,24 "
            "156,164,28 180,174,12 14,192,0 186,192,0"
        )
    )
    pool = outline("36,205 ~56,172 ~100,152 ~144,172 164,205")
    boat = outline("84,190 116,190 ~110,198 ~90,198 | 99,186 99,164 114,186")
    waves = ripple(56, 190, 22) + ripple(124, 194, 24)
    return (
        plate(SHELL, whole(), cut(waves)),
        plate(NIGHT, clouds, boat),
        plate(SEA, rain, pool, cut(waves, boat)),
        plate(EMBER, arch, cut(stones)),
    )


@picture(
    "tree .8, face .9, thought .6, person .6, brain .4, branch .5, fruit .4, nature .4, growth .4, "
    "hair .5, bird .3, spring .3, dream .4, memory .3, secret .2",
    en="A broad green crown on a dark trunk, red fruit on the branches within; its right edge is a brow, a "
    "nose, lips and a chin, and goes down into a wide neck; three birds fly off.",
    fr="Une large couronne verte sur un tronc sombre, des fruits rouges sur les branches ; son bord droit "
    "fait front, nez, lèvres et menton, et descend en large cou ; trois oiseaux.",
)
def inner_ways() -> Plates:
    """A head in profile, a tree."""
    head = outline(
        "58,206 ~60,180 ~52,158 ~34,146 ~20,128 ~16,104 ~8,80 ~20,60 ~24,38 ~48,30 ~64,12 ~90,16 ~114,8 "
        "~134,22 "
        "~146,42 148,64 ~146,72 ~156,90 170,108 ~166,114 154,116 ~160,122 162,127 154,131 ~160,136 "
        "~158,143 152,146 ~156,158 ~148,168 ~132,168 118,170 ~118,186 130,206"
    )
    trunk = outline("78,160 ~84,124 90,104 98,104 ~102,126 106,160 ~106,184 114,206 70,206 ~80,184")
    limbs = joined(
        band(points(line), [9, 8, 5])
        for line in (
            "91,112 74,92 46,84",
            "94,108 96,76 88,48",
            "96,112 114,96 124,70",
            "82,126 62,120 44,126",
            "95,84 110,64 110,44",
        )
    )
    fruit = dots(points("42,82 88,42 126,64 40,128 110,38 62,62 68,104 116,112 62,36"), 6.4)
    birds = joined(
        outline("-11,-5 ~-5,-6 0,0 ~5,-6 11,-5 ~5,-1 0,6 ~-5,-1").at(x, y)
        for x, y in points("180,40 186,72 168,22")
    )
    return (
        plate(SEA, head, cut(fruit)),
        plate(SUN, whole(), cut(fruit)),
        plate(NIGHT, trunk, limbs, cut(fruit), birds),
        plate(EMBER, fruit),
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
