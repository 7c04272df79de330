"""A host's own pictures and words, by real requests: from the upload to a restart, a replay and their end."""

import asyncio
import json
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from ninefold.cli import main
from ninefold.engine import Supply, set_hash
from ninefold.server.hosting.maintenance import Maintenance
from ninefold.server.hosting.retention import Retention
from ninefold.server.http_api import own_sets
from ninefold.server.net import time_slices
from ninefold.server.net.rate_limits import SETS
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.store.wall_clock import wall_clock
from ninefold.server.table.names import as_seen
from testkit.echo_server import head
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player, all_of
from tests.stories.test_hall import at_their_tables, gathered


def photo(colour: str = "teal") -> bytes:
    Image.new("RGB", (200, 100), colour).save(body := BytesIO(), "PNG")
    return body.getvalue()


async def post(here: InProcessServer, path: str, token: str, body: bytes) -> tuple[int, bytes]:
    line = await here.dial()
    sent = {"Host": "127.0.0.1", "Authorization": f"Bearer {token}", "Content-Length": str(len(body))}
    line.writer.write(head(f"POST {path} HTTP/1.1", **sent) + body)
    answer = await line.answer()
    return answer.status, answer.body


async def get(here: InProcessServer, path: str) -> tuple[int, bytes]:
    line = await here.dial()
    line.writer.write(head(f"GET {path} HTTP/1.1", Host="127.0.0.1"))
    answer = await line.answer()
    return answer.status, answer.body


async def bring(here: InProcessServer, host: Player) -> str:
    """One photo and 53 words."""
    path = f"/api/sets/{host.code}"
    status, told = await post(here, f"{path}/pictures", host.token, photo())
    assert status == 200
    picture = json.loads(told)["picture"]
    words = [{"shown": f"w{k}", "words": f"w{k}"} for k in range(53)]
    things = [{"picture": picture, "words": "Grandma"}, *words]
    status, told = await post(
        here, path, host.token, json.dumps({"game": "memo_dice", "things": things}).encode()
    )
    assert status == 200
    await host.must("UseSet", game="memo_dice", set=json.loads(told)["set"])
    return str(picture)


def test_a_set_lasts_as_long_as_its_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            picture = await bring(here, ann)
            await ben.until(lambda: ben.table["sets"] == {"memo_dice": 54})
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            named = ann.table["options"]["own"]
            assert named["count"] == 54
            assert not any(b"Grandma" in row.body for row in await here.store.load(ann.code))
            await here.restart()
            await ann.enter(ann.code)
            assert ann.game is not None
            faces = ann.game["public"]["own"]
            assert faces[0] == {"type": "Face", "picture": picture, "word": "", "name": "Grandma"}
            assert not ann.table["blank"]
            status, body = await get(here, f"/pictures/own/{picture}")
            assert status == 200 and body[8:12] == b"WEBP"
            await here.store.delete(ann.code)
            assert await here.store.file_sizes(ann.code) == {}
            assert (await get(here, f"/pictures/own/{picture}"))[0] == 404

    run(story())


