"""Pictures: the slice at sea to the horse that drips."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, dots, ripple, row
from ninefold.games.jinx.box.pictures.shapes import (
    Shape,
    arc,
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
    ring,
    whole,
)


@picture(
    "sail .8, cheese .8, boat .8, shark .5, sea .5, food .5, summer .3, danger .3, hunger .4, wave .3, "
    "journey .3, wind .3, island .2, tent .3, mountain .2, waterfall .2",
    en="A tall yellow triangle with red rounds leans over a thick red rim that lies in blue water; yellow "
    "drips run over it.",
    fr="Un haut triangle jaune à ronds rouges penche sur un épais bord rouge posé sur l'eau bleue, des "
    "gouttes jaunes coulent par-dessus.",
)
def leaning_slice() -> Plates:
    """Sail, slice of pizza, shark's fin."""
    fin = outline("18,144 ~44,80 ~88,34 152,4 ~136,48 ~142,96 172,144 ~96,154")
    crust = outline(
        "4,150 ~8,138 ~20,136 ~96,150 ~170,136 ~182,138 ~188,150 ~166,172 ~130,180 ~96,182 ~60,180 ~24,172"
    )
    rounds = joined(disc(x, y, r) for x, y, r in figures("114,52,15 76,80,14 122,94,17 60,120,13 98,128,9"))
    seeds = dots(points("110,48 119,56 72,76 80,84 116,90 128,98 122,102 56,118 64,124"), 2)
    basil = leaf((92, 98), (80, 110), 10) + leaf((138, 116), (156, 128), 11) + leaf((96, 64), (84, 56), 9)
    drips = outline(
        "36,144 ~42,162 50,146 ~60,172 70,146 ~80,158 90,146 120,146 ~130,170 140,146 ~149,158 156,142"
    )
    sea = ground([160, 163, 159, 163, 160, 164, 160])
    waves = joined(ripple(x, y, 34) for x, y in points("8,190 60,193 114,190 160,184"))
    return (
        plate(SUN, fin + crust),
        plate(EMBER, crust, cut(fin, drips), rounds, cut(seeds)),
        plate(SEA, sea, cut(crust, waves), basil),
        plate(SHELL, whole(), cut(waves)),
    )


@picture(
    "egg .9, cat .9, moon .6, sleep .6, food .5, cloud .4, night .4, warmth .4, animal .4, calm .3, nest "
    ".3, dream .3, circle .3, sun .3, record .2",
    en="On a dark round with a handle lies a pale ragged shape; in it a yellow round, curled up, with two "
    "points and red bars.",
    fr="Sur un rond sombre à manche repose une forme pâle et irrégulière ; dedans, un rond jaune "
    "enroulé, à deux pointes et barres rouges.",
)
def curled_yolk() -> Plates:
    """Fried egg, sleeping cat, the moon in clouds."""
    pan = disc(90, 112, 88)
    grip = band([(140, 50), (176, 20), (214, -14)], [20, 18, 22])
    white = outline(
        "~58,46 ~88,52 ~118,38 ~146,60 ~142,92 ~164,116 ~152,150 ~118,156 ~98,182 ~64,170 ~42,178 ~22,150 "
        "~32,122 ~18,92 ~34,68"
    )
    yolk = disc(90, 108, 49)
    face = outline(
        "32,128 40,90 57,102 72,101 86,86 95,112 ~96,128 ~86,142 ~80,144 82,140 ~90,128 ~90,114 83,95 73,105 "
        "56,106 44,98 38,128"
    )
    face += arc(90, 108, 31, 35, 12, 96)
    shut = band([(50, 120), (55, 125), (61, 122)], 3.4) + band([(67, 122), (73, 125), (78, 120)], 3.4)
    nose = outline("60,131 67,131 63,136")
    bars = joined(leaf(polar(90, 108, 47, a), polar(90, 108, 26, a), 9, 0.3) for a in (-84, -62, -40, -18, 4))
    return (
        plate(NIGHT, pan + grip, cut(white), shut + nose),
        plate(SUN, yolk, cut(face)),
        plate(EMBER, whole(), cut(pan, grip), bars),
    )


