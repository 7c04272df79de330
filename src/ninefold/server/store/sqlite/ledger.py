"""Writes groups of appends to the SQLite file, each group in one transaction."""

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
from ninefold.server.store.writes import Append, Delete, PutFile, resolve

INSERT = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
PUT_FILE = """
    INSERT INTO files SELECT code, ?, ?, ? FROM tables WHERE code = ? ON CONFLICT DO NOTHING
"""
NOTE_END = """
    INSERT INTO tables VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET events = excluded.events, chain = excluded.chain, written = excluded.written
"""


WriteResult = tuple[Future[Any], Any]  # the future, and its result or exception


class Ledger:
    """One connection. `ends`: where the tables' logs end, as far as known; the ledgers of a file share it and
    work one at a time. Only `checkpoint` moves data from SQLite's WAL file into the main file."""

    def __init__(self, path: Path, ends: dict[str, LogEnd], busy_timeout: float, power_safe: bool) -> None:
        self._path, self._ends = path, ends
        self.db = sqlite3.connect(path, timeout=busy_timeout, isolation_level=None, check_same_thread=False)
        try:
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute(f"PRAGMA synchronous = {'FULL' if power_safe else 'NORMAL'}")
            self.db.execute("PRAGMA secure_delete = ON")  # overwrite deleted tables
            self.db.execute("PRAGMA wal_autocheckpoint = 0")
        except sqlite3.Error:
            self.db.close()
            raise

    def commit(self, group: Sequence[Append]) -> list[WriteResult]:
        """In one transaction; if another program has written one of the logs, each append in its own."""
        try:
            return self.commit_together(group)
        except sqlite3.IntegrityError:
            if len(group) > 1:
                return [outcome for append in group for outcome in self.commit([append])]
            return [(group[0].done, _conflict(group[0], "another program has written to it"))]
        except Exception as error:
            return [(append.done, failed(self._path, error)) for append in group]

    def commit_together(self, group: Sequence[Append]) -> list[WriteResult]:
        """If it raises, nothing of the group is stored."""
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

    def forget(self, deletion: Delete) -> WriteResult:
        try:
            self.db.execute("BEGIN IMMEDIATE")
            events = self.db.execute('DELETE FROM events WHERE "table" = ?', (deletion.table,)).rowcount
            entries = self.db.execute("DELETE FROM tables WHERE code = ?", (deletion.table,)).rowcount
            self.db.execute('DELETE FROM files WHERE "table" = ?', (deletion.table,))
            self.db.execute("COMMIT")
        except Exception as error:
            self._undo()
            return deletion.done, failed(self._path, error)
        self._ends.pop(deletion.table, None)
        return deletion.done, events + entries > 0

    def put_file(self, file: PutFile) -> WriteResult:
        try:
            self.db.execute(PUT_FILE, (file.name, len(file.body), file.body, file.table))
        except Exception as error:
            self._undo()
            return file.done, failed(self._path, error)
        return file.done, None

    def checkpoint(self) -> None:
        """Move what no reader needs; the rest follows next time."""
        with suppress(sqlite3.Error):
            self.db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _check(self, append: Append, ends: dict[str, LogEnd], values: list[tuple[Any, ...]]) -> WriteResult:
        """Add the rows to `values` if they follow the end of the table's log."""
        table, rows, written, done = append
        events, chain, _ = ends.get(table) or self._ends.get(table) or self._end(table)
        for number, row in enumerate(rows, events + 1):
            if row.number != number:
                return done, _conflict(append, f"its log has {events} events")
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
            with suppress(sqlite3.Error):  # the disk may have failed; the next group tries again
                self.db.execute("ROLLBACK")


def tell(outcomes: Iterable[WriteResult]) -> None:
    for done, told in outcomes:
        resolve(done, told)


def _conflict(append: Append, why: str) -> Conflict:
    numbers = ", ".join(str(row.number) for row in append.rows)
    return Conflict(f"Table {append.table} cannot store events {numbers}: {why}.")
