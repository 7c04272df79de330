"""The tables in play, by their codes. A table is restored from its log when somebody asks for it."""

import asyncio
import logging
from collections import deque
from secrets import choice

from ninefold.engine import Fact
from ninefold.games import SHELF
from ninefold.server.events import Opened
from ninefold.server.live_table import Invite, LiveTable
from ninefold.server.log import Restored, is_closed, restore, write
from ninefold.server.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.ports import EventStore
from ninefold.server.table import evolve, leave_behind

log = logging.getLogger(__name__)

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # without vowels no code is a word, without Y none looks like V
TABLES_PER_HOUR = 300  # from one address
MOST_OPENERS = 10_000
IDLE = 120.0  # seconds without a connection until a table is put away; its log stays


class CannotOpen(Exception):
    """The message is the word for why not."""


class Tables:
    def __init__(self, store: EventStore, invite: Invite, own: OwnPictures = NO_PICTURES) -> None:
        self._store, self._invite, self._own = store, invite, own
        self._live: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._opened: dict[str, deque[float]] = {}  # by address, when
        self._openers: dict[str, asyncio.Task[str]] = {}  # by the seal of its token, what a client opened

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, code: str) -> bool:
        return code in self._live

    @property
    def in_play(self) -> list[LiveTable]:
        done = [future.result() for future in self._live.values() if future.done()]
        return [table for table in done if table is not None]

    async def open(self, game: str, token: str, peer: str) -> LiveTable:
        """A new table. Who asks again, even while it is being opened, gets the same one."""
        opening = self._openers.get(token)
        if opening is None:
            self._check(game, peer)
            opening = asyncio.get_running_loop().create_task(self._write_new(game))
            self._openers[token] = opening
            if len(self._openers) > MOST_OPENERS:
                del self._openers[next(iter(self._openers))]
        try:
            table = await self.find(await asyncio.shield(opening))
        except Exception:
            self._openers.pop(token, None)
            raise
        assert table is not None, "what was opened is in the log"
        return table

    def _check(self, game: str, peer: str) -> None:
        if game not in SHELF:
            raise CannotOpen("no-such-game")
        now, opened = asyncio.get_running_loop().time(), self._opened.setdefault(peer, deque())
        while opened and opened[0] < now - 3600:
            opened.popleft()
        if len(opened) >= TABLES_PER_HOUR:
            raise CannotOpen("too-many-tables")
        opened.append(now)

    async def _write_new(self, game: str) -> str:
        while True:
            code = "".join(choice(LETTERS) for _ in range(4))
            if code not in self._live and not await self._store.load(code):
                break
        await self._store.append(code, [write(1, "", Fact(0, Opened(code, game)))])
        return code

    async def find(self, code: str) -> LiveTable | None:
        """The table in play, or restored from its log; one restore serves all who ask meanwhile."""
        if (known := self._live.get(code)) is not None:
            return await asyncio.shield(known)
        future: asyncio.Future[LiveTable | None] = asyncio.get_running_loop().create_future()
        self._live[code] = future
        try:
            rows = await self._store.load(code)
            there = rows and not is_closed(rows)
            restored = await self._up_to_date(restore(rows)) if there else None
            table = restored and LiveTable(restored, self._store, self._invite, self._own)
        except BaseException as error:
            del self._live[code]
            future.set_exception(error)
            future.exception()  # whoever else asked gets it too; nobody having asked is no fault
            raise
        future.set_result(table)
        if table is None:
            del self._live[code]
        else:
            self._put_away_later(code, table)
        return table

    async def _up_to_date(self, restored: Restored) -> Restored:
        """Without the game that it may be in, if that is by rules that this build does not have."""
        table = restored.table
        events = leave_behind(table)
        if not events:
            return restored
        log.warning("table %s: its game is by other rules of %s than this build's", table.code, table.game)
        facts = [Fact(table.at, event) for event in events]
        rows = [write(number, "", fact) for number, fact in enumerate(facts, table.number + 1)]
        await self._store.append(table.code, rows)
        for event in events:
            table = evolve(table, event, table.at)
        return restored._replace(table=table, steps=[])

    def _put_away_later(self, code: str, table: LiveTable) -> None:
        asyncio.get_running_loop().call_later(IDLE, self._put_away, code, table)

    def _put_away(self, code: str, table: LiveTable) -> None:
        if not any(table is one for one in self.in_play):
            return  # it was taken down
        if table.empty:
            table.close()
            del self._live[code]
        else:
            self._put_away_later(code, table)

    async def take_down(self, code: str) -> None:
        """Say goodbye to all who are there. Until it is let go, the code leads nowhere."""
        nowhere: asyncio.Future[LiveTable | None] = asyncio.get_running_loop().create_future()
        nowhere.set_result(None)
        before, self._live[code] = self._live.get(code), nowhere
        self._openers = {
            token: opening for token, opening in self._openers.items() if not _led_to(opening, code)
        }
        if before is not None and (table := await asyncio.shield(before)) is not None:
            table.dismiss_all("closed")
            while not table.empty:  # what is being stored was told to be
                await asyncio.sleep(0.01)

    def let_go(self, code: str) -> None:
        self._live.pop(code, None)

    def say_goodbye(self) -> None:
        """The server is about to close; whoever comes back in a moment goes on."""
        for table in self.in_play:
            table.dismiss_all("closing")

    def close(self) -> None:
        for table in self.in_play:
            table.close()


def _led_to(opening: "asyncio.Task[str]", code: str) -> bool:
    return opening.done() and not opening.cancelled() and not opening.exception() and opening.result() == code
