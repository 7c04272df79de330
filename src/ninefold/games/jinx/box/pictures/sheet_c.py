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
    star,
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
    "face .9, cup .8, flower .6, meeting .6, love .5, double .5, candle .3, separation .4, together .4, "
    "person .4, mirror .4, secret .3, garden .2, watching .2, church .1, shadow .3, sadness .2",
    en="A red and a blue edge, notched alike, bend towards each other; between them a yellow stem with a "
    "wide foot bears three blooms.",
    fr="Un bord rouge et un bord bleu, échancrés pareil, se penchent l'un vers l'autre ; entre eux, un fût "
    "jaune à pied large porte trois fleurs.",
)
def nose_to_nose() -> Plates:
    """Two faces, a vase of flowers."""
    face = outline(
        "-5,58 ~30,54 ~58,62 ~70,82 ~68,100 ~88,120 ~78,128 ~82,138 ~78,144 ~82,152 ~72,168 ~54,174 "
        "48,206 -5,206"
    )
    vase = box(40, 70, 120, 140)
    stems = joined(band([(100, 76), (x / 2 + 50, 56), (x, y)], 4) for x, y in points("58,34 100,22 142,34"))
    leaves = leaf((96, 70), (70, 62), 12) + leaf((104, 70), (130, 62), 12)
    blooms = joined(star(x, y, 20, 7, 0.6) for x, y in points("58,30 100,18 142,30"))
    return (
        plate(EMBER, face, blooms),
        plate(SEA, face.mirrored()),
        plate(SUN, vase, cut(face.twice(), band(points("60,88 100,94 140,88"), 5)), blooms),
        plate(NIGHT, stems, leaves, cut(blooms), dots(points("58,30 100,18 142,30"), 6)),
    )


@picture(
    "hair .8, bat .8, moon .5, night .3, mask .4, face .5, wing .3, fear .2, sun .4, evening .3, "
    "theatre .3, monster .3, elegance .3, acrobat .3, bird .2, butterfly .3",
    en="A dark shape, both ends curled up and its lower edge scalloped, spreads under a yellow disc.",
    fr="Une forme sombre, aux deux bouts recourbés et au bord inférieur festonné, s'étale sous un disque "
    "jaune.",
)
def under_the_nose() -> Plates:
    """Moustache under a nose, bat under the moon."""
    half = outline(
        "100,114 ~96,106 88,94 85,108 ~66,100 ~46,116 ~28,120 ~16,110 ~18,94 30,88 ~12,80 ~0,98 ~2,130 "
        "~18,152 38,162 ~48,148 62,168 ~74,150 88,168 ~94,156 100,156"
    )
    return (
        plate(SHELL, whole(), cut(disc(100, 64, 44))),
        plate(SUN, disc(100, 64, 44)),
        plate(NIGHT, half.twice()),
    )


@picture(
    "river .9, snake .8, road .5, journey .5, field .5, boat .3, tree .3, nature .3, garden .3, water .4, "
    "mountain .4, dragon .2, danger .2, sea .3, rope .2, island .2",
    en="A blue band winds down from small peaks, ever broader, past trees and huts, and ends in an oval "
    "with two tips; pale ripples in it.",
    fr="Une bande bleue serpente depuis de petits pics, toujours plus large, entre arbres et cabanes, et "
    "finit en ovale à deux pointes ; des rides pâles.",
)
def broadening() -> Plates:
    """River from the mountains, snake, road."""
    line = points("176,36 150,40 108,38 56,44 34,68 58,92 108,96 158,106 170,136 142,162 92,162")
    body = band(line, [0, 6, 10, 15, 19, 23, 25, 27, 28, 28, 25])
    head = outline("93,150 ~78,144 ~56,142 ~34,160 ~46,180 ~72,181 93,174")
    mouth = leaf((46, 162), (-10, 150), 9) + leaf((46, 162), (-10, 182), 9)
    waves = joined(ripple(-11, 0, 22).turned(a, (0, 0)).at(x, y) for x, y, a in along(line[3:], 8))
    peaks = outline("140,34 164,-2 176,14 186,2 204,36")
    trees = points("20,22 40,14 66,16 14,98 28,116 92,66 112,68 84,122 122,126 184,70 182,182 166,190")
    huts = joined(
        outline(f"{x - 6},{y} {x},{y - 7} {x + 6},{y} {x + 6},{y + 8} {x - 6},{y + 8}")
        for x, y in points("134,70 30,126 136,134 100,16")
    )
    woods = joined(leaf((x, y + 7), (x, y - 8), 9, 0.4) for x, y in trees)
    return (
        plate(SEA, body + head + mouth, cut(waves), woods),
        plate(EMBER, huts + peaks),
        plate(SUN, whole(), cut(body, head, mouth)),
    )


@picture(
    "cloud .9, sheep .8, rain .7, sky .5, dream .3, house .4, sleep .3, animal .4, drop .4, hill .3, calm "
    ".2, tiny .2, storm .2, field .3, sadness .2",
    en="A pale bumpy mass with small curls and a drooping lobe at one end; four columns of drops fall from "
    "it on a hill with a red house.",
    fr="Une masse pâle et bosselée à petites boucles, un lobe tombant d'un côté ; quatre colonnes de "
    "gouttes en tombent sur une colline à maison rouge.",
)
def woolly_smoke() -> Plates:
    """Cloud and rain, sheep."""
    wool = outline(
        "~40,72 ~34,48 ~56,34 ~74,38 ~84,18 ~112,16 ~124,30 ~150,24 ~168,44 ~184,54 ~190,78 ~174,94 "
        "~164,112 ~138,114 ~124,106 ~104,118 ~82,112 ~64,114 ~48,96"
    )
    lobe = outline("44,70 ~28,62 ~14,78 ~12,100 ~24,110 ~38,100 ~44,86")
    ear = leaf((44, 64), (62, 76), 12)
    curls = joined(
        band([(x - 11, y + 4), (x - 6, y - 7), (x + 6, y - 7), (x + 11, y + 4)], [0, 4, 4, 0])
        for x, y in points("92,52 136,50 110,82 156,80 74,88")
    )
    rain = joined(drop((x, y), (x - 1, y + 14), 9) for x in (70, 92, 132, 152) for y in (122, 141, 160))
    hill = ground([186, 184, 180, 174, 178])
    home = outline("176,178 176,162 172,162 186,148 200,162 196,162 196,178")
    return (
        plate(SEA, whole(), cut(wool), lobe.scaled(1.14, (30, 86)), cut(lobe, rain, home, hill), curls, ear),
        plate(SAGE, hill),
        plate(EMBER, home, cut(box(183, 168, 6, 10))),
    )


@picture(
    "dancer .8, person .5, bird .3, balance .4, acrobat .4, elegance .4, joy .3, work .3, "
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
