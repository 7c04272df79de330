"""The asyncio side of a node: it owns the bus, the tables' answers and one timer.

It knows no rule of claims, links or hand-overs. One task says on the bus what the machine wants said, one
thing after the other.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from time import monotonic  # the loop's time is cached while a callback runs
from typing import Any

from ninefold.server.cluster import links, peers
from ninefold.server.cluster import messages as m
from ninefold.server.cluster.bus import Bus, BusHandler, BusInterrupted, NoReply, NoResponder, Unsubscribe
from ninefold.server.cluster.claims import subject_of
from ninefold.server.cluster.health import SILENCE_S
from ninefold.server.cluster.lookups import RETRY_EVERY_S, Lookup
from ninefold.server.cluster.node import Node
from ninefold.server.cluster.outbox import Ask, BusStep, EnterHere, Listen, LookupDone, Publish, StopListening
from ninefold.server.hosting.ports import Attachment, Caller
from ninefold.server.hosting.registry import TableRegistry
from ninefold.server.ops.control_socket import RunCommand
from ninefold.server.store.port import StoreFailed
from ninefold.server.store.wall_clock import wall_clock

log = logging.getLogger(__name__)


class NodeShell:
    """The directory of tables for clients connected here."""

    def __init__(self, tables: TableRegistry, bus: Bus) -> None:
        self._tables, self._bus, self._loop = tables, bus, asyncio.get_running_loop()
        self._news, self._quiet = asyncio.Event(), asyncio.Event()  # something is to be said; all is said
        self.machine = Node(bus.name, tables, monotonic(), wall_clock, self._have_news)
        self._quiet.set()
        self._subscribed: dict[str, Unsubscribe] = {}  # by table
        self._lookups: dict[Lookup, asyncio.Future[Attachment | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._wakes_at = 0.0
        tables.gone, tables.directory = self.machine.claims.give_up, self
        bus.changed = self._bus_changed

    async def start(self, run_command: RunCommand) -> None:
        self._run_command = run_command
        await self._bus.subscribe(links.ALL_NODES, self._hear_all)
        await self._bus.subscribe(peers.SUBJECT, self._hear_of)
        await self._bus.subscribe(links.subject_of(self.machine.name), self._hear)
        self._run(self._speak())
        self._wake()

    async def close(self) -> None:
        """Say what waits, if the bus is there, then stop."""
        await self._all_said()
        if self._timer is not None:
            self._timer.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def awake(self) -> bool:
        return self.machine.health.awake(monotonic())

    @property
    def cut_off(self) -> bool:
        return self.machine.health.cut_off(monotonic())

    @property
    def gauges(self) -> dict[str, tuple[str, int]]:
        machine = self.machine
        return {
            "ninefold_remote_sockets": ("Open sockets at tables of other nodes.", len(machine.attachments)),
            "ninefold_remote_guests": ("Clients of other nodes at tables here.", len(machine.guests)),
            "ninefold_bus_connected": ("Whether the bus is there.", int(machine.health.connected)),
        }

    async def drain(self) -> None:
        """Give up every table: new clients go to other nodes, and ours reconnect there."""
        self.machine.drain()
        await self._all_said()
        with suppress(BusInterrupted):
            await self._bus.flush()
        self.machine.hand_over()
        while any(not table.empty for table in self._tables.live):
            await asyncio.sleep(RETRY_EVERY_S)

    async def in_play(self, code: str) -> bool:
        """Whether any node has the table in play."""
        try:
            await self._bus.ask(subject_of(code), m.pack(m.HolderQuery()), SILENCE_S)
        except NoResponder:
            return code in self._tables
        except (NoReply, BusInterrupted):
            pass  # unknown: better say yes
        return True

    # Our own clients

    async def open(self, game: str, token: str, address: str) -> str:
        return await self._tables.open(game, token, address)

    async def open_hall(self, token: str, address: str) -> str:
        return await self._tables.open_hall(token, address)

    async def enter(self, code: str, caller: Caller) -> Attachment | None:
        lookup = self.machine.lookups.enter(code, caller, monotonic())
        done: asyncio.Future[Attachment | None] = self._loop.create_future()
        self._lookups[lookup] = done
        self._settle()
        return await done

    async def _ask(self, lookup: Lookup, subject: str, data: bytes) -> None:
        try:
            answer = await self._bus.ask(subject, data, SILENCE_S)
        except Exception as why:
            self.machine.lookups.unanswered(lookup, why, monotonic())
        else:
            self.machine.lookups.answered(lookup, answer, monotonic())
        self._settle()

    async def _enter_here(self, lookup: Lookup) -> None:
        try:
            found = await self._tables.enter(lookup.code, lookup.caller)
        except Exception as error:
            self.machine.lookups.not_entered(lookup, error, monotonic())
        else:
            self.machine.lookups.entered(lookup, found)
        self._settle()

    def _done(self, lookup: Lookup) -> None:
        done = self._lookups.pop(lookup)
        if not done.done():
            if lookup.error is None:
                done.set_result(lookup.found)
            else:
                done.set_exception(lookup.error)
        elif lookup.found is not None:  # nobody waits for it any more
            lookup.found.detach()

    # What the machine wants done

    def _settle(self) -> None:
        out = self.machine.out
        steps, out.lookups = out.lookups, []
        for step in steps:
            match step:
                case Ask():
                    self._run(self._ask(*step))
                case EnterHere(lookup):
                    self._run(self._enter_here(lookup))
                case LookupDone(lookup):
                    self._done(lookup)
        if out.compare_logs:
            out.compare_logs = False
            self._run(self._compare_logs())
        self._wake_at(self.machine.due)

    async def _compare_logs(self) -> None:
        with suppress(StoreFailed):  # it is tried again, and whoever writes is told
            await self._tables.drop_outdated()
        self.machine.logs_compared(monotonic())
        self._settle()

    def _wake_at(self, due: float) -> None:
        """Keep a timer that fires earlier: it sets the next one then."""
        if self._timer is not None:
            if self._wakes_at <= due:
                return
            self._timer.cancel()
        self._timer, self._wakes_at = self._loop.call_later(due - monotonic(), self._wake), due

    def _wake(self) -> None:
        self._timer = None
        self.machine.tick(monotonic())
        self._settle()

    def _have_news(self) -> None:
        self._quiet.clear()
        self._news.set()

    async def _speak(self) -> None:
        """All of one iteration of the loop together."""
        while True:
            await self._news.wait()
            self._news.clear()
            while steps := self.machine.take_bus_steps(monotonic()):
                for step in steps:
                    await self._do(step)
            self._quiet.set()

    async def _do(self, step: BusStep) -> None:
        try:
            match step:
                case Publish(subject, data):
                    await self._bus.publish(subject, data)
                case Listen(table, since):
                    handler = self._answerer(table)
                    self._subscribed[table] = await self._bus.subscribe(subject_of(table), handler)
                    self.machine.listening(table, since, monotonic())
                    self._settle()
                case StopListening(table):
                    await self._subscribed.pop(table)()
        except Exception:  # what comes after it must be said, too
            log.exception("the bus failed at %s", step)

    async def _all_said(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(SILENCE_S):
                await self._quiet.wait()

    # What comes by the bus

    def _bus_changed(self, connected: bool) -> None:
        self.machine.bus_changed(connected, monotonic())

    async def _hear(self, data: bytes) -> None:
        self.machine.received(data, monotonic())

    async def _hear_all(self, data: bytes) -> None:
        self.machine.received_by_all(data)

    async def _hear_of(self, data: bytes) -> None:
        self.machine.heard_of(data, monotonic())

    def _answerer(self, code: str) -> BusHandler:
        async def answer(data: bytes) -> bytes:
            response = self.machine.asked(code, data, monotonic())
            if isinstance(response, m.AdminCommand):
                response = m.AdminReply(await self._run_command(response.words))
            return m.pack(response)

        return answer

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
