"""python -m benchmarks.races: who wins a race over a bad network, and what cheats gain.

The whole server, by real sockets; every hand sits behind a TCP link that delays, has a clock of its own and
presses at moments that are known. By default only waiting takes time, so that the figures are those of the
ruling, on any machine. With --real, by the real clock: the server is a process of its own, and whatever else
the machine does is in the figures.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import uvloop

from benchmarks.grid import Grid
from ninefold.server.main import ServerSettings, running
from testkit.buzzer_game import on_the_shelf
from testkit.delayed_link import LinkDelays
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.race_contest import Contest
from testkit.races import Manner, Race

WIDEST_MS = 120  # between the first hand and the last
CLEAR_MS = 30  # a margin that must be ruled correctly
FEWEST = 5  # races at a table: fewer cannot be sorted into bands
LIE_MS = 1_000  # by which a liar antedates a press
HOLD_MS = 500  # for which a cheat keeps each pong back

STEADY = (LinkDelays(10), LinkDelays(40), LinkDelays(100))
SHAKY = (LinkDelays(10, 3), LinkDelays(40, 8), LinkDelays(100, 15))
STALLING = tuple(LinkDelays(delays.delay, delays.jitter, stalls=0.02, stall=200) for delays in SHAKY)

Table = Sequence[Manner]

HONEST: dict[str, Table] = {
    "steady": [Manner(delays) for delays in STEADY],
    "jitter": [Manner(delays) for delays in SHAKY],
    "jitter, stalls": [Manner(delays) for delays in STALLING],
    "jitter, reconnects": [Manner(delays, cut=0.1) for delays in SHAKY],
}


def _among(cheat: Manner) -> Table:
    return [cheat, Manner(SHAKY[0]), Manner(SHAKY[1])]


CHEATS: dict[str, Table] = {
    f"{what}, {delays.delay:.0f} ms away": _among(Manner(delays, LIE_MS * lies, HOLD_MS * holds))
    for what, lies, holds in (
        ("honest", 0, 0),
        ("claims the past", 1, 0),
        ("delays pongs", 0, 1),
        ("does both", 1, 1),
    )
    for delays in SHAKY
}

MUTE: dict[str, Table] = {
    "answers": [Manner(SHAKY[2]), Manner(SHAKY[0]), Manner(SHAKY[0])],
    "falls mute": [Manner(SHAKY[2], mute=True), Manner(SHAKY[0]), Manner(SHAKY[0])],
}


async def races(url: str, table: Table, count: int, seed: int) -> list[Race]:
    contest, rng = Contest(url, table, seed), Random(seed)
    await contest.begin()
    found = []
    for number in range(1, count + 1):
        gaps = [0.0, *(rng.uniform(0, WIDEST_MS) for _ in table[1:])]
        rng.shuffle(gaps)
        found.append(await contest.race(number, gaps))
    await contest.end()
    return found


async def measure(url: str, kinds: dict[str, Table], tables: int, count: int) -> dict[str, list[Race]]:
    """Measure this many tables of each kind, all at once."""
    found: dict[str, list[Race]] = {name: [] for name in kinds}

    async def one(name: str, seed: int) -> None:
        await asyncio.sleep(seed * 0.3)  # people do not all sit down at the same moment
        found[name] += await races(url, kinds[name], count, seed)

    async with asyncio.TaskGroup() as group:
        for seed, name in enumerate([name for name in kinds for _ in range(tables)]):
            group.create_task(one(name, seed))
    return found


def honest(found: dict[str, list[Race]]) -> Grid:
    bands = ("races", "> 30 ms", "10-30 ms", "< 10 ms")
    grid = Grid("The first hand won, by the true margin", "air", *bands, *ERRORS)
    for name, every in {**found, "all": [race for kind in found.values() for race in kind]}.items():
        won = [_won(every, low, high) for low, high in ((CLEAR_MS, 1e9), (10, CLEAR_MS), (0, 10))]
        off = [abs(race.ruled[seat] - race.pressed[seat]) for race in every for seat in race.ruled]
        grid.add(name, str(len(every)), *won, *_cuts(off), f"{_middle([r.held for r in every]):.0f}")
    return grid


ERRORS = ("off by: half", "95 %", "worst", "kept, ms")


def _won(every: list[Race], low: float, high: float) -> str:
    band = [race.winner == race.first for race in every if low <= race.margin < high]
    return f"{sum(band)}/{len(band)} = {sum(band) / len(band):.1%}" if band else "-"


def cheats(found: dict[str, list[Race]]) -> Grid:
    columns = ("gains: half", "95 %", "most", "won though 30-100 ms late", "kept, ms")
    grid = Grid("What a hand gains, ms", "hand", *columns)
    for name, every in found.items():
        gains = [race.pressed[0] - race.ruled[0] for race in every if 0 in race.ruled]
        late = [
            race.winner == 0 for race in every if CLEAR_MS <= race.pressed[0] - race.pressed[race.first] < 100
        ]
        won = f"{sum(late)}/{len(late)}"
        grid.add(name, *_cuts(gains), won, f"{_middle([race.held for race in every]):.0f}")
    return grid


def mute(found: dict[str, list[Race]], count: int) -> Grid:
    columns = ("first 2 races: half", "most", "from the 5th on: half", "most")
    grid = Grid("How long a press is kept beside a seat that …, ms", "seat", *columns)
    for name, every in found.items():
        others = [(n % count, race.held) for n, race in enumerate(every) if race.winner != 0]
        early, later = [held for n, held in others if n < 2], [held for n, held in others if n >= 4]
        cells = [f"{value:.0f}" for part in (early, later) for value in (_middle(part), max(part, default=0))]
        grid.add(name, *cells)
    return grid


def _middle(values: list[float]) -> float:
    return statistics.median(values) if values else float("nan")


def _cuts(values: list[float]) -> tuple[str, str, str]:
    if len(values) < 2:
        return "-", "-", "-"
    cuts = statistics.quantiles(values, n=20, method="inclusive")
    return f"{_middle(values):.0f}", f"{cuts[18]:.0f}", f"{max(values):.0f}"


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.races", "--serve", f"{folder}/log"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout
            try:
                yield f"ws://127.0.0.1:{int(process.stdout.readline())}/ws"
            finally:
                process.kill()


async def serve(file: Path) -> None:
    async with running(ServerSettings(file, "127.0.0.1", 0)) as addresses:
        print(addresses.port, flush=True)
        await asyncio.Event().wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.races")
    parser.add_argument("--races", type=int, default=1_000, help="among honest hands (default 1000)")
    parser.add_argument("--real", action="store_true", help="by the real clock")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve is not None:
        with on_the_shelf():
            uvloop.run(serve(asked.serve))
        return
    count = FEWEST if asked.short else max(FEWEST, asked.races // len(HONEST) // 5)
    reporting = sample if asked.short else report
    if asked.real:
        with server() as url:
            asyncio.run(reporting(url, count))
    else:
        with tempfile.TemporaryDirectory() as folder, on_the_shelf():
            run(here(Path(folder), reporting, count))


async def here(folder: Path, reporting: Callable[[str, int], Coroutine[Any, Any, None]], count: int) -> None:
    async with hall(folder) as place:
        await reporting(place.url, count)


async def report(url: str, count: int) -> None:
    few = min(count, 15)
    honest(await measure(url, HONEST, 5, count)).show()
    cheats(await measure(url, CHEATS, 1, count)).show()
    mute(await measure(url, MUTE, 4, few), few).show()


async def sample(url: str, count: int) -> None:
    """One table of the worst of each kind, all at once."""
    worst = [[*kinds.items()][-1] for kinds in (HONEST, CHEATS, MUTE)]
    found = await measure(url, dict(worst), 1, count)
    (delays, _), (cheat, _), (seat, _) = worst
    honest({delays: found[delays]}).show()
    cheats({cheat: found[cheat]}).show()
    mute({seat: found[seat]}, count).show()


if __name__ == "__main__":
    main()
