"""Where the cards lie on the sheets (ON-2), in millimetres from the left top."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple, get_args

from ninefold.games.oni.box import DECK, LEVELS, Card, Level

Paper = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = get_args(Paper)
SIZE: Mapping[Paper, tuple[float, float]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
WIDE, HIGH = 63, 88  # of a card: it fits into the sleeves of most games
COLUMNS, ROWS = 3, 3
PER_SHEET = COLUMNS * ROWS


class Spot(NamedTuple):
    card: Card
    dice: int  # in its corner: one for easy, two for normal, three for hard
    x: float
    y: float


def sheets(paper: Paper, level: Level) -> Iterator[list[Spot]]:
    """The fronts, one sheet after the other."""
    deck = [(card, _dice(k)) for k, card in enumerate(DECK[level])]
    left, top = margins(paper)
    for first in range(0, len(deck), PER_SHEET):
        yield [
            Spot(card, dice, left + k % COLUMNS * WIDE, top + k // COLUMNS * HIGH)
            for k, (card, dice) in enumerate(deck[first : first + PER_SHEET])
        ]


def behind(paper: Paper, spots: list[Spot]) -> list[Spot]:
    """The same cards on the other side of the sheet, which is turned over its long edge: left is right."""
    return [spot._replace(x=SIZE[paper][0] - spot.x - WIDE) for spot in spots]


def margins(paper: Paper) -> tuple[float, float]:
    wide, high = SIZE[paper]
    return (wide - COLUMNS * WIDE) / 2, (high - ROWS * HIGH) / 2


def marks_of(level: Level) -> tuple[int, ...]:
    """How many dice the cards of this level have in their corners: each number that there is."""
    return tuple(range(1, LEVELS.index(level) + 2))


def _dice(place: int) -> int:
    """A harder deck begins with all cards of the easier ones."""
    return next(dice for dice, level in enumerate(LEVELS, 1) if place < len(DECK[level]))
