"""The tables of one node without an event loop: restored from logs in memory, on virtual time."""

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from ninefold.engine import Illegal
from ninefold.server.hall.records import is_hall, restore_hall
from ninefold.server.hosting.ports import Caller, LocalAttachment
from ninefold.server.hosting.registry import Superseded
from ninefold.server.live.live_hall import LiveHall
from ninefold.server.live.live_table import LiveTable
from ninefold.server.live.presence import LateEntry
from ninefold.server.live.shell import AnyShell
from ninefold.server.store.port import Conflict, Row
from ninefold.server.table.restore import restore
from testkit.machine_hall import MachineHallShell
from testkit.machine_shell import MachineShell

if TYPE_CHECKING:
    from testkit.machine_nodes import MachineNode, MachineNodes

RESTORE_S = 0.01

Tell = Callable[[Any], None]  # an attachment, None or an error


class MachineTables:
    """Does what `hosting/registry.py` does."""

    def __init__(self, time: "MachineNodes", node: "MachineNode") -> None:
        self._time, self._node = time, node
        self._live: dict[str, MachineShell | MachineHallShell | None] = {}  # None: it is being restored
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

    def in_play(self, code: str) -> AnyShell | None:
        return cast(AnyShell | None, self._live.get(code))

    def drop(self, code: str) -> None:
        if code not in self._live:
            return
        table = self._live.pop(code)
        self._node.machine.claims.give_up(code)
        if table is not None:
            return table.close("closing")
        for _, tell in self._waiting.pop(code, []):
            tell(Superseded())

    def drop_outdated(self) -> None:
        for code in list(self._live):
            if (table := self.in_play(code)) and table.machine.outdated(len(self._time.logs[code])):
                self.drop(code)

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
            self._node.machine.claims.give_up(code)
            for _, tell in waiting:
                tell(None)
            return
        self._live[code] = self._put_in_play(code, rows)
        for caller, tell in waiting:
            self._attach(cast(AnyShell, self._live[code]), caller, tell)

    def _put_in_play(self, code: str, rows: list[Row]) -> "NodesTable | NodesHall":
        now, chance, drop = self._time.now, self._time.chance.randbytes, partial(self.drop, code)
        if is_hall(rows):
            hall = LiveHall(restore_hall(rows), now, int(now * 1000), entropy=chance)
            return NodesHall(hall, self._time, rows, drop, self._node)
        table = LiveTable(restore(rows), now, lambda code, ticket: ticket, entropy=chance)
        return NodesTable(table, self._time, rows, drop, self._node)

    def _attach(self, table: AnyShell, caller: Caller, tell: Tell) -> None:
        if caller.gone or (caller.known_only and not table.admits(caller.token)):
            return tell(None)
        try:
            attachment = LocalAttachment(table, caller)
        except (Illegal, LateEntry) as why:
            return tell(why)
        tell(attachment)


class NodesTable(MachineShell):
    """A table whose commits are checked as by `store/timed_store.py`."""

    def __init__(
        self,
        machine: LiveTable,
        time: "MachineNodes",
        rows: list[Row],
        lost: Callable[[], None],
        node: "MachineNode",
    ) -> None:
        self._node, self._time = node, time
        super().__init__(machine, time, rows, lost)

    def commit(self, error: Exception | None = None) -> None:
        if self._node.dead:
            return
        if not self._node.machine.health.awake(self._time.now):
            error = error or Conflict("This node was suspended.")
        super().commit(error)


class NodesHall(MachineHallShell):
    """A hall whose commits are checked in the same way."""

    def commit(self, error: Exception | None = None) -> None:
        if self.node.dead:
            return
        if not self.node.machine.health.awake(self._here.now):
            error = error or Conflict("This node was suspended.")
        super().commit(error)
