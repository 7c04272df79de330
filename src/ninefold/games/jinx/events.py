from typing import Literal

from ninefold.engine import Away, Back, ByBot, ByPerson, Moment, Seat
from ninefold.engine import Event as Base
from ninefold.games.jinx.actions import Points


class Refilled(Base):
    """These pictures now lie in these places of the square; what lay there is discarded."""

    cells: tuple[int, ...]
    pictures: tuple[int, ...]


class PositionDrawn(Base):
    """A turn begins: only the active player sees the card."""

    seat: Seat
    cell: int


class ClueWritten(Base):
    text: str
    language: str = ""  # of the page on which it was written; "": nobody knows


class ClueSpoken(Base):
    """Everybody in the room hears it; the table does not."""


class ClueDrawn(Base):
    stroke: Points


class Forfeited(Base):
    """No clue: the next player is active."""

    seat: Seat
    why: Literal["late", "away"]


class TouchedTooEarly(Base):
    """It counts as nothing and locks the hand."""

    seat: Seat


class Pointed(Base):
    seat: Seat
    cell: int


class ShoutedInVain(Base):
    """Outside a contest: it locks the voice."""

    seat: Seat


class Contested(Base):
    """Several touched this card at the same moment: the first of them to shout keeps it."""

    cell: int
    seats: tuple[Seat, ...]  # the first touch first
    show_at: Moment


class Shouted(Base):
    seat: Seat


class Kept(Base):
    """This finger stays on the card; the others who touched it choose another."""

    seat: Seat
    cell: int
    by: Literal["alone", "jinx", "first"]


class TimeRanOut(Base):
    """From now on the referee points for them."""

    seats: tuple[Seat, ...]


class RefereePointed(Base):
    seat: Seat  # whose finger it is
    cell: int


class Answered(Base):
    seat: Seat  # who is answered
    cell: int
    right: bool
    by: Literal["hand", "itself"] = "hand"


class TurnScored(Base):
    """The finder takes the target, the active player the other cards, or loses one."""

    target: int
    finder: Seat | None
    taken: tuple[int, ...]
    discarded: tuple[int, ...]
    returned: int | None  # a picture, to the bottom of the deck


class TurnClosed(Base):
    """Everybody has seen how it ended."""


Event = (
    Refilled
    | PositionDrawn
    | ClueWritten
    | ClueSpoken
    | ClueDrawn
    | Forfeited
    | TouchedTooEarly
    | Pointed
    | ShoutedInVain
    | Contested
    | Shouted
    | Kept
    | TimeRanOut
    | RefereePointed
    | Answered
    | TurnScored
    | TurnClosed
    | Away
    | Back
    | ByBot
    | ByPerson
)
