"""Pictures: the combed swell to the cheese with roads."""

from math import atan2, cos, sin

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, each, ripple
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
    ring,
    whole,
)


@picture(
    "wave 1, hair .8, hill .6, sea .6, comb .6, boat .5, wind .5, mountain .4, storm .4, speed .3, "
    "stripes .3, "
    "adventure .3, power .3, elegance .3, giant .3, field .2",
    en="Dark and blue strands rise side by side from the left and roll over into one great curl; a small "
    "red thing with teeth rides on their back.",
    fr="Des mèches sombres et bleues montent côte à côte de la gauche et s'enroulent en une grande boucle ; "
    "une petite chose rouge à dents va sur leur dos.",
)
def combed_swell() -> Plates:
    """Wave, a lock of hair, hills; a comb, a boat with oars."""
    spine = points("-30,196 14,168 52,130 86,88 120,56 154,60 172,94 154,122 130,114")
    widths = [150, 112, 90, 76, 62, 52, 40, 22, 6]

    def strand(at: float, share: float) -> Shape:
        line: list[Point] = []
        for i, (x, y) in enumerate(spine):
            (ax, ay), (bx, by) = spine[max(i - 1, 0)], spine[min(i + 1, len(spine) - 1)]
            angle = atan2(by - ay, bx - ax)
            line.append((x - sin(angle) * at * widths[i], y + cos(angle) * at * widths[i]))
        return band(line, [max(w * share, 2) for w in widths], round_ends=True)

    comb = outline(
        "0,0 ~16,-6 32,0 31,22 28,22 27,7 25,22 22,22 21,7 19,22 16,22 15,7 13,22 10,22 9,7 7,22 4,22 3,7 0,7"
    )
    comb = comb.scaled(1.2, (0, 0)).turned(-46, (0, 0)).at(40, 94)
    return (
        plate(NIGHT, *[strand(at, 0.13) for at in (-0.43, -0.07, 0.29)], cut(comb)),
        plate(SEA, *[strand(at, 0.13) for at in (-0.25, 0.11, 0.46)], cut(comb)),
        plate(EMBER, comb),
        plate(SHELL, whole()),
    )


@picture(
    "cat .9, bridge .9, river .5, animal .5, boat .4, water .4, night .3, rainbow .3, stone .3, fear .3, "
    "lamp .3, city .3, acrobat .2, balance .2, journey .3",
    en="A dark arch on two stout feet over water, fine spikes along its back, two points at its low end, a "
    "raised stem at the other; a small boat below.",
    fr="Une arche sombre sur deux gros pieds dans l'eau, de fines pointes sur le dos, deux pointes au bout "
    "bas, une tige levée à l'autre ; une barque dessous.",
)
def arched_over() -> Plates:
    """Cat with its back up, stone bridge."""
    arch = arc(106, 150, 46, 84, -180, 0) + box(22, 146, 38, 60) + box(152, 146, 38, 60)
    head = outline("6,132 ~6,112 8,84 24,98 ~34,98 48,84 ~54,112 ~52,134 ~30,146")
    tail = band(points("178,124 194,92 182,60 188,26"), [16, 11, 9, 8], True)
    joints = joined(leaf(polar(106, 150, 47, a), polar(106, 150, 72, a), 5) for a in range(-150, -10, 20))
    bristles = joined(leaf(polar(106, 150, 80, a), polar(106, 150, 97, a), 7) for a in range(-126, -20, 12))
    water = ground([176, 180, 175, 180, 176, 180, 176])
    boat = outline("86,170 128,170 ~120,184 ~94,184 | 106,166 106,130 ~120,148 124,166")
    return (
        plate(NIGHT, arch + bristles + head + tail, cut(joints)),
        plate(SEA, water, cut(boat)),
        plate(EMBER, boat),
        plate(SUN, whole(), cut(boat, water)),
    )


