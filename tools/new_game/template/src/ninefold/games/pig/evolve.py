"""Folds each event into the state: no checks, no chance."""

from ninefold.engine import Moment, Seat, replace
from ninefold.games.pig.box import BUST
from ninefold.games.pig.events import Event, Kept, LayStill, Thrown, TurnBegun
from ninefold.games.pig.pace import THINKING, TUMBLE
from ninefold.games.pig.state import Choosing, Over, Passing, State, Tumbling
from ninefold.parts.pace import SEEN


def evolve(state: State, event: Event, at: Moment) -> State:
    match event:
        case TurnBegun(seat):
            return replace(state, face=None, phase=_choosing(state, seat, 0, at))
        case Thrown(seat):
            return replace(state, phase=Tumbling(seat, _pot(state), at, at + TUMBLE))
        case LayStill(face):
            return _lay_still(state, face, at)
        case Kept(seat):
            return _kept(state, seat, at)


def _lay_still(state: State, face: int, at: Moment) -> State:
    tumbling = state.phase
    assert isinstance(tumbling, Tumbling)
    if face == BUST:  # PG-4
        return replace(state, face=face, phase=Passing(tumbling.seat, at + SEEN))
    return replace(state, face=face, phase=_choosing(state, tumbling.seat, tumbling.pot + face, at))


def _kept(state: State, seat: Seat, at: Moment) -> State:
    points = tuple([own + _pot(state) * (other == seat) for other, own in enumerate(state.points)])
    ends = points[seat] >= state.options.goal  # PG-6
    return replace(state, points=points, phase=Over(seat) if ends else Passing(seat, at))


def _choosing(state: State, seat: Seat, pot: int, at: Moment) -> Choosing:
    return Choosing(seat, pot, at, state.options.limit(THINKING, at))


def _pot(state: State) -> int:
    assert isinstance(state.phase, Choosing)
    return state.phase.pot
