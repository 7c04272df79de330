"""Pictures: the plated back to the ridged arch."""

from math import cos, radians

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, ripple, wheel
from ninefold.games.jinx.box.pictures.shapes import (
    Point,
    Shape,
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
    star,
    whole,
)


@picture(
    "shield .9, insect .9, mask .4, king .4, protection .5, star .4, moon .3, boat .3, flag .3, animal .4, "
    "jewel .3, story .3, wing .3, tower .3, cards .2, power .2",
    en="A broad rounded back, pointed below, split down the middle and quartered red and blue, each quarter "
    "with a sign; six thin legs.",
    fr="Un large dos arrondi, pointu en bas, fendu au milieu et écartelé de rouge et de bleu, un signe par "
    "quartier ; six pattes fines.",
)
def quartered_back() -> Plates:
    """A beetle, a coat of arms, a mask."""
    left = outline("98,52 ~66,50 32,60 ~30,84 32,108 98,108")
    low = outline("98,114 33,114 ~42,150 ~64,176 98,194")
    head = outline("58,46 ~62,24 ~82,12 ~100,10 ~118,12 ~138,24 142,46 ~100,42")
    horns = band(points("84,14 76,4 64,-6"), [5, 4, 4]).twice()
    legs = joined(
        band(points(line), [5, 5, 4, 3])
        for line in ("36,70 20,62 12,48 4,44", "34,108 16,108 8,122 -4,124", "44,148 26,156 20,172 8,180")
    ).twice()
    sign = star(66, 80, 18, 5, 0.45)
    moon = outline("142,62 ~124,66 ~116,82 ~126,96 146,98 ~134,90 ~132,74")
    tower = outline(
        "118,172 118,142 112,142 112,124 118,124 118,130 125,130 125,124 132,124 132,130 "
        "139,130 139,124 145,124 145,142 139,142 139,156"
    )
    waves = joined(ripple(48, y, 44, 5, 4) for y in (128, 143)) + ripple(64, 158, 30, 5, 4)
    eyes = dots([(76, 32), (124, 32)], 4)
    return (
        plate(NIGHT, head, cut(eyes), horns, legs),
        plate(EMBER, left, cut(sign), low.mirrored(), cut(tower)),
        plate(SEA, left.mirrored(), cut(moon), low, cut(waves)),
        plate(SUN, whole(), cut(left.twice(), low.twice())),
    )


@picture(
    "cheese 1, boat .8, sail .4, sea .6, mountain .4, window .5, flag .5, ice .4, island .4, journey .3, "
    "city .2, food .4, castle .3, stone .3, tiny .2, cave .3, adventure .3, cake .3",
    en="A wedge, orange above and red at the side, full of round holes, floats in blue waves with a small "
    "red pennant on top.",
    fr="Un coin, orange dessus et rouge sur le côté, plein de trous ronds, flotte dans des vagues bleues, "
    "un petit fanion rouge au sommet.",
)
def wedge_at_sea() -> Plates:
    """A piece of cheese, a ship with portholes, an iceberg."""
    top = outline("6,108 132,44 192,92")
    side = outline("6,108 192,92 184,178 14,178")
    holes = joined(
        disc(x, y, r, q, t)
        for x, y, r, q, t in figures(
            "44,132,14,14,0 90,122,9,9,0 124,136,15,15,0 164,118,10,10,0 "
            "70,152,7,7,0 160,150,7,7,0 98,152,5,5,0"
        )
    )
    dents = joined(disc(x, y, r, r * 0.45, -12) for x, y, r in figures("84,82,11 130,68,13 148,86,8 50,98,7"))
    pole = box(130, 8, 4, 40)
    pennant = outline("134,8 ~152,16 174,14 ~156,24 134,28")
    near = ground([168, 158, 168, 158, 168, 158, 168, 158, 168])
    crests = joined(ripple(x, y, 34) for x, y in points("8,184 60,190 112,182 158,192"))
    birds = joined(
        outline(
            f"{x},{y} ^{x + 8},{y - 10} {x + 13},{y - 1} ^{x + 18},{y - 10} "
            f"{x + 26},{y} ^{x + 18},{y - 4} "
            f"{x + 13},{y + 4} ^{x + 8},{y - 4}"
        )
        for x, y in points("30,40 64,22")
    )
    return (
        plate(SUN, top, cut(dents), side, cut(holes, near)),
        plate(SHELL, top),
        plate(EMBER, side, cut(holes, near), dents, pennant),
        plate(SEA, near, cut(crests), pole, birds, holes),
    )


