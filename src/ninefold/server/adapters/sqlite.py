"""The event log in one SQLite file: a writer thread commits whatever has gathered, many tables at a time."""

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from ninefold.server.adapters.sqlite_layout import migrate
from ninefold.server.adapters.sqlite_log import END, SqliteLog
from ninefold.server.chain import START, link
from ninefold.server.clock import wall_clock
from ninefold.server.ports import Conflict, Row, StoreFailed, WallClock

MOST_AT_ONCE = 1000  # bounds how long the first of a group waits for the last

INSERT = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
NOTE_END = """
    INSERT INTO tables VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET events = excluded.events, chain = excluded.chain, written = excluded.written
"""


class Append(NamedTuple):
    table: str
    rows: Sequence[Row]
    written: int
    done: Future[None]


class Delete(NamedTuple):
    table: str
    done: Future[bool]


class End(NamedTuple):
    """Where a table's log ends."""

    events: int
    chain: bytes
    written: int = 0


Outcome = tuple[Future[Any], Any]  # what it is told, or why not


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
        self._gathered: list[Append] = []  # in this turn of the loop: the writer is woken once for all
        self._queue: SimpleQueue[list[Append] | Delete | None] = SimpleQueue()
        self._ends: dict[str, End] = {}
        self._closed = False
        try:
            path.touch(mode=0o600)  # seeds are in it; SQLite gives its side files the same mode
            self._db = self._connect()
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
        self._queue.put(Delete(table, done))
        return await done

    async def close(self) -> None:
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)

    def _closed_failure(self) -> StoreFailed:
        return self._failed(ValueError("the store is closed"))

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._queue.put(gathered)

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(
            self._path, timeout=self._busy_timeout, isolation_level=None, check_same_thread=False
        )
        try:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute(f"PRAGMA synchronous = {'FULL' if self._power_safe else 'NORMAL'}")
            db.execute("PRAGMA secure_delete = ON")  # a deleted table is gone
            migrate(db, self._path, self._clock())
        except (sqlite3.Error, StoreFailed):
            db.close()
            raise
        return db

    def _write(self) -> None:
        waiting: list[Delete | None] = []  # what ended the last group
        with closing(self._db):
            while (item := waiting.pop() if waiting else self._queue.get()) is not None:
                if isinstance(item, Delete):
                    outcomes = [self._forget(item)]
                else:
                    while len(item) < MOST_AT_ONCE and not self._queue.empty():
                        if not isinstance(more := self._queue.get(), list):
                            waiting.append(more)
                            break
                        item += more
                    outcomes = self._commit(item)
                self._loop.call_soon_threadsafe(_tell, outcomes)

    def _commit(self, group: Sequence[Append]) -> list[Outcome]:
        """In one transaction; where that meets a log written by somebody else, each append in its own."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            ends: dict[str, End] = {}
            values: list[tuple[Any, ...]] = []
            outcomes = [self._check(append, ends, values) for append in group]
            self._db.executemany(INSERT, values)
            self._db.executemany(NOTE_END, [(code, *end, end.written) for code, end in ends.items()])
            self._db.execute("COMMIT")
        except sqlite3.IntegrityError:
            self._undo()
            if len(group) > 1:
                return [outcome for append in group for outcome in self._commit([append])]
            return [(group[0].done, _conflict(group[0], "somebody else has written it"))]
        except Exception as error:
            self._undo()
            return [(append.done, self._failed(error)) for append in group]
        self._ends.update(ends)
        return outcomes

    def _check(self, append: Append, ends: dict[str, End], values: list[tuple[Any, ...]]) -> Outcome:
        """Its rows join the values if they go on where the table's log ends."""
        table, rows, written, done = append
        events, chain, _ = ends.get(table) or self._ends.get(table) or self._end(table)
        if [row.number for row in rows] != list(range(events + 1, events + 1 + len(rows))):
            return done, _conflict(append, f"the log ends with {events}")
        for row in rows:
            chain = link(chain, table, row, written)
            values.append((table, *row, written, chain))
        ends[table] = End(events + len(rows), chain, written)
        return done, None

    def _end(self, table: str) -> End:
        found = self._db.execute(END, (table,)).fetchone()
        return End(*found) if found else End(0, START)

    def _forget(self, wish: Delete) -> Outcome:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            events = self._db.execute('DELETE FROM events WHERE "table" = ?', (wish.table,)).rowcount
            entries = self._db.execute("DELETE FROM tables WHERE code = ?", (wish.table,)).rowcount
            self._db.execute("COMMIT")
        except Exception as error:
            self._undo()
            return wish.done, self._failed(error)
        self._ends.pop(wish.table, None)
        return wish.done, events + entries > 0

    def _undo(self) -> None:
        self._ends.clear()
        if self._db.in_transaction:
            with suppress(sqlite3.Error):  # the disk may be gone; the next group tries again
                self._db.execute("ROLLBACK")


def _conflict(append: Append, why: str) -> Conflict:
    numbers = ", ".join(str(row.number) for row in append.rows)
    return Conflict(f"Table {append.table} cannot go on with {numbers}: {why}.")


def _tell(outcomes: Iterable[Outcome]) -> None:
    for done, told in outcomes:
        if done.done():
            continue  # whoever waited was cancelled
        if isinstance(told, Exception):
            done.set_exception(told)
        else:
            done.set_result(told)
