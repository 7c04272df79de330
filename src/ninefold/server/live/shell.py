"""The asyncio side of a table in play, or a hall: it owns the sockets, the store's futures and one timer.

It knows no rule of presence, race or game. After each input it does what the machine's outbox says.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Generic, TypeVar

from ninefold.engine import encode
from ninefold.server.live.clock import NEVER
from ninefold.server.live.connection import Connection
from ninefold.server.live.live_hall import LiveHall
from ninefold.server.live.live_table import LiveTable
from ninefold.server.live.presence import CloseReason
from ninefold.server.net.time_slices import OPERATOR, TimeSlicer
from ninefold.server.store.port import Damaged, EventStore, Row, StoreFailed
from ninefold.server.table.state import Table
from ninefold.server.wire import from_client
from ninefold.server.wire.from_hall import AnyCommand
from ninefold.server.wire.from_server import Goodbye

ShowTable = Callable[[str, str], None]  # by a television's letters, with the table's code
LoadLog = Callable[[str, str], Awaitable[list[Row]]]  # of a table, for an address
M = TypeVar("M", LiveTable, LiveHall)


class Shell(Generic[M]):
    """`lost` is called when another node has written the table's log. `address`: who brought the table into
    memory; its long work takes their share of the time, until somebody else changes the table."""

    def __init__(
        self,
        machine: M,
        store: EventStore,
        lost: "Callable[[Shell[Any]], None]",
        slicer: TimeSlicer,
        load: LoadLog,
        address: str = OPERATOR,
        show: ShowTable = lambda letters, code: None,
    ) -> None:
        self.machine: M = machine
        self.code = machine.code
        self._store, self._lost = store, lost
        self._slicer, self._load, self._address, self._show = slicer, load, address, show
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._wakes_at = 0.0  # uvloop's timer handles do not say
        self._working = self._closed = False
        self._gathering = False  # rows wait for the end of this turn of the loop
        self._reading: asyncio.Task[None] | None = None
        self._settle()

    @property
    def told(self) -> int:
        return self.machine.told

    def admits(self, token: str) -> bool:
        """Whether this client belongs here."""
        return self.machine.admits(token)

    @property
    def empty(self) -> bool:
        return self.machine.empty

    @property
    def empty_for(self) -> float:
        return self.machine.empty_for(self._loop.time())

    def enter(self, connection: Connection, ticket: str | None, hello: str) -> None:
        if self._closed:  # the client reconnects, and finds the table elsewhere or here again
            connection.line.send(encode(Goodbye("closing", self.told)))
            connection.line.close(4000, "closing")
        else:
            self.machine.connected(connection, ticket, hello, self._loop.time())
            self._settle()

    def leave(self, connection: Connection) -> None:
        if not self._closed:
            self.machine.closed(connection, self._loop.time())
            self._settle()

    def caught_up(self, connection: Connection) -> None:
        if not self._closed:
            self.machine.caught_up(connection, self._loop.time())
            self._settle()

    def hear(self, connection: Connection, message: AnyCommand) -> None:
        if not self._closed:
            self.machine.received(connection, message, self._loop.time())
            self._settle()

    def pong(self, connection: Connection, pong: from_client.Pong) -> bool:
        return self.machine.pong(connection, pong, self._loop.time())

    def close(self, why: CloseReason | None = None) -> None:
        """Take no more inputs."""
        if self._closed:
            return
        self._closed = True
        self._commit()  # what was decided before
        self.machine.close(self._loop.time(), why)
        self._settle()
        if self._timer is not None:
            self._timer.cancel()
        if self._reading is not None:
            self._reading.cancel()

    def _settle(self) -> None:
        """Do what the outbox says. What is sent here was committed before."""
        machine = self.machine
        out = machine.out
        if out.send:
            sent, out.send = out.send, []
            for line, messages in sent:
                line.send(*messages)
        if out.close:
            closed, out.close = out.close, []
            for line, code, reason in closed:
                line.close(code, reason)
        if out.show:
            shown, out.show = out.show, []
            for letters in shown:
                self._show(letters, self.code)
        if out.append and not self._gathering:
            self._gathering = True
            self._loop.call_soon(self._commit)
        if out.read:
            out.read = False
            self._reading = self._loop.create_task(self._read())
        if not self._working and machine.working and not self._closed:
            self._working = True
            self._slicer.finish(self._payer, self._work()).add_done_callback(self._worked)
        if out.tables:
            self._follow_hall()
        if out.lost:
            out.lost = False
            self._lost(self)
        elif not self._closed and (self._timer is None or not machine.busy):
            # While rows are being stored, the timer that is set will do: the store's answer leads here again.
            self._wake_at(machine.due)

    def _follow_hall(self) -> None:
        """Do what a hall wants at its tables."""

    def _wake_at(self, due: float) -> None:
        """Keep a timer that fires earlier: it sets the next one then."""
        if self._timer is not None:
            if self._wakes_at <= due:
                return
            self._timer.cancel()
        elif due == NEVER:
            return
        self._timer, self._wakes_at = self._loop.call_at(due, self._wake), due

    def _wake(self) -> None:
        self._timer = None
        self.machine.tick(self._loop.time())
        self._commit()  # it has done all that is due
        self._settle()

    def _commit(self) -> None:
        """Store what the table has decided. After a message this waits for the end of the turn: the turn may
        bring more messages."""
        out, self._gathering = self.machine.out, False
        if out.append:
            rows, out.append = out.append, ()
            self._store.append(self.code, rows).add_done_callback(self._stored)

    def _stored(self, stored: "asyncio.Future[None]") -> None:
        error = StoreFailed("The store is closing.") if stored.cancelled() else stored.exception()
        if error is not None and not isinstance(error, Exception):
            raise error
        self.machine.stored(self._loop.time(), error)
        self._commit()  # these have waited
        self._settle()

    async def _read(self) -> None:
        try:
            rows = await self._load(self.code, self._payer)
        except (StoreFailed, Damaged) as error:
            self.machine.not_loaded(error, self._loop.time())
        else:
            self.machine.loaded(rows, self._loop.time())
        self._reading = None
        self._settle()

    @property
    def _payer(self) -> str:
        return self.machine.changed_from or self._address

    def _work(self) -> Iterator[None]:
        while not self._closed and self.machine.work(self._loop.time()):
            yield

    def _worked(self, worked: "asyncio.Future[None]") -> None:
        self._working = False
        worked.result()
        self._settle()


class TableShell(Shell[LiveTable]):
    @property
    def table(self) -> Table:
        return self.machine.table


AnyShell = TableShell | Shell[LiveHall]
