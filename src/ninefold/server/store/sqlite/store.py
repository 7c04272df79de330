"""The event log in one SQLite file. Appends of one iteration of the loop are committed together.

The loop commits them itself as long as that is quick; otherwise a thread does, until it is quick again.
"""

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, closing, nullcontext
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import NamedTuple

from ninefold.server.store.chain import LogEnd
from ninefold.server.store.port import Row, StoreFailed
from ninefold.server.store.sqlite.ledger import Ledger, WriteResult, tell
from ninefold.server.store.sqlite.migrations import migrate
from ninefold.server.store.sqlite.reader import SqliteLog
from ninefold.server.store.wall_clock import WallClock, wall_clock
from ninefold.server.store.writes import Append, Delete, PutFile

MOST_AT_ONCE = 1000  # bounds how long the first append of a group waits
MOST_IN_THE_LOOP = 64  # appends; a thread commits larger groups
SLOW_S = 0.005  # a commit that takes longer is slow: the thread writes until one is quick again
CHECKPOINT_EVERY = 2_000  # appends, to keep SQLite's WAL file small


class AppendGroup(NamedTuple):
    appends: list[Append]
    checkpoint: bool = False  # checkpoint first


class SqliteStore(SqliteLog):
    """Create it inside the running loop, where its futures are resolved, a group at a time."""

    def __init__(
        self,
        path: Path,
        *,
        power_safe: bool = False,
        busy_timeout: float = 5.0,
        clock: WallClock = wall_clock,
    ) -> None:
        """`power_safe`: wait for the disk, so that a commit survives a power cut, not only a crash."""
        super().__init__(path, busy_timeout=busy_timeout)
        self._power_safe, self._clock = power_safe, clock
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Append] = []  # in this iteration of the loop
        self._queue: SimpleQueue[AppendGroup | Delete | PutFile | None] = SimpleQueue()
        self._queued = 0  # groups at the thread; while there are any, the loop does not commit itself
        self._slow = power_safe  # the last commit was slow
        self._unmoved = CHECKPOINT_EVERY  # appends in the WAL file; unknown at the start, so checkpoint soon
        self._closed = False
        ends: dict[str, LogEnd] = {}
        try:
            path.touch(mode=0o600)  # it holds seeds; SQLite gives its WAL file the same mode
            with closing(sqlite3.connect(path, busy_timeout, isolation_level=None)) as db:
                migrate(db, path, clock())
            self._patient = Ledger(path, ends, busy_timeout, power_safe)  # used by the thread
            self._prompt = Ledger(path, ends, 0, power_safe)  # used by the loop
        except (sqlite3.Error, OSError) as error:
            raise self._failed(error) from error
        self._writer = Thread(target=self._write, name="event store", daemon=True)
        self._writer.start()

    def append(self, table: str, rows: Sequence[Row]) -> Future[None]:
        done: Future[None] = self._loop.create_future()
        if self._closed:
            done.set_exception(self._closed_failure())
        else:
            if not self._gathered:
                self._loop.call_soon(self._hand_over)
            self._gathered.append(Append(table, rows, self._clock(), done))
        return done

    async def delete(self, table: str) -> bool:
        if self._closed:
            raise self._closed_failure()
        done: Future[bool] = self._loop.create_future()
        self._hand_over()
        self._put(Delete(table, done))
        return await done

    async def put_file(self, table: str, name: str, body: bytes) -> None:
        if self._closed:
            raise self._closed_failure()
        done: Future[None] = self._loop.create_future()
        self._hand_over()
        self._put(PutFile(table, name, body, done))
        await done

    def housekeeping(self) -> AbstractAsyncContextManager[bool]:
        return nullcontext(True)  # DataLock keeps other servers away

    async def close(self) -> None:
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)

    def _closed_failure(self) -> StoreFailed:
        return self._failed(ValueError("the store is closed"))

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if not gathered:
            return
        self._unmoved += len(gathered)
        if self._unmoved > CHECKPOINT_EVERY:
            # The first commit after a checkpoint waits for the disk, so the thread does it.
            self._unmoved = 0
            self._put(AppendGroup(gathered, checkpoint=True))
        elif self._slow or self._queued or len(gathered) > MOST_IN_THE_LOOP or not self._commit(gathered):
            self._put(AppendGroup(gathered))

    def _commit(self, gathered: Sequence[Append]) -> bool:
        """Commit in the loop, without waiting for a lock, the disk or a checkpoint. If it fails, the thread
        tries again and reports the error."""
        began = perf_counter()
        try:
            outcomes = self._prompt.commit_together(gathered)
        except Exception:
            return False
        self._slow = perf_counter() - began > SLOW_S
        tell(outcomes)
        return True

    def _put(self, item: AppendGroup | Delete | PutFile) -> None:
        self._queued += 1
        self._queue.put(item)

    def _write(self) -> None:
        """The thread: it commits everything that has queued up together."""
        waiting: list[Delete | PutFile | None] = []  # the item that ended the last group
        with closing(self._prompt.db), closing(self._patient.db):
            while (item := waiting.pop() if waiting else self._queue.get()) is not None:
                taken, began = 1, perf_counter()
                if isinstance(item, Delete):
                    outcomes = [self._patient.forget(item)]
                elif isinstance(item, PutFile):
                    outcomes = [self._patient.put_file(item)]
                else:
                    appends, checkpoint = item
                    while len(appends) < MOST_AT_ONCE and not self._queue.empty():
                        if not isinstance(more := self._queue.get(), AppendGroup):
                            waiting.append(more)
                            break
                        appends += more.appends
                        checkpoint |= more.checkpoint
                        taken += 1
                    if checkpoint:
                        self._patient.checkpoint()
                    began = perf_counter()
                    outcomes = self._patient.commit(appends)
                slow = perf_counter() - began > SLOW_S
                self._loop.call_soon_threadsafe(self._written, taken, slow, outcomes)

    def _written(self, taken: int, slow: bool, outcomes: Sequence[WriteResult]) -> None:
        self._queued -= taken
        self._slow = self._power_safe or slow
        tell(outcomes)
