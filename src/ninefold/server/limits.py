"""How much one connection may say."""

from collections.abc import Callable

MESSAGES = (30.0, 90.0)  # a second that one connection may send, and how many at once
SAYINGS = (0.5, 4.0)


class RateLimit:
    """So many a second by this clock, and so many at once."""

    def __init__(self, now: Callable[[], float], rate: float, burst: float) -> None:
        self._now, self._rate, self._burst = now, rate, burst
        self._left, self._counted = burst, now()

    def used_up(self) -> bool:
        """Whether there is nothing left for one thing more, which is counted otherwise."""
        moment = self._now()
        self._left = min(self._burst, self._left + (moment - self._counted) * self._rate)
        self._counted = moment
        spent = self._left < 1
        self._left -= not spent
        return spent
