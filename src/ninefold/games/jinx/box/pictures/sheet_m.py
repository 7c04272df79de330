"""Pictures: feathered pages to the branches in a jar."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, ripple
from ninefold.games.jinx.box.pictures.shapes import (
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
    ring,
    whole,
    within,
)


@picture(
    "book 1, bird .9, wing .7, freedom .6, story .6, feather .5, dream .4, letter .5, journey .3, memory .3, "
    "sky .3, house .3, city .3, library .3, adventure .3, butterfly .2",
    en="Two wide pale sheets with dark lines spread from a middle fold, their lower edges scalloped; a small "
    "beaked head above, roofs far below.",
    fr="Deux larges feuilles claires à lignes sombres s'ouvrent d'un pli central, leur bord bas est "
    "festonné ; une petite tête à bec en haut, des toits tout en bas.",
)
def feathered_pages() -> Plates:
    """An open book, a bird in flight, a roof over a town."""
    page = outline(
        "100,66 ~84,44 ~50,38 ~22,52 8,82 12,136 ~18,150 27,132 ~36,142 44,124 ~54,136 62,122 ~70,134 78,124 "
        "~88,142 100,132"
    )
    cover = outline("100,72 ~60,50 ~22,60 4,92 9,152 ~24,158 30,142 ~44,140 60,132 ~80,142 100,150")
    lines = joined(
        band([(92 - 2 * i, y), (60, y - 20 + i), (16 + i, y + 4 + 2 * i)], [0, 3.4, 2.6])
        for i, y in enumerate([78, 91, 104, 117])
    )
    head = outline("88,70 ~86,44 ~94,28 ~108,26 ~114,38 ~112,56 112,70 ~100,76")
    beak = polygon(points("110,29 132,38 112,42"))
    ribbon = outline("94,132 106,132 110,172 100,162 90,172")
    roofs = joined(
        outline(f"{x},205 {x},{y} {x + 13},{y - 14} {x + 26},{y} {x + 26},205")
        for x, y in figures("-8,186 22,192 52,184 122,188 152,194 180,184")
    )
    both = page.twice()
    return (
        plate(SEA, whole(), cut(both, cover.at(0, 7).twice(), head, beak, ribbon)),
        plate(EMBER, cover.at(0, 7).twice() + ribbon, cut(both), head),
        plate(NIGHT, lines.twice(), disc(104, 37, 2.4), roofs),
        plate(SUN, beak),
    )


@picture(
    "nest .9, crown .9, egg .8, jewel .5, chaos .4, king .5, noodles .4, bird .4, protection .3, branch .4, "
    "family .3, spring .3, growth .3, fire .3, beginning .3, cactus .2, cake .2",
    en="A woven ring of red, yellow and dark strands; five pointed twigs with round tips rise from it, and "
    "speckled ovals lie between them.",
    fr="Un anneau tressé de brins rouges, jaunes et sombres ; cinq rameaux pointus à bouts ronds s'en "
    "élèvent, des ovales tachetés entre eux.",
)
def nested_crown() -> Plates:
    """Nest, crown, noodles in a bowl."""
    tips = figures("16,46,34 58,26,64 100,14,100 142,26,136 184,46,166")
    spikes = joined(leaf((b, 150), (x, y), 20, 0.42) for x, y, b in tips)
    berries = joined(disc(x, y - 2, 9) for x, y, _ in tips)
    eggs = disc(56, 98, 19, 25, -8) + disc(100, 94, 20, 26) + disc(144, 98, 19, 25, 8)
    specks = dots(
        points("50,84 60,92 48,98 62,80 96,78 106,86 94,92 104,98 140,84 150,90 138,96 149,102"), 2.2
    )
    strands = [
        band(
            [
                (20 + 3 * (i % 3), 112 + 9 * i),
                (60, 124 + 10 * i + d),
                (100, 122 + 11 * i - d),
                (140, 124 + 10 * i + d),
                (180 - 3 * (i % 2), 110 + 9 * i),
            ],
            [0, 9, 10, 9, 0],
        )
        for i, d in enumerate([3, -4, 4, -3, 5, -4, 2])
    ]
    weave = [
        band(points("14,120 50,150 96,160 150,180"), [0, 7, 7, 0]),
        band(points("188,118 150,152 100,166 52,184"), [0, 7, 7, 0]),
        band(points("40,110 80,140 120,140 172,112"), [0, 6, 6, 0]),
    ]
    bowl = outline("12,112 ~56,122 ~100,118 ~144,122 188,112 ~182,150 ~150,186 ~100,194 ~50,186 ~18,150")
    return (
        plate(SAGE, whole(), cut(eggs, bowl, berries)),
        plate(SUN, bowl),
        plate(EMBER, joined(strands[::2]) + berries),
        plate(NIGHT, spikes, cut(eggs, bowl), specks, joined(weave)),
    )


@picture(
    "cup .8, branch .7, animal .4, tree .7, candle .4, light .2, forest .4, nature .4, autumn .6, "
    "flower .4, elegance .4, leaf .5, growth .3, double .3, crown .3, king .1, garden .2, root "
    ".2, calm .2, cat .2, horse .3",
    en="Two dark forked limbs and a thin one between them rise out of a narrow red vessel with two "
    "round handles, yellow leaves on all their tips.",
    fr="Deux ramures sombres et fourchues, et une plus mince entre elles, sortent d'un étroit "
    "récipient rouge à deux anses rondes, une feuille jaune à chaque bout.",
)
def bearing_leaves() -> Plates:
    """A vase of branches, a deer."""
    beam = band(points("98,142 88,122 62,106 34,96 18,70 22,34"), [11, 11, 10, 9, 7, 0])
    tines = joined(
        band(points(line), [w, w - 1.5, 0])
        for line, w in [("62,106 64,78 58,40", 8), ("36,96 40,74 36,52", 7), ("70,109 50,124 30,124", 7)]
    )
    tips = points("22,34 58,40 36,52 30,124")
    leaves = joined(
        leaf((x, y + 2), (x + dx, y + dy), 15)
        for (x, y), (dx, dy) in zip(tips, points("2,-30 -2,-34 -2,-24 -26,6"), strict=True)
    )
    vase = outline(
        "80,124 120,124 113,138 ~134,156 ~124,178 108,190 120,203 80,203 92,190 ~76,178 ~66,156 87,138"
    )
    ears = ring(66, 152, 15, 6)
    stalk = band(points("100,140 100,100 102,60 98,30"), [9, 8, 7, 0]) + joined(
        band(points(line), [6, 5, 0]) for line in ("100,92 112,80 114,66", "101,76 90,66 89,52")
    )
    middle = joined(
        leaf((x, y), (x + dx, y + dy), 15)
        for x, y, dx, dy in figures("98,34,2,-32 114,68,4,-28 89,54,-3,-28")
    )
    gems = joined(outline("0,-7 5,0 0,7 -5,0").at(x, 160) for x in (84, 100, 116))
    return (
        plate(SAGE, whole(), cut(leaves.twice(), middle, vase, ears.twice())),
        plate(NIGHT, (beam + tines).twice(), stalk, cut(vase)),
        plate(EMBER, vase + ears.twice(), cut(gems)),
        plate(SUN, leaves.twice(), middle, gems),
    )


@picture(
    "fish .9, rope .7, acrobat .7, balance .6, flag .5, order .4, danger .3, falling .3, city .3, "
    "kite .3, upside_down .5, work .3, hunger .3, different .3, drop .4, sea .2, food .3, person .3",
    en="Four big striped fish hang head down by their tails from a slack line; a tiny figure with a long "
    "pole walks along it, over dark roofs.",
    fr="Quatre grands poissons rayés pendent par la queue à une corde lâche ; une minuscule silhouette avec "
    "une longue perche y marche, au-dessus de toits sombres.",
)
def drying_line() -> Plates:
    """Clothes line of fish, tightrope, pennants, a catch."""
    line = band(points("-6,44 50,56 100,60 150,56 206,42"), 3.2)
    places = figures("24,48,0 72,56,1 124,58,0 172,50,1")

    side = "-15,0 ~0,9 15,0 ~7,26 ~21,62 ~13,92 0,106 ~-13,92 ~-21,62 ~-7,26"
    warm, cool = (joined(outline(side).at(x, y) for x, y, kind in places if kind == k) for k in (0, 1))
    eyes = joined(disc(x - 6, y + 86, 3.4) for x, y, _ in places)
    stripes = joined(
        outline(f"{x - 25},{y + d} ~{x},{y + d + 7} {x + 25},{y + d} ~{x},{y + d + 13}")
        for x, y, _ in places
        for d in (38, 53, 68)
    )
    pegs = joined(box(x + d, y - 6, 4, 12) for x, y, _ in places for d in (-13, 9))
    roofs = outline(
        "-5,205 -5,186 16,172 36,188 36,182 58,182 58,188 80,176 104,190 126,178 126,170 140,170 140,184 "
        "164,192 184,176 205,190 205,205"
    )
    walker = disc(98, 26, 5) + outline("94,32 102,32 104,46 106,60 102,60 98,48 94,60 90,60 92,46")
    pole = band(points("52,46 98,36 146,44"), 2.6)
    return (
        plate(SUN, whole(), cut(eyes)),
        plate(EMBER, warm, cut(stripes, eyes)),
        plate(SEA, cool, cut(stripes, eyes)),
        plate(NIGHT, line + pegs + roofs + walker + pole),
    )


@picture(
    "tree .8, cards .8, heart .7, mirror .6, leaf .4, lake .5, double .5, love .3, water .4, choice "
    ".3, night .2, calm .3, upside_down .4, forest .2, separation .2, autumn .3, garden .2",
    en="A dark crown, pointed above and two-lobed below, on a flared stem at the water's edge; under "
    "it its image hangs upside down, red and veined with ripples.",
    fr="Une cime sombre, pointue en haut, à deux lobes en bas, sur un pied évasé au bord de l'eau ; "
    "dessous pend son image renversée, rouge et ridée.",
)
def two_reigns() -> Plates:
    """A tree and its image in a lake, spades and hearts."""
    crown = outline(
        "100,6 ~120,30 ~156,50 ~166,72 ~150,90 ~122,86 104,74 96,74 ~78,86 ~50,90 ~34,72 ~44,50 ~80,30"
    )
    stem = outline("96,70 104,70 ~106,88 122,104 78,104 ~94,88")
    image = outline(
        "100,198 ~122,172 ~160,150 ~168,128 ~150,112 ~122,114 100,128 ~78,114 ~50,112 ~32,128 ~40,150 ~78,172"
    )
    veins = leaf((100, 72), (100, 22), 5) + joined(
        leaf((100, y), (100 + s * w, y - 16), 4) for y, w in points("70,40 54,32 40,18") for s in (-1, 1)
    )
    lines = joined(
        ripple(x, y, w, 5, 2)
        for x, y, w in figures(
            "44,124,44 112,122,40 60,140,76 30,150,22 150,150,26 78,156,60 "
            "92,174,34 8,114,20 168,112,26 20,184,36 146,182,40"
        )
    )
    water = box(-5, 103, 210, 110)
    bank = outline("-5,98 ~50,101 ~100,99 ~150,101 205,98 205,106 -5,106")
    return (
        plate(NIGHT, crown, stem, cut(veins), bank),
        plate(SEA, water, cut(image, lines)),
        plate(EMBER, image, cut(lines)),
        plate(SUN, whole(), cut(water, veins), veins),
    )


@picture(
    "tree .8, balance .8, fruit .7, planet .2, nest .4, autumn .4, garden .3, choice .4, work .2, "
    "order .2, branch .5, double .4, leaf .4, bird .3, growth .2, food .3, elegance .2",
    en="A dark trunk under a broad green crown; from each end of its one level bough a round yellow "
    "dish hangs by threads, one with a large red ball, one with small ones.",
    fr="Un tronc sombre sous une large cime verte ; à chaque bout de sa branche unique pend un plat "
    "jaune, l'un à une grosse boule rouge, l'autre à plusieurs petites.",
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
    "shadow .9, tree .9, giant .6, growth .5, child .5, tiny .5, person .6, monster .4, fear .3, hair .3, "
    "dream .3, nature .4, leaf .5, dancer .3, power .3, family .2, joy .2, hope .2",
    en="A tiny red figure with raised arms; behind it, on a pale wall, a huge dark form with the same raised "
    "limbs and leaves for hair and fingers.",
    fr="Une minuscule silhouette rouge, bras levés ; derrière, sur un mur pâle, une immense forme sombre aux "
    "mêmes bras levés, avec des feuilles pour cheveux et doigts.",
)
def long_shade() -> Plates:
    """A child's shadow on the wall, a tree, a giant with leafy hair."""
    trunk = outline(
        "88,70 112,70 ~113,92 ~124,140 146,196 116,196 ~108,170 100,152 ~92,170 84,196 54,196 ~76,140 ~87,92"
    )
    arm = band(points("98,96 134,104 160,84 168,62"), [17, 15, 12, 9])
    small = disc(100, 50, 26) + trunk + arm.twice()
    figure = small.scaled(0.25, (100, 200)).at(58, -6)
    crown = joined(leaf(polar(100, 46, 20, a), polar(100, 46, 44, a), 15) for a in range(-200, 21, 22))
    hand = joined(leaf((167, 68), tip, 12) for tip in points("148,42 166,30 184,40 192,62"))
    buds = leaf((128, 100), (132, 128), 13) + leaf((148, 96), (164, 114), 13)
    grown = disc(100, 46, 27) + trunk + crown + (arm + hand + buds).twice()
    shade = grown.turned(-6, (100, 196)).at(5, 2)
    floor = ground([172, 173, 172, 174, 172])
    boards = joined(leaf((x, y), (x + 60, y + 1), 3.5) for x, y in points("0,182 150,178 10,194 160,192"))
    return (
        plate(SHELL, whole(), cut(figure)),
        plate(SEA, shade, cut(figure)),
        plate(EMBER, figure),
        plate(SUN, floor, cut(boards, figure)),
    )


