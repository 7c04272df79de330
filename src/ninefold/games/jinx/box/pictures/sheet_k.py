"""Pictures: the four-holed round to the scattering globe."""

from math import cos, radians, sin

from ninefold.games.jinx.box.pictures.ink import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.games.jinx.box.pictures.rhythm import dots, each, ripple, wheel
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
    petal = outline("125,62 ~122,40 ~128,14 ~150,4 ~186,14 ~196,50 ~186,72 ~160,78 138,75 ~132,68")
    petals = wheel(petal, 4)
    veins = wheel(joined(leaf((140, 60), (x, y), 6) for x, y in points("146,18 172,28 182,54")), 4)
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
        plate(SAGE, petals, cut(street, arms, veins)),
        plate(EMBER, cars),
    )


@picture(
    "harbour .8, tooth .8, mouth .7, city .6, boat .6, house .5, sea .4, island .3, danger .3, "
    "hunger .3, monster .3, shark .3, wall .3, smile .3, protection .3",
    en="A red horseshoe lined all along its inside with pale square houses, open towards the top; in the "
    "blue middle small pointed hulls.",
    fr="Un fer à cheval rouge, bordé en dedans de maisons pâles et carrées, ouvert vers le haut ; dans le "
    "bleu du milieu de petites coques pointues.",
)
def housed_curve() -> Plates:
    """Harbour, jaw, horseshoe."""
    land = outline(
        "4,24 ~18,10 ~40,20 ~46,44 ~44,88 ~56,122 ~100,144 ~144,122 ~156,88 ~154,44 ~160,20 ~182,10 196,24 "
        "~198,90 ~180,150 ~144,184 ~100,194 ~56,184 ~20,150 ~2,90"
    )

    def home(i: int) -> Shape:
        angle = 172 - i * 16.4
        x, y = 100 + 64 * cos(radians(angle)), 84 + 66 * sin(radians(angle))
        if i in (0, 10):
            y += 4
        house = outline("-8.5,12 -8.5,-8 0,-17 8.5,-8 8.5,12")
        return house.turned(angle + 270, (0, 0)).at(x, y)

    homes = each(11, home)
    more = outline("-8.5,12 -8.5,-8 0,-17 8.5,-8 8.5,12")
    sides = more.turned(90, (0, 0)).at(36, 62) + more.turned(90, (0, 0)).at(36, 40)
    sides = sides + sides.mirrored()
    doors = each(
        11, lambda i: disc(100 + 69 * cos(radians(172 - i * 16.4)), 84 + 71 * sin(radians(172 - i * 16.4)), 3)
    )
    hulls = joined(
        leaf((x, y + 13), (x, y - 13), 15, 0.45).turned(t, (x, y))
        for x, y, t in figures("84,58,-20 112,82,24 98,20,8 88,104,70 122,34,-30")
    )
    return (
        plate(EMBER, land, cut(homes, sides)),
        plate(SEA, whole(), cut(land, homes, sides, hulls)),
        plate(SUN, hulls),
        plate(
            NIGHT,
            doors,
            joined(
                leaf((x, y + 7), (x, y - 7), 5).turned(t, (x, y))
                for x, y, t in figures("84,58,-20 112,82,24 98,20,8 88,104,70 122,34,-30")
            ),
        ),
    )


