"""Pictures of the sea, lakes, rivers, and what lives in them."""

from math import sin

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import along, dots, ripple
from ninefold.parts.ink.shapes import (
    Shape,
    band,
    blob,
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
    within,
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
    "ice .9, tooth .8, sea .6, cold .6, depth .5, winter .5, mountain .4, island .4, boat .3, snow "
    ".4, danger .3, secret .3, giant .3, tiny .2, root .2"
)
def pale_roots() -> Plates:
    """An iceberg, a tooth."""
    mass = outline(
        "46,84 54,58 66,52 78,30 88,40 100,4 116,24 124,48 138,44 148,64 162,84 ~178,104 ~178,130 "
        "166,158 156,182 138,192 124,178 116,156 100,144 86,158 80,180 64,192 46,182 34,156 ~22,128 ~24,102"
    )
    sea = ground([84, 88, 83, 88, 84, 88, 84])
    facets = outline(
        "78,30 72,56 80,84 46,84 54,58 66,52 | 100,4 110,44 102,84 128,84 124,48 116,24 | 138,44 "
        "136,66 144,84 158,84 148,64"
    )
    below = outline(
        "36,106 58,102 64,140 56,170 44,150 | 88,102 120,104 110,128 96,126 | 140,104 "
        "166,106 156,150 144,172 136,140"
    )
    boat = outline("4,78 26,78 ~22,86 ~9,86 | 14,75 14,56 25,75")
    fish = joined(
        outline("-8,0 ~0,-5 6,0 11,-4 11,4 6,0 ~0,5").at(x, y) for x, y in points("16,150 186,172 102,182")
    )
    return (
        plate(SEA, sea, cut(mass, fish), below),
        plate(SAGE, facets, below),
        plate(EMBER, boat, fish),
        plate(SHELL, whole(), cut(mass, sea)),
    )


@picture(
    "instrument .8, road .7, lake 1, music .4, island .6, tree .6, journey .5, field .3, boat .7, garden "
    ".3, house .4, water .6, sail .4, adventure .4, river .3, summer .4, forest .5"
)
def lake_and_road() -> Plates:
    """A lake with a road, a guitar."""
    half = "100,90 ~74,90 ~64,104 ~69,122 ~55,138 ~45,164 ~57,190 ~80,200 100,202"
    body = outline(half).twice().scaled(1.14, (100, 130)).turned(38, (100, 100)).at(6, 2)
    beach = outline(half).twice().stretched(1.3, 1.26, (100, 134)).turned(38, (100, 100)).at(6, 2)
    isle = disc(80, 134, 18)
    house = outline("70,144 70,134 67,134 80,121 93,134 90,134 90,144")
    way = points("92,124 118,102 126,70 158,62 172,36 206,12")
    trees = joined(
        outline("0,-20 9,-4 4,-4 11,10 2,10 2,16 -2,16 -2,10 -11,10 -4,-4 -9,-4").at(x, y)
        for x, y in points("18,34 44,56 82,30 186,132 172,100 186,180 126,24 52,18 14,84")
    )
    boats = joined(
        outline("-15,0 15,0 ~0,12 | 0,-4 0,-30 15,-4 | -3,-4 -3,-22 -12,-4").at(x, y)
        for x, y in points("46,168 106,172")
    )
    waves = joined(ripple(x, y, 24, 4, 3) for x, y in points("30,132 68,182 104,124"))
    return (
        plate(SEA, body, cut(isle, boats, waves), trees),
        plate(NIGHT, band(way, [11, 11, 11, 12, 12, 13]), cut(isle)),
        plate(SUN, beach, cut(body)),
        plate(EMBER, house),
    )


