"""A device that several share goes from hand to hand: nobody can play on it meanwhile."""

# clauses: ON-33

import asyncio
from pathlib import Path

import pytest

from ninefold.games import SHELF
from ninefold.server.live.hand_over import MOST_HELD_S, REGAINED_PER_S
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player


async def against_oni(here: InProcessServer, room: str = "same") -> Player:
    """Oni's player opens the table; bots are the team, with somebody on the same device. The clock runs."""
    oni = await here.player("Ann").open("oni")
    await oni.sit()
    for _ in range(3):
        await oni.must("AddBot", level="adult")
    await (await here.player("Ben").enter(oni.code)).sit()
    kept = {field: oni.table[field] for field in ("game", "options", "patience", "talk")}
    await oni.must("Choose", room=room, **kept)
    await oni.must("Begin")
    await oni.until(lambda: oni.phase == "PlayingView")
    await oni.must("Act", action={"type": "Go"}, seen=oni.number)
    return oni


async def among_bots(here: InProcessServer, game: str) -> Player:
    """Two on one device and a bot in one room."""
    ann = await here.player("Ann").open(game)
    await ann.sit()
    await (await here.player("Ben").enter(ann.code)).sit()
    await ann.must("AddBot", level="adult")
    await ann.must("Begin")
    await ann.until(lambda: ann.phase == "PlayingView")
    return ann


async def time_of(here: InProcessServer, oni: Player) -> int:
    machine = (await here.live(oni.code)).machine
    machine._time.now = asyncio.get_running_loop().time()
    return machine._clock.now()


def test_table_time_stops_until_the_device_is_taken_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            oni = await against_oni(here)
            await asyncio.sleep(1)
            await oni.must("PutDown")
            await oni.until(lambda: oni.table["waiting"])
            at, number = await time_of(here, oni), oni.number
            await asyncio.sleep(MOST_HELD_S - 1)
            assert await time_of(here, oni) == at and oni.number == number, "the bots wait, too"
            assert await oni.refused("Act", action={"type": "Go"}) == "waiting"
            await oni.must("TakeUp")
            await oni.until(lambda: not oni.table["waiting"])
            await asyncio.sleep(20)
            assert await time_of(here, oni) >= at + 20_000 and oni.number > number

    run(story())


@pytest.mark.parametrize("game", [name for name in SHELF if SHELF[name].seats[0] <= 3])
def test_the_game_does_not_advance_while_a_device_is_handed_on(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await among_bots(here, game)
            await asyncio.sleep(1)
            await ann.must("PutDown")
            at, number = await time_of(here, ann), ann.number
            await asyncio.sleep(MOST_HELD_S - 2)
            assert await time_of(here, ann) == at and ann.number == number
            await ann.must("TakeUp")
            await asyncio.sleep(1)
            assert await time_of(here, ann) > at

    run(story())


def test_the_hand_over_of_a_device_times_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            oni = await against_oni(here)
            eve = await here.player("Eve").enter(oni.code)
            await oni.must("PutDown")
            at = await time_of(here, oni)
            await asyncio.sleep(MOST_HELD_S + 2)
            assert 1_000 < await time_of(here, oni) - at < 3_000
            await asyncio.sleep(4)
            await oni.must("PutDown")
            await oni.go()
            await eve.until(lambda: not eve.table["chairs"][0]["present"])
            await oni.enter()
            await oni.until(lambda: not oni.table["waiting"])

    run(story())


def test_only_players_in_one_room_share_a_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            oni = await against_oni(here, room="remote")
            assert await oni.refused("PutDown") == "apart"
            eve = await here.player("Eve").enter(oni.code)
            assert await eve.refused("PutDown") == "watching"
            assert await eve.refused("TakeUp") == "watching"
            await oni.must("Stop")
            assert await oni.refused("PutDown") == "not-playing"

    run(story())


def test_repeated_hand_overs_cannot_stop_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            oni = await against_oni(here)
            at, loop = await time_of(here, oni), asyncio.get_running_loop()
            began, refused = loop.time(), 0
            for _ in range(120):
                told = await oni.ask("PutDown")
                refused += told.get("clause") == "hush"
                await asyncio.sleep(1)
                await oni.ask("TakeUp")
            stood = loop.time() - began - (await time_of(here, oni) - at) / 1000
            assert refused and stood <= MOST_HELD_S + 120 * REGAINED_PER_S / (1 + REGAINED_PER_S) + 2

    run(story())


def test_a_short_hand_over_in_every_turn_is_allowed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            oni = await against_oni(here)
            for _ in range(20):
                await oni.must("PutDown")
                await asyncio.sleep(6)
                await oni.must("TakeUp")
                await asyncio.sleep(12)

    run(story())


def test_a_device_with_one_seat_cannot_be_handed_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            oni = await against_oni(here)
            live = await here.live(oni.code)
            for connection in live.machine._presence.connections:
                connection.address = f"192.0.2.{connection.seat}"
            assert await oni.refused("PutDown") == "apart"

    run(story())
