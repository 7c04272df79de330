"""Pictures: the key with fins to the creased sea."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, dots, ripple, row
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
    whole,
    within,
)


@picture(
    "key .9, fish .9, bone .5, sea .5, secret .5, lock .4, depth .4, water .4, search .3, adventure .3, "
    "arrow .2, monster .2, animal .2, mermaid .2",
    en="A yellow shape slanting through blue: a rounded head with a hole, a long shaft with square teeth "
    "below and a forked end; pale bubbles.",
    fr="Une forme jaune en biais dans le bleu : une tête ronde percée, une longue tige à dents carrées "
    "dessous et un bout fourchu ; des bulles pâles.",
)
def forked_shaft() -> Plates:
    """Key, fish, fish bone."""
    turn = -37.0
    head = outline("-6,92 ~10,70 ~40,56 ~68,64 88,88 88,112 ~68,136 ~40,144 ~10,132 -6,112 10,104")
    hole = disc(38, 92, 12) + outline("34,98 42,98 50,124 26,124")
    gill = band([(64, 70), (73, 88), (73, 112), (64, 130)], [0, 5, 5, 0])
    shaft = outline("84,93 180,95 180,105 84,107")
    bits = joined(box(x, 102, 10, h) for x, h in figures("104,38 121,22 138,38 155,22"))
    fins = joined(leaf((x, 98), (x + 16, 98 - h), 9) for x, h in figures("102,34 119,30 136,26 153,22"))
    tail = outline("174,96 ~188,86 202,62 ~196,100 202,138 ~188,114 174,104")
    key = (head + shaft + bits + fins + tail).turned(turn).at(2, -3)
    inner = (hole + gill).turned(turn).at(2, -3)
    bubbles = disc(28, 112, 7) + disc(14, 88, 5) + disc(32, 78, 4) + disc(20, 56, 8) + disc(44, 38, 4)
    weeds = joined(
        band([(x, 205), (x - 7, 205 - h / 2), (x + 4, 205 - h)], [11, 8, 0])
        for x, h in figures("110,40 124,60 142,44 160,72 178,48 194,64")
    )
    return (plate(SEA, whole(), cut(key, bubbles), inner), plate(SUN, key, cut(inner)), plate(NIGHT, weeds))


@picture(
    "butterfly 1, face .7, double .6, meeting .5, love .5, wing .5, insect .4, cup .4, mirror .4, flower "
    ".3, mask .3, together .3, separation .3, spring .3, elegance .3, secret .2, peacock .2",
    en="Two red wings with yellow spots mirror each other; their inner edges, nose to nose, leave a dark "
    "curving body between.",
    fr="Deux ailes rouges à taches jaunes se répondent en miroir ; leurs bords intérieurs, nez à nez, "
    "laissent entre eux un corps sombre et galbé.",
)
def nose_to_nose() -> Plates:
    """Butterfly, two profiles, a vase."""
    face = "~73,58 ~71,70 ~75,80 ~83,92 95,105 ~90,110 80,110 ~86,113 90,118 80,122 ~86,125 89,130 ~80,134 "
    face += "~83,140 ~84,148 ~74,155 ~62,156 ~60,166"
    wing = outline(
        f"90,34 {face} 72,180 ~56,194 ~28,188 ~16,166 ~24,144 42,126 ~14,118 ~4,76 ~6,34 12,10 ~54,14"
    )
    gap = outline(f"90,34 {face} 72,180 ~86,186 101,187 101,28")
    spots = disc(32, 40, 13, 17, -30) + disc(24, 92, 8) + disc(38, 162, 10, 8)
    rim = joined(drop((x + a, y + b), (x, y), 5) for x, y, a, b in figures("13,66,10,2"))
    lid = outline("48,82 ~58,76 68,82 ~58,90")
    feelers = band([(97, 36), (88, 20), (72, 8)], [5, 4, 3]) + disc(71, 8, 4.5)
    return (
        plate(EMBER, wing.twice(), cut((spots + rim + lid).twice())),
        plate(SUN, spots.twice()),
        plate(
            NIGHT,
            gap.twice() + feelers.twice(),
            dots(points("32,40 168,40"), 6),
            dots(points("60,83 140,83"), 4),
        ),
    )


@picture(
    "bat 1, hair .8, mouth .7, wing .6, face .5, night .4, moon .4, tooth .4, monster .4, fear .3, mask "
    ".4, sleep .3, king .2, umbrella .2, dragon .2, smile .3, butterfly .3",
    en="A wide dark shape with curled-up tips, two small points on top and a scalloped rim; two crescents "
    "above, red lips below.",
    fr="Une large forme sombre aux bouts relevés, deux petites pointes en haut et un bord festonné ; deux "
    "croissants dessus, des lèvres rouges dessous.",
)
def under_the_nose() -> Plates:
    """Bat, moustache, a vampire's face."""
    half = outline(
        "101,84 97,82 91,64 84,84 ~62,72 ~38,82 ~18,74 2,44 ~-2,84 14,116 ~30,106 44,130 ~58,112 74,136 "
        "~86,120 101,138"
    )
    ribs = leaf((80, 90), (46, 122), 4) + leaf((74, 86), (18, 110), 4) + leaf((88, 94), (76, 128), 4)
    brows = outline("22,30 ~48,56 80,36 ~50,40")
    lips = outline("52,162 ~76,150 ~92,148 100,153 ~108,148 ~124,150 148,162 ~128,184 ~100,190 ~72,184")
    slit = outline("60,162 ~80,160 ~100,163 ~120,160 140,162 ~120,167 ~100,169 ~80,167")
    fangs = outline("80,163 89,164 85,178 | 111,164 120,163 115,178")
    return (
        plate(NIGHT, half.twice(), cut(ribs.twice())),
        plate(EMBER, lips, cut(slit + fangs)),
        plate(SUN, brows.twice()),
        plate(SHELL, whole(), cut(slit, fangs)),
    )


