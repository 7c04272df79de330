"""Pictures: the four-holed round to the scattering globe."""

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, each, ripple, wheel
from ninefold.games.jinx.box.pictures.shapes import (
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
    "crossroads .8, flower .8, bridge .3, road .6, garden .5, thread .4, circle .4, wheel .5, journey "
    ".3, dress .3, "
    "city .3, compass .3, leaf .4, spring .3, order .2, jewel .2, church .2",
    en="A yellow disc with four holes in a dark ring, four dark arms running to the edges; rounded green "
    "leaves fill the corners, small red blocks go round.",
    fr="Un disque jaune à quatre trous dans un anneau sombre, quatre bras sombres vers les bords ; des "
    "feuilles vertes et rondes dans les coins, de petits blocs rouges tournent.",
)
def four_holes() -> Plates:
    """Roundabout, flower, button."""
    street = disc(100, 100, 62)
    arms = outline("86,-5 114,-5 ~116,30 ~140,52 60,52 ~84,30")
    arms = wheel(arms, 4)
    petal = outline("147,53 ~132,42 ~126,20 ~146,5 ~186,14 ~195,54 ~180,74 ~158,68")
    petals = wheel(petal, 4)
    veins = wheel(joined(leaf((150, 50), (x, y), 6) for x, y in points("150,18 180,50")), 4)
    button = disc(100, 100, 38)
    holes = dots(points("88,88 112,88 88,112 112,112"), 7)
    dashes = wheel(box(98, 4, 4, 12) + box(98, 24, 4, 12), 4)
    car = outline("-9,-5 ~0,-6 9,-5 9,5 ~0,6 -9,5")
    cars = joined(
        car.turned(t, (0, 0)).at(*polar(100, 100, 50, a)) for a, t in points("-60,30 40,130 150,60 235,-35")
    )
    stitch = ring(100, 100, 33, 3)
    return (
        plate(NIGHT, street, arms, cut(button, dashes, cars), holes),
        plate(SUN, button, cut(stitch)),
        plate(SAGE, petals, cut(veins)),
        plate(EMBER, cars),
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
    "cave .9, bird .8, train .6, animal .4, road .4, door .4, light .4, hill .4, night .3, "
    "journey .4, secret .3, person .2, mountain .3",
    en="In a green slope a dark arch with a pale arch inside it, where two lines with bars run up to a small "
    "point; a yellow lozenge hangs above.",
    fr="Dans une pente verte, une arche sombre et une pâle à l'intérieur, où deux lignes à barres montent "
    "vers un point ; un losange jaune pend au-dessus.",
)
def glowing_arch() -> Plates:
    """Railway tunnel, penguin."""
    dark = outline("26,206 ~22,150 ~32,84 ~60,42 ~100,28 ~140,42 ~168,84 ~178,150 174,206")
    pale = outline("52,206 ~46,166 ~56,122 ~78,102 ~100,108 ~122,102 ~144,122 ~154,166 148,206")
    rails = outline("97,118 99,118 88,206 76,206 | 101,118 103,118 124,206 112,206")
    bars = joined(
        box(100 - w, y, 2 * w, h) for y, w, h in figures("128,8,3 140,13,4 154,18,5 171,24,6 190,31,7")
    )
    lamp = outline("84,74 ~100,68 116,74 100,98")
    joints = joined(band([polar(100, 140, 60, a), polar(100, 140, 140, a)], 3.5) for a in range(-170, 0, 20))
    return (
        plate(SAGE, whole(), cut(dark.stretched(1.15, 1.15, (100, 150))), joints, cut(dark)),
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
    "stairs .9, fence .3, library .2, piano .9, mountain .7, music .6, growth .3, city .3, snow .3, flag "
    ".4, journey .3, order .3, "
    "tower .2, adventure .3, sound .3, tooth .2, ladder .3, power .2, winter .2",
    en="Pale blocks side by side climb step by step to the right, dark bars hang between their tops, a red "
    "pennant on the highest; a green peak behind.",
    fr="Des blocs pâles côte à côte montent marche par marche vers la droite, des barres sombres entre "
    "leurs sommets, un fanion rouge au plus haut ; un pic vert derrière.",
)
def climbing_keys() -> Plates:
    """Stairs, piano keys, mountain."""
    tops = [172, 150, 126, 102, 78, 54, 92]
    keys = joined(
        polygon([(-5 + 30.2 * i, y), (23 + 30.2 * i, y), (23 + 30.2 * i, 210), (-5 + 30.2 * i, 210)])
        for i, y in enumerate(tops)
    )
    bars = joined(
        box(15.5 + 30.2 * i, max(tops[i], tops[i + 1]) - 1, 17, h)
        for i, h in ((0, 26), (1, 38), (3, 56), (4, 66), (5, 62))
    )
    peak = outline("-5,112 ~26,74 58,22 ~76,52 ~98,70 150,118 150,205 -5,205")
    cap = outline("58,22 ~66,36 76,50 66,48 60,60 50,48 38,56 ~48,40")
    pennant = box(150, 14, 4, 42) + outline("154,14 ~170,20 186,16 176,26 184,36 ~168,34 154,36")
    return (
        plate(NIGHT, bars, each(7, lambda i: box(23.6 + 30.2 * i, tops[i], 2.6, 140))),
        plate(SUN, whole(), cut(keys, cap)),
        plate(SEA, peak, cut(keys, cap)),
        plate(EMBER, pennant),
    )


