"""Pictures of animals."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, each
from ninefold.parts.ink.shapes import (
    Point,
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
    within,
)


@picture(
    "egg .8, cat .9, moon .3, sleep .7, food .4, cloud .5, warmth .4, animal .4, calm .4, nest .4, dream "
    ".3, circle .3, sun .3, flower .3, summer .2"
)
def curled_yolk() -> Plates:
    """Sleeping cat, fried egg, cloud."""
    white = outline(
        "~58,26 ~96,34 ~134,14 ~172,40 ~170,84 ~194,116 ~178,160 ~136,168 ~108,194 ~68,182 ~34,188 ~12,152 "
        "~24,114 ~6,78 ~26,46"
    )
    yolk = outline(
        "42,132 36,86 56,98 ~66,96 ~76,64 ~108,50 ~146,68 ~158,106 ~144,146 ~104,162 ~68,156 ~48,146"
    ) + outline("56,98 ~66,92 76,98 98,84 96,132 ~86,150 ~64,154 ~48,146 42,132 36,86")
    brow = outline("72,101 99,77 ~106,112 84,150 ~101,112 95,88 76,103") + band(
        points("146,116 132,142 104,150"), [0, 4, 0]
    )
    shut = band([(52, 122), (58, 127), (65, 124)], 3.4) + band([(74, 124), (80, 127), (87, 122)], 3.4)
    bars = joined(
        leaf(polar(106, 106, 52, a), polar(106, 106, 28, a), 10, 0.3) for a in (-84, -60, -36, -12, 12)
    )
    return (
        plate(SEA, whole(), cut(white)),
        plate(SUN, yolk, cut(brow)),
        plate(EMBER, bars),
        plate(NIGHT, shut),
    )


@picture(
    "tree .7, foot .7, bird .7, arrow .5, snow .6, winter .5, journey .4, spring .4, leaf .4, forest .4, "
    "branch .4, growth .4, beach .2, seed .3, hope .2"
)
def walking_marks() -> Plates:
    """Bird's feet in snow, young trees, arrows."""
    foot = joined(leaf((0, 6), polar(0, 0, 46, a), w, 0.35) for a, w in figures("-90,11 -132,10 -48,10"))
    foot += leaf((0, -8), (1, 30), 11, 0.4)
    buds = joined(
        leaf(polar(0, 0, r, a), polar(*polar(0, 0, r, a), 16, a + s), 8)
        for r, a in ((44, -90), (42, -132), (42, -48))
        for s in (-38, 38)
    )
    places = figures("52,160,10,1.1 142,148,-8,1.05 66,96,8,.78 130,90,-6,.68 82,56,6,.46 116,52,-4,.4")
    hill = ground([48, 40, 34, 32, 36, 44])

    def set_out(shape: Shape, many: int) -> Shape:
        return joined(shape.scaled(k, (0, 0)).turned(t, (0, 0)).at(x, y) for x, y, t, k in places[:many])

    return (plate(NIGHT, set_out(foot, 6)), plate(EMBER, whole(), cut(hill)), plate(SAGE, set_out(buds, 2)))


@picture(
    "nest 1, crown .8, egg .8, jewel .3, chaos .4, king .4, noodles .4, bird .5, protection .4, branch .5, "
    "family .5, spring .4, growth .4, fire .2, beginning .4, cake .2, cactus .2"
)
def nested_crown() -> Plates:
    """Nest, crown, noodles in a bowl."""
    gold = outline("8,62 42,106 54,46 80,98 100,36 120,98 146,46 158,106 192,62 176,140 24,140")
    eggs = disc(55, 104, 20, 27, -10) + disc(100, 100, 21, 29) + disc(145, 104, 20, 27, 10)
    specks = dots(points("48,92 60,100 48,108 96,84 107,92 94,102 106,110 140,92 152,98 140,108"), 2.4)
    strands = [
        band(
            [(x, 126 + 10 * i + e * d - f) for x, e, f in figures("2,0,9 60,1,0 100,-1,0 140,1,0 198,0,9")],
            [0, 9, 9, 9, 0],
        )
        for i, d in enumerate([3, -3, 3, -3, 4, -2])
    ]
    weave = [
        band(points("-4,108 60,142 110,156 196,192"), [0, 6, 6, 0]),
        band(points("204,110 140,142 90,156 6,190"), [0, 6, 6, 0]),
        band(points("-4,136 50,130 110,134 204,152"), [0, 6, 6, 0]),
        band(points("0,172 60,168 120,166 202,172"), [0, 5, 5, 0]),
        band(points("20,192 70,176 130,180 190,126"), [0, 5, 5, 0]),
    ]
    bowl = outline("10,116 ~56,128 ~100,130 ~144,128 190,116 ~182,156 ~154,186 ~100,196 ~46,186 ~18,156")
    return (
        plate(SAGE, whole(), cut(gold, bowl, eggs)),
        plate(SUN, gold, cut(eggs), bowl),
        plate(EMBER, joined(strands[::2])),
        plate(NIGHT, specks, joined(weave)),
    )


