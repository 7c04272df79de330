"""Pictures: moon and boat to the forest in the lake."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import along, branching, dots, each, ripple
from ninefold.parts.ink.shapes import (
    Point,
    Shape,
    band,
    blob,
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
    within,
)


@picture(
    "fruit .7, moon .9, boat 1, smile .5, sea .6, person .6, journey .5, evening .4, calm .5, alone "
    ".5, tiny .3, dream .3, search .2, anchor .2, summer .2"
)
def moon_boat() -> Plates:
    """Boat, moon, banana, smile."""
    crescent = outline("14,26 ~20,94 ~60,142 ~112,152 ~162,128 190,58 ~156,96 ~110,106 ~58,88")
    craters = disc(60, 116, 9, 7, 30) + disc(104, 130, 7, 5) + disc(142, 122, 6) + disc(38, 88, 4)
    tips = outline("14,26 13,46 ~22,44 25,47 | 190,58 ~187,68 182,82 ~176,76 174,78")
    angler = disc(100, 60, 10) + outline("88,74 ~100,68 112,74 ~116,96 114,108 ~100,110 84,106 ~86,88")
    rod = band(points("108,88 144,50 172,48"), [4.5, 3.5, 3]) + box(170, 48, 2.8, 100)
    water = ground([132, 137, 131, 137, 132, 137, 132])
    waves = joined(ripple(x, y, 36) for x, y in points("60,176 112,164 150,184 8,186"))
    gull = outline("58,34 ^68,20 76,31 ^84,20 96,32 ^84,28 76,39 ^68,28")
    return (
        plate(SHELL, whole(), cut(crescent, water)),
        plate(SEA, water, cut(waves), tips, gull),
        plate(SUN, crescent, cut(craters)),
        plate(EMBER, angler, rod),
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
    "mushroom 1, umbrella .9, rain .5, protection .4, forest .5, autumn .5, hat .3, drop .4, snail .2, tiny "
    ".3, house .3, story .4, magic .3, parachute .2, garden .3"
)
def rain_dome() -> Plates:
    """Mushroom, umbrella."""
    dome = outline(
        "8,106 ~20,54 ~56,20 ~100,12 ~144,20 ~180,54 192,106 ~169,96 146,108 ~123,98 100,110 ~77,98 "
        "54,108 ~31,96"
    )
    spots = joined(
        disc(x, y, r, r * 0.8, (x - 100) * 0.7)
        for x, y, r in figures("34,78,9 84,44,9 78,78,8 120,66,9 164,76,10 140,40,7")
    )
    stalk = outline("90,98 110,98 ~111,136 ~122,168 ~122,188 ~100,194 ~78,188 ~78,168 ~89,136")
    skirt = outline("88,112 ~80,126 70,134 ~84,132 100,138 ~116,132 130,134 ~120,126 112,112")
    ribs = joined(
        band([(100 + 0.4 * d, 16), (100 + 1.2 * d, 60), (100 + 1.5 * d, 112)], [0, 3.5, 3.5])
        for d in (-31, 0, 31)
    )
    rain = joined(
        drop((x, y), (x, y + 16), 9)
        for x, y in points("22,118 46,130 22,152 52,164 160,116 184,126 174,154 146,142 148,176")
    )
    return (
        plate(NIGHT, whole(), cut(dome, stalk, skirt, rain)),
        plate(EMBER, dome, cut(spots, ribs)),
        plate(SHELL, stalk, skirt),
    )


@picture(
    "island .9, whale .8, sea .7, tree .6, house .5, city .3, giant .3, hill .4, tiny .4, cave .3, "
    "story .4, journey .4, adventure .5, sleep .2, beach .6, summer .3"
)
def back_in_the_bay() -> Plates:
    """Island, whale."""
    back = outline("2,206 ~-2,140 ~12,106 ~46,86 ~86,84 ~122,104 ~144,142 158,206")
    flukes = outline(
        "150,206 ~166,162 ~168,134 ~150,124 136,102 ~158,102 172,114 ~182,96 204,88 ~198,114 ~182,132 "
        "~190,162 176,206"
    ).scaled(0.75, (178, 170))
    stem = band(points("36,96 32,66 42,36"), [8, 6, 5])
    fronds = joined(
        outline(f"42,38 ~{42 + 0.55 * x},{38 - h} {42 + x},{38 + y} ~{42 + 0.5 * x},{48 - h}")
        for x, y, h in figures("-44,18,22 -30,40,6 44,18,22 30,40,6 -16,-22,10 18,-22,10")
    )
    palm = stem + fronds
    palms = palm + palm.scaled(0.6, (42, 98)).mirrored(82)
    homes = joined(
        outline(f"{x - 8},{y + 8} {x - 8},{y - 12} {x},{y - 26} {x + 8},{y - 12} {x + 8},{y + 8}")
        for x, y in points("66,84 84,84")
    )
    cave = outline("66,150 ~68,130 ~80,120 ~92,132 94,150")
    sand = ground([136, 128, 132, 126, 130, 126, 132])
    water = ground([142, 147, 141, 147, 142, 147, 142])
    return (
        plate(SAGE, back, cut(sand), flukes),
        plate(SUN, sand, within(back)),
        plate(EMBER, homes, cut(back)),
        plate(
            SEA,
            water,
            cut(*[ripple(x, y, 40) for x, y in points("8,170 70,184 110,164 156,186")]),
            palms,
            cave,
        ),
    )


@picture(
    "spiral 1, snail .8, shell .7, stairs .6, space .5, infinity .5, acrobat .4, time .4, stripes .4, "
    "circle .3, memory .3, road .3, sun .3, depth .3, chaos .2, wave .2, tower .2"
)
def winding_steps() -> Plates:
    """Snail shell, spiral stair, galaxy, a road to the middle."""

    def at(angle: float, side: float) -> Point:
        return polar(88, 112, 2.6 * 2.25 ** (angle / 360) * (1 + 0.3 * side), angle - 30)

    def step(i: int) -> Shape:
        a, b = 760 + i * 30, 775 + i * 30
        return polygon([at(a, -1), at(b, -1), at(b, 1), at(a, 1)])

    bends = [i * 60 for i in range(4, 32)]
    path = blob([at(a, 1) for a in bends] + [at(a, -1) for a in reversed(bends)])
    sky = dots(points("195,172 188,184 197,190 176,194"), 2)
    return (plate(NIGHT, whole(), cut(path, sky)), plate(SUN, path), plate(EMBER, each(35, step)))


@picture(
    "comb 1, cloud .4, rain .4, hair .8, jellyfish .7, theatre .4, wave .3, order "
    ".4, stripes .3, waterfall .3, noodles .2, elegance .3"
)
def combed_rain() -> Plates:
    """A comb in hair, a jellyfish, a curtain."""
    xs = [18 + 20.5 * i for i in range(9)]
    teeth = joined(outline(f"{x - 5},60 {x + 5},60 {x + 3.4},136 ~{x},146 {x - 3.4},136") for x in xs)
    back = outline("8,76 ~10,50 ~30,26 ~64,13 ~100,10 ~136,13 ~170,26 ~190,50 192,76")
    locks = joined(
        band([(x, 74), (x + 2, 112), (x - 9, 158), (x + 8, 210)], [8, 9, 13, 13])
        for x in [8 + 20.5 * i for i in range(10)]
    )
    groove = band(points("20,60 60,50 100,47 140,50 180,60"), 3.4)
    return (
        plate(EMBER, back + teeth, cut(groove)),
        plate(NIGHT, locks, cut(teeth)),
        plate(SAGE, whole(), cut(back, teeth)),
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
    "shell .8, evening .9, sun .8, sea .6, jewel .6, mouth .4, secret .4, morning .4, light .3, beach .3, "
    "food .3, hill .2, calm .3, harbour .2, water .3, mermaid .2, fan .4, book .2"
)
def lidded_sun() -> Plates:
    """An oyster with its pearl, a sunset."""
    lid = outline(
        "6,98 ~2,66 ~14,44 ~30,38 ~44,18 ~68,16 ~86,4 ~114,4 ~132,16 ~156,18 ~170,38 "
        "~186,44 ~198,66 194,98 ~150,72 ~100,64 ~50,72"
    )
    ball = disc(100, 106, 36)
    sea = ground([118, 122, 118, 122, 118, 122, 118])
    rim = [
        (4, 116),
        (8, 150),
        (34, 168),
        (48, 184),
        (78, 188),
        (100, 197),
        (122, 188),
        (152, 184),
        (166, 168),
    ]
    edge = band([*rim, (192, 150), (196, 116)], [0, *[4] * 9, 0])
    flutes = joined(
        leaf((100 + 1.0 * d, 56 + abs(d) * 0.08), (100 + 2.1 * d, 14 + abs(d) * 0.6), 6)
        for d in (-38, -19, 0, 19, 38)
    )
    waves = joined(
        ripple(x, y, w, 5, 3)
        for x, y, w in figures("24,136,40 74,134,54 140,136,40 50,154,44 106,156,46 74,172,52")
    )
    return (
        plate(SEA, sea, cut(edge, waves)),
        plate(EMBER, ball, cut(sea), flutes),
        plate(SUN, whole(), cut(sea, lid)),
    )


@picture(
    "hourglass .9, dress .9, time .5, dancer .5, elegance .4, beach .3, body .4, cup .2, end .2, "
    "bell .2, tent .2, double .3, fragile .3, desert .2, memory .2, mermaid .3"
)
def waist() -> Plates:
    """A dress, an hourglass."""
    form = outline(
        "56,26 ~78,18 100,30 ~122,18 144,26 ~150,56 ~126,84 108,98 ~130,120 ~158,152 176,186 "
        "~150,192 ~125,186 ~100,192 "
        "~75,186 ~50,192 24,186 ~42,152 ~70,120 92,98 ~74,84 ~50,56"
    )
    glass = outline("66,44 ~84,50 ~100,46 ~116,50 134,44 ~130,66 ~114,82 102,96 98,96 ~86,82 ~70,66")
    heap = outline("100,128 ~124,150 156,180 ~125,175 ~100,180 ~75,175 44,180 ~76,150")
    stream = joined(disc(100, y, 2.6) for y in (102, 109, 116, 123))
    straps = band(points("60,28 62,12 66,0"), 5).twice()
    belt = outline("88,92 112,92 112,99 88,99")
    return (
        plate(EMBER, form, cut(glass, heap, stream)),
        plate(SUN, glass, heap, stream),
        plate(NIGHT, straps, belt),
        plate(SAGE, whole(), cut(form)),
    )


@picture(
    "forest .9, lake .7, mirror .7, tree .7, sound .5, calm .5, evening .5, feather .4, leaf .4, "
    "nature .4, double .4, arrow .3, music .3, upside_down .3, sun .3, autumn .2, bone .2, city .2"
)
def still_forest() -> Plates:
    """Forest mirrored in a lake, a sound, feathers, a spine."""
    trees = [(5 + 19 * i, h) for i, h in enumerate([34, 60, 44, 78, 92, 66, 84, 54, 70, 40, 28])]
    up = joined(leaf((x, 104), (x, 100 - h), 19, 0.36) for x, h in trees)
    veins = joined(
        outline(f"{x},{y} {x - 5.5},{y - 8} {x},{y - 4} {x + 5.5},{y - 8}")
        for x, h in trees
        for y in range(92, int(108 - h * 0.62), -14)
    )
    slits = joined(leaf((-40, y), (240, y), w) for y, w in [(116, 2.5), (131, 4), (148, 5), (168, 6)])
    return (
        plate(NIGHT, up + up.reflected(102), cut(veins, slits)),
        plate(SEA, box(-5, 102, 210, 110), cut(slits)),
        plate(EMBER, disc(152, 36, 24), cut(up)),
        plate(SHELL, box(-5, -5, 210, 108)),
    )


SHEET = (
    moon_boat,
    breathing_root,
    rain_dome,
    back_in_the_bay,
    winding_steps,
    combed_rain,
    open_palm,
    lidded_sun,
    waist,
    still_forest,
)
