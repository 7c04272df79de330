"""Pictures: the plated back to the ridged arch."""

from math import cos, radians

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, ripple
from ninefold.games.jinx.box.pictures.shapes import (
    Point,
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
    whole,
    within,
)


@picture(
    "shield .9, insect .9, knife .6, king .4, protection .4, animal .4, power .3, mask .3, flag .3, danger "
    ".3, castle .2, double .3, joy .1, clock .1, garden .2, turtle .3",
    en="A plate in four red and blue quarters with pale round spots, a dark dome with two red plumes on top, "
    "crossed shafts and bent strokes behind.",
    fr="Une plaque à quatre quartiers rouges et bleus à taches pâles, un dôme sombre à deux plumets rouges, "
    "des hampes croisées et des traits courbes derrière.",
)
def quartered_back() -> Plates:
    """Shield and crossed lances, beetle."""
    plate_edge = "~44,108 ~60,154 100,190"
    left = outline(f"98,60 ~70,62 42,72 {plate_edge.replace('100,190', '98,188')}")
    right = left.mirrored()
    upper = box(-5, 40, 105, 76) + box(100, 117, 105, 90)
    spots = dots(points("70,94 130,94 76,142 124,142"), 9)
    lances = joined(
        band([a, b], 5) + leaf(b, c, 11)
        for a, b, c in ((((184, 184)), (22, 62), (2, 46)), (((16, 184)), (178, 62), (198, 46)))
    )
    helm = outline("72,60 ~76,32 ~100,20 ~124,32 128,60 ~100,54")
    slit = outline("82,40 ~100,36 118,40 ~100,45")
    plumes = band(points("92,24 84,8 62,6"), [6, 7, 0], True).twice()
    arms = band(points("50,124 22,118 4,128"), [6, 5, 0]).twice()
    hilts = band(points("24,162 42,186"), 6).twice()
    return (
        plate(SUN, whole(), cut(left, right, spots)),
        plate(NIGHT, lances, hilts, arms, cut(left, right), helm, cut(slit)),
        plate(EMBER, left + right, cut(upper, spots), plumes),
        plate(SEA, left + right, within(upper), cut(spots)),
    )


@picture(
    "boat .9, cheese .9, sea .6, journey .4, food .4, window .3, cake .2, harbour .3, machine .3, cloud .3, "
    "hunger .2, adventure .3, tiny .2, giant .2, flag .2",
    en="A long yellow wedge with dark round holes, some bitten out of its edge, rides on waves; on it a red "
    "stack that puffs and a pole with a pennant.",
    fr="Un long coin jaune percé de trous ronds et sombres, certains au bord, avance sur les vagues ; "
    "dessus, une cheminée rouge qui fume et un mât à fanion.",
)
def wedge_at_sea() -> Plates:
    """A piece of cheese, a steamer."""
    wedge = outline("0,120 196,66 ~192,120 182,178 20,178")
    holes = joined(
        disc(x, y, r)
        for x, y, r in figures("44,134,10 76,122,6 108,122,14 142,106,7 168,122,12 70,154,12 128,150,7")
    )
    dents = disc(62, 103, 10, 8) + disc(188, 70, 10, 8)
    stack = outline("104,94 108,46 132,46 136,86")
    mast = box(170, 24, 4, 50) + band(points("172,26 136,64"), 2.6) + band(points("172,26 198,70"), 2.6)
    flag = outline("174,22 196,30 174,38")
    puffs = joined(disc(x, y, r) for x, y, r in figures("110,26,12 88,18,10 66,22,8 48,16,5"))
    water = ground([158, 164, 157, 164, 158, 164, 158])
    return (
        plate(SUN, wedge, cut(holes, dents, stack)),
        plate(EMBER, stack, cut(box(100, 58, 40, 9)), flag),
        plate(NIGHT, holes, puffs, mast),
        plate(SEA, water, cut(*[ripple(x, y, 40) for x, y in points("10,182 82,190 148,182")])),
    )