@picture(
    "flower .7, parachute .8, umbrella .6, wind .7, seed .7, freedom .5, star .4, fragile .6, tiny .4, "
    "falling .4, spring .3, snow .3, hope .4, separation .3, sky .3, summer .3, fire .2, journey .4, dream "
    ".3",
    en="A ball of pale tufts on thin stalks, cut by the edge; some tufts drift away, and from each hangs a "
    "tiny red figure.",
    fr="Une boule d'aigrettes pâles sur des tiges fines, coupée par le bord ; quelques-unes s'envolent, une "
    "minuscule silhouette rouge à chacune.",
)
def drifting_tufts() -> Plates:
    """A dandelion clock, parachutes, umbrellas, fireworks."""
    core = (58.0, 138.0)
    tuft = joined(leaf((58, 92), (58 + 26 * c, 66 + 9 * abs(c)), 6, 0.6) for c in (-0.8, -0.4, 0, 0.4, 0.8))
    stalk = outline("56.8,128 59.2,128 59,90 57,90")
    globe = wheel(tuft + stalk, 11, core, -150, 300)
    stem = outline("53,146 63,146 66,205 54,205")
    flown = figures("92,36,8 146,34,-8 180,82,6 138,98,-6 176,152,4")
    canopy = outline("0,-2 -22,-16 ~-14,-28 0,-32 ~14,-28 22,-16 11,-12 0,-17 -11,-12")
    cord = outline("-1.3,-16 1.3,-16 1.3,8 -1.3,8")
    figure = disc(0, 9, 3.8) + outline("-3.5,14 3.5,14 5,28 -5,28")

    def sent(shape: Shape) -> Shape:
        return joined(shape.turned(turn, (0, 0)).at(x, y) for x, y, turn in flown)

    return (
        plate(SEA, whole(), cut(globe, stem, disc(*core, 12), sent(joined([canopy, cord, figure])))),
        plate(SUN, disc(*core, 12), stem),
        plate(EMBER, sent(figure), dots([polar(*core, 7, a) for a in range(0, 360, 60)], 2.2)),
    )


@picture(
    "book .9, house 1, bird .5, wing .4, tent .4, story .6, library .4, letter .3, hat .4, protection .5, "
    "night .3, door .4, window .4, butterfly .2, hair .2, warmth .3, freedom .3, church .2",
    en="A red cover opened and laid face down, its rows of short lines like tiles, over pale walls with a "
    "lit door and panes.",
    fr="Une couverture rouge ouverte et posée à l'envers, ses rangées de petits traits comme des tuiles, "
    "sur des murs pâles à porte éclairée.",
)
def under_the_cover() -> Plates:
    """An open book laid face down, the roof of a house, a bird."""
    cover = outline("100,26 ~82,20 ~60,34 ~30,72 0,100 12,116 ~44,92 ~74,56 ~88,48 100,56").twice()
    pages = outline("100,58 ~88,50 ~76,60 ~46,96 18,118 30,128 ~58,106 ~84,74 100,70").twice()
    tiles = joined(
        band(
            [
                (100 - 18 - 17 * i + 4 * k, 32 + 15 * i + 9 * k),
                (100 - 27 - 17 * i + 4 * k, 40 + 15 * i + 9 * k),
            ],
            3.4,
        )
        for i in range(4)
        for k in (0, 1)
    ).twice()
    walls = outline("36,116 ~64,96 ~84,74 100,66 ~116,74 ~136,96 164,116 160,205 40,205")
    door = outline("84,205 84,164 ~90,150 ~100,146 ~110,150 116,164 116,205")
    panes = joined(box(x, y, 11, 12) for x in (52, 66, 123, 137) for y in (132, 147))
    moon = disc(100, 108, 12)
    lines = joined(
        band([(99 - i * 3, 64 + 5 * i), (84 - i, 64 + 5 * i), (58, 93 + 6 * i), (25, 119 + 4 * i)], 2)
        for i in (0, 1)
    )
    return (
        plate(SEA, whole(), cut(cover, pages, walls), lines.twice()),
        plate(EMBER, cover, cut(tiles)),
        plate(SUN, door, panes, moon),
        plate(SHELL, walls, cut(pages)),
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
    "train .9, insect .8, snake .4, journey .6, toy .5, animal .3, leaf .5, window .4, hill .5, "
    "machine .4, garden .3, tree .2, branch .4, together .4, growth .2, nature .3, change .3",
    en="Five green rounded boxes with lit panes and round red feet climb over a hump one behind the "
    "other; the first one sends up leaf-shaped puffs.",
    fr="Cinq caisses vertes et arrondies, à carreaux éclairés et pieds rouges, passent une bosse à "
    "la file ; la première lance des bouffées en forme de feuilles.",
)
def crawling_carriages() -> Plates:
    """A train, a caterpillar on a branch."""
    spots = figures("2,152,-40 38,116,-38 82,94,-10 128,104,28 164,136,40")
    wagon = outline("-19,14 ~-22,-2 ~-16,-17 ~0,-21 ~16,-17 ~22,-2 19,14 ~0,16")
    panes = box(-12, -11, 9, 12) + box(3, -11, 9, 12)
    feet = dots([(-11, 18), (11, 18)], 6)

    def on(shape: Shape) -> Shape:
        return joined(shape.turned(t, (0, 0)).at(x, y) for x, y, t in spots)

    track = outline("-5,184 ~34,144 ~62,124 ~86,118 ~116,124 ~142,148 ~168,172 205,192 205,205 -5,205")
    puffs = joined(
        leaf((a, b), (c, d), w)
        for a, b, c, d, w in figures(
            "188,86,170,54,20 164,50,134,30,22 126,30,92,20,22 84,22,50,18,20 42,22,10,26,18"
        )
    )
    veins = joined(
        leaf((a, b), (c, d), w)
        for a, b, c, d, w in figures("180,84,170,60,4 159,47,139,33,4 120,29,98,21,4 78,22,56,19,4")
    )
    sprigs = joined(
        leaf((a, b), (c, d), 14)
        for a, b, c, d in figures("30,190,54,168 70,182,98,158 112,186,132,164 60,196,92,188 120,198,154,188")
    )
    return (
        plate(NIGHT, track, cut(sprigs)),
        plate(SAGE, on(wagon), cut(on(panes)), puffs, cut(veins), sprigs),
        plate(EMBER, on(feet)),
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
