"""Pictures of trees and leaves."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, ripple
from ninefold.parts.ink.shapes import (
    Shape,
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
    polygon,
    star,
    whole,
)


@picture(
    "tree 1, cake .8, food .5, spiral .6, winter .5, forest .3, ice .4, joy .5, snow .3, hat .3, shell .3, "
    "tower .2, mountain .3, hill .2, star .4, dress .3, child .2"
)
def whirling_point() -> Plates:
    """A fir tree, a swirl of cream on a cake."""
    tiers = [
        outline("14,152 ~22,130 ~60,122 ~110,116 178,104 ~186,126 188,142 ~150,150 ~100,156 ~50,156"),
        outline("34,122 ~38,102 ~70,94 ~112,88 160,78 ~168,96 168,108 ~144,114 ~100,120"),
        outline("52,92 ~57,76 ~83,68 ~112,62 143,54 ~149,68 150,78 ~130,84 ~96,90"),
        outline("74,64 ~74,50 ~92,40 ~104,24 122,10 ~120,28 ~130,40 ~122,56 ~98,62"),
    ]
    spots = points("50,138 84,142 120,134 156,122 64,110 98,106 138,96 78,80 112,74 96,52")
    cup = outline("70,160 132,158 122,196 80,196")
    folds = joined(leaf((x, 158), (a, 200), 5) for x, a in points("88,92 101,101 114,110"))
    light = star(122, 14, 17, 5, 0.42)
    swirl = joined(tiers)
    return (
        plate(SEA, swirl, cut(dots(spots, 5.5))),
        plate(EMBER, cup, cut(folds), dots(spots[::2], 5.5)),
        plate(SUN, swirl, cut(dots(spots[::2], 5.5)), light),
        plate(SHELL, whole(), cut(swirl, cup, light)),
    )


@picture(
    "forest .9, animal .8, stripes .8, fire .5, cage .2, tiny .4, person .5, alone .4, danger .4, "
    "fear .4, search .4, autumn .5, evening .4, light .3, tree .7, cat .6, shadow .4"
)
def behind_bars() -> Plates:
    """A wood at sunset, the flank of a tiger, fire."""

    def streak(x: float, start: float, end: float, bend: float, wide: float) -> Shape:
        middle = (start + end) / 2
        return band([(x, start), (x + bend, middle), (x - bend / 2, end)], [wide, wide * 0.9, 0])

    streaks = joined(
        streak(*one)
        for one in figures(
            "8,-5,110,6,16 34,206,40,-7,19 54,-5,84,5,13 66,206,104,-5,12 84,-5,126,-8,17 132,206,30,8,21 "
            "108,-5,70,4,10 152,-5,104,-6,15 164,206,118,5,12 178,-5,86,5,14 190,206,60,-6,18"
        )
    )
    twigs = joined(
        leaf((a, b), (c, d), 9, 0.35)
        for a, b, c, d in figures("28,134,58,102 28,112,8,84 138,118,112,86 138,98,162,66 186,140,162,112")
    )
    walker = disc(99, 156, 6) + outline("91,165 ~99,160 107,165 109,194 103,194 99,183 95,194 89,194")
    lantern = disc(114, 178, 5.6)
    return (
        plate(NIGHT, streaks, twigs),
        plate(SUN, whole(), cut(walker, lantern)),
        plate(EMBER, ground([112, 98, 118, 94, 114, 102], -5)),
    )


@picture(
    "tree .9, cards .9, heart .5, mirror .6, leaf .4, lake .5, double .5, love .3, water .4, choice .3, "
    "night .2, calm .3, upside_down .4, forest .2, separation .2, autumn .3, garden .2"
)
def two_reigns() -> Plates:
    """A tree and its image in a lake, spades and hearts."""
    crown = outline(
        "100,4 ~126,34 ~168,62 ~182,92 ~162,116 ~128,110 106,94 94,94 ~72,110 ~38,116 ~18,92 ~32,62 ~74,34"
    )
    stem = outline("95,90 105,90 ~108,116 128,140 72,140 ~92,116")
    image = outline("100,212 ~132,204 ~170,176 ~166,152 ~130,148 100,164 ~70,148 ~34,152 ~30,176 ~68,204")
    veins = leaf((100, 92), (100, 24), 6) + joined(
        leaf((100, y), (100 + s * w, y - 20), 5) for y, w in points("90,54 68,42 48,24") for s in (-1, 1)
    )
    lines = joined(
        ripple(x, y, w, 5, 2)
        for x, y, w in figures(
            "42,160,44 114,158,42 60,174,80 70,188,60 4,156,20 178,154,20 8,188,30 166,188,30"
        )
    )
    water = box(-5, 139, 210, 70)
    bank = outline("-5,134 ~50,137 ~100,135 ~150,137 205,134 205,142 -5,142")
    return (
        plate(NIGHT, crown, stem, cut(veins), bank),
        plate(SEA, water, cut(image, lines)),
        plate(EMBER, image, cut(lines)),
        plate(SUN, whole(), cut(water)),
    )


@picture(
    "tree .8, balance .8, fruit .7, planet .2, nest .4, autumn .4, garden .3, choice .4, work .2, "
    "order .2, branch .5, double .4, leaf .4, bird .3, growth .2, food .3, elegance .2"
)
def thrown_orchard() -> Plates:
    """A fruit tree, a pair of scales."""
    trunk = outline(
        "92,58 108,58 ~106,100 ~112,150 ~124,178 152,200 ~120,196 ~100,190 ~80,196 "
        "48,200 ~76,178 ~88,150 ~94,100"
    )
    bough = band(points("28,66 54,54 80,54 100,62 120,54 146,54 172,66"), [5, 8, 11, 14, 11, 8, 5])
    crown = outline(
        "30,72 ~10,60 ~18,38 ~40,34 ~52,14 ~78,16 ~100,4 ~122,16 ~148,14 ~160,34 ~182,38 "
        "~190,60 170,72 ~134,62 ~100,70 ~66,62"
    )
    leaves = joined(
        leaf((x, y), (x + dx, y - 14), 7)
        for x, y, dx in figures("40,54,-6 62,36,-4 82,30,-2 100,28,0 118,30,2 138,36,4 160,54,6")
    )
    threads = joined(band([(30, 60), (x, 122)], 3) for x in (10, 30, 50)).twice()
    dish = outline("5,120 55,120 ~48,138 ~30,144 ~12,138").twice()
    big = disc(30, 104, 19)
    small = dots(points("151,113 164,113 177,113 189,113 157,102 170,101 183,102"), 8)
    gleam = leaf((22, 104), (28, 92), 5)
    return (
        plate(NIGHT, trunk, bough, threads, cut(big)),
        plate(SAGE, crown, cut(leaves)),
        plate(EMBER, big, small, cut(gleam)),
        plate(SUN, dish),
    )


@picture(
    "tree .8, giant .6, person .9, dancer .6, monster .4, nature .4, joy .4, branch .4, root .3, forest .3, "
    "shadow .3, power .3, hand .3, leaf .4, freedom .2, spring .2"
)
def long_shade() -> Plates:
    """A tree, somebody dancing, a giant."""
    trunk = outline(
        "80,86 ~100,76 120,86 ~113,112 ~118,130 ~134,160 140,182 174,194 148,194 126,199 ~116,164 100,138 "
        "~84,164 74,199 52,194 26,194 60,182 ~66,160 ~82,130 ~87,112"
    )
    arms = band(points("90,92 58,92 40,66 46,34"), [18, 13, 10, 5])
    arms += band(points("110,92 142,98 164,78 158,44"), [18, 13, 10, 5])
    head = disc(100, 58, 17, 20)
    hair = joined(leaf(polar(100, 58, 20, a), polar(100, 58, 40, a), 13) for a in range(-165, -14, 30))
    tips = joined(
        leaf((x, y), polar(x, y, 26, a), 12)
        for x, y, b in figures("46,38,-95 158,48,-85")
        for a in (b - 48, b - 16, b + 16, b + 48)
    )
    fallen = joined(
        leaf((x, y), (x + 14, y + 5), 7) for x, y in points("18,120 176,126 150,150 30,158 92,186")
    )
    return (
        plate(SUN, whole(), cut(fallen)),
        plate(NIGHT, trunk + arms, head),
        plate(SEA, hair, tips),
        plate(EMBER, fallen),
    )


@picture(
    "tree .9, cake .8, spiral .7, house .4, toy .3, garden .4, child .3, joy .3, summer .3, wind .3, "
    "balloon .3, snail .3, story .2, giant .2, target .2, magic .2, nature .3"
)
def house_in_the_hollow() -> Plates:
    """Tree, lollipop, pinwheel."""
    coil = [polar(100, 74, 4 + 58 * i / 20, i * 45 - 90) for i in range(21)]
    crown = disc(100, 74, 68)
    stem = outline("95,138 105,138 ~106,166 ~110,186 120,205 80,205 ~90,186 ~94,166")
    twig = band(points("102,166 118,156 130,152"), [6, 5, 3])
    leaves = leaf((128, 153), (156, 142), 15) + leaf((122, 156), (150, 162), 14)
    hill = ground([156, 172, 182, 180, 172, 158, 150])
    home = box(30, 160, 22, 22) + polygon([(25, 162), (41, 146), (57, 162)])
    return (
        plate(SAGE, crown, leaves),
        plate(SEA, band(coil, [6, *[13] * 19, 0]), leaves),
        plate(EMBER, stem, twig, home, cut(box(37, 168, 7, 14))),
        plate(SUN, hill, cut(home, stem)),
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
