"""Pictures: feathered pages to the branches in a jar."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, ripple
from ninefold.parts.ink.shapes import (
    Shape,
    band,
    box,
    cut,
    disc,
    figures,
    joined,
    leaf,
    outline,
    points,
    polar,
    ring,
    whole,
    within,
)


@picture(
    "book .9, bird .9, freedom .6, wing .4, sky .4, story .4, wind .3, journey .3, together .4, letter .3, "
    "dream .4, change .4, library .2, butterfly .4, kite .3, bat .2"
)
def feathered_pages() -> Plates:
    """Books that fly off as birds."""
    wing = outline("0,0 ~-16,-26 ~-40,-32 -66,-12 ~-62,2 -64,10 ~-36,4 0,30").twice(0)
    cover = outline("0,36 ~-32,12 -64,18 -67,27 ~-32,24 0,50").twice(0)
    lines = joined(
        band([(6 * i - 56, 10 * i - 8), (-34, 10 * i - 16), (-8, 9 * i + 6)], [0, 3.4, 0]) for i in (0, 1)
    )
    bird = outline("0,0 ~-10,-16 ~-24,-18 -44,-8 ~-22,-4 0,18 ~22,-4 44,-8 ~24,-18 ~10,-16")
    rim = outline("0,22 ~-22,0 -44,-4 -45,2 ~-22,6 0,30 ~22,6 45,2 44,-4 ~22,0")
    near = figures("58,84,1,-10 140,74,.85,12")
    far = figures("92,42,.6,-6 164,28,.45,8 34,30,.45,-12 120,14,.3,0")

    def fly(shape: Shape, places: list[list[float]]) -> Shape:
        return joined(shape.scaled(k, (0, 0)).turned(t, (0, 0)).at(x, y) for x, y, k, t in places)

    first = [[106.0, 140.0, 1.0, 8.0]]
    edges = fly(cover, first) + fly(rim, near)
    return (
        plate(SEA, whole(), cut(fly(wing, first), edges, fly(bird, near + far))),
        plate(EMBER, edges),
        plate(NIGHT, fly(lines.twice(0), first)),
    )


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
    "cup .8, branch .7, animal .4, tree .7, candle .4, light .2, forest .4, nature .4, autumn .6, "
    "flower .4, elegance .4, leaf .5, growth .3, double .3, crown .3, king .1, garden .2, root "
    ".2, calm .2, cat .2, horse .3"
)
def bearing_leaves() -> Plates:
    """A vase of branches, a deer."""
    beam = band(points("98,142 88,122 62,106 34,96 18,70 22,34"), [11, 11, 10, 9, 7, 0])
    tines = joined(
        band(points(line), [w, w - 1.5, 0])
        for line, w in [("62,106 64,78 58,40", 8), ("36,96 40,74 36,52", 7), ("70,109 50,124 30,124", 7)]
    )
    tips = points("22,34 58,40 36,52 30,124")
    leaves = joined(
        leaf((x, y + 2), (x + dx, y + dy), 15)
        for (x, y), (dx, dy) in zip(tips, points("2,-30 -2,-34 -2,-24 -26,6"), strict=True)
    )
    vase = outline(
        "80,124 120,124 113,138 ~134,156 ~124,178 108,190 120,203 80,203 92,190 ~76,178 ~66,156 87,138"
    )
    ears = ring(66, 152, 15, 6)
    stalk = band(points("100,140 100,100 102,60 98,30"), [9, 8, 7, 0]) + joined(
        band(points(line), [6, 5, 0]) for line in ("100,92 112,80 114,66", "101,76 90,66 89,52")
    )
    middle = joined(
        leaf((x, y), (x + dx, y + dy), 15)
        for x, y, dx, dy in figures("98,34,2,-32 114,68,4,-28 89,54,-3,-28")
    )
    gems = joined(outline("0,-7 5,0 0,7 -5,0").at(x, 160) for x in (84, 100, 116))
    return (
        plate(SAGE, whole(), cut(leaves.twice(), middle, vase, ears.twice())),
        plate(NIGHT, (beam + tines).twice(), stalk, cut(vase)),
        plate(EMBER, vase + ears.twice(), cut(gems)),
        plate(SUN, leaves.twice(), middle, gems),
    )


@picture(
    "fish .7, foot .7, rope .7, dress .8, order .4, stripes .5, wind .3, city .4, work .5, upside_down .2, "
    "different .4, together .3, food .2, double .4, house .3"
)
def drying_line() -> Plates:
    """Washing, neckties, a catch of fish."""
    line = band(points("-6,26 50,38 100,42 150,38 206,24"), 3.2)
    places = points("36,35 88,41 132,40 178,34")
    shape = outline("-14,0 ~0,8 14,0 ~5,24 ~18,72 ~13,104 0,124 ~-13,104 ~-18,72 ~-5,24")
    fishes = [shape.at(88, 41), shape.at(178, 34)]
    sock = outline("-15,0 15,0 ~15,40 ~17,70 ~22,86 ~18,106 ~2,108 ~-22,124 ~-34,116 ~-30,98 ~-14,80 ~-14,40")
    trim = joined(box(-18, y, 36, 7) for y in (0, 13, 26, 39))
    toe = disc(-28, 111, 13, 20, -30) + disc(22, 97, 10, 16, 20)

    def worn(part: Shape) -> Shape:
        return part.at(36, 35) + part.at(136, 40)

    spots = dots(points("88,74 82,92 95,100 81,114 93,126 87,142"), 4.5)
    scales = joined(band([(162, y), (178, y + 8), (194, y)], [0, 6, 0]) for y in (76, 92, 108, 124))
    pegs = joined(box(x + d, y - 6, 4, 13) for x, y in places for d in (-12, 8))
    roofs = outline(
        "-5,205 -5,190 20,176 40,190 40,184 58,184 58,190 82,180 104,194 130,182 130,174 142,174 142,188 "
        "164,194 184,180 205,192 205,205"
    )
    return (
        plate(SHELL, whole(), cut(worn(sock))),
        plate(EMBER, worn(trim), worn(toe), within(worn(sock))),
        plate(SEA, fishes[0] + fishes[1], cut(spots, scales)),
        plate(NIGHT, line + pegs + roofs),
    )


@picture(
    "tree .9, cards .9, heart .5, mirror .6, leaf .4, lake .5, double .5, love .3, water .4, choice .3, "
    "night .2, calm .3, upside_down .4, forest .2, separation .2, autumn .3, garden .2"
)
def two_reigns() -> Plates:
    """A tree and its image in a lake, spades and hearts."""
    crown = outline(
        "100,4 ~126,34 ~168,62 ~182,92 ~162,116 ~128,110 106,94 94,94 ~72,110 ~38,116 ~18,92 ~32,62 ~74,34"
    )
    stem = outline("95,90 105,90 ~108,116 128,140 72,140 ~92,116")
    image = outline("100,212 ~132,204 ~170,176 ~166,152 ~130,148 100,164 ~70,148 ~34,152 ~30,176 ~68,204")
    veins = leaf((100, 92), (100, 24), 6) + joined(
        leaf((100, y), (100 + s * w, y - 20), 5) for y, w in points("90,54 68,42 48,24") for s in (-1, 1)
    )
    lines = joined(
        ripple(x, y, w, 5, 2)
        for x, y, w in figures(
            "42,160,44 114,158,42 60,174,80 70,188,60 4,156,20 178,154,20 8,188,30 166,188,30"
        )
    )
    water = box(-5, 139, 210, 70)
    bank = outline("-5,134 ~50,137 ~100,135 ~150,137 205,134 205,142 -5,142")
    return (
        plate(NIGHT, crown, stem, cut(veins), bank),
        plate(SEA, water, cut(image, lines)),
        plate(EMBER, image, cut(lines)),
        plate(SUN, whole(), cut(water)),
    )


@picture(
    "tree .8, balance .8, fruit .7, planet .2, nest .4, autumn .4, garden .3, choice .4, work .2, "
    "order .2, branch .5, double .4, leaf .4, bird .3, growth .2, food .3, elegance .2"
)
def thrown_orchard() -> Plates:
    """A fruit tree, a pair of scales."""
    trunk = outline(
        "92,58 108,58 ~106,100 ~112,150 ~124,178 152,200 ~120,196 ~100,190 ~80,196 "
        "48,200 ~76,178 ~88,150 ~94,100"
    )
    bough = band(points("28,66 54,54 80,54 100,62 120,54 146,54 172,66"), [5, 8, 11, 14, 11, 8, 5])
    crown = outline(
        "30,72 ~10,60 ~18,38 ~40,34 ~52,14 ~78,16 ~100,4 ~122,16 ~148,14 ~160,34 ~182,38 "
        "~190,60 170,72 ~134,62 ~100,70 ~66,62"
    )
    leaves = joined(
        leaf((x, y), (x + dx, y - 14), 7)
        for x, y, dx in figures("40,54,-6 62,36,-4 82,30,-2 100,28,0 118,30,2 138,36,4 160,54,6")
    )
    threads = joined(band([(30, 60), (x, 122)], 3) for x in (10, 30, 50)).twice()
    dish = outline("5,120 55,120 ~48,138 ~30,144 ~12,138").twice()
    big = disc(30, 104, 19)
    small = dots(points("151,113 164,113 177,113 189,113 157,102 170,101 183,102"), 8)
    gleam = leaf((22, 104), (28, 92), 5)
    return (
        plate(NIGHT, trunk, bough, threads, cut(big)),
        plate(SAGE, crown, cut(leaves)),
        plate(EMBER, big, small, cut(gleam)),
        plate(SUN, dish),
    )


@picture(
    "tree .8, giant .6, person .9, dancer .6, monster .4, nature .4, joy .4, branch .4, root .3, forest .3, "
    "shadow .3, power .3, hand .3, leaf .4, freedom .2, spring .2"
)
def long_shade() -> Plates:
    """A tree, somebody dancing, a giant."""
    trunk = outline(
        "80,86 ~100,76 120,86 ~113,112 ~118,130 ~134,160 140,182 174,194 148,194 126,199 ~116,164 100,138 "
        "~84,164 74,199 52,194 26,194 60,182 ~66,160 ~82,130 ~87,112"
    )
    arms = band(points("90,92 58,92 40,66 46,34"), [18, 13, 10, 5])
    arms += band(points("110,92 142,98 164,78 158,44"), [18, 13, 10, 5])
    head = disc(100, 58, 17, 20)
    hair = joined(leaf(polar(100, 58, 20, a), polar(100, 58, 40, a), 13) for a in range(-165, -14, 30))
    tips = joined(
        leaf((x, y), polar(x, y, 26, a), 12)
        for x, y, b in figures("46,38,-95 158,48,-85")
        for a in (b - 48, b - 16, b + 16, b + 48)
    )
    fallen = joined(
        leaf((x, y), (x + 14, y + 5), 7) for x, y in points("18,120 176,126 150,150 30,158 92,186")
    )
    return (
        plate(SUN, whole(), cut(fallen)),
        plate(NIGHT, trunk + arms, head),
        plate(SEA, hair, tips),
        plate(EMBER, fallen),
    )


@picture(
    "castle .8, monster .9, mouth .6, door .5, hunger .4, face .4, story .4, danger .3, road .4, tooth .4, "
    "tower .4, fear .3, adventure .3, king .2, meeting .2, cat .3, eye .3"
)
def red_welcome() -> Plates:
    """A castle gate, a monster's mouth."""
    keep = outline(
        "6,205 10,34 24,34 24,48 36,48 36,34 52,34 52,48 68,48 68,34 84,34 84,48 116,48 116,34 "
        "132,34 132,48 148,48 "
        "148,34 164,34 164,48 176,48 176,34 190,34 194,205"
    )
    vault = outline("32,178 ~32,134 ~60,108 ~100,102 ~140,108 ~168,134 168,178")
    spikes = joined(
        outline(f"{x - 9},{y} {x + 9},{y} {x},{y + 24}")
        for x, y in points("46,118 70,106 100,100 130,106 154,118")
    )
    carpet = outline("74,150 ~100,144 126,150 ~132,178 150,205 50,205 ~68,178")
    folds = joined(
        band(points(f"{100 - w},{y} 100,{y + 4} {100 + w},{y}"), [0, 3.5, 0])
        for w, y in points("22,164 26,178 34,192")
    )
    panes = outline("42,98 42,76 ~56,60 70,76 70,98").twice()
    irises = disc(58, 84, 7, 9).twice()
    bricks = joined(
        box(x, y, 14, 4)
        for x, y in points("16,112 14,150 172,108 176,156 16,188 172,186 92,66 104,82 22,66 164,62")
    )
    return (
        plate(NIGHT, vault, cut(spikes, carpet), irises),
        plate(EMBER, carpet, cut(folds)),
        plate(SAGE, keep, cut(vault, carpet, panes, bricks)),
        plate(SUN, whole(), cut(keep), panes),
    )


