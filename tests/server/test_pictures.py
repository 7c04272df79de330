"""The pictures of Dixit Jinx as a browser gets them, and what a table fills in by itself."""

import asyncio
import gc
import gzip
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from ninefold.engine import Illegal
from ninefold.games import SHELF
from ninefold.games.jinx.box.pictures import svg
from ninefold.server import commands
from ninefold.server import pictures as pictures_module
from ninefold.server.catalogue import catalogue
from ninefold.server.http import Request, Response
from ninefold.server.own_pictures import OwnPicture, OwnPictures
from ninefold.server.pictures import Artist, Pictures
from ninefold.server.table import Chair, Table, plain_options
from tests.server.hall import hall
from tests.server.hasty import run

FILLED = ("room", "pictures", "words", "descriptions")
OWN = OwnPictures(
    [
        OwnPicture(f"{k:016x}", b"webp%d" % k, "moon, boat" if k < 10 else "", "A moon." * (k < 5))
        for k in range(45)
    ]
)


async def get(pictures: Pictures, path: str, query: dict[str, str] | None = None, **headers: str) -> Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = pictures.web(Request("GET", path, query or {}, named, "127.0.0.1"))
    return await answer if isinstance(answer, Awaitable) else answer


def test_a_picture_of_the_box_is_drawn_once_and_kept() -> None:
    async def story() -> None:
        pictures = Pictures()
        try:
            first, again = [await get(pictures, "/pictures/jinx/7.svg") for _ in range(2)]
            assert first == again and first.status == 200
            assert first.body.decode() == svg(7)
            assert first.headers["Content-Type"] == "image/svg+xml"
            assert "default-src 'self'" in first.headers["Content-Security-Policy"]
            assert first.headers["X-Content-Type-Options"] == "nosniff"
            assert first.headers["Cache-Control"] == "no-cache"
            hash = first.headers["ETag"][3:-1]
            zipped = await get(pictures, "/pictures/jinx/7.svg", {"v": hash[:8]}, accept_encoding="gzip, br")
            assert gzip.decompress(zipped.body) == first.body and zipped.headers["Content-Encoding"] == "gzip"
            assert zipped.headers["Cache-Control"] == "public, max-age=31536000, immutable"
            known = await get(pictures, "/pictures/jinx/7.svg", if_none_match=first.headers["ETag"])
            assert (known.status, known.body) == (304, b"")
            assert (await get(pictures, "/pictures/jinx/7.svg", {"v": hash[:7]})).headers[
                "Cache-Control"
            ] == "no-cache"
        finally:
            pictures.close()

    asyncio.run(story())


def test_whoever_leaves_while_a_picture_is_drawn_leaves_it_to_be_finished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two at once would get each other's picture."""
    begun: list[int] = []
    ended: list[int] = []

    class Watched(Artist):
        def draw(self, number: int) -> bytes:
            begun.append(number)
            drawn = super().draw(number)
            ended.append(number)
            return drawn

    monkeypatch.setattr(pictures_module, "Artist", Watched)

    async def story() -> None:
        pictures = Pictures()
        try:
            leaving = asyncio.ensure_future(get(pictures, "/pictures/jinx/7.svg"))
            while not begun:
                await asyncio.sleep(0.001)
            leaving.cancel()
            next_one = asyncio.ensure_future(get(pictures, "/pictures/jinx/8.svg"))
            while 8 not in begun:
                await asyncio.sleep(0.001)
            assert ended == [7]
            assert (await next_one).body.decode() == svg(8)
        finally:
            pictures.close()

    asyncio.run(story())


def test_a_picture_that_nobody_waits_for_may_fail_in_silence(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        pictures = Pictures()
        leaving = asyncio.ensure_future(get(pictures, "/pictures/jinx/7.svg"))
        while pictures._artist._child is None:
            await asyncio.sleep(0.001)
        leaving.cancel()
        pictures._artist._child.kill()
        await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()})
        pictures.close()

    asyncio.run(story())
    gc.collect()
    assert not caplog.records


@pytest.mark.parametrize(
    "path",
    [
        "jinx/142.svg", "jinx/-1.svg", "jinx/07.svg", "jinx/7", "jinx/\u0667.svg", "jinx/.svg", "jinx/7.svg/",
        "", "own/", "own/0", "own/../jinx/7.svg", "jinx/99999999999999999999.svg",
    ],
)  # fmt: skip
def test_what_is_no_picture_is_not_found(path: str) -> None:
    assert asyncio.run(get(Pictures(), f"/pictures/{path}")).status == 404


def test_several_are_asked_for_at_once() -> None:
    async def story() -> None:
        pictures = Pictures()
        try:
            numbers = [3, 1, 2, 3, 0]
            paths = [f"/pictures/jinx/{number}.svg" for number in numbers]
            answers = await asyncio.gather(*(get(pictures, path) for path in paths))
            assert [answer.body.decode() for answer in answers] == [svg(number) for number in numbers]
        finally:
            pictures.close()

    asyncio.run(story())


