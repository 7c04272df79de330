"""Turns an action into an event, or refuses it."""

from ninefold.engine import Handlers, Illegal, Moment, Seat, on, require
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
from ninefold.games.memo_dice.rules.judging import choice, judges, naming
from ninefold.games.memo_dice.rules.lifting import guessed, named
from ninefold.games.memo_dice.rules.words import MOST_LETTERS, Unknown, read
from ninefold.games.memo_dice.state import Counting, Guessing, Judging, Naming, Picking, Showing, State


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    """Turn one seat's action into an event, or refuse it."""
    return _DECIDE[type(action)](state, action, seat, at)


def _roll(state: State, action: Roll, seat: Seat, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Picking):
        raise Illegal("MD-3 No die is to be thrown now.")
    require(seat == phase.hider, "MD-4 Another player hides the next die.")
    require(action.die in state.left, "MD-3 Pick a die that has not been used in this round.")
    return DiePicked(seat, action.die)


def _cover(state: State, action: Cover, seat: Seat, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Showing):
        raise Illegal("MD-3 No die lies open.")
    require(seat == phase.hider, "MD-3 The player who threw the die covers it.")
    require(at >= phase.coverable, "MD-3 Everyone must have seen the picture.")
    return DieCovered(phase.cup)


def _guess(state: State, action: Guess, seat: Seat, at: Moment) -> Event:
    phase = _guessing(state, seat, action.cup, at)
    _check_naming(state, phase, "recognise")
    require(action.picture in COLOURS, "MD-14 There is no such picture.")
    require(action.picture in choice(state, phase), "MD-16 This picture has another colour.")
    return guessed(state, phase, action.picture)


def _name(state: State, action: Name, seat: Seat, at: Moment) -> Event:
    phase = _guessing(state, seat, action.cup, at)
    _check_naming(state, phase, "recall")
    require(len(action.text) <= MOST_LETTERS, f"MD-14 No picture has a name of over {MOST_LETTERS} letters.")
    meant = read(action.text, state.options.names)
    if isinstance(meant, Unknown):
        why = "Did you mean another word?" if meant.offers else "No picture has this name."
        raise Illegal(f"MD-14 {why}", meant.offers)
    return guessed(state, phase, meant.picture)


def _lift(state: State, action: Lift, seat: Seat, at: Moment) -> Event:
    phase = _guessing(state, seat, action.cup, at)
    _check_naming(state, phase, "aloud")
    return CupLiftedAloud(action.cup, state.row[action.cup].picture)


def _give_up(state: State, action: GiveUp, seat: Seat, at: Moment) -> Event:
    return named(state, _guessing(state, seat, action.cup, at), None)


def _guessing(state: State, seat: Seat, cup: int, at: Moment) -> Guessing:
    phase = state.phase
    if not isinstance(phase, Guessing):
        raise Illegal("MD-8 Nothing is to be guessed now.")
    require(seat == phase.guesser, "MD-8 It is another player's guess.")
    require(cup == phase.cup, "MD-8 The first cup left in the row comes next.")
    require(at >= phase.since, "MD-8 Everyone must have seen what was under the last cup.")
    return phase


def _check_naming(state: State, phase: Guessing, way: Naming) -> None:
    require(way == naming(state, phase), "MD-14 This picture is named in another way.")


def _confirm(state: State, action: Confirm, seat: Seat, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Judging):
        raise Illegal("MD-14 Nothing is to be confirmed now.")
    require(seat in judges(state, phase), "MD-14 The other people say whether it was right: one tap each.")
    require(action.cup == phase.cup, "MD-14 This cup has been judged.")
    return Confirmed(seat, action.right)


def _done(state: State, action: Done, seat: Seat, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Counting):
        raise Illegal("MD-12 The round is not over.")
    require(seat == state.after(state.starter), "MD-12 The player who begins the next round goes on.")
    require(at >= phase.closable, "MD-11 Everyone must have seen the points.")
    return RoundBegun(seat)


_DECIDE: Handlers[State, Action, [Seat, Moment], Event] = (
    on(Roll, _roll)
    | on(Cover, _cover)
    | on(Guess, _guess)
    | on(Name, _name)
    | on(Lift, _lift)
    | on(Confirm, _confirm)
    | on(GiveUp, _give_up)
    | on(Done, _done)
)
