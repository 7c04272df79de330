"""The schema of the SQLite file, and its migrations."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ninefold.server.store.chain import START, link
from ninefold.server.store.port import Row, StoreFailed

REASONS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the file may not be written",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_BUSY: "another program holds the file",
    sqlite3.SQLITE_IOERR: "the disk refuses to read or write",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_NOTADB: "the file is not a Ninefold log",
}


def failed(path: Path, error: Exception) -> StoreFailed:
    return StoreFailed(f"The log {path} cannot be used: {reason(error)}.")


def reason(error: Exception) -> str:
    """The reason, as half a sentence."""
    code = getattr(error, "sqlite_errorcode", None)
    known = REASONS.get(code & 0xFF) if code is not None else getattr(error, "strerror", None)
    return known or str(error)


def _events(db: sqlite3.Connection, now: int) -> None:
    # A rowid table, because appends of many tables then share pages. Clustered by table it is half as fast.
    db.execute("""
        CREATE TABLE events (
            "table" TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, scope TEXT NOT NULL,
            body BLOB NOT NULL, draws BLOB NOT NULL, PRIMARY KEY ("table", number)
        ) STRICT
    """)


def _times_and_chains(db: sqlite3.Connection, now: int) -> None:
    """Add the times, the hash chain, and a summary of each table. The age of older tables is unknown: they
    count as touched now."""
    db.execute("ALTER TABLE events ADD COLUMN written INTEGER NOT NULL DEFAULT 0")
    db.execute("ALTER TABLE events ADD COLUMN chain BLOB NOT NULL DEFAULT x''")
    db.execute("""
        CREATE TABLE tables (
            code TEXT PRIMARY KEY, events INTEGER NOT NULL, chain BLOB NOT NULL,
            opened INTEGER NOT NULL, written INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
    """)
    for (code,) in db.execute('SELECT DISTINCT "table" FROM events').fetchall():
        chain, row = START, Row(0, 0, "", b"", b"")
        query = 'SELECT rowid, number, at, scope, body, draws FROM events WHERE "table" = ? ORDER BY number'
        for rowid, *values in db.execute(query, (code,)).fetchall():
            row = Row(*values)
            chain = link(chain, code, row, 0)
            db.execute("UPDATE events SET chain = ? WHERE rowid = ?", (chain, rowid))
        db.execute("INSERT INTO tables VALUES (?, ?, ?, 0, ?)", (code, row.number, chain, now))


def _files(db: sqlite3.Connection, now: int) -> None:
    """Add the files of tables: own pictures, and the lists of which they are."""
    db.execute("""
        CREATE TABLE files (
            "table" TEXT NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL, body BLOB NOT NULL,
            PRIMARY KEY ("table", name)
        ) STRICT
    """)


STEPS: tuple[Callable[[sqlite3.Connection, int], None], ...] = (_events, _times_and_chains, _files)
LAYOUT = len(STEPS)


def layout_of(db: sqlite3.Connection) -> int:
    (layout,) = db.execute("PRAGMA user_version").fetchone()
    return int(layout)


def check_file(path: Path) -> None:
    """Raise StoreFailed if the file is another program's. Nothing is written, also no files beside it."""
    try:
        if not path.is_file() or not path.stat().st_size:
            return
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            (others,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if others and not layout_of(db):
                raise StoreFailed(f"The log {path} cannot be used: it is another program's database.")
    except (sqlite3.Error, OSError) as error:
        raise failed(path, error) from error


def migrate(db: sqlite3.Connection, path: Path, now: int) -> None:
    """Migrate to the newest layout, in one transaction."""
    db.execute("BEGIN IMMEDIATE")
    try:
        layout = layout_of(db)
        if layout > LAYOUT:
            raise StoreFailed(
                f"{path} was written by a newer Ninefold (layout {layout}, not {LAYOUT}): update this one."
            )
        for step in STEPS[layout:]:
            step(db, now)
        db.execute(f"PRAGMA user_version = {LAYOUT}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
