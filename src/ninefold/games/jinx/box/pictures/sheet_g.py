"""Pictures: the house in the spoon to the boat with a row of heads."""

from math import cos, sin

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, dots, ripple, row, wheel
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
    polar,
    polygon,
    whole,
    within,
)


@picture(
    "tree .9, cake .8, spiral .7, house .4, toy .3, garden .4, child .3, joy .3, summer .3, wind .3, "
    "balloon .3, snail .3, story .2, giant .2, target .2, magic .2",
    en="A great round green crown wound into a coil on a thin red stick with a pair of leaves; at its "
    "foot a hollow with a tiny house.",
    fr="Une grande couronne ronde et verte enroulée en colimaçon sur un mince bâton rouge à deux "
    "feuilles ; à son pied un creux et une maisonnette.",
)
def house_in_the_hollow() -> Plates:
    """Tree, lollipop, pinwheel."""
    coil = [polar(100, 74, 4 + 58 * i / 20, i * 45 - 90) for i in range(21)]
    crown = disc(100, 74, 68)
    stick = outline("95,138 105,138 107,205 93,205")
    bow = leaf((100, 150), (58, 142), 20, 0.6) + leaf((100, 150), (142, 142), 20, 0.6)
    hill = ground([156, 172, 182, 180, 172, 158, 150])
    home = box(30, 160, 22, 22) + polygon([(25, 162), (41, 146), (57, 162)])
    return (
        plate(SAGE, crown + bow),
        plate(SEA, band(coil, [6, *[13] * 19, 0]), bow),
        plate(EMBER, stick, home, cut(box(37, 168, 7, 14))),
        plate(SUN, hill, cut(home, stick)),
    )


@picture(
    "tower .8, train .9, ladder .6, road .4, journey .5, church .3, mountain .3, bridge .4, stairs .4, "
    "field .3, hill .3, machine .2, giant .3, lighthouse .2",
    en="Two dark lines, wide apart below, bend together into one point high above the hills; red bars of "
    "many widths join them, closer and closer.",
    fr="Deux lignes sombres, écartées en bas, se rejoignent en pointe bien au-dessus des collines ; des "
    "barres rouges de toutes largeurs les relient, plus serrées en haut.",
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
    "balloon .9, lamp .9, planet .8, light .5, thought .5, journey .5, sky .4, fruit .3, adventure .4, "
    "freedom .4, cloud .3, hope .3, egg .2, island .3, compass .3, magic .2",
    en="A great yellow ball with green patches narrows to a ribbed red foot; short pale rays around it and "
    "clouds below.",
    fr="Une grande boule jaune à taches vertes se resserre en un pied rouge côtelé ; de courts rayons pâles "
    "autour et des nuages en bas.",
)
def floating_globe() -> Plates:
    """A bulb, a hot-air balloon, the world, a pear."""
    globe = outline(
        "84,150 ~72,126 ~46,104 ~36,74 ~46,40 ~72,20 ~100,14 ~128,20 ~154,40 ~164,74 ~154,104 "
        "~128,126 116,150"
    )
    lands = outline(
        "40,62 ~52,36 ~78,22 ~92,32 ~80,48 ~88,62 ~70,74 ~62,92 ~50,84 | 104,36 ~124,26 ~148,42 "
        "~160,66 ~152,80 "
        "~136,70 ~120,76 ~108,60 ~114,48 | 92,92 ~112,88 ~128,100 ~120,116 ~106,140 ~98,124 ~88,108"
    )
    ribs = joined(outline(f"82,{y} 118,{y + 3} 118,{y + 9} 82,{y + 6}") for y in (152, 164, 176))
    tip = outline("88,185 112,188 ~108,196 ~94,195")
    rays = joined(
        leaf((100 + 82 * c, 74 + 76 * s), (100 + 102 * c, 74 + 96 * s), 7)
        for c, s in points("-1,.05 -.9,-.45 -.62,-.8 .62,-.8 .9,-.45 1,.05 -.86,.52 .86,.52")
    )
    cloud = outline(
        "132,186 ~138,170 ~152,168 ~162,156 ~180,160 ~186,172 205,172 205,190 ~170,192"
    ) + outline("-5,168 ~14,160 ~30,170 ~46,172 ~52,184 ~30,190 -5,188")
    return (
        plate(SEA, whole(), cut(globe, ribs, tip, rays, cloud)),
        plate(SUN, globe),
        plate(SAGE, lands),
        plate(EMBER, ribs, tip),
    )


