"""Every event store keeps what it acknowledged, in order, and says plainly when it cannot."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Coroutine
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ninefold.engine import Fact, NamedSet, Supply, encode, set_hash
from ninefold.server.hall.events import HallOpened, HallSetChosen
from ninefold.server.hosting.sets import sets_of
from ninefold.server.store.port import Conflict, EventStore, Row, StoreFailed, TableSummary
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.table.events import Opened, SetChosen
from ninefold.server.table.records import write
from testkit import postgres
from tests.world.store import Disk, SimStore

Open = Callable[..., EventStore]

_disks: defaultdict[Path, Disk] = defaultdict(Disk)


def simulated_at(path: Path, **more: Any) -> EventStore:
    return SimStore(_disks[path], Random(1), **more)


STORES: dict[str, Open] = {
    "sqlite": SqliteStore,
    "sqlite power-safe": partial(SqliteStore, power_safe=True),
    "postgresql": postgres.store_at,
    "simulated": simulated_at,
}


@pytest.fixture(params=STORES.values(), ids=list(STORES))
def store_at(request: pytest.FixtureRequest) -> Open:
    store: Open = request.param
    return store


def rows(*numbers: int) -> list[Row]:
    return [Row(number, number * 10, "memo_dice", b'{"n":%d}' % number, b"[[6,3]]") for number in numbers]


def run(open_store: Open, path: Path, story: Callable[[EventStore], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        store = open_store(path)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(whole())


def test_the_next_process_loads_appended_rows_in_order(store_at: Open, tmp_path: Path) -> None:
    own = Row(1, 0, "", b"opened", b"")

    async def first(store: EventStore) -> None:
        await store.append("OAK", [own])
        await store.append("OAK", rows(2, 3))
        await store.append("ELM", rows(1))

    async def second(store: EventStore) -> None:
        assert await store.load("OAK") == [own, *rows(2, 3)]
        await store.append("OAK", rows(4))
        assert [row.number for row in await store.load("OAK")] == [1, 2, 3, 4]
        assert await store.load("ELM") == rows(1)

    run(store_at, tmp_path / "log", first)
    run(store_at, tmp_path / "log", second)


def test_files_stay_with_their_table_and_go_with_it(store_at: Open, tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        await store.append("OAK", rows(1))
        await store.append("ELM", rows(1))
        await store.put_file("OAK", "a", b"picture")
        await store.put_file("OAK", "a", b"another of that name")
        await store.put_file("ELM", "a", b"of the elm")
        await store.put_file("YEW", "a", b"of no table")
        assert await store.file("OAK", "a") == b"picture" and await store.file("OAK", "b") is None
        assert await store.file_sizes("OAK") == {"a": 7} and await store.file_sizes("YEW") == {}
        assert await store.delete("OAK")
        assert await store.file("OAK", "a") is None and await store.file("ELM", "a") == b"of the elm"

    run(store_at, tmp_path / "log", story)


def test_another_node_reads_the_set_of_a_hall_and_of_its_table(store_at: Open, tmp_path: Path) -> None:
    things = (Supply("OAK.1", "Grandma"), Supply("", "dog", "Hund"))
    named = NamedSet(set_hash(things), len(things))

    async def first(store: EventStore) -> None:
        opened, chosen = HallOpened("OAK", "host", "00"), HallSetChosen("memo_dice", named)
        await store.append("OAK", [write(1, "", Fact(0, opened)), write(2, "", Fact(0, chosen))])
        table, brought = Opened("ELM", "memo_dice", "hall"), SetChosen("memo_dice", named, "OAK")
        await store.append("ELM", [write(1, "", Fact(0, table)), write(2, "", Fact(0, brought))])
        await store.put_file("OAK", named.hash, encode(things))

    async def second(store: EventStore) -> None:
        for code in ("OAK", "ELM"):
            assert await sets_of(store, code, await store.load(code)) == {named.hash: things}
        await store.delete("OAK")
        assert await sets_of(store, "ELM", await store.load("ELM")) == {}

    run(store_at, tmp_path / "log", first)
    run(store_at, tmp_path / "log", second)


def test_the_own_events_of_several_tables_are_read_at_once(store_at: Open, tmp_path: Path) -> None:
    own, last = Row(1, 0, "", b"opened", b""), Row(4, 40, "", b"ended", b"notes")

    async def story(store: EventStore) -> None:
        await store.append("OAK", [own, *rows(2, 3), last])
        await store.append("ELM", [own])
        await store.append("ASH", [own])
        found = await store.own_events(["OAK", "ELM", "YEW"])
        assert found == {"OAK": [own, last], "ELM": [own], "YEW": []}

    run(store_at, tmp_path / "log", story)


def test_the_lengths_of_several_logs_are_read_at_once(store_at: Open, tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        await store.append("OAK", rows(1, 2, 3))
        await store.append("ELM", rows(1))
        await store.append("ASH", rows(1))
        assert await store.lengths(["OAK", "ELM", "YEW"]) == {"OAK": 3, "ELM": 1}
        await store.append("ELM", rows(2))
        assert await store.lengths(["ELM"]) == {"ELM": 2} and await store.lengths([]) == {}

    run(store_at, tmp_path / "log", story)


def test_an_unknown_table_is_empty(store_at: Open, tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        assert await store.load("OAK") == []

    run(store_at, tmp_path / "log", story)


@pytest.mark.parametrize(
    "numbers",
    [(3,), (2,), (5,), (4, 6), (4, 4), (3, 4)],
    ids=["last again", "older", "gap", "gap inside", "twice inside", "overlap"],
)
def test_rows_with_wrong_numbers_are_refused_completely(
    store_at: Open, tmp_path: Path, numbers: tuple[int, ...]
) -> None:
    async def story(store: EventStore) -> None:
        await store.append("OAK", rows(1, 2, 3))
        with pytest.raises(Conflict, match="OAK"):
            await store.append("OAK", rows(*numbers))
        assert await store.load("OAK") == rows(1, 2, 3)
        await store.append("OAK", rows(4))

    run(store_at, tmp_path / "log", story)


def test_a_new_table_starts_with_one(store_at: Open, tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        with pytest.raises(Conflict):
            await store.append("OAK", rows(2))
        with pytest.raises(Conflict):
            await store.append("OAK", rows(0))
        assert await store.load("OAK") == []

    run(store_at, tmp_path / "log", story)


def test_calls_without_waiting_are_written_in_their_order(store_at: Open, tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        await asyncio.gather(*(store.append("OAK", rows(number)) for number in range(1, 101)))
        assert await store.load("OAK") == rows(*range(1, 101))

    run(store_at, tmp_path / "log", story)


def test_a_conflict_of_one_table_does_not_affect_others(store_at: Open, tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        appends = [store.append(f"T{n:02}", rows(2 if n % 5 == 0 else 1)) for n in range(50)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [n % 5 == 0 for n in range(50)]
        written = [bool(await store.load(f"T{n:02}")) for n in range(50)]
        assert written == [n % 5 != 0 for n in range(50)]

    run(store_at, tmp_path / "log", story)


def test_rows_of_another_process_are_a_conflict_for_that_table_only(store_at: Open, tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        other = store_at(tmp_path / "log")
        await store.append("OAK", rows(1))
        await other.append("OAK", rows(2))
        await other.close()
        results = await asyncio.gather(
            store.append("ELM", rows(1)),
            store.append("OAK", rows(2)),
            store.append("ASH", rows(1)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        await store.append("OAK", rows(3))
        assert await store.load("OAK") == rows(1, 2, 3)

    run(store_at, tmp_path / "log", story)


def test_many_tables_share_commits(tmp_path: Path) -> None:
    statements: list[str] = []

    async def story(store: EventStore) -> None:
        assert isinstance(store, SqliteStore)
        for ledger in (store._prompt, store._patient):
            ledger.db.set_trace_callback(statements.append)
        await asyncio.gather(*(store.append(f"T{n}", rows(1)) for n in range(500)))

    run(SqliteStore, tmp_path / "log", story)
    assert 1 <= statements.count("COMMIT") < 100


def test_closing_commits_what_is_queued_and_refuses_the_rest(store_at: Open, tmp_path: Path) -> None:
    async def first(store: EventStore) -> None:
        queued = [store.append("OAK", rows(number)) for number in range(1, 2101)]
        await store.close()
        assert all(append.done() and append.exception() is None for append in queued)
        with pytest.raises(StoreFailed, match="closed"):
            await store.append("OAK", rows(2101))

    async def second(store: EventStore) -> None:
        assert len(await store.load("OAK")) == 2100

    run(store_at, tmp_path / "log", first)
    run(store_at, tmp_path / "log", second)


def test_each_row_has_the_time_of_its_writing(store_at: Open, tmp_path: Path) -> None:
    now = 0

    async def story(store: EventStore) -> None:
        nonlocal now
        for table, numbers in [("OAK", (1,)), ("ELM", (1,)), ("OAK", (2, 3))]:
            now += 1_000
            await store.append(table, rows(*numbers))
        assert [stored.written for stored in await store.history("OAK")] == [1_000, 3_000, 3_000]
        assert [stored.row for stored in await store.history("OAK")] == await store.load("OAK")
        assert await store.tables() == [
            TableSummary("ELM", 1, 2_000, 2_000),
            TableSummary("OAK", 3, 1_000, 3_000),
        ]

    run(partial(store_at, clock=lambda: now), tmp_path / "log", story)


@pytest.mark.parametrize("open_store", [postgres.store_at, simulated_at])
def test_only_one_server_at_a_time_deletes_old_tables(tmp_path: Path, open_store: Open) -> None:
    async def story(one: EventStore) -> None:
        two = open_store(tmp_path)
        try:
            for _ in range(2):  # and again, once it is done
                async with one.housekeeping() as mine, two.housekeeping() as also:
                    assert (mine, also) == (True, False)
            async with two.housekeeping() as mine:
                assert mine
        finally:
            await two.close()

    run(open_store, tmp_path, story)


def test_a_deleted_table_is_gone_and_its_code_free(store_at: Open, tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        queued = store.append("OAK", rows(1, 2))
        await store.append("ELM", rows(1))
        assert await store.delete("OAK") is True
        assert queued.done() and await store.load("OAK") == []
        assert [entry.table for entry in await store.tables()] == ["ELM"]
        assert await store.delete("OAK") is False
        with pytest.raises(Conflict):
            await store.append("OAK", rows(3))
        await store.append("OAK", rows(1))
        assert await store.load("OAK") == rows(1) and await store.load("ELM") == rows(1)
        await store.close()
        with pytest.raises(StoreFailed, match="closed"):
            await store.delete("ELM")

    run(store_at, tmp_path / "log", story)


ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}

WRITER = """
import asyncio, os, sys
from pathlib import Path
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.store.port import Row