def test_what_a_whole_table_asks_for_together_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def draw(artist: Artist, number: int) -> bytes:
        drawn.append(number)
        return b"<svg/>"

    monkeypatch.setattr(Artist, "draw", draw)

    async def story() -> None:
        pictures = Pictures()
        asked = [get(pictures, f"/pictures/jinx/{number}.svg") for number in (1, 2, 1, 2, 1)]
        assert [answer.status for answer in await asyncio.gather(*asked)] == [200] * 5
        assert drawn == [1, 2]

    asyncio.run(story())


def test_an_artist_that_dies_is_followed_by_another() -> None:
    async def story() -> None:
        pictures = Pictures()
        try:
            await get(pictures, "/pictures/jinx/1.svg")
            assert pictures._artist._child is not None
            pictures._artist._child.kill()
            pictures._artist._child.wait()
            assert (await get(pictures, "/pictures/jinx/2.svg")).status == 200
        finally:
            pictures.close()

    asyncio.run(story())


def test_a_table_s_own_pictures_are_kept_for_ever_by_their_hashes() -> None:
    async def story() -> None:
        pictures = Pictures(OWN)
        answer = await get(pictures, f"/pictures/own/{3:016x}")
        assert (answer.status, answer.body) == (200, b"webp3")
        assert (
            answer.headers["Content-Type"] == "image/webp" and "immutable" in answer.headers["Cache-Control"]
        )

    asyncio.run(story())


def test_the_shelf_offers_them_where_there_are_some() -> None:
    (jinx,) = (entry for entry in catalogue() if entry.name == "jinx")
    names = [choice.name for choice in jinx.options]
    assert names == ["youngest", "clue_seconds", "guess_seconds", "fresh_square", "time"] and jinx.own is None
    offered = {entry.name: entry for entry in catalogue(OWN)}
    (deck,) = (choice for choice in offered["jinx"].options if choice.name not in names)
    assert (deck.name, deck.among, deck.usual) == ("deck", ("box", "own"), "box")
    assert offered["jinx"].own is not None
    own = offered["jinx"].own
    assert (own.count, own.told, own.players) == (45, 10, 3)
    assert offered["fix"].own is None
    (few,) = (entry.own for entry in catalogue(OwnPictures([OwnPicture("a", b"")])) if entry.own)
    assert few.players == 0


def table(deck: str, room: Any = "remote", chairs: int = 3) -> Table:
    options = {
        **plain_options(SHELF["jinx"].options()),
        "deck": deck,
        "pictures": ["forged"],
        "words": ["forged"],
        "descriptions": ["forged"],
    }
    sitting = tuple(Chair(f"Chair {k}", "fox", f"token {k}") for k in range(chairs))
    return Table("TEST", "jinx", options, room, chairs=sitting, host=0)


def begun(table: Table, own: OwnPictures) -> dict[str, Any]:
    (sealed,) = commands.begin(table, "id", bytes(32), own)
    options: dict[str, Any] = sealed.header.options  # type: ignore[union-attr]
    return options


def test_what_nobody_chooses_the_table_fills_in() -> None:
    options = begun(table("box"), OWN)
    assert [options[name] for name in FILLED] == ["remote", [], [], []]
    options = begun(table("own", "same"), OWN)
    assert [options[name] for name in FILLED] == ["same", [*OWN.hashes], [*OWN.words], [*OWN.descriptions]]


@pytest.mark.parametrize(
    ("own", "chairs", "clause"), [(OwnPictures(), 3, "no-pictures"), (OWN, 4, "JX-21")], ids=["none", "few"]
)
def test_without_enough_of_them_no_game_begins(own: OwnPictures, chairs: int, clause: str) -> None:
    with pytest.raises(Illegal) as why:
        begun(table("own", chairs=chairs), own)
    assert why.value.clause == clause


def test_a_game_goes_on_without_its_pictures_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with hall(tmp_path, own=OWN) as here:
            host = await here.player("Ann").open("jinx")
            await host.sit()
            for _ in range(2):
                await host.must("AddBot", level="adult")
            shown = host.table["options"]
            chosen = {
                "game": "jinx",
                "options": {**shown, "deck": "own"},
                "room": "remote",
                "talk": "phrases",
            }
            await host.must("Choose", patience=20, **chosen)
            await host.must("Begin")
            await host.until(lambda: host.game is not None)
            assert (
                host.table["options"]["pictures"] == [*OWN.hashes]
                and host.table["options"]["room"] == "remote"
            )
            assert host.game is not None
            assert host.game["public"]["own_pictures"] and host.game["public"]["room"] == "remote"
            here.own = OwnPictures()
            await here.restart()
            await host.enter()
            assert host.table["options"]["pictures"] == [*OWN.hashes]
            answer = await (await here.dial()).ask(f"GET /pictures/own/{OWN.hashes[0]} HTTP/1.1")
            assert answer.status == 404

    run(story())
    assert [record.getMessage() for record in caplog.records if record.levelname == "WARNING"] != []
