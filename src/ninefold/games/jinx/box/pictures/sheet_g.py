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
    "pencil .9, house .8, city .6, child .3, story .3, letter .3, fence .3, church .3, tower .4, "
    "order .3, work .3, together .3, arrow .2, toy .3, library .2, winter .2, piano .3",
    en="Seven upright bars of different heights and colours side by side, each sharpened to a pale "
    "point with a dark tip, with small windows and a door.",
    fr="Sept barres dressées de tailles et de couleurs différentes, chacune taillée en pointe pâle à "
    "bout sombre, avec de petites fenêtres et une porte.",
)
def pointed_street() -> Plates:
    """Crayons, a street of gabled houses."""
    tops = [60, 34, 74, 18, 52, 30, 66]
    xs = [4 + 28 * i for i in range(7)]
    bodies = [
        outline(
            f"{x},205 {x},{y + 34} ~{x + 4},{y + 30} {x + 8.5},{y + 34} ~{x + 13},{y + 30} "
            f"{x + 17},{y + 34} ~{x + 21},{y + 30} {x + 25},{y + 34} {x + 25},205"
        )
        for x, y in zip(xs, tops, strict=True)
    ]
    points_ = [
        outline(f"{x},{y + 36} {x + 12.5},{y} {x + 25},{y + 36}") for x, y in zip(xs, tops, strict=True)
    ]
    leads = joined(
        outline(f"{x + 9.4},{y + 9} {x + 12.5},{y} {x + 15.6},{y + 9}") for x, y in zip(xs, tops, strict=True)
    )
    panes = joined(box(x + a, y + 46, 6, 13) for x, y in zip(xs, tops, strict=True) for a in (5, 14))
    doors = joined(outline(f"{x + 7},205 {x + 7},180 ~{x + 12.5},174 {x + 18},180 {x + 18},205") for x in xs)
    cones = joined(points_)
    blank = joined(bodies) + cones
    return (
        plate(NIGHT, leads, doors, panes),
        plate(EMBER, joined(bodies[0::3])),
        plate(SUN, joined(bodies[1::3])),
        plate(SEA, whole(), cut(blank), joined(bodies[2::3])),
    )


@picture(
    "vegetable .9, tent .8, acrobat .6, autumn .5, joy .5, theatre .4, food .3, flag .4, garden .3, "
    "magic .4, stripes .4, balloon .2, house .3, story .3, circle .2, turtle .2, parachute .2, "
    "bag .2",
    en="A wide round form in red and pale ribs, with a dark opening parted at the bottom; on top a "
    "curved green stalk with one leaf like a pennant.",
    fr="Une large forme ronde à côtes rouges et pâles, avec une ouverture sombre écartée en bas ; en "
    "haut une tige verte et courbe, une feuille en fanion.",
)
def curled_top() -> Plates:
    """A pumpkin, a circus tent."""
    form = outline("100,54 ~132,50 ~170,72 ~190,114 ~186,156 166,190 34,190 ~14,156 ~10,114 ~30,72 ~68,50")
    ribs = (
        outline("100,54 ~84,80 ~78,120 76,190 54,190 ~50,130 ~58,80 ~80,54")
        + outline("62,54 ~36,84 ~24,130 36,190 20,176 ~8,130 ~24,78")
    ).twice()
    door = outline("100,112 ~112,146 ~124,172 134,192 66,192 ~76,172 ~88,146")
    stalk = band(points("100,60 98,42 104,26 102,8"), [14, 9, 8, 7])
    pennant = outline("104,8 ~128,2 ~150,14 168,26 ~140,30 ~120,34 103,24")
    vein = leaf((108, 17), (152, 24), 4)
    return (
        plate(EMBER, ribs, cut(door)),
        plate(SUN, form, cut(door)),
        plate(NIGHT, door, box(-5, 190, 210, 20)),
        plate(SEA, stalk, pennant, cut(vein)),
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
    "foot .8, island .8, house .4, sea .5, hill .3, forest .3, journey .3, garden .3, winter .2, "
    "giant .3, story .4, boat .3, stone .3, city .3, mountain .2, wall .2",
    en="A red form, tall on the left and drawn out to a rounded foot on the right, layered like "
    "rock, stands in the sea; green edges, trees and three houses on it.",
    fr="Une forme rouge, haute à gauche, allongée à droite en pied arrondi, en couches comme la "
    "roche, se dresse dans la mer ; des bords verts, des arbres et trois maisons.",
)
def bent_land() -> Plates:
    """A boot, an island with a cliff."""
    boot = outline(
        "34,62 ~62,66 ~88,64 108,60 ~108,96 ~126,116 ~160,124 ~186,142 190,172 24,172 ~30,140 ~34,100"
    )
    tufts = joined(drop((x, y), (x, 62), w) for x, y, w in figures("40,18,20 56,30,16 98,16,20 112,34,14"))
    house = outline("66,64 66,44 62,44 77,28 92,44 88,44 88,64")
    cottages = joined(
        outline("0,0 0,-11 -4,-11 7,-22 18,-11 14,-11 14,0").at(x, y) for x, y in points("122,116 148,124")
    )
    grass = outline("32,60 ~70,66 110,58 ~108,72 98,76 ~84,70 72,80 ~60,72 48,78 ~40,72 32,76") + outline(
        "112,104 ~132,116 ~162,122 ~184,138 ~172,138 ~156,132 146,138 ~134,128 120,126"
    )
    strata = joined(
        band(points(line), [0, 4, 4, 0])
        for line in (
            "34,104 50,108 64,104 76,108",
            "32,130 56,136 84,132 104,138",
            "60,150 92,152 124,148 160,152",
        )
    )
    sea = ground([164, 168, 163, 168, 164, 168, 164])
    waves = joined(ripple(x, y, 30, 5, 4) for x, y in points("8,182 62,184 116,180 158,190 34,196"))
    return (
        plate(EMBER, boot, cut(strata, grass), house, cottages),
        plate(SEA, sea, cut(waves)),
        plate(SAGE, grass, tufts),
        plate(SHELL, whole(), cut(sea, grass, tufts, strata)),
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