@picture(
    "clock .7, animal .9, face .6, time .6, morning .4, sleep .4, toy .6, sound .3, circle .3, "
    "cat .3, bell .3, child .3, sun .2"
)
def two_dials() -> Plates:
    """Bear, alarm clock."""
    case, dial = disc(100, 112, 78), disc(100, 112, 68)
    ears = disc(40, 48, 30).twice()
    feet = band(points("58,174 44,196"), [18, 14], True).twice()
    marks = dots(points("70,96 130,96"), 7.5) + joined(
        box(97, 48, 6, 14).turned(a, (100, 112)) for a in (0, 90, 180, 270)
    )
    muzzle = disc(100, 128, 26, 20)
    hands = leaf((102, 118), (66, 148), 9, 0.6) + leaf((98, 118), (144, 142), 9, 0.6)
    nose = disc(100, 119, 12, 8)
    return (
        plate(SAGE, whole(), cut(ears, case, feet)),
        plate(EMBER, ears, cut(disc(36, 44, 14).twice()), case, cut(dial), feet),
        plate(NIGHT, marks, hands, nose),
        plate(SUN, ears, feet, case, cut(muzzle)),
    )


@picture(
    "seed .7, insect .9, tea .6, different .5, warmth .3, morning .3, together .3, alone .3, freedom .3, "
    "food .3, egg .2, night .2, animal .4, tiny .2"
)
def split_oval() -> Plates:
    """A beetle, coffee beans."""
    bean = disc(0, 0, 34, 25)
    split = band(points("-30,2 -11,-5 11,6 30,-2"), [0, 5, 5, 0])
    places = figures("14,26,30 190,178,-50 20,186,-30 104,4,-6 196,92,84")

    def strewn(shape: Shape) -> Shape:
        return joined(shape.turned(t, (0, 0)).at(x, y) for x, y, t in places)

    legs = joined(band([(x, 18), (x * 1.3, 34), (x * 1.3 - 5, 46)], [5, 4, 2.5]) for x in (-18, 2, 21))
    legs += band(points("31,6 44,11 56,5"), [4, 3.5, 2.5])

    def away(shape: Shape) -> Shape:
        return shape.scaled(1.45, (0, 0)).turned(-34, (0, 0)).at(98, 102)

    return (
        plate(NIGHT, away(legs + legs.reflected(0)), cut(away(bean)), strewn(bean), cut(strewn(split))),
        plate(EMBER, away(bean), cut(away(split)), strewn(bean)),
        plate(SAGE, whole(), cut(away(bean), strewn(bean))),
    )


@picture(
    "cup .9, bird .6, toy .5, different .7, order .5, library .3, animal .4, together .4, falling .3, "
    "balance .3, alone .2, freedom .3, winter .3, joy .3, acrobat .2, letter .2"
)
def tipping_over() -> Plates:
    """Penguins, bottles, skittles."""
    pin = outline(
        "-17,0 ~-21,-26 ~-18,-44 ~-9,-58 -8,-72 ~-10,-82 ~0,-89 ~10,-82 8,-72 ~9,-58 ~18,-44 ~21,-26 17,0"
    )
    front = box(-14, -44, 28, 30)
    mark = leaf((0, -18), (0, -40), 16)
    collar = box(-12, -71, 24, 5)
    places = [(28.0 + 48 * i, 92.0 + 97 * j) for j in range(2) for i in range(4) if (i, j) != (2, 1)]
    lean = (9.0, (120.0, 189.0))

    def upright(shape: Shape) -> Shape:
        return joined(shape.at(x, y) for x, y in places)

    def stray(shape: Shape) -> Shape:
        return shape.at(120, 189).turned(*lean)

    def stand(shape: Shape) -> Shape:
        return upright(shape) + stray(shape)

    beak = stray(outline("7,-84 25,-77 8,-74"))
    feet = stray(outline("-19,4 ~-11,-6 -2,4 | 2,4 ~11,-6 19,4"))
    belly = stray(disc(0, -25, 13, 19))
    shelves = box(-5, 92, 210, 6) + box(-5, 189, 210, 20)
    return (
        plate(NIGHT, stand(pin), cut(upright(front), stand(collar), belly, feet)),
        plate(EMBER, stand(collar), shelves, cut(feet), upright(mark)),
        plate(SUN, beak + feet),
        plate(SAGE, whole(), cut(upright(front), stand(collar), beak, feet, belly, shelves)),
    )


