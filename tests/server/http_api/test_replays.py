"""Finished games are shown again, from any seat, and nothing of a game in play."""

import asyncio
import gzip
import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

import pytest

from ninefold.cli.verify import verify
from ninefold.engine import convert, decode, encode
from ninefold.games import SHELF
from ninefold.server.http_api import misses
from ninefold.server.http_api import replays as replays
from ninefold.server.http_api.replays import GameFile
from ninefold.server.net.http import Request, Response
from ninefold.server.store.port import Row, StoreFailed
from testkit.client_view import JsonObject
from testkit.echo_server import Answer
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player, all_of


async def get(here: InProcessServer, path: str, **headers: str) -> Answer:
    return await (await here.dial()).ask(f"GET {path} HTTP/1.1", **headers)


async def told(here: InProcessServer, path: str) -> Any:
    answer = await get(here, path)
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json"), answer.body
    return json.loads(answer.body)


async def finished(here: InProcessServer, **options: Any) -> tuple[Player, Player, str]:
    ann, ben = await here.playing("Ann", "Ben", **options)
    await all_of(ann, ben)
    return ann, ben, f"{ann.code}/{ann.table['phase']['game_id']}"


def seen(player: Player) -> dict[int, JsonObject]:
    """What this player saw after each moment at which something happened."""
    return {sight["news"][-1][0]: sight["game"] for sight in player.sights if sight.get("news")}


