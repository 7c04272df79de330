"""The process of one node: its code runs in a context of its own, so that it can be stopped and woken.

As by SIGSTOP: its loop does not turn, its timers are late, its sockets stay open, and what comes waits in
them.
"""

from asyncio import Handle
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from tests.world.clocks import NodeClock
    from tests.world.loop import VirtualLoop

T = TypeVar("T")

HERE: ContextVar["Process"] = ContextVar("the process whose code runs now")
OUTSIDE = Context()  # of what goes on while processes are stopped: the network, the bus, the disk


class Process:
    def __init__(self, loop: "VirtualLoop", clock: "NodeClock", chance: Random) -> None:
        self._loop, self.clock, self._chance = loop, clock, chance
        self.context = copy_context()  # of what comes from outside; its tasks and timers have copies
        self.context.run(HERE.set, self)
        self.stopped = False
        self._held: list[Handle] = []

    def run(self, act: Callable[..., T], *values: Any) -> T:
        """Now, although it may be stopped: for what happens at its start."""
        return self.context.run(act, *values)

    def soon(self, act: Callable[..., object], *values: Any) -> None:
        self._loop.call_soon(act, *values, context=self.context)

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """In a task of its own."""
        return await self._loop.create_task(work, context=self.context.copy())

    def stop(self) -> None:
        self.stopped = True
        self._loop.stopped.append(self)

    def hold(self, handle: Handle) -> None:
        self._held.append(handle)

    def wake(self) -> None:
        if not self.stopped:
            return
        self.stopped = False
        self._loop.stopped.remove(self)
        held, self._held = self._held, []
        if (
            self._chance.random() < 0.5
        ):  # sockets first, as an event loop reads them before it looks at timers
            held.sort(key=lambda handle: _context_of(handle) is not self.context)
        self._loop.run_soon(held)


def process_of(handle: Handle) -> Process | None:
    return _context_of(handle).get(HERE)


def _context_of(handle: Handle) -> Context:
    context: Context = handle._context  # type: ignore[attr-defined]
    return context
