"""Where the tables' log is kept: in one SQLite file, or in a PostgreSQL database that many nodes share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from ninefold.server.store.port import EventLog, EventStore, StoreFailed
from ninefold.server.store.sqlite.migrations import check_file as check_file
from ninefold.server.store.sqlite.reader import SqliteLog
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.store.wall_clock import WallClock, wall_clock

SCHEMES = ("postgresql", "postgres")
MISSING = "PostgreSQL and NATS need packages that are not installed: pip install asyncpg 'nats-py[nkeys]'."


def in_words(database: str) -> str:
    """A database's address as it may be shown: without whoever opens it, and their password."""
    parts = urlsplit(database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


@asynccontextmanager
async def shared_store(
    database: str, clock: WallClock = wall_clock, *, alone: bool | None = None
) -> AsyncIterator[EventStore]:
    """`alone`: no other server may write there, or only those on the same bus; None: this is no server."""
    try:
        from ninefold.server.store.postgres.store import PostgresStore
    except ImportError as error:
        raise StoreFailed(MISSING) from error
    store = PostgresStore(database, clock=clock)
    try:
        await store.load("")  # a database that is not there is known at once
        if alone is not None:
            await store.claim(alone)
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def file_store(
    data: Path, power_safe: bool, clock: WallClock = wall_clock
) -> AsyncIterator[EventStore]:
    store = SqliteStore(data, power_safe=power_safe, clock=clock)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def reading(data: Path, database: str | None) -> AsyncIterator[EventLog]:
    """What was stored, also while a server writes."""
    if database is None:
        yield SqliteLog(data)
    else:
        async with shared_store(database) as store:
            yield store
