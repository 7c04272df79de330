"""How often one client may talk at a table or change it, and how long the table's log may become."""

from collections.abc import Iterable

from ninefold.engine import require
from ninefold.server.live.clock import ServerTime
from ninefold.server.net.rate_limits import CHANGES, SAYINGS, KeyedRateLimits
from ninefold.server.store.port import Row
from ninefold.server.table.restore import size_of
from ninefold.server.wire import from_client
from ninefold.server.wire.from_hall import AnyCommand

MOST_LOG_BYTES = 1 << 24  # some hundred games; the longest have 0.6 MB
MOST_TOKENS = 240  # are remembered at a table: twice as many as it has connections
LEAVING = (from_client.Leave, from_client.Remove, from_client.Stop, from_client.EndEvening)


class TableLimits:
    """Limits by token, so that reconnecting does not reset them. `size`: of the log, in bytes."""

    def __init__(self, time: ServerTime, size: int) -> None:
        self._size = size
        self._changes, self._talk = (
            KeyedRateLimits(lambda: time.now, *rate, MOST_TOKENS) for rate in (CHANGES, SAYINGS)
        )

    def wrote(self, rows: Iterable[Row]) -> None:
        self._size += size_of(rows)

    @property
    def full(self) -> bool:
        return self._size >= MOST_LOG_BYTES

    def check(self, token: str, message: AnyCommand) -> None:
        """Messages for sealing the dice are not limited: they are due within seconds."""
        require(
            not self.full or isinstance(message, LEAVING),
            "log-full The log of this table is full: open another table.",
        )
        if not isinstance(message, from_client.Ready | from_client.Reveal):
            limits = self._talk if isinstance(message, from_client.Say) else self._changes
            require(limits.of(token).try_acquire(), "hush Too many changes or messages: wait a moment.")
