"""Pictures: the combed swell to the stump with a flame."""

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
    drop,
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
    "rocket .9, jellyfish .8, sea .5, space .5, speed .5, fish .4, arrow .5, depth .4, journey .4, "
    "animal .3, adventure .4, night .3, fire .3, star .3, freedom .3, danger .2",
    en="A pointed red body with two side fins and one round pane shoots up through blue; below it "
    "trails a bundle of wavy yellow tongues, among pale dots.",
    fr="Un corps rouge et pointu à deux ailerons et un hublot rond file vers le haut dans le bleu ; "
    "dessous traîne un faisceau de langues jaunes et ondulées.",
)
def ribbed_point() -> Plates:
    """A rocket, a squid."""
    body = outline("100,6 ~122,32 ~132,72 ~126,116 74,116 ~68,72 ~78,32")
    fin = outline("70,78 ~50,96 42,124 ~58,118 76,112").twice()
    pane = disc(100, 64, 13)
    glass = disc(100, 64, 7)
    ribs = joined(band(points(f"80,{y} 100,{y + 5} 120,{y}"), [0, 4, 0]) for y in (88, 97, 106))
    arms = joined(
        band(points(line), w)
        for line, w in (
            ("100,116 103,150 98,176 100,202", [16, 15, 11, 0]),
            ("84,116 78,144 84,164 76,190", [13, 13, 9, 0]),
            ("70,112 54,130 50,156 36,178", [9, 7, 8, 0]),
        )
    )
    dotted = dots(points("24,30 24,106 160,40 178,96 20,140 186,150 152,12 14,84 172,186 30,192"), 3)
    flames = arms + arms.mirrored()
    return (
        plate(SEA, whole(), cut(body, fin, flames, dotted)),
        plate(EMBER, body, cut(pane, ribs), fin),
        plate(SUN, flames, pane, cut(glass), ribs),
        plate(NIGHT, glass),
    )


@picture(
    "boat .9, foot .8, sea .6, magic .5, journey .5, dream .3, story .5, lamp .4, elegance .3, sleep "
    ".3, water .4, king .3, adventure .3, dancer .2, wave .2, jewel .2",
    en="A long red hull, low in the middle, its pointed front rolled up in a curl with a ball, its "
    "back high; a yellow rim and studs, on the waves.",
    fr="Une longue coque rouge, basse au milieu, l'avant pointu enroulé en volute à boule, l'arrière "
    "haut ; un bord jaune et des clous, sur les vagues.",
)
def walked_sea() -> Plates:
    """A gondola, a slipper, a lamp with a spirit."""
    hull = outline(
        "10,66 ~16,54 ~34,50 46,58 ~52,84 ~78,96 ~112,100 ~142,92 ~164,66 ~166,38 ~152,22 ~138,30 "
        "~142,44 "
        "~128,42 ~122,24 ~136,6 ~164,6 ~186,30 ~190,74 ~176,120 ~146,152 40,156 ~16,130"
    )
    rim = band(points("18,60 34,60 42,84 62,104 98,112 132,110 158,94"), [6, 8, 8, 8, 8, 7, 0])
    ball = disc(144, 40, 9)
    studs = joined(star(x, y, 8, 4, 0.4) for x, y in points("38,124 66,134 96,136 126,132 154,116"))
    sea = ground([146, 150, 145, 150, 146, 150, 146])
    waves = joined(ripple(x, y, 34, 5, 4) for x, y in points("10,166 66,170 124,164 164,178 30,186 92,190"))
    return (
        plate(EMBER, hull, cut(rim, studs, ball)),
        plate(SUN, rim, studs, ball),
        plate(SEA, sea, cut(waves)),
        plate(SHELL, whole(), cut(hull, sea, ball)),
    )


