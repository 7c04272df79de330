from typing import Literal

from ninefold.engine import Event as Base
from ninefold.engine import Seat


class TurnBegun(Base):
    seat: Seat


class Thrown(Base):
    seat: Seat


class LayStill(Base):
    """Only now is it decided what the die shows."""

    face: int


class Kept(Base):
    seat: Seat
    by: Literal["hand", "table"] = "hand"


Event = TurnBegun | Thrown | LayStill | Kept
