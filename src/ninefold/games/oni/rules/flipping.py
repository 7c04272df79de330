"""ON-5, ON-16 Which die the player whose turn it is may turn now, whoever's hand does it."""

from ninefold.engine import kept
from ninefold.games.oni.events import Event, Flipped, Tried
from ninefold.games.oni.state import Starting, State, Trying
from ninefold.parts.dixe.square import CellNumbers, die_at
from ninefold.parts.dixe.turning import Turning


@kept
def turnable(state: State) -> CellNumbers:
    """Two dice are needed to begin with, and the second is another than the first."""
    phase, lying = state.phase, state.lying
    if type(phase) is Turning:
        return tuple([cell for cell in lying if cell != phase.first])
    if type(phase) is Trying or (type(phase) is Starting and len(lying) > 1):
        return lying
    return ()


def turned(state: State, cell: int) -> Event:
    symbol = die_at(state.square, cell).hidden
    if type(state.phase) is Trying:
        return Tried(state.turn, cell, symbol)
    return Flipped(state.turn, cell, symbol, second=type(state.phase) is Turning)
