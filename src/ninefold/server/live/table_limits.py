"""How often one client may talk at a table, or change it."""

from ninefold.engine import require
from ninefold.server.live.clock import ServerTime
from ninefold.server.net.rate_limits import CHANGES, SAYINGS, KeyedRateLimits
from ninefold.server.wire import from_client


class TableLimits:
    """Limits by token, so that reconnecting does not reset them."""

    def __init__(self, time: ServerTime) -> None:
        self._changes, self._talk = (KeyedRateLimits(lambda: time.now, *rate) for rate in (CHANGES, SAYINGS))

    def check(self, token: str, message: from_client.Command) -> None:
        """Messages for sealing the dice are not limited: they are due within seconds."""
        if not isinstance(message, from_client.Ready | from_client.Reveal):
            limits = self._talk if isinstance(message, from_client.Say) else self._changes
            require(limits.of(token).try_acquire(), "hush Too many changes or messages: wait a moment.")
