"""The events of a hall: who is there, what the host chose, who sits where, how each table begins and ends."""

from typing import Any

from ninefold.engine import Data, Event, Handicap, NamedSet, Seat
from ninefold.server.choices import Mixing
from ninefold.server.table.events import Closed

SeatOwners = tuple[int | None, ...]  # by seat at one table, the number of the person; None: a bot


class HallChoice(Data):
    """What the host chose."""

    games: tuple[str, ...] = ()  # of the rounds that are left
    options: dict[str, Any] = {}  # noqa: RUF012 (a fresh one each time)
    size: int = 4
    mixing: Mixing = "anew"
    together: bool = True
    minutes: int | None = None
    late: bool = True
    faces_only: bool = False


class HallOpened(Event):
    code: str
    keeper: str  # the hash of the opener's secret
    secret: str  # from which the keepers' tokens of its tables follow
    expires: bool = False  # as in Opened


class HallChosen(Event):
    choice: HallChoice


class HallSetChosen(Event):
    """The host brought a set of own pictures and words for a game. None: the box's."""

    game: str
    set: NamedSet | None


class Joined(Event):
    """A new person, or one who had left."""

    person: int
    token: str
    name: str
    face: str


class PersonLeft(Event):
    person: int
    sent_out: bool = False  # they may not come back


class HallHostNamed(Event):
    """Who is host now. None: the keeper."""

    person: int | None


class HallHandedOver(Event):
    """This person is the keeper from now on."""

    person: int


class PersonHelped(Event):
    """What makes the next rounds easier for this person."""

    person: int
    handicaps: tuple[Handicap, ...]


class RoundSeated(Event):
    """The tables of the next round."""

    tables: tuple[SeatOwners, ...]


class TableReached(Event):
    """The table is open, and its people can enter."""

    table: int
    code: str


class SeatsChanged(Event):
    table: int
    seats: SeatOwners


class BeginAsked(Event):
    table: int


class TableBegun(Event):
    table: int
    until: int | None = None  # when its time is up


class PauseAsked(Event):
    table: int
    paused: bool


class TableLengthened(Event):
    table: int
    until: int


class TableEnded(Event):
    """`scores` None: it was ended before it was over."""

    table: int
    scores: tuple[int, ...] | None = None
    winners: tuple[Seat, ...] = ()


class HallClosed(Event):
    """No round follows."""


HallEvent = (
    HallOpened
    | HallChosen
    | HallSetChosen
    | Joined
    | PersonLeft
    | HallHostNamed
    | HallHandedOver
    | PersonHelped
    | RoundSeated
    | TableReached
    | SeatsChanged
    | BeginAsked
    | TableBegun
    | PauseAsked
    | TableLengthened
    | TableEnded
    | HallClosed
    | Closed
)
