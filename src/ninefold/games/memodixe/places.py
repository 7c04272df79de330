"""Where things lie: an act on a cell that has changed since it was made counts as nothing."""

from ninefold.engine import EVERYWHERE, NOWHERE, Places
from ninefold.games.memodixe.actions import Action, Flip, Look, Rethrow, SetAside, Swap, Take
from ninefold.games.memodixe.events import (
    CurtainDrawn,
    CurtainOpened,
    DieSetAside,
    DieWon,
    Event,
    PickedUp,
    Refilled,
    SquareThrown,
    Thrown,
    TurnBegun,
)


def named(action: Action) -> Places:
    match action:
        case Flip(cell) | Take(cell) | Rethrow(cell) | SetAside(cell):
            return _cells(cell)
        case Look(cells) | Swap(cells):
            return _cells(*cells)
    return NOWHERE


def changed(event: Event) -> Places:
    """A die that is turned and turned back is still the same; behind a curtain any may have changed."""
    match event:
        case SquareThrown() | CurtainDrawn() | CurtainOpened():
            return EVERYWHERE
        case DieWon(cell=cell) | DieSetAside(cell=cell):
            return _cells(cell)
        case PickedUp(cells) | Thrown(cells) | Refilled(cells) | TurnBegun(returned=cells):
            return _cells(*cells)
    return NOWHERE


def _cells(*cells: int) -> Places:
    return tuple([("cell", cell) for cell in cells])
