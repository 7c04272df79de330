"""How often somebody at one table may talk, or change the table."""

from ninefold.engine import require
from ninefold.server.live.clock import ServerTime
from ninefold.server.net.rate_limits import CHANGES, SAYINGS, KeyedRateLimits
from ninefold.server.wire import from_client


class TableLimits:
    """By the seal of a client's secret, however often it comes back."""

    def __init__(self, time: ServerTime) -> None:
        self._changes, self._talk = (KeyedRateLimits(lambda: time.now, *rate) for rate in (CHANGES, SAYINGS))

    def check(self, token: str, message: from_client.Command) -> None:
        """The dice wait for nobody."""
        if not isinstance(message, from_client.Ready | from_client.Reveal):
            limits = self._talk if isinstance(message, from_client.Say) else self._changes
            require(limits.of(token).try_acquire(), "hush One thing after the other: wait a moment.")
