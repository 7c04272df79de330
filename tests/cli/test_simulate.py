"""`ninefold simulate`: the same seed gives the same figures, and the report needs nothing else."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ninefold.cli import main

ROOT = Path(__file__).parents[2]


def simulated(tmp_path: Path, *words: str, name: str = "found") -> Any:
    file = tmp_path / f"{name}.json"
    assert main(["simulate", *words, "--json", str(file)]) == 0
    return json.loads(file.read_text())


def test_the_same_seed_gives_the_same_figures_on_any_number_of_jobs(tmp_path: Path) -> None:
    words = ["memo_dice", "--games", "41", "--seed", "7"]
    alone = simulated(tmp_path, *words, "--jobs", "1")
    assert alone == simulated(tmp_path, *words, "--jobs", "2")
    other = simulated(tmp_path, *words[:-1], "8", "--jobs", "1")
    assert alone["runs"] != other["runs"]
    assert alone["runs"][0]["games"] == 41


def test_two_runs_are_set_side_by_side_in_one_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.html"
    words = ["memodixe", "--players", "3", "--bots", "child,adult,random", "--games", "4", "--jobs", "1"]
    against = ["--against", "bots=elephant", "options=edition=first"]
    found = simulated(tmp_path, *words, "--report", str(file), *against)
    assert [run["bots"] for run in found["runs"]] == [["child", "adult", "random"], ["elephant"] * 3]
    assert found["runs"][1]["options"] == {"edition": "first"}
    page = file.read_text()
    assert page.count("<svg") == 6 and "elephant, edition first" in page
    named = re.findall(r'(?:src|href)="(?!#)[^"]*"|url\((?!#)[^)]*\)|@import|<script', page)
    assert named == [], "the page needs nothing else"
    told = capsys.readouterr().out
    assert "seat 2 adult" in told and "95 %" in told


def test_oni_is_played_by_level_and_number_of_players(tmp_path: Path) -> None:
    words = ["oni", "--players", "4,6", "--options", "level=easy|hard", "--games", "2", "--jobs", "1"]
    file = tmp_path / "report.html"
    found = simulated(tmp_path, *words, "--report", str(file))
    kinds = [(len(run["bots"]), run["options"]["level"]) for run in found["runs"]]
    assert kinds == [(4, "easy"), (4, "hard"), (6, "easy"), (6, "hard")]
    assert [one["name"] for one in found["runs"][0]["sides"]] == ["Oni", "team"]
    assert "Which side wins" in file.read_text()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "unknown game 'chess'"),
        (["fix", "--players", "9"], "fix is for 2 to 5 players, not 9"),
        (["fix", "--players", "few"], "--players takes numbers"),
        (["fix", "--bots", "owl"], "unknown bot 'owl'"),
        (["fix", "--players", "3", "--bots", "child,adult"], "--bots names 2 bots for 3 seats"),
        (["fix", "--options", "speed=3"], "fix has no option 'speed'"),
        (["fix", "--options", "hands=feet"], "fix: Invalid enum value 'feet'"),
        (["fix", "--against", "seed=3"], "--against takes players=…, bots=…, options=…"),
        (["fix", "--json", "no-folder/x.json"], "argument --json: there is no folder no-folder"),
        (["fix", "--report", "."], "argument --report: . is a folder"),
        (["fix", "--games", "0"], "argument --games: invalid positive value: '0'"),
    ],
)
def test_an_impossible_setup_gives_a_one_line_error(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        assert main(["simulate", *words]) == 2
    except SystemExit as ended:
        assert ended.code == 2
    said = capsys.readouterr().err
    assert told in said and said.count("\n") == 1


def test_without_the_extra_the_report_says_what_to_install_and_json_works(tmp_path: Path) -> None:
    without = "import sys; sys.modules['matplotlib'] = sys.modules['rich'] = None; "
    run = "from ninefold.cli import main; sys.exit(main())"
    words = ["simulate", "fix", "--games", "2", "--jobs", "1", "--json", str(tmp_path / "found.json")]
    command = [sys.executable, "-c", without + run, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    done = subprocess.run([*command, "--report", "x.html"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 2
    assert done.stderr == (
        "ninefold: A report needs matplotlib, which is not installed: pip install '.[lab]'.\n"
    )
    assert "lab" in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]


def test_the_other_commands_do_not_import_the_lab() -> None:
    """They also import nothing that the extra `lab` brings."""
    check = (
        "import sys, ninefold.cli.serve, ninefold.server.main, ninefold.sim; "
        "print([name for name in ('ninefold.lab', 'matplotlib', 'openskill', 'rich') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, timeout=300)
    assert done.stdout == "[]\n", done.stderr
