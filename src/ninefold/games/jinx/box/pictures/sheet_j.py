"""Pictures: the seeded bay to the steaming drum."""

from math import cos, radians, sin

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import ripple
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


def _dip(*shapes: Shape) -> Shape:
    return joined(shapes).scaled(0.98, (100, 100)).at(0, 6)


@picture(
    "boat .9, fruit .9, sea .6, summer .6, sail .5, smile .4, journey .3, wind .3, seed .3, harbour .3, "
    "hunger .2, food .3, joy .3, adventure .2",
    en="A half round of red with a green rim and a row of dark drops floats on blue ripples under a mast "
    "with two yellow triangles.",
    fr="Un demi-rond rouge à bord vert, avec une rangée de gouttes sombres, flotte sur des rides bleues "
    "sous un mât à deux triangles jaunes.",
)
def seeded_bay() -> Plates:
    """A slice of melon, a sailing boat."""
    rind, flesh = arc(100, 100, 0, 84, 2, 178), arc(100, 100, 0, 68, 0, 180)
    white = arc(100, 100, 0, 74, 0, 180)
    seeds = joined(drop((x, 112), (x, 126), 8) for x in (52, 76, 100, 124, 148))
    seeds += joined(drop((x, 136), (x, 148), 7) for x in (82, 118))
    sails = outline("108,8 ~146,42 164,88 108,88 | 92,30 ~66,56 50,88 92,88")
    water = ground([166, 171, 165, 171, 166, 171, 166])
    return (
        plate(SEA, rind, cut(white), water, cut(ripple(8, 188, 40) + ripple(150, 186, 40))),
        plate(SUN, rind, cut(white), sails),
        plate(EMBER, flesh),
        plate(NIGHT, seeds, box(97.5, 2, 5, 99)),
    )


@picture(
    "music .7, snow .9, mountain .6, winter .5, hill .4, speed .4, person .5, forest .3, together .3, cold "
    ".3, order .3, sound .3, journey .3, falling .2, joy .3, piano .2",
    en="Five thin lines sweep down a pale slope; on them red discs, each with a bent stroke and a slanting "
    "foot; green points and a blue sky above.",
    fr="Cinq fines lignes descendent une pente pâle ; dessus, des disques rouges à trait coudé et pied "
    "oblique ; des pointes vertes et un ciel bleu en haut.",
)
def five_lines() -> Plates:
    """Skiers and their tracks, notes of music."""
    slope = outline("-5,34 ~40,40 ~100,66 ~160,78 205,74 205,206 -5,206")
    tracks = joined(
        band([(-5, 66 + 17 * i), (60, 84 + 18 * i), (130, 112 + 18 * i), (205, 118 + 19 * i)], 3)
        for i in range(5)
    )
    skier = disc(2, -33, 9, 7.5, -20) + outline("-3,-28 4,-24 ~-6,-12 6,-4 -2,3 ~-16,-12")
    skier += band(points("-26,-10 -4,0 16,10 22,8"), [0, 4, 4, 0])
    party = joined(skier.at(x, y) for x, y in points("34,94 72,146 106,120 150,178 174,134 34,172"))
    pines = joined(
        leaf((x, y + 4), (x, y - h), 17, 0.34)
        for x, y, h in figures("14,36,30 70,52,38 92,62,26 170,76,44 190,74,30")
    )
    return (plate(SEA, whole(), cut(slope)), plate(SAGE, pines), plate(NIGHT, tracks), plate(EMBER, party))


