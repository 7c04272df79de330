"""The pictures of the cards that the hard level adds."""

from collections.abc import Callable, Mapping

from ninefold.games.oni.box import Card
from ninefold.games.oni.box.pictures.pieces import (
    BOLT,
    BROWN,
    CLOVER,
    CROSS,
    RUST,
    SUNNY,
    TAN,
    WOOD,
    Pieces,
    arrow,
    burst,
    claw,
    die,
    edged,
    fist,
    ground,
    hand,
    head,
    placed,
    rays,
    rounded,
    sad_or_glad,
)
from ninefold.parts.ink.press import EMBER, NIGHT, PAPER, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.rhythm import dots
from ninefold.parts.ink.shapes import band, disc, outline, points, polygon


def hide_it() -> Pieces:
    """Two fists and a question."""
    question = band(points("78,44 84,22 104,16 122,30 116,50 102,62 100,78"), 15, round_ends=True)
    return (
        ground(SAGE),
        plate(NIGHT, question, disc(100, 100, 9)),
        *placed(fist(cuff=EMBER), 50, 140, 0.78, 12),
        *placed(fist(BROWN, SUN), 150, 140, 0.78, -12),
    )


def oni_turns() -> Pieces:
    """A cube with three symbols tips over."""
    top = polygon(points("100,40 160,70 100,102 40,70"))
    left = polygon(points("40,70 100,102 100,172 40,138"))
    right = polygon(points("160,70 100,102 100,172 160,138"))
    sun = (disc(100, 71, 15, 9),)
    over = arrow("22,150 12,100 26,50 64,20 104,14 140,22", 13, 25)
    return (
        ground(SEA),
        plate(SUN, over),
        *placed(claw(), 34, 166, 0.62, -6, flip=True),
        *placed(claw(), 166, 166, 0.62, 6),
        plate(NIGHT, polygon(points("100,33 168,67 168,142 100,181 32,142 32,67"))),
        plate(PAPER, top),
        plate(SHELL, left),
        plate(WOOD, right),
        plate(EMBER, *sun),
        plate(NIGHT, outline("80,102 58,118 68,122 58,148 84,130 72,126")),
        plate(SEA, CLOVER.scaled(0.62).stretched(0.85, 1).at(30, 22)),
    )


def set_aside() -> Pieces:
    """A sad die outside the square; its place is empty."""
    gap = rounded(108, 110, 40, 40, 8).less(rounded(113, 115, 30, 30, 6))
    cells = [(x, y) for y in (30, 80, 130) for x in (28, 78, 128) if (x, y) != (128, 130)]
    return (
        ground(PAPER),
        *(piece for x, y in cells for piece in die(x, y, 40, mark=None, face=SUN)),
        plate(EMBER, gap),
        plate(NIGHT, disc(164, 186, 34, 10)),
        *die(162, 156, 66, 10, sad_or_glad(False), SEA, PAPER),
    )


def king_symbol() -> Pieces:
    """A die wears a crown."""
    crown = outline("52,86 44,34 74,58 100,22 126,58 156,34 148,86")
    return (
        ground(NIGHT),
        rays("#3a3c6b", 14, 100, 100),
        *die(100, 130, 112, 0, SUNNY, SHELL, EMBER),
        edged(5, crown),
        plate(SUN, crown, disc(44, 30, 8), disc(100, 18, 9), disc(156, 30, 8)),
        plate(EMBER, disc(100, 70, 8)),
        plate(SEA, disc(70, 72, 6), disc(130, 72, 6)),
    )


def sapristix() -> Pieces:
    """A wide mouth shouts out two equal dice."""
    lips = outline("22,136 ~60,116 ~100,124 ~140,116 178,136 ~156,180 ~100,200 ~44,180")
    inside = outline("36,140 ~66,128 ~100,136 ~134,128 164,140 ~144,172 ~100,186 ~56,172")
    return (
        ground(SUN),
        burst(100, 60, 116, PAPER, 12, 0.7, -82),
        *die(62, 62, 62, -12, BOLT),
        *die(138, 62, 62, 12, BOLT),
        edged(5, lips),
        plate(EMBER, lips),
        plate(NIGHT, inside),
        plate(PAPER, outline("48,137 ~70,131 ~100,138 ~130,131 152,137 ~130,148 ~100,152 ~70,148")),
        plate(SHELL, outline("72,174 ~100,160 128,174 ~100,184")),
    )


def long_live() -> Pieces:
    """A trumpet and confetti."""
    horn = outline("36,128 ~90,112 ~130,78 148,40 182,120 ~140,118 ~96,132 44,146")
    flag = outline("84,128 140,116 146,166 130,156 118,174 104,160 92,172")
    bits = dots(points("20,28 52,20 92,34 116,20 60,62 26,70 88,72 180,168 184,20"), 6)
    more = dots(points("36,46 76,46 112,54 14,98 54,92 176,146 190,48"), 5)
    return (
        ground(SEA),
        plate(SUN, bits),
        plate(SHELL, more),
        edged(5, horn, disc(165, 80, 12, 43, -24)),
        plate(SUN, horn),
        plate(EMBER, disc(165, 80, 12, 43, -24)),
        edged(5, flag),
        plate(PAPER, flag),
        plate(EMBER, CROSS.scaled(0.46).turned(-10).at(16, 44)),
        *placed(fist(), 56, 158, 0.5, 10),
    )


def feel_it() -> Pieces:
    """A blindfolded face, and fingers under a die."""
    scarf = outline("152,52 188,34 184,60 194,78 150,74 | 44,52 ~100,62 156,52 156,78 ~100,88 44,78")
    return (
        ground(SHELL),
        *head(100, 62, 0.98, skin=TAN, hair=RUST),
        plate(SEA, scarf),
        plate(NIGHT, disc(100, 104, 9, 7)),
        *placed(hand(TAN), 40, 172, 0.56, 74),
        *placed(hand(TAN), 160, 172, 0.56, -74, flip=True),
        *die(100, 154, 62, 0, CROSS),
    )


DRAWN: Mapping[Card, Callable[[], Pieces]] = {
    "hide_it": hide_it,
    "oni_turns": oni_turns,
    "set_aside": set_aside,
    "king_symbol": king_symbol,
    "sapristix": sapristix,
    "long_live": long_live,
    "feel_it": feel_it,
}
