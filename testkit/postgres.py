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
    """The address of a new schema: no test sees what another one writes."""
    return server().schema(schema(name))


def store_at(path: Path, **more: Any) -> PostgresStore:
    """A store, named by what a test of files takes for a path."""
    return PostgresStore(dsn(str(path)), **more)
