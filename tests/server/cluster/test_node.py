"""Two nodes and more: players at any of them, tables at one, and nobody notices but by the delay."""

import asyncio
import gc
from collections.abc import Awaitable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from ninefold.cli import main
from ninefold.games import SHELF
from ninefold.server.cluster import nats_bus
from ninefold.server.cluster.bus import BusAddress, BusInterrupted
from ninefold.server.cluster.nats_bus import connected
from ninefold.server.net.http import Request, Response
from ninefold.server.store.postgres.store import PostgresStore
from testkit import in_process_nodes, postgres, prometheus_text
from testkit.in_process_nodes import NodeHere, moves, node, seated, soon, staying, stop_and_check
from testkit.protocol_client import Player
from testkit.servers import Nats


@pytest.fixture
def bus() -> Iterator[Nats]:
    with in_process_nodes.nats() as server:
        yield server


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    in_process_nodes.hurry(monkeypatch)


def tell(story: object) -> None:
    asyncio.run(asyncio.wait_for(story, 90))  # type: ignore[arg-type]


async def _game(store: str, bus: Nats, game: str, number: int) -> None:
    async with node(store, bus.url) as one, node(store, bus.url) as two:
        names = [f"P{seat}" for seat in range(max(SHELF[game].seats[0], 4))]
        players = [(one, two)[n % 2].player(name, n) for n, name in enumerate(names)]
        host = await seated(players, game)
        assert one.has(host.code) and not two.has(host.code)
        await host.must("Begin")
        await moves(players, number)
        await stop_and_check(players, game, store)
        for player in players:
            await player.go()


def test_players_at_two_nodes_play_one_game(tmp_path: Path, bus: Nats) -> None:
    tell(_game(postgres.dsn(str(tmp_path)), bus, "jinx", 12))


@pytest.mark.long
@pytest.mark.parametrize("game", SHELF)
def test_players_at_two_nodes_play_many_acts(game: str, tmp_path: Path, bus: Nats) -> None:
    tell(_game(postgres.dsn(str(tmp_path)), bus, game, 150))


def test_the_delay_of_a_remote_client_is_measured_end_to_end(tmp_path: Path, bus: Nats) -> None:
    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as one, node(store, bus.url) as two:
            ann, ben = one.player("Ann"), two.player("Ben")
            await seated([ann, ben], "memo_dice")
            table = one.app.tables.in_play(ann.code)
            assert table is not None
            near, far = (one.latency for one in table.machine._presence.connections)
            async with asyncio.timeout(20):
                while len(far._trips) < 5 or len(near._trips) < 5:  # their pings are answered
                    await asyncio.sleep(0.05)
            assert sum(told["type"] == "Ping" for told in ben.told) >= 5
            await ann.go()
            await ben.go()

    tell(story())


def test_one_token_opens_one_table_over_all_nodes(tmp_path: Path, bus: Nats) -> None:
    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as one, node(store, bus.url) as two:
            ann, again = one.player("Ann"), two.player("Ann")
            again.token = ann.token
            async with asyncio.TaskGroup() as group:
                group.create_task(ann.open())
                group.create_task(again.open())
            assert ann.code == again.code
            assert one.has(ann.code) + two.has(ann.code) == 1
            log = PostgresStore(store)
            assert len(await log.tables()) == 1
            await log.close()
            await ann.go()
            await again.go()

    tell(story())


def test_wrong_codes_are_counted_at_the_clients_node(tmp_path: Path, bus: Nats) -> None:
    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as one, node(store, bus.url) as two:
            ann = await one.player("Ann").open()
            ben = await two.player("Ben").enter(ann.code)
            await ben.sit()
            for _ in range(20):
                await two.player("Eve").enter("BBBB")
            eve = await two.player("Eve").enter(ann.code)
            assert eve.goodbye == "too-much"
            await ben.go()
            await ben.enter()
            assert ben.table and ben.goodbye is None
            await ann.go()
            await ben.go()

    tell(story())


