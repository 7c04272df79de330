"""Commits in the loop: never one that could wait. What is locked, slow, full or much is the thread's."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Timer
from time import perf_counter, sleep
from typing import Any

import pytest

from ninefold.server.store.port import Conflict, StoreFailed
from ninefold.server.store.sqlite import store
from ninefold.server.store.sqlite.ledger import Ledger, WriteResult
from ninefold.server.store.sqlite.store import MOST_IN_THE_LOOP, SqliteStore
from ninefold.server.store.writes import Append
from tests.contracts.test_stores import rows

Story = Callable[[SqliteStore], Awaitable[None]]


class Clock:
    """Seconds that pass only while somebody commits."""

    now = takes = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(store, "perf_counter", clock)
    commit = Ledger.commit_together

    def commit_in_time(ledger: Ledger, group: Sequence[Append]) -> list[WriteResult]:
        clock.now += clock.takes
        return commit(ledger, group)

    monkeypatch.setattr(Ledger, "commit_together", commit_in_time)
    return clock


@pytest.fixture
def committed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Who committed, one after the other."""
    noted: list[str] = []
    connect = Ledger.__init__

    def connect_and_note(ledger: Ledger, path: Path, ends: Any, busy: float, safe: bool) -> None:
        connect(ledger, path, ends, busy, safe)
        who = "thread" if busy else "loop"
        ledger.db.set_trace_callback(lambda said: noted.append(who) if said == "COMMIT" else None)

    monkeypatch.setattr(Ledger, "__init__", connect_and_note)
    return noted


def run(path: Path, story: Story, power_safe: bool = False) -> None:
    async def whole() -> None:
        store = SqliteStore(path / "log", power_safe=power_safe)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_the_loop_commits_once_the_thread_has_made_the_side_file(
    tmp_path: Path, clock: Clock, committed: list[str]
) -> None:
    async def story(store: SqliteStore) -> None:
        for number in range(1, 6):
            await store.append("OAK", rows(number))
        assert committed == ["thread", *["loop"] * 4], "a new side file waits for the disk"
        assert await store.load("OAK") == rows(1, 2, 3, 4, 5)

    run(tmp_path, story)


