"""Pictures: keyhole within keyhole to the tree in profile."""

from math import cos, radians

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import along, dots, ripple
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
    whole,
)


@picture(
    "person .8, lock .8, secret .7, infinity .6, toy .6, family .5, child .4, dress .4, key .3, door .4, "
    "protection .4, depth .3, growth .3, tiny .3, beginning .3, king .3, search .2"
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
    "road 1, bread .6, heart .5, rope .4, crossroads .7, love .2, infinity .3, journey .6, maze .4, "
    "choice .4, meeting .3, speed .6, food .2, field .4, machine .4, tree .3"
)
def knotted_way() -> Plates:
    """A road that meets itself, pretzel, heart."""
    half = points("104,100 84,66 54,32 24,50 20,94 50,136 100,154")
    way = half + [(200 - x, y) for x, y in half[-2::-1]]
    over = points("70,46 84,66 104,100 130,142 156,176 180,212")
    under = points("104,100 74,142 46,176 20,212")
    dashes = joined(
        box(-5, -1.6, 10, 3.2).turned(a, (0, 0)).at(x, y)
        for x, y, a in along(way[1:-2], 17)[:-1] + along(over[1:], 8) + along(under[2:], 3)
    )
    car = outline("-12,-6 ~-12,0 -12,6 ~0,7.5 12,6 ~13.5,0 12,-6 ~0,-7.5")
    panes = box(2, -4.5, 5, 9) + box(-9, -4, 3, 8)
    places = figures("26,54,-68 124,134,55 180,82,84 60,160,-50 88,152,12")

    def along_way(shape: Shape) -> Shape:
        return joined(shape.turned(turn, (0, 0)).at(x, y) for x, y, turn in places)

    cars = along_way(car)
    trees = joined(
        disc(x, y, 8) + box(x - 1.5, y + 6, 3, 9)
        for x, y in points("54,78 148,80 100,20 12,150 188,150 100,184 12,14 188,14")
    )
    return (
        plate(
            NIGHT,
            band(way, 23) + band(under, 23),
            cut(band(over[1:4], 31)),
            band(over, 23),
            cut(dashes, cars),
            along_way(panes),
        ),
        plate(EMBER, cars),
        plate(SAGE, whole(), cut(cars, dashes)),
        plate(SEA, trees),
    )


@picture(
    "rain .8, instrument .8, cloud .7, music .6, person .5, storm .3, hill .4, stripes .4, sound .4, "
    "waterfall .3, giant .3, elegance .3, thread .3, magic .3, comb .3, piano .2, sadness .3"
)
def stringed_rain() -> Plates:
    """Rain, a harp and its player."""
    cloud = outline(
        "28,62 ~12,46 ~24,28 ~42,30 ~54,10 ~80,8 ~94,22 ~114,8 ~138,14 ~146,30 ~168,22 ~190,38 ~188,58 170,66"
    )
    slope = outline("-5,206 -5,190 ~40,184 ~100,158 ~150,116 205,80 205,206")
    lines = joined(box(58 + 14 * i, 58, 3.2, 130) for i in range(9))
    player = disc(28, 122, 10) + outline(
        "16,140 ~28,132 38,138 62,128 64,134 ~44,150 ~42,166 44,186 12,188 ~12,160"
    )
    player += band(points("34,152 54,156 74,150"), [7, 6, 5])
    return (plate(SEA, whole(), cut(slope, lines)), plate(EMBER, slope), plate(NIGHT, cloud, player))


@picture(
    "face .9, mountain .8, giant .6, sleep .8, person .5, dream .4, calm .4, hill .5, forest .4, snow .4, "
    "hair .4, body .3, stone .3, story .3, evening .2"
)
def sleeping_ridge() -> Plates:
    """Somebody asleep on the back, a mountain range."""
    ridge = outline(
        "-5,150 ~-2,110 ~18,80 ~48,66 ~68,72 ~80,64 ~98,42 112,30 ~124,40 ~124,58 116,70 ~130,68 ~137,78 "
        "129,85 ~141,86 ~143,98 ~136,105 ~152,102 ~168,114 ~170,134 ~166,162 205,176 205,206 -5,206"
    )
    snow = outline("112,25 ~128,38 126,54 118,46 112,56 106,46 96,50 94,44")
    lid = band(points("54,96 70,106 88,98"), [0, 7, 0])
    pines = joined(
        leaf((x, y + 8), (x, y - h), 17, 0.34)
        for x, y, h in figures(
            "4,118,38 20,134,36 4,156,38 26,168,36 8,192,36 46,190,34 160,140,32 146,160,36 170,168,34 "
            "128,182,34 156,190,34 184,190,32"
        )
    )
    return (
        plate(SEA, whole(), cut(ridge, snow)),
        plate(EMBER, ridge, cut(snow)),
        plate(NIGHT, pines, lid),
        plate(SHELL, whole(), cut(snow)),
    )