@picture(
    "castle .8, monster .7, mouth .5, door .5, hunger .4, face .4, story .4, danger .3, road .4, "
    "tooth .4, tower .4, fear .3, adventure .3, king .2, meeting .2, cat .3",
    en="A wide block of stone with two battlements and two arched openings; below them a dark vault "
    "with pale spikes, out of which a red strip rolls forward.",
    fr="Un large bloc de pierre à deux créneaux et deux ouvertures en arc ; dessous une voûte sombre "
    "à pointes pâles, d'où se déroule une bande rouge.",
)
def red_welcome() -> Plates:
    """A castle gate, a monster's mouth."""
    keep = outline(
        "6,205 10,30 24,30 24,44 38,44 38,30 54,30 54,44 66,44 66,30 80,30 82,66 118,66 120,30 "
        "134,30 134,44 146,44 "
        "146,30 162,30 162,44 176,44 176,30 190,30 194,205"
    )
    vault = outline("32,178 ~32,134 ~60,108 ~100,102 ~140,108 ~168,134 168,178")
    spikes = joined(
        outline(f"{x - 9},{y} {x + 9},{y} {x},{y + 24}")
        for x, y in points("46,118 70,106 100,100 130,106 154,118")
    )
    carpet = outline("74,150 ~100,144 126,150 ~132,178 150,205 50,205 ~68,178")
    folds = joined(
        band(points(f"{100 - w},{y} 100,{y + 4} {100 + w},{y}"), [0, 3.5, 0])
        for w, y in points("22,164 26,178 34,192")
    )
    panes = outline("46,92 46,72 ~56,60 66,72 66,92").twice()
    bricks = joined(
        box(x, y, 14, 4)
        for x, y in points(
            "16,60 20,110 14,140 30,76 170,64 172,104 176,146 158,76 92,84 16,178 172,182 104,76"
        )
    )
    return (
        plate(NIGHT, vault, cut(spikes, carpet), panes),
        plate(EMBER, carpet, cut(folds)),
        plate(SAGE, keep, cut(vault, carpet, panes, bricks)),
        plate(SUN, whole(), cut(keep)),
    )


