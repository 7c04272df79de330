"""One connection's delay and clock, measured by the pings that it answers."""

from itertools import islice
from operator import attrgetter
from typing import NamedTuple

MOST_CREDIT_MS = 250  # ms: nobody's act is believed to be older, nobody is waited for longer
MOST_TRIPS = 20  # the last so many round trips tell a connection's delay
ENOUGH_TRIPS = 5  # trips tell something
MOST_MISSED = 2  # so many missed pings, and a connection is not waited for
LOST_AFTER_MS = 2 * MOST_CREDIT_MS  # ms: a ping without an answer for so long is missed


class RoundTrip(NamedTuple):
    took: float
    offset: float  # the server's clock less the client's, if both ways took alike


class Latency:
    """Times in ms of the server's clock."""

    __slots__ = ("_frozen", "_measured", "_offset", "_trips", "_waiting", "delay")

    def __init__(self) -> None:
        self._waiting: dict[str, float] = {}
        self._trips: list[RoundTrip] = []
        self._frozen: int | None = None
        # what the trips tell, known until the next one comes
        self.delay = 0.0  # one way, as far as we can tell
        self._measured = 0  # the credit
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
        # Clocks drift: only the last trips tell, and of them the quickest most surely.
        quickest = min(reversed(self._trips), key=attrgetter("took"))
        self.delay, self._offset = quickest.took / 2, quickest.offset
        mean = sum([trip.took for trip in self._trips]) / len(self._trips)
        deviation = sum([abs(trip.took - mean) for trip in self._trips]) / len(self._trips)
        self._measured = min(MOST_CREDIT_MS, round(self.delay + 2 * deviation))

    def live(self, now: float) -> bool:
        if len(self._waiting) < MOST_MISSED:
            return bool(self._trips)
        oldest = islice(
            self._waiting.values(), MOST_MISSED - 1, None
        )  # they wait in the order in which they were sent
        return bool(self._trips) and now - next(oldest) <= LOST_AFTER_MS

    @property
    def new(self) -> bool:
        """It should be pinged more often, unless it does not answer anyway."""
        return len(self._trips) < ENOUGH_TRIPS and len(self._waiting) < ENOUGH_TRIPS

    @property
    def credit(self) -> int:
        """How much earlier than its arrival an act may have been made."""
        return self._measured if self._frozen is None else self._frozen

    def freeze(self) -> None:
        """For the length of a race nobody's credit changes, once it is known."""
        if self._frozen is None and len(self._trips) >= ENOUGH_TRIPS:
            self._frozen = self.credit

    def thaw(self) -> None:
        self._frozen = None

    def ours(self, theirs: float) -> float | None:
        """The server's clock when the client's showed this."""
        return None if self._offset is None else theirs + self._offset
