"""A world: nodes, a disk, a bus, a network and people, from one seed. What must always hold is checked.

The real code of session, registry, live and cluster runs single-threaded on virtual time. The seed decides
every delay, loss, crash and order, so that what fails fails again.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from ninefold.games import SHELF
from ninefold.server.table.restore import restore
from ninefold.server.table.state import Ended
from testkit.log_check import check
from tests.world.bus import Hub
from tests.world.chance import Mix, drawn
from tests.world.client import SimPlayer
from tests.world.loop import run
from tests.world.node import SimNode
from tests.world.store import Disk

LONGEST = 1_200.0  # virtual seconds within which every world is over
CALM = 60.0  # virtual seconds without a fault, then the host stops a game that is not over
GAMES = {name: game.seats for name, game in SHELF.items()}


class Broken(Exception):
    """Something that must always hold did not."""


class Lived(NamedTuple):
    mix: Mix
    seconds: float  # of virtual time
    faults: int
    events: int
    told: int


def live(seed: int) -> Lived:
    """One world from its beginning to the end of its game. Broken: what did not hold."""
    mix = drawn(seed, GAMES)
    with _watched_log() as logged, _virtual(Random(seed)):
        lived = run(_story(mix))
    if logged:
        raise Broken(f"logged as an error: {logged[0]}")
    return lived


async def _story(mix: Mix) -> Lived:
    loop, chance, disk = asyncio.get_running_loop(), Random(mix.seed + 1), Disk()
    with _clocks(loop.time):
        began = loop.time()
        hub = Hub(Random(mix.seed + 2)) if mix.nodes > 1 else None
        nodes = [SimNode(f"n{k}", disk, hub, Random(mix.seed + 3 + k)) for k in range(mix.nodes)]
        for node in nodes:
            await node.start()
        players = [
            SimPlayer(f"P{k}", nodes, Random(mix.seed + 100 + k), mix.delay) for k in range(mix.players)
        ]
        staying: list[asyncio.Task[None]] = []
        faults: list[str] = []  # as they came
        try:
            async with asyncio.timeout(LONGEST):
                await _seat(mix, players, staying)
                async with asyncio.TaskGroup() as group:
                    nature = group.create_task(_go_wrong(mix, chance, nodes, players, faults))
                    playing = [group.create_task(_play(player)) for player in players]
                    playing.append(group.create_task(_stop(players[0], mix.until + CALM)))
                    await _all_done(playing, staying)
                    nature.cancel()
        except TimeoutError:
            raise Broken(f"not over after {LONGEST:.0f} s: {_where(players)}") from None
        finally:
            for task in staying:
                task.cancel()
        rows = disk.logs[players[0].code]
        if not isinstance(restore(rows).table.phase, Ended):
            raise Broken("the log does not end with the game")
        truth = check(SHELF[mix.game], list(players), rows)
        return Lived(mix, loop.time() - began, len(faults), truth.events, truth.told)


async def _seat(mix: Mix, players: list[SimPlayer], staying: list["asyncio.Task[None]"]) -> None:
    host = players[0]
    await host.open_for_sure(mix.game)
    for player in players:
        if player is not host:
            player.code = host.code
            while not player.table:
                with suppress(OSError):
                    await player.enter(host.code)
        staying.append(asyncio.get_running_loop().create_task(player.stay()))
        await player.sit()
    for _ in range(mix.bots):
        await host.must("AddBot", level="adult")
    await host.must("Begin")


async def _all_done(playing: list["asyncio.Task[None]"], staying: list["asyncio.Task[None]"]) -> None:
    """Whoever stays ends only by an error."""
    waiting = set(playing)
    while waiting:
        done, _ = await asyncio.wait([*waiting, *staying], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        waiting -= done


async def _play(player: SimPlayer) -> None:
    await player.until(lambda: player.phase in ("PlayingView", "EndedView"))
    while player.phase != "EndedView":
        await player.move()


async def _stop(host: SimPlayer, after: float) -> None:
    """People who act at random may never end a game. The host may be away for a while."""
    end = asyncio.get_running_loop().time() + after
    while host.phase != "EndedView":
        await asyncio.sleep(1)
        if asyncio.get_running_loop().time() > end:
            await host.ask("Stop")


async def _go_wrong(
    mix: Mix, chance: Random, nodes: list[SimNode], players: list[SimPlayer], faults: list[str]
) -> None:
    loop = asyncio.get_running_loop()
    end = loop.time() + mix.until
    while mix.faults and loop.time() < end:
        await asyncio.sleep(chance.expovariate(1 / mix.every))
        faults.append(chance.choice(mix.faults))
        await _one(faults[-1], chance, nodes, players)


async def _one(kind: str, chance: Random, nodes: list[SimNode], players: list[SimPlayer]) -> None:
    node, player = chance.choice(nodes), chance.choice(players)
    match kind:
        case "cut" if player.line is not None:
            player.line.abort()
        case "sleep" if player.line is not None:
            player.asleep = True
            player.line.abort()
            await asyncio.sleep(chance.choice((1.0, 10.0, 40.0)))
            player.asleep = False
        case "slow" if player.line is not None:
            line, line.reading = player.line, False
            await asyncio.sleep(chance.choice((0.1, 5.0)))
            line.read_on()
        case "second_tab":
            tab = SimPlayer(player.name, nodes, chance, player._delay)
            tab.token = player.token
            with suppress(OSError):
                await tab.enter(player.code)
            await asyncio.sleep(0.5)
            if tab.line is not None:
                tab.line.abort()
        case "store_fails":
            node.store.fails_until = asyncio.get_running_loop().time() + chance.choice((0.2, 3.0))
        case "store_slow":
            node.store.slow_until = asyncio.get_running_loop().time() + chance.choice((1.0, 10.0))
        case "crash":
            node.crash()
            await asyncio.sleep(chance.choice((0.1, 2.0, 15.0)))
            await node.start()
        case "drain":
            if node.up:
                await node.drain()
            await node.start()
        case "bus_away" if node.bus is not None:
            bus = node.bus
            bus.go_away()
            await asyncio.sleep(chance.choice((0.3, 1.0, 4.0)))
            bus.come_back()


def _where(players: list[SimPlayer]) -> str:
    return "; ".join(f"{p.name} {p.phase} {p.number} line {p.on_line} {p.goodbye}" for p in players)


@contextmanager
def _virtual(chance: Random) -> Iterator[None]:
    """Everything that a server draws or measures comes from the seed."""
    ticks = iter(range(1 << 60))
    with ExitStack() as stack:
        stack.enter_context(patch("ninefold.server.hosting.registry.token_bytes", chance.randbytes))
        for module in ("net.time_slices", "net.fair_queue"):
            stack.enter_context(patch(f"ninefold.server.{module}.perf_counter", lambda: next(ticks) * 0.0005))
        yield


@contextmanager
def _clocks(time: "object") -> Iterator[None]:
    def milliseconds() -> int:
        return int(time() * 1000)  # type: ignore[operator]

    with (
        patch("ninefold.server.cluster.links.monotonic", time),
        patch("ninefold.server.cluster.claims.wall_clock", milliseconds),
    ):
        yield


@contextmanager
def _watched_log() -> Iterator[list[str]]:
    """An error line of the server is a fault of ours, unless nature made it: then it says what failed."""
    found: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            text = record.getMessage()
            if record.levelno >= logging.ERROR and not text.endswith(EXPECTED):
                found.append(text)

    kept, log = Kept(), logging.getLogger("ninefold")
    log.addHandler(kept)
    level, log.propagate = log.level, False
    log.setLevel(logging.WARNING)
    try:
        yield found
    finally:
        log.removeHandler(kept)
        log.setLevel(level)
        log.propagate = True


EXPECTED = ("The disk is full.", "The disk cannot be read.")
