"""Pictures of music, dances, games and toys."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots, grid, wheel
from ninefold.parts.ink.shapes import (
    Shape,
    band,
    box,
    cut,
    disc,
    figures,
    joined,
    leaf,
    outline,
    points,
    polar,
    ring,
    whole,
    within,
)


@picture(
    "horse .9, animal .3, king .6, toy .7, order .4, elegance .3, "
    "choice .5, power .3, cards .2, story .2, castle .3, crossroads .1"
)
def dripping_piece() -> Plates:
    """A chess knight, a horse."""
    body = outline(
        "44,74 ~44,88 58,90 ~72,82 ~88,84 ~86,98 ~72,116 ~68,134 60,146 140,146 ~134,130 ~138,104 "
        "~142,72 134,68 138,58 128,54 130,44 118,42 ~108,28 100,14 92,28 ~72,44"
    )
    foot = outline("54,148 146,148 ~150,154 146,160 54,160 ~50,154") + outline(
        "44,163 156,163 ~160,176 164,190 36,190 ~40,176"
    )
    pawn = disc(0, 0, 15) + outline(
        "-17,14 17,14 15,20 9,20 ~10,42 20,60 24,60 24,74 -24,74 -24,60 -20,60 ~-10,42 -9,20 -15,20"
    )
    pawns = joined(pawn.at(x, y) for x, y in points("14,92 186,92"))
    piece = body + foot
    squares = grid(box(-5, -5, 52, 52), 2, 4, 104, 52, 52)
    slit = band(points("70,58 82,54"), 4) + band(points("112,70 116,100 108,128"), [0, 4, 0])
    return (
        plate(SAGE, squares, cut(piece, pawns)),
        plate(EMBER, pawns, cut(piece)),
        plate(NIGHT, piece, cut(slit)),
    )


@picture(
    "bell .8, toy .7, dress .6, child .6, person .5, joy .4, sound .4, tree .3, church .3, freedom .3, "
    "balance .3, garden .3, music .2, dancer .3, time .2"
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
    "instrument 1, fruit .8, body .5, music .7, person .4, dress .3, elegance .4, leaf .3, hourglass .3, "
    "sound .3, seed .3, mask .3, love .2"
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


@picture(
    "planet .7, record .9, space .7, music .6, sun .5, circle .6, target .4, star .3, night .3, "
    "sound .3, ripple .3, infinity .3, moon .3, time .2, spiral .2, clock .2"
)
def rings_and_crumbs() -> Plates:
    """A record, the sun and its planets."""
    at = (96.0, 104.0)
    face = disc(*at, 88)
    grooves = joined(ring(*at, r, 1.8) for r in (80, 68, 56, 44))
    glow = wheel(leaf((96, 80), (96, 66), 8), 12, at)
    sun = disc(*at, 24)
    spindle = disc(*at, 5)
    worlds = joined(
        disc(*polar(*at, r, a), s)
        for r, a, s in figures("43,-140,4.5 55,40,6 55,160,4 67,-60,7.5 79,110,6.5 79,-165,5")
    )
    arm = band(points("186,16 184,58 172,86 156,102"), [7, 6, 6, 8]) + disc(186, 16, 11)
    return (
        plate(NIGHT, face, cut(grooves, sun, glow, worlds, arm)),
        plate(EMBER, sun, cut(spindle), dots([polar(*at, 55, 40), polar(*at, 79, 110)], 6.5), glow),
        plate(SUN, worlds, sun, cut(spindle), grooves, arm),
        plate(SHELL, whole(), cut(face)),
    )


@picture(
    "person .8, lock .8, secret .7, infinity .6, toy .6, family .5, child .4, dress .4, key .3, door .4, "
    "protection .4, depth .3, growth .3, tiny .3, beginning .3, king .3, search .2"
)
def one_within_one() -> Plates:
    """Pawn, keyhole, figure in a cloak, nested dolls."""
    body = outline(
        "82,74 118,74 ~124,98 ~140,140 172,176 ~182,190 176,202 24,202 ~18,190 28,176 ~60,140 ~76,98"
    )
    first = disc(100, 46, 38) + body
    second, third, fourth = (first.scaled(by, (100, 202)) for by in (0.6, 0.34, 0.15))
    folds = leaf((72, 106), (36, 184), 7, 0.6) + leaf((66, 132), (53, 190), 5, 0.6)
    brim = outline("66,40 ~100,30 134,40 ~100,50")
    return (
        plate(SAGE, whole(), cut(first)),
        plate(NIGHT, first, cut(second, folds.twice(), brim), fourth),
        plate(EMBER, second, cut(third)),
        plate(SUN, third, brim),
    )


@picture(
    "balloon .9, flower .9, joy .6, fruit .2, spring .4, love .4, cake .3, child .3, garden .3, "
    "freedom .3, sky .3, together .4, rope .3, letter .2, toy .3, summer .3, parachute .2, kite .3"
)
def bunch() -> Plates:
    """Balloons, a bouquet of tulips."""
    spots = figures("32,74,-34 62,36,-18 100,62,0 138,36,18 168,74,34 78,98,-12 122,98,12")
    head = outline("0,22 ~-14,14 ~-20,-4 ~-16,-22 -10,-28 ~-5,-22 0,-29 ~5,-22 10,-28 ~16,-22 ~20,-4 ~14,14")
    knot = outline("0,18 6,28 -6,28")
    shine = leaf((-11, 4), (-9, -14), 5)

    def put(shape: Shape, which: list[list[float]]) -> Shape:
        return joined(shape.turned(a, (0, 0)).at(x, y) for x, y, a in which)

    strings = joined(
        band([polar(x, y, 26, a + 90), (100 + (x - 100) * 0.22, 132), (100, 164)], 3.4) for x, y, a in spots
    )
    ends = joined(band([(100, 164), (100 + d, 182), (100 + 1.3 * d, 204)], 3.4) for d in (-16, -6, 6, 16))
    bow = outline("100,164 ~84,150 ~68,152 ~72,170 ~84,176 100,168 ~116,176 ~128,170 ~132,152 ~116,150")
    leaves = leaf((96, 158), (28, 122), 16) + leaf((104, 158), (172, 122), 16)
    heads = put(head + knot, spots)
    return (
        plate(EMBER, put(head + knot, spots[0::3]), cut(put(shine, spots)), bow),
        plate(SUN, put(head + knot, spots[1::3]), cut(put(shine, spots))),
        plate(
            SEA, strings, ends, cut(heads, bow), leaves, put(head + knot, spots[2::3]), cut(put(shine, spots))
        ),
    )


@picture(
    "puzzle .9, castle .9, house .5, door .6, wall .5, tower .6, lock .4, key .3, king .4, "
    "protection .4, window .3, hill .3, story .4, together .2, face .4, monster .3"
)
def fitting_gate() -> Plates:
    """Puzzle piece, castle."""
    right = (
        "100,34 ~114,38 ~118,52 ~108,62 108,78 118,78 118,62 131,62 131,78 143,78 143,62 156,62 156,100 "
        "~164,106 ~174,96 ~188,100 ~193,114 ~188,128 ~174,132 ~164,122 156,128 156,180 99,180 99,34"
    )
    piece = outline(right).twice().at(0, -8)
    hill = outline(
        "-5,178 ~40,170 88,170 88,166 ~76,156 ~74,138 ~84,124 ~100,119 ~116,124 ~126,138 ~124,156 112,166 "
        "112,170 ~160,170 205,178 205,205 -5,205"
    )
    bars = joined(box(x, 120, 4, 56) for x in (86, 98, 110)) + box(76, 138, 48, 4)
    slits = joined(leaf((x, 112), (x, 88), 8) for x in (66, 134))
    return (
        plate(EMBER, piece, cut(hill, slits)),
        plate(NIGHT, bars, within(hill), slits),
        plate(SAGE, hill),
        plate(SHELL, whole(), cut(piece, hill)),
    )


@picture(
    "music .7, snow .9, mountain .6, winter .5, hill .4, speed .4, person .5, forest .3, together .3, cold "
    ".3, order .3, sound .3, journey .3, falling .2, joy .3, piano .2"
)
def five_lines() -> Plates:
    """Skiers and their tracks, notes of music."""
    slope = outline("-5,34 ~40,40 ~100,66 ~160,78 205,74 205,206 -5,206")
    tracks = joined(
        band([(-5, 66 + 17 * i), (60, 84 + 18 * i), (130, 112 + 18 * i), (205, 118 + 19 * i)], 3)
        for i in range(5)
    )
    skier = disc(2, -33, 9, 7.5, -20) + outline("-3,-28 4,-24 ~-6,-12 6,-4 -2,3 ~-16,-12")
    skier += band(points("-26,-10 -4,0 16,10 22,8"), [0, 4, 4, 0])
    party = joined(skier.at(x, y) for x, y in points("34,94 72,146 106,120 150,178 174,134 34,172"))
    pines = joined(
        leaf((x, y + 4), (x, y - h), 17, 0.34)
        for x, y, h in figures("14,36,30 70,52,38 92,62,26 170,76,44 190,74,30")
    )
    return (plate(SEA, whole(), cut(slope)), plate(SAGE, pines), plate(NIGHT, tracks), plate(EMBER, party))


@picture(
    "together .8, dancer .8, flower .7, circle .7, chain .6, jewel .5, clock .4, crown .4, joy .5, wheel "
    ".4, family .4, person .4, meeting .4, star .3, sun .3, infinity .3, time .3, spring .3, snow .2"
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
