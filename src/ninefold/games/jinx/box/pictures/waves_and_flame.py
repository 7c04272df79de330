"""Pictures: the combed swell to the stump with a flame."""

from math import atan2, cos, sin

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, each, ripple
from ninefold.parts.ink.shapes import (
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
    star,
    whole,
    within,
)


@picture(
    "wave .9, hair 1, hill .4, sea .5, comb .7, boat .4, wind .5, mountain .3, storm .3, speed .3, "
    "stripes .3, fire .3, adventure .2, power .3, elegance .4, giant .2, field .3, horse .2"
)
def combed_swell() -> Plates:
    """A lock of hair, wave, hills; a comb, a boat with oars."""
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
    water = outline("86,206 ~104,176 ~126,168 ~146,178 ~168,168 ~186,176 206,166 206,206")
    return (
        plate(EMBER, *[strand(at, 0.13) for at in (-0.43, -0.07, 0.29)], cut(comb)),
        plate(SUN, *[strand(at, 0.13) for at in (-0.25, 0.11, 0.46)], cut(comb)),
        plate(SEA, comb, water),
    )


@picture(
    "bridge .9, cat .9, river .5, animal .5, boat .4, water .4, rainbow .3, stone .6, fear .2, "
    "city .3, light .3, balance .2, journey .3"
)
def arched_over() -> Plates:
    """Stone bridge, cat with its back up."""
    about = (106.0, 152.0)
    arch = arc(*about, 44, 82, -180, 0) + box(24, 148, 38, 60) + box(150, 148, 38, 60)
    head = outline("2,140 ~1,116 3,86 18,102 ~30,102 45,82 ~50,116 ~50,142 ~28,150")
    post = band(points("182,142 194,110 188,76 192,48"), [16, 11, 8, 6], True)
    lamp = disc(191, 42, 9)
    joints = joined(band([polar(*about, 43, a), polar(*about, 83, a)], 3) for a in range(-154, -16, 20))
    joints += arc(*about, 61, 64, -174, -6) + box(24, 164, 38, 3) + box(150, 164, 38, 3)
    rail = arc(*about, 95, 100, -126, -28)
    posts = joined(band([polar(*about, 80, a), polar(*about, 97, a)], 4) for a in range(-124, -24, 14))
    water = ground([174, 178, 173, 178, 174, 178, 174])
    boat = outline("82,168 132,168 ~122,184 ~92,184 | 105,164 105,124 ~122,144 128,164")
    return (
        plate(SAGE, arch + head + post, cut(joints)),
        plate(NIGHT, rail + posts, boat),
        plate(SUN, lamp),
        plate(SEA, water, cut(*[ripple(x, y, 30) for x, y in points("2,190 66,194 112,196 168,190")])),
    )


@picture(
    "puzzle .9, castle .9, house .5, door .6, wall .5, tower .6, lock .4, key .3, king .4, "
    "protection .4, window .3, hill .3, story .4, together .2, face .4, monster .3"
)
def fitting_gate() -> Plates:
    """Puzzle piece, castle."""
    right = (
        "100,34 ~114,38 ~118,52 ~108,62 108,78 118,78 118,62 131,62 131,78 143,78 143,62 156,62 156,100 "
        "~164,106 ~174,96 ~188,100 ~193,114 ~188,128 ~174,132 ~164,122 156,128 156,180 99,180 99,34"
    )
    piece = outline(right).twice().at(0, -8)
    hill = outline(
        "-5,178 ~40,170 88,170 88,166 ~76,156 ~74,138 ~84,124 ~100,119 ~116,124 ~126,138 ~124,156 112,166 "
        "112,170 ~160,170 205,178 205,205 -5,205"
    )
    bars = joined(box(x, 120, 4, 56) for x in (86, 98, 110)) + box(76, 138, 48, 4)
    slits = joined(leaf((x, 112), (x, 88), 8) for x in (66, 134))
    return (
        plate(EMBER, piece, cut(hill, slits)),
        plate(NIGHT, bars, within(hill), slits),
        plate(SAGE, hill),
        plate(SHELL, whole(), cut(piece, hill)),
    )


@picture(
    "drop .9, fire .8, leaf .8, candle .4, seed .4, water .5, nature .4, warmth .3, vegetable .3, power .3, "
    "double .3, heart .2, growth .3, balance .3, secret .2"
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
    "animal .3, adventure .4, night .3, fire .3, star .3, freedom .3, danger .2"
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
    ".3, water .4, king .3, adventure .3, dancer .2, wave .2, jewel .2"
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
    "insect .9, mountain .6, hill .6, volcano .6, city .4, cave .5, house .4, maze .5, tower .3, "
    "root .4, secret .3, tree .2, river .3, road .4, work .4, "
    "together .4, tiny .4"
)
def busy_mound() -> Plates:
    """An ant hill, a mountain of fire, a town."""
    mound = outline("-4,205 ~24,160 ~46,110 ~68,64 92,44 ~100,48 110,42 ~132,62 ~156,110 ~178,158 204,205")
    paths = [
        points("102,52 98,68 110,84 104,104 82,116 60,136 40,168"),
        points("106,96 128,112 124,134 148,152 160,184"),
        points("92,112 98,136 88,160 104,184"),
    ]
    halls = joined(band(path, 8, round_ends=True) for path in paths)
    rooms = joined(
        disc(x, y, 13, 9) for x, y in points("104,90 62,136 40,174 128,124 158,184 94,150 106,188")
    )
    ant = (
        disc(0, 0, 3.6)
        + disc(-7, 0, 5, 3.8)
        + disc(6, -1, 3.2)
        + joined(band([(x, 0), (x + d, 7)], 1.8) for x, d in points("-3,-5 0,0 3,5"))
    )
    spots = figures("12,164,-58 28,132,-62 42,100,-64 56,68,-62 78,40,-38 150,84,64 172,126,64")
    ants = joined(ant.turned(t, (0, 0)).at(x, y) for x, y, t in spots)
    return (
        plate(NIGHT, ants),
        plate(EMBER, mound, cut(halls, rooms)),
        plate(SUN, whole(), cut(halls, rooms)),
    )


@picture(
    "theatre .9, tent .4, waterfall .8, hair .6, cave .5, window .4, secret .5, water .4, river .4, fish "
    ".7, stripes .4, "
    "door .3, beginning .3, face .3, dress .3, night .3, boat .2, story .3, end .2"
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
    "target .4"
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


SHEET = (
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
