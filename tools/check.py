"""All that concerns one game, in under two minutes: make check GAME=pig

Its files' style and types, the rules of who imports whom, its scenarios, its tests and those that every game
must pass, and its page. What takes a browser, or minutes, is left to `make test` and `make test-long`.
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from ninefold.games import SHELF

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
SHARED_TESTS = "src/games/games.test.ts"  # of every game's folder


class Step(NamedTuple):
    what: str
    command: list[str]


class Done(NamedTuple):
    step: Step
    passed: bool
    told: str
    seconds: float


def of_rules(game: str) -> list[Step]:
    folders = [f"src/ninefold/games/{game}", f"tests/games/{game}"]
    there = [folder for folder in folders if (ROOT / folder).is_dir()]
    tests = ["tests", "--ignore", "tests/browser", "--game", game, "-m", "not long", "-n", "auto", "-q"]
    return [
        Step("style", [f"{BIN}/ruff", "check", *there]),
        Step("format", [f"{BIN}/ruff", "format", "--check", *there]),
        Step("types", [f"{BIN}/mypy", *there]),
        Step("who imports whom", [f"{BIN}/lint-imports", "--no-logo"]),
        Step("scenarios and tests", [sys.executable, "-m", "pytest", *tests]),
    ]


def of_page(game: str) -> list[Step]:
    folder = f"src/games/{game}"
    npm = [sys.executable, "hatch_build.py"]
    return [
        Step("what the page is told", [sys.executable, "-m", "tools.generate", "check"]),
        Step(
            "the page's format",
            [*npm, "exec", "--no", "--", "prettier", "--check", folder, f"src/texts/*/{game}.json"],
        ),
        Step("the page's style", [*npm, "exec", "--no", "--", "eslint", folder]),
        Step("the page's tests", [*npm, "exec", "--no", "--", "vitest", "run", SHARED_TESTS, folder]),
        Step("the page's types", [*npm, "run", "check"]),
    ]


def follow(steps: list[Step]) -> Iterator[Done]:
    for step in steps:
        began = time.monotonic()
        ended = subprocess.run(
            step.command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        told = ended.stdout.decode(errors="replace")
        yield Done(step, ended.returncode == 0, told, time.monotonic() - began)


def tell(steps: list[Step]) -> bool:
    """Whether all passed; of what did not, all that it said."""
    well = True
    for step, passed, told, seconds in follow(steps):
        print(f"{'ok    ' if passed else 'FAILED'} {step.what}, {seconds:.0f} s", flush=True)
        if not passed:
            print("\n".join(f"       {line}" for line in told.splitlines()), flush=True)
            well = False
    return well


def main(game: str) -> int:
    if game not in SHELF:
        print(f"There is no game {game!r}; there are {', '.join(SHELF)}", file=sys.stderr)
        return 2
    with ThreadPoolExecutor() as side_by_side:
        return 0 if all([*side_by_side.map(tell, [of_rules(game), of_page(game)])]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else "Which game? make check GAME=fix")
