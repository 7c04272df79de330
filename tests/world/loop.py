"""An event loop on virtual time: when nothing is ready, its clock jumps to the next timer. It never waits."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Stuck(Exception):
    """Nothing is ready and no timer is set: somebody waits for ever."""


class _NoSelector:
    def __init__(self, loop: "VirtualLoop") -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self._loop.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.BaseEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0
        self._selector = _NoSelector(self)

    def time(self) -> float:
        return self.now

    def _process_events(self, events: list[Any]) -> None: ...

    def _write_to_self(self) -> None: ...


def run(story: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(story)
