"""Long work is done in slices of time: however much of it waits, the tables have their turn."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")

SLICE_S = 0.002  # seconds of it, in one turn of the event loop


class TimeSlicer:
    """First come, first served."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, work: Callable[[], None]) -> None:
        self._waiting.append(work)
        if len(self._waiting) == 1:
            self._loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        end = perf_counter() + SLICE_S
        try:
            while self._waiting:
                self._waiting[0]()  # it stays in the row until it is done: so nobody begins another
                if perf_counter() >= end:
                    break
                self._waiting.popleft()
        finally:
            if self._waiting:
                self._waiting.popleft()
            if self._waiting:
                self._loop.call_soon(self._go_on)


async def in_slices(items: Iterable[T]) -> AsyncIterator[T]:
    """Work on one item after the other; after each slice the loop does what else there is to do."""
    until = perf_counter() + SLICE_S
    for item in items:
        yield item
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE_S
