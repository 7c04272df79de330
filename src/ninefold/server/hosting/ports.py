"""Where a client is once it has entered: what its session says to a table, wherever that table is."""

from dataclasses import dataclass
from typing import Protocol

from ninefold.engine import encode
from ninefold.server.live.connection import Connection
from ninefold.server.live.outbox import Line
from ninefold.server.live.shell import TableShell
from ninefold.server.wire import from_client, from_server


@dataclass(slots=True)
class Caller:
    """Who wants to come to a table."""

    line: Line
    token: str  # the seal of the client's secret
    address: str
    hello: str  # the id of the message that it came with
    ticket: str | None = None
    known_only: bool = False  # it may come only where it has a seat, to a table that is in play
    gone: bool = False  # it has hung up meanwhile


class Attachment(Protocol):
    def hear(self, message: from_client.FromClient) -> None: ...

    def answers_ping(self, pong: from_client.Pong) -> bool:
        """Whether it was asked for this: such an answer counts against nobody."""

    def catch_up(self) -> None:
        """Its line has been slow, and nothing waits any more."""

    def detach(self) -> None:
        """Its line has ended."""


class TableDirectory(Protocol):
    """All the tables, wherever they are."""

    async def open(self, game: str, token: str, address: str) -> str:
        """The code of this token's table, of a new one if there is none."""

    async def enter(self, code: str, caller: Caller) -> Attachment | None:
        """None: there is no such table, or the caller has gone. Illegal: it may not come."""


class LocalAttachment:
    """At a table of this process."""

    __slots__ = ("_connection", "_table")

    def __init__(self, table: TableShell, caller: Caller) -> None:
        """Illegal: the caller may not come."""
        self._table = table
        self._connection = Connection(caller.line, caller.token, caller.address)
        table.enter(self._connection, caller.ticket, caller.hello)

    def hear(self, message: from_client.FromClient) -> None:
        if type(message) is from_client.Act:  # most are
            return self._table.hear(self._connection, message)
        match message:
            case from_client.Open() | from_client.Enter():  # once more
                answer = from_server.Answered(message.id, self._table.table.told)
                self._connection.line.send(encode(answer))
            case from_client.Pong():
                pass
            case _:
                self._table.hear(self._connection, message)

    def answers_ping(self, pong: from_client.Pong) -> bool:
        return self._table.pong(self._connection, pong)

    def catch_up(self) -> None:
        self._table.catch_up(self._connection)

    def detach(self) -> None:
        self._table.leave(self._connection)
