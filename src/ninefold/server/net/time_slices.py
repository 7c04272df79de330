"""All long work of a process waits in one queue and is done in short slices, shared out by address."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from time import perf_counter
from typing import Generic, TypeVar

from ninefold.server.net.fair_queue import FairQueue

T = TypeVar("T")

SLICE_S = 0.002  # of such work in one iteration of the event loop
STEPS_S = 0.0005  # of one piece of long work, until it is the turn of another address
OPERATOR = ""  # the address of work that no client asked for


class TimeSlicer:
    def __init__(self) -> None:
        self._queue: FairQueue[Callable[[], None]] = FairQueue()
        self._running = False  # a run is scheduled
        self._until: float | None = None  # when this iteration of the loop has no time left

    def has_time(self) -> bool:
        """Whether short work may be done at once: nothing waits, and this iteration of the loop has time."""
        if self._queue:
            return False
        if self._until is None:
            self._until = perf_counter() + SLICE_S
            asyncio.get_running_loop().call_soon(self._begin_iteration)
            return True
        return perf_counter() < self._until

    def _begin_iteration(self) -> None:
        self._until = None

    def take(self, address: str, work: Callable[[], None]) -> None:
        self._queue.put(address, work)
        self._run_soon()

    def finish(self, address: str, steps: Iterable[T]) -> "asyncio.Future[T | None]":
        """Take all these steps, a few at a time. The result is the last of them."""
        work = _LongWork(self, address, iter(steps))
        self.take(address, work.go_on)
        return work.done

    def _run_soon(self) -> None:
        if not self._running:
            self._running = True
            asyncio.get_running_loop().call_soon(self._run)

    def _run(self) -> None:
        began = perf_counter()
        end = began + SLICE_S
        try:
            while self._queue:
                address, work = self._queue.take()
                try:
                    work()
                finally:
                    now = perf_counter()
                    self._queue.charge(address, now - began)
                began = now
                if now >= end:
                    break
        finally:
            self._running = False
            if self._queue:
                self._run_soon()


class _LongWork(Generic[T]):
    """Long work. Not a closure: that would be a reference cycle, and keep a closed table in memory."""

    __slots__ = ("_address", "_last", "_left", "_slicer", "done")

    def __init__(self, slicer: TimeSlicer, address: str, left: Iterator[T]) -> None:
        self._slicer, self._address, self._left = slicer, address, left
        self._last: T | None = None
        self.done: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()

    def go_on(self) -> None:
        if self.done.cancelled():
            return
        until = perf_counter() + STEPS_S
        try:
            for step in self._left:
                self._last = step
                if perf_counter() > until:
                    return self._slicer.take(self._address, self.go_on)
        except Exception as error:
            self.done.set_exception(error)
        else:
            self.done.set_result(self._last)
