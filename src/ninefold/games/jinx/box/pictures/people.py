"""Pictures of faces, hands and other parts of the body."""

from math import atan2, cos, sin

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import along, branching, dots
from ninefold.parts.ink.shapes import (
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
    polygon,
    star,
    whole,
)


@picture(
    "heart .7, flower .6, snake .6, animal .5, hand .4, love .5, beach .4, spring .3, dancer .2, "
    "double .4, balance .3, sea .3, danger .2, meeting .3, garden .3, bird .2, shield .2, coral "
    ".3, spider .2"
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
    "hair .9, honey .5, face .8, person .8, hat .7, insect .2, king .4, elegance .5, nest .4, "
    "bread .3, story .2, cake .3, snail .2, shell .3, spiral .2, jewel .4"
)
def high_coils() -> Plates:
    """Hairdo, hive, turban."""
    hive = outline(
        "~112,6 ~134,12 ~140,26 ~156,32 ~160,48 ~172,56 ~174,74 ~182,84 ~180,102 ~168,112 ~160,126 ~140,134 "
        "~112,128 ~84,122 ~66,110 ~50,100 ~46,84 ~54,72 ~54,56 ~66,46 ~68,30 ~84,24 ~90,12"
    )
    coils = joined(
        band([(110 - w, y), (110, y + 9), (110 + w, y + 2)], [2, 4, 2])
        for y, w in figures("26,32 50,48 76,60 102,62")
    )
    face = outline(
        "66,108 ~62,118 ~64,128 ~58,138 50,146 ~54,150 60,152 ~55,156 56,160 60,162 ~56,166 58,170 ~58,180 "
        "~72,184 ~88,180 ~92,192 84,205 160,205 ~146,180 ~150,150 160,126 ~140,134 ~112,128 ~84,122"
    )
    ear = disc(122, 152, 7, 9, 20) + disc(124, 172, 5)
    beads = dots(points("94,192 105,197 117,199 129,198 141,195 151,189"), 4.6)
    return (
        plate(SUN, hive, ear, beads),
        plate(NIGHT, face, cut(ear, beads), disc(112, 66, 7)),
        plate(EMBER, coils),
        plate(SHELL, whole()),
    )


@picture(
    "hand .9, fire .9, warmth .5, light .6, crown .3, candle .5, danger .4, coral .3, power .4, "
    "night .4, flower .3, magic .5, meeting .2"
)
def five_tongues() -> Plates:
    """A hand, a fire, a torch."""
    hand = outline(
        "70,150 ~52,128 ~30,104 6,84 ~34,82 ~56,98 ~52,64 42,26 ~64,46 ~76,80 ~80,44 84,4 ~100,36 "
        "~104,78 ~116,50 136,18 ~142,54 ~132,92 ~152,76 184,58 ~172,92 ~150,124 130,150"
    )
    core = hand.stretched(0.62, 0.66, (98, 149))
    cuff = outline("62,148 138,148 134,166 66,166")
    sleeve = outline("68,169 132,169 128,205 72,205")
    studs = dots(points("78,157 100,157 122,157"), 4)
    return (
        plate(NIGHT, whole(), cut(hand, cuff, sleeve, studs)),
        plate(EMBER, hand, cut(core)),
        plate(SUN, hand, studs),
        plate(SAGE, cuff, cut(studs), sleeve),
    )


@picture(
    "bird .9, hand .9, shadow .7, wing .6, moon .5, freedom .5, night .4, light .4, butterfly .4, "
    "magic .3, theatre .4, feather .3, double .3, child .2, fear .1, spider .2, bat .4, peacock "
    ".3, coral .2"
)
def eight_fingers() -> Plates:
    """Hands in shadow play, a bird before the moon."""
    palm = outline("100,128 ~86,110 ~66,92 ~48,86 ~44,100 ~60,122 ~78,146 ~92,162 100,164")
    fingers = joined(
        band(points(line), [17, 15, 13, 9], True)
        for line in (
            "60,96 40,72 28,50 20,30",
            "54,104 28,86 14,70 4,58",
            "58,114 32,104 14,96 2,90",
            "66,126 44,124 26,122 12,120",
        )
    )
    thumb = band(points("92,126 94,110 98,94 104,78"), [16, 14, 12, 9], True)
    beak = outline("98,80 ~104,68 ~114,66 126,74 ~114,80 ~108,88")
    wrists = outline("86,150 114,150 ~116,176 128,205 72,205 ~84,176")
    disc_ = disc(100, 92, 78)
    stars = joined(star(x, y, 6) for x, y in points("14,180 180,176 186,14 36,196 168,196 12,12"))
    return (
        plate(NIGHT, (palm + fingers).twice() + thumb + beak + wrists),
        plate(SUN, disc_),
        plate(EMBER, whole(), cut(disc_, stars)),
    )


