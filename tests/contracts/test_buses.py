"""Every bus tells a silent node from a bus that is away: NATS, and the simulated one of tests/world."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random
from typing import Any, Protocol, cast

import pytest

from ninefold.server.cluster.bus import Bus, BusAddress, BusInterrupted, NoReply, NoResponder
from ninefold.server.cluster.nats_bus import NatsBus, connected
from testkit import in_process_nodes
from testkit.in_process_nodes import soon
from testkit.servers import Nats
from tests.world.bus import STALE_AFTER_S, Hub, SimClient
from tests.world.clocks import NodeClock
from tests.world.loop import VirtualLoop, run
from tests.world.plan import drawn
from tests.world.process import Process

PATIENCE_S = 0.5
SUBJECT = "ninefold.table.OAKS"
Story = Callable[["Server", Bus, Bus], Coroutine[Any, Any, None]]


class Server(Protocol):
    async def stop(self) -> None: ...
    async def start(self) -> None: ...
    async def pause(self) -> None: ...
    async def go_on(self) -> None: ...


class RealServer:
    def __init__(self, nats: Nats) -> None:
        self._nats = nats

    async def stop(self) -> None:
        await asyncio.to_thread(self._nats.stop)

    async def start(self) -> None:
        await asyncio.to_thread(self._nats.start)

    async def pause(self) -> None:
        self._nats.pause()

    async def go_on(self) -> None:
        self._nats.go_on()


class SimulatedServer:
    def __init__(self) -> None:
        self._loop = cast(VirtualLoop, asyncio.get_running_loop())
        self._hub, self._clients = Hub(Random(1)), list[SimClient]()
        self._hangs: asyncio.Future[list[None]] | None = None

    def line(self, name: str) -> Bus:
        chance = Random(name)
        process = Process(self._loop, NodeClock(drawn(1), chance, self._loop.time), chance)
        client = SimClient(self._hub, name, name, process)
        bus = NatsBus(cast(Any, client))
        client.gone, client.back = bus.went_away, bus.came_back
        self._clients.append(client)
        return bus

    async def stop(self) -> None:
        for client in self._clients:
            client.cut()

    async def start(self) -> None:
        for client in self._clients:
            client.come_back()

    async def pause(self) -> None:
        hangs = (client.hang(2 * STALE_AFTER_S, elsewhere=False) for client in self._clients)
        self._hangs = asyncio.gather(*hangs)

    async def go_on(self) -> None:
        assert self._hangs is not None
        await self._hangs


@pytest.fixture(params=["nats", "simulated"])
def told(request: pytest.FixtureRequest) -> Iterator[Callable[[Story], None]]:
    """Runs a story with two lines to one bus."""
    if request.param == "simulated":
        yield lambda story: run(_simulated(story))
    else:
        with in_process_nodes.nats() as nats:
            yield lambda story: asyncio.run(_real(nats, story))


async def _simulated(story: Story) -> None:
    server = SimulatedServer()
    await story(server, server.line("one"), server.line("two"))


async def _real(nats: Nats, story: Story) -> None:
    async with AsyncExitStack() as stack:
        lines = [
            await stack.enter_async_context(connected(BusAddress(nats.url), lambda: None)) for _ in range(2)
        ]
        await story(RealServer(nats), *lines)


async def echo(data: bytes) -> bytes:
    return data + data


async def silent(data: bytes) -> None: ...


@asynccontextmanager
async def away(server: Server, *buses: Bus) -> AsyncIterator[None]:
    """While the bus is away, and all have noticed it; afterwards it is back for all."""
    await server.stop()
    await soon(lambda: not any(bus.connected for bus in buses))
    yield
    await server.start()
    await soon(lambda: all(bus.connected for bus in buses))


def test_a_subscriber_hears_every_message_once_and_in_order(told: Any) -> None:
    async def story(server: Server, one: Bus, two: Bus) -> None:
        heard: dict[str, list[bytes]] = {"one": [], "two": []}
        for bus, list_ in zip((one, two), heard.values(), strict=True):

            async def hear(data: bytes, list_: list[bytes] = list_) -> None:
                list_.append(data)

            await bus.subscribe("ninefold.nodes", hear)
            await bus.flush()
        sent = [str(number).encode() for number in range(100)]
        for data in sent:
            await one.publish("ninefold.nodes", data)
        await soon(lambda: all(len(list_) == len(sent) for list_ in heard.values()))
        await two.publish("ninefold.nodes", b"last")
        await soon(lambda: all(list_[-1] == b"last" for list_ in heard.values()))
        assert heard == {"one": [*sent, b"last"], "two": [*sent, b"last"]}

    told(story)


def test_a_request_reaches_a_subscriber_and_nobody_else(told: Any) -> None:
    async def story(server: Server, one: Bus, two: Bus) -> None:
        with pytest.raises(NoResponder):
            await one.ask(SUBJECT, b"a", 60.0)
        unsubscribe = await two.subscribe(SUBJECT, echo)
        await two.flush()
        assert await one.ask(SUBJECT, b"a", 60.0) == b"aa"
        await unsubscribe()
        await two.flush()
        with pytest.raises(NoResponder):
            await one.ask(SUBJECT, b"a", 60.0)
        for subject in ("ninefold.table.A B", "ninefold.table."):
            with pytest.raises(NoResponder):
                await one.ask(subject, b"a", 60.0)

    told(story)


def test_a_node_that_does_not_answer_is_silent(told: Any) -> None:
    async def fails(data: bytes) -> bytes:
        raise ValueError(data)

    async def story(server: Server, one: Bus, two: Bus) -> None:
        for handler in (silent, fails):
            unsubscribe = await two.subscribe(SUBJECT, handler)
            await two.flush()
            with pytest.raises(NoReply):
                await one.ask(SUBJECT, b"a", PATIENCE_S)
            await unsubscribe()
        await two.subscribe(SUBJECT, echo)
        await two.flush()
        assert await one.ask(SUBJECT, b"a", 60.0) == b"aa", "a handler that failed leaves the bus as it was"

    told(story)


def test_a_bus_that_is_away_is_not_taken_for_a_silent_node(told: Any) -> None:
    async def story(server: Server, one: Bus, two: Bus) -> None:
        changes: list[bool] = []
        one.changed = changes.append
        await two.subscribe(SUBJECT, silent)
        await two.subscribe("ninefold.table.ELMS", echo)
        await two.flush()
        async with away(server, one, two):
            for _ in range(2):
                with pytest.raises(BusInterrupted):
                    await one.flush()
                with pytest.raises(BusInterrupted):
                    await one.ask(SUBJECT, b"a", 60.0)
                await one.publish("ninefold.nodes", b"lost, or late")
            await soon(lambda: changes == [False])
        await soon(lambda: changes == [False, True])
        await one.flush()
        await two.flush()
        assert await one.ask("ninefold.table.ELMS", b"a", 60.0) == b"aa", "its subscriptions are back"

    told(story)


def test_a_question_over_which_the_bus_went_away_has_no_known_outcome(told: Any) -> None:
    async def story(server: Server, one: Bus, two: Bus) -> None:
        asked = asyncio.Event()

        async def hear(data: bytes) -> None:
            asked.set()

        await two.subscribe(SUBJECT, hear)
        await two.flush()
        question = asyncio.ensure_future(one.ask(SUBJECT, b"a", 4 * PATIENCE_S))
        await asked.wait()
        async with away(server, one, two):
            pass
        with pytest.raises(BusInterrupted):
            await question

    told(story)


def test_a_bus_that_hangs_is_not_taken_for_a_silent_node(told: Any) -> None:
    async def story(server: Server, one: Bus, two: Bus) -> None:
        await two.subscribe(SUBJECT, echo)
        await two.flush()
        await server.pause()
        with pytest.raises(BusInterrupted):
            while True:  # a signal may take a moment
                await one.ask(SUBJECT, b"a", 0.05)
        await server.go_on()
        answer = b""
        while not answer:
            with suppress(BusInterrupted, NoResponder, NoReply):
                answer = await one.ask(SUBJECT, b"a", 60.0)
        assert answer == b"aa"

    told(story)


def test_a_bus_that_hangs_while_a_node_is_waited_for_is_not_taken_for_its_silence(told: Any) -> None:
    async def never(data: bytes) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError("nobody ends it")

    async def story(server: Server, one: Bus, two: Bus) -> None:
        await two.subscribe(SUBJECT, never)
        await two.flush()
        asking = asyncio.ensure_future(one.ask(SUBJECT, b"a", 1.0))
        await asyncio.sleep(0.3)  # by now the bus has the question
        await server.pause()
        with pytest.raises(BusInterrupted):
            await asking
        await server.go_on()

    told(story)
