"""What is done with tables from outside: one is closed for good, deleted, or has been left for too long."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from ninefold.engine import Fact, WrongVersion
from ninefold.server.events import Closed, GameEnded, TableEvent
from ninefold.server.log import is_closed, restore_in_slices, write
from ninefold.server.ports import Conflict, Damaged, Entry, EventStore, Row, StoreFailed, WallClock
from ninefold.server.table import Playing
from ninefold.server.tables import Tables

log = logging.getLogger(__name__)

DAY = 86_400_000  # ms
InPlay = Callable[[str], Awaitable[bool]]

EVERY = 3600.0  # seconds: so often it is looked what has become too old


class Caretaker:
    """`tables`: those of a server that runs; None: there is none, and nobody is to be told. `in_play`: at any
    node, if there are several."""

    def __init__(
        self, store: EventStore, clock: WallClock, tables: Tables | None = None, in_play: InPlay | None = None
    ) -> None:
        self._store, self._clock, self._tables = store, clock, tables
        self._in_play = in_play or self._is_here

    async def obey(self, wish: str) -> str:
        """`close CODE` or `delete CODE`, as `ninefold tables` says it; the answer is a sentence."""
        what, _, code = wish.partition(" ")
        try:
            match what:
                case "close":
                    return await self.close(code)
                case "delete":
                    return await self.delete(code)
        except (StoreFailed, Conflict, Damaged) as error:
            return str(error)
        return f"There is no {what!r} here."

    async def close(self, code: str) -> str:
        """For good: a game in play is abandoned, its seed told; nobody can enter, replays can be seen."""
        await self._take_down(code)
        try:
            rows = await self._store.load(code)
            if not rows:
                return f"There is no table {code}."
            if is_closed(rows):
                return f"Table {code} was closed already."
            playing = await _is_playing(rows)
            events: list[TableEvent] = [GameEnded(None, ())] if playing else []
            facts = [Fact(rows[-1].at, event) for event in (*events, Closed())]
            after = [write(number, "", fact) for number, fact in enumerate(facts, len(rows) + 1)]
            await self._store.append(code, after)
        finally:
            self._let_go(code)
        log.info("table %s: closed", code, extra={"table": code})
        return f"Table {code} is closed" + ("; its game was abandoned." if playing else ".")

    async def delete(self, code: str) -> str:
        await self._take_down(code)
        try:
            found = await self._store.delete(code)
        finally:
            self._let_go(code)
        if not found:
            return f"There is no table {code}."
        log.info("table %s: deleted", code, extra={"table": code})
        return f"Table {code} is deleted."

    async def keep_only(self, days: int) -> None:
        """Every hour, delete what nobody has touched for so long."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.delete_older(days)
            except StoreFailed as error:
                log.error("%s", error)

    async def delete_older(self, days: int) -> None:
        since = self._clock() - days * DAY
        for entry in await self._store.tables():
            if entry.written >= since or await self._last_touched(entry) >= since:
                continue
            if not await self._in_play(entry.table):  # last: somebody may come while its log is read
                await self.delete(entry.table)

    async def _last_touched(self, entry: Entry) -> int:
        """As its last event says: what is noted apart from the events is in no chain."""
        try:
            history = await self._store.history(entry.table)
        except Damaged as error:
            history = error.before
        return history[-1].written if history else entry.written

    async def _is_here(self, code: str) -> bool:
        return self._tables is not None and code in self._tables

    async def _take_down(self, code: str) -> None:
        if self._tables is not None:
            await self._tables.take_down(code)

    def _let_go(self, code: str) -> None:
        if self._tables is not None:
            self._tables.let_go(code)


async def _is_playing(rows: Sequence[Row]) -> bool:
    try:
        return isinstance((await restore_in_slices(rows)).table.phase, Playing)
    except WrongVersion:
        return False  # nobody can tell, and nobody can play it here
