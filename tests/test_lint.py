"""Each command of `make lint` is a test, so that they run beside the others and the summary counts them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAMS = {"$(BIN)": str(Path(sys.executable).parent), "$(PAGE)": f"{sys.executable} hatch_build.py"}


def commands() -> list[str]:
    makefile = (ROOT / "Makefile").read_text()
    recipes = re.findall(r"^lint-(?:python|page):\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    return [line.removeprefix("\t@") for recipe in recipes for line in recipe.splitlines()]


def test_all_commands_of_make_lint_are_found() -> None:
    assert len(commands()) == 9 and all(re.match(r"\$\((BIN|PAGE)\)", command) for command in commands())


@pytest.mark.early
@pytest.mark.parametrize("command", commands())
def test_lint(command: str) -> None:
    for name, program in PROGRAMS.items():
        command = command.replace(name, program)
    done = subprocess.run(
        command.split(), cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        pytest.fail(done.stdout.decode(errors="replace"), pytrace=False)