@picture(
    "parachute .9, flower .7, wind .5, seed .7, falling .6, sky .5, umbrella .7, person .5, freedom .4, "
    "spring .3, hope .3, jellyfish .4, tiny .3, field .2, summer .3, peacock .3, kite .2, fragile .3",
    en="A wide fan in red and pale panels with feathery ends carries a small dark body on many threads; "
    "three pale tufts drift far off over a yellow field.",
    fr="Un large éventail à pans rouges et pâles et à bouts plumeux porte un petit corps sombre par maints "
    "fils ; trois touffes pâles dérivent au loin sur un champ jaune.",
)
def drifting_tufts() -> Plates:
    """Parachutes, dandelion seeds, umbrellas."""
    about = (96.0, 134.0)
    turns = range(-156, -20, 22)
    lines = joined(leaf(about, polar(*about, 84, a), 4, 0.6) for a in range(-167, 0, 22))
    panels = [arc(*about, 72, 100, a - 11, a + 11) for a in turns]
    tufts = [
        joined(leaf(polar(*about, 80, a), polar(*about, 118, a + s), 14, 0.55) for s in (-8, 0, 8))
        for a in turns
    ]
    canopy = arc(*about, 72, 100, -167, -13) + joined(tufts)
    body = disc(96, 138, 6.5) + outline(
        "78,128 ~90,144 ~102,144 114,128 117,132 ~106,152 104,162 108,180 102,181 97,168 92,181 86,180 "
        "88,162 ~86,152 75,132"
    )
    small = joined(leaf((0, 0), polar(0, 0, 26, a), 6, 0.7) for a in range(-155, -20, 26))
    places = points("184,160 24,162 150,176")
    field = ground([192, 195, 191, 196, 190])
    return (
        plate(SEA, whole(), cut(lines, canopy, body, field, *[small.at(x, y) for x, y in places])),
        plate(EMBER, *panels[::2], *tufts[::2]),
        plate(NIGHT, body, *[drop((x, y - 1), (x, y + 17), 9) for x, y in places]),
        plate(SUN, field),
    )


@picture(
    "sleep .9, book .9, story .6, dream .5, night .4, calm .4, child .3, person .4, warmth .4, letter .3, "
    "protection .3, secret .2, house .2, door .3",
    en="A red upright rectangle, dark rounds at its corners, a ribbed dark edge; at its top a round head on "
    "a pale cushion, below it a lined blue sheet.",
    fr="Un rectangle rouge debout, ronds sombres aux coins, bord sombre nervuré ; en haut une tête ronde sur "
    "un coussin pâle, dessous un drap bleu à lignes.",
)
def under_the_cover() -> Plates:
    """A bed from above, a book."""
    board = outline("30,10 158,10 ~166,12 168,20 168,182 ~166,190 158,192 30,192")
    back = box(30, 10, 14, 182)
    posts = dots(points("33,11 165,11 33,190 165,190"), 8)
    ribs = joined(box(30, y, 14, 5) for y in (36, 46, 150, 160))
    cushion = outline("60,26 ~108,20 156,26 ~160,46 156,66 ~108,72 60,66 ~56,46")
    sheet = outline("52,84 162,84 162,186 52,186")
    fold = outline("50,84 ~106,78 164,84 164,100 ~106,94 50,100")
    lines = joined(
        band([(60, y + 3), (88, y), (106, y - 6), (124, y), (154 - d, y + 3)], 4)
        for y, d in points("118,0 133,12 148,0 163,0 177,20")
    )
    hair = disc(106, 46, 20)
    face = outline("90,54 ~106,42 122,54 ~118,66 ~106,70 ~94,66")
    ribbon = outline("128,186 140,186 140,208 134,202 128,208")
    return (
        plate(EMBER, board, cut(cushion, sheet, back), ribbon),
        plate(NIGHT, back, cut(ribs), posts, hair, cut(face)),
        plate(SEA, sheet, cut(fold, lines)),
        plate(SUN, whole(), cut(board, back), ribs, face),
    )


@picture(
    "boat .9, instrument .7, sail .7, music .5, sea .5, noodles .5, cup .4, rope .4, wind .3, water "
    ".4, wave .3, food .3, sound .3, hair .3, journey .3, thread .3, waterfall .2, bag .2",
    en="A blue bowl on the water; yellow strands rise from it side by side to a slanting red pole "
    "and fill the space like a sail.",
    fr="Une coque bleue et ronde sur l'eau ; des brins jaunes en montent côte à côte jusqu'à une "
    "perche rouge inclinée et forment comme une voile.",
)
def lifted_strands() -> Plates:
    """A sailing boat, a harp, a bowl of noodles."""
    pole = band(points("30,140 38,60 84,18 184,4"), [9, 9, 8, 6])
    tops = points("39,76 46,58 60,40 78,26 100,19 124,15 150,11 174,9")
    strands = joined(
        band([(x, y), (x + (56 + 14 * i - x) * 0.5 + 5, y + (132 - y) * 0.5), (56 + 14 * i, 134)], [6, 6, 6])
        for i, (x, y) in enumerate(tops)
    )
    bowl = outline("8,126 192,126 ~178,160 ~140,178 60,178 ~22,160")
    waves = joined(ripple(x, y, 30, 5, 4) for x, y in points("30,144 74,150 120,144 58,164 110,164"))
    sea = ground([170, 174, 169, 174, 170, 174, 170])
    chop = joined(ripple(x, y, 30, 5, 4) for x, y in points("8,190 84,192 150,188"))
    return (
        plate(SEA, bowl, cut(waves), sea, cut(chop)),
        plate(EMBER, pole, cut(bowl)),
        plate(SUN, strands, cut(bowl)),
        plate(SHELL, whole(), cut(bowl, sea)),
    )


