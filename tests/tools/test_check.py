"""One command tells all that is wrong with one game."""

import re
import subprocess
import sys

import pytest

from tools.check import ROOT, Step, main, of_page, of_rules, tell


def says(words: str, code: int = 0) -> list[str]:
    return [sys.executable, "-c", f"print({words!r}); raise SystemExit({code})"]


def test_a_failure_is_printed_completely_and_the_other_checks_run(capsys: pytest.CaptureFixture[str]) -> None:
    steps = [Step("one", says("fine")), Step("two", says("a\nb", 1)), Step("three", says("fine"))]
    assert not tell(steps)
    told = re.sub(r", \d+ s$", "", capsys.readouterr().out, flags=re.MULTILINE)
    assert told == "ok     one\nFAILED two\n       a\n       b\nok     three\n"
    assert tell(steps[:1])


def test_an_unknown_game_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("chess") == 2
    assert capsys.readouterr().err.startswith("There is no game 'chess'; there are fix, ")


def test_only_the_named_game_is_checked() -> None:
    words = [word for step in [*of_rules("fix"), *of_page("fix")] for word in step.command]
    assert not [word for word in words if "memo" in word]
    assert words.count("src/ninefold/games/fix") == 3 and words.count("src/games/fix") == 3


@pytest.mark.long
def test_a_correct_game_passes() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.check", "fix"], cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True
    )
    assert done.returncode == 0, done.stdout.decode()
    assert done.stdout.decode().count("ok     ") == len([*of_rules("fix"), *of_page("fix")])
