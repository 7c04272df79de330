"""Pictures: the plated back to the ridged arch."""

from math import cos, radians

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, ripple, row, wheel
from ninefold.games.jinx.box.pictures.shapes import (
    Point,
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
    "honey .9, bell .3, house .6, insect .7, bread .6, rope .4, ice .3, hat .4, protection .4, work .4, "
    "snail .2, door .5, noodles .3, tent .3, church .3, hill .3, warmth .3, garden .3, spiral .3",
    en="A dome of thick yellow rolls laid one on another, with a dark arched opening and many tiny ones; "
    "striped winged ovals fly around it.",
    fr="Un dôme de gros boudins jaunes empilés, avec une ouverture sombre en arc et bien des petites ; des "
    "ovales rayés et ailés volent autour.",
)
def stacked_rolls() -> Plates:
    """A beehive, a loaf, an igloo, a coil of rope."""
    halves = figures("176,72 155,70 134,66 113,60 92,51 71,39 50,24 32,10")
    rolls = joined(
        outline(
            f"{100 - w},{y} ~{102 - w},{y - 9} ~100,{y - 12} ~{98 + w},{y - 9} {100 + w},{y} "
            f"~{98 + w},{y + 8} ~100,{y + 11} ~{102 - w},{y + 8}"
        )
        for y, w in halves
    )
    door = outline("78,190 78,164 ~84,146 ~100,140 ~116,146 122,164 122,190")
    bees = figures("28,40,-20 170,58,20 24,112,10")
    lit = joined(
        outline(f"{x - 4},{y + 8} {x - 4},{y} ~{x},{y - 6} {x + 4},{y} {x + 4},{y + 8}")
        for x, y in points("48,154 152,154 72,132 128,132 100,111 56,112 144,112 80,91 120,91 100,70 100,49")
    )
    body = disc(0, 0, 11, 7)
    wings = leaf((0, -4), (-8, -18), 10) + leaf((2, -4), (9, -17), 9)
    stripes = box(-4.5, -7, 3.6, 14) + box(2.5, -7, 3.6, 14)

    def swarm(shape: Shape) -> Shape:
        return joined(shape.turned(turn, (0, 0)).at(x, y) for x, y, turn in bees)

    board = box(14, 186, 172, 8)
    return (
        plate(SEA, whole(), cut(rolls, swarm(body + wings))),
        plate(SUN, rolls, swarm(body)),
        plate(EMBER, joined(leaf((102 - w, y + 9), (98 + w, y + 9), 8) for y, w in halves[:-1])),
        plate(NIGHT, door, lit, board, swarm(stripes)),
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
    "noodles 1, waterfall .8, food .6, cup .6, hair .4, jellyfish .3, boat .4, rain .3, hunger .4, lake .3, "
    "rope .4, instrument .3, theatre .3, warmth .3, chaos .2, tree .2, comb .2",
    en="Long wavy yellow strands fall from two red sticks into a wide blue bowl; a tiny sail rides in front "
    "of them.",
    fr="De longs brins jaunes ondulés tombent de deux baguettes rouges dans un large bol bleu ; une toute "
    "petite voile vogue devant.",
)
def lifted_strands() -> Plates:
    """Noodles and chopsticks, a waterfall into a lake, hair."""
    strands = joined(
        band(
            [(46 + 15 * i, 34 - 2.2 * i), (42 + 15 * i, 70), (52 + 14.5 * i, 104), (46 + 15 * i, 150)],
            [8, 9, 9, 10],
        )
        for i in range(8)
    )
    loops = joined(arc(53.5 + 30 * i, 35 - 4.4 * i, 3.5, 12, 180, 360) for i in range(4))
    sticks = outline("14,46 12,39 205,-6 205,4") + outline("16,62 14,55 205,26 205,36")
    bowl = outline("8,134 192,134 ~186,166 ~160,190 138,196 62,196 ~40,190 ~14,166")
    swell = joined(ripple(x, y, 36, 6, 5) for x, y in points("34,158 82,154 130,158 58,178 106,178"))
    boat = outline("84,124 116,124 ~110,134 ~90,134 | 101,120 101,96 116,120 | 97,120 97,104 86,120")
    return (
        plate(SUN, strands + loops, cut(bowl, boat)),
        plate(EMBER, sticks, boat),
        plate(SEA, bowl, cut(swell)),
        plate(SHELL, whole(), cut(bowl)),
    )