@picture(
    "leaf .7, animal .7, vegetable .8, seed .4, root .6, garden .5, hand .4, secret .5, growth .5, spring "
    ".5, double .3, mask .2, monster .2, tooth .2"
)
def two_above() -> Plates:
    """Rabbit, turnip, two raised fingers."""
    ear = outline("97,92 ~78,74 ~58,40 ~56,12 64,2 ~82,18 ~94,48 98,92")
    inner = outline("93,82 ~80,64 ~68,38 66,18 ~78,32 ~88,54")
    ears = ear + ear.mirrored(100).turned(8, (100, 92))
    inners = inner + inner.mirrored(100).turned(8, (100, 92))
    root = outline(
        "100,86 ~72,88 ~50,106 ~46,132 ~60,154 ~84,164 ~96,180 102,206 ~106,180 ~118,164 ~140,154 ~154,132 "
        "~150,106 ~128,88"
    )
    blush = outline("40,100 ~72,104 ~100,98 ~130,104 160,100 160,80 40,80")
    eyes = disc(76, 124, 5.5) + disc(124, 124, 5.5)
    nose = outline("94,138 106,138 100,146")
    soil = ground([96, 99, 95, 98, 96])
    stones = joined(
        disc(x, y, r, r * 0.7)
        for x, y, r in figures("18,120,7 30,150,5 14,178,8 48,186,6 134,188,6 168,178,8 186,150,6")
    )
    grass = joined(leaf((x, 100), (x + a, 82), 6) for x, a in figures("12,-4 20,4 46,-5 156,5 184,-4 192,5"))
    return (
        plate(NIGHT, soil, cut(root, stones), eyes + nose),
        plate(EMBER, blush, within(root)),
        plate(SAGE, ears, cut(inners), grass),
        plate(SUN, box(-5, -5, 210, 120), cut(soil, ears)),
    )


@picture(
    "field .8, animal .5, honey .9, puzzle .4, stone .5, road .4, city .2, turtle .3, compass .4, autumn .3, "
    "house .3, separation .3, journey .3, island .3, order .2, lake .3, tiny .2, insect .3"
)
def patches() -> Plates:
    """A giraffe's coat, fields from above, cracked earth."""

    def corner(i: int, j: int) -> Point:
        x = 26 * i - 30 + (i * 37 + j * 53) % 17 - 8
        return x, 44 * j - 22 + (-10 if (i + j) % 2 else 10) + (i * 29 + j * 17) % 15 - 7

    def patch(i: int, j: int) -> Shape:
        around = [
            corner(i, j),
            corner(i + 1, j),
            corner(i + 2, j),
            corner(i + 2, j + 1),
            corner(i + 1, j + 1),
            corner(i, j + 1),
        ]
        x, y = sum(a for a, _ in around) / 6, sum(b for _, b in around) / 6
        return polygon((x + (a - x) * 0.86, y + (b - y) * 0.86) for a, b in around)

    places = [(i, j) for j in range(6) for i in range(j % 2, 9, 2)]
    pond = (3, 3)
    meadows = joined(patch(i, j) for i, j in ((6, 4), (2, 0), (1, 5), (7, 1)))
    tilled = joined(patch(i, j) for i, j in ((0, 2), (5, 3), (4, 4), (6, 0), (8, 2)))
    dry = joined(patch(i, j) for i, j in places if (i, j) != pond)
    furrows = joined(leaf((x, y), (x + 30, y - 4), 4) for x, y in points("108,46 108,56 110,66"))
    boat = outline("60,136 82,136 ~78,143 ~64,143 | 70,133 70,118 81,133")
    house = outline("116,40 116,30 113,30 123,20 133,30 130,30 130,40")
    return (
        plate(SUN, dry, cut(furrows)),
        plate(EMBER, tilled),
        plate(SEA, patch(*pond), meadows),
        plate(NIGHT, house, boat),
    )