def test_a_replay_of_a_seat_equals_what_it_was_sent(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            _, ben, game = await finished(here)
            shown = await told(here, f"/api/replay/{game}?seat=1")
            assert [(chair["name"], chair["face"]) for chair in shown["chairs"]] == [
                ("Ann", "fox"),
                ("Ben", "fox"),
            ]
            end = ben.table["phase"]
            assert (shown["code"], shown["scores"], shown["winners"]) == (
                ben.code,
                end["scores"],
                end["winners"],
            )
            assert shown["header"]["game"] == "memo_dice" and shown["header"]["seats"] == 2
            assert [item for step in shown["steps"] for item in step["news"]] == ben.news
            views = {step["at"]: (step["public"], step["private"]) for step in shown["steps"]}
            assert all(views[at] == (game["public"], game["private"]) for at, game in seen(ben).items())
            assert len(seen(ben)) > 20
            assert shown["steps"][-1]["public"] == ben.game["public"]  # type: ignore[index]
            moments = [step["at"] for step in shown["steps"]]
            assert moments == sorted(set(moments))
            assert "token" not in json.dumps(shown)

    run(story())


def test_watch_shows_no_private_view_and_open_shows_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            _, _, game = await finished(here)
            watched = (await told(here, f"/api/replay/{game}"))["steps"]
            assert watched == (await told(here, f"/api/replay/{game}?seat=watch"))["steps"]
            opened = (await told(here, f"/api/replay/{game}?seat=open"))["steps"]
            assert {step["private"] for step in [*watched, *opened]} == {None}
            covered = [
                (under["type"], glass["type"])
                for one, other in zip(watched, opened, strict=True)
                for under, glass in zip(one["public"]["row"], other["public"]["row"], strict=True)
            ]
            assert ("Covered", "Lifted") in covered and {glass for _, glass in covered} == {"Lifted"}

    run(story())


def test_a_game_in_play_has_no_replay(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben")
            game = f"{ann.code}/{ann.table['phase']['game_id']}"
            for _ in range(5):
                await ann.move() if ann.prompts else await ben.move()
            for path in (f"/api/replay/{game}?seat=open", f"/api/replay/{game}", f"/api/game/{game}.json"):
                answer = await get(here, path)
                assert answer.status == 404 and answer.body.decode() == replays.NONE_HERE + "\n"
            await ann.must("Stop")
            shown = await told(here, f"/api/replay/{game}")
            assert (shown["scores"], shown["winners"]) == (None, []) and shown["steps"]

    run(story())


def test_each_game_of_a_table_has_its_own_replay(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _, first = await finished(here, bots=1)
            before = await get(here, f"/api/replay/{first}?seat=0")
            await ann.must("Again")
            await ann.must("Remove", seat=2)
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            second = f"{ann.code}/{ann.table['phase']['game_id']}"
            assert (await get(here, f"/api/replay/{first}?seat=0")).body == before.body
            assert (await get(here, f"/api/replay/{second}")).status == 404
            await ann.must("Stop")
            assert len((await told(here, f"/api/replay/{second}"))["chairs"]) == 2
            assert (await get(here, f"/api/replay/{first}?seat=0")).body == before.body
            assert len(json.loads(before.body)["chairs"]) == 3

    run(story())


@pytest.mark.parametrize(
    "path",
    ["BCDF/xyz", "{code}/nothing", "{game}?seat=2", "{game}?seat=-1", "{game}?seat=x", "{code}", "", "/"],
)
def test_unknown_games_are_not_found(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _ = await here.playing("Ann", "Ben")
            game = f"{ann.code}/{ann.table['phase']['game_id']}"
            await ann.must("Stop")
            answer = await get(here, "/api/replay/" + path.format(game=game, code=ann.code))
            assert answer.status == 404 and answer.headers["content-type"].startswith("text/plain")
            assert answer.body.count(b"\n") == 1 and answer.body.endswith(b".\n")

    run(story())


def test_a_large_replay_is_compressed_if_the_client_accepts_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            _, _, game = await finished(here)
            plain = await get(here, f"/api/replay/{game}")
            small = await get(here, f"/api/replay/{game}", **{"Accept-Encoding": "gzip"})
            assert small.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
            assert gzip.decompress(small.body) == plain.body and len(small.body) < len(plain.body) / 5

    run(story())


def ask(here: InProcessServer, path: str, peer: str, **query: str) -> "asyncio.Task[Response]":
    request = Request("GET", path, query, {"host": "table"}, peer)
    return asyncio.ensure_future(here.app._replays.answer(request))


def test_one_address_waits_for_so_many_replays_and_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            _, _, game = await finished(here)
            path, order = f"/api/replay/{game}", list[str]()
            crowd = [ask(here, path, "192.0.2.1", seat=f"x{number}") for number in range(64)]
            await asyncio.sleep(0)
            friend = ask(here, path, "192.0.2.2", seat="0")
            for one, name in [*((one, "crowd") for one in crowd), (friend, "friend")]:
                one.add_done_callback(lambda one, name=name: order.append(f"{name} {one.result().status}"))  # type: ignore[misc]
            await asyncio.gather(friend, *crowd)
            refused = 64 - 1 - replays.MOST_WAITING  # one is being made
            assert refused > 0
            assert order[:refused] == ["crowd 503"] * refused
            assert order[refused:].index("friend 200") <= 1

    run(story())


def test_all_who_ask_for_one_replay_share_its_making(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            _, _, game = await finished(here)
            asked = [ask(here, f"/api/replay/{game}", "192.0.2.1") for _ in range(60)]
            assert {response.status for response in await asyncio.gather(*asked)} == {200}

    run(story())


def test_a_replay_has_a_largest_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_BYTES", 20_000)

    async def story() -> None:
        async with hall(tmp_path) as here:
            _, _, game = await finished(here)
            answer = await get(here, f"/api/replay/{game}")
            assert answer.status == 413 and b"verify" in answer.body
            assert (await get(here, f"/api/game/{game}.json")).status == 200, "its file is small"

    run(story())


def test_kept_replays_have_a_largest_size_together_and_are_forgotten_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            _, _, game = await finished(here)
            first = await get(here, f"/api/replay/{game}")
            monkeypatch.setattr(replays, "MOST_KEPT_BYTES", len(first.body) * 5 // 2)
            for seat in ("0", "1", "open", "watch"):
                await get(here, f"/api/replay/{game}?seat={seat}")
            assert 1 <= len(here.app._replays._kept) <= 3
            await asyncio.sleep(replays.KEPT_S + 1)
            assert not here.app._replays._kept

    run(story())


def test_misses_use_up_the_allowance_of_wrong_codes_and_read_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _, game = await finished(here)
            read = list[str]()
            load = here.store.load

            async def noted(table: str) -> list[Row]:
                read.append(table)
                return await load(table)

            monkeypatch.setattr(here.store, "load", noted)
            paths = [f"/api/replay/{code}/x" for code in (ann.code, "BCDF") for _ in range(15)]
            told = [(await get(here, path)).status for path in paths]
            assert told[:20] == [404] * 20 and 429 in told[20:]
            assert read == []
            assert (await get(here, f"/api/replay/{game}?seat=1")).status == 429, "not even right ones"
            assert (await ask(here, f"/api/replay/{game}", "192.0.2.9", seat="1")).status == 200

    run(story())


def test_a_miss_takes_as_long_for_a_table_as_for_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, *_ = await finished(here)
            loop, took, looked_up = asyncio.get_running_loop(), list[float](), here.store.own_events

            async def slowly(tables: Sequence[str]) -> dict[str, list[Row]]:
                await asyncio.sleep(0.2 if ann.code in tables else 0.01)
                return await looked_up(tables)

            monkeypatch.setattr(here.store, "own_events", slowly)
            for number, code in enumerate((ann.code, "BCDF", "not a code")):
                began = loop.time()
                assert (await ask(here, f"/api/replay/{code}/x", f"192.0.2.{number}")).status == 404
                took.append(loop.time() - began)
            assert took == pytest.approx([misses.MISS_S] * 3, abs=0.1)

    run(story())


def test_an_unreadable_log_gets_503_and_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(tables: Sequence[str]) -> NoReturn:
        raise StoreFailed("The database has gone, says the test.")

    async def story() -> None:
        async with hall(tmp_path) as here:
            monkeypatch.setattr(here.store, "own_events", fail)
            answer = await get(here, "/api/replay/BCDF/xyz")
            assert answer.status == 503 and b"try again" in answer.body and b"database" not in answer.body

    run(story())
    assert [record.getMessage() for record in caplog.records] == ["The database has gone, says the test."]
    assert not any(record.exc_info for record in caplog.records)


def test_the_fingerprint_is_computed_as_documented(tmp_path: Path) -> None:
    """The test follows docs/replay.md and uses none of our code."""

    def written(value: Any) -> bytes:
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Änne", "Bo 🦊")
            await all_of(ann, ben)
            told = await get(here, f"/api/game/{ann.code}/{ann.table['phase']['game_id']}.json")
            file = json.loads(told.body)
            link = sha256(written([file["header"], file["players"], file["transcript"]])).digest()
            for record in file["records"]:
                link = sha256(link + written(record)).digest()
            result = written([file["scores"], file["winners"]])
            assert sha256(link + result).hexdigest() == file["fingerprint"]

    run(story())


def test_a_popular_replay_is_made_once_and_cached_briefly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    write = replays._written

    def counted(request: Any, rows: Any, game_id: str, make: Any) -> Any:
        made.append(game_id)
        return write(request, rows, game_id, make)

    monkeypatch.setattr(replays, "_written", counted)

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _, game = await finished(here)
            first = await get(here, f"/api/replay/{game}")
            again = [await get(here, f"/api/replay/{game}") for _ in range(20)]
            assert len(made) == 1 and all(one.body == first.body for one in again)
            assert (await get(here, f"/api/replay/{game}?seat=0")).body != first.body
            for seat in range(replays.MOST_KEPT + 5):
                await get(here, f"/api/game/{game}?seat={seat}")
            assert len(here.app._replays._kept) == replays.MOST_KEPT
            assert (await get(here, f"/api/replay/{game}?seat=0")).status == 200
            await here.store.delete(ann.code)
            await asyncio.sleep(replays.KEPT_S + 1)
            assert (await get(here, f"/api/replay/{game}?seat=0")).status == 404

    run(story())


def test_a_game_of_other_rules_gets_410(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _ = await here.playing("Ann", "Ben")
            game_id = ann.table["phase"]["game_id"]
            await ann.must("Stop")
            rows = await here.store.load(ann.code)
            now = b'"version":%d' % SHELF["memo_dice"].version
            older = [row._replace(body=row.body.replace(now, b'"version":99')) for row in rows]
            assert older != rows
            await here.store.append("BCDF", [Row(*row) for row in older])
            answer = await get(here, f"/api/replay/BCDF/{game_id}")
            assert answer.status == 410 and b"rules 99" in answer.body

    run(story())


def test_the_game_file_can_be_verified(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _, game = await finished(here, bots=1)
            answer = await get(here, f"/api/game/{game}.json")
            assert answer.headers["content-disposition"].startswith("attachment; filename=")
            file: GameFile = decode(answer.body, GameFile)
            assert file.players[:2] == ("Ann", "Ben") and len(file.players) == 3
            phase = ann.table["phase"]
            seals = [*(sha256(bytes.fromhex(player.part)).hexdigest() for player in here.players), None]
            assert json.loads(encode(file.transcript)) == {
                "type": "Transcript",
                "game_id": phase["game_id"],
                "seed_seal": phase["seed_seal"],
                "seals": seals,
                "contributions": phase["contributions"],
                "seed": phase["seed"],
            }
            assert [record.number for record in file.records] == list(range(1, len(file.records) + 1))
            shown = await told(here, f"/api/replay/{game}")
            draws = [draw for step in shown["steps"] for draw in step["draws"]]
            assert (
                draws == [list(draw) for record in file.records for draw in record.draws] and len(draws) > 10
            )
            assert SHELF[file.header.game].version == file.header.version

    run(story())


@pytest.mark.parametrize("name", SHELF)
def test_games_played_at_a_table_pass_the_check(tmp_path: Path, name: str) -> None:
    """With a bot, a pause, somebody who leaves and comes back, and a game before it."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.player("Ann").open(name), here.player("Ben")
            await ann.sit()
            await (await ben.enter(ann.code)).sit()
            for _ in range(max(1, SHELF[name].seats[0] - 2)):
                await ann.must("AddBot", level="adult")
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            await ann.must("Stop")
            await ann.must("Again")
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            await ben.go()
            await ann.must("Pause")
            await ann.must("Resume")
            async with asyncio.TaskGroup() as group:
                playing = group.create_task(ann.play())
                await ann.until(lambda: not ann.table["chairs"][1]["present"])
                await asyncio.sleep(4)  # by now the rules have been told
                await ben.enter()
                group.create_task(ben.play())
            assert playing.done()
            game = await told(here, f"/api/game/{ann.code}/{ann.table['phase']['game_id']}.json")
            kinds = {record["event"]["type"] for record in game["records"]}
            heeded = {kind.__name__ for kind in SHELF[name].heeds}
            assert {"Away", "Back"} & heeded <= kinds
            assert verify(convert(game, GameFile)).startswith("all ")

    run(story())
