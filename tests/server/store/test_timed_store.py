"""What a store's commits say of it."""

import asyncio
from collections.abc import Sequence
from typing import Any

from ninefold.server.ops.metrics import COMMITS
from ninefold.server.store.port import Row, StoreFailed
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