@picture(
    "train .9, insect .9, snake .4, journey .6, toy .5, animal .4, leaf .5, window .4, hill .5, "
    "machine .4, garden .3, tree .2, branch .3, together .4, growth .2, nature .3, change .3",
    en="Five red rounded boxes with lit panes and round dark feet climb over a green hump one behind the "
    "other; from two thin pipes on the first one rise leaf-shaped puffs.",
    fr="Cinq caisses rouges et arrondies, à carreaux éclairés et pieds sombres, passent une bosse verte à "
    "la file ; deux minces tuyaux sur la première lancent des bouffées en feuilles.",
)
def crawling_carriages() -> Plates:
    """A train, a caterpillar on a branch."""
    spots = figures("2,152,-40 38,116,-38 82,94,-10 128,104,28 164,136,40")
    wagon = outline("-19,14 ~-22,-2 ~-16,-17 ~0,-21 ~16,-17 ~22,-2 19,14 ~0,16")
    panes = box(-12, -11, 9, 12) + box(3, -11, 9, 12)
    feet = dots([(-11, 18), (11, 18)], 6.5)

    def on(shape: Shape) -> Shape:
        return joined(shape.turned(t, (0, 0)).at(x, y) for x, y, t in spots)

    pipes = outline(
        "-6,-16 -9,-34 -3,-34 -2,-16 | 5,-16 8,-34 14,-34 10,-16 | -12,-34 0,-34 0,-38 -12,-38 | 5,-34 "
        "17,-34 17,-38 5,-38"
    )
    pipes = pipes.turned(40, (0, 0)).at(164, 136)
    track = outline("-5,184 ~34,144 ~62,124 ~86,118 ~116,124 ~142,148 ~168,172 205,192 205,205 -5,205")
    puffs = joined(
        leaf((a, b), (c, d), w)
        for a, b, c, d, w in figures(
            "186,92,180,60,20 176,56,150,34,22 142,32,110,20,22 102,22,68,16,22 58,20,22,22,20"
        )
    )
    sprigs = joined(
        leaf((a, b), (c, d), 14)
        for a, b, c, d in figures("30,190,54,168 70,182,98,158 112,186,132,164 60,196,92,188 120,198,154,188")
    )
    return (
        plate(SAGE, track, cut(sprigs), puffs),
        plate(EMBER, on(wagon), cut(on(panes))),
        plate(NIGHT, on(feet), pipes),
        plate(SUN, on(panes)),
    )


@picture(
    "flower .6, sun .6, fan .4, bread .6, bridge .6, boat .6, mirror .6, circle .5, shell .5, sea .5, "
    "rainbow .5, morning .4, evening .4, food .3, moon .3, eye .3, calm .3, journey .3, hill .2",
    en="A fat ridged yellow arc stands on the water and is mirrored in it; a tiny dark boat with a red sail "
    "passes below.",
    fr="Un gros arc jaune strié se dresse sur l'eau et s'y reflète ; une minuscule barque sombre à voile "
    "rouge passe dessous.",
)
def ridged_arch() -> Plates:
    """A croissant, a bridge, the moon."""

    def at(angle: float, side: float) -> Point:
        fat = 7 + 26 * cos(radians((angle + 90) * 0.84))
        return polar(100, 116, 64 + side * fat, angle)

    def roll(a: float) -> Shape:
        places = [
            at(a, 1),
            at(a + 13, 1.16),
            at(a + 25, 1),
            at(a + 29, 0),
            at(a + 24, -1),
            at(a + 1, -1),
            at(a + 4, 0),
        ]
        marks = ["", "~", "", "~", "", "", "~"]
        return outline(" ".join(f"{mark}{x},{y}" for mark, (x, y) in zip(marks, places, strict=True)))

    angles = [-184 + 27.4 * i for i in range(7)]
    rolls = joined(roll(a) for a in angles)
    crust = joined(leaf(at(a + 9, 0.85), at(a + 14, -0.7), 10) for a in angles)
    water = box(-5, 116, 210, 100)
    slits = joined(leaf((-30, y), (230, y), w) for y, w in ((128, 3), (146, 4), (168, 5)))
    sail = outline("102,108 102,80 122,108 | 98,108 98,90 86,108")
    hull = outline("80,111 124,111 ~116,121 ~88,121")
    return (
        plate(SUN, rolls, cut(water), rolls.reflected(116)),
        plate(EMBER, crust, cut(water), sail),
        plate(SEA, water, cut(slits), hull),
        plate(SHELL, box(-5, -5, 210, 121), cut(rolls)),
    )


SHEET_N = (
    quartered_back,
    wedge_at_sea,
    drifting_tufts,
    under_the_cover,
    lifted_strands,
    crawling_carriages,
    ridged_arch,
)
