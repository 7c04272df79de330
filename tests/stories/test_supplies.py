"""A table's own pictures as a browser gets them, and what a table fills in by itself."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ninefold.engine import (
    NO_SETS,
    Header,
    Illegal,
    Supply,
    SupplySets,
    options_of,
    reopen,
    replace,
    set_hash,
)
from ninefold.games import SHELF
from ninefold.server.http_api.catalogue import catalogue
from ninefold.server.http_api.own_pictures import OwnPicture, OwnPictures
from ninefold.server.net.http import Request
from ninefold.server.table import commands
from ninefold.server.table.state import Chair, Table, plain_options
from testkit.in_process_server import hall
from testkit.jumping_loop import run

FILLED = ("room", "pictures", "words", "descriptions")
SUPPLIES = tuple(Supply(f"{k:016x}", "moon, boat" if k < 10 else "", "A moon." * (k < 5)) for k in range(45))
HASHES = [supply.hash for supply in SUPPLIES]
OWN = OwnPictures([OwnPicture(supply, b"webp%d" % k) for k, supply in enumerate(SUPPLIES)])


@pytest.mark.parametrize("path", ["", "0", "../jinx/7.svg", f"{HASHES[0]}/", HASHES[0][:-1]])
def test_an_unknown_picture_is_not_found(path: str) -> None:
    assert OWN.web(Request("GET", f"/pictures/own/{path}", {}, {}, "127.0.0.1")).status == 404


def test_an_own_picture_may_be_cached() -> None:
    answer = OWN.web(Request("GET", f"/pictures/own/{HASHES[3]}", {}, {}, "127.0.0.1"))
    assert (answer.status, answer.body) == (200, b"webp3")
    assert answer.headers["Content-Type"] == "image/webp" and "immutable" in answer.headers["Cache-Control"]


def test_the_shelf_offers_own_pictures_if_there_are_any() -> None:
    (jinx,) = (entry for entry in catalogue() if entry.name == "jinx")
    names = [choice.name for choice in jinx.options]
    assert names == ["youngest", "clue_seconds", "guess_seconds", "fresh_square", "time"] and jinx.own is None
    offered = {entry.name: entry for entry in catalogue(SUPPLIES)}
    (deck,) = (choice for choice in offered["jinx"].options if choice.name not in names)
    assert (deck.name, deck.among, deck.usual) == ("deck", ("box", "own"), "box")
    assert offered["jinx"].own is not None
    own = offered["jinx"].own
    assert (own.count, own.told, own.players) == (45, 10, 3)
    assert offered["fix"].own is None
    (few,) = (entry.own for entry in catalogue([Supply("a")]) if entry.own)
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


def begun(table: Table, own: Sequence[Supply]) -> dict[str, Any]:
    (sealed,) = commands.begin(replace(table, own=sets(own)), "id", bytes(32))
    options: dict[str, Any] = sealed.header.options  # type: ignore[union-attr]
    return options


def sets(own: Sequence[Supply]) -> SupplySets:
    return {set_hash(own): own} if own else NO_SETS


def test_the_table_fills_in_its_pictures() -> None:
    options = begun(table("box"), SUPPLIES)
    assert [options[name] for name in FILLED] == ["remote", [], [], []]
    assert "own" not in options
    options = begun(table("own", "same"), SUPPLIES)
    assert [options[name] for name in FILLED] == ["same", [], [], []]
    assert options["own"] == {"type": "NamedSet", "hash": set_hash(SUPPLIES), "count": 45}
    whole = options_of(SHELF["jinx"], options, sets(SUPPLIES))
    assert whole.pictures == tuple(HASHES)
    assert whole.words == tuple(supply.words for supply in SUPPLIES)
    assert whole.descriptions == tuple(supply.description for supply in SUPPLIES)
    unknown = options_of(SHELF["jinx"], options)
    assert len(set(unknown.pictures)) == 45 and not {*unknown.pictures} & {*HASHES} and not any(unknown.words)


def test_an_old_log_with_a_whole_set_is_still_played() -> None:
    """So it was written before sets were named by a hash."""
    supplies = SHELF["jinx"].supplies
    assert supplies is not None
    old = {"deck": "own", **supplies.fill(SUPPLIES)}
    header = Header("jinx", SHELF["jinx"].version, 3, old)
    assert reopen(SHELF["jinx"], header).options.words[0] == "moon, boat"
    assert (supplies.lacking(old, NO_SETS), supplies.lacking(old, sets(SUPPLIES))) == (45, 0)


@pytest.mark.parametrize(
    ("own", "chairs", "clause"), [((), 3, "no-pictures"), (SUPPLIES, 4, "JX-21")], ids=["none", "few"]
)
def test_a_game_does_not_begin_without_enough_pictures(
    own: Sequence[Supply], chairs: int, clause: str
) -> None:
    with pytest.raises(Illegal) as why:
        begun(table("own", chairs=chairs), own)
    assert why.value.clause == clause


def test_a_game_continues_without_its_pictures_and_logs_it(
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
            assert host.table["options"]["pictures"] == [] and host.table["options"]["room"] == "remote"
            assert host.game is not None
            public = host.game["public"]
            assert public["own_pictures"] and public["room"] == "remote"
            told = {one["picture"]: (one["hash"], one["description"]) for one in public["own"]}
            assert sorted(told) == sorted(public["square"]), "only what is in play"
            assert told == {k: (SUPPLIES[k].hash, SUPPLIES[k].description) for k in public["square"]}
            assert public["words"] == [SUPPLIES[k].words for k in public["square"]]
            assert await here.stored(host.code) == await here.table(host.code)
            rows = await here.store.load(host.code)
            assert not any(hash.encode() in row.body for row in rows for hash in HASHES), "the set is named"
            here.own = OwnPictures()
            await here.restart()
            await host.enter()
            assert host.game["public"]["own_pictures"] and len(host.game["public"]["own"]) == 9
            answer = await (await here.dial()).ask(f"GET /pictures/own/{HASHES[0]} HTTP/1.1")
            assert answer.status == 404

    run(story())
    assert [record.getMessage() for record in caplog.records if record.levelname == "WARNING"] != []