@picture(
    "honey .9, insect .7, fruit .9, food .4, garden .3, summer .4, house .4, leaf .3, work "
    ".4, together .4, secret .2, mountain .1, door .3, nature .3, danger .3, crown .2"
)
def among_cells() -> Plates:
    """A beehive, a pineapple."""
    rolls = [
        outline(
            f"{100 - w},{y} ~{96 - w},{y + 11} {100 - w},{y + 22} {100 + w},{y + 22} "
            f"~{104 + w},{y + 11} {100 + w},{y}"
        )
        for w, y in points("26,54 42,78 52,102 57,126 56,150 48,174")
    ]
    marks = joined(
        outline("0,-7 8,0 0,7 -8,0").at(x, y)
        for x, y in points("86,65 114,65 74,89 100,89 126,89 60,113 87,113 113,113 140,113")
    )
    door = outline("84,198 84,162 ~100,142 116,162 116,198")
    tuft = joined(leaf((100, 58), (x, y), 14) for x, y in points("62,34 138,34 78,16 122,16 100,8"))
    bees = points("26,66 176,60 20,130 180,124 166,18")
    bodies = joined(disc(x, y, 12, 8) for x, y in bees)
    bands = joined(box(x + d, y - 9, 4, 18) for x, y in bees for d in (-5, 3))
    wings = joined(leaf((x, y - 4), (x + d, y - 22), 13) for x, y in bees for d in (-9, 9))
    return (
        plate(NIGHT, bands, within(bodies), door),
        plate(EMBER, marks),
        plate(SUN, joined(rolls), cut(door), bodies),
        plate(SEA, tuft, wings),
    )


@picture(
    "spiral 1, snail .8, shell .7, stairs .6, space .5, infinity .5, acrobat .4, time .4, stripes .4, "
    "circle .3, memory .3, road .3, sun .3, depth .3, chaos .2, wave .2, tower .2"
)
def winding_steps() -> Plates:
    """Snail shell, spiral stair, galaxy, a road to the middle."""

    def at(angle: float, side: float) -> Point:
        return polar(88, 112, 2.6 * 2.25 ** (angle / 360) * (1 + 0.3 * side), angle - 30)

    def step(i: int) -> Shape:
        a, b = 760 + i * 30, 775 + i * 30
        return polygon([at(a, -1), at(b, -1), at(b, 1), at(a, 1)])

    bends = [i * 60 for i in range(4, 32)]
    path = blob([at(a, 1) for a in bends] + [at(a, -1) for a in reversed(bends)])
    sky = dots(points("195,172 188,184 197,190 176,194"), 2)
    return (plate(NIGHT, whole(), cut(path, sky)), plate(SUN, path), plate(EMBER, each(35, step)))


@picture(
    "fruit .7, insect 1, heart .5, seed .3, love .4, summer .5, garden .5, food .3, animal .5, wing "
    ".5, spring .4, nature .4, leaf .4, hope .2, turtle .3"
)
def sown_lobes() -> Plates:
    """A ladybird, a strawberry, a heart."""
    body = outline(
        "100,54 ~132,42 ~164,60 ~174,100 ~156,146 ~132,176 100,192 ~68,176 ~44,146 ~26,100 ~36,60 ~68,42"
    )
    seam = outline("97,56 103,56 ~104,130 106,190 94,190 ~96,130")
    spots = joined(disc(x, y, r) for x, y, r in figures("66,80,11 44,110,9 78,122,10 58,150,9")).twice()
    cap = outline("70,48 ~74,26 ~100,16 ~126,26 130,48 ~100,62")
    eyes = disc(84, 34, 5).twice()
    leaves = joined(leaf((100, 50), (x, y), 11, 0.6) for x, y in points("28,40 172,40 46,8 154,8"))
    feelers = band(points("90,22 82,6 66,4"), [4, 4, 5], True)
    legs = joined(
        band(points(at), [7, 6, 3])
        for at in ("32,78 14,70 4,82", "30,116 12,118 4,134", "48,150 28,162 24,180")
    )
    return (
        plate(EMBER, body),
        plate(NIGHT, seam, spots, cap, cut(eyes), (legs + feelers).twice()),
        plate(SAGE, leaves, cut(eyes)),
        plate(SHELL, whole(), cut(body, leaves, eyes)),
    )
