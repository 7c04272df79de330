"""python -m benchmarks.stores: how many appends the event store commits, and what one costs and takes.

Each table waits for its commit before it appends again, as a live table does.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

import uvloop

from benchmarks.grid import Grid
from ninefold.server.store.port import Row
from ninefold.server.store.sqlite.store import SqliteStore


async def measure(power_safe: bool, tables: int, seconds: float) -> tuple[float, float, list[float]]:
    """Appends per second, CPU-seconds of each, and how long each took."""
    delays: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "log", power_safe=power_safe)
        began, used = time.perf_counter(), time.process_time()

        async def play(table: str) -> None:
            number, now = 0, time.perf_counter()
            while now - began < seconds:
                number += 1
                await store.append(table, [Row(number, number, "memo_dice", b"x" * 150, b"[[6,3]]")])
                before, now = now, time.perf_counter()
                delays.append(now - before)

        await asyncio.gather(*(play(f"T{table:03}") for table in range(tables)))
        took, used = time.perf_counter() - began, time.process_time() - used
        await store.close()
    return len(delays) / took, used / len(delays), delays


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stores", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each line (default 2)")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    asked = parser.parse_args()
    seconds = 0.05 if asked.short else asked.seconds
    columns = ("synchronous", "tables", "appends / s", "CPU µs each", "p50 µs", "p99 µs")
    report = Grid("appends of one row of 150 bytes", *columns)
    for power_safe in (False, True):
        for tables in (1, 50) if asked.short else (1, 50, 500):
            speed, cost, delays = uvloop.run(measure(power_safe, tables, seconds))
            cuts = statistics.quantiles([*delays, *delays[:1]], n=100)  # a busy machine may do but one
            figures = f"{speed:,.0f}", f"{cost * 1e6:.0f}", f"{cuts[49] * 1e6:,.0f}", f"{cuts[98] * 1e6:,.0f}"
            report.add("FULL" if power_safe else "NORMAL", str(tables), *figures)
    report.show()


if __name__ == "__main__":
    main()
