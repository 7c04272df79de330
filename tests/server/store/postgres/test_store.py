"""What PostgreSQL adds to the contract of stores: connections that break, and nodes that meet."""

import asyncio
import os
import re
import signal
from pathlib import Path

import asyncpg
import pytest

from ninefold.server.store.open import shared_store
from ninefold.server.store.port import Conflict, Damaged, Row, StoreFailed
from ninefold.server.store.postgres import migrations
from ninefold.server.store.postgres.store import ALONE, PostgresStore
from ninefold.server.store.writes import Append
from testkit import postgres

TABLES = [f"T{n}" for n in range(8)]


def row(number: int, body: bytes = b"x") -> Row:
    return Row(number, 0, "", body, b"")


async def _keep_writing(store: PostgresStore, table: str, until: asyncio.Event) -> int:
    number = 0
    while not until.is_set():
        await store.append(table, [row(number + 1), row(number + 2)])
        number += 2
    return number


async def _break(dsn: str, times: int) -> None:
    """End the store's connections, wherever their statements are. In the end the last of them are gone, and
    with them their locks."""
    db = await asyncpg.connect(dsn)
    others = "SELECT pid FROM pg_stat_activity WHERE application_name = 'broken'"
    for _ in range(times):
        await asyncio.sleep(0.08)
        broken = [pid for (pid,) in await db.fetch(others)]
        await db.execute("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid", broken)
    async with asyncio.timeout(60):
        while await db.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = ANY($1)", broken):
            await asyncio.sleep(0.01)
    await db.close()


@pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning"
)  # asyncpg, broken while greeting
def test_no_acknowledged_row_is_lost_when_the_connection_breaks(tmp_path: Path) -> None:
    async def story() -> None:
        dsn = postgres.dsn(str(tmp_path))
        store, enough = PostgresStore(dsn + "&application_name=broken"), asyncio.Event()
        writing = [asyncio.create_task(_keep_writing(store, table, enough)) for table in TABLES]
        await _break(dsn, 20)
        enough.set()
        written = await asyncio.gather(*writing)
        assert min(written) > 0
        for table, number in zip(TABLES, written, strict=True):
            assert [stored.number for stored in await store.load(table)] == list(range(1, number + 1))
        await store.close()

    asyncio.run(story())


def test_a_commit_whose_answer_was_lost_is_not_written_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = PostgresStore(postgres.dsn(str(tmp_path)))
        await store.append("OAK", [row(1)])
        move = store._move

        async def lose(db: object, moves: object) -> set[str]:
            monkeypatch.setattr(store, "_move", move)
            await move(db, moves)  # type: ignore[arg-type]
            raise ConnectionResetError("The answer was lost, says the test.")

        monkeypatch.setattr(store, "_move", lose)
        await store.append("OAK", [row(2), row(3)])
        await store.append("OAK", [row(4)])
        assert [stored.number for stored in await store.load("OAK")] == [1, 2, 3, 4]
        await store.close()

    asyncio.run(story())


def test_an_unreachable_database_is_reported_and_nothing_is_stored(tmp_path: Path) -> None:
    async def story() -> None:
        store = PostgresStore(f"postgresql://nobody@/nothing?host={tmp_path}", patience=0.3)
        with pytest.raises(StoreFailed, match="database cannot be used"):
            await store.append("OAK", [row(1)])
        with pytest.raises(StoreFailed, match="database cannot be used"):
            await store.load("OAK")
        await store.close()

    asyncio.run(story())


def test_closing_does_not_wait_for_a_database_that_does_not_answer(tmp_path: Path) -> None:
    async def story() -> None:
        store = postgres.store_at(tmp_path)
        await store.load("OAK")
        asked = asyncio.create_task(store._pool.fetch("SELECT pg_sleep(60)"))
        await asyncio.sleep(0.1)
        await asyncio.wait_for(store.close(), 20)
        await asyncio.wait([asked])
        assert asked.exception() is not None

    asyncio.run(story())