@picture(
    "river .9, snake .9, road .5, journey .5, field .5, boat .4, tree .3, nature .3, garden .3, water .3, "
    "dragon .3, danger .3, animal .3, rope .2, island .2",
    en="A blue ribbon, narrow at the top, winds down a yellow land of small green and red marks, grows "
    "broad and ends in an oval with a fork.",
    fr="Un ruban bleu, étroit en haut, serpente dans un pays jaune à petites marques vertes et rouges, "
    "s'élargit et finit en ovale fourchu.",
)
def broadening() -> Plates:
    """River through fields, snake, road."""
    line = points("186,-10 160,18 108,26 56,34 34,62 58,88 108,92 158,102 170,134 142,160 92,160")
    body = band(line, [5, 8, 12, 16, 20, 24, 26, 28, 29, 28, 24])
    head = outline("93,148.5 ~78,143 ~56,140 ~34,158 ~46,178 ~72,179 93,172")
    tongue = leaf((46, 162), (-10, 148), 9) + leaf((46, 162), (-10, 184), 9)
    boats = joined(
        leaf((-10, 0), (10, 0), 12).turned(angle, (0, 0)).at(x, y) for x, y, angle in along(line[3:], 8)
    )
    eyes = leaf((50, 151), (70, 149), 12) + leaf((48, 169), (68, 173), 12)
    trees = points(
        "16,22 32,12 60,10 86,8 14,92 12,118 26,106 92,62 108,66 124,62 140,70 184,60 190,80 84,116 "
        "122,120 64,118 184,176 172,190 150,192"
    )
    huts = joined(
        outline(f"{x - 6},{y} {x},{y - 7} {x + 6},{y} {x + 6},{y + 8} {x - 6},{y + 8}")
        for x, y in points("78,60 160,56 30,128 136,130")
    )
    return (
        plate(
            SEA,
            body + head + tongue,
            cut(boats, eyes),
            joined(leaf((x, y + 7), (x, y - 8), 9, 0.4) for x, y in trees),
        ),
        plate(EMBER, huts),
        plate(SUN, whole(), cut(body, head, tongue)),
    )


@picture(
    "cloud .9, sheep .9, sky .5, dream .5, house .4, thought .5, sleep .4, animal .4, wind .3, fire .2, "
    "night .3, calm .3, rain .3, tiny .3, egg .2, drop .3",
    en="A large pale bumpy mass on dark sticks, with a dark oval at one side; small puffs lead to it from "
    "a little red house.",
    fr="Une grande masse pâle et bosselée sur des bâtons sombres, un ovale sombre au côté ; de petites "
    "bouffées y mènent depuis une maisonnette rouge.",
)
def woolly_smoke() -> Plates:
    """Cloud, sheep, smoke, a dream counted in bed."""
    wool = outline(
        "~30,76 ~22,56 ~38,42 ~54,46 ~60,24 ~86,20 ~98,32 ~114,16 ~140,20 ~146,38 ~168,38 ~182,58 ~172,76 "
        "~184,94 ~170,114 ~150,112 ~140,130 ~114,132 ~104,120 ~88,134 ~64,130 ~58,114 ~36,114 ~28,96"
    )
    puffs = joined(disc(x, y, r) for x, y, r in figures("178,128,9 168,142,6.5 175,153,4.5"))
    curls = joined(
        band([(x - 11, y + 4), (x - 6, y - 7), (x + 6, y - 7), (x + 11, y + 4)], [0, 4, 4, 0])
        for x, y in points("82,50 126,46 104,76 150,74 64,80 84,106 132,104")
    )
    head = disc(26, 92, 14, 21, 18) + leaf((30, 76), (54, 66), 14)
    legs = joined(band([(x, 128), (x - 2, 150), (x - 5, 172)], [9, 7, 6]) for x in (66, 86, 122, 140))
    rain = joined(
        leaf((x, y), (x - 4, y + 13), 6) for x, y in points("100,142 112,136 96,162 40,128 34,150 108,160")
    )
    hill = ground([186, 182, 178, 174, 178])
    home = outline("160,178 160,164 192,164 192,178")
    roof = outline("154,166 176,148 198,166") + box(172, 158, 7, -14 + 16)
    door = box(166, 168, 7, 10) + box(180, 168, 7, 6)
    chimney = box(179, 148, 8, 14)
    return (
        plate(SEA, whole(), cut(wool, puffs, rain, home, roof, chimney, head), curls),
        plate(NIGHT, head, legs, hill),
        plate(EMBER, home + roof + chimney, cut(door)),
        plate(SUN, door),
    )