async def keep_writing(store, table):
    number = 0
    while True:
        number += 1
        await store.append(table, [Row(number, 0, "", b"x" * 200, b"")])
        os.write(1, b"%s %d\\n" % (table.encode(), number))

async def main():
    store = SqliteStore(Path(sys.argv[1]), power_safe=sys.argv[2] == "True")
    await asyncio.gather(*(keep_writing(store, table) for table in ("OAK", "ELM", "ASH")))

asyncio.run(main())
"""


@pytest.mark.parametrize("power_safe", [False, True])
@pytest.mark.parametrize("acknowledged", [1, 400])
def test_acknowledged_rows_survive_kill_9(tmp_path: Path, power_safe: bool, acknowledged: int) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path / "log"), str(power_safe)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=ENVIRONMENT) as writer:
        assert writer.stdout
        lines = [writer.stdout.readline() for _ in range(acknowledged)]
        os.kill(writer.pid, signal.SIGKILL)
        lines += writer.stdout.readlines()
    told: dict[str, int] = {}
    for line in lines:
        if line.endswith(b"\n"):
            table, number = line.decode().split()
            told[table] = int(number)
    assert sum(told.values()) >= acknowledged

    async def story(store: EventStore) -> None:
        for table, number in told.items():
            numbers = [row.number for row in await store.load(table)]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) in (number, number + 1)  # one more may be stored, and not yet told
            await store.append(table, rows(len(numbers) + 1))

    run(SqliteStore, tmp_path / "log", story)


def test_a_locked_file_is_reported_and_writing_continues_after_it(tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        await store.append("OAK", rows(1))
        with closing(sqlite3.connect(tmp_path / "log", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailed, match="another program holds the file"):
                await store.append("OAK", rows(2))
        await store.append("OAK", rows(2))
        assert await store.load("OAK") == rows(1, 2)

    run(partial(SqliteStore, busy_timeout=0.01), tmp_path / "log", story)


FILLING = """
import asyncio, resource, sys
from pathlib import Path
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.store.port import Row, StoreFailed

