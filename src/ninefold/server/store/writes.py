"""What a store queues to write: appends and deletions, each with the future that is told the result."""

from asyncio import Future
from collections.abc import Sequence
from typing import Any, NamedTuple

from ninefold.server.store.port import Row


class Append(NamedTuple):
    table: str
    rows: Sequence[Row]
    written: int  # ms since 1970
    done: Future[None]


class Delete(NamedTuple):
    table: str
    done: Future[bool]


class PutFile(NamedTuple):
    table: str
    name: str
    body: bytes
    done: Future[None]


def resolve(done: Future[Any], result: Any) -> None:
    """`result`: the value, or the exception that it failed with."""
    if done.done():
        return  # whoever waited was cancelled
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
