"""Pictures: the seeded bay to the steaming drum."""

from itertools import pairwise
from math import cos, radians, sin

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import each, ripple
from ninefold.games.jinx.box.pictures.shapes import (
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
    polar,
    polygon,
    whole,
    within,
)


def _dip(*shapes: Shape) -> Shape:
    return joined(shapes).scaled(0.98, (100, 100)).at(0, 6)


@picture(
    "fruit .9, smile .8, harbour .5, boat .6, summer .6, mouth .6, evening .4, sea .3, joy .3, food .3, "
    "seed .4, "
    "cup .3, lake .2, hunger .3, tooth .2",
    en="A red half round with a green rind, its straight side up and a bite at one end; dark seeds lie in "
    "it, three of them under small pale sails.",
    fr="Un demi-rond rouge à écorce verte, côté droit en haut, mordu à un bout ; des pépins sombres y sont "
    "couchés, trois sous de petites voiles pâles.",
)
def seeded_bay() -> Plates:
    """Watermelon, smile, harbour at sunset."""
    rind = outline("4,48 ~20,112 ~60,158 ~100,168 ~140,158 ~180,112 196,48")
    flesh = outline("22,48 ~36,104 ~68,138 ~100,146 ~132,138 ~164,104 178,48")
    rim = outline("15,48 ~30,110 ~64,147 ~100,155 ~136,147 ~170,110 185,48")
    bite = disc(180, 44, 20) + disc(158, 38, 17) + disc(192, 66, 16)
    hulls = joined(
        outline("-13,-3 13,-3 ~7,6 ~-7,6").scaled(k, (0, 0)).at(x, y)
        for x, y, k in figures("60,96,1 104,84,1.2 122,122,0.9")
    )
    sails = joined(
        outline("-1,-6 -1,-24 -11,-6 | 2,-6 2,-28 13,-6").scaled(k, (0, 0)).at(x, y)
        for x, y, k in figures("60,96,1 104,84,1.2 122,122,0.9")
    )
    seeds = joined(
        drop((x, y - 7), (x, y + 5), 8) for x, y in points("42,66 76,62 134,68 84,126 150,92 98,112 46,114")
    )
    return (
        plate(EMBER, _dip(flesh), cut(_dip(bite, sails))),
        plate(SAGE, _dip(rind), cut(_dip(rim, bite))),
        plate(NIGHT, _dip(hulls, seeds)),
        plate(
            SEA,
            ground([158, 163, 157, 162, 158, 163, 158]),
            cut(joined(ripple(x, y, 30) for x, y in points("14,180 84,190 152,178"))),
        ),
    )


@picture(
    "music .9, fence .5, field .7, snow .6, hill .6, winter .5, tree .6, garden .4, autumn .3, stripes "
    ".5, road .4, "
    "sound .3, order .3, work .3, river .2, speed .2, wave .3, fruit .2",
    en="Five dark lines sweep side by side over a pale slope; round red heads on stems stand among them, "
    "some upright, some hanging; green above.",
    fr="Cinq lignes sombres filent côte à côte sur une pente pâle ; des têtes rouges et rondes sur tige s'y "
    "dressent ou y pendent ; du vert en haut.",
)
def five_lines() -> Plates:
    """Score of music, ski tracks, ploughed field with trees."""
    slope = ground([86, 74, 66, 58, 46, 34, 34])

    def line(i: int) -> Shape:
        d = 24 * i
        return band(
            [
                (-8, 100 + d),
                (40, 92 + d * 0.98),
                (90, 88 + d * 0.9),
                (140, 66 + d * 0.86),
                (208, 52 + d * 0.76),
            ],
            [7, 6, 5, 5, 4],
        )

    notes = figures("34,84,-1,46 76,122,-1,48 106,96,1,48 148,58,-1,44 176,112,-1,44 42,146,1,44")
    heads = joined(disc(x, y, 13, 10.5, -20) for x, y, s, h in notes)
    stems = joined(
        polygon([(x + s * 9, y + 2), (x + s * 12.5, y + 2), (x + s * 12, y - s * h), (x + s * 9, y - s * h)])
        for x, y, s, h in notes
    )
    firs = joined(
        leaf((x, y), (x, y - h), h * 0.55, 0.3)
        for x, y, h in figures("16,74,40 40,68,26 66,66,48 90,58,30 112,48,34 188,24,20 136,38,24")
    )
    return (
        plate(NIGHT, each(5, line), cut(heads), stems),
        plate(EMBER, heads),
        plate(SAGE, whole(), cut(slope)),
        plate(SUN, firs),
    )