@picture(
    "ice .7, tooth 1, monster .6, sea .6, cold .5, depth .5, winter .5, mountain .5, island .4, boat .3, "
    "snow .3, "
    "jellyfish .3, danger .3, secret .3, fear .2, giant .3, tiny .2",
    en="A pale mass with two jagged peaks above the waterline goes down in long roots below it; two "
    "small hollows near the top, a tiny red boat beside it.",
    fr="Une masse pâle, deux sommets anguleux hors de l'eau, descend dessous en longues racines ; deux "
    "petits creux près du haut, un minuscule bateau rouge à côté.",
)
def pale_roots() -> Plates:
    """Iceberg, tooth, ghost."""
    mass = outline(
        "36,92 32,58 48,34 54,18 72,12 88,32 100,38 114,20 138,8 150,26 164,34 170,62 166,92 ~164,128 "
        "~152,160 ~142,190 "
        "~132,184 ~126,154 ~114,134 ~102,132 ~90,140 ~80,168 ~70,192 ~60,186 ~52,152 ~40,122"
    )
    sea = ground([84, 88, 83, 88, 84, 88, 84])
    hollows = disc(80, 60, 7, 9) + disc(120, 58, 7, 9)
    facets = joined(
        leaf((x, y), (a, b), w)
        for x, y, a, b, w in figures(
            "50,102,58,166,9 148,100,142,164,9 100,104,98,124,8 76,108,72,150,8 126,106,128,148,8"
        )
    )
    boat = outline("6,78 30,78 ~26,86 ~11,86 | 17,75 17,56 28,75")
    fish = joined(
        outline("-8,0 ~0,-5 6,0 11,-4 11,4 6,0 ~0,5").at(x, y)
        for x, y in points("22,130 178,150 16,170 184,112")
    )
    return (
        plate(NIGHT, sea, cut(mass, fish), hollows),
        plate(SEA, facets),
        plate(EMBER, boat, fish),
        plate(SHELL, whole(), cut(mass)),
    )


