"""Several nodes without an event loop: their machines, a bus and a log in memory, on virtual time.

The bus takes a moment for each message and keeps their order. A node that sleeps hears everything when it
wakes up; what is said to one that is away is lost.
"""

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, cast

from ninefold.engine import Fact
from ninefold.server.cluster import links, peers
from ninefold.server.cluster import messages as m
from ninefold.server.cluster.bus import BusInterrupted, NoReply, NoResponder
from ninefold.server.cluster.claims import subject_of
from ninefold.server.cluster.health import SILENCE_S
from ninefold.server.cluster.lookups import Lookup
from ninefold.server.cluster.node import Node
from ninefold.server.cluster.outbox import Ask, BusStep, EnterHere, Listen, LookupDone, Publish, StopListening
from ninefold.server.hall.events import HallOpened
from ninefold.server.hosting.ports import Attachment
from ninefold.server.store.port import Row
from ninefold.server.table.codes import code_of
from ninefold.server.table.events import Opened
from ninefold.server.table.records import Cause, write
from testkit.machine_hall import HallEnd
from testkit.machine_player import LocalLine, LocalPlayer
from testkit.machine_tables import MachineTables, Tell
from testkit.virtual_time import VirtualTime

BUS_S = 0.001  # one way

Answer = Attachment | Exception | None


class MachineNodes(VirtualTime):
    def __init__(self, seed: int = 1) -> None:
        super().__init__()
        self.logs: defaultdict[str, list[Row]] = defaultdict(list)
        self.chance = Random(seed)
        self.nodes: list[MachineNode] = []
        self.strangers: dict[str, Callable[[bytes], bytes | None]] = {}  # other answerers, by subject
        self.said: list[tuple[str, m.AnyMessage]] = []  # on the bus
        self.asked: list[bytes] = []
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
        self.asked.append(data)
        waiting = [tell]

        def answer(told: bytes | Exception) -> None:
            if waiting:
                asker.when_awake(partial(waiting.pop(), told))

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
    """Does what `cluster/shell.py` does."""

    def __init__(self, time: MachineNodes, name: str) -> None:
        self.time: VirtualTime = time
        self._all, self.name = time, name
        self.tables = MachineTables(time, self)
        self._speaks = False
        self.machine = Node(name, self.tables, time.now, lambda: int(time.now * 1000), self._have_news)
        self.on_bus, self.asleep, self.dead = True, False, False
        self.known_only = False  # clients here have tried too many wrong codes
        self.subjects = {links.ALL_NODES, peers.SUBJECT, links.subject_of(name)}
        self._lines: dict[Lookup, LocalLine | HallEnd] = {}
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
        if code not in self._all.logs:
            self._all.logs[code] = [write(1, "", Fact(0, Opened(code, game, token)), Cause(token))]
        return code

    def open_hall(self, token: str) -> str:
        code = code_of(f"hall/{token}", 0)
        opened = HallOpened(code, token, self._all.chance.randbytes(16).hex())
        self._all.logs[code] = [write(1, "", Fact(0, opened), Cause(token))]
        return code

    def knock(self, line: LocalLine | HallEnd) -> None:
        line.caller.known_only = self.known_only
        self._lines[self.machine.lookups.enter(line.code, line.caller, self.time.now)] = line
        self.settle()

    # What goes wrong

    def go_off_the_bus(self) -> None:
        self.on_bus = False
        self.machine.bus_changed(False, self.time.now)

    def come_back_to_the_bus(self) -> None:
        self.on_bus = True
        self.machine.bus_changed(True, self.time.now)

    def sleep(self) -> None:
        """Stop for a while, as by SIGSTOP."""
        self.asleep = True

    def wake_up(self) -> None:
        self.asleep = False
        unheard, self._unheard = self._unheard, []
        for do in unheard:
            do()

    def die(self) -> None:
        """End at once, as by kill -9."""
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
        if out.compare_logs:
            out.compare_logs = False
            self.time.at(self.time.now, partial(self.when_awake, self._compare_logs))

    def _compare_logs(self) -> None:
        self.tables.drop_outdated()
        self.machine.logs_compared(self.time.now)

    def _answered(self, lookup: Lookup, told: bytes | Exception) -> None:
        if isinstance(told, Exception):
            self.machine.lookups.unanswered(lookup, told, self.time.now)
        else:
            self.machine.lookups.answered(lookup, told, self.time.now)
        self.settle()

    def _entered(self, lookup: Lookup, told: Answer) -> None:
        if isinstance(told, Exception):
            self.machine.lookups.not_entered(lookup, told, self.time.now)
        else:
            self.machine.lookups.entered(lookup, told)
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
                listening = partial(self.when_awake, partial(self._listening, table, since))
                self.time.at(self.time.now + BUS_S, listening)
            case StopListening(table):
                self.subjects.remove(subject_of(table))

    def _listening(self, table: str, since: int) -> None:
        self.machine.listening(table, since, self.time.now)
        self.settle()

    # What comes by the bus

    def hear(self, subject: str, data: bytes) -> None:
        if self.on_bus:
            self.when_awake(partial(self._hear, subject, data))

    def _hear(self, subject: str, data: bytes) -> None:
        if subject == peers.SUBJECT:
            self.machine.heard_of(data, self._all.now)
        elif subject == links.ALL_NODES:
            self.machine.received_by_all(data)
        else:
            self.machine.received(data, self.time.now)

    def when_awake(self, do: Callable[[], None]) -> None:
        if self.asleep:
            self._unheard.append(do)
        elif not self.dead:
            do()


def _table_of(subject: str) -> str:
    return subject.rpartition(".")[2]


# Beginnings that several tests share


def two_nodes() -> tuple[MachineNodes, MachineNode, MachineNode]:
    here = MachineNodes()
    return here, here.node("one"), here.node("two")


def seated(one: MachineNode, two: MachineNode, game: str = "fix", number: int = 2) -> list[LocalPlayer]:
    """A table that the first person opens at the first node; the others come through both nodes in turn."""
    host = one.player("P0").open(game).sit()
    others = [(one, two)[n % 2].player(f"P{n}").enter(host.code).sit() for n in range(1, number)]
    assert one.has(host.code) and not two.has(host.code)
    return [host, *others]


def back(player: LocalPlayer, node: MachineNode) -> None:
    """The client, which was told to reconnect, does so."""
    player.until(lambda: not player.on_line, 10.0)
    player.server = node
    player.enter()


def chairs(player: LocalPlayer) -> int:
    return len(player.table["chairs"])
