"""All long work of a process waits in one queue and is done in short slices, shared out by address."""

import asyncio
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import TypeVar

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
        done: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
        left, last = iter(steps), None

        def go_on() -> None:
            nonlocal last
            if done.cancelled():
                return
            until = perf_counter() + STEPS_S
            try:
                for step in left:
                    last = step
                    if perf_counter() > until:
                        return self.take(address, go_on)
            except Exception as error:
                done.set_exception(error)
            else:
                done.set_result(last)

        self.take(address, go_on)
        return done

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
