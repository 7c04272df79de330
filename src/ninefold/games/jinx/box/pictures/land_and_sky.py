"""Pictures of hills, mountains, weather and planets."""

from math import cos, radians

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import ripple
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
    "volcano .9, mushroom .4, cake .7, hourglass .6, mountain .6, cloud .6, food .4, summer .4, tree .4, "
    "danger .4, power .4, warmth "
    ".3, desert .2, storm .3, fire .5, monster .2, giant .2, cold .2"
)
def two_cones() -> Plates:
    """Volcano and ice cream, hourglass."""
    cone = outline("34,62 166,62 ~136,92 106,124 94,124 ~64,92")
    hill = outline("-8,205 ~44,172 84,122 116,122 ~156,172 208,205")
    mesh = joined(polygon([(x, 58), (x + 4, 58), (x + 74, 128), (x + 70, 128)]) for x in range(-20, 164, 30))
    mesh = mesh + mesh.mirrored()
    red = disc(56, 46, 30)
    pale = disc(146, 48, 30)
    top = disc(102, 34, 32)
    lava = outline(
        "88,122 112,122 ~114,138 ~126,156 ~122,166 ~114,156 ~108,146 ~108,172 ~100,184 ~94,172 ~92,146 "
        "~84,160 ~72,172 ~68,164 ~80,144"
    )
    drips = outline(
        "26,58 174,58 ~168,70 ~158,64 ~150,80 ~142,66 ~126,66 ~116,84 ~106,66 ~88,68 ~78,76 ~66,66 "
        "~52,72 ~44,84 ~34,68"
    )
    firs = joined(leaf((x, y), (x, y - 20), 12, 0.3) for x, y in points("38,200 60,190 142,190 164,200"))
    return (
        plate(NIGHT, hill, cut(lava, firs)),
        plate(SUN, cone, cut(mesh, drips), pale, cut(top), firs),
        plate(EMBER, lava, red, cut(top, pale), drips),
        plate(SAGE, whole(), cut(cone, red, top, pale, drips, lava)),
    )


@picture(
    "flower .8, desert .6, island .6, lake .6, sun .5, tree .6, circle .4, water .4, garden .4, "
    "summer .5, beach .3, boat .3, clock .2, journey .2, compass .2, harbour .3, calm .2, chain .3"
)
def ringed_pool() -> Plates:
    """An oasis from above, a flower, a sun."""

    def palm(angle: float) -> Shape:
        x, y = polar(100, 100, 76, angle)
        return joined(leaf((x, y), polar(x, y, 22, angle + d), 9) for d in (-100, -50, 0, 50, 100))

    angles = [*range(18, 360, 36)]
    trunks = joined(leaf(polar(100, 100, 34, a), polar(100, 100, 82, a), 12) for a in angles)
    pool = blob(polar(100, 100, 44 + 3 * (i % 2), 36 * i) for i in range(10))
    boat = outline("86,106 114,106 ~108,115 ~92,115 | 100,102 100,80 114,102 | 97,102 97,86 87,102")
    return (
        plate(
            SEA,
            pool,
            cut(boat, ripple(62, 94, 22), ripple(116, 124, 20), ripple(78, 126, 18)),
            joined(palm(a) for a in angles),
        ),
        plate(EMBER, trunks, cut(pool), boat),
        plate(SUN, whole(), cut(pool)),
    )


@picture(
    "candle .8, fence .4, cage .2, lighthouse .2, cave .8, instrument .6, ice .5, church .6, city .4, "
    "fire .5, light .4, music .4, tooth .4, castle .4, "
    "night .3, drop .4, depth .3, tower .4, cake .3, forest .2, cold .2, secret .2"
)
def rising_pipes() -> Plates:
    """Stalagmites, organ pipes, candles."""
    pipes = figures("12,128,11 35,98,10 57,120,9 77,70,10 100,54,11 123,76,10 144,116,9 166,92,10 188,132,11")
    columns = joined(
        outline(f"{x - w},205 {x - w + 2},{y + 8} ~{x},{y - 2} {x + w - 2},{y + 8} {x + w},205")
        for x, y, w in pipes
    )
    slits = joined(drop((x, 158), (x, 171), 7) for x, y, w in pipes)
    flames = joined(drop((x, y - 25), (x, y - 7), 12) for x, y, w in pipes)
    teeth = joined(
        outline(f"{x - w},-5 ~{x - w * 0.4},{h * 0.4} {x},{h} ~{x + w * 0.4},{h * 0.4} {x + w},-5")
        for x, h, w in figures(
            "-2,64,14 23,58,13 46,76,12 67,36,11 88,20,12 112,22,12 134,40,11 155,70,12 178,56,13 202,64,14"
        )
    )
    falling = joined(drop((x, y), (x, y + 10), 6) for x, y in points("46,84 155,78 23,66 178,62"))
    return (
        plate(NIGHT, whole(), cut(columns, flames, teeth, falling), slits),
        plate(SEA, teeth, falling),
        plate(EMBER, flames),
        plate(SHELL, whole()),
    )


