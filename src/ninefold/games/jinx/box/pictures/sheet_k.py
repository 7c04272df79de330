"""Pictures: the four-holed round to the scattering stars."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, wheel
from ninefold.games.jinx.box.pictures.shapes import (
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
    ring,
    star,
    whole,
)


@picture(
    "crossroads .9, flower .5, road .8, garden .5, thread .5, circle .4, wheel .4, journey "
    ".4, dress .5, city .4, compass .3, leaf .4, speed .3, order .2, machine .3",
    en="A yellow disc with four holes and a pale ring in a broad dark ring, four dark arms with dashes "
    "running to the edges; rounded green patches fill the corners, small red cars go round.",
    fr="Un disque jaune à quatre trous et cercle pâle dans un large anneau sombre, quatre bras à tirets "
    "vers les bords ; des massifs verts dans les coins, de petites autos rouges tournent.",
)
def four_holes() -> Plates:
    """Roundabout, button, flower."""
    street = disc(100, 100, 66)
    arms = wheel(outline("82,-5 118,-5 ~120,30 ~144,52 56,52 ~80,30"), 4)
    petals = wheel(outline("150,50 ~136,40 ~130,20 ~148,5 ~186,14 ~195,52 ~180,70 ~160,64"), 4)
    trees = wheel(dots(points("148,22 172,22 178,46"), 6), 4)
    button = disc(100, 100, 37)
    holes = dots(points("88,88 112,88 88,112 112,112"), 6.4)
    dashes = wheel(box(98, 2, 4, 12) + box(98, 22, 4, 12), 4)
    car = outline("-11,-6 ~0,-7 11,-6 11,6 ~0,7 -11,6")
    glass = box(2, -4.4, 4, 8.8) + box(-7, -4.4, 3, 8.8)

    def driving(shape: Shape) -> Shape:
        spots = points("-62,28 30,120 118,208 212,302")
        return joined(shape.turned(t, (0, 0)).at(*polar(100, 100, 51, a)) for a, t in spots)

    return (
        plate(NIGHT, street, arms, cut(button, dashes, driving(car)), holes, driving(glass)),
        plate(SAGE, petals),
        plate(SUN, button, cut(ring(100, 100, 32, 3)), trees),
        plate(EMBER, driving(car)),
    )


@picture(
    "harbour .8, tooth .7, mouth .7, city .6, boat .6, house .6, sea .5, island .3, danger .2, beach .3, "
    "hunger .3, monster .2, shark .3, smile .4, protection .3",
    en="A red horseshoe, open towards the top, set all along its inside with pale upright little houses; "
    "in the blue middle small hulls with sails.",
    fr="Un fer à cheval rouge ouvert vers le haut, bordé en dedans de maisonnettes pâles et droites ; dans "
    "le bleu du milieu de petites coques à voile.",
)
def housed_curve() -> Plates:
    """Harbour, jaw, horseshoe."""
    land = outline(
        "4,24 ~18,10 ~40,20 ~46,44 ~44,88 ~56,122 ~100,144 ~144,122 ~156,88 ~154,44 ~160,20 ~182,10 196,24 "
        "~198,90 ~180,150 ~144,184 ~100,194 ~56,184 ~20,150 ~2,90"
    )
    places = points("34,48 34,78 40,106 54,130 76,146 100,152 124,146 146,130 160,106 166,78 166,48")
    home = outline("-10,12 -10,-8 0,-18 10,-8 10,12")
    homes = joined(home.at(x, y) for x, y in places)
    doors = joined(box(x - 3, y + 1, 6, 11) for x, y in places)
    hulls = joined(
        outline(f"{x - 14},{y} {x + 14},{y} ~{x},{y + 11} | {x},{y - 4} {x},{y - 26} {x + 13},{y - 4}")
        for x, y in points("80,88 116,66 92,36")
    )
    return (
        plate(EMBER, land, cut(homes)),
        plate(SEA, whole(), cut(land, homes, hulls)),
        plate(SUN, hulls),
        plate(NIGHT, doors),
    )


@picture(
    "cave .9, bird .9, train .6, animal .4, road .4, door .4, light .4, hill .4, night .3, "
    "journey .4, secret .3, person .2, mountain .3, stone .3, wall .3",
    en="In a wall of green blocks a dark arch with a pale one inside it, dipped at its top, where two "
    "lines with bars run up to a point; a yellow lozenge hangs above.",
    fr="Dans un mur de blocs verts, une arche sombre et une pâle à l'intérieur, au sommet un peu creusé, où "
    "deux lignes à barres montent vers un point ; un losange jaune pend au-dessus.",
)
def glowing_arch() -> Plates:
    """Railway tunnel, penguin."""
    dark = outline("26,206 ~22,150 ~32,84 ~60,42 ~100,28 ~140,42 ~168,84 ~178,150 174,206")
    pale = outline("52,206 ~47,166 ~56,126 ~77,105 ~100,107 ~123,105 ~144,126 ~153,166 148,206")
    rails = outline("97,110 99,110 86,206 74,206 | 101,110 103,110 126,206 114,206")
    bars = joined(
        box(100 - w, y, 2 * w, h)
        for y, w, h in figures("118,7,2.6 127,10,3 138,14,4 151,19,5 168,25,6 188,32,7")
    )
    lamp = outline("86,70 ~100,64 114,70 100,90")
    joints = joined(band([polar(100, 140, 60, a), polar(100, 140, 150, a)], 3.5) for a in range(-170, 0, 20))
    blocks = joined(box(x, y, w, 3) for x, y, w in figures("-5,22,50 150,22,60 -5,56,26 176,56,30")) + joined(
        box(x, y, 3, 24) for x, y in points("24,-2 168,-2 44,-2 186,26 12,26")
    )
    stone = dark.stretched(1.15, 1.15, (100, 150))
    return (
        plate(SAGE, whole(), cut(blocks, stone), joints, cut(dark)),
        plate(NIGHT, dark, cut(pale, lamp), rails),
        plate(EMBER, bars),
        plate(SUN, lamp),
    )


@picture(
    "candle .8, fence .4, cage .2, lighthouse .2, cave .8, instrument .6, ice .5, church .6, city .4, "
    "fire .5, light .4, music .4, tooth .4, castle .4, "
    "night .3, drop .4, depth .3, tower .4, cake .3, forest .2, cold .2, secret .2",
    en="Pale columns of many heights rise from the bottom, each with a slit and a small flame; between "
    "them dark points hang from above, letting drops fall.",
    fr="Des colonnes pâles de toutes hauteurs montent du bas, chacune à fente et petite flamme ; entre "
    "elles des pointes sombres pendent du haut et laissent tomber des gouttes.",
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
    "piano .9, city .9, music .5, night .5, tower .6, window .5, stairs .3, light .4, sound .3, "
    "instrument .4, order .3, moon .3, house .4, stripes .3, road .2",
    en="Pale upright slabs of very different heights stand side by side, one with a roof and one with a rod, "
    "narrow dark ones with yellow lights between them; a thin moon, a red strip below.",
    fr="De hautes dalles pâles, très inégales, l'une à toit, l'autre à tige, se dressent côte à côte, entre "
    "elles d'étroites dalles sombres à lumières jaunes ; une mince lune.",
)
def climbing_keys() -> Plates:
    """A town at night, piano keys."""
    tops = [70, 46, 62, 32, 56, 42, 72]
    slabs = joined(box(4 + 28 * i, y, 25.5, 168 - y) for i, y in enumerate(tops))
    roofs = box(99, 10, 3, 24) + outline("144,42 157,22 169.5,42")
    darks = [(i, max(tops[i], tops[i + 1]) - 8) for i in (0, 1, 3, 4, 5)]
    black = joined(box(22 + 28 * i, y, 17, 126 - y) for i, y in darks)
    lights = joined(
        box(25 + 28 * i + 6 * k, y + 6 + 11 * j, 4, 6)
        for i, y in darks
        for j in range(6)
        for k in (0, 1)
        if (i + j * 2 + k * 3) % 4 and y + 12 + 11 * j < 122
    )
    moon = outline("28,14 ~12,18 ~8,34 ~18,46 34,44 ~22,38 ~20,24")
    return (
        plate(NIGHT, black, cut(lights)),
        plate(SUN, moon, lights),
        plate(EMBER, box(-5, 170, 210, 40)),
        plate(SEA, whole(), cut(slabs, roofs, moon, lights, box(-5, 170, 210, 40))),
    )


@picture(
    "ice .9, tooth .8, sea .6, cold .6, depth .5, winter .5, mountain .4, island .4, boat .3, snow "
    ".4, danger .3, secret .3, giant .3, tiny .2, root .2",
    en="A pale mass rises above the waterline in sharp peaks with green facets and goes down in two broad "
    "stumps; a tiny red boat beside it.",
    fr="Une masse pâle dépasse de l'eau en pics aigus à facettes vertes et descend dessous en deux larges "
    "moignons ; un minuscule bateau rouge à côté.",
)
def pale_roots() -> Plates:
    """An iceberg, a tooth."""
    mass = outline(
        "46,84 54,58 66,52 78,30 88,40 100,4 116,24 124,48 138,44 148,64 162,84 ~178,104 ~178,130 "
        "166,158 156,182 138,192 124,178 116,156 100,144 86,158 80,180 64,192 46,182 34,156 ~22,128 ~24,102"
    )
    sea = ground([84, 88, 83, 88, 84, 88, 84])
    facets = outline(
        "78,30 72,56 80,84 46,84 54,58 66,52 | 100,4 110,44 102,84 128,84 124,48 116,24 | 138,44 "
        "136,66 144,84 158,84 148,64"
    )
    below = outline(
        "36,106 58,102 64,140 56,170 44,150 | 88,102 120,104 110,128 96,126 | 140,104 "
        "166,106 156,150 144,172 136,140"
    )
    boat = outline("4,78 26,78 ~22,86 ~9,86 | 14,75 14,56 25,75")
    fish = joined(
        outline("-8,0 ~0,-5 6,0 11,-4 11,4 6,0 ~0,5").at(x, y) for x, y in points("16,150 186,172 102,182")
    )
    return (
        plate(SEA, sea, cut(mass, fish), below),
        plate(SAGE, facets, below),
        plate(EMBER, boat, fish),
        plate(SHELL, whole(), cut(mass, sea)),
    )


@picture(
    "fire .9, flower .9, hand .3, warmth .5, night .4, candle .3, leaf .3, light .4, crown .4, tent "
    ".2, vegetable .2, hope .3, love .2, shell .2, danger .2, joy .3, dream .2, bat .2, volcano "
    ".4, fan .3",
    en="Pointed tongues, red outside and yellow within, spread and close upwards; under them lie two "
    "long green spindles, crossed, on the dark.",
    fr="Des langues pointues, rouges dehors et jaunes dedans, s'ouvrent et se ferment vers le haut ; "
    "dessous, deux longs fuseaux verts croisés, sur fond sombre.",
)
def closing_petals() -> Plates:
    """A camp fire, a lotus."""
    foot = (100.0, 162.0)
    outer = (
        outline("100,162 ~52,150 ~26,118 6,104 ~24,86 28,70 ~44,104 ~72,130")
        + outline("100,162 ~64,134 ~46,94 28,44 ~46,52 58,46 ~76,92 ~92,130")
    ).twice()
    inner = outline("100,162 ~70,118 ~64,70 78,14 ~82,44 ~100,76 ~106,120").twice()
    heart = outline("100,160 ~80,134 ~82,104 100,58 ~118,104 ~120,134")
    veins = joined(leaf(foot, polar(*foot, r, a), 8, 0.6) for r, a in points("84,-141 84,-39"))
    logs = leaf((16, 150), (178, 196), 26).twice()
    sparks = joined(
        leaf((x, y), (x + d, y - 10), 5)
        for x, y, d in figures("20,40,3 180,36,-3 100,16,2 52,20,2 150,18,-3")
    )
    return (
        plate(NIGHT, whole(), cut(outer, inner, heart, logs, sparks)),
        plate(EMBER, outer, inner, cut(veins, heart)),
        plate(SUN, inner, heart, veins, sparks),
        plate(SAGE, logs, cut(heart, inner)),
    )


@picture(
    "flower .9, joy .7, star .7, night .6, light .6, seed .6, wind .3, space .4, fire .3, spring .2, freedom "
    ".3, sky .5, magic .4, hope .3, sun .2, beginning .2, tiny .2, spider .2, fragile .4, breath .4",
    en="From one red point in the dark thin pale rays burst to all sides and end in pale tufts and small "
    "stars; a green stalk leads down to jagged leaves.",
    fr="D'un point rouge dans le noir, de fins rayons pâles éclatent et finissent en houppes pâles et "
    "petites étoiles ; une tige verte descend vers des feuilles.",
)
def scattering_globe() -> Plates:
    """Fireworks, a dandelion."""
    cx, cy = 98.0, 82.0
    angles = [i * 24 + 6 for i in range(15)]
    rays = joined(
        polygon([polar(cx, cy, 12, a - 6), polar(cx, cy, 56 + 12 * (i % 2), a), polar(cx, cy, 12, a + 6)])
        for i, a in enumerate(angles)
    )
    tips = [polar(cx, cy, 62 + 12 * (i % 2), a) for i, a in enumerate(angles)]
    stars = joined(star(x, y, 10, 5, 0.36, 20 * i) for i, (x, y) in enumerate(tips) if i % 2)
    tufts = joined(
        leaf(polar(cx, cy, 54, a), polar(cx, cy, 78, a + d), 5) for a in angles[::2] for d in (-12, -4, 4, 12)
    )
    drift = joined(star(x, y, 9, 5, 0.36, t) for x, y, t in figures("184,24,0 188,120,20 12,140,40"))
    thread = band(points("98,90 96,130 94,170 91,205"), [4, 5, 6, 7])
    leaves = outline("90,204 ~66,186 30,172 40,184 22,182 36,194 16,200 50,205") + outline(
        "92,204 ~112,186 148,168 142,180 162,176 148,190 172,194 140,205"
    )
    core = disc(cx, cy, 11)
    return (
        plate(NIGHT, whole(), cut(rays, stars, tufts, drift, core, leaves, thread)),
        plate(EMBER, core, joined(disc(x, y, 3) for x, y in tips[1::2])),
        plate(SUN, stars, drift, core),
        plate(SAGE, leaves, thread),
    )


SHEET_K = (
    four_holes,
    housed_curve,
    glowing_arch,
    rising_pipes,
    climbing_keys,
    pale_roots,
    closing_petals,
    scattering_globe,
)