@picture(
    "boat .9, hat .8, child .4, sea .5, person .5, hair .4, letter .4, island .3, face .3, journey .4, toy "
    ".4, wave .4, hill .2, adventure .3, story .3, kite .3",
    en="A folded pale shape with a peak sits on curling blue crests; under them a round reddish mass with "
    "a lobe on each side, cropped below.",
    fr="Une forme pâle pliée, à pic, est posée sur des crêtes bleues bouclées ; dessous une masse ronde et "
    "rougeâtre, un lobe de chaque côté, coupée en bas.",
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
    "instrument .7, road .8, lake .8, music .4, island .5, tree .4, journey .4, field .3, boat .3, garden "
    ".3, house .3, water .3, adventure .3, river .2",
    en="A blue pool with a waist holds a pale round spot with a red house; a dark dashed strip bends away "
    "from it past trees in a green field.",
    fr="Un bassin bleu à taille fine porte un rond pâle à maison rouge ; une bande sombre à tirets s'en va "
    "en courbe entre des arbres dans un champ vert.",
)
def lake_and_road() -> Plates:
    """A lake with a road, a guitar."""
    half = "100,92 ~76,92 ~66,104 ~70,122 ~56,138 ~46,164 ~58,190 ~80,200 100,202"
    body = outline(half).twice().scaled(1.12, (100, 130)).turned(38, (100, 100)).at(2, 4)
    isle = disc(76, 136, 19)
    house = outline("66,146 66,136 63,136 76,122 89,136 86,136 86,146")
    way = points("88,120 112,92 128,60 160,32 206,14")
    dashes = joined(box(-5, -1.8, 10, 3.6).turned(a, (0, 0)).at(x, y) for x, y, a in along(way, 9))
    trees = joined(
        leaf((x, y + 9), (x, y - 15), 17, 0.36)
        for x, y in points("18,30 44,52 84,34 22,86 192,132 166,108 186,178 150,164 176,72 122,24 60,24")
    )
    boats = joined(
        outline(f"{x - 11},{y} {x + 11},{y} ~{x},{y + 9} | {x},{y - 3} {x},{y - 20} {x + 10},{y - 3}")
        for x, y in points("42,174 98,176")
    )
    return (
        plate(SEA, body, cut(isle, boats), trees),
        plate(NIGHT, band(way, [14, 14, 15, 16, 17]), cut(isle, dashes)),
        plate(SAGE, whole(), cut(body)),
        plate(EMBER, house),
    )


@picture(
    "house .9, bag .9, journey .8, face .6, door .5, window .5, mask .3, monster .3, light .4, family .3, "
    "adventure .3, machine .2, memory .3, bread .2, warmth .3, end .2, beginning .2",
    en="A wide red case with dark corners and a handle; two lit panes, an open lit door below and a pale "
    "path out of it.",
    fr="Une large caisse rouge à coins sombres avec une poignée ; deux carreaux éclairés, une porte ouverte "
    "et un chemin pâle qui en sort.",
)
def case_with_a_door() -> Plates:
    """A suitcase, a house, a face."""
    case = outline("16,66 ~20,56 30,54 170,54 ~180,56 184,66 182,168 ~180,176 170,178 30,178 ~20,176 18,168")
    corners = outline("10,50 48,50 10,86 | 10,182 44,182 10,150").twice()
    handle = outline(
        "64,56 64,36 ~68,22 82,20 118,20 ~132,22 136,36 136,56 124,56 124,36 ~122,33 118,32 82,32 "
        "~78,33 76,36 76,56"
    )
    panes = joined(box(x, y, 15, 15) for x in (46, 64, 121, 139) for y in (78, 96))
    door = outline("84,178 84,142 ~90,126 ~100,122 ~110,126 116,142 116,178")
    path = outline("84,178 116,178 ~122,190 148,205 52,205 ~78,190")
    studs = row(disc(32, 68, 2.2), 9, 17) + row(disc(30, 168, 2.2).at(14, 0), 2, 17).twice()
    knob = disc(109, 156, 2.6)
    return (
        plate(NIGHT, corners, within(case), handle, knob),
        plate(EMBER, case, cut(panes, door, studs)),
        plate(SUN, panes, door),
        plate(SAGE, whole(), cut(case, path)),
    )


