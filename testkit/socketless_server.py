"""A whole server without sockets, on a clock that the test moves: every run sends the same bytes."""

import asyncio
import json
import re
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, cast

from ninefold.engine import Header, seal
from ninefold.server.app import App
from ninefold.server.hosting.session import Session
from ninefold.server.live.draft import Draft
from ninefold.server.live.shell import TableShell
from ninefold.server.net.addresses import Addresses
from ninefold.server.net.websocket import Socket
from ninefold.server.store.port import EventStore, Row
from ninefold.server.table.events import DiceSealed, GameBegun, HostNamed, Opened, PromisesClosed, SatDown
from ninefold.server.table.state import Table, plain_options
from ninefold.server.wire.message import VERSION
from ninefold.sim import Played
from testkit import plays
from testkit.jumping_loop import JumpingLoop

CODE = "BCDF"


def leap(seconds: float) -> None:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, JumpingLoop)
    loop.leap(seconds)


async def rest(seconds: float = 0.0) -> None:
    """Let this much time pass, and do everything that is due by then."""
    leap(seconds)
    for _ in range(12):
        await asyncio.sleep(0)


class Memory:
    """A store that forgets everything with the test."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Row]] = {}

    def append(self, table: str, rows: Sequence[Row]) -> "asyncio.Future[None]":
        log = self.logs.setdefault(table, [])
        assert [row.number for row in rows] == [*range(len(log) + 1, len(log) + 1 + len(rows))]
        log += rows
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def load(self, table: str) -> list[Row]:
        return [*self.logs.get(table, ())]

    async def close(self) -> None: ...


class FakeSocket:
    """Stands in for a Socket: what is sent is kept, or thrown away."""

    peer = "192.0.2.7"
    slow = False
    backlog = 0

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.open = True

    def send(self, *messages: bytes) -> None:
        if self.open:
            self.sent += messages

    def stay(self) -> None: ...

    def close(self, code: int = 1000, reason: str = "") -> None:
        self.open = False


class Guest:
    """A client that sends what the test tells it to."""

    def __init__(self, session: Session, token: str, number: int) -> None:
        self.token, self._session, self._socket = token, session, FakeSocket()
        self._ids = (f"{number}-{each}" for each in count(1))  # unique, and the same in every run
        session.opened(cast(Socket, self._socket))

    @property
    def on_line(self) -> bool:
        return self._socket.open

    def say(self, type: str, **fields: Any) -> None:
        self.say_raw(json.dumps({"type": type, "id": next(self._ids), **fields}).encode())

    def say_raw(self, message: bytes) -> None:
        if self._socket.open:
            self._session.heard(message)

    def go(self) -> None:
        self._socket.open = False
        self._session.closed()

    def heard(self) -> list[bytes]:
        """What came since this was last asked. The random id of a ping is left out."""
        told, self._socket.sent = self._socket.sent, []
        return [re.sub(rb'^{"type":"Ping","id":"[^"]*"', b'{"type":"Ping"', message) for message in told]


class SocketlessServer:
    """The application with sessions, tables and an in-memory store; no HTTP and no sockets."""

    def __init__(self, store: Memory | None = None) -> None:
        self.store = store or Memory()
        self._guests = count(1)
        self.app = App(cast(EventStore, self.store), _no_page, Addresses("http", None, 80))

    def guest(self, token: str, *, peer: str = "192.0.2.7") -> Guest:
        app = self.app
        return Guest(Session(app.tables, peer, app._limits, app._run, app._count), token, next(self._guests))

    async def enter(self, token: str, code: str = CODE, **more: Any) -> Guest:
        guest = self.guest(token, peer=more.pop("peer", "192.0.2.7"))
        guest.say("Enter", version=VERSION, token=token, code=code, **more)
        await self.quiet()
        return guest

    async def quiet(self) -> None:
        """Wait until all long work is done; it is done in slices."""
        while self.app._tasks:
            await asyncio.sleep(0)
        await rest()

    def live(self, code: str = CODE) -> TableShell:
        table = self.app.tables.in_play(code)
        assert isinstance(table, TableShell)
        return table


def _no_page(request: Any) -> Any:
    raise AssertionError("nobody asks for a page")


def secret(seat: int | str) -> str:
    return f"the secret of seat {seat}"


def log_of(table: plays.Table, played: Iterable[Played]) -> list[Row]:
    """The log of a table at which this was played, by people whose tokens are `secret(seat)`."""
    draft = Draft(Table(), 0)
    chairs = [SatDown(f"P{seat}", "fox", seal(secret(seat).encode())) for seat in range(table.seats)]
    draft.add(Opened(CODE, table.name), *chairs, HostNamed(0))
    header = Header(table.name, table.game.version, table.seats, plain_options(table.options))
    draft.add(DiceSealed("a game", header, "00" * 32), PromisesClosed(), GameBegun(("",) * table.seats))
    for step in played:
        draft.play((step.state, step.steps))
    return draft.rows
