"""Who was first: acts are ruled by the moment at the hand, within the delay that was measured.

Rules only ever see moments. This is a buffer in front of them that puts acts back into the order in which
they were made, and waits for nobody longer than their measured delay.
"""

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from ninefold.engine import Moment, Prompt, Seat
from ninefold.server.live.jobs import Job
from ninefold.server.wire.from_server import Ruled

REACTION = 100  # ms: no hand answers sooner to what it was shown


def rule(claim: Moment, arrival: Moment, credit: int, floor: Moment, late: int = 0) -> Ruled:
    """The claim counts between the arrival less the credit and the arrival, and never before `floor`.

    Who was shown a thing `late` is compared with the others by the time since then: as if the hand had moved
    so much earlier. Delay and lateness together are believed up to the credit.
    """
    earliest = arrival - credit
    late = min(late, max(0, claim - earliest))
    moment = min(arrival, max(claim - late, earliest, floor))
    return Ruled(max(moment, floor), claim, arrival, credit, late)


def soonest(prompts: Iterable[Prompt], moment: Moment, arrival: Moment) -> Moment:
    """Nobody's hand can have answered these prompts, all of one verb, before this.

    Of several an act answers the one that is open at its moment: a hand that was too early, where that has a
    price, does not become the quickest. What arrives before its prompt opens is refused, not made later.
    """
    racing = [prompt for prompt in prompts if prompt.racing and prompt.opens_at <= arrival]
    meant = [prompt for prompt in racing if prompt.is_open(moment)] or racing
    shown = [prompt.opens_at + REACTION for prompt in meant if prompt.opens_at]
    closed = [prompt.closes_at - 1 for prompt in meant if prompt.closes_at is not None]
    return min([max(shown, default=0), *closed])


class Claim(NamedTuple):
    """An act that waits for its turn."""

    moment: Moment
    rank: int  # among equal moments: clockwise from where the game says
    order: int  # of arrival: one seat's acts of one moment stay in their order
    seat: Seat
    job: Job


class RaceQueue:
    """Acts that wait until nobody who is waited for can still come before them."""

    def __init__(self) -> None:
        self._claims: list[Claim] = []
        self._arrivals = 0
        self._last: dict[Seat, Moment] = {}  # no seat acts before its own previous act

    def join(self, moment: Moment, rank: int, seat: Seat, job: Job) -> None:
        self._arrivals += 1
        self._last[seat] = moment = max(moment, self._last.get(seat, 0))
        heappush(self._claims, Claim(moment, rank, self._arrivals, seat, job))

    def last_of(self, seat: Seat) -> Moment | None:
        """When the last act of this seat that waits was made; None: none waits."""
        return self._last[seat] if any(claim.seat == seat for claim in self._claims) else None

    @property
    def first(self) -> Claim | None:
        return self._claims[0] if self._claims else None

    def pop(self) -> Claim:
        return heappop(self._claims)
