"""Pictures: the tall hairdo to the hands before the moon."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, ripple
from ninefold.games.jinx.box.pictures.shapes import (
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
    ring,
    star,
    whole,
    within,
)


@picture(
    "honey .9, hair .8, insect .7, face .6, lamp .3, king .3, hat .5, elegance .3, house .3, nest .4, "
    "person .4, bread .3, story .2, work .2, cake .2, snail .2, shell .2",
    en="A tall yellow heap of rounded coils with a dark round hole tops a dark profile; small striped "
    "ovals with wings fly about.",
    fr="Un haut tas jaune de bourrelets ronds, percé d'un trou sombre, coiffe un profil sombre ; de petits "
    "ovales rayés et ailés volent autour.",
)
def high_coils() -> Plates:
    """Hive, hairdo, lantern."""
    hive = outline(
        "~112,6 ~134,12 ~140,26 ~156,32 ~160,48 ~172,56 ~174,74 ~182,84 ~180,102 ~168,112 ~160,126 ~140,134 "
        "~112,128 ~84,122 ~66,110 ~50,100 ~46,84 ~54,72 ~54,56 ~66,46 ~68,30 ~84,24 ~90,12"
    )
    coils = joined(
        band([(110 - w, y), (110, y + 9), (110 + w, y + 2)], [2, 4, 2])
        for y, w in figures("26,32 50,48 76,60 102,62")
    )
    hole = outline("98,98 ~98,80 ~112,70 ~126,80 126,98 ~112,101")
    face = outline(
        "66,108 ~62,118 ~64,128 ~58,138 50,146 ~54,150 60,152 ~55,156 56,160 60,162 ~56,166 58,170 ~58,180 "
        "~72,184 ~88,180 ~92,192 84,205 160,205 ~146,180 ~150,150 160,126 ~140,134 ~112,128 ~84,122"
    )
    ear = disc(122, 152, 7, 9, 20) + disc(124, 172, 5)
    bees = points("24,56 20,116 184,32 182,140")
    bodies = joined(disc(x, y, 9, 6, -20) for x, y in bees)
    wings = joined(leaf((x, y - 3), (x + a, y - 16), 8) for x, y in bees for a in (-5, 8))
    belts = joined(box(x - 4, y - 7, 3, 13) + box(x + 2, y - 7, 3, 13) for x, y in bees)
    return (
        plate(SUN, hive, cut(hole), bodies, ear),
        plate(NIGHT, face, cut(ear), hole, belts),
        plate(EMBER, coils + wings),
        plate(SHELL, whole()),
    )


@picture(
    "bird .9, clock .9, tree .6, time .6, eye .6, night .4, watching .5, animal .4, branch .4, cave .2, "
    "feather .4, forest .4, face .4, story .3, magic .3, double .3, music .2, bat .2, drop .2",
    en="A dark broad trunk with branches at the top; two large pale discs with dark hands, a red drop "
    "between them and a hollow with a swinging round.",
    fr="Un large tronc sombre à branches en haut ; deux grands disques pâles à aiguilles, une goutte rouge "
    "entre eux et un creux où pend un rond.",
)
def two_dials() -> Plates:
    """Owl, two clocks, hollow tree."""
    half = outline(
        "101,24 ~84,26 ~66,18 ~44,-6 30,-6 ~44,18 ~22,16 2,4 ~14,28 ~34,40 ~26,70 ~30,110 ~24,150 ~30,180 "
        "14,205 101,205"
    )
    dial = disc(66, 66, 31)
    rim = joined(disc(*polar(66, 66, 24, 30 * i), 2.2 if i % 3 else 3.4) for i in range(12))
    hands = leaf((66, 70), (66, 46), 7) + leaf((64, 66), (82, 70), 7)
    hands += leaf((134, 70), (134, 46), 7) + leaf((136, 66), (119, 57), 7)
    beak = drop((100, 108), (100, 82), 13)
    hollow = outline("72,205 70,150 ~76,130 ~100,118 ~124,130 130,150 128,205")
    bob = outline("98.4,118 101.6,118 110,168 107,169") + disc(112, 178, 13)
    bark = joined(
        leaf((x, y - 9), (x, y + 9), 7, 0.6) for x, y in points("46,114 58,132 42,144 56,160 40,174 54,190")
    )
    tufts = joined(leaf((x, y), (x + 4, y + 14), 6) for x, y in points("54,22 72,27"))
    holes = dial.twice() + hollow + beak + (bark + tufts).twice()
    return (
        plate(NIGHT, half.twice(), cut(holes), rim.twice() + hands),
        plate(SUN, whole(), cut(dial.twice(), beak), bob),
        plate(EMBER, beak, bob, ring(66, 66, 31.5, 4).twice()),
    )


@picture(
    "fire .9, light .4, comb .6, animal .6, pencil .6, candle .4, feather .4, wind .2, work .2, leaf .3, "
    "warmth .4, magic .3, elegance .2, power .2",
    en="From a slanting green stick with a yellow collar swells a red shape with pointed edges, yellow "
    "tongues within and a pale tip.",
    fr="D'un bâton vert en biais à collier jaune se gonfle une forme rouge aux bords pointus, avec des "
    "langues jaunes et un bout pâle.",
)
def bushy_end() -> Plates:
    """Fox tail, flame, brush."""
    tail = outline(
        "54,150 ~44,120 ~52,84 38,90 ~44,62 ~66,46 58,34 ~84,26 ~112,18 110,6 ~150,6 194,2 ~190,34 ~176,64 "
        "190,62 ~176,90 ~152,108 160,118 ~130,132 ~96,148 72,164"
    )
    tip = outline("110,6 ~150,6 194,2 ~190,34 176,64 166,44 156,58 148,34 134,46 130,24 116,30 120,16")
    licks = outline(
        "64,152 ~62,122 ~80,96 78,76 ~92,78 ~98,62 112,50 ~112,66 ~122,66 134,60 ~132,78 ~138,88 ~124,96 "
        "132,104 ~104,124"
    )
    deep = outline("68,152 ~76,124 ~96,104 ~104,92 112,86 ~110,104 ~96,128")
    collar = outline("48,148 76,168 64,184 36,162")
    handle = outline("38,162 62,182 ~30,200 -4,222 -20,212 ~14,190")
    strokes = joined(ripple(x, y, 36) for x, y in points("100,178 144,160 150,190 6,40 4,112 12,80"))
    return (
        plate(EMBER, tail, cut(tip, licks), deep),
        plate(SUN, collar, licks),
        plate(SAGE, handle),
        plate(SEA, whole(), cut(tail, collar, handle, strokes)),
    )


@picture(
    "insect .9, tea .7, seed .6, shield .6, food .4, warmth .3, animal .3, morning .3, nature .2, stone "
    ".2, separation .3, double .2, bread .3, protection .3, fruit .2, turtle .3",
    en="A large brown oval, slanting, with a pale wavy slit down its middle, six bent dark limbs and two "
    "pale curls rising from one end.",
    fr="Un grand ovale brun en biais, une fente pâle et ondulée au milieu, six membres sombres pliés et "
    "deux volutes qui montent d'un bout.",
)
def split_oval() -> Plates:
    """Beetle, coffee bean, shield."""
    bean = disc(100, 118, 56, 70)
    slit = band(points("100,46 110,76 94,108 106,140 98,192"), [3, 7, 8, 7, 3])
    shine = band(points("62,84 54,110 58,140"), [0, 7, 0]) + band(points("134,80 144,108 142,134"), [0, 7, 0])
    dotted = dots(points("76,100 76,140 126,104 122,142"), 4)
    head = outline("70,56 ~78,36 ~100,28 ~122,36 130,56 ~100,44")
    legs = joined(
        band([(60, y), (32, y + b), (14, y + c)], [12, 9, 5], True)
        for y, b, c in figures("86,-14,-40 120,0,-6 150,10,38")
    ).twice()
    curls = joined(
        band([(100 + s * 12, 30), (100 + s * 26, 18), (100 + s * 14, 2), (100 + s * 30, -18)], [5, 7, 7, 0])
        for s in (-1, 1)
    )
    parts = [
        shape.turned(18, (100, 110)).at(0, 6) for shape in (bean, slit, shine, dotted, head, legs, curls)
    ]
    bean, slit, shine, dotted, head, legs, curls = parts
    return (
        plate(EMBER, bean, cut(slit, shine, dotted)),
        plate(SAGE, bean, cut(slit, shine)),
        plate(NIGHT, legs, cut(bean), head),
        plate(SUN, whole(), cut(bean, curls), dotted),
    )


@picture(
    "cup .8, bird .6, toy .5, different .7, order .5, library .3, animal .4, together .4, falling .3, "
    "balance .3, alone .2, freedom .3, winter .3, joy .3, acrobat .2",
    en="Two shelves of dark upright shapes with slim necks, red rings and pale ovals; one of them leans and "
    "has yellow points at head and foot.",
    fr="Deux étagères de formes sombres à col mince, anneau rouge et ovale pâle ; l'une penche et porte des "
    "pointes jaunes à la tête et aux pieds.",
)
def tipping_over() -> Plates:
    """Penguins, bottles, skittles."""
    pin = outline(
        "-17,0 ~-21,-26 ~-18,-44 ~-9,-58 -8,-72 ~-10,-82 ~0,-89 ~10,-82 8,-72 ~9,-58 ~18,-44 ~21,-26 17,0"
    )
    front = disc(0, -25, 12, 18)
    collar = box(-12, -71, 24, 5)
    places = [(28.0 + 48 * i, 92.0 + 97 * j) for j in range(2) for i in range(4) if (i, j) != (2, 1)]
    lean = (9.0, (120.0, 189.0))

    def stand(shape: Shape) -> Shape:
        return joined(shape.at(x, y) for x, y in places) + shape.at(120, 189).turned(*lean)

    def stray(shape: Shape) -> Shape:
        return shape.at(120, 189).turned(*lean)

    beak = stray(outline("7,-84 25,-77 8,-74"))
    feet = stray(outline("-19,4 ~-11,-6 -2,4 | 2,4 ~11,-6 19,4"))
    eye = stray(disc(2, -81, 2.6))
    shelves = box(-5, 92, 210, 6) + box(-5, 189, 210, 20)
    return (
        plate(NIGHT, stand(pin), cut(stand(front + collar), eye, feet)),
        plate(EMBER, stand(collar), shelves, cut(feet)),
        plate(SUN, beak + feet),
        plate(SAGE, whole(), cut(stand(front + collar), beak, feet, eye, shelves)),
    )


@picture(
    "hand .9, fire .9, warmth .5, light .4, crown .4, candle .3, danger .3, coral .3, power .3, "
    "night .3, flower .3, peacock .3, joy .2, magic .4, work .2, meeting .2",
    en="Five pointed red tongues with a yellow heart rise from one palm-wide base, out of a dark "
    "sleeve with round studs.",
    fr="Cinq langues rouges et pointues à cœur jaune s'élèvent d'une base large comme une paume, "
    "hors d'une manche sombre à clous ronds.",
)
def five_tongues() -> Plates:
    """A hand, a fire, a torch."""
    flame = outline(
        "72,150 ~48,126 ~26,96 8,84 ~34,84 ~54,96 ~50,62 42,30 ~64,50 ~74,80 ~82,44 84,6 ~104,36 "
        "~104,78 "
        "~118,52 138,22 ~142,56 ~132,92 ~150,76 180,60 ~170,92 ~150,124 128,150"
    )
    core = outline(
        "80,150 ~62,126 ~44,104 ~62,108 ~72,114 ~66,84 62,62 ~76,80 ~84,100 ~90,66 90,40 ~100,64 "
        "~102,98 ~112,80 "
        "124,58 ~126,80 ~122,108 ~136,100 156,84 ~146,108 ~134,130 120,150"
    )
    cuff = outline("62,148 138,148 134,168 66,168")
    sleeve = outline("70,170 130,170 124,205 76,205")
    studs = dots(points("78,158 100,158 122,158"), 4)
    return (
        plate(EMBER, flame, cut(core, cuff)),
        plate(SUN, core, cut(cuff), studs),
        plate(NIGHT, cuff, cut(studs), sleeve),
        plate(SAGE, whole(), cut(flame, core, studs)),
    )


@picture(
    "machine .9, dragon .8, work .6, animal .5, giant .5, monster .4, hunger .4, stone .3, tooth .4, "
    "power .5, city .3, wheel .2, memory .2, tower .2, toy .3, fear .2, horse .2",
    en="A heavy yellow body with one window on round dark feet; from it a long bent neck rises and "
    "comes down to a toothed jaw full of stones.",
    fr="Un lourd corps jaune à une fenêtre sur des pieds ronds et sombres ; un long cou coudé en "
    "sort, monte et redescend vers une mâchoire dentée.",
)
def bending_over() -> Plates:
    """An excavator, a dinosaur."""
    body = outline(
        "196,146 ~176,110 ~142,92 112,96 ~104,72 ~82,46 ~58,34 ~42,42 36,66 54,74 ~64,66 "
        "~76,82 ~84,112 84,150 ~130,156"
    )
    jaw = outline("38,56 ~18,62 ~10,86 18,104 24,92 32,106 38,92 47,104 50,88 58,94 56,68")
    tail = outline("150,110 ~184,122 198,160 ~180,154 150,154")
    pane = outline("114,108 132,106 136,122 114,124")
    track = joined(outline("-24,10 ~-22,-8 ~0,-16 ~22,-8 24,10 ~0,14").at(x, 168) for x in (100, 156))
    wheels = dots(points("100,166 156,166"), 7)
    marks = joined(
        outline("0,-6 6,0 0,6 -6,0").at(x, y)
        for x, y in points("150,126 164,132 96,92 90,72 72,50 156,142 94,128")
    )
    earth = ground([186, 184, 187, 184, 186])
    crumbs = joined(
        outline("-6,2 ~-2,-6 ~6,-3 ~5,5").at(x, y)
        for x, y in points("24,124 40,132 22,146 40,158 18,172 46,176 30,170")
    )
    return (
        plate(NIGHT, track, cut(wheels), earth, crumbs),
        plate(SUN, body + tail, cut(pane), wheels),
        plate(EMBER, jaw, cut(body), marks),
        plate(SAGE, whole(), cut(body, tail, jaw, pane, wheels)),
    )


@picture(
    "leaf .7, animal .7, vegetable .8, seed .4, root .6, garden .5, hand .4, secret .5, growth .5, spring "
    ".5, double .3, mask .2, monster .2, tooth .2",
    en="Two tall upright blades stand above the ground; below it a pale round with two dark dots runs into "
    "a thin tail among stones.",
    fr="Deux hautes lames dressées sortent du sol ; dessous, un rond pâle à deux points sombres finit en "
    "mince queue parmi des cailloux.",
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
    ".3, coral .2",
    en="Two dark hands crossed at the thumbs spread their eight fingers wide before a large pale "
    "yellow disc; between them a small pointed head.",
    fr="Deux mains sombres croisées par les pouces écartent leurs huit doigts devant un grand disque "
    "jaune pâle ; entre elles, une petite tête pointue.",
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


SHEET_E = (
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
