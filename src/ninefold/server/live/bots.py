"""The bots at one table. Each chair that a bot plays has a mind, which hears only the news of its seat."""

import hmac
import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ninefold.engine import AnyGame, Fast, Seat, Step, fold, reopen, view
from ninefold.games import MINDS, SHELF
from ninefold.minds import Bot, Deed, Level, wish_of
from ninefold.minds.characters import moment_of
from ninefold.server.live.clock import NEVER, ServerTime
from ninefold.server.live.outbox import Outbox
from ninefold.server.store.port import Row, StoreFailed
from ninefold.server.table.records import game_facts
from ninefold.server.table.state import Playing, Table, TableHolder

log = logging.getLogger(__name__)

RETRY_S = 1.0  # until the log is read again after a failure


@dataclass(slots=True)
class SeatedBot:
    """One bot and its mind."""

    seat: Seat
    level: Level
    bot: Bot[Any]
    mind: Any
    noise: Fast
    stuck: bool = False  # its last wish was refused or it failed: it waits for the next event

    def play_as(self, game: str, level: Level) -> None:
        """It keeps what it remembers: to hear the whole game again at another level would take long."""
        if level != self.level:
            self.level, self.bot, self.stuck = level, MINDS[game][level], False

    def hear(self, rules: AnyGame, happened: Iterable[Step[Any, Any]]) -> None:
        for step in happened:
            news = rules.news(step.state, step.event, self.seat)
            if news is not None:
                seen = view(rules, step.state, self.seat)
                self.mind = self.bot.hear(self.mind, step.at, news, seen, self.noise)
                self.stuck = False


@dataclass(slots=True)
class WakingBots:
    """Bots that step in during a game: they wait for the log, then hear it step by step."""

    game_id: str = ""
    players: Sequence[SeatedBot] = ()
    steps: Iterator[Step[Any, Any]] | None = None  # None: the log is not loaded yet
    number: int = 0  # of the last event when the log was asked for; later events come as news
    retry_at: float = NEVER


