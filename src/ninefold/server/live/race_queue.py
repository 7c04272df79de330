"""Acts of a race wait here, so that they reach the rules in the order in which they were made.

An act waits no longer than the measured delays of the other seats.
"""

from heapq import heappop, heappush
from typing import NamedTuple

from ninefold.engine import Moment, Seat
from ninefold.server.live.jobs import Job


class QueuedAct(NamedTuple):
    """An act that waits for its turn."""

    moment: Moment
    rank: int  # order among equal moments: clockwise from the seat that the game names
    order: int  # of arrival, so that acts of one seat and moment keep their order
    seat: Seat
    job: Job


class RaceQueue:
    """The earliest act comes first."""

    def __init__(self) -> None:
        self.claims: list[QueuedAct] = []  # the first of them comes first
        self._arrivals = 0
        self._last: dict[Seat, Moment] = {}  # no act of a seat counts before its previous act

    def join(self, moment: Moment, rank: int, seat: Seat, job: Job) -> None:
        self._arrivals += 1
        self._last[seat] = moment = max(moment, self._last.get(seat, 0))
        heappush(self.claims, QueuedAct(moment, rank, self._arrivals, seat, job))

    def last_of(self, seat: Seat) -> Moment | None:
        """The moment of this seat's last act in the queue; None: it has none there."""
        return self._last[seat] if any(claim.seat == seat for claim in self.claims) else None

    def pop(self) -> QueuedAct:
        return heappop(self.claims)
