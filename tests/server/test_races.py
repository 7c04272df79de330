"""Who was first: ruled by the moment at the hand, within the measured delay."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from ninefold.games import SHELF
from ninefold.server.log import read_notes
from ninefold.server.protocol import Ruled
from ninefold.server.races import MOST_CREDIT, TRIPS, Lineup, Link, patience, rule
from tests.server.hall import hall
from tests.server.hasty import run
from tests.server.player import all_of


def link(*trips: float, ahead: float = 0.0) -> Link:
    """A connection that took so long to answer, each time; its clock is ahead of ours."""
    made, now = Link(), 0.0
    for number, trip in enumerate(trips):
        made.sent(str(number), now)
        made.answered(str(number), now + trip / 2 + ahead, now + trip)
        now += 1000
    return made


@pytest.mark.parametrize(
    ("trips", "credit"),
    [
        ((), 0),
        ((40,) * 5, 20),
        ((40, 40, 40, 80), 20 + 2 * 15),
        ((900,) * 5, MOST_CREDIT),
        ((900,) * 5 + (40,) * TRIPS, 20),
    ],
    ids=["unknown", "steady", "shaky", "far", "only the last count"],
)
def test_credit(trips: tuple[float, ...], credit: int) -> None:
    assert link(*trips).credit == credit


def test_credit_is_frozen_for_a_race() -> None:
    one = link(40, 40)
    one.freeze()
    one.sent("slow", 9000)
    one.answered("slow", 0, 9900)
    assert one.credit == 20
    one.thaw()
    assert one.credit == MOST_CREDIT


def test_another_clock_is_known_by_the_quickest_trip() -> None:
    assert link().ours(5) is None
    one = link(20, ahead=5_000)
    one.sent("lame", 2000)
    one.answered("lame", 2390 + 5_000, 2400)  # nearly all of the trip before their clock was read
    assert one.ours(6_000) == 1_000


def test_who_does_not_answer_is_not_waited_for() -> None:
    assert not link().live
    one = link(20)
    one.sent("a", 2000)
    assert one.live
    one.sent("b", 3000)
    assert not one.live
    one.answered("b", 0, 3010)
    assert one.live
    one.answered("no ping of ours", 0, 1)
    assert one.credit < 20


@pytest.mark.parametrize(
    ("claim", "floor", "moment"),
    [(950, 0, 950), (10, 0, 900), (2000, 0, 1000), (950, 980, 980), (950, 1005, 1005)],
    ids=["believed", "too early", "in the future", "before it was shown", "shown after it arrived"],
)
def test_a_claim_counts_within_limits(claim: int, floor: int, moment: int) -> None:
    assert rule(claim, 1000, 100, floor) == Ruled(moment, claim, 1000, 100)


def test_acts_leave_in_the_order_of_their_moments() -> None:
    lineup = Lineup()
    for moment, rank, seat in [(30, 0, 0), (10, 2, 2), (10, 1, 1), (5, 2, 2)]:
        lineup.join(Ruled(moment, moment, moment, 0), rank, seat, lambda _: None)
    left = [lineup.pop() for _ in range(4)]
    assert [(entry.moment, entry.seat) for entry in left] == [(10, 1), (10, 2), (10, 2), (30, 0)]
    assert left[2].ruled.moment == 5, "no seat acts before its own previous act"
    assert lineup.first is None


def test_nobody_waits_for_oneself() -> None:
    assert patience([(0, 30), (1, 80)]) == 80
    assert patience([(0, 30), (1, 80)], seat=1) == 30
    assert patience([]) == 0


def test_a_whole_game_in_which_every_act_is_a_race(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rules = SHELF["memo_dice"]
    monkeypatch.setitem(SHELF, "memo_dice", replace(rules, race=lambda state: 0))

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", bots=1, naming="recognise")
            await all_of(ann, ben)
            answered = [sight for sight in ann.sights if sight.get("ruled")]
            assert len(answered) > 10 and all(sight["answer"] for sight in answered)
            rows = await here.store.load(ann.code)
            assert [row.at for row in rows] == sorted(row.at for row in rows)
            rulings = [(row.at, ruling) for row in rows if (ruling := read_notes(row).ruling)]
            assert all(at >= r.moment >= r.arrival - r.credit for at, r in rulings)
            assert await here.stored(ann.code) == await here.table(ann.code)

    run(story())
    assert caplog.records == []


def test_an_act_in_a_race_is_refused_at_once_while_time_stands_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SHELF, "memo_dice", replace(SHELF["memo_dice"], race=lambda state: 0))

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _ = await here.playing("Ann", "Ben", first=0)
            await ann.must("Pause")
            began = asyncio.get_running_loop().time()
            assert await ann.refused("Act", action={"type": "Roll", "die": 0}) == "paused"
            assert asyncio.get_running_loop().time() - began < 1

    run(story())
