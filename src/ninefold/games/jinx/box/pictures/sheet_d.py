"""Pictures: the slice at sea to the horse on two steps."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, ripple, row
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
    "lamp .9, jellyfish .8, candle .8, light .6, night .4, depth .3, fire .4, theatre .4, root .3, "
    "elegance .5, joy .3, castle .3, branch .4, tree .2, crown .2, spider .3, chain .4",
    en="A yellow bulb with red slits hangs from the top on links; six curving arms end upward, each "
    "in a pale stick with a red flame.",
    fr="Une ampoule jaune à fentes rouges pend du haut par des maillons ; six bras courbes se "
    "relèvent, chacun avec un bâton pâle à flamme rouge.",
)
def arms_of_light() -> Plates:
    """Chandelier, octopus, roots."""
    dome = outline("100,16 ~86,22 ~76,42 ~82,62 90,80 ~94,110 100,150 101,150 101,16").twice()
    slits = leaf((100, 26), (100, 66), 7) + leaf((88, 32), (91, 62), 5).twice()
    lines = [
        points("90,76 72,102 42,112 22,98"),
        points("94,80 84,122 66,148 50,134"),
        points("98,82 99,134 94,174 80,170"),
    ]
    arms = joined(band(line, [13, 9, 8, 7], True) for line in lines)
    tips = points("20,94 47,128 77,162")
    sticks = joined(box(x - 5, y - 24, 10, 22) + box(x - 10, y - 4, 20, 5) for x, y in tips)
    flames = joined(drop((x, y - 52), (x, y - 28), 12) for x, y in tips)
    beads = joined(drop((x, y), (x, y + 11), 7) for x, y in points("24,106 58,146"))
    chain = joined(ring(100, y, 6.5, 3) for y in (-2, 8))
    dome, arms, sticks, flames, beads, chain, slits = (
        part.scaled(1.08, (100, 10)) for part in (dome, arms, sticks, flames, beads, chain, slits)
    )
    figure = arms + sticks + flames + beads
    return (
        plate(NIGHT, whole(), cut(dome, figure.twice(), chain)),
        plate(EMBER, (flames + beads).twice(), slits),
        plate(SUN, dome + arms.twice(), cut((sticks + flames).twice()), chain),
    )


@picture(
    "bridge .9, snake .8, monster .6, sea .5, river .4, dragon .6, train .3, road .3, water .4, wave "
    ".3, animal .3, story .4, journey .3, depth .3, stone .3, fear .2, order .2",
    en="Red arches rise one after the other from the water, marked like brickwork, with posts along "
    "their backs; the first begins in a lifted tip.",
    fr="Des arcs rouges sortent de l'eau l'un après l'autre, appareillés comme des briques, hérissés "
    "de piquets ; le premier part d'une pointe dressée.",
)
def spanning() -> Plates:
    """A bridge, a sea serpent."""
    humps = points("94,74 204,56")
    arches = joined(arc(x, 164, r - 30, r, 180, 360) for x, r in humps) + band(
        points("34,168 24,132 6,112 10,76 24,46"), [28, 24, 17, 11, 0]
    )
    marks = joined(
        box(-7, -2.2, 14, 4.4).turned(a + 90, (0, 0)).at(*polar(x, 164, r, a))
        for x, r, gap, first in figures("94,65,22,194 94,52,28,206 204,47,28,194 204,35,36,208")
        for a in range(int(first), 352, int(gap))
    )
    feet = [polar(x, 164, r - 2, a) for x, r in humps for a in range(216 if x < 100 else 248, 325, 27)]
    posts = joined(box(x - 2, y - 20, 4, 20) for x, y in feet)
    lamps = dots([(x, y - 23) for x, y in feet], 6)
    sea = ground([162, 165, 161, 165, 162, 165, 161])
    waves = joined(ripple(x, y, 30, 5, 4) for x, y in points("8,180 62,184 116,178 160,190 30,195"))
    return (
        plate(EMBER, arches, cut(marks)),
        plate(NIGHT, posts + lamps),
        plate(SEA, sea, cut(waves)),
        plate(SUN, whole(), cut(sea, marks)),
    )


@picture(
    "cup .9, bird .8, tea .7, lake .4, elegance .5, feather .3, water .3, calm .4, warmth .4, ripple "
    ".3, anchor .2, morning .4, love .2, food .3, mirror .2, fragile .3, breath .2",
    en="A pale round bowl rests on blue rings; from its foot a narrow neck swings out and up and "
    "bends over. Three lines of steam rise.",
    fr="Un bol pâle et rond repose sur des anneaux bleus ; de son pied part un col étroit qui "
    "s'écarte, monte et se penche. Trois vapeurs s'élèvent.",
)
def afloat() -> Plates:
    """A swan, a teacup."""
    bowl = outline("8,90 134,90 ~136,120 ~118,150 ~80,164 ~40,154 ~14,124")
    neck = band(
        points("108,144 146,138 174,118 178,90 164,70 152,54 154,36 170,30 192,42"),
        [22, 20, 17, 15, 13, 13, 15, 15, 0],
    )
    scales = joined(
        outline(f"{x - 11},{y} ^{x - 9},{y + 18} ^{x + 9},{y + 18} {x + 11},{y} ^{x},{y + 7}")
        for x, y in points("40,112 64,112 88,112 112,112 52,130 76,130 100,130")
    )
    steam = joined(
        band([(x, 80), (x - 10, 80 - h * 0.35), (x + 8, 80 - h * 0.7), (x - 2, 80 - h)], [0, 9, 8, 0])
        for x, h in figures("40,54 64,70 88,58")
    )
    pond = disc(96, 162, 94, 22)
    rings = band(points("20,166 56,178 100,181 144,176 176,162"), [0, 3.4, 3.8, 3.4, 0])
    shape = bowl + neck
    return (
        plate(EMBER, whole(), cut(shape, steam, pond)),
        plate(SEA, pond, cut(shape, rings), scales),
        plate(SUN, outline("8,90 134,90 135,99 9,99"), scales),
    )


@picture(
    "heart .7, flower .6, snake .6, animal .5, hand .4, love .5, beach .4, spring .3, dancer .2, "
    "double .4, balance .3, sea .3, danger .2, meeting .3, garden .3, bird .2, shield .2, coral "
    ".3, spider .2",
    en="Two thick red arms with yellow flecks rise from one low base and lean their notched tips "
    "together around a gap; thin leaves bend out on both sides.",
    fr="Deux gros bras rouges tachetés de jaune montent d'une même base et penchent leurs bouts "
    "fendus l'un vers l'autre autour d'un creux ; de minces feuilles s'écartent.",
)
def held_between() -> Plates:
    """A heart, a tulip, a crab."""
    arm = outline(
        "98,186 ~70,176 ~66,150 ~44,126 ~22,88 ~24,46 ~48,14 88,10 ~78,26 ~86,44 ~66,40 ~56,58 "
        "~62,84 ~82,108 100,124"
    )
    flecks = joined(
        leaf((x, y), (x + dx, y + dy), 7)
        for x, y, dx, dy in figures("38,60,2,-14 40,90,6,14 62,122,10,10 50,36,10,-8 78,146,4,14")
    )
    legs = joined(
        band(points(line), [9, 7, 0])
        for line in ("86,176 48,156 16,164", "86,182 48,172 22,188", "84,170 44,140 8,138")
    )
    earth = ground([192, 188, 184, 188, 192])
    both = arm.twice()
    return (
        plate(EMBER, both, cut(flecks.twice())),
        plate(SEA, legs.twice(), cut(both), earth),
        plate(SUN, whole()),
    )


@picture(
    "horse .9, animal .5, sea .5, dragon .5, king .4, toy .4, water .4, depth .3, elegance .4, "
    "choice .2, spiral .3, power .2, stone .2, snake .3, story .2, snail .1",
    en="A yellow form with a bowed muzzle, a notched mane and an arched, ridged neck with a red curl "
    "stands on two dark steps; a few pale dots around it.",
    fr="Une forme jaune au museau baissé, crinière dentelée et encolure arquée et striée, ornée "
    "d'une volute rouge, se dresse sur deux marches sombres ; quelques points pâles.",
)
def dripping_piece() -> Plates:
    """A seahorse, a chess knight."""
    body = outline(
        "34,76 ~34,90 48,94 ~66,84 ~84,86 ~84,100 ~66,122 ~64,148 54,174 146,174 ~134,146 ~138,112 "
        "~144,74 ~128,38 "
        "~104,22 94,4 86,22 ~64,42"
    )
    curl = band(points("116,168 128,152 116,138 100,144 100,158 112,160"), [0, 6, 6, 6, 5, 0])
    mane = joined(
        leaf(polar(92, 84, 42, a), polar(92, 84, 74, a - 8), 15, 0.55) for a in (-62, -42, -22, -2, 18, 38)
    )
    ridges = joined(
        band([(x, y), (x + 16, y + 7), (x + 34, y + 3)], [0, 5, 0]) for x, y in points("90,98 82,112 74,126")
    )
    steps = outline("48,176 152,176 156,186 44,186") + outline("36,188 164,188 168,205 32,205")
    bubbles = dots(points("180,36 22,30 24,140 182,150"), 4.4)
    nostril = leaf((42, 82), (52, 77), 4)
    return (
        plate(SEA, whole(), cut(body, mane, bubbles, steps), nostril),
        plate(SUN, body),
        plate(EMBER, mane, ridges, curl),
        plate(NIGHT, steps),
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
