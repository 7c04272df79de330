"""Pictures: the blade at sea to the horse on two steps."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SUN, plate
from ninefold.parts.ink.rhythm import dots, grid, ripple
from ninefold.parts.ink.shapes import (
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
    whole,
)


@picture(
    "shark .8, sail .9, boat .8, sea .7, danger .4, flag .5, wind .4, fear .3, journey .3, mountain .3, "
    "summer .4, adventure .3, hunger .2, animal .3"
)
def leaning_slice() -> Plates:
    """Sailing boat, shark."""
    fin = outline("52,152 ~74,98 ~108,48 152,20 ~146,68 ~154,114 178,152")
    tail = outline("2,152 ~10,132 34,108 ~30,132 38,152")
    seams = band(points("94,72 120,70 147,74"), 3.4) + band(points("70,110 112,106 152,112"), 3.4)
    panel = outline("94,72 ~120,70 147,74 ~147,94 152,112 ~112,106 70,110 ~80,90")
    pennant = outline("149,24 148,2 188,11 152,21")
    water = ground([142, 147, 141, 147, 142, 147, 142])
    deep = ground([150, 155, 149, 155, 150, 155, 150])
    return (
        plate(SUN, whole(), cut(water, seams)),
        plate(NIGHT, fin + tail, cut(panel, deep)),
        plate(EMBER, panel, cut(seams), pennant),
        plate(
            SEA, water, cut(*[ripple(x, y, 44) for x, y in points("10,176 76,184 146,172 30,194 124,194")])
        ),
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
    "forest .9, animal .8, stripes .8, fire .5, cage .2, tiny .4, person .5, alone .4, danger .4, "
    "fear .4, search .4, autumn .5, evening .4, light .3, tree .7, cat .6, shadow .4"
)
def behind_bars() -> Plates:
    """A wood at sunset, the flank of a tiger, fire."""

    def streak(x: float, start: float, end: float, bend: float, wide: float) -> Shape:
        middle = (start + end) / 2
        return band([(x, start), (x + bend, middle), (x - bend / 2, end)], [wide, wide * 0.9, 0])

    streaks = joined(
        streak(*one)
        for one in figures(
            "8,-5,110,6,16 34,206,40,-7,19 54,-5,84,5,13 66,206,104,-5,12 84,-5,126,-8,17 132,206,30,8,21 "
            "108,-5,70,4,10 152,-5,104,-6,15 164,206,118,5,12 178,-5,86,5,14 190,206,60,-6,18"
        )
    )
    twigs = joined(
        leaf((a, b), (c, d), 9, 0.35)
        for a, b, c, d in figures("28,134,58,102 28,112,8,84 138,118,112,86 138,98,162,66 186,140,162,112")
    )
    walker = disc(99, 156, 6) + outline("91,165 ~99,160 107,165 109,194 103,194 99,183 95,194 89,194")
    lantern = disc(114, 178, 5.6)
    return (
        plate(NIGHT, streaks, twigs),
        plate(SUN, whole(), cut(walker, lantern)),
        plate(EMBER, ground([112, 98, 118, 94, 114, 102], -5)),
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
    "flower .9, cat .6, animal .6, sun .6, hair .4, summer .4, garden .4, seed .4, nature .3, face .4, "
    "fire .2, wheel .2, circle .3, king .3, star .2"
)
def bristling() -> Plates:
    """Sunflower, lion."""
    mid = (100.0, 92.0)

    def crown(count: int, near: float, far: float, width: float, start: float) -> Shape:
        return joined(
            leaf(polar(*mid, near, a), polar(*mid, far, a), width, 0.42)
            for a in (start + i * 360 / count for i in range(count))
        )

    heart = disc(*mid, 40)
    nose = outline("91,98 ~100,94 109,98 ~106,106 100,109 ~94,106")
    mouth = band(points("100,108 94,118 84,118"), [4, 4, 0]).twice()
    seeds = dots(
        points("76,80 88,74 100,72 112,74 124,80 70,94 82,88 118,88 130,94 94,62 106,62 82,66 118,66"), 2.6
    )
    stem = (
        band(points("100,150 104,176 100,206"), 9)
        + leaf((102, 192), (168, 172), 28)
        + leaf((100, 198), (34, 178), 28)
    )
    return (
        plate(EMBER, crown(18, 38, 70, 17, 10), cut(heart)),
        plate(SUN, crown(20, 52, 88, 20, 0), heart),
        plate(NIGHT, nose, mouth, seeds),
        plate(SAGE, stem),
    )


@picture(
    "lamp .9, candle .9, jellyfish .6, light .7, night .4, depth .2, fire .4, theatre .5, root .2, "
    "elegance .6, joy .3, castle .4, branch .4, crown .2, spider .2, chain .5"
)
def arms_of_light() -> Plates:
    """Chandelier, octopus, roots."""
    rod = outline("95,32 ~87,44 ~89,60 96,68 86,71 86,76 95,79 ~87,90 ~91,102 101,128 101,32").twice()
    lines = [
        points("92,90 72,112 42,118 24,100"),
        points("94,92 84,128 66,152 50,138"),
        points("98,96 98,140 92,178 76,174"),
    ]
    arms = joined(band(line, [10, 8, 7, 6], True) for line in lines)
    tips = points("22,94 48,132 75,166")
    sticks = joined(box(x - 6, y - 28, 12, 26) + box(x - 12, y - 4, 24, 5) for x, y in tips)
    flames = joined(drop((x, y - 57), (x, y - 33), 12) for x, y in tips)
    beads = joined(drop((x, y), (x, y + 12), 8) for x, y in points("34,116 64,152"))
    pearls = dots(points("86,76 76,82 65,85 54,86 43,84 34,80"), 2.8)
    last = drop((100, 172), (100, 188), 10)
    chain = disc(100, 24, 5, 8).less(disc(100, 24, 2.4, 5)) + outline("70,-5 130,-5 124,10 ~100,16 76,10")
    side = arms + sticks + flames + beads
    return (
        plate(NIGHT, whole(), cut(rod, (side + pearls).twice(), last, chain)),
        plate(EMBER, (flames + beads).twice(), last),
        plate(SUN, rod + arms.twice(), cut((sticks + flames).twice()), chain),
    )


@picture(
    "bridge .9, snake .8, monster .6, sea .5, river .4, dragon .6, train .3, road .3, water .4, wave "
    ".3, animal .3, story .4, journey .3, depth .3, stone .3, fear .2, order .2"
)
def spanning() -> Plates:
    """A bridge, a sea serpent."""
    humps = points("94,74 204,56")
    arches = joined(arc(x, 164, r - 30, r, 180, 360) for x, r in humps) + band(
        points("34,168 24,132 6,112 10,76 24,46"), [28, 24, 17, 11, 0]
    )
    marks = joined(
        box(-7, -2.2, 14, 4.4).turned(a + 90, (0, 0)).at(*polar(x, 164, r, a))
        for x, r, gap, first in figures("94,65,22,194 94,52,28,206 204,47,28,194 204,35,36,208")
        for a in range(int(first), 352, int(gap))
    )
    feet = [polar(x, 164, r - 2, a) for x, r in humps for a in range(216 if x < 100 else 248, 325, 27)]
    posts = joined(box(x - 2, y - 20, 4, 20) for x, y in feet)
    lamps = dots([(x, y - 23) for x, y in feet], 6)
    sea = ground([162, 165, 161, 165, 162, 165, 161])
    waves = joined(ripple(x, y, 30, 5, 4) for x, y in points("8,180 62,184 116,178 160,190 30,195"))
    return (
        plate(EMBER, arches, cut(marks)),
        plate(NIGHT, posts + lamps),
        plate(SEA, sea, cut(waves)),
        plate(SUN, whole(), cut(sea, marks)),
    )


@picture(
    "cup .9, bird .9, tea .8, elegance .5, feather .2, calm .4, warmth .5, "
    "morning .4, love .2, food .3, fragile .3, breath .2"
)
def afloat() -> Plates:
    """A teacup, a swan."""
    bowl = outline("8,76 136,76 ~137,110 ~120,146 ~80,160 ~40,150 ~12,118")
    neck = band(
        points("110,140 148,134 174,116 182,92 176,70 162,60 150,62 142,70"), [18, 15, 14, 13, 13, 15, 16, 11]
    )
    beak = outline("138,64 ~149,70 148,76 134,86 ~132,76")
    mouth = disc(72, 76, 64, 12)
    steam = joined(
        band([(x, 62), (x - 10, 62 - h * 0.35), (x + 8, 62 - h * 0.7), (x - 2, 62 - h)], [0, 9, 8, 0])
        for x, h in figures("34,46 60,58 86,48")
    )
    dish = disc(92, 166, 92, 22)
    thread = band(points("34,80 31,98 34,108"), 2.6)
    tag = outline("23,108 45,106 47,126 25,128")
    trim = dots(points("60,112 76,113 92,112 108,110 124,107"), 4.4)
    shape = bowl + neck + mouth
    return (
        plate(EMBER, whole(), cut(shape, beak, steam, dish)),
        plate(SUN, dish, cut(shape), beak),
        plate(NIGHT, disc(72, 77, 56, 8), thread, disc(155, 64, 2.4)),
        plate(SEA, tag, trim, band(points("54,100 92,102 128,96"), 3)),
    )


@picture(
    "heart .7, flower .6, snake .6, animal .5, hand .4, love .5, beach .4, spring .3, dancer .2, "
    "double .4, balance .3, sea .3, danger .2, meeting .3, garden .3, bird .2, shield .2, coral "
    ".3, spider .2"
)
def held_between() -> Plates:
    """A heart, a tulip, a crab."""
    arm = outline(
        "98,186 ~70,176 ~66,150 ~44,126 ~22,88 ~24,46 ~48,14 88,10 ~78,26 ~86,44 ~66,40 ~56,58 "
        "~62,84 ~82,108 100,124"
    )
    flecks = joined(
        leaf((x, y), (x + dx, y + dy), 7)
        for x, y, dx, dy in figures("38,60,2,-14 40,90,6,14 62,122,10,10 50,36,10,-8 78,146,4,14")
    )
    legs = joined(
        band(points(line), [9, 7, 0])
        for line in ("86,176 48,156 16,164", "86,182 48,172 22,188", "84,170 44,140 8,138")
    )
    earth = ground([192, 188, 184, 188, 192])
    both = arm.twice()
    return (
        plate(EMBER, both, cut(flecks.twice())),
        plate(SEA, legs.twice(), cut(both), earth),
        plate(SUN, whole()),
    )


@picture(
    "horse .9, animal .3, king .6, toy .7, order .4, elegance .3, "
    "choice .5, power .3, cards .2, story .2, castle .3, crossroads .1"
)
def dripping_piece() -> Plates:
    """A chess knight, a horse."""
    body = outline(
        "44,74 ~44,88 58,90 ~72,82 ~88,84 ~86,98 ~72,116 ~68,134 60,146 140,146 ~134,130 ~138,104 "
        "~142,72 134,68 138,58 128,54 130,44 118,42 ~108,28 100,14 92,28 ~72,44"
    )
    foot = outline("54,148 146,148 ~150,154 146,160 54,160 ~50,154") + outline(
        "44,163 156,163 ~160,176 164,190 36,190 ~40,176"
    )
    pawn = disc(0, 0, 15) + outline(
        "-17,14 17,14 15,20 9,20 ~10,42 20,60 24,60 24,74 -24,74 -24,60 -20,60 ~-10,42 -9,20 -15,20"
    )
    pawns = joined(pawn.at(x, y) for x, y in points("14,92 186,92"))
    piece = body + foot
    squares = grid(box(-5, -5, 52, 52), 2, 4, 104, 52, 52)
    slit = band(points("70,58 82,54"), 4) + band(points("112,70 116,100 108,128"), [0, 4, 0])
    return (
        plate(SAGE, squares, cut(piece, pawns)),
        plate(EMBER, pawns, cut(piece)),
        plate(NIGHT, piece, cut(slit)),
    )


SHEET = (
    leaning_slice,
    curled_yolk,
    behind_bars,
    walking_marks,
    bristling,
    arms_of_light,
    spanning,
    afloat,
    held_between,
    dripping_piece,
)
