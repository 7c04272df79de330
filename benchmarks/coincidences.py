"""python -m benchmarks.coincidences: are two touches over a bad network ruled correctly as one moment or two?
And can a script copy another's touch within that moment?

Whole games of Dixit Jinx by real sockets. In every turn two hands touch one card, less than 120 or more than
180 ms apart (JX-8: the same moment is 150). Only waiting takes time: the figures are those of the ruling.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random

from benchmarks.grid import Grid
from benchmarks.races import HONEST, Table
from testkit.delayed_link import LinkDelays
from testkit.in_process_server import hall
from testkit.jinx_coincidence import Pair, Square
from testkit.jumping_loop import run
from testkit.races import Manner

NEAR, FAR, FARTHEST = 120, 180, 300  # ms
TURNS = 10  # of a game: it has a few more
COPIES = 20  # of each kind of copycat
COPYCAT = 2  # its seat
COPYCATS: dict[str, Manner] = {
    "as soon as it knows the card": Manner(LinkDelays(10, 3)),
    "and claims to have touched 1 s earlier": Manner(LinkDelays(10, 3), claims=1_000),
    "and answers each ping 500 ms late": Manner(LinkDelays(10, 3), claims=1_000, holds=500),
}


async def pairs(url: str, table: Table, count: int, seed: int) -> list[Pair]:
    square, rng, found = Square(url, table, seed), Random(seed), list[Pair]()
    await square.begin()
    while len(found) < count:
        apart = rng.uniform(0, NEAR) if rng.random() < 0.5 else rng.uniform(FAR, FARTHEST)
        if (pair := await square.touch(apart)) is None:
            break
        found.append(pair)
    await square.end()
    return found


async def measure(url: str, kinds: dict[str, Table], count: int) -> dict[str, list[Pair]]:
    """Measure this many pairs of each kind, at as many tables as that needs, all at once."""
    found: dict[str, list[Pair]] = {name: [] for name in kinds}

    async def one(name: str, seed: int) -> None:
        await asyncio.sleep(seed * 0.3)  # people do not all sit down at the same moment
        found[name] += await pairs(url, kinds[name], min(count, TURNS), seed)

    tables = -(-count // TURNS)
    async with asyncio.TaskGroup() as group:
        for seed, name in enumerate([name for name in kinds for _ in range(tables)]):
            group.create_task(one(name, seed))
    return found


async def copies(url: str, copycat: Manner, count: int) -> list[bool]:
    """Whether each copied touch was ruled the same moment."""
    found = list[bool]()
    while len(found) < count:
        square = Square(url, [Manner(LinkDelays(10, 3)), Manner(LinkDelays(40, 8)), copycat], len(found))
        await square.begin()
        while len(found) < count and (contested := await square.copied(COPYCAT)) is not None:
            found.append(contested)
        await square.end()
    return found


def grid(found: dict[str, list[Pair]]) -> Grid:
    shown = Grid("Touches of one card, ruled correctly", "network", "pairs", "< 120 ms", "> 180 ms", "all")
    for name, every in {**found, "all": [pair for kind in found.values() for pair in kind]}.items():
        near = [pair.rightly for pair in every if pair.apart < NEAR]
        far = [pair.rightly for pair in every if pair.apart > FAR]
        shown.add(name, str(len(every)), *map(_share, (near, far, near + far)))
    return shown


def _share(rightly: list[bool]) -> str:
    return f"{sum(rightly)}/{len(rightly)} = {sum(rightly) / len(rightly):.1%}" if rightly else "-"


async def report(folder: Path, kinds: dict[str, Table], count: int) -> None:
    async with hall(folder) as place:
        grid(await measure(place.url, kinds, count)).show()
        shown = Grid("A script copies another's touch", "it touches", "copies", "ruled the same moment")
        for name, manner in COPYCATS.items():
            found = await copies(place.url, manner, min(count, COPIES))
            shown.add(name, str(len(found)), str(sum(found)))
        shown.show()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.coincidences")
    parser.add_argument("--pairs", type=int, default=300, help="of touches in all (default 300)")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    asked = parser.parse_args()
    kinds = dict([*HONEST.items()][1:2]) if asked.short else HONEST
    count = 3 if asked.short else -(-asked.pairs // len(kinds))
    with tempfile.TemporaryDirectory() as folder:
        run(report(Path(folder), kinds, count))


if __name__ == "__main__":
    main()