@picture(
    "church .9, tent .2, vegetable .8, drop .7, castle .5, rain .4, garden .4, city .4, story .4, seed "
    ".3, tower .4, "
    "fire .3, candle .2, autumn .3, balloon .3, jewel .2, king .2",
    en="Three swelling striped bodies with pointed tips; two stand on narrow necks with slits, one has "
    "threads "
    "below and green on top; small blue ones fall.",
    fr="Trois corps renflés, rayés, à pointe fine ; deux sur un col étroit à fentes, un avec des fils en bas "
    "et du vert en haut ; de petits bleus tombent.",
)
def swelling_tips() -> Plates:
    """Domes, onions, drops."""
    bulb = outline("0,-62 ~4,-40 ~20,-22 ~33,0 ~28,22 12,34 -12,34 ~-28,22 ~-33,0 ~-20,-22 ~-4,-40")
    rib = outline("0,-40 ~8,-16 ~11,4 ~8,22 3,34 -3,34 ~-8,22 ~-11,4 ~-8,-16")
    side = band([(1, -36), (15, -16), (23, 2), (19, 20), (9, 33)], [0, 4, 5, 4, 3])
    ribs = side.twice(0)

    def at(shape: Shape, x: float, y: float, k: float) -> Shape:
        return shape.scaled(k, (0, 0)).at(x, y)

    big, left, right = (100.0, 104.0, 1.5), (35.0, 134.0, 0.94), (165.0, 134.0, 0.94)
    drums = box(84, 154, 32, 60) + box(156, 168, 24, 40)
    roots = joined(
        band([(32 + d, 166), (32 + d * 1.6, 178), (32 + d * 2, 196)], [6, 4, 0]) for d in (-9, -3, 3, 9)
    )
    shoots = leaf((32, 98), (12, 56), 9) + leaf((32, 98), (31, 48), 9) + leaf((32, 98), (54, 60), 9)
    slits = joined(
        outline("-4,0 -4,-16 ~0,-22 4,-16 4,0").at(x, y) for x, y in points("92,184 108,184 168,194")
    )
    rain = joined(
        drop((x, y - h), (x, y), h * 0.72)
        for x, y, h in figures("24,38,28 60,26,20 172,52,34 144,24,20 150,86,16 190,16,12")
    )
    return (
        plate(
            EMBER,
            at(bulb, *big),
            at(bulb, *left),
            at(bulb, *right),
            cut(at(ribs, *big), at(ribs, *left), at(ribs, *right)),
        ),
        plate(SUN, at(rib, *big), at(rib, *left), at(rib, *right), drums, roots, cut(slits), shoots),
        plate(SEA, rain, slits, shoots),
        plate(SHELL, whole(), cut(rain)),
    )


@picture(
    "volcano .9, mushroom .4, cake .7, hourglass .6, mountain .6, cloud .6, food .4, summer .4, tree .4, "
    "danger .4, power .4, warmth "
    ".3, desert .2, storm .3, fire .5, monster .2, giant .2, cold .2",
    en="A dark mountain point to point with a crossed yellow cone that opens upwards into round puffs; red "
    "runs down the slopes between small firs.",
    fr="Une montagne sombre pointe à pointe avec un cône jaune quadrillé qui s'ouvre vers le haut en boules "
    "rondes ; du rouge coule sur les pentes entre de petits sapins.",
)
def two_cones() -> Plates:
    """Volcano and ice cream, hourglass."""
    cone = outline("34,62 166,62 ~136,92 106,124 94,124 ~64,92")
    hill = outline("-8,205 ~44,172 84,122 116,122 ~156,172 208,205")
    mesh = joined(polygon([(x, 58), (x + 4, 58), (x + 74, 128), (x + 70, 128)]) for x in range(-32, 164, 22))
    mesh = mesh + mesh.mirrored()
    red = disc(56, 46, 30)
    pale = disc(146, 48, 30)
    top = disc(102, 34, 32)
    lava = outline(
        "88,122 112,122 ~114,138 ~126,156 ~122,166 ~114,156 ~108,146 ~108,172 ~100,184 ~94,172 ~92,146 "
        "~84,160 ~72,172 ~68,164 ~80,144"
    )
    drips = outline(
        "26,58 174,58 ~168,70 ~158,64 ~150,80 ~142,66 ~126,66 ~116,84 ~106,66 ~88,68 ~78,76 ~66,66 "
        "~52,72 ~44,84 ~34,68"
    )
    firs = joined(
        leaf((x, y), (x, y - 20), 12, 0.3) for x, y in points("36,200 56,190 76,198 124,198 146,190 166,200")
    )
    return (
        plate(NIGHT, hill, cut(lava, firs)),
        plate(SUN, cone, cut(mesh, drips), pale, cut(top), firs),
        plate(EMBER, lava, red, cut(top, pale), drips),
        plate(SAGE, whole(), cut(cone, red, top, pale, drips, lava)),
    )


