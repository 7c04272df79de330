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
SETTLED_S = 5.0  # until what was asked for is in the log, or never will be
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
        case "lost_phone" if player.you is not None and not world.plan.hall:
            await _play_on_with_another(world, player, chance, lasts)
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


async def _play_on_with_another(
    world: "World | HallWorld", player: SimPlayer, chance: Random, lasts: float
) -> None:
    """A phone is lost, or only believed to be: its owner comes with another one, and the host's ticket."""
    if player.asleep:
        return
    if chance.random() < 0.5 and player.line is not None:
        player.asleep = True
        player.line.abort()
    phone = SimPlayer(player.name, world, chance)
    phone.lines = player.lines
    seats = world.seats
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(lasts):
                while seats(phone) is None and seats(player) is not None:
                    await _come_with_a_ticket(world, phone, player.code, seats(player))
        if phone.line is not None:
            phone.line.abort()
        await asyncio.sleep(SETTLED_S)
        if seats(phone) is not None:
            player.take_over(phone)
    finally:
        phone.close()
        player.asleep = False


async def _come_with_a_ticket(
    world: "World | HallWorld", phone: SimPlayer, code: str, seat: int | None
) -> None:
    host = next((one for one in world.players if one.is_host and one.on_line), world.players[0])
    answer = await host.ask("HandBack", seat=seat)
    if phone.line is not None:
        phone.line.abort()
        await phone.gone()
    with suppress(*LOST):
        if (gift := answer.get("gift")) is not None:
            await phone.enter(code, ticket=str(gift).rpartition("=")[2])
    for _ in range(12):
        await asyncio.sleep(0.5)
        if world.seats(phone) is not None:
            break


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
        if fault.kind == "second_tab":  # which was this person, too
            player.left_at = asyncio.get_running_loop().time()
