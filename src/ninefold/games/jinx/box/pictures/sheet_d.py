"""Pictures: the blade at sea to the horse on two steps."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, ripple
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
    whole,
)


@picture(
    "shark .8, sail .9, boat .8, sea .7, danger .4, flag .5, wind .4, fear .3, journey .3, mountain .3, "
    "summer .4, adventure .3, hunger .2, animal .3",
    en="A tall dark blade with one red panel between pale seams and a red pennant leans back out of the "
    "water; a smaller tip follows it.",
    fr="Une haute lame sombre, un pan rouge entre deux coutures pâles et un fanion rouge, sort penchée de "
    "l'eau ; une pointe plus petite la suit.",
)
def leaning_slice() -> Plates:
    """Sailing boat, shark."""
    fin = outline("52,152 ~74,98 ~108,48 152,20 ~146,68 ~154,114 178,152")
    tail = outline("2,152 ~10,132 34,108 ~30,132 38,152")
    seams = band(points("94,72 120,70 147,74"), 3.4) + band(points("70,110 112,106 152,112"), 3.4)
    panel = outline("94,72 ~120,70 147,74 ~147,94 152,112 ~112,106 70,110 ~80,90")
    pennant = outline("149,24 148,2 188,11 152,21")
    water = ground([142, 147, 141, 147, 142, 147, 142])
    deep = ground([150, 155, 149, 155, 150, 155, 150])
    return (
        plate(SUN, whole(), cut(water, seams)),
        plate(NIGHT, fin + tail, cut(panel, deep)),
        plate(EMBER, panel, cut(seams), pennant),
        plate(
            SEA, water, cut(*[ripple(x, y, 44) for x, y in points("10,176 76,184 146,172 30,194 124,194")])
        ),
    )


@picture(
    "egg .8, cat .9, moon .3, sleep .7, food .4, cloud .5, warmth .4, animal .4, calm .4, nest .4, dream "
    ".3, circle .3, sun .3, flower .3, summer .2",
    en="On a pale ragged shape lies a yellow round, curled up, with two points, a tapering end and red bars.",
    fr="Sur une forme pâle et irrégulière repose un rond jaune enroulé, à deux pointes, un bout effilé et "
    "des barres rouges.",
)
def curled_yolk() -> Plates:
    """Sleeping cat, fried egg, cloud."""
    white = outline(
        "~58,26 ~96,34 ~134,14 ~172,40 ~170,84 ~194,116 ~178,160 ~136,168 ~108,194 ~68,182 ~34,188 ~12,152 "
        "~24,114 ~6,78 ~26,46"
    )
    yolk = outline(
        "42,132 36,86 56,98 ~66,96 ~76,64 ~108,50 ~146,68 ~158,106 ~144,146 ~104,162 ~68,156 ~48,146"
    ) + outline("56,98 ~66,92 76,98 98,84 96,132 ~86,150 ~64,154 ~48,146 42,132 36,86")
    brow = outline("72,101 99,77 ~106,112 84,150 ~101,112 95,88 76,103") + band(
        points("146,116 132,142 104,150"), [0, 4, 0]
    )
    shut = band([(52, 122), (58, 127), (65, 124)], 3.4) + band([(74, 124), (80, 127), (87, 122)], 3.4)
    bars = joined(
        leaf(polar(106, 106, 52, a), polar(106, 106, 28, a), 10, 0.3) for a in (-84, -60, -36, -12, 12)
    )
    return (
        plate(SEA, whole(), cut(white)),
        plate(SUN, yolk, cut(brow)),
        plate(EMBER, bars),
        plate(NIGHT, shut),
    )


@picture(
    "forest .9, animal .8, stripes .8, fire .5, cage .3, cave .3, tiny .5, person .5, alone .4, danger .4, "
    "fear .4, search .4, autumn .4, evening .3, light .3, tree .6, cat .6, shadow .4",
    en="Long dark tapering streaks, a few of them forked, reach from above and below into a glowing orange "
    "square; between them a very small pale figure with a light.",
    fr="De longues traînées sombres et effilées, parfois fourchues, entrent par le haut et le bas dans un "
    "carré orange ardent ; entre elles, une toute petite figure pâle avec une lumière.",
)
def behind_bars() -> Plates:
    """A wood at sunset, the flank of a tiger, fire."""

    def streak(x: float, start: float, end: float, bend: float, wide: float) -> Shape:
        middle = (start + end) / 2
        return band([(x, start), (x + bend, middle), (x - bend / 2, end)], [wide, wide * 0.9, 0])

    streaks = joined(
        streak(*one)
        for one in figures(
            "8,-5,120,6,16 34,206,50,-7,18 52,-5,84,5,13 66,206,104,-5,12 84,-5,150,-8,19 126,206,36,8,20 "
            "108,-5,70,4,10 150,-5,112,-6,15 160,206,128,5,14 178,-5,96,5,14 190,206,74,-6,18"
        )
    )
    twigs = joined(
        leaf((a, b), (c, d), 9, 0.35)
        for a, b, c, d in figures("30,128,54,104 134,112,110,88 134,94,152,70 186,136,168,118")
    )
    walker = disc(97, 164, 5) + outline("91,171 ~97,167 103,171 105,194 100,194 97,185 94,194 89,194")
    return (
        plate(NIGHT, streaks, twigs),
        plate(SUN, whole(), cut(walker, disc(109, 180, 4.6))),
        plate(EMBER, ground([130, 118, 136, 112, 132, 120], -5)),
    )


@picture(
    "tree .7, foot .7, bird .7, arrow .5, snow .6, winter .5, journey .4, spring .4, leaf .4, forest .4, "
    "branch .4, growth .4, beach .2, seed .3, hope .2",
    en="Dark three-pronged marks with a short spur go up a pale slope in two lines, smaller and smaller; "
    "the nearest bear green leaves; a red sky.",
    fr="Des marques sombres à trois pointes et court ergot montent une pente pâle sur deux lignes, de plus "
    "en plus petites ; les premières ont des feuilles ; ciel rouge.",
)
def walking_marks() -> Plates:
    """Bird's feet in snow, young trees, arrows."""
    foot = joined(leaf((0, 6), polar(0, 0, 46, a), w, 0.35) for a, w in figures("-90,11 -132,10 -48,10"))
    foot += leaf((0, -8), (1, 30), 11, 0.4)
    buds = joined(
        leaf(polar(0, 0, r, a), polar(*polar(0, 0, r, a), 16, a + s), 8)
        for r, a in ((44, -90), (42, -132), (42, -48))
        for s in (-38, 38)
    )
    places = figures("52,160,10,1.1 142,148,-8,1.05 66,96,8,.78 130,90,-6,.68 82,56,6,.46 116,52,-4,.4")
    hill = ground([48, 40, 34, 32, 36, 44])

    def set_out(shape: Shape, many: int) -> Shape:
        return joined(shape.scaled(k, (0, 0)).turned(t, (0, 0)).at(x, y) for x, y, t, k in places[:many])

    return (plate(NIGHT, set_out(foot, 6)), plate(EMBER, whole(), cut(hill)), plate(SAGE, set_out(buds, 2)))


