"""Televisions: four letters lead a host's table to a screen, and nobody to a table."""

import asyncio
from pathlib import Path
from typing import Any

from ninefold.engine import seal
from ninefold.server.hosting import screens
from ninefold.server.hosting.screens import Screens, WaitingScreen
from ninefold.server.net.rate_limits import WRONG_LETTERS
from testkit import postgres
from testkit.in_process_nodes import nats, node
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player


async def waiting(screen: Player) -> str:
    """The letters that it shows."""
    await screen.connect(type="AwaitTable")
    await screen.until(lambda: heard(screen, "Awaiting"))
    return str(heard(screen, "Awaiting")[-1]["letters"])


def heard(player: Player, type: str) -> list[dict[str, Any]]:
    return [message for message in player.frames if message["type"] == type]


def other_than(letters: str) -> str:
    return "BBBB" if letters != "BBBB" else "CCCC"


async def follow(screen: Player) -> Player:
    """Enter the table that was shown, by another connection, as docs/protocol.md says."""
    await screen.until(lambda: heard(screen, "Shown"))
    await screen.go()
    return await screen.enter(heard(screen, "Shown")[-1]["code"])


def test_the_host_shows_a_locked_table_on_a_television_that_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            await ann.must("Lock", locked=True)
            screen = here.player("screen")
            letters = await waiting(screen)
            assert await ben.refused("ShowOn", letters=letters) == "host"
            assert not heard(screen, "Shown"), "a guest leads no television to the table"
            await ann.must("ShowOn", letters=letters.lower())
            await follow(screen)
            assert screen.you is None and screen.table["code"] == ann.code
            await here.restart()
            assert (await screen.enter()).table, "the log knows it"
            await ann.enter()
            stranger = await here.player("Eve").enter(ann.code)
            assert stranger.told[0]["clause"] == "locked"

    run(story())


def test_letters_lead_to_one_table_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,), (zoe,) = await here.seated("Ann"), await here.seated("Zoe")
            screen = here.player("screen")
            letters = await waiting(screen)
            await ann.must("ShowOn", letters=letters)
            assert await zoe.refused("ShowOn", letters=letters) == "no-screen"
            await follow(screen)
            assert screen.code == ann.code

    run(story())


def test_the_host_sends_the_television_away_for_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")
            screen = here.player("screen")
            await ann.must("ShowOn", letters=await waiting(screen))
            await follow(screen)
            await ann.must("Lock", locked=True)
            await ann.must("SendAway")
            await screen.until(lambda: screen.goodbye)
            await screen.gone()
            screen.told.clear()
            await screen.enter()
            assert screen.told[0]["clause"] == "locked"

    run(story())


def test_guessed_letters_are_limited_by_address_and_right_ones_no_longer_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (eve,) = await here.seated("Eve")
            screen = here.player("screen")
            letters = await waiting(screen)
            for _ in range(int(WRONG_LETTERS[1])):
                assert await eve.refused("ShowOn", letters=other_than(letters)) == "no-screen"
            assert await eve.refused("ShowOn", letters=letters) == "screens"
            assert not heard(screen, "Shown")

    run(story())


def test_a_client_cannot_let_in_a_television_by_its_token(tmp_path: Path) -> None:
    """The server finds out whose letters these are, whatever the message says."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")
            screen, other = here.player("screen"), here.player("other")
            letters = await waiting(screen)
            await ann.must("ShowOn", letters=letters, screen=seal(other.token.encode()))
            assert (await here.table(ann.code)).screens == (seal(screen.token.encode()),)

    run(story())


def test_a_television_hears_its_letters_again_and_then_others() -> None:
    now = 0

    async def story() -> None:
        nonlocal now
        told: list[Any] = []
        here = Screens(clock=lambda: now)
        screen = WaitingScreen(told.append, "a" * 64, "192.0.2.1")
        here.wait(screen)
        await asyncio.sleep(screens.REPEAT_EVERY_S + 1)
        assert told[0] == told[1]
        now = screens.PERIOD_MS
        await asyncio.sleep(screens.REPEAT_EVERY_S)
        assert told[2] != told[1]
        assert [await here.find(one.letters) for one in told[1:]] == ["", screen.token]
        here.leave(screen)
        assert await here.find(told[2].letters) == ""

    run(story())


def test_so_many_televisions_of_one_address_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            crowd = [here.player() for _ in range(screens.MOST_PER_ADDRESS + 1)]
            letters = {await waiting(screen) for screen in crowd[:-1]}
            assert len(letters) == screens.MOST_PER_ADDRESS
            await crowd[-1].connect(type="AwaitTable")
            await crowd[-1].until(lambda: crowd[-1].goodbye)
            assert crowd[-1].goodbye == "crowded"
            await crowd[0].go()
            await asyncio.sleep(1)
            await waiting(here.player())

    run(story())


def test_a_television_draws_other_letters_if_another_node_has_the_same() -> None:
    async def story() -> None:
        here, there = Screens(clock=lambda: 0), Screens(clock=lambda: 0)
        told: list[list[Any]] = [[], []]
        for directory, heard_here in zip((here, there), told, strict=True):
            directory.wait(WaitingScreen(heard_here.append, "a" * 64, ""))
        assert told[0] == told[1], "the same token, to have the same letters"
        there.taken(told[0][0].letters)
        assert told[1][-1] != told[0][-1]
        assert await there.find(told[0][0].letters) == ""

    run(story())


def test_a_television_and_a_table_at_different_nodes(tmp_path: Path) -> None:
    database = postgres.dsn(str(tmp_path))

    async def story(bus: str) -> None:
        async with node(database, bus) as first, node(database, bus) as second:
            ann = await first.player("Ann").open("fix")
            await ann.sit()
            screen = second.player("screen")
            letters = await waiting(screen)
            assert await ann.refused("ShowOn", letters=other_than(letters)) == "no-screen"
            await ann.must("Lock", locked=True)
            await ann.must("ShowOn", letters=letters)
            await follow(screen)
            assert screen.table["code"] == ann.code and first.has(ann.code) and not second.has(ann.code)
            # The host's phone is at another node than its table.
            await ann.go()
            ann.url = second.url
            await ann.enter()
            other = first.player("other")
            await ann.must("ShowOn", letters=await waiting(other))
            await follow(other)
            for player in (ann, screen, other):
                await player.go()

    with nats() as server:
        asyncio.run(story(server.url))