@picture(
    "puzzle .9, castle .9, house .6, door .6, wall .6, tower .5, lock .4, king .4, secret .3, church .3, "
    "protection .4, window .3, stone .3, person .3, search .3, story .3",
    en="A dark square block with battlements, a round knob on top and one on each side; a red knob with a "
    "small window fits into the hollow at its foot.",
    fr="Un bloc sombre et carré à créneaux, un bouton rond en haut et un de chaque côté ; un bouton rouge à "
    "petite fenêtre s'emboîte dans le creux du pied.",
)
def fitting_gate() -> Plates:
    """Puzzle piece, castle, house, keyhole."""
    right = (
        "100,8 ~118,16 ~121,34 ~108,46 108,66 118,66 118,54 130,54 130,66 142,66 142,54 154,54 154,92 "
        "~164,98 ~174,88 ~190,92 ~195,107 ~190,122 ~174,126 ~164,116 154,122 154,205 99,205 99,8"
    )
    piece = outline(right).twice()
    knob = outline(
        "88,205 90,176 ~78,168 ~76,150 ~86,136 ~100,132 ~114,136 ~124,150 ~122,168 110,176 112,205"
    )
    bricks = joined(
        box(x, y, 15, 4)
        for x, y in points(
            "58,84 84,80 120,86 66,102 104,104 132,112 54,126 80,118 128,138 56,152 134,164 50,178 136,188"
        )
    )
    return (
        plate(NIGHT, piece, cut(knob.scaled(1.08, (100, 160)), bricks, leaf((100, 44), (100, 20), 12))),
        plate(EMBER, knob, cut(box(94, 146, 12, 16))),
        plate(SAGE, whole(), cut(knob.scaled(1.08, (100, 160)))),
        plate(SUN, box(94, 146, 12, 16), leaf((100, 44), (100, 20), 12)),
    )


@picture(
    "drop .9, fire .8, leaf .8, candle .4, seed .4, water .5, nature .4, warmth .3, vegetable .3, power .3, "
    "double .3, heart .2, growth .3, balance .3, secret .2",
    en="Three pointed shapes, one inside another: blue and round at the foot, red with a licking edge, green "
    "with a pale vein.",
    fr="Trois formes pointues l'une dans l'autre : une bleue au pied rond, une rouge au bord qui lèche, une "
    "verte à nervure pâle.",
)
def nested_points() -> Plates:
    """Drop, flame, leaf."""
    water = outline("100,2 ~122,48 ~152,92 ~168,136 ~150,178 ~100,196 ~50,178 ~32,136 ~48,92 ~78,48")
    flame = outline(
        "104,50 ~112,80 ~128,100 134,88 ~148,124 ~138,164 ~102,182 ~64,166 ~54,130 66,98 ~76,112 ~94,88"
    )
    green = leaf((100, 176), (100, 98), 50, 0.46)
    veins = leaf((100, 182), (100, 106), 5) + joined(
        leaf((100, y), (100 + d, y - 14), 4) for y in (138, 156) for d in (-13, 13)
    )
    return (
        plate(SEA, water, cut(flame), green, cut(veins)),
        plate(EMBER, flame, cut(green)),
        plate(SUN, green, cut(veins)),
        plate(SHELL, whole(), cut(veins)),
    )


@picture(
    "tree .8, branch .4, ladder .2, bone .8, fish .8, arrow .7, winter .5, star .3, snow .4, forest .4, "
    "feather .3, sea .3, "
    "growth .3, joy .3, depth .3, rocket .3, hunger .2",
    en="A yellow shaft with pairs of slanting ribs, short on top and long below, under a three-cornered "
    "head with a red dot; pale dots around it.",
    fr="Une tige jaune à paires de côtes obliques, courtes en haut, longues en bas, sous une tête "
    "triangulaire à point rouge ; des points pâles autour.",
)
def ribbed_point() -> Plates:
    """Pine in the snow, fish bone among bubbles, arrow."""
    head = outline("100,8 ~114,30 130,56 ~100,48 70,56 ~86,30")
    shaft = band([(100, 44), (101, 100), (99, 150), (100, 176)], [9, 8, 8, 9])
    ribs = joined(
        band(
            [(100, y), (100 + s * long * 0.6, y + long * 0.22), (100 + s * long, y + long * 0.62)], [9, 8, 0]
        )
        for y, long in points("62,34 82,44 102,54 122,63 142,72")
        for s in (-1, 1)
    )
    tail = outline("100,166 ~112,176 128,198 ~100,188 72,198 ~88,176")
    snow = figures(
        "24,24,4 20,66,3 44,92,4 16,112,3 170,20,3 144,36,4 182,56,4 156,78,3 "
        "180,104,3 12,176,4 "
        "36,184,3 190,150,4 160,188,3 52,68,2.5"
    )
    flakes = joined(disc(x, y, r) for x, y, r in snow)
    figure = head + shaft + ribs + tail
    beads = dots(
        [(100 + s * long, y + long * 0.62 + 6) for y, long in points("62,34 102,54 142,72") for s in (-1, 1)],
        4.6,
    )
    return (
        plate(SEA, whole(), cut(figure, flakes, beads)),
        plate(SUN, figure),
        plate(EMBER, disc(100, 36, 6), beads),
    )


