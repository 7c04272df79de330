from typing import Literal

from ninefold.engine import Back, Seat
from ninefold.engine import Event as Base
from ninefold.games.fix.box import Face


class Dealt(Base):
    dice: tuple[int, ...]  # how many each seat got
    by: Literal["hand", "table"] = "hand"


class Started(Base):
    """The start signal: everybody throws all their dice."""


class Rolled(Base):
    seat: Seat
    dice: tuple[int, ...]
    by: Literal["hand", "table"] = "hand"


class RollKept(Base):
    """Sent while one's dice tumble: done when they lie still."""

    seat: Seat


class LayStill(Base):
    """Only now is it decided what the dice show."""

    seat: Seat
    dice: tuple[int, ...]
    faces: tuple[Face, ...]


class Flicked(Base):
    """A green die went before the next player, a red one on the disc."""

    seat: Seat
    die: int
    to: Seat | None  # None: the disc
    by: Literal["hand", "itself", "table"] = "hand"


class Taken(Base):
    """A die that lay before a player is now in their hand."""

    seat: Seat
    die: int


class Stopped(Base):
    """The third red die: all hands are thrown once more."""

    seat: Seat  # who placed it


class Counted(Base):
    """What one die, or having none, is worth to a player."""

    seat: Seat
    die: int | None  # None: no dice left
    face: Face | None
    points: int


class RoundScored(Base):
    points: tuple[int, ...]


class RoundBegun(Base):
    round: int


Event = (
    Dealt
    | Started
    | Rolled
    | RollKept
    | LayStill
    | Flicked
    | Taken
    | Stopped
    | Counted
    | RoundScored
    | RoundBegun
    | Back
)