@picture(
    "hair .9, ladder .2, body .3, insect .3, field .6, bread .6, rope .6, autumn .6, vegetable .2, leaf "
    ".4, snake .3, bone .3, feather .4, "
    "tree .3, road .3, food .3, thread .3, growth .3, child .3, summer .3",
    en="Two rows of plump striped lobes overlap in turn down the middle, thinning to a red knot and a loose "
    "tuft, on green with pale furrows.",
    fr="Deux rangs de lobes dodus et rayés se recouvrent tour à tour au milieu, s'amincissent jusqu'à un "
    "nœud rouge et une touffe, sur du vert à sillons pâles.",
)
def plaited_rows() -> Plates:
    """Braid, ear of wheat, vineyard, loaf."""

    sizes = [1.2, 1.12, 1.02, 0.92, 0.82, 0.72]

    def along(shape: Shape, i: int, s: int) -> Shape:
        y = -26 + 33 * sum(sizes[:i]) + 15 * sizes[i] * (s > 0)
        return shape.scaled(sizes[i], (0, 0)).stretched(s, 1, (0, 0)).at(100, y)

    lobe = drop((-14, 38), (54, 4), 32)
    marks = leaf((8, 24), (44, 2), 5) + leaf((14, 32), (48, 14), 5)
    left, right = (joined(along(lobe, i, s) for i in range(6)) for s in (-1, 1))
    lines = joined(along(marks, i, s) for i in range(6) for s in (-1, 1))
    knot = outline("86,164 ~100,160 114,164 112,176 ~100,179 88,176")
    tuft = joined(leaf((100, 174), (x, y), 11) for x, y in points("74,204 90,214 108,214 126,204"))
    furrows = joined(
        band([(x, -8), (x + d, 60), (x + d * 1.2, 130), (x + d * 2, 208)], [5, 5, 6, 7])
        for x, d in points("10,-3 30,-5")
    )
    return (
        plate(SUN, left, tuft, cut(lines)),
        plate(EMBER, right, cut(lines), knot),
        plate(SAGE, whole(), cut(left, right, furrows.twice(), knot, tuft)),
    )


@picture(
    "cave .9, cactus .3, shadow .3, rainbow .2, bird .6, mouth .5, train .5, monster .6, road .5, eye "
    ".5, hill .6, fear .4, night .3, animal .4, danger .3, "
    "door .4, hunger .3, garden .3, secret .4, watching .3, depth .2",
    en="A green hill with one great dark arch; two yellow discs glow in it and a red tongue-like strip with "
    "bars runs out towards us; blades of grass on top.",
    fr="Une colline verte percée d'une grande arche sombre ; deux disques jaunes y luisent et une bande "
    "rouge à barres en sort vers nous comme une langue ; des herbes en haut.",
)
def glowing_arch() -> Plates:
    """Tunnel with a train, burrow, mouth of a monster."""
    hill = outline("-5,205 -5,96 ~20,58 ~56,30 ~100,22 ~144,30 ~180,58 205,96 205,205")
    hole = outline("26,205 ~28,140 ~44,92 ~74,68 ~100,64 ~126,68 ~156,92 ~172,140 174,205")
    tongue = outline("86,136 ~100,132 114,136 ~128,172 144,210 56,210 ~72,172")
    bars = joined(
        polygon([(100 - w, y), (100 + w, y), (100 + w * 1.08, y + h), (100 - w * 1.08, y + h)])
        for y, w, h in figures("144,8,3 155,11,4 168,15,5 184,20,6")
    )
    grass = joined(
        leaf((x, y + 4), (x + d, y - h), 8)
        for x, y, d, h in figures(
            "14,68,-6,22 30,50,-4,26 48,36,-3,20 64,28,-3,24 84,24,-1,18 104,22,2,22 122,24,3,18 "
            "140,29,4,26 158,38,5,20 176,54,6,26 190,74,6,20"
        )
    )
    stones = joined(leaf(polar(100, 140, 80, a), polar(100, 140, 93, a), 7) for a in range(-150, -20, 20))
    eyes = disc(72, 112, 13) + disc(128, 112, 13)
    return (
        plate(NIGHT, hole, cut(eyes, tongue), disc(75, 112, 5), disc(125, 112, 5)),
        plate(SAGE, hill, grass, cut(hole, stones)),
        plate(SUN, eyes),
        plate(EMBER, tongue, cut(bars)),
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
        outline(
            f"{x - w},205 {x - w * 0.86},{y + 12} ~{x - w * 0.6},{y + 2} {x},{y} ~{x + w * 0.6},{y + 2} "
            f"{x + w * 0.86},{y + 12} {x + w},205"
        )
        for x, y, w in pipes
    )
    slits = joined(outline(f"{x - 3},172 {x},158 {x + 3},172 ~{x},176") for x, y, w in pipes)
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
        plate(EMBER, flames, cut(flames.scaled(1, (0, 0)).at(300, 0))),
        plate(SHELL, columns),
    )


