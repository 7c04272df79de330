"""Pictures of clothes, and of what belongs to them."""

from ninefold.games.jinx.box.pictures.picture import Plates, picture
from ninefold.parts.ink.press import EMBER, NIGHT, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import along, dots, ripple
from ninefold.parts.ink.shapes import (
    Shape,
    band,
    box,
    cut,
    disc,
    drop,
    figures,
    joined,
    outline,
    points,
    polygon,
    ring,
    whole,
    within,
)


@picture(
    "fish .7, foot .7, rope .7, dress .8, order .4, stripes .5, wind .3, city .4, work .5, upside_down .2, "
    "different .4, together .3, food .2, double .4, house .3"
)
def drying_line() -> Plates:
    """Washing, neckties, a catch of fish."""
    line = band(points("-6,26 50,38 100,42 150,38 206,24"), 3.2)
    places = points("36,35 88,41 132,40 178,34")
    shape = outline("-14,0 ~0,8 14,0 ~5,24 ~18,72 ~13,104 0,124 ~-13,104 ~-18,72 ~-5,24")
    fishes = [shape.at(88, 41), shape.at(178, 34)]
    sock = outline("-15,0 15,0 ~15,40 ~17,70 ~22,86 ~18,106 ~2,108 ~-22,124 ~-34,116 ~-30,98 ~-14,80 ~-14,40")
    trim = joined(box(-18, y, 36, 7) for y in (0, 13, 26, 39))
    toe = disc(-28, 111, 13, 20, -30) + disc(22, 97, 10, 16, 20)

    def worn(part: Shape) -> Shape:
        return part.at(36, 35) + part.at(136, 40)

    spots = dots(points("88,74 82,92 95,100 81,114 93,126 87,142"), 4.5)
    scales = joined(band([(162, y), (178, y + 8), (194, y)], [0, 6, 0]) for y in (76, 92, 108, 124))
    pegs = joined(box(x + d, y - 6, 4, 13) for x, y in places for d in (-12, 8))
    roofs = outline(
        "-5,205 -5,190 20,176 40,190 40,184 58,184 58,190 82,180 104,194 130,182 130,174 142,174 142,188 "
        "164,194 184,180 205,192 205,205"
    )
    return (
        plate(SHELL, whole(), cut(worn(sock))),
        plate(EMBER, worn(trim), worn(toe), within(worn(sock))),
        plate(SEA, fishes[0] + fishes[1], cut(spots, scales)),
        plate(NIGHT, line + pegs + roofs),
    )


@picture(
    "mountain .8, person .8, dress .6, tent .6, moon .3, evening .3, hat .4, journey .3, alone .3, "
    "warmth .3, stripes .4, winter .2, calm .3, desert .3, cold .2, protection .3, volcano .3"
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


@picture(
    "moon .8, thread .8, cheese .2, face .5, circle .6, planet .4, animal .4, night .4, shield .3, work .3, "
    "dress .3, mask .3, rocket .2, space .3, tiny .2, record .2, target .3, eye .3"
)
def two_holes() -> Plates:
    """A button, the moon, a snout."""
    round_ = disc(100, 96, 76)
    rim = ring(100, 96, 66, 5)
    holes = disc(76, 96, 13, 16) + disc(124, 96, 13, 16)
    stitch = outline("87,91 ~100,88 113,91 113,101 ~100,98 87,101")
    pits = joined(
        disc(x, y, r) for x, y, r in figures("70,58,7 128,50,5 104,134,8 62,128,4 140,130,4 100,66,3")
    )
    dash = joined(
        polygon([(x - 8, y + 2), (x + 7, y - 3), (x + 8, y + 2), (x - 7, y + 7)])
        for x, y in points("8,178 32,180 56,184")
    )
    crosses = joined(
        polygon(
            [
                (x - 5, y - 6),
                (x, y - 2),
                (x + 5, y - 6),
                (x + 6, y - 5),
                (x + 2, y),
                (x + 6, y + 5),
                (x + 5, y + 6),
                (x, y + 2),
                (x - 5, y + 6),
                (x - 6, y + 5),
                (x - 2, y),
                (x - 6, y - 5),
            ]
        )
        for x, y in points("22,26 178,22 14,140 186,166 164,186")
    )
    line = band(points("124,96 150,150 126,186 84,190 70,186"), [5, 5, 5, 5, 5])
    return (
        plate(NIGHT, whole(), cut(round_, crosses, line, dash), holes),
        plate(SHELL, round_, cut(rim, pits)),
        plate(SUN, crosses),
        plate(EMBER, stitch, line, dash),
    )


@picture(
    "hourglass .9, dress .9, time .5, dancer .5, elegance .4, beach .3, body .4, cup .2, end .2, "
    "bell .2, tent .2, double .3, fragile .3, desert .2, memory .2, mermaid .3"
)
def waist() -> Plates:
    """A dress, an hourglass."""
    form = outline(
        "56,26 ~78,18 100,30 ~122,18 144,26 ~150,56 ~126,84 108,98 ~130,120 ~158,152 176,186 "
        "~150,192 ~125,186 ~100,192 "
        "~75,186 ~50,192 24,186 ~42,152 ~70,120 92,98 ~74,84 ~50,56"
    )
    glass = outline("66,44 ~84,50 ~100,46 ~116,50 134,44 ~130,66 ~114,82 102,96 98,96 ~86,82 ~70,66")
    heap = outline("100,128 ~124,150 156,180 ~125,175 ~100,180 ~75,175 44,180 ~76,150")
    stream = joined(disc(100, y, 2.6) for y in (102, 109, 116, 123))
    straps = band(points("60,28 62,12 66,0"), 5).twice()
    belt = outline("88,92 112,92 112,99 88,99")
    return (
        plate(EMBER, form, cut(glass, heap, stream)),
        plate(SUN, glass, heap, stream),
        plate(NIGHT, straps, belt),
        plate(SAGE, whole(), cut(form)),
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


@picture(
    "comb 1, cloud .4, rain .4, hair .8, jellyfish .7, theatre .4, wave .3, order "
    ".4, stripes .3, waterfall .3, noodles .2, elegance .3"
)
def combed_rain() -> Plates:
    """A comb in hair, a jellyfish, a curtain."""
    xs = [18 + 20.5 * i for i in range(9)]
    teeth = joined(outline(f"{x - 5},60 {x + 5},60 {x + 3.4},136 ~{x},146 {x - 3.4},136") for x in xs)
    back = outline("8,76 ~10,50 ~30,26 ~64,13 ~100,10 ~136,13 ~170,26 ~190,50 192,76")
    locks = joined(
        band([(x, 74), (x + 2, 112), (x - 9, 158), (x + 8, 210)], [8, 9, 13, 13])
        for x in [8 + 20.5 * i for i in range(10)]
    )
    groove = band(points("20,60 60,50 100,47 140,50 180,60"), 3.4)
    return (
        plate(EMBER, back + teeth, cut(groove)),
        plate(NIGHT, locks, cut(teeth)),
        plate(SAGE, whole(), cut(back, teeth)),
    )