@picture(
    "boat .9, flag .7, sail .7, dress .6, wind .5, rope .5, family .4, sea .5, joy .4, journey .4, house "
    ".2, tent .4, work .3, thread .2, order .2, person .2, harbour .4, mountain .2",
    en="A dark hull under a mast; from the two slanting lines of its rigging hang shirts, a skirt, trousers "
    "and pennants.",
    fr="Une coque sombre sous un mât ; aux deux cordages obliques pendent des chemises, une jupe, un "
    "pantalon et des fanions.",
)
def hung_rigging() -> Plates:
    """A ship dressed with flags, a washing line, a tent."""
    hull = outline("16,146 ~60,156 ~140,156 186,142 ~176,172 ~150,186 50,186 ~28,172")
    mast = box(97, 4, 6, 148)
    lines = band(points("100,14 60,76 14,146"), 3) + band(points("100,14 140,74 188,142"), 3)
    shirt = outline("-8,0 8,0 20,10 14,20 10,16 10,36 -10,36 -10,16 -14,20 -20,10")
    skirt = outline("-7,0 7,0 18,34 ~0,38 -18,34")
    pants = outline("-11,0 11,0 15,38 4,38 0,14 -4,38 -15,38")
    cloth = outline("-12,0 12,2 14,30 ~0,26 -12,32")
    pennant = outline("0,-3 0,13 -26,5")
    ember = shirt.at(66, 66) + skirt.at(150, 90).turned(-8, (150, 90)) + pennant.mirrored(0).at(103, 6)
    sea = pants.at(39, 104).turned(8, (39, 104)) + cloth.at(123, 50)
    sun = cloth.at(84, 110) + shirt.scaled(0.86, (0, 0)).at(120, 102)
    water = ground([170, 175, 169, 175, 170, 176, 170])
    waves = joined(ripple(x, y, 34) for x, y in points("10,188 70,192 130,188"))
    ports = row(disc(56, 168, 4), 5, 22)
    return (
        plate(NIGHT, hull, cut(ports), mast, lines),
        plate(EMBER, ember),
        plate(SEA, sea, water, cut(waves)),
        plate(SUN, sun, ports),
    )


@picture(
    "train .9, insect .8, snake .5, journey .6, toy .6, animal .4, leaf .4, window .4, hill .5, bridge .3, "
    "garden .3, dragon .4, tree .2, branch .3, machine .3, together .3, growth .2",
    en="Five rounded boxes with lit panes and round feet climb over a hump, the first with two feelers; "
    "leaf-shaped puffs above.",
    fr="Cinq caisses arrondies à carreaux éclairés et pieds ronds passent une bosse, la première avec deux "
    "antennes ; des bouffées en forme de feuilles.",
)
def crawling_carriages() -> Plates:
    """A train, a caterpillar on a branch."""
    spots = figures("4,150,-34 38,116,-38 80,94,-14 122,102,24 156,130,36")
    wagon = outline("-21,14 ~-25,-2 ~-18,-18 ~0,-23 ~18,-18 ~25,-2 21,14 ~0,17")
    panes = box(-13, -11, 10, 12) + box(3, -11, 10, 12)
    feet = dots([(-11, 18), (11, 18)], 7)
    hubs = dots([(-11, 18), (11, 18)], 2.4)

    def on(shape: Shape, first: int = 0, every: int = 1) -> Shape:
        return joined(shape.turned(t, (0, 0)).at(x, y) for x, y, t in spots[first::every])

    track = outline("-5,184 ~34,144 ~62,124 ~86,118 ~116,124 ~142,148 ~168,172 205,192 205,205 -5,205")
    horns = band(points("160,112 170,96 172,82"), [4, 4, 4]) + band(
        points("170,116 184,104 190,92"), [4, 4, 4]
    )
    knobs = dots(points("172,80 191,90"), 5)
    puffs = joined(
        leaf((a, b), (c, d), w)
        for a, b, c, d, w in figures("164,74,140,44,22 136,42,104,26,24 98,28,62,20,22 56,24,20,30,24")
    )
    veins = joined(
        leaf((a, b), (c, d), w)
        for a, b, c, d, w in figures("161,70,144,49,4 130,40,109,28,4 92,27,68,21,4 50,25,27,29,4")
    )
    sprigs = joined(
        leaf((a, b), (c, d), 14)
        for a, b, c, d in figures("30,190,54,168 70,182,98,158 112,186,132,164 60,196,92,188 120,198,154,188")
    )
    return (
        plate(NIGHT, track, cut(sprigs), on(feet), cut(on(hubs)), horns + knobs),
        plate(EMBER, on(wagon, 0, 2), cut(on(panes))),
        plate(SUN, on(wagon, 1, 2), cut(on(panes, 0, 2)), on(panes)),
        plate(SEA, puffs, cut(veins), on(panes, 1, 2), sprigs),
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
    stacked_rolls,
    drifting_tufts,
    under_the_cover,
    lifted_strands,
    hung_rigging,
    crawling_carriages,
    ridged_arch,
)
