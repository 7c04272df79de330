"""python -m benchmarks.crowd: what a move costs as tables become many, from 10 to 4,000 with 16,000 sockets.

Tables of four play Memo Dice in a closed loop, every act committed before it is told; their clients are
processes of their own. All come from one address, which `--per-address` allows.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from subprocess import Popen

import uvloop

from benchmarks import tables
from benchmarks.grid import Grid
from benchmarks.peers import asked, said, started
from benchmarks.tables import SEATS, Played, cpu_seconds, seated

SIZES = (10, 100, 1000, 4000)
EACH = 500  # tables of one process of clients
AT_ONCE = 10  # tables that sit down at the same time


async def attend(port: int, first: int, many: int) -> None:
    """A process of clients. It says when all play, and on request how many moves they have made."""
    played = [Played(name) for name in range(first, first + many)]
    for start in range(0, many, AT_ONCE):
        await seated(played[start : start + AT_ONCE], f"ws://127.0.0.1:{port}/ws")
        for table in played[start : start + AT_ONCE]:
            table.playing = False
    print("{}", flush=True)
    loop = asyncio.get_running_loop()
    while await loop.run_in_executor(None, sys.stdin.readline):
        if not played[0].playing:
            for table in played:
                table.playing = True
                table.go_on()
        refused = [table.refused for table in played if table.refused]
        print(0 if refused else sum(table.moves for table in played), flush=True)


def cost(many: int, seconds: float) -> float:
    with ExitStack() as stack:
        port, pid = stack.enter_context(tables.server("normal"))
        crowd = []
        for first in range(0, many, EACH):
            words = [str(number) for number in (port, first, min(EACH, many - first))]
            command = [sys.executable, "-m", "benchmarks.crowd", "--clients", *words]
            crowd.append(stack.enter_context(started(command)))
            said(crowd[-1])
        for clients in crowd:
            asked(clients)
        moves, used = _moves_and_cpu(crowd, pid, min(1.0, seconds))
        before = moves, used
        moves, used = _moves_and_cpu(crowd, pid, seconds)
        return (used - before[1]) / max(1, moves - before[0]) * 1e6


def _moves_and_cpu(crowd: Sequence[Popen[str]], pid: int, after: float) -> tuple[int, float]:
    time.sleep(after)
    return sum(asked(clients) for clients in crowd), cpu_seconds(pid)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crowd")
    parser.add_argument("--seconds", type=float, default=5.0, help="of full load each (default 5)")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="tables, with commas between them")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    parser.add_argument("--clients", nargs=3, type=int, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.clients:
        return uvloop.run(attend(*wish.clients))
    sizes = (1, 3) if wish.short else [int(size) for size in wish.sizes.split(",")]
    grid = Grid("Memo Dice, what a move costs", "tables", "sockets", "µs of CPU a move", "to the first")
    first = 0.0
    for many in sizes:
        spent = cost(many, 0.3 if wish.short else wish.seconds)
        first = first or spent
        grid.add(f"{many:,}", f"{many * SEATS:,}", f"{spent:.0f}", f"{spent / first:.2f}")
        print(f"{many:,} tables: {spent:.0f} µs of CPU a move", file=sys.stderr, flush=True)
    grid.show()


if __name__ == "__main__":
    main()
