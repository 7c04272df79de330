"""One connection's delay and clock offset, measured by its pings."""

from itertools import islice
from operator import attrgetter
from typing import NamedTuple

MOST_CREDIT_MS = 250  # an act counts at most this long before its arrival, and nobody is waited for longer
MOST_TRIPS = 20  # the delay is measured over this many of the last round trips
ENOUGH_TRIPS = 5  # the measurement is used once there are this many round trips
MOST_MISSED = 2  # a connection that missed this many pings is not waited for
LOST_AFTER_MS = 2 * MOST_CREDIT_MS  # a ping without an answer for this long is missed


class RoundTrip(NamedTuple):
    took: float
    offset: float  # server clock minus client clock, if both ways took equally long


class Latency:
    """Times in ms of the server's clock."""

    __slots__ = ("_measured", "_offset", "_trips", "_waiting", "credit", "delay", "frozen")

    def __init__(self) -> None:
        self._waiting: dict[str, float] = {}
        self._trips: list[RoundTrip] = []
        self.credit = 0  # how many ms before its arrival an act may count
        self.frozen = False  # the credit stays as it is
        # Measured from the trips:
        self.delay = 0.0  # one way, estimated
        self._measured = 0  # what the credit is while it is not frozen
        self._offset: float | None = None

    def sent(self, ping: str, now: float) -> None:
        self._waiting[ping] = now
        if len(self._waiting) > MOST_TRIPS:
            del self._waiting[next(iter(self._waiting))]

    def answered(self, ping: str, theirs: float, now: float) -> bool:
        """Whether this ping was sent and not answered yet."""
        sent = self._waiting.pop(ping, None)
        if sent is None:
            return False
        self._trips = [*self._trips[1 - MOST_TRIPS :], RoundTrip(now - sent, (sent + now) / 2 - theirs)]
        self._waiting = {other: when for other, when in self._waiting.items() if when > sent}
        self._measure()
        return True

    def _measure(self) -> None:
        # Clocks drift, so only the last trips count. The quickest one is the most exact.
        quickest = min(reversed(self._trips), key=attrgetter("took"))
        self.delay, self._offset = quickest.took / 2, quickest.offset
        mean = sum([trip.took for trip in self._trips]) / len(self._trips)
        deviation = sum([abs(trip.took - mean) for trip in self._trips]) / len(self._trips)
        self._measured = min(MOST_CREDIT_MS, round(self.delay + 2 * deviation))
        if not self.frozen:
            self.credit = self._measured

    def live(self, now: float) -> bool:
        return bool(self._trips) and not self.lost(now)

    def lost(self, now: float) -> bool:
        """Whether it has missed its last pings."""
        if len(self._waiting) < MOST_MISSED:
            return False
        oldest = islice(
            self._waiting.values(), MOST_MISSED - 1, None
        )  # they wait in the order in which they were sent
        return now - next(oldest) > LOST_AFTER_MS

    @property
    def new(self) -> bool:
        """Measured too little: ping it more often, unless it does not answer."""
        return len(self._trips) < ENOUGH_TRIPS and len(self._waiting) < ENOUGH_TRIPS

    def freeze(self) -> None:
        """Keep the credit as it is for the length of a race."""
        self.frozen = self.frozen or len(self._trips) >= ENOUGH_TRIPS

    def thaw(self) -> None:
        self.frozen, self.credit = False, self._measured

    def ours(self, theirs: float) -> float | None:
        """The client's time on the server's clock; None: not measured yet."""
        return None if self._offset is None else theirs + self._offset
