"""Tables under the hands of whoever runs the server, while people sit at them; and what is damaged."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ninefold.engine import WrongVersion
from ninefold.server.hosting.maintenance import Maintenance
from ninefold.server.hosting.retention import Retention
from ninefold.server.main import ServerSettings, running
from ninefold.server.ops.log_setup import fields
from ninefold.server.store.port import Row, Stored
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.store.wall_clock import wall_clock
from testkit import postgres
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run


def maintenance(here: InProcessServer) -> Maintenance:
    return Maintenance(here.store, wall_clock, here.app.tables)


def test_a_table_is_closed_during_a_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            zoe = await here.player("Zoe").open()
            said = await maintenance(here).close(ann.code)
            assert said == f"Table {ann.code} is closed; its game was abandoned."
            for player in (ann, ben):
                await player.gone()
                assert player.goodbye == "closed"
                await player.enter()
                assert player.goodbye == "no-such-table" and player.table == {}
            rows = await here.store.load(ann.code)
            assert [json.loads(row.body)["type"] for row in rows[-2:]] == ["GameEnded", "Closed"]
            game = next(json.loads(row.body)["game_id"] for row in rows if b"DiceSealed" in row.body)
            answer = await (await here.dial()).ask(f"GET /api/game/{ann.code}/{game}.json HTTP/1.1")
            assert answer.status == 200, "its replay stays"
            assert zoe.on_line and await zoe.sit()

    run(story())


def test_a_deleted_tables_code_is_free_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            code = ann.code
            monkeypatch.setattr("ninefold.server.hosting.registry.code_of", lambda *_: code)
            assert await maintenance(here).delete(ann.code) == f"Table {ann.code} is deleted."
            await ben.gone()
            assert ben.goodbye == "closed" and await here.store.load(ann.code) == []
            assert await maintenance(here).delete(ann.code) == f"There is no table {ann.code}."
            assert caplog.text.count("deleted") == 1
            assert [fields(record) for record in caplog.records if "deleted" in record.getMessage()] == [
                {"table": code}
            ]
            zoe = await here.player("Zoe").open()
            assert zoe.code == ann.code and zoe.number == 1
            await ann.enter()
            assert ann.you is None, "it is another table"

    run(story())


@pytest.mark.parametrize("what", ["closed", "deleted", "damaged"])
def test_the_opener_of_a_deleted_table_opens_a_new_one(tmp_path: Path, what: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open()
            code = ann.code
            if what == "damaged":
                await here.restart()
                with closing(sqlite3.connect(here.path)) as db:
                    db.execute("UPDATE events SET at = 7")
                    db.commit()
            else:
                await maintenance(here).run_command(f"{what[:-1]} {code}")
                await ann.gone()
            await ann.open()
            assert ann.number == 1 and (ann.code == code) is (what == "deleted")

    run(story())


def test_only_old_tables_without_people_are_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, zoe = await here.player("Ann").open(), await here.player("Zoe").open()
            now = wall_clock()
            await zoe.go()
            await here.app.tables.take_down(zoe.code)
            here.app.tables.let_go(zoe.code)
            day = 86_400_000
            await Maintenance(here.store, lambda: now + 6 * day, here.app.tables).delete_older(Retention(7))
            assert len(await here.store.tables()) == 2
            await Maintenance(here.store, lambda: now + 8 * day, here.app.tables).delete_older(Retention(7))
            assert [entry.table for entry in await here.store.tables()] == [ann.code]

    run(story())


def test_a_server_can_start_and_stop_while_it_deletes_old_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are: here the first one takes for ever."""

    async def story() -> None:
        begun = asyncio.Event()

        async def delete(self: Maintenance, code: str) -> str:
            begun.set()
            await asyncio.get_running_loop().create_future()
            raise AssertionError("nobody ends it")

        monkeypatch.setattr(Maintenance, "delete", delete)
        data = tmp_path / "tables.db"
        store = SqliteStore(data, clock=lambda: 0)
        await store.append("OAKS", [Row(1, 0, "", b"{}", b"")])
        await store.close()
        async with running(ServerSettings(data, "127.0.0.1", 0, retention=Retention(1))):
            await begun.wait()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_only_one_server_at_a_time_deletes_old_tables(tmp_path: Path) -> None:
    async def story() -> None:
        one, two = (postgres.store_at(tmp_path, clock=lambda: 0) for _ in range(2))
        try:
            await one.append("OAKS", [Row(1, 0, "", b"{}", b"")])
            async with two.housekeeping():
                keeping = asyncio.create_task(Maintenance(one, wall_clock).delete_old_tables(Retention(1)))
                await asyncio.sleep(0.5)
                assert len(await one.tables()) == 1
            keeping.cancel()
            keeping = asyncio.create_task(Maintenance(one, wall_clock).delete_old_tables(Retention(1)))
            while await one.tables():
                await asyncio.sleep(0.01)
            keeping.cancel()
        finally:
            await one.close()
            await two.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_an_old_table_that_somebody_enters_is_not_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            zoe = await (await here.player("Zoe").open()).sit()
            await here.restart()
            read = here.store.history

            async def history(code: str) -> list[Stored]:
                await zoe.enter()
                return await read(code)

            monkeypatch.setattr(here.store, "history", history)
            later = wall_clock() + 8 * 86_400_000
            await Maintenance(here.store, lambda: later, here.app.tables).delete_older(Retention(7))
            assert zoe.on_line and zoe.you == 0

    run(story())


