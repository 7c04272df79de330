"""The shell of a table in play, or of a hall, as `live/shell.py` is: on virtual time, the log in memory."""

from collections.abc import Callable, Sequence
from math import inf
from typing import Generic, TypeVar

from ninefold.engine import encode
from ninefold.server.live.connection import Connection
from ninefold.server.live.live_hall import LiveHall
from ninefold.server.live.live_table import LiveTable
from ninefold.server.live.presence import CloseReason
from ninefold.server.store.port import Conflict, Row
from ninefold.server.table.state import Table
from ninefold.server.wire import from_client
from ninefold.server.wire.from_hall import AnyCommand
from ninefold.server.wire.from_server import Goodbye
from testkit.virtual_time import VirtualTime

M = TypeVar("M", LiveTable, LiveHall)


class AnyMachineShell(Generic[M]):
    """`rows`: what is committed; others may write it, too. `lost`: see TableShell."""

    def __init__(self, machine: M, here: VirtualTime, rows: list[Row], lost: Callable[[], None]) -> None:
        self.machine: M = machine
        self._here, self._rows, self._lost = here, rows, lost
        self.holding = False  # the log answers only when `commit` is called
        self._held: Sequence[Row] = ()
        self._closed = False
        self._gathering = False  # rows wait until nothing else happens at this moment
        self._settle()

    @property
    def code(self) -> str:
        return self.machine.code

    @property
    def told(self) -> int:
        return self.machine.told

    def admits(self, token: str) -> bool:
        return self.machine.admits(token)

    @property
    def empty(self) -> bool:
        return self.machine.empty

    @property
    def due(self) -> float:
        return inf if self._closed else self.machine.due

    def tick(self) -> None:
        self.machine.tick(self._here.now)
        self._take()
        self._settle()

    def enter(self, connection: Connection, ticket: str | None, hello: str) -> None:
        if self._closed:
            connection.line.send(encode(Goodbye("closing", self.told)))
            connection.line.close(4000, "closing")
        else:
            self.machine.connected(connection, ticket, hello, self._here.now)
            self._settle()

    def leave(self, connection: Connection) -> None:
        if not self._closed:
            self.machine.closed(connection, self._here.now)
            self._settle()

    def caught_up(self, connection: Connection) -> None:
        if not self._closed:
            self.machine.caught_up(connection, self._here.now)
            self._settle()

    def hear(self, connection: Connection, message: AnyCommand) -> None:
        if not self._closed:
            self.machine.received(connection, message, self._here.now)
            self._settle()

    def pong(self, connection: Connection, pong: from_client.Pong) -> bool:
        return self.machine.pong(connection, pong, self._here.now)

    def close(self, why: CloseReason | None = None) -> None:
        if not self._closed:
            self._closed = True
            self._take()  # what was decided before
            self.machine.close(self._here.now, why)
            self._settle()

    def commit(self, error: Exception | None = None) -> None:
        """Answer the machine that the rows it waits for are stored; or that they are not."""
        assert self._held, "the machine waits for no commit"
        rows, self._held = self._held, ()
        if rows[0].number != len(self._rows) + 1:
            error = error or Conflict("Another node has written this log.")
        if error is None:
            assert [row.number for row in rows] == [len(self._rows) + k for k in range(1, len(rows) + 1)]
            self._rows += rows
        self.machine.stored(self._here.now, error)
        self._take()
        self._settle()

    def _settle(self) -> None:
        machine, out = self.machine, self.machine.out
        while machine.working:
            machine.work(self._here.now)
        sent, out.send = out.send, []
        for line, messages in sent:
            line.send(*messages)
        closed, out.close = out.close, []
        for line, code, reason in closed:
            line.close(code, reason)
        if out.append and not self._gathering:
            self._gathering = True
            self._here.at(self._here.now, self._take)
        if out.read:
            out.read = False
            self._here.at(self._here.now, self._load)
        if out.tables:
            self._follow_hall()
        if out.lost:
            out.lost = False
            self._lost()

    def _take(self) -> None:
        self._gathering = False
        out = self.machine.out
        if out.append:
            self._held, out.append = out.append, ()
            if not self.holding:
                self._here.at(self._here.now, self.commit)

    def _follow_hall(self) -> None:
        """Do what a hall wants at its tables."""

    def _load(self) -> None:
        self.machine.loaded(self._rows, self._here.now)
        self._settle()


class MachineShell(AnyMachineShell[LiveTable]):
    @property
    def table(self) -> Table:
        return self.machine.table