@picture(
    "flower .9, cat .6, animal .6, sun .6, hair .4, summer .4, garden .4, seed .4, nature .3, face .4, "
    "fire .2, wheel .2, circle .3, king .3, star .2",
    en="Two rings of pointed yellow and red blades around a disc sown with dots; low in it a dark "
    "heart-shaped spot with two curves; two leaves below.",
    fr="Deux couronnes de lames pointues jaunes et rouges autour d'un disque semé de points ; en bas une "
    "tache sombre en cœur et deux courbes ; deux feuilles dessous.",
)
def bristling() -> Plates:
    """Sunflower, lion."""
    mid = (100.0, 92.0)

    def crown(count: int, near: float, far: float, width: float, start: float) -> Shape:
        return joined(
            leaf(polar(*mid, near, a), polar(*mid, far, a), width, 0.42)
            for a in (start + i * 360 / count for i in range(count))
        )

    heart = disc(*mid, 40)
    nose = outline("91,98 ~100,94 109,98 ~106,106 100,109 ~94,106")
    mouth = band(points("100,108 94,118 84,118"), [4, 4, 0]).twice()
    seeds = dots(
        points("76,80 88,74 100,72 112,74 124,80 70,94 82,88 118,88 130,94 94,62 106,62 82,66 118,66"), 2.6
    )
    stem = (
        band(points("100,150 104,176 100,206"), 9)
        + leaf((102, 192), (168, 172), 28)
        + leaf((100, 198), (34, 178), 28)
    )
    return (
        plate(EMBER, crown(18, 38, 70, 17, 10), cut(heart)),
        plate(SUN, crown(20, 52, 88, 20, 0), heart),
        plate(NIGHT, nose, mouth, seeds),
        plate(SAGE, stem),
    )


