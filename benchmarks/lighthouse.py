"""python -m benchmarks.lighthouse: what Lighthouse says of the shelf and of a running table of each game.

The real server, Debian's Chromium, a browser that was never here before: so a table is seen by somebody who
watches. By default as on a middling phone on slow air, Lighthouse's own preset; the middle of several runs,
since a busy moment of the machine only ever lowers a score. `machine` is Lighthouse's own measure of how fast
the computer was just then: its preset makes a middling phone of one with 1500 to 2000.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.grid import Grid
from hatch_build import Failed, find_npm
from ninefold.games import SHELF
from ninefold.server.main import ServerSettings, running
from testkit.protocol_client import Player

LIGHTHOUSE = "lighthouse@12.8.2"
CHROMIUM = "/usr/bin/chromium-headless-shell"
FLAGS = "--headless=new --no-sandbox --disable-gpu"
SCORES = ("performance", "accessibility", "best-practices")
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
STEPS = 8  # moves of the one person, so that there is something on the table

Report = dict[str, Any]


async def running_table(url: str, game: str) -> str:
    """The code of a table with a person and two bots, which waits for the person."""
    player = await (await Player(url, "Ann").open(game)).sit()
    for level in ("child", "adult"):
        await player.must("AddBot", level=level)
    await player.must("Begin")
    for _ in range(STEPS):
        await asyncio.wait_for(player.move(), 60)
    return player.code


class Missing(Exception):
    """What this needs is not here: one line."""


async def lighthouse(*words: str, quiet: bool = False) -> int:
    npm, environment = find_npm()
    process = await asyncio.create_subprocess_exec(
        *npm,
        *("exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", *words),
        env={**environment, "CHROME_PATH": os.environ.get("CHROME_PATH", CHROMIUM)},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL if quiet else None,
        stderr=asyncio.subprocess.DEVNULL if quiet else None,
    )
    return await process.wait()


async def check() -> None:
    if not Path(os.environ.get("CHROME_PATH", CHROMIUM)).exists():
        raise Missing(f"there is no {CHROMIUM}: install it, or name another with CHROME_PATH")
    if await lighthouse("--version", quiet=True):
        raise Missing(f"npm does not give {LIGHTHOUSE}")


async def look(address: str, preset: str, keep: Path) -> Report:
    words = [address, "--quiet", f"--output-path={keep}", "--output=json"]
    words += [f"--only-categories={','.join(SCORES)}", f"--chrome-flags={FLAGS}"]
    if await lighthouse(*words, *(["--preset=desktop"] if preset == "desktop" else [])):
        raise SystemExit("Lighthouse failed: see above.")
    found: Report = json.loads(keep.read_text())
    return found


async def measure(games: list[str], preset: str, rounds: int, keep: Path) -> dict[str, list[Report]]:
    await check()
    async with running(ServerSettings(keep / "tables.db", "127.0.0.1", 0)) as addresses:
        here = f"127.0.0.1:{addresses.port}"
        found: dict[str, list[Report]] = {name: [] for name in ("shelf", *games)}
        for turn in range(rounds):  # in turns, so that a busy moment of the machine hits all alike
            for name, reports in found.items():
                # a table of its own for every look: some games go on without the person
                path = "" if name == "shelf" else f"t/{await running_table(f'ws://{here}/ws', name)}"
                reports.append(
                    await look(f"http://{here}/{path}", preset, keep / f"{name}-{preset}-{turn}.json")
                )
    return found


def _summary(values: list[float]) -> str:
    return f"{statistics.median(values):,.0f} ({min(values):,.0f} to {max(values):,.0f})"


def report(found: dict[str, list[Report]], preset: str) -> Grid:
    rounds = max(map(len, found.values()))
    columns = [column.replace("-contentful", "").replace("-time", "") for column in (*SCORES, *TIMES)]
    title = f"{LIGHTHOUSE}, {preset}: the middle of {rounds} (and the range)"
    grid = Grid(title, "page", *columns, "machine")
    for name, reports in found.items():
        scores = [[100 * one["categories"][score]["score"] for one in reports] for score in SCORES]
        times = [[one["audits"][time]["numericValue"] for one in reports] for time in TIMES]
        machine = [one["environment"]["benchmarkIndex"] for one in reports]
        grid.add(name, *map(_summary, scores), *map(_summary, times), _summary(machine))
    return grid


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.lighthouse")
    parser.add_argument("games", nargs="*", help="whose running table (default: every game's)")
    parser.add_argument("--preset", choices=("phone", "desktop"), default="phone")
    parser.add_argument("--rounds", type=int, default=5, help="looks at each page (default 5)")
    parser.add_argument("--keep", type=Path, help="a folder for Lighthouse's own reports")
    parser.add_argument("--short", action="store_true", help="only see that it runs: the shelf, once")
    asked = parser.parse_args()
    games, rounds = ([], 1) if asked.short else (asked.games or [*SHELF], asked.rounds)
    with tempfile.TemporaryDirectory() as folder:
        keep = asked.keep or Path(folder)
        keep.mkdir(parents=True, exist_ok=True)
        try:
            found = uvloop.run(measure(games, asked.preset, rounds, keep))
        except (Missing, Failed) as why:
            print(f"benchmarks.lighthouse: {why}", file=sys.stderr)
            return 2
        report(found, asked.preset).show()
    return 0


if __name__ == "__main__":
    sys.exit(main())
