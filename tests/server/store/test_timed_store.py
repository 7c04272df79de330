"""What a store's commits say of it."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from ninefold.server.ops.metrics import COMMITS
from ninefold.server.store.port import Conflict, Row, StoreFailed
from ninefold.server.store.timed_store import TimedStore


class Store:
    """Its commits end as the test wants."""

    def append(self, table: str, rows: Sequence[Row]) -> "asyncio.Future[None]":
        return asyncio.get_running_loop().create_future()


def test_a_cancelled_commit_does_not_mark_the_store_healthy() -> None:
    async def story() -> None:
        inner: Any = Store()
        store = TimedStore(inner)
        store.append("BCDF", []).set_exception(StoreFailed("The disk is full."))
        await asyncio.sleep(0)
        assert not store.well
        told = COMMITS.counted
        store.append("BCDF", []).cancel()
        await asyncio.sleep(0)
        assert not store.well and COMMITS.counted == told

    asyncio.run(story())


def test_a_node_that_was_suspended_commits_nothing() -> None:
    """Another node may have its tables."""

    async def story() -> None:
        inner: Any = Store()
        awake = True
        store = TimedStore(inner, lambda: awake)
        assert not store.append("BCDF", []).done()
        awake = False
        with pytest.raises(Conflict, match="suspended"):
            await store.append("BCDF", [])

    asyncio.run(story())
