"""A buffer in front of the rules: it puts acts back into the order in which they were made.

It waits for nobody longer than their measured delay.
"""

from heapq import heappop, heappush
from typing import NamedTuple

from ninefold.engine import Moment, Seat
from ninefold.server.live.jobs import Job


class QueuedAct(NamedTuple):
    """An act that waits for its turn."""

    moment: Moment
    rank: int  # among equal moments: clockwise from where the game says
    order: int  # of arrival: one seat's acts of one moment stay in their order
    seat: Seat
    job: Job


class RaceQueue:
    """Acts that wait until nobody who is waited for can still come before them."""

    def __init__(self) -> None:
        self._claims: list[QueuedAct] = []
        self._arrivals = 0
        self._last: dict[Seat, Moment] = {}  # no seat acts before its own previous act

    def join(self, moment: Moment, rank: int, seat: Seat, job: Job) -> None:
        self._arrivals += 1
        self._last[seat] = moment = max(moment, self._last.get(seat, 0))
        heappush(self._claims, QueuedAct(moment, rank, self._arrivals, seat, job))

    def last_of(self, seat: Seat) -> Moment | None:
        """When the last act of this seat that waits was made; None: none waits."""
        return self._last[seat] if any(claim.seat == seat for claim in self._claims) else None

    @property
    def first(self) -> QueuedAct | None:
        return self._claims[0] if self._claims else None

    def pop(self) -> QueuedAct:
        return heappop(self._claims)
