"""One seat's wish becomes a fact, or is refused with the clause that forbids it."""

from collections.abc import Callable
from typing import Any

from ninefold.engine import Illegal, Moment, Seat, require
from ninefold.games.oni import actions
from ninefold.games.oni.actions import (
    Accuse,
    Action,
    Admit,
    Again,
    Choose,
    Deny,
    Dixe,
    Done,
    FillCentre,
    Flip,
    Go,
    Name,
    Next,
    Pass,
    Show,
    Suggest,
    Take,
)
from ninefold.games.oni.events import (
    Called,
    ClockStarted,
    DieWon,
    Event,
    NextPressed,
    ReplayDeclined,
    ShowDeclined,
    Shown,
    SymbolChosen,
    SymbolNamed,
    TurnCame,
)
from ninefold.games.oni.rules import accusing, effects, pointing, tasks
from ninefold.games.oni.rules.calling import won
from ninefold.games.oni.rules.card import Deed
from ninefold.games.oni.rules.effects import barred
from ninefold.games.oni.rules.flipping import turnable, turned
from ninefold.games.oni.rules.hidden import lying_hidden
from ninefold.games.oni.rules.oni_plays import fill_centre
from ninefold.games.oni.rules.powers import missing
from ninefold.games.oni.rules.turn import Shown as Open
from ninefold.games.oni.rules.turn import closed
from ninefold.games.oni.state import (
    Barren,
    Choosing,
    Naming,
    Over,
    Pair,
    Peeking,
    Phase,
    Pressing,
    Ready,
    Replaying,
    Showing,
    Starting,
    State,
    Trying,
    TryShown,
)
from ninefold.parts.dixe.calling import Wrong
from ninefold.parts.dixe.dice import FACES
from ninefold.parts.dixe.square import die_at, some_of
from ninefold.parts.dixe.turning import Different, Turning


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    """Effects are asked first: one may have made an everyday act its own business."""
    phase = state.phase
    require(type(phase) is not Over, "ON-41 The game is over.")
    if type(phase) is Ready or type(action) is Go:
        return _go(state, seat, action)
    event = effects.decide(state, seat, action, at) if state.effects else None
    if event is None and seat == state.oni:
        event = tasks.decide(state, action, at)
    if event is not None:
        return event
    if type(action) in _TURN:
        require(seat == state.turn, "ON-5 It is another player's turn.")
    elif type(action) in _AT_ANY_TIME:
        return _AT_ANY_TIME[type(action)](state, seat, action, at)
    return _GRANTED.get((type(action), type(phase)), _not_now)(state, action, phase, at)


def _go(state: State, seat: Seat, action: Action) -> Event:
    require(type(state.phase) is Ready, "ON-3 The clock is running.")
    require(type(action) is Go, "ON-3 The game begins when somebody says go.")
    return ClockStarted(seat)


def _not_now(state: State, wish: Action, phase: Phase, at: Moment) -> Event:
    raise Illegal(NOT_NOW[type(wish)])


def _flip(state: State, wish: Flip, phase: Phase, at: Moment) -> Event:
    _check_bars(state, "touch")
    if type(phase) is Turning:
        require(wish.cell != phase.first, "ON-5 Turn two different dice.")
        _check_bars(state, "second")
    require(wish.cell in turnable(state), "ON-5 Two dice are needed, and one must lie there.")
    return turned(state, wish.cell)


def _check_bars(state: State, deed: Deed) -> None:
    if rule := barred(state, deed, state.turn):
        raise Illegal(rule)


def _call(state: State, wish: Dixe, phase: Starting, at: Moment) -> Event:
    require(won(state) > 0, "ON-40 Only a team that has won a die may call.")
    return Called(state.turn)


def _seen(state: State, wish: Done, phase: Open, at: Moment) -> Event:
    require(at >= phase.closable, "ON-5 Everyone must have seen the dice.")
    return closed(state, phase)


def _seen_different(state: State, wish: Done, phase: Different, at: Moment) -> Event:
    require(bool(state.bans), "ON-6 Press Next.")
    return _seen(state, wish, phase, at)


def _next_at_once(state: State, wish: Next, phase: Different, at: Moment) -> Event:
    require(not state.bans, "ON-11 Nobody presses Next now.")
    require(at >= phase.closable, "ON-5 Everyone must have seen the dice.")
    return NextPressed(state.turn)


def _next(state: State, wish: Next, phase: Pressing, at: Moment) -> Event:
    return NextPressed(state.turn)


def _show(state: State, wish: Show, phase: Peeking, at: Moment) -> Event:
    require(
        some_of(lying_hidden(state), wish.cells, 1, 2), "ON-12 Show one or two hidden dice of the square."
    )
    return Shown(state.turn, wish.cells, tuple([die_at(state.square, c).hidden for c in wish.cells]))