@pytest.mark.parametrize("writing", [False, True])
def test_a_silent_database_times_out(tmp_path: Path, writing: bool) -> None:
    """Its lines are open: nothing but the silence tells."""

    async def story() -> None:
        dsn = postgres.dsn(str(tmp_path))
        store, db = PostgresStore(dsn + "&application_name=silent"), await asyncpg.connect(dsn)
        await store.append("OAK", [row(1)])
        await store.load("OAK")
        patience, store._patience = store._patience, 1.0
        ours = "SELECT pid FROM pg_stat_activity WHERE application_name = 'silent'"
        silent = [pid for (pid,) in await db.fetch(ours)]
        for pid in silent:
            os.kill(pid, signal.SIGSTOP)
        try:
            with pytest.raises(Conflict if writing else StoreFailed, match=r"database .* in the middle of"):
                asked = store.append("OAK", [row(2)]) if writing else store.load("OAK")
                await asyncio.wait_for(asked, 20)
        finally:
            store._patience = patience
            for pid in silent:
                os.kill(pid, signal.SIGCONT)
        assert (await store.load("OAK"))[0] == row(1), "by another line"
        await asyncio.gather(db.close(), store.close())

    asyncio.run(story())


def test_two_nodes_never_write_the_same_number(tmp_path: Path) -> None:
    async def write(store: PostgresStore, body: bytes) -> set[int]:
        """Write as an owner that takes itself for the only one, and reads the log again after a conflict."""
        mine: set[int] = set()
        while len(mine) < 30:
            number = len(await store.load("OAK")) + 1
            try:
                await store.append("OAK", [row(number, body)])
            except Conflict:
                continue
            mine.add(number)
        return mine

    async def story() -> None:
        nodes = {name: PostgresStore(postgres.dsn(str(tmp_path))) for name in (b"one", b"two", b"three")}
        mine = await asyncio.gather(*(write(store, name) for name, store in nodes.items()))
        log = await nodes[b"one"].load("OAK")
        assert [stored.number for stored in log] == list(range(1, 91))
        for name, numbers in zip(nodes, mine, strict=True):
            assert {stored.number for stored in log if stored.body == name} == numbers
        for store in nodes.values():
            await store.close()

    asyncio.run(story())


def test_a_table_deleted_by_another_node_cannot_be_written(tmp_path: Path) -> None:
    async def story() -> None:
        one, two = (PostgresStore(postgres.dsn(str(tmp_path))) for _ in range(2))
        await one.append("OAK", [row(1), row(2)])
        assert await two.delete("OAK")
        with pytest.raises(Conflict):
            await one.append("OAK", [row(3)])
        assert await one.load("OAK") == []
        await one.close()
        await two.close()

    asyncio.run(story())


def test_rows_written_during_a_deletion_are_deleted_too(tmp_path: Path) -> None:
    async def story() -> None:
        dsn = postgres.dsn(str(tmp_path))
        one, two, db = PostgresStore(dsn), PostgresStore(dsn), await asyncpg.connect(dsn)
        await one.append("OAK", [row(1)])
        async with db.transaction():
            written = Append("OAK", [row(2)], 0, asyncio.get_running_loop().create_future())
            assert await one._move(db, one._ends.plan([written], {}).moves) == {"OAK"}
            deleting = asyncio.create_task(two.delete("OAK"))
            waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
            async with asyncio.timeout(20):
                while not await db.fetchval(waits):
                    await asyncio.sleep(0.01)
        assert await deleting
        assert await two.load("OAK") == [], "the code is free again"
        await asyncio.gather(db.close(), one.close(), two.close())

    asyncio.run(story())


def test_a_damaged_row_is_named(tmp_path: Path) -> None:
    async def story() -> None:
        dsn = postgres.dsn(str(tmp_path))
        store = PostgresStore(dsn)
        await store.append("OAK", [row(1), row(2), row(3)])
        db = await asyncpg.connect(dsn)
        await db.execute("UPDATE events SET body = 'y' WHERE number = 2")
        with pytest.raises(Damaged, match="event 2"):
            await store.load("OAK")
        await db.execute("DELETE FROM events WHERE number >= 2")
        with pytest.raises(Damaged, match="event 2 is missing"):
            await store.load("OAK")
        await db.execute("UPDATE ninefold SET layout = 99")
        newer = PostgresStore(dsn)
        with pytest.raises(StoreFailed, match="newer Ninefold"):
            await newer.load("OAK")
        await asyncio.gather(db.close(), store.close(), newer.close())

    asyncio.run(story())


