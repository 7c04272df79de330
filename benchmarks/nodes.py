"""python -m benchmarks.nodes: what a database and a bus cost, beside one process with a file.

Tables of 4 play Memo Dice in a closed loop, as in benchmarks.tables, every act committed before it is told.
All share this machine's cores, so what counts is what each process spends on a move, not moves a second.
Then one table alone: the delay for clients at the table's own node and at the other node. Guests are either
all at their table's node, or one half of them at the other. In the end, many tables.
"""

import argparse
import asyncio
import statistics
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple, Protocol

import uvloop

from benchmarks.grid import Grid
from benchmarks.tables import Played, server
from testkit.node_processes import Node
from testkit.servers import Nats, Postgres, cpu_of


class Extent(NamedTuple):
    tables: int = 50
    seconds: float = 3.0  # of full load a round
    rounds: int = 3
    many: tuple[int, ...] = (10, 1_000, 4_000)  # tables at once, for what a move costs then


USUAL, SHORT = Extent(), Extent(tables=2, seconds=0.4, rounds=1, many=(2, 4))
MOVES = 400  # a second, of many tables together: hands are slower than programs
LONGER = 3  # times as long: most of what many tables cost is not their moves
AT_ONCE = 20  # tables whose guests sit down at one time


APART = "2 nodes, guests apart"


class Working(Protocol):
    @property
    def cpu(self) -> float: ...


class FileNode(NamedTuple):
    pid: int

    @property
    def cpu(self) -> float:
        return cpu_of(self.pid)


class Setting(NamedTuple):
    ports: list[int]
    nodes: list[Working]
    postgres: Working | None = None
    nats: Working | None = None


class Cost(NamedTuple):
    """Of one move, in µs of CPU: of nodes, PostgreSQL and NATS; and delays in seconds."""

    cpu: list[float]
    near: list[float]
    far: list[float]


@contextmanager
def on_file(keep: str) -> Iterator[Setting]:
    with server(keep) as (port, pid):
        yield Setting([port], [FileNode(pid)])


@contextmanager
def on_database(postgres: Postgres, name: str, count: int, bus: bool) -> Iterator[Setting]:
    with ExitStack() as stack:
        nats = Nats() if bus else None
        if nats is not None:
            stack.callback(nats.stop)
        store = postgres.schema(name)
        nodes = [Node(store, None if nats is None else nats.url) for _ in range(count)]
        for node in nodes:
            stack.callback(node.kill)
        yield Setting([node.port for node in nodes], [*nodes], postgres, nats)


async def seated(setting: Setting, many: int, apart: bool, pace: float = 0.0) -> list[Played]:
    """Tables in turn at the nodes. `apart`: so are the guests of each, otherwise they are all at its node.
    `pace`: seconds that a hand takes for an act."""
    addresses = [f"ws://127.0.0.1:{port}/ws" for port in setting.ports]
    tables, room = [Played(name) for name in range(many)], asyncio.Semaphore(AT_ONCE)

    async def sit_down(table: Played) -> None:
        first = table.name % len(addresses)
        near, *far = [*addresses[first:], *addresses[:first]]
        async with room:
            await table.sit_down(near, *(far if apart else ()))
            while not table.moves:
                await table.wait()
            table.playing = False  # until all are seated

    await asyncio.gather(*map(sit_down, tables))
    for table in tables:
        table.playing, table.pace = True, pace
        table.go_on()
    await asyncio.sleep(0.5 + 2 * pace)
    return tables


async def spend(setting: Setting, seconds: float) -> list[float]:
    """CPU seconds of nodes, PostgreSQL and NATS."""

    def used() -> list[float]:
        others = [0.0 if one is None else one.cpu for one in (setting.postgres, setting.nats)]
        return [sum(node.cpu for node in setting.nodes), *others]

    before = used()
    await asyncio.sleep(seconds)
    return [after - once for after, once in zip(used(), before, strict=True)]


async def play(setting: Setting, tables: list[Played], seconds: float) -> list[float]:
    """µs of CPU a move, of each; as many moves as there can be."""
    began = sum(table.moves for table in tables)
    spent = await spend(setting, seconds)
    moves = max(1, sum(table.moves for table in tables) - began)
    return [one / moves * 1e6 for one in spent]


async def measure(setting: Setting, extent: Extent, apart: bool) -> Cost:
    tables = await seated(setting, extent.tables, apart)
    cpu = await play(setting, tables, extent.seconds)
    for table in tables[1:]:
        table.playing = False
    await asyncio.sleep(0.3)
    alone = tables[0]
    for player in alone.players:
        player.delays = []
    await asyncio.sleep(extent.seconds)
    while not all(len(player.delays) > 1 for player in alone.players):
        await alone.wait()
    for table in tables:
        await table.wait()
    by_node = [[d for player in alone.players[n::2] for d in player.delays] for n in range(2)]
    near, far = by_node if apart else ([*by_node[0], *by_node[1]], [])
    return Cost(cpu, near, far)


