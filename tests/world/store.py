"""A simulated disk, and the store of one process on it: the contract of SQLite and PostgreSQL.

Appends are committed in order, after a while, all rows or none. A process that is killed loses what was not
committed; what was committed and not told is there.
"""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from ninefold.server.store.port import Conflict, Row, StoreFailed
from tests.world.trace import Trace

if TYPE_CHECKING:
    from tests.world.halls import HallWatch
    from tests.world.watch import Watch


class Disk:
    def __init__(self, trace: Trace, watch: "Watch | HallWatch") -> None:
        self.trace, self.watch = trace, watch
        self.logs: dict[str, list[Row]] = {}


class SimStore:
    def __init__(self, disk: Disk, chance: Random) -> None:
        self._disk, self._chance = disk, chance
        self._loop = asyncio.get_running_loop()
        self._free_at = 0.0  # when the last append is committed
        self.slow_until = self.fails_until = self.unknown_until = 0.0
        self.dead = False

    def append(self, table: str, rows: Sequence[Row]) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = self._loop.create_future()
        now = self._loop.time()
        slow = now < self.slow_until
        takes = self._chance.uniform(0.0, 2.0 if slow else 0.004)
        self._free_at = max(self._free_at, now) + takes + 1e-6
        self._loop.call_at(self._free_at, self._commit, table, list(rows), done)
        return done

    def _commit(self, table: str, rows: list[Row], done: "asyncio.Future[None]") -> None:
        if self.dead or done.cancelled():
            return
        if self._loop.time() < self.fails_until:
            done.set_exception(StoreFailed("The disk is full."))
            return
        log = self._disk.logs.setdefault(table, [])
        if rows[0].number != len(log) + 1:
            done.set_exception(Conflict(f"Table {table} goes on at {len(log) + 1}, not {rows[0].number}."))
            return
        log += rows
        for row in rows:
            self._disk.trace.note(f"{table} {row.number}", row.body)
        self._disk.watch.committed(table, rows)
        if self._loop.time() < self.unknown_until:
            done.set_exception(Conflict(f"Table {table}: the answer to a commit was lost."))
        else:
            self._loop.call_later(self._chance.uniform(0.0, 0.002), self._tell, done)

    def _tell(self, done: "asyncio.Future[None]") -> None:
        if not self.dead and not done.cancelled():
            done.set_result(None)

    async def load(self, table: str) -> list[Row]:
        await asyncio.sleep(self._chance.uniform(0.0, 0.01))
        if self.dead:
            await self._loop.create_future()
        if self._loop.time() < self.fails_until:
            raise StoreFailed("The disk cannot be read.")
        return [*self._disk.logs.get(table, ())]

    async def close(self) -> None: ...