def test_a_lost_set_is_blank_and_said_to_be_missing(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _ = await here.seated("Ann", "Ben")
            await bring(here, ann)
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            here.store._patient.db.execute("DELETE FROM files")
            await here.restart()
            await ann.enter(ann.code)
            assert ann.table["blank"] and ann.game is not None
            assert {face["picture"] for face in ann.game["public"]["own"]} == {""}
            await ann.must("Stop")
            await ann.must("Again")
            assert await ann.refused("Begin") == "no-pictures"

    run(story())


def test_only_the_host_brings_pictures_and_not_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            path = f"/api/sets/{ann.code}/pictures"
            assert (await post(here, path, ben.token, photo()))[0] == 403
            strangers = (post(here, "/api/sets/ZZZZ/pictures", ann.token, photo()) for _ in range(30))
            told = [status for status, _ in await asyncio.gather(*strangers)]
            assert told.count(403) <= 19 and set(told) <= {403, 429, 503}, "they count as wrong codes"
            await asyncio.sleep(300)
            assert (await post(here, path, ann.token, b"no picture"))[0] == 422
            assert (await post(here, path, ann.token, b"x" * (own_sets.MOST_UPLOAD_BYTES + 1)))[0] == 413
            few = json.dumps({"game": "memo_dice", "things": [{"shown": "a", "words": "a"}]}).encode()
            status, why = await post(here, f"/api/sets/{ann.code}", ann.token, few)
            assert status == 422 and b"54" in why
            for nameless in ({"words": "\u3164"}, {"picture": "ZZZZ.0123456789abcdef"}):
                named = [{"words": f"w{k}", "shown": f"w{k}"} for k in range(53)]
                listed = json.dumps({"game": "memo_dice", "things": [*named, nameless]}).encode()
                status, why = await post(here, f"/api/sets/{ann.code}", ann.token, listed)
                assert (status, why) == (422, b"Each picture or word has a name.\n")
            forged = set_hash([Supply("x")])
            assert await ann.refused("UseSet", game="memo_dice", set=forged) == "no-set"
            monkeypatch.setattr(own_sets, "MOST_TABLE_BYTES", 10)
            assert (await post(here, path, ann.token, photo("red")))[0] == 413
            here.app._sets.on = False
            assert (await post(here, path, ann.token, photo()))[0] == 405

    run(story())


def words_only(mark: str) -> bytes:
    things = [{"shown": f"{mark} {k}", "words": f"{mark} {k}"} for k in range(54)]
    return json.dumps({"game": "memo_dice", "things": things}).encode()


def test_lists_of_words_are_limited_by_address_and_files_also_if_they_come_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open()
            path = f"/api/sets/{ann.code}"
            put_file = here.store.put_file

            async def slowly(table: str, name: str, body: bytes) -> None:
                await asyncio.sleep(0.1)
                await put_file(table, name, body)

            monkeypatch.setattr(here.store, "put_file", slowly)
            monkeypatch.setattr(own_sets, "MOST_FILES", 4)
            at_once = (post(here, path, ann.token, words_only(str(each))) for each in range(8))
            told = sorted([status for status, _ in await asyncio.gather(*at_once)])
            assert told == [200] * 4 + [413] * 4
            assert len(await here.store.file_sizes(ann.code)) == 4
            for _ in range(int(SETS[1]) - 8):
                assert (await post(here, path, ann.token, b"no list"))[0] == 400
            status, why = await post(here, path, ann.token, words_only("more"))
            assert status == 429 and b"Too many sets" in why

    run(story())


def test_a_long_list_is_read_in_shared_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    iterations, seen, end = 0, list[int](), False

    def noted(words: str) -> str:
        seen.append(iterations)
        return as_seen(words)

    async def count() -> None:
        nonlocal iterations
        while not end:
            iterations += 1
            await asyncio.sleep(0)

    async def story() -> None:
        nonlocal end
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open()
            counting = asyncio.create_task(count())
            assert (await post(here, f"/api/sets/{ann.code}", ann.token, words_only("dog")))[0] == 200
            end = True
            await counting

    monkeypatch.setattr(time_slices, "SLICE_S", 0.0)
    monkeypatch.setattr(time_slices, "STEPS_S", 0.0)
    monkeypatch.setattr(own_sets, "as_seen", noted)
    run(story())
    assert len(set(seen)) >= 54, "others go on after each thing"


def test_all_tables_of_a_hall_play_with_its_set(tmp_path: Path) -> None:
    """Also after a restart, in the next round and in a replay, until the hall is deleted."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            people = await gathered(here, *"ABCD", size=2, games=["memo_dice"] * 2)
            host = people[0]
            assert (await post(here, f"/api/sets/{host.code}/pictures", people[1].token, photo()))[0] == 403
            assert await people[1].refused("UseSet", game="memo_dice", set="") == "host"
            picture = await bring(here, host)
            assert picture.startswith(host.code)
            await people[1].until(lambda: people[1].hall["sets"] == {"memo_dice": 54})
            assert not any(b"Grandma" in row.body for row in await here.store.load(host.code))
            await host.must("SeatAll")
            assert await host.refused("UseSet", game="memo_dice", set="") == "playing"
            phones = await at_their_tables(here, people)
            await host.must("BeginTables")
            await host.until(lambda: host.hall["phase"] == "playing")
            for player in here.players:
                await player.go()
            await here.restart()
            for player in (*people, *phones):
                await player.enter()
            for phone in phones:
                assert phone.game is not None and not phone.table["blank"]
                face = {"type": "Face", "picture": picture, "word": "", "name": "Grandma"}
                assert phone.game["public"]["own"][0] == face
            assert (await get(here, f"/pictures/own/{picture}"))[0] == 200
            first = [phone for phone in phones if phone.code == phones[0].code]
            await all_of(*first)
            ended = phones[0].table["phase"]["game_id"]
            await host.until(lambda: "over" in [table["phase"] for table in host.hall["tables"]])
            await host.must("EndTables")
            await host.must("SeatAll")  # the set was read again from the store
            await host.until(
                lambda: host.hall["round"] == 2 and host.in_hall.table not in (None, phones[0].code)
            )
            again = await at_their_tables(here, people)
            assert all(phone.table["sets"] == {"memo_dice": 54} for phone in again)
            replay = f"/api/replay/{phones[0].code}/{ended}"
            assert picture.encode() in (await get(here, replay))[1]
            await here.store.delete(host.code)
            assert (await get(here, f"/pictures/own/{picture}"))[0] == 404

    run(story())


def test_a_hall_whose_set_is_lost_says_so_before_anybody_is_seated(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            host, *_ = await gathered(here, *"AB", games=["memo_dice"])
            await bring(here, host)
            here.store._patient.db.execute("DELETE FROM files")
            await here.restart()
            await host.enter()
            assert host.hall["blank"] and await host.refused("SeatAll") == "no-pictures"
            await host.must("UseSet", game="memo_dice", set="")
            assert not host.hall["blank"]
            await host.must("SeatAll")

    run(story())


def test_old_pictures_go_with_their_table_and_a_copy_has_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _ = await here.seated("Ann", "Ben")
            picture = await bring(here, ann)
            _, name = picture.split(".")
            sizes = await here.store.file_sizes(ann.code)
            copy = tmp_path / "copy.db"
            assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(here.path)]) == 0
            for player in here.players:
                await player.go()
            await here.app.tables.take_down(ann.code)
            here.app.tables.let_go(ann.code)
            later = wall_clock() + 8 * 86_400_000
            await Maintenance(here.store, lambda: later, here.app.tables).delete_older(Retention(7))
            assert await here.store.file_sizes(ann.code) == {}
            other = SqliteStore(copy)
            assert await other.file_sizes(ann.code) == sizes and await other.file(ann.code, name)
            await other.close()

    run(story())


def test_jinx_is_played_with_own_pictures(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await (await here.player("Ann").open("jinx")).sit()
            others = [await (await here.player(name).enter(ann.code)).sit() for name in ("Ben", "Cleo")]
            path = f"/api/sets/{ann.code}"
            pictures = []
            for shade in range(41):
                status, told = await post(here, f"{path}/pictures", ann.token, photo(f"#{shade * 5:02x}8080"))
                assert status == 200
                pictures.append(json.loads(told)["picture"])
            things = [{"picture": each, "words": f"thing {k}"} for k, each in enumerate(pictures)]
            few, enough = [
                await post(here, path, ann.token, json.dumps({"game": "jinx", "things": made}).encode())
                for made in (things[:40], things)
            ]
            assert few[0] == 422 and enough[0] == 200
            await ann.must("UseSet", game="jinx", set=json.loads(enough[1])["set"])
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView" and ann.game is not None)
            assert ann.game is not None
            seen = ann.game["public"]
            assert seen["own_pictures"] and {one["hash"] for one in seen["own"]} <= {*pictures}
            await all_of(ann, *others)
            replay = f"/api/replay/{ann.code}/{ann.table['phase']['game_id']}"
            shown = (await get(here, replay))[1]
            assert any(each.encode() in shown for each in pictures)

    run(story())
