"""Pictures: the blade at sea to the horse on two steps."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SUN, plate
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
    ring,
    whole,
)


@picture(
    "shark .9, sail .8, boat .7, sea .7, danger .5, flag .4, wind .3, fear .3, journey .3, mountain .3, "
    "summer .3, adventure .3, hunger .2",
    en="A tall dark blade with pale seams and a red pennant leans back out of the water; a smaller tip "
    "follows it.",
    fr="Une haute lame sombre à coutures pâles, avec un fanion rouge, sort penchée de l'eau ; une pointe "
    "plus petite la suit.",
)
def leaning_slice() -> Plates:
    """Shark, sailing boat."""
    fin = outline("52,152 ~74,98 ~108,48 152,20 ~146,68 ~154,114 178,152")
    tail = outline("2,152 ~10,132 34,108 ~30,132 38,152")
    seams = band(points("94,72 120,70 147,74"), 3) + band(points("70,110 112,106 152,112"), 3)
    pennant = outline("149,24 148,2 188,11 152,21")
    water = ground([142, 147, 141, 147, 142, 147, 142])
    return (
        plate(SUN, whole(), cut(water)),
        plate(NIGHT, fin + tail, cut(seams, ground([150, 155, 149, 155, 150, 155, 150]))),
        plate(EMBER, pennant),
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
    "forest .8, animal .8, stripes .8, fire .5, cage .4, cave .4, tiny .5, person .5, alone .4, danger .4, "
    "fear .4, search .4, autumn .3, light .3, tree .5, cat .6, shadow .4",
    en="Long dark tapering streaks reach from above and below into a glowing orange square; between them a "
    "very small pale figure with a light.",
    fr="De longues traînées sombres et effilées entrent par le haut et le bas dans un carré orange ardent "
    "; entre elles, une toute petite figure pâle avec une lumière.",
)
def behind_bars() -> Plates:
    """The flank of a tiger, a wood at sunset, fire."""

    def streak(x: float, start: float, end: float, bend: float, wide: float) -> Shape:
        middle = (start + end) / 2
        return band([(x, start), (x + bend, middle), (x - bend / 2, end)], [wide, wide * 0.9, 0])

    streaks = joined(
        streak(*one)
        for one in figures(
            "8,-5,120,6,16 34,206,60,-7,17 52,-5,84,5,13 66,206,104,-5,12 84,-5,150,-8,19 126,206,40,8,19 "
            "108,-5,70,4,10 150,-5,112,-6,15 160,206,128,5,14 178,-5,96,5,14 190,206,84,-6,17"
        )
    )
    walker = disc(97, 168, 4) + outline("92,174 ~97,171 102,174 104,196 99,196 97,187 94,196 89,196")
    return (
        plate(NIGHT, streaks),
        plate(SUN, whole(), cut(walker, disc(107, 183, 4))),
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