@picture(
    "foot .9, island .9, leaf .8, beach .6, sea .6, journey .5, double .4, boat .3, tree .4, summer .4, "
    "adventure .4, search .3, autumn .3, giant .3, desert .2, compass .2, story .2",
    en="Two long rounded patches with five small ones before each, on blue: one green and veined, one "
    "sandy with tiny trees; pale rims, a small red sail.",
    fr="Deux longues taches arrondies, cinq petites devant chacune, sur du bleu : l'une verte et nervurée, "
    "l'autre de sable à petits arbres ; une voile rouge.",
)
def walked_sea() -> Plates:
    """Footprints, leaves, islands."""
    sole = outline("0,56 ~-16,46 ~-17,26 ~-9,4 ~-17,-16 ~-18,-38 ~-2,-50 ~16,-42 ~20,-22 ~12,4 ~15,30 ~14,48")
    toes = figures("-16,-62,10 2,-68,7 15,-65,6 26,-57,5.5 33,-46,5")

    def print_(grown: float, swell: float) -> Shape:
        return sole.scaled(swell, (0, 0)) + joined(disc(x, y, r + grown) for x, y, r in toes)

    def left(shape: Shape) -> Shape:
        return shape.mirrored(0).scaled(1.2, (0, 0)).turned(8, (0, 0)).at(52, 124)

    def right(shape: Shape) -> Shape:
        return shape.scaled(1.2, (0, 0)).turned(10, (0, 0)).at(138, 108)

    vein = band([(0, 58), (2, 20), (0, -10), (0, -46)], [6, 4, 3, 0]) + joined(
        leaf((0, y), (s * 15, y - 13), 5) for y in (40, 20, 0, -18) for s in (-1, 1)
    )
    trees = joined(leaf((x, y), (x, y - 15), 10, 0.35) for x, y in points("-8,-24 8,-18 -1,8 -5,40 6,30"))
    inner, rim = print_(0, 0.86), print_(3.5, 1)
    sail = outline("88,28 112,26 ~107,36 ~93,37 | 99,24 99,4 111,23").at(2, 152)
    swell = joined(ripple(x, y, 26) for x, y in points("158,186 164,162"))
    return (
        plate(SEA, whole(), cut(left(rim), right(rim), sail, swell)),
        plate(SAGE, left(inner), cut(left(vein)), right(trees)),
        plate(SUN, right(inner)),
        plate(EMBER, sail),
    )


@picture(
    "insect .8, crossroads .3, city .8, hill .6, mountain .5, house .5, window .5, work .5, together .5, "
    "cave .4, tower .4, "
    "maze .4, night .3, road .3, tiny .4, order .3, honey .3, volcano .2, secret .2, root .2",
    en="A tall dark mound with lit holes and winding passages, on yellow; a file of small red three-part "
    "bodies with pale grains climbs its side.",
    fr="Un haut monticule sombre à trous éclairés et couloirs sinueux, sur du jaune ; une file de petits "
    "corps rouges à grains pâles grimpe sur son flanc.",
)
def busy_mound() -> Plates:
    """Ant hill, city by night, sugar loaf."""
    mound = outline("26,205 ~38,170 ~52,120 ~68,62 ~88,22 ~108,14 ~126,34 ~142,84 ~158,138 ~174,176 190,205")
    paths = [
        points("104,26 98,48 110,66 104,88 84,104 88,128 108,140 104,166 84,184 88,210"),
        points("108,84 126,100 122,124 140,146 138,172 152,190"),
        points("88,116 68,130 66,156 52,172 54,196"),
    ]
    halls = joined(band(path, 6, round_ends=True) for path in paths)
    rooms = joined(
        disc(x, y, 7) for x, y in points("100,88 108,140 86,184 124,116 139,160 66,146 52,180 150,190 101,50")
    )
    panes = joined(
        box(x, y, 6, 8)
        for x, y in points(
            "116,46 84,62 120,72 74,90 96,106 134,120 86,144 122,150 68,172 106,180 122,186 118,132 80,76"
        )
    )

    def ant(x: float, y: float, turn: float) -> Shape:
        body = disc(-8, 0, 6, 4) + disc(0, 0, 2.8) + disc(7, 0, 4)
        legs = joined(leaf((d * 0.4, 0), (d, s * 11), 3.2) for d in (-7, 0, 7) for s in (-1, 1))
        return (body + legs).scaled(1.3, (0, 0)).turned(turn, (0, 0)).at(x, y)

    ants = joined(ant(x, y, a) for x, y, a in figures("16,184,-66 33,128,-72 50,72,-70"))
    grains = joined(box(x, y, 9, 9) for x, y in points("20,158 36,102 58,42"))
    return (
        plate(NIGHT, mound, cut(halls, rooms, panes)),
        plate(EMBER, ants),
        plate(SUN, whole(), cut(grains)),
    )