@picture(
    "wind .8, sky .3, storm .8, toy .7, spiral .6, cake .4, chaos .5, danger .4, speed .4, shell .3, "
    "thread .4, field .4, "
    "house .3, power .3, falling .3, balance .4, hat .2, root .2, instrument .2",
    en="Slanting blue hoops, wide on top and ever narrower, end in one point above a yellow field; a short "
    "red knob on top, small red scraps around.",
    fr="Des anneaux bleus obliques, larges en haut, de plus en plus étroits, finissent en une pointe sur un "
    "champ jaune ; un bouton rouge en haut, des bouts rouges autour.",
)
def whirling_point() -> Plates:
    """Tornado, spinning top, cornet."""
    hoops = figures("100,48,82,17 102,76,66,15 106,101,50,12 102,123,36,10 97,142,24,8 96,157,14,6")
    turns = joined(disc(x, y, rx, ry, -7) for x, y, rx, ry in hoops)
    shines = joined(
        band(
            [(x - rx * 0.8, y + ry * 0.5), (x - rx * 0.2, y + ry * 0.3), (x + rx * 0.6, y - ry * 0.3)],
            [0, ry * 0.45, 0],
        )
        for x, y, rx, ry in hoops[:5]
    )
    point = outline("86,164 ~96,166 106,160 ~100,176 95,190 ~92,176")
    knob = outline("92,34 ~96,22 ~90,12 ~100,4 ~110,12 ~104,22 108,34")
    scraps = (
        outline("-8,0 -8,-9 0,-17 8,-9 8,0").turned(28, (0, 0)).at(170, 104)
        + outline("-7,0 -7,-8 0,-15 7,-8 7,0").turned(-32, (0, 0)).at(34, 110)
        + leaf((30, 146), (52, 138), 9)
        + leaf((146, 150), (164, 160), 9)
        + leaf((60, 168), (72, 158), 7)
        + leaf((164, 130), (182, 124), 8)
    )
    furrows = joined(
        polygon([(95 + d, 186), (96 + d, 186), (98 + d * 3.4, 206), (90 + d * 3.4, 206)])
        for d in range(-60, 70, 12)
    )
    return (
        plate(SEA, turns, cut(shines, knob), point),
        plate(EMBER, knob, scraps),
        plate(SUN, ground([182, 184, 181, 184, 182]), cut(furrows, point)),
        plate(SAGE, whole(), cut(shines, knob, scraps, ground([182, 184, 181, 184, 182]))),
    )


