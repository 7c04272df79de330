"""The bots at one table: a mind for every chair that a bot plays, folded from that seat's own news."""

import asyncio
import hmac
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ninefold.engine import AnyGame, Fast, Seat, Step, fold, reopen, view
from ninefold.games import MINDS, SHELF
from ninefold.minds import Bot, Deed, Level, wish_of
from ninefold.server.log import game_facts, in_slices
from ninefold.server.ports import Damaged, EventStore, StoreFailed
from ninefold.server.table import Holder, Playing, Table

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
    def __init__(self, holder: Holder, store: EventStore, woken: Callable[[], None]) -> None:
        self._holder, self._store, self._woken = holder, store, woken
        self._players: dict[Seat, Player] = {}
        self._game_id = ""
        self._waking: asyncio.Task[None] | None = None
        self._meanwhile: list[Step[Any, Any]] = []  # what happened since somebody began to wake up
        self._thought = False  # about the table as it is now,
        self._deed: Deed | None = None  # with this result

    @property
    def _table(self) -> Table:
        return self._holder.table

    def hear(self, happened: Sequence[Step[Any, Any]]) -> None:
        """What was just committed: events of the game alone."""
        self._thought = False
        if self._waking is not None:
            self._meanwhile += happened
        for player in self._players.values():
            self._tell(player, happened)

    def _tell(self, player: Player, happened: Sequence[Step[Any, Any]]) -> None:
        try:
            player.hear(self._table.rules, happened)
        except Exception as error:
            self._give_up(player, error)

    def _give_up(self, player: Player, error: Exception) -> None:
        """A bot that fails does nothing until something happens; the table goes on."""
        player.stuck = True
        seat, code = player.seat, self._table.code
        about = {"table": code, "seat": seat}
        log.error("the bot in seat %d of table %s: %r", seat, code, error, extra=about)

    def take_seats(self, happened: Sequence[Step[Any, Any]], since: int) -> None:
        """Who plays may have changed. A bot that steps in has heard all that was said before, too."""
        self._thought, table = False, self._table
        if not isinstance(table.phase, Playing) or table.phase.game_id != self._game_id:
            self._players.clear()
        if not isinstance(table.phase, Playing):
            return
        self._game_id = table.phase.game_id
        self.hear(happened)
        for seat, chair in enumerate(table.chairs):
            known = self._players.get(seat)
            if not chair.by_bot or (known is not None and known.level != chair.level):
                self._players.pop(seat, None)
        if missing := self._missing():
            if since < table.phase.begun:  # the game has just begun: there is little to hear
                for player in self._born(missing, table.phase):
                    self._tell(player, happened)
                    self._players[player.seat] = player
            else:
                self._wake_up(None)

    def come_back(self, steps: Sequence[Step[Any, Any]]) -> None:
        """The table was restored, and this is the game so far."""
        if isinstance(self._table.phase, Playing):
            self._game_id = self._table.phase.game_id
            if self._missing():
                self._wake_up(steps)

    @property
    def next_deed(self) -> Deed | None:
        """What the quickest of them will do, if nothing happens before."""
        if not self._thought:
            self._thought, self._deed = True, self._think()
        return self._deed

    def refused(self, seat: Seat) -> None:
        self._players[seat].stuck, self._thought = True, False

    def close(self) -> None:
        if self._waking is not None:
            self._waking.cancel()

    def _think(self) -> Deed | None:
        table = self._table
        if not self._players or not isinstance(table.phase, Playing):
            return None
        state, deeds = table.phase.state, []
        for seat in table.rules.actors(state):
            player = self._players.get(seat)
            if player is None or player.stuck:
                continue
            try:
                deed = wish_of(table.rules, state, seat, player.bot, player.mind, table.at)
            except Exception as error:
                self._give_up(player, error)
            else:
                if deed is not None:
                    deeds.append(deed)
        return min(deeds, key=lambda deed: deed.at, default=None)

    def _missing(self) -> list[Seat]:
        return [s for s, chair in enumerate(self._table.chairs) if chair.by_bot and s not in self._players]

    def _born(self, seats: Iterable[Seat], playing: Playing) -> list[Player]:
        """A mind's noise is the game's own, so that a restored table has the same bots."""
        table, players = self._table, []
        for seat in seats:
            level = table.chairs[seat].level
            bot = MINDS[table.game][level]
            noise = hmac.digest(playing.key, b"mind/%d" % seat, "sha256")
            players.append(Player(seat, level, bot, bot.born(seat), Fast(int.from_bytes(noise))))
        return players

    def _wake_up(self, steps: Sequence[Step[Any, Any]] | None) -> None:
        if self._waking is None:
            self._waking = asyncio.get_running_loop().create_task(self._wake(steps))

    async def _wake(self, steps: Sequence[Step[Any, Any]] | None) -> None:
        """A bot steps in: it remembers of the whole game what its level lets it."""
        try:
            while (missing := self._missing()) and isinstance(playing := self._table.phase, Playing):
                self._meanwhile, number = [], self._table.number
                try:
                    so_far = steps if steps is not None else await self._read(playing, number)
                except (StoreFailed, Damaged) as error:
                    code = self._table.code
                    log.error("the bots of table %s: %s", code, error, extra={"table": code})
                    if isinstance(error, Damaged):
                        return  # it will not mend by itself
                    await asyncio.sleep(RETRY)
                    continue
                steps = None
                await self._remember(self._born(missing, playing), so_far)
        finally:
            self._waking, self._thought = None, False
        self._woken()

    async def _read(self, playing: Playing, number: int) -> Iterable[Step[Any, Any]]:
        """The game up to this event; what comes after it is heard by itself."""
        rows = await self._store.load(self._table.code)
        rules = SHELF[playing.header.game]
        return fold(rules, reopen(rules, playing.header), game_facts(rows[:number], playing.begun))

    async def _remember(self, players: Sequence[Player], so_far: Iterable[Step[Any, Any]]) -> None:
        """Long games are many thoughts: the other tables go on between them."""
        game_id = self._game_id
        while so_far:
            async for step in in_slices(so_far):
                if not self._plays(game_id):
                    return
                for player in players:
                    self._tell(player, [step])
            so_far, self._meanwhile = self._meanwhile, []
        if self._plays(game_id):
            chairs = self._table.chairs
            awake = [p for p in players if chairs[p.seat].by_bot and chairs[p.seat].level == p.level]
            self._players |= {player.seat: player for player in awake}

    def _plays(self, game_id: str) -> bool:
        return isinstance(self._table.phase, Playing) and self._table.phase.game_id == game_id
