"""A store that times its commits, and knows whether the last one worked."""

from asyncio import Future, get_running_loop
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from time import perf_counter

from ninefold.server.ops.metrics import COMMITS, FAILURES
from ninefold.server.store.port import Conflict, EventStore, Row, Stored, StoreFailed, TableSummary

DOUBTED_S = 10.0  # after a failed commit this node is not ready; then it gets traffic again to try


class TimedStore:
    def __init__(self, store: EventStore, awake: Callable[[], bool] = lambda: True) -> None:
        """`awake`: False if this process was suspended, so that other nodes may own our tables now."""
        self._store, self._awake = store, awake
        self._loop = get_running_loop()
        self._failed_at: float | None = None  # None: the last append was stored, or was a Conflict

    @property
    def well(self) -> bool:
        """An unready node gets no traffic and so no new commit: it turns ready again after a while."""
        return self._failed_at is None or self._loop.time() - self._failed_at > DOUBTED_S

    def append(self, table: str, rows: Sequence[Row]) -> Future[None]:
        if not self._awake():
            slept: Future[None] = get_running_loop().create_future()
            slept.set_exception(
                Conflict(f"Table {table} may have another owner, because this node was suspended.")
            )
            return slept
        began = perf_counter()
        done = self._store.append(table, rows)
        done.add_done_callback(partial(self._note, began))
        return done

    def _note(self, began: float, done: Future[None]) -> None:
        if done.cancelled():  # the caller has gone: this says nothing about the store
            return
        failure = done.exception()
        self._failed_at = self._loop.time() if isinstance(failure, StoreFailed) else None
        if failure is None:
            COMMITS.add(perf_counter() - began)
        else:
            FAILURES.add()

    async def load(self, table: str) -> list[Row]:
        return await self._store.load(table)

    async def history(self, table: str) -> list[Stored]:
        return await self._store.history(table)

    async def tables(self) -> list[TableSummary]:
        return await self._store.tables()

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._store.lengths(tables)

    async def own_events(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        return await self._store.own_events(tables)

    async def file(self, table: str, name: str) -> bytes | None:
        return await self._store.file(table, name)

    async def file_sizes(self, table: str) -> dict[str, int]:
        return await self._store.file_sizes(table)

    async def put_file(self, table: str, name: str, body: bytes) -> None:
        await self._store.put_file(table, name, body)

    async def delete(self, table: str) -> bool:
        return await self._store.delete(table)

    def housekeeping(self) -> AbstractAsyncContextManager[bool]:
        return self._store.housekeeping()

    async def close(self) -> None:
        await self._store.close()
