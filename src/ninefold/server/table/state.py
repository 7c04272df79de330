"""One table as a value: who sits there, what the host chose, and the game in play.

It works like a game: commands become events or are refused (commands.py), and events change the table
(evolve.py).
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Protocol, get_type_hints

from ninefold.engine import (
    NO_SETS,
    AnyGame,
    Away,
    Back,
    ByBot,
    ByPerson,
    Data,
    Handicap,
    Header,
    Marks,
    Moment,
    NamedSet,
    Options,
    Result,
    Seat,
    SupplySets,
    plain,
)
from ninefold.games import SHELF
from ninefold.minds import Level
from ninefold.minds.characters import BOT_NAMES, Character
from ninefold.server.choices import Patience, Room, Talk
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

SEALING_MS = 5_000  # for clients to promise their parts of the dice, and again to reveal them


class Chair(Data):
    name: str
    face: str
    token: str | None = None  # the hash of the player's secret; None: a bot
    level: Level = "adult"  # of the bot that sits here or steps in
    handicaps: tuple[Handicap, ...] = ()  # that the host gave to this seat
    stand_in: bool = False  # a bot plays for the owner, who is away
    filler: bool = False  # a bot for one game of an evening
    newcomer: bool = False  # the owner took the chair while the bot knew a secret, and sees what watchers see

    @property
    def by_bot(self) -> bool:
        return self.token is None or self.stand_in

    @property
    def character(self) -> Character | None:
        """Of a bot. One that got the seat of somebody who was removed has that name, and no character."""
        return BOT_NAMES.get(self.name) if self.token is None else None


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
    lesson: bool = False  # nobody adds a part: the seed is the learner's choice


class Playing(Data):
    game_id: str
    header: Header
    seed: bytes
    contributions: tuple[str, ...]
    key: bytes
    state: Any  # None: this build does not have these rules
    begun: int  # the number of the event that began it
    drawn: int = 0  # how many draws of the sealed dice are in the log
    away: tuple[Seat, ...] = ()  # seats whose people are away
    bots: tuple[Seat, ...] = ()  # seats that bots play, as far as the game was told
    marks: Marks = Marks()  # which event last changed each place
    lesson: bool = False  # of one person among bots: nobody else may sit down, and they may stop table time


class Ended(Data):
    played: Playing
    scores: tuple[int, ...] | None
    winners: tuple[Seat, ...]


class Standing(Data):
    """Before, between and after the games of an evening. The chairs hold the next players."""


Phase = Lobby | Sealing | Playing | Ended | Standing


class Table(Data):
    code: str = ""
    game: str = ""
    options: dict[str, Any] = {}  # noqa: RUF012 (a fresh one each time)
    room: Room = "same"
    patience: Patience = 20
    talk: Talk = "phrases"
    chairs: tuple[Chair, ...] = ()  # by seat
    bench: tuple[Chair, ...] = ()  # guests who watch a game of an evening
    evening: Evening | None = None
    keeper: str | None = None  # the token of whose table it is: host whenever they are here
    host: Seat | None = None  # a place; None: the keeper, without a seat
    locked: bool = False
    call: str = ""  # the address of a call elsewhere
    screens: tuple[str, ...] = ()  # tokens of televisions that the host let in
    banned: tuple[str, ...] = ()  # tokens of people whom the host removed
    paused: bool = False
    games: int = 0
    changes: int = 0  # events since the last lobby or standing
    phase: Phase = Lobby()
    number: int = 0  # of the last event
    at: Moment = 0  # the moment of the last event
    told: int = 0  # how many events everybody heard of: the number that clients get
    told_at: Moment = 0  # the moment of the last of these
    sets: dict[str, NamedSet] = {}  # noqa: RUF012 (a fresh one each time); by game, which the host brought
    # What is in the sets is not in the log:
    own: SupplySets = NO_SETS  # of this server; the first is offered
    brought: SupplySets = NO_SETS  # of this table; the store has them

    @property
    def rules(self) -> AnyGame:
        return SHELF[self.game]

    @property
    def known_sets(self) -> SupplySets:
        return {**self.own, **self.brought} if self.brought else self.own

    @property
    def places(self) -> tuple[Chair, ...]:
        """The chairs, then the bench."""
        return self.chairs + self.bench

    @property
    def in_evening(self) -> bool:
        return self.evening is not None and self.evening.begun

    @property
    def closed_to_strangers(self) -> bool:
        """Whether strangers are kept out. Not if nobody is left, or the table would stay locked for ever."""
        return self.locked and any(chair.token is not None for chair in self.places)

    def seat_of(self, token: str) -> Seat | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.token == token), None)

    def place_of(self, token: str) -> Seat | None:
        """The seat, or the place on the bench, which counts on behind the chairs."""
        return next((place for place, chair in enumerate(self.places) if chair.token == token), None)

    def knows(self, token: str) -> bool:
        """Whether this person has a place here, or is the keeper."""
        return token == self.keeper or self.place_of(token) is not None

    def admits(self, token: str) -> bool:
        """Whether this client may come in, although the table is locked."""
        return token in self.screens or self.knows(token)

    def hosted_by(self, token: str) -> bool:
        return token == (self.keeper if self.host is None else self.places[self.host].token)


def newcomers(table: Table) -> list[Seat]:
    """Seats whose owners do not play yet, and see only what watchers see."""
    if not isinstance(table.phase, Playing):
        return []
    found = []
    for seat, chair in enumerate(table.chairs):
        if chair.newcomer:
            found.append(seat)
    return found


def knows_a_secret(table: Table, seat: Seat) -> bool:
    """Whether this seat knows something now that watchers may not know."""
    if not isinstance(table.phase, Playing) or (state := table.phase.state) is None:
        return False
    return not table.rules.secrets(state, None).keys() <= table.rules.secrets(state, seat).keys()


def in_lesson(table: Table) -> bool:
    return isinstance(table.phase, Playing) and table.phase.lesson


class TableHolder(Protocol):
    """Holds the current table. There is one holder; everything else asks it."""

    @property
    def table(self) -> Table: ...


def is_ours(header: Header) -> bool:
    """Whether this build has the game in the same version."""
    return header.game in SHELF and SHELF[header.game].version == header.version


def plain_options(options: Options) -> dict[str, Any]:
    """As a dict without its tag, as clients send it."""
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
    """If all players here have promised, or time is up, reveal. If all have revealed, begin the game."""
    awaited = [seat for seat in here if not table.chairs[seat].by_bot]
    match table.phase:
        case Sealing(lesson=True, seals=seals):
            return [PromisesClosed(), GameBegun(tuple("" for _ in seals))]
        case Sealing(_, _, _, until, seals, _, False):
            if at >= until or all(seals[seat] is not None for seat in awaited):
                return [PromisesClosed()]
        case Sealing(_, _, _, until, seals, values, True):
            if at >= until or all(values[seat] is not None for seat in awaited if seals[seat] is not None):
                return [GameBegun(tuple(value or "" for value in values))]
    return []


def leave_behind(table: Table) -> list[TableEvent]:
    """If this build does not have the rules of the table's game: abandon a game in play; before or after a
    game, go to the lobby or the standing."""
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
    """The event if a player's presence has changed."""
    if not isinstance(table.phase, Playing) or here != (seat in table.phase.away):
        return None
    return Back(seat) if here else Away(seat)


def who_plays(table: Table) -> Iterator[ByBot | ByPerson]:
    """The events for seats that changed between bot and person, for a game that has them."""
    match table.phase:
        case Playing(bots=told) if ByBot in table.rules.heeds:
            for seat, chair in enumerate(table.chairs):
                if chair.by_bot != (seat in told):
                    yield ByBot(seat) if chair.by_bot else ByPerson(seat)