class Bots:
    def __init__(self, holder: TableHolder, time: ServerTime, out: Outbox) -> None:
        self._holder, self._time, self._out = holder, time, out
        self.players: dict[Seat, SeatedBot] = {}
        self._game_id = ""
        self.waking: WakingBots | None = None
        self._damaged = False  # the log cannot be read
        self._meanwhile: list[Step[Any, Any]] = []  # steps committed while bots wake up
        self._thought = False  # `_deed` is up to date
        self._deed: Deed | None = None

    @property
    def _table(self) -> Table:
        return self._holder.table

    def hear(self, happened: Sequence[Step[Any, Any]]) -> None:
        """`happened`: the steps of the game that were just committed."""
        self._thought = False
        if self.waking is not None:
            self._meanwhile += happened
        for player in self.players.values():
            self._tell(player, happened)

    def _tell(self, player: SeatedBot, happened: Sequence[Step[Any, Any]]) -> None:
        try:
            player.hear(self._table.rules, happened)
        except Exception as error:
            self._give_up(player, error)

    def _give_up(self, player: SeatedBot, error: Exception) -> None:
        """A bot that fails waits for the next event. The table goes on."""
        player.stuck = True
        log.error(
            "the bot in seat %d of table %s failed: %r",
            player.seat,
            self._table.code,
            error,
            extra={"table": self._table.code, "seat": player.seat},
        )

    def take_seats(self, happened: Sequence[Step[Any, Any]], since: int) -> None:
        """Chairs may have changed hands. A bot that steps in must first hear the game so far."""
        self._thought, table = False, self._table
        if not isinstance(table.phase, Playing) or table.phase.game_id != self._game_id:
            self.players.clear()
        if not isinstance(table.phase, Playing):
            return
        self._game_id = table.phase.game_id
        self.hear(happened)
        for seat, chair in enumerate(table.chairs):
            if not chair.by_bot:
                self.players.pop(seat, None)
        waking = () if self.waking is None or not self._plays(self.waking.game_id) else self.waking.players
        for player in (*self.players.values(), *waking):
            player.play_as(table.game, table.chairs[player.seat].level)
        if missing := self._missing():
            if since < table.phase.begun:  # the game has just begun: `happened` is all there is to hear
                for player in self._born(missing, table.phase):
                    self._tell(player, happened)
                    self.players[player.seat] = player
            else:
                self._wake_up(None)

    def come_back(self, steps: Sequence[Step[Any, Any]]) -> None:
        """The table was restored; `steps` are the game so far."""
        if isinstance(self._table.phase, Playing):
            self._game_id = self._table.phase.game_id
            if self._missing():
                self._wake_up(steps)

    @property
    def next_deed(self) -> Deed | None:
        """What the quickest bot will do if nothing happens before."""
        if not self._thought:
            self._thought, self._deed = True, self._think()
        return self._deed

    def refused(self, seat: Seat) -> None:
        self.players[seat].stuck, self._thought = True, False

    def _think(self) -> Deed | None:
        table = self._table
        if not self.players or not isinstance(table.phase, Playing):
            return None
        state, deeds = table.phase.state, []
        for seat in table.rules.actors(state):
            player = self.players.get(seat)
            if player is None or player.stuck:
                continue
            try:
                deed = wish_of(table.rules, state, seat, player.bot, player.mind, table.at)
            except Exception as error:
                self._give_up(player, error)
            else:
                if deed is not None:
                    deeds.append(self._at_its_pace(deed, state))
        return min(deeds, key=lambda deed: deed.at, default=None)

    def _at_its_pace(self, deed: Deed, state: Any) -> Deed:
        table = self._table
        character, verb = table.chairs[deed.seat].character, type(deed.action).__name__
        prompts = [prompt for prompt in table.rules.prompts(state, deed.seat) if prompt.verb == verb]
        return deed._replace(at=moment_of(character, table.at, deed.at, prompts))

    def _missing(self) -> list[Seat]:
        return [s for s, chair in enumerate(self._table.chairs) if chair.by_bot and s not in self.players]

    def _born(self, seats: Iterable[Seat], playing: Playing) -> list[SeatedBot]:
        """A mind's noise comes from the game's key, so that a restored table has the same bots."""
        table, players = self._table, []
        for seat in seats:
            level = table.chairs[seat].level
            bot = MINDS[table.game][level]
            noise = hmac.digest(playing.key, b"mind/%d" % seat, "sha256")
            players.append(SeatedBot(seat, level, bot, bot.born(seat), Fast(int.from_bytes(noise))))
        return players

    # A bot that steps in hears the whole game so far, and remembers as much as its level allows. This takes
    # long, so it is done step by step: the log is loaded first, then each call of `work` hears one step.

    @property
    def due(self) -> float:
        """When to ask for the log again."""
        return NEVER if self.waking is None else self.waking.retry_at

    def tick(self) -> None:
        if self.due <= self._time.now:
            self._ask_for_log()

    def _ask_for_log(self) -> None:
        self.waking, self._meanwhile = WakingBots(number=self._table.number), []
        self._out.read = True

    def loaded(self, rows: Sequence[Row]) -> None:
        """`rows`: the log that was asked for."""
        playing = self._table.phase
        if self.waking is None or not isinstance(playing, Playing):
            return self._end_waking()
        rules, facts = SHELF[playing.header.game], game_facts(rows[: self.waking.number], playing.begun)
        self._begin_waking(playing, fold(rules, reopen(rules, playing.header, self._table.known_sets), facts))

    def not_loaded(self, error: Exception) -> None:
        log.error(
            "table %s: its bots cannot read the log: %s",
            self._table.code,
            error,
            extra={"table": self._table.code},
        )
        if isinstance(error, StoreFailed):
            self.waking = WakingBots(retry_at=self._time.now + RETRY_S)
        else:  # retrying does not help with a damaged log
            self._damaged = True
            self._end_waking()

    @property
    def working(self) -> bool:
        return self.waking is not None and self.waking.steps is not None

    def work(self) -> None:
        """Let the waking bots hear one more step."""
        waking = self.waking
        assert waking is not None and waking.steps is not None
        if not self._plays(waking.game_id):
            return self._end_waking()
        step = next(waking.steps, None)
        if step is not None:
            for player in waking.players:
                self._tell(player, [step])
        elif self._meanwhile:
            self._meanwhile, waking.steps = [], iter(self._meanwhile)
        else:
            chairs = self._table.chairs
            awake = [player for player in waking.players if chairs[player.seat].by_bot]
            self.players |= {player.seat: player for player in awake}
            self._end_waking()

    def _wake_up(self, steps: Sequence[Step[Any, Any]] | None) -> None:
        if self.waking is not None:
            return
        playing = self._table.phase
        if steps is None or not isinstance(playing, Playing):
            self._ask_for_log()
        else:
            self._meanwhile = []
            self._begin_waking(playing, iter(steps))

    def _begin_waking(self, playing: Playing, steps: Iterator[Step[Any, Any]]) -> None:
        self.waking = WakingBots(playing.game_id, self._born(self._missing(), playing), steps)

    def _end_waking(self) -> None:
        """Another bot may have stepped in meanwhile: then start again for that one."""
        self.waking, self._thought = None, False
        if self._missing() and isinstance(self._table.phase, Playing) and not self._damaged:
            self._wake_up(None)

    def _plays(self, game_id: str) -> bool:
        return isinstance(self._table.phase, Playing) and self._table.phase.game_id == game_id
