"""Long work is done in short slices, so that the tables in play do not wait for it."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")

SLICE_S = 0.002  # of such work in one iteration of the event loop


class TimeSlicer:
    """A queue of callbacks: first in, first out."""

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
                self._waiting[0]()  # stays in the queue while it runs, so that `take` schedules no second run
                if perf_counter() >= end:
                    break
                self._waiting.popleft()
        finally:
            if self._waiting:
                self._waiting.popleft()
            if self._waiting:
                self._loop.call_soon(self._go_on)


async def in_slices(items: Iterable[T]) -> AsyncIterator[T]:
    """Yield the items; after each slice, let the event loop run its other tasks."""
    until = perf_counter() + SLICE_S
    for item in items:
        yield item
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE_S
