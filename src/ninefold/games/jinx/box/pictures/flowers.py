"""Pictures of flowers, mushrooms and cactuses."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, row, wheel
from ninefold.parts.ink.shapes import (
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
)


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
    "flower .8, rocket .9, fire .6, candle .4, garden .4, different .6, freedom .4, spring .3, speed "
    ".5, order .2, light .3, growth .3, power .4, alone .2, beginning .3, sky .3"
)
def one_leaves() -> Plates:
    """Tulips, matches, a rocket."""
    bud = outline("0,-46 ~12,-30 ~17,-12 ~10,2 -10,2 ~-17,-12 ~-12,-30")
    spots = points("20,104 54,126 146,126 180,104")
    stems = joined(box(x - 4, y, 8, 205 - y) for x, y in spots)
    blades = joined(leaf((x, 200), (x + d, 158), 8) for x, _ in spots for d in (-13, 13))
    buds = joined(bud.at(x, y) for x, y in spots)
    big = outline("100,4 ~120,28 ~128,58 ~122,88 112,102 88,102 ~78,88 ~72,58 ~80,28")
    fins = leaf((96, 128), (66, 92), 13).twice()
    shaft = box(92, 102, 16, 22)
    tail = joined(
        drop((x, y), (a, 132), w) for x, y, a, w in figures("100,192,100,20 80,172,89,13 120,172,111,13")
    )
    window = disc(100, 54, 12)
    soil = ground([194, 192, 195, 192, 194])
    return (
        plate(EMBER, buds, big, cut(window)),
        plate(SEA, blades, fins, disc(100, 54, 6), soil),
        plate(SUN, stems, shaft, tail),
        plate(SHELL, whole(), cut(buds, big, tail, shaft, stems)),
    )


@picture(
    "cactus .8, desert .6, food .8, hand .5, summer .4, hunger .4, flower .4, king .2, tree .3, candle .3, "
    "garden .3, giant .3, balance .2, knife .3"
)
def pronged_green() -> Plates:
    """Cactus, fork, raised hand."""
    fork = outline(
        "46,98 50,22 ~53,12 56,22 60,84 ~68,94 76,84 80,18 ~83,8 86,18 92,84 ~100,94 108,84 114,18 "
        "~117,8 120,18 124,84 ~132,94 140,84 144,22 ~147,12 150,22 154,98 ~144,124 ~116,136 108,152 "
        "114,205 86,205 92,152 ~84,136 ~56,124"
    )
    pricks = joined(
        leaf((x - 4, y), (x + 3, y + 5), 4) for x, y in points("70,106 100,108 130,106 86,120 114,122")
    )
    tufts = joined(leaf((x, 20), (x + d, 20 - h), 9) for x in (147,) for d, h in ((-9, 14), (0, 20), (9, 14)))
    near = ground([190, 182, 190, 196, 188, 180, 190])
    far = ground([166, 172, 178, 170, 164, 170, 176])
    return (
        plate(SEA, whole(), cut(fork, tufts, far), pricks),
        plate(EMBER, tufts, near, cut(fork)),
        plate(SUN, far, cut(fork)),
        plate(SAGE, fork),
    )


@picture(
    "flower .9, music .7, sound .6, instrument .6, garden .4, machine .3, memory .3, spring .4, joy "
    ".3, record .3, shell .2, snake .2, growth .3, summer .2, dancer .2, elephant .2"
)
def sounding_flower() -> Plates:
    """A flower in a pot, a gramophone."""
    petals = 7
    lobe = outline("100,76 ~74,44 ~76,16 ~100,6 ~124,16 ~126,44")
    funnel = wheel(lobe, petals, (100, 76)).scaled(0.98, (100, 76)).at(16, 2)
    throat = disc(116, 78, 20)
    rays = wheel(leaf((116, 54), (116, 20), 7, 0.5), petals, (116, 78))
    stem = band(points("112,84 74,108 52,122 54,140 70,152"), [22, 14, 10, 9, 9])
    leaves = leaf((50, 128), (8, 96), 24) + leaf((56, 144), (20, 152), 18)
    rim = outline("42,150 148,150 146,162 44,162")
    pot = outline("48,162 142,162 134,196 56,196")
    slots = row(outline("62,166 70,166 71,192 64,192"), 5, 15)
    floor = box(-5, 196, 210, 10)
    return (
        plate(NIGHT, stem + throat, rim, pot, cut(slots), floor),
        plate(EMBER, funnel, cut(rays), pot),
        plate(SAGE, leaves),
        plate(SUN, whole(), cut(rays)),
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
    "mushroom 1, umbrella .9, rain .5, protection .4, forest .5, autumn .5, hat .3, drop .4, snail .2, tiny "
    ".3, house .3, story .4, magic .3, parachute .2, garden .3"
)
def rain_dome() -> Plates:
    """Mushroom, umbrella."""
    dome = outline(
        "8,106 ~20,54 ~56,20 ~100,12 ~144,20 ~180,54 192,106 ~169,96 146,108 ~123,98 100,110 ~77,98 "
        "54,108 ~31,96"
    )
    spots = joined(
        disc(x, y, r, r * 0.8, (x - 100) * 0.7)
        for x, y, r in figures("34,78,9 84,44,9 78,78,8 120,66,9 164,76,10 140,40,7")
    )
    stalk = outline("90,98 110,98 ~111,136 ~122,168 ~122,188 ~100,194 ~78,188 ~78,168 ~89,136")
    skirt = outline("88,112 ~80,126 70,134 ~84,132 100,138 ~116,132 130,134 ~120,126 112,112")
    ribs = joined(
        band([(100 + 0.4 * d, 16), (100 + 1.2 * d, 60), (100 + 1.5 * d, 112)], [0, 3.5, 3.5])
        for d in (-31, 0, 31)
    )
    rain = joined(
        drop((x, y), (x, y + 16), 9)
        for x, y in points("22,118 46,130 22,152 52,164 160,116 184,126 174,154 146,142 148,176")
    )
    return (
        plate(NIGHT, whole(), cut(dome, stalk, skirt, rain)),
        plate(EMBER, dome, cut(spots, ribs)),
        plate(SHELL, stalk, skirt),
    )


@picture(
    "bell .7, flower .8, lamp .9, light .7, night .6, spring .3, person .4, tiny .3, meeting .3, garden .3, "
    "road .3, alone .4, evening .4, hat .2, drop .2, music .2, hope .2"
)
def hanging_cups() -> Plates:
    """Lily of the valley, street lamps, bells."""
    stem = band(points("36,196 36,140 42,86 70,46 112,30 168,46"), [8, 7, 6.5, 6, 5, 4])
    foot = outline("24,196 28,182 44,182 48,196")
    blade = leaf((36, 184), (8, 84), 30, 0.5) + leaf((40, 188), (64, 132), 18, 0.5)
    cup = outline("0,0 ~12,4 ~17,16 ~18,28 26,36 ~13,33 0,38 ~-13,33 -26,36 ~-18,28 ~-17,16 ~-12,4")
    hung = figures("72,50,.9 120,34,1.05 168,48,.9")
    cups = joined(cup.scaled(k, (0, 0)).at(x, y) for x, y, k in hung)
    bulbs = joined(disc(x, y + 37 * k, 7 * k) for x, y, k in hung)
    beams = joined(
        polygon([(x - 13, y), (x + 13, y), (x + 29, 188), (x - 29, 188)])
        for x, y in points("72,84 120,74 168,82")
    )
    figure = disc(120, 154, 6) + outline("112,163 128,163 132,190 108,190")
    bench = box(152, 172, 32, 4) + box(155, 172, 4, 18) + box(177, 172, 4, 18)
    floor = ground([190, 192, 189, 191])
    return (
        plate(NIGHT, whole(), cut(stem, foot, blade, cups, bulbs, beams), figure, bench, floor),
        plate(SAGE, stem, foot, blade),
        plate(SUN, beams, cut(cups), bulbs),
    )
