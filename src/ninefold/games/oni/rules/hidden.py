"""Which dice of the square lie hidden, and when nobody may put one elsewhere."""

from ninefold.games.oni.state import (
    Announced,
    Barren,
    Beginning,
    Cancelling,
    Choosing,
    Found,
    Naming,
    Over,
    Pair,
    Peeking,
    Ready,
    Showing,
    State,
    Striking,
    Throwing,
    Topping,
    TryShown,
)
from ninefold.parts.dixe.calling import Calling, Wrong
from ninefold.parts.dixe.square import CellNumbers
from ninefold.parts.dixe.turning import Turning

_RESOLVING = {Found, Cancelling, Peeking, Showing, Pair, Barren, Choosing, Topping, Throwing, Striking}
_ASLEEP = frozenset({Beginning, Ready, Announced, Calling, Wrong, Over})
_NOTHING_MOVES = _ASLEEP | _RESOLVING | {Naming}


def lying_hidden(state: State) -> CellNumbers:
    """Neither turned up nor chosen to be turned."""
    taken = state.up
    if type(state.phase) is Turning:
        taken = (*taken, state.phase.first)
    return tuple([cell for cell in state.lying if cell not in taken])


def pickable(state: State) -> CellNumbers:
    """ON-9 What Oni picks lies hidden, and is not in Oni's own hand."""
    in_hand = state.tasks[0].turned if state.tasks else ()
    return tuple([cell for cell in lying_hidden(state) if cell not in in_hand])


def may_fill_centre(state: State) -> bool:
    """ON-9 Where there is a centre, it is free, and nothing is being resolved."""
    centre = state.centre
    if centre is None or state.square[centre] is not None or _resolves(state):
        return False
    return all([one.cell != centre for one in state.aside])


def _resolves(state: State) -> bool:
    """A try that failed is over, though its die still lies open."""
    phase = state.phase
    return phase.right if isinstance(phase, TryShown) else type(phase) in _NOTHING_MOVES


def asleep(state: State) -> bool:
    """Before go, during a call and at the end no effect goes on, and nobody is accused."""
    return type(state.phase) in _ASLEEP