@picture(
    "city .7, mountain .7, insect .4, hill .5, cave .4, house .4, window .5, maze .5, tower .5, "
    "night .4, root .4, volcano .4, secret .3, tree .3, river .3, road .4, crossroads .3, "
    "together .2, tiny .2",
    en="A tall dark mound with many lit holes and forking yellow passages, on yellow; tiny red dots "
    "climb its side in a file.",
    fr="Un haut monticule sombre à maints trous éclairés et couloirs jaunes qui se ramifient, sur du "
    "jaune ; de minuscules points rouges en file sur son flanc.",
)
def busy_mound() -> Plates:
    """A mountain of lights, an ant hill, a town by night."""
    mound = outline("4,205 ~28,170 ~48,120 ~66,62 ~86,22 ~104,12 ~124,30 ~144,82 ~164,138 ~184,176 202,205")
    paths = [
        points("104,26 98,48 110,66 104,88 84,104 88,128 108,140 104,166 84,184 88,210"),
        points("108,84 126,100 122,124 142,146 140,172 160,194"),
        points("88,116 68,130 66,156 46,172 44,200"),
    ]
    halls = joined(band(path, 6, round_ends=True) for path in paths)
    rooms = dots(points("100,88 108,140 86,184 124,116 140,160 66,146 45,182 160,190 101,50"), 7.6)
    panes = joined(
        box(x, y, 7, 9)
        for x, y in points(
            "116,44 82,62 122,70 72,88 96,106 134,120 86,148 122,150 66,176 106,180 124,186 152,164 "
            "80,76 26,190 54,140 176,192"
        )
    )
    file_ = dots(points("18,166 26,150 34,132 40,114 46,96 52,78 58,60"), 3.4)
    return (
        plate(NIGHT, mound, cut(halls, rooms, panes)),
        plate(EMBER, file_, ground([200, 198, 201, 198, 200])),
        plate(SUN, whole()),
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
    "tree .8, cake .9, growth .4, circle .4, root .5, food .4, joy .3, candle .5, time .3, forest "
    ".4, memory .3, beginning .4, spiral .2, leaf .3, nature .3, seed .3, elephant .3, brain .2, "
    "target .4",
    en="A broad round block with rings on its pale top and drips down its red side, on spreading "
    "feet; on top a small upright sprout, like a flame.",
    fr="Un large bloc rond, des cercles sur le dessus pâle et des coulures sur le flanc rouge, à "
    "pieds évasés ; dessus une petite pousse droite, comme une flamme.",
)
def closed_stump() -> Plates:
    """A tree stump, a cake with a candle."""
    side = outline(
        "30,96 ~34,130 ~26,160 6,186 ~34,178 ~56,176 64,192 ~80,178 ~100,180 ~116,178 "
        "132,194 ~146,176 ~168,178 194,184 ~174,160 ~166,130 170,96"
    )
    top = disc(100, 86, 72, 26)
    rings = joined(
        disc(100, 86, a, b).less(disc(100, 86, a - 5, b - 2.6)) for a, b in points("58,20 40,14 22,8")
    )
    drips = outline(
        "28,84 172,84 170,104 ~164,118 ~156,104 ~146,100 ~140,124 ~134,148 ~126,124 ~118,108 "
        "~108,118 ~100,134 ~92,118 "
        "~82,108 ~76,126 ~70,140 ~62,122 ~54,106 ~44,112 ~38,126 30,104"
    )
    stem = outline("96,86 96,44 104,44 104,86")
    flame = drop((100, 6), (100, 34), 18)
    sprout = leaf((102, 62), (128, 44), 12) + leaf((98, 70), (74, 56), 12)
    grain = joined(leaf((x, y), (x + 2, y + 26), 5) for x, y in points("48,140 86,150 112,146 150,136"))
    return (
        plate(EMBER, side, cut(drips, grain), rings),
        plate(SHELL, drips, top),
        plate(SUN, flame, rings),
        plate(SEA, stem, sprout, ground([196, 194, 197, 194, 196])),
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