@picture(
    "hill 1, sleep .5, field 1, thread .3, dream .3, puzzle .3, garden .4, warmth .3, calm .5, mountain "
    ".4, protection .2, tree .4, order .3, sheep .2, cloud .6, autumn .2, house .6, nature .5"
)
def quilted_hills() -> Plates:
    """Hills and fields, a bed with its quilt."""

    def place(u: float, v: float) -> Point:
        x = -22 + 58 * u
        return x + 9 * v, 104 + 36 * v - (30 - 6 * v) * cos(radians(x * 2.6 - 200 + 30 * v))

    def patch(u: int, v: int) -> Shape:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (
            place(u, v),
            place(u + 1, v),
            place(u + 1, v + 1),
            place(u, v + 1),
        )
        (mx, my), (nx, ny) = place(u + 0.5, v), place(u + 0.5, v + 1)
        return outline(f"{ax},{ay} ~{mx},{my} {bx},{by} {cx},{cy} ~{nx},{ny} {dx},{dy}")

    spots = [(u, v) for v in range(4) for u in range(-1, 4)]
    kinds = [joined(patch(u, v) for u, v in spots if (u + 2 * v) % 3 == kind) for kind in range(3)]
    hills = joined(kinds)
    pillow = outline("6,46 ~22,50 ~48,42 ~72,48 88,42 ~84,62 ~88,86 ~50,120 4,112 ~10,78")
    home = outline("120,134 120,106 112,106 133,84 154,106 146,106 146,134").less(box(128, 116, 10, 14))
    trees = joined(
        disc(x, y, 9) + box(x - 2, y + 7, 4, 12) for x, y in points("62,100 92,130 176,128 34,160 150,158")
    )
    return (
        plate(SEA, whole(), cut(hills, pillow, home), trees),
        plate(EMBER, home),
        plate(SUN, kinds[0], kinds[1], cut(home)),
        plate(SAGE, kinds[2], kinds[1], cut(home)),
    )


@picture(
    "tooth .9, mountain 1, mouth .6, storm .3, night .4, danger .4, hunger .3, monster .5, forest .5, "
    "fear .3, power .3, separation .3, thread .2, winter .5, snow .7, ice .4, cave .4"
)
def jaws() -> Plates:
    """Mountains, teeth, a mouth."""
    top = joined(
        outline(f"{x - 26},-5 ~{x - 19},36 {x},{y} ~{x + 19},36 {x + 26},-5")
        for x, y in points("-8,60 50,88 114,86 172,86 222,60")
    )
    low = outline("-5,142 20,106 50,150 82,76 114,148 143,88 172,150 198,106 205,112 205,205 -5,205")
    snow = joined(
        outline(f"{x},{y - 2} {x + 17},{y + 34} {x + 6},{y + 26} {x - 3},{y + 36} {x - 14},{y + 27}")
        for x, y in points("20,106 82,76 143,88 198,106")
    )
    gums = outline("-5,-5 205,-5 205,24 ~190,30 172,14 ~143,30 114,14 ~82,30 50,14 ~24,30 -5,20")
    firs = joined(
        outline("0,0 13,24 6,24 17,50 -17,50 -6,24 -13,24").at(x, y)
        for x, y in points("8,162 40,156 70,166 102,158 134,166 166,154 194,164")
    )
    return (plate(NIGHT, whole(), cut(top, low, gums), firs), plate(EMBER, gums), plate(SEA, low, cut(snow)))


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
    "planet .9, mushroom .7, tree .5, space .5, hat .5, balloon .3, cake .3, magic .4, forest .4, moon "
    ".4, umbrella .3, "
    "dream .4, story .3, giant .3, tiny .3, flower .2, lamp .2"
)
def ringed_cap() -> Plates:
    """Planet with a ring, mushroom, tree."""

    def cap(x: float, y: float, k: float, turn: float) -> tuple[Shape, Shape, Shape]:
        ball = disc(x, y, 50 * k)
        hoop = disc(x, y + 4 * k, 84 * k, 22 * k, turn).less(disc(x, y + 1 * k, 66 * k, 11 * k, turn))
        stem = outline("-13,44 13,44 ~15,80 26,120 -26,120 ~-15,80").scaled(k, (0, 0)).at(x, y)
        return ball, hoop, stem

    ball, hoop, stem = cap(104, 74, 1, -16)
    small, thin, foot = cap(36, 154, 0.36, 14)
    other, rim, leg = cap(170, 160, 0.3, -10)
    spots = joined(
        disc(x, y, r) for x, y, r in figures("88,46,9 120,40,6 134,56,5 108,106,6 84,104,4 66,64,5")
    )
    bands = band(points("56,52 80,62 120,54 150,58"), [4, 7, 6, 3]) + band(
        points("70,112 100,120 130,114"), [3, 6, 3]
    )
    soil = ground([186, 178, 184, 180, 186, 180, 188])
    hoops = hoop + thin + rim
    balls = ball + small + other
    stems = stem + foot + leg
    return (
        plate(SEA, whole(), cut(balls, hoops, stems)),
        plate(SUN, balls, cut(hoops)),
        plate(EMBER, spots, bands, cut(hoops), within(balls)),
        plate(SAGE, soil, cut(stems)),
    )


