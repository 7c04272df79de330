"""An event loop on virtual time: when nothing is ready, its clock jumps to the next timer. It never waits."""

import asyncio
from asyncio import Handle
from collections import deque
from collections.abc import Coroutine, Iterable
from heapq import heappop
from typing import Any, TypeVar

from tests.world.process import Process, process_of

T = TypeVar("T")

MOST_TURNS = 5_000  # of the loop within one virtual millisecond


class Stuck(BaseException):
    """Nothing is ready and no timer is set, so somebody waits for ever; or there is no end of work."""


class _NoSelector:
    def __init__(self, loop: "VirtualLoop") -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise Stuck("somebody waits for ever")
        self._loop.advance(max(0.0, timeout))
        return []


class VirtualLoop(asyncio.BaseEventLoop):
    _ready: deque[Handle]
    _scheduled: list[asyncio.TimerHandle]

    def __init__(self) -> None:
        super().__init__()
        self.now = self._counted_from = 1000.0
        self._turns = 0
        self.stopped: list[Process] = []
        self._selector = _NoSelector(self)
        self.errors: list[BaseException] = []  # that nobody caught
        self.set_exception_handler(self._note_error)

    def time(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        """Real time goes on while work is done, virtual time does not: a busy loop would never end."""
        self.now += seconds
        self._turns += 1
        if self.now - self._counted_from > 0.001:
            self._counted_from, self._turns = self.now, 0
        elif self._turns > MOST_TURNS:
            raise Stuck(f"the loop turned {MOST_TURNS} times within a millisecond")

    def _note_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if "exception" in context:
            self.errors.append(context["exception"])

    def run_soon(self, handles: Iterable[Handle]) -> None:
        self._ready.extend(handles)

    def _process_events(self, events: list[Any]) -> None:
        """The base class calls this before it runs what is due."""
        if self.stopped:
            self._hold_back()

    def _hold_back(self) -> None:
        """What belongs to a process that is stopped waits until it wakes."""
        while self._scheduled and self._scheduled[0].when() <= self.now:
            due = heappop(self._scheduled)
            due._scheduled = False  # type: ignore[attr-defined]
            self._ready.append(due)
        ready, runs = [*self._ready], self._ready
        runs.clear()
        for handle in ready:
            process = process_of(handle)
            if process is not None and process.stopped:
                process.hold(handle)
            else:
                runs.append(handle)

    def _write_to_self(self) -> None: ...


async def _awake_at_its_end(loop: VirtualLoop, story: Coroutine[Any, Any, T]) -> T:
    """The tasks of a process that is stopped could not be cancelled."""
    try:
        return await story
    finally:
        for process in [*loop.stopped]:
            process.wake()


def run(story: Coroutine[Any, Any, T]) -> T:
    """Raises the first error that nobody caught."""
    loop = VirtualLoop()
    try:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            result = runner.run(_awake_at_its_end(loop, story))
    except Stuck:
        story.close()
        raise
    for error in loop.errors:
        raise error
    return result
