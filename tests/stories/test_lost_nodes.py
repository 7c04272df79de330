"""Nodes that are killed, paused and woken again: processes of their own, on real servers."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from ninefold.games import SHELF
from ninefold.server.store.port import Row
from ninefold.server.store.postgres.store import PostgresStore
from testkit import postgres
from testkit.in_process_nodes import HurriedPlayer, moves, seated, staying, stop_and_check
from testkit.node_processes import Cluster, cluster
from testkit.protocol_client import Player


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Cluster]:
    with cluster(2, postgres.server(), postgres.schema(str(tmp_path))) as here:
        yield here


def tell(story: object) -> None:
    asyncio.run(asyncio.wait_for(story, 90))  # type: ignore[arg-type]


async def log_of(here: Cluster, code: str) -> list[Row]:
    store = PostgresStore(here.store)
    try:
        return await store.load(code)
    finally:
        await store.close()


def wholes(player: Player) -> int:
    """How often it was shown the whole table: each time that it came."""
    return sum(message["type"] == "Sight" for message in player.frames)


def shown_since(player: Player, before: int) -> bool:
    return wholes(player) > before


async def killed(here: Cluster, game: str, deaths: int, each: int) -> None:
    """The owner dies again and again; who sat at it goes to the other node, the rest stays."""
    nodes = here.nodes
    players = [HurriedPlayer(nodes[n % 2].url, f"P{n}", n) for n in range(max(SHELF[game].seats[0], 3))]
    host = await seated(players, game)
    async with staying(players):
        await host.must("Begin")
        for death in range(deaths):
            await moves(players, each)
            dead, alive = nodes[death % 2], nodes[1 - death % 2]
            far = [player for player in players if player.url == alive.url]
            for player in players:
                player.url = alive.url
            shown = [wholes(player) for player in far]
            dead.kill()
            for player, before in zip(far, shown, strict=True):
                await player.until(partial(shown_since, player, before), 10)
            await asyncio.to_thread(dead.start)
        await moves(players, each)
        await stop_and_check(players, game, here.store)


def test_the_owner_of_a_table_is_killed(two: Cluster) -> None:
    tell(killed(two, "fix", 1, 5))


@pytest.mark.long
@pytest.mark.parametrize("game", SHELF)
def test_the_owner_of_a_table_is_killed_again_and_again(two: Cluster, game: str) -> None:
    tell(killed(two, game, 6, 10))


def test_a_node_that_was_paused_writes_nothing_when_it_wakes(two: Cluster) -> None:
    async def story() -> None:
        owner, other = two.nodes
        near, *far = [HurriedPlayer(n.url, f"P{i}", i) for i, n in enumerate((owner, other, other))]
        players = [near, *far]
        host = await seated(players, "fix")
        async with staying(players):
            await host.must("Begin")
            await moves(players, 4)
            owner.pause()
            near.url = other.url
            await near.go()
            for player in far:  # their node notices by itself
                await player.until(lambda player=player: player.goodbye == "closing", 60)  # type: ignore[misc]
            await moves(players, 4)
            for player in players:
                await player.ask("Pause")
            before = await log_of(two, host.code)
            owner.go_on()
            await asyncio.sleep(2.0)
            assert await log_of(two, host.code) == before
            for player in players:
                await player.ask("Resume")
            await moves(players, 4)
            await stop_and_check(players, "fix", two.store)

    tell(story())


def test_a_paused_node_drops_a_table_that_another_node_claimed(two: Cluster) -> None:
    """The other has restored the table and written nothing: the log would still take what is due here."""

    async def story() -> None:
        owner, other = two.nodes
        ann = HurriedPlayer(owner.url, "Ann", 1)
        await seated([ann], "memo_dice")
        owner.pause()
        eve = HurriedPlayer(other.url, "Eve", 2)
        await eve.enter(ann.code)
        before = await log_of(two, ann.code)
        waiting = asyncio.create_task(ann.ask("AddBot", level="adult"))
        await asyncio.sleep(0.1)
        owner.go_on()
        await ann.until(lambda: not ann.on_line, 60)
        assert await log_of(two, ann.code) == before
        await ann.gone()
        await ann.enter()
        assert (await waiting)["type"] == "Sight", "it is done where the table is"
        assert len(await log_of(two, ann.code)) > len(before)
        await ann.go()
        await eve.go()

    tell(story())
