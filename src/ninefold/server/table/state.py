"""One table, without I/O: who sits there, what the host chose, and the game in play.

It has the shape of a game: wishes become events or are refused (commands.py), events evolve the table
(evolve.py).
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Protocol, get_type_hints

from ninefold.engine import (
    AnyGame,
    Away,
    Back,
    ByBot,
    ByPerson,
    Data,
    Header,
    Marks,
    Moment,
    Options,
    Result,
    Seat,
    plain,
)
from ninefold.games import SHELF
from ninefold.minds import Level
from ninefold.server.table.evening import Evening, medals
from ninefold.server.table.events import (
    GameBegun,
    GameEnded,
    HostNamed,
    LobbyEntered,
    MedalsGiven,
    PromisesClosed,
    StandingEntered,
    TableEvent,
)
from ninefold.server.wire.from_client import Patience, Room, Talk

SEALING_MS = 5_000  # how long a client may take to promise its part of the dice, and again to reveal it


class Chair(Data):
    name: str
    face: str
    token: str | None = None  # the seal of the player's secret; None: a bot's chair
    level: Level = "adult"  # of the bot that sits here, or steps in
    stand_in: bool = False  # the bot plays for somebody who is away
    filler: bool = False  # a bot that came for one game of an evening

    @property
    def by_bot(self) -> bool:
        return self.token is None or self.stand_in


class Lobby(Data):
    pass


class Sealing(Data):
    game_id: str
    header: Header
    seed: bytes
    until: Moment
    seals: tuple[str | None, ...]
    values: tuple[str | None, ...]
    revealing: bool = False


class Playing(Data):
    game_id: str
    header: Header
    seed: bytes
    contributions: tuple[str, ...]
    key: bytes
    state: Any  # None: by rules that this build does not have
    begun: int  # the number of the event that began it
    drawn: int = 0  # how many draws of the sealed dice are in the log
    away: tuple[Seat, ...] = ()  # nobody holds their phones
    bots: tuple[Seat, ...] = ()  # of whom the game was told that a bot plays them
    marks: Marks = Marks()  # which event last changed each place


class Ended(Data):
    played: Playing
    scores: tuple[int, ...] | None
    winners: tuple[Seat, ...]


class Standing(Data):
    """Before, between and after the games of an evening: on the chairs is who plays next."""


Phase = Lobby | Sealing | Playing | Ended | Standing


class Table(Data):
    code: str = ""
    game: str = ""
    options: dict[str, Any] = {}  # noqa: RUF012 (a fresh one each time)
    room: Room = "same"
    patience: Patience = 20
    talk: Talk = "phrases"
    chairs: tuple[Chair, ...] = ()  # in a game, a chair's place is its seat
    bench: tuple[Chair, ...] = ()  # who watches a game of an evening; their places follow those of the chairs
    evening: Evening | None = None
    keeper: str | None = None  # the seal of whose table it is: host whenever they are there, seated or not
    host: Seat | None = None  # None: the keeper, who watches
    locked: bool = False
    banned: tuple[str, ...] = ()  # the seals of those who were sent away
    paused: bool = False
    games: int = 0
    changes: int = 0  # events since everybody was last in the lobby
    phase: Phase = Lobby()
    number: int = 0  # of the last event
    at: Moment = 0  # and its moment
    told: int = 0  # how many of the events everybody heard of: the only number that leaves the table
    told_at: Moment = 0  # and the moment of the last of them

    @property
    def rules(self) -> AnyGame:
        return SHELF[self.game]

    @property
    def places(self) -> tuple[Chair, ...]:
        """The chairs, and the bench behind them."""
        return self.chairs + self.bench

    @property
    def in_evening(self) -> bool:
        return self.evening is not None and self.evening.begun

    @property
    def closed_to_strangers(self) -> bool:
        """A table at which nobody is left would stay locked for ever."""
        return self.locked and any(chair.token is not None for chair in self.places)

    def seat_of(self, token: str) -> Seat | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.token == token), None)

    def place_of(self, token: str) -> Seat | None:
        """A seat, or behind the last of them a place on the bench."""
        return next((place for place, chair in enumerate(self.places) if chair.token == token), None)

    def knows(self, token: str) -> bool:
        """Whoever has a place, or keeps the table, is no stranger here."""
        return token == self.keeper or self.place_of(token) is not None

    def hosted_by(self, token: str) -> bool:
        return token == (self.keeper if self.host is None else self.places[self.host].token)


class TableHolder(Protocol):
    """Has the table as it is now. There is one for each table: whoever else needs it asks there."""

    @property
    def table(self) -> Table: ...


def is_ours(header: Header) -> bool:
    """Whether it is of a game, and of the very rules, that this build has."""
    return header.game in SHELF and SHELF[header.game].version == header.version


def plain_options(options: Options) -> dict[str, Any]:
    """As a dict without its tag, in the form that clients send them."""
    fields: dict[str, Any] = plain(options)
    del fields["type"]
    return fields


@cache
def seat_options(game: str) -> frozenset[str]:
    """The options that name a seat."""
    hints = get_type_hints(SHELF[game].options)
    return frozenset([name for name, hint in hints.items() if hint == Seat | None])


# What the table does by itself


def go_on_sealing(table: Table, at: Moment, here: Sequence[Seat]) -> list[TableEvent]:
    """All who are here have promised, or time is up: parts are revealed, and likewise the game begins."""
    awaited = [seat for seat in here if not table.chairs[seat].by_bot]
    match table.phase:
        case Sealing(_, _, _, until, seals, _, False):
            if at >= until or all(seals[seat] is not None for seat in awaited):
                return [PromisesClosed()]
        case Sealing(_, _, _, until, seals, values, True):
            if at >= until or all(values[seat] is not None for seat in awaited if seals[seat] is not None):
                return [GameBegun(tuple(value or "" for value in values))]
    return []


def leave_behind(table: Table) -> list[TableEvent]:
    """A game by rules that this build does not have cannot go on: in play it is abandoned, and its seed told;
    if it has not begun, or is over, there is the lobby, or the evening's standing."""
    match table.phase:
        case Playing(header=header) if not is_ours(header):
            return [GameEnded(None, ())]
        case Sealing(header=header) | Ended(played=Playing(header=header)) if not is_ours(header):
            return [StandingEntered() if table.in_evening else LobbyEntered()]
    return []


def end_if_over(table: Table) -> list[TableEvent]:
    if not isinstance(table.phase, Playing):
        return []
    result: Result | None = table.rules.result(table.phase.state)
    if result is None:
        return []
    end = GameEnded(result.scores, result.winners)
    return [end, MedalsGiven(medals(result.scores, result.winners))] if table.in_evening else [end]


def new_host(table: Table, present: Sequence[Seat]) -> list[TableEvent]:
    people = [place for place in present if table.places[place].token is not None]
    return [HostNamed(people[0])] if people else []


def coming_or_going(table: Table, seat: Seat, here: bool) -> Away | Back | None:
    """What is new about a player's presence, if anything is."""
    if not isinstance(table.phase, Playing) or here != (seat in table.phase.away):
        return None
    return Back(seat) if here else Away(seat)


def who_plays(table: Table) -> Iterator[ByBot | ByPerson]:
    """What is new about the seats that bots play, for a game that wants to know."""
    match table.phase:
        case Playing(bots=told) if ByBot in table.rules.heeds:
            for seat, chair in enumerate(table.chairs):
                if chair.by_bot != (seat in told):
                    yield ByBot(seat) if chair.by_bot else ByPerson(seat)
