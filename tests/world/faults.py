"""What each kind of fault does to a world, and for how long."""

import asyncio
from typing import TYPE_CHECKING

from tests.world.bus import STALE_AFTER_S, Split
from tests.world.plan import WHIMS, Fault
from tests.world.whims import follow_whim

if TYPE_CHECKING:
    from tests.world.halls import HallWorld
    from tests.world.world import World


async def strike(world: "World | HallWorld", fault: Fault) -> None:
    now = asyncio.get_running_loop().time()
    node = world.nodes[fault.node % len(world.nodes)]
    player, lasts = world.players[fault.player % len(world.players)], fault.lasts
    match fault.kind:
        case "cut" if player.line is not None:
            player.line.abort()
        case "sleep" if player.line is not None and not player.asleep:
            player.asleep = True
            player.line.abort()
            await asyncio.sleep(lasts)
            player.asleep = False
        case "slow" if player.line is not None:
            line, line.reading = player.line, False
            await asyncio.sleep(lasts)
            line.read_on()
        case "store_fails":
            node.store.fails_until = now + lasts
        case "store_locked":
            node.store.locked_until = now + lasts
        case "store_slow":
            node.store.slow_until = now + lasts
        case "store_unknown":
            node.store.unknown_until = now + lasts
        case "crash" if node.up:
            node.crash()
            await asyncio.sleep(lasts)
            await node.start()
        case "drain" if node.up:
            await node.drain()
            await node.start()
        case "bus_away" | "bus_restarts" if node.bus is not None:
            cut = [node] if fault.kind == "bus_away" else [one for one in world.nodes if one.up]
            clients = [one.client for one in cut]
            for client in clients:
                client.cut()
            await asyncio.sleep(lasts)
            for client in clients:
                client.come_back()
        case "bus_hangs" if node.bus is not None:
            await node.client.hang(lasts, elsewhere=fault.player % 2 == 0)
        case "bus_splits" if (hub := node.hub) is not None:
            hub.splits.append(split := Split([node.name], now + (STALE_AFTER_S if fault.player % 2 else 0.0)))
            await asyncio.sleep(lasts)
            hub.splits.remove(split)
        case "bus_loses" if node.bus is not None:
            node.client.line.loses_next, node.client.line.loses_until = True, now + lasts
            await asyncio.sleep(lasts)
        case "bus_slow" if node.bus is not None:
            node.client.line.slow_until = now + lasts
            await asyncio.sleep(lasts)
        case "suspend" if node.up and not node.process.stopped:
            node.process.stop()
            await asyncio.sleep(lasts)
            node.process.wake()
        case "gap":
            player.misses_next = True
        case kind if kind in WHIMS:
            await follow_whim(world, player, fault)
