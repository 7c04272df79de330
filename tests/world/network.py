"""Simulated lines between clients and nodes: delayed, in order, cut without a word, read slowly."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextvars import Context
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosedError

from ninefold.server.hosting.session import Session
from tests.world.process import OUTSIDE, Process

WINDOW = 4_096  # bytes that wait before a reader counts as slow: less than a real one, so that it happens


class Wire:
    """The server's end of a line: what a Session knows as its socket."""

    def __init__(self, line: "SimLine", peer: str) -> None:
        self._line, self.peer = line, peer
        self.slow, self.backlog = False, 0

    def send(self, *messages: bytes) -> None:
        for message in messages:
            self._line.to_client(message)

    def stay(self) -> None: ...

    def close(self, code: int = 1000, reason: str = "", /) -> None:
        self._line.close_from_server()


class SimLine:
    """One connection. To the client it looks like a WebSocket."""

    def __init__(self, chance: Random, delay: float, steady: bool, peer: str) -> None:
        self._chance, self._delay = chance, (delay * 0.9 if steady else 0.0, delay)
        self._loop = asyncio.get_running_loop()
        self.wire = Wire(self, peer)
        self.session: Session | None = None
        self.process: Process | None = None  # of its node
        self.hello_at: tuple[int, float] | None = (
            None  # when its node heard it first: by its clock, and truly
        )
        self._inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._due = [0.0, 0.0]  # to the server, to the client: in order
        self.open = True
        self.reading = True
        self._held: list[bytes] = []  # what a slow reader has not read
        self.transport = self  # as websockets has it: `transport.abort()`

    # The client's end

    async def send(self, text: str) -> None:
        if not self.open:
            raise ConnectionClosedError(None, None)
        self._to_server(self._heard, text.encode())

    async def __aiter__(self) -> AsyncIterator[str]:
        while (data := await self._inbox.get()) is not None:
            yield data.decode()

    def abort(self) -> None:
        """Both ends find out, each in its time."""
        if self.open:
            self.open = False
            self._inbox.put_nowait(None)
            self._to_server(self._closed)

    # The server's end

    def to_client(self, data: bytes) -> None:
        if self.open:
            self.wire.backlog += len(data)
            self.wire.slow = self.wire.slow or self.wire.backlog > WINDOW
            self._later(1, self._arrived, data)

    def close_from_server(self) -> None:
        self._later(1, self._end)

    def vanish(self) -> None:
        """The server's process is gone: nobody hears anything there any more."""
        self.session = None
        self._later(1, self._end)

    def read_on(self) -> None:
        self.reading = True
        held, self._held = self._held, []
        for data in held:
            self._arrived(data)

    def _to_server(self, act: Any, *values: Any) -> None:
        """It waits in the socket while the process is stopped."""
        self._later(0, act, *values, context=OUTSIDE if self.process is None else self.process.context)

    def _later(self, way: int, act: Any, *values: Any, context: Context = OUTSIDE) -> None:
        due = self._loop.time() + self._chance.uniform(*self._delay)
        self._due[way] = due = max(due, self._due[way] + 1e-6)  # timers of one moment have no order
        self._loop.call_at(due, act, *values, context=context)

    def _heard(self, data: bytes) -> None:
        if self.session is not None and self.process is not None:
            if self.hello_at is None:
                self.hello_at = (self.process.clock(), self._loop.time())
            self.session.heard(data)

    def _arrived(self, data: bytes) -> None:
        if not self.open:
            return
        if not self.reading:
            self._held.append(data)
            return
        self._inbox.put_nowait(data)
        self.wire.backlog -= len(data)
        if self.wire.slow and self.wire.backlog <= 0:
            self.wire.slow = False
            if self.session is not None and self.process is not None:
                self.process.soon(self._caught_up)

    def _end(self) -> None:
        if self.open:
            self.open = False
            self._inbox.put_nowait(None)
            if self.process is not None:
                self.process.soon(self._closed)

    def _caught_up(self) -> None:
        if self.session is not None:
            self.session.caught_up()

    def _closed(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            session.closed()


def said(**fields: Any) -> str:
    return json.dumps(fields)