@picture(
    "horse .9, stripes .9, forest .6, cage .6, secret .5, animal .5, tree .4, fence .4, freedom .3, "
    "alone .3, piano .2, nature .4, search .2, shadow .3, double .2",
    en="Upright dark bars with knots and olive blades on green; in front a pale long head with slanting "
    "dark bars of the same kind.",
    fr="Des barres sombres à nœuds et des lames olive sur du vert ; devant, une longue tête pâle aux "
    "barres obliques de la même sorte.",
)
def behind_bars() -> Plates:
    """Zebra, bamboo, prison."""
    head = outline(
        "205,70 198,62 190,48 184,52 178,36 170,42 164,28 154,38 ~154,18 142,6 ~130,18 128,38 ~112,46 "
        "~88,74 ~58,106 ~34,128 ~26,146 ~38,160 ~60,158 ~92,146 ~116,150 ~124,172 124,205 205,205"
    )
    stems = row(box(4, -5, 9, 210), 10, 21)
    knots = joined(
        box(x, y, 15, 3.4)
        for x, y in points(
            "1,40 22,66 43,30 64,52 85,22 106,38 127,26 148,14 169,20 190,24 1,96 22,116 43,84 64,130 85,70 "
            "1,150 22,174 43,140 64,180 85,160 106,164"
        )
    )
    hide = joined(
        leaf((a, b), (c, d), w)
        for a, b, c, d, w in figures(
            "150,40,120,92,13 132,40,100,80,12 114,46,94,66,9 166,30,132,116,14 186,44,144,138,15 "
            "205,62,124,160,15 208,98,122,178,15 208,122,122,196,15 208,148,132,208,14 208,176,160,212,14 "
            "82,82,96,124,10 68,98,80,132,9 56,110,66,138,8 104,134,118,112,9"
        )
    )
    muzzle = outline("36,126 ~26,146 ~38,160 56,159 ~54,140")
    blades = joined(
        leaf((x, y), (x + a, y + b), 9)
        for x, y, a, b in figures(
            "29,66,22,18 29,66,-16,20 71,52,-22,16 8,92,20,16 92,22,-20,14 92,22,22,16 176,18,-18,12"
        )
    )
    return (
        plate(NIGHT, stems, cut(knots, head, blades), hide + muzzle, disc(100, 98, 6, 5, 40)),
        plate(SAGE, whole(), cut(head)),
        plate(SUN, blades),
    )


@picture(
    "foot .8, bird .8, tree .6, arrow .6, snow .6, winter .5, journey .5, road .4, search .4, evening .3, "
    "beach .3, branch .3, alone .3, animal .4, forest .3, cactus .3",
    en="Dark three-pronged marks climb a pale slope from side to side, smaller and smaller; the last ones "
    "stand upright against a red sky.",
    fr="Des marques sombres à trois pointes montent une pente pâle, de plus en plus petites ; les "
    "dernières se dressent contre un ciel rouge.",
)
def walking_marks() -> Plates:
    """Bird's feet in snow, arrows, bare trees."""
    foot = joined(leaf((0, 4), polar(0, 0, 46, a), w, 0.35) for a, w in figures("-90,11 -132,10 -48,10"))
    foot += leaf((0, -6), (2, 24), 10, 0.4)
    prints = joined(
        foot.scaled(k, (0, 0)).turned(t, (0, 0)).at(x, y)
        for x, y, t, k in figures("54,170,8,1.05 128,154,20,.98 70,112,2,.8 126,96,12,.66 96,74,0,.45")
    )
    wood = joined(
        foot.scaled(k, (0, 0)).at(x, y)
        for x, y, k in figures("16,42,.75 52,48,.5 150,46,.55 186,42,.75 128,50,.36 82,50,.32")
    )
    hill = ground([54, 54, 58, 58, 52, 50])
    small = joined(
        leaf((x, y), (x + 14, y - 2), 5)
        for x, y in points("14,100 170,120 150,180 20,140 178,160 30,72 160,76")
    )
    return (plate(NIGHT, prints + wood), plate(EMBER, whole(), cut(hill)), plate(SAGE, small))


