"""Pictures: the striped tower to the line along the coast."""

from math import sin

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import along, grid, ripple
from ninefold.parts.ink.shapes import (
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
    "rocket .9, pencil .8, tower .4, journey .4, fire .4, space .6, speed .4, work .3, church .3, power .3, "
    "letter .3, adventure .3, beginning .3, story .2, castle .2, lighthouse .3, star .3, night .3"
)
def striped_tower() -> Plates:
    """Pencil, rocket, steeple."""

    def leaning(nodes: str) -> Shape:
        return outline(nodes).turned(16)

    shaft = leaning("72,72 ~81,84 90,72 ~100,84 110,72 ~119,84 128,72 128,148 72,148")
    cone = leaning("72,74 100,-2 128,74 ~119,86 110,74 ~100,86 90,74 ~81,86")
    lead = leaning("88,30 100,-2 112,30 ~100,35")
    seams = leaning("89,82 92,82 92,148 89,148 | 108,82 111,82 111,148 108,148")
    stars = star(30, 40, 10) + star(172, 150, 11) + star(50, 100, 7) + star(166, 60, 6)
    fins = leaning("70,108 ~50,126 42,172 70,156 | 130,108 ~150,126 158,172 130,156")
    collar = leaning("71,148 129,148 129,166 71,166")
    tongue = leaf((100, 166), (100, 222), 46, 0.34).turned(16)
    return (
        plate(NIGHT, whole(), cut(shaft, cone, fins, collar, tongue, stars)),
        plate(SUN, shaft, cut(seams), tongue, stars),
        plate(EMBER, fins, tongue, collar, lead),
    )


@picture(
    "city .9, book .8, library .7, tower .6, window .5, evening .4, story .4, house .4, sun .4, order .3, "
    "together .3, work .3, instrument .2, wall .2, memory .2"
)
def upright_row() -> Plates:
    """Books on a shelf, a town at dusk."""

    def panes(x: float, y: float, across: int, down: int) -> Shape:
        return grid(box(x, y, 6, 8), across, down, 10, 15)

    night = box(-5, 62, 34, 118) + box(60, 92, 20, 88) + box(136, 40, 30, 140) + box(150, 8, 3, 34)
    ember = outline("31,180 31,84 44,64 57,84 57,180") + box(82, 50, 28, 130)
    leaning = outline("170,76 188,72 212,178 194,180")
    sea = box(112, 82, 22, 98)
    bands = joined(box(31, y, 26, 4) for y in (96, 164)) + joined(box(82, y, 28, 4) for y in (62, 70, 160))
    lit = panes(4, 72, 2, 6) + panes(67, 104, 1, 4) + panes(143, 52, 2, 7)
    return (
        plate(NIGHT, night, cut(lit), box(-5, 180, 210, 30)),
        plate(EMBER, ember, cut(bands, box(40, 112, 8, 11)), leaning),
        plate(SEA, sea, cut(box(112, 94, 22, 5), box(112, 160, 22, 5))),
        plate(SUN, disc(62, 64, 50), cut(ember), lit),
    )


@picture(
    "ripple .8, boat .7, target .6, circle .6, lake .5, alone .5, water .5, tiny .4, record .4, maze "
    ".4, spiral .4, journey .4, sea .4, tree .3, time .3, danger .3, sound .3, road .2, calm .2"
)
def rings() -> Plates:
    """Ripples round a boat, a felled tree, a thumbprint, a target."""

    def edge(r: float) -> Shape:
        return blob(
            polar(126 - r * 0.1, 84 + r * 0.05, r * (1 + 0.05 * sin(a + r / 40)), a * 40) for a in range(9)
        )

    radii = [26, 36, 46, 57, 68, 80, 92, 105, 118, 132, 146, 162, 176, 196]
    water = [cut(edge(r)) if i % 2 else edge(r) for i, r in reversed(list(enumerate(radii, 1)))]
    crack = outline("124,100 ~98,150 70,210 104,210 ~112,150")
    boat = outline(
        "100,86 152,84 ~143,98 ~110,99 | 124,82 125,52 ~142,66 147,80 | 120,82 120,62 ~110,74 106,83"
    ).scaled(0.8, (126, 84))
    return (plate(SEA, *water, cut(crack)), plate(SHELL, whole(), cut(edge(32))), plate(EMBER, boat))