@picture(
    "hill 1, sleep .5, field 1, thread .3, dream .3, puzzle .3, garden .4, warmth .3, calm .5, mountain "
    ".4, protection .2, tree .4, order .3, sheep .2, cloud .6, autumn .2, house .6, nature .5"
)
def quilted_hills() -> Plates:
    """Hills and fields, a bed with its quilt."""

    def place(u: float, v: float) -> Point:
        x = -22 + 58 * u
        return x + 9 * v, 104 + 36 * v - (30 - 6 * v) * cos(radians(x * 2.6 - 200 + 30 * v))

    def patch(u: int, v: int) -> Shape:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (
            place(u, v),
            place(u + 1, v),
            place(u + 1, v + 1),
            place(u, v + 1),
        )
        (mx, my), (nx, ny) = place(u + 0.5, v), place(u + 0.5, v + 1)
        return outline(f"{ax},{ay} ~{mx},{my} {bx},{by} {cx},{cy} ~{nx},{ny} {dx},{dy}")

    spots = [(u, v) for v in range(4) for u in range(-1, 4)]
    kinds = [joined(patch(u, v) for u, v in spots if (u + 2 * v) % 3 == kind) for kind in range(3)]
    hills = joined(kinds)
    pillow = outline("6,46 ~22,50 ~48,42 ~72,48 88,42 ~84,62 ~88,86 ~50,120 4,112 ~10,78")
    home = outline("120,134 120,106 112,106 133,84 154,106 146,106 146,134").less(box(128, 116, 10, 14))
    trees = joined(
        disc(x, y, 9) + box(x - 2, y + 7, 4, 12) for x, y in points("62,100 92,130 176,128 34,160 150,158")
    )
    return (
        plate(SEA, whole(), cut(hills, pillow, home), trees),
        plate(EMBER, home),
        plate(SUN, kinds[0], kinds[1], cut(home)),
        plate(SAGE, kinds[2], kinds[1], cut(home)),
    )


@picture(
    "flower .9, dancer .9, bell .5, dress .7, elegance .6, fragile .5, person .5, garden .3, leaf .3, "
    "spring .3, lamp .2, falling .2, theatre .3, nature .2, joy .3"
)
def hanging_dancer() -> Plates:
    """Fuchsia blossom, ballet dancer, bell."""
    twig = band(points("-6,30 40,8 78,6 98,22"), [7, 6, 5, 4])
    leaves = leaf((20, 16), (54, 44), 16) + leaf((80, 8), (146, 4), 18)
    head = disc(100, 36, 14)
    tube = outline("95,46 105,46 ~107,60 112,82 88,82 ~93,60")
    arms = band(points("104,66 136,72 162,56 178,22"), [9, 11, 9, 0])
    skirt = outline(
        "88,80 112,80 ~136,92 ~166,104 ~184,120 ~172,130 158,122 ~146,138 130,126 ~116,142 100,128 ~84,142 "
        "70,126 ~54,138 42,122 ~28,130 ~16,120 ~34,104 ~64,92"
    )
    legs = outline("90,126 101,126 ~101,160 96,198 91,198 ~89,160") + outline(
        "104,126 115,126 ~134,140 142,152 ~122,166 98,176 96,170 ~114,160 126,150 ~116,140"
    )
    threads = joined(
        band([(x, 122), (x + d, 138), (x + 2.4 * d, y)], [3, 2.6, 2.6]) + disc(x + 2.4 * d, y, 4.2)
        for x, d, y in figures("58,-4,156 148,6,160")
    )
    folds = joined(leaf((100 + 7 * a, 86), (100 + 34 * a, 122), 5, 0.6) for a in (-1.7, -0.6, 0.6, 1.7))
    return (
        plate(SHELL, whole()),
        plate(EMBER, head + tube + arms.twice() + legs + threads, cut(skirt)),
        plate(NIGHT, skirt, cut(folds)),
        plate(SAGE, twig + leaves, cut(head)),
    )


