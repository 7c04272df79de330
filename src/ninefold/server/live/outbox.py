"""What a table in play wants done outside of it: the shell does it after each input."""

from collections.abc import Sequence
from typing import Protocol

from ninefold.server.store.port import Row


class Line(Protocol):
    """What a table knows of the way to a client: its socket, or one at another node."""

    slow: bool  # so much is waiting that the newest view is kinder than more news

    @property
    def backlog(self) -> int:
        """Bytes that wait because the reader is slow."""

    def send(self, *messages: bytes) -> None:
        """Never blocks; after the closing it does nothing. Several go out together."""

    def close(self, code: int = 1000, reason: str = "", /) -> None: ...


class Outbox:
    __slots__ = ("append", "close", "lost", "read", "send")

    def __init__(self) -> None:
        self.append: Sequence[Row] = ()  # rows to commit; until they are, no others follow
        self.send: list[tuple[Line, tuple[bytes, ...]]] = []  # only what is committed
        self.close: list[tuple[Line, int, str]] = []  # after all that is sent
        self.read = False  # the table's log is wanted, to wake a bot up
        self.lost = False  # somebody else has written the table's log: it is theirs
