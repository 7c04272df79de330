"""Pictures of tools, locks, wheels and clocks."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import along, dots, wheel
from ninefold.parts.ink.shapes import (
    Point,
    Shape,
    arc,
    band,
    blob,
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
    star,
    whole,
    within,
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
    "shield .9, insect .9, knife .6, king .4, protection .4, animal .4, power .3, mask .3, flag .3, danger "
    ".3, castle .2, double .3, joy .1, clock .1, garden .2, turtle .3"
)
def quartered_back() -> Plates:
    """Shield and crossed lances, beetle."""
    plate_edge = "~44,108 ~60,154 100,190"
    left = outline(f"98,60 ~70,62 42,72 {plate_edge.replace('100,190', '98,188')}")
    right = left.mirrored()
    upper = box(-5, 40, 105, 76) + box(100, 117, 105, 90)
    spots = dots(points("70,94 130,94 76,142 124,142"), 9)
    lances = joined(
        band([a, b], 5) + leaf(b, c, 11)
        for a, b, c in ((((184, 184)), (22, 62), (2, 46)), (((16, 184)), (178, 62), (198, 46)))
    )
    helm = outline("72,60 ~76,32 ~100,20 ~124,32 128,60 ~100,54")
    slit = outline("82,40 ~100,36 118,40 ~100,45")
    plumes = band(points("92,24 84,8 62,6"), [6, 7, 0], True).twice()
    arms = band(points("50,124 22,118 4,128"), [6, 5, 0]).twice()
    hilts = band(points("24,162 42,186"), 6).twice()
    return (
        plate(SUN, whole(), cut(left, right, spots)),
        plate(NIGHT, lances, hilts, arms, cut(left, right), helm, cut(slit)),
        plate(EMBER, left + right, cut(upper, spots), plumes),
        plate(SEA, left + right, within(upper), cut(spots)),
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
    "pencil 1, fire .8, light .3, animal .2, warmth .3, power .3, work .4, flower .2, hair "
    ".3, comb .3, feather .3, drop .3, joy .3"
)
def bushy_end() -> Plates:
    """Paintbrush, torch, flame."""
    tuft = outline("80,116 ~60,92 ~58,60 ~78,26 78,-14 ~116,14 ~136,48 ~142,84 120,116")
    tip = outline("70,32 ~78,12 78,-14 ~108,6 ~126,28 ~116,26 ~108,40 ~98,24 ~88,38")
    hairs = joined(
        leaf((x, 116), (100 + (x - 100) * 1.5, y), 8, 0.4)
        for x, y in points("91,58 100,44 109,54 84,78 116,74")
    )
    collar = box(79, 116, 42, 28)
    rings = box(74, 123, 52, 3.5) + box(74, 132, 52, 3.5)
    handle = outline("83,144 117,144 ~112,170 ~106,200 104,240 96,240 ~94,200 ~88,170")
    streak = band(points("160,24 128,34 84,20 36,34 -8,22"), [6, 20, 26, 28, 30])

    def held(shape: Shape) -> Shape:
        return shape.turned(38, (100, 110)).at(-2, 10)

    return (
        plate(EMBER, held(hairs)),
        plate(SUN, held(tuft), cut(held(tip))),
        plate(SEA, held(tip), streak, held(handle)),
        plate(NIGHT, held(collar), cut(held(rings))),
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
    "key .9, fish .8, bone .4, sea .5, secret .5, lock .4, depth .4, water .4, search .4, adventure .4, "
    "arrow .2, monster .2, animal .3, mermaid .2"
)
def forked_shaft() -> Plates:
    """Key, fish, fish bone."""
    turn = -37.0
    head = outline("-8,94 ~4,66 ~34,50 ~66,62 86,88 86,112 ~66,138 ~34,150 ~4,134 -8,112 8,103")
    hole = disc(40, 92, 19)
    shaft = outline("84,94 184,95 184,105 84,106")
    bits = joined(box(x, 102, 12, h) for x, h in figures("104,22 123,36 142,28 161,38"))
    tail = outline("176,96 ~188,86 202,62 ~196,100 202,138 ~188,114 176,104")
    key = (head + shaft + bits + tail).turned(turn).at(2, -3)
    inner = hole.turned(turn).at(2, -3)
    bubbles = disc(28, 112, 7) + disc(14, 88, 5) + disc(32, 78, 4) + disc(20, 56, 8) + disc(44, 38, 4)
    weeds = joined(
        band([(x, 205), (x - 7, 205 - h / 2), (x + 4, 205 - h)], [11, 8, 0])
        for x, h in figures("124,40 142,30 160,48 178,34 194,44")
    )
    return (plate(SEA, whole(), cut(key, bubbles), inner), plate(SUN, key, cut(inner)), plate(NIGHT, weeds))


@picture(
    "dancer .9, work .6, circle .5, pencil .5, elegance .5, compass .6, ice .4, person .4, balance "
    ".5, bird .2, fan .2, spiral .3, arrow .2, music .2, winter .2, knife .2"
)
def on_points() -> Plates:
    """A pair of compasses, a dancer, a skater."""
    knob = disc(100, 18, 12)
    neck = outline("97,28 103,28 ~104,44 ~114,58 ~110,86 100,92 ~90,86 ~86,58 ~96,44")
    frill = outline(
        "88,78 ~60,82 28,98 ~38,110 ~50,104 ~60,116 ~74,108 ~88,118 ~100,110 ~112,118 ~126,108 "
        "~140,116 ~150,104 "
        "~162,110 172,98 ~140,82 112,78"
    )
    legs = outline("84,104 98,107 64,172 60,170") + outline("102,107 116,104 150,158 138,164")
    nibs = outline("60,170 64,172 54,194") + outline("150,158 138,164 166,190")
    curve = band(points("166,188 188,160 192,120 176,74 146,46"), [5, 6, 6, 5, 0]) + band(
        points("168,192 140,199 100,200 70,196"), [6, 5, 4, 0]
    )
    return (
        plate(EMBER, knob + neck),
        plate(SUN, frill, cut(neck)),
        plate(NIGHT, legs, nibs),
        plate(SAGE, whole(), cut(knob, neck, frill, curve)),
    )


@picture(
    "bird 1, eye .8, face .6, separation .5, mask .4, knife .5, animal .6, watching .6, work .3, double .4, "
    "letter .2, dancer .2, fear .3, thread .2, mouth .3"
)
def rings_and_blades() -> Plates:
    """Scissors, an owl looking at you, a sheet cut in two."""
    rim = outline("90,98 ~62,100 ~34,88 ~20,58 22,8 ~42,20 ~64,18 ~88,30 ~96,56 ~96,80")
    hole = disc(57, 58, 27, 26)
    blade = outline("76,94 90,80 108,104 ~124,140 130,196 ~110,158 90,118")
    left = outline("-5,-5 98,-5 98,118 56,205 -5,205")
    iris = disc(62, 60, 14)
    glints = disc(66, 55, 4) + disc(142, 55, 4)
    return (
        plate(NIGHT, iris.twice(), blade.twice(), cut(glints, disc(100, 110, 4))),
        plate(EMBER, rim.twice(), cut(hole.twice())),
        plate(SUN, left, cut(rim)),
        plate(SEA, left.mirrored(), cut(rim.mirrored())),
    )


@picture(
    "cheese .8, clock .9, time .6, hunger .4, food .5, circle .5, cake .3, wheel .4, morning .2, "
    "separation .4, sun .2, bread .3, compass .2, end .2"
)
def missing_wedge() -> Plates:
    """A clock, a pizza."""
    pie = arc(96, 104, 0, 86, 0, 300)
    piece = arc(104, 95, 0, 86, -60, 0)
    rim = arc(96, 104, 76, 86, 0, 300) + arc(104, 95, 76, 86, -60, 0)
    spots = dots([polar(96, 104, 63, a) for a in range(30, 300, 30)] + [polar(104, 95, 63, -30)], 6.5)
    hands = leaf((96, 104), polar(96, 104, 74, -67), 13, 0.6) + leaf(
        (96, 104), polar(96, 104, 54, 8), 14, 0.6
    )
    return (
        plate(SEA, whole(), cut(pie, piece)),
        plate(SUN, pie + piece),
        plate(EMBER, rim, spots),
        plate(NIGHT, hands, disc(96, 104, 8)),
    )


@picture(
    "wheel .8, house .7, city .6, flower .5, planet .5, sun .4, together .5, circle .5, machine .5, "
    "work .3, clock .3, family .3, time .2, island .3, crown .2, order .3"
)
def houses_all_round() -> Plates:
    """A gear, a ring of houses, a sun."""
    tooth = outline("87,52 87,22 113,22 113,52")
    roof = outline("83,22 100,6 117,22")
    pane = box(95, 30, 10, 12)
    teeth = wheel(tooth, 10)
    roofs = wheel(roof, 10)
    panes = wheel(pane, 10)
    rim = disc(100, 100, 58)
    hole = disc(100, 100, 34)
    rivets = wheel(disc(100, 54, 3.4), 10, start=18)
    boat = outline("84,106 116,106 ~110,116 ~90,116 | 99,102 99,82 114,102")
    return (
        plate(EMBER, teeth, rim, cut(hole, panes, rivets)),
        plate(NIGHT, roofs, boat),
        plate(SUN, panes, rivets),
        plate(SAGE, whole(), cut(teeth, rim), hole, cut(boat)),
    )


@picture(
    "rocket .9, pencil .8, tower .4, journey .4, fire .4, space .6, speed .4, work .3, church .3, power .3, "
    "letter .3, adventure .3, beginning .3, story .2, castle .2, lighthouse .3, star .3, night .3"
)
def striped_tower() -> Plates:
    """Pencil, rocket, steeple."""

    def leaning(nodes: str) -> Shape:
        return outline(nodes).turned(16)

    shaft = leaning("72,72 ~81,84 90,72 ~100,84 110,72 ~119,84 128,72 128,148 72,148")
    cone = leaning("72,74 100,-2 128,74 ~119,86 110,74 ~100,86 90,74 ~81,86")
    lead = leaning("88,30 100,-2 112,30 ~100,35")
    seams = leaning("89,82 92,82 92,148 89,148 | 108,82 111,82 111,148 108,148")
    stars = star(30, 40, 10) + star(172, 150, 11) + star(50, 100, 7) + star(166, 60, 6)
    fins = leaning("70,108 ~50,126 42,172 70,156 | 130,108 ~150,126 158,172 130,156")
    collar = leaning("71,148 129,148 129,166 71,166")
    tongue = leaf((100, 166), (100, 222), 46, 0.34).turned(16)
    return (
        plate(NIGHT, whole(), cut(shaft, cone, fins, collar, tongue, stars)),
        plate(SUN, shaft, cut(seams), tongue, stars),
        plate(EMBER, fins, tongue, collar, lead),
    )
