"""Opens the log: one SQLite file, or a PostgreSQL database that many nodes share."""

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
    """The URL of a database without user and password, to be shown."""
    parts = urlsplit(database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


@asynccontextmanager
async def shared_store(
    database: str, clock: WallClock = wall_clock, *, alone: bool | None = None
) -> AsyncIterator[EventStore]:
    """`alone`: True: no other server may use the database; False: only those on the same bus; None: this is
    not a server."""
    try:
        from ninefold.server.store.postgres.store import PostgresStore
    except ImportError as error:
        raise StoreFailed(MISSING) from error
    store = PostgresStore(database, clock=clock)
    try:
        await store.load("")  # fail now if the database cannot be used
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
    """Open the log for reading; a server may write to it meanwhile."""
    if database is None:
        yield SqliteLog(data)
    else:
        async with shared_store(database) as store:
            yield store