@picture(
    "flower .9, animal .7, sun .7, face .4, cactus .4, summer .4, garden .4, seed .3, nature .4, "
    "protection .4, danger .3, fire .3, wheel .2, circle .3, nest .3, star .3, cat .3, sheep .2, hair .3",
    en="Three rings of pointed blades, yellow, red and dark, around a pale middle with a dark tip and two "
    "dots; a green leaf below.",
    fr="Trois couronnes de lames pointues, jaunes, rouges et sombres, autour d'un milieu pâle à pointe "
    "sombre et deux points ; une feuille verte dessous.",
)
def bristling() -> Plates:
    """Hedgehog rolled up, sunflower, sunburst."""
    mid = (98.0, 96.0)

    def crown(count: int, near: float, far: float, width: float, start: float) -> Shape:
        return joined(
            leaf(
                polar(*mid, near, start + i * 360 / count),
                polar(*mid, far, start + i * 360 / count),
                width,
                0.42,
            )
            for i in range(count)
        )

    face = outline("98,134 ~80,122 ~66,100 ~66,80 82,74 ~90,60 98,76 ~106,60 114,74 130,80 ~130,100 ~116,122")
    eyes = disc(84, 94, 4.5) + disc(112, 94, 4.5)
    nose = disc(98, 116, 8, 7)
    stem = (
        outline("92,176 104,176 ~108,192 104,206 92,206 ~96,192")
        + leaf((100, 200), (160, 180), 26)
        + leaf((98, 202), (36, 184), 26)
    )
    return (
        plate(NIGHT, crown(16, 24, 58, 14, 0), cut(face), eyes + nose),
        plate(EMBER, crown(18, 46, 73, 16, 10)),
        plate(SUN, crown(20, 63, 91, 18, 0)),
        plate(SAGE, stem),
    )


@picture(
    "jellyfish .9, lamp .8, candle .8, light .6, night .4, depth .4, monster .4, fire .4, theatre .3, "
    "root .4, elegance .4, joy .3, sea .3, animal .3, spider .3, castle .3, branch .3",
    en="A red dome hangs from the top on a thread; six curving arms end upward, each in a pale stick with "
    "a yellow flame.",
    fr="Un dôme rouge pend du haut par un fil ; six bras courbes se relèvent, chacun finissant en bâton "
    "pâle à flamme jaune.",
)
def arms_of_light() -> Plates:
    """Octopus, chandelier, roots."""
    dome = outline("100,16 ~80,22 ~66,46 ~74,74 ~84,92 100,96 101,96 101,16").twice()
    lines = [
        points("88,80 72,104 42,112 22,98"),
        points("92,86 84,122 66,146 50,132"),
        points("97,88 98,134 94,172 80,168"),
    ]
    arms = joined(band(line, [20, 15, 11, 8], True) for line in lines)
    suckers = joined(disc(x, y, 2.4) for line in lines for x, y, _ in along(line[1:], 2))
    tips = points("20,92 47,126 77,160")
    sticks = joined(box(x - 5, y - 26, 10, 24) + box(x - 9, y - 4, 18, 5) for x, y in tips)
    flames = joined(drop((x, y - 52), (x, y - 28), 12) for x, y in tips)
    chain = joined(ring(100, y, 6.5, 3) for y in (-2, 9))
    eyes = disc(88, 60, 4)
    dome, arms, sticks, flames, chain, eyes, suckers = (
        part.scaled(1.08, (100, 10)) for part in (dome, arms, sticks, flames, chain, eyes, suckers)
    )
    figure = arms + sticks + flames
    return (
        plate(NIGHT, whole(), cut(dome, figure.twice(), chain)),
        plate(EMBER, dome + arms.twice(), cut((eyes + suckers + sticks + flames).twice())),
        plate(SUN, flames.twice(), chain),
    )


