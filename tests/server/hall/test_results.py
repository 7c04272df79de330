"""Results of a hall: fair to those who came late, safe in a spreadsheet, for the host alone."""

import asyncio
import csv
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from ninefold.server.hall.events import (
    HallChoice,
    HallChosen,
    HallEvent,
    HallOpened,
    Joined,
    PersonLeft,
    RoundSeated,
    TableBegun,
    TableEnded,
)
from ninefold.server.hall.evolve import evolve_hall
from ninefold.server.hall.results import as_csv, results
from ninefold.server.hall.standing import ranked
from ninefold.server.hall.state import Hall
from ninefold.server.http_api.misses import MISS_S
from ninefold.server.net.http import Request
from ninefold.server.store.port import Row
from testkit.in_process_server import hall
from testkit.jumping_loop import run


def folded(*events: HallEvent) -> Hall:
    now = Hall()
    for event in events:
        now = evolve_hall(now, event, 0)
    return now


def begun(people: int) -> list[HallEvent]:
    joined = [Joined(n, f"token {n}", f"P{n}", "fox") for n in range(people)]
    games = HallChoice(("fix",) * 4)
    return [HallOpened("BCDF", "host", "00"), *joined, HallChosen(games)]


def played(*tables: tuple[int | None, ...], scores: tuple[int, ...]) -> list[HallEvent]:
    ends: list[HallEvent] = [
        TableEnded(number, scores[: len(seats)], (0,)) for number, seats in enumerate(tables)
    ]
    return [RoundSeated(tables), *[TableBegun(number) for number in range(len(tables))], *ends]


def test_people_who_came_late_or_sat_out_lose_nothing() -> None:
    now = folded(*begun(5), *played((0, 1), (2, 3), scores=(5, 3)), *played((4, 0), (2, 3), scores=(5, 3)))
    tallies = [person.tally for person in now.people]
    assert [one.points for one in tallies] == [5, 2, 6, 4, 3]
    assert [one.games for one in tallies] == [2, 1, 2, 2, 1]
    assert [one.sat_out for one in tallies] == [0, 1, 0, 0, 1]
    assert ranked(now) == [(2, 1), (4, 1), (0, 3), (3, 4), (1, 4)]


def test_a_game_that_was_ended_counts_for_nobody() -> None:
    now = folded(*begun(2), RoundSeated(((0, 1),)), TableBegun(0), TableEnded(0))
    assert [person.tally.games for person in now.people] == [0, 0] and now.phase == "standing"


def test_a_person_who_missed_too_many_rounds_has_no_place_and_one_who_left_is_last() -> None:
    rounds = [event for _ in range(2) for event in played((0, 1), scores=(5, 3))]
    left = [*begun(3), *played((0, 1, 2), scores=(5, 3, 1)), PersonLeft(2), *rounds]
    back = folded(*left, Joined(2, "token 2", "P2", "fox"), PersonLeft(1))
    assert ranked(back) == [(0, 1), (2, None), (1, None)]
    assert (back.people[2].missed, back.people[2].tally.sat_out) == (2, 0)


def test_a_round_that_was_played_to_the_end_nowhere_counts_for_nobody() -> None:
    now = folded(*begun(3), RoundSeated(((0, 1),)), TableBegun(0), TableEnded(0))
    assert [(person.missed, person.tally.sat_out) for person in now.people] == [(0, 0)] * 3


def test_a_name_is_no_formula_and_is_not_shown_with_faces_only() -> None:
    events: list[HallEvent] = [
        HallOpened("BCDF", "host", "00"),
        Joined(0, "token", "=1+1", "fox"),
        Joined(1, "t", "Ann", "cat"),
    ]
    now = folded(*events, HallChosen(HallChoice(("fix",))), *played((0, 1), scores=(5, 3)))
    lines = [*csv.DictReader(as_csv(results(now)).splitlines())]
    assert [line["name"] for line in lines] == ["'=1+1", "Ann"]
    assert [(line["score 1"], line["medal 1"], line["place"]) for line in lines] == [
        ("5", "1", "1"),
        ("3", "2", "2"),
    ]
    hidden = folded(
        *events, HallChosen(HallChoice(("fix",), faces_only=True)), *played((0, 1), scores=(5, 3))
    )
    assert "Ann" not in as_csv(results(hidden))


def test_results_are_for_the_host_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            host = await here.player("Ann").open_hall()
            await host.must("Join", name="Ann", face="fox")
            table = await here.player("Ben").open()

            async def ask(code: str, token: str, kind: str = "results.json") -> tuple[int, bytes]:
                line = await here.dial()
                answer = await line.ask(
                    f"GET /api/hall/{code}/{kind} HTTP/1.1", Authorization=f"Bearer {token}"
                )
                return answer.status, answer.body

            status, body = await ask(host.code, host.token)
            assert status == 200 and json.loads(body)["standing"][0]["name"] == "Ann"
            assert (await ask(host.code.lower(), host.token, "results.csv"))[1].startswith(
                b"place,number,name"
            )
            assert (await ask(host.code, "x" * 20))[0] == 404
            assert (await ask(host.code, host.token, "results.xls"))[0] == 404
            assert (await ask(table.code, table.token))[0] == 404
            at_once = [ask("BCDFG", host.token) for _ in range(40)]
            told = [status for status, _ in await asyncio.gather(*at_once)]
            assert told.count(404) <= 17 and set(told) <= {404, 429, 503}, "three were wrong before"
            for _ in range(17):
                await ask("BCDFG", host.token)
            assert (await ask(host.code, host.token))[0] == 429

    run(story())
    assert caplog.records == []


def test_a_stranger_learns_nothing_of_a_hall_and_makes_nobody_read_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            loop, read, load, looked_up = (
                asyncio.get_running_loop(),
                list[str](),
                here.store.load,
                here.store.own_events,
            )
            host = await here.player("Ann").open_hall()
            table = await here.player("Ben").open()

            async def noted(code: str) -> list[Row]:
                read.append(code)
                return await load(code)

            async def slowly(codes: Sequence[str]) -> dict[str, list[Row]]:
                await asyncio.sleep(0.2 if host.code in codes else 0.01)
                return await looked_up(codes)

            monkeypatch.setattr(here.store, "load", noted)
            monkeypatch.setattr(here.store, "own_events", slowly)
            took: list[float] = []
            for code in (host.code, table.code, "BCDF", "no code"):
                began = loop.time()
                request = Request(
                    "GET", f"/api/hall/{code}/results.csv", {}, {"authorization": "Bearer x"}, code
                )
                assert (await here.app._results.answer(request)).status == 404
                took.append(loop.time() - began)
            assert read == [] and took == pytest.approx([MISS_S] * 4, abs=0.1)

    run(story())
