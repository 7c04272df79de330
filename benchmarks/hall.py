"""python -m benchmarks.hall: a hall of 200 people and 50 tables on one process, by real sockets.

All come from one address, within the usual limits: a school behind one router. Measured: from *Seat
everybody* until all are at their tables, from *Begin* until all play, and how long an act takes from the
phone to its answer while all tables play, with every act committed before it is told.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import quantiles
from subprocess import DEVNULL, Popen

import uvloop

from benchmarks.grid import Grid
from testkit.client import ACT_EVERY_S
from testkit.protocol_client import Player
from testkit.servers import cpu_of, steady_port

OPTIONS = {"naming": "recognise"}
CHOICE = {"mixing": "anew", "together": True, "minutes": None, "late": True, "faces_only": False}


@contextmanager
def server(folder: str) -> Iterator[tuple[int, int]]:
    """The server as operators start it; its port and process."""
    port = steady_port()
    words = ["--host", "127.0.0.1", "--port", str(port), "--data", str(Path(folder) / "log.db")]
    process = Popen([str(Path(sys.prefix) / "bin" / "ninefold"), *words], stdout=DEVNULL)
    try:
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


class Guest:
    def __init__(self, url: str, number: int) -> None:
        self.hall, self.phone = Player(url, f"P{number}", number + 1), Player(url, f"P{number}", number + 1)
        self.phone.token = self.hall.token
        self.acts: list[float] = []  # seconds that each took

    async def come(self, code: str) -> None:
        await self.hall.enter(code)
        await self.hall.must("Join", name=self.hall.name, face="fox")

    async def sit(self) -> None:
        await self.hall.until(lambda: self.hall.in_hall.table)
        await self.phone.enter(self.hall.in_hall.table or "")
        assert self.phone.you is not None

    async def begin(self) -> None:
        await self.phone.until(lambda: self.phone.phase == "PlayingView")

    async def play(self) -> None:
        phone = self.phone
        while True:
            await phone.until(lambda: phone.prompts)
            prompt = phone.rng.choice(phone.prompts)
            await phone.opened(prompt)
            await asyncio.sleep(ACT_EVERY_S)
            if phone.prompts:
                began = time.perf_counter()
                answer = await phone.ask("Act", action=phone.filled(prompt, {}))
                if answer["type"] != "Refused":
                    self.acts.append(time.perf_counter() - began)


async def measure(port: int, pid: int, people: int, size: int, seconds: float) -> None:
    url = f"ws://127.0.0.1:{port}/ws"
    host = Player(url, "Host")
    while not host.on_line:
        with suppress(OSError):
            await host.open_hall()
        await asyncio.sleep(0.05)
    guests = [Guest(url, number) for number in range(people)]
    for first in range(0, people, 20):
        await asyncio.gather(*[guest.come(host.code) for guest in guests[first : first + 20]])
    await host.must("ChooseHall", games=["memo_dice"], options=OPTIONS, size=size, **CHOICE)
    used, began = cpu_of(pid), time.perf_counter()
    sitting = asyncio.gather(*[guest.sit() for guest in guests])
    await host.must("SeatAll")
    await host.until(lambda: all(table["code"] for table in host.hall["tables"]))
    opened = time.perf_counter() - began
    await sitting
    seated, spent = time.perf_counter() - began, cpu_of(pid) - used
    tables = len(host.hall["tables"])
    began = time.perf_counter()
    await host.must("BeginTables")
    await asyncio.gather(*[guest.begin() for guest in guests])
    begun, used, began = time.perf_counter() - began, cpu_of(pid), time.perf_counter()
    playing = [asyncio.create_task(guest.play()) for guest in guests]
    await asyncio.sleep(seconds)
    busy = (cpu_of(pid) - used) / (time.perf_counter() - began)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    grid = Grid(f"A hall of {people} people at {tables} tables, on one process", "what", "figure")
    grid.add("from Seat everybody until all tables are open", f"{opened:.2f} s")
    grid.add("until everybody is at their table", f"{seated:.2f} s")
    grid.add("of that, CPU of the server", f"{spent:.2f} s")
    grid.add("from Begin until all play", f"{begun:.2f} s")
    add_acts(grid, [act for guest in guests for act in guest.acts], seconds)
    grid.add("CPU of the server while all play", f"{busy:.0%} of a core")
    grid.show()
    for guest in guests:
        await guest.phone.go()
        await guest.hall.go()
    await host.go()


def add_acts(grid: Grid, acts: list[float], seconds: float) -> None:
    if len(acts) > 1:
        cuts = quantiles(acts, n=100)
        grid.add("acts", f"{len(acts) / seconds:.0f} a second")
        grid.add("an act, half of them within", f"{cuts[49] * 1000:.1f} ms")
        grid.add("an act, 99 of 100 within", f"{cuts[98] * 1000:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hall", description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--size", type=int, default=4, help="of a table (default 4)")
    parser.add_argument("--seconds", type=float, default=30.0, help="of play (default 30)")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    wish = parser.parse_args()
    people, seconds = (6, 1.0) if wish.short else (wish.people, wish.seconds)
    with tempfile.TemporaryDirectory() as folder, server(folder) as (port, pid):
        uvloop.run(measure(port, pid, people, wish.size, seconds))


if __name__ == "__main__":
    main()
