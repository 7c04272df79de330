"""What people do besides playing, drawn like faults: they pause, talk, pass a device on, leave, come back."""

import asyncio
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

from testkit.client_view import JsonObject
from testkit.protocol_client import LOST
from tests.world.client import SimPlayer
from tests.world.plan import Fault

if TYPE_CHECKING:
    from tests.world.halls import HallWorld
    from tests.world.world import World

TRIES = 10
FOR_NOW = ("not-saved", "hush")  # refusals after which the same may be asked again


async def follow_whim(world: "World | HallWorld", player: SimPlayer, fault: Fault) -> None:
    lasts, chance = fault.lasts, Random(f"{world.plan.seed} {fault.at}")
    match fault.kind:
        case "say":
            await player.ask("Say", words=":wow:")
        case "resync":
            await player.ask("Resync")
        case "pause":
            await player.ask("Pause")
            await asyncio.sleep(lasts)
            await _at_last(player, "Resume")
        case "pass_on":
            await player.ask("PutDown")
            await asyncio.sleep(lasts)
            await _at_last(player, "TakeUp")
        case "host_acts":
            await _change_something(player, chance)
        case "leave" if (seat := player.you) is not None:
            await _at_last(player, "Leave")
            await asyncio.sleep(lasts)
            await _at_last(player, "Sit", name=player.name, face="fox", seat=seat)
        case "watch" | "second_tab":
            await _open_a_tab(world, player, chance, fault)


async def _at_last(player: SimPlayer, type: str, **fields: Any) -> JsonObject:
    """Refusals for good are no failure: somebody else may have done it before."""
    for _ in range(TRIES):
        answer = await player.ask(type, **fields)
        if answer["type"] != "Refused" or answer["clause"] not in FOR_NOW:
            break
        await asyncio.sleep(1.0)
    return answer


async def _change_something(host: SimPlayer, chance: Random) -> None:
    """Whoever is no host is refused."""
    seat = chance.randrange(max(1, len(host.table.get("chairs", ()))))
    level = chance.choice(("child", "adult", "elephant"))
    changes: list[tuple[str, dict[str, Any]]] = [
        ("NameHost", {"seat": seat}),
        ("SetLevel", {"seat": seat, "level": level}),
        ("HandBack", {"seat": seat}),
        ("Lock", {"locked": False}),
        ("SendAway", {}),
    ]
    type, fields = chance.choice(changes)
    await host.ask(type, **fields)


async def _open_a_tab(world: "World | HallWorld", player: SimPlayer, chance: Random, fault: Fault) -> None:
    """The same person in a second tab, or somebody who only watches."""
    tab = SimPlayer(player.name, world, chance)
    if fault.kind == "second_tab":
        tab.token, tab.lines = player.token, player.lines
    try:
        with suppress(*LOST, TimeoutError):
            async with asyncio.timeout(fault.lasts):
                await tab.enter(player.code)
                await asyncio.sleep(fault.lasts)
    finally:
        if tab.line is not None:
            tab.line.abort()
        tab.close()
