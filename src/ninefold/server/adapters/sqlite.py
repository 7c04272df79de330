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

from ninefold.server.ports import Conflict, Row, StoreFailed

LAYOUT = 1
MOST_AT_ONCE = 1000  # bounds how long the first of a group waits for the last

# A rowid table: a group of many tables then fills the same pages. Clustered by table it is half as fast.
SCHEMA = f"""
    CREATE TABLE IF NOT EXISTS events (
        "table" TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, scope TEXT NOT NULL,
        body BLOB NOT NULL, draws BLOB NOT NULL, PRIMARY KEY ("table", number)
    ) STRICT;
    PRAGMA user_version = {LAYOUT};
"""
INSERT = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)"
LOAD = 'SELECT number, at, scope, body, draws FROM events WHERE "table" = ? ORDER BY number'
LAST = 'SELECT coalesce(max(number), 0) FROM events WHERE "table" = ?'
REASONS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the file may not be written",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_BUSY: "another program holds the file",
    sqlite3.SQLITE_IOERR: "the disk refuses to read or write",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_NOTADB: "the file is not a Ninefold log",
}


class Append(NamedTuple):
    table: str
    rows: Sequence[Row]
    done: Future[None]


Outcome = tuple[Future[None], Exception | None]


class SqliteStore:
    """Made inside the running loop; its futures are done there, a whole group by one wake-up."""

    def __init__(self, path: Path, *, power_safe: bool = False, busy_timeout: float = 5.0) -> None:
        """`power_safe` waits for the disk: what was told survives a power cut, not only a crash."""
        self._path, self._power_safe, self._busy_timeout = path, power_safe, busy_timeout
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Append] = []  # in this turn of the loop: the writer is woken once for all
        self._queue: SimpleQueue[list[Append] | None] = SimpleQueue()
        self._last: dict[str, int] = {}  # the number that each table's log ends with
        self._closed = False
        try:
            path.touch(mode=0o600)  # seeds are in it; SQLite gives its side files the same mode
            self._db = self._connect()
            self._prepare()
        except (sqlite3.Error, OSError) as error:
            raise self._failed(error) from error
        self._writer = Thread(target=self._write, name="event store", daemon=True)
        self._writer.start()

    def append(self, table: str, rows: Sequence[Row]) -> Future[None]:
        done: Future[None] = self._loop.create_future()
        if self._closed:
            done.set_exception(self._failed(ValueError("the store is closed")))
        else:
            if not self._gathered:
                self._loop.call_soon(self._hand_over)
            self._gathered.append(Append(table, rows, done))
        return done

    async def load(self, table: str) -> list[Row]:
        return [Row(*row) for row in await asyncio.to_thread(self._read, LOAD, (table,))]

    async def close(self) -> None:
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._queue.put(gathered)

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(
            self._path, timeout=self._busy_timeout, isolation_level=None, check_same_thread=False
        )
        try:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute(f"PRAGMA synchronous = {'FULL' if self._power_safe else 'NORMAL'}")
        except sqlite3.Error:
            db.close()
            raise
        return db

    def _prepare(self) -> None:
        (layout,) = self._db.execute("PRAGMA user_version").fetchone()
        if layout > LAYOUT:
            self._db.close()
            raise StoreFailed(
                f"{self._path} was written by a newer Ninefold (layout {layout}, not {LAYOUT})."
            )
        if layout < LAYOUT:
            self._db.executescript(SCHEMA)

    def _read(self, query: str, values: tuple[str, ...] = ()) -> list[Any]:
        try:
            with closing(sqlite3.connect(self._path, timeout=self._busy_timeout)) as db:
                return db.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise self._failed(error) from error

    def _write(self) -> None:
        with closing(self._db):
            going_on = True
            while going_on and (group := self._queue.get()) is not None:
                while len(group) < MOST_AT_ONCE and not self._queue.empty():
                    if (more := self._queue.get()) is None:
                        going_on = False
                        break
                    group += more
                self._loop.call_soon_threadsafe(_tell, self._commit(group))

    def _commit(self, group: Sequence[Append]) -> list[Outcome]:
        """In one transaction; where that meets a log written by somebody else, each append in its own."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            last: dict[str, int] = {}
            values: list[tuple[Any, ...]] = []
            outcomes = [self._check(append, last, values) for append in group]
            self._db.executemany(INSERT, values)
            self._db.execute("COMMIT")
        except sqlite3.IntegrityError:
            self._undo()
            if len(group) > 1:
                return [outcome for append in group for outcome in self._commit([append])]
            return [(group[0].done, _conflict(group[0], "somebody else has written it"))]
        except Exception as error:
            self._undo()
            return [(append.done, self._failed(error)) for append in group]
        self._last.update(last)
        return outcomes

    def _check(self, append: Append, last: dict[str, int], values: list[tuple[Any, ...]]) -> Outcome:
        """Its rows join the values if they go on where the table's log ends."""
        table, rows, done = append
        end = last.get(table) or self._last.get(table)
        if end is None:
            (end,) = self._db.execute(LAST, (table,)).fetchone()
        if [row.number for row in rows] != list(range(end + 1, end + 1 + len(rows))):
            return done, _conflict(append, f"the log ends with {end}")
        values += [(table, *row) for row in rows]
        last[table] = end + len(rows)
        return done, None

    def _undo(self) -> None:
        self._last.clear()
        if self._db.in_transaction:
            with suppress(sqlite3.Error):  # the disk may be gone; the next group tries again
                self._db.execute("ROLLBACK")

    def _failed(self, error: Exception) -> StoreFailed:
        code = getattr(error, "sqlite_errorcode", None)
        reason = REASONS.get(code & 0xFF) if code is not None else getattr(error, "strerror", None)
        return StoreFailed(f"The log {self._path} cannot be used: {reason or error}.")


def _conflict(append: Append, why: str) -> Conflict:
    numbers = ", ".join(str(row.number) for row in append.rows)
    return Conflict(f"Table {append.table} cannot go on with {numbers}: {why}.")


def _tell(outcomes: Iterable[Outcome]) -> None:
    for done, error in outcomes:
        if done.done():
            continue  # whoever waited was cancelled
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
