"""Pictures: moon and boat to the forest in the lake."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, branching, dots, each, ripple
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
    "fruit .5, moon 1, boat .8, smile .5, sea .4, person .4, journey .3, evening .4, calm .4, star .4, alone "
    ".4, tiny .3, dream .4, search .2, anchor .3, night .5",
    en="A broad yellow crescent with pale spots dips into the water by night; a small red figure sits in it "
    "and lets down a line; four stars.",
    fr="Un large croissant jaune à taches pâles trempe dans l'eau, la nuit ; une petite figure rouge y est "
    "assise et laisse pendre un fil ; quatre étoiles.",
)
def moon_boat() -> Plates:
    """Moon, boat, banana, smile."""
    crescent = outline("14,30 ~22,96 ~60,144 ~112,154 ~162,130 190,64 ~156,98 ~110,106 ~58,88")
    craters = disc(60, 118, 9, 7, 30) + disc(104, 132, 7, 5) + disc(146, 122, 5) + disc(40, 92, 4)
    angler = disc(112, 64, 8) + outline("103,76 ~112,71 121,76 ~124,96 122,106 ~110,108 98,104 ~100,88")
    line = band(points("118,84 146,58 166,62"), [4, 3, 2.4]) + box(164.5, 62, 2.4, 78)
    water = ground([138, 143, 137, 143, 138, 143, 138])
    stars = star(70, 34, 13) + star(150, 24, 9) + star(110, 26, 6) + star(184, 26, 6)
    return (
        plate(NIGHT, whole(), cut(crescent, stars, angler, line, water)),
        plate(SEA, water, cut(*[ripple(x, y, 36) for x, y in points("10,164 60,182 112,170 156,186")])),
        plate(SUN, crescent, cut(craters), stars),
        plate(EMBER, angler, line),
    )


@picture(
    "breath .9, fruit .9, tree .4, body .7, branch .5, double .4, heart .4, leaf .4, together .3, love .2, "
    "summer .3, root .4, growth .3, nature .3",
    en="Two plump red lobes hang side by side from one ringed dark pipe that "
    "forks, with a green leaf; pale twigs branch inside them.",
    fr="Deux lobes rouges et dodus pendent côte à côte d'un tuyau sombre "
    "annelé qui se fourche, à feuille verte ; de pâles ramures s'y divisent.",
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
    "mushroom .8, umbrella 1, rain .6, protection .4, forest .3, autumn .4, hat .3, drop .4, snail .3, tiny "
    ".3, house .2, story .3, magic .2, parachute .3, anchor .3",
    en="A red dome with pale seams and spots and a scalloped rim on a pale stalk that ends in a hook; drops "
    "fall on both sides.",
    fr="Un dôme rouge à coutures et taches pâles, au bord festonné, sur un pied pâle qui finit en crochet ; "
    "des gouttes tombent des deux côtés.",
)
def rain_dome() -> Plates:
    """Mushroom, umbrella."""
    dome = outline(
        "8,100 ~24,50 ~60,20 ~100,12 ~140,20 ~176,50 192,100 ~169,88 146,100 ~123,88 100,100 ~77,88 "
        "54,100 ~31,88"
    )
    spots = joined(
        disc(x, y, r, r * 0.75, (x - 100) * 0.7)
        for x, y, r in figures("38,72,11 88,34,12 80,72,9 122,60,11 162,72,11")
    )
    stalk = outline(
        "88,92 112,92 ~109,126 114,152 ~120,170 ~134,170 ~140,151 152,151 ~149,179 ~127,190 ~102,181 "
        "92,152 ~90,124"
    )
    skirt = outline("90,112 ~80,126 74,132 ~100,128 128,132 ~118,124 112,112")
    ribs = joined(
        band([(100 + 0.9 * d, 40), (100 + 1.3 * d, 70), (100 + 1.5 * d, 104)], [0, 3, 3])
        for d in (-31, 0, 31)
    )
    rain = joined(
        drop((x, y), (x, y + 16), 9)
        for x, y in points(
            "22,112 48,128 24,152 60,168 36,182 160,110 184,122 176,158 146,116 80,184 186,186"
        )
    )
    return (
        plate(NIGHT, whole(), cut(dome, stalk, skirt, rain)),
        plate(EMBER, dome, cut(spots, ribs)),
        plate(SHELL, spots, stalk, skirt),
    )


@picture(
    "island .9, whale .8, sea .7, tree .4, house .5, city .4, giant .4, hill .4, tiny .4, cave .3, "
    "story .4, journey .3, adventure .4, sleep .2, beach .5, turtle .3, summer .2",
    en="A great yellow hump with a dark little cave rises from the water under small red houses; on its top "
    "a bent stem bursts into a drooping tuft; behind it a forked blade.",
    fr="Une grande bosse jaune à petite grotte sombre sort de l'eau sous des maisonnettes rouges ; une tige "
    "courbe y jaillit en touffe retombante ; derrière, une lame fourchue.",
)
def back_in_the_bay() -> Plates:
    """Island, whale."""
    back = outline("2,206 ~-2,140 ~12,106 ~46,86 ~86,84 ~122,104 ~144,142 158,206")
    flukes = outline(
        "150,206 ~166,162 ~168,134 ~150,124 136,102 ~158,102 172,114 ~182,96 204,88 ~198,114 ~182,132 "
        "~190,162 176,206"
    )
    stem = band(points("46,96 40,66 50,36"), [8, 6, 5])
    fronds = joined(
        outline(f"50,38 ~{50 + 0.55 * x},{38 - h} {50 + x},{38 + y} ~{50 + 0.5 * x},{48 - h}")
        for x, y, h in figures("-44,18,22 -30,40,6 44,18,22 30,40,6 -16,-22,10 18,-22,10")
    )
    homes = joined(
        outline(f"{x - 8},{y + 8} {x - 8},{y - 12} {x},{y - 26} {x + 8},{y - 12} {x + 8},{y + 8}")
        for x, y in points("78,84 98,90 116,102")
    )
    cave = outline("66,150 ~68,130 ~80,120 ~92,132 94,150")
    water = ground([142, 147, 141, 147, 142, 147, 142])
    return (
        plate(SUN, back + flukes),
        plate(EMBER, homes, cut(back)),
        plate(NIGHT, stem, fronds, cave),
        plate(SEA, water, cut(*[ripple(x, y, 40) for x, y in points("8,170 70,184 110,164 156,182")])),
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
    "cloud .9, comb .9, rain .7, hair .8, storm .4, jellyfish .3, theatre .3, wave .3, order "
    ".3, stripes .3, machine .2, waterfall .3, field .2, noodles .2, fire .3",
    en="A blue bar with a gently bumpy back and a row of straight teeth; wavy dark and red strands run "
    "down between them.",
    fr="Une barre bleue au dos doucement bosselé, avec une rangée de dents droites ; des mèches sombres et "
    "rouges ondulent entre elles jusqu'en bas.",
)
def combed_rain() -> Plates:
    """A comb in hair, a rain cloud, a curtain."""
    xs = [18 + 20.5 * i for i in range(9)]
    teeth = joined(outline(f"{x - 5},66 {x + 5},66 {x + 3.4},130 ~{x},140 {x - 3.4},130") for x in xs)
    back = outline(
        "6,84 ~0,68 ~6,48 ~22,38 ~42,36 ~60,29 ~82,27 ~101,31 ~122,25 ~144,29 ~160,36 ~180,38 ~196,50 "
        "~200,68 194,84"
    )
    locks = [
        band([(x, 84), (x + 4, 114), (x - 9, 158), (x + 9, 210)], [0, 9, 13, 13])
        for x in [8 + 20.5 * i for i in range(10)]
    ]
    groove = band(points("14,70 60,64 100,63 140,64 186,70"), 3.4)
    return (
        plate(SEA, back + teeth, cut(groove)),
        plate(EMBER, joined(locks[::2])),
        plate(NIGHT, joined(locks[1::2])),
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
    "shell .8, evening .9, sun .8, sea .6, jewel .6, mouth .4, secret .4, morning .4, light .3, beach .3, "
    "food .3, hill .2, calm .3, harbour .2, water .3, mermaid .2, fan .4, book .2",
    en="A red half disc stands on rippled blue under a pale scalloped lid with red flutes; a pale scalloped "
    "line in the blue answers the lid.",
    fr="Un demi-disque rouge sur du bleu ridé, sous un couvercle pâle, festonné, à cannelures rouges ; une "
    "ligne festonnée lui répond dans le bleu.",
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
