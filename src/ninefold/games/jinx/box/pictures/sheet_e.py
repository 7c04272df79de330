"""Pictures: the tall hairdo to the hand on a thread."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots
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
    polygon,
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
    "peacock .8, crown .8, fire .7, king .7, bird .6, face .5, morning .5, animal .3, power .4, feather "
    ".4, hand .3, sound .4, elegance .4, jewel .3, beginning .2",
    en="A dark head in profile with a yellow point and a red lobe under it wears five tall red tongues "
    "with yellow spots.",
    fr="Une tête sombre de profil, à pointe jaune et lobe rouge dessous, porte cinq hautes langues rouges "
    "à taches jaunes.",
)
def five_tongues() -> Plates:
    """Cock's comb, crown, flame."""
    comb = outline(
        "40,92 ~26,62 8,42 ~34,50 ~44,60 ~42,32 36,10 ~58,28 ~70,52 ~78,24 82,-2 ~98,24 ~102,50 ~118,26 "
        "134,12 ~132,38 ~126,58 ~146,46 164,44 ~150,64 ~138,92 ~90,80"
    )
    gems = joined(drop((x, y - 12), (x, y + 6), 8) for x, y in points("58,68 86,62 114,68"))
    gems += dots(points("36,66 140,66"), 4)
    head = outline(
        "38,92 ~90,80 140,92 ~150,108 ~148,128 ~142,150 ~152,176 172,205 8,205 ~28,176 ~40,150 ~32,118"
    )
    beak = outline("146,102 ~170,108 196,128 ~172,130 148,128")
    lobe = outline("138,130 ~152,136 ~160,158 ~148,176 ~136,164 ~134,146")
    eye = disc(112, 112, 10)
    hackle = joined(
        leaf((x, y), (x + a, y + 34), 11, 0.6)
        for x, y, a in figures(
            "50,140,-14 68,146,-8 86,148,-2 104,148,4 122,150,10 58,170,-10 78,174,-4 98,176,2 118,176,8"
        )
    )
    return (
        plate(EMBER, comb + lobe, cut(gems)),
        plate(NIGHT, head, cut(hackle, eye, lobe), disc(114, 112, 4)),
        plate(SUN, gems + beak, hackle + eye),
        plate(SAGE, whole(), cut(comb, beak, lobe, head)),
    )


@picture(
    "light .7, lamp .8, animal .8, night .6, tower .4, machine .4, giant .5, house .5, city .4, alone "
    ".3, watching .4, protection .3, tiny .4, sleep .2, butterfly .3, bat .2, horse .2",
    en="A tall spotted yellow column rises at the left and bends over; from its end a pale wedge falls on "
    "three small houses in the dark.",
    fr="Une haute colonne jaune tachetée s'élève à gauche et se courbe ; de son bout un faisceau pâle tombe "
    "sur trois petites maisons dans le noir.",
)
def bending_over() -> Plates:
    """Giraffe, street lamp, crane."""
    neck = outline(
        "4,205 ~16,150 ~24,90 ~32,44 ~44,24 48,4 56,20 64,21 74,3 74,26 ~104,34 ~134,50 ~144,62 ~134,74 "
        "~106,70 ~80,60 ~72,76 ~72,130 ~80,205"
    )
    beam = outline("106,71 140,68 250,205 88,205")
    spots = joined(
        polygon([(x - 10, y - 8), (x + 7, y - 10), (x + 9, y + 6), (x - 5, y + 9)])
        for x, y in points(
            "42,48 60,62 40,74 58,90 36,102 58,116 32,130 54,142 26,158 50,168 72,164 20,186 46,194 68,190"
        )
    )
    huts = figures("104,172,22 134,158,20 160,174,24")
    homes = joined(box(x, y, w, 40) for x, y, w in huts)
    roofs = joined(polygon([(x - 4, y), (x + w / 2, y - 16), (x + w + 4, y)]) for x, y, w in huts)
    panes = joined(box(x, y, 5, 7) for x, y in points("109,180 118,180 142,166 142,180 166,182 175,182"))
    moths = joined(
        outline(f"{x - 7},{y - 5} {x},{y} {x + 7},{y - 5} {x + 4},{y + 5} {x},{y + 1} {x - 4},{y + 5}")
        for x, y in points("122,92 138,112 118,128 154,134")
    )
    return (
        plate(NIGHT, whole(), cut(neck, beam), homes + moths, cut(panes)),
        plate(SUN, neck, panes),
        plate(EMBER, spots + roofs),
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
    "spider 1, hand .9, monster .5, fear .5, night .4, danger .4, insect .4, animal .4, thread .4, jellyfish "
    ".3, star .3, theatre .2, body .3, double .2, jewel .2",
    en="Eight pale bent limbs with red tips spread from a round with four dots that hangs on a thread, among "
    "rings of thin lines in the dark.",
    fr="Huit membres pâles et pliés, à bouts rouges, partent d'un rond à quatre points pendu à un fil, parmi "
    "des anneaux de lignes fines dans le noir.",
)
def eight_fingers() -> Plates:
    """Spider, two hands crossed, starfish."""
    lines = [
        points("88,98 60,66 50,34 66,10"),
        points("84,104 44,84 18,60 14,34"),
        points("84,112 46,116 20,136 10,168"),
        points("88,120 66,144 56,168 66,194"),
    ]
    fingers = joined(band(line, [19, 16, 15, 14], True) for line in lines).twice()
    nails = joined(
        disc(x, y, 6.5, 4.5, a) for x, y, a in figures("65,11,-50 14,34,-96 11,167,106 65,193,62")
    ).twice()
    palm = disc(100, 110, 31, 34)
    thumbs = band(points("90,132 92,148 106,158"), [13, 11, 9], True).twice()
    thread = box(98.4, -5, 3.2, 90)
    eyes = dots(points("92,92 108,92 86,100 114,100"), 2.8)
    mark = outline("84,118 100,104 116,118 100,136")

    def around(r: float) -> Shape:
        corners = [(polar(100, 110, r, 45 * i), polar(100, 110, r * 0.8, 45 * i + 22.5)) for i in range(8)]
        return outline(" ".join(f"{a},{b} ^{c},{d}" for (a, b), (c, d) in corners))

    web = joined(around(r).less(around(r - 3.4)) for r in (84, 116, 148))
    hands = fingers + thumbs + palm
    return (
        plate(NIGHT, whole(), cut(web, thread, hands), eyes),
        plate(SHELL, hands),
        plate(EMBER, nails + mark),
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
