"""The bots at one table: a mind for every chair that a bot plays, folded from that seat's own news."""

import asyncio
import hmac
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ninefold.engine import AnyGame, Fast, Seat, Step, fold, reopen, view
from ninefold.games import MINDS
from ninefold.minds import Bot, Deed, Level, wish_of
from ninefold.server.log import game_facts
from ninefold.server.ports import EventStore, StoreFailed
from ninefold.server.table import Playing, Table

log = logging.getLogger(__name__)

RETRY = 1.0  # seconds until the log is read again after it could not be


@dataclass(slots=True)
class Player:
    """One bot at work."""

    seat: Seat
    level: Level
    bot: Bot[Any]
    mind: Any
    noise: Fast
    stuck: bool = False  # its last wish was refused: it thinks again when something has happened

    def hear(self, rules: AnyGame, happened: Iterable[Step[Any, Any]]) -> None:
        for step in happened:
            news = rules.news(step.state, step.event, self.seat)
            if news is not None:
                seen = view(rules, step.state, self.seat)
                self.mind = self.bot.hear(self.mind, step.at, news, seen, self.noise)
                self.stuck = False


class Bots:
    def __init__(self, store: EventStore, woken: Callable[[], None]) -> None:
        self._store, self._woken = store, woken
        self._players: dict[Seat, Player] = {}
        self._game_id = ""
        self._waking: asyncio.Task[None] | None = None
        self._table = Table()

    def hear(self, table: Table, happened: Sequence[Step[Any, Any]]) -> None:
        """What was just committed: events of the game alone."""
        self._table = table
        for player in self._players.values():
            player.hear(table.rules, happened)

    def take_seats(self, table: Table, happened: Sequence[Step[Any, Any]], since: int) -> None:
        """Who plays may have changed. A bot that steps in has heard all that was said before, too."""
        self._table = table
        if not isinstance(table.phase, Playing) or table.phase.game_id != self._game_id:
            self._players.clear()
        if not isinstance(table.phase, Playing):
            return
        self._game_id = table.phase.game_id
        for player in self._players.values():
            player.hear(table.rules, happened)
        for seat, chair in enumerate(table.chairs):
            known = self._players.get(seat)
            if not chair.by_bot or (known is not None and known.level != chair.level):
                self._players.pop(seat, None)
        missing = self._missing()
        if missing and since < table.phase.begun:
            for seat in missing:
                self._players[seat] = player = _born(table, table.phase, seat)
                player.hear(table.rules, happened)
        elif missing and self._waking is None:
            self._waking = asyncio.get_running_loop().create_task(self._wake())

    def next_deed(self, table: Table, state: Any) -> Deed | None:
        """What the quickest of them will do, if nothing happens before."""
        if not self._players:
            return None
        deeds = [
            deed
            for seat in table.rules.actors(state)
            if (player := self._players.get(seat)) is not None
            and not player.stuck
            and (deed := wish_of(table.rules, state, seat, player.bot, player.mind, table.at)) is not None
        ]
        return min(deeds, key=lambda deed: deed.at, default=None)

    def refused(self, seat: Seat) -> None:
        self._players[seat].stuck = True

    def close(self) -> None:
        if self._waking is not None:
            self._waking.cancel()

    def _missing(self) -> list[Seat]:
        return [s for s, chair in enumerate(self._table.chairs) if chair.by_bot and s not in self._players]

    async def _wake(self) -> None:
        """A bot steps in: it remembers of the whole game what its level lets it."""
        try:
            while (missing := self._missing()) and isinstance(self._table.phase, Playing):
                try:
                    rows = await self._store.load(self._table.code)
                except StoreFailed as error:
                    log.error("the bots of table %s: %s", self._table.code, error)
                    await asyncio.sleep(RETRY)
                    continue
                playing = self._table.phase
                if len(rows) != self._table.number or not isinstance(playing, Playing):
                    continue  # the game went on meanwhile
                rules = self._table.rules
                facts = game_facts(rows, playing.begun)
                start = reopen(rules, playing.header)
                happened = list(fold(rules, start, facts))
                for seat in missing:
                    self._players[seat] = player = _born(self._table, playing, seat)
                    player.hear(rules, happened)
        finally:
            self._waking = None
        self._woken()


def _born(table: Table, playing: Playing, seat: Seat) -> Player:
    """Its noise is the game's own, so that a restored table has the same bots."""
    level = table.chairs[seat].level
    bot = MINDS[table.game][level]
    noise = hmac.digest(playing.key, b"mind/%d" % seat, "sha256")
    return Player(seat, level, bot, bot.born(seat), Fast(int.from_bytes(noise)))
