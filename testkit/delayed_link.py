"""A TCP link with delays, between a client and the server. It keeps the order and loses nothing."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class LinkDelays:
    """The delays of a link, in ms and one way."""

    delay: float
    jitter: float = 0.0  # on top of it, on average; now and then several times that
    stalls: float = 0.0  # the probability that nothing comes through for a while
    stall: float = 0.0  # for how long

    def takes(self, rng: Random) -> float:
        """How long one message takes, in seconds."""
        takes = self.delay + (rng.expovariate(1 / self.jitter) if self.jitter else 0.0)
        return (takes + (self.stall if rng.random() < self.stalls else 0.0)) / 1000


class Link:
    """Listens on a free port and hands on to another, each way by itself."""

    def __init__(self, delays: LinkDelays, port: int, seed: int) -> None:
        self.delays, self._port, self._rng = delays, port, Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self.open = True  # to new connections

    async def begin(self) -> str:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        return f"ws://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/ws"

    async def end(self) -> None:
        self._server.close()
        self.cut()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def cut(self) -> None:
        """Close the connections. Both ends notice at once; what was on its way is lost."""
        for writer in self._writers:
            writer.transport.abort()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if not self.open:
                raise ConnectionRefusedError
            there, back = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            return writer.transport.abort()
        self._writers |= {writer, back}
        for source, goal in ((reader, back), (there, writer)):
            task = asyncio.get_running_loop().create_task(self._carry(source, goal))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        loop, last = asyncio.get_running_loop(), 0.0
        with suppress(OSError):
            while data := await source.read(1 << 16):
                last = max(last + 1e-6, loop.time() + self.delays.takes(self._rng))  # nothing overtakes
                loop.call_at(last, _hand_on, goal, data)
        loop.call_at(max(last + 1e-6, loop.time()), goal.transport.abort)


def _hand_on(goal: asyncio.StreamWriter, data: bytes) -> None:
    if not goal.transport.is_closing():
        goal.write(data)