@picture(
    "mountain .8, person .8, dress .6, tent .6, moon .3, evening .3, hat .4, journey .3, alone .3, "
    "warmth .3, stripes .4, winter .2, calm .3, desert .3, cold .2, protection .3, volcano .3"
)
def wrapped_peak() -> Plates:
    """A person in a poncho, a mountain, a tent."""
    cape = outline("100,58 ~116,62 ~144,108 192,186 ~100,196 8,186 ~56,108 ~84,62")
    head = disc(100, 46, 19)
    hat = disc(100, 32, 44, 7) + outline("80,32 ~84,12 ~100,8 ~116,12 120,32")
    snow = outline("100,50 ~118,60 136,90 124,100 112,88 100,102 88,88 76,100 64,90 ~82,60")
    zig = "".join(f"{20 + 16 * i},{150 if i % 2 else 136} " for i in range(11))
    zag = "".join(f"{180 - 16 * i},{160 if i % 2 else 146} " for i in range(11))
    stripe = outline(f"-10,150 {zig} 210,150 210,160 {zag} -10,160")
    low = outline("-10,172 ~100,180 210,172 210,205 -10,205")
    fringe = joined(box(14 + 14 * i, 186 + 4 * (1 - abs(i - 6) / 6), 6, 12) for i in range(13))
    peaks = outline("-5,205 -5,150 24,120 50,150 60,205 | 205,205 205,140 172,112 150,146 140,205")
    return (
        plate(NIGHT, hat, low, stripe, within(cape), hat, fringe),
        plate(EMBER, cape, cut(snow, stripe, low)),
        plate(SUN, head, cut(hat), stripe, within(cape + head)),
        plate(SAGE, whole(), cut(cape, head, fringe), peaks, cut(cape, fringe)),
    )


SHEET = (
    feathered_pages,
    nested_crown,
    long_shade,
    drying_line,
    two_reigns,
    thrown_orchard,
    wrapped_peak,
    red_welcome,
    bearing_leaves,
)
