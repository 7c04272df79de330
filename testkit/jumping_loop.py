"""The event loop of whole servers in tests. It does not wait: when nothing is on its way, its clock jumps to
the next timer. Only waiting takes time: a busy machine changes nothing in what is measured.

The clock of a server that is a process of its own cannot jump, because it does not know what its clients are
about to say. It runs faster or slower than the real one.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from io import StringIO
from typing import Any, TypeVar

T = TypeVar("T")

QUIET_S = 0.005  # of real time without input, after which nothing is taken to be on its way
STUCK_S = 60.0  # of real time, in which a thread or another process must have answered


class _Selector(selectors.DefaultSelector):
    def __init__(self, speed: float) -> None:
        super().__init__()
        self._speed = speed
        self.ahead = 0.0  # seconds by which the clock has jumped
        self.at_work: set[asyncio.Future[Any]] = set()  # work of threads

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self._speed:
            return super().select(timeout and timeout / self._speed)
        ready = super().select(0)
        if ready or (timeout is not None and timeout <= 0):
            return ready
        if timeout is None or self.at_work:
            if not (ready := super().select(STUCK_S)):
                raise RuntimeError(f"nothing will ever happen: {_stacks()}")
            return ready
        if ready := super().select(min(QUIET_S, timeout)):
            return ready
        self.ahead += timeout
        return []


def _stacks() -> str:
    """The place where each task waits, as text."""
    text = StringIO()
    for task in asyncio.all_tasks():
        task.print_stack(file=text)
    return text.getvalue()


class JumpingLoop(asyncio.SelectorEventLoop):
    """`speed`: seconds that pass in one of the real clock. 0: real time does not count; the clock jumps."""

    def __init__(self, speed: float = 0.0) -> None:
        self._speed, self._waiting = speed, _Selector(speed)
        super().__init__(self._waiting)

    def time(self) -> float:
        return super().time() * self._speed + self._waiting.ahead

    def leap(self, seconds: float) -> None:
        """Let this much time pass at once."""
        self._waiting.ahead += seconds

    def wait_for(self, work: "asyncio.Future[T]") -> "asyncio.Future[T]":
        """A thread does this: the clock does not jump until it is done."""
        self._waiting.at_work.add(work)
        work.add_done_callback(self._waiting.at_work.discard)
        return work

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> "asyncio.Future[T]":  # type: ignore[override]
        return self.wait_for(super().run_in_executor(executor, func, *args))

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """Stop the threads. They end in real time, which no jump changes."""
        await super().shutdown_default_executor()


def run(story: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(story)