@picture(
    "face .9, cup .8, flower .6, meeting .6, love .5, double .5, candle .3, separation .4, together .4, "
    "person .4, mirror .4, secret .3, garden .2, watching .2, church .1, shadow .3, sadness .2"
)
def nose_to_nose() -> Plates:
    """Two faces, a vase of flowers."""
    face = outline(
        "-5,58 ~30,54 ~58,62 ~70,82 ~68,100 ~88,120 ~78,128 ~82,138 ~78,144 ~82,152 ~72,168 ~54,174 "
        "48,206 -5,206"
    )
    vase = box(40, 70, 120, 140)
    stems = joined(band([(100, 76), (x / 2 + 50, 56), (x, y)], 4) for x, y in points("58,34 100,22 142,34"))
    leaves = leaf((96, 70), (70, 62), 12) + leaf((104, 70), (130, 62), 12)
    blooms = joined(star(x, y, 20, 7, 0.6) for x, y in points("58,30 100,18 142,30"))
    return (
        plate(EMBER, face, blooms),
        plate(SEA, face.mirrored()),
        plate(SUN, vase, cut(face.twice(), band(points("60,88 100,94 140,88"), 5)), blooms),
        plate(NIGHT, stems, leaves, cut(blooms), dots(points("58,30 100,18 142,30"), 6)),
    )


@picture(
    "hair .8, bat .8, moon .5, night .3, mask .4, face .5, wing .3, fear .2, sun .4, evening .3, "
    "theatre .3, monster .3, elegance .3, acrobat .3, bird .2, butterfly .3"
)
def under_the_nose() -> Plates:
    """Moustache under a nose, bat under the moon."""
    half = outline(
        "100,114 ~96,106 88,94 85,108 ~66,100 ~46,116 ~28,120 ~16,110 ~18,94 30,88 ~12,80 ~0,98 ~2,130 "
        "~18,152 38,162 ~48,148 62,168 ~74,150 88,168 ~94,156 100,156"
    )
    return (
        plate(SHELL, whole(), cut(disc(100, 64, 44))),
        plate(SUN, disc(100, 64, 44)),
        plate(NIGHT, half.twice()),
    )


@picture(
    "face .9, mountain .8, giant .6, sleep .8, person .5, dream .4, calm .4, hill .5, forest .4, snow .4, "
    "hair .4, body .3, stone .3, story .3, evening .2"
)
def sleeping_ridge() -> Plates:
    """Somebody asleep on the back, a mountain range."""
    ridge = outline(
        "-5,150 ~-2,110 ~18,80 ~48,66 ~68,72 ~80,64 ~98,42 112,30 ~124,40 ~124,58 116,70 ~130,68 ~137,78 "
        "129,85 ~141,86 ~143,98 ~136,105 ~152,102 ~168,114 ~170,134 ~166,162 205,176 205,206 -5,206"
    )
    snow = outline("112,25 ~128,38 126,54 118,46 112,56 106,46 96,50 94,44")
    lid = band(points("54,96 70,106 88,98"), [0, 7, 0])
    pines = joined(
        leaf((x, y + 8), (x, y - h), 17, 0.34)
        for x, y, h in figures(
            "4,118,38 20,134,36 4,156,38 26,168,36 8,192,36 46,190,34 160,140,32 146,160,36 170,168,34 "
            "128,182,34 156,190,34 184,190,32"
        )
    )
    return (
        plate(SEA, whole(), cut(ridge, snow)),
        plate(EMBER, ridge, cut(snow)),
        plate(NIGHT, pines, lid),
        plate(SHELL, whole(), cut(snow)),
    )


@picture(
    "search .6, shell .3, sound .8, secret .5, body .8, jewel .5, thought .4, face .5, spiral .3, "
    "music .3, story .2, choice .3, person .4, brain .3"
)
def asking_ear() -> Plates:
    """A question mark, an ear with its pearl."""
    form = outline(
        "92,8 ~132,10 ~164,38 ~168,78 ~152,110 ~134,136 ~112,158 ~84,162 ~66,148 ~66,120 ~58,98 ~44,76 "
        "~44,42 ~62,18"
    )
    mark = band(
        points("66,70 66,48 84,33 110,32 136,46 140,74 120,98 100,116 94,142"),
        [12, 15, 16, 16, 17, 18, 18, 17, 15],
    )
    pearl = disc(92, 182, 14)
    fold = band(points("92,60 110,62 112,78 96,90 90,104"), [0, 6, 7, 7, 0])
    return (plate(SHELL, form), plate(EMBER, fold, mark, pearl), plate(SEA, whole(), cut(form, pearl)))


