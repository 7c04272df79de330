from typing import ClassVar, Literal

from ninefold.engine import AT_ONCE, Data, Moment, Seat
from ninefold.engine import Options as Base


class Options(Base):
    youngest: Seat | None = None  # None: seat 0
    goal: Literal[30, 50] = 30


# Each phase has exactly its own data. `since`: when it began; `until`: when it goes on by itself, or None.


class Beginning(Data):
    until: ClassVar[Moment] = AT_ONCE


class Choosing(Data):
    """Whoever's turn it is throws or keeps."""

    seat: Seat
    pot: int
    since: Moment
    until: Moment | None


class Tumbling(Data):
    seat: Seat
    pot: int
    since: Moment
    until: Moment


class Passing(Data):
    """A turn is over; all see how it ended."""

    seat: Seat  # whose turn it was
    until: Moment


class Over(Data):
    winner: Seat
    until: ClassVar[None] = None


Phase = Beginning | Choosing | Tumbling | Passing | Over


class State(Data):
    options: Options
    points: tuple[int, ...]
    phase: Phase = Beginning()
    face: int | None = None  # what the die shows; None: not thrown in this turn

    def after(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.points)
