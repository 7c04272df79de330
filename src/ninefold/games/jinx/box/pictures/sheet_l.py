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
    polar,
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
    "road .8, heart .7, bread .8, rope .6, crossroads .6, love .4, infinity .4, journey .5, maze .4, "
    "choice .4, meeting .3, snake .3, food .4, garden .3, field .3, puzzle .2",
    en="One thick red ribbon with pale dashes makes two round lobes, crosses itself in the middle and ends "
    "below; small trees and two houses stand between.",
    fr="Un épais ruban rouge à tirets clairs forme deux lobes ronds, se croise au milieu et finit en bas ; "
    "de petits arbres et deux maisons entre ses boucles.",
)
def knotted_way() -> Plates:
    """Pretzel, heart, knot, a road that meets itself."""
    half = points("104,112 84,76 54,38 22,58 20,104 50,150 100,172")
    way = half + [(200 - x, y) for x, y in half[-2::-1]]
    over = points("70,54 84,76 104,112 122,140 142,168")
    under = points("104,112 84,138 60,164")
    gap = band(over[1:], 34)
    dashes = joined(
        box(-4.5, -1.7, 9, 3.4).turned(a, (0, 0)).at(x, y)
        for x, y, a in along(way[1:-2], 22)[:-1] + along(over[1:4], 5)
    )
    trees = joined(
        leaf((x, y + 5), (x, y - 17), 14, 0.36)
        for x, y in points(
            "44,108 58,122 156,108 142,122 100,28 100,58 12,160 28,184 188,160 172,186 10,28 190,28"
        )
    )
    houses = joined(
        box(x - 8, y, 16, 12) + polygon([(x - 12, y), (x, y - 11), (x + 12, y)])
        for x, y in points("48,76 152,76")
    )
    return (
        plate(SHELL, whole()),
        plate(EMBER, band(way, 25), band(under, 25, True), cut(gap), band(over, 25, True), cut(dashes)),
        plate(SAGE, trees),
        plate(NIGHT, houses),
    )


