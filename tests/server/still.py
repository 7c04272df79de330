"""A table without sockets, in a loop whose clock stands still: what is told is the same to the byte each time."""

import asyncio
import json
import re
from collections.abc import Coroutine, Sequence
from itertools import count
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from ninefold.engine import Header, Illegal, replace
from ninefold.server.door import Socket
from ninefold.server.draft import Draft
from ninefold.server.events import DiceSealed, GameBegun, HostNamed, Opened, PromisesClosed, SatDown
from ninefold.server.limits import Allowances
from ninefold.server.log import restore
from ninefold.server.ports import Row
from ninefold.server.session import Session
from ninefold.server.table import Table, plain_options
from ninefold.server.tables import Tables
from ninefold.sim import Played
from tests.contracts import plays

T = TypeVar("T")
CODE = "BCDF"


class StillLoop(asyncio.SelectorEventLoop):
    now = 1000.0

    def time(self) -> float:
        return self.now


def run(story: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=StillLoop) as runner:
        return runner.run(story)


async def rest(seconds: float = 0.0) -> None:
    """Let so much time pass, and everything happen that is due by then."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, StillLoop)
    loop.now += seconds
    for _ in range(20):
        await asyncio.sleep(0)


class Shelf:
    """A store that keeps nothing but what it was given."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = list(rows)

    def append(self, table: str, rows: Sequence[Row]) -> "asyncio.Future[None]":
        self.rows += rows
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def load(self, table: str) -> list[Row]:
        return self.rows if table == CODE else []

    async def close(self) -> None: ...
