"""What leaves a table: the one place where views, prompts and news are put on the wire."""

from collections.abc import Callable, Sequence
from typing import Any

from ninefold.engine import Data, Moment, Seat, Step, encode, seal
from ninefold.server.protocol import (
    ChairView,
    EndedView,
    LobbyView,
    PhaseView,
    PlayingView,
    Ruled,
    SealingView,
    TableView,
)
from ninefold.server.table import Ended, Playing, Sealing, Table


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
        table.talk,
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


class Sights:
    """The sights of one moment: what several see and hear alike is put on the wire once."""

    def __init__(
        self,
        table: Table,
        now: Moment,
        happened: Sequence[Step[Any, Any]] = (),
        bodies: Sequence[bytes] = (),  # the same events as they are stored
        said: Sequence[tuple[Seat, str]] = (),
    ) -> None:
        self._table, self._now, self._happened, self._bodies = table, now, happened, bodies
        self._said = b',"said":' + encode(said) if said else b""
        phase = table.phase.played if isinstance(table.phase, Ended) else table.phase
        self._state = phase.state if isinstance(phase, Playing) and not table.paused else None
        self._public: bytes | None = None  # made when somebody sees it
        # Spectators hear only what all do, and what they hear as it is, all do.
        told = self._heard(None)
        self._open = (
            self._written(told)
            if all(one is step.event for one, step in zip(told, happened, strict=True))
            else None
        )
        self.heard_by_all = any(one is not None for one in told)

    def sight(
        self,
        seat: Seat | None,
        since: int,
        view: bytes | None,
        answer: str | None = None,
        ruled: Ruled | None = None,
    ) -> bytes | None:
        """What a seat hears and sees of it; None: nothing at all, and it must not notice that there was."""
        news = self._written(self._heard(seat)) if self._open is None else self._open
        if not news and self._happened and not self._said and view is None and answer is None:
            return None
        told = b"" if self._table.paused else news
        parts = [self._head(self._table.number, since, seat, view), told, self._said]
        if self._happened or view is not None:
            parts.append(self._game(seat))
        if answer is not None:
            parts.append(b',"answer":' + encode(answer))
        if ruled is not None:
            parts.append(b',"ruled":' + encode(ruled))
        parts.append(b"}")
        return b"".join(parts)

    def fresh(self, seat: Seat | None, number: int, view: bytes, answer: str | None = None) -> bytes:
        """All that a seat may know now, and no news."""
        own = b"" if answer is None else b',"answer":' + encode(answer)
        return b"".join([self._head(number, number, seat, view), self._game(seat), own, b"}"])

    def _head(self, number: int, since: int, seat: Seat | None, view: bytes | None) -> bytes:
        head = b'{"type":"Sight","number":%d,"since":%d,"at":%d' % (number, since, self._now)
        if seat is not None:
            head += b',"you":%d' % seat
        return head if view is None else head + b',"table":' + view

    def _game(self, seat: Seat | None) -> bytes:
        state, rules = self._state, self._table.rules
        if state is None:
            return b""
        if self._public is None:
            self._public = b',"game":{"type":"GameView","public":%b,"private":' % encode(rules.public(state))
            self._actors = rules.actors(state)
        if seat is None:
            return self._public + b'null,"prompts":[]}'
        prompts = encode(rules.prompts(state, seat)) if seat in self._actors else b"[]"
        return b'%b%b,"prompts":%b}' % (self._public, encode(rules.private(state, seat)), prompts)

    def _heard(self, seat: Seat | None) -> list[Data | None]:
        news = self._table.rules.news
        return [news(step.state, step.event, seat) for step in self._happened]

    def _written(self, heard: Sequence[Data | None]) -> bytes:
        items = []
        for step, body, told in zip(self._happened, self._bodies, heard, strict=True):
            if told is step.event:
                items.append(b"[%d,%b]" % (step.at, body))
            elif told is not None:
                items.append(b"[%d,%b]" % (step.at, encode(told)))
        return b',"news":[%b]' % b",".join(items) if items else b""
