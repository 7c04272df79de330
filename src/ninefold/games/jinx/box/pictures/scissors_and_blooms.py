"""Pictures: the two rings and two blades to the bunch that blooms."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, ripple, wheel
from ninefold.parts.ink.shapes import (
    Shape,
    arc,
    band,
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
    "cup .7, boat 1, sea .8, tea .4, wave .9, storm .6, tiny .2, adventure .5, warmth .2, water .5, story "
    ".3, journey .5, lake .3, bird .4, food .2, child .2, sail .5"
)
def waves_in_the_rim() -> Plates:
    """A boat on the waves, a cup of tea, a bath."""
    cup = outline("8,172 166,172 ~164,190 156,208 18,208 ~10,190")
    handle = band(points("160,180 184,176 194,190 188,208"), [9, 10, 10, 10])
    waves = outline(
        "8,172 ~-2,130 ~8,94 48,78 ~36,98 48,122 ~70,130 ~94,118 ~112,130 ~128,124 ~136,98 ~152,76 192,70 "
        "~172,90 ~176,130 166,172"
    )
    crests = joined(ripple(x, y, 36, 5, 4) for x, y in points("20,140 66,152 116,146"))
    boat = outline("36,106 138,94 ~126,124 ~68,132 | 84,94 72,0 ~112,36 132,84 | 76,95 65,20 ~44,60 38,98")
    birds = outline(
        "146,36 ^156,22 164,33 ^172,22 184,34 ^172,30 164,41 ^156,30 | 10,44 ^17,34 23,42 ^29,34 "
        "38,42 ^29,39 23,48 ^17,39"
    )
    return (
        plate(SEA, waves, cut(boat, crests)),
        plate(SUN, boat),
        plate(EMBER, handle, cup),
        plate(NIGHT, birds),
    )


@picture(
    "boat 1, umbrella .7, sea .6, journey .5, upside_down .3, together .5, adventure .5, cup .3, lamp .2, "
    "person .5, rain .2, protection .3, stripes .4, storm .2, parachute .3, anchor .3"
)
def upturned_dome() -> Plates:
    """Boat, umbrella turned over, bowl."""
    bowl = outline(
        "4,84 ~30,98 52,95 ~76,102 100,98 ~124,102 148,95 ~170,98 196,84 ~182,126 ~148,154 ~100,162 "
        "~52,154 ~18,126"
    )
    panel = outline(
        "52,95 ~76,102 100,98 100,162 ~64,138 | 148,95 ~170,98 196,84 ~182,126 ~148,154 100,162 ~136,138"
    )
    oars = band(points("30,104 12,150 2,176"), [4, 5, 11]) + band(points("66,106 52,152 44,180"), [4, 5, 11])
    mast = band(points("100,102 100,36 106,16 122,12 132,26"), [6, 6, 6, 6, 5])

    heads = dots(points("30,74 58,80 140,80 172,76"), 9)
    bodies = joined(
        outline(f"{x - 12},108 ~{x - 10},94 ~{x},88 ~{x + 10},94 {x + 12},108") for x in (30, 58, 140, 172)
    )
    water = ground([134, 140, 133, 140, 134, 140, 134])
    return (
        plate(NIGHT, mast, heads, bodies, cut(bowl), oars.twice()),
        plate(EMBER, panel),
        plate(SUN, bowl),
        plate(SEA, water, cut(*[ripple(x, y, 38) for x, y in points("8,186 84,178 150,190")])),
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
    "balloon .9, flower .9, joy .6, fruit .2, spring .4, love .4, cake .3, child .3, garden .3, "
    "freedom .3, sky .3, together .4, rope .3, letter .2, toy .3, summer .3, parachute .2, kite .3"
)
def bunch() -> Plates:
    """Balloons, a bouquet of tulips."""
    spots = figures("32,74,-34 62,36,-18 100,62,0 138,36,18 168,74,34 78,98,-12 122,98,12")
    head = outline("0,22 ~-14,14 ~-20,-4 ~-16,-22 -10,-28 ~-5,-22 0,-29 ~5,-22 10,-28 ~16,-22 ~20,-4 ~14,14")
    knot = outline("0,18 6,28 -6,28")
    shine = leaf((-11, 4), (-9, -14), 5)

    def put(shape: Shape, which: list[list[float]]) -> Shape:
        return joined(shape.turned(a, (0, 0)).at(x, y) for x, y, a in which)

    strings = joined(
        band([polar(x, y, 26, a + 90), (100 + (x - 100) * 0.22, 132), (100, 164)], 3.4) for x, y, a in spots
    )
    ends = joined(band([(100, 164), (100 + d, 182), (100 + 1.3 * d, 204)], 3.4) for d in (-16, -6, 6, 16))
    bow = outline("100,164 ~84,150 ~68,152 ~72,170 ~84,176 100,168 ~116,176 ~128,170 ~132,152 ~116,150")
    leaves = leaf((96, 158), (28, 122), 16) + leaf((104, 158), (172, 122), 16)
    heads = put(head + knot, spots)
    return (
        plate(EMBER, put(head + knot, spots[0::3]), cut(put(shine, spots)), bow),
        plate(SUN, put(head + knot, spots[1::3]), cut(put(shine, spots))),
        plate(
            SEA, strings, ends, cut(heads, bow), leaves, put(head + knot, spots[2::3]), cut(put(shine, spots))
        ),
    )


SHEET = (
    rings_and_blades,
    waves_in_the_rim,
    upturned_dome,
    missing_wedge,
    hanging_cups,
    sown_lobes,
    houses_all_round,
    bunch,
)
