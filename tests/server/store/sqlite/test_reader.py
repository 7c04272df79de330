"""The SQLite file: what was harmed is named, an old one is brought up to date, and it can be copied."""

import asyncio
import resource
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from ninefold.server.store.port import Damaged, EventStore, StoreFailed, TableSummary
from ninefold.server.store.sqlite import migrations
from ninefold.server.store.sqlite.reader import SqliteLog
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.table.restore import restore
from tests.contracts.test_stores import rows, run

LAYOUTS = Path(__file__).parent / "layouts"

HARM = {
    "changed": ("UPDATE events SET body = x'7B7D' WHERE number = 2", 2),
    "moved in time": ("UPDATE events SET at = 21 WHERE number = 2", 2),
    "written at another time": ("UPDATE events SET written = written + 1 WHERE number = 2", 2),
    "other notes": ("UPDATE events SET draws = x'5B5D' WHERE number = 2", 2),
    "left out": ("DELETE FROM events WHERE number = 2", 2),
    "the first left out": ("DELETE FROM events WHERE number = 1", 1),
    "the last left out": ("DELETE FROM events WHERE number = 3", 3),
    "all left out": ("DELETE FROM events", 1),
    "left out and closed up": (
        "DELETE FROM events WHERE number = 2; UPDATE events SET number = 2 WHERE number = 3",
        2,
    ),
    "one more": ("INSERT INTO events SELECT 'OAK', 4, at, scope, body, draws, 0, x'' FROM events LIMIT 1", 4),
    "end forgotten": ("DELETE FROM tables", 3),
}


@pytest.mark.parametrize(("harm", "number"), HARM.values(), ids=list(HARM))
def test_a_damaged_table_is_named_and_others_are_not_affected(tmp_path: Path, harm: str, number: int) -> None:
    async def first(store: EventStore) -> None:
        await store.append("OAK", rows(1, 2, 3))

    async def second(store: EventStore) -> None:
        await store.append("ELM", rows(1))
        for load in (store.load, store.history):
            with pytest.raises(Damaged, match="table OAK") as found:
                await load("OAK")
            assert (found.value.table, found.value.number) == ("OAK", number)
        assert await store.load("ELM") == rows(1)
        assert {entry.table for entry in await store.tables()} == {"OAK", "ELM"}
        assert await store.delete("OAK")
        assert await store.load("OAK") == []

    run(SqliteStore, tmp_path / "log", first)
    with closing(sqlite3.connect(tmp_path / "log")) as db:
        db.executescript(harm)
    run(SqliteStore, tmp_path / "log", second)


def old_log(path: Path, layout: int) -> Path:
    with closing(sqlite3.connect(path)) as db:
        db.executescript((LAYOUTS / f"{layout}.sql").read_text())
    return path


@pytest.mark.parametrize("layout", [1])
def test_an_old_log_is_brought_up_to_date_and_played_on(tmp_path: Path, layout: int) -> None:
    """As that layout's own Ninefold wrote it, in the middle of a game."""
    path = old_log(tmp_path / "log", layout)

    async def story(store: EventStore) -> None:
        (entry,) = await store.tables()
        assert entry == TableSummary("QQLK", 16, 0, 5_000)
        loaded = await store.load("QQLK")
        table = restore(loaded).table
        assert table.number == 16 and [chair.name for chair in table.chairs] == ["Ann", "Ben"]
        await store.append("QQLK", [loaded[-1]._replace(number=17)])
        assert (await store.history("QQLK"))[-1].written > 0

    run(partial(SqliteStore, clock=lambda: 5_000), path, story)
    run(SqliteStore, path, lambda store: store.load("QQLK"))  # type: ignore[arg-type,return-value]


def test_a_failed_migration_leaves_the_log_unchanged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = old_log(tmp_path / "log", 1)

    def fail(*_: object) -> bytes:
        raise sqlite3.OperationalError("no more")

    async def open_it() -> None:
        SqliteStore(path)

    with monkeypatch.context() as broken:
        broken.setattr(migrations, "link", fail)
        with pytest.raises(StoreFailed, match="no more"):
            asyncio.run(open_it())
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert len(db.execute("SELECT * FROM events").fetchone()) == 6
    with pytest.raises(StoreFailed, match="older Ninefold"):
        asyncio.run(SqliteLog(path).load("QQLK"))


def test_a_log_is_read_and_copied_while_it_is_written(tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        await store.append("OAK", rows(1, 2))
        reader = SqliteLog(tmp_path / "log")
        assert await reader.load("OAK") == rows(1, 2)
        await reader.backup(tmp_path / "copy")
        await store.append("OAK", rows(3))
        assert await SqliteLog(tmp_path / "copy").load("OAK") == rows(1, 2)
        assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
        with pytest.raises(StoreFailed, match="File exists"):
            await reader.backup(tmp_path / "copy")

    run(SqliteStore, tmp_path / "log", story)
    with pytest.raises(StoreFailed, match="cannot be opened"):
        asyncio.run(SqliteLog(tmp_path / "none").tables())
    assert not (tmp_path / "none").exists()


def test_an_incomplete_copy_is_deleted(tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        await store.append("OAK", rows(1, 2))
        reader, copy = SqliteLog(tmp_path / "log"), tmp_path / "copy"
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4_096, before[1]))  # to the copy, a disk that is full
        try:
            with pytest.raises(StoreFailed, match=r"log was not copied to .*copy: the disk "):
                await reader.backup(copy)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert not copy.exists()
        await reader.backup(copy)
        assert await SqliteLog(copy).load("OAK") == rows(1, 2)

    run(SqliteStore, tmp_path / "log", story)
