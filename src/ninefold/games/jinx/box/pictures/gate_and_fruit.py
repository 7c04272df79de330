"""Pictures: the gate with a hole to the fruit with strings."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import along, dots, wheel
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
    ring,
    whole,
)


@picture(
    "lock 1, bag .8, door .5, secret .5, window .5, hill .4, key .4, protection .4, house .3, person .3, "
    "journey .3, light .3, cage .2, church .2"
)
def gate_and_hole() -> Plates:
    """Padlock, handbag, an arched window over hills, a cloaked figure in a doorway."""
    body = outline("30,92 170,92 ~180,128 ~182,160 176,190 ~100,194 24,190 ~18,160 ~20,128")
    arch = outline("46,96 46,62 ~54,30 ~76,12 ~100,7 ~124,12 ~146,30 154,62 154,96")
    inside = outline("66,92 66,62 ~72,42 ~86,31 ~100,28 ~114,31 ~128,42 134,62 134,92")
    hills = outline("66,92 66,76 ~82,66 100,78 ~118,60 134,68 134,92")
    hole = disc(100, 128, 15) + outline("93,136 107,136 ~112,156 122,174 78,174 ~88,156")
    stitches = along(points("36,100 164,100 173,130 175,160 170,184 100,187 30,184 25,160 27,130 36,100"), 34)
    return (
        plate(NIGHT, arch, cut(inside), outline("93,174 ~96,152 ~104,152 107,174") + disc(100, 147, 4)),
        plate(EMBER, body, cut(hole, dots([(x, y) for x, y, _ in stitches], 1.9))),
        plate(SAGE, whole(), cut(arch, body), hills),
        plate(SUN, hole, inside),
    )


def _cog(x: float, y: float, r: float, teeth: int, start: float) -> Shape:
    """A wheel with round teeth, or a flower."""
    step = 360 / teeth
    bends = [
        polar(x, y, r + out, -90 + start + step * (i + part))
        for i in range(teeth)
        for part, out in ((-0.26, -7), (-0.24, 5), (0.24, 5), (0.26, -7))
    ]
    return blob(bends)


@picture(
    "wheel 1, flower .9, machine .7, garden .5, sun .4, clock .4, work .4, spring .4, together .3, time .3, "
    "growth .3, nature .3, toy .3, order .2"
)
def turning_garden() -> Plates:
    """Gears, flowers, the sun in a clockwork."""
    big, mid, low = (60.0, 64.0), (140.0, 108.0), (58.0, 150.0)
    one, two, three = _cog(*big, 57, 14, 3.1), _cog(*mid, 36, 9, 18.8), _cog(*low, 29, 7, 22.2)
    seeds = dots([polar(*big, r, a) for r, n in ((10, 4), (20, 9)) for a in range(0, 360, 360 // n)], 2.6)
    spokes = wheel(leaf(polar(*mid, 8, 0), polar(*mid, 25, 0), 11, 0.6), 6, mid)
    stems = outline("136,152 144,152 145,205 134,205 | 54,186 62,186 63,205 54,205")
    leaves = joined(
        leaf((a, b), (c, d), 18)
        for a, b, c, d in figures("141,192,190,160 138,200,98,172 60,204,96,190 56,204,20,190")
    )
    return (
        plate(SUN, one, cut(disc(*big, 36)), spokes + disc(*low, 8)),
        plate(EMBER, two + three, cut(spokes, disc(*low, 8)), disc(*big, 29), cut(seeds)),
        plate(SEA, stems + leaves),
        plate(SHELL, whole()),
    )


@picture(
    "together .8, dancer .8, flower .7, circle .7, chain .6, jewel .5, clock .4, crown .4, joy .5, wheel "
    ".4, family .4, person .4, meeting .4, star .3, sun .3, infinity .3, time .3, spring .3, snow .2"
)
def hand_in_hand() -> Plates:
    """A ring dance, a necklace, a flower, a clock."""
    doll = outline("96,52 104,52 ~108,36 123,14 ~112,7 ~100,4 ~88,7 77,14 ~92,36")
    hem = dots(points("88,17 100,13 112,17"), 2.8)
    dolls = [doll.turned(30 * i) for i in range(12)]
    heads = wheel(disc(100, 59, 7), 12)
    arms = ring(100, 100, 56, 4)
    links = wheel(disc(100, 46, 4.4), 12, start=15)
    every = joined(dolls)
    return (
        plate(NIGHT, whole(), cut(every, heads, arms, links)),
        plate(EMBER, joined(dolls[::2]), cut(wheel(hem, 6)), links),
        plate(SUN, joined(dolls[1::2]), cut(wheel(hem, 6, start=30)), arms),
    )


@picture(
    "bell .8, toy .7, dress .6, child .6, person .5, joy .4, sound .4, tree .3, church .3, freedom .3, "
    "balance .3, garden .3, music .2, dancer .3, time .2"
)
def to_and_fro() -> Plates:
    """Bell, a girl on a swing."""

    def swung(shape: Shape) -> Shape:
        return shape.turned(-14, (100, 0))

    gown = outline("70,92 ~76,72 ~100,60 ~124,72 130,92 ~136,120 158,156 ~100,166 42,156 ~64,120")
    trims = outline(
        "50,144 ~100,154 150,144 162,164 ~100,176 38,164 | 70,92 ~100,100 130,92 131,99 ~100,108 69,99"
    )
    knob = disc(100, 45, 15) + disc(86, 182, 10, 8) + disc(112, 182, 10, 8)
    ropes = box(50, -10, 3.6, 142) + box(146, -10, 3.6, 142) + box(40, 130, 120, 6)
    branch = band(points("-6,10 60,4 120,10 206,0"), [14, 13, 10, 6])
    leaves = joined(leaf((x, 8), (x + d, 28), 13) for x, d in points("12,-8 34,8 176,-6 192,8"))
    return (
        plate(SAGE, leaves, branch),
        plate(NIGHT, swung(ropes), cut(swung(gown)), swung(knob), branch),
        plate(EMBER, swung(gown), cut(swung(trims))),
        plate(SUN, swung(trims)),
    )


@picture(
    "light 1, puzzle .3, cards .2, falling .6, toy .4, danger .5, road .8, tower .3, city .7, order .4, "
    "chaos .3, machine .5, end .3, choice .4, lamp .5"
)
def leaning_slabs() -> Plates:
    """Traffic lights, dominoes falling."""
    slab = outline("-20,2 -20,-116 -14,-122 14,-122 20,-116 20,2")
    fins = joined(outline(f"19,{y - 12} 27,{y - 12} 19,{y + 8}") for y in (-100, -62, -24)).twice(0)
    stands = figures("28,2 84,14 144,32")

    def lean(shape: Shape) -> Shape:
        return joined(shape.turned(turn, (0, 0)).at(x, 166) for x, turn in stands)

    red, yellow, green = (lean(disc(0, y, 13)) for y in (-100, -62, -24))
    dashes = joined(box(x, 182, 24, 5) for x in (8, 56, 104, 152))
    street = ground([164, 165, 163, 165])
    case = lean(slab + fins)
    return (
        plate(NIGHT, case, cut(red, yellow, green), street, cut(dashes)),
        plate(EMBER, red),
        plate(SUN, yellow, dashes),
        plate(SAGE, ground([164, 165, 163, 165], -5), cut(case), green),
    )


@picture(
    "dancer .7, person .8, work .6, spiral .6, machine .5, joy .4, toy .4, acrobat .4, anchor .3, "
    "cup .3, monster .2, music .2, wheel .3, power .3, circle .2"
)
def ring_and_barbs() -> Plates:
    """A corkscrew, a figure that dances."""
    head = ring(100, 30, 20, 9)
    neck = box(95, 46, 10, 26)
    bell = outline("84,66 116,66 ~120,90 140,124 60,124 ~80,90")
    cogs = joined(disc(x, 78, 12) for x in (78, 122))
    arms = joined(
        band(points(line), [11, 11, 12]) for line in ("78,78 50,56 26,20", "122,78 150,56 174,20")
    ) + dots(points("24,16 176,16"), 11)
    hubs = dots(points("78,78 122,78"), 4.4)
    screw = band(
        points("100,124 116,134 86,144 112,156 89,166 108,176 94,186 101,202"), [8, 9, 8, 8, 8, 8, 7, 0]
    )
    studs = dots(points("78,114 93,114 108,114 123,114"), 3)
    return (
        plate(EMBER, arms, cogs, cut(hubs), head),
        plate(NIGHT, neck, bell, cut(studs), screw),
        plate(SUN, whole(), cut(studs, hubs)),
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
    "cake .9, tower 1, candle .6, joy .5, church .4, castle .4, balance .4, night .4, search .3, food .3, "
    "stairs .3, falling .3, hope .4, watching .3, light .3, rocket .3"
)
def leaning_tiers() -> Plates:
    """Birthday cake, leaning tower, telescope."""
    tiers = figures("62,168,40 58,135,33 54,102,33 50,69,33 34,40,30")
    foot = (100.0, 205.0)

    def lean(*shapes: Shape) -> Shape:
        return joined(shapes).turned(9, foot).at(-14, 0)

    walls = [box(100 - half, top, 2 * half, high) for half, top, high in tiers]
    ledges = joined(box(97 - half, top - 1, 2 * half + 6, 6) for half, top, _ in tiers)
    arches = joined(
        outline(f"{x - 6},{y} {x - 6},{y - 14} ~{x},{y - 21} {x + 6},{y - 14} {x + 6},{y}")
        for n, y in ((6, 206), (6, 167), (5, 134), (5, 101), (3, 68))
        for x in [100 + (i - (n - 1) / 2) * 19 for i in range(n)]
    )
    icing = joined(disc(100 + 13.5 * i, 46, 7) for i in (-2, -1, 0, 1, 2))
    icing += joined(disc(100 + 12.5 * (i - 3.5), 74, 6.4) for i in range(8))
    icing += joined(disc(100 + 13.5 * (i - 3.5), 107, 6.4) for i in range(8))
    wick = box(96, 22, 8, 18)
    flame = drop((100, -2), (100, 17), 13)
    return (
        plate(NIGHT, whole(), cut(lean(*walls, ledges, wick, flame)), lean(arches), cut(lean(icing))),
        plate(SHELL, lean(*walls), cut(lean(ledges, icing))),
        plate(EMBER, lean(wick)),
        plate(SUN, lean(flame)),
    )


@picture(
    "instrument 1, fruit .8, body .5, music .7, person .4, dress .3, elegance .4, leaf .3, hourglass .3, "
    "sound .3, seed .3, mask .3, love .2"
)
def fruit_with_strings() -> Plates:
    """Violin, pear cut in half, a woman's back."""
    half = "~62,66 ~56,84 ~64,104 ~54,120 ~34,146 ~34,176 ~60,193"
    rim = outline(f"100,58 ~78,56 {half} 100,198").twice()
    flesh = rim.scaled(0.86, (100, 130))
    slit = band(points("66,132 72,126 75,138 70,152 66,166 70,176 76,171"), [7, 5, 4, 4, 4, 5, 7], True)
    neck = outline("94,-5 106,-5 110,92 90,92")
    strings = joined(box(x, 88, 2.2, 92) for x in (92.5, 97, 101, 105.5))
    leaves = leaf((98, 36), (40, 10), 26) + leaf((102, 26), (160, 8), 26) + leaf((102, 52), (150, 40), 20)
    return (
        plate(EMBER, rim, cut(flesh)),
        plate(NIGHT, slit.twice(), neck, strings, outline("86,160 ~100,154 114,160 114,165 86,165")),
        plate(SUN, whole(), cut(flesh)),
        plate(SAGE, leaves),
    )


SHEET = (
    gate_and_hole,
    turning_garden,
    hand_in_hand,
    to_and_fro,
    leaning_slabs,
    ring_and_barbs,
    one_leaves,
    leaning_tiers,
    fruit_with_strings,
)
