"""Pictures of vehicles, roads and railways."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import along, dots, wheel
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
    ring,
    whole,
)


@picture(
    "parachute .9, flower .7, wind .5, seed .7, falling .6, sky .5, umbrella .7, person .5, freedom .4, "
    "spring .3, hope .3, jellyfish .4, tiny .3, field .2, summer .3, peacock .3, kite .2, fragile .3"
)
def drifting_tufts() -> Plates:
    """Parachutes, dandelion seeds, umbrellas."""
    about = (96.0, 134.0)
    turns = range(-156, -20, 22)
    lines = joined(leaf(about, polar(*about, 84, a), 4, 0.6) for a in range(-167, 0, 22))
    panels = [arc(*about, 72, 100, a - 11, a + 11) for a in turns]
    tufts = [
        joined(leaf(polar(*about, 80, a), polar(*about, 118, a + s), 14, 0.55) for s in (-8, 0, 8))
        for a in turns
    ]
    canopy = arc(*about, 72, 100, -167, -13) + joined(tufts)
    body = disc(96, 138, 6.5) + outline(
        "78,128 ~90,144 ~102,144 114,128 117,132 ~106,152 104,162 108,180 102,181 97,168 92,181 86,180 "
        "88,162 ~86,152 75,132"
    )
    small = joined(leaf((0, 0), polar(0, 0, 26, a), 6, 0.7) for a in range(-155, -20, 26))
    places = points("184,160 24,162 150,176")
    field = ground([192, 195, 191, 196, 190])
    return (
        plate(SEA, whole(), cut(lines, canopy, body, field, *[small.at(x, y) for x, y in places])),
        plate(EMBER, *panels[::2], *tufts[::2]),
        plate(NIGHT, body, *[drop((x, y - 1), (x, y + 17), 9) for x, y in places]),
        plate(SUN, field),
    )


@picture(
    "train .9, insect .9, snake .3, journey .6, toy .5, animal .4, leaf .4, window .4, hill .5, "
    "machine .5, garden .3, cloud .3, together .4, growth .2, nature .3, breath .3"
)
def crawling_carriages() -> Plates:
    """A train, a caterpillar on a branch."""
    spots = figures("2,152,-40 38,116,-38 82,94,-10 128,104,28 164,136,40")
    wagon = outline("-20,14 ~-23,-2 ~-17,-17 ~0,-21 ~17,-17 ~23,-2 20,14 ~0,16")
    panes = box(-12, -11, 9, 12) + box(3, -11, 9, 12)
    feet = dots([(-11, 17), (11, 17)], 6.5)

    def on(shape: Shape) -> Shape:
        return joined(shape.turned(t, (0, 0)).at(x, y) for x, y, t in spots)

    pipes = outline(
        "-6,-16 -9,-34 -3,-34 -2,-16 | 5,-16 8,-34 14,-34 10,-16 | -12,-34 0,-34 0,-38 -12,-38 | 5,-34 "
        "17,-34 17,-38 5,-38"
    )
    pipes = pipes.turned(40, (0, 0)).at(164, 136)
    track = outline("-5,194 ~34,154 ~62,134 ~86,128 ~116,134 ~142,158 ~168,182 205,202 205,205 -5,205")
    line = points("-8,182 34,142 62,122 86,116 116,122 142,146 168,170 208,194")
    rail = band(line, 3.4)
    ties = joined(box(-2.5, 0, 5, 11).turned(t, (0, 0)).at(x, y) for x, y, t in along(line, 15))
    puffs = joined(disc(x, y, r) for x, y, r in figures("186,84,8 176,62,11 152,42,14 118,30,16 78,26,19"))
    sprigs = joined(
        leaf((a, b), (c, d), 14)
        for a, b, c, d in figures("38,196,58,172 76,188,98,162 114,192,132,168 84,200,112,196")
    )
    return (
        plate(SUN, track, cut(sprigs), on(panes)),
        plate(SAGE, on(wagon), cut(on(panes))),
        plate(NIGHT, rail, ties, on(feet), pipes),
        plate(SHELL, puffs),
    )


@picture(
    "crossroads .9, flower .5, road .9, garden .6, thread .4, circle .4, wheel .4, journey "
    ".4, dress .4, city .5, compass .3, leaf .4, speed .3, order .2, machine .3"
)
def four_holes() -> Plates:
    """Roundabout, button, flower."""
    street = disc(100, 100, 68)
    arms = wheel(outline("80,-5 120,-5 ~122,30 ~146,52 54,52 ~78,30"), 4)
    petals = wheel(outline("150,50 ~136,40 ~130,20 ~148,5 ~186,14 ~195,52 ~180,70 ~160,64"), 4)
    trees = wheel(dots(points("148,22 172,22 178,46"), 6), 4)
    island = disc(100, 100, 34)
    holes = dots(points("89,89 111,89 89,111 111,111"), 7)
    dashes = wheel(box(98, 0, 4, 10) + joined(box(x, 14, 4, 12) for x in (84, 92, 104, 112)), 4)
    car = outline("-14,-7 ~0,-8 14,-7 14,7 ~0,8 -14,7")
    glass = box(2, -5, 5, 10) + box(-9, -5, 4, 10)

    def driving(shape: Shape) -> Shape:
        spots = points("-62,28 30,120 118,208 212,302")
        return joined(shape.turned(t, (0, 0)).at(*polar(100, 100, 52, a)) for a, t in spots)

    return (
        plate(NIGHT, street, arms, cut(disc(100, 100, 38), dashes, driving(car)), driving(glass), holes),
        plate(SAGE, petals, island, trees, cut(ring(100, 100, 29, 3))),
        plate(SUN, trees),
        plate(EMBER, driving(car)),
    )


@picture(
    "cave .9, bird .8, train .8, animal .3, road .5, door .4, light .5, hill .5, night .3, "
    "journey .5, secret .3, mountain .4, stone .4, wall .4"
)
def glowing_arch() -> Plates:
    """Railway tunnel, penguin."""
    dark = outline("26,206 ~22,150 ~32,84 ~60,42 ~100,28 ~140,42 ~168,84 ~178,150 174,206")
    pale = outline("40,206 ~44,166 ~54,130 ~74,108 ~100,100 ~126,108 ~146,130 ~156,166 160,206")
    rails = outline("96,116 98,116 82,206 68,206 | 102,116 104,116 132,206 118,206")
    bars = joined(
        box(100 - w, y, 2 * w, h)
        for y, w, h in figures("122,7,2.6 130,10,3 140,15,4 153,20,5 169,27,6 189,36,8")
    )
    lamp = outline("88,70 ~100,66 112,70 100,84")
    joints = joined(band([polar(100, 140, 60, a), polar(100, 140, 150, a)], 3.5) for a in range(-170, 0, 20))
    blocks = joined(box(x, y, w, 3) for x, y, w in figures("-5,22,50 150,22,60 -5,56,26 176,56,30")) + joined(
        box(x, y, 3, 24) for x, y in points("24,-2 168,-2 44,-2 186,26 12,26")
    )
    stone = dark.stretched(1.15, 1.15, (100, 150))
    return (
        plate(SAGE, whole(), cut(blocks, stone), joints, cut(dark)),
        plate(NIGHT, dark, cut(pale, lamp), rails),
        plate(EMBER, bars),
        plate(SUN, lamp),
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
    "machine .9, dragon .8, work .7, animal .6, giant .5, monster .5, hunger .3, stone .4, tooth .4, "
    "power .5, city .3, wheel .4, tower .2, toy .4, fear .2"
)
def bending_over() -> Plates:
    """An excavator, a dinosaur."""
    body = outline(
        "208,144 ~188,130 ~176,104 172,78 124,78 114,94 ~106,66 ~86,38 66,24 ~48,28 26,56 40,70 "
        "62,58 ~76,82 ~86,112 88,148 ~140,152 ~180,150"
    )
    jaw = outline("24,54 ~6,62 ~2,86 12,106 20,92 30,108 36,92 46,104 48,86 56,90 ~54,68 40,62")
    pane = outline("128,86 160,86 164,116 122,116")
    driver = disc(144, 98, 8) + outline("130,116 ~136,106 ~152,106 158,116")
    rod = band(points("106,96 94,72 74,52"), 5)
    pins = dots(points("66,36 38,58 104,112"), 4.6)
    belt = outline("84,150 182,150 ~192,164 182,180 84,180 ~74,164")
    wheels = dots(points("90,165 113,165 136,165 158,165 178,165"), 7.5)
    earth = ground([182, 180, 183, 180, 182])
    crumbs = joined(
        outline("-6,2 ~-2,-6 ~6,-3 ~5,5").at(x, y)
        for x, y in points("24,124 40,132 22,146 40,158 18,172 46,174 30,170")
    )
    spines = joined(
        outline("-7,4 ~-4,-6 2,-12 ~7,-3 7,6").turned(t, (0, 0)).at(x, y)
        for x, y, t in figures("98,48,56 112,72,64 178,100,70 187,122,55")
    )
    return (
        plate(NIGHT, belt, cut(wheels), earth, crumbs, jaw, driver, rod, pins),
        plate(SUN, body, cut(pane), wheels),
        plate(EMBER, spines, cut(body)),
        plate(SAGE, whole(), cut(body, pane, wheels, spines)),
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
    "rocket .9, jellyfish .8, sea .5, space .5, speed .5, fish .4, arrow .5, depth .4, journey .4, "
    "animal .3, adventure .4, night .3, fire .3, star .3, freedom .3, danger .2"
)
def ribbed_point() -> Plates:
    """A rocket, a squid."""
    body = outline("100,6 ~122,32 ~132,72 ~126,116 74,116 ~68,72 ~78,32")
    fin = outline("70,78 ~50,96 42,124 ~58,118 76,112").twice()
    pane = disc(100, 64, 13)
    glass = disc(100, 64, 7)
    ribs = joined(band(points(f"80,{y} 100,{y + 5} 120,{y}"), [0, 4, 0]) for y in (88, 97, 106))
    arms = joined(
        band(points(line), w)
        for line, w in (
            ("100,116 103,150 98,176 100,202", [16, 15, 11, 0]),
            ("84,116 78,144 84,164 76,190", [13, 13, 9, 0]),
            ("70,112 54,130 50,156 36,178", [9, 7, 8, 0]),
        )
    )
    dotted = dots(points("24,30 24,106 160,40 178,96 20,140 186,150 152,12 14,84 172,186 30,192"), 3)
    flames = arms + arms.mirrored()
    return (
        plate(SEA, whole(), cut(body, fin, flames, dotted)),
        plate(EMBER, body, cut(pane, ribs), fin),
        plate(SUN, flames, pane, cut(glass), ribs),
        plate(NIGHT, glass),
    )
