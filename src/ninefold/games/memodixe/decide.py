"""Turns an action into an event, or refuses it with the clause that forbids it."""

from ninefold.engine import Handlers, Illegal, Moment, Seat, on, require
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
    Deciding,
    Giving,
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
from ninefold.parts.dixe.square import die_at, some_of
from ninefold.parts.dixe.turning import Turning


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    """Turn one seat's action into an event, or refuse it."""
    phase = state.phase
    require(type(phase) is not Over, "MX-33 The game is over.")
    require(seat == mover(state), "MX-5 It is another player's move.")
    return _DECIDE[type(action)](state, action, phase, at)


def _flip(state: State, action: Flip, phase: Phase, at: Moment) -> Event:
    if type(phase) is Starting:
        require(len(state.lying) > 1, "MX-10 Two dice are needed to turn.")
    elif type(phase) is Turning:
        require(action.cell != phase.first, "MX-6 Turn two different dice.")
    else:
        raise Illegal("MX-6 No die is to be turned now.")
    require(action.cell in state.lying, "MX-6 No die lies there.")
    return Flipped(action.cell, die_at(state.square, action.cell).hidden)


def _done(state: State, action: Done, phase: Phase, at: Moment) -> Event:
    if not isinstance(phase, Shown):
        raise Illegal("MX-7 Nothing lies open.")
    require(at >= phase.closable, "MX-7 Everyone must have seen the dice.")
    return closed(state, phase)


def _pass(state: State, action: Pass, phase: Phase, at: Moment) -> Event:
    if type(phase) is Peeking:
        return LookDeclined(state.turn)
    if type(phase) is Swapping:
        require(not phase.chosen, "MX-15 You have chosen already.")
        return SwapDeclined()
    require(type(phase) is Replaying, "MX-6 There is nothing to pass now.")
    return begun(state, state.after(state.turn))


def _take(state: State, action: Take, phase: Phase, at: Moment) -> Event:
    if type(phase) is Pair:
        require(action.cell in phase.cells, "MX-8 Take one of the two that you turned.")
    else:
        require(type(phase) is Right, "MX-8 No die is to be taken now.")
        require(action.cell in state.lying, "MX-33 No die lies there.")
    return DieWon(state.turn, action.cell)


def _call(state: State, action: Dixe, phase: Phase, at: Moment) -> Event:
    require(type(phase) is Starting, "MX-30 Call before you turn a die.")
    require(may_call(state, state.turn), "MX-31 Only who has won a die may call.")
    return Called(state.turn)


def _look(state: State, action: Look, phase: Phase, at: Moment) -> Event:
    if type(phase) is not Peeking:
        raise Illegal("MX-11 There is nothing to look at now.")
    others = tuple([cell for cell in state.lying if cell not in phase.pair])
    require(some_of(others, action.cells, 1, 2), "MX-11 Look at one or two other dice of the square.")
    return Looked(state.turn, action.cells)


def _swap(state: State, action: Swap, phase: Phase, at: Moment) -> Event:
    if type(phase) is not Swapping:
        raise Illegal("MX-15 No dice are to be swapped now.")
    require(not phase.chosen, "MX-15 You have chosen already.")
    require(some_of(state.lying, action.cells, 2, 2), "MX-15 Swap two different dice of the square.")
    return Swapped(action.cells)


def _steal(state: State, action: Steal, phase: Phase, at: Moment) -> Event:
    if type(phase) is not Stealing:
        raise Illegal("MX-16 There is nothing to steal now.")
    require(action.seat in phase.victims, "MX-16 Steal from another player who has a die.")
    return Stolen(state.turn, action.seat)


def _give(state: State, action: Give, phase: Phase, at: Moment) -> Event:
    if type(phase) is not Giving:
        raise Illegal("MX-17 There is nothing to give now.")
    require(action.seat in phase.fewest, "MX-17 Give to a player who has the fewest.")
    return Given(phase.givers[0], action.seat)


def _rethrow(state: State, action: Rethrow, phase: Phase, at: Moment) -> Event:
    require(type(phase) is Rethrowing, "MX-18 No die is to be thrown now.")
    require(action.cell in state.lying, "MX-18 No die lies there.")
    return PickedUp((action.cell,))


def _set_aside(state: State, action: SetAside, phase: Phase, at: Moment) -> Event:
    require(type(phase) is Anchoring, "MX-19 No die is to be set aside now.")
    require(action.cell in state.lying, "MX-19 No die lies there.")
    return DieSetAside(state.turn, action.cell)


def _again(state: State, action: Again, phase: Phase, at: Moment) -> Event:
    require(type(phase) is Replaying, "MX-20 You cannot play again now.")
    return begun(state, state.turn, again=True)


def _go_on(state: State, action: Continue, phase: Phase, at: Moment) -> Event:
    require(type(phase) is Deciding, "MX-34 Nobody asked whether to go on.")
    return Continued(state.turn)


def _end(state: State, action: End, phase: Phase, at: Moment) -> Event:
    require(type(phase) is Deciding, "MX-34 Nobody asked whether to end.")
    return GameEnded()


_DECIDE: Handlers[State, Action, [Phase, Moment], Event] = (
    on(Flip, _flip)
    | on(Done, _done)
    | on(Pass, _pass)
    | on(Take, _take)
    | on(Dixe, _call)
    | on(Look, _look)
    | on(Swap, _swap)
    | on(Steal, _steal)
    | on(Give, _give)
    | on(Rethrow, _rethrow)
    | on(SetAside, _set_aside)
    | on(Again, _again)
    | on(Continue, _go_on)
    | on(End, _end)
)