def test_the_connection_of_the_loop_never_waits(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        pragmas = ("busy_timeout", "wal_autocheckpoint", "synchronous")
        waits = [store._prompt.db.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas]
        assert waits == [0, 0, 1], "no lock, no checkpoint, no disk"

    run(tmp_path, story)


def test_power_safe_commits_run_in_the_thread(tmp_path: Path, clock: Clock, committed: list[str]) -> None:
    async def story(store: SqliteStore) -> None:
        for number in range(1, 4):
            await store.append("OAK", rows(number))
        assert committed == ["thread"] * 3

    run(tmp_path, story, power_safe=True)


def test_the_thread_waits_for_a_locked_file(tmp_path: Path, clock: Clock, committed: list[str]) -> None:
    async def story(store: SqliteStore) -> None:
        await store.append("OAK", rows(1))
        with closing(sqlite3.connect(tmp_path / "log", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            held = [store.append("OAK", rows(2)), store.append("ELM", rows(1))]
            for _ in range(50):  # the loop goes round meanwhile
                await asyncio.sleep(0)
            behind = store.append("OAK", rows(3))
            await asyncio.sleep(0.05)
            assert not any(one.done() for one in (*held, behind))
            other.execute("ROLLBACK")
        await asyncio.gather(*held, behind)
        assert await store.load("OAK") == rows(1, 2, 3), "in the order of the calls"
        await store.append("OAK", rows(4))
        assert committed[0] == "thread" and "loop" not in committed[:-1] and committed[-1] == "loop"

    run(tmp_path, story)


def test_after_a_slow_commit_the_thread_writes_until_it_is_fast_again(
    tmp_path: Path, clock: Clock, committed: list[str]
) -> None:
    async def story(store: SqliteStore) -> None:
        for number, takes in enumerate([0, 0, 0.02, 0.02, 0.02, 0, 0, 0], 1):
            clock.takes = takes
            await store.append("OAK", rows(number))
        assert committed == ["thread", "loop", "loop", "thread", "thread", "thread", "loop", "loop"]

    run(tmp_path, story)


def test_the_thread_reports_a_full_disk(tmp_path: Path, clock: Clock, committed: list[str]) -> None:
    async def story(store: SqliteStore) -> None:
        await store.append("OAK", rows(1))
        for ledger in (store._prompt, store._patient):
            (pages,) = ledger.db.execute("PRAGMA page_count").fetchone()
            ledger.db.execute(f"PRAGMA max_page_count = {pages}")
        large = rows(2)[0]._replace(body=bytes(50_000))
        with pytest.raises(StoreFailed, match="disk is full"):
            await store.append("OAK", [large])
        assert committed == ["thread"]
        with pytest.raises(Conflict):
            await store.append("OAK", rows(3))
        await store.append("OAK", rows(2))
        assert await store.load("OAK") == rows(1, 2)

    run(tmp_path, story)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """For how many seconds the loop was held by each group."""
    noted: list[float] = []
    hand_over = SqliteStore._hand_over

    def hand_over_in_time(store: SqliteStore) -> None:
        began = perf_counter()
        hand_over(store)
        noted.append(perf_counter() - began)

    monkeypatch.setattr(SqliteStore, "_hand_over", hand_over_in_time)
    return noted


@contextmanager
def locked(store: SqliteStore) -> Iterator[None]:
    """By another program, which gives it free after a while."""
    (path,) = [file for _, name, file in store._prompt.db.execute("PRAGMA database_list") if name == "main"]
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        free = Timer(0.3, other.execute, ["ROLLBACK"])
        free.start()
        yield
        free.join()


@contextmanager
def slow(store: SqliteStore) -> Iterator[None]:
    """The disk takes its time for every commit."""
    for ledger in (store._prompt, store._patient):
        ledger.db.set_trace_callback(lambda said: sleep(0.15) if said == "COMMIT" else None)
    yield


@contextmanager
def full(store: SqliteStore) -> Iterator[None]:
    for ledger in (store._prompt, store._patient):
        ledger.db.execute("PRAGMA max_page_count = 1")  # as many as there are
    yield
    for ledger in (store._prompt, store._patient):
        ledger.db.execute("PRAGMA max_page_count = 1000000")


@pytest.mark.parametrize("trouble", [locked, slow, full])
def test_a_slow_or_locked_file_does_not_block_the_loop(
    tmp_path: Path, held: list[float], trouble: Any
) -> None:
    """Half of the groups at least: whatever else the machine does, a wait would hold it each time. A slow
    disk stays slow; else all is well in between, so that the loop tries again."""

    async def story(store: SqliteStore) -> None:
        last, holds = 0, []
        for _ in range(9):
            for _ in range(1 if trouble is slow and last else 2):
                last += 1
                await store.append("OAK", rows(last))
            held.clear()
            row = rows(last + 1)[0]._replace(body=bytes(50_000))
            with trouble(store):
                (outcome,) = await asyncio.gather(store.append("OAK", [row]), return_exceptions=True)
            assert isinstance(outcome, StoreFailed) is (trouble is full)
            last += trouble is not full
            holds += held
        assert len(holds) == 9 and sorted(holds)[4] < 0.12, "a wait holds it for 0.15 s at least"

    run(tmp_path, story)


def test_the_thread_commits_large_groups(tmp_path: Path, clock: Clock, committed: list[str]) -> None:
    async def story(store: SqliteStore) -> None:
        await store.append("OAK", rows(1))
        many = [store.append(f"T{n}", rows(1)) for n in range(MOST_IN_THE_LOOP + 1)]
        await asyncio.gather(*many)
        await asyncio.gather(*[store.append(f"T{n}", rows(2)) for n in range(MOST_IN_THE_LOOP)])
        assert committed == ["thread", "thread", "loop"]

    run(tmp_path, story)


def test_the_thread_makes_the_checkpoints(
    tmp_path: Path, clock: Clock, committed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "CHECKPOINT_EVERY", 3)

    async def story(store: SqliteStore) -> None:
        sizes = []
        for number in range(1, 10):
            await store.append("OAK", rows(number))
            sizes.append((tmp_path / "log-wal").stat().st_size)
        assert committed == [*["thread", "loop", "loop", "loop"] * 2, "thread"]
        assert max(sizes) == sizes[3], "it is written over, and not made longer"

    run(tmp_path, story)
