"""A shared device is passed on. Meanwhile nobody can play on it, so table time stands still."""

from ninefold.engine import require
from ninefold.server.live.clock import NEVER, Clock, ServerTime

MOST_HELD_S = 30.0  # how long table time stands still at most
LESSON_HELD_S = 600.0  # the same in a lesson, each time: the learner is alone, and reads
REGAINED_PER_S = 0.5  # regained for each second of table time, so that nobody can stop a table for ever


class HandOvers:
    """Keyed by the tokens of the players who put a device down."""

    def __init__(self, time: ServerTime, clock: Clock) -> None:
        self._time, self._clock = time, clock
        self._down: dict[str, tuple[float, float]] = {}  # since when, and until when at most
        self.due = NEVER  # when somebody has held the table up for too long
        self._left: dict[str, tuple[float, int]] = {}  # seconds left, and the table time of that measure

    @property
    def under_way(self) -> bool:
        return bool(self._down)

    def put_down(self, token: str, *, lesson: bool = False) -> bool:
        """Whether this is new."""
        if token in self._down:
            return False
        if lesson:
            self._hold(token, LESSON_HELD_S)
            return True
        left = self._left_to(token)
        require(left >= 1, "hush The device was passed on for too long: play a little first.")
        self._hold(token, left)
        return True

    def take_up(self, token: str) -> bool:
        """Whether it was down."""
        if token not in self._down:
            return False
        left = self._left_to(token)
        since, until = self._down.pop(token)
        self._find_due()
        if until - since <= MOST_HELD_S:
            self._left[token] = left - (self._time.now - since), self._clock.now()
        return True

    def overdue(self) -> list[str]:
        return [token for token, (_, until) in self._down.items() if until <= self._time.now]

    def _hold(self, token: str, seconds: float) -> None:
        self._down[token] = self._time.now, self._time.now + seconds
        self._find_due()

    def _find_due(self) -> None:
        self.due = min([until for _, until in self._down.values()], default=NEVER)

    def _left_to(self, token: str) -> float:
        left, at = self._left.get(token, (MOST_HELD_S, 0))
        return min(MOST_HELD_S, left + (self._clock.now() - at) / 1000 * REGAINED_PER_S)