@picture(
    "face .9, shadow .3, cup .9, cave .5, stone .5, river .6, double .6, desert .5, meeting .5, mountain "
    ".5, separation .5, "
    "mirror .3, love .4, wall .3, stripes .3, sky .2, depth .3, secret .2",
    en="Two facing walls in red and yellow layers, jutting and hollow in the same way; the pale gap between "
    "them swells, narrows and stands in blue water.",
    fr="Deux parois face à face en couches rouges et jaunes, saillantes et creuses de même ; le vide pâle "
    "entre elles s'enfle, s'amincit et se dresse dans une eau bleue.",
)
def facing_walls() -> Plates:
    """Canyon, two profiles, vase."""
    wall = outline(
        "-5,-5 40,-5 ~44,14 ~58,30 ~62,46 60,56 ~70,70 84,88 ~82,95 72,98 ~78,104 84,108 ~80,114 76,116 "
        "~82,120 84,126 "
        "~76,132 ~80,146 ~70,160 ~52,164 ~46,180 46,205 -5,205"
    )
    stripes = joined(
        ground([y, y + 6, y - 2, y, y - 2, y + 6, y], y + h)
        for y, h in points("-8,20 30,16 64,12 92,20 128,10 152,20 186,30")
    )
    thin = joined(ground([y, y + 3, y - 2, y, y - 2, y + 3, y], y + 6) for y in (22, 84, 144))
    water = outline("44,205 44,180 ~72,176 ~100,180 ~128,176 156,180 156,205")
    far = joined(leaf((x, y), (x + 16, y - 3), 6) for x, y in points("86,34 104,24 96,48"))
    return (
        plate(EMBER, stripes, within(wall, wall.mirrored())),
        plate(SUN, wall.twice()),
        plate(NIGHT, thin, within(wall, wall.mirrored()), far),
        plate(SEA, water, cut(wall.twice(), ripple(66, 190, 26), ripple(106, 194, 26))),
    )


@picture(
    "field .7, hand .6, vegetable .6, hill .7, house .5, maze .4, secret .3, river .2, garden .5, "
    "mountain .4, "
    "stairs .5, memory .3, tree .3, door .3, rainbow .3, work .3, tiny .3, search .2",
    en="Green and blue arches one inside another, a little bent, rise from the bottom like one tall rounded "
    "tip; in the innermost a tiny red house.",
    fr="Des arcs verts et bleus l'un dans l'autre, un peu tordus, montent du bas comme un grand bout "
    "arrondi ; dans le plus petit une minuscule maison rouge.",
)
def stepped_tip() -> Plates:
    """Rice terraces, half an onion, thumbprint."""

    def arch(i: int) -> Shape:
        w, top, lean = 86 - 9.2 * i, 10 + 15.5 * i, (-4, 2, 6, 3, -3, -5, -2, 2, 3)[i]
        x = 100 + lean
        bends = [(x - w, 150.0), (x - w * 0.86, top + w * 0.72), (x - w * 0.46, top + w * 0.16), (x + 3, top)]
        bends += [(x + w * 0.5, top + w * 0.18), (x + w * 0.9, top + w * 0.76), (x + w, 150.0)]
        return outline(f"{100 - w},210 " + " ".join(f"~{a},{b}" for a, b in bends) + f" {100 + w},210")

    layers: list[Shape] = []
    for i in range(8):
        layers += [arch(i), cut(arch(i).stretched(1 - 0.022 - 0.004 * i, 1, (100, 210)).at(0, 5.5))]
    house = outline("88,178 100,164 112,178 110,178 110,194 90,194 90,178")
    inner = arch(7)
    shore = arch(0)
    alternate = [s for i in (0, 2, 4, 6) for s in (arch(i), cut(arch(i + 1)))]
    return (
        plate(SEA, *layers),
        plate(SAGE, *alternate, inner, cut(house)),
        plate(EMBER, house),
        plate(SHELL, whole(), cut(shore)),
    )


@picture(
    "desert .8, eye .7, flower .6, lake .6, sun .5, tree .6, circle .4, island .5, water .4, garden .4, "
    "summer .4, "
    "beach .3, clock .3, journey .3, watching .3, food .2, compass .2",
    en="A blue oval with a small dark disc in its middle, on yellow; ten red stems around it end "
    "in green tufts, like a wreath.",
    fr="Un ovale bleu, un petit disque sombre au milieu, sur du jaune ; dix tiges rouges tout autour "
    "finissent en touffes vertes, comme une couronne.",
)
def ringed_pool() -> Plates:
    """Oasis, eye with lashes, plate, flower."""

    def spot(angle: float, wide: float, high: float) -> tuple[float, float]:
        return 100 + wide * cos(radians(angle)), 100 + high * sin(radians(angle))

    def palm(angle: float) -> Shape:
        x, y = spot(angle, 76, 70)
        return joined(leaf((x, y), polar(x, y, 20, angle + d), 8) for d in (-104, -62, -22, 22, 62, 104))

    angles = [*range(18, 360, 36)]
    trunks = joined(leaf(spot(a, 52, 38), spot(a, 80, 74), 8) for a in angles)
    shore = disc(100, 100, 58, 42)
    pool = disc(100, 100, 50, 35)
    return (
        plate(SEA, pool, cut(ripple(60, 92, 24), ripple(116, 112, 24)), joined(palm(a) for a in angles)),
        plate(NIGHT, disc(100, 100, 15), cut(disc(105, 95, 4))),
        plate(EMBER, trunks, cut(shore)),
        plate(SUN, whole(), cut(shore)),
    )


