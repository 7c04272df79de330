"""Pictures: the tall hairdo to the hands before the moon."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots
from ninefold.games.jinx.box.pictures.shapes import (
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
    "hair .8, honey .7, face .7, person .6, hat .6, insect .4, lamp .2, king .3, elegance .4, nest .4, "
    "bread .3, story .2, cake .3, snail .2, shell .3, spiral .2",
    en="A tall yellow heap of rounded coils tops a dark profile with two yellow drops; one small striped "
    "oval with wings flies near.",
    fr="Un haut tas jaune de bourrelets ronds coiffe un profil sombre à deux gouttes jaunes ; un petit "
    "ovale rayé et ailé vole tout près.",
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
    wings = leaf((25, 60), (17, 42), 10) + leaf((25, 60), (36, 44), 10)
    belts = box(20, 56, 3.4, 17) + box(27, 56, 3.4, 17)
    return (
        plate(SUN, hive, disc(25, 64, 12, 8, -20), ear),
        plate(NIGHT, face, cut(ear), belts),
        plate(EMBER, coils + wings),
        plate(SHELL, whole()),
    )


@picture(
    "clock .7, animal .9, face .6, time .6, morning .4, sleep .4, toy .6, sound .3, circle .3, "
    "cat .3, bell .3, child .3, sun .2",
    en="A round yellow face in a red rim on two feet, with two red rounds on top; two dark spots, a red "
    "middle and two strokes that spread downwards.",
    fr="Une face ronde et jaune cerclée de rouge sur deux pieds, deux ronds rouges dessus ; deux taches "
    "sombres, un centre rouge et deux traits écartés vers le bas.",
)
def two_dials() -> Plates:
    """Bear, alarm clock."""
    case, dial, gap = disc(100, 112, 76), disc(100, 112, 62), disc(100, 112, 81)
    ears = disc(40, 46, 29).twice()
    feet = band(points("58,170 42,196"), [18, 14], True).twice()
    marks = dots(points("68,94 132,94"), 7) + dots(points("100,58 152,112 100,166 48,112"), 3.4)
    hands = leaf((100, 116), (72, 134), 9, 0.6) + leaf((100, 116), (140, 142), 8, 0.6)
    return (
        plate(SAGE, whole(), cut(ears), gap, cut(case, feet)),
        plate(EMBER, ears, cut(gap, disc(36, 42, 12).twice()), case, cut(dial), feet, disc(100, 114, 12, 9)),
        plate(NIGHT, marks, hands),
        plate(SUN, dial, disc(36, 42, 12).twice()),
    )


@picture(
    "fire .7, pencil .9, light .3, animal .3, warmth .3, power .3, work .4, flower .2, vegetable .3, hair "
    ".3, comb .4, feather .3, drop .3, joy .2",
    en="A slanting blue handle with a dark ringed collar; out of it a red tuft with pale hairs, bent to a "
    "point that runs on into a broad red streak.",
    fr="Un manche bleu oblique à bague sombre ; en sort une touffe rouge à poils pâles, courbée en une "
    "pointe qui se prolonge en une large traînée rouge.",
)
def bushy_end() -> Plates:
    """Paintbrush, torch, flame."""
    tuft = outline("80,116 ~60,92 ~58,60 ~78,26 78,-14 ~116,14 ~136,48 ~142,84 120,116")
    hairs = joined(
        leaf((x, 116), (100 + (x - 100) * 1.5, y), 5, 0.4)
        for x, y in points("91,66 100,44 109,60 84,86 116,82")
    )
    collar = box(79, 116, 42, 28)
    rings = box(74, 123, 52, 3.5) + box(74, 132, 52, 3.5)
    handle = outline("83,144 117,144 ~112,170 ~106,200 104,240 96,240 ~94,200 ~88,170")
    streak = band(points("160,24 128,34 84,20 36,34 -8,22"), [6, 20, 26, 28, 30])

    def held(shape: Shape) -> Shape:
        return shape.turned(38, (100, 110)).at(-2, 10)

    return (
        plate(SHELL, whole(), cut(held(rings))),
        plate(EMBER, held(tuft), cut(held(hairs)), streak),
        plate(SEA, held(handle)),
        plate(NIGHT, held(collar), cut(held(rings))),
    )


@picture(
    "seed .7, insect .9, tea .6, different .5, warmth .3, morning .3, together .3, alone .3, freedom .3, "
    "food .3, egg .2, night .2, animal .4, tiny .2",
    en="A large red oval parted by a pale wave stands on six bent legs and has two feelers; dark ovals "
    "parted alike lie in the corners.",
    fr="Un grand ovale rouge partagé d'une onde pâle se tient sur six pattes coudées et a deux antennes ; "
    "des ovales sombres pareils gisent dans les coins.",
)
def split_oval() -> Plates:
    """A beetle, coffee beans."""
    bean = disc(0, 0, 34, 25)
    split = band(points("-30,2 -11,-5 11,6 30,-2"), [0, 5, 5, 0])
    places = figures("16,26,30 186,18,-50 10,148,-70 192,132,80 76,196,14 150,200,-10 92,6,-8")

    def strewn(shape: Shape) -> Shape:
        return joined(shape.turned(t, (0, 0)).at(x, y) for x, y, t in places)

    legs = joined(band([(x, 18), (x * 1.3, 34), (x * 1.3 - 5, 46)], [5, 4, 2.5]) for x in (-18, 2, 21))
    legs += band(points("31,6 44,11 54,7"), [4, 3.5, 2.5])

    def away(shape: Shape) -> Shape:
        return shape.scaled(1.45, (0, 0)).turned(-34, (0, 0)).at(98, 102)

    return (
        plate(NIGHT, away(legs + legs.reflected(0)), cut(away(bean)), strewn(bean), cut(strewn(split))),
        plate(EMBER, away(bean), cut(away(split)), strewn(bean)),
        plate(SUN, whole(), cut(away(split))),
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
