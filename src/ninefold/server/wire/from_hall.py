"""What a hall says to its tables besides what any host says. A session never decodes it, so that no client
can send it."""

from typing import Any

from ninefold.engine import Data, Handicap, NamedSet, Supply
from ninefold.server.wire.from_client import Command, FromClient, HallCommand
from ninefold.server.wire.message import Message


class SeatedPerson(Data):
    name: str
    face: str
    token: str  # the seal of their secret
    handicaps: tuple[Handicap, ...] = ()


class SeatPeople(Message):
    """By the keeper: these people sit here, in this order; None: a bot. In a game each seat is given to whom
    it belongs, and the bot plays on until they are there. `begin`: then begin the game."""

    game: str
    options: dict[str, Any]
    seats: tuple[SeatedPerson | None, ...]
    watcher: str  # the seal of who may watch, although the table is locked
    begin: bool = False


class BringSet(Message):
    """By the keeper: play this game with a set that was made in the hall with this code."""

    game: str
    set: NamedSet
    hall: str
    things: tuple[Supply, ...]


SaidByHall = SeatPeople | BringSet
TableCommand = Command | SaidByHall
AnyCommand = Command | HallCommand | SaidByHall
SaidToTable = FromClient | SaidByHall