@picture(
    "dancer .9, work .6, circle .5, pencil .5, elegance .5, compass .6, ice .4, person .4, balance "
    ".5, bird .2, fan .2, spiral .3, arrow .2, music .2, winter .2, knife .2",
    en="A red knob on a slim red spindle, a frilled yellow ring, then two long dark points set wide "
    "apart; one stands still, the other draws a pale curve.",
    fr="Un bouton sur un mince fuseau rouge, une collerette jaune plissée, puis deux longues pointes "
    "sombres écartées ; l'une reste en place, l'autre trace une courbe pâle.",
)
def on_points() -> Plates:
    """A pair of compasses, a dancer, a skater."""
    knob = disc(100, 18, 12)
    neck = outline("97,28 103,28 ~104,44 ~114,58 ~110,86 100,92 ~90,86 ~86,58 ~96,44")
    frill = outline(
        "88,78 ~60,82 28,98 ~38,110 ~50,104 ~60,116 ~74,108 ~88,118 ~100,110 ~112,118 ~126,108 "
        "~140,116 ~150,104 "
        "~162,110 172,98 ~140,82 112,78"
    )
    legs = outline("84,104 98,107 64,172 60,170") + outline("102,107 116,104 150,158 138,164")
    nibs = outline("60,170 64,172 54,194") + outline("150,158 138,164 166,190")
    curve = band(points("166,188 188,160 192,120 176,74 146,46"), [5, 6, 6, 5, 0]) + band(
        points("168,192 140,199 100,200 70,196"), [6, 5, 4, 0]
    )
    return (
        plate(EMBER, knob + neck),
        plate(SUN, frill, cut(neck)),
        plate(NIGHT, legs, nibs),
        plate(SAGE, whole(), cut(knob, neck, frill, curve)),
    )


@picture(
    "kite .8, fish .8, sea .5, jewel .2, shark .3, wind .4, sky .4, freedom .4, wing .5, depth .4, "
    "animal .4, toy .3, bird .3, sail .3, ripple .3, arrow .2, calm .2",
    en="A red four-cornered shape, its side tips drawn out into wings, with rows of yellow dots, "
    "trails a long thin tail through blue.",
    fr="Une forme rouge à quatre coins, aux pointes étirées en ailes et semée de points jaunes, "
    "traîne une longue queue mince dans le bleu.",
)
def four_quarters() -> Plates:
    """A kite, a ray."""

    def tilt(shape: Shape) -> Shape:
        return shape.turned(24).scaled(0.92).at(3, 2)

    body = tilt(
        outline("100,12 ~82,20 ~54,42 2,78 ~44,84 ~76,104 100,140 ~124,104 ~156,84 198,78 ~146,42 ~118,20")
    )
    spine = tilt(leaf((100, 22), (100, 132), 5))
    spots = tilt(
        joined(
            disc(x, y, r) for x, y, r in figures("74,52,5 54,64,4 34,72,3.4 80,72,4 62,80,3.4 84,92,3.4")
        ).twice()
    )
    tail = band(points("88,134 78,156 60,166 44,178 24,184 8,206"), [7, 7, 6, 5, 4, 3])
    waves = joined(ripple(x, y, 32) for x, y in points("8,40 26,20 10,134 118,176 152,192 150,22"))
    return (
        plate(SEA, whole(), cut(body, tail, waves)),
        plate(EMBER, body, cut(spots, spine)),
        plate(SUN, spots, spine, tail),
    )


