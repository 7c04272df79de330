"""How a turn begins and ends, and what is shown in it closes."""

from ninefold.engine import Moment, Seat
from ninefold.games.memodixe.events import Event, LookClosed, PickedUp, TurnBegun, TurnedBack
from ninefold.games.memodixe.state import Barren, Looking, Passing, Phase, State
from ninefold.parts.dixe.calling import Wrong
from ninefold.parts.dixe.turning import Different

Shown = Different | Barren | Looking | Wrong


def begun(state: State, seat: Seat, again: bool = False) -> TurnBegun:
    """MX-19 What this player had set aside returns."""
    if not state.aside:
        return TurnBegun(seat, again)
    return TurnBegun(seat, again, tuple([one.cell for one in state.aside if one.owner == seat]))


def turn_over(state: State, at: Moment = 0) -> Phase:
    return Passing(state.after(state.turn), False)


def closed(state: State, phase: Shown) -> Event:
    """What was shown long enough is shown no more."""
    match phase:
        case Different(cells):
            return TurnedBack(cells)
        case Barren(_, cells):
            return PickedUp(cells)
        case Looking():
            return LookClosed(state.turn)
        case Wrong():
            return PickedUp(state.lying)
