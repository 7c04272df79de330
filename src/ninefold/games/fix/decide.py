"""Turns an action into an event, or refuses it."""

from ninefold.engine import Handlers, Illegal, Moment, Seat, on, require
from ninefold.games.fix.actions import Action, Deal, Done, Flick, Roll
from ninefold.games.fix.box import DICE
from ninefold.games.fix.events import Dealt, Event, Flicked, Rolled, RollKept, RoundBegun
from ninefold.games.fix.state import Calling, Counting, Dealing, Held, Racing, Ready, Scored, State, Tumbling


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    """Turn one seat's action into an event, or refuse it."""
    return _DECIDE[type(action)](state, action, seat, at)


def _roll(state: State, action: Roll, seat: Seat, at: Moment) -> Event:
    phase = state.phase
    if type(phase) is Racing:
        hand = phase.hands[seat]
        require(not hand.coloured, "FX-8 A green or red die must go first.")
        if hand.tumbling:
            require(not hand.kept, "FX-17 Your next throw is already waiting for this one.")
            return RollKept(seat)
        require(hand.until is not None, "FX-9 You have no dice: rest until a green one comes.")
        return Rolled(seat, state.throwable(seat))
    match phase:
        case Ready():
            raise Illegal("FX-4 All throw together at the start signal.")
        case Calling() | Counting():
            raise Illegal("FX-10 Stop! Nobody throws any more.")
    raise Illegal("FX-5 Dice are thrown during a round.")


def _flick(state: State, action: Flick, seat: Seat, at: Moment) -> Event:
    die, phase = action.die, state.phase
    require(0 <= die < DICE, "FX-1 There is no such die.")
    if type(phase) is Racing:
        match state.dice[die]:
            case Held(thrower, "green" | "red") if thrower == seat:
                return Flicked(seat, die, state.goal(die))
            case Tumbling(thrower) if thrower == seat:
                raise Illegal("FX-17 This die still tumbles.")
        raise Illegal("FX-6 No green or red die of yours lies there.")
    if isinstance(phase, Calling | Counting):
        raise Illegal("FX-10 Stop! Every die stays where it is.")
    raise Illegal("FX-6 Dice are flicked during a round.")


def _deal(state: State, action: Deal, seat: Seat, at: Moment) -> Event:
    dice = action.dice
    if not isinstance(state.phase, Dealing):
        raise Illegal("FX-3 The dice are dealt before a round.")
    require(seat == state.dealer.seat, "FX-3 Another player deals.")
    require(len(dice) == len(state.totals) and min(dice) > 0, "FX-3 Everyone gets at least one die.")
    require(sum(dice) == DICE, "FX-3 All ten dice are dealt.")
    return Dealt(dice)


def _done(state: State, action: Done, seat: Seat, at: Moment) -> Event:
    scored = state.phase
    if not isinstance(scored, Scored):
        raise Illegal("FX-14 The round is not over.")
    require(seat == scored.next.seat, "FX-3 The player who deals next goes on.")
    require(at >= scored.closable, "FX-14 Everyone must have seen the points.")
    return RoundBegun(state.round + 1)


_DECIDE: Handlers[State, Action, [Seat, Moment], Event] = (
    on(Deal, _deal) | on(Roll, _roll) | on(Flick, _flick) | on(Done, _done)
)