@picture(
    "fruit .8, honey .9, insect .5, food .4, garden .3, summer .4, house .3, leaf .3, crown .2, work "
    ".3, together .3, secret .2, mountain .1, door .3, nature .2, danger .2",
    en="A tall yellow egg of stacked rolls with red lozenges and a small dark arch at its foot, "
    "crowned by a tuft of green blades; winged dots around it.",
    fr="Un haut œuf jaune en bourrelets à losanges rouges, une petite arche sombre au pied, coiffé "
    "d'une touffe de lames vertes ; des points ailés autour.",
)
def among_cells() -> Plates:
    """A beehive, a pineapple."""
    rolls = [
        outline(
            f"{100 - w},{y} ~{96 - w},{y + 10} {100 - w},{y + 20} {100 + w},{y + 20} "
            f"~{104 + w},{y + 10} {100 + w},{y}"
        )
        for w, y in points("32,64 46,86 54,108 56,130 52,152 42,174")
    ]
    marks = joined(
        outline(f"{x},{y - 7} {x + 8},{y} {x},{y + 7} {x - 8},{y}")
        for y, xs in (
            (74, (84, 116)),
            (96, (68, 100, 132)),
            (118, (56, 84, 116, 144)),
            (140, (66, 134)),
            (162, (64, 136)),
        )
        for x in xs
    )
    door = outline("86,194 86,162 ~100,144 114,162 114,194")
    crown = joined(
        leaf((100, 66), (x, y), w) for x, y, w in figures("54,30,14 146,30,14 72,10,14 128,10,14 100,2,16")
    )
    bees = points("26,60 174,86 22,140 178,164 38,100")
    wings = joined(leaf((x, y - 2), (x + d, y - 12), 8) for x, y in bees for d in (-8, 8))
    return (
        plate(NIGHT, door, joined(disc(x, y, 6, 4.4) for x, y in bees)),
        plate(EMBER, marks),
        plate(SUN, joined(rolls), cut(door)),
        plate(SEA, crown, wings),
    )


@picture(
    "ice .8, turtle .8, house .7, winter .6, cold .5, snow .4, warmth .3, protection .4, animal .3, sea "
    ".4, stone .3, wall .3, bread .3, evening .3, egg .2, alone .2, church .2, shell .2",
    en="A pale dome of curved blocks with a glowing arched opening; a dark neck and feet show at its rim, "
    "on blue under a red sky.",
    fr="Un dôme pâle de blocs courbes à l'ouverture arquée et luisante ; un cou et des pieds sombres en "
    "dépassent, sur du bleu, sous un ciel rouge.",
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
    "boat .9, work .7, sea .5, wave .5, machine .6, warmth .4, harbour .3, journey .4, calm .3, foot "
    ".3, speed .3, whale .2, order .2, house .2, dress .3, ripple .3, breath .2",
    en="A red hull, pointed to the right, with round lights, a pale flat sole and a dark arched grip "
    "that puffs; ahead the blue is creased, behind it smooth.",
    fr="Une coque rouge, pointue à droite, à feux ronds, semelle pâle et plate, sous une poignée "
    "sombre et arquée qui fume ; devant, le bleu est froissé, derrière lisse.",
)
def smoothing() -> Plates:
    """An iron, a ship."""
    hull = outline("6,142 ~8,112 ~24,88 ~66,80 ~116,88 ~154,112 200,138 196,142")
    grip = outline("22,92 22,50 ~30,38 46,38 112,42 112,58 44,58 44,86") + outline(
        "108,26 130,26 136,96 108,90"
    )
    holes = row(disc(40, 114, 7), 5, 25)
    sole = outline("2,136 202,134 ~190,148 168,156 10,156")
    puffs = joined(disc(x, y, r) for x, y, r in figures("112,14,8 96,9,10 76,12,8 60,8,6"))
    sea = ground([146, 147, 145, 146, 145])
    chop = joined(
        ripple(x, y, 26, 5, 5) for x, y in points("176,160 150,172 182,180 128,186 158,194 108,198 134,200")
    )
    stripe = outline("108,34 131,34 132,44 108,44")
    flag = outline("184,132 184,96 187,96 187,132 | 184,96 164,103 184,110")
    wake = joined(leaf((-40, y), (x, y), 4) for y, x in points("168,112 184,80"))
    return (
        plate(NIGHT, grip, cut(stripe), flag),
        plate(EMBER, hull, cut(holes, sole), stripe),
        plate(SUN, holes),
        plate(SEA, sea, cut(chop, wake, sole), puffs),
    )


SHEET_C = (
    forked_shaft,
    nose_to_nose,
    under_the_nose,
    broadening,
    woolly_smoke,
    on_points,
    four_quarters,
    among_cells,
    blocks,
    smoothing,
)
