"""The tables in play, by their codes. A table is restored from its log when somebody asks for it."""

import asyncio
from collections import deque
from secrets import choice

from ninefold.engine import Fact
from ninefold.games import SHELF
from ninefold.server.events import Opened
from ninefold.server.live_table import Invite, LiveTable
from ninefold.server.log import write
from ninefold.server.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.ports import EventStore

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

    async def open(self, game: str, token: str, peer: str) -> LiveTable:
        """A new table. Who asks again, even while it is being opened, gets the same one."""
        opening = self._openers.get(token)
        if opening is None:
            self._check(game, peer)
            opening = asyncio.get_running_loop().create_task(self._write_new(game, token))
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

    async def _write_new(self, game: str, keeper: str) -> str:
        while True:
            code = "".join(choice(LETTERS) for _ in range(4))
            if code not in self._live and not await self._store.load(code):
                break
        await self._store.append(code, [write(1, "", Fact(0, Opened(code, game, keeper)))])
        return code

    async def find(self, code: str) -> LiveTable | None:
        """The table in play, or restored from its log; one restore serves all who ask meanwhile."""
        if (known := self._live.get(code)) is not None:
            return await asyncio.shield(known)
        future: asyncio.Future[LiveTable | None] = asyncio.get_running_loop().create_future()
        self._live[code] = future
        try:
            rows = await self._store.load(code)
            table = LiveTable(rows, self._store, self._invite, self._own) if rows else None
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

    def _put_away_later(self, code: str, table: LiveTable) -> None:
        asyncio.get_running_loop().call_later(IDLE, self._put_away, code, table)

    def _put_away(self, code: str, table: LiveTable) -> None:
        if table.empty:
            table.close()
            del self._live[code]
        else:
            self._put_away_later(code, table)

    def close(self) -> None:
        for future in self._live.values():
            if future.done() and (table := future.result()) is not None:
                table.close()
