"""What the player whose move it is wishes becomes a fact, or is refused with the clause that forbids it."""

from collections.abc import Callable
from typing import Any

from ninefold.engine import Illegal, Moment, Seat, require
from ninefold.games.memodixe.actions import (
    Action,
    Again,
    Continue,
    Dixe,
    Done,
    End,
    Flip,
    Give,
    Look,
    Pass,
    Rethrow,
    SetAside,
    Steal,
    Swap,
    Take,
)
from ninefold.games.memodixe.events import (
    Called,
    Continued,
    DieSetAside,
    DieWon,
    Event,
    Flipped,
    GameEnded,
    Given,
    LookDeclined,
    Looked,
    PickedUp,
    Stolen,
    SwapDeclined,
    Swapped,
)
from ninefold.games.memodixe.prompts import mover
from ninefold.games.memodixe.rules.call import may_call
from ninefold.games.memodixe.rules.turn import Shown, begun, closed
from ninefold.games.memodixe.state import (
    Anchoring,
    Barren,
    Deciding,
    Giving,
    Looking,
    Over,
    Pair,
    Peeking,
    Phase,
    Replaying,
    Rethrowing,
    Right,
    Starting,
    State,
    Stealing,
    Swapping,
)
from ninefold.parts.dixe.calling import Wrong
from ninefold.parts.dixe.square import die_at, some_of
from ninefold.parts.dixe.turning import Different, Turning


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    """Turn one seat's wish into a fact, or refuse it."""
    phase = state.phase
    require(type(phase) is not Over, "MX-33 The game is over.")
    require(seat == mover(state), "MX-5 It is another player's move.")
    return _GRANTED.get((type(action), type(phase)), _not_now)(state, action, phase, at)


def _not_now(state: State, wish: Action, phase: Phase, at: Moment) -> Event:
    raise Illegal(NOT_NOW[type(wish)])


def _turn_first(state: State, wish: Flip, phase: Starting, at: Moment) -> Event:
    require(len(state.lying) > 1, "MX-10 Two dice are needed to turn.")
    return _flip(state, wish.cell)


def _turn_second(state: State, wish: Flip, phase: Turning, at: Moment) -> Event:
    require(wish.cell != phase.first, "MX-6 Turn two different dice.")
    return _flip(state, wish.cell)


def _flip(state: State, cell: int) -> Event:
    require(cell in state.lying, "MX-6 No die lies there.")
    return Flipped(cell, die_at(state.square, cell).hidden)


def _seen(state: State, wish: Done, phase: Shown, at: Moment) -> Event:
    require(at >= phase.closable, "MX-7 Everyone must have seen the dice.")
    return closed(state, phase)


def _take(state: State, wish: Take, phase: Pair, at: Moment) -> Event:
    require(wish.cell in phase.cells, "MX-8 Take one of the two that you turned.")
    return DieWon(state.turn, wish.cell)


def _take_last(state: State, wish: Take, phase: Right, at: Moment) -> Event:
    require(wish.cell in state.lying, "MX-33 No die lies there.")
    return DieWon(state.turn, wish.cell)


def _call(state: State, wish: Dixe, phase: Starting, at: Moment) -> Event:
    require(may_call(state, state.turn), "MX-31 Only who has won a die may call.")
    return Called(state.turn)


def _look(state: State, wish: Look, phase: Peeking, at: Moment) -> Event:
    others = tuple([cell for cell in state.lying if cell not in phase.pair])
    require(some_of(others, wish.cells, 1, 2), "MX-11 Look at one or two other dice of the square.")
    return Looked(state.turn, wish.cells)


def _look_not(state: State, wish: Pass, phase: Peeking, at: Moment) -> Event:
    return LookDeclined(state.turn)


def _swap(state: State, wish: Swap, phase: Swapping, at: Moment) -> Event:
    require(not phase.chosen, "MX-15 You have chosen already.")
    require(some_of(state.lying, wish.cells, 2, 2), "MX-15 Swap two different dice of the square.")
    return Swapped(wish.cells)


def _swap_not(state: State, wish: Pass, phase: Swapping, at: Moment) -> Event:
    require(not phase.chosen, "MX-15 You have chosen already.")
    return SwapDeclined()


def _steal(state: State, wish: Steal, phase: Stealing, at: Moment) -> Event:
    require(wish.seat in phase.victims, "MX-16 Steal from another player who has a die.")
    return Stolen(state.turn, wish.seat)


def _give(state: State, wish: Give, phase: Giving, at: Moment) -> Event:
    require(wish.seat in phase.fewest, "MX-17 Give to a player who has the fewest.")
    return Given(phase.givers[0], wish.seat)


def _rethrow(state: State, wish: Rethrow, phase: Rethrowing, at: Moment) -> Event:
    require(wish.cell in state.lying, "MX-18 No die lies there.")
    return PickedUp((wish.cell,))


def _set_aside(state: State, wish: SetAside, phase: Anchoring, at: Moment) -> Event:
    require(wish.cell in state.lying, "MX-19 No die lies there.")
    return DieSetAside(state.turn, wish.cell)


def _again(state: State, wish: Again, phase: Replaying, at: Moment) -> Event:
    return begun(state, state.turn, again=True)


def _again_not(state: State, wish: Pass, phase: Replaying, at: Moment) -> Event:
    return begun(state, state.after(state.turn))


def _go_on(state: State, wish: Continue, phase: Deciding, at: Moment) -> Event:
    return Continued(state.turn)


def _end(state: State, wish: End, phase: Deciding, at: Moment) -> Event:
    return GameEnded()


_GRANTED: dict[tuple[type[Action], type[Phase]], Callable[[State, Any, Any, Moment], Event]] = {
    (Flip, Starting): _turn_first,
    (Flip, Turning): _turn_second,
    (Done, Different): _seen,
    (Done, Barren): _seen,
    (Done, Looking): _seen,
    (Done, Wrong): _seen,
    (Take, Pair): _take,
    (Take, Right): _take_last,
    (Dixe, Starting): _call,
    (Look, Peeking): _look,
    (Pass, Peeking): _look_not,
    (Swap, Swapping): _swap,
    (Pass, Swapping): _swap_not,
    (Steal, Stealing): _steal,
    (Give, Giving): _give,
    (Rethrow, Rethrowing): _rethrow,
    (SetAside, Anchoring): _set_aside,
    (Again, Replaying): _again,
    (Pass, Replaying): _again_not,
    (Continue, Deciding): _go_on,
    (End, Deciding): _end,
}


NOT_NOW: dict[type[Action], str] = {
    Flip: "MX-6 No die is to be turned now.",
    Done: "MX-7 Nothing lies open.",
    Pass: "MX-6 There is nothing to pass now.",
    Take: "MX-8 No die is to be taken now.",
    Dixe: "MX-30 Call before you turn a die.",
    Look: "MX-11 There is nothing to look at now.",
    Swap: "MX-15 No dice are to be swapped now.",
    Steal: "MX-16 There is nothing to steal now.",
    Give: "MX-17 There is nothing to give now.",
    Rethrow: "MX-18 No die is to be thrown now.",
    SetAside: "MX-19 No die is to be set aside now.",
    Again: "MX-20 You cannot play again now.",
    Continue: "MX-34 Nobody asked whether to go on.",
    End: "MX-34 Nobody asked whether to end.",
}