@picture(
    "instrument 1, rain .7, cloud .6, cage .6, music .7, bird .6, sadness .4, storm .3, drop .5, sound .5, "
    "freedom .3, order .2, stripes .3, elegance .3, sail .2",
    en="A dark bumpy mass joined to a curved brown frame; thin upright lines run between them, a red bird "
    "sits behind, and drops fall below.",
    fr="Une masse sombre et bosselée jointe à un cadre brun courbe ; de fines lignes droites entre eux, un "
    "oiseau rouge derrière, des gouttes dessous.",
)
def stringed_rain() -> Plates:
    """Harp, rain cloud, cage."""
    cloud = outline(
        "18,64 ~6,44 ~22,24 ~44,24 ~62,6 ~88,12 ~104,28 ~124,20 ~146,28 ~156,46 ~178,46 ~192,64 ~184,82 "
        "~150,84 ~116,66 ~84,60 ~54,72"
    )
    post = band(points("30,50 38,100 34,150 42,186"), [15, 11, 11, 15])
    board = band(points("184,70 166,112 124,152 70,180 36,190"), [14, 17, 17, 16, 12], True)
    ends = figures("52,177 68,171 84,164 100,156 116,147 132,136 148,123 162,105")
    strings = joined(box(x - 1.4, 56, 2.8, y - 56) for x, y in ends)
    rain = joined(
        drop((x, y + 14 + 20 * j), (x, y + 25 + 20 * j), 7)
        for i, (x, y) in enumerate(ends)
        for j in range(1 + i // 2)
        if 2 * j < i and y + 20 * j < 172
    )
    bird = outline("68,114 ~78,100 ~92,100 ~102,112 ~122,118 146,110 ~134,130 ~110,140 ~88,132 ~80,120")
    return (
        plate(SAGE, whole(), cut(bird, rain)),
        plate(SEA, strings, rain),
        plate(NIGHT, cloud),
        plate(EMBER, post + board + bird, cut(disc(84, 110, 2.8))),
    )


@picture(
    "mountain .9, face .9, giant .8, sleep .8, dream .5, calm .5, breath .5, cold .4, snow .5, cloud .4, "
    "hill .5, forest .4, city .3, tiny .3, story .4, body .3, winter .3, hair .2",
    en="A blue ridge with one steep pale-tipped peak, two low bumps and a hollow; a puff of white floats "
    "above, dark trees and red houses stand below.",
    fr="Une crête bleue avec un pic raide à pointe claire, deux petites bosses et un creux ; une bouffée "
    "blanche au-dessus, arbres sombres et maisons rouges en bas.",
)
def sleeping_ridge() -> Plates:
    """A mountain range, a giant lying on the back, breath in the cold."""
    ridge = outline(
        "-5,124 ~8,94 ~30,80 ~50,80 ~60,92 ~70,74 ~78,46 ~86,36 ~94,44 97,72 ~104,68 ~111,76 107,82 "
        "~115,82 ~116,92 ~112,97 ~122,94 ~134,100 ~138,114 ~148,134 ~168,128 ~188,112 205,106 205,205 -5,205"
    )
    snow = outline("86,30 98,40 96,62 90,54 86,62 80,54 73,62 77,42")
    lid = band(points("44,102 56,114 72,110"), [0, 6, 0])
    near = ground([152, 140, 146, 162, 158, 150, 162, 170, 160])
    trees = joined(
        leaf((x, y + 6), (x, y - h), 13, 0.34)
        for x, y, h in figures(
            "6,150,36 20,144,30 34,142,38 48,144,28 62,150,34 76,158,30 90,160,38 104,158,28 118,154,34 "
            "132,156,26"
        )
    )
    houses = joined(
        box(x - 6, y, 12, 12) + polygon([(x - 9, y), (x, y - 9), (x + 9, y)])
        for x, y in points("150,146 168,150 186,144")
    )
    puff = outline(
        "118,60 ~110,52 ~118,42 ~128,42 ~136,28 ~152,26 ~160,36 ~176,34 ~182,48 ~172,58 ~150,56 ~134,62"
    )
    small = disc(118, 66, 4.5) + disc(112, 58, 3)
    furrows = joined(
        leaf((x, y), (x + 70, y + 4), 3.5) for x, y in points("4,170 96,176 30,184 120,190 60,196 150,176")
    )
    return (
        plate(SUN, whole(), cut(ridge, puff, small)),
        plate(SEA, ridge, cut(snow, lid, houses)),
        plate(NIGHT, near + trees, cut(furrows)),
        plate(EMBER, houses),
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
    "shell .9, sound .7, beach .4, sea .4, spiral .6, snail .4, body .4, secret .4, music .2, wave "
    ".3, summer .2, circle .2, sleep .2, child .3, mermaid .2, brain .3, target .2",
    en="A pale rounded form, broad above and narrow below, whose ribbed rim winds inwards in one red "
    "line; ripples come in from the sides.",
    fr="Une forme pâle et arrondie, large en haut, étroite en bas, dont le bord strié s'enroule vers "
    "l'intérieur d'un trait rouge ; des rides viennent des côtés.",
)
def asking_ear() -> Plates:
    """A shell, an ear, a snail."""
    form = outline(
        "96,8 ~140,12 ~170,46 ~170,90 ~146,122 ~122,156 92,196 ~86,162 ~64,128 ~36,98 ~32,54 ~54,20"
    )
    coil = band(
        points("94,186 102,150 128,120 150,90 148,54 122,30 84,30 58,54 60,86 84,102 110,92 114,70 96,62"),
        [0, 7, 9, 10, 11, 11, 10, 10, 9, 9, 8, 7, 0],
    )
    ribs = joined(
        leaf(polar(100, 72, 74, a), polar(100, 70, 52, a), 5) for a in range(-190, 40, 23)
    ) + joined(leaf(polar(88, 78, 24, a), polar(90, 76, 8, a), 5) for a in (100, 160, 220, 290))
    waves = joined(ripple(x, y, 30, 5, 4) for x, y in points("2,150 10,170 2,190 152,150 160,170 150,190"))
    return (plate(SHELL, form, cut(ribs)), plate(EMBER, coil), plate(SEA, whole(), cut(form, waves)))


@picture(
    "bridge .8, meeting .5, together .4, balance .3, river .4, evening .3, rope .4, giant .4, boat "
    ".4, sea .4, love .3, alone .2, separation .4, calm .3, ladder .3, chain .4",
    en="Two tall red seats stand in the water facing each other; a slack line with little lamps "
    "hangs from back to back over a tiny boat.",
    fr="Deux hauts sièges rouges se font face dans l'eau ; une ligne lâche à petites lampes pend "
    "d'un dossier à l'autre, au-dessus d'un bateau minuscule.",
)
def two_seats() -> Plates:
    """Two chairs, a hanging bridge."""
    seat = outline(
        "6,10 ~14,4 24,10 30,96 84,96 84,110 80,110 84,205 72,205 70,150 26,150 24,205 10,205 12,110"
    )
    gap = outline("24,112 71,112 71,138 25,138")
    slats = joined(box(12, y, 11, 5) for y in (26, 44, 62))
    rope = band(points("18,14 50,50 100,66 150,50 182,14"), 5)
    lamps = joined(
        drop((x, y), (x, y + 14), 11) for x, y in points("36,36 56,54 78,64 100,68 122,64 144,54 164,36")
    )
    boat = outline("88,166 112,166 ~108,174 ~92,174 | 99,162 99,138 110,162")
    sea = ground([170, 174, 169, 174, 170, 174, 170])
    waves = joined(ripple(x, y, 28, 5, 4) for x, y in points("36,186 90,188 140,184"))
    chairs = seat.less(gap)
    return (
        plate(EMBER, chairs.twice(), cut(slats.twice())),
        plate(NIGHT, rope, boat),
        plate(SUN, whole(), cut(sea, lamps)),
        plate(SEA, sea, cut(waves, boat)),
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
