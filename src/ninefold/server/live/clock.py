"""Server time, which the shell passes in, and table time, which stands still while nobody plays."""

from math import inf

from ninefold.engine import Moment

NEVER = inf  # when nothing is due


class ServerTime:
    """When the current input came, in seconds of the server's monotonic clock."""

    __slots__ = ("now",)

    def __init__(self, now: float) -> None:
        self.now = now


class Clock:
    """Table time, in milliseconds."""

    def __init__(self, at: Moment, time: ServerTime) -> None:
        self._time = time
        self._at = float(at)
        self._since: float | None = None  # None: stopped

    @property
    def running(self) -> bool:
        return self._since is not None

    def now(self) -> Moment:
        return int(self._at if self._since is None else self._at + (self._time.now - self._since) * 1000)

    def start(self) -> None:
        if self._since is None:
            self._since = self._time.now

    def stop(self) -> None:
        if self._since is not None:
            self._at += (self._time.now - self._since) * 1000
            self._since = None

    def seconds_until(self, at: Moment) -> float:
        """Seconds of real time while the clock runs; 0 if that moment has passed."""
        return max(0.0, (at - self.now()) / 1000)
