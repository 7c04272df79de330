"""Pictures of houses, tents and towns."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, ripple, row
from ninefold.parts.ink.shapes import (
    Shape,
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
    whole,
    within,
)


@picture(
    "cave .5, egg .2, field .5, hand .4, vegetable .4, hill .7, house 1, maze .3, secret .3, "
    "garden .4, mountain .4, stairs .4, memory .3, tree .3, door .5, rainbow .7, work .2, tiny .2, search .2"
)
def stepped_tip() -> Plates:
    """A house under a hill, rainbow, half an onion."""

    def arch(i: int) -> Shape:
        w, top, lean = 90 - 8 * i, 8 + 12 * i, (-4, 2, 6, 3, -3, -4)[i]
        x = 100 + lean
        bends = [(x - w, 140.0), (x - w * 0.68, top + w * 0.34), (x + 2, top), (x + w * 0.72, top + w * 0.38)]
        bends += [(x + w, 140.0)]
        return outline(f"{100 - w},210 " + " ".join(f"~{a},{b}" for a, b in bends) + f" {100 + w},210")

    house = outline("58,142 100,92 118,114 118,98 130,98 130,128 142,142 136,142 136,205 64,205 64,142")
    door = outline("90,205 90,178 ~100,167 110,178 110,205")
    panes = box(70, 150, 14, 15) + box(116, 150, 14, 15) + disc(100, 128, 8)

    def rings(first: int, shift: float) -> list[Shape]:
        pairs = [(arch(i).at(0, shift), cut(arch(i + 1).at(0, -shift / 2))) for i in range(first, 5, 2)]
        return [shape for pair in pairs for shape in pair]

    return (
        plate(SEA, *rings(1, 4)),
        plate(SAGE, *rings(0, 0)),
        plate(EMBER, house, cut(door, panes)),
        plate(SHELL, whole(), cut(arch(0))),
    )


@picture(
    "piano .9, city .9, music .4, night .5, tower .7, window .6, stairs .3, light .4, sound .3, "
    "instrument .3, order .3, moon .3, house .4, stripes .3, road .4"
)
def climbing_keys() -> Plates:
    """A town at night, piano keys."""
    tops = [96, 50, 78, 30, 62, 44, 90]
    slabs = joined(box(4 + 28 * i, y, 25.5, 178 - y) for i, y in enumerate(tops))
    roofs = box(99, 4, 3, 28) + outline("144,44 157,20 169.5,44") + outline("32,50 38,40 52,40 57.5,50")
    black = joined(box(22 + 28 * i, y, 17, 142 - y) for i, y in figures("0,82 1,70 3,54 4,52 5,76"))
    lights = joined(
        box(9 + 28 * i + 9 * k, y + 9 + 14 * j, 5, 8)
        for i, y in enumerate(tops)
        for j in range(4)
        for k in (0, 1)
        if (i + j * 2 + k * 3) % 4
    )
    moon = outline("28,14 ~12,18 ~8,34 ~18,46 34,44 ~22,38 ~20,24")
    street = box(-5, 180, 210, 30)
    dashes = row(box(6, 189, 16, 4), 6, 34)
    return (
        plate(NIGHT, black, street, cut(dashes)),
        plate(EMBER, lights),
        plate(SUN, lights, moon),
        plate(SEA, whole(), cut(slabs, roofs, moon, street)),
    )


@picture(
    "house .9, bag .9, journey .4, window .5, door .5, secret .3, family .3, lock .3, story .2, city "
    ".2, protection .3, elegance .2, work .2"
)
def case_with_a_door() -> Plates:
    """A house, a handbag."""
    loop = band(points("58,76 62,38 82,14 100,10 118,14 138,38 142,76"), [9, 9, 9, 9, 9, 9, 9])
    roof = outline(
        "50,62 150,62 ~166,84 184,112 ~150,108 132,122 ~116,110 100,124 ~84,110 68,122 ~50,108 16,112 ~34,84"
    )
    body = outline("28,100 172,100 ~176,150 180,186 20,186 ~24,150")
    door = outline("84,186 84,150 ~100,134 116,150 116,186")
    panes = joined(
        box(x, y, 13, 13) for x, y in points("42,134 57,134 42,149 57,149 130,134 145,134 130,149 145,149")
    )
    clasp = disc(100, 122, 8)
    knob = disc(110, 164, 3)
    tiles = joined(band([(x, 80), (x + 9, 85), (x + 18, 80)], [0, 3.5, 0]) for x in (48, 70, 92, 114, 136))
    return (
        plate(NIGHT, loop, roof, cut(tiles, clasp), knob),
        plate(EMBER, body, cut(roof, door, panes, clasp)),
        plate(SUN, door, panes, clasp),
        plate(SAGE, whole(), cut(body, roof), box(-5, 184, 210, 30)),
    )


@picture(
    "pencil .8, house 1, city .8, child .3, story .3, letter .2, fence .3, church .3, tower .5, order .3, "
    "work .2, together .4, arrow .2, toy .3, library .2, winter .2, piano .2, window .6, castle .4"
)
def pointed_street() -> Plates:
    """A street of gabled houses, crayons."""
    tops = [66, 34, 80, 24, 58]
    xs = [4 + 39 * i for i in range(5)]
    places = list(zip(xs, tops, strict=True))
    bodies = [box(x, y + 40, 36, 170 - y) for x, y in places]
    for i in (1, 3):
        bodies[i] = outline("0,250 0,7 ~6,0 12,7 ~18,0 24,7 ~30,0 36,7 36,250").at(xs[i], tops[i] + 34)
    roofs = [outline(f"{x - 2},{y + 42} {x + 18},{y} {x + 38},{y + 42}") for x, y in places]
    leads = joined(
        outline(f"{x + 13},{y + 11} {x + 18},{y} {x + 23},{y + 11}") for x, y in (places[1], places[3])
    )
    chimneys = joined(box(x + 25, y + 2, 8, 28) for x, y in (places[0], places[2], places[4]))
    smoke = joined(disc(x + 30, y - 8, 6) + disc(x + 36, y - 22, 8) for x, y in (places[0], places[4]))
    panes = joined(box(x + a, y + 52 + 24 * k, 9, 13) for x, y in places for a in (6, 21) for k in (0, 1))
    doors = joined(outline(f"{x + 10},205 {x + 10},186 ~{x + 18},176 {x + 26},186 {x + 26},205") for x in xs)
    return (
        plate(NIGHT, leads, doors, panes),
        plate(EMBER, chimneys, bodies[3], *roofs[::2]),
        plate(SUN, bodies[1], bodies[4]),
        plate(SEA, whole(), cut(*bodies, *roofs, chimneys, smoke), bodies[2]),
    )


@picture(
    "vegetable .8, tent 1, acrobat .7, autumn .4, joy .5, theatre .5, food .3, flag .5, garden .3, "
    "magic .4, stripes .5, balloon .3, house .3, story .3, circle .2, turtle .2, parachute .3, "
    "bag .2"
)
def curled_top() -> Plates:
    """A circus tent, a pumpkin."""
    form = outline("100,54 ~132,50 ~170,72 ~190,114 ~186,156 166,190 34,190 ~14,156 ~10,114 ~30,72 ~68,50")
    ribs = (
        outline("100,54 ~84,80 ~78,120 76,190 54,190 ~50,130 ~58,80 ~80,54")
        + outline("62,54 ~36,84 ~24,130 36,190 20,176 ~8,130 ~24,78")
    ).twice()
    door = outline("100,112 ~112,146 ~124,172 134,192 66,192 ~76,172 ~88,146")
    stalk = band(points("100,60 98,42 104,26 102,6"), [16, 9, 7, 6])
    pennant = outline("104,6 ~128,0 ~150,12 168,24 ~140,28 ~120,32 103,24")
    return (
        plate(SEA, whole(), cut(form, pennant), stalk),
        plate(EMBER, ribs, cut(door)),
        plate(NIGHT, door, box(-5, 190, 210, 20), stalk),
        plate(SAGE, pennant, cut(leaf((108, 16), (152, 22), 4))),
    )


@picture(
    "ice .8, turtle .8, house .7, winter .6, cold .5, snow .4, warmth .3, protection .4, animal .3, sea "
    ".4, stone .3, wall .3, bread .3, evening .3, egg .2, alone .2, church .2, shell .2"
)
def blocks() -> Plates:
    """Igloo, tortoise, loaf."""
    dome = outline("26,150 ~32,102 ~62,58 ~110,40 ~158,58 ~188,102 194,150 ~150,158 ~110,160 ~70,158")
    courses = joined(
        band([(110 - w, y), (110 - w / 2, y + s), (110, y + s + 2), (110 + w / 2, y + s), (110 + w, y)], 3.4)
        for y, w, s in figures("126,84,8 96,74,6 70,56,4")
    )
    joints = joined(
        band([(x, y), (x + b / 2, y - h / 2), (x + b, y - h)], 3.4)
        for x, y, b, h in figures(
            "58,157,-4,24 150,157,5,24 182,152,2,20 84,134,-2,30 138,134,3,30 46,130,2,28 172,130,-3,28 "
            "66,102,4,28 110,104,0,30 154,102,-4,28 92,75,6,32 128,75,-6,32"
        )
    )
    door = outline("86,158 84,140 ~90,122 ~104,114 ~118,122 124,140 122,158")
    head = outline("34,146 ~18,138 ~8,118 ~-4,104 ~8,88 ~28,92 ~30,106 ~34,120 46,126")
    feet = joined(
        outline(f"{x},150 ~{x - 2},172 {x + 4},180 {x + 22},180 ~{x + 26},168 {x + 28},152")
        for x in (36, 152)
    )
    floor = ground([150, 153, 150, 153, 150])
    floes = joined(ripple(x, y, 36) for x, y in points("4,176 80,184 110,172 150,190 20,194"))
    return (
        plate(EMBER, whole(), cut(dome, floor, head)),
        plate(NIGHT, courses + joints, within(dome), cut(door), head + feet, cut(disc(11, 100, 2.6))),
        plate(SEA, floor, cut(dome, floes)),
        plate(SUN, door),
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
