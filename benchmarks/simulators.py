"""make bench-sim: random legal play here and in other libraries, decisions per CPU-second of one core.

All take turns, round after round, so that other work of the machine slows everybody. The others are
installed into an environment of their own in the user's cache; a line names one that cannot be installed.
Their games are other games: the figures say what a library's way of playing costs, not which is better.
"""

import argparse
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.grid import Grid
from ninefold.fast.build import is_built
from ninefold.games import SHELF

# Beside each other: tiny, larger, and with dice. TextArena's acts are words.
PEERS = {
    "open_spiel": ("tic_tac_toe", "connect_four", "backgammon"),
    "pettingzoo": ("tictactoe_v3", "connect_four_v3"),
    "textarena": ("TicTacToe-v0-raw",),
}
PACKAGES = {
    "open_spiel": "open_spiel",
    "pettingzoo": "pettingzoo[classic]",
    "popgym": "popgym",
    "textarena": "textarena",
}
HERE = Path(__file__).parent


class Runner(NamedTuple):
    """A game of a library, and the command that measures it for so many seconds."""

    library: str
    game: str
    command: list[str]
    environment: dict[str, str]

    def measure(self, seconds: float) -> float:
        done = subprocess.run(
            [*self.command, str(seconds)], env=os.environ | self.environment, capture_output=True, text=True
        )
        if done.returncode:
            raise RuntimeError(f"{self.library} {self.game} failed: {done.stderr.strip().splitlines()[-1]}")
        return float(done.stdout.split()[-1])


def ours() -> Iterator[Runner]:
    for name in SHELF:
        command = [sys.executable, "-m", "benchmarks.headless", "--only", name, "--seconds"]
        yield Runner("ninefold", name, command, {"NINEFOLD_FAST": "off"})
        if is_built(name):
            yield Runner("ninefold, compiled", name, command, {"NINEFOLD_FAST": "on"})


def peers(wanted: Mapping[str, Sequence[str]], install: bool) -> Iterator[Runner]:
    python = _folder() / "bin" / "python"
    for library, games in wanted.items():
        why = _missing(python, library, install)
        if why is not None:
            print(f"{library} is not measured: {why}")
            continue
        for game in games:
            yield Runner(library, game, [str(python), str(HERE / "peer_games.py"), library, game], {})


def _folder() -> Path:
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "ninefold" / f"peers-{sys.version_info.major}.{sys.version_info.minor}"


def _missing(python: Path, library: str, install: bool) -> str | None:
    module = "pyspiel" if library == "open_spiel" else library
    if python.exists() and _succeeds([str(python), "-c", f"import {module}"]):
        return None
    if not install:
        return "it is not installed; without --short it would be"
    if not python.exists():
        shutil.rmtree(_folder(), ignore_errors=True)
        venv.create(_folder(), with_pip=True)
    print(f"Installing {library} into {_folder()} …", flush=True)
    if _succeeds([str(python), "-m", "pip", "install", "--quiet", PACKAGES[library]]):
        return None
    return f"pip install '{PACKAGES[library]}' failed"


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True).returncode == 0


def in_turns(runners: Sequence[Runner], rounds: int, seconds: float) -> list[list[float]]:
    """The figures of each runner, one for each round."""
    measured = [[runner.measure(seconds) for runner in runners] for _ in range(rounds)]
    return [list(figures) for figures in zip(*measured, strict=True)]


def compare(rounds: int, seconds: float, install: bool) -> None:
    runners = [*ours(), *peers(PEERS, install)]
    grid = Grid(f"random legal play, {rounds} rounds", "", "decisions / CPU-s", "from", "to")
    for runner, figures in zip(runners, in_turns(runners, rounds, seconds), strict=True):
        shown = (median(figures), min(figures), max(figures))
        grid.add(f"{runner.library}: {runner.game}", *(f"{figure:,.0f}" for figure in shown))
    grid.show()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.simulators", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="(default 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each game and round (default 2)")
    parser.add_argument("--short", action="store_true", help="only see that it runs; install nothing")
    asked = parser.parse_args()
    rounds, seconds = (1, 0.05) if asked.short else (asked.rounds, asked.seconds)
    compare(rounds, seconds, install=not asked.short)


if __name__ == "__main__":
    main()
