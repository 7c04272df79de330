"""A world with a hall: people with one code, phones that go to their tables, two rounds, and what goes wrong.

What must hold: nobody is told what is not stored; what the hall shows is what its log says; no secret is told
in a hall; nothing is done twice in any log; what the hall counts is what its tables say.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from ninefold.server.hall.records import RestoredHall, no_hall, restore_hall_step
from ninefold.server.hall.state import Hall
from ninefold.server.hosting.registry import IDLE_S
from ninefold.server.store.port import Row
from ninefold.server.table.restore import restore
from ninefold.server.table.state import Ended, Playing
from testkit.hall_check import hall_is_true
from testkit.log_check import check, nothing_twice
from testkit.protocol_client import LOST
from tests.world.bus import Hub
from tests.world.client import SimPlayer, Told
from tests.world.faults import strike
from tests.world.node import SimNode
from tests.world.plan import ROUND_S, Plan
from tests.world.setting import LONGEST, Broken, Lived
from tests.world.store import Disk
from tests.world.told import ToldTable, keeps_secrets
from tests.world.trace import Trace

CALM = 45.0  # seconds without a fault before the last round is ended


class HallWatch:
    """What must hold at every commit, and at every message in the hall."""

    def __init__(self, world: "HallWorld") -> None:
        self._world = world
        self.logs: defaultdict[str, list[Row]] = defaultdict(list)
        self._folded: RestoredHall = no_hall()
        self.halls: list[Hall] = [Hall()]  # by number
        self.told = 0
        self._tables: defaultdict[str, ToldTable] = defaultdict(ToldTable)

    def committed(self, table: str, rows: Sequence[Row]) -> None:
        for row in rows:
            assert row.number == len(self.logs[table]) + 1, "the numbers of the log have no gap"
            assert not self.logs[table] or row.at >= self.logs[table][-1].at, "time never goes back"
            self.logs[table].append(row)
            if table != self.code:
                self._tables[table].committed(row)
            else:
                self._folded = restore_hall_step(self._folded, row)
                self.halls.append(self._folded.hall)

    @property
    def code(self) -> str:
        return next(iter(self.logs))

    def overheard(self, player: SimPlayer, text: str) -> None:
        keeps_secrets(text, player, self._world.players, self._tables[player.code].seeds)
        assert not self.halls[-1].secret or self.halls[-1].secret not in text, "the hall's secret is told"

    def heard(self, player: SimPlayer, message: Told) -> None:
        if message["type"] == "Sight":
            self._tables[player.code].heard(player, message)
        elif message["type"] == "HallSight":
            self.told += 1
            number = message["number"]
            assert number < len(self.halls), "nobody is told what is not stored"
            hall_is_true(self.halls[number], message["hall"])

    def answered(self, player: SimPlayer, wish: Told, answer: Told) -> None: ...

    def look_at_the_end(self) -> int:
        """The logs of all: how many events there are."""
        for rows in self.logs.values():
            nothing_twice(rows)
        hall = self.halls[-1]
        for one in hall.rounds:
            for table in one.tables:
                if table.scores is None:
                    continue
                phase = restore(self.logs[table.code]).table.phase
                ended = phase if isinstance(phase, Ended) else None
                assert ended is None or ended.scores == table.scores, "the hall counts what its table says"
        for code, rows in self.logs.items():
            if code != self.code and isinstance(restore(rows).table.phase, Ended):
                check([*self._world.phones_at(code)], rows)
        return sum(map(len, self.logs.values()))


class HallWorld:
    def __init__(self, plan: Plan) -> None:
        self.plan, self._loop = plan, asyncio.get_running_loop()
        self.trace = Trace(self._loop.time)
        self.watch = HallWatch(self)
        self.disk = Disk(self._committed)
        seed = plan.seed
        hub = Hub(Random(seed + 2)) if plan.nodes > 1 else None
        self.nodes = [SimNode(f"n{k}", plan, self.disk, hub, Random(seed + 3 + k)) for k in range(plan.nodes)]
        self.guests = [SimPlayer(f"P{k}", self, Random(seed + 100 + k)) for k in range(plan.players)]
        self.phones: list[SimPlayer] = []  # of all rounds
        self.players = [*self.guests]  # whom a fault may strike: also the phones at their tables
        self._tasks: list[asyncio.Task[None]] = []
        self._broken: asyncio.Future[None] = self._loop.create_future()
        self.struck = 0
        # In every second hall the host seats everybody anew before the tables have heard that they are over.
        self._hurry_s = 0.01 if seed % 2 else 0.5

    def phones_at(self, code: str) -> Iterator[SimPlayer]:
        return (phone for phone in self.phones if phone.code == code)

    def seats(self, player: SimPlayer) -> int | None:
        return None

    def table_time(self) -> int | None:
        return None

    def _committed(self, table: str, rows: Sequence[Row]) -> None:
        for row in rows:
            self.trace.note(f"{table} {row.number}", row.body)
        try:
            self.watch.committed(table, rows)
        except AssertionError as error:
            self.fail(error)
            raise

    def fail(self, error: Exception) -> None:
        if not self._broken.done():
            self._broken.set_exception(error)
            self._broken.exception()  # mark it as retrieved

    async def live(self) -> Lived:
        began = self._loop.time()
        story = self._loop.create_task(self._story())
        try:
            async with asyncio.timeout(LONGEST):
                await asyncio.wait([story, self._broken], return_when=asyncio.FIRST_COMPLETED)
                (self._broken if self._broken.done() else story).result()
        except TimeoutError:
            raise Broken(f"not over after {LONGEST:.0f} s: {self.watch.halls[-1].phase}") from None
        finally:
            for task in (story, *self._tasks):
                task.cancel()
        seconds = self._loop.time() - began
        await self._leave()
        return Lived(
            seconds, self.struck, self.watch.look_at_the_end(), self.watch.told, self.trace.fingerprint
        )

    async def _story(self) -> None:
        for node in self.nodes:
            await node.start()
        host = self.guests[0]
        while not host.code:
            with suppress(*LOST):
                await host.open_hall()
            await asyncio.sleep(0.2)
        for guest in self.guests:
            guest.code = host.code
            while not guest.hall:
                with suppress(OSError):
                    await guest.enter(host.code)
            self._start(guest.stay())
            await guest.must("Join", name=guest.name, face="fox")
        began = self._loop.time()
        for fault in self.plan.faults:
            self._start(self._go_wrong(fault.at, fault))
        for guest in self.guests:
            self._start(self._follow(guest))
        games = [self.plan.game] * 2
        options = {"options": {}, "size": 3, "mixing": "anew", "minutes": None, "faces_only": False}
        await self._by_host("ChooseHall", games=games, together=True, late=True, **options)
        for round in (1, 2):
            await self._by_host("SeatAll")
            await self._until(lambda: all(table.code for table in self._hall.tables))
            await self._by_host("BeginTables")
            await self._until(lambda: all(table.begun or table.ended for table in self._hall.tables))
            await asyncio.sleep(began + ROUND_S - self._loop.time() if round == 1 else CALM)
            await self._by_host("EndTables")
            await self._until(lambda: self._hall.phase in ("standing", "over"), self._hurry_s)
        await self._until(self._all_stopped)
        await self._until(lambda: all(guest.hall.get("phase") == "over" for guest in self.guests))

    @property
    def _hall(self) -> Hall:
        return self.watch.halls[-1]

    def _all_stopped(self) -> bool:
        codes = [table.code for one in self._hall.rounds for table in one.tables if table.begun]
        return not any(isinstance(restore(self.watch.logs[code]).table.phase, Playing) for code in codes)

    def _start(self, work: Any) -> None:
        self._tasks.append(self._loop.create_task(work))

    async def _until(self, test: Any, look_every: float = 0.5) -> None:
        while not test():
            await asyncio.sleep(look_every)
            for task in self._tasks:
                if task.done() and not task.cancelled():
                    task.result()

    async def _by_host(self, type: str, **fields: Any) -> None:
        """A host who was away for long is host again when they are back. What was not saved is said again;
        what a lost answer hid is done."""
        while True:
            answer = await self.guests[0].ask(type, **fields)
            if answer["type"] != "Refused" or answer["clause"] in ("playing", "not-playing"):
                return
            assert answer["clause"] in ("host", "not-saved", "hush"), answer
            await asyncio.sleep(1)

    async def _follow(self, guest: SimPlayer) -> None:
        """A phone that goes to its table, as the page does, and plays there."""
        phone: SimPlayer | None = None
        tasks: list[asyncio.Task[None]] = []
        while True:
            await asyncio.sleep(0.2)
            code = guest.in_hall.table
            if phone is not None and code != phone.code and guest.hall:
                for task in tasks:
                    task.cancel()
                if phone.line is not None:
                    phone.line.abort()
                self.players.remove(phone)
                phone, tasks = None, []
            if phone is None and code is not None:
                phone = SimPlayer(guest.name, self, Random(f"{self.plan.seed} {guest.name} {code}"))
                phone.token, phone.code = guest.token, code
                self.phones.append(phone)
                self.players.append(phone)
                while not phone.table:
                    with suppress(*LOST):
                        await phone.enter(code)
                    await asyncio.sleep(0.2)
                tasks = [self._loop.create_task(work) for work in (phone.stay(), _play(phone))]
                self._tasks += tasks

    async def _go_wrong(self, after: float, fault: Any) -> None:
        await asyncio.sleep(after)
        self.struck += 1
        self.trace.note(fault.kind)
        await strike(self, fault)

    async def _leave(self) -> None:
        for node in self.nodes:
            await node.recover()
        for player in (*self.guests, *self.phones):
            for line in player.lines:
                line.abort()
        await asyncio.sleep(4 * IDLE_S)
        for node in self.nodes:
            assert not len(node.app.tables), "a hall that nobody is at leaves memory, and so do its tables"


async def _play(phone: SimPlayer) -> None:
    while True:
        await phone.until(lambda: phone.phase in ("PlayingView", "EndedView"))
        if phone.phase == "EndedView":
            await asyncio.sleep(1)
        else:
            await phone.move()