@picture(
    "church .8, vegetable .8, castle .5, drop .4, garden .4, city .4, story .4, seed .3, tower .4, "
    "fire .3, candle .3, growth .3, balloon .3, root .4, king .2",
    en="Three striped red bulbs with green shoots sit on yellow walls with dark arched openings; under the "
    "ground line pale threads spread.",
    fr="Trois bulbes rouges rayés à pousses vertes sur des murs jaunes à ouvertures en arc ; sous la ligne "
    "de terre, des fils pâles s'étalent.",
)
def swelling_tips() -> Plates:
    """Church domes, onions."""
    bulb = outline("0,-60 ~4,-40 ~22,-22 ~34,0 ~28,22 13,34 -13,34 ~-28,22 ~-34,0 ~-22,-22 ~-4,-40")
    side = band([(2, -36), (17, 0), (7, 33)], [0, 5, 3]).twice(0)
    shoot = leaf((0, -50), (-14, -80), 9) + leaf((0, -50), (12, -82), 9)
    places = figures("100,88,1.2 34,106,.95 166,106,.95")

    def each_of(shape: Shape) -> Shape:
        return joined(shape.scaled(k, (0, 0)).at(x, y) for x, y, k in places)

    walls = box(84, 126, 32, 40) + box(22, 136, 24, 32) + box(154, 136, 24, 32)
    door = outline("93,170 93,152 ~100,142 107,152 107,170")
    panes = box(30, 148, 8, 14) + box(162, 148, 8, 14)
    soil = ground([167, 170, 167, 170, 167])
    roots = joined(
        band([(x + d, 165), (x + d * 1.8, 180), (x + d * 2.4, 198)], [6, 4, 0])
        for x in (34, 100, 166)
        for d in (-9, 0, 9)
    )
    return (
        plate(SAGE, each_of(shoot)),
        plate(EMBER, each_of(bulb), cut(each_of(side))),
        plate(SUN, walls),
        plate(NIGHT, door, panes, soil, cut(roots)),
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
    mesh = joined(polygon([(x, 58), (x + 4, 58), (x + 74, 128), (x + 70, 128)]) for x in range(-20, 164, 30))
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
    firs = joined(leaf((x, y), (x, y - 20), 12, 0.3) for x, y in points("38,200 60,190 142,190 164,200"))
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
        for d in range(-60, 70, 20)
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
    gap = outline(
        "40,-5 ~44,14 ~58,30 ~62,46 60,56 ~70,70 84,88 ~82,95 72,98 ~78,104 84,108 ~80,114 76,116 "
        "~82,120 84,126 "
        "~76,132 ~80,146 ~70,160 ~52,164 ~46,180 46,205 101,205 101,-5"
    ).twice()
    stripes = joined(
        ground([y, y + 6, y - 2, y, y - 2, y + 6, y], y + h)
        for y, h in points("-8,20 30,16 64,12 92,20 128,10 152,20 186,30")
    )
    water = outline("47,205 46,181 ~72,177 ~100,181 ~128,177 154,181 153,205")
    far = joined(leaf((x, y), (x + 16, y - 3), 6) for x, y in points("86,34 104,24 96,48"))
    return (
        plate(EMBER, stripes, cut(gap)),
        plate(SUN, whole(), cut(gap)),
        plate(NIGHT, far),
        plate(SEA, water, cut(ripple(66, 190, 26), ripple(106, 194, 26))),
    )


@picture(
    "cave .4, egg .2, field .6, hand .5, vegetable .5, hill .7, house .5, maze .4, secret .3, river .2, "
    "garden .5, "
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
        bends = [(x - w, 140.0), (x - w * 0.68, top + w * 0.34), (x + 2, top), (x + w * 0.72, top + w * 0.38)]
        bends += [(x + w, 140.0)]
        return outline(f"{100 - w},210 " + " ".join(f"~{a},{b}" for a, b in bends) + f" {100 + w},210")

    house = outline("88,178 100,164 112,178 110,178 110,194 90,194 90,178")

    def rings(first: int, shift: float) -> list[Shape]:
        pairs = [(arch(i).at(0, shift), cut(arch(i + 1).at(0, -shift / 2))) for i in range(first, 7, 2)]
        return [shape for pair in pairs for shape in pair]

    return (
        plate(SEA, *rings(1, 5)),
        plate(SAGE, *rings(0, 0)),
        plate(EMBER, house),
        plate(SHELL, whole(), cut(arch(0))),
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
        return joined(leaf((x, y), polar(x, y, 21, angle + d), 9) for d in (-100, -50, 0, 50, 100))

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


SHEET_J = (
    seeded_bay,
    five_lines,
    swelling_tips,
    two_cones,
    whirling_point,
    facing_walls,
    stepped_tip,
    ringed_pool,
)
