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


def table_view(table: Table, present: Callable[[Seat], bool], waiting: bool, watchers: int = 0) -> TableView:
    chairs = tuple(
        ChairView(
            chair.name,
            chair.face if chair.token is not None else chair.level,  # a bot wears its level's
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
        _options(table),
        table.room,
        table.patience,
        table.talk,
        chairs,
        seats[0],
        seats[-1],
        table.locked,
        len(table.banned),
        watchers,
        table.paused,
        waiting,
        _phase_view(table),
    )


def _options(table: Table) -> dict[str, Any]:
    """Of the game that is or was played here, with what the table filled in; before that, the host's."""
    options: dict[str, Any] = table.options
    match table.phase:
        case Sealing(header=header) | Playing(header=header) | Ended(played=Playing(header=header)):
            options = header.options
    return options


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
    """The sights of one moment: what several see and hear alike is written once."""

    def __init__(
        self,
        table: Table,
        now: Moment,
        happened: Sequence[Step[Any, Any]] = (),
        bodies: Sequence[bytes] = (),  # the same events as they are stored
        said: Sequence[tuple[Seat, str]] = (),
    ) -> None:
        self._table, self._rules, self._now = table, table.rules, now
        self._happened, self._bodies = happened, bodies
        self._said = b',"said":' + encode(said) if said else b""
        phase = table.phase.played if isinstance(table.phase, Ended) else table.phase
        self._state = phase.state if isinstance(phase, Playing) and not table.paused else None
        self._seen: bytes | None = None  # the game as all see it, once somebody looks
        # Spectators hear only what all do, and what they hear as it is, all do.
        told = self._heard(None)
        alike = all([one is step.event for one, step in zip(told, happened, strict=True)])
        self._open = self._news(told) if alike else None

    def sight(
        self, seat: Seat | None, since: int, view: bytes | None, answer: str | None, ruled: Ruled | None
    ) -> bytes | None:
        """What a seat hears and sees of it; None: nothing at all, and it must not notice that there was."""
        news = self._open if self._open is not None else self._news(self._heard(seat))
        heard = bool(news)
        if not heard and self._happened and not self._said and view is None and answer is None:
            return None
        if self._table.paused:
            news = b""
        game = self._game(seat) if heard or view is not None else b""
        sight = b'{"type":"Sight","number":%d,"since":%d,"at":%d%b%b%b' % (
            self._table.told, since, self._now, news, self._said, game,
        )  # fmt: skip
        return sight + _own(seat, view, answer, ruled)

    def fresh(self, seat: Seat | None, number: int, view: bytes, answer: str | None) -> bytes:
        """All that a seat may know now, and no news."""
        head = b'{"type":"Sight","number":%d,"since":%d,"at":%d' % (number, number, self._now)
        return head + self._game(seat) + _own(seat, view, answer, None)

    def _game(self, seat: Seat | None) -> bytes:
        state, rules = self._state, self._rules
        if state is None:
            return b""
        if self._seen is None:
            self._seen = b',"game":{"type":"GameView","public":%b,"private":' % encode(rules.public(state))
            self._actors = rules.actors(state)
        if seat is None:
            return self._seen + b'null,"prompts":[]}'
        prompts = encode(rules.prompts(state, seat)) if seat in self._actors else b"[]"
        return b'%b%b,"prompts":%b}' % (self._seen, encode(rules.private(state, seat)), prompts)

    def _heard(self, seat: Seat | None) -> list[Data | None]:
        news = self._rules.news
        return [news(step.state, step.event, seat) for step in self._happened]

    def _news(self, heard: Sequence[Data | None]) -> bytes:
        items = []
        for step, body, told in zip(self._happened, self._bodies, heard, strict=True):
            if told is step.event:
                items.append(b"[%d,%b]" % (step.at, body))
            elif told is not None:
                items.append(b"[%d,%b]" % (step.at, encode(told)))
        return b',"news":[%b]' % b",".join(items) if items else b""


def _own(seat: Seat | None, view: bytes | None, answer: str | None, ruled: Ruled | None) -> bytes:
    """How a sight ends: what nobody else is told alike."""
    own = b"" if seat is None else b',"you":%d' % seat
    if view is not None:
        own += b',"table":' + view
    if answer is not None:
        own += b',"answer":' + encode(answer)
    if ruled is not None:
        own += b',"ruled":' + encode(ruled)
    return own + b"}"
