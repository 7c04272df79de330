"""ON-5, ON-16 Which die the player whose turn it is may turn now, whoever's hand does it."""

from ninefold.games.oni.events import Event, Flipped, Tried
from ninefold.games.oni.state import Starting, State, Trying
from ninefold.parts.dixe.square import Cells, die_at
from ninefold.parts.dixe.turning import Turning


def turnable(state: State) -> Cells:
    """Two dice are needed to begin with, and the second is another than the first."""
    match state.phase:
        case Trying():
            return state.lying
        case Starting() if len(state.lying) > 1:
            return state.lying
        case Turning(first):
            return tuple([cell for cell in state.lying if cell != first])
    return ()


def turned(state: State, cell: int) -> Event:
    symbol = die_at(state.square, cell).hidden
    if isinstance(state.phase, Trying):
        return Tried(state.turn, cell, symbol)
    return Flipped(state.turn, cell, symbol, second=isinstance(state.phase, Turning))
