"""Pictures: the house under the coil to the boat with a row of heads."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, dots, ripple, row, wheel
from ninefold.games.jinx.box.pictures.shapes import (
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
    "balloon .3, snail .3, story .2, giant .2, target .2, magic .2, nature .3",
    en="A great round green crown wound into a coil on a red stem that widens at its foot, a "
    "leafy twig on one side; at its foot a hollow with a tiny house.",
    fr="Une grande couronne ronde et verte, enroulée en colimaçon, sur une tige rouge évasée au "
    "pied, un rameau feuillu d'un côté ; à son pied un creux et une maisonnette.",
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
    "balloon .6, lamp .9, planet 1, light .5, thought .5, journey .5, sky .3, space .4, night .3, fruit .2, "
    "adventure .3, hope .4, egg .2, island .3, compass .3, magic .2",
    en="A great blue ball with green patches narrows to a ribbed red foot; short pale rays around it on a "
    "dark ground.",
    fr="Une grande boule bleue à taches vertes se resserre en un pied rouge côtelé ; de courts rayons pâles "
    "autour sur un fond sombre.",
)
def floating_globe() -> Plates:
    """The world, a bulb, a hot-air balloon."""
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
        leaf((100 + 82 * c, 74 + 76 * s), (100 + 102 * c, 74 + 96 * s), 8)
        for c, s in points("-1,.05 -.9,-.45 -.62,-.8 .62,-.8 .9,-.45 1,.05 -.86,.52 .86,.52")
    )
    stars = dots(points("20,160 44,186 160,176 184,150 170,196 8,188"), 2.6)
    return (
        plate(NIGHT, whole(), cut(globe, ribs, tip, rays, stars)),
        plate(SEA, globe),
        plate(SUN, lands, rays),
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
    "instrument .8, road .7, lake .9, music .5, island .5, tree .5, journey .4, field .3, boat .5, garden "
    ".3, house .4, water .4, sail .3, adventure .3, river .2, summer .2",
    en="A blue pool with a waist holds a pale round spot with a red house, two sails and ripples; a dashed "
    "dark strip bends away from it past firs in a green field.",
    fr="Un bassin bleu à taille fine porte un rond pâle à maison rouge, deux voiles et des rides ; une bande "
    "sombre à tirets s'en va en courbe entre des sapins dans un champ vert.",
)
def lake_and_road() -> Plates:
    """A lake with a road, a guitar."""
    half = "100,90 ~74,90 ~64,104 ~69,122 ~55,138 ~45,164 ~57,190 ~80,200 100,202"
    body = outline(half).twice().scaled(1.14, (100, 130)).turned(38, (100, 100)).at(2, 4)
    isle = disc(76, 136, 19)
    house = outline("66,146 66,136 63,136 76,122 89,136 86,136 86,146")
    way = points("88,120 112,92 128,60 160,32 206,14")
    dashes = joined(box(-5, -1.8, 10, 3.6).turned(a, (0, 0)).at(x, y) for x, y, a in along(way, 9))
    trees = joined(
        outline("0,-20 9,-4 4,-4 11,10 2,10 2,16 -2,16 -2,10 -11,10 -4,-4 -9,-4").at(x, y)
        for x, y in points("16,30 40,56 84,32 188,138 170,104 184,182 180,70 124,24 52,20")
    )
    boats = joined(
        outline("-15,0 15,0 ~0,12 | 0,-4 0,-30 15,-4 | -3,-4 -3,-22 -12,-4").at(x, y)
        for x, y in points("38,172 108,166")
    )
    waves = joined(ripple(x, y, 24, 4, 3) for x, y in points("20,132 62,186 104,112"))
    return (
        plate(SEA, body, cut(isle, boats, waves), trees),
        plate(NIGHT, band(way, [14, 14, 15, 16, 17]), cut(isle, dashes)),
        plate(SAGE, whole(), cut(body)),
        plate(EMBER, house),
    )


@picture(
    "house .9, bag .9, journey .4, window .5, door .5, secret .3, family .3, lock .3, story .2, city "
    ".2, protection .3, elegance .2, work .2",
    en="A wide red body with a dark sloping flap on top, two lit panes and a rounded door in its "
    "middle with a round clasp; a high loop arches over it.",
    fr="Un large corps rouge sous un rabat sombre en pente, deux carreaux éclairés et une porte "
    "arrondie au milieu, à fermoir rond ; une haute anse par-dessus.",
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
    "pencil .8, house .9, city .6, child .3, story .3, letter .3, fence .3, church .3, tower .4, order .3, "
    "work .3, together .3, arrow .2, toy .3, library .2, winter .2, piano .3, window .4, castle .4",
    en="Five upright bars of different heights and colours side by side, each ending in a red or pale cone "
    "with a dark tip, with windows and a door.",
    fr="Cinq barres dressées de tailles et de couleurs différentes, chacune finie en cône rouge ou pâle à "
    "bout sombre, avec fenêtres et porte.",
)
def pointed_street() -> Plates:
    """Crayons, a street of gabled houses."""
    tops = [58, 26, 70, 14, 48]
    xs = [4 + 39 * i for i in range(5)]
    places = list(zip(xs, tops, strict=True))
    bodies = [
        outline(
            f"{x},205 {x},{y + 38} ~{x + 6},{y + 33} {x + 12},{y + 38} ~{x + 18},{y + 33} "
            f"{x + 24},{y + 38} ~{x + 30},{y + 33} {x + 36},{y + 38} {x + 36},205"
        )
        for x, y in places
    ]
    roofs = [outline(f"{x},{y + 40} {x + 18},{y} {x + 36},{y + 40}") for x, y in places]
    leads = joined(outline(f"{x + 13.6},{y + 10} {x + 18},{y} {x + 22.4},{y + 10}") for x, y in places)
    panes = joined(box(x + a, y + 48 + 24 * k, 8, 13) for x, y in places for a in (7, 21) for k in (0, 1))
    doors = joined(outline(f"{x + 10},205 {x + 10},180 ~{x + 18},170 {x + 26},180 {x + 26},205") for x in xs)
    return (
        plate(NIGHT, leads, doors, panes),
        plate(EMBER, bodies[0], bodies[3], roofs[1], roofs[4]),
        plate(SUN, bodies[1], bodies[4]),
        plate(SEA, whole(), cut(*bodies, *roofs), bodies[2]),
    )


@picture(
    "vegetable .8, tent 1, acrobat .7, autumn .4, joy .5, theatre .5, food .3, flag .5, garden .3, "
    "magic .4, stripes .5, balloon .3, house .3, story .3, circle .2, turtle .2, parachute .3, "
    "bag .2",
    en="A wide round form in red and pale ribs on blue, with a dark opening parted at the bottom; on top a "
    "short curved stalk with a green leaf like a pennant.",
    fr="Une large forme ronde à côtes rouges et pâles sur du bleu, une ouverture sombre écartée en bas ; en "
    "haut une courte tige courbe, une feuille verte en fanion.",
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
    ".3, record .3, shell .2, snake .2, growth .3, summer .2, dancer .2, elephant .2",
    en="A great red lobed funnel with a dark throat opens on a bent dark stem with two leaves, which "
    "comes out of a narrow striped box.",
    fr="Un grand entonnoir rouge et lobé, à gorge sombre, s'ouvre sur une tige courbe à deux "
    "feuilles, qui sort d'un coffret rayé et étroit.",
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
    "island .9, foot .8, house .4, sea .5, hill .4, forest .3, journey .3, waterfall .4, cave .4, "
    "giant .3, story .4, stone .5, city .3, mountain .3, wall .2, door .2",
    en="A red rock, tall and notched on the left and drawn out low on the right, stands in the sea with a "
    "dark hollow at its foot, a pale fall of water, green edges, trees and houses.",
    fr="Un rocher rouge, haut et entaillé à gauche, étiré et bas à droite, se dresse dans la mer : un creux "
    "sombre au pied, une chute d'eau pâle, des bords verts, des arbres, des maisons.",
)
def bent_land() -> Plates:
    """An island with a cliff, a boot."""
    rock = outline(
        "26,62 36,82 28,100 36,124 22,144 14,174 194,174 ~186,146 ~162,128 ~130,118 ~110,98 106,82 "
        "112,60 ~70,66"
    )
    tufts = joined(drop((x, y), (x, 62), w) for x, y, w in figures("32,16,20 50,28,16 98,14,20 114,32,14"))
    house = outline("64,64 64,42 60,42 75,26 90,42 86,42 86,64")
    cottages = joined(
        outline("0,0 0,-11 -4,-11 7,-22 18,-11 14,-11 14,0").at(x, y) for x, y in points("126,118 152,126")
    )
    grass = outline("22,60 ~70,66 116,58 ~110,72 98,76 ~84,70 72,80 ~60,72 48,78 ~36,72 24,74") + outline(
        "108,98 ~130,114 ~162,122 ~188,142 ~172,140 ~156,134 146,140 ~134,128 118,124"
    )
    fall = band(points("58,72 61,100 56,130 61,176"), [7, 8, 10, 15])
    cave = outline("96,180 ~98,152 ~112,144 ~126,154 128,180")
    sea = ground([164, 168, 163, 168, 164, 168, 164])
    waves = joined(ripple(x, y, 30, 5, 4) for x, y in points("8,184 70,190 136,182 160,194 34,197"))
    return (
        plate(EMBER, rock, cut(grass, fall), house, cottages),
        plate(SEA, sea, cut(waves, fall), cave),
        plate(SAGE, grass, tufts),
        plate(SHELL, whole(), cut(sea, grass, tufts, fall)),
    )


@picture(
    "boat .9, vegetable .8, together .6, smile .4, family .4, seed .4, sea .4, journey .5, food .4, "
    "speed .3, work .4, moon .3, wave .3, order .2, dragon .2",
    en="A red crescent on blue water holds a row of six green balls; dark oars or stalks go down "
    "into the waves, one tip curls.",
    fr="Un croissant rouge sur l'eau bleue porte une rangée de six boules vertes ; des rames ou "
    "tiges sombres plongent dans les vagues, une pointe s'enroule.",
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
