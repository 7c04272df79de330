"""Pictures of castles, temples, towers and bridges."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, ripple
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
    "tower .8, train .9, ladder .6, road .4, journey .5, church .3, mountain .3, bridge .4, stairs .4, "
    "field .3, hill .3, machine .2, giant .3, lighthouse .2"
)
def leaning_strips() -> Plates:
    """Iron tower, railway to the horizon, ladder."""

    def half(y: float) -> float:
        return 4 + 78 * float(((y - 14) / 190) ** 1.8)

    rail = band([(100 - half(y), y) for y in (14, 50, 90, 130, 170, 212)], [6, 6, 7, 9, 12, 15])
    bars = joined(
        box(98 - half(y) - h, y, 4 + 2 * half(y) + 2 * h, h)
        for y, h in figures("192,9 167,8 144,8 125,7 109,6 95,8 83,4 73,4 64,4 56,4")
    )
    hills = ground([132, 120, 126, 138, 126, 114, 124])
    return (
        plate(SHELL, whole(), cut(hills)),
        plate(SAGE, hills),
        plate(EMBER, bars),
        plate(NIGHT, rail.twice(), box(98.5, -2, 3, 20)),
    )


@picture(
    "rain .8, bridge .8, sadness .5, face .4, cloud .7, drop .6, river .6, storm .4, water .4, "
    "rainbow .4, wall .2, boat .3, watching .2, autumn .2, mouth .2, road .3, sheep .2"
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
    "bridge .9, cat .9, river .5, animal .5, boat .4, water .4, rainbow .3, stone .6, fear .2, "
    "city .3, light .3, balance .2, journey .3"
)
def arched_over() -> Plates:
    """Stone bridge, cat with its back up."""
    about = (106.0, 152.0)
    arch = arc(*about, 44, 82, -180, 0) + box(24, 148, 38, 60) + box(150, 148, 38, 60)
    head = outline("2,140 ~1,116 3,86 18,102 ~30,102 45,82 ~50,116 ~50,142 ~28,150")
    post = band(points("182,142 194,110 188,76 192,48"), [16, 11, 8, 6], True)
    lamp = disc(191, 42, 9)
    joints = joined(band([polar(*about, 43, a), polar(*about, 83, a)], 3) for a in range(-154, -16, 20))
    joints += arc(*about, 61, 64, -174, -6) + box(24, 164, 38, 3) + box(150, 164, 38, 3)
    rail = arc(*about, 95, 100, -126, -28)
    posts = joined(band([polar(*about, 80, a), polar(*about, 97, a)], 4) for a in range(-124, -24, 14))
    water = ground([174, 178, 173, 178, 174, 178, 174])
    boat = outline("82,168 132,168 ~122,184 ~92,184 | 105,164 105,124 ~122,144 128,164")
    return (
        plate(SAGE, arch + head + post, cut(joints)),
        plate(NIGHT, rail + posts, boat),
        plate(SUN, lamp),
        plate(SEA, water, cut(*[ripple(x, y, 30) for x, y in points("2,190 66,194 112,196 168,190")])),
    )
