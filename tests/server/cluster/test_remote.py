"""A guest at another node than its table: slow, greedy, or of a node that speaks another version."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from ninefold.server.cluster import claims, links, messages
from ninefold.server.cluster.bus import BusAddress
from ninefold.server.cluster.nats_bus import connected
from ninefold.server.cluster.remote import WINDOW_BYTES
from ninefold.server.net import rate_limits
from testkit import in_process_nodes, postgres
from testkit.in_process_nodes import node
from testkit.protocol_client import Player
from testkit.servers import Nats
from tests.server.cluster.test_node import tell


@pytest.fixture
def bus() -> Iterator[Nats]:
    with in_process_nodes.nats() as server:
        yield server


async def resync(player: Player, times: int) -> None:
    for number in range(times):
        await player.say({"type": "Resync", "id": f"again {number}"})


def test_the_backlog_of_a_remote_client_is_bounded(
    tmp_path: Path, bus: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that is on its way to it is a window; the others play on; it is shown the newest when it reads."""
    monkeypatch.setattr(rate_limits, "MESSAGES", (1e9, 1e9))
    monkeypatch.setattr(rate_limits, "FROM_ADDRESS", (1e9, 1e9))

    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as one, node(store, bus.url) as two:
            ann = await one.player("Ann").open()
            await ann.sit()
            eve = await two.player("Eve").enter(ann.code)
            assert one.app.node is not None and two.app.node is not None
            ((line, _),), (place,) = (
                one.app.node.machine.guests._here.values(),
                two.app.node.machine.attachments._by_number.values(),
            )
            place._line.slow = True  # as the door would say
            await resync(eve, 400)
            await in_process_nodes.soon(lambda: line.slow)
            await resync(eve, 400)
            await ann.must("AddBot", level="adult")
            assert line.slow and WINDOW_BYTES < line.backlog < 2 * WINDOW_BYTES
            assert len(eve.table["chairs"]) == 1, "it is spared the news"
            place._line.slow = False
            place.catch_up()  # as its session is told when nothing waits any more
            await eve.until(lambda: len(eve.table["chairs"]) == 2, 30)
            assert not line.slow and line.backlog < WINDOW_BYTES
            await ann.go()
            await eve.go()

    tell(story())


def test_a_remote_client_is_rate_limited_at_its_own_node(tmp_path: Path, bus: Nats) -> None:
    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as one, node(store, bus.url) as two:
            ann = await one.player("Ann").open()
            await ann.sit()
            eve = await two.player("Eve").enter(ann.code)
            assert one.app.node is not None
            await resync(eve, 300)
            await eve.until(lambda: not eve.on_line, 20)
            assert eve.goodbye == "too-much"
            heard = sum(message["type"] == "Sight" for message in eve.frames)
            assert heard < 150, "what was too much did not go by the bus"
            await ann.must("AddBot", level="adult")
            guests = one.app.node.machine.guests
            await in_process_nodes.soon(lambda: not len(guests))
            await ann.go()

    tell(story())


def test_messages_of_another_version_are_refused(
    tmp_path: Path, bus: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    newer = bytes([messages.VERSION + 1])

    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as one, node(store, bus.url) as two:
            ann = await one.player("Ann").open()
            await ann.sit()
            assert one.app.node is not None
            async with connected(BusAddress(bus.url), lambda: None) as stranger:
                claim = messages.pack(messages.Claim(ann.code, "ffff", 1 << 60))
                await stranger.publish(links.ALL_NODES, newer + claim[1:])
                await stranger.publish(links.subject_of(one.app.node.machine.name), newer)
                await stranger.publish(links.subject_of(one.app.node.machine.name), claim)
                answer = await stranger.ask(claims.subject_of(ann.code), newer + b"\x90", 5)
                assert isinstance(messages.unpack(answer), messages.EnterDenied)
                answer = await stranger.ask(claims.subject_of(ann.code), claim, 5)
                assert isinstance(messages.unpack(answer), messages.EnterDenied)
            ben = await two.player("Ben").enter(ann.code)
            await ben.sit()
            assert one.has(ann.code), "a claim that is not understood is none"
            await ann.go()
            await ben.go()

    tell(story())
    told = [record.getMessage() for record in caplog.records]
    other = f"A node sent a message of version {messages.VERSION + 1}, not {messages.VERSION}."
    assert told.count(other) == 4, "both hear what is said to all"
    assert "a node sent Claim instead of a batch" in told
    assert "A node sent a table Claim, which is no request." in told


def test_a_client_waits_until_a_node_of_another_version_ends(
    tmp_path: Path, bus: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    """As in an update from node to node: nobody is refused anything."""
    caplog.set_level(logging.ERROR)

    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as two:
            async with node(store, bus.url) as one:
                ann = await one.player("Ann").open()
                await ann.sit()
                await ann.go()
            async with connected(BusAddress(bus.url), lambda: None) as older:

                async def answer(data: bytes) -> bytes:
                    return bytes([messages.VERSION - 1])

                leave = await older.subscribe(claims.subject_of(ann.code), answer)
                ben = two.player("Ben")
                coming = asyncio.create_task(ben.enter(ann.code))
                await in_process_nodes.soon(lambda: "A node sent a message of version" in caplog.text)
                await leave()
                await coming
            assert ben.table and ben.goodbye is None and not in_process_nodes.refusals([ben])
            await ben.go()

    tell(story())