def allow(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

async def main():
    path = Path(sys.argv[1])
    store = SqliteStore(path)
    allow(200_000)
    stored = 0
    try:
        while True:
            await store.append("OAK", [Row(stored + 1, 0, "", b"x" * 500, b"")])
            stored += 1
    except StoreFailed as failed:
        print(failed)
    assert len(await store.load("OAK")) == stored > 0
    allow(resource.RLIM_INFINITY)
    await store.append("OAK", [Row(stored + 1, 0, "", b"y", b"")])
    assert len(await store.load("OAK")) == stored + 1
    await store.close()

asyncio.run(main())
"""


def test_a_full_disk_is_reported_and_writing_continues_after_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FILLING, str(tmp_path / "log")]
    filled = subprocess.run(command, capture_output=True, text=True, check=False, env=ENVIRONMENT)
    assert filled.returncode == 0, filled.stderr
    assert filled.stdout == f"The log {tmp_path / 'log'} cannot be used: the disk refuses to read or write.\n"


def test_a_log_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    async def open_at(path: Path) -> None:
        SqliteStore(path)

    (tmp_path / "text").write_text("this is a letter, and not a log at all\n" * 100)
    newer = tmp_path / "newer"
    with closing(sqlite3.connect(newer)) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreFailed, match="not a Ninefold log"):
        asyncio.run(open_at(tmp_path / "text"))
    with pytest.raises(StoreFailed, match="newer Ninefold"):
        asyncio.run(open_at(newer))
    with pytest.raises(StoreFailed, match="No such file or directory"):
        asyncio.run(open_at(tmp_path / "nowhere" / "log"))


def test_only_the_owner_may_read_the_log(tmp_path: Path) -> None:
    async def story(store: EventStore) -> None:
        await store.append("OAK", rows(1))
        assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}

    run(SqliteStore, tmp_path / "log", story)
