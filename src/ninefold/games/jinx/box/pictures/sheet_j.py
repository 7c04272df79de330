"""Pictures: the seeded bay to the ringed pool."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, ripple
from ninefold.games.jinx.box.pictures.shapes import (
    Shape,
    arc,
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
    star,
    whole,
)


def _dip(*shapes: Shape) -> Shape:
    return joined(shapes).scaled(0.98, (100, 100)).at(0, 6)


@picture(
    "boat 1, fruit .8, sea .6, summer .6, sail .5, smile .4, journey .3, wind .3, seed .3, harbour .3, "
    "hunger .2, food .3, joy .3, adventure .2",
    en="A half round of red with a green rim, a dark ledge and a row of dark dots floats on blue ripples "
    "under a mast with two yellow triangles.",
    fr="Un demi-rond rouge à bord vert, un rebord sombre et une rangée de points sombres, flotte sur des "
    "rides bleues sous un mât à deux triangles jaunes.",
)
def seeded_bay() -> Plates:
    """A slice of melon, a sailing boat."""
    rind, flesh = arc(100, 100, 0, 84, 2, 178), arc(100, 100, 0, 68, 0, 180)
    white = arc(100, 100, 0, 74, 0, 180)
    seeds = dots(points("52,122 76,122 100,122 124,122 148,122"), 6)
    prow = outline("10,94 190,94 186,106 14,106")
    flag = outline("102,2 124,8 102,14")
    sails = outline("106,18 ~150,48 172,86 106,86 | 94,18 ~62,50 40,86 94,86")
    water = ground([166, 171, 165, 171, 166, 171, 166])
    return (
        plate(SEA, rind, cut(white), water, cut(ripple(8, 188, 40) + ripple(150, 186, 40))),
        plate(SUN, rind, cut(white), sails),
        plate(EMBER, flesh, cut(prow), flag),
        plate(NIGHT, seeds, prow, box(97.5, 0, 5, 95)),
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
    "church 1, vegetable .7, castle .6, drop .4, garden .4, city .4, story .4, seed .3, tower .4, fire .3, "
    "candle .3, growth .3, balloon .3, root .4, king .2",
    en="Three striped red bulbs, one with a cross, two with green shoots, sit on yellow walls with dark "
    "arched openings; pale threads spread below.",
    fr="Trois bulbes rouges rayés, un à croix, deux à pousses vertes, sur des murs jaunes à ouvertures en "
    "arc ; dessous des fils pâles s'étalent.",
)
def swelling_tips() -> Plates:
    """Church domes, onions."""
    bulb = outline("0,-60 ~4,-40 ~22,-22 ~34,0 ~28,22 13,34 -13,34 ~-28,22 ~-34,0 ~-22,-22 ~-4,-40")
    side = band([(2, -36), (17, 0), (7, 33)], [0, 5, 3]).twice(0)
    shoot = leaf((0, -50), (-14, -80), 9) + leaf((0, -50), (12, -82), 9)
    places = figures("100,88,1.2 34,106,.95 166,106,.95")

    def each_of(shape: Shape) -> Shape:
        return joined(shape.scaled(k, (0, 0)).at(x, y) for x, y, k in places)

    walls = box(74, 126, 52, 46) + box(12, 136, 44, 36) + box(144, 136, 44, 36) + box(50, 150, 100, 22)
    cross = box(97, -2, 6, 24) + box(90, 4, 20, 6)
    door = outline("90,172 90,152 ~100,138 110,152 110,172")
    panes = joined(
        outline(f"{x},166 {x},152 ~{x + 5},146 {x + 10},152 {x + 10},166") for x in (19, 38, 151, 170)
    )
    soil = ground([167, 170, 167, 170, 167])
    roots = joined(
        band([(x + d, 168), (x + d * 1.5, 180), (x + d * 1.8, 190)], [5, 4, 0])
        for x in (34, 100, 166)
        for d in (-9, 0, 9)
    )
    return (
        plate(SAGE, each_of(shoot), cut(box(60, -5, 80, 60))),
        plate(EMBER, each_of(bulb), cut(each_of(side))),
        plate(SUN, walls),
        plate(NIGHT, door, panes, soil, cut(roots), cross),
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
    "tree 1, cake .8, food .5, spiral .6, winter .5, forest .3, ice .4, joy .5, snow .3, hat .3, shell .3, "
    "tower .2, mountain .3, hill .2, star .4, dress .3, child .2",
    en="Four green swirls, each smaller than the one below, pile up to a curled tip with a star, sown with "
    "red and yellow dots, over a fluted red foot.",
    fr="Quatre bourrelets verts, de plus en plus petits, montent jusqu'à une pointe recourbée à étoile, "
    "semés de points, sur un petit pied rouge plissé.",
)
def whirling_point() -> Plates:
    """A fir tree, a swirl of cream on a cake."""
    tiers = [
        outline("14,152 ~22,130 ~60,122 ~110,116 178,104 ~186,126 188,142 ~150,150 ~100,156 ~50,156"),
        outline("34,122 ~38,102 ~70,94 ~112,88 160,78 ~168,96 168,108 ~144,114 ~100,120"),
        outline("52,92 ~57,76 ~83,68 ~112,62 143,54 ~149,68 150,78 ~130,84 ~96,90"),
        outline("74,64 ~74,50 ~92,40 ~104,24 122,10 ~120,28 ~130,40 ~122,56 ~98,62"),
    ]
    spots = points("50,138 84,142 120,134 156,122 64,110 98,106 138,96 78,80 112,74 96,52")
    cup = outline("70,160 132,158 122,196 80,196")
    folds = joined(leaf((x, 158), (a, 200), 5) for x, a in points("88,92 101,101 114,110"))
    light = star(122, 14, 17, 5, 0.42)
    swirl = joined(tiers)
    return (
        plate(SEA, swirl, cut(dots(spots, 5.5))),
        plate(EMBER, cup, cut(folds), dots(spots[::2], 5.5)),
        plate(SUN, swirl, cut(dots(spots[::2], 5.5)), light),
        plate(SHELL, whole(), cut(swirl, cup, light)),
    )


@picture(
    "waterfall .9, hair .8, rope .6, river .5, stone .4, thread .4, mountain .4, water .5, cave .3, "
    "desert .3, separation .4, depth .3, wall .3, stripes .3, story .3, falling .4, double .3",
    en="Between two walls in red and yellow layers a long blue plait hangs from the top edge and "
    "frays out below into curls and pale foam.",
    fr="Entre deux parois en couches rouges et jaunes, une longue tresse bleue pend du bord et "
    "s'effiloche en bas en boucles et en écume pâle.",
)
def facing_walls() -> Plates:
    """A waterfall in a canyon, a plait of hair, a rope."""
    gap = outline("48,-5 ~56,30 ~46,64 ~58,100 ~50,136 ~34,164 -5,178 -5,205 101,205 101,-5").twice()
    stripes = joined(
        ground([y, y + 6, y - 2, y, y - 2, y + 6, y], y + h)
        for y, h in points("-8,20 32,16 70,18 110,14 146,20")
    )
    lock = outline("98,0 ~78,2 ~70,20 ~80,36 ~100,44 ~122,38 ~128,26 ~112,20")
    locks = joined((lock if i % 2 else lock.mirrored()).at(0, -14 + 27 * i) for i in range(5))
    strands = joined(
        band(points(line), [15, 14, 10, 0])
        for line in (
            "86,132 74,152 52,166 26,162",
            "94,138 90,164 74,186 52,190",
            "104,138 108,164 124,186 148,190",
            "114,132 126,152 148,166 174,162",
            "100,140 102,160 98,180 100,200",
        )
    )
    streaks = joined(
        band(
            [(84 if i % 2 else 116, 2 + 27 * i), (100, 12 + 27 * i), (118 if i % 2 else 82, 12 + 27 * i)],
            [0, 3.4, 0],
        )
        for i in range(5)
    )
    foam = dots(points("20,184 40,178 164,180 184,186 66,198 134,198 12,198 190,200"), 5)
    return (
        plate(EMBER, stripes, cut(gap)),
        plate(SUN, whole(), cut(gap)),
        plate(SEA, locks + strands, cut(streaks), foam),
    )


@picture(
    "cave .4, egg .2, field .6, hand .5, vegetable .5, hill .6, house .9, maze .4, secret .3, river .2, "
    "garden .5, mountain .4, stairs .5, memory .3, tree .3, door .3, rainbow .8, work .3, tiny .2, search .2",
    en="Green and blue arches one inside another, a little bent, rise from the bottom like one tall rounded "
    "tip; in the innermost a red house.",
    fr="Des arcs verts et bleus l'un dans l'autre, un peu tordus, montent du bas comme un grand bout arrondi "
    "; dans le plus petit une maison rouge.",
)
def stepped_tip() -> Plates:
    """Rice terraces, half an onion, thumbprint."""

    def arch(i: int) -> Shape:
        w, top, lean = 86 - 9.2 * i, 10 + 15.5 * i, (-4, 2, 6, 3, -3, -5, -2, 2, 3)[i]
        x = 100 + lean
        bends = [(x - w, 140.0), (x - w * 0.68, top + w * 0.34), (x + 2, top), (x + w * 0.72, top + w * 0.38)]
        bends += [(x + w, 140.0)]
        return outline(f"{100 - w},210 " + " ".join(f"~{a},{b}" for a, b in bends) + f" {100 + w},210")

    house = outline("64,158 101,122 138,158 130,158 130,205 72,205 72,158")

    door = outline("92,205 92,182 ~101,172 110,182 110,205") + box(95, 148, 12, 12)

    def rings(first: int, shift: float) -> list[Shape]:
        pairs = [(arch(i).at(0, shift), cut(arch(i + 1).at(0, -shift / 2))) for i in range(first, 6, 2)]
        return [shape for pair in pairs for shape in pair]

    return (
        plate(SEA, *rings(1, 5)),
        plate(SAGE, *rings(0, 0)),
        plate(EMBER, house, cut(door)),
        plate(SHELL, whole(), cut(arch(0))),
    )


@picture(
    "flower .8, desert .6, island .6, lake .6, sun .5, tree .6, circle .4, water .4, garden .4, "
    "summer .5, beach .3, boat .3, clock .2, journey .2, compass .2, harbour .3, calm .2, chain .3",
    en="A round blue spot with a tiny sail and ripples, on yellow; ten red stems all around it end "
    "in green tufts.",
    fr="Une tache bleue et ronde avec une voile minuscule et des rides, sur du jaune ; dix tiges "
    "rouges tout autour finissent en touffes vertes.",
)
def ringed_pool() -> Plates:
    """An oasis from above, a flower, a sun."""

    def palm(angle: float) -> Shape:
        x, y = polar(100, 100, 76, angle)
        return joined(leaf((x, y), polar(x, y, 22, angle + d), 9) for d in (-100, -50, 0, 50, 100))

    angles = [*range(18, 360, 36)]
    trunks = joined(leaf(polar(100, 100, 34, a), polar(100, 100, 82, a), 12) for a in angles)
    pool = blob(polar(100, 100, 44 + 3 * (i % 2), 36 * i) for i in range(10))
    boat = outline("86,106 114,106 ~108,115 ~92,115 | 100,102 100,80 114,102 | 97,102 97,86 87,102")
    return (
        plate(
            SEA,
            pool,
            cut(boat, ripple(62, 94, 22), ripple(116, 124, 20), ripple(78, 126, 18)),
            joined(palm(a) for a in angles),
        ),
        plate(EMBER, trunks, cut(pool), boat),
        plate(SUN, whole(), cut(pool)),
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
