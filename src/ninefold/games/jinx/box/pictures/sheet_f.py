"""Pictures: the gate with a hole to the fruit with strings."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import along, dots, wheel
from ninefold.games.jinx.box.pictures.shapes import (
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
    ring,
    whole,
)


@picture(
    "lock 1, bag .8, door .5, secret .5, window .5, hill .4, key .4, protection .4, house .3, person .3, "
    "journey .3, light .3, cage .2, church .2",
    en="A broad red body with a dotted edge and a glowing hole in it; above, a dark arch through which "
    "hills are seen.",
    fr="Un large corps rouge au bord pointillé, percé d'un trou lumineux ; au-dessus, une arche sombre par "
    "laquelle on voit des collines.",
)
def gate_and_hole() -> Plates:
    """Padlock, handbag, an arched window over hills, a cloaked figure in a doorway."""
    body = outline("30,92 170,92 ~180,128 ~182,160 176,190 ~100,194 24,190 ~18,160 ~20,128")
    arch = outline("46,96 46,62 ~54,30 ~76,12 ~100,7 ~124,12 ~146,30 154,62 154,96")
    inside = outline("66,92 66,62 ~72,42 ~86,31 ~100,28 ~114,31 ~128,42 134,62 134,92")
    hills = outline("66,92 66,76 ~82,66 100,78 ~118,60 134,68 134,92")
    hole = disc(100, 128, 15) + outline("93,136 107,136 ~112,156 122,174 78,174 ~88,156")
    stitches = along(points("36,100 164,100 173,130 175,160 170,184 100,187 30,184 25,160 27,130 36,100"), 34)
    return (
        plate(NIGHT, arch, cut(inside), outline("93,174 ~96,152 ~104,152 107,174") + disc(100, 147, 4)),
        plate(EMBER, body, cut(hole, dots([(x, y) for x, y, _ in stitches], 1.9))),
        plate(SAGE, whole(), cut(arch, body), hills),
        plate(SUN, hole, inside),
    )


def _cog(x: float, y: float, r: float, teeth: int, start: float) -> Shape:
    """A wheel with round teeth, or a flower."""
    step = 360 / teeth
    bends = [
        polar(x, y, r + out, -90 + start + step * (i + part))
        for i in range(teeth)
        for part, out in ((-0.26, -7), (-0.24, 5), (0.24, 5), (0.26, -7))
    ]
    return blob(bends)


@picture(
    "wheel 1, flower .9, machine .7, garden .5, sun .4, clock .4, work .4, spring .4, together .3, time .3, "
    "growth .3, nature .3, toy .3, order .2",
    en="Three round-toothed discs, yellow and red, grip into one another; two of them stand on green stems "
    "with leaves.",
    fr="Trois disques à dents arrondies, jaune et rouges, s'engrènent ; deux d'entre eux se tiennent sur "
    "des tiges vertes à feuilles.",
)
def turning_garden() -> Plates:
    """Gears, flowers, the sun in a clockwork."""
    big, mid, low = (60.0, 64.0), (140.0, 108.0), (58.0, 150.0)
    one, two, three = _cog(*big, 57, 14, 3.1), _cog(*mid, 36, 9, 18.8), _cog(*low, 29, 7, 22.2)
    seeds = dots([polar(*big, r, a) for r, n in ((10, 4), (20, 9)) for a in range(0, 360, 360 // n)], 2.6)
    spokes = wheel(leaf(polar(*mid, 8, 0), polar(*mid, 25, 0), 11, 0.6), 6, mid)
    stems = outline("136,152 144,152 145,205 134,205 | 54,186 62,186 63,205 54,205")
    leaves = joined(
        leaf((a, b), (c, d), 18)
        for a, b, c, d in figures("141,192,190,160 138,200,98,172 60,204,96,190 56,204,20,190")
    )
    return (
        plate(SUN, one, cut(disc(*big, 36)), spokes + disc(*low, 8)),
        plate(EMBER, two + three, cut(spokes, disc(*low, 8)), disc(*big, 29), cut(seeds)),
        plate(SEA, stems + leaves),
        plate(SHELL, whole()),
    )


@picture(
    "together .8, dancer .8, flower .7, circle .7, chain .6, jewel .5, clock .4, crown .4, joy .5, wheel "
    ".4, family .4, person .4, meeting .4, star .3, sun .3, infinity .3, time .3, spring .3, snow .2",
    en="Twelve small figures, red and yellow in turn, hold hands in a ring with their heads inward and "
    "their wide hems outward.",
    fr="Douze petites silhouettes, rouges et jaunes tour à tour, se tiennent la main en cercle, têtes au "
    "centre et larges ourlets dehors.",
)
def hand_in_hand() -> Plates:
    """A ring dance, a necklace, a flower, a clock."""
    doll = outline("96,52 104,52 ~108,36 123,14 ~112,7 ~100,4 ~88,7 77,14 ~92,36")
    hem = dots(points("88,17 100,13 112,17"), 2.8)
    dolls = [doll.turned(30 * i) for i in range(12)]
    heads = wheel(disc(100, 59, 7), 12)
    arms = ring(100, 100, 56, 4)
    links = wheel(disc(100, 46, 4.4), 12, start=15)
    every = joined(dolls)
    return (
        plate(NIGHT, whole(), cut(every, heads, arms, links)),
        plate(EMBER, joined(dolls[::2]), cut(wheel(hem, 6)), links),
        plate(SUN, joined(dolls[1::2]), cut(wheel(hem, 6, start=30)), arms),
    )


@picture(
    "bell .8, toy .7, dress .6, child .6, person .5, joy .4, sound .4, tree .3, church .3, freedom .3, "
    "balance .3, garden .3, music .2, dancer .3, time .2",
    en="A red flaring shape with yellow bands, a dark knob on top and two dark rounds below, hangs "
    "slanting between two ropes from a branch.",
    fr="Une forme rouge évasée à bandes jaunes, un bouton sombre dessus et deux ronds sombres dessous, "
    "penche entre deux cordes pendues à une branche.",
)
def to_and_fro() -> Plates:
    """Bell, a girl on a swing."""

    def swung(shape: Shape) -> Shape:
        return shape.turned(-14, (100, 0))

    gown = outline("70,92 ~76,72 ~100,60 ~124,72 130,92 ~136,120 158,156 ~100,166 42,156 ~64,120")
    trims = outline(
        "50,144 ~100,154 150,144 162,164 ~100,176 38,164 | 70,92 ~100,100 130,92 131,99 ~100,108 69,99"
    )
    knob = disc(100, 45, 15) + disc(86, 182, 10, 8) + disc(112, 182, 10, 8)
    ropes = box(50, -10, 3.6, 142) + box(146, -10, 3.6, 142) + box(40, 130, 120, 6)
    branch = band(points("-6,10 60,4 120,10 206,0"), [14, 13, 10, 6])
    leaves = joined(leaf((x, 8), (x + d, 28), 13) for x, d in points("12,-8 34,8 176,-6 192,8"))
    return (
        plate(SAGE, leaves, branch),
        plate(NIGHT, swung(ropes), cut(swung(gown)), swung(knob), branch),
        plate(EMBER, swung(gown), cut(swung(trims))),
        plate(SUN, swung(trims)),
    )


@picture(
    "light .9, puzzle .4, falling .8, toy .6, danger .5, road .6, tower .3, city .5, order .4, cards .2, "
    "chaos .3, machine .4, end .3, choice .3, lamp .3",
    en="Dark slabs, each with a red, a yellow and a green disc and a line across, stand and "
    "topple one against another to the right over a dashed road.",
    fr="Des plaques sombres, chacune avec un disque rouge, un jaune et un vert et une ligne en travers, "
    "basculent l'une contre l'autre vers la droite au-dessus d'une route à tirets.",
)
def leaning_slabs() -> Plates:
    """Traffic lights, dominoes falling."""
    slab = outline("-42,0 -42,-117 -37,-122 -5,-122 0,-117 0,0")
    stands = figures("46,4 88,20 140,38 206,60")

    def lean(shape: Shape) -> Shape:
        return joined(shape.turned(turn, (0, 0)).at(x, 168) for x, turn in stands)

    red, yellow, green = (lean(disc(-21, y, 13)) for y in (-103, -62, -25))
    line = lean(box(-38, -85.5, 34, 4))
    dashes = joined(box(x, 182, 24, 5) for x in (8, 56, 104, 152))
    return (
        plate(NIGHT, lean(slab), cut(red, yellow, green, line), ground([168, 169, 167, 169]), cut(dashes)),
        plate(EMBER, red),
        plate(SUN, yellow, dashes),
        plate(SAGE, green, ground([168, 169, 167, 169], -5), cut(lean(slab)), green),
    )


@picture(
    "dancer .7, person .8, work .6, spiral .6, machine .5, joy .4, toy .4, acrobat .4, anchor .3, "
    "cup .3, monster .2, music .2, wheel .3, power .3, circle .2",
    en="A ring for a top, a dark bell under it, two raised red bars with knobs hinged at its sides, "
    "and a thin shaft that winds down to a point.",
    fr="Un anneau pour sommet, dessous une cloche sombre, deux barres rouges levées à boules "
    "articulées à ses flancs, et une tige qui se vrille jusqu'à la pointe.",
)
def ring_and_barbs() -> Plates:
    """A corkscrew, a figure that dances."""
    head = ring(100, 30, 20, 9)
    neck = box(95, 46, 10, 26)
    bell = outline("84,66 116,66 ~120,90 140,124 60,124 ~80,90")
    cogs = joined(disc(x, 78, 12) for x in (78, 122))
    arms = joined(
        band(points(line), [11, 11, 12]) for line in ("78,78 50,56 26,20", "122,78 150,56 174,20")
    ) + dots(points("24,16 176,16"), 11)
    hubs = dots(points("78,78 122,78"), 4.4)
    screw = band(
        points("100,124 116,134 86,144 112,156 89,166 108,176 94,186 101,202"), [8, 9, 8, 8, 8, 8, 7, 0]
    )
    studs = dots(points("78,114 93,114 108,114 123,114"), 3)
    return (
        plate(EMBER, arms, cogs, cut(hubs), head),
        plate(NIGHT, neck, bell, cut(studs), screw),
        plate(SUN, whole(), cut(studs, hubs)),
    )


@picture(
    "flower .8, rocket .7, fire .6, candle .5, garden .4, different .6, freedom .4, spring .4, speed "
    ".3, order .3, light .3, growth .4, power .2, alone .2, beginning .3",
    en="A row of red pointed buds on straight stems with narrow leaves; the middle one has left the "
    "ground and rises on a tail of yellow tongues.",
    fr="Une rangée de boutons rouges et pointus sur des tiges droites à feuilles étroites ; celui du "
    "milieu a quitté le sol et monte sur une traîne de langues jaunes.",
)
def one_leaves() -> Plates:
    """Tulips, matches, a rocket."""
    bud = outline("0,-46 ~12,-30 ~17,-12 ~10,2 -10,2 ~-17,-12 ~-12,-30")
    spots = points("20,86 58,108 142,108 180,86")
    stems = joined(box(x - 4, y, 8, 205 - y) for x, y in spots)
    blades = joined(leaf((x, 200), (x + d, 150), 9) for x, _ in spots for d in (-14, 14))
    buds = joined(bud.at(x, y) for x, y in spots)
    big = bud.scaled(1.5, (0, 0)).at(100, 76)
    shaft = outline("92,78 108,78 108,116 92,116")
    wing = leaf((96, 122), (72, 98), 10).twice()
    tail = joined(
        drop((x, y), (a, 124), w) for x, y, a, w in figures("100,190,100,22 80,166,91,14 120,166,109,14")
    )
    shine = joined(leaf((x - 6, y - 6), (x - 5, y - 28), 5) for x, y in [*spots, (97.0, 66.0)])
    soil = ground([192, 190, 193, 190, 192])
    return (
        plate(EMBER, buds, big, cut(shine)),
        plate(SEA, blades, wing, soil),
        plate(SUN, stems, shaft, tail),
        plate(SHELL, whole(), cut(buds, big, tail, shaft, stems)),
    )


@picture(
    "cake .9, tower 1, candle .6, joy .5, church .4, castle .4, balance .4, night .4, search .3, food .3, "
    "stairs .3, falling .3, hope .4, watching .3, light .3, rocket .3",
    en="Five round storeys of dark arches with pale ledges lean to the right in the night; a red stick with "
    "a yellow drop stands on top.",
    fr="Cinq étages ronds d'arcs sombres à rebords pâles penchent à droite dans la nuit ; une tige rouge à "
    "goutte jaune se dresse dessus.",
)
def leaning_tiers() -> Plates:
    """Birthday cake, leaning tower, telescope."""
    tiers = figures("62,168,40 58,135,33 54,102,33 50,69,33 34,40,30")
    foot = (100.0, 205.0)

    def lean(*shapes: Shape) -> Shape:
        return joined(shapes).turned(9, foot).at(-14, 0)

    walls = [box(100 - half, top, 2 * half, high) for half, top, high in tiers]
    ledges = joined(box(97 - half, top - 1, 2 * half + 6, 6) for half, top, _ in tiers)
    arches = joined(
        outline(f"{x - 6},{y} {x - 6},{y - 14} ~{x},{y - 21} {x + 6},{y - 14} {x + 6},{y}")
        for n, y in ((6, 206), (6, 167), (5, 134), (5, 101), (3, 68))
        for x in [100 + (i - (n - 1) / 2) * 19 for i in range(n)]
    )
    icing = joined(disc(100 + 13.5 * i, 46, 7) for i in (-2, -1, 0, 1, 2))
    icing += joined(disc(100 + 12.5 * (i - 3.5), 74, 6.4) for i in range(8))
    icing += joined(disc(100 + 13.5 * (i - 3.5), 107, 6.4) for i in range(8))
    wick = box(96, 22, 8, 18)
    flame = drop((100, -2), (100, 17), 13)
    return (
        plate(NIGHT, whole(), cut(lean(*walls, ledges, wick, flame)), lean(arches), cut(lean(icing))),
        plate(SHELL, lean(*walls), cut(lean(ledges, icing))),
        plate(EMBER, lean(wick)),
        plate(SUN, lean(flame)),
    )


@picture(
    "instrument 1, fruit .8, body .5, music .7, person .4, dress .3, elegance .4, leaf .3, hourglass .3, "
    "sound .3, seed .3, mask .3, love .2",
    en="A rounded shape with a waist, red rim and pale inside, two curled dark slits and four lines up its "
    "middle; leaves on its neck.",
    fr="Une forme arrondie à taille, bord rouge et dedans pâle, deux fentes courbes et quatre lignes au "
    "milieu ; des feuilles au col.",
)
def fruit_with_strings() -> Plates:
    """Violin, pear cut in half, a woman's back."""
    half = "~62,66 ~56,84 ~64,104 ~54,120 ~34,146 ~34,176 ~60,193"
    rim = outline(f"100,58 ~78,56 {half} 100,198").twice()
    flesh = rim.scaled(0.86, (100, 130))
    slit = band(points("66,132 72,126 75,138 70,152 66,166 70,176 76,171"), [7, 5, 4, 4, 4, 5, 7], True)
    neck = outline("94,-5 106,-5 110,92 90,92")
    strings = joined(box(x, 88, 2.2, 92) for x in (92.5, 97, 101, 105.5))
    leaves = leaf((98, 36), (40, 10), 26) + leaf((102, 26), (160, 8), 26) + leaf((102, 52), (150, 40), 20)
    return (
        plate(EMBER, rim, cut(flesh)),
        plate(NIGHT, slit.twice(), neck, strings, outline("86,160 ~100,154 114,160 114,165 86,165")),
        plate(SUN, whole(), cut(flesh)),
        plate(SAGE, leaves),
    )


SHEET_F = (
    gate_and_hole,
    turning_garden,
    hand_in_hand,
    to_and_fro,
    leaning_slabs,
    ring_and_barbs,
    one_leaves,
    leaning_tiers,
    fruit_with_strings,
)
