"""The asyncio side of a hall: a shell that also enters the hall's tables, by the directory of the phones."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from ninefold.engine import encode
from ninefold.server.live.live_hall import LiveHall
from ninefold.server.live.outbox import LeaveTable, Line, ReachTable, TableKey, TellTable
from ninefold.server.live.shell import Shell
from ninefold.server.wire.from_hall import TableCommand


class TableEnd(Protocol):
    """The hall's end of a table."""

    def hear(self, message: TableCommand, data: bytes) -> None: ...
    def detach(self) -> None: ...


class ReachTables(Protocol):
    """How a hall gets to its tables."""

    async def open(self, game: str, token: str, address: str) -> str: ...

    async def enter(self, code: str, line: Line, token: str, address: str) -> TableEnd | None: ...


class HallLine:
    """The line of a hall at one of its tables. What is told there is read in the next turn of the loop: the
    hall may be speaking now."""

    slow, backlog = False, 0

    def __init__(self, shell: "HallShell", key: TableKey) -> None:
        self._shell, self._key = shell, key
        self._told: list[bytes] = []
        self._closed = False

    def send(self, *messages: bytes) -> None:
        if not self._told:
            self._shell.soon(self._tell)
        self._told += messages

    def close(self, code: int = 1000, reason: str = "", /) -> None:
        if not self._closed:
            self._closed = True
            self._shell.soon(self._lose)

    def _tell(self) -> None:
        told, self._told = self._told, []
        self._shell.table_told(self._key, self, told)

    def _lose(self) -> None:
        self._shell.table_lost(self._key, self)


class HallShell(Shell[LiveHall]):
    def __init__(self, tables: ReachTables, *more: Any) -> None:
        self._tables = tables
        self._lines: dict[TableKey, HallLine] = {}  # also of those that are not reached yet
        self._ends: dict[TableKey, TableEnd] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        super().__init__(*more)

    def soon(self, do: Callable[[], None]) -> None:
        self._loop.call_soon(do)

    def table_told(self, key: TableKey, line: HallLine, told: list[bytes]) -> None:
        if self._is_open(key, line):
            self.machine.table_told(key, told, self._loop.time())
            self._settle()

    def table_lost(self, key: TableKey, line: HallLine) -> None:
        if self._is_open(key, line):
            self._leave(key)
            self.machine.table_lost(key, self._loop.time())
            self._settle()

    def _is_open(self, key: TableKey, line: HallLine) -> bool:
        return not self._closed and self._lines.get(key) is line

    def _follow_hall(self) -> None:
        steps, self.machine.out.tables = self.machine.out.tables, []
        for step in steps:
            match step:
                case ReachTable(key):
                    self._lines[key] = line = HallLine(self, key)
                    task = self._loop.create_task(self._reach(step, line))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)
                case TellTable(key, message):
                    if (there := self._ends.get(key)) is not None:
                        there.hear(message, encode(message))
                case LeaveTable(key):
                    self._leave(key)

    def _leave(self, key: TableKey) -> None:
        self._lines.pop(key, None)
        if (there := self._ends.pop(key, None)) is not None:
            there.detach()

    async def _reach(self, step: ReachTable, line: HallLine) -> None:
        key, game, token, code = step
        there, error = None, None
        try:
            code = code or await self._tables.open(game, token, self._payer)
            there = await self._tables.enter(code, line, token, self._payer)
        except Exception as why:  # it is tried again
            error = why
        if not self._is_open(key, line):
            if there is not None:
                there.detach()
            return
        if there is None:
            self._leave(key)
            self.machine.table_not_reached(key, error, self._loop.time())
        else:
            self._ends[key] = there
            self.machine.table_reached(key, code, self._loop.time())
        self._settle()
