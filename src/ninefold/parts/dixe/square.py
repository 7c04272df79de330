"""The square: cells in reading order, each with one die or empty."""

from collections.abc import Collection

from ninefold.engine import Dice, kept, replace
from ninefold.parts.dixe.dice import Die, throw_all

Square = tuple[Die | None, ...]  # None: no die lies in this cell
CellNumbers = tuple[int, ...]

COLUMNS = {9: 3, 12: 4, 15: 5, 16: 4}  # by the number of cells


def empty(size: int) -> Square:
    return (None,) * size


@kept
def lying(square: Square) -> CellNumbers:
    """The cells in which a die lies."""
    return tuple([cell for cell, die in enumerate(square) if die is not None])


def free(square: Square, kept: Collection[int] = ()) -> CellNumbers:
    """The empty cells, without those that are kept for a die that will return."""
    if all(square):
        return ()
    return tuple([cell for cell, die in enumerate(square) if die is None and cell not in kept])


def some_of(among: CellNumbers, cells: CellNumbers, least: int, most: int) -> bool:
    """Whether these are different cells, as many as allowed, in ascending order."""
    return least <= len(cells) <= most and [cell for cell in among if cell in cells] == [*cells]


def die_at(square: Square, cell: int) -> Die:
    die = square[cell]
    assert die is not None
    return die


def lay(square: Square, cells: CellNumbers, dice: tuple[Die | None, ...]) -> Square:
    laid = list(square)
    for cell, die in zip(cells, dice, strict=True):
        laid[cell] = die
    return tuple(laid)


def lift(square: Square, cell: int) -> Square:
    return lay(square, (cell,), (None,))


def swap(square: Square, a: int, b: int) -> Square:
    return lay(square, (a, b), (square[b], square[a]))


def show(square: Square, cell: int) -> Square:
    """Turn a die before everybody's eyes."""
    die = die_at(square, cell)
    return square if die.seen else lay(square, (cell,), (replace(die, seen=True),))


def thrown(square: Square, cells: CellNumbers, dice: Dice) -> tuple[Die, ...]:
    """The dice of these cells, thrown again."""
    return throw_all([die_at(square, cell).kind for cell in cells], dice)


def shuffled(square: Square, dice: Dice) -> Square:
    """The same dice in the same cells, in a random order."""
    cells = lying(square)
    left = [square[cell] for cell in cells]
    return lay(square, cells, tuple([left.pop(dice.below(len(left))) for _ in cells]))
