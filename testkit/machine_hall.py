"""The shell of a hall, as `live/hall_shell.py` is, on virtual time: it enters its tables by its node."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ninefold.engine import encode
from ninefold.server.hosting.hall_doors import HELLO
from ninefold.server.hosting.ports import Attachment, Caller
from ninefold.server.live.live_hall import LiveHall
from ninefold.server.live.outbox import LeaveTable, ReachTable, TableKey, TellTable
from ninefold.server.store.port import Row
from testkit.machine_shell import AnyMachineShell
from testkit.virtual_time import VirtualTime

if TYPE_CHECKING:
    from testkit.machine_nodes import MachineNode


class HallEnd:
    """The hall's line to one table, and who lets it in there."""

    slow, backlog = False, 0

    def __init__(self, shell: "MachineHallShell", step: ReachTable, code: str) -> None:
        self._shell, self.key, self.code = shell, step.key, code
        order = (int(shell.now * 1000), 0)
        self.caller = Caller(self, step.token, "192.0.2.1", HELLO, order=order)
        self.attachment: Attachment | None = None

    def send(self, *messages: bytes) -> None:
        self._shell.later(partial(self._shell.hear_table, self, [*messages]))

    def close(self, code: int = 1000, reason: str = "", /) -> None:
        self._shell.later(partial(self._shell.lose, self))

    def entered(self, attachment: Attachment | None) -> None:
        self.attachment = attachment
        self._shell.later(partial(self._shell.reached, self))

    def refuse(self, why: Exception) -> None:
        self._shell.later(partial(self._shell.not_reached, self, why))


class MachineHallShell(AnyMachineShell[LiveHall]):
    def __init__(
        self,
        machine: LiveHall,
        here: VirtualTime,
        rows: list[Row],
        lost: Callable[[], None],
        node: "MachineNode",
    ) -> None:
        self.node = node
        self._ends: dict[TableKey, HallEnd] = {}
        super().__init__(machine, here, rows, lost)

    @property
    def now(self) -> float:
        return self._here.now

    def later(self, do: Callable[[], None]) -> None:
        self._here.at(self.now, partial(self.node.when_awake, do))

    def hear_table(self, end: HallEnd, messages: list[bytes]) -> None:
        if self._ends.get(end.key) is end:
            self.machine.table_told(end.key, messages, self.now)
            self._settle()

    def lose(self, end: HallEnd) -> None:
        if self._ends.get(end.key) is end:
            self._leave(end.key)
            self.machine.table_lost(end.key, self.now)
            self._settle()

    def reached(self, end: HallEnd) -> None:
        if self._ends.get(end.key) is not end:
            if end.attachment is not None:
                end.attachment.detach()
        elif end.attachment is None:
            self.not_reached(end, None)
        else:
            self.machine.table_reached(end.key, end.code, self.now)
            self._settle()

    def not_reached(self, end: HallEnd, why: Exception | None) -> None:
        if self._ends.get(end.key) is end:
            self._leave(end.key)
            self.machine.table_not_reached(end.key, why, self.now)
            self._settle()

    def _follow_hall(self) -> None:
        steps, self.machine.out.tables = self.machine.out.tables, []
        for step in steps:
            match step:
                case ReachTable(key, game, token, code):
                    end = self._ends[key] = HallEnd(self, step, code or self.node.open(game, token))
                    self.node.knock(end)
                case TellTable(key, message):
                    if key in self._ends and (there := self._ends[key].attachment) is not None:
                        there.hear(message, encode(message))
                case LeaveTable(key):
                    self._leave(key)

    def _leave(self, key: TableKey) -> None:
        end = self._ends.pop(key, None)
        if end is not None:
            end.caller.gone = True
            if end.attachment is not None:
                end.attachment.detach()
