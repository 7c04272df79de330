"""Pictures: the crowned hill to the four folds."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, ripple, wheel
from ninefold.parts.ink.shapes import (
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
    polar,
    polygon,
    ring,
    whole,
    within,
)


@picture(
    "crown .9, castle 1, king .6, tower .6, city .3, wall .5, fire .2, story .5, power .3, hill .4, "
    "protection .4, mask .2, hand .2, door .4, road .2, flag .5"
)
def stones_and_petals() -> Plates:
    """Castle on a hill, crown on a cushion."""
    gold = outline(
        "30,158 14,50 52,108 50,34 82,98 100,18 118,98 150,34 148,108 186,50 170,158 "
        "~136,168 ~100,171 ~64,168"
    )
    balls = dots(points("14,46 186,46"), 7)
    tips = outline("100,18 88,68 112,68 | 50,34 51,76 71,76 | 150,34 149,76 129,76")
    flags = joined(
        outline(f"{x - 2},{y - 24} {x + 20},{y - 17} {x + 2},{y - 10} {x + 2},{y + 6} {x - 2},{y + 6}")
        for x, y in points("50,34 100,22 150,34")
    )
    arch = outline("-5,11 -5,-4 ~0,-11 5,-4 5,11")
    windows = joined(arch.at(x, y) for x, y in points("30,104 58,98 100,88 142,98 170,104"))
    gate = outline("82,171 82,138 ~100,116 118,138 118,171")
    stones = joined(
        box(x, y, 13, 5) for x, y in points("42,134 58,144 40,150 126,142 146,134 140,152 66,122 122,120")
    )
    mound = outline("-6,208 -2,184 ~20,162 ~64,170 ~100,172 ~136,170 ~180,162 202,184 206,208")
    path = outline("84,172 116,172 ~100,188 130,206 74,206 ~70,190")
    return (
        plate(NIGHT, whole(), cut(gold, balls, flags, mound), windows, gate),
        plate(SUN, gold, cut(stones)),
        plate(EMBER, balls, flags, tips),
        plate(SAGE, mound, cut(path)),
    )


@picture(
    "wheel .9, fruit .9, leaf .4, speed .4, sun .4, journey .4, circle .4, balance .4, acrobat .4, food "
    ".3, summer .4, flower .3, machine .4, memory .3, giant .2, toy .3"
)
def big_and_small_slice() -> Plates:
    """A penny-farthing, slices of orange."""
    wide, small = (82.0, 116.0), (173.0, 170.0)
    parts = wheel(outline("82,106 ~66,66 ~67,56 ~82,51 ~97,56 ~98,66"), 10, wide, 18)
    frame = band(points("82,116 84,74 88,38 104,30 132,54 154,100 165,140 173,170"), [8, 7, 7, 8, 8, 7, 7, 8])
    grip = band([(88, 40), (84, 20), (70, 12), (54, 18)], [7, 6, 6, 6], True)
    seat = outline("102,26 ~114,20 ~136,22 ~146,28 ~134,34 ~116,36")
    step = band([(82, 116), (100, 136)], 6) + box(90, 134, 22, 7) + disc(*wide, 7)
    return (
        plate(EMBER, ring(*wide, 76, 8) + ring(*small, 24, 6)),
        plate(SUN, parts, disc(*small, 15)),
        plate(NIGHT, frame, grip, seat, step, disc(*small, 5)),
        plate(SAGE, leaf((94, 32), (136, 2), 18, 0.6), ground([192, 193, 191, 193])),
    )


@picture(
    "moon .8, thread .8, cheese .2, face .5, circle .6, planet .4, animal .4, night .4, shield .3, work .3, "
    "dress .3, mask .3, rocket .2, space .3, tiny .2, record .2, target .3, eye .3"
)
def two_holes() -> Plates:
    """A button, the moon, a snout."""
    round_ = disc(100, 96, 76)
    rim = ring(100, 96, 66, 5)
    holes = disc(76, 96, 13, 16) + disc(124, 96, 13, 16)
    stitch = outline("87,91 ~100,88 113,91 113,101 ~100,98 87,101")
    pits = joined(
        disc(x, y, r) for x, y, r in figures("70,58,7 128,50,5 104,134,8 62,128,4 140,130,4 100,66,3")
    )
    dash = joined(
        polygon([(x - 8, y + 2), (x + 7, y - 3), (x + 8, y + 2), (x - 7, y + 7)])
        for x, y in points("8,178 32,180 56,184")
    )
    crosses = joined(
        polygon(
            [
                (x - 5, y - 6),
                (x, y - 2),
                (x + 5, y - 6),
                (x + 6, y - 5),
                (x + 2, y),
                (x + 6, y + 5),
                (x + 5, y + 6),
                (x, y + 2),
                (x - 5, y + 6),
                (x - 6, y + 5),
                (x - 2, y),
                (x - 6, y - 5),
            ]
        )
        for x, y in points("22,26 178,22 14,140 186,166 164,186")
    )
    line = band(points("124,96 150,150 126,186 84,190 70,186"), [5, 5, 5, 5, 5])
    return (
        plate(NIGHT, whole(), cut(round_, crosses, line, dash), holes),
        plate(SHELL, round_, cut(rim, pits)),
        plate(SUN, crosses),
        plate(EMBER, stitch, line, dash),
    )


@picture(
    "thread .9, church .8, house .4, work .4, stripes .4, tower .4, memory .3, theatre .3, "
    "city .2, order .3, library .2, power .2, rope .3"
)
def wound_columns() -> Plates:
    """Temple, reels of thread."""
    xs = (40, 100, 160)
    reels = [
        outline(f"{x - 17},78 ~{x - 21},112 {x - 17},150 {x + 17},150 ~{x + 21},112 {x + 17},78") for x in xs
    ]
    tops = joined(outline(f"{x - 27},64 {x + 27},64 {x + 20},78 {x - 20},78") for x in xs)
    caps = tops + tops.reflected(114)
    turns = joined(band([(x - 24, y), (x + 24, y - 7)], 3) for x in xs for y in range(88, 154, 13))
    gable = outline("4,58 100,6 196,58").less(disc(100, 38, 9))
    end = band(points("176,146 190,160 172,178 110,176 74,190 40,184"), [4, 4, 4, 4, 4, 3])
    pin = leaf((56, 176), (2, 200), 8, 0.2)
    return (
        plate(NIGHT, gable, caps, pin),
        plate(EMBER, reels[0] + reels[2], cut(turns), end),
        plate(SEA, reels[1], cut(turns)),
        plate(SHELL, whole()),
    )


@picture(
    "tower 1, vegetable .8, city .9, food .4, window .8, night .6, leaf .3, growth .3, order .4, machine .2, "
    "rocket .3, garden .2, light .5, field .2, honey .3, house .4, piano .3, lighthouse .2"
)
def rows_of_keys() -> Plates:
    """A skyscraper, a cob of maize."""
    tower = outline(
        "62,205 62,88 70,88 ~72,66 76,52 83,52 ~87,36 97,24 100,-2 103,24 ~113,36 117,52 124,52 "
        "~128,66 130,88 138,88 138,205"
    )
    blocks = box(2, 128, 34, 80) + box(164, 112, 34, 96)
    cells = [
        (100 + (i - wide / 2 + 0.5) * 18, 38 + 18 * j)
        for j, wide in enumerate([1, 2, 3, 3, 4, 4, 4, 4, 4])
        for i in range(wide)
    ]
    dark = {4, 11, 14, 18, 24, 27}
    lit = joined(box(x - 5, y - 6.6, 10, 13.2) for k, (x, y) in enumerate(cells) if k not in dark)
    low = joined(box(x, y, 7, 9) for x, y in points("8,138 20,154 8,170 172,122 184,138 184,156 172,172"))
    blades = outline("98,205 ~68,186 ~50,148 44,104 ~32,148 ~32,186 44,205").twice()
    stars = dots(points("24,24 48,40 160,28 182,58 150,54 14,66"), 2.2)
    return (
        plate(NIGHT, whole(), cut(lit, low, blades, stars)),
        plate(SUN, lit, low, stars, cut(blades)),
        plate(SAGE, blades),
        plate(EMBER, tower, blocks, cut(lit, low, blades)),
    )


@picture(
    "planet .7, record .9, space .7, music .6, sun .5, circle .6, target .4, star .3, night .3, "
    "sound .3, ripple .3, infinity .3, moon .3, time .2, spiral .2, clock .2"
)
def rings_and_crumbs() -> Plates:
    """A record, the sun and its planets."""
    at = (96.0, 104.0)
    face = disc(*at, 88)
    grooves = joined(ring(*at, r, 1.8) for r in (80, 68, 56, 44))
    glow = wheel(leaf((96, 80), (96, 66), 8), 12, at)
    sun = disc(*at, 24)
    spindle = disc(*at, 5)
    worlds = joined(
        disc(*polar(*at, r, a), s)
        for r, a, s in figures("43,-140,4.5 55,40,6 55,160,4 67,-60,7.5 79,110,6.5 79,-165,5")
    )
    arm = band(points("186,16 184,58 172,86 156,102"), [7, 6, 6, 8]) + disc(186, 16, 11)
    return (
        plate(NIGHT, face, cut(grooves, sun, glow, worlds, arm)),
        plate(EMBER, sun, cut(spindle), dots([polar(*at, 55, 40), polar(*at, 79, 110)], 6.5), glow),
        plate(SUN, worlds, sun, cut(spindle), grooves, arm),
        plate(SHELL, whole(), cut(face)),
    )


@picture(
    "whale .7, boat .9, sea .6, depth .7, machine .5, fish .4, animal .3, secret .3, journey .4, adventure "
    ".4, watching .3, window .3, speed .2, story .3, giant .3, shark .2"
)
def ship_inside() -> Plates:
    """A submarine, a whale."""
    body = outline(
        "8,124 ~10,98 ~30,80 58,72 ~74,60 82,46 104,46 ~106,64 ~112,76 ~136,84 160,104 ~172,100 "
        "~178,82 ~196,72 ~197,94 "
        "186,108 ~197,122 ~196,142 ~178,136 ~168,122 ~140,146 ~84,166 ~28,156"
    )
    belly = outline("2,132 ~40,150 ~80,154 132,148 ~110,172 20,172 2,150")
    pleats = joined(band(points(line), [0, 3.6, 3.6, 0]) for line in ("26,150 44,156 66,159 112,156",))
    lights = dots(points("52,108 82,108 112,108"), 9)
    panes = dots(points("52,108 82,108 112,108"), 5)
    rivets = dots(points("26,128 50,136 74,139 98,138 122,134 142,126"), 2.2)
    pipe = band(points("94,52 94,38 90,28 78,26"), [9, 9, 9, 9])
    spray = joined(drop((92 + 5 * i, 20 - abs(i)), (92 + 17 * i, 2 + 6 * abs(i)), 9) for i in (-1, 0, 1, 2))
    sea = ground([64, 68, 63, 68, 64, 68])
    bubbles = dots(points("168,166 182,158 176,182 152,180"), 4)
    waves = joined(ripple(x, y, 34, 5, 4) for x, y in points("14,186 66,190 112,184 150,54"))
    return (
        plate(SUN, body + pipe, cut(panes, belly)),
        plate(SEA, sea, cut(body, pipe, bubbles, waves), spray),
        plate(NIGHT, lights, cut(panes), rivets),
        plate(SHELL, belly, within(body), cut(pleats)),
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
    "music .7, fruit .6, toy .5, field .4, order .5, bird .5, work .3, tree .3, hill .3, machine .3, rope "
    ".3, noodles .1, seed .4, garden .4, sound .3, together .3, fence .4, instrument .3, autumn .3"
)
def beads_on_lines() -> Plates:
    """An abacus, rows of a vineyard, notes, birds on wires."""

    def at(j: int, x: float) -> Point:
        return x, 30 + 29 * j + (6 - j) * ((x - 100) / 100) ** 2 * 2.4 - 6

    lines = joined(band([at(j, x) for x in (8, 54, 100, 146, 192)], 3) for j in range(6))
    posts = outline("8,2 20,4 18,205 6,205").twice()
    spots = [
        "30 44 58 132 146",
        "34 96 110 124 164",
        "44 58 72 118 132 168",
        "30 84 98 160",
        "44 58 118 132 146 160",
        "30 72 86 168",
    ]
    beads = [at(j, float(x)) for j, xs in enumerate(spots) for x in xs.split()]
    red, dark = beads[::3] + beads[1::3], beads[2::3]
    stalks = joined(outline(f"{x + 4},{y} {x + 4},{y - 24} {x + 7},{y - 24} {x + 7},{y}") for x, y in dark)
    leaves = joined(leaf((x, y - 5), (x + 14, y - 17), 10) for x, y in beads[::3])
    return (
        plate(NIGHT, lines + posts, dots(dark, 6.6), stalks),
        plate(EMBER, dots(red, 7)),
        plate(SEA, leaves),
        plate(SAGE, whole(), cut(dots(red, 7))),
    )


@picture(
    "letter .9, mountain .9, sail .4, evening .5, sun .5, tent .4, snow .4, hope .3, house .3, journey .4, "
    "calm .3, search .2, secret .4, love .3, arrow .2, alone .3, ice .3"
)
def four_folds() -> Plates:
    """An envelope with its seal, a mountain and the sun."""
    low = outline("-5,205 ~46,142 100,92 ~154,142 205,205")
    cap = outline("72,118 100,92 128,118 ~118,118 112,128 104,116 96,130 88,116 82,126")
    left = outline("-5,4 ~48,52 92,94 ~46,138 -5,194")
    top = outline("6,-5 194,-5 ~146,46 100,88 ~54,46")
    seal = disc(100, 84, 27)
    glint = ring(100, 84, 20, 3)
    trees = joined(
        leaf((x, y), (x, y - 18), 10, 0.35)
        for x, y in points(
            "30,194 48,184 66,192 84,180 102,194 120,182 138,192 156,182 174,194 72,168 92,162 "
            "112,164 132,168"
        )
    )
    return (
        plate(NIGHT, top, cut(seal), trees),
        plate(SEA, low, cut(cap, seal)),
        plate(EMBER, seal, cut(glint)),
        plate(SHELL, left.twice(), cut(seal)),
    )


SHEET = (
    stones_and_petals,
    big_and_small_slice,
    two_holes,
    wound_columns,
    rows_of_keys,
    rings_and_crumbs,
    ship_inside,
    patches,
    beads_on_lines,
    four_folds,
)
