"""Pictures: the house under the coil to the boat with a row of heads."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, ripple, row, wheel
from ninefold.parts.ink.shapes import (
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
    "tree .9, cake .8, spiral .7, house .4, toy .3, garden .4, child .3, joy .3, summer .3, wind .3, "
    "balloon .3, snail .3, story .2, giant .2, target .2, magic .2, nature .3"
)
def house_in_the_hollow() -> Plates:
    """Tree, lollipop, pinwheel."""
    coil = [polar(100, 74, 4 + 58 * i / 20, i * 45 - 90) for i in range(21)]
    crown = disc(100, 74, 68)
    stem = outline("95,138 105,138 ~106,166 ~110,186 120,205 80,205 ~90,186 ~94,166")
    twig = band(points("102,166 118,156 130,152"), [6, 5, 3])
    leaves = leaf((128, 153), (156, 142), 15) + leaf((122, 156), (150, 162), 14)
    hill = ground([156, 172, 182, 180, 172, 158, 150])
    home = box(30, 160, 22, 22) + polygon([(25, 162), (41, 146), (57, 162)])
    return (
        plate(SAGE, crown, leaves),
        plate(SEA, band(coil, [6, *[13] * 19, 0]), leaves),
        plate(EMBER, stem, twig, home, cut(box(37, 168, 7, 14))),
        plate(SUN, hill, cut(home, stem)),
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
    "lamp 1, planet .9, balloon .4, light .7, thought .6, journey .3, sky .2, space .3, night .4, fruit .2, "
    "adventure .2, hope .4, egg .2, island .3, magic .3"
)
def floating_globe() -> Plates:
    """The world, a bulb, a hot-air balloon."""
    globe = outline(
        "84,150 ~72,126 ~46,104 ~36,74 ~46,40 ~72,20 ~100,14 ~128,20 ~154,40 ~164,74 ~154,104 "
        "~128,126 116,150"
    )
    lands = outline(
        "42,66 ~52,40 ~76,26 ~88,34 ~78,48 ~84,60 ~68,72 ~60,88 ~50,82 | 108,38 ~124,30 ~146,44 "
        "~156,66 ~150,78 "
        "~136,70 ~122,74 ~112,60 ~118,48 | 92,92 ~110,88 ~124,99 ~117,114 ~106,140 ~98,124 ~88,108"
    )
    ribs = joined(outline(f"82,{y} 118,{y + 3} 118,{y + 9} 82,{y + 6}") for y in (152, 164, 176))
    tip = outline("88,185 112,188 ~108,196 ~94,195")
    rays = joined(
        leaf((100 + 82 * c, 74 + 76 * s), (100 + 102 * c, 74 + 96 * s), 8)
        for c, s in points("-1,.05 -.9,-.45 -.62,-.8 .62,-.8 .9,-.45 1,.05")
    )
    return (
        plate(NIGHT, whole(), cut(globe, ribs, tip, rays)),
        plate(SEA, lands),
        plate(SUN, globe, rays),
        plate(EMBER, ribs, tip),
    )


@picture(
    "boat .9, hat .8, child .4, sea .5, person .5, hair .4, letter .4, island .3, face .3, journey .4, toy "
    ".4, wave .4, hill .2, adventure .3, story .3, kite .3"
)
def folded_peak() -> Plates:
    """Paper boat on the waves, paper hat on a curly head."""
    paper = outline("2,58 64,76 100,12 136,76 198,58 ~176,98 156,112 44,112 ~24,98")
    folds = outline("64,76 100,12 136,76 ~100,82 | 2,58 64,76 52,112 44,112 ~24,98")
    crest = outline(
        "34,146 ~22,126 ~32,104 ~52,104 ~66,114 ~82,102 ~100,112 ~118,102 ~134,114 ~148,104 ~168,104 "
        "~178,126 166,146 ~154,130 ~138,142 ~118,130 ~100,144 ~82,130 ~62,142 ~46,130"
    )
    head = outline("40,128 160,128 ~164,160 ~154,206 46,206 ~36,160")
    ears = disc(34, 166, 13, 18) + disc(166, 166, 13, 18)
    return (
        plate(SUN, whole(), cut(paper, head, ears, crest)),
        plate(SHELL, head, ears),
        plate(SEA, crest, cut(paper)),
        plate(EMBER, folds, cut(outline("70,74 100,20 100,80"))),
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
    "boat .9, vegetable .8, together .6, smile .4, family .4, seed .4, sea .4, journey .5, food .4, "
    "speed .3, work .4, moon .3, wave .3, order .2, dragon .2"
)
def row_of_six() -> Plates:
    """A rowing boat, a pea pod."""
    pod = outline(
        "6,62 ~30,106 ~64,130 ~100,138 ~136,130 ~172,104 196,54 ~188,116 ~150,162 ~100,176 ~50,164 ~16,124"
    )
    heads = points("34,86 60,107 87,118 115,118 142,106 167,84")
    oars = joined(
        outline(
            f"{x},{y} {x + 4},{y} {x - 14},{y + 44} {x - 12},{y + 66} {x - 24},{y + 66} {x - 18},{y + 44}"
        )
        for x, y in points("62,122 92,132 122,132 150,122")
    )
    sea = ground([158, 163, 157, 163, 158, 164, 158])
    curl = band(points("188,82 195,54 186,30 168,26 160,40 172,46"), [6, 9, 7, 5, 5, 4])
    waves = joined(ripple(x, y, 36) for x, y in points("-6,186 138,188 166,176"))
    seam = band(points("14,90 36,122 66,142 100,149 134,142 166,122 190,84"), [0, 4, 5, 5, 5, 4, 0])
    return (
        plate(SAGE, dots(heads, 17), cut(pod)),
        plate(EMBER, pod + curl, cut(seam)),
        plate(NIGHT, oars),
        plate(SEA, sea, cut(waves)),
    )


SHEET = (
    house_in_the_hollow,
    leaning_strips,
    floating_globe,
    folded_peak,
    lake_and_road,
    case_with_a_door,
    pointed_street,
    curled_top,
    sounding_flower,
    bent_land,
    row_of_six,
)