def test_a_damaged_table_can_be_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            zoe = await (await here.player("Zoe").open()).sit()
            await zoe.go()
            await here.app.tables.take_down(zoe.code)
            here.app.tables.let_go(zoe.code)
            with closing(sqlite3.connect(here.path)) as db:
                db.execute("UPDATE events SET body = x'00' WHERE number = 2")
                db.commit()
            later = wall_clock() + 8 * 86_400_000
            await Maintenance(here.store, lambda: later, here.app.tables).delete_older(Retention(7))
            assert await here.store.tables() == []

    run(story())


@pytest.mark.parametrize("command", ["close", "delete"])
def test_a_table_can_be_closed_or_deleted_while_somebody_enters(tmp_path: Path, command: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            await here.store.append("NEWR", [Row(1, 0, "", b'{"type":"TableSetOnFire"}', b"")])
            entering = asyncio.ensure_future(here.app.tables.find("NEWR"))
            await asyncio.sleep(0)
            assert "NEWR" in here.app.tables
            assert await maintenance(here).run_command(f"{command} NEWR") == f"Table NEWR is {command}d."
            assert "NEWR" not in here.app.tables
            with pytest.raises(WrongVersion):
                await entering

    run(story())


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE events SET body = x'00' WHERE number = 3",
        "DELETE FROM events WHERE number = 3",
        "DELETE FROM events WHERE number = (SELECT max(number) FROM events)",
    ],
    ids=["changed", "missing", "the last missing"],
)
def test_entering_a_damaged_table_is_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, harm: str
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _ = await here.playing("Ann", "Ben", first=0)
            await here.restart()
            with closing(sqlite3.connect(here.path)) as db:
                db.execute(harm)
                db.commit()
            await ann.connect(type="Enter", code=ann.code)
            await ann.until(lambda: ann.told[-1]["type"] == "Refused")
            assert ann.told[-1]["clause"] == "damaged"
            game = ann.table["phase"]["game_id"]
            answer = await (await here.dial()).ask(f"GET /api/replay/{ann.code}/{game} HTTP/1.1")
            assert answer.status == 422 and b"damaged" in answer.body
            assert re.fullmatch(
                rf"The log of table {ann.code} is damaged: event \d+ is [a-z ]+\.", ann.told[-1]["why"]
            )
            await here.player().open()
            assert fields(caplog.records[0]) == {"table": ann.code}

    run(story())
    assert len(caplog.records) == 1 and "damaged" in caplog.text


def test_enter_is_answered_after_any_exception(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("what a surprise")

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open()
            await here.restart()
            with monkeypatch.context() as broken:
                broken.setattr("ninefold.server.hosting.registry.LiveTable", fail)
                await ann.connect(type="Enter", code=ann.code)
                await ann.until(lambda: ann.told[-1]["type"] == "Refused")
            assert ann.told[-1]["clause"] == "fault"

    run(story())
    assert "what a surprise" in caplog.text


def test_a_table_of_another_build_can_be_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            await here.store.append("NEWR", [Row(1, 0, "", b'{"type":"TableSetOnFire"}', b"")])
            assert await maintenance(here).close("NEWR") == "Table NEWR is closed."
            lost = here.player()
            await lost.enter("NEWR")
            assert lost.goodbye == "no-such-table"

    run(story())


def test_a_bot_that_cannot_be_restored_does_not_affect_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            with closing(sqlite3.connect(here.path)) as db:
                db.execute("UPDATE events SET at = at + 1 WHERE number = 2")
                db.commit()
            await ben.must("Leave")
            await asyncio.sleep(30)
            assert (await ann.move())["type"] == "Sight"

    run(story())
    assert len([one for one in caplog.records if "its bots cannot read the log" in one.getMessage()]) < 3
