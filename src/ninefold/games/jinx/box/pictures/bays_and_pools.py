"""Pictures: the seeded bay to the ringed pool."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, ripple
from ninefold.parts.ink.shapes import (
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
    star,
    whole,
)


def _dip(*shapes: Shape) -> Shape:
    return joined(shapes).scaled(0.98, (100, 100)).at(0, 6)


@picture(
    "boat 1, fruit .7, sea .7, summer .6, sail .7, smile .3, journey .4, wind .4, seed .3, harbour .4, "
    "hunger .2, food .3, joy .3, adventure .3"
)
def seeded_bay() -> Plates:
    """A sailing boat, a slice of melon."""
    rind = outline("6,102 194,102 ~178,140 ~142,166 ~100,172 ~58,166 ~22,140")
    white = outline("20,102 180,102 ~166,134 ~136,154 ~100,159 ~64,154 ~34,134")
    flesh = outline("26,102 174,102 ~161,131 ~133,149 ~100,154 ~67,149 ~39,131")
    seeds = dots(points("54,122 77,122 100,122 123,122 146,122"), 6)
    prow = outline("-2,92 202,92 194,106 8,106")
    flag = outline("102,0 128,7 102,14")
    sails = outline("106,14 ~156,46 184,84 106,84 | 94,14 ~56,48 26,84 94,84")
    water = ground([146, 152, 145, 152, 146, 152, 146])
    waves = joined(ripple(x, y, 40) for x, y in points("8,178 78,188 150,176"))
    return (
        plate(SEA, rind, cut(white), water, cut(waves)),
        plate(SUN, rind, cut(white), sails),
        plate(EMBER, flesh, cut(prow), flag),
        plate(NIGHT, seeds, prow, box(97.5, 0, 5, 95)),
    )


@picture(
    "music .7, snow .9, mountain .6, winter .5, hill .4, speed .4, person .5, forest .3, together .3, cold "
    ".3, order .3, sound .3, journey .3, falling .2, joy .3, piano .2"
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
    "church 1, vegetable .8, castle .7, drop .4, garden .3, city .5, story .4, seed .3, tower .5, fire .2, "
    "candle .3, growth .3, balloon .3, root .4, king .3, door .2"
)
def swelling_tips() -> Plates:
    """Church domes, onions."""
    bulb = outline("0,-60 ~4,-40 ~22,-22 ~34,0 ~28,22 13,34 -13,34 ~-28,22 ~-34,0 ~-22,-22 ~-4,-40")
    side = band([(2, -36), (17, 0), (7, 33)], [0, 5, 3]).twice(0)
    cross = box(-2.6, -74, 5.2, 18) + box(-8, -69, 16, 5)
    places = figures("100,88,1.15 34,106,.92 166,106,.92")

    def each_of(shape: Shape) -> Shape:
        return joined(shape.scaled(k, (0, 0)).at(x, y) for x, y, k in places)

    walls = box(74, 126, 52, 50) + box(12, 136, 44, 40) + box(144, 136, 44, 40) + box(50, 150, 100, 26)
    door = outline("88,176 88,152 ~100,138 112,152 112,176")
    panes = joined(
        outline(f"{x},166 {x},152 ~{x + 5},146 {x + 10},152 {x + 10},166") for x in (19, 38, 151, 170)
    )
    soil = ground([173, 175, 173, 175, 173])
    roots = joined(
        band([(x + d, 174), (x + d * 1.5, 184), (x + d * 1.8, 193)], [5, 4, 0])
        for x in (34, 100, 166)
        for d in (-9, 0, 9)
    )
    return (
        plate(EMBER, each_of(bulb), cut(each_of(side))),
        plate(SUN, walls),
        plate(NIGHT, each_of(cross), door, panes, soil, cut(roots)),
    )


@picture(
    "volcano .9, mushroom .4, cake .7, hourglass .6, mountain .6, cloud .6, food .4, summer .4, tree .4, "
    "danger .4, power .4, warmth "
    ".3, desert .2, storm .3, fire .5, monster .2, giant .2, cold .2"
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
    "tower .2, mountain .3, hill .2, star .4, dress .3, child .2"
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
    "waterfall .9, hair .8, rope .6, river .6, stone .5, thread .3, mountain .4, water .6, cave .3, "
    "lake .4, separation .3, depth .3, wall .3, stripes .2, story .3, falling .5, forest .3"
)
def facing_walls() -> Plates:
    """A waterfall in a canyon, a plait of hair, a rope."""
    gap = outline("48,-5 50,30 40,34 44,66 54,70 52,104 40,108 38,150 -5,160 -5,205 101,205 101,-5").twice()
    cracks = joined(
        box(x, y, w, 4) for x, y, w in figures("-5,32,46 -5,70,50 -5,107,46 156,32,50 150,70,60 156,107,50")
    ) + joined(box(x, y, 4, 36) for x, y in points("20,-4 32,34 12,72 24,109 176,-4 164,34 186,72 172,109"))
    lock = outline("98,0 ~76,2 ~66,20 ~78,38 ~100,46 ~124,40 ~132,28 ~112,22")
    locks = joined((lock if i % 2 else lock.mirrored()).at(0, -14 + 28 * i) for i in range(5))
    strands = joined(
        band(points(line), [17, 16, 11, 0])
        for line in (
            "86,132 76,150 58,160 36,158",
            "94,138 90,160 80,172 64,176",
            "100,140 99,160 100,180 101,190",
        )
    ).twice()
    streaks = joined(
        band(
            [(82 if i % 2 else 118, 2 + 28 * i), (100, 13 + 28 * i), (120 if i % 2 else 80, 13 + 28 * i)],
            [0, 3.6, 0],
        )
        for i in range(5)
    )
    spray = dots(points("50,140 58,126 34,146 66,144 142,126 150,140 166,146 134,144"), 4)
    pool = ground([170, 166, 170, 165, 170, 166, 170])
    ripples = joined(ripple(x, y, 34, 5, 3) for x, y in points("6,180 158,182 30,194 82,196 134,193"))
    return (
        plate(SUN, whole(), cut(gap)),
        plate(EMBER, cracks, cut(gap)),
        plate(SEA, pool, cut(ripples), locks + strands, cut(streaks), spray),
    )


@picture(
    "cave .5, egg .2, field .5, hand .4, vegetable .4, hill .7, house 1, maze .3, secret .3, "
    "garden .4, mountain .4, stairs .4, memory .3, tree .3, door .5, rainbow .7, work .2, tiny .2, search .2"
)
def stepped_tip() -> Plates:
    """A house under a hill, rainbow, half an onion."""

    def arch(i: int) -> Shape:
        w, top, lean = 90 - 8 * i, 8 + 12 * i, (-4, 2, 6, 3, -3, -4)[i]
        x = 100 + lean
        bends = [(x - w, 140.0), (x - w * 0.68, top + w * 0.34), (x + 2, top), (x + w * 0.72, top + w * 0.38)]
        bends += [(x + w, 140.0)]
        return outline(f"{100 - w},210 " + " ".join(f"~{a},{b}" for a, b in bends) + f" {100 + w},210")

    house = outline("58,142 100,92 118,114 118,98 130,98 130,128 142,142 136,142 136,205 64,205 64,142")
    door = outline("90,205 90,178 ~100,167 110,178 110,205")
    panes = box(70, 150, 14, 15) + box(116, 150, 14, 15) + disc(100, 128, 8)

    def rings(first: int, shift: float) -> list[Shape]:
        pairs = [(arch(i).at(0, shift), cut(arch(i + 1).at(0, -shift / 2))) for i in range(first, 5, 2)]
        return [shape for pair in pairs for shape in pair]

    return (
        plate(SEA, *rings(1, 4)),
        plate(SAGE, *rings(0, 0)),
        plate(EMBER, house, cut(door, panes)),
        plate(SHELL, whole(), cut(arch(0))),
    )


@picture(
    "flower .8, desert .6, island .6, lake .6, sun .5, tree .6, circle .4, water .4, garden .4, "
    "summer .5, beach .3, boat .3, clock .2, journey .2, compass .2, harbour .3, calm .2, chain .3"
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


SHEET = (
    seeded_bay,
    five_lines,
    swelling_tips,
    two_cones,
    whirling_point,
    facing_walls,
    stepped_tip,
    ringed_pool,
)