@picture(
    "dragon .9, bridge .9, water .4, river .4, animal .4, monster .4, city .2, story .5, castle .3, lake "
    ".3, stone .3, mirror .3, sea .3, snake .4, danger .3, power .2, horse .3",
    en="A long red arched body with three half-round openings stands in the water; dark points along its "
    "top, a raised head at the right.",
    fr="Un long corps rouge arqué à trois ouvertures en demi-cercle se tient dans l'eau ; des pointes "
    "sombres sur le dos, une tête dressée à droite.",
)
def spanning() -> Plates:
    """Dragon, bridge, hills."""
    body = outline(
        "-5,96 ~30,82 ~72,74 ~104,80 ~124,84 ~132,68 ~126,44 ~132,24 ~150,14 ~166,22 ~180,22 198,26 202,38 "
        "172,42 200,50 ~182,58 ~160,54 ~158,76 ~170,108 180,152 -5,152"
    )
    holes = joined(disc(x, 138, r) + box(x - r, 138, 2 * r, 16) for x, r in figures("18,20 74,28 130,20"))
    spikes = joined(
        polygon([(x - 8, y + 3), (x - 2, y - 14), (x + 8, y + 2)])
        for x, y in points("8,91 30,82 52,77 74,74 96,77")
    )
    horn = outline("142,18 ~120,16 98,2 ~116,30 134,30")
    horn += joined(polygon([(130, y + 10), (112, y), (130, y - 6)]) for y in (46, 66))
    eye = disc(152, 30, 4)
    stones = joined(
        box(x, y, 13, 4)
        for x, y in points(
            "2,102 22,100 44,92 66,90 88,91 106,96 124,100 146,106 160,116 140,90 140,74 46,106 104,112 "
            "158,128 154,140 46,122 98,126 138,58"
        )
    )
    sea = ground([150, 152, 149, 152, 150])
    waves = joined(
        ripple(x, y, 32)
        for x, y in points("4,164 40,172 84,166 124,174 160,164 16,188 66,190 118,190 166,186")
    )
    return (
        plate(EMBER, body, cut(holes, stones, eye)),
        plate(NIGHT, spikes + horn),
        plate(SEA, sea, cut(waves)),
        plate(SUN, whole(), cut(holes, sea)),
    )


@picture(
    "bird .9, cup .9, tea .7, lake .5, elegance .5, feather .4, wing .4, water .3, calm .4, warmth .3, "
    "ripple .3, animal .3, anchor .2, morning .3, love .2",
    en="A pale round bowl rests on blue rings; on one side a curved loop ends in a small head with a "
    "yellow tip, on the other steam rises.",
    fr="Un bol pâle et rond repose sur des anneaux bleus ; d'un côté une anse courbe finit en petite tête "
    "à pointe jaune, de l'autre monte une vapeur.",
)
def afloat() -> Plates:
    """Swan, teacup, hook."""
    bowl = outline("0,72 ~14,90 30,92 134,92 ~134,120 ~118,150 ~80,164 ~40,152 ~16,120")
    neck = band(
        points("112,136 146,134 172,118 176,92 160,74 146,56 150,34 168,28"),
        [24, 20, 17, 15, 14, 13, 14, 15],
        True,
    )
    beak = outline("172,20 ~186,26 198,38 ~184,38 172,36")
    eye = disc(164, 29, 3)
    scales = joined(
        outline(f"{x - 11},{y} ^{x - 9},{y + 18} ^{x + 9},{y + 18} {x + 11},{y} ^{x},{y + 7}")
        for x, y in points("40,104 64,104 88,104 112,104 52,120 76,120 100,120 64,136 88,136")
    )
    steam = joined(
        band([(x, 84), (x - 10, 84 - h * 0.35), (x + 8, 84 - h * 0.7), (x - 2, 84 - h)], [0, 9, 8, 0])
        for x, h in figures("36,54 60,70 84,64 108,50")
    )
    pond = disc(96, 160, 94, 22)
    rings = band(points("20,164 56,176 100,179 144,174 176,160"), [0, 3.4, 3.8, 3.4, 0])
    shape = bowl + neck
    return (
        plate(EMBER, whole(), cut(shape, beak, steam, pond), eye),
        plate(SEA, pond, cut(shape, rings)),
        plate(SUN, scales, beak),
    )