def test_a_move_writes_to_no_index_of_tables(tmp_path: Path) -> None:
    """An update that changes no indexed column stays on its page."""

    async def story() -> None:
        store = postgres.store_at(tmp_path)
        await store.append("OAKS", [Row(1, 0, "", b"{}", b"")])
        db = await asyncpg.connect(postgres.dsn(str(tmp_path)))
        columns = await db.fetch(
            "SELECT attname FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)"
            " WHERE indrelid = 'tables'::regclass"
        )
        assert [name for (name,) in columns] == ["code"]
        await db.close()
        await store.close()

    asyncio.run(story())


def test_an_older_layout_is_brought_up_to_date(tmp_path: Path) -> None:
    async def story() -> None:
        db = await asyncpg.connect(postgres.dsn(str(tmp_path)))
        await db.execute("CREATE TABLE ninefold (layout INTEGER NOT NULL); INSERT INTO ninefold VALUES (1)")
        await db.execute(migrations.EVENTS)
        await db.close()
        store = postgres.store_at(tmp_path)
        await store.append("OAKS", [Row(1, 0, "", b"{}", b"")])
        assert len(await store.load("OAKS")) == 1
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("how", ["a role without CREATE", "a read-only database"])
def test_a_read_only_role_can_read(tmp_path: Path, how: str) -> None:
    """For example on a standby: nothing is created if the layout is the newest."""

    async def story() -> None:
        dsn = postgres.dsn(str(tmp_path))
        owner = PostgresStore(dsn)
        await owner.append("OAKS", [Row(1, 0, "", b"{}", b"")])
        if how == "a role without CREATE":
            role, schema = postgres.schema(str(tmp_path)) + "r", postgres.schema(str(tmp_path))
            db = await asyncpg.connect(dsn)
            await db.execute(f"CREATE ROLE {role} LOGIN; GRANT USAGE ON SCHEMA {schema} TO {role}")
            await db.execute(f"GRANT SELECT ON ALL TABLES IN SCHEMA {schema} TO {role}")
            await db.close()
            dsn = re.sub("//.*@", f"//{role}@", dsn, count=1)
        else:
            dsn += "&default_transaction_read_only=on"
        reader = PostgresStore(dsn)
        assert [entry.table for entry in await reader.tables()] == ["OAKS"]
        assert len(await reader.load("OAKS")) == 1
        with pytest.raises(StoreFailed):
            await reader.append("OAKS", [Row(2, 0, "", b"{}", b"")])
        for store in (reader, owner):
            await store.close()

    asyncio.run(story())


def test_the_privileges_in_the_docs_are_enough_for_a_node(tmp_path: Path) -> None:
    """By the very lines of docs/running.md."""
    page = (Path(__file__).parents[4] / "docs" / "running.md").read_text()
    lines = re.findall(r"^ {6}((?:CREATE ROLE|GRANT) .*;)$", page, re.MULTILINE)
    assert len(lines) == 4

    async def story() -> None:
        schema = postgres.schema(str(tmp_path))
        role, dsn = f"{schema}n", postgres.dsn(str(tmp_path))
        owner = PostgresStore(dsn)
        await owner.load("")
        db = await asyncpg.connect(dsn)
        for line in lines:
            await db.execute(re.sub(r"\bnode\b", role, line).replace("SCHEMA public", f"SCHEMA {schema}"))
        await db.close()
        node = PostgresStore(re.sub("//.*@", f"//{role}@", dsn, count=1))
        await node.claim(alone=False)
        await node.append("OAKS", [row(1)])
        await node.append("OAKS", [row(2)])
        assert len(await node.load("OAKS")) == 2
        async with node.housekeeping() as ours:
            assert ours and await node.delete("OAKS")
        for store in (node, owner):
            await store.close()

    asyncio.run(story())


