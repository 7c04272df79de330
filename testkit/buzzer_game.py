"""A game for measuring races: a light goes on, the first to press wins the round; then the next.

Whoever likes may wave meanwhile, which is no race.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

from ninefold.engine import (
    Action,
    Away,
    Back,
    Counts,
    Data,
    Dice,
    Event,
    Game,
    Moment,
    Options,
    Prompt,
    Result,
    Seat,
    replace,
    require,
)
from ninefold.games import MINDS, SHELF

REST_MS = 600  # between a press and the next light
AHEAD_MS = 300  # the light is announced this long before it goes on


class Press(Action):
    round: int


class Wave(Action):
    pass


class Announced(Event):
    round: int


class Pressed(Event):
    seat: Seat
    round: int


class Waved(Event):
    seat: Seat


class Buzzed(Options):
    rounds: int = 1_000


class Dark(Data):
    until: Moment


class Lit(Data):
    since: Moment  # all show it at this moment
    until: ClassVar[None] = None


class State(Data):
    seats: int
    rounds: int
    phase: Dark | Lit = Dark(0)
    round: int = 0
    winners: tuple[Seat, ...] = ()
    away: tuple[Seat, ...] = ()
    endless: bool = False  # the light stays on, and every press counts
    waving: Moment = 0  # from when on one may wave


class Public(Data):
    round: int
    winners: tuple[Seat, ...]


class Private(Data):
    seat: Seat


def setup(seats: int, options: Buzzed) -> State:
    return State(seats, options.rounds)


def over(state: State) -> bool:
    return len(state.winners) == state.rounds


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    if not isinstance(state.phase, Lit):
        return ()
    press = Prompt("Press", "BZ-1", {"round": Counts((state.round,))}, state.phase.since, racing=True)
    return press, Prompt("Wave", "BZ-2", opens_at=state.waving)


def decide(state: State, seat: Seat, action: Press | Wave, at: Moment) -> Event:
    if isinstance(action, Wave):
        require(isinstance(state.phase, Lit) and at >= state.waving, "BZ-2 Not now.")
        return Waved(seat)
    require(isinstance(state.phase, Lit) and action.round == state.round, "BZ-1 Another hand was first.")
    return Pressed(seat, state.round)


def advance(state: State, at: Moment, dice: Dice) -> Event:
    return Announced(state.round + 1)


def evolve(state: State, event: Event, at: Moment) -> State:
    match event:
        case Announced(number):
            return replace(state, round=number, phase=Lit(at + AHEAD_MS))
        case Pressed(seat):
            phase = state.phase if state.endless else Dark(at + REST_MS)
            return replace(state, phase=phase, winners=(*state.winners, seat))
        case Waved():
            return state
        case Away(seat):
            return replace(state, away=(*state.away, seat))
        case Back(seat):
            return replace(state, away=tuple(other for other in state.away if other != seat))
    raise AssertionError(event)


GAME = Game(
    name="buzzer",
    clauses="BZ",
    version=1,
    seats=range(2, 9),
    options=Buzzed,
    state=State,
    action=Press | Wave,
    event=Announced | Pressed | Waved | Away | Back,
    public_view=Public,
    private_view=Private,
    heard=Announced | Pressed | Waved | Away | Back,
    setup=setup,
    actors=lambda state: range(state.seats) if isinstance(state.phase, Lit) else (),
    prompts=prompts,
    decide=decide,
    advance=advance,
    due=lambda state: None if over(state) else state.phase.until,
    evolve=evolve,
    public=lambda state: Public(state.round, state.winners),
    private=lambda state, seat: Private(seat),
    news=lambda state, event, seat: event,
    result=lambda state: Result((0,) * state.seats, state.winners[-1:]) if over(state) else None,
    race=lambda state: state.round % state.seats if isinstance(state.phase, Lit) else None,
)


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """In this process and for this long, tables can play it."""
    SHELF[GAME.name], MINDS[GAME.name] = GAME, {}
    try:
        yield
    finally:
        del SHELF[GAME.name], MINDS[GAME.name]