@picture(
    "flower 1, fire .7, hand .3, lake .5, calm .5, hope .4, candle .4, leaf .4, spring .4, water .5, "
    "crown .4, "
    "vegetable .3, church .2, ripple .3, light .3, love .3, shell .3, dream .2",
    en="Pointed petals, red outside and pale within, close upwards around two tall ones that lean together; "
    "dark water with rings under them.",
    fr="Des pétales pointus, rouges dehors et pâles dedans, se ferment vers le haut autour de deux grands "
    "qui s'appuient l'un à l'autre ; une eau sombre à ronds dessous.",
)
def closing_petals() -> Plates:
    """Lotus, flame, joined hands."""
    foot = (100.0, 158.0)
    outer = joined(leaf(foot, (x, y), w, 0.52) for x, y, w in figures("6,92,40 194,92,40 32,48,44 168,48,44"))
    inner = joined(leaf(foot, (x, y), 44, 0.5) for x, y in points("64,24 136,24"))
    palm = outline("98,156 ~80,140 ~70,108 ~76,72 ~88,44 97,22 ~98,60 ~97,110")
    fingers = joined(
        band([(95 - d, 84 + d * 2.4), (90 - d, 62 + d * 2.6), (95 - d * 0.7, 40 + d * 2.6)], [3, 3, 0])
        for d in (5, 11)
    )
    veins = joined(leaf(foot, polar(*foot, r, a), 8, 0.6) for r, a in points("92,-145 92,-35"))
    rings = joined(
        ripple(x, y, w, 5, 3) for x, y, w in figures("8,176,50 74,182,56 146,176,46 30,192,40 112,196,56")
    )
    pad = disc(100, 160, 92, 14)
    return (
        plate(NIGHT, whole(), cut(outer, inner, palm.twice(), rings, pad)),
        plate(EMBER, outer, inner, cut(veins, palm.twice())),
        plate(SUN, inner, palm.twice(), cut(fingers.twice())),
        plate(SAGE, pad, cut(outer, inner), rings),
    )


@picture(
    "flower .8, sky .4, planet .8, star .6, seed .7, wind .5, joy .5, house .4, space .5, night .4, "
    "freedom .4, light .4, "
    "tree .3, spring .4, hope .5, tiny .4, sun .3, snow .3, alone .2",
    en="A small round world with tiny houses all about it; thin rays spread from it and end in pale stars "
    "of threads, three of which drift off.",
    fr="Un petit monde rond avec de minuscules maisons tout autour ; de fins rayons en partent et finissent "
    "en étoiles pâles de fils, dont trois s'éloignent.",
)
def scattering_globe() -> Plates:
    """Dandelion, fireworks, inhabited planet."""
    cx, cy = 91.0, 106.0
    globe = disc(cx, cy, 25)
    angles = [i * 360 / 13 + 6 for i in range(13)]
    rays = joined(
        polygon([polar(cx, cy, 26, a - 3), polar(cx, cy, 62 + 8 * (i % 2), a), polar(cx, cy, 26, a + 3)])
        for i, a in enumerate(angles)
    )
    tufts = joined(star(*polar(cx, cy, 66 + 10 * (i % 2), a), 13, 5, 0.32, a) for i, a in enumerate(angles))
    drift = joined(
        star(x, y, 13, 5, 0.32, t) + leaf((x, y), (x - 12, y + 20), 3.4)
        for x, y, t in figures("180,26,0 186,82,20 146,12,40")
    )
    homes = joined(
        outline("-4.5,0 -4.5,-7 0,-12 4.5,-7 4.5,0").turned(a + 90, (0, 0)).at(*polar(cx, cy, 24, a))
        for a in range(18, 378, 48)
    )
    stem = band([(cx, cy + 20), (cx - 3, 150), (cx - 12, 208)], [7, 6, 7])
    land = outline("76,96 ~86,88 ~96,94 ~92,104 ~80,106") + outline("94,114 ~104,108 ~106,118 ~98,124")
    return (
        plate(SEA, globe, cut(homes, land)),
        plate(NIGHT, whole(), cut(globe, rays, tufts, drift, homes, stem)),
        plate(EMBER, homes),
        plate(
            SUN,
            land,
            stem,
            joined(disc(*polar(cx, cy, 66 + 10 * (i % 2), a), 3) for i, a in enumerate(angles)),
        ),
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
