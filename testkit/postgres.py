"""A real PostgreSQL on loopback, started when a test first asks for it and stopped with the process."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from ninefold.server.store.postgres.store import PostgresStore
from testkit.servers import Postgres


@cache
def server() -> Postgres:
    return Postgres()


def schema(name: str) -> str:
    return "t" + hashlib.sha256(name.encode()).hexdigest()[:20]


@cache
def dsn(name: str) -> str:
    """Of a schema of its own: what one test writes no other sees."""
    return server().schema(schema(name))


def store_at(path: Path, **more: Any) -> PostgresStore:
    """Where a test of files names a file."""
    return PostgresStore(dsn(str(path)), **more)
