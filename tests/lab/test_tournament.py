"""Seatings, the log by which a tournament goes on, shares and ratings, and programs by the protocol."""

import asyncio
import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ninefold.cli import main
from ninefold.lab.programs import ProgramFailed, play_match, run_command
from ninefold.lab.rating import rated
from ninefold.lab.setups import BadSetup
from ninefold.lab.tournament import (
    Match,
    MatchLog,
    MatchResult,
    TournamentPlan,
    matches,
    most_drawn,
    play_bots,
    seat_shares,
    seatings,
    shares,
    sides_of,
)
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from tests.docs.test_protocol import DOC, example

PLAN = TournamentPlan("memo_dice", 3, 2, ("adult", "goldfish"), (), 5)


def test_all_seatings_are_played() -> None:
    assert ["".join(one) for one in seatings("abc", 2)] == ["ab", "ac", "ba", "bc", "ca", "cb"]
    few = seatings(("a", "b"), 3)
    assert len(few) == 6 and ("a", "a", "b") in few and ("a", "a", "a") not in few
    assert len(matches(PLAN, 3)) == 6


@pytest.mark.parametrize(("entrants", "players"), [("abcd", 8), ("abcde", 3), ("abc", 4), ("ab", 2)])
def test_drawn_seatings_give_everybody_each_seat_equally_often(entrants: str, players: int) -> None:
    most = most_drawn(len(entrants), players)
    wanted = min(5 * len(entrants), most)
    plan = PLAN._replace(entrants=tuple(entrants), players=players, seatings=wanted)
    drawn = [match.seating for match in matches(plan, 2) if match.round == 0]
    assert len({*drawn}) == len(drawn) == wanted and {*drawn} <= {*seatings(entrants, players)}
    for seat in range(players):
        assert {*Counter(seating[seat] for seating in drawn).values()} == {wanted // len(entrants)}
    assert matches(plan, 2) == matches(plan, 2)
    if wanted < most:
        assert matches(plan, 1) != matches(plan._replace(seed=6), 1)


def test_as_many_seatings_can_be_drawn_as_there_are_balanced_ones() -> None:
    for entrants, players in (("abc", 4), ("abcd", 4), ("abcde", 3), ("ab", 5)):
        balanced = [
            one
            for one in seatings(entrants, players)
            if max(map(one.count, entrants)) - min(map(one.count, entrants)) <= 1
        ]
        assert most_drawn(len(entrants), players) == len(balanced)


def test_a_round_has_the_same_seed_in_all_seatings() -> None:
    one, other = (play_bots(PLAN, match) for match in matches(PLAN, 1))
    assert one.match.seating == other.match.seating[::-1]
    assert play_bots(PLAN, one.match) == one


def test_shares_count_seats_and_ratings_follow_them() -> None:
    played = [play_bots(PLAN, match) for match in matches(PLAN, 4)]
    adult, goldfish = shares(PLAN.entrants, played)
    assert adult["of"] == goldfish["of"] == 8 and adult["times"] > goldfish["times"]
    first, second = rated(PLAN.entrants, (), played)
    assert first.name == "adult" and first.mu > 25 > second.mu and first.sigma < 8
    assert sum(one["times"] for one in seat_shares(2, played)) >= 8


def test_a_team_is_rated_as_a_team() -> None:
    plan = PLAN._replace(game="oni", players=4, options=(("oni", 1),))
    sides = sides_of(plan)
    assert sides == ("team", "Oni", "team", "team")
    won = MatchResult(Match(0, ("adult", "goldfish", "adult", "adult")), (1,), (0, 1, 0, 0))
    first, second = rated(plan.entrants, sides, [won])
    assert (first.name, second.name) == ("goldfish", "adult") and first.mu > 25 > second.mu


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    todo = matches(PLAN, 2)
    whole = [play_bots(PLAN, match) for match in todo]
    MatchLog(file, PLAN).add(whole[:3])
    with file.open("a") as log:
        log.write('{"round": 1, "sea')  # killed as it wrote
    again = MatchLog(file, PLAN)
    assert [*again.played.values()] == whole[:3]
    again.add(whole[3:])
    assert [*MatchLog(file, PLAN).played.values()] == whole


def test_the_log_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    MatchLog(file, PLAN)
    with pytest.raises(BadSetup, match="is of another tournament"):
        MatchLog(file, PLAN._replace(seed=6))
    for other in (b"no JSON\n", b"\xff\n"):
        file.write_bytes(other)
        with pytest.raises(BadSetup, match="is no log of a tournament"):
            MatchLog(file, PLAN)


def test_the_games_in_a_log_are_never_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed as it starts, the command would lose them."""
    file = tmp_path / "games.jsonl"
    MatchLog(file, PLAN).add([play_bots(PLAN, match) for match in matches(PLAN, 1)])
    kept = file.read_bytes()
    with file.open("ab") as log:
        log.write(b'{"round": 1, "sea')
    monkeypatch.delattr(Path, "write_text")
    MatchLog(file, PLAN)
    assert file.read_bytes() == kept


def test_the_command_resumes_and_gives_the_same_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tournament", "memo_dice", "--entrants", "child,random", "--jobs", "1"]
    log, page = tmp_path / "games.jsonl", tmp_path / "report.html"
    assert main([*words, "--rounds", "3", "--json", str(tmp_path / "whole.json")]) == 0
    assert main([*words, "--rounds", "1", "--log", str(log)]) == 0
    resumed = ["--rounds", "3", "--log", str(log), "--report", str(page), "--json", str(tmp_path / "b.json")]
    assert main([*words, *resumed]) == 0
    assert (tmp_path / "whole.json").read_text() == (tmp_path / "b.json").read_text()
    assert len(log.read_text().splitlines()) == 7
    assert (
        page.read_text().count("<svg") == 6
        and "Rules: memo_dice" in page.read_text()
        and "rating" in capsys.readouterr().out
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["fix", "--entrants", "adult"], "at least two entrants"),
        (["fix", "--entrants", "adult,adult"], "at least two entrants with different names"),
        (["fix", "--entrants", "adult,child", "--seatings", "3"], "a multiple of 2, the number of entrants"),
        (["fix", "--entrants", "adult,child", "--players", "2", "--seatings", "4"], "up to 2:"),
        (["fix", "--players", "2,3"], "a tournament takes one number of players"),
        (["fix", "--program", "adult=./play"], "--program takes NAME=COMMAND"),
        (["fix", "--program", "mine=./play", "--entrants", "random"], "unknown bot 'random'"),
        (["fix", "--log", "no-folder/games.jsonl"], "argument --log: there is no folder no-folder"),
    ],
)
def test_an_impossible_setup_gives_a_one_line_error(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        assert main(["tournament", *words]) == 2
    except SystemExit as ended:
        assert ended.code == 2
    said = capsys.readouterr().err
    assert told in said and said.count("\n") == 1


def test_without_the_extra_there_are_shares_and_no_ratings(tmp_path: Path) -> None:
    without = (
        "import sys; sys.modules['openskill'] = sys.modules['matplotlib'] = sys.modules['rich'] = None; "
    )
    start = "from ninefold.cli import main; sys.exit(main())"
    file = tmp_path / "found.json"
    words = ["fix", "--entrants", "child,adult", "--rounds", "1", "--jobs", "1", "--json", str(file)]
    command = [sys.executable, "-c", without + start, "tournament", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    told = "ninefold: A rating needs openskill, which is not installed: pip install '.[lab]'.\n"
    assert (done.returncode, done.stderr) == (0, told)
    found = json.loads(file.read_text())
    assert found["ratings"] == [] and [one["of"] for one in found["entrants"]] == [2, 2]


WITH_PROGRAM = PLAN._replace(entrants=("adult", "mine"), programs=(("mine", "unused"),))


def test_a_program_plays_a_bot_by_the_public_protocol(tmp_path: Path) -> None:
    """The example of docs/protocol.md, in a loop that does not wait."""

    async def start(command: str, url: str, code: str, name: str) -> Any:
        return await example()(url, code, name)

    async def story() -> None:
        async with hall(tmp_path) as here:
            for match in matches(WITH_PROGRAM, 1):
                found = await play_match(here.url, WITH_PROGRAM, match, start)
                assert found.match == match and max(found.scores) >= 21 and found.winners

    run(story())


def test_a_program_that_leaves_is_named(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:

            async def start(command: str, url: str, code: str, name: str) -> None:
                player = await (await here.player(name).enter(code)).sit()
                await player.until(lambda: player.phase == "PlayingView")
                await player.go()

            with pytest.raises(ProgramFailed, match="mine 2 left before the end of the game"):
                await play_match(here.url, WITH_PROGRAM, Match(0, ("adult", "mine")), start)

    run(story())


def test_a_program_that_fails_is_named() -> None:
    fails = f"{sys.executable} -c 'import sys; sys.exit(len(sys.argv))' {{url}} {{code}} {{name}}"
    with pytest.raises(ProgramFailed, match="mine 1 ended with exit code 4"):
        asyncio.run(run_command(fails, "ws://x/ws", "BCDF", "mine 1"))
    with pytest.raises(ProgramFailed, match="cannot be started: No such file"):
        asyncio.run(run_command("./there-is-no-such-program", "", "", "mine 1"))


@pytest.mark.long
def test_a_tournament_with_a_program_of_its_own_process(tmp_path: Path) -> None:
    """It is played in real time: a game of FIX takes a minute or two."""
    (text,) = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
    (tmp_path / "player.py").write_text(text)
    program = f"mine={sys.executable} {tmp_path}/player.py {{url}} {{code}} {{name}}"
    words = ["tournament", "fix", "--entrants", "adult", "--program", program, "--rounds", "1", "--jobs", "2"]
    assert main([*words, "--json", str(tmp_path / "found.json")]) == 0
    assert json.loads((tmp_path / "found.json").read_text())["games"] == 2
