from typing import ClassVar, Literal

from ninefold.engine import AT_ONCE, Data, Moment, Seat
from ninefold.engine import Options as Base
from ninefold.games.fix.box import Face
from ninefold.games.fix.events import Counted


class Options(Base):
    youngest: Seat | None = None  # None: seat 0
    dealer: Literal["lowest", "biggest_loser"] = "lowest"
    hands: Literal["flick", "auto"] = "flick"
    last: Literal["all_throw", "as_they_lie"] = "all_throw"  # FX-11 what counts at the stop


# Where a die is. `since`: when it came there; `until`: when it goes on by itself.


class Held(Data):
    """In a hand, showing what it was last thrown; a green or red one waits there to be flicked."""

    seat: Seat
    face: Face | None = None  # None: not thrown since it was taken
    since: Moment = 0
    until: Moment | None = None


class Tumbling(Data):
    seat: Seat
    since: Moment
    until: Moment


class Arriving(Data):
    """A green die that lies before the next player, not yet taken."""

    seat: Seat  # who will take it
    thrower: Seat
    since: Moment
    until: Moment | None


class OnDisc(Data):
    seat: Seat  # who placed it
    at: Moment
    until: ClassVar[None] = None


Place = Held | Tumbling | Arriving | OnDisc


class Dealer(Data):
    """Who deals, and why; `among`: those of whom they are the younger."""

    seat: Seat
    why: Literal["youngest", "lowest", "lost_most"]
    among: tuple[Seat, ...] = ()


class Hand(Data):
    until: Moment | None  # when the table plays for it; None: it rests, without dice
    kept: bool = False  # a throw is waiting for its dice to lie still
    tumbling: bool = False  # its last throw does not lie still yet
    coloured: tuple[int, ...] = ()  # its green and red dice, yet to be flicked


class Beginning(Data):
    until: ClassVar[Moment] = AT_ONCE


class Dealing(Data):
    since: Moment
    until: Moment | None


class Ready(Data):
    """All look at their dice and wait for the start signal."""

    since: Moment
    until: Moment


class Racing(Data):
    hands: tuple[Hand, ...]
    until: Moment  # when the next die or hand goes on by itself


class Calling(Data):
    """The third red die has just reached the disc."""

    by: Seat
    until: ClassVar[Moment] = AT_ONCE


class Counting(Data):
    """The last throw, then its dice counted one by one."""

    by: Seat
    counts: tuple[Counted, ...]
    until: Moment


class Scored(Data):
    by: Seat
    counts: tuple[Counted, ...]
    points: tuple[int, ...]
    next: Dealer
    tied: tuple[Seat, ...]  # the first ones, if a final round must part them
    since: Moment
    closable: Moment
    until: Moment


class Over(Data):
    by: Seat
    counts: tuple[Counted, ...]
    points: tuple[int, ...]
    until: ClassVar[None] = None


Phase = Beginning | Dealing | Ready | Racing | Calling | Counting | Scored | Over


class State(Data):
    options: Options
    totals: tuple[int, ...]
    dealer: Dealer
    phase: Phase = Beginning()
    round: int = 1
    final: bool = False
    dice: tuple[Place, ...] = ()  # none before they are dealt
    idle: tuple[Seat, ...] = ()  # played by the table until they are back

    @property
    def seats(self) -> range:
        return range(len(self.totals))

    def after(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.totals)

    def rank(self, seat: Seat) -> int:
        """FX-18 Clockwise from the dealer."""
        return (seat - self.dealer.seat) % len(self.totals)

    def throwable(self, seat: Seat) -> tuple[int, ...]:
        """FX-5 All one holds; FX-6 with what has arrived."""
        return tuple(
            [die for die, place in enumerate(self.dice) if place.seat == seat and type(place) is not OnDisc]
        )

    @property
    def reds(self) -> int:
        return [type(place) for place in self.dice].count(OnDisc)

    def goal(self, die: int) -> Seat | None:
        """FX-6 A green die goes to the next player; FX-7 a red one on the disc."""
        place = self.dice[die]
        assert isinstance(place, Held)
        return self.after(place.seat) if place.face == "green" else None