@picture(
    "desert 1, shadow .3, animal .8, beach .7, hill .7, wave .5, mountain .4, horse .3, journey .4, "
    "evening .3, summer .4, "
    "sleep .3, giant .3, calm .2, wind .3, snake .2, warmth .4",
    en="A long yellow ridge with two humps that drops, then lifts into a neck and a small blunt head; wavy "
    "red lines below, blue around.",
    fr="Une longue crête jaune à deux bosses qui descend, puis se lève en cou et petite tête émoussée ; des "
    "lignes rouges ondulées dessous, du bleu autour.",
)
def humped_ridge() -> Plates:
    """Dunes, camel, waves."""
    ridge = outline(
        "-5,150 ~14,126 ~30,84 ~46,64 ~62,78 ~74,104 ~86,92 ~96,66 ~110,56 ~122,70 ~132,108 ~146,118 "
        "~156,98 ~154,70 "
        "~152,50 ~158,38 159,30 166,38 ~184,46 ~194,56 ~190,64 ~178,64 ~172,70 ~178,104 ~178,146 "
        "~186,178 205,192 205,205 -5,205"
    )
    shade = outline(
        "46,64 ~54,90 ~46,120 ~60,146 ~71,132 ~70,112 ~59,82 | 110,56 ~114,84 ~106,114 ~122,142 ~136,134 "
        "~134,118 ~127,100 ~119,72"
    )
    lines = joined(
        band([(-8, y), (30, y - 8), (66, y + 4), (100, y - 6), (140, y + 4), (178, y)], [3, 5, 4, 5, 4, 0])
        for y in (156, 172, 188)
    )
    return (
        plate(SUN, ridge, cut(disc(172, 50, 2.6))),
        plate(EMBER, shade, lines),
        plate(SEA, whole(), cut(ridge)),
    )


@picture(
    "cup .8, volcano .3, instrument .7, music .5, tea .5, tower .5, castle .4, mountain .5, warmth .4, "
    "sound .4, fire "
    ".4, cloud .3, crown .2, cake .3, lake .3, toy .2, power .2",
    en="A wide round body laced with pale zigzag from rim to rim, a red pool in its open top, a loop at its "
    "side; three curls rise from it.",
    fr="Un large corps rond lacé d'un zigzag pâle d'un bord à l'autre, une flaque rouge dans le haut "
    "ouvert, une anse au flanc ; trois volutes s'en élèvent.",
)
def laced_drum() -> Plates:
    """Crater, cup, drum."""
    body = outline("22,84 ~86,104 150,84 ~146,130 142,176 ~114,190 ~86,194 ~58,190 30,176 ~26,130")
    top = disc(86, 84, 64, 20)
    pool = disc(86, 84, 54, 14)
    handle = band(points("144,106 172,102 184,128 170,152 142,156"), [13, 12, 12, 12, 11])
    peaks = points("26,108 38,162 52,118 66,172 82,124 98,174 114,119 130,164 146,108")
    lace = joined(band([a, b], 5) for a, b in pairwise(peaks))
    hoops = band(points("23,100 54,113 86,117 118,113 149,100"), 6) + band(
        points("29,168 58,181 86,185 114,181 143,168"), 6
    )
    steam = joined(
        band([(x, 78), (x - 10, 60), (x + 8, 40), (x - 2, 12 + d)], [0, 9, 8, 0])
        for x, d in points("58,14 86,0 114,10")
    )
    return (
        plate(NIGHT, body + top + handle, cut(pool, lace, hoops)),
        plate(EMBER, pool, lace, cut(steam)),
        plate(SUN, hoops),
        plate(SAGE, whole(), cut(steam, pool, hoops, lace)),
    )


SHEET_J = (
    seeded_bay,
    five_lines,
    swelling_tips,
    two_cones,
    whirling_point,
    facing_walls,
    stepped_tip,
    ringed_pool,
    humped_ridge,
    laced_drum,
)
