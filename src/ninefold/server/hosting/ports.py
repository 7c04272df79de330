"""What sessions and nodes need of tables, whether they are in this process or at another node."""

from dataclasses import dataclass
from typing import Protocol

from ninefold.engine import encode
from ninefold.server.live.connection import Connection, ConnectionOrder
from ninefold.server.live.outbox import Line
from ninefold.server.live.shell import AnyShell
from ninefold.server.wire import from_client, from_server
from ninefold.server.wire.from_hall import SaidToTable


@dataclass(slots=True)
class Caller:
    """A client that wants to enter a table."""

    line: Line
    token: str  # the seal of the client's secret
    address: str
    hello: str  # the id of its Open or Enter message
    ticket: str | None = None
    known_only: bool = False  # let it in only if the table is in play and it has a seat there
    gone: bool = False  # it has disconnected meanwhile
    order: ConnectionOrder = (0, 0)


class Attachment(Protocol):
    """A session's end of its table."""

    def hear(self, message: SaidToTable, data: bytes) -> None:
        """`data`: the message as it came, to be passed on."""

    def answers_ping(self, pong: from_client.Pong, data: bytes) -> bool:
        """Whether this answers a ping of ours: then it does not count against the rate limit."""

    def caught_up(self) -> None:
        """The client was a slow reader, and has caught up."""

    def detach(self) -> None:
        """The client has disconnected."""


class TableDirectory(Protocol):
    """All tables, of this process and of other nodes."""

    async def open(self, game: str, token: str, address: str) -> str:
        """The code of this token's table; a new table if it has none."""

    async def open_hall(self, token: str, address: str) -> str:
        """The code of this token's hall; a new hall if it has none."""

    async def enter(self, code: str, caller: Caller) -> Attachment | None:
        """None: there is no such table, or the caller has gone. Raises Illegal if it may not enter."""


class TablesHere(Protocol):
    """What a node needs of the tables in this process: all of it is done at once."""

    def __contains__(self, code: str) -> bool:
        """Whether it is in memory, or being restored."""

    def in_play(self, code: str) -> AnyShell | None:
        """The table if it is in memory."""

    def drop(self, code: str) -> None:
        """Another node has the table now: write nothing more here."""

    def say_goodbye(self) -> None:
        """Tell all clients to reconnect in a moment."""


class LocalAttachment:
    """An attachment to a table of this process."""

    __slots__ = ("_connection", "_table")

    def __init__(self, table: AnyShell, caller: Caller) -> None:
        """Raises Illegal if the caller may not enter, LateEntry if it has a later connection."""
        self._table = table
        self._connection = Connection(caller.line, caller.token, caller.address, caller.order)
        table.enter(self._connection, caller.ticket, caller.hello)

    def hear(self, message: SaidToTable, data: bytes) -> None:
        if type(message) is from_client.Act:  # the common case
            return self._table.hear(self._connection, message)
        match message:
            case from_client.Open() | from_client.OpenHall() | from_client.Enter():  # a repeat
                answer = from_server.Answered(message.id, self._table.told)
                self._connection.line.send(encode(answer))
            case from_client.Pong() | from_client.AwaitTable():
                pass
            case _:
                self._table.hear(self._connection, message)

    def answers_ping(self, pong: from_client.Pong, data: bytes) -> bool:
        return self._table.pong(self._connection, pong)

    def caught_up(self) -> None:
        self._table.caught_up(self._connection)

    def detach(self) -> None:
        self._table.leave(self._connection)
