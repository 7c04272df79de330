"""What an operator does with tables: close one for good, delete one, delete those that are too old."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from ninefold.engine import Fact, WrongVersion
from ninefold.server.hosting.announcements import Announcements
from ninefold.server.hosting.registry import TableRegistry
from ninefold.server.hosting.restoring import restore_in_slices
from ninefold.server.hosting.retention import DAY_MS, Retention
from ninefold.server.net.time_slices import TimeSlicer
from ninefold.server.store.port import Conflict, Damaged, EventStore, Row, StoreFailed, TableSummary
from ninefold.server.store.wall_clock import WallClock
from ninefold.server.table.events import Closed, GameEnded, TableEvent
from ninefold.server.table.records import is_closed, write
from ninefold.server.table.state import Playing

log = logging.getLogger(__name__)

IsInPlay = Callable[[str], Awaitable[bool]]

CHECK_EVERY_S = 3600.0  # for tables that are too old


class Maintenance:
    """`tables`: those of the running server; None: no server runs. `in_play`: whether a node has a table."""

    def __init__(
        self,
        store: EventStore,
        clock: WallClock,
        tables: TableRegistry | None = None,
        in_play: IsInPlay | None = None,
        announcements: Announcements | None = None,
    ) -> None:
        self._store, self._clock, self._tables = store, clock, tables
        self._announcements = announcements
        self._spared: set[tuple[str, int]] = set()  # old tables that stay: their logs are read once
        self._in_play = in_play or self._is_here
        self._slicer = TimeSlicer() if tables is None else tables.slicer

    async def run_command(self, command: str) -> str:
        """`close CODE`, `delete CODE` or `announce SECONDS TEXT`, as the command line sends it. The answer is
        a sentence."""
        what, _, code = command.partition(" ")
        try:
            match what:
                case "close":
                    return await self.close(code)
                case "delete":
                    return await self.delete(code)
                case "announce" if self._announcements is not None:
                    seconds, _, text = code.partition(" ")
                    return self._announcements.set(text, float(seconds))
        except (StoreFailed, Conflict, Damaged) as error:
            return str(error)
        return f"The server does not know the command {what!r}."

    async def close(self, code: str) -> str:
        """For good: its game is abandoned, its seed is shown, nobody can enter; replays stay."""
        await self._take_down(code)
        try:
            rows = await self._store.load(code)
            if not rows:
                return f"There is no table {code}."
            if is_closed(rows):
                return f"Table {code} was closed already."
            playing = await _is_playing(rows, self._slicer)
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

    async def delete_old_tables(self, retention: Retention) -> None:
        """Now and every hour, delete tables that nobody touched for too long."""
        while True:
            try:
                async with self._store.housekeeping() as ours:
                    if ours:
                        await self.delete_older(retention)
            except StoreFailed as error:
                log.error("%s", error)
            await asyncio.sleep(CHECK_EVERY_S)

    async def delete_older(self, retention: Retention) -> None:
        if retention.days is None:
            return
        since = self._clock() - retention.days * DAY_MS
        for entry in await self._store.tables():
            if entry.written >= since or (entry.table, entry.opened) in self._spared:
                continue
            if not await self._is_over(entry, retention):
                continue
            if not await self._in_play(entry.table):  # checked last: somebody may enter while its log is read
                await self.delete(entry.table)

    async def _is_over(self, entry: TableSummary, retention: Retention) -> bool:
        """By its own events, which the hash chain protects; the summary is not protected."""
        try:
            history = await self._store.history(entry.table)
        except Damaged as error:
            history = error.before
        if not history:
            return not retention.spare
        until = retention.until(history[0].row, history[-1].written)
        if until is None:
            self._spared.add((entry.table, entry.opened))
        return until is not None and until < self._clock()

    async def _is_here(self, code: str) -> bool:
        return self._tables is not None and code in self._tables

    async def _take_down(self, code: str) -> None:
        if self._tables is not None:
            await self._tables.take_down(code)

    def _let_go(self, code: str) -> None:
        if self._tables is not None:
            self._tables.let_go(code)


async def _is_playing(rows: Sequence[Row], slicer: TimeSlicer) -> bool:
    try:
        return isinstance((await restore_in_slices(rows, slicer)).table.phase, Playing)
    except WrongVersion:
        return False  # this build cannot play it, so it is not in play
