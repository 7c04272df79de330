"""Several nodes without an event loop: their machines, a bus and a log in memory, on virtual time.

The bus takes a moment for each message and keeps their order. A node that sleeps hears everything when it
wakes up; what is said to one that is away is lost.
"""

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, cast

from ninefold.engine import Fact, Illegal
from ninefold.server.cluster import links
from ninefold.server.cluster import messages as m
from ninefold.server.cluster.bus import BusInterrupted, NoReply, NoResponder
from ninefold.server.cluster.claims import subject_of
from ninefold.server.cluster.health import SILENCE_S
from ninefold.server.cluster.lookups import Lookup
from ninefold.server.cluster.node import Node
from ninefold.server.cluster.outbox import Ask, BusStep, EnterHere, Listen, LookupDone, Publish, StopListening
from ninefold.server.hosting.ports import Attachment, Caller, LocalAttachment
from ninefold.server.hosting.registry import Superseded
from ninefold.server.live.live_table import LiveTable
from ninefold.server.live.presence import LateEntry
from ninefold.server.live.shell import TableShell
from ninefold.server.store.port import Conflict, Row
from ninefold.server.table.codes import code_of
from ninefold.server.table.events import Opened
from ninefold.server.table.records import Cause, write
from ninefold.server.table.restore import restore
from testkit.machine_player import LocalLine, LocalPlayer
from testkit.machine_shell import MachineShell
from testkit.virtual_time import VirtualTime

BUS_S = 0.001  # one way
RESTORE_S = 0.01

Answer = Attachment | Exception | None
Tell = Callable[[Any], None]


class MachineNodes(VirtualTime):
    def __init__(self, seed: int = 1) -> None:
        super().__init__()
        self.logs: defaultdict[str, list[Row]] = defaultdict(list)
        self.chance = Random(seed)
        self.nodes: list[MachineNode] = []
        self.strangers: dict[str, Callable[[bytes], bytes | None]] = {}  # who else answers, by subject
        self.said: list[tuple[str, m.AnyMessage]] = []  # on the bus
        self.loses: Callable[[str], bool] = lambda subject: False

    def node(self, name: str) -> "MachineNode":
        node = MachineNode(self, name)
        self.nodes.append(node)
        return node

    @property
    def due(self) -> float:
        return min(node.due for node in self.nodes)

    def tick(self) -> None:
        next(node for node in self.nodes if node.due <= self.now).tick()

    # The bus

    def publish(self, subject: str, data: bytes) -> None:
        self.said.append((subject, m.unpack(data)))
        if not self.loses(subject):
            for node in self.nodes:
                if node.on_bus and subject in node.subjects:
                    self.at(self.now + BUS_S, partial(node.hear, subject, data))

    def ask(self, asker: "MachineNode", subject: str, data: bytes, tell: Tell) -> None:
        waiting = [tell]

        def answer(told: bytes | Exception) -> None:
            if waiting:
                waiting.pop()(told)

        def ask(node: MachineNode) -> None:
            response = m.pack(cast(m.TableResponse, node.machine.asked(_table_of(subject), data, self.now)))
            self.at(self.now + BUS_S, partial(answer, response))

        there = [node for node in self.nodes if node.on_bus and subject in node.subjects]
        stranger = self.strangers.get(subject)
        if not asker.on_bus:
            self.at(self.now, partial(answer, BusInterrupted()))
        elif stranger is not None:
            if (response := stranger(data)) is not None:
                self.at(self.now + 2 * BUS_S, partial(answer, response))
        elif not there:
            self.at(self.now + 2 * BUS_S, partial(answer, NoResponder()))
        for node in there:
            self.at(self.now + BUS_S, partial(node.when_awake, partial(ask, node)))
        self.at(self.now + SILENCE_S, lambda: answer(NoReply() if asker.on_bus else BusInterrupted()))


