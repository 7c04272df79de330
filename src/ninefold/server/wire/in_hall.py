"""What people say in a hall and nowhere else."""

from typing import Annotated, Any

from msgspec import Meta

from ninefold.server.choices import Mixing
from ninefold.server.wire.message import Face, Help, Message, Name, PersonNumber, TableNumber


class Join(Message):
    """Come into the hall with a name and a face. In a round: take the chair of a bot, or wait."""

    name: Name
    face: Face


class ChooseHall(Message):
    """By the host: choose what is played and how. All of it is sent each time."""

    games: Annotated[tuple[str, ...], Meta(min_length=1, max_length=30)]  # one for each round that is left
    options: dict[str, Any]  # of the next game; what is left out is as usual
    size: Annotated[int, Meta(ge=2, le=12)]  # people at a table, as near as the game allows
    mixing: Mixing
    together: bool  # all tables begin when the host says so; otherwise each when its people are there
    minutes: Annotated[int, Meta(ge=1, le=180)] | None  # of a round; None: until every game is over
    late: bool  # who comes late takes the chair of a bot; otherwise they wait for the next round
    faces_only: bool  # nobody's name is shown


class SeatAll(Message):
    """By the host: seat everybody at new tables, for the first or the next round."""


class BeginTables(Message):
    """By the host: begin all tables that wait, or one."""

    table: TableNumber | None = None


class PauseTables(Message):
    """By the host: pause all games, or one; or let them go on."""

    paused: bool
    table: TableNumber | None = None


class EndTables(Message):
    """By the host: end all games, or one. A game that is not over brings nobody medals. If all are over, so
    is the round."""

    table: TableNumber | None = None


class Lengthen(Message):
    """By the host: give all tables more time, or one."""

    minutes: Annotated[int, Meta(ge=1, le=60)]
    table: TableNumber | None = None


class MovePerson(Message):
    """By the host: seat somebody at another table, or let them wait."""

    person: PersonNumber
    table: TableNumber | None


class SendOut(Message):
    """By the host: send somebody out of the hall. They may not come back."""

    person: PersonNumber


class NameHallHost(Message):
    """By the host: make this person the host."""

    person: PersonNumber


class HelpPerson(Message):
    """By the host: what makes the next rounds easier for this person, as with `SetHandicaps`."""

    person: PersonNumber
    handicaps: Help


class CloseHall(Message):
    """By the host: no round follows. The standing is the last one."""


HallAlone = (
    Join
    | ChooseHall
    | SeatAll
    | BeginTables
    | PauseTables
    | EndTables
    | Lengthen
    | MovePerson
    | SendOut
    | NameHallHost
    | HelpPerson
    | CloseHall
)
