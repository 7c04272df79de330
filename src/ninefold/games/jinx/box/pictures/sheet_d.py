"""Pictures: the slice at sea to the horse that drips."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, dots, ripple
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