@picture(
    "heart .9, hand .5, love .6, animal .6, sea .4, beach .5, door .4, meeting .4, danger .3, together .3, "
    "protection .3, summer .3, insect .3, double .3, crown .2, spider .3, mask .2",
    en="From the bottom a red round with two dots lifts two great curved pincers; the pale gap between "
    "them comes to a point below.",
    fr="Du bas, un rond rouge à deux points lève deux grandes pinces courbes ; le vide pâle entre elles "
    "finit en pointe vers le bas.",
)
def held_between() -> Plates:
    """Crab, two hands, a heart, a gate."""
    gap = outline("100,44 ~88,28 ~66,30 ~58,54 ~74,82 100,110").twice()
    claw = outline(
        "97,52 ~94,22 ~64,6 ~30,16 ~12,48 ~18,84 ~40,108 ~32,132 ~46,160 64,160 ~54,136 ~64,118 ~82,120 "
        "97,108 97,80"
    )
    legs = joined(
        band([(60, 176), (34, y), (2, y + d)], [13, 10, 0]) for y, d in figures("146,-16 164,2 184,16")
    )
    body = disc(100, 192, 66, 52)
    stalks = band([(88, 150), (84, 138), (82, 130)], 6) + disc(82, 127, 8)
    marks = joined(disc(x, y, 5, 4) for x, y in points("100,160 78,168 122,168 88,184 112,184"))
    teeth = joined(leaf(polar(100, 62, 66, a), polar(100, 62, 78, a), 8) for a in (-165, -143, 172))
    return (
        plate(EMBER, claw.twice(), cut(gap, teeth.twice()), (legs + stalks).twice(), body, cut(marks)),
        plate(SUN, whole(), cut(gap)),
        plate(NIGHT, dots(points("82,126 118,126"), 4)),
        plate(SEA, ground([186, 190, 185, 190, 186, 190]), cut(body)),
    )


@picture(
    "horse .9, fish .4, king .6, sea .6, water .4, drop .5, toy .4, animal .5, depth .3, coral .3, "
    "elegance .3, dragon .4, choice .2, snail .2, power .2, stone .2, elephant .2, waterfall .2, mermaid "
    ".2",
    en="A yellow upright figure with a long snout and an arched, ridged body stands on a stepped foot over "
    "dark squares; drops fall from the snout.",
    fr="Une figure jaune dressée, au long museau et au corps arqué et strié, se tient sur un pied à degrés "
    "et des carrés sombres ; des gouttes tombent du museau.",
)
def dripping_piece() -> Plates:
    """Seahorse, chess knight, tap."""
    body = outline(
        "24,62 22,78 ~50,82 ~72,92 ~70,110 ~54,136 ~58,158 46,162 46,172 36,178 32,194 150,194 146,178 "
        "136,172 136,162 124,158 ~146,126 ~152,84 ~136,46 ~108,26 102,8 ~92,14 ~84,28 ~64,42 ~54,58"
    )
    fin = joined(
        leaf(polar(118, 96, 30, a), polar(118, 96, 70 - abs(a - 5) * 0.35, a), 13, 0.6)
        for a in (-42, -24, -6, 12, 30, 48)
    )
    ridges = joined(
        band([(x, y), (x + 18, y + 8), (x + 40, y + 4)], [0, 5, 0])
        for x, y in points("74,98 70,112 64,126 64,140")
    )
    back = joined(band([(136, y), (122, y + 6), (110, y + 2)], [0, 5, 0]) for y in (62, 76, 90))
    eye = disc(84, 56, 6)
    drops = drop((25, 88), (25, 104), 10) + drop((25, 112), (25, 132), 12)
    crest = outline("88,24 84,4 96,14 104,-2 112,16 126,8 122,32 ~106,28")
    board = joined(
        box(-5 + 30 * i, 146 + 20 * j, 30, 20)
        for j in range(3)
        for i in range(j % 2, 7, 2)
        if (i, j) not in ((2, 0), (3, 1), (2, 2))
    )
    bubbles = dots(points("176,30 186,48 170,56 30,24"), 5)
    return (
        plate(SEA, whole(), cut(body, fin, drops, bubbles, crest), eye),
        plate(SUN, body),
        plate(EMBER, fin + crest + ridges + back),
        plate(NIGHT, board, cut(body)),
    )


SHEET_D = (
    leaning_slice,
    curled_yolk,
    behind_bars,
    walking_marks,
    bristling,
    arms_of_light,
    spanning,
    afloat,
    held_between,
    dripping_piece,
)
