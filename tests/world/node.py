"""One node of a world: the real server, from session to store, on a simulated disk, bus and network."""

import asyncio
from random import Random
from typing import Any, cast
from unittest.mock import patch

from ninefold.server.app import App
from ninefold.server.cluster.announcer import Announcer, announce
from ninefold.server.cluster.nats_bus import NatsBus
from ninefold.server.hosting.session import Session
from ninefold.server.net.addresses import Addresses
from ninefold.server.net.http import Request
from ninefold.server.net.websocket import Socket
from ninefold.server.store.port import EventStore
from tests.world.bus import Hub, SimClient
from tests.world.clocks import NodeClock
from tests.world.loop import VirtualLoop
from tests.world.network import SimLine
from tests.world.plan import Plan
from tests.world.process import Process
from tests.world.store import Disk, SimStore


class SimNode:
    def __init__(self, name: str, plan: Plan, disk: Disk, hub: Hub | None, chance: Random) -> None:
        self.name, self._disk, self.hub, self._chance = name, disk, hub, chance
        loop = cast(VirtualLoop, asyncio.get_running_loop())
        self.clock = NodeClock(plan, chance, loop.time)
        self.process = Process(loop, self.clock, chance)
        self._announced = bool(plan.announced)  # whether the operator says anything in this world
        self.lives = 0
        self.up = False
        self.lines: list[SimLine] = []

    async def start(self) -> None:
        self.lives += 1
        self.process.run(self._set_up)
        if self.app.node is not None and self.bus is not None:
            await self.process.do(self.app.node.start(_no_command))
            if self._announced:
                self.announcer = Announcer(self.bus, self.app.announcements, self.clock)
                await self.process.do(self.announcer.start())
        self.up = True

    def _set_up(self) -> None:
        self.store = SimStore(self._disk, self._chance)
        self.bus = self._connected()
        with patch("ninefold.server.cluster.shell.wall_clock", self.clock):
            self.app = App(cast(EventStore, self.store), _no_page, Addresses("http", None, 80), bus=self.bus)

    def _connected(self) -> NatsBus | None:
        if self.hub is None:
            return None
        name = f"{self.name}-{self.lives}"
        self.client = SimClient(self.hub, name, self.name, self.process)
        bus = NatsBus(cast(Any, self.client))
        bus.name, self.client.gone, self.client.back = name, bus.went_away, bus.came_back
        return bus

    def connect(self, line: SimLine) -> bool:
        """Whether somebody listens, and admits this address."""
        return self.process.run(self._connect, line)

    def _connect(self, line: SimLine) -> bool:
        accepted = self.app.accept(Request("GET", "/ws", {}, {}, line.wire.peer)) if self.up else None
        if not isinstance(accepted, Session):
            return False
        line.session = accepted
        line.process = self.process
        line.session.opened(cast(Socket, line.wire))
        self.lines = [*(one for one in self.lines if one.open), line]
        return True

    def crash(self) -> None:
        """As by kill -9: what is not committed is lost, nobody is told anything."""
        self.up = False
        self.process.wake()  # to its end
        self.store.crash()
        if self.bus is not None:
            self.client.die()
        for line in self.lines:
            line.vanish()
        self.lines.clear()
        for task in sorted([*self.app._tasks, *self._tasks()], key=_age):
            task.cancel()

    async def recover(self) -> None:
        """Nothing is wrong with it any more."""
        self.process.wake()
        if not self.up:
            await self.start()
        if self.hub is not None:
            self.hub.splits.clear()
            self.client.recover()

    def _tasks(self) -> "list[asyncio.Task[None]]":
        if self.app.node is None:
            return []
        return [*self.app.node._tasks, *([self.announcer._repeating] if self._announced else ())]

    async def announce(self, text: str, seconds: float) -> None:
        """As the operator's command does, whose clock is right."""
        if self.bus is None:
            self.process.run(self.app.announcements.set, text, seconds)
        else:
            time = asyncio.get_running_loop().time
            await self.process.do(announce(self.bus, text, seconds, lambda: int(time() * 1000)))

    async def drain(self) -> None:
        """As by SIGTERM."""
        async with asyncio.timeout(60):
            await self.process.do(self.app.drain())
        self.crash()


def _age(task: "asyncio.Task[None]") -> int:
    """A set of tasks has no order of its own, but their names are numbered."""
    return int(task.get_name().removeprefix("Task-"))


def _no_page(request: Any) -> Any:
    raise AssertionError("nobody asks for a page")


async def _no_command(words: str) -> str:
    raise AssertionError("no operator is in this world")
