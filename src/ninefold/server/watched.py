"""A store whose commits are timed, and of which one can ask whether it still takes them."""

from asyncio import Future
from collections.abc import Sequence
from time import perf_counter

from ninefold.server.metrics import COMMITS, FAILURES
from ninefold.server.ports import Entry, EventStore, Row, Stored, StoreFailed


class WatchedStore:
    def __init__(self, store: EventStore) -> None:
        self._store = store
        self.well = True  # the last append was stored, or refused for a reason of its own

    def append(self, table: str, rows: Sequence[Row]) -> Future[None]:
        began = perf_counter()
        done = self._store.append(table, rows)
        done.add_done_callback(lambda done: self._note(done, perf_counter() - began))
        return done

    def _note(self, done: Future[None], seconds: float) -> None:
        failure = None if done.cancelled() else done.exception()
        self.well = not isinstance(failure, StoreFailed)
        if failure is None:
            COMMITS.add(seconds)
        else:
            FAILURES.add()

    async def load(self, table: str) -> list[Row]:
        return await self._store.load(table)

    async def history(self, table: str) -> list[Stored]:
        return await self._store.history(table)

    async def tables(self) -> list[Entry]:
        return await self._store.tables()

    async def delete(self, table: str) -> bool:
        return await self._store.delete(table)

    async def close(self) -> None:
        await self._store.close()