@picture(
    "tree .8, face .9, thought .7, person .7, brain .5, branch .5, fruit .3, nature .3, growth .4, "
    "hair .2, dream .4, memory .4, secret .3"
)
def inner_ways() -> Plates:
    """A head in profile, a tree."""
    head = outline(
        "58,206 ~60,180 ~52,158 ~34,146 ~20,128 ~16,104 ~8,80 ~20,60 ~24,38 ~48,30 ~64,12 ~90,16 ~114,8 "
        "~134,22 ~146,42 148,64 ~146,72 ~156,90 "
        "170,108 ~166,114 154,116 ~160,122 162,127 154,131 ~160,136 ~158,143 152,146 ~156,158 ~148,168 "
        "~132,168 118,170 ~118,186 130,206"
    )
    trunk = outline("80,160 ~84,124 89,104 98,104 ~101,126 104,160 ~106,184 116,206 66,206 ~78,184")
    limbs = joined(
        band(points(line), [9, 8, 5])
        for line in (
            "91,112 74,92 46,84",
            "94,108 96,76 88,48",
            "96,112 114,96 124,70",
            "82,126 62,120 44,126",
            "95,84 110,64 110,44",
        )
    )
    fruit = dots(points("42,82 88,42 126,64 40,128 110,38 62,62 68,104 116,112 62,36"), 7)
    tree = trunk + limbs
    return (
        plate(NIGHT, head, cut(tree, fruit)),
        plate(SAGE, tree, cut(fruit)),
        plate(SHELL, whole(), cut(head)),
        plate(EMBER, fruit),
    )


@picture(
    "breath .9, fruit .9, tree .4, body .7, branch .5, double .4, heart .4, leaf .4, together .3, love .2, "
    "summer .3, root .4, growth .3, nature .3"
)
def breathing_root() -> Plates:
    """Lungs, cherries, two trees."""
    lobe = outline("82,96 ~64,78 ~38,82 ~14,112 ~9,150 ~28,182 ~60,188 ~88,168 ~94,130")
    twigs = branching(76, 100, 120, 34, 7, 3)
    pipe = outline(
        "95,4 106,4 106,40 ~116,72 136,102 126,108 ~110,84 100,60 ~90,84 74,108 64,102 ~84,72 95,40"
    )
    rings = joined(box(90, y, 20, 3) for y in (16, 27, 38))
    return (
        plate(SHELL, whole(), cut(rings)),
        plate(EMBER, lobe.twice(), cut(twigs.twice())),
        plate(NIGHT, pipe, cut(rings)),
        plate(SAGE, leaf((108, 20), (170, 14), 34)),
    )


@picture(
    "hand 1, cactus .9, desert .6, tree .5, sun .5, coral .4, flower .4, meeting .4, evening .4, "
    "growth .3, danger .3, crown .3, nature .3, monster .2, body .2"
)
def open_palm() -> Plates:
    """Hand, cactus, coral, a tree before the sun."""
    fingers = [
        [(84, 160), (54, 138), (34, 112), (26, 92)],
        [(84, 130), (70, 94), (60, 62), (56, 42)],
        [(98, 130), (95, 86), (94, 52), (94, 22)],
        [(112, 130), (122, 92), (130, 60), (134, 36)],
        [(118, 146), (144, 112), (158, 88), (168, 66)],
    ]
    palm = outline("74,205 ~76,172 ~68,142 ~78,112 ~102,102 ~124,116 ~132,140 ~126,172 128,205")
    hand = palm + joined(band(finger, [28, 22, 18, 15], round_ends=True) for finger in fingers)
    spine = polygon([(0, -1.4), (6, 1), (0, 1.4)])
    spines = joined(
        spine.turned(angle + side, (0, 0)).at(*polar(x, y, 2, angle))
        for finger in fingers
        for x, y, angle in along(finger[1:], 4)
        for side in (-40, 40)
    )
    bloom = outline("0,4 -9,-4 -4,-4 0,-9 4,-4 9,-4")
    tips = figures("25,86,-18 55,35,-12 94,15,0 136,29,10 171,60,24")
    blooms = joined(bloom.turned(turn, (0, 0)).at(x, y) for x, y, turn in tips)
    return (
        plate(SEA, hand, cut(spines)),
        plate(SUN, disc(98, 100, 68)),
        plate(EMBER, blooms, ground([190, 184, 182, 184, 190])),
        plate(SHELL, whole()),
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