@picture(
    "stairs .9, fence .3, library .2, piano .9, mountain .7, music .6, growth .3, city .3, snow .3, flag "
    ".4, journey .3, order .3, "
    "tower .2, adventure .3, sound .3, tooth .2, ladder .3, power .2, winter .2",
    en="Pale blocks side by side climb step by step to the right, dark bars hang between their tops, a red "
    "pennant on the highest; yellow sky.",
    fr="Des blocs pâles côte à côte montent marche par marche vers la droite, des barres sombres entre "
    "leurs sommets, un fanion rouge au plus haut ; ciel jaune.",
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
    en="A pale mass with two rounded peaks above the waterline goes down in long roots below it; two "
    "small hollows near the top, a tiny red boat beside it.",
    fr="Une masse pâle, deux sommets arrondis hors de l'eau, descend dessous en longues racines ; deux "
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
        plate(SEA, sea, cut(mass, fish), facets, hollows),
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
        plate(EMBER, outer, cut(veins, inner, palm.twice()), inner, cut(palm.twice())),
        plate(SUN, inner, cut(palm.twice()), palm.twice(), cut(fingers.twice())),
        plate(SAGE, pad, cut(outer, inner), rings),
    )


@picture(
    "flower .9, sun .7, clock .7, animal .6, face .6, summer .6, autumn .3, time .4, king .3, garden .3, "
    "field .3, wheel .3, cat .4, mask .3, seed .4, joy .2, warmth .3",
    en="A dark disc ringed by two rows of red and yellow points, cropped below; in it rings of dots, two "
    "rounds above and two hands that hang down from the middle.",
    fr="Un disque sombre entouré de deux rangs de pointes rouges et jaunes, coupé en bas ; dedans des ronds "
    "de points, deux rondelles en haut et deux aiguilles qui pendent du milieu.",
)
def maned_dial() -> Plates:
    """Sunflower, lion, clock."""
    back = wheel(leaf((100, 50), (100, 2), 34, 0.4), 12, start=15)
    front = wheel(leaf((100, 62), (100, 8), 30, 0.4), 12)
    face = disc(100, 100, 52)
    ticks = wheel(disc(100, 54, 2.6), 12)
    seeds = joined(dots([polar(100, 100, r, a * 360 / n + r) for a in range(n)], 1.9) for r, n in ((38, 20),))
    hands = leaf((98, 100), (120, 138), 9, 0.6) + leaf((102, 100), (84, 130), 10, 0.6)
    nose = outline("90,96 ~100,92 110,96 ~106,104 100,110 ~94,104")
    eyes = disc(80, 86, 6) + disc(120, 86, 6)
    return (
        plate(EMBER, back, front, cut(face), nose),
        plate(SUN, front, cut(face), eyes, hands),
        plate(NIGHT, face, cut(ticks, seeds, hands, eyes, nose)),
        plate(SEA, whole(), cut(back, front, face)),
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
    angles = [i * 24 + 6 for i in range(15)]
    rays = joined(
        polygon([polar(cx, cy, 26, a - 3), polar(cx, cy, 62 + 8 * (i % 2), a), polar(cx, cy, 26, a + 3)])
        for i, a in enumerate(angles)
    )
    tufts = joined(star(*polar(cx, cy, 66 + 10 * (i % 2), a), 13, 6, 0.3, a) for i, a in enumerate(angles))
    drift = joined(
        star(x, y, 13, 6, 0.3, t) + leaf((x, y), (x - 12, y + 20), 3.4)
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
    plaited_rows,
    glowing_arch,
    rising_pipes,
    climbing_keys,
    pale_roots,
    closing_petals,
    maned_dial,
    scattering_globe,
)