@picture(
    "search .6, shell .3, sound .8, secret .5, body .8, jewel .5, thought .4, face .5, spiral .3, "
    "music .3, story .2, choice .3, person .4, brain .3"
)
def asking_ear() -> Plates:
    """A question mark, an ear with its pearl."""
    form = outline(
        "92,8 ~132,10 ~164,38 ~168,78 ~152,110 ~134,136 ~112,158 ~84,162 ~66,148 ~66,120 ~58,98 ~44,76 "
        "~44,42 ~62,18"
    )
    mark = band(
        points("66,70 66,48 84,33 110,32 136,46 140,74 120,98 100,116 94,142"),
        [12, 15, 16, 16, 17, 18, 18, 17, 15],
    )
    pearl = disc(92, 182, 14)
    fold = band(points("92,60 110,62 112,78 96,90 90,104"), [0, 6, 7, 7, 0])
    return (plate(SHELL, form), plate(EMBER, fold, mark, pearl), plate(SEA, whole(), cut(form, pearl)))


@picture(
    "bridge .8, meeting .6, together .5, balance .3, river .3, evening .3, rope .4, giant .3, boat .4, sea "
    ".4, love .4, alone .3, separation .5, calm .3, ladder .3, chain .3"
)
def two_seats() -> Plates:
    """Two chairs, a hanging bridge."""
    seat = outline(
        "4,6 ~12,0 20,6 30,108 86,108 86,120 82,120 86,205 75,205 72,160 26,160 22,205 10,205 14,112"
    )
    gap = outline("26,122 71,122 71,150 26,150")
    slats = joined(outline("0,0 8,0 9,12 1,12").at(x, y) for x, y in points("9,18 11,40 13,62 15,84"))
    cushion = outline("32,108 ~32,94 ~58,90 ~86,94 86,108")
    rope = band(points("14,8 50,44 100,58 150,44 186,8"), 5)
    deck = box(84, 100, 32, 6) + box(90, 56, 2.8, 46) + box(107, 56, 2.8, 46)
    boat = outline("84,166 116,166 ~110,178 ~90,178 | 99,162 99,128 113,162")
    sea = ground([172, 176, 171, 176, 172, 176, 172])
    waves = joined(ripple(x, y, 26, 5, 4) for x, y in points("38,190 88,192 138,188"))
    chairs = seat.less(gap)
    return (
        plate(EMBER, chairs.twice(), cut(slats.twice())),
        plate(NIGHT, rope, deck, boat, cushion.twice()),
        plate(SUN, whole(), cut(sea)),
        plate(SEA, sea, cut(waves, boat)),
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
    "tree .8, face .9, thought .7, person .7, brain .5, branch .5, fruit .3, nature .3, growth .4, "
    "hair .2, dream .4, memory .4, secret .3"
)
def inner_ways() -> Plates:
    """A head in profile, a tree."""
    head = outline(
        "58,206 ~60,180 ~52,158 ~34,146 ~20,128 ~16,104 ~8,80 ~20,60 ~24,38 ~48,30 ~64,12 ~90,16 ~114,8 "
        "~134,22 ~146,42 148,64 ~146,72 ~156,90 "
        "170,108 ~166,114 154,116 ~160,122 162,127 154,131 ~160,136 ~158,143 152,146 ~156,158 ~148,168 "
        "~132,168 118,170 ~118,186 130,206"
    )
    trunk = outline("80,160 ~84,124 89,104 98,104 ~101,126 104,160 ~106,184 116,206 66,206 ~78,184")
    limbs = joined(
        band(points(line), [9, 8, 5])
        for line in (
            "91,112 74,92 46,84",
            "94,108 96,76 88,48",
            "96,112 114,96 124,70",
            "82,126 62,120 44,126",
            "95,84 110,64 110,44",
        )
    )
    fruit = dots(points("42,82 88,42 126,64 40,128 110,38 62,62 68,104 116,112 62,36"), 7)
    tree = trunk + limbs
    return (
        plate(NIGHT, head, cut(tree, fruit)),
        plate(SAGE, tree, cut(fruit)),
        plate(SHELL, whole(), cut(head)),
        plate(EMBER, fruit),
    )


SHEET = (
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
