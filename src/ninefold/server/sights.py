"""What leaves a table: the one place where views, prompts and news are put on the wire."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import Raw

from ninefold.engine import AnyGame, Event, Moment, Seat, encode, seal
from ninefold.server.protocol import (
    ChairView,
    EndedView,
    GameView,
    LobbyView,
    PhaseView,
    PlayingView,
    Ruled,
    SealingView,
    Sight,
    TableView,
)
from ninefold.server.table import Ended, Playing, Sealing, Table

NOTHING = Raw(b"null")
NO_PROMPTS = Raw(b"[]")


class Happened(NamedTuple):
    """An event of the game with the state after it, for which its news is told."""

    at: Moment
    event: Event
    state: Any


def table_view(table: Table, present: Callable[[Seat], bool], waiting: bool) -> TableView:
    chairs = tuple(
        ChairView(
            chair.name,
            chair.face,
            chair.token is None,
            chair.level,
            chair.stand_in,
            chair.token is None or present(seat),
            seat == table.host,
        )
        for seat, chair in enumerate(table.chairs)
    )
    seats = table.rules.seats
    return TableView(
        table.code,
        table.game,
        table.options,
        table.room,
        table.patience,
        chairs,
        seats[0],
        seats[-1],
        table.paused,
        waiting,
        _phase_view(table),
    )


def _phase_view(table: Table) -> PhaseView:
    match table.phase:
        case Sealing(game_id, _, seed, _, seals, values, revealing):
            return SealingView(game_id, seal(seed), seals, values, revealing)
        case Playing(game_id, _, seed, contributions):
            return PlayingView(game_id, seal(seed), contributions)
        case Ended(Playing(game_id, _, seed, contributions), scores, winners):
            return EndedView(game_id, seal(seed), contributions, seed.hex(), scores, winners)
    return LobbyView()


class Onlookers:
    """The sights of one moment: what is the same for several is made and encoded once."""

    def __init__(self, table: Table, happened: Sequence[Happened], since: int, now: Moment) -> None:
        self._happened, self._since, self._now, self._number = happened, since, now, table.number
        self._curtained = table.paused
        self._rules: AnyGame | None = None
        match table.phase:
            case Playing(state=state) | Ended(played=Playing(state=state)):
                self._rules, self._state = table.rules, state
                self._public = Raw(encode(self._rules.public(state)))
                self._actors = self._rules.actors(state)
        self._told: dict[int, bytes] = {}

    def sight(
        self,
        seat: Seat | None,
        table: TableView | None,
        answer: str | None = None,
        ruled: Ruled | None = None,
        *,
        fresh: bool = False,
    ) -> bytes:
        news = None if fresh or self._curtained else self._news(seat)
        game = self._game(seat) if fresh or self._happened or table is not None else None
        since = self._number if fresh else self._since
        return encode(Sight(self._number, since, self._now, seat, table, game, news, answer, ruled))

    def _game(self, seat: Seat | None) -> GameView | None:
        rules = self._rules
        if rules is None or self._curtained:
            return None
        if seat is None:
            return GameView(self._public, None, NO_PROMPTS)
        prompts = Raw(encode(rules.prompts(self._state, seat))) if seat in self._actors else NO_PROMPTS
        return GameView(self._public, Raw(encode(rules.private(self._state, seat))), prompts)

    def _news(self, seat: Seat | None) -> Raw | None:
        if not self._happened or self._rules is None:
            return None
        return Raw(b"[%b]" % b",".join([self._item(happened, seat) for happened in self._happened]))

    def _item(self, happened: Happened, seat: Seat | None) -> bytes:
        at, event, state = happened
        assert self._rules is not None
        news = self._rules.news(state, event, seat)
        if news is not event:
            return b"[%d,%b]" % (at, encode(news))
        if (told := self._told.get(id(event))) is None:  # everybody may know it as it is
            told = self._told[id(event)] = b"[%d,%b]" % (at, encode(event))
        return told
