"""The pictures of the cards that the normal level adds."""

from collections.abc import Callable, Mapping

from ninefold.games.oni.box import Card
from ninefold.games.oni.box.pictures.pieces import (
    BOLT,
    BROWN,
    CLOVER,
    CROSS,
    DOT,
    SUNNY,
    Pieces,
    arrow,
    burst,
    claw,
    die,
    edged,
    ground,
    hand,
    head,
    oni,
    placed,
    stripes,
)
from ninefold.parts.ink.press import EMBER, NIGHT, PAPER, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots
from ninefold.parts.ink.shapes import band, disc, outline, points, ring
from ninefold.parts.ink.shapes import ground as hills


def on_your_head() -> Pieces:
    """Somebody walks very carefully, a die on the head."""
    coat = outline("84,112 116,112 ~128,136 ~130,166 70,166 ~72,136")
    arms = band(points("88,124 58,126 34,114"), 12, round_ends=True) + band(
        points("112,124 142,126 166,114"), 12, round_ends=True
    )
    legs = stripes("88,160 72,190 112,160 132,186", 13)
    return (
        ground(SUN),
        plate(SAGE, hills([178, 182, 178, 182, 178])),
        plate(NIGHT, legs, disc(66, 190, 16, 7), disc(140, 188, 16, 7)),
        edged(4, arms, coat),
        plate(SHELL, arms),
        plate(EMBER, coat),
        *head(100, 86, 0.5, hair=SEA),
        plate(NIGHT, disc(90, 90, 4), disc(110, 90, 4), disc(100, 104, 5)),
        *die(102, 34, 52, 7, CROSS),
        plate(PAPER, stripes("58,20 66,30 50,40 64,42 146,20 138,30 154,42 140,42", 5)),
    )


def hands_off() -> Pieces:
    """A flat hand, crossed out."""
    return (
        ground(PAPER),
        *placed(hand(cuff=NIGHT), 100, 104, 0.86),
        plate(EMBER, ring(100, 100, 92, 17), band([(40, 40), (160, 160)], 17)),
    )


def high_five() -> Pieces:
    """Two hands meet."""
    return (
        ground(EMBER),
        burst(100, 74, 92, SUN, 13, 0.66),
        burst(100, 74, 62, PAPER, 13, 0.66, -80),
        *placed(hand(cuff=SEA), 62, 116, 0.8, 14),
        *placed(hand(BROWN, NIGHT), 140, 116, 0.8, -14, flip=True),
    )


def turret() -> Pieces:
    """A crooked tower of dice with a flag."""
    floors = [(100, 168, 54, 0), (106, 126, 50, 5), (94, 88, 48, -8), (104, 52, 44, 9)]
    marks = (DOT, BOLT, SUNNY, CROSS)
    tower = [
        piece
        for (x, y, size, turn), mark in zip(floors, marks, strict=True)
        for piece in die(x, y, size, turn, mark)
    ]
    return (
        ground("#5fb0c9"),
        plate(
            PAPER, disc(32, 56, 24, 11), disc(50, 48, 18, 13), disc(160, 92, 26, 11), disc(176, 84, 16, 12)
        ),
        plate(SAGE, hills([186, 178, 184, 180, 188])),
        plate(NIGHT, band([(104, 34), (108, 2)], 5)),
        plate(EMBER, outline("109,2 146,10 108,22")),
        *tower,
    )


def toss_it() -> Pieces:
    """A die flies from hand to hand."""
    return (
        ground(NIGHT),
        plate(SUN, dots(points("30,88 34,66 46,48 154,48 166,66 170,88"), 5)),
        *die(100, 46, 62, 20, SUNNY),
        *placed(hand(cuff=EMBER), 40, 160, 0.66, -8),
        *placed(hand(BROWN, SAGE), 160, 160, 0.66, 8, flip=True),
    )


def slap() -> Pieces:
    """Three hands, one on the other, and a bang."""
    return (
        ground(SEA),
        burst(100, 100, 104, SUN, 14, 0.72),
        burst(100, 100, 78, PAPER, 14, 0.72, -83),
        *placed(hand(cuff=SAGE), 60, 96, 0.74, 92),
        *placed(claw(), 134, 78, 0.72, 232),
        *placed(hand(BROWN, EMBER), 118, 140, 0.74, -22),
    )


def oni_cheats() -> Pieces:
    """Oni looks through a glass."""
    lens = (
        plate(NIGHT, band([(150, 150), (190, 194)], 24)),
        plate(SUN, band([(152, 152), (192, 196)], 14)),
        plate(NIGHT, disc(120, 112, 52)),
        plate(SUN, disc(120, 112, 48)),
        plate(NIGHT, disc(120, 112, 41)),
        plate(PAPER, disc(120, 112, 38)),
        plate(SAGE, disc(114, 118, 22)),
        plate(NIGHT, disc(112, 120, 13)),
        plate(PAPER, disc(104, 111, 6)),
    )
    return (ground(SAGE), *oni(84, 96, 1.06, -8, look=(3, 6)), *lens)


def oni_shuffles() -> Pieces:
    """Two dice change places."""
    above = arrow("46,70 62,36 100,22 132,34 148,52", 15, 26)
    return (
        ground(EMBER),
        plate(SUN, above, above.turned(180)),
        *die(50, 110, 70, -6, CLOVER),
        *die(150, 92, 70, 6, SUNNY, NIGHT, SUN),
    )


DRAWN: Mapping[Card, Callable[[], Pieces]] = {
    "on_your_head": on_your_head,
    "hands_off": hands_off,
    "high_five": high_five,
    "turret": turret,
    "toss_it": toss_it,
    "slap": slap,
    "oni_cheats": oni_cheats,
    "oni_shuffles": oni_shuffles,
}
