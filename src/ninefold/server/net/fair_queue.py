"""What waits, shared out by address: however much one address asks for, another waits only for its share."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from time import perf_counter
from typing import Generic, TypeVar

T = TypeVar("T")


class Crowded(Exception):
    """Too much of this address waits already."""


class FairQueue(Generic[T]):
    """Items by address. The next one is of the address that has used the least time (start-time fair
    queueing). An address that was quiet gets no credit for that."""

    def __init__(self) -> None:
        self._items: dict[str, deque[T]] = {}
        self._order: list[tuple[float, int, str]] = []  # a heap: when its turn comes, in time used
        self._used: dict[str, float] = {}  # by address, up to the end of its last item
        self._now = 0.0  # the turn of the item that was taken last
        self._numbers = count()

    def __bool__(self) -> bool:
        return bool(self._items)

    def waiting(self, address: str) -> int:
        return len(self._items.get(address, ()))

    def put(self, address: str, item: T) -> None:
        if (items := self._items.get(address)) is not None:
            items.append(item)
        else:
            self._items[address] = deque([item])
            self._line_up(address)

    def take(self) -> tuple[str, T]:
        turn, _, address = heappop(self._order)
        while self._used.get(address, 0.0) > turn:  # it was charged after it had lined up
            self._line_up(address)
            turn, _, address = heappop(self._order)
        self._now = turn
        items = self._items[address]
        item = items.popleft()
        if items:
            self._line_up(address)
        else:
            del self._items[address]
        return address, item

    def charge(self, address: str, seconds: float) -> None:
        """An item of this address took so long."""
        self._used[address] = max(self._now, self._used.get(address, 0.0)) + seconds
        if not self._items:
            self._used.clear()
        elif len(self._used) > 2 * len(self._items) + 100:
            self._used = {one: used for one, used in self._used.items() if used > self._now}

    def _line_up(self, address: str) -> None:
        turn = max(self._now, self._used.get(address, 0.0))
        heappush(self._order, (turn, next(self._numbers), address))


class Turns:
    """At most `at_once` do something long at a time, for instance in a thread. The others wait, fairly."""

    def __init__(self, at_once: int, most_waiting: int | None = None) -> None:
        """`most_waiting`: of one address."""
        self._free, self._most_waiting = at_once, most_waiting
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Raises Crowded."""
        if self._most_waiting is not None and self._queue.waiting(address) >= self._most_waiting:
            raise Crowded
        if self._free:
            self._free -= 1
        else:
            await self._wait(address)
        began = perf_counter()
        try:
            yield
        finally:
            self._queue.charge(address, perf_counter() - began)
            self._pass_on()

    async def _wait(self, address: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(address, mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # its turn had come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._queue:
            _, waiting = self._queue.take()
            if not waiting.done():
                return waiting.set_result(None)
        self._free += 1