@picture(
    "island .9, foot .8, house .5, sea .6, hill .4, forest .4, journey .3, waterfall .5, cave .4, "
    "giant .3, story .4, stone .5, city .3, mountain .4, wall .2"
)
def bent_land() -> Plates:
    """An island with a cliff, a boot."""
    rock = outline(
        "28,62 36,82 28,100 34,124 18,144 2,174 196,174 ~188,148 ~164,132 ~130,120 ~110,98 106,82 112,60 "
        "~70,66"
    )
    tufts = joined(
        drop((x, y), (x, z), w)
        for x, y, z, w in figures("32,16,62,20 50,28,62,16 98,14,62,20 114,32,62,14 170,102,132,15")
    )
    house = outline("64,64 64,42 60,42 75,26 90,42 86,42 86,64")
    cottages = outline("0,0 0,-13 -5,-13 9,-27 23,-13 18,-13 18,0").at(130, 121)
    grass = outline("22,60 ~70,66 116,58 ~110,72 98,76 ~84,70 72,80 ~60,72 48,78 ~36,72 24,74") + outline(
        "108,98 ~130,116 ~164,126 ~190,146 ~172,144 ~156,138 146,144 ~134,130 118,126"
    )
    fall = band(points("58,72 61,100 56,130 61,176"), [7, 8, 10, 15])
    cave = outline("96,180 ~98,152 ~112,144 ~126,154 128,180")
    sea = ground([160, 165, 159, 165, 160, 165, 160])
    waves = joined(ripple(x, y, 30, 5, 4) for x, y in points("8,184 70,190 136,182 160,194 34,197"))
    return (
        plate(SUN, rock, cut(grass, fall)),
        plate(EMBER, house, cottages),
        plate(SEA, sea, cut(waves, fall), cave),
        plate(SAGE, grass, tufts),
    )


@picture(
    "river .9, snake .8, road .5, journey .5, field .5, boat .3, tree .3, nature .3, garden .3, water .4, "
    "mountain .4, dragon .2, danger .2, sea .3, rope .2, island .2"
)
def broadening() -> Plates:
    """River from the mountains, snake, road."""
    line = points("176,36 150,40 108,38 56,44 34,68 58,92 108,96 158,106 170,136 142,162 92,162")
    body = band(line, [0, 6, 10, 15, 19, 23, 25, 27, 28, 28, 25])
    head = outline("93,150 ~78,144 ~56,142 ~34,160 ~46,180 ~72,181 93,174")
    mouth = leaf((46, 162), (-10, 150), 9) + leaf((46, 162), (-10, 182), 9)
    waves = joined(ripple(-11, 0, 22).turned(a, (0, 0)).at(x, y) for x, y, a in along(line[3:], 8))
    peaks = outline("140,34 164,-2 176,14 186,2 204,36")
    trees = points("20,22 40,14 66,16 14,98 28,116 92,66 112,68 84,122 122,126 184,70 182,182 166,190")
    huts = joined(
        outline(f"{x - 6},{y} {x},{y - 7} {x + 6},{y} {x + 6},{y + 8} {x - 6},{y + 8}")
        for x, y in points("134,70 30,126 136,134 100,16")
    )
    woods = joined(leaf((x, y + 7), (x, y - 8), 9, 0.4) for x, y in trees)
    return (
        plate(SEA, body + head + mouth, cut(waves), woods),
        plate(EMBER, huts + peaks),
        plate(SUN, whole(), cut(body, head, mouth)),
    )