@picture(
    "shell .8, fan .8, morning .7, sun .6, light .5, sea .5, elegance .3, evening .3, flower .3, cards .3, "
    "hand .2, peacock .3, theatre .2, beach .4, summer .3, fragile .2"
)
def fan() -> Plates:
    """Shell, fan, sunrise over the sea."""

    def spread(shape: Shape, first: int = 0, every: int = 1) -> Shape:
        return joined(shape.turned(22 * i - 88, (100, 156)) for i in range(first, 9, every))

    blade = outline("100,156 78,44 ~86,24 ~100,18 ~114,24 122,44")
    rib = leaf((100, 132), (100, 30), 4)
    foot = outline("78,156 ~84,136 ~100,128 ~116,136 122,156")
    water = ground([154, 156, 154, 156, 154])
    waves = joined(ripple(x, y, w) for x, y, w in figures("70,168,60 20,180,44 136,180,44 82,192,36"))
    return (
        plate(EMBER, spread(blade, 0, 2), cut(spread(rib, 0, 2), water), foot),
        plate(SUN, spread(blade, 1, 2), cut(spread(rib, 1, 2)), foot),
        plate(SEA, water, cut(waves)),
    )


@picture(
    "tree .9, brain .9, thought .5, maze .4, vegetable .4, branch .4, memory .4, growth .3, spring .5, "
    "coral .3, puzzle .2, nature .3, secret .2, garden .3, fruit .2"
)
def winding_crown() -> Plates:
    """Blossoming tree, brain, cauliflower."""
    half = "~84,150 ~62,158 ~40,146 ~18,136 ~6,110 ~12,84 ~18,56 ~40,38 ~62,16 ~88,12"
    crown = outline(f"100,148 {half} 100,14").twice()
    trunk = outline("90,126 110,126 ~112,172 134,206 66,206 ~88,172")
    folds = [
        points("100,132 80,126 58,136 42,124 56,110"),
        points("100,106 78,96 50,100 26,106"),
        points("100,80 80,70 56,82 32,76 42,58"),
        points("100,48 82,54 66,44 74,32"),
    ]
    walls = joined(band(fold, [4, *[5] * (len(fold) - 1)], round_ends=True) for fold in folds)
    petals = joined(
        leaf((x, y), (x + 13, y + 4), 8) for x, y in points("22,168 44,188 12,194 150,170 176,186 148,194")
    )
    return (
        plate(SHELL, crown),
        plate(NIGHT, walls.twice(), outline("97,140 99,16 101,16 103,140"), trunk),
        plate(SAGE, whole(), cut(crown, petals)),
        plate(EMBER, petals),
    )


@picture(
    "leaf .9, fish .8, different .9, together .5, alone .4, choice .4, freedom .3, autumn .6, order "
    ".3, sea .2, separation .2, tree .2, search .2, garden .3, nature .3, wind .2, change .3"
)
def one_turns_back() -> Plates:
    """Leaves, a shoal of fish; one goes the other way."""

    def big(shape: Shape) -> Shape:
        return shape.scaled(1.25, (0, 0))

    blade = outline("-20,0 ~-8,-12 ~8,-13 28,0 ~8,13 ~-8,12") + outline("-30,-3 -18,-1.5 -18,1.5 -30,1")
    veins = leaf((-20, 0), (24, 0), 3) + joined(
        leaf((x, 0), (x + 7, s * 9), 3) for x in (-8, 6) for s in (-1, 1)
    )
    fish = outline("-29,-10 ~-18,-1 ~4,-15 29,0 ~4,15 ~-18,1 -29,10 -24,0")
    ribs = joined(band([(x, -9), (x + 5, 0), (x, 9)], [0, 3.4, 0]) for x in (-6, 4, 13))
    places = [(-2 + 82 * i + 41 * (j % 2), 16 + 42 * j) for j in range(5) for i in range(3)]
    others = [place for place in places if place != (121, 142)]
    return (
        plate(
            SEA,
            joined(big(blade).at(x, y) for x, y in others),
            cut(*[big(veins).at(x, y) for x, y in others]),
        ),
        plate(EMBER, big(fish).mirrored(0).at(121, 142), cut(big(ribs).mirrored(0).at(121, 142))),
        plate(SUN, whole()),
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
    "leaf 1, tree .9, autumn .7, feather .6, nature .4, toy .3, giant .4, tiny .3, branch .4, "
    "growth .3, child .4, wind .3, calm .2, falling .3, protection .2, change .4"
)
def quill() -> Plates:
    """A leaf, a tree, a feather."""
    edge = "100,-6 ~128,34 ~146,72 ~144,108 ~126,138 100,156"
    stem = band(points("100,0 100,80 100,150 98,176 84,200"), [2, 5, 6, 7, 10])
    veins = joined(leaf((100, y), (100 + w, y - 30), 5) for y, w in points("140,34 114,42 88,38 62,28 40,16"))

    def leaning(shape: Shape) -> Shape:
        return shape.turned(12, (100, 176)).at(-6, 6)

    right, left = leaning(outline(edge)), leaning(outline(edge).mirrored())
    swing = box(134, 128, 2.5, 40) + box(152, 108, 2.5, 60) + box(129, 166, 30, 5)
    knoll = ground([196, 190, 186, 190, 196])
    return (
        plate(EMBER, left, cut(leaning(veins.mirrored()))),
        plate(SUN, right, cut(leaning(veins))),
        plate(NIGHT, leaning(stem), swing, knoll),
        plate(SAGE, whole(), cut(left, right)),
    )


