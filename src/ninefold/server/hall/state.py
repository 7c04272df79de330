"""One hall as a value: its people, the tables of this round, and the rounds before."""

from collections.abc import Iterator
from typing import Any, Literal

from ninefold.engine import NO_SETS, Data, Handicap, NamedSet, Seat, SupplySets, seal
from ninefold.server.hall.events import HallChoice, SeatOwners
from ninefold.server.table.evening import Tally

HallPhase = Literal["gathering", "seated", "playing", "standing", "over"]


class Person(Data):
    tally: Tally  # who they are, and what they have won
    gone: bool = False
    banned: bool = False
    missed: int = 0  # rounds that were played to the end after they had left
    handicaps: tuple[Handicap, ...] = ()  # that the host gave to them

    @property
    def token(self) -> str:
        return self.tally.token


class HallTable(Data):
    """One table of a round, as the hall wants it to be."""

    seats: SeatOwners
    code: str = ""  # "": its people cannot enter yet
    asked: bool = False  # to begin: from then on it has so many seats
    begun: bool = False
    paused_at: int | None = None  # None: it is not to be paused
    until: int | None = None  # when its time is up, in ms since 1970
    ended: bool = False
    scores: tuple[int, ...] | None = None  # None: it was ended before it was over
    winners: tuple[Seat, ...] = ()

    @property
    def people(self) -> list[int]:
        return [person for person in self.seats if person is not None]


class Round(Data):
    game: str
    tables: tuple[HallTable, ...]


class Hall(Data):
    code: str = ""
    keeper: str = ""  # the token of the person whose hall it is: they are host whenever they are here
    secret: str = ""
    host: int | None = None  # a person; None: the keeper
    choice: HallChoice = HallChoice()
    sets: dict[str, NamedSet] = {}  # noqa: RUF012 (a fresh one each time); by game, which the host brought
    people: tuple[Person, ...] = ()
    game: str | None = None  # of this round
    options: dict[str, Any] = {}  # noqa: RUF012 (a fresh one each time)
    tables: tuple[HallTable, ...] = ()
    past: tuple[Round, ...] = ()
    closed: bool = False
    brought: SupplySets = NO_SETS  # what is in its sets, as far as the store has them
    number: int = 0  # of the last event
    at: int = 0  # when that was, in ms since 1970

    @property
    def round(self) -> int:
        return len(self.past) + (self.game is not None)

    @property
    def phase(self) -> HallPhase:
        if self.game is None:
            return "over" if self.closed else "gathering"
        if all(table.ended for table in self.tables):
            return "standing" if self.choice.games else "over"
        return "playing" if all(table.begun or table.ended for table in self.tables) else "seated"

    @property
    def blank(self) -> bool:
        """Whether the set for the next game is missing."""
        named = self.sets.get(self.choice.games[0]) if self.choice.games else None
        return named is not None and named.hash not in self.brought

    @property
    def in_round(self) -> bool:
        return self.phase in ("seated", "playing")

    @property
    def here(self) -> list[int]:
        """The numbers of those who have not left."""
        return [number for number, person in enumerate(self.people) if not person.gone]

    @property
    def rounds(self) -> tuple[Round, ...]:
        """With this one."""
        return self.past if self.game is None else (*self.past, Round(self.game, self.tables))

    def person_of(self, token: str) -> int | None:
        """Somebody who is in the hall now."""
        return next((n for n in self.here if self.people[n].token == token), None)

    def admits(self, token: str) -> bool:
        return token == self.keeper or any(one.token == token and not one.banned for one in self.people)

    def banned(self, token: str) -> bool:
        return any(one.token == token and one.banned for one in self.people)

    def hosted_by(self, token: str) -> bool:
        return token == (self.keeper if self.host is None else self.people[self.host].token)

    def seat_of(self, person: int) -> tuple[int, Seat] | None:
        """Table and seat."""
        return next(
            ((n, t.seats.index(person)) for n, t in enumerate(self.tables) if person in t.seats), None
        )

    def key_of(self, round: int, table: int) -> str:
        """The token of the hall itself at this table of this round."""
        return seal(f"{self.secret}/{round}/{table}".encode())

    def open_tables(self) -> Iterator[tuple[int, HallTable]]:
        return ((number, table) for number, table in enumerate(self.tables) if not table.ended)
