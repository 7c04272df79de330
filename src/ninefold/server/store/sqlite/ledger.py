"""Groups of appends, written into the SQLite file by one connection, each group whole or not at all."""

import sqlite3
from asyncio import Future
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from ninefold.server.store.chain import START, LogEnd, link
from ninefold.server.store.port import Conflict
from ninefold.server.store.sqlite.migrations import failed
from ninefold.server.store.sqlite.reader import END
from ninefold.server.store.writes import Append, Delete, resolve

INSERT = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
NOTE_END = """
    INSERT INTO tables VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET events = excluded.events, chain = excluded.chain, written = excluded.written
"""


WriteResult = tuple[Future[Any], Any]  # what it is told, or why not


class Ledger:
    """`ends`: where the tables' logs end, as far as known; several ledgers of a file share them, and work one
    at a time. Nothing but `checkpoint` moves what is in SQLite's side file into the main one."""

    def __init__(self, path: Path, ends: dict[str, LogEnd], busy_timeout: float, power_safe: bool) -> None:
        self._path, self._ends = path, ends
        self.db = sqlite3.connect(path, timeout=busy_timeout, isolation_level=None, check_same_thread=False)
        try:
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute(f"PRAGMA synchronous = {'FULL' if power_safe else 'NORMAL'}")
            self.db.execute("PRAGMA secure_delete = ON")  # a deleted table is gone
            self.db.execute("PRAGMA wal_autocheckpoint = 0")
        except sqlite3.Error:
            self.db.close()
            raise

    def commit(self, group: Sequence[Append]) -> list[WriteResult]:
        """In one transaction; where that meets a log written by somebody else, each append in its own."""
        try:
            return self.commit_together(group)
        except sqlite3.IntegrityError:
            if len(group) > 1:
                return [outcome for append in group for outcome in self.commit([append])]
            return [(group[0].done, _conflict(group[0], "somebody else has written it"))]
        except Exception as error:
            return [(append.done, failed(self._path, error)) for append in group]

    def commit_together(self, group: Sequence[Append]) -> list[WriteResult]:
        """Whatever it raises, nothing of the group is stored."""
        ends: dict[str, LogEnd] = {}
        values: list[tuple[Any, ...]] = []
        db = self.db
        try:
            db.execute("BEGIN IMMEDIATE")
            outcomes = [self._check(append, ends, values) for append in group]
            db.executemany(INSERT, values)
            db.executemany(NOTE_END, [(code, *end, end.written) for code, end in ends.items()])
            db.execute("COMMIT")
        except BaseException:
            self._undo()
            raise
        self._ends.update(ends)
        return outcomes

    def forget(self, wish: Delete) -> WriteResult:
        try:
            self.db.execute("BEGIN IMMEDIATE")
            events = self.db.execute('DELETE FROM events WHERE "table" = ?', (wish.table,)).rowcount
            entries = self.db.execute("DELETE FROM tables WHERE code = ?", (wish.table,)).rowcount
            self.db.execute("COMMIT")
        except Exception as error:
            self._undo()
            return wish.done, failed(self._path, error)
        self._ends.pop(wish.table, None)
        return wish.done, events + entries > 0

    def checkpoint(self) -> None:
        """As far as nobody reads it; what could not be moved now is moved next time."""
        with suppress(sqlite3.Error):
            self.db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _check(self, append: Append, ends: dict[str, LogEnd], values: list[tuple[Any, ...]]) -> WriteResult:
        """Its rows join the values if they go on where the table's log ends."""
        table, rows, written, done = append
        events, chain, _ = ends.get(table) or self._ends.get(table) or self._end(table)
        for number, row in enumerate(rows, events + 1):
            if row.number != number:
                return done, _conflict(append, f"the log ends with {events}")
        for row in rows:
            chain = link(chain, table, row, written)
            values.append((table, *row, written, chain))
        ends[table] = LogEnd(events + len(rows), chain, written)
        return done, None

    def _end(self, table: str) -> LogEnd:
        found = self.db.execute(END, (table,)).fetchone()
        return LogEnd(*found) if found else LogEnd(0, START)

    def _undo(self) -> None:
        self._ends.clear()
        if self.db.in_transaction:
            with suppress(sqlite3.Error):  # the disk may be gone; the next group tries again
                self.db.execute("ROLLBACK")


def tell(outcomes: Iterable[WriteResult]) -> None:
    for done, told in outcomes:
        resolve(done, told)


def _conflict(append: Append, why: str) -> Conflict:
    numbers = ", ".join(str(row.number) for row in append.rows)
    return Conflict(f"Table {append.table} cannot go on with {numbers}: {why}.")