@picture(
    "city .8, house .7, work .6, tooth .5, mountain .4, knife .5, snow .5, dragon .4, winter .4, order .3, "
    "hill .3, danger .3, shark .2, machine .2, crown .2",
    en="A long pale blade with a row of red-tipped points, each with a small window, rises to a red looped "
    "handle; pale dots fall.",
    fr="Une longue lame pâle à rangée de pointes rouges, chacune avec une petite fenêtre, monte vers une "
    "poignée rouge ; des points pâles tombent.",
)
def pointed_street() -> Plates:
    """A saw, a street of gables in the snow, a crocodile's back."""
    tops = [-12 + 22 * i for i in range(7)]
    blade = outline("-20,160 -20,110 146,110 146,178 ~100,174 ~40,166")
    roofs = joined(outline(f"{x},112 {x + 11},{76 - 1.5 * i} {x + 22},112") for i, x in enumerate(tops))
    lights = joined(box(x + 8, 116, 6, 9) for x in tops)
    doors = joined(box(x + 1, 140, 6, 8) for x in tops[1:])
    grip = outline("140,104 ~152,92 ~172,92 ~192,106 ~198,136 ~190,168 ~170,188 ~148,186 138,176")
    eye = outline("158,114 ~170,112 ~178,124 ~178,146 ~168,164 ~158,160 ~154,136")
    flakes = dots(
        points("18,20 46,44 74,16 96,50 124,24 150,54 176,30 20,62 66,66 184,72 128,70 36,190 90,194 152,10"),
        3,
    )

    def tilted(shape: Shape) -> Shape:
        return shape.turned(-9, (100, 130)).at(0, -6)

    return (
        plate(SEA, whole(), cut(tilted(blade), tilted(roofs), tilted(grip), flakes), tilted(eye)),
        plate(EMBER, tilted(roofs), tilted(grip), cut(tilted(eye))),
        plate(NIGHT, tilted(lights), tilted(doors)),
    )


@picture(
    "vegetable .8, animal .6, spiral .6, hill .6, balloon .4, fruit .4, field .4, leaf .4, growth .4, "
    "garden .4, snake .3, autumn .4, rope .3, root .2, danger .2, giant .2, hair .2, tent .2",
    en="A great pink round rises from the bottom, ruled with bent rows; from its top a red line curls in "
    "loops between four leaves.",
    fr="Une grande rondeur rose monte du bas, rayée de rangs courbes ; de son sommet part une ligne rouge "
    "en boucles, entre quatre feuilles.",
)
def curled_top() -> Plates:
    """A pumpkin, a pig from behind, a hill with a vine, a balloon."""
    hump = outline("10,205 ~8,150 ~34,108 ~72,90 100,86 ~128,90 ~166,108 ~192,150 190,205")
    rows = joined(
        band(
            [(100 + 12 * i, 100 + abs(i) * 2), (100 + 26 * i, 136 + abs(i)), (100 + 32 * i, 205)],
            [0, 3.6, 4.4],
        )
        for i in (-2, -1, 0, 1, 2)
    )
    turns = [i * 0.75 for i in range(20)]
    curl = [(94 - 20 * sin(t) + 3.4 * t, 92 - 3.2 * t - 18 * (1 - cos(t))) for t in turns]
    tail = band(curl, [9, 9, *[8.0] * 16, 6, 0])
    leaves = joined(
        leaf((a, b), (c, d), 20)
        for a, b, c, d in figures("80,82,34,76 92,50,54,22 134,60,176,74 150,36,192,22")
    )
    return (
        plate(EMBER, tail),
        plate(SHELL, hump, cut(rows)),
        plate(SEA, leaves),
        plate(SAGE, whole(), cut(hump, tail)),
    )


@picture(
    "flower 1, music .8, record .6, sound .6, instrument .5, machine .3, memory .4, spring .3, joy .3, "
    "garden .3, shell .3, snake .2, elephant .2, volcano .2, fire .2, dancer .2",
    en="A great red lobed funnel opens on a bent dark stem with two leaves; it grows from a striped box "
    "with a dark flat disc on it.",
    fr="Un grand entonnoir rouge et lobé s'ouvre sur une tige courbée à deux feuilles ; elle sort d'un "
    "coffret rayé portant un disque plat.",
)
def sounding_flower() -> Plates:
    """A gramophone, a flower in a pot, a trumpet."""
    petals = 7
    lobe = outline("100,76 ~74,44 ~76,16 ~100,6 ~124,16 ~126,44")
    funnel = wheel(lobe, petals, (100, 76)).scaled(0.98, (100, 76)).at(16, 2)
    throat = disc(116, 78, 20)
    rays = wheel(leaf((116, 54), (116, 20), 7, 0.5), petals, (116, 78))
    stem = band(points("112,84 70,112 40,124 32,146 46,164"), [22, 14, 10, 9, 9])
    leaves = leaf((36, 132), (4, 88), 22) + leaf((40, 124), (58, 92), 16)
    disk = disc(108, 156, 62, 9)
    case = outline("30,162 186,162 180,205 36,205")
    slots = row(outline("50,174 56,174 57,205 52,205"), 8, 16)
    return (
        plate(NIGHT, stem + throat, disk, cut(disc(108, 154, 16, 3)), case, cut(slots)),
        plate(EMBER, funnel, cut(rays), case),
        plate(SAGE, leaves),
        plate(SUN, whole(), cut(rays)),
    )


