"""A simulated bus between the nodes of a world: at most once, one sender's messages in order."""

import asyncio
from collections.abc import Callable
from random import Random

from ninefold.server.cluster.bus import BusHandler, BusInterrupted, NoReply, NoResponder, Unsubscribe


class Hub:
    """Who listens where. What is said to a node whose line is away is lost."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._loop = asyncio.get_running_loop()
        self.listeners: dict[str, dict[str, tuple[SimBus, BusHandler]]] = {}  # by subject, by node
        self._free_at: dict[tuple[str, str], float] = {}  # in order: from this node to that one
        self._tasks: set[asyncio.Task[None]] = set()

    def at(self, subject: str) -> "list[tuple[SimBus, BusHandler]]":
        return [pair for pair in self.listeners.get(subject, {}).values() if pair[0].there]

    def deliver(self, sender: "SimBus", to: "SimBus", act: Callable[[], None]) -> None:
        key = sender.name, to.name
        due = self._loop.time() + self._chance.uniform(0.0, 0.004)
        self._free_at[key] = due = max(due, self._free_at.get(key, 0.0) + 1e-6)
        self._loop.call_at(due, act)

    def run(
        self, handler: BusHandler, to: "SimBus", data: bytes, answer: "asyncio.Future[bytes] | None"
    ) -> None:
        if not to.there:
            return

        async def handled() -> None:
            told = await handler(data)
            if answer is not None and told is not None and to.there:
                self._loop.call_later(self._chance.uniform(0.0, 0.004), _settle, answer, told)

        task = self._loop.create_task(handled())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _settle(answer: "asyncio.Future[bytes]", told: bytes) -> None:
    if not answer.done():
        answer.set_result(told)


class SimBus:
    """The line of one node."""

    def __init__(self, hub: Hub, name: str) -> None:
        self._hub, self.name = hub, name
        self._loop = asyncio.get_running_loop()
        self.reconnected: Callable[[], None] = lambda: None
        self._since: float | None = self._loop.time()
        self.was_away = self.dead = False

    @property
    def there(self) -> bool:
        return self._since is not None and not self.dead

    @property
    def connected_for(self) -> float:
        return 0.0 if self._since is None else self._loop.time() - self._since + 0.001

    def go_away(self) -> None:
        self._since, self.was_away = None, True

    def come_back(self) -> None:
        if self._since is None and not self.dead:
            self._since = self._loop.time()
            self.reconnected()

    async def publish(self, subject: str, data: bytes) -> None:
        if not self.there:
            return
        for to, handler in self._hub.at(subject):
            self._hub.deliver(self, to, lambda to=to, handler=handler: self._hub.run(handler, to, data, None))  # type: ignore[misc]

    async def ask(self, subject: str, data: bytes, patience: float) -> bytes:
        if not self.there:
            raise BusInterrupted
        listening = self._hub.at(subject)
        if not listening:
            await asyncio.sleep(0.001)
            raise NoResponder
        (to, handler), *_ = listening
        answer: asyncio.Future[bytes] = self._loop.create_future()
        self._hub.deliver(self, to, lambda: self._hub.run(handler, to, data, answer))
        try:
            async with asyncio.timeout(patience):
                return await answer
        except TimeoutError:
            raise (NoReply if self.there else BusInterrupted) from None

    async def subscribe(self, subject: str, handler: BusHandler) -> Unsubscribe:
        here = self._hub.listeners.setdefault(subject, {})
        here[self.name] = self, handler

        async def unsubscribe() -> None:
            if here.get(self.name) == (self, handler):
                del here[self.name]

        return unsubscribe

    async def flush(self) -> None:
        if not self.there:
            raise BusInterrupted
        await asyncio.sleep(0.001)

    def die(self) -> None:
        self.dead = True
        for here in self._hub.listeners.values():
            if here.get(self.name, (None,))[0] is self:
                del here[self.name]
