"""Table time: milliseconds that go by only while the table is played at."""

from collections.abc import Callable
from time import monotonic

from ninefold.engine import Moment


class Clock:
    def __init__(self, at: Moment = 0, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._at = float(at)
        self._since: float | None = None  # None: it stands still

    @property
    def running(self) -> bool:
        return self._since is not None

    def now(self) -> Moment:
        return int(self._at if self._since is None else self._at + (self._now() - self._since) * 1000)

    def start(self) -> None:
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        if self._since is not None:
            self._at += (self._now() - self._since) * 1000
            self._since = None

    def seconds_until(self, at: Moment) -> float:
        """Of real time, if the clock runs on. Never less than none."""
        return max(0.0, (at - self.now()) / 1000)
