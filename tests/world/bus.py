"""Simulated NATS servers, and what `nats-py` makes of a line to them. The real adapter runs on top.

What matters here is what the library does while a line is away or hangs:
- What is published while it is away waits, and is sent when the line is back.
- `flush` returns at once while it is away.
- A line that hangs is found out after three pings. What was written to it may still arrive, later.
- Every subscription has a queue of its own, so that only messages of one subject keep their order.

Each node has a server of its own beside it, and these are one cluster: a split keeps servers apart, while
each node has its server. NATS delivers at most once, so messages are lost, and late, but never doubled.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextvars import Context
from random import Random
from typing import Any, NamedTuple

from nats import errors

from tests.world.process import OUTSIDE, Process

DELAY_S = 0.002  # one way, at most
STALE_AFTER_S = 3.0  # a line without a pong for so long is given up
RECONNECT_S = 0.1
SLOW_S = 0.8  # one way, at most, while a line is slow
LOST_SHARE = 0.3  # of the messages, while a line loses some


class SimMsg(NamedTuple):
    data: bytes
    reply: str = ""


class Split:
    """These nodes are kept apart from all others. Until it is noticed, what is sent across is lost; then the
    servers know that nobody is there."""

    def __init__(self, homes: Iterable[str], noticed_at: float) -> None:
        self._homes, self.noticed_at = frozenset(homes), noticed_at

    def parts(self, one: str, other: str) -> bool:
        return (one in self._homes) != (other in self._homes)


class Hub:
    """The servers. A subscription belongs to a line."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.splits: list[Split] = []
        self.subscribers: dict[str, list[_Line]] = {}
        self.inboxes: dict[str, SimClient] = {}

    def subscribe(self, subject: str, line: "_Line") -> None:
        self.subscribers.setdefault(subject, []).append(line)

    def unsubscribe(self, subject: str, line: "_Line") -> None:
        if line in (here := self.subscribers.get(subject, [])):
            here.remove(line)

    def forget(self, line: "_Line") -> None:
        for here in self.subscribers.values():
            if line in here:
                here.remove(line)

    def publish(self, subject: str, message: SimMsg, sender: "_Line") -> None:
        if subject.startswith("_INBOX."):
            asker = self.inboxes.get(subject.rpartition(".")[0])
            if asker is not None and self._reaches(sender, asker.line):
                asker.line.hear(lambda: asker.answered(subject, message))
            return
        there = [line for line in self.subscribers.get(subject, ()) if self._seems_there(sender, line)]
        if not there and message.reply:
            sender.down(lambda: sender.client.answered(message.reply, None))
        for line in there:
            if self._reaches(sender, line):
                line.hear(lambda line=line: line.client.deliver(subject, message))  # type: ignore[misc]

    def _reaches(self, one: "_Line", other: "_Line") -> bool:
        return not any(split.parts(one.client.home, other.client.home) for split in self.splits)

    def _seems_there(self, one: "_Line", other: "_Line") -> bool:
        now = asyncio.get_running_loop().time()
        noticed = (split for split in self.splits if split.noticed_at <= now)
        return not any(split.parts(one.client.home, other.client.home) for split in noticed)


class _Line:
    """One TCP connection. Messages keep their order, each way."""

    def __init__(self, hub: Hub, client: "SimClient") -> None:
        self._hub, self.client = hub, client
        self._loop = asyncio.get_running_loop()
        self._due = [0.0, 0.0]  # up, down
        self.hangs_until = self.slow_until = self.loses_until = 0.0
        self.loses_next = False
        self.cut = False

    def up(self, act: Callable[[], None]) -> None:
        self._later(0, lambda: None if self.cut else act(), OUTSIDE)

    def hear(self, act: Callable[[], None]) -> None:
        """A message for this node, which may be lost."""
        losing = self._loop.time() < self.loses_until and self._hub.chance.random() < LOST_SHARE
        lost, self.loses_next = losing or self.loses_next, False
        if not lost:
            self.down(act)

    def down(self, act: Callable[[], None]) -> None:
        """It waits in the socket while the process is stopped."""
        come = lambda: act() if self.client.line is self and not self.cut else None  # noqa: E731
        self._later(1, come, self.client.process.context)

    def _later(self, way: int, act: Callable[[], None], context: Context) -> None:
        now = self._loop.time()
        due = now + self._hub.chance.uniform(0.0, SLOW_S if now < self.slow_until else DELAY_S)
        self._due[way] = due = max(due, self._due[way] + 1e-6, self.hangs_until)
        self._loop.call_at(due, act, context=context)


class _Subscription:
    def __init__(self, client: "SimClient", subject: str, cb: Callable[[Any], Awaitable[None]]) -> None:
        self._client, self._subject, self._cb = client, subject, cb
        self._queue: deque[SimMsg] = deque()
        self._task: asyncio.Task[None] | None = None

    def hear(self, message: SimMsg) -> None:
        self._queue.append(message)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        while self._queue and not self._client.dead:
            await self._cb(self._queue.popleft())
        self._task = None

    async def unsubscribe(self) -> None:
        self._client.unsubscribe(self._subject, self)


