"""Pictures: the tall hairdo to the hands before the moon."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots
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
    star,
    whole,
    within,
)


@picture(
    "hair .9, honey .5, face .8, person .8, hat .7, insect .2, king .4, elegance .5, nest .4, "
    "bread .3, story .2, cake .3, snail .2, shell .3, spiral .2, jewel .4"
)
def high_coils() -> Plates:
    """Hairdo, hive, turban."""
    hive = outline(
        "~112,6 ~134,12 ~140,26 ~156,32 ~160,48 ~172,56 ~174,74 ~182,84 ~180,102 ~168,112 ~160,126 ~140,134 "
        "~112,128 ~84,122 ~66,110 ~50,100 ~46,84 ~54,72 ~54,56 ~66,46 ~68,30 ~84,24 ~90,12"
    )
    coils = joined(
        band([(110 - w, y), (110, y + 9), (110 + w, y + 2)], [2, 4, 2])
        for y, w in figures("26,32 50,48 76,60 102,62")
    )
    face = outline(
        "66,108 ~62,118 ~64,128 ~58,138 50,146 ~54,150 60,152 ~55,156 56,160 60,162 ~56,166 58,170 ~58,180 "
        "~72,184 ~88,180 ~92,192 84,205 160,205 ~146,180 ~150,150 160,126 ~140,134 ~112,128 ~84,122"
    )
    ear = disc(122, 152, 7, 9, 20) + disc(124, 172, 5)
    beads = dots(points("94,192 105,197 117,199 129,198 141,195 151,189"), 4.6)
    return (
        plate(SUN, hive, ear, beads),
        plate(NIGHT, face, cut(ear, beads), disc(112, 66, 7)),
        plate(EMBER, coils),
        plate(SHELL, whole()),
    )


@picture(
    "clock .7, animal .9, face .6, time .6, morning .4, sleep .4, toy .6, sound .3, circle .3, "
    "cat .3, bell .3, child .3, sun .2"
)
def two_dials() -> Plates:
    """Bear, alarm clock."""
    case, dial = disc(100, 112, 78), disc(100, 112, 68)
    ears = disc(40, 48, 30).twice()
    feet = band(points("58,174 44,196"), [18, 14], True).twice()
    marks = dots(points("70,96 130,96"), 7.5) + joined(
        box(97, 48, 6, 14).turned(a, (100, 112)) for a in (0, 90, 180, 270)
    )
    muzzle = disc(100, 128, 26, 20)
    hands = leaf((102, 118), (66, 148), 9, 0.6) + leaf((98, 118), (144, 142), 9, 0.6)
    nose = disc(100, 119, 12, 8)
    return (
        plate(SAGE, whole(), cut(ears, case, feet)),
        plate(EMBER, ears, cut(disc(36, 44, 14).twice()), case, cut(dial), feet),
        plate(NIGHT, marks, hands, nose),
        plate(SUN, ears, feet, case, cut(muzzle)),
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
    "seed .7, insect .9, tea .6, different .5, warmth .3, morning .3, together .3, alone .3, freedom .3, "
    "food .3, egg .2, night .2, animal .4, tiny .2"
)
def split_oval() -> Plates:
    """A beetle, coffee beans."""
    bean = disc(0, 0, 34, 25)
    split = band(points("-30,2 -11,-5 11,6 30,-2"), [0, 5, 5, 0])
    places = figures("14,26,30 190,178,-50 20,186,-30 104,4,-6 196,92,84")

    def strewn(shape: Shape) -> Shape:
        return joined(shape.turned(t, (0, 0)).at(x, y) for x, y, t in places)

    legs = joined(band([(x, 18), (x * 1.3, 34), (x * 1.3 - 5, 46)], [5, 4, 2.5]) for x in (-18, 2, 21))
    legs += band(points("31,6 44,11 56,5"), [4, 3.5, 2.5])

    def away(shape: Shape) -> Shape:
        return shape.scaled(1.45, (0, 0)).turned(-34, (0, 0)).at(98, 102)

    return (
        plate(NIGHT, away(legs + legs.reflected(0)), cut(away(bean)), strewn(bean), cut(strewn(split))),
        plate(EMBER, away(bean), cut(away(split)), strewn(bean)),
        plate(SAGE, whole(), cut(away(bean), strewn(bean))),
    )


@picture(
    "cup .9, bird .6, toy .5, different .7, order .5, library .3, animal .4, together .4, falling .3, "
    "balance .3, alone .2, freedom .3, winter .3, joy .3, acrobat .2, letter .2"
)
def tipping_over() -> Plates:
    """Penguins, bottles, skittles."""
    pin = outline(
        "-17,0 ~-21,-26 ~-18,-44 ~-9,-58 -8,-72 ~-10,-82 ~0,-89 ~10,-82 8,-72 ~9,-58 ~18,-44 ~21,-26 17,0"
    )
    front = box(-14, -44, 28, 30)
    mark = leaf((0, -18), (0, -40), 16)
    collar = box(-12, -71, 24, 5)
    places = [(28.0 + 48 * i, 92.0 + 97 * j) for j in range(2) for i in range(4) if (i, j) != (2, 1)]
    lean = (9.0, (120.0, 189.0))

    def upright(shape: Shape) -> Shape:
        return joined(shape.at(x, y) for x, y in places)

    def stray(shape: Shape) -> Shape:
        return shape.at(120, 189).turned(*lean)

    def stand(shape: Shape) -> Shape:
        return upright(shape) + stray(shape)

    beak = stray(outline("7,-84 25,-77 8,-74"))
    feet = stray(outline("-19,4 ~-11,-6 -2,4 | 2,4 ~11,-6 19,4"))
    belly = stray(disc(0, -25, 13, 19))
    shelves = box(-5, 92, 210, 6) + box(-5, 189, 210, 20)
    return (
        plate(NIGHT, stand(pin), cut(upright(front), stand(collar), belly, feet)),
        plate(EMBER, stand(collar), shelves, cut(feet), upright(mark)),
        plate(SUN, beak + feet),
        plate(SAGE, whole(), cut(upright(front), stand(collar), beak, feet, belly, shelves)),
    )


@picture(
    "hand .9, fire .9, warmth .5, light .6, crown .3, candle .5, danger .4, coral .3, power .4, "
    "night .4, flower .3, magic .5, meeting .2"
)
def five_tongues() -> Plates:
    """A hand, a fire, a torch."""
    hand = outline(
        "70,150 ~52,128 ~30,104 6,84 ~34,82 ~56,98 ~52,64 42,26 ~64,46 ~76,80 ~80,44 84,4 ~100,36 "
        "~104,78 ~116,50 136,18 ~142,54 ~132,92 ~152,76 184,58 ~172,92 ~150,124 130,150"
    )
    core = hand.stretched(0.62, 0.66, (98, 149))
    cuff = outline("62,148 138,148 134,166 66,166")
    sleeve = outline("68,169 132,169 128,205 72,205")
    studs = dots(points("78,157 100,157 122,157"), 4)
    return (
        plate(NIGHT, whole(), cut(hand, cuff, sleeve, studs)),
        plate(EMBER, hand, cut(core)),
        plate(SUN, hand, studs),
        plate(SAGE, cuff, cut(studs), sleeve),
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
    "leaf .7, animal .7, vegetable .8, seed .4, root .6, garden .5, hand .4, secret .5, growth .5, spring "
    ".5, double .3, mask .2, monster .2, tooth .2"
)
def two_above() -> Plates:
    """Rabbit, turnip, two raised fingers."""
    ear = outline("97,92 ~78,74 ~58,40 ~56,12 64,2 ~82,18 ~94,48 98,92")
    inner = outline("93,82 ~80,64 ~68,38 66,18 ~78,32 ~88,54")
    ears = ear + ear.mirrored(100).turned(8, (100, 92))
    inners = inner + inner.mirrored(100).turned(8, (100, 92))
    root = outline(
        "100,86 ~72,88 ~50,106 ~46,132 ~60,154 ~84,164 ~96,180 102,206 ~106,180 ~118,164 ~140,154 ~154,132 "
        "~150,106 ~128,88"
    )
    blush = outline("40,100 ~72,104 ~100,98 ~130,104 160,100 160,80 40,80")
    eyes = disc(76, 124, 5.5) + disc(124, 124, 5.5)
    nose = outline("94,138 106,138 100,146")
    soil = ground([96, 99, 95, 98, 96])
    stones = joined(
        disc(x, y, r, r * 0.7)
        for x, y, r in figures("18,120,7 30,150,5 14,178,8 48,186,6 134,188,6 168,178,8 186,150,6")
    )
    grass = joined(leaf((x, 100), (x + a, 82), 6) for x, a in figures("12,-4 20,4 46,-5 156,5 184,-4 192,5"))
    return (
        plate(NIGHT, soil, cut(root, stones), eyes + nose),
        plate(EMBER, blush, within(root)),
        plate(SAGE, ears, cut(inners), grass),
        plate(SUN, box(-5, -5, 210, 120), cut(soil, ears)),
    )


@picture(
    "bird .9, hand .9, shadow .7, wing .6, moon .5, freedom .5, night .4, light .4, butterfly .4, "
    "magic .3, theatre .4, feather .3, double .3, child .2, fear .1, spider .2, bat .4, peacock "
    ".3, coral .2"
)
def eight_fingers() -> Plates:
    """Hands in shadow play, a bird before the moon."""
    palm = outline("100,128 ~86,110 ~66,92 ~48,86 ~44,100 ~60,122 ~78,146 ~92,162 100,164")
    fingers = joined(
        band(points(line), [17, 15, 13, 9], True)
        for line in (
            "60,96 40,72 28,50 20,30",
            "54,104 28,86 14,70 4,58",
            "58,114 32,104 14,96 2,90",
            "66,126 44,124 26,122 12,120",
        )
    )
    thumb = band(points("92,126 94,110 98,94 104,78"), [16, 14, 12, 9], True)
    beak = outline("98,80 ~104,68 ~114,66 126,74 ~114,80 ~108,88")
    wrists = outline("86,150 114,150 ~116,176 128,205 72,205 ~84,176")
    disc_ = disc(100, 92, 78)
    stars = joined(star(x, y, 6) for x, y in points("14,180 180,176 186,14 36,196 168,196 12,12"))
    return (
        plate(NIGHT, (palm + fingers).twice() + thumb + beak + wrists),
        plate(SUN, disc_),
        plate(EMBER, whole(), cut(disc_, stars)),
    )


SHEET = (
    high_coils,
    two_dials,
    bushy_end,
    split_oval,
    tipping_over,
    five_tongues,
    bending_over,
    two_above,
    eight_fingers,
)