@picture(
    "lamp .9, candle .8, jellyfish .8, light .6, night .4, depth .3, fire .4, theatre .4, root .3, "
    "elegance .5, joy .3, castle .4, branch .4, tree .2, crown .2, spider .3, chain .4",
    en="A narrow yellow bulb hangs from the top on a chain; six curving arms end upward, each "
    "in a pale stick with a red flame, and red drops hang below.",
    fr="Une étroite ampoule jaune pend du haut par une chaîne ; six bras courbes se relèvent, "
    "chacun avec un bâton pâle à flamme rouge, et des gouttes rouges pendent.",
)
def arms_of_light() -> Plates:
    """Chandelier, octopus, roots."""
    dome = outline("100,30 ~88,34 ~82,50 ~84,64 91,78 ~86,90 ~88,100 101,130 101,30").twice()
    lines = [
        points("92,86 72,110 42,118 24,100"),
        points("94,90 84,128 66,152 50,138"),
        points("98,94 98,140 92,178 76,174"),
    ]
    arms = joined(band(line, [13, 9, 8, 7], True) for line in lines)
    tips = points("22,94 48,132 75,166")
    sticks = joined(box(x - 6, y - 28, 12, 26) + box(x - 12, y - 4, 24, 5) for x, y in tips)
    flames = joined(drop((x, y - 57), (x, y - 33), 12) for x, y in tips)
    beads = joined(drop((x, y), (x, y + 12), 8) for x, y in points("34,116 64,152"))
    last = drop((100, 172), (100, 188), 10)
    chain = joined(disc(100, y, 5, 8).less(disc(100, y, 2.4, 5)) for y in (-2, 12, 26))
    side = arms + sticks + flames + beads
    return (
        plate(NIGHT, whole(), cut(dome, side.twice(), last, chain)),
        plate(EMBER, (flames + beads).twice(), last),
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
    "cup .9, bird .9, tea .8, lake .3, elegance .5, feather .3, water .3, calm .4, warmth .5, ripple "
    ".2, morning .4, love .2, food .3, mirror .2, fragile .3, breath .2",
    en="A pale round bowl with dark scales stands on a yellow dish; beside it a narrow neck swings out, up "
    "and over to a red tip above the rim. A red tag hangs on a thread, steam rises.",
    fr="Un bol pâle et rond à écailles sombres, sur un plat jaune ; à côté, un col étroit s'écarte, monte et "
    "se penche, pointe rouge au-dessus du bord. Une étiquette rouge pend à un fil.",
)
def afloat() -> Plates:
    """A teacup, a swan."""
    bowl = outline("8,84 136,84 ~137,114 ~120,146 ~80,160 ~40,150 ~12,118")
    neck = band(
        points("104,146 146,138 176,116 184,84 176,54 158,40 142,44 134,58"), [22, 18, 15, 13, 13, 16, 17, 11]
    )
    beak = outline("129,52 ~141,58 140,64 126,78 ~124,66")
    mouth = disc(72, 84, 64, 12)
    steam = joined(
        band([(x, 70), (x - 10, 70 - h * 0.35), (x + 8, 70 - h * 0.7), (x - 2, 70 - h)], [0, 9, 8, 0])
        for x, h in figures("34,46 60,58 86,48")
    )
    dish = disc(92, 166, 92, 22)
    thread = band(points("34,88 31,104 34,114"), 2.6)
    tag = outline("23,114 45,112 47,132 25,134")
    scales = joined(
        outline("-11,0 ^-9,18 ^9,18 11,0 ^0,7").at(x, y)
        for x, y in points("66,112 90,112 114,112 78,130 102,130")
    )
    shape = bowl + neck + mouth
    return (
        plate(SEA, whole(), cut(shape, beak, steam, dish), thread, scales),
        plate(SUN, dish, cut(shape)),
        plate(EMBER, disc(72, 85, 56, 8), tag, beak),
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
    "horse .9, animal .4, king .5, toy .6, order .3, elegance .3, "
    "choice .4, power .3, stone .3, story .2, dragon .2, castle .2, crossroads .1",
    en="A pale form with a bowed muzzle and a notched red mane stands on two steps on a chequered floor; a "
    "dark round-headed form on each side behind it.",
    fr="Une forme pâle au museau baissé, à crinière rouge dentelée, se dresse sur deux marches sur un sol à "
    "damier ; derrière, de chaque côté, une forme sombre à tête ronde.",
)
def dripping_piece() -> Plates:
    """A chess knight, a horse."""
    body = outline(
        "34,70 ~34,84 48,88 ~66,78 ~84,80 ~84,94 ~66,114 ~64,134 56,146 144,146 ~134,130 ~138,104 "
        "~144,68 ~128,34 ~104,18 94,2 86,18 ~64,38"
    )
    mane = joined(
        leaf(polar(92, 78, 42, a), polar(92, 78, 72, a - 8), 15, 0.55) for a in (-62, -42, -22, -2, 18)
    )
    steps = outline("46,150 154,150 158,160 42,160") + outline("34,163 166,163 170,180 30,180")
    pawn = disc(0, 0, 14) + outline("-15,16 15,16 ~10,22 ~10,42 20,66 -20,66 ~-10,42 ~-10,22")
    pawns = joined(pawn.at(x, 84) for x in (8, 184))
    sky, floor = ground([152, 152, 152], -5), ground([152, 152, 152])
    squares = joined(
        polygon([(100 + a * 34, 152), (134 + a * 34, 152), (146 + a * 46, 178), (100 + a * 46, 178)])
        for a in (-4, -2, 0, 2)
    ) + joined(
        polygon([(100 + a * 46, 178), (146 + a * 46, 178), (160 + a * 60, 206), (100 + a * 60, 206)])
        for a in (-3, -1, 1)
    )
    piece = body + steps
    return (
        plate(SEA, sky, cut(mane, pawns), squares, cut(piece), leaf((72, 54), (84, 48), 6)),
        plate(EMBER, mane),
        plate(NIGHT, pawns, cut(piece)),
        plate(SHELL, floor, cut(piece)),
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
