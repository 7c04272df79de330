"""A game hears of the world outside what is among its events, and of nothing else."""

import asyncio
from dataclasses import replace
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_args

import pytest

from ninefold.engine import Away, Back, Talked
from ninefold.games import SHELF
from ninefold.server.table.events import Said
from ninefold.server.table.records import read_event, read_notes
from ninefold.server.table.state import Playing
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run

RULES = SHELF["memo_dice"]
OWN = tuple(set(get_args(RULES.event)) - {Away, Back, Talked})


@pytest.fixture
def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that does not care who is there."""
    monkeypatch.setitem(SHELF, "memo_dice", replace(RULES, event=reduce(or_, OWN)))


def evolve(state: Any, event: Any, at: int) -> Any:
    return state if isinstance(event, Talked) else RULES.evolve(state, event, at)


def news(state: Any, event: Any, seat: int | None) -> Any:
    return event if isinstance(event, Talked) else RULES.news(state, event, seat)


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> None:
    heeding = replace(RULES, event=RULES.event | Talked, evolve=evolve, news=news)
    monkeypatch.setitem(SHELF, "memo_dice", heeding)


async def away(here: InProcessServer, code: str) -> tuple[int, ...]:
    phase = (await here.table(code)).phase
    assert isinstance(phase, Playing)
    return phase.away


async def told(here: InProcessServer, code: str, *kinds: type) -> list[tuple[str, Any]]:
    events = [(row.scope, read_event(row)) for row in await here.store.load(code)]
    return [(scope, event) for scope, event in events if isinstance(event, kinds)]


def test_a_game_that_asks_for_it_hears_who_leaves_and_returns(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            await ben.go()
            await asyncio.sleep(4)
            assert await away(here, ann.code) == (1,)
            await ben.enter()
            await asyncio.sleep(1)
            assert await away(here, ann.code) == ()
            assert await told(here, ann.code, Away, Back) == [("memo_dice", Away(1)), ("memo_dice", Back(1))]

    run(story())


@pytest.mark.usefixtures("careless")
def test_the_table_knows_who_is_away_even_if_the_game_does_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben, cid = await here.playing("Ann", "Ben", "Cid", first=0)
            await ben.go()
            await asyncio.sleep(4)
            assert await told(here, ann.code, Away, Back) == [("", Away(1))]
            assert await away(here, ann.code) == (1,)
            assert "Away" not in [item["type"] for item in ann.news]
            await here.restart()
            await ann.enter()
            await cid.enter()
            assert await away(here, ann.code) == (1,) and not ann.table["waiting"]
            await ann.until(lambda: ann.table["chairs"][1]["stand_in"])
            await ben.enter()
            await ann.until(lambda: not ann.table["chairs"][1]["stand_in"])
            assert await away(here, ann.code) == ()
            assert await here.stored(ann.code) == await here.table(ann.code)

    run(story())


@pytest.mark.usefixtures("listening")
def test_talk_is_stored_in_the_same_commit_as_its_event(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            answer = await ben.must("Say", words=":wow:")
            assert [item for _, item in answer["news"]] == [{"type": "Talked", "seat": 1}]
            assert answer["said"] == [[1, ":wow:"]] and answer["number"] == answer["since"] + 2
            *_, first, second = rows = await here.store.load(ann.code)
            assert [read_event(first), read_event(second)] == [Said(1, ":wow:"), Talked(1)]
            assert [first.scope, second.scope] == ["", "memo_dice"] and first.at == second.at
            assert read_notes(first).by == read_notes(second).by != ""
            await ann.must("Pause")
            await ben.must("Say", words=":hmm:")
            assert len(await told(here, ann.code, Talked)) == 1, "nobody plays during a pause"
            assert len(await told(here, ann.code, Said)) == 2
            await ann.must("Stop")
            assert await here.stored(ann.code) == await here.table(ann.code)
            assert rows == (await here.store.load(ann.code))[: len(rows)]

    run(story())


def test_a_game_that_does_not_ask_for_talk_hears_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            answer = await ben.must("Say", words=":wow:")
            assert "news" not in answer and answer["number"] == answer["since"] + 1
            assert await told(here, ann.code, Talked) == []

    run(story())
