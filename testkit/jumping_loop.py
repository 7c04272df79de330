"""An event loop for whole servers in a test. It does not wait: when nothing is on its way, its clock jumps to
the next timer. Only waiting takes time: a busy machine changes nothing in what is measured.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from io import StringIO
from typing import Any, TypeVar

T = TypeVar("T")

QUIET = 0.005  # real seconds without a sound until nothing is on its way
STUCK = 60.0  # real seconds in which a thread, or somebody else's process, must have answered


class _Selector(selectors.DefaultSelector):
    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0.0  # seconds that were not waited for
        self.at_work: set[asyncio.Future[Any]] = set()  # threads that will answer

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or (timeout is not None and timeout <= 0):
            return ready
        if timeout is None or self.at_work:
            if not (ready := super().select(STUCK)):
                raise RuntimeError(f"nothing will ever happen: {_stacks()}")
            return ready
        if ready := super().select(min(QUIET, timeout)):
            return ready
        self.ahead += timeout
        return []


def _stacks() -> str:
    """Where each task waits."""
    text = StringIO()
    for task in asyncio.all_tasks():
        task.print_stack(file=text)
    return text.getvalue()


class HastyLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.selector = _Selector()
        super().__init__(self.selector)

    def time(self) -> float:
        return self.selector.ahead

    def wait_for(self, work: "asyncio.Future[T]") -> "asyncio.Future[T]":
        """A thread does this: time does not jump before it is done."""
        self.selector.at_work.add(work)
        work.add_done_callback(self.selector.at_work.discard)
        return work

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> "asyncio.Future[T]":  # type: ignore[override]
        return self.wait_for(super().run_in_executor(executor, func, *args))

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """Threads end in real time: no jump of ours makes them late."""
        await super().shutdown_default_executor()


def run(story: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=HastyLoop) as runner:
        return runner.run(story)