@picture(
    "lamp 1, planet .9, balloon .4, light .7, thought .6, journey .3, sky .2, space .3, night .4, fruit .2, "
    "adventure .2, hope .4, egg .2, island .3, magic .3"
)
def floating_globe() -> Plates:
    """The world, a bulb, a hot-air balloon."""
    globe = outline(
        "84,150 ~72,126 ~46,104 ~36,74 ~46,40 ~72,20 ~100,14 ~128,20 ~154,40 ~164,74 ~154,104 "
        "~128,126 116,150"
    )
    lands = outline(
        "42,66 ~52,40 ~76,26 ~88,34 ~78,48 ~84,60 ~68,72 ~60,88 ~50,82 | 108,38 ~124,30 ~146,44 "
        "~156,66 ~150,78 "
        "~136,70 ~122,74 ~112,60 ~118,48 | 92,92 ~110,88 ~124,99 ~117,114 ~106,140 ~98,124 ~88,108"
    )
    ribs = joined(outline(f"82,{y} 118,{y + 3} 118,{y + 9} 82,{y + 6}") for y in (152, 164, 176))
    tip = outline("88,185 112,188 ~108,196 ~94,195")
    rays = joined(
        leaf((100 + 82 * c, 74 + 76 * s), (100 + 102 * c, 74 + 96 * s), 8)
        for c, s in points("-1,.05 -.9,-.45 -.62,-.8 .62,-.8 .9,-.45 1,.05")
    )
    return (
        plate(NIGHT, whole(), cut(globe, ribs, tip, rays)),
        plate(SEA, lands),
        plate(SUN, globe, rays),
        plate(EMBER, ribs, tip),
    )


@picture(
    "cloud .9, sheep .8, rain .7, sky .5, dream .3, house .4, sleep .3, animal .4, drop .4, hill .3, calm "
    ".2, tiny .2, storm .2, field .3, sadness .2"
)
def woolly_smoke() -> Plates:
    """Cloud and rain, sheep."""
    wool = outline(
        "~40,72 ~34,48 ~56,34 ~74,38 ~84,18 ~112,16 ~124,30 ~150,24 ~168,44 ~184,54 ~190,78 ~174,94 "
        "~164,112 ~138,114 ~124,106 ~104,118 ~82,112 ~64,114 ~48,96"
    )
    lobe = outline("44,70 ~28,62 ~14,78 ~12,100 ~24,110 ~38,100 ~44,86")
    curls = joined(
        band([(x - 11, y + 4), (x - 6, y - 7), (x + 6, y - 7), (x + 11, y + 4)], [0, 4, 4, 0])
        for x, y in points("92,52 136,50 110,82 156,80 74,88")
    )
    rain = joined(
        drop((x, y), (x - 1, y + 14), 9) for x in (22, 46, 70, 92, 112, 132, 152) for y in (122, 141, 160)
    )
    hill = ground([186, 184, 180, 174, 178])
    home = outline("176,178 176,162 172,162 186,148 200,162 196,162 196,178")
    return (
        plate(SEA, whole(), cut(wool), lobe.scaled(1.1, (30, 86)), cut(lobe, rain, home, hill), curls),
        plate(SAGE, hill),
        plate(EMBER, home, cut(box(183, 168, 6, 10))),
    )


@picture(
    "rain .8, instrument .8, cloud .7, music .6, person .5, storm .3, hill .4, stripes .4, sound .4, "
    "waterfall .3, giant .3, elegance .3, thread .3, magic .3, comb .3, piano .2, sadness .3"
)
def stringed_rain() -> Plates:
    """Rain, a harp and its player."""
    cloud = outline(
        "28,62 ~12,46 ~24,28 ~42,30 ~54,10 ~80,8 ~94,22 ~114,8 ~138,14 ~146,30 ~168,22 ~190,38 ~188,58 170,66"
    )
    slope = outline("-5,206 -5,190 ~40,184 ~100,158 ~150,116 205,80 205,206")
    lines = joined(box(58 + 14 * i, 58, 3.2, 130) for i in range(9))
    player = disc(28, 122, 10) + outline(
        "16,140 ~28,132 38,138 62,128 64,134 ~44,150 ~42,166 44,186 12,188 ~12,160"
    )
    player += band(points("34,152 54,156 74,150"), [7, 6, 5])
    return (plate(SEA, whole(), cut(slope, lines)), plate(EMBER, slope), plate(NIGHT, cloud, player))
