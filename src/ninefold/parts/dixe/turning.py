"""Turning two dice (MX-6, MX-7): one after the other, and whether they are a pair."""

from ninefold.engine import Data, Moment
from ninefold.parts.dixe.dice import Symbol
from ninefold.parts.dixe.square import CellNumbers, Square, die_at
from ninefold.parts.pace import CLOSES, SEEN


class Turning(Data):
    """The first die is chosen. It lies open until a moment, then covered, and stays chosen."""

    first: int
    since: Moment
    until: Moment | None


class Different(Data):
    """Two dice lie open, and go back as they were."""

    cells: CellNumbers
    since: Moment
    closable: Moment
    until: Moment


def turned_first(cell: int, at: Moment) -> Turning:
    return Turning(cell, at, at + CLOSES)


def covered(first: int, at: Moment) -> Turning:
    return Turning(first, at, None)


def both(first: int, second: int) -> CellNumbers:
    return (first, second) if first < second else (second, first)


def pair(square: Square, cells: CellNumbers) -> Symbol | None:
    """The symbol that two dice lie on; None: they lie on different ones."""
    one, other = cells
    symbol = die_at(square, one).hidden
    return symbol if die_at(square, other).hidden == symbol else None


def different(cells: CellNumbers, at: Moment) -> Different:
    return Different(cells, at, at + SEEN, at + CLOSES)
