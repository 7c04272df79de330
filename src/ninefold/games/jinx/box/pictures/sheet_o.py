"""Pictures: the two rings and two blades to the bunch that blooms."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, ripple, wheel
from ninefold.games.jinx.box.pictures.shapes import (
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
    ring,
    whole,
)


@picture(
    "bird .7, eye .6, face .5, separation .6, mask .4, knife .3, animal .4, watching .4, work "
    ".3, double .4, letter .3, dancer .2, fear .2, thread .3, mouth .3",
    en="Two red rings with dark discs in them and two long crossed blades below, over a ground that parts "
    "into yellow and blue.",
    fr="Deux anneaux rouges avec un disque sombre dedans et deux longues lames croisées dessous, sur un "
    "fond qui s'ouvre en jaune et bleu.",
)
def rings_and_blades() -> Plates:
    """Scissors, an owl or a stork looking at you, a sheet cut in two."""
    rim = outline("88,92 ~62,92 ~34,80 ~20,52 ~32,24 ~60,14 ~86,26 ~94,52 ~92,76")
    hole = disc(57, 51, 25, 24)
    blade = outline("78,86 90,74 108,98 ~124,134 ~132,166 134,202 ~116,160 92,112")
    iris = disc(60, 52, 15)
    gleam = disc(66, 46, 4.5)
    left = outline("-5,-5 98,-5 98,116 62,205 -5,205")
    feathers = joined(
        outline(f"{x},{y} ~{x + 7},{y + 9} {x + 14},{y} ~{x + 7},{y + 5}")
        for x, y in points("14,112 38,114 26,130 48,134 14,148 36,152 26,168 14,186")
    )
    return (
        plate(NIGHT, iris.twice(), cut(gleam, gleam.at(80, 0)), blade.twice(), cut(disc(100, 104, 4))),
        plate(EMBER, rim.twice(), cut(hole.twice()), feathers.twice()),
        plate(SUN, left, cut(rim)),
        plate(SEA, left.mirrored(), cut(rim.mirrored(), feathers.mirrored())),
    )


@picture(
    "cup .8, boat .8, sea .7, tea .6, wave .7, storm .4, tiny .3, adventure .4, warmth .2, water .4, story "
    ".3, journey .4, lake .3, bird .3, food .2, child .3",
    en="A wide red vessel with a loop on a dish; over its rim rise tall pointed waves with a sail, and two "
    "dark brackets fly above.",
    fr="Un large récipient rouge à anse sur un plat ; de hautes vagues pointues et une voile dépassent du "
    "bord, deux accolades sombres volent au-dessus.",
)
def waves_in_the_rim() -> Plates:
    """A cup of tea, a boat on the waves, a bath."""
    cup = outline("16,122 154,122 ~152,154 ~130,180 112,186 58,186 ~40,180 ~18,154")
    handle = band(points("150,132 178,126 190,142 178,160 146,164"), [9, 10, 10, 10, 8])
    saucer = outline("4,188 180,188 ~160,200 ~24,200")
    waves = outline(
        "16,122 ~22,98 ~36,78 60,72 ~50,84 58,100 ~72,104 ~88,96 ~100,104 ~112,100 ~118,84 ~130,72 152,70 "
        "~142,82 154,122"
    )
    boat = outline("56,88 116,80 ~110,100 ~74,106 | 82,80 74,22 ~100,46 112,74 | 76,80 70,36 ~58,60 56,82")
    birds = outline(
        "126,36 ^136,22 144,33 ^152,22 164,34 ^152,30 144,41 ^136,30 | 24,44 ^31,34 37,42 ^43,34 "
        "52,42 ^43,39 "
        "37,48 ^31,39"
    )
    return (
        plate(SEA, waves, cut(boat)),
        plate(SUN, boat),
        plate(EMBER, handle, cup, saucer),
        plate(NIGHT, birds),
    )


@picture(
    "boat .9, umbrella .8, sea .5, journey .5, upside_down .4, together .4, adventure .4, cup .4, lamp .3, "
    "person .3, rain .2, protection .3, stripes .3, storm .2, parachute .3, anchor .3",
    en="A striped bowl with pointed rim, ribbed from its foot, rocks on waves; three heads look out, and a "
    "mast ends in a hook with a lantern.",
    fr="Une coupe rayée au bord pointu, nervurée depuis le pied, tangue sur les vagues ; trois têtes en "
    "sortent, un mât finit en crochet avec une lanterne.",
)
def upturned_dome() -> Plates:
    """Boat, umbrella turned over, bowl."""
    bowl = outline(
        "6,84 ~32,98 54,92 ~78,104 100,96 ~122,104 146,92 ~168,98 194,84 ~176,130 ~140,160 ~100,168 "
        "~60,160 ~24,130"
    )
    panel = outline(
        "54,92 ~78,104 100,96 100,168 ~66,140 | 146,92 ~168,98 194,84 ~176,130 ~140,160 100,168 ~134,140"
    )
    mast = band(points("100,100 100,36 106,16 124,12 134,26 132,40"), [6, 6, 6, 6, 6, 4])
    heads = dots(points("44,80 68,84 152,80"), 10)
    bodies = joined(
        outline(f"{x - 14},104 ~{x - 11},92 ~{x},88 ~{x + 11},92 {x + 14},104") for x in (44, 68, 152)
    )
    lantern = outline("124,42 140,42 144,58 132,66 120,58")
    water = ground([150, 156, 149, 156, 150, 156, 150])
    return (
        plate(NIGHT, mast, heads, bodies, cut(bowl), box(98, 166, 4, 14)),
        plate(EMBER, panel),
        plate(SUN, bowl, lantern),
        plate(SEA, water, cut(*[ripple(x, y, 38) for x, y in points("8,176 84,190 150,178")])),
    )


@picture(
    "cheese .8, clock .9, time .6, hunger .4, food .5, circle .5, cake .3, wheel .4, morning .2, "
    "separation .4, sun .2, bread .3, compass .2, end .2",
    en="A yellow round with a red rim and a ring of red spots; two dark strokes meet in the middle, and "
    "the piece between them is pulled out.",
    fr="Un rond jaune à bord rouge avec un cercle de taches rouges ; deux traits sombres se joignent au "
    "milieu, et la part entre eux est tirée dehors.",
)
def missing_wedge() -> Plates:
    """A clock, a pizza."""
    pie = arc(96, 104, 0, 86, 0, 300)
    piece = arc(104, 95, 0, 86, -60, 0)
    rim = arc(96, 104, 76, 86, 0, 300) + arc(104, 95, 76, 86, -60, 0)
    spots = dots([polar(96, 104, 63, a) for a in range(30, 300, 30)] + [polar(104, 95, 63, -30)], 6.5)
    hands = leaf((96, 104), polar(96, 104, 74, -67), 13, 0.6) + leaf(
        (96, 104), polar(96, 104, 54, 8), 14, 0.6
    )
    return (
        plate(SEA, whole(), cut(pie, piece)),
        plate(SUN, pie + piece),
        plate(EMBER, rim, spots),
        plate(NIGHT, hands, disc(96, 104, 8)),
    )


@picture(
    "bell .9, flower .8, lamp .8, light .5, night .4, spring .4, person .3, tiny .3, meeting .3, garden .4, "
    "sound .3, alone .3, evening .3, hat .2, drop .2, music .3, hope .2",
    en="A bent green stem with broad leaves bears five hanging cups that shed yellow light; under them a "
    "tiny figure.",
    fr="Une tige courbe à larges feuilles porte cinq coupes pendantes d'où tombe une lumière jaune ; "
    "dessous, une toute petite silhouette.",
)
def hanging_cups() -> Plates:
    """Lily of the valley, street lamps, bells."""
    stem = band(points("40,205 42,150 54,90 88,42 132,30 172,50"), [10, 9, 7, 6, 5, 3])
    leaves = leaf((40, 204), (12, 70), 46, 0.5) + leaf((44, 204), (88, 128), 30, 0.55)
    cup = outline("0,0 ~12,4 ~17,16 ~18,28 26,36 ~13,33 0,38 ~-13,33 -26,36 ~-18,28 ~-17,16 ~-12,4")
    hung = figures("66,82,.72 92,52,.85 128,40,1 162,52,.9 182,66,.62")
    cups = joined(cup.scaled(k, (0, 0)).at(x, y) for x, y, k in hung)
    tongues = joined(disc(x, y + 38 * k, 5 * k) for x, y, k in hung)
    beam = outline("110,76 146,76 176,190 84,190")
    figure = disc(136, 160, 5) + outline("130,167 142,167 146,190 126,190")
    floor = ground([190, 192, 189, 191])
    return (
        plate(NIGHT, whole(), cut(stem, leaves, cups, tongues, beam), figure, floor),
        plate(SAGE, stem, leaves, cut(leaf((38, 192), (17, 92), 4), leaf((50, 194), (80, 142), 4))),
        plate(SUN, beam, cut(cups), tongues),
        plate(EMBER, tongues),
    )


@picture(
    "heart .9, lock .8, fruit .8, love .6, bag .5, secret .4, leaf .3, jewel .3, summer .4, face .2, cake "
    ".2, protection .3, shield .3, seed .4, drop .2, key .4, garden .3",
    en="A broad red shape, two-lobed above and pointed below, sown with pale seeds; a dark bow over it, a "
    "leafy collar, a small hole inside.",
    fr="Une large forme rouge à deux lobes, pointue en bas, semée de grains pâles ; une anse sombre, une "
    "collerette de feuilles, un petit trou.",
)
def sown_lobes() -> Plates:
    """A heart-shaped lock, a strawberry, a bag."""
    body = outline("100,78 ~78,62 ~46,64 ~22,86 ~22,120 ~48,158 ~78,184 100,196").twice()
    bow = outline(
        "56,84 56,54 ~64,26 ~84,12 100,10 ~116,12 ~136,26 144,54 144,84 128,84 128,56 "
        "~122,38 ~112,30 100,28 ~88,30 ~78,38 72,56 72,84"
    )
    crown = joined(
        leaf((100, 72), polar(100, 72, r, a), 17)
        for a, r in ((8, 62), (38, 44), (90, 32), (142, 44), (172, 62))
    )
    hole = disc(100, 130, 10) + outline("95,136 105,136 110,158 90,158")
    seeds = joined(
        drop((x, y), (x, y + 9), 5)
        for x, y in points(
            "42,96 58,112 40,122 76,120 62,138 82,146 70,160 124,120 142,112 158,96 "
            "160,122 138,138 118,148 130,160 100,172 88,104 112,104"
        )
    )
    return (
        plate(NIGHT, bow, hole),
        plate(EMBER, body, cut(seeds, crown)),
        plate(SAGE, crown),
        plate(SHELL, whole(), cut(seeds, crown)),
    )


@picture(
    "compass 1, planet .7, house .6, clock .5, city .4, circle .5, knife .3, leaf .3, journey .5, search "
    ".4, tiny .3, fish .3, target .3, adventure .4, sun .3, wheel .3, tree .4",
    en="Small houses and trees stand all around a pale disc, feet inward; across it lies a long needle, "
    "half red, half dark.",
    fr="De petites maisons et des arbres se dressent tout autour d'un disque pâle ; en travers, une longue "
    "aiguille, moitié rouge, moitié sombre.",
)
def houses_all_round() -> Plates:
    """A compass, a small planet, a clock."""
    face = disc(100, 100, 62)
    hut = outline("88,42 88,24 84,24 100,8 116,24 112,24 112,42")
    door = box(96, 30, 8, 12)
    fir = leaf((100, 42), (100, 12), 22, 0.36)
    huts = joined(hut.turned(a) for a in (0, 90, 180, 270))
    doors = joined(door.turned(a) for a in (0, 90, 180, 270))
    firs = joined(fir.turned(a) for a in (30, 60, 120, 150, 210, 240, 300, 330))
    ticks = wheel(box(98.4, 46, 3.2, 9), 12)
    turn = 34
    red = outline("88,100 ~94,70 100,48 ~106,70 112,100").turned(turn)
    dark = outline("88,100 ~94,130 100,152 ~106,130 112,100").turned(turn)
    pin = disc(100, 100, 5)
    return (
        plate(NIGHT, dark, cut(pin), ticks),
        plate(EMBER, red, cut(pin), huts, cut(doors)),
        plate(SAGE, whole(), cut(face, huts)),
        plate(SEA, firs),
    )


@picture(
    "key 1, flower .8, secret .4, chain .4, fan .5, jewel .4, love .4, garden .3, lock .5, hand .3, door "
    ".3, choice .5, joy .2, star .2, comb .3, crown .3, together .3, heart .3",
    en="Five long yellow stems with toothed edges fan out from a red ring; at their ends open shapes like a "
    "heart, a clover, a ring.",
    fr="Cinq longues tiges jaunes à bords dentés partent en éventail d'un anneau rouge ; au bout des formes "
    "ajourées, cœur, trèfle, anneau.",
)
def bunch() -> Plates:
    """A bunch of keys, a bouquet, a fan."""
    foot = (100.0, 176.0)
    shaft = outline("97,176 103,176 102.6,66 97.4,66") + box(93, 66, 14, 5)
    bits = outline("102,122 118,122 118,115 110,115 110,110 118,110 118,102 102,102")
    heart = outline("100,66 ~80,48 ~72,32 ~78,18 ~90,16 100,26 ~110,16 ~122,18 ~128,32 ~120,48")
    heart_hole = outline("100,52 ~86,38 ~84,28 ~92,26 100,36 ~108,26 ~116,28 ~114,38")
    clover = dots([(87, 50), (113, 50), (100, 30)], 13)
    clover_hole = dots([(87, 50), (113, 50), (100, 30)], 5.5)
    hoop, hoop_hole = disc(100, 44, 23), disc(100, 44, 14)
    diamond = outline("100,14 124,42 100,68 76,42")
    diamond_hole = outline("100,30 111,42 100,54 89,42")
    bows = [hoop, clover, heart, clover, diamond]
    holes = [hoop_hole, clover_hole, heart_hole, clover_hole, diamond_hole]
    turns = [-46, -23, 0, 23, 46]

    def fanned(shapes: list[Shape]) -> Shape:
        return joined(
            shape.scaled(0.98, foot).turned(turn, foot) for shape, turn in zip(shapes, turns, strict=True)
        )

    keys = fanned([shaft + bits] * 5)
    tops = fanned(bows)
    loop = ring(100, 182, 22, 8)
    return (
        plate(NIGHT, whole(), cut(keys, tops, loop), fanned(holes)),
        plate(SUN, keys, fanned(bows)),
        plate(EMBER, loop, fanned([hoop, Shape(()), heart, Shape(()), diamond])),
    )


SHEET_O = (
    rings_and_blades,
    waves_in_the_rim,
    upturned_dome,
    missing_wedge,
    hanging_cups,
    sown_lobes,
    houses_all_round,
    bunch,
)
