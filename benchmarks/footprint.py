"""python -m benchmarks.footprint: time and memory of a server at its start, and of idle tables.

How long `ninefold` takes until the first page is served, and its memory then; the memory of an idle table
with four sockets, in a game of Memo Dice, and of four sockets alone; how long a long game takes to restore.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import uvloop
from picows import WSListener, ws_connect

from benchmarks import sockets, tables
from benchmarks.grid import Grid
from benchmarks.peers import started
from benchmarks.tables import SEATS, Played, cpu_seconds, seated
from ninefold.server.store.sqlite.reader import SqliteLog

PORT = 9123
AT_ONCE = 25


def memory(pid: int) -> int:
    """The memory of the process, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise SystemExit(f"{pid} has no memory")


def start() -> tuple[float, float, float]:
    """Seconds until the first page, those of CPU among them, and MB then."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["--no-browser", "--host", "127.0.0.1", "--port", str(PORT), "--data", f"{folder}/log"]
        code = "import sys; from ninefold.cli import main; sys.exit(main())"
        began = time.perf_counter()
        with started([sys.executable, "-c", code, *words]) as process:
            while process.poll() is None:
                try:
                    with urlopen(f"http://127.0.0.1:{PORT}/", timeout=5) as page:
                        assert page.status == 200
                        took = time.perf_counter() - began
                        return took, cpu_seconds(process.pid), memory(process.pid) / 1024
                except (URLError, ConnectionError):
                    time.sleep(0.002)
        raise SystemExit(f"benchmarks.footprint: the server does not start on port {PORT}")


def idle_tables(many: int) -> float:
    """kB of one idle table with its four sockets."""

    async def sit(address: str, pid: int) -> int:
        before = 0
        for first in range(0, many + AT_ONCE, AT_ONCE):
            if first == AT_ONCE:  # memory that the first ones allocate once
                before = memory(pid)
            played = [Played(name) for name in range(first, first + AT_ONCE)]
            await seated(played, address)
            for table in played:
                table.playing = False
        await asyncio.sleep(1.0)
        return memory(pid) - before

    with tables.server("normal") as (port, pid):
        return uvloop.run(sit(f"ws://127.0.0.1:{port}/ws", pid)) / many


def idle_sockets(many: int) -> float:
    """kB of four sockets that have entered no table."""

    async def sit(port: int, pid: int) -> int:
        before = 0
        for room in range(many + AT_ONCE):
            if room == AT_ONCE:
                before = memory(pid)
            for seat in range(SEATS):
                await ws_connect(WSListener, f"ws://127.0.0.1:{port}/{room}/{seat}")
        await asyncio.sleep(1.0)
        return memory(pid) - before

    with sockets.server_and_pid("door") as (port, pid):
        return uvloop.run(sit(port, pid)) / many


def restore(seconds: float) -> tuple[int, float]:
    """The events of a game played this long, and the seconds until a returning client sees it."""

    async def play(address: str) -> str:
        table = Played(0, "fix")
        await seated([table], address)
        await asyncio.sleep(seconds)
        return table.code

    async def come_back(address: str, code: str) -> float:
        table = Played(1, "fix")
        table.code, began = code, time.perf_counter()
        await table.enter(address)
        return time.perf_counter() - began

    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with tables.server("normal", log) as (port, _):
            code = uvloop.run(play(f"ws://127.0.0.1:{port}/ws"))
        events = len(asyncio.run(SqliteLog(log).load(code)))
        with tables.server("normal", log) as (port, _):
            return events, uvloop.run(come_back(f"ws://127.0.0.1:{port}/ws", code))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.footprint")
    parser.add_argument("--tables", type=int, default=400, help="that sit idle (default 400)")
    parser.add_argument("--rounds", type=int, default=5, help="starts whose median counts (default 5)")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    wish = parser.parse_args()
    many, rounds, seconds = (5, 1, 0.3) if wish.short else (wish.tables, wish.rounds, 20.0)
    grid = Grid("What a server takes", "what", "figure")
    starts = [start() for _ in range(rounds)]
    took, used, held = (statistics.median(column) for column in zip(*starts, strict=True))
    grid.add("from the command to the first page", f"{took:.2f} s")
    grid.add("of these of CPU", f"{used:.2f} s")
    grid.add("memory at the start", f"{held:.1f} MB")
    table, alone = idle_tables(many), idle_sockets(many)
    grid.add("an idle table with four sockets", f"{table:.1f} kB")
    grid.add("of these four sockets alone", f"{alone:.1f} kB")
    grid.add("the table's own", f"{table - alone:.1f} kB")
    events, took = restore(seconds)
    grid.add(f"to come back to a game of {events:,} events", f"{took * 1000:.0f} ms")
    grid.show()


if __name__ == "__main__":
    main()
