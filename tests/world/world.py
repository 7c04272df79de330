"""A world: nodes, a disk, a bus, a network and people, from one seed. What must always hold is checked.

The real code of session, registry, live and cluster runs single-threaded on virtual time. The seed decides
every delay, loss, crash and order, so that what fails fails again.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from ninefold.server.hosting.registry import IDLE_S
from ninefold.server.live.shell import TableShell
from ninefold.server.table.state import Ended
from tests.world.bus import Hub
from tests.world.client import SimPlayer
from tests.world.faults import strike
from tests.world.loop import Stuck, run
from tests.world.node import SimNode
from tests.world.plan import OF_CLIENTS, Fault, Plan
from tests.world.store import Disk
from tests.world.trace import Trace
from tests.world.watch import Watch

LONGEST = 1_200.0  # virtual seconds within which every world is over
CALM = 60.0  # virtual seconds without a fault, then the host stops a game that is not over


class Broken(Exception):
    """Something that must always hold did not."""


class Lived(NamedTuple):
    seconds: float  # of virtual time
    faults: int
    events: int
    told: int
    fingerprint: str


def live(plan: Plan) -> Lived:
    """One world from its beginning to the end of its game. Raises Broken: what did not hold."""
    with watched_log() as logged, seeded(Random(plan.seed)):
        try:
            lived = run(_lived(plan))
        except (Stuck, AssertionError) as error:
            raise Broken(str(error)) from error
        except ExceptionGroup as errors:
            raise Broken(str(errors.exceptions[0])) from errors
    if logged:
        raise Broken(f"logged as an error: {logged[0]}")
    return lived


async def _lived(plan: Plan) -> Lived:
    with clocks(asyncio.get_running_loop().time):
        return await World(plan).live()


class World:
    def __init__(self, plan: Plan) -> None:
        self.plan, self._loop = plan, asyncio.get_running_loop()
        self.trace = trace = Trace(self._loop.time)
        self.watch = Watch(self)
        self.disk = Disk(trace, self.watch)
        self.disturbed_until = self.server_disturbed_until = 0.0  # until then something was wrong
        seed = plan.seed
        hub = Hub(Random(seed + 2)) if plan.nodes > 1 else None
        self.nodes = [SimNode(f"n{k}", self.disk, hub, Random(seed + 3 + k)) for k in range(plan.nodes)]
        self.players = [SimPlayer(f"P{k}", self, Random(seed + 100 + k)) for k in range(plan.players)]
        self._staying: list[asyncio.Task[None]] = []
        self._broken: asyncio.Future[None] = self._loop.create_future()
        self.struck = 0  # faults so far

    async def live(self) -> Lived:
        began = self._loop.time()
        try:
            async with asyncio.timeout(LONGEST):
                for node in self.nodes:
                    await node.start()
                seating = self._loop.create_task(self._take_seats())
                await asyncio.wait([seating, self._broken], return_when=asyncio.FIRST_COMPLETED)
                (self._broken if self._broken.done() else seating).result()
                await self._play()
        except TimeoutError:
            raise Broken(f"not over after {LONGEST:.0f} s: {_where(self.players)}") from None
        finally:
            for task in self._staying:
                task.cancel()
        seconds = self._loop.time() - began
        await self._leave()
        watch = self.watch
        if not isinstance(watch.table.phase, Ended):
            raise Broken("the log does not end with the game")
        return Lived(seconds, self.struck, len(watch.moments), watch.told, self.trace.fingerprint)

    def fail(self, error: AssertionError) -> None:
        """A client found that something does not hold."""
        if not self._broken.done():
            self._broken.set_exception(error)
            self._broken.exception()  # mark it as retrieved

    async def _take_seats(self) -> None:
        host = self.players[0]
        await host.open_for_sure(self.plan.game)
        for player in self.players:
            if player is not host:
                player.code = host.code
                while not player.table:
                    with suppress(OSError):
                        await player.enter(host.code)
            self._staying.append(self._loop.create_task(player.stay()))
            await player.sit()
        for _ in range(self.plan.bots):
            await host.must("AddBot", level="adult")
        await host.must("Begin")

    async def _play(self) -> None:
        tasks = [self._loop.create_task(_play(player)) for player in self.players]
        tasks.append(self._loop.create_task(_stop(self.players[0], self.plan.until + CALM)))
        nature = [self._loop.create_task(self._go_wrong(fault)) for fault in self.plan.faults]
        nature.append(self._loop.create_task(self.watch.look()))
        try:
            while not all(task.done() for task in tasks):
                waiting = [task for task in [*tasks, *nature, *self._staying] if not task.done()]
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if self._broken.done():
                    self._broken.result()
                for task in (*self._staying, *tasks, *nature):  # whoever stays ends only by an error
                    if task.done():
                        task.result()
        finally:
            for task in (*tasks, *nature):
                task.cancel()

    async def _leave(self) -> None:
        for node in self.nodes:
            if not node.up:
                await node.start()
            if node.bus is not None:
                node.client.come_back()
        for player in self.players:
            if player.line is not None:
                player.line.abort()
        await asyncio.sleep(2 * IDLE_S)
        self.watch.look_at_the_end()

    async def _go_wrong(self, fault: Fault) -> None:
        await asyncio.sleep(fault.at)
        self.struck += 1
        self.trace.note(fault.kind)
        self._disturb(fault, self._loop.time() + fault.lasts)
        await strike(self, fault)
        self._disturb(fault, self._loop.time())

    def _disturb(self, fault: Fault, until: float) -> None:
        self.disturbed_until = max(self.disturbed_until, until)
        if fault.kind not in OF_CLIENTS:
            self.server_disturbed_until = max(self.server_disturbed_until, until)

    def table_time(self) -> int | None:
        """By the clock of the table's owner, if it runs."""
        for node in self.nodes:
            table = node.app.tables.in_play(self.players[0].code) if node.up else None
            if isinstance(table, TableShell) and table.machine._clock.running:
                table.machine._time.now = self._loop.time()
                return table.machine._clock.now()
        return None