@picture(
    "island .9, whale .8, sea .7, tree .6, house .5, city .3, giant .3, hill .4, tiny .4, cave .3, "
    "story .4, journey .4, adventure .5, sleep .2, beach .6, summer .3"
)
def back_in_the_bay() -> Plates:
    """Island, whale."""
    back = outline("2,206 ~-2,140 ~12,106 ~46,86 ~86,84 ~122,104 ~144,142 158,206")
    flukes = outline(
        "150,206 ~166,162 ~168,134 ~150,124 136,102 ~158,102 172,114 ~182,96 204,88 ~198,114 ~182,132 "
        "~190,162 176,206"
    ).scaled(0.75, (178, 170))
    stem = band(points("36,96 32,66 42,36"), [8, 6, 5])
    fronds = joined(
        outline(f"42,38 ~{42 + 0.55 * x},{38 - h} {42 + x},{38 + y} ~{42 + 0.5 * x},{48 - h}")
        for x, y, h in figures("-44,18,22 -30,40,6 44,18,22 30,40,6 -16,-22,10 18,-22,10")
    )
    palm = stem + fronds
    palms = palm + palm.scaled(0.6, (42, 98)).mirrored(82)
    homes = joined(
        outline(f"{x - 8},{y + 8} {x - 8},{y - 12} {x},{y - 26} {x + 8},{y - 12} {x + 8},{y + 8}")
        for x, y in points("66,84 84,84")
    )
    cave = outline("66,150 ~68,130 ~80,120 ~92,132 94,150")
    sand = ground([136, 128, 132, 126, 130, 126, 132])
    water = ground([142, 147, 141, 147, 142, 147, 142])
    return (
        plate(SAGE, back, cut(sand), flukes),
        plate(SUN, sand, within(back)),
        plate(EMBER, homes, cut(back)),
        plate(
            SEA,
            water,
            cut(*[ripple(x, y, 40) for x, y in points("8,170 70,184 110,164 156,186")]),
            palms,
            cave,
        ),
    )


@picture(
    "ripple .8, boat .7, target .6, circle .6, lake .5, alone .5, water .5, tiny .4, record .4, maze "
    ".4, spiral .4, journey .4, sea .4, tree .3, time .3, danger .3, sound .3, road .2, calm .2"
)
def rings() -> Plates:
    """Ripples round a boat, a felled tree, a thumbprint, a target."""

    def edge(r: float) -> Shape:
        return blob(
            polar(126 - r * 0.1, 84 + r * 0.05, r * (1 + 0.05 * sin(a + r / 40)), a * 40) for a in range(9)
        )

    radii = [26, 36, 46, 57, 68, 80, 92, 105, 118, 132, 146, 162, 176, 196]
    water = [cut(edge(r)) if i % 2 else edge(r) for i, r in reversed(list(enumerate(radii, 1)))]
    crack = outline("124,100 ~98,150 70,210 104,210 ~112,150")
    boat = outline(
        "100,86 152,84 ~143,98 ~110,99 | 124,82 125,52 ~142,66 147,80 | 120,82 120,62 ~110,74 106,83"
    ).scaled(0.8, (126, 84))
    return (plate(SEA, *water, cut(crack)), plate(SHELL, whole(), cut(edge(32))), plate(EMBER, boat))


@picture(
    "drop .9, fire .8, leaf .8, candle .4, seed .4, water .5, nature .4, warmth .3, vegetable .3, power .3, "
    "double .3, heart .2, growth .3, balance .3, secret .2"
)
def nested_points() -> Plates:
    """Drop, flame, leaf."""
    water = outline("100,2 ~122,48 ~152,92 ~168,136 ~150,178 ~100,196 ~50,178 ~32,136 ~48,92 ~78,48")
    flame = outline(
        "104,50 ~112,80 ~128,100 134,88 ~148,124 ~138,164 ~102,182 ~64,166 ~54,130 66,98 ~76,112 ~94,88"
    )
    green = leaf((100, 176), (100, 98), 50, 0.46)
    veins = leaf((100, 182), (100, 106), 5) + joined(
        leaf((100, y), (100 + d, y - 14), 4) for y in (138, 156) for d in (-13, 13)
    )
    return (
        plate(SEA, water, cut(flame), green, cut(veins)),
        plate(EMBER, flame, cut(green)),
        plate(SUN, green, cut(veins)),
        plate(SHELL, whole(), cut(veins)),
    )


