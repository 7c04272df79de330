"""The event log in one SQLite file: whatever one turn of the loop has gathered is committed together.

The loop commits it itself as long as that waits for nothing; else a thread does, until it is quick again.
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
from ninefold.server.store.writes import Append, Delete

MOST_AT_ONCE = 1000  # bounds how long the first of a group waits for the last
MOST_IN_THE_LOOP = 64  # appends: larger groups take the loop too long
SLOW_S = 0.005  # seconds for a commit: after such a one the loop does not write until it is quick again
CHECKPOINT_EVERY = 2_000  # appends after which SQLite's side file is emptied


class AppendGroup(NamedTuple):
    appends: list[Append]
    checkpoint: bool = False  # empty the side file first


class SqliteStore(SqliteLog):
    """Made inside the running loop; its futures are done there, a whole group by one wake-up."""

    def __init__(
        self,
        path: Path,
        *,
        power_safe: bool = False,
        busy_timeout: float = 5.0,
        clock: WallClock = wall_clock,
    ) -> None:
        """`power_safe` waits for the disk: what was told survives a power cut, not only a crash."""
        super().__init__(path, busy_timeout=busy_timeout)
        self._power_safe, self._clock = power_safe, clock
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Append] = []  # in this turn of the loop
        self._queue: SimpleQueue[AppendGroup | Delete | None] = SimpleQueue()
        self._queued = 0  # what the thread has not answered yet: until then all else goes the same way
        self._slow = power_safe  # the last commit took too long for the loop
        self._unmoved = (
            CHECKPOINT_EVERY  # appends that are in the side file only: of what was there, nobody knows
        )
        self._closed = False
        ends: dict[str, LogEnd] = {}
        try:
            path.touch(mode=0o600)  # seeds are in it; SQLite gives its side files the same mode
            with closing(sqlite3.connect(path, busy_timeout, isolation_level=None)) as db:
                migrate(db, path, clock())
            self._patient = Ledger(path, ends, busy_timeout, power_safe)  # the thread's,
            self._prompt = Ledger(path, ends, 0, power_safe)  # and the loop's
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

    def housekeeping(self) -> AbstractAsyncContextManager[bool]:
        return nullcontext(True)  # no other server has this file

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
            # The first commit after it begins the side file anew and waits for the disk: it is the thread's.
            self._unmoved = 0
            self._put(AppendGroup(gathered, checkpoint=True))
        elif self._slow or self._queued or len(gathered) > MOST_IN_THE_LOOP or not self._commit(gathered):
            self._put(AppendGroup(gathered))

    def _commit(self, gathered: Sequence[Append]) -> bool:
        """In the loop: without a wait for a lock, for the disk or for a checkpoint. If it cannot be done,
        the thread finds out why."""
        began = perf_counter()
        try:
            outcomes = self._prompt.commit_together(gathered)
        except Exception:
            return False
        self._slow = perf_counter() - began > SLOW_S
        tell(outcomes)
        return True

    def _put(self, item: AppendGroup | Delete) -> None:
        self._queued += 1
        self._queue.put(item)

    def _write(self) -> None:
        """The thread: it takes all that has gathered meanwhile into one commit."""
        waiting: list[Delete | None] = []  # what ended the last group
        with closing(self._prompt.db), closing(self._patient.db):
            while (item := waiting.pop() if waiting else self._queue.get()) is not None:
                taken, began = 1, perf_counter()
                if isinstance(item, Delete):
                    outcomes = [self._patient.forget(item)]
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
