"""What leaves a table: the one place where views, prompts and news are put on the wire."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Raw

from ninefold.engine import AnyGame, Moment, Seat, Step, encode, seal
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
    """The sights of one moment: what is the same for several is made and encoded once."""

    def __init__(
        self,
        table: Table,
        happened: Sequence[Step[Any, Any]],
        now: Moment,
        said: Sequence[tuple[Seat, str]] = (),
    ) -> None:
        self._happened, self._now, self._number, self._said = happened, now, table.number, tuple(said)
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
        since: int,
        table: TableView | None,
        answer: str | None = None,
        ruled: Ruled | None = None,
    ) -> bytes | None:
        """What a seat hears and sees of it; None: nothing at all, and it must not notice that there was."""
        news = self._news(seat)
        if news is None and self._happened and not self._said and table is None and answer is None:
            return None
        game = self._game(seat) if self._happened or table is not None else None
        told = None if self._curtained else news
        return encode(
            Sight(self._number, since, self._now, seat, table, game, told, self._said, answer, ruled)
        )

    def fresh(self, seat: Seat | None, number: int, table: TableView, answer: str | None = None) -> bytes:
        """All that a seat may know now, for one who comes, comes back or has fallen behind: no news."""
        return encode(Sight(number, number, self._now, seat, table, self._game(seat), answer=answer))

    def _game(self, seat: Seat | None) -> GameView | None:
        rules = self._rules
        if rules is None or self._curtained:
            return None
        if seat is None:
            return GameView(self._public, None, NO_PROMPTS)
        prompts = Raw(encode(rules.prompts(self._state, seat))) if seat in self._actors else NO_PROMPTS
        return GameView(self._public, Raw(encode(rules.private(self._state, seat))), prompts)

    def _news(self, seat: Seat | None) -> Raw | None:
        rules = self._rules
        if rules is None:
            return None
        items = []
        for step in self._happened:
            at, event = step.at, step.event
            news = rules.news(step.state, event, seat)
            if news is event:  # everybody may know it as it is
                told = self._told.get(id(event))
                if told is None:
                    told = self._told[id(event)] = b"[%d,%b]" % (at, encode(event))
                items.append(told)
            elif news is not None:
                items.append(b"[%d,%b]" % (at, encode(news)))
        return Raw(b"[%b]" % b",".join(items)) if items else None
