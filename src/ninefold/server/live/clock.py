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
        self._since = time.now  # while it runs: when it was started
        self.running = False

    def now(self) -> Moment:
        return int(self._at + (self._time.now - self._since) * 1000 if self.running else self._at)

    def start(self) -> None:
        if not self.running:
            self._since, self.running = self._time.now, True

    def stop(self) -> None:
        if self.running:
            self._at += (self._time.now - self._since) * 1000
            self.running = False

    def seconds_until(self, at: Moment) -> float:
        """Seconds of real time while the clock runs; 0 if that moment has passed."""
        return max(0.0, (at - self.now()) / 1000)