def test_an_invalid_code_reaches_neither_bus_nor_database(
    tmp_path: Path, bus: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as here:
            for code in ("B..D", "BC DF", "B\0DF", "B>DF", "BB\r\n", "B*D."):
                eve = await here.player("Eve").enter(code)
                assert eve.goodbye == "no-such-table", repr(code)
            asked = Request("GET", "/api/replay/B\0DF/x", {}, {"host": "127.0.0.1"}, "127.0.0.1")
            answer = here.app.web(asked)
            assert isinstance(answer, Awaitable) and (await answer).status == 404
        where = ["--store", store, "--bus", bus.url]
        assert await asyncio.to_thread(main, ["tables", "close", "BC DF", *where]) == 2

    tell(story())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_drained_node_hands_its_tables_over_and_refuses_nobody(tmp_path: Path, bus: Nats) -> None:
    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as two:
            async with node(store, bus.url) as one:
                players = [one.player("P0", 1), two.player("P1", 2), two.player("P2", 3)]
                host = await seated(players, "fix")
                stay = staying(players)
                await stay.__aenter__()
                await host.must("Begin")
                await moves(players, 5)
                host.url = two.url
            before = len(in_process_nodes.refusals(players))
            await moves(players, 5)
            assert two.has(host.code)
            clauses = {one["clause"] for one in in_process_nodes.refusals(players)[before:]}
            assert {clause for clause in clauses if not clause.startswith("FX-")} <= {"changed"}
            await stop_and_check(players, "fix", store)
            await stay.__aexit__(None, None, None)

    tell(story())


def test_a_table_is_closed_by_command_from_any_node(
    tmp_path: Path, bus: Nats, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as one, node(store, bus.url) as two:
            ann, ben = one.player("Ann"), two.player("Ben")
            await seated([ann, ben], "memo_dice")
            where = ["--store", store, "--bus", bus.url]
            assert await asyncio.to_thread(main, ["tables", "list", *where]) == 0
            assert f"\n{ann.code}   memo_dice" in capsys.readouterr().out
            assert await asyncio.to_thread(main, ["tables", "close", ann.code, *where]) == 0
            assert capsys.readouterr().out == f"Table {ann.code} is closed.\n"
            for player in (ann, ben):
                await player.until(lambda player=player: not player.on_line)  # type: ignore[misc]
                assert player.goodbye == "closed"
            assert await asyncio.to_thread(main, ["tables", "delete", ann.code, *where]) == 0, "nobody has it"
            assert capsys.readouterr().out == f"Table {ann.code} is deleted.\n"

    tell(story())


def test_play_goes_on_while_the_bus_is_restarted(tmp_path: Path, bus: Nats) -> None:
    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as one, node(store, bus.url) as two:
            players = [(one, two)[n % 2].player(f"P{n}", n) for n in range(3)]
            host = await seated(players, "fix")
            async with staying(players):
                await host.must("Begin")
                for _ in range(2):
                    await moves(players, 4)
                    await asyncio.to_thread(bus.restart, 0.5)
                await moves(players, 4)
                assert one.has(host.code) + two.has(host.code) == 1
                await stop_and_check(players, "fix", store)

    tell(story())


def test_a_bus_that_answers_a_flush_too_late_stays_connected(
    bus: Nats, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The library stops reading when an answer finds its flush cancelled."""
    monkeypatch.setattr(nats_bus, "FLUSH_TIMEOUT_S", 0.05)

    async def story() -> None:
        async with connected(BusAddress(bus.url), lambda: None) as line:
            bus.pause()
            with pytest.raises(BusInterrupted):
                while True:  # the signal may take a moment
                    await line.flush()
            bus.go_on()
            await soon(lambda: not line.flushing)
            monkeypatch.setattr(nats_bus, "FLUSH_TIMEOUT_S", 20.0)
            await line.flush()

    tell(story())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_node_without_its_bus_is_not_ready_and_takes_nobody_new(tmp_path: Path, bus: Nats) -> None:
    def readiness(here: NodeHere) -> int:
        answer = here.app.web(Request("GET", "/readyz", {}, {"host": "127.0.0.1"}, "127.0.0.1"))
        assert isinstance(answer, Response)
        return answer.status

    async def story() -> None:
        async with node(postgres.dsn(str(tmp_path)), bus.url) as here:
            assert readiness(here) == 200
            host = await here.player("Ann").open("fix")
            await asyncio.to_thread(bus.stop)
            await soon(lambda: readiness(here) == 503)
            with pytest.raises(InvalidStatus, match="503"):
                await here.player("Ben").enter(host.code)
            await host.must("AddBot", level="adult")  # who is here stays
            await asyncio.to_thread(bus.start)
            await soon(lambda: readiness(here) == 200)
            ben = await here.player("Ben").enter(host.code)
            for player in (host, ben):
                await player.go()

    tell(story())


# asyncpg, broken while greeting
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_play_goes_on_while_the_database_is_restarted(tmp_path: Path, bus: Nats) -> None:
    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as one, node(store, bus.url) as two:
            players = [(one, two)[n % 2].player(f"P{n}", n) for n in range(3)]
            host = await seated(players, "fix")
            async with staying(players):
                await host.must("Begin")
                for _ in range(2):
                    playing = asyncio.create_task(moves(players, 8))
                    await asyncio.to_thread(postgres.server().restart)
                    await playing
                await stop_and_check(players, "fix", store)

    tell(story())
    gc.collect()  # what asyncpg has left lying is looked for here, not in another test


def test_tables_that_change_nodes_are_counted(tmp_path: Path, bus: Nats) -> None:
    """The two nodes of this process count together."""

    async def told(here: NodeHere) -> dict[str, float]:
        answer = here.app.web(Request("GET", "/metrics", {}, {"host": "127.0.0.1"}, "127.0.0.1"))
        assert isinstance(answer, Response) and answer.status == 200
        return prometheus_text.read(answer.body.decode())

    async def story() -> None:
        store = postgres.dsn(str(tmp_path))
        async with node(store, bus.url) as two:
            before = await told(two)
            async with node(store, bus.url) as one:
                players = [one.player("P0", 1), two.player("P1", 2)]
                await seated(players, "memo_dice")
                assert (await told(two))["ninefold_remote_sockets"] == 1
                assert (await told(one))["ninefold_remote_sockets"] == 0
                assert (await told(one))["ninefold_seats"] == 2 and (await told(two))["ninefold_seats"] == 0
                assert (await told(one))["ninefold_bus_connected"] == 1
            await players[1].gone()
            await players[1].enter()
            after = await told(two)
            grown = {name: after[name] - before.get(name, 0) for name in after}
            assert grown['ninefold_tables_taken_total{from="nobody"}'] == 2
            assert grown['ninefold_tables_yielded_total{by="drain"}'] == 1
            for player in players:
                await player.go()

    tell(story())


async def resync(player: Player, times: int) -> None:
    for number in range(times):
        await player.say({"type": "Resync", "id": f"again {number}"})


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
