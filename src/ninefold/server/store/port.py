"""What a table needs from outside: a log that keeps its events, and tells when it was harmed."""

from asyncio import Future
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol


class Row(NamedTuple):
    """One stored event of a table, numbered from 1 without gaps. The store reads none of its contents."""

    number: int
    at: int
    scope: str  # "": the table's own event; otherwise the name of the game it belongs to
    body: bytes
    draws: bytes


class Stored(NamedTuple):
    """A row as it was kept: when it was written, and a hash over itself and all before it (chain.py)."""

    row: Row
    written: int  # ms since 1970; 0: before this was noted
    chain: bytes


class TableSummary(NamedTuple):
    """What the store knows of a table without reading its log."""

    table: str
    events: int
    opened: int  # when its first event was written, and its last, in ms since 1970; 0: before this was noted
    written: int


class StoreFailed(Exception):
    """Nothing of this append is stored. The message is one plain sentence for whoever runs the server."""


class Conflict(Exception):
    """The rows do not go on where the table's log ends: somebody else wrote it, or something is missing."""


class Damaged(Exception):
    """A table's log is not as it was written. The message is one plain sentence; `before`: what is."""

    def __init__(self, table: str, number: int, what: str, before: Sequence[Stored] = ()) -> None:
        super().__init__(f"The log of table {table} is damaged: event {number} {what}.")
        self.table, self.number, self.before = table, number, list(before)


class EventLog(Protocol):
    """What was stored, to be read. Each of these fails with StoreFailed if the log cannot be read at all."""

    async def load(self, table: str) -> list[Row]:
        """Every committed row in order; none for a table that was never written. Damaged: not as written."""

    async def history(self, table: str) -> list[Stored]:
        """The same, with what the store noted beside each row."""

    async def tables(self) -> list[TableSummary]:
        """All of them, the one that was written last at the end."""

    async def own_events(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        """By table, its own rows without those of its games, unchecked: enough to say how each stands."""


class EventStore(EventLog, Protocol):
    def append(self, table: str, rows: Sequence[Row]) -> Future[None]:
        """Queue all rows or none; done when they are committed, or fails with Conflict or StoreFailed.

        The order of calls is the order of writing, whether or not the future is awaited between them.
        """

    async def delete(self, table: str) -> bool:
        """Forget all of a table, after what is queued; whether there was one. Its code is free again."""

    def housekeeping(self) -> AbstractAsyncContextManager[bool]:
        """Whether this server may delete what is old now: of those that share a log, one at a time."""

    async def close(self) -> None:
        """Commit what is queued, then let go of the log."""