def _show_not(state: State, wish: Pass, phase: Peeking, at: Moment) -> Event:
    return ShowDeclined(state.turn)


def _take(state: State, wish: Take, phase: Pair, at: Moment) -> Event:
    require(wish.cell in phase.cells, "ON-5 Take one of the two that you turned.")
    return DieWon(state.turn, wish.cell, state.wins + 1, phase.symbol)


def _choose(state: State, wish: Choose, phase: Choosing, at: Moment) -> Event:
    faces = FACES[die_at(state.square, phase.cell).kind]
    require(wish.symbol in faces, "ON-14 This symbol is not on that die.")
    return SymbolChosen(state.turn, phase.cell, wish.symbol)


def _name(state: State, wish: Name, phase: Naming, at: Moment) -> Event:
    require(wish.symbol in missing(state), "ON-16 Name a symbol that no top face shows.")
    return SymbolNamed(state.turn, wish.symbol)


def _again(state: State, wish: Again, phase: Replaying, at: Moment) -> Event:
    return TurnCame(state.turn, again=True)


def _again_not(state: State, wish: Pass, phase: Replaying, at: Moment) -> Event:
    return ReplayDeclined(state.turn)


_TURN = {Flip, Done, Take, Show, Choose, Name, Next, Again, Pass, Dixe}
_GRANTED: dict[tuple[type[Action], type[Phase]], Callable[[State, Any, Any, Moment], Event]] = {
    (Flip, Trying): _flip,
    (Flip, Starting): _flip,
    (Flip, Turning): _flip,
    (Dixe, Starting): _call,
    (Done, TryShown): _seen,
    (Done, Different): _seen_different,
    (Done, Showing): _seen,
    (Done, Barren): _seen,
    (Done, Wrong): _seen,
    (Next, Different): _next_at_once,
    (Next, Pressing): _next,
    (Show, Peeking): _show,
    (Pass, Peeking): _show_not,
    (Take, Pair): _take,
    (Choose, Choosing): _choose,
    (Name, Naming): _name,
    (Again, Replaying): _again,
    (Pass, Replaying): _again_not,
}

_AT_ANY_TIME: dict[type[Action], Callable[[State, Seat, Any, Moment], Event]] = {
    Suggest: pointing.point,
    FillCentre: fill_centre,
    Accuse: accusing.accuse,
    Admit: accusing.answer,
    Deny: accusing.answer,
}

NOT_NOW: dict[type[Action], str] = {
    Flip: "ON-5 No die is to be turned now.",
    Done: "ON-5 Nothing lies open.",
    Take: "ON-5 No die is to be taken now.",
    Show: "ON-12 No die is to be shown now.",
    Choose: "ON-14 No symbol is to be chosen now.",
    Name: "ON-16 No symbol is to be named now.",
    Next: "ON-6 Turn two dice before you press Next.",
    Again: "ON-20 You cannot play again now.",
    Pass: "ON-5 There is nothing to pass now.",
    Dixe: "ON-40 Call before you turn a die.",
    actions.ThrowBack: "ON-10 Oni has no die to throw back now.",
    actions.Reroll: "ON-E5 Oni has no die to throw now.",
    actions.Intercept: "ON-E12 There is nothing to intercept.",
    actions.Peek: "ON-E14 Oni has nothing to look at now.",
    actions.Swap: "ON-E15 Oni has nothing to swap now.",
    actions.Guess: "ON-E16 There is nothing to guess.",
    actions.Turn: "ON-E17 Oni has nothing to turn now.",
    actions.Lay: "ON-E17 No symbol is to be chosen now.",
    actions.SetAside: "ON-E18 Oni has nothing to set aside now.",
    actions.Grab: "ON-E1 There is nothing to grab.",
    actions.Spin: "ON-E2 You need not spin.",
    actions.Toss: "ON-E3 There is nothing to toss.",
    actions.Catch: "ON-E3 There is nothing to catch.",
    actions.Hold: "ON-E6 There is nothing to hold.",
    actions.LetGo: "ON-E6 You hold nothing.",
    actions.Step: "ON-E8 You need not walk.",
    actions.Arrive: "ON-E8 You need not walk.",
    actions.Point: "ON-E9 You need not point.",
    actions.HighFive: "ON-E10 Nobody asked for a high five.",
    actions.Stack: "ON-E11 There is nothing to stack.",
    actions.Slap: "ON-E13 There is nothing to slap.",
    actions.HandOver: "ON-E16 You have nothing to hand over.",
    actions.Throw: "ON-E19 There is nothing to throw.",
    actions.Shout: "ON-E20 There is nothing to shout about.",
    actions.Cheer: "ON-E21 There is nothing to cheer.",
    actions.Feel: "ON-E22 There is nothing to feel.",
}
