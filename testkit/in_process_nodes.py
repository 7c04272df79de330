"""Nodes in this process, on real servers, and fast players: table time advances by their acts."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

import pytest

from ninefold.engine import Prompt
from ninefold.server.app import App
from ninefold.server.cluster.announcer import Announcer
from ninefold.server.cluster.bus import BusAddress
from ninefold.server.cluster.nats_bus import connected
from ninefold.server.hosting import registry
from ninefold.server.hosting.maintenance import Maintenance
from ninefold.server.live import live_table
from ninefold.server.net.addresses import Addresses
from ninefold.server.net.http_server import Request, Response, serve
from ninefold.server.store.postgres.store import PostgresStore
from ninefold.server.store.wall_clock import wall_clock
from testkit.log_check import check
from testkit.protocol_client import Player
from testkit.servers import Nats
from testkit.table_server import Hurried, Hurrying


class HurriedPlayer(Player):
    def new_id(self) -> str:
        return f"{super().new_id()}+2100"

    async def opened(self, prompt: Prompt) -> None:
        """Nothing to wait for: table time advances by the act itself."""
        await asyncio.sleep(0.01)


class NodeHere:
    app: App
    url: str

    def player(self, name: str, seed: int = 1) -> HurriedPlayer:
        return HurriedPlayer(self.url, name, seed)

    def has(self, code: str) -> bool:
        return self.app.tables.in_play(code) is not None


@asynccontextmanager
async def node(store: str, bus: str) -> AsyncIterator[NodeHere]:
    async with AsyncExitStack() as stack:
        here, log = NodeHere(), PostgresStore(store)
        stack.push_async_callback(log.close)
        line = await stack.enter_async_context(connected(BusAddress(bus), lambda: None))
        here.app = App(log, _no_page, Addresses("http", "127.0.0.1", 0), bus=line)
        assert here.app.node is not None
        maintenance = Maintenance(log, wall_clock, here.app.tables, here.app.node.in_play)
        await here.app.node.start(maintenance.run_command)
        stack.push_async_callback(here.app.node.close)
        assert here.app.node_screens is not None
        await here.app.node_screens.start()
        announcer = Announcer(line, here.app.announcements)
        await announcer.start()
        stack.push_async_callback(announcer.close)
        stack.callback(here.app.close)
        server = await serve("127.0.0.1", 0, web=here.app.web, accept=here.app.accept)
        stack.push_async_callback(server.close)
        stack.push_async_callback(here.app.drain)
        here.url = f"ws://127.0.0.1:{server.addresses[0][1]}/ws"
        yield here


def _no_page(request: Request) -> Response:
    return Response(404)


@contextmanager
def nats() -> Iterator[Nats]:
    server = Nats()
    try:
        yield server
    finally:
        server.stop()


def hurry(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(live_table, "Clock", Hurried)
    patch.setattr(registry, "LiveTable", Hurrying)


async def seated(players: Sequence[Player], game: str) -> Player:
    """Players at one table, in their order; the first has opened it. On a busy machine a node may think that
    it was suspended, and send its guests away."""
    host = await players[0].open(game)
    async with AsyncExitStack() as stack:
        for player in players:
            await stack.enter_async_context(
                coming_back(player if player is host else await player.enter(host.code))
            )
            await player.sit()
        chosen = {**host.table["options"], **({"naming": "recognise"} if game == "memo_dice" else {})}
        await host.must("Choose", game=game, options=chosen, room="same", patience=0, talk="phrases")
    return host


@asynccontextmanager
async def coming_back(*players: Player) -> AsyncIterator[None]:
    """While this lasts, players whose connections break come back by themselves."""
    tasks = [asyncio.create_task(player.stay()) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def staying(players: Sequence[Player]) -> AsyncIterator[None]:
    """While this lasts, the players stay; then they disconnect."""
    try:
        async with coming_back(*players):
            yield
    finally:
        for player in players:
            await player.go()


async def stop_and_check(players: Sequence[Player], game: str, store: str) -> None:
    """Stop the game if it is not over, and check that all that clients were told is in the log."""
    while not any(player.phase == "EndedView" for player in players):
        for player in players:
            await player.ask("Stop")
    log = PostgresStore(store)
    check(list(players), await log.load(players[0].code))
    await log.close()


async def moves(players: Sequence[Player], number: int) -> None:
    """Make this many acts, each by a player who may act."""
    done = 0

    async def go_on(player: Player) -> None:
        nonlocal done
        while done < number and player.phase != "EndedView":
            answer = await player.move()
            done += answer.get("type") != "Refused"

    tasks = {asyncio.create_task(go_on(player)) for player in players}
    while done < number and not all(task.done() for task in tasks):
        await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


def refusals(players: Sequence[Player]) -> list[Any]:
    return [one for player in players for one in player.told if one["type"] == "Refused"]


async def soon(seen: Callable[[], object]) -> None:
    """Wait until a node has done something by itself."""
    for _ in range(2_000):
        if seen():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not happen")