class MachineNode:
    """What `cluster/shell.py` does."""

    def __init__(self, time: MachineNodes, name: str) -> None:
        self.time: VirtualTime = time
        self._all, self.name = time, name
        self.tables = MachineTables(time, self)
        self._speaks = False
        self.machine = Node(name, self.tables, time.now, lambda: int(time.now * 1000), self._have_news)
        self.on_bus, self.asleep, self.dead = True, False, False
        self.known_only = False  # whoever comes here has tried too many wrong codes
        self.subjects = {links.ALL_NODES, links.subject_of(name)}
        self._lines: dict[Lookup, LocalLine] = {}
        self._unheard: list[Callable[[], None]] = []
        self._players: list[LocalPlayer] = []
        self.tick()

    @property
    def due(self) -> float:
        if self.dead or self.asleep:
            return float("inf")
        return min(self.machine.due, self.tables.due)

    def tick(self) -> None:
        self.tables.tick()
        self.machine.tick(self.time.now)
        self.settle()

    def has(self, code: str) -> bool:
        return self.tables.in_play(code) is not None

    def player(self, name: str, **more: Any) -> LocalPlayer:
        player = LocalPlayer(self, name, self._all.chance.randrange(1 << 30), **more)
        self._players.append(player)
        return player

    def open(self, game: str, token: str) -> str:
        code = code_of(token, 0)
        self._all.logs[code] = [write(1, "", Fact(0, Opened(code, game, token)), Cause(token))]
        return code

    def knock(self, line: LocalLine) -> None:
        line.caller.known_only = self.known_only
        self._lines[self.machine.enter(line.code, line.caller, self.time.now)] = line
        self.settle()

    # What goes wrong

    def go_off_the_bus(self) -> None:
        self.on_bus = False
        self.machine.bus_changed(False, self.time.now)

    def come_back_to_the_bus(self) -> None:
        self.on_bus = True
        self.machine.bus_changed(True, self.time.now)

    def sleep(self) -> None:
        """As by SIGSTOP."""
        self.asleep = True

    def wake_up(self) -> None:
        self.asleep = False
        unheard, self._unheard = self._unheard, []
        for do in unheard:
            do()

    def die(self) -> None:
        """As by kill -9."""
        self.dead, self.on_bus = True, False
        for player in self._players:
            player.line = None

    def drain(self) -> None:
        self.machine.drain()
        self.time.rest()
        self.machine.hand_over()
        self.time.rest()

    # What the machine wants done

    def settle(self) -> None:
        out = self.machine.out
        while out.lookups:
            match out.lookups.pop(0):
                case Ask(lookup, subject, data):
                    self._all.ask(self, subject, data, partial(self._answered, lookup))
                case EnterHere(lookup):
                    self.tables.enter(lookup.code, lookup.caller, partial(self._entered, lookup))
                case LookupDone(lookup):
                    line = self._lines.pop(lookup)
                    line.entered(lookup.found) if lookup.error is None else line.refuse(lookup.error)

    def _answered(self, lookup: Lookup, told: bytes | Exception) -> None:
        if isinstance(told, Exception):
            self.machine.unanswered(lookup, told, self.time.now)
        else:
            self.machine.answered(lookup, told, self.time.now)
        self.settle()

    def _entered(self, lookup: Lookup, told: Answer) -> None:
        if isinstance(told, Exception):
            self.machine.not_entered(lookup, told, self.time.now)
        else:
            self.machine.entered(lookup, told)
        self.settle()

    def _have_news(self) -> None:
        if not self._speaks:
            self._speaks = True
            self.time.at(self.time.now, partial(self.when_awake, self._speak))

    def _speak(self) -> None:
        self._speaks = False
        for step in self.machine.take_bus_steps(self.time.now):
            self._do(step)

    def _do(self, step: BusStep) -> None:
        match step:
            case Publish(subject, data):
                if self.on_bus:
                    self._all.publish(subject, data)
            case Listen(table, since):
                self.subjects.add(subject_of(table))
                self.machine.listening(table, since, self.time.now)
                self.settle()
            case StopListening(table):
                self.subjects.remove(subject_of(table))

    # What comes by the bus

    def hear(self, subject: str, data: bytes) -> None:
        if self.on_bus:
            self.when_awake(partial(self._hear, subject, data))

    def _hear(self, subject: str, data: bytes) -> None:
        if subject == links.ALL_NODES:
            self.machine.received_by_all(data)
        else:
            self.machine.received(data, self.time.now)

    def when_awake(self, do: Callable[[], None]) -> None:
        if self.asleep:
            self._unheard.append(do)
        elif not self.dead:
            do()