@picture(
    "mountain .8, person .8, dress .6, tent .6, moon .3, evening .3, hat .4, journey .3, alone .3, "
    "warmth .3, stripes .4, winter .2, calm .3, desert .3, cold .2, protection .3, volcano .3",
    en="A broad three-cornered form in bands of colour with zigzags and a fringe; a round disc just "
    "above its tip under a flat dark oval.",
    fr="Une large forme à trois coins, en bandes de couleur à zigzags et franges ; un disque rond "
    "juste au-dessus de sa pointe, sous un ovale plat et sombre.",
)
def wrapped_peak() -> Plates:
    """A person in a poncho, a mountain, a tent."""
    cape = outline("100,58 ~116,62 ~144,108 192,186 ~100,196 8,186 ~56,108 ~84,62")
    head = disc(100, 46, 19)
    hat = disc(100, 32, 44, 7) + outline("80,32 ~84,12 ~100,8 ~116,12 120,32")
    snow = outline("100,50 ~118,60 136,90 124,100 112,88 100,102 88,88 76,100 64,90 ~82,60")
    zig = "".join(f"{20 + 16 * i},{150 if i % 2 else 136} " for i in range(11))
    zag = "".join(f"{180 - 16 * i},{160 if i % 2 else 146} " for i in range(11))
    stripe = outline(f"-10,150 {zig} 210,150 210,160 {zag} -10,160")
    low = outline("-10,172 ~100,180 210,172 210,205 -10,205")
    fringe = joined(box(14 + 14 * i, 186 + 4 * (1 - abs(i - 6) / 6), 6, 12) for i in range(13))
    peaks = outline("-5,205 -5,150 24,120 50,150 60,205 | 205,205 205,140 172,112 150,146 140,205")
    return (
        plate(NIGHT, hat, low, stripe, within(cape), hat, fringe),
        plate(EMBER, cape, cut(snow, stripe, low)),
        plate(SUN, head, cut(hat), stripe, within(cape + head)),
        plate(SAGE, whole(), cut(cape, head, fringe), peaks, cut(cape, fringe)),
    )


SHEET_M = (
    feathered_pages,
    nested_crown,
    long_shade,
    drying_line,
    two_reigns,
    thrown_orchard,
    wrapped_peak,
    red_welcome,
    bearing_leaves,
)