def test_a_table_deleted_and_opened_again_starts_anew(tmp_path: Path) -> None:
    """As long as before: it is the chain that tells."""

    async def story() -> None:
        one, two = (PostgresStore(postgres.dsn(str(tmp_path))) for _ in range(2))
        await one.append("OAK", [row(1)])
        await two.delete("OAK")
        await two.append("OAK", [row(1, b"another")])
        with pytest.raises(Conflict):
            await one.append("OAK", [row(2)])
        assert await two.load("OAK") == [row(1, b"another")]
        await one.close()
        await two.close()

    asyncio.run(story())


def test_a_node_can_write_a_table_that_comes_back_to_it(tmp_path: Path) -> None:
    """What the node knew of its end is older than what another has written since."""

    async def story() -> None:
        one, two = (PostgresStore(postgres.dsn(str(tmp_path))) for _ in range(2))
        await one.append("OAK", [row(1)])
        await two.append("OAK", [row(2), row(3)])
        assert len(await one.load("OAK")) == 3
        await one.append("OAK", [row(4)])
        with pytest.raises(Conflict):
            await two.append("OAK", [row(4)])
        await two.append("OAK", [row(5)])
        assert [stored.number for stored in await one.load("OAK")] == [1, 2, 3, 4, 5]
        await one.close()
        await two.close()

    asyncio.run(story())


def test_a_commit_with_an_unknown_outcome_is_a_conflict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is lost; then the database says no for another reason, as one that became a replica."""

    async def story() -> None:
        store = PostgresStore(postgres.dsn(str(tmp_path)))
        move = store._move

        async def refuse(db: object, moves: object) -> set[str]:
            raise asyncpg.ReadOnlySQLTransactionError("It may only be read, says the test.")

        async def lose(db: object, moves: object) -> set[str]:
            await move(db, moves)  # type: ignore[arg-type]
            monkeypatch.setattr(store, "_move", refuse)
            raise ConnectionResetError("The answer was lost, says the test.")

        monkeypatch.setattr(store, "_move", lose)
        with pytest.raises(Conflict):
            await store.append("OAK", [row(1)])
        monkeypatch.setattr(store, "_move", move)
        assert await store.load("OAK") == [row(1)]
        await store.append("OAK", [row(2)])
        await store.close()

    asyncio.run(story())


def test_one_server_without_a_bus_excludes_all_others(tmp_path: Path) -> None:
    async def story() -> None:
        dsn = postgres.dsn(str(tmp_path))
        async with shared_store(dsn, alone=True):
            async with shared_store(dsn) as reading:
                assert await reading.tables() == []
            for alone in (True, False):
                with pytest.raises(StoreFailed, match=r"^A.* Ninefold .*uses this database"):
                    async with shared_store(dsn, alone=alone):
                        pass
        async with shared_store(dsn, alone=False), shared_store(dsn, alone=False):
            with pytest.raises(StoreFailed, match="Another Ninefold"):
                async with shared_store(dsn, alone=True):
                    pass

    asyncio.run(story())


def test_the_lock_is_taken_when_the_old_connection_ends(tmp_path: Path) -> None:
    """A database notices later than we that a line is broken: until then the claim is the old one's."""

    async def story() -> None:
        dsn = postgres.dsn(str(tmp_path))
        async with shared_store(dsn + "&application_name=broken", alone=True) as store:
            old = await asyncpg.connect(dsn)
            await _break(dsn, 1)
            await old.execute(ALONE.replace("try_", ""))
            await store.append("BCDF", [row(1)])
            await old.close()
            await store.append("BCDF", [row(2)])
            with pytest.raises(StoreFailed, match="Another Ninefold"):
                async with shared_store(dsn, alone=True):
                    pass

    asyncio.run(story())


def test_the_lock_is_held_after_a_reconnect(tmp_path: Path) -> None:
    async def story() -> None:
        dsn = postgres.dsn(str(tmp_path))
        async with shared_store(dsn + "&application_name=broken", alone=True) as store:
            await _break(dsn, 1)
            await store.append("BCDF", [row(1)])
            with pytest.raises(StoreFailed, match="Another Ninefold"):
                async with shared_store(dsn, alone=True):
                    pass

    asyncio.run(story())