@picture(
    "theatre .9, tent .4, waterfall .8, hair .6, cave .5, window .4, secret .5, water .4, river .4, fish "
    ".7, stripes .4, "
    "door .3, beginning .3, face .3, dress .3, night .3, boat .2, story .3, end .2",
    en="Two striped blue falls hang from the top, parted and caught at both sides by red bands; in the dark "
    "gap one yellow body with a split end leaps, below rows of pale scallops.",
    fr="Deux pans bleus rayés tombent du haut, écartés et pris par un lien rouge de chaque côté ; dans "
    "l'ouverture sombre bondit un corps jaune à queue fendue, en bas des festons.",
)
def parted_falls() -> Plates:
    """Curtain, waterfall, parted hair."""
    pane = outline("-5,-5 101,-5 ~92,50 ~66,96 34,122 ~50,150 62,205 -5,205")
    folds = [
        points("84,-8 72,50 48,94 26,119"),
        points("61,-8 49,50 31,92 18,117"),
        points("38,-8 29,48 18,88 10,115"),
    ]
    below = [points("26,132 38,160 46,210"), points("9,132 10,160 13,210")]
    strokes = joined(band(f, [9, 8, 6, 4]) for f in folds) + joined(band(f, [4, 7, 9]) for f in below)
    tie = band([(-8, 120), (14, 126), (42, 121)], [14, 14, 12], round_ends=True)
    foam = each(5, lambda i: disc(6 + 47 * i, 198, 27, 24))
    leap = outline("96,52 ~110,66 ~116,88 ~108,110 ~98,122 112,140 ~92,134 76,142 ~86,124 ~84,100 ~86,70")
    return (
        plate(SEA, pane.twice(), cut(strokes.twice(), tie.twice(), foam)),
        plate(NIGHT, whole(), cut(pane.twice(), foam, tie.twice(), leap)),
        plate(EMBER, tie.twice()),
        plate(SUN, leap, cut(disc(101, 64, 2.6))),
    )


@picture(
    "hand .9, tree .7, stone .7, root .6, power .6, growth .5, seed .4, forest .3, mountain .3, "
    "spring .3, hope .3, monster .3, body .3, beginning .3, giant .3",
    en="A red block with four blunt lobes on top, a thick one laid across and rings on its side; it stands "
    "on spreading toes, a green shoot comes out.",
    fr="Un bloc rouge à quatre lobes émoussés en haut, un autre en travers et des cernes au flanc ; il "
    "s'appuie sur des doigts écartés, une pousse en sort.",
)
def closed_stump() -> Plates:
    """Fist, tree stump, stone."""
    block = outline(
        "52,130 ~34,112 ~30,84 ~36,56 ~52,48 ~66,54 ~72,42 ~88,38 ~100,48 ~106,38 ~122,38 ~132,50 "
        "~142,46 ~156,54 "
        "~164,72 ~166,100 ~160,122 148,136 ~152,160 ~170,178 198,190 ~160,194 134,184 126,205 112,188 "
        "98,205 88,186 "
        "~60,196 8,192 ~40,176 ~52,156"
    )
    grooves = joined(
        band(line, [5, 5, 0])
        for line in (
            points("68,52 70,72 68,96"),
            points("102,46 103,68 101,92"),
            points("134,50 136,70 134,94"),
        )
    )
    bark = joined(
        leaf((x, y), (x + 2, y + h), 6)
        for x, y, h in figures(
            "70,146,30 88,150,24 108,146,32 128,150,26 56,66,24 86,60,22 118,60,22 150,66,26"
        )
    )
    shoot = (
        band([(103, 46), (102, 30), (106, 14)], [5, 4, 3])
        + leaf((104, 24), (74, 8), 16)
        + leaf((105, 20), (136, 4), 16)
    )
    edge = band(points("34,74 64,80 102,84 138,98"), [4, 5, 5, 4]) + band(
        points("46,112 70,116 100,120 120,132"), [4, 5, 5, 4]
    )
    return (
        plate(EMBER, block, cut(grooves, edge)),
        plate(NIGHT, bark, disc(132, 112, 19, 17), cut(disc(132, 112, 14, 12.5)), ring(132, 112, 9, 4)),
        plate(SHELL, whole()),
        plate(SAGE, shoot, ground([190, 196, 198, 196, 190])),
    )


SHEET_I = (
    combed_swell,
    arched_over,
    fitting_gate,
    nested_points,
    ribbed_point,
    walked_sea,
    busy_mound,
    parted_falls,
    closed_stump,
)
