"""Pictures: the key with fins to the chain on the leaf."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, dots, grid, ripple, row
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
    "scissors 1, dancer .8, person .5, bird .3, balance .4, acrobat .4, elegance .4, joy .3, work .3, "
    "separation .4, flower .3, knife .3, freedom .2, thread .2",
    en="Two dark pointed blades cross at a yellow frill and spread below; two red loops rise above it, a "
    "small yellow disc between them.",
    fr="Deux lames sombres et pointues se croisent dans une collerette jaune et s'écartent ; deux boucles "
    "rouges montent, un petit disque jaune entre elles.",
)
def on_points() -> Plates:
    """Scissors, dancer, a flower."""
    blades = outline("92,98 108,98 ~100,140 68,206 ~76,150 | 94,104 108,94 ~146,122 192,142 ~136,138")
    shank = band([(104, 108), (96, 88), (90, 72), (72, 58)], [12, 10, 11, 14])
    loop = disc(54, 36, 28, 34, -36).less(disc(54, 36, 16, 22, -36))
    arms = (shank + loop).twice()
    head = disc(100, 40, 13) + disc(100, 23, 6)
    frill = outline(
        "94,92 ~70,88 ~40,98 ~22,116 40,112 ~44,124 56,118 ~62,130 74,122 ~82,134 92,122 ~100,134 108,122 "
        "~118,134 126,122 ~138,130 144,118 ~156,124 160,112 178,116 ~160,98 ~130,88 106,92"
    )
    pin = disc(100, 105, 5)
    strips = joined(ripple(x, y, 30) for x, y in points("12,160 146,186"))
    return (
        plate(EMBER, arms),
        plate(NIGHT, blades, cut(pin, frill)),
        plate(SUN, frill + head, cut(pin)),
        plate(SAGE, whole(), cut(arms, head, frill, pin, strips)),
    )


@picture(
    "kite .9, fish .6, jewel .5, sea .5, shark .3, wind .4, sky .4, freedom .4, wing .4, depth .4, joy "
    ".3, child .3, animal .3, toy .4, summer .2, arrow .2, sail .3, ripple .2",
    en="A four-cornered shape in red and yellow quarters, its side tips drawn out, with a long wavy tail "
    "of small forked bows, on blue.",
    fr="Une forme à quatre coins en quartiers rouges et jaunes, aux pointes étirées, avec une longue queue "
    "ondulée de petits nœuds fourchus, sur du bleu.",
)
def four_quarters() -> Plates:
    """Kite, ray, cut stone; fish for bows."""
    turn = 17.0

    def tilt(shape: Shape) -> Shape:
        return shape.turned(turn).scaled(0.95).at(2, 0)

    half = "~88,22 ~74,30 ~44,50 2,72 ~36,78 ~68,96"
    body = tilt(outline(f"100,18 ~94,14 84,4 {half} 100,142 101,142 101,18").twice())
    quarter = tilt(outline("100,-20 100,74 -20,74 -20,-20 | 100,74 220,74 220,160 100,160"))
    spars = tilt(box(98.5, 24, 3, 124) + box(20, 72.5, 160, 3))
    spots = tilt(joined(disc(x, y, 4) for x, y in points("64,54 46,63 82,45 134,82 116,88 114,106 152,79")))
    line = points("91,137 80,150 68,164 54,174 38,182 24,192 12,208")
    bow = leaf((-4, 0), (22, 0), 15) + outline("-14,-10 0,0 -14,10")
    bows = joined(bow.turned(a, (0, 0)).at(x, y) for x, y, a in figures("80,150,188 60,173,172 33,186,196"))
    eyes = tilt(disc(86, 30, 4) + disc(114, 30, 4))
    waves = joined(ripple(x, y, 32) for x, y in points("8,34 30,16 10,128 118,170 148,188"))
    return (
        plate(SEA, whole(), cut(body, band(line, 4), bows, waves), eyes),
        plate(EMBER, quarter, within(body), cut(spars, spots), bows),
        plate(SUN, body, cut(spars), band(line, 4)),
    )


@picture(
    "honey .9, turtle .9, insect .4, window .4, secret .5, animal .5, wall .4, puzzle .4, house .3, "
    "order .3, food .3, sea .3, protection .4, different .3, work .3, lamp .2, shield .2, shell .3",
    en="Yellow six-sided cells fill the square; a blue oval darkens some of them to green and has a round "
    "head and four paddles.",
    fr="Des alvéoles jaunes à six côtés emplissent le carré ; un ovale bleu en verdit une partie et porte "
    "une tête ronde et quatre palettes.",
)
def among_cells() -> Plates:
    """Honeycomb, turtle, lit windows."""
    cell = polygon(polar(0, 0, 18.6, 30 + 60 * i) for i in range(6))
    comb = grid(cell.at(-8, 4), 6, 7, 37, 32, 18.5)
    shell = outline("~102,34 ~146,50 ~166,98 ~148,148 ~102,168 ~58,148 ~38,98 ~58,50")
    fins = outline("64,46 ~36,38 ~12,54 ~6,84 ~30,80 46,80 | 62,152 ~44,158 ~38,182 ~56,180 80,162")
    limbs = fins.twice(102) + outline("88,38 ~82,16 ~102,0 ~122,16 116,38 | 97,166 102,190 107,166")
    lit = joined(cell.scaled(0.8, (0, 0)).at(x, y) for x, y in points("84,68 139.5,100 84,132"))
    eyes = disc(94, 14, 3) + disc(110, 14, 3)
    return (
        plate(SEA, shell + limbs, cut(lit, eyes)),
        plate(SUN, comb, cut(limbs), lit),
        plate(
            EMBER, joined(cell.scaled(0.5, (0, 0)).at(x, y) for x, y in points("10.5,164 177,4 177,132 29,4"))
        ),
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
    "boat .9, cat .5, animal .5, sea .6, wave .5, work .4, machine .5, calm .4, harbour .4, journey .4, "
    "shark .3, order .3, whale .3, speed .3, warmth .3, change .3, tea .2, hat .2, sail .2, ripple .3",
    en="A red hull, pointed to the right, with a dark arched grip and round dots; ahead of it the water is "
    "all ripples, behind it smooth.",
    fr="Une coque rouge, pointue à droite, avec une poignée sombre en arche et des points ronds ; devant, "
    "l'eau est toute ridée, derrière elle est lisse.",
)
def smoothing() -> Plates:
    """Iron, ship, fin."""
    hull = outline("6,142 ~8,116 ~20,96 ~64,86 ~116,92 ~152,114 200,138 196,142")
    grip = outline(
        "30,98 ~26,66 ~34,46 ~66,40 ~116,42 ~142,50 ~146,62 ~134,66 ~120,74 130,98 108,96 ~98,72 ~84,62 "
        "~62,62 ~52,72 54,96"
    )
    holes = row(disc(44, 114, 6), 5, 24)
    sole = outline("2,134 200,132 ~190,146 168,152 10,152")
    cord = band(points("36,48 16,34 18,14 40,10 52,20 72,12 96,-8"), [9, 6, 6, 6, 6, 6, 6])
    sea = ground([142, 143, 141, 142, 141])
    chop = joined(
        ripple(x, y, 26, 5, 5)
        for x, y in points("176,152 150,166 182,172 128,180 158,186 188,192 108,194 134,198 196,160")
    )
    wake = joined(leaf((-40, y), (x, y), w) for y, x, w in figures("156,150,4 170,112,4 186,80,4"))
    return (
        plate(NIGHT, grip + cord),
        plate(EMBER, hull, cut(holes, sole, grip)),
        plate(SUN, sole, holes),
        plate(SEA, sea, cut(chop, wake, sole)),
    )


@picture(
    "train .8, insect .8, hill .6, journey .5, snake .4, window .4, animal .4, garden .3, leaf .4, order "
    ".3, together .3, toy .4, field .3, growth .2, change .3",
    en="Five red rounds in a chain, each with a lit square and two dark feet, climb a green mound; the "
    "first has two stalks with puffs.",
    fr="Cinq ronds rouges en chaîne, chacun à carré éclairé et deux pieds sombres, gravissent une butte "
    "verte ; le premier a deux tiges à bouffées.",
)
def climbing_chain() -> Plates:
    """Caterpillar, train, hills."""
    places = figures("-6,158,-40 30,126,-36 70,100,-27 114,85,-12 160,82,4")
    hill = outline("-5,192 ~36,156 ~76,130 ~118,115 ~160,113 205,124 205,205 -5,205")
    cars = joined(disc(x, y, 26) for x, y, _ in places)
    lit = joined(box(x - 9, y - 13, 18, 15).turned(a, (x, y)) for x, y, a in places)
    wheels = joined(
        (disc(x - 11, y + 25, 6) + disc(x + 11, y + 25, 6)).turned(a, (x, y)) for x, y, a in places
    )
    stalks = band([(156, 60), (150, 44), (140, 32)], 6) + band([(168, 60), (176, 46), (188, 38)], 6)
    puffs = joined(disc(x, y, r) for x, y, r in figures("136,28,10 112,24,13 82,26,16 46,34,19 192,32,9"))
    rib = band([(30, 205), (100, 168), (205, 150)], [7, 6, 4])
    veins = joined(
        leaf((x, y), (x + a, y + b), 5)
        for x, y, a, b in figures(
            "70,183,-6,-40 106,165,-2,-42 142,158,6,-38 176,152,12,-28 96,172,26,36 134,160,28,40 "
            "170,152,30,40"
        )
    )
    return (
        plate(EMBER, cars, cut(lit)),
        plate(NIGHT, wheels + stalks),
        plate(SUN, lit + puffs),
        plate(SAGE, hill, cut(cars, rib, veins)),
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
    climbing_chain,
)
