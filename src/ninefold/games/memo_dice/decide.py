"""What becomes of a wish."""

from collections.abc import Callable
from typing import Any

from ninefold.engine import Illegal, Moment, Seat, require
from ninefold.games.memo_dice.actions import Action, Confirm, Cover, Done, GiveUp, Guess, Lift, Name, Roll
from ninefold.games.memo_dice.box import COLOURS
from ninefold.games.memo_dice.events import (
    Confirmed,
    CupLiftedAloud,
    DieCovered,
    DiePicked,
    Event,
    RoundBegun,
)
from ninefold.games.memo_dice.rules.judging import judges
from ninefold.games.memo_dice.rules.lifting import lifted
from ninefold.games.memo_dice.rules.naming import Unknown, named
from ninefold.games.memo_dice.state import Counting, Guessing, Judging, Picking, Showing, State


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    """Turn one seat's wish into a fact, or refuse it."""
    return _DECIDE[type(action)](state, seat, action, at)


def _roll(state: State, seat: Seat, wish: Roll, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Picking):
        raise Illegal("MD-3 No die is to be thrown now.")
    require(seat == phase.hider, "MD-4 Another player hides the next die.")
    require(wish.die in state.left, "MD-3 Pick a die that has not been used in this round.")
    return DiePicked(seat, wish.die)


def _cover(state: State, seat: Seat, wish: Cover, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Showing):
        raise Illegal("MD-3 No die lies open.")
    require(seat == phase.hider, "MD-3 The player who threw the die covers it.")
    require(at >= phase.coverable, "MD-3 Everyone must have seen the picture.")
    return DieCovered(phase.cup)


def _guess(state: State, seat: Seat, wish: Guess, at: Moment) -> Event:
    _check_guesser(state, seat, wish.cup, "recognise")
    require(wish.picture in COLOURS, "MD-14 There is no such picture.")
    return lifted(state, seat, wish.cup, wish.picture)


def _name(state: State, seat: Seat, wish: Name, at: Moment) -> Event:
    _check_guesser(state, seat, wish.cup, "recall")
    match named(wish.text):
        case Unknown(offers):
            why = "Did you mean another picture?" if offers else "No picture has this name."
            raise Illegal(f"MD-14 {why}", offers)
        case meant:
            return lifted(state, seat, wish.cup, meant.picture)


def _lift(state: State, seat: Seat, wish: Lift, at: Moment) -> Event:
    _check_guesser(state, seat, wish.cup, "aloud")
    return CupLiftedAloud(wish.cup, state.row[wish.cup].picture)


def _give_up(state: State, seat: Seat, wish: GiveUp, at: Moment) -> Event:
    _check_guesser(state, seat, wish.cup, state.options.naming)
    return lifted(state, seat, wish.cup, None)


def _check_guesser(state: State, seat: Seat, cup: int, naming: str) -> None:
    phase = state.phase
    if not isinstance(phase, Guessing):
        raise Illegal("MD-8 Nothing is to be guessed now.")
    require(seat == phase.guesser, "MD-8 It is another player's guess.")
    require(naming == state.options.naming, "MD-14 At this table pictures are named in another way.")
    require(cup == phase.cup, "MD-8 The first cup left in the row comes next.")


def _confirm(state: State, seat: Seat, wish: Confirm, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Judging):
        raise Illegal("MD-14 Nothing is to be confirmed now.")
    require(seat != phase.guesser, "MD-14 The others say whether it was right.")
    require(seat in judges(state, phase), "MD-14 One tap each.")
    require(wish.cup == phase.cup, "MD-14 This cup has been judged.")
    return Confirmed(seat, wish.right)


def _done(state: State, seat: Seat, wish: Done, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Counting):
        raise Illegal("MD-12 The round is not over.")
    require(seat == state.after(state.starter), "MD-12 The player who begins the next round goes on.")
    require(at >= phase.closable, "MD-11 Everyone must have seen the points.")
    return RoundBegun(seat)


_DECIDE: dict[type[Action], Callable[[State, Seat, Any, Moment], Event]] = {
    Roll: _roll,
    Cover: _cover,
    Guess: _guess,
    Name: _name,
    Lift: _lift,
    Confirm: _confirm,
    GiveUp: _give_up,
    Done: _done,
}
