"""What a table needs from outside: a log that keeps its events."""

from asyncio import Future
from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Row(NamedTuple):
    """One stored event of a table, numbered from 1 without gaps. The store reads none of its contents."""

    number: int
    at: int
    scope: str  # "": the table's own event; otherwise the name of the game it belongs to
    body: bytes
    draws: bytes


class StoreFailed(Exception):
    """Nothing of this append is stored. The message is one plain sentence for whoever runs the server."""


class Conflict(Exception):
    """The rows do not go on where the table's log ends: somebody else wrote it, or something is missing."""


class EventStore(Protocol):
    def append(self, table: str, rows: Sequence[Row]) -> Future[None]:
        """Queue all rows or none; done when they are committed, or fails with Conflict or StoreFailed.

        The order of calls is the order of writing, whether or not the future is awaited between them.
        """

    async def load(self, table: str) -> list[Row]:
        """Every committed row in order; none for a table that was never written."""

    async def close(self) -> None:
        """Commit what is queued, then let go of the log."""
