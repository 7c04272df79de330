"""An hour of abuse by one address, compressed: in storms it does all it can, through the real limits.

What must hold: its connections, changes, tables and the logs that are read for it are bounded; a guest at
another address is answered as usual; when it has gone, nothing of it is left in memory.
"""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from ninefold.server.hosting.registry import IDLE_S
from ninefold.server.store.port import Row
from ninefold.server.table.codes import LETTERS
from ninefold.server.wire.message import VERSION
from tests.world.client import SimPlayer
from tests.world.network import SimLine, said
from tests.world.node import SimNode
from tests.world.plan import Plan
from tests.world.setting import Lived
from tests.world.store import Disk
from tests.world.trace import Trace
from tests.world.watch import MOST_BACKLOG_BYTES, MOST_TIMERS

HOUR, STORM_S = 3_600.0, 10.0
IDLE, HOSTS, CHANGES_EACH, WATCHERS, GUESSES = 900, 60, 55, 20, 120  # in each storm
ABUSER = "203.0.113.9"
# What docs/protocol.md allows an address, and a little beside it.
MOST_CONNECTIONS = 800
MOST_ROWS = 2_000 + 40 * STORM_S + 8 * HOSTS  # in a storm: changes, and what comes with a new table
MOST_READ = 20 + 0.05 * STORM_S + 2 * (HOSTS + 1)  # logs, in a storm: wrong codes, and its own tables twice
LONGEST_WAIT_S = 0.5  # of a guest


class Unwatched:
    """Its messages are what this world counts, not whether they are true: other worlds do that."""

    def overheard(self, player: SimPlayer, text: str) -> None: ...
    def heard(self, player: SimPlayer, message: dict[str, Any]) -> None: ...
    def answered(self, player: SimPlayer, wish: dict[str, Any], answer: dict[str, Any]) -> None: ...


class AbuseWorld:
    def __init__(self, seed: int, storms: int) -> None:
        self.plan = Plan(seed, "memo_dice", 1, 1, 1, (), 0.0, 0.02)
        self._loop, self._chance, self._storms = asyncio.get_running_loop(), Random(seed), storms
        self.trace, self.watch = Trace(self._loop.time), Unwatched()
        self.disk = Disk(self._committed)
        self.node = SimNode("n0", self.plan, self.disk, None, Random(seed + 1))
        self.nodes, self.players = [self.node], list[SimPlayer]()
        self._lines: list[SimLine] = []
        self.rows = self.bytes = self.read = self.said = 0  # of the abuser
        self.longest = 0.0  # that the guest has waited, in seconds

    def _committed(self, table: str, rows: Sequence[Row]) -> None:
        if self.players and table != self.players[0].code:
            self.rows += len(rows)
            self.bytes += sum(len(row.body) for row in rows)

    def fail(self, error: Exception) -> None:
        raise error

    def table_time(self) -> int | None:
        return None

    async def live(self) -> Lived:
        await self.node.start()
        self._count_reads()
        began = self._loop.time()
        guest = SimPlayer("Ann", self, self._chance)  # type: ignore[arg-type]
        self.players = [guest]
        await guest.open_for_sure(self.plan.game)
        await guest.sit()
        waiting = self._loop.create_task(self._look_on(guest))
        for storm in range(self._storms):
            await self._rage(storm)
            await asyncio.sleep(HOUR / self._storms - STORM_S)
            if waiting.done():
                waiting.result()
        waiting.cancel()
        seconds = self._loop.time() - began
        assert len(self.node.app.tables) == 1, "when the abuser has gone, nothing of it is in memory"
        assert len(asyncio.all_tasks()) < 20, "no task of it is left"
        assert guest.line is not None
        guest.line.abort()
        await asyncio.sleep(2 * IDLE_S)
        return Lived(seconds, self._storms, self.rows, self.said, self.trace.fingerprint)

    def _count_reads(self) -> None:
        load = self.node.store.load

        async def counted(table: str) -> list[Row]:
            self.read += 1
            return await load(table)

        self.node.store.load = counted  # type: ignore[method-assign]

    async def _look_on(self, guest: SimPlayer) -> None:
        while True:
            asked = self._loop.time()
            await guest.must("Resync")
            self.longest = max(self.longest, self._loop.time() - asked)
            assert self.longest < LONGEST_WAIT_S, f"a guest is answered at once: {self.longest:.1f} s"
            await asyncio.sleep(1.5)

    # What the address does

    async def _rage(self, storm: int) -> None:
        rows, read = self.rows, self.read
        hosts = [await self._hello(f"{storm} {number}") for number in range(HOSTS)]
        code = self.players[0].code
        for number in range(WATCHERS):
            line = await self._hello(f"watcher {storm} {number}", code)
            if line is not None:
                line.reading = False  # it asks and never reads
                hosts.append(line)
        for _ in range(GUESSES):
            await self._hello("guess", "".join(self._chance.choices(LETTERS, k=4)))
        for _ in range(IDLE):
            self._connect()
        assert sum(line.open for line in self._lines) <= MOST_CONNECTIONS, "its connections are bounded"
        await asyncio.sleep(1.0)
        for turn in range(CHANGES_EACH):
            for number, line in enumerate(hosts):
                if line is not None and line.open:
                    kind = {"type": "Lock", "locked": turn % 2 == 0} if number < HOSTS else {"type": "Resync"}
                    await self._say(line, id=str(turn), **kind)
            await asyncio.sleep(0.1)
        await asyncio.sleep(STORM_S - 1.0 - CHANGES_EACH * 0.1)
        assert self.rows - rows <= MOST_ROWS, f"its changes are bounded: {self.rows - rows}"
        assert self.read - read <= MOST_READ, f"the logs that are read for it: {self.read - read}"
        assert len(self.node.app.tables) <= HOSTS + 1, "its tables are bounded"
        waiting = sum(line.wire.backlog for line in self._lines)
        assert waiting < MOST_BACKLOG_BYTES, f"what waits for it is bounded: {waiting}"
        assert len(self._loop._scheduled) < MOST_TIMERS, "the timers are bounded"  # type: ignore[attr-defined]
        for line in self._lines:
            line.abort()
        self._lines.clear()

    def _connect(self) -> SimLine | None:
        line = SimLine(self._chance, self.plan.delay, False, ABUSER)
        if not self.node.connect(line):
            return None
        self._lines.append(line)
        return line

    async def _hello(self, token: str, code: str = "") -> SimLine | None:
        """To a new table, or to one by its code."""
        if (line := self._connect()) is not None:
            hello = {"type": "Enter", "code": code} if code else {"type": "Open", "game": "fix"}
            await self._say(line, id="hello", version=VERSION, token=f"{token:>32}", **hello)
        return line

    async def _say(self, line: SimLine, **fields: Any) -> None:
        self.said += 1
        await line.send(said(**fields))
