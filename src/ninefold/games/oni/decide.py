"""Turns an action into an event, or refuses it with the clause that forbids it."""

from ninefold.engine import Handlers, Illegal, Moment, Seat, on, on_each, require
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
    ThrowBack,
)
from ninefold.games.oni.cards import CardAction, CardActions
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
    Choosing,
    Naming,
    Over,
    Pair,
    Peeking,
    Phase,
    Pressing,
    Ready,
    Replaying,
    Starting,
    State,
    Trying,
)
from ninefold.parts.dixe.dice import FACES
from ninefold.parts.dixe.square import die_at, some_of
from ninefold.parts.dixe.turning import Different, Turning


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    """Effects are asked first: one may have made an everyday act its own business."""
    phase = state.phase
    require(type(phase) is not Over, "ON-41 The game is over.")
    if type(phase) is Ready:
        require(type(action) is Go, "ON-3 The game begins when somebody says go.")
    if type(action) is Go:
        return _go(state, action, seat, at)
    event = effects.decide(state, seat, action, at) if state.effects else None
    if event is None and seat == state.oni:
        event = tasks.decide(state, action, at)
    if event is not None:
        return event
    return _DECIDE[type(action)](state, action, seat, at)


def _go(state: State, action: Go, seat: Seat, at: Moment) -> Event:
    require(type(state.phase) is Ready, "ON-3 The clock is running.")
    return ClockStarted(seat)


def _not_now(state: State, action: CardAction, seat: Seat, at: Moment) -> Event:
    raise Illegal(action.not_now)


def _throw_back(state: State, action: ThrowBack, seat: Seat, at: Moment) -> Event:
    raise Illegal("ON-10 Oni has no die to throw back now.")


def _own_phase(state: State, seat: Seat) -> Phase:
    require(seat == state.turn, "ON-5 It is another player's turn.")
    return state.phase


def _flip(state: State, action: Flip, seat: Seat, at: Moment) -> Event:
    phase = _own_phase(state, seat)
    require(type(phase) in _FLIPPING, "ON-5 No die is to be turned now.")
    _check_bars(state, "touch")
    if type(phase) is Turning:
        require(action.cell != phase.first, "ON-5 Turn two different dice.")
        _check_bars(state, "second")
    require(action.cell in turnable(state), "ON-5 Two dice are needed, and one must lie there.")
    return turned(state, action.cell)


_FLIPPING = frozenset({Trying, Starting, Turning})


def _check_bars(state: State, deed: Deed) -> None:
    if rule := barred(state, deed, state.turn):
        raise Illegal(rule)


def _call(state: State, action: Dixe, seat: Seat, at: Moment) -> Event:
    require(type(_own_phase(state, seat)) is Starting, "ON-40 Call before you turn a die.")
    require(won(state) > 0, "ON-40 Only a team that has won a die may call.")
    return Called(state.turn)


def _done(state: State, action: Done, seat: Seat, at: Moment) -> Event:
    phase = _own_phase(state, seat)
    if not isinstance(phase, Open):
        raise Illegal("ON-5 Nothing lies open.")
    require(type(phase) is not Different or bool(state.bans), "ON-6 Press Next.")
    require(at >= phase.closable, "ON-5 Everyone must have seen the dice.")
    return closed(state, phase)


def _next(state: State, action: Next, seat: Seat, at: Moment) -> Event:
    phase = _own_phase(state, seat)
    if type(phase) is Different:
        require(not state.bans, "ON-11 Nobody presses Next now.")
        require(at >= phase.closable, "ON-5 Everyone must have seen the dice.")
    else:
        require(type(phase) is Pressing, "ON-6 Turn two dice before you press Next.")
    return NextPressed(state.turn)


def _show(state: State, action: Show, seat: Seat, at: Moment) -> Event:
    require(type(_own_phase(state, seat)) is Peeking, "ON-12 No die is to be shown now.")
    require(
        some_of(lying_hidden(state), action.cells, 1, 2), "ON-12 Show one or two hidden dice of the square."
    )
    return Shown(state.turn, action.cells, tuple([die_at(state.square, c).hidden for c in action.cells]))


def _pass(state: State, action: Pass, seat: Seat, at: Moment) -> Event:
    phase = _own_phase(state, seat)
    if type(phase) is Peeking:
        return ShowDeclined(state.turn)
    require(type(phase) is Replaying, "ON-5 There is nothing to pass now.")
    return ReplayDeclined(state.turn)


def _take(state: State, action: Take, seat: Seat, at: Moment) -> Event:
    phase = _own_phase(state, seat)
    if type(phase) is not Pair:
        raise Illegal("ON-5 No die is to be taken now.")
    require(action.cell in phase.cells, "ON-5 Take one of the two that you turned.")
    return DieWon(state.turn, action.cell, state.wins + 1, phase.symbol)


def _choose(state: State, action: Choose, seat: Seat, at: Moment) -> Event:
    phase = _own_phase(state, seat)
    if type(phase) is not Choosing:
        raise Illegal("ON-14 No symbol is to be chosen now.")
    faces = FACES[die_at(state.square, phase.cell).kind]
    require(action.symbol in faces, "ON-14 This symbol is not on that die.")
    return SymbolChosen(state.turn, phase.cell, action.symbol)


def _name(state: State, action: Name, seat: Seat, at: Moment) -> Event:
    require(type(_own_phase(state, seat)) is Naming, "ON-16 No symbol is to be named now.")
    require(action.symbol in missing(state), "ON-16 Name a symbol that no top face shows.")
    return SymbolNamed(state.turn, action.symbol)


def _again(state: State, action: Again, seat: Seat, at: Moment) -> Event:
    require(type(_own_phase(state, seat)) is Replaying, "ON-20 You cannot play again now.")
    return TurnCame(state.turn, again=True)


_DECIDE: Handlers[State, Action, [Seat, Moment], Event] = (
    on(Go, _go)
    | on(Flip, _flip)
    | on(Dixe, _call)
    | on(Done, _done)
    | on(Next, _next)
    | on(Show, _show)
    | on(Pass, _pass)
    | on(Take, _take)
    | on(Choose, _choose)
    | on(Name, _name)
    | on(Again, _again)
    | on(Suggest, pointing.point)
    | on(FillCentre, fill_centre)
    | on(ThrowBack, _throw_back)
    | on(Accuse, accusing.accuse)
    | on(Admit, accusing.answer)
    | on(Deny, accusing.answer)
    | on_each(CardActions, _not_now)
)
