"""What a table tells the hall, as it tells any client, and which events of the hall follow."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Decoder

from ninefold.engine import Data, Glance, Seat, convert
from ninefold.games import SHELF
from ninefold.server.hall.events import BeginAsked, HallEvent, TableBegun, TableEnded
from ninefold.server.hall.state import HallTable
from ninefold.server.table.deltas import patched

GlancePhase = Literal["LobbyView", "SealingView", "PlayingView", "EndedView", "StandingView"]


class GlanceChair(Struct, frozen=True):
    name: str
    face: str
    bot: bool
    stand_in: bool
    present: bool


class _PhaseGlance(Struct, frozen=True):
    type: GlancePhase
    scores: tuple[int, ...] | None = None
    winners: tuple[Seat, ...] = ()


class TableGlance(Struct, frozen=True):
    """The part of a table's view that the hall needs."""

    paused: bool
    waiting: bool
    phase: _PhaseGlance
    chairs: tuple[GlanceChair, ...]

    @property
    def in_game(self) -> bool:
        return self.phase.type in ("SealingView", "PlayingView")


class _Game(Struct, frozen=True):
    public: dict[str, Any]


class _Told(Struct, frozen=True):
    """A message of the table. Of the game only what everybody may know is read."""

    type: str
    number: int = 0
    since: int = -1
    id: str | None = None
    answer: str | None = None
    clause: str = ""
    why: str = ""
    table: dict[str, Any] | None = None
    game: _Game | None = None
    public: dict[str, Any] | UnsetType | None = UNSET


_told = Decoder(_Told)


class TableAnswer(Data):
    """A message of the hall was answered. `clause`: of a refusal."""

    id: str
    clause: str = ""
    why: str = ""


class TableLook:
    """Folds what is told, as the page does."""

    def __init__(self) -> None:
        self._table: dict[str, Any] = {}
        self._public: dict[str, Any] | None = None  # of the game
        self._going = Glance()
        self._going_of: dict[str, Any] | None = None
        self._number = -1
        self.glance: TableGlance | None = None
        self.missed = False  # a change was not told: ask for everything anew

    def hear(self, data: bytes) -> TableAnswer | None:
        told = _told.decode(data)
        match told.type:
            case "Sight":
                assert told.table is not None
                self._table, self._number, self.missed = told.table, told.number, False
                self._public = None if told.game is None else told.game.public
                self._look()
            case "Change":
                if told.since != self._number:
                    self.missed = True
                    return None
                self._number = told.number
                self._hear_game(told.public)
                if told.table is not None:
                    self._table = patched(self._table, told.table)
                    self._look()
            case "Refused":
                return TableAnswer(told.id or "", told.clause, told.why)
            case "Answered":
                return TableAnswer(told.id or "")
        return TableAnswer(told.answer) if told.answer is not None else None

    @property
    def going(self) -> Glance | None:
        """What is going on in the game, as everybody at the table may know it."""
        if self._public is None or self.glance is None or not self.glance.in_game:
            return None
        if self._public is not self._going_of:
            rules = SHELF[self._table["game"]]
            self._going, self._going_of = rules.glance(convert(self._public, rules.public_view)), self._public
        return self._going

    def _hear_game(self, public: dict[str, Any] | UnsetType | None) -> None:
        if isinstance(public, dict):
            whole = self._public is None or "type" in public
            self._public = public if whole else patched(self._public or {}, public)
        elif public is None:
            self._public = None

    def _look(self) -> None:
        self.glance = convert(self._table, TableGlance)


def observed(
    number: int, table: HallTable, glance: TableGlance, minutes: int | None, now: int
) -> list[HallEvent]:
    """What has happened at a table. `now`: in ms since 1970."""
    phase = glance.phase
    if table.ended:
        return []
    if not table.begun:
        if phase.type == "LobbyView":
            return []
        until = None if minutes is None else now + minutes * 60_000
        begun: list[HallEvent] = [TableBegun(number, until)]
        return [*begun, *_end(number, glance)] if phase.type == "EndedView" else begun
    if glance.in_game:
        return [TableEnded(number)] if is_late(table, now) else []
    return _end(number, glance)


def is_late(table: HallTable, now: int) -> bool:
    """Whether its time is up."""
    return table.until is not None and table.until <= now and table.paused_at is None


def _end(number: int, glance: TableGlance) -> list[HallEvent]:
    """The table may be in its lobby again while the hall was not connected: then its result is unknown."""
    return [TableEnded(number, glance.phase.scores, glance.phase.winners)]


def ready(number: int, table: HallTable, glance: TableGlance) -> list[HallEvent]:
    """The table is to begin, if all its people are there. Asked where each table begins by itself."""
    seats = zip(table.seats, glance.chairs, strict=False)
    there = all(chair.present and not chair.bot for person, chair in seats if person is not None)
    alike = len(table.seats) == len(glance.chairs)
    return [BeginAsked(number)] if there and alike and not table.asked and not table.ended else []
