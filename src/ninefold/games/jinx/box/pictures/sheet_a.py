"""Pictures: moon and boat to the forest in the lake."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, branching, dots, each, ripple, row
from ninefold.games.jinx.box.pictures.shapes import (
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
    star,
    whole,
)


@picture(
    "moon 1, boat .8, night .8, star .6, sea .6, smile .6, sky .5, journey .5, dream .5, child .4, "
    "calm .4, water .4, alone .3, sleep .3, fruit .3",
    en="A wide golden crescent lying on its back in dark blue water, under four-pointed stars.",
    fr="Un large croissant doré couché sur le dos dans une eau bleu sombre, sous des étoiles à "
    "quatre branches.",
)
def moon_boat() -> Plates:
    """Moon, boat, smile, cradle."""
    hull = outline("12,62 ~40,138 ~100,170 ~160,138 188,62 ~150,104 ~100,118 ~50,104")
    planks = joined(
        band(
            [
                (30 + 9 * i, 102 + 8 * i),
                (62 + 3 * i, 126 + 11 * i),
                (100, 133 + 12 * i),
                (138 - 3 * i, 126 + 11 * i),
                (170 - 9 * i, 102 + 8 * i),
            ],
            [0, 2.4, 2.8, 2.4, 0],
        )
        for i in range(2)
    )
    water = ground([152, 156, 151, 156, 152, 157, 152])
    stars = star(62, 52, 13) + star(126, 34, 9) + star(112, 88, 6)
    small = dots(points("22,24 48,14 92,18 152,14 184,34 30,44 166,58 86,68 146,74 102,52"), 1.8)
    waves = ripple(14, 184, 48) + ripple(82, 180, 56) + ripple(148, 190, 44)
    return (
        plate(NIGHT, whole(), cut(hull, stars, small, water), waves),
        plate(SUN, hull, cut(planks), stars),
        plate(SEA, water),
    )


@picture(
    "breath 1, root .8, seed .6, branch .6, body .6, tree .5, growth .5, vegetable .4, leaf .4, "
    "nature .4, river .3, upside_down .3, beginning .3, double .3, spring .3, wing .2",
    en="Two tall red lobes side by side below a ground line; a dark stem forks down into both and "
    "bears two green leaves on top.",
    fr="Deux grands lobes rouges côte à côte sous une ligne de sol ; une tige sombre s'y ramifie et "
    "porte deux feuilles vertes en haut.",
)
def breathing_root() -> Plates:
    """Lungs, roots under a seedling, a tree hung upside down."""
    lobe = outline("92,84 ~86,56 ~66,52 ~38,76 ~14,128 ~14,182 ~44,190 ~76,170 ~93,160 ~90,120")
    limb = branching(96, 78, 129, 30, 8, 4)
    stem = outline("97,22 103,22 ~104,50 109,86 100,76 91,86 ~96,50")
    seedling = leaf((100, 30), (56, 8), 24) + leaf((100, 30), (144, 8), 24)
    soil = ground([44, 47, 43, 45, 43, 47, 44])
    return (
        plate(SHELL, soil),
        plate(EMBER, lobe.twice()),
        plate(NIGHT, stem, limb.twice()),
        plate(SAGE, seedling),
    )


@picture(
    "umbrella .9, jellyfish .9, mushroom .8, rain .6, depth .4, lamp .4, sea .4, night .4, protection "
    ".4, drop .4, parachute .4, hat .3, magic .3, elephant .2",
    en="A red dome with yellow spots and a scalloped rim; wavy threads ending in drops hang from it, "
    "and one yellow hook.",
    fr="Un dôme rouge à taches jaunes et bord festonné ; des fils ondulés finissant en gouttes en "
    "pendent, et un crochet jaune.",
)
def rain_dome() -> Plates:
    """Jellyfish, umbrella, mushroom, lamp at night."""
    dome = outline(
        "10,106 ~24,54 ~60,20 ~100,12 ~140,20 ~176,54 190,106 ~168,96 145,106 ~122,96 100,106 "
        "~78,96 55,106 ~32,96"
    )
    places = figures("100,44,17 56,58,11 142,56,11 32,84,6 168,84,6 80,80,8 122,80,8")
    spots = joined(disc(x, y, r, r * 0.75, (x - 100) * 0.7) for x, y, r in places)
    ends = figures("32,1,148 55,-1,164 78,1,154 122,-1,154 145,1,164 168,-1,148")
    threads = joined(
        band([(x, 96), (x + 6 * s, 114), (x - 6 * s, 134), (x, y)], [6, 5, 4, 0]) for x, s, y in ends
    )
    rain = joined(
        drop((x, y + 4), (x, y + 19), 9) + drop((x, y + 25), (x, y + 36), 6) for x, _, y in ends if x != 122
    )
    hook = band(points("100,108 99,130 100,166 110,182 124,180 128,166"), [10, 9, 8, 8, 7, 5], True)
    return (
        plate(NIGHT, whole(), cut(dome, threads, hook, rain)),
        plate(EMBER, dome, cut(spots)),
        plate(SUN, spots, hook),
    )


@picture(
    "whale 1, island .8, sea .7, city .5, house .5, giant .5, mountain .5, evening .5, fish .4, hill "
    ".4, tiny .4, story .4, depth .4, sun .4, journey .3, bread .2, sleep .2, protection .2",
    en="A great dark hump, half in the water, with five small lit houses on top, a forked stem at "
    "one end and a red disc behind.",
    fr="Une grande bosse sombre à moitié dans l'eau, cinq petites maisons éclairées dessus, une tige "
    "fourchue au bout et un disque rouge derrière.",
)
def back_in_the_bay() -> Plates:
    """Whale, island with a village, sleeping giant, loaf."""
    back = outline(
        "-5,112 ~24,66 ~74,50 ~118,70 ~146,116 ~157,100 ~156,78 ~150,62 156,60 ~166,82 ~176,120 "
        "~166,156 ~120,184 ~40,184 -5,170"
    )
    tips = figures("112,50,15 194,48,15 126,26,13 178,24,13")
    fronds = joined(leaf((153, 64), (x, y), w, 0.45) for x, y, w in tips)
    spots = figures("26,66,8,9 46,56,7,12 66,51,9,9 88,54,7,14 106,63,6,8")
    roofs = joined(polygon([(x - w - 2, y - h), (x, y - h - 10), (x + w + 2, y - h)]) for x, y, w, h in spots)
    walls = joined(box(x - w, y - h, 2 * w, h + 4) for x, y, w, h in spots)
    lights = joined(box(x - 2, y - h + 3, 4, 5) for x, y, w, h in spots)
    sea = ground([122, 126, 121, 126, 122, 127, 122, 126])
    grooves = joined(
        band(
            [(-5, 146 + 10 * i), (50, 156 + 8 * i), (100, 150 + 6 * i), (146 - 9 * i, 130 + 9 * i)],
            [2.6, 3, 2.6, 0],
        )
        for i in range(4)
    )
    waves = ripple(150, 188, 40) + ripple(178, 168, 40)
    return (
        plate(NIGHT, back + fronds + walls, cut(grooves, disc(16, 138, 3.2), lights), roofs + waves),
        plate(SEA, sea),
        plate(EMBER, disc(84, 74, 62), cut(sea, back)),
        plate(SUN, lights),
    )


@picture(
    "spiral 1, snail .8, shell .7, stairs .6, space .5, infinity .5, acrobat .4, time .4, stripes .4, "
    "circle .3, memory .3, road .3, sun .3, depth .3, chaos .2, wave .2, tower .2",
    en="A curl that widens from the middle to the edges, striped in red and yellow, on a dark ground "
    "with dots.",
    fr="Un enroulement qui s'élargit du centre vers les bords, rayé de rouge et de jaune, sur fond "
    "sombre à points.",
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
    "cloud .9, comb .8, rain .8, hair .6, storm .5, fire .4, jellyfish .3, theatre .3, wave .3, order "
    ".3, stripes .3, machine .3, waterfall .3, field .2, noodles .2",
    en="A dark bumpy mass with a row of straight teeth; wavy red and yellow strands run down between them.",
    fr="Une masse sombre et bosselée avec une rangée de dents droites ; des mèches rouges et jaunes "
    "ondulent entre elles jusqu'en bas.",
)
def combed_rain() -> Plates:
    """A comb in hair, a rain cloud over a field, a curtain."""
    xs = [18 + 20.5 * i for i in range(9)]
    teeth = joined(outline(f"{x - 5},60 {x + 5},60 {x + 3.4},128 ~{x},138 {x - 3.4},128") for x in xs)
    cloud = outline(
        "6,84 ~-2,66 ~10,50 ~26,46 ~40,22 ~68,18 ~86,28 ~108,8 ~140,14 ~152,36 ~176,38 ~194,56 ~202,72 194,84"
    )
    locks = [
        band([(x, 84), (x + 4, 114), (x - 9, 158), (x + 9, 210)], [0, 9, 13, 13])
        for x in [8 + 20.5 * i for i in range(10)]
    ]
    beads = row(disc(28, 66, 2.6), 8, 20.5)
    return (
        plate(NIGHT, cloud + teeth, cut(beads)),
        plate(EMBER, joined(locks[::2])),
        plate(SUN, joined(locks[1::2])),
    )


@picture(
    "hand 1, cactus .9, desert .6, tree .5, sun .5, coral .4, flower .4, meeting .4, evening .4, "
    "growth .3, danger .3, crown .3, nature .3, monster .2, body .2",
    en="Five thick arms spread upward from one stem, with small spikes and a red bloom on each tip, "
    "before an orange disc.",
    fr="Cinq bras épais s'écartent d'une même tige, avec de petits piquants et une fleur rouge à "
    "chaque bout, devant un disque orange.",
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
    "shell .9, evening .7, sun .7, sea .5, jewel .6, mouth .4, secret .4, morning .4, light .3, "
    "beach .3, food .3, hill .2, calm .3, harbour .2, water .3, mermaid .2, fan .4, book .2, "
    "turtle .2",
    en="A red ball lies between two fluted bowls that gape towards each other, the upper pale, the "
    "lower blue and rippled.",
    fr="Une boule rouge est posée entre deux coupes cannelées qui s'ouvrent l'une vers l'autre, "
    "celle du haut pâle, celle du bas bleue et ridée.",
)
def lidded_sun() -> Plates:
    """An oyster with its pearl, a sunset."""
    lid = outline(
        "6,98 ~2,66 ~14,44 ~30,38 ~44,18 ~68,16 ~86,4 ~114,4 ~132,16 ~156,18 ~170,38 "
        "~186,44 ~198,66 194,98 ~150,72 ~100,64 ~50,72"
    )
    bowl = outline(
        "2,112 ~50,120 ~100,122 ~150,120 198,112 ~192,150 ~166,168 ~152,184 ~122,186 "
        "~100,196 ~78,186 ~48,184 ~34,168 ~8,150"
    )
    ball = disc(100, 100, 32)
    lid, bowl = lid.scaled(0.94), bowl.scaled(0.94)
    flutes = joined(
        leaf((100 + 1.0 * d, 60 + abs(d) * 0.08), (100 + 2.1 * d, 14 + abs(d) * 0.6), 6)
        for d in (-38, -19, 0, 19, 38)
    )
    waves = joined(
        ripple(x, y, w, 5, 3)
        for x, y, w in figures("18,132,40 70,136,60 140,132,40 44,152,44 106,154,50 70,172,56")
    )
    inside = outline("6,98 ~50,72 ~100,64 ~150,72 194,98 198,112 ~150,120 ~100,122 ~50,120 2,112").scaled(
        0.94
    )
    return (
        plate(SEA, bowl, cut(waves)),
        plate(EMBER, ball, cut(bowl)),
        plate(SUN, inside, cut(bowl), ball),
        plate(NIGHT, whole(), cut(lid, bowl, inside), flutes),
    )


@picture(
    "hourglass .9, dress .9, time .5, dancer .5, elegance .4, beach .3, body .4, cup .2, end .2, "
    "bell .2, tent .2, double .3, fragile .3, desert .2, memory .2, mermaid .3",
    en="A red form, wide above, pinched to a waist, then flaring to a wide hem; yellow grains lie in "
    "its upper half, trickle through and heap up below.",
    fr="Une forme rouge, large en haut, pincée à la taille, puis évasée jusqu'à l'ourlet ; des "
    "grains jaunes emplissent le haut, coulent et s'entassent en bas.",
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
    "nature .4, double .4, arrow .3, music .3, upside_down .3, sun .3, autumn .2, bone .2, city .2",
    en="A row of dark pointed blades of many heights, repeated upside down in striped blue, with a "
    "red disc behind.",
    fr="Une rangée de lames sombres et pointues de toutes hauteurs, répétée à l'envers dans un bleu "
    "rayé, avec un disque rouge derrière.",
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


SHEET_A = (
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
