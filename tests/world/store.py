"""A simulated disk, and the store of one process on it: the contract of SQLite and PostgreSQL.

What is queued is committed together, in order, after a while: for each table all rows or none. A process that
is killed loses what was not committed; what was committed and not told is there.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import NamedTuple

from ninefold.server.store.chain import START, link
from ninefold.server.store.port import Conflict, Row, Stored, StoreFailed, TableSummary
from ninefold.server.store.wall_clock import WallClock
from tests.world.process import OUTSIDE

BUSY_S = 0.5  # that a store waits for a file which another program holds


class Disk:
    """What stays when processes are killed. `committed` is called for each table of a commit."""

    def __init__(self, committed: Callable[[str, Sequence[Row]], None] = lambda table, rows: None) -> None:
        self.committed = committed
        self.logs: dict[str, list[Stored]] = {}
        self.files: dict[str, dict[str, bytes]] = {}
        self.locked = False  # for deleting old tables

    def write(self, table: str, rows: Sequence[Row], written: int) -> None:
        log = self.logs.get(table, [])
        if [row.number for row in rows] != list(range(len(log) + 1, len(log) + len(rows) + 1)):
            raise Conflict(f"Table {table} goes on at {len(log) + 1}, not {rows[0].number}.")
        log = self.logs.setdefault(table, log)
        for row in rows:
            log.append(Stored(row, written, link(log[-1].chain if log else START, table, row, written)))
        self.committed(table, rows)


class _Append(NamedTuple):
    table: str
    rows: list[Row]
    written: int
    done: "asyncio.Future[None]"


class SimStore:
    def __init__(self, disk: Disk, chance: Random, clock: WallClock = lambda: 0) -> None:
        self._disk, self._chance, self._clock = disk, chance, clock
        self._loop = asyncio.get_running_loop()
        self._queue: list[_Append] = []
        self._timer: asyncio.TimerHandle | None = None  # of the commit under way
        self.slow_until = self.fails_until = self.unknown_until = self.locked_until = 0.0
        self.dead = self._closed = False

    def append(self, table: str, rows: Sequence[Row]) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = self._loop.create_future()
        if self._closed:
            done.set_exception(StoreFailed("The log is closed."))
            return done
        self._queue.append(_Append(table, list(rows), self._clock(), done))
        if self._timer is None:
            takes = self._chance.uniform(0.0, 2.0 if self._slow else 0.004) + 1e-6
            takes += BUSY_S if self._loop.time() < self.locked_until else 0.0
            self._timer = self._loop.call_later(takes, self._commit, context=OUTSIDE)
        return done

    @property
    def _slow(self) -> bool:
        return self._loop.time() < self.slow_until

    def _commit(self) -> None:
        """All that waits, in one commit: it fails for all, but a conflict is of one table alone."""
        self._timer, queue, self._queue = None, self._queue, []
        if self.dead:
            return
        now = self._loop.time()
        for one in queue:
            failed = self._write(one, now)
            if one.done.cancelled():
                continue
            if failed is not None:
                one.done.set_exception(failed)
            else:
                self._loop.call_later(self._chance.uniform(0.0, 0.002), self._tell, one.done)

    def _write(self, one: _Append, now: float) -> Exception | None:
        if now < self.fails_until:
            return StoreFailed("The disk is full.")
        if now < self.locked_until:
            return StoreFailed("Another program holds the file.")
        try:
            self._disk.write(one.table, one.rows, one.written)
        except Conflict as conflict:
            return conflict
        lost = now < self.unknown_until
        return Conflict(f"Table {one.table}: the answer to a commit was lost.") if lost else None

    def _tell(self, done: "asyncio.Future[None]") -> None:
        if not self.dead and not done.cancelled():
            done.set_result(None)

    def crash(self) -> None:
        """The commit under way is whole on the disk, or not there at all; nobody is told either way."""
        if self._timer is not None:
            self._timer.cancel()
            if self._chance.random() < 0.5:
                for one in self._queue:
                    self._write(one, self._loop.time())
        self.dead, self._queue = True, []

    async def load(self, table: str) -> list[Row]:
        return [stored.row for stored in await self.history(table)]

    async def history(self, table: str) -> list[Stored]:
        await self._read()
        return [*self._disk.logs.get(table, ())]

    async def _read(self) -> None:
        await self._wait(self._chance.uniform(0.0, 1.0 if self._slow else 0.01))

    async def _wait(self, takes: float) -> None:
        await asyncio.sleep(takes)
        if self.dead:
            await self._loop.create_future()
        if self._loop.time() < self.fails_until:
            raise StoreFailed("The disk cannot be read.")

    async def tables(self) -> list[TableSummary]:
        await self._read()
        found = [
            TableSummary(table, len(log), log[0].written, log[-1].written)
            for table, log in self._disk.logs.items()
        ]
        return sorted(found, key=lambda one: one.written)

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        await self._wait(0.5 if self._slow else 0.005)  # it is asked again and again, so not by chance
        return {table: len(self._disk.logs[table]) for table in tables if table in self._disk.logs}

    async def own_events(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        await self._read()
        logs = {table: self._disk.logs.get(table, ()) for table in tables}
        return {table: [one.row for one in log if not one.row.scope] for table, log in logs.items()}

    async def file(self, table: str, name: str) -> bytes | None:
        await self._read()
        return self._disk.files.get(table, {}).get(name)

    async def file_sizes(self, table: str) -> dict[str, int]:
        await self._read()
        return {name: len(body) for name, body in self._disk.files.get(table, {}).items()}

    async def put_file(self, table: str, name: str, body: bytes) -> None:
        await self._all_committed()
        if table in self._disk.logs:
            self._disk.files.setdefault(table, {}).setdefault(name, body)

    async def delete(self, table: str) -> bool:
        await self._all_committed()
        self._disk.files.pop(table, None)
        return self._disk.logs.pop(table, None) is not None

    async def _all_committed(self) -> None:
        if self._closed:
            raise StoreFailed("The log is closed.")
        await self._queued()
        await self._read()

    async def _queued(self) -> None:
        if waiting := [one.done for one in self._queue]:
            await asyncio.wait(waiting)

    @asynccontextmanager
    async def housekeeping(self) -> AsyncIterator[bool]:
        mine = not self._disk.locked
        self._disk.locked = True
        try:
            yield mine
        finally:
            self._disk.locked = self._disk.locked and not mine

    async def close(self) -> None:
        """What is queued is committed and told."""
        self._closed = True
        await self._queued()