@picture(
    "island .8, foot .7, sea .7, harbour .5, house .5, boat .4, compass .5, beach .5, tiny .3, winter .3, "
    "dragon .2, giant .3, stripes .4, city .3, journey .3, dress .2, warmth .2",
    en="A long striped shape bends into a rounded end in blue water, a green rim along it; tiny houses "
    "stand on it, two sails beside.",
    fr="Une longue forme rayée se coude en un bout arrondi dans l'eau bleue, bordée de vert ; de minuscules "
    "maisons dessus, deux voiles à côté.",
)
def bent_land() -> Plates:
    """A sock, a peninsula on a map, a chimney lying down."""
    sock = outline(
        "34,-5 112,-5 ~110,40 ~114,84 ~134,104 ~168,114 ~186,136 ~178,162 ~150,172 ~104,168 ~62,152 "
        "~38,128 ~34,90 ~40,40"
    )
    shore = outline(
        "22,-5 124,-5 ~122,40 ~126,76 ~142,92 ~176,102 ~198,136 ~188,172 ~152,184 ~100,180 ~52,162 "
        "~26,134 ~22,90 ~28,40"
    )
    stripes = joined(
        outline(f"20,{y} ~74,{y + 5} 130,{y - 1} 130,{y + 12} ~74,{y + 18} 20,{y + 13}") for y in (2, 30, 58)
    )
    toe = outline("150,96 ~144,136 160,190 210,190 210,90")
    heel = outline("20,100 ~48,104 ~66,132 58,170 10,170")
    hut = outline("-7,0 -7,-9 -10,-9 0,-19 10,-9 7,-9 7,0")
    huts = joined(hut.at(x, y) for x, y in points("84,118 106,132 76,142 124,146 102,160"))
    boat = outline("-12,0 12,0 ~8,7 ~-8,7 | 0,-3 0,-20 11,-3 | -3,-3 -3,-14 -9,-3")
    boats = boat.at(164, 50) + boat.scaled(0.8, (0, 0)).at(182, 78)
    waves = joined(ripple(x, y, 30) for x, y in points("140,22 160,74 4,182 46,190 2,40 156,194 -6,100"))
    return (
        plate(SEA, whole(), cut(shore, boats, waves)),
        plate(SAGE, shore, cut(sock)),
        plate(SUN, sock),
        plate(EMBER, joined([stripes, toe, heel]), within(sock), huts, boats),
    )


@picture(
    "boat .7, vegetable .9, smile .7, together .6, family .5, different .5, seed .5, mouth .4, tooth .4, "
    "sea .3, journey .4, moon .3, speed .3, face .2, food .4, work .2",
    en="A green crescent on dark water holds a row of six round heads, one of them red; oars or tendrils go "
    "down into the waves.",
    fr="Un croissant vert sur l'eau sombre porte une rangée de six têtes rondes, dont une rouge ; des rames "
    "ou vrilles plongent dans les vagues.",
)
def row_of_six() -> Plates:
    """A pea pod, a rowing boat, a smile with teeth."""
    pod = outline(
        "6,62 ~30,106 ~64,130 ~100,138 ~136,130 ~172,104 196,54 ~188,116 ~150,162 ~100,176 ~50,164 ~16,124"
    )
    heads = points("34,86 60,107 87,118 115,118 142,106 167,84")
    peas = dots([place for place in heads if place[0] != 115], 17)
    oars = joined(
        outline(
            f"{x},{y} {x + 4},{y} {x - 14},{y + 44} {x - 12},{y + 66} {x - 24},{y + 66} {x - 18},{y + 44}"
        )
        for x, y in points("62,122 92,132 122,132 150,122")
    )
    sea = ground([158, 163, 157, 163, 158, 164, 158])
    curl = band(points("188,82 195,54 186,30 168,26 160,40 172,46"), [6, 9, 7, 5, 5, 4])
    waves = joined(ripple(x, y, 36) for x, y in points("-6,186 138,188 166,176"))
    red = disc(115, 118, 18)
    gleams = joined(leaf((x - 9, y - 2), (x - 1, y - 11), 5) for x, y in heads)
    return (
        plate(SAGE, peas, cut(gleams, pod, red)),
        plate(SUN, peas, cut(red), pod + curl, cut(oars)),
        plate(SEA, pod + curl, cut(oars), sea, cut(waves)),
        plate(EMBER, red, cut(gleams, pod), oars),
    )


SHEET_G = (
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