@picture(
    "tea .9, elephant .8, animal .4, acrobat .3, warmth .4, cup .4, food .3, story .2, water .4, "
    "magic .2, jewel .3, garden .2, hat .3"
)
def pouring() -> Plates:
    """Teapot, elephant, watering can."""
    body = outline(
        "64,82 ~86,62 ~120,58 ~154,72 ~172,104 ~166,144 154,164 154,190 126,190 122,172 ~109,174 "
        "96,172 92,190 64,190 62,154 ~52,136 ~34,128 ~16,108 ~13,78 3,54 ~17,48 33,52 ~30,78 "
        "~40,90 ~52,88"
    )
    handle = band([(156, 78), (182, 72), (194, 98), (184, 128), (162, 140)], [12, 11, 10, 10, 8])
    lid = outline("80,62 ~98,42 ~118,36 ~140,42 156,66 ~118,54") + disc(118, 28, 9)
    ear = outline("70,88 ~90,80 ~106,94 ~106,122 ~92,144 ~76,132 ~66,110")
    rug = joined(
        polygon([(x, y - 10), (x + 7, y), (x, y + 10), (x - 7, y)])
        for x, y in points("122,76 142,82 122,104 142,108 160,110 122,132 142,134 158,138")
    )
    steam = joined(
        band([(x, y), (x - 7, y - 12), (x + 6, y - 24), (x, y - 38)], [0, 6, 6, 0])
        for x, y in [(10, 44), (26, 38), (42, 44)]
    )
    return (
        plate(SEA, body + handle, cut(rug, ear)),
        plate(EMBER, lid),
        plate(SUN, rug, ear),
        plate(SAGE, steam),
    )


@picture(
    "thread .9, train .8, road .4, river .3, journey .5, bone .4, harbour .3, separation .5, dress "
    ".3, meeting .3, rain .3, sea .3, snake .3, order .2, insect .2, ladder .3, comb .2, "
    "crossroads .2"
)
def crossing() -> Plates:
    """A zip, a railway along the coast, a spine."""
    line = points("96,-8 118,20 126,52 108,84 82,116 74,150 86,178 112,210")
    land = outline("-5,-5 96,-8 ~118,20 ~126,52 ~108,84 ~82,116 ~74,150 ~86,178 112,210 -5,205")
    bars = joined(
        box(-3.6, -17 if i % 2 else -5, 7.2, 22).turned(a, (0, 0)).at(x, y)
        for i, (x, y, a) in enumerate(along(line, 24))
    )
    slide = outline("-16,-20 ~0,-26 16,-20 ~18,0 10,24 -10,24 ~-18,0").turned(32, (0, 0)).at(112, 78)
    pane = box(-7, -14, 14, 12).turned(32, (0, 0)).at(112, 78)
    drops = joined(
        drop((x, y), (x, y + 15), 8)
        for x, y in points("20,14 52,30 78,12 24,62 70,70 14,110 46,104 20,160 48,180 40,140")
    )
    waves = joined(
        ripple(x, y, 26) for x, y in points("158,20 166,60 150,92 130,120 166,130 118,160 156,168 146,192")
    )
    return (
        plate(NIGHT, band(line, 7), slide, cut(pane)),
        plate(EMBER, bars, cut(slide)),
        plate(SAGE, land, cut(drops)),
        plate(SUN, whole(), cut(land, waves)),
    )


SHEET = (
    striped_tower,
    upright_row,
    rings,
    fan,
    winding_crown,
    one_turns_back,
    jaws,
    quill,
    pouring,
    crossing,
)
