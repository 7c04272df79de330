"""Reads the event log of a SQLite file. A server may write to it meanwhile."""

import asyncio
import json
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from ninefold.server.store.chain import START, checked
from ninefold.server.store.port import Row, Stored, StoreFailed, TableSummary
from ninefold.server.store.sqlite.migrations import LAYOUT, failed, layout_of, reason

HISTORY = """
    SELECT number, at, scope, body, draws, written, chain FROM events WHERE "table" = ? ORDER BY number
"""
END = "SELECT events, chain FROM tables WHERE code = ?"
LENGTHS = "SELECT code, events FROM tables WHERE code IN (SELECT value FROM json_each(?))"
TABLES = "SELECT code, events, opened, written FROM tables ORDER BY written, code"
OWN = """
    SELECT "table", number, at, scope, body, draws FROM events
    WHERE "table" IN (SELECT value FROM json_each(?)) AND scope = '' ORDER BY "table", number
"""
FILE = 'SELECT body FROM files WHERE "table" = ? AND name = ?'
FILE_SIZES = 'SELECT name, size FROM files WHERE "table" = ?'
UNLISTED = 'SELECT DISTINCT "table" FROM events WHERE "table" NOT IN (SELECT code FROM tables)'


class SqliteLog:
    def __init__(self, path: Path, *, busy_timeout: float = 5.0) -> None:
        self._path, self._busy_timeout = path, busy_timeout

    async def load(self, table: str) -> list[Row]:
        return await asyncio.to_thread(lambda: [stored.row for stored in self._history(table)])

    async def history(self, table: str) -> list[Stored]:
        return await asyncio.to_thread(self._history, table)

    async def tables(self) -> list[TableSummary]:
        return await asyncio.to_thread(self._tables)

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        return dict(await asyncio.to_thread(self._query, LENGTHS, json.dumps(list(tables))))

    async def own_events(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        return await asyncio.to_thread(self._own_events, tables)

    async def file(self, table: str, name: str) -> bytes | None:
        found = await asyncio.to_thread(self._query, FILE, table, name)
        return found[0][0] if found else None

    async def file_sizes(self, table: str) -> dict[str, int]:
        return dict(await asyncio.to_thread(self._query, FILE_SIZES, table))

    def _query(self, query: str, *values: str) -> list[Any]:
        with self._opened() as db:
            return self._fetch(db, query, values)

    async def backup(self, to: Path) -> None:
        """Write a consistent copy, whatever its layout, into a new file."""
        await asyncio.to_thread(self._backup, to)

    def _history(self, table: str) -> list[Stored]:
        with self._opened() as db:
            db.execute("BEGIN")  # one snapshot for both queries
            end = self._fetch(db, END, (table,))
            rows = self._fetch(db, HISTORY, (table,))
        found = (Stored(Row(*values), written, chain) for *values, written, chain in rows)
        return checked(table, found, *(end[0] if end else (0, START)))

    def _tables(self) -> list[TableSummary]:
        with self._opened() as db:
            listed = [TableSummary(*values) for values in self._fetch(db, TABLES)]
            return [*(TableSummary(code, 0, 0, 0) for (code,) in self._fetch(db, UNLISTED)), *listed]

    def _own_events(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        found: dict[str, list[Row]] = {code: [] for code in tables}
        with self._opened() as db:
            for code, *values in self._fetch(db, OWN, (json.dumps(list(tables)),)):
                found[code].append(Row(*values))
        return found

    def _backup(self, to: Path) -> None:
        with self._opened(any_layout=True) as db:
            try:
                os.close(os.open(to, os.O_CREAT | os.O_EXCL, 0o600))  # it holds seeds
            except OSError as error:
                raise failed(to, error) from error
            try:
                with closing(sqlite3.connect(to)) as copy:
                    db.backup(copy)
            except sqlite3.Error as error:
                to.unlink()  # remove the incomplete copy
                raise StoreFailed(f"{self._path} was not copied to {to}: {reason(error)}.") from error

    def _opened(self, any_layout: bool = False) -> "closing[sqlite3.Connection]":
        try:
            db = sqlite3.connect(f"{self._path.resolve().as_uri()}?mode=rw", self._busy_timeout, uri=True)
            layout = layout_of(db)
        except sqlite3.Error as error:
            raise self._failed(error) from error
        if layout != LAYOUT and not any_layout:
            db.close()
            other = (
                "a newer Ninefold" if layout > LAYOUT else "an older Ninefold: start this one's server once"
            )
            raise StoreFailed(f"{self._path} was written by {other} (layout {layout}, not {LAYOUT}).")
        return closing(db)

    def _failed(self, error: Exception) -> StoreFailed:
        return failed(self._path, error)

    def _fetch(self, db: sqlite3.Connection, query: str, values: Sequence[str] = ()) -> list[Any]:
        try:
            return db.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise self._failed(error) from error
