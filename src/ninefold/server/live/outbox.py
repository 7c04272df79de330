"""What the machine wants done. The shell does it after each input."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ninefold.server.store.port import Row
from ninefold.server.wire.from_hall import TableCommand


class Line(Protocol):
    """The way to a client: its socket, or its socket at another node."""

    slow: bool  # so much waits that a whole view later is better than more messages now

    @property
    def backlog(self) -> int:
        """Bytes that wait for a slow reader."""

    def send(self, *messages: bytes) -> None:
        """Never blocks. Does nothing after `close`. Several messages go out together."""

    def close(self, code: int = 1000, reason: str = "", /) -> None: ...


# What a hall wants done besides. A table is named by the round and its number there.

TableKey = tuple[int, int]


class ReachTable(NamedTuple):
    """Open the table if its code is unknown, and enter it."""

    key: TableKey
    game: str
    token: str  # the hall's own at this table
    code: str


class TellTable(NamedTuple):
    key: TableKey
    message: TableCommand


class LeaveTable(NamedTuple):
    key: TableKey


class Outbox:
    __slots__ = ("append", "close", "lost", "read", "send", "show", "tables")

    def __init__(self) -> None:
        self.append: Sequence[Row] = ()  # rows to commit: taken at the end of the turn, and none meanwhile
        self.send: list[tuple[Line, tuple[bytes, ...]]] = []  # only what was committed before
        self.close: list[tuple[Line, int, str]] = []  # after everything in `send`
        self.show: list[str] = []  # letters of televisions: lead them to this table
        self.read = False  # load the table's log: a bot needs it
        self.lost = False  # another node has written this table's log: the table is theirs
        self.tables: list[ReachTable | TellTable | LeaveTable] = []  # what only a hall wants