class MachineTables:
    """What `hosting/registry.py` does."""

    def __init__(self, time: MachineNodes, node: MachineNode) -> None:
        self._time, self._node = time, node
        self._live: dict[str, MachineShell | None] = {}  # None: it is being restored
        self._waiting: defaultdict[str, list[tuple[Caller, Tell]]] = defaultdict(list)

    def __contains__(self, code: str) -> bool:
        return code in self._live

    def __len__(self) -> int:
        return len(self._live)

    @property
    def due(self) -> float:
        return min((table.due for table in self._live.values() if table is not None), default=float("inf"))

    def tick(self) -> None:
        for table in list(self._live.values()):
            if table is not None and table.due <= self._time.now:
                table.tick()

    def in_play(self, code: str) -> TableShell | None:
        return cast(TableShell | None, self._live.get(code))

    def drop(self, code: str) -> None:
        if code not in self._live:
            return
        table = self._live.pop(code)
        self._node.machine.gone(code)
        if table is not None:
            return table.close("closing")
        for _, tell in self._waiting.pop(code, []):
            tell(Superseded())

    def say_goodbye(self) -> None:
        for table in self._live.values():
            if table is not None:
                table.close("closing")

    def enter(self, code: str, caller: Caller, tell: Tell) -> None:
        if (table := self.in_play(code)) is not None:
            return self._attach(table, caller, tell)
        if caller.known_only:
            return tell(None)
        self._waiting[code].append((caller, tell))
        if code not in self._live:
            self._live[code] = None
            self._time.at(
                self._time.now + RESTORE_S, partial(self._node.when_awake, partial(self._restore, code))
            )

    def _restore(self, code: str) -> None:
        if self._live.get(code, self) is not None:
            return  # it was dropped meanwhile
        waiting, rows = self._waiting.pop(code, []), self._time.logs.get(code)
        if rows is None:
            del self._live[code]
            self._node.machine.gone(code)
            for _, tell in waiting:
                tell(None)
            return
        machine = LiveTable(
            restore(rows), self._time.now, lambda code, ticket: ticket, entropy=self._time.chance.randbytes
        )
        self._live[code] = NodesTable(machine, self._time, rows, partial(self.drop, code), self._node)
        for caller, tell in waiting:
            self._attach(cast(TableShell, self._live[code]), caller, tell)

    def _attach(self, table: TableShell, caller: Caller, tell: Tell) -> None:
        if caller.gone or (caller.known_only and not table.table.knows(caller.token)):
            return tell(None)
        try:
            attachment = LocalAttachment(table, caller)
        except (Illegal, LateEntry) as why:
            return tell(why)
        tell(attachment)


class NodesTable(MachineShell):
    """Its commits go through what `store/timed_store.py` checks."""

    def __init__(
        self,
        machine: LiveTable,
        time: MachineNodes,
        rows: list[Row],
        lost: Callable[[], None],
        node: MachineNode,
    ) -> None:
        self._node, self._time = node, time
        super().__init__(machine, time, rows, lost)

    def commit(self, error: Exception | None = None) -> None:
        if self._node.dead:
            return
        if not self._node.machine.health.awake(self._time.now):
            error = error or Conflict("This node was suspended.")
        super().commit(error)


def _table_of(subject: str) -> str:
    return subject.rpartition(".")[2]
