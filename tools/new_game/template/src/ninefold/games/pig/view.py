"""What each seat may know: everything. What the die will show is not drawn before it lies still."""

from ninefold.engine import Data, Seat
from ninefold.games.pig.events import Event, Kept, LayStill, Thrown, TurnBegun
from ninefold.games.pig.state import Phase, State


class Public(Data, kw_only=True):
    points: tuple[int, ...]
    goal: int
    face: int | None  # what the die shows; None: not thrown in this turn
    scene: Phase


class Private(Data, kw_only=True):
    """Nobody has secrets in this game."""

    seat: Seat


News = TurnBegun | Thrown | LayStill | Kept


def public(state: State) -> Public:
    return Public(points=state.points, goal=state.options.goal, face=state.face, scene=state.phase)


def private(state: State, seat: Seat) -> Private:
    return Private(seat=seat)


def news(state: State, event: Event, seat: Seat | None) -> News:
    return event
