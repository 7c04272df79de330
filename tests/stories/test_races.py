"""Races of clients at a table, by links that delay: who was first is ruled by the moment of the touch."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ninefold.engine import Prompt, convert
from ninefold.engine import replace as engine_replace
from ninefold.games import SHELF
from ninefold.server.live.latency import MOST_CREDIT_MS
from ninefold.server.ops.metrics import MARGINS
from ninefold.server.table.events import CameTooLate
from ninefold.server.table.race_rules import Ruling
from ninefold.server.table.records import read_event, read_notes
from testkit.buzzer_game import on_the_shelf
from testkit.delayed_link import LinkDelays
from testkit.machine_contest import LocalContest
from testkit.machine_player import play_to_the_end
from testkit.machine_table import MachineTable
from testkit.races import Manner, Race


def test_a_whole_game_in_which_every_act_is_a_race(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rules = SHELF["memo_dice"]

    def prompts(state: Any, seat: int) -> list[Prompt]:
        return [engine_replace(prompt, racing=True) for prompt in rules.prompts(state, seat)]

    monkeypatch.setitem(SHELF, "memo_dice", replace(rules, race=lambda state: 0, prompts=prompts))
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", bots=1, naming="recognise")
    play_to_the_end(ann, ben)
    answered = [sight for sight in ann.sights if sight.get("ruled")]
    assert len(answered) > 10 and all(sight["answer"] for sight in answered)
    assert [row.at for row in here.rows] == sorted(row.at for row in here.rows)
    rulings = [(row.at, ruling) for row in here.rows if (ruling := read_notes(row).ruling)]
    assert all(at >= r.moment >= r.arrival - r.credit for at, r in rulings)
    assert here.stored == here.table
    assert caplog.records == []


def test_an_act_in_a_race_is_refused_at_once_while_time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "memo_dice", replace(SHELF["memo_dice"], race=lambda state: 0))
    here = MachineTable()
    ann, _ = here.playing("Ann", "Ben", first=0)
    ann.must("Pause")
    began = here.now
    assert ann.refused("Act", action={"type": "Roll", "die": 0}) == "paused"
    assert here.now - began < 1


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Any:
    with on_the_shelf():
        yield


# By clients, through links that delay. tests/stories/test_jinx_coincidences.py goes by real sockets.
SHAKY = (LinkDelays(10, 3), LinkDelays(40, 8), LinkDelays(100, 15))


def contests(manners: list[Manner], count: int, seed: int = 1) -> tuple[list[Race], LocalContest]:
    rng, contest, found = Random(seed), LocalContest(manners, seed), []
    for number in range(1, count + 1):
        gaps = [0.0, *(rng.uniform(0, 120) for _ in manners[1:])]
        rng.shuffle(gaps)
        found.append(contest.race(number, gaps))
    return found, contest


def won(races: list[Race]) -> tuple[int, int]:
    clear = [race.winner == race.first for race in races if race.margin > 30]
    return sum(clear), len(clear)


def test_the_first_player_wins_despite_jitter() -> None:
    margins = MARGINS.counted
    races, contest = contests([Manner(delays) for delays in SHAKY], 60)
    rows = contest.here.rows
    right, clear = won(races)
    assert clear >= 15
    assert right >= 0.9 * clear
    rulings = [ruling for row in rows if row.scope and (ruling := read_notes(row).ruling) is not None]
    assert len(rulings) == 60, "each press that counted is recorded with its ruling"
    assert all(r.arrival - r.credit <= r.moment <= r.arrival for r in rulings)
    sights = [sight["ruled"] for hand in contest.hands for sight in hand.sights if "ruled" in sight]
    heard: list[Ruling] = convert(sights, list[Ruling])
    assert sorted(heard, key=lambda r: r.moment) == sorted(rulings, key=lambda r: r.moment)
    late = [told["late"] for hand in contest.hands for told in hand.told if told["type"] == "Refused"]
    assert len(late) == 120 and all(ms is not None for ms in late), "who lost hears by how much"
    noted = [event.late for row in rows if isinstance(event := read_event(row), CameTooLate)]
    assert sorted(noted) == sorted(late), "and it stands in the log"
    assert MARGINS.counted - margins == 120, "and is counted"


def test_a_cheat_gains_no_more_than_their_credit() -> None:
    liar = Manner(SHAKY[1], claims=1_000, holds=500)
    races, contest = contests([liar, Manner(SHAKY[0]), Manner(SHAKY[1])], 15)
    assert any(race.winner == 0 != race.first for race in races), "it pays to cheat, a little"
    gains = [race.pressed[0] - race.ruled[0] for race in races if 0 in race.ruled]
    assert max(gains) < MOST_CREDIT_MS
    rulings = [ruling for row in contest.here.rows if (ruling := read_notes(row).ruling) is not None]
    assert rulings and all(ruling.credit <= MOST_CREDIT_MS for ruling in rulings)


def test_acts_do_not_wait_long_for_a_silent_seat() -> None:
    mute = Manner(LinkDelays(100), mute=True)
    races, _ = contests([mute, Manner(LinkDelays(10)), Manner(LinkDelays(10))], 20)
    held = [race.held for race in races if race.winner != 0]
    assert max(held[:3]) > 60, "at first it is waited for"
    assert sorted(held[-6:])[3] < 60, "then no more"


def test_a_slow_phone_does_not_delay_acts_outside_a_race() -> None:
    contest = LocalContest([Manner(LinkDelays(100)), Manner(LinkDelays(5))], 1)
    _, near = contest.hands
    near.until(lambda: near.prompts)
    began = contest.here.now
    answer = near.must("Act", action={"type": "Wave"})
    assert contest.here.now - began < 0.03
    assert "ruled" not in answer and near.news[-1] == {"type": "Waved", "seat": 1}


@pytest.mark.parametrize(
    ("manners", "share"),
    [
        ([Manner(LinkDelays(10)), Manner(LinkDelays(40)), Manner(LinkDelays(100))], 0.98),
        ([Manner(delays) for delays in SHAKY], 0.98),
        ([Manner(LinkDelays(delays.delay, delays.jitter, 0.02, 200)) for delays in SHAKY], 0.94),
        ([Manner(delays, cut=0.1) for delays in SHAKY], 0.98),
    ],
    ids=["steady", "jitter", "stalls", "reconnects"],
)
def test_the_first_player_wins(manners: list[Manner], share: float) -> None:
    races, _ = contests(manners, 250)
    right, clear = won(races)
    assert right >= share * clear, f"{right} of {clear}"