async def _play(player: SimPlayer) -> None:
    await player.until(lambda: player.phase in ("PlayingView", "EndedView"))
    while player.phase != "EndedView":
        await player.move()


async def _stop(host: SimPlayer, after: float) -> None:
    """People who act at random may never end a game. The host may be away for a while."""
    end = asyncio.get_running_loop().time() + after
    while host.phase != "EndedView":
        await asyncio.sleep(1)
        if asyncio.get_running_loop().time() > end:
            await host.ask("Stop")


def _where(players: list[SimPlayer]) -> str:
    return "; ".join(f"{p.name} {p.phase} {p.number} line {p.on_line} {p.goodbye}" for p in players)


@contextmanager
def seeded(chance: Random) -> Iterator[None]:
    """Everything that a server draws or measures comes from the seed."""
    ticks = iter(range(1 << 60))
    with ExitStack() as stack:
        stack.enter_context(patch("ninefold.server.hosting.registry.token_bytes", chance.randbytes))
        for module in ("net.time_slices", "net.fair_queue"):
            stack.enter_context(patch(f"ninefold.server.{module}.perf_counter", lambda: next(ticks) * 0.0005))
        yield


@contextmanager
def clocks(time: Callable[[], float]) -> Iterator[None]:
    def milliseconds() -> int:
        return int(time() * 1000)

    with (
        patch("ninefold.server.cluster.shell.monotonic", time),
        patch("ninefold.server.cluster.shell.wall_clock", milliseconds),
        patch("ninefold.server.hosting.session.wall_clock", milliseconds),
        patch("ninefold.server.hosting.registry.wall_clock", milliseconds),
        patch("ninefold.server.hosting.hall_doors.wall_clock", milliseconds),
    ):
        yield


@contextmanager
def watched_log() -> Iterator[list[str]]:
    """An error line of the server is a fault of ours, unless nature made it: then it says what failed."""
    found: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            text = record.getMessage()
            if record.levelno >= logging.ERROR and not text.endswith(EXPECTED):
                found.append(text)

    kept, log = Kept(), logging.getLogger("ninefold")
    log.addHandler(kept)
    level, log.propagate = log.level, False
    log.setLevel(logging.WARNING)
    try:
        yield found
    finally:
        log.removeHandler(kept)
        log.setLevel(level)
        log.propagate = True


EXPECTED = ("The disk is full.", "The disk cannot be read.")
