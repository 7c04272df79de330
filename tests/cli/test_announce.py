"""`ninefold announce`: to a running server, and to all nodes on a bus."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ninefold.cli import main
from ninefold.server.cluster import announcer
from testkit import in_process_nodes, postgres
from testkit.in_process_nodes import node
from testkit.protocol_client import Player
from testkit.servers import Nats
from tests.cli.test_tables import Said, said, serving
from tests.server.hosting.test_announcements import TEXT, heard

__all__ = ["said"]


@pytest.fixture
def bus() -> Iterator[Nats]:
    with in_process_nodes.nats() as server:
        yield server


def test_a_running_server_tells_its_clients(said: Said) -> None:
    with serving() as (_, announced):
        port = re.search(r"localhost:(\d+)", announced)
        assert port

        async def story() -> None:
            ann = await Player(f"ws://127.0.0.1:{port[1]}/ws", "Ann").open()
            stands = (0, "The announcement stands for 5 minutes.\n")
            assert await asyncio.to_thread(said, "announce", f" {TEXT}\n", "--minutes", "5") == stands
            await ann.until(lambda: heard(ann) == [TEXT])
            withdrawn = (0, "The announcement is withdrawn.\n")
            assert await asyncio.to_thread(said, "announce", "--withdraw") == withdrawn
            await ann.until(lambda: heard(ann) == [TEXT, ""])
            await ann.go()

        asyncio.run(asyncio.wait_for(story(), 60))


def test_the_operator_is_told_if_nobody_reads_the_announcement(said: Said, tmp_path: Path) -> None:
    nobody = (2, f"ninefold: No server runs on {tmp_path / 'tables.db'}, so nobody would read it.\n")
    assert said("announce", TEXT) == nobody
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "tables.db").touch()
    assert said("announce", TEXT) == nobody
    assert said("announce", TEXT, "--store", "postgresql://here/ninefold") == (
        2,
        "ninefold: With --store the servers are reached through their bus: name it with --bus.\n",
    )


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "Give the text to show, or --withdraw."),
        ([TEXT, "--withdraw"], "Give the text to show, or --withdraw."),
        ([" "], "write 1 to 200 visible characters"),
        (["x" * 201], "write 1 to 200 visible characters"),
        (["\x1b[2J"], "write 1 to 200 visible characters"),
        ([TEXT, "--minutes", "0"], "0 is not a number from 1 to 1440"),
        ([TEXT, "--minutes", "1441"], "1441 is not a number from 1 to 1440"),
    ],
)
def test_wrong_words_are_refused_in_one_line(
    capfd: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    try:
        code: int | str | None = main(["announce", *words])
    except SystemExit as stopped:
        code = stopped.code
    told = capfd.readouterr().err
    assert code == 2 and why in told and told.count("\n") == 1


def test_all_nodes_tell_their_clients_and_a_node_that_starts_later(
    tmp_path: Path, bus: Nats, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(announcer, "REPEAT_EVERY_S", 0.1)
    store = postgres.dsn(str(tmp_path))

    async def said(*words: str) -> str:
        command = ["announce", *words, "--store", store, "--bus", bus.url]
        assert await asyncio.to_thread(main, command) == 0
        return capfd.readouterr().out

    async def story() -> None:
        async with node(store, bus.url) as one, node(store, bus.url) as two:
            ann = await (await one.player("Ann").open()).sit()
            ben = await two.player("Ben").enter(ann.code)
            assert not two.has(ann.code)
            assert await said(TEXT) == "The announcement stands for 60 minutes.\n"
            for player in (ann, ben):
                await player.until(lambda player=player: heard(player) == [TEXT])  # type: ignore[misc]
            async with node(store, bus.url) as three:
                cid = await three.player("Cid").enter(ann.code)
                await cid.until(lambda: heard(cid) == [TEXT])
                assert await said("--withdraw") == "The announcement is withdrawn.\n"
                for player in (ann, ben, cid):
                    await player.until(lambda player=player: heard(player) == [TEXT, ""])  # type: ignore[misc]
                await asyncio.sleep(0.5)  # what is repeated meanwhile changes nothing
                for player in (ann, ben, cid):
                    assert heard(player) == [TEXT, ""]
                    await player.go()

    asyncio.run(asyncio.wait_for(story(), 90))


def test_a_bus_without_nodes_is_said(bus: Nats, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["announce", TEXT, "--store", "postgresql://here/ninefold", "--bus", bus.url]) == 2
    assert capfd.readouterr().err == "ninefold: No node on this bus knows announcements: update the nodes.\n"