async def measure_many(setting: Setting, many: int, seconds: float) -> tuple[list[float], float]:
    """Of a move, at the pace of hands, without what its table costs anyway; and that: µs of CPU, of all
    together, for each second of a table at which nobody moves."""
    pace = many / MOVES
    tables = await seated(setting, many, apart=True, pace=pace)
    began = sum(table.moves for table in tables)
    spent = await spend(setting, seconds)
    moves = max(1, sum(table.moves for table in tables) - began)
    for table in tables:
        table.check()
        table.playing = False
    await asyncio.sleep(1.0 + 2 * pace)
    idle = await spend(setting, seconds)
    each = [max(0.0, one - rest) / moves * 1e6 for one, rest in zip(spent, idle, strict=True)]
    return each, sum(idle) / seconds / many * 1e6


def compare(extent: Extent) -> None:
    postgres = Postgres()
    costs: dict[str, list[Cost]] = {}
    for turn in range(extent.rounds):  # in turns, so that a busy moment of the machine hits all alike
        settings = {
            "1 node, SQLite": on_file("normal"),
            "1 node, SQLite, power-safe": on_file("full"),
            "1 node, PostgreSQL": on_database(postgres, f"a{turn}", 1, bus=False),
            "1 node, PostgreSQL, NATS": on_database(postgres, f"b{turn}", 1, bus=True),
            "2 nodes, guests together": on_database(postgres, f"c{turn}", 2, bus=True),
            APART: on_database(postgres, f"d{turn}", 2, bus=True),
        }
        for name, setting in settings.items():
            with setting as running:
                cost = uvloop.run(measure(running, extent, apart=name == APART))
                costs.setdefault(name, []).append(cost)
    if costs:
        report(costs, extent.tables)
    grow(postgres, extent)


def grow(postgres: Postgres, extent: Extent) -> None:
    columns = ("tables", "setting", "nodes", "PostgreSQL", "NATS", "all", "idle, a table and second")
    grid = Grid("µs of CPU a move, by the tables that play at once", *columns)
    for many in extent.many:
        settings = {
            "1 node, SQLite": on_file("normal"),
            APART: on_database(postgres, f"m{many}", 2, bus=True),
        }
        for name, setting in settings.items():
            with setting as running:
                cpu, idle = uvloop.run(measure_many(running, many, LONGER * extent.seconds))
            each = [f"{one:.0f}" if one else "" for one in (*cpu, sum(cpu), idle)]
            grid.add(f"{many:,}", name, *each)
    grid.show()


def report(costs: dict[str, list[Cost]], many: int) -> None:
    spent = ("nodes", "PostgreSQL", "NATS")
    columns = ("setting", *spent, *(f"per {one}-s" for one in spent), "near", "p99", "far", "p99")
    title = f"{many} tables of 4: µs of CPU a move, moves per CPU-second; one alone: µs of delay, p50 and p99"
    grid = Grid(title, *columns)
    for name, rounds in costs.items():
        cpu = [statistics.median(column) for column in zip(*(one.cpu for one in rounds), strict=True)]
        each = [f"{cost:.0f}" if cost else "" for cost in cpu]
        near, far = [d for one in rounds for d in one.near], [d for one in rounds for d in one.far]
        grid.add(
            name, *each, *(f"{1e6 / cost:,.0f}" if cost else "" for cost in cpu), *_cuts(near), *_cuts(far)
        )
    grid.show()


def _cuts(delays: list[float]) -> tuple[str, str]:
    if len(delays) < 2:
        return "", ""
    cuts = statistics.quantiles(delays, n=100)
    return f"{cuts[49] * 1e6:.0f}", f"{cuts[98] * 1e6:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.nodes")
    parser.add_argument("--tables", type=int, default=USUAL.tables, help="that play at once (default 50)")
    parser.add_argument("--seconds", type=float, default=USUAL.seconds, help="of load a round (default 3)")
    parser.add_argument("--rounds", type=int, default=USUAL.rounds, help="whose medians count (3; 0: none)")
    help = "tables for what a move costs then (10,1000,4000)"
    parser.add_argument("--many", default=",".join(map(str, USUAL.many)), help=help)
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    asked = parser.parse_args()
    usual = Extent(asked.tables, asked.seconds, asked.rounds, tuple(map(int, asked.many.split(","))))
    compare(SHORT if asked.short else usual)


if __name__ == "__main__":
    main()
