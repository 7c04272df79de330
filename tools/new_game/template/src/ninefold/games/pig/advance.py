"""What the table does by itself, and when. The only place that uses chance."""

from ninefold.engine import Dice, Moment
from ninefold.games.pig.box import DIE
from ninefold.games.pig.events import Event, Kept, LayStill, TurnBegun
from ninefold.games.pig.state import Choosing, Passing, State, Tumbling


def due(state: State) -> Moment | None:
    return state.phase.until


def advance(state: State, at: Moment, dice: Dice) -> Event:
    match state.phase:
        case Tumbling():
            return LayStill(DIE[dice.below(len(DIE))])
        case Choosing(seat):
            return Kept(seat, "table")
        case Passing(seat):
            return TurnBegun(state.after(seat))
    return TurnBegun(state.options.youngest or 0)
