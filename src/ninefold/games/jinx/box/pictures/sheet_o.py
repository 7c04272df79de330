"""Pictures: the two rings and two blades to the bunch that blooms."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, ripple, wheel
from ninefold.games.jinx.box.pictures.shapes import (
    Shape,
    arc,
    band,
    box,
    cut,
    disc,
    figures,
    ground,
    joined,
    leaf,
    outline,
    points,
    polar,
    whole,
)


@picture(
    "bird .7, eye .6, face .5, separation .6, mask .4, knife .6, animal .4, watching .4, work .5, double .4, "
    "letter .3, dancer .2, fear .2, thread .3, mouth .3",
    en="Two red rings with a small dark disc in each and two long crossed blades below, over a ground that "
    "parts into yellow and blue.",
    fr="Deux anneaux rouges avec un petit disque sombre dedans et deux longues lames croisées dessous, sur "
    "un fond qui s'ouvre en jaune et bleu.",
)
def rings_and_blades() -> Plates:
    """Scissors, an owl or a stork looking at you, a sheet cut in two."""
    rim = outline("88,92 ~62,92 ~34,80 ~20,52 ~32,24 ~60,14 ~86,26 ~94,52 ~92,76")
    hole = disc(57, 51, 25, 24)
    blade = outline("78,86 90,74 108,98 ~124,134 ~132,166 134,202 ~116,160 92,112")
    left = outline("-5,-5 98,-5 98,116 62,205 -5,205")
    iris = disc(60, 56, 7)
    return (
        plate(NIGHT, iris.twice(), blade.twice(), cut(disc(100, 104, 4))),
        plate(EMBER, rim.twice(), cut(hole.twice())),
        plate(SUN, left, cut(rim)),
        plate(SEA, left.mirrored(), cut(rim.mirrored())),
    )


@picture(
    "cup .8, boat .9, sea .7, tea .6, wave .7, storm .4, tiny .3, adventure .4, warmth .2, water .4, story "
    ".3, journey .4, lake .3, bird .3, food .2, child .3, sail .3",
    en="A wide red vessel with a loop, cut by the lower edge; over its rim rise tall pointed waves with a "
    "large sail, and two dark brackets fly above.",
    fr="Un large récipient rouge à anse, coupé par le bas ; de hautes vagues pointues et une grande voile "
    "dépassent du bord, deux accolades volent au-dessus.",
)
def waves_in_the_rim() -> Plates:
    """A cup of tea, a boat on the waves, a bath."""
    cup = outline("14,150 156,150 ~154,176 ~140,205 30,205 ~16,176")
    handle = band(points("150,160 180,154 192,170 180,188 146,192"), [9, 10, 10, 10, 8])
    waves = outline(
        "14,150 ~6,114 ~18,84 52,72 ~42,90 54,110 ~72,116 ~92,106 ~106,116 ~120,110 ~128,88 ~144,70 178,66 "
        "~162,84 ~166,112 156,150"
    )
    crests = joined(ripple(x, y, 34, 5, 4) for x, y in points("24,124 70,132 112,128"))
    boat = outline("44,94 126,84 ~118,110 ~70,118 | 82,84 72,4 ~106,36 122,76 | 75,84 66,22 ~48,56 44,86")
    birds = outline(
        "136,36 ^146,22 154,33 ^162,22 174,34 ^162,30 154,41 ^146,30 | 14,44 ^21,34 27,42 ^33,34 "
        "42,42 ^33,39 27,48 ^21,39"
    )
    return (
        plate(SEA, waves, cut(boat, crests)),
        plate(SUN, boat),
        plate(EMBER, handle, cup),
        plate(NIGHT, birds),
    )


@picture(
    "boat .9, umbrella .8, sea .5, journey .5, upside_down .4, together .4, adventure .4, cup .4, lamp .3, "
    "person .3, rain .2, protection .3, stripes .3, storm .2, parachute .3, anchor .3",
    en="A striped bowl with pointed ends rocks on waves, a dark blade on each side; three heads look out, "
    "and a mast ends in a hook with a lantern.",
    fr="Une coupe rayée aux bouts pointus tangue sur les vagues, une lame sombre de chaque côté ; trois "
    "têtes en sortent, un mât finit en crochet à lanterne.",
)
def upturned_dome() -> Plates:
    """Boat, umbrella turned over, bowl."""
    bowl = outline(
        "4,80 ~30,98 52,90 ~76,104 100,94 ~124,104 148,90 ~170,98 196,80 ~182,126 ~148,156 ~100,164 "
        "~52,156 ~18,126"
    )
    panel = outline(
        "52,90 ~76,104 100,94 100,164 ~64,138 | 148,90 ~170,98 196,80 ~182,126 ~148,156 100,164 ~136,138"
    )
    oars = band(points("34,104 14,150 4,172"), [4, 5, 10])
    mast = band(points("100,100 100,36 106,16 124,12 134,26 132,40"), [6, 6, 6, 6, 6, 4])
    heads = dots(points("44,80 68,84 152,80"), 10)
    bodies = joined(
        outline(f"{x - 14},104 ~{x - 11},92 ~{x},88 ~{x + 11},92 {x + 14},104") for x in (44, 68, 152)
    )
    lantern = outline("124,42 140,42 144,58 132,66 120,58")
    water = ground([138, 144, 137, 144, 138, 144, 138])
    return (
        plate(NIGHT, mast, heads, bodies, cut(bowl), oars.twice()),
        plate(EMBER, panel),
        plate(SUN, bowl, lantern),
        plate(SEA, water, cut(*[ripple(x, y, 38) for x, y in points("8,176 84,190 150,178")])),
    )


@picture(
    "cheese .8, clock .9, time .6, hunger .4, food .5, circle .5, cake .3, wheel .4, morning .2, "
    "separation .4, sun .2, bread .3, compass .2, end .2",
    en="A yellow round with a red rim and a ring of red spots; two dark strokes meet in the middle, and "
    "the piece between them is pulled out.",
    fr="Un rond jaune à bord rouge avec un cercle de taches rouges ; deux traits sombres se joignent au "
    "milieu, et la part entre eux est tirée dehors.",
)
def missing_wedge() -> Plates:
    """A clock, a pizza."""
    pie = arc(96, 104, 0, 86, 0, 300)
    piece = arc(104, 95, 0, 86, -60, 0)
    rim = arc(96, 104, 76, 86, 0, 300) + arc(104, 95, 76, 86, -60, 0)
    spots = dots([polar(96, 104, 63, a) for a in range(30, 300, 30)] + [polar(104, 95, 63, -30)], 6.5)
    hands = leaf((96, 104), polar(96, 104, 74, -67), 13, 0.6) + leaf(
        (96, 104), polar(96, 104, 54, 8), 14, 0.6
    )
    return (
        plate(SEA, whole(), cut(pie, piece)),
        plate(SUN, pie + piece),
        plate(EMBER, rim, spots),
        plate(NIGHT, hands, disc(96, 104, 8)),
    )


@picture(
    "bell .9, flower .8, lamp .8, light .5, night .4, spring .4, person .3, tiny .3, meeting .3, garden .4, "
    "sound .3, alone .3, evening .3, hat .2, drop .2, music .3, hope .2",
    en="A bent green stem with broad leaves bears five hanging cups that shed yellow light; under them a "
    "tiny figure.",
    fr="Une tige courbe à larges feuilles porte cinq coupes pendantes d'où tombe une lumière jaune ; "
    "dessous, une toute petite silhouette.",
)
def hanging_cups() -> Plates:
    """Lily of the valley, street lamps, bells."""
    stem = band(points("40,205 42,150 54,90 88,42 132,30 172,50"), [10, 9, 7, 6, 5, 3])
    leaves = leaf((40, 204), (12, 70), 46, 0.5) + leaf((44, 204), (88, 128), 30, 0.55)
    cup = outline("0,0 ~12,4 ~17,16 ~18,28 26,36 ~13,33 0,38 ~-13,33 -26,36 ~-18,28 ~-17,16 ~-12,4")
    hung = figures("66,82,.72 92,52,.85 128,40,1 162,52,.9 182,66,.62")
    cups = joined(cup.scaled(k, (0, 0)).at(x, y) for x, y, k in hung)
    tongues = joined(disc(x, y + 38 * k, 5 * k) for x, y, k in hung)
    beam = outline("110,76 146,76 176,190 84,190")
    figure = disc(136, 160, 5) + outline("130,167 142,167 146,190 126,190")
    floor = ground([190, 192, 189, 191])
    return (
        plate(NIGHT, whole(), cut(stem, leaves, cups, tongues, beam), figure, floor),
        plate(SAGE, stem, leaves, cut(leaf((38, 192), (17, 92), 4), leaf((50, 194), (80, 142), 4))),
        plate(SUN, beam, cut(cups), tongues),
        plate(EMBER, tongues),
    )


@picture(
    "fruit .8, insect .9, heart .6, seed .4, love .4, summer .5, garden .4, food .4, animal .3, wing "
    ".3, spring .3, nature .3, leaf .3, hope .2, turtle .3",
    en="A red heart-shaped body with a dark seam and dark spots, three thin bent strokes on each side; at "
    "its top a dark cap and four green leaves.",
    fr="Un corps rouge en forme de cœur, à couture et taches sombres, trois traits courbes de chaque côté ; "
    "en haut une calotte sombre et quatre feuilles.",
)
def sown_lobes() -> Plates:
    """A strawberry, a ladybird, a heart."""
    body = outline(
        "100,54 ~132,42 ~164,60 ~174,100 ~154,146 ~130,176 100,192 ~70,176 ~46,146 ~26,100 ~36,60 ~68,42"
    )
    seam = leaf((100, 50), (100, 190), 5)
    spots = joined(
        disc(x, y, r) for x, y, r in figures("64,78,9 42,100,7 78,112,8 58,134,7 84,152,6")
    ).twice()
    cap = outline("72,46 ~76,26 ~100,18 ~124,26 128,46 ~100,60")
    leaves = joined(leaf((100, 44), (x, y), 11, 0.6) for x, y in points("36,24 164,24 68,2 132,2"))
    legs = joined(
        band(points(at), [6, 5, 3])
        for at in ("32,78 14,70 4,82", "32,116 14,118 6,134", "50,148 32,160 28,178")
    )
    return (
        plate(EMBER, body),
        plate(NIGHT, seam, spots, cap, legs.twice()),
        plate(SAGE, leaves),
        plate(SHELL, whole(), cut(body, leaves)),
    )


@picture(
    "wheel .8, house .7, city .6, flower .5, planet .5, sun .4, together .5, circle .5, machine .5, "
    "work .3, clock .3, family .3, time .2, island .3, crown .2, order .3",
    en="A red ring with twelve blunt teeth, each with a window and every other one roofed; in its "
    "round hole a small pond with a boat.",
    fr="Un anneau rouge à douze dents carrées, chacune percée d'une fenêtre, une sur deux coiffée "
    "d'un toit ; dans le trou rond, un petit étang et un bateau.",
)
def houses_all_round() -> Plates:
    """A gear, a ring of houses, a sun."""
    tooth = outline("87,52 87,22 113,22 113,52")
    roof = outline("83,22 100,6 117,22")
    pane = box(95, 30, 10, 12)
    teeth = wheel(tooth, 10)
    roofs = wheel(roof, 10)
    panes = wheel(pane, 10)
    rim = disc(100, 100, 58)
    hole = disc(100, 100, 34)
    rivets = wheel(disc(100, 54, 3.4), 10, start=18)
    boat = outline("84,106 116,106 ~110,116 ~90,116 | 99,102 99,82 114,102")
    return (
        plate(EMBER, teeth, rim, cut(hole, panes, rivets)),
        plate(NIGHT, roofs, boat),
        plate(SUN, panes, rivets),
        plate(SAGE, whole(), cut(teeth, rim), hole, cut(boat)),
    )


@picture(
    "balloon .9, flower .9, joy .6, fruit .2, spring .4, love .4, cake .3, child .3, garden .3, "
    "freedom .3, sky .3, together .4, rope .3, letter .2, toy .3, summer .3, parachute .2, kite .3",
    en="Seven bright rounded heads on long strings or stems spread from one red bow; each ends below "
    "in a small knot, two have narrow leaves.",
    fr="Sept têtes rondes et vives sur de longs fils ou tiges s'écartent d'un seul nœud rouge ; "
    "chacune finit en petit bourrelet, deux ont des feuilles étroites.",
)
def bunch() -> Plates:
    """Balloons, a bouquet of tulips."""
    spots = figures("32,74,-34 62,36,-18 100,62,0 138,36,18 168,74,34 78,98,-12 122,98,12")
    head = outline("0,22 ~-14,14 ~-20,-4 ~-16,-22 -10,-28 ~-5,-22 0,-29 ~5,-22 10,-28 ~16,-22 ~20,-4 ~14,14")
    knot = outline("0,18 6,28 -6,28")
    shine = leaf((-11, 4), (-9, -14), 5)

    def put(shape: Shape, which: list[list[float]]) -> Shape:
        return joined(shape.turned(a, (0, 0)).at(x, y) for x, y, a in which)

    strings = joined(
        band([polar(x, y, 26, a + 90), (100 + (x - 100) * 0.22, 132), (100, 164)], 3.4) for x, y, a in spots
    )
    ends = joined(band([(100, 164), (100 + d, 182), (100 + 1.3 * d, 204)], 3.4) for d in (-16, -6, 6, 16))
    bow = outline("100,164 ~84,150 ~68,152 ~72,170 ~84,176 100,168 ~116,176 ~128,170 ~132,152 ~116,150")
    leaves = leaf((96, 158), (28, 122), 16) + leaf((104, 158), (172, 122), 16)
    heads = put(head + knot, spots)
    return (
        plate(EMBER, put(head + knot, spots[0::3]), cut(put(shine, spots)), bow),
        plate(SUN, put(head + knot, spots[1::3]), cut(put(shine, spots))),
        plate(
            SEA, strings, ends, cut(heads, bow), leaves, put(head + knot, spots[2::3]), cut(put(shine, spots))
        ),
    )


SHEET_O = (
    rings_and_blades,
    waves_in_the_rim,
    upturned_dome,
    missing_wedge,
    hanging_cups,
    sown_lobes,
    houses_all_round,
    bunch,
)