class SimClient:
    """The line of one node, as `nats.aio.client.Client` is used by `NatsBus`."""

    def __init__(self, hub: Hub, name: str, home: str, process: Process) -> None:
        """`home`: the node, and so the server beside it."""
        self._hub, self._inbox, self.home, self.process = hub, f"_INBOX.{name}", home, process
        self._loop = asyncio.get_running_loop()
        self.line = _Line(hub, self)
        self.is_connected, self.dead = True, False
        self.away_since = 0.0
        self.gone: Callable[[], None] = lambda: None  # called when it goes away
        self.back: Callable[[], None] = lambda: None  # called after a reconnect
        self._subscribed: dict[str, _Subscription] = {}
        self._pending: list[Callable[[], None]] = []  # what waits for the line
        self._asked: dict[str, asyncio.Future[SimMsg]] = {}
        self._numbers = iter(range(1 << 60))
        hub.inboxes[self._inbox] = self

    # As the library has it

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        self._say(lambda line: self._hub.publish(subject, SimMsg(data, reply), line))

    async def request(self, subject: str, data: bytes, timeout: float) -> SimMsg:
        inbox = f"{self._inbox}.{next(self._numbers)}"
        answer = self._asked[inbox] = self._loop.create_future()
        await self.publish(subject, data, inbox)
        try:
            return await asyncio.wait_for(answer, timeout)
        except TimeoutError:
            raise errors.TimeoutError from None
        finally:
            del self._asked[inbox]

    async def subscribe(self, subject: str, cb: Callable[[Any], Awaitable[None]]) -> _Subscription:
        made = self._subscribed[subject] = _Subscription(self, subject, cb)
        if self.is_connected:
            self._say(lambda line: self._hub.subscribe(subject, line))
        return made

    def unsubscribe(self, subject: str, made: _Subscription) -> None:
        if self._subscribed.get(subject) is made:
            del self._subscribed[subject]
            if self.is_connected:
                self._say(lambda line: self._hub.unsubscribe(subject, line))

    async def flush(self, timeout: float) -> None:
        if not self.is_connected:
            return
        pong: asyncio.Future[None] = self._loop.create_future()

        def come() -> None:
            if not pong.done():
                pong.set_result(None)

        self._say(lambda line: line.down(come))
        try:
            await asyncio.wait_for(pong, timeout)
        except TimeoutError:
            raise errors.FlushTimeoutError from None

    def _say(self, what: Callable[[_Line], None]) -> None:
        if self.dead:
            return
        if self.is_connected:
            line = self.line
            line.up(lambda: what(line))
        else:
            self._pending.append(lambda: self._say(what))

    # What comes from the server

    def deliver(self, subject: str, message: SimMsg) -> None:
        if (here := self._subscribed.get(subject)) is not None:
            here.hear(message)

    def answered(self, inbox: str, message: SimMsg | None) -> None:
        answer = self._asked.get(inbox)
        if answer is None or answer.done():
            return
        if message is None:
            answer.set_exception(errors.NoRespondersError())
        else:
            answer.set_result(message)

    # What goes wrong

    def cut(self) -> None:
        """Both ends know. What was under way is lost."""
        self.line.cut = True
        self._hub.forget(self.line)
        self._go_away(self.line)

    def _go_away(self, line: _Line) -> None:
        """As soon as its process finds out."""
        self.process.soon(self._went_away, line)

    def _went_away(self, line: _Line) -> None:
        if self.line is line and self.is_connected:
            self.is_connected, self.away_since = False, self._loop.time()
            self.gone()

    def come_back(self) -> None:
        self.process.soon(self._came_back)

    def _came_back(self) -> None:
        if self.is_connected or self.dead:
            return
        self.line, self.is_connected = _Line(self._hub, self), True
        for subject in self._subscribed:
            self._say(lambda line, subject=subject: self._hub.subscribe(subject, line))  # type: ignore[misc]
        pending, self._pending = self._pending, []
        for send in pending:
            send()
        self.back()

    def recover(self) -> None:
        self.line.slow_until = self.line.loses_until = 0.0
        self.line.loses_next = False
        self.come_back()

    async def hang(self, seconds: float, elsewhere: bool) -> None:
        """Nothing gets through for a while, and nobody is told. What was written arrives at the end of it.

        `elsewhere`: another way to the server is free meanwhile.
        """
        line = self.line
        if not self.is_connected:
            return
        line.hangs_until = self._loop.time() + seconds
        if seconds <= STALE_AFTER_S:
            return await asyncio.sleep(seconds)
        line.up(lambda: self._hub.forget(line))
        await asyncio.sleep(STALE_AFTER_S)
        if self.line is line and self.is_connected:
            self._go_away(line)
            await asyncio.sleep(RECONNECT_S if elsewhere else seconds - STALE_AFTER_S + RECONNECT_S)
            self.come_back()

    def die(self) -> None:
        self.dead = True
        self.cut()
        del self._hub.inboxes[self._inbox]
