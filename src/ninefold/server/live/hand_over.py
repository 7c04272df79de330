"""A device that several share goes from hand to hand: nobody can play on it, and table time stands still."""

import asyncio
from collections.abc import Callable

from ninefold.engine import require
from ninefold.server.live.clock import Clock

HANDED = 30.0  # seconds, at most, for which it stands still at once
REGAINED = 0.5  # of them for each second of table time: so nobody keeps a table from going on


class Handing:
    """By the tokens of those who put a device down. `changed`: time may stand still now, or go on."""

    def __init__(self, clock: Clock, changed: Callable[[], None]) -> None:
        self._clock, self._changed = clock, changed
        self._loop = asyncio.get_running_loop()
        self._down: dict[str, tuple[float, asyncio.TimerHandle]] = {}  # since when
        self._left: dict[str, tuple[float, int]] = {}  # seconds, as of this table time

    @property
    def under_way(self) -> bool:
        return bool(self._down)

    def put_down(self, token: str) -> None:
        if token in self._down:
            return
        left = self._left_to(token)
        require(left >= 1, "hush It was handed on for too long: play a little first.")
        self._down[token] = self._loop.time(), self._loop.call_later(left, self.take_up, token)
        self._changed()

    def take_up(self, token: str) -> None:
        if token not in self._down:
            return
        left = self._left_to(token)
        since, timer = self._down.pop(token)
        timer.cancel()
        self._left[token] = left - (self._loop.time() - since), self._clock.now()
        self._changed()

    def close(self) -> None:
        for _, timer in self._down.values():
            timer.cancel()
        self._changed = lambda: None  # nobody is to be told, nor kept in memory by it

    def _left_to(self, token: str) -> float:
        left, at = self._left.get(token, (HANDED, 0))
        return min(HANDED, left + (self._clock.now() - at) / 1000 * REGAINED)
