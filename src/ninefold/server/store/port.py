"""The interface of the event log."""

from asyncio import Future
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol


class Row(NamedTuple):
    """One stored event of a table, numbered from 1 without gaps. The store does not look into it."""

    number: int
    at: int
    scope: str  # "": the table's own event; otherwise the name of the game it belongs to
    body: bytes
    draws: bytes


class Stored(NamedTuple):
    """A row, when it was written, and its hash (chain.py)."""

    row: Row
    written: int  # ms since 1970; 0: unknown, in older logs
    chain: bytes


class TableSummary(NamedTuple):
    """What the store knows about a table without reading its log."""

    table: str
    events: int
    opened: int  # when its first event was written: ms since 1970; 0: unknown, in older logs
    written: int  # when its last event was written


class StoreFailed(Exception):
    """Nothing of this append is stored. The message is one sentence for the operator."""


class Conflict(Exception):
    """The rows do not follow the end of the table's log: another has written it, or rows are missing."""


class Damaged(Exception):
    """A table's log is not as it was written. The message is one sentence; `before`: the good rows."""

    def __init__(self, table: str, number: int, what: str, before: Sequence[Stored] = ()) -> None:
        super().__init__(f"The log of table {table} is damaged: event {number} {what}.")
        self.table, self.number, self.before = table, number, list(before)


class EventLog(Protocol):
    """The log for reading. Each method raises StoreFailed if the log cannot be read at all."""

    async def load(self, table: str) -> list[Row]:
        """All committed rows in order; none for an unknown table. Raises Damaged."""

    async def history(self, table: str) -> list[Stored]:
        """The same, with the time and hash of each row. Raises Damaged."""

    async def tables(self) -> list[TableSummary]:
        """All tables, the most recently written one last."""

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many events each of these tables has; one that does not exist is left out."""

    async def own_events(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        """By table, its own rows without those of its games. The hash chain is not checked."""

    async def file(self, table: str, name: str) -> bytes | None:
        """One of the files that a table has beside its log, such as a picture; None: there is none."""

    async def file_sizes(self, table: str) -> dict[str, int]:
        """By name, the bytes of each of its files."""


class EventStore(EventLog, Protocol):
    def append(self, table: str, rows: Sequence[Row]) -> Future[None]:
        """Queue rows, to be stored all or none. The future is done when they are committed, or fails with
        Conflict or StoreFailed. Appends are written in the order of the calls.
        """

    async def put_file(self, table: str, name: str, body: bytes) -> None:
        """Keep a file with a table. Nothing happens if there is no such table, or one of this name: a name is
        a hash of what is in it."""

    async def delete(self, table: str) -> bool:
        """Delete a table with its files, after what is queued; whether it existed. Its code is free again."""

    def housekeeping(self) -> AbstractAsyncContextManager[bool]:
        """A lock for deleting old tables; False if another server has it."""

    async def close(self) -> None:
        """Commit what is queued, then close the log."""
