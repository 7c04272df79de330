"""A world: nodes, a disk, a bus, a network and people, from one seed. What must always hold is checked.

The real code of session, registry, live and cluster runs single-threaded on virtual time. The seed decides
every delay, loss, crash and order, so that what fails fails again.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from ninefold.engine import seal
from ninefold.games import SHELF
from ninefold.server.hosting.registry import IDLE_S
from ninefold.server.live.shell import TableShell
from ninefold.server.store.port import Row
from ninefold.server.table.state import Ended
from tests.world.bus import Hub
from tests.world.client import SimPlayer
from tests.world.faults import strike
from tests.world.node import SimNode
from tests.world.operator import Operator
from tests.world.plan import OF_CLIENTS, OF_THE_BUS, Fault, Plan
from tests.world.setting import LONGEST, Broken, Lived
from tests.world.store import Disk
from tests.world.trace import Trace
from tests.world.watch import Watch

CALM = 60.0  # virtual seconds without a fault, then the host stops a game that is not over


class World:
    def __init__(self, plan: Plan) -> None:
        self.plan, self._loop = plan, asyncio.get_running_loop()
        self.trace = Trace(self._loop.time)
        self.watch, self.operator = Watch(self), Operator(self)
        self.disk = Disk(self._committed)
        self.disturbed_until = self.server_disturbed_until = 0.0  # until then something was wrong
        self.bus_disturbed_until = 0.0
        seed = plan.seed
        hub = Hub(Random(seed + 2)) if plan.nodes > 1 else None
        self.nodes = [SimNode(f"n{k}", plan, self.disk, hub, Random(seed + 3 + k)) for k in range(plan.nodes)]
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
        log = self.watch.log
        phase, evening = log.table.phase, log.table.evening
        ended = isinstance(phase, Ended) and (self.plan.stopped or phase.scores is not None)
        if not (ended if evening is None else evening.over or self.plan.stopped):
            raise Broken("the game was not played to its end")
        return Lived(seconds, self.struck, len(log.moments), log.told, self.trace.fingerprint)

    def _committed(self, table: str, rows: Sequence[Row]) -> None:
        for row in rows:
            self.trace.note(f"{table} {row.number}", row.body)
        try:
            self.watch.committed(table, rows)
        except AssertionError as error:
            self.fail(error)
            raise

    def fail(self, error: Exception) -> None:
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
        if self.plan.fickle:
            await self._change_minds(host)
        if self.plan.evening:
            await host.must("Plan", games=self.plan.evening)
        await host.must("Begin")

    async def _change_minds(self, host: SimPlayer) -> None:
        """What is refused leaves everything as it was."""
        usual: dict[str, Any] = {"options": {}, "room": "same", "talk": "phrases"}
        for game in SHELF:
            await host.ask("Choose", game=game, patience=5, **usual)
        if (await host.ask("AddBot", level="child"))["type"] != "Refused":
            await host.must("Remove", seat=len(host.table["chairs"]) - 1)
        await host.must("Plan", games=[self.plan.game])
        await host.must("Plan", games=[])
        await host.must("Choose", game=self.plan.game, patience=20, **usual)

    async def _play(self) -> None:
        tasks = [self._loop.create_task(_play(player)) for player in self.players]
        tasks.append(self._loop.create_task(self._be_host()))
        nature = [self._loop.create_task(self._go_wrong(fault)) for fault in self.plan.faults]
        nature += [
            self._loop.create_task(self._announce(after, lasts)) for after, lasts in self.plan.announced
        ]
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

    async def _be_host(self) -> None:
        """Whoever is host goes on with an evening, and may stop the game after a while."""
        end = self._loop.time() + self.plan.until + CALM
        while not all(player.over for player in self.players):
            await asyncio.sleep(1)
            host = next((player for player in self.players if player.is_host), self.players[0])
            if self.plan.stopped and self._loop.time() > end:
                await host.ask("Stop")
            if self.plan.evening and host.phase in ("EndedView", "StandingView") and not host.over:
                await host.ask("Again" if host.phase == "EndedView" else "Begin")

    async def _leave(self) -> None:
        for node in self.nodes:
            if node.up and node.app._draining:  # the game was over before it was drained
                node.crash()
            await node.recover()
        for player in self.players:
            for line in player.lines:
                line.abort()
        await asyncio.sleep(2 * IDLE_S)
        self.watch.look_at_the_end()

    async def _go_wrong(self, fault: Fault) -> None:
        await asyncio.sleep(fault.at)
        self.struck += 1
        self.trace.note(fault.kind)
        self._disturb(fault, self._loop.time() + fault.lasts)
        await strike(self, fault)
        self._disturb(fault, self._loop.time())

    async def _announce(self, after: float, lasts: float) -> None:
        await asyncio.sleep(after)
        await self.operator.announce(int(after), lasts)

    def _disturb(self, fault: Fault, until: float) -> None:
        self.disturbed_until = max(self.disturbed_until, until)
        if fault.kind not in OF_CLIENTS:
            self.server_disturbed_until = max(self.server_disturbed_until, until)
        if fault.kind in OF_THE_BUS:
            self.bus_disturbed_until = max(self.bus_disturbed_until, until)

    def seats(self, player: SimPlayer) -> int | None:
        """The seat of this phone, by the log."""
        return self.watch.table.seat_of(seal(player.token.encode()))

    def table_time(self) -> int | None:
        """By the clock of the table's owner, if it runs."""
        for node in self.nodes:
            table = node.app.tables.in_play(self.players[0].code) if node.up else None
            if isinstance(table, TableShell) and table.machine._clock.running:
                table.machine._time.now = self._loop.time()
                return table.machine._clock.now()
        return None


async def _play(player: SimPlayer) -> None:
    while not player.over:
        await player.until(lambda: player.phase == "PlayingView" or player.over)
        if not player.over:
            await player.move()


def _where(players: list[SimPlayer]) -> str:
    return "; ".join(f"{p.name} {p.phase} {p.number} line {p.on_line} {p.goodbye}" for p in players)