@picture(
    "shell .8, fan .8, morning .7, sun .6, light .5, sea .5, elegance .3, evening .3, flower .3, cards .3, "
    "hand .2, peacock .3, theatre .2, beach .4, summer .3, fragile .2"
)
def fan() -> Plates:
    """Shell, fan, sunrise over the sea."""

    def spread(shape: Shape, first: int = 0, every: int = 1) -> Shape:
        return joined(shape.turned(22 * i - 88, (100, 156)) for i in range(first, 9, every))

    blade = outline("100,156 78,44 ~86,24 ~100,18 ~114,24 122,44")
    rib = leaf((100, 132), (100, 30), 4)
    foot = outline("78,156 ~84,136 ~100,128 ~116,136 122,156")
    water = ground([154, 156, 154, 156, 154])
    waves = joined(ripple(x, y, w) for x, y, w in figures("70,168,60 20,180,44 136,180,44 82,192,36"))
    return (
        plate(EMBER, spread(blade, 0, 2), cut(spread(rib, 0, 2), water), foot),
        plate(SUN, spread(blade, 1, 2), cut(spread(rib, 1, 2)), foot),
        plate(SEA, water, cut(waves)),
    )


@picture(
    "kite .8, fish .9, sea .6, jewel .2, shark .4, wind .4, sky .3, freedom .4, wing .6, depth .5, "
    "animal .5, toy .3, bird .3, sail .3, ripple .3, arrow .2, calm .3"
)
def four_quarters() -> Plates:
    """A ray, a kite."""

    def tilt(shape: Shape) -> Shape:
        return shape.turned(24).scaled(0.92).at(3, 2)

    body = tilt(
        outline(
            "100,14 ~88,14 ~78,24 ~50,44 2,80 ~44,88 ~76,108 100,142 ~124,108 ~156,88 198,80 ~150,44 "
            "~122,24 ~112,14"
        )
    )
    eyes = tilt(disc(90, 24, 4).twice())
    spine = tilt(leaf((100, 40), (100, 132), 5))
    spots = tilt(
        joined(
            disc(x, y, r) for x, y, r in figures("74,52,5 54,64,4 34,74,3.4 80,72,4 62,82,3.4 84,94,3.4")
        ).twice()
    )
    tail = band(points("90,132 78,156 60,166 44,178 24,184 8,206"), [10, 8, 6, 5, 4, 3])
    bow = outline("50,173 36,160 ~33,168 30,178 | 50,173 62,188 ~66,180 70,172")
    waves = joined(ripple(x, y, 32) for x, y in points("8,40 26,20 10,134 118,176 152,192 150,22"))
    light = spots + spine + eyes
    return (
        plate(SEA, whole(), cut(light, tail, bow, waves)),
        plate(NIGHT, body, cut(light)),
        plate(SUN, spots, spine),
        plate(EMBER, tail, bow),
    )


@picture(
    "shell .8, evening .9, sun .8, sea .6, jewel .6, mouth .4, secret .4, morning .4, light .3, beach .3, "
    "food .3, hill .2, calm .3, harbour .2, water .3, mermaid .2, fan .4, book .2"
)
def lidded_sun() -> Plates:
    """An oyster with its pearl, a sunset."""
    lid = outline(
        "6,98 ~2,66 ~14,44 ~30,38 ~44,18 ~68,16 ~86,4 ~114,4 ~132,16 ~156,18 ~170,38 "
        "~186,44 ~198,66 194,98 ~150,72 ~100,64 ~50,72"
    )
    ball = disc(100, 106, 36)
    sea = ground([118, 122, 118, 122, 118, 122, 118])
    rim = [
        (4, 116),
        (8, 150),
        (34, 168),
        (48, 184),
        (78, 188),
        (100, 197),
        (122, 188),
        (152, 184),
        (166, 168),
    ]
    edge = band([*rim, (192, 150), (196, 116)], [0, *[4] * 9, 0])
    flutes = joined(
        leaf((100 + 1.0 * d, 56 + abs(d) * 0.08), (100 + 2.1 * d, 14 + abs(d) * 0.6), 6)
        for d in (-38, -19, 0, 19, 38)
    )
    waves = joined(
        ripple(x, y, w, 5, 3)
        for x, y, w in figures("24,136,40 74,134,54 140,136,40 50,154,44 106,156,46 74,172,52")
    )
    return (
        plate(SEA, sea, cut(edge, waves)),
        plate(EMBER, ball, cut(sea), flutes),
        plate(SUN, whole(), cut(sea, lid)),
    )
