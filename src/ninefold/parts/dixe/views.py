"""What may be seen of the dice: kind and top of one that lies, the hidden face of one that is turned."""

from collections.abc import Collection, Iterable, Mapping

from ninefold.engine import Data, Seat
from ninefold.parts.dixe.dice import Die, Kind, Symbol
from ninefold.parts.dixe.square import CellNumbers, Square, die_at


class Lying(Data):
    kind: Kind
    top: Symbol


class Turned(Data):
    """The hidden face lies open."""

    kind: Kind
    top: Symbol
    symbol: Symbol


class Free(Data):
    pass


class Kept(Data):
    """The place of a die set aside."""

    owner: Seat


Spot = Lying | Turned | Free | Kept
Spots = tuple[Spot, ...]


class Beside(Data):
    """A die set aside: it will return to its cell."""

    cell: int
    owner: Seat
    kind: Kind
    top: Symbol


class Glimpse(Data):
    """A hidden face that somebody is shown alone."""

    cell: int
    symbol: Symbol


class SquareLaid(Data):
    square: Spots


class DiceFell(Data):
    """Dice were thrown and put back."""

    cells: CellNumbers
    dice: tuple[Lying, ...]


class DiceAdded(Data):
    """Dice were thrown and placed in free cells."""

    cells: CellNumbers
    dice: tuple[Lying, ...]


def spots(square: Square, up: Collection[int], kept: Mapping[int, Seat]) -> Spots:
    """The square as all see it: `up` lie turned, `kept` says whose die will return to a cell."""
    seen: list[Spot] = []
    for cell, die in enumerate(square):
        if die is None:
            seen.append(Kept(kept[cell]) if cell in kept else Free())
        elif cell in up:
            seen.append(Turned(die.kind, die.top, die.hidden))
        else:
            seen.append(Lying(die.kind, die.top))
    return tuple(seen)


def beside(cell: int, owner: Seat, die: Die) -> Beside:
    return Beside(cell, owner, die.kind, die.top)


def glimpses(square: Square, cells: CellNumbers) -> tuple[Glimpse, ...]:
    return tuple([Glimpse(cell, die_at(square, cell).hidden) for cell in cells])


def outside(dice: Iterable[Die]) -> tuple[Lying, ...]:
    """What all see of dice that just fell."""
    return tuple([Lying(die.kind, die.top) for die in dice])
