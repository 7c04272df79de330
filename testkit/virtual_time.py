"""A clock that only a test moves, and one queue of all that is on its way. No event loop."""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from math import inf

TIMEOUT_S = 900.0  # of virtual time
MOST_AT_ONCE = 100_000  # steps without time passing; more mean that something is stuck


class VirtualTime:
    """A subclass says when its machines are due, and ticks them."""

    def __init__(self) -> None:
        self.now = 1000.0  # in seconds
        self._queue: list[tuple[float, int, Callable[[], object]]] = []
        self._order = count()

    @property
    def due(self) -> float:
        return inf

    def tick(self) -> None: ...

    def at(self, moment: float, do: Callable[[], object]) -> None:
        heappush(self._queue, (max(moment, self.now), next(self._order), do))

    def pass_time(self, seconds: float) -> None:
        until = self.now + seconds
        self._happen(until)
        self.now = until

    def rest(self) -> None:
        """Do everything that needs no time."""
        self._happen(self.now)

    def until(self, test: Callable[[], object], patience: float = TIMEOUT_S) -> None:
        self._happen(self.now + patience, test)
        assert test(), f"not within {patience} s"
        self.rest()

    def forget_all(self) -> None:
        """Lose everything that is on its way."""
        self._queue.clear()

    def _happen(self, until: float, test: Callable[[], object] = lambda: False) -> None:
        last, steps = self.now, 0
        while not test() and self._step(until):
            last, steps = (last, steps + 1) if self.now == last else (self.now, 0)
            assert steps < MOST_AT_ONCE, f"time stands still at {self.now}"

    def _step(self, until: float) -> bool:
        """Do the next thing, if it comes by then. Messages come before timers of the same moment."""
        queued = self._queue[0][0] if self._queue else inf
        at = max(self.now, min(queued, self.due))
        if at > until:
            return False
        self.now = at
        if queued <= at:
            heappop(self._queue)[2]()
        else:
            self.tick()
        return True
