"""Pictures: the two rings and two blades to the bunch that blooms."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import ripple, wheel
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
    "bird .7, eye .6, face .5, separation .6, mask .4, knife .3, animal .4, watching .4, work "
    ".3, double .4, letter .3, dancer .2, fear .2, thread .3, mouth .3",
    en="Two red rings with dark discs in them and two long crossed blades below, over a ground that parts "
    "into yellow and blue.",
    fr="Deux anneaux rouges avec un disque sombre dedans et deux longues lames croisées dessous, sur un "
    "fond qui s'ouvre en jaune et bleu.",
)
def rings_and_blades() -> Plates:
    """Scissors, an owl or a stork looking at you, a sheet cut in two."""
    rim = outline("88,92 ~62,92 ~34,80 ~20,52 ~32,24 ~60,14 ~86,26 ~94,52 ~92,76")
    hole = disc(57, 51, 25, 24)
    blade = outline("78,86 90,74 108,98 ~124,134 ~132,166 134,202 ~116,160 92,112")
    iris = disc(60, 52, 15)
    gleam = disc(66, 46, 4.5)
    left = outline("-5,-5 98,-5 98,116 62,205 -5,205")
    feathers = joined(
        outline(f"{x},{y} ~{x + 7},{y + 9} {x + 14},{y} ~{x + 7},{y + 5}")
        for x, y in points("14,112 38,114 26,130 48,134 14,148 36,152 26,168 14,186")
    )
    return (
        plate(NIGHT, iris.twice(), cut(gleam, gleam.at(80, 0)), blade.twice(), cut(disc(100, 104, 4))),
        plate(EMBER, rim.twice(), cut(hole.twice()), feathers.twice()),
        plate(SUN, left, cut(rim)),
        plate(SEA, left.mirrored(), cut(rim.mirrored(), feathers.mirrored())),
    )


@picture(
    "cup .9, storm .8, tea .8, boat .7, sea .6, wave .6, danger .4, cloud .6, tiny .3, adventure .3, warmth "
    ".3, water .4, story .3, chaos .3, lake .3, rain .2, food .2",
    en="A wide cup on a saucer; over its rim rise pointed waves with a tiny red sail, above it a dark puff "
    "with a red zigzag.",
    fr="Une large tasse sur sa soucoupe ; des vagues pointues à petite voile rouge dépassent du bord, "
    "au-dessus un amas sombre et un zigzag rouge.",
)
def waves_in_the_rim() -> Plates:
    """A storm in a teacup, a steaming cup, a bay."""
    cup = outline("20,116 152,116 ~150,150 ~128,178 112,184 60,184 ~44,178 ~22,150")
    handle = outline(
        "148,126 ~172,118 ~190,130 ~184,154 ~160,164 138,166 146,156 ~166,150 ~174,138 ~166,130 150,136"
    )
    saucer = outline("8,184 186,184 ~166,196 ~28,196")
    waves = outline(
        "20,116 ~32,98 ~40,84 56,82 ~48,92 58,102 ~74,92 ~82,78 "
        "98,74 ~90,88 100,100 ~112,94 ~120,84 136,84 ~128,96 152,116"
    )
    boat = outline("58,72 82,66 ~80,76 ~66,80 | 68,66 62,42 80,60")
    cloud = outline("78,44 ~84,24 ~104,22 ~112,6 ~138,4 ~148,18 ~170,16 ~182,32 ~174,48 ~140,52 ~104,52")
    bolt = outline("132,30 114,66 130,64 122,100 154,54 138,56 150,30")
    spots = joined(
        drop((x, y), (x, y + 16), 11) for x, y in points("44,130 68,130 92,130 116,130 56,154 80,154 104,154")
    )
    return (
        plate(NIGHT, cloud, cut(bolt)),
        plate(SEA, waves, cut(boat), spots),
        plate(EMBER, boat, handle, cup, cut(spots), saucer, bolt),
        plate(SHELL, whole(), cut(waves, boat, bolt)),
    )


@picture(
    "umbrella .9, parachute .2, boat .9, upside_down .6, sea .5, rain .6, anchor .4, sail .3, journey .4, "
    "protection .4, alone .3, fish .3, cup .4, balance .3, storm .4, depth .3, adventure .3, drop .4, moon "
    ".2",
    en="An opened dome of red and yellow panels lies upturned on the water, its hooked stick standing up; "
    "drops fall, a small figure sits inside.",
    fr="Un dôme ouvert à pans rouges et jaunes, renversé sur l'eau, sa canne à crochet dressée ; des "
    "gouttes tombent, une petite silhouette y est assise.",
)
def upturned_dome() -> Plates:
    """An umbrella turned over, a boat, a bowl, a hook."""
    rim = "8,92 ~30,100 54,94 ~78,104 100,96 ~122,104 146,94 ~170,100 192,92"
    dome = outline(f"{rim} ~176,136 ~142,166 100,176 ~58,166 ~24,136")
    inner = outline("54,94 ~78,104 100,96 100,176 ~72,140") + outline(
        "146,94 ~170,100 192,92 ~176,136 ~142,166 100,176 ~134,140"
    )
    stick = band(points("100,110 100,70 100,34 106,18 120,14 132,22 133,38"), [6, 6, 6, 7, 7, 7, 5])
    tip = box(97, 174, 6, 18)
    person = disc(64, 72, 9) + outline("54,83 74,83 80,104 ~64,102 48,100")
    sea = ground([138, 143, 137, 143, 138, 144, 138])
    drops = joined(
        drop((x, y), (x - 3, y + 15), 8)
        for x, y in points("20,14 52,26 78,8 30,52 160,20 184,46 154,60 176,78 140,80 90,44 12,76")
    )
    waves = joined(ripple(x, y, 30) for x, y in points("4,168 30,188 140,186 168,166"))
    return (
        plate(NIGHT, person, stick, tip),
        plate(EMBER, dome, cut(inner)),
        plate(SUN, inner),
        plate(SEA, sea, cut(waves), drops),
    )


@picture(
    "cheese .9, clock .6, hunger .6, mouth .6, moon .5, time .4, circle .5, cake .4, food .5, wheel .3, "
    "monster .3, bread .3, separation .4, planet .2, cave .2, record .2, sun .2",
    en="A big yellow disc with round holes from which a wedge has been pulled out to the right; two dark "
    "hands in its middle.",
    fr="Un grand disque jaune à trous ronds dont une part a été tirée vers la droite ; deux aiguilles "
    "sombres en son milieu.",
)
def missing_wedge() -> Plates:
    """A cheese, a clock, a mouth, the moon, a pie."""
    wheel_ = arc(92, 100, 0, 82, 28, 332)
    piece = arc(124, 100, 0, 80, -25, 25)
    rind = arc(92, 100, 74, 82, 28, 332) + arc(124, 100, 72, 80, -25, 25)
    holes = joined(
        disc(x, y, r)
        for x, y, r in figures(
            "58,62,13 106,48,8 40,104,8 66,142,14 108,138,7 84,88,5 104,164,5 48,128,4 80,36,5"
        )
    )
    bits = joined(disc(x, y, r) for x, y, r in figures("176,92,8 160,106,5 184,112,4"))
    hands = leaf((92, 100), (70, 30), 9, 0.6) + leaf((92, 100), (46, 84), 9, 0.6) + disc(92, 100, 6)
    ticks = joined(
        polygon(
            [
                polar(92, 100, 62, a - 2),
                polar(92, 100, 70, a - 2),
                polar(92, 100, 70, a + 2),
                polar(92, 100, 62, a + 2),
            ]
        )
        for a in range(60, 330, 30)
    )
    return (
        plate(NIGHT, whole(), cut(wheel_, piece), hands, ticks),
        plate(SUN, wheel_ + piece),
        plate(EMBER, holes, bits, rind),
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
    en="A red heart-shaped body with a dark seam down the middle and dark spots; at its top a small "
    "dark cap and four pointed green leaves.",
    fr="Un corps rouge en forme de cœur, une couture sombre au milieu et des taches sombres ; en "
    "haut une calotte sombre et quatre feuilles vertes pointues.",
)
def sown_lobes() -> Plates:
    """A strawberry, a ladybird, a heart."""
    body = outline(
        "100,54 ~132,42 ~166,60 ~176,100 ~154,146 ~128,176 100,192 ~72,176 ~46,146 ~24,100 ~34,60 ~68,42"
    )
    seam = leaf((100, 50), (100, 190), 5)
    spots = joined(
        disc(x, y, r) for x, y, r in figures("64,78,9 42,100,7 78,112,8 58,134,7 84,152,6")
    ).twice()
    cap = outline("72,46 ~76,26 ~100,18 ~124,26 128,46 ~100,60")
    leaves = joined(leaf((100, 40), (x, y), 12, 0.6) for x, y in points("36,22 164,22 66,2 134,2"))
    return (
        plate(EMBER, body),
        plate(NIGHT, seam, spots, cap),
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
