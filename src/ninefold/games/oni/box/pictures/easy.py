"""The pictures of the easy cards, of *Oni!* and of *Play!*"""

from collections.abc import Callable, Mapping

from ninefold.games.oni.box import Card
from ninefold.games.oni.box.pictures.pieces import (
    BOLT,
    CLOVER,
    CROSS,
    RUST,
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
    rays,
    rounded,
    sad_or_glad,
    stripes,
)
from ninefold.parts.ink.press import EMBER, NIGHT, PAPER, SAGE, SEA, SHELL, SUN, plate
from ninefold.parts.ink.shapes import band, disc, outline, points, polar


def steal_the_middle() -> Pieces:
    """Two hands reach for one die from opposite corners."""
    corners = [
        (x, y)
        for x in (36, 100, 164)
        for y in (36, 100, 164)
        if (x, y) not in ((100, 100), (36, 164), (164, 36))
    ]
    others = [piece for x, y in corners for piece in die(x, y, 44, mark=None, face=SHELL)]
    return (
        ground(SAGE),
        *others,
        *placed(hand(), 30, 168, 0.74, 48),
        *placed(claw(), 170, 32, 0.72, 228),
        burst(100, 100, 44, SUN, 12, 0.72),
        *die(100, 100, 50),
    )


def spin() -> Pieces:
    """A child whirls, arms out, between two arrows that chase each other."""
    chase = arrow(
        " ".join(f"{x:.1f},{y:.1f}" for x, y in (polar(100, 104, 84, a) for a in range(122, 243, 20))), 15, 28
    )
    coat = outline("100,78 ~126,104 ~142,142 ~100,156 ~58,142 ~74,104")
    arms = band(points("40,100 66,104 100,108 134,104 160,100"), 14, round_ends=True)
    legs = stripes("88,144 80,174 112,144 120,174", 12)
    shoes = disc(76, 176, 13, 6) + disc(124, 176, 13, 6)
    return (
        ground(SUN),
        plate(EMBER, chase, chase.turned(180, (100, 104))),
        plate(NIGHT, legs, shoes),
        edged(4, arms, coat),
        plate(SHELL, arms),
        plate(SEA, coat),
        plate(PAPER, band(points("66,130 100,140 134,130"), 7)),
        *head(100, 64, 0.46),
        plate(NIGHT, disc(91, 70, 3), disc(109, 70, 3), band(points("90,80 100,86 110,80"), 4)),
    )


def knucklebones() -> Pieces:
    """Two dice in the air above an open hand."""
    return (
        ground(SEA),
        plate(PAPER, stripes("38,98 38,122 54,102 54,126 152,92 152,118 168,88 168,112", 6)),
        *placed(hand(cuff=EMBER), 100, 152, 0.86),
        *die(50, 54, 66, -18, BOLT),
        *die(152, 46, 66, 16, CLOVER),
    )


def hush() -> Pieces:
    """A face with wide eyes and a finger on its lips."""
    finger = rounded(90, 112, 22, 70, 11)
    knuckles = outline("78,160 ~100,152 ~140,160 ~150,186 144,210 70,210 ~68,180")
    return (
        ground(NIGHT),
        *head(100, 92, 1.28, hair=EMBER),
        plate(PAPER, disc(74, 94, 17, 19).twice()),
        plate(NIGHT, disc(76, 96, 9).twice(), disc(101, 142, 16, 12)),
        plate(NIGHT, outline("56,66 ~72,58 92,68 ~72,64").twice()),
        edged(5, finger, knuckles),
        plate(SHELL, finger, knuckles),
        plate(PAPER, rounded(94, 117, 14, 16, 6)),
        plate(SUN, stripes("26,128 46,134 22,150 44,148 174,128 154,134 178,150 156,148", 6)),
    )


def oni_rerolls() -> Pieces:
    """A red claw lets a tumbling die fall into the square."""
    return (
        ground(SHELL),
        plate(EMBER, stripes("60,96 52,124 80,104 76,128 134,104 140,128 152,92 162,116", 6)),
        *placed(claw(), 104, 34, 0.86, 180),
        *die(106, 122, 60, 28, BOLT),
        plate(SEA, outline("0,164 200,164 205,205 -5,205")),
        *(piece for x in (22, 178) for piece in die(x, 170, 42, mark=None)),
        plate(NIGHT, outline("76,172 ~104,166 132,172 ~104,180")),
    )


def monocle() -> Pieces:
    """A grand old face with a die in its eye and a moustache."""
    whiskers = outline("100,140 ~76,130 ~48,140 ~20,130 ~44,162 ~78,164 100,152")
    return (
        ground(SEA),
        *head(100, 104, 1.42, hair=SUN),
        plate(PAPER, disc(64, 102, 18)),
        plate(NIGHT, disc(66, 104, 9), outline("42,78 ~62,66 86,80 ~62,74")),
        plate(RUST, disc(100, 128, 12, 10)),
        *die(140, 98, 66, 8, SUNNY),
        plate(NIGHT, outline("112,58 ~140,42 170,56 ~140,50")),
        plate(SUN, band(points("172,126 182,150 176,178 186,205"), 6)),
        plate(NIGHT, whiskers.twice()),
        plate(EMBER, disc(100, 168, 15, 7)),
    )


def oni_takes_one() -> Pieces:
    """A red claw pulls a die out of the bag."""
    bag = outline("46,124 ~100,112 154,124 ~176,158 ~168,206 32,206 ~24,158")
    return (
        ground(NIGHT),
        rays("#3a3c6b", 10, 100, 118),
        *placed(claw(), 92, 24, 0.8, 178),
        *die(98, 84, 64, -10, CROSS),
        edged(5, bag),
        plate(SUN, bag),
        plate(EMBER, outline("42,118 ~100,106 158,118 160,132 ~100,122 40,132")),
        plate(NIGHT, CROSS.scaled(1.1).at(0, 68)),
    )


def oni_laughs() -> Pieces:
    """The demon himself."""
    return (ground(SUN), rays(PAPER, 14, 100, 100, 6), *oni(100, 108, 1.2, look=(0, 5)))


def play() -> Pieces:
    """A die with legs jumps for joy."""
    arms = band(points("56,104 30,84 26,54"), 11, round_ends=True).twice()
    legs = band(points("80,144 66,164 74,188"), 12, round_ends=True).twice()
    shoes = disc(64, 188, 16, 8).twice()
    return (
        ground(SAGE),
        rays("#a9d0b7", 12, 100, 100, 10),
        plate(NIGHT, arms, legs, shoes, disc(26, 50, 12).twice()),
        plate(SHELL, disc(26, 50, 8).twice()),
        *die(100, 100, 104, 0, sad_or_glad(True), SUN),
        plate(EMBER, disc(72, 108, 8, 6).at(-2, 0).twice(98)),
        plate(EMBER, stripes("100,8 100,30 66,14 74,34 134,14 126,34", 7)),
    )


DRAWN: Mapping[Card, Callable[[], Pieces]] = {
    "steal_the_middle": steal_the_middle,
    "spin": spin,
    "knucklebones": knucklebones,
    "hush": hush,
    "oni_rerolls": oni_rerolls,
    "monocle": monocle,
    "oni_takes_one": oni_takes_one,
    "oni": oni_laughs,
    "play": play,
}
