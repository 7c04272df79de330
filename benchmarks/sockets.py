"""python -m benchmarks.sockets: which socket layer carries the most moves, with and without the event store.

50 rooms of 4 in a closed loop (a room's next move starts when all four have heard the last one), against
servers in their own processes. Moves per CPU-second of the server, as ratios within this run; then one room
alone, for delay. Layers that are not installed are left out (uvicorn, starlette, websockets are no
dependencies of ours); Node's `ws` is installed by npm into a cache folder, or left out.
"""

import argparse
import asyncio
import importlib.util
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.grid import Grid
from benchmarks.peers import WS, said, started
from testkit.node_js import NODE, node_has_sqlite

ROOMS, SEATS = 50, 4
MOVE = b'{"id":%d,"verb":"lift","cell":3,"name":"cactus"}'
NEEDS = {"uvicorn": ("uvicorn", "starlette", "websockets"), "websockets": ("websockets",)}
RUNS = [
    ("ws (Node)", "no"),
    ("ws (Node)", "normal"),
    ("picows", "no"),
    ("door", "no"),
    ("uvicorn", "no"),
    ("websockets", "no"),
    ("picows", "normal"),
    ("door", "normal"),
    ("uvicorn", "normal"),
    ("door", "full"),
]
LABELS = {"no": "tell at once", "normal": "commit, then tell", "full": "commit to disk, then tell"}


class Room:
    """Plays by itself: when all seats have heard a move, the next seat makes one."""

    def __init__(self) -> None:
        self.seats: list[WSTransport] = []
        self.moves, self.delays = 0, list[float]()
        self.missing, self._began, self.playing = 0, 0.0, False

    def move(self) -> None:
        self.missing, self._began = SEATS, time.perf_counter()
        self.seats[self.moves % SEATS].send(WSMsgType.TEXT, MOVE % self.moves)

    def heard(self) -> None:
        self.missing -= 1
        if self.missing == 0:
            self.delays.append(time.perf_counter() - self._began)
            self.moves += 1
            if self.playing:
                self.move()


class Seat(WSListener):
    def __init__(self, room: Room) -> None:
        self._room = room

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._room.heard()


class Meter(WSListener):
    """Asks the server for its CPU time."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self._answer.set_result(float(frame.get_payload_as_bytes()))

    async def read(self) -> float:
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.send(WSMsgType.TEXT, b"{}")
        return float(await self._answer)


async def play(rooms: list[Room], seconds: float) -> int:
    before = sum(room.moves for room in rooms)
    for room in rooms:
        room.playing, room.delays = True, []
        room.move()
    await asyncio.sleep(seconds)
    while any(len(room.delays) < 2 for room in rooms):  # a busy machine may not come that far in a short run
        await asyncio.sleep(0.01)
    moves = sum(room.moves for room in rooms) - before
    for room in rooms:
        room.playing = False
    while any(room.missing for room in rooms):
        await asyncio.sleep(0.01)
    return moves


async def measure(port: int, seconds: float, many: int = ROOMS) -> tuple[float, list[float]]:
    """Moves per CPU-second of the server with all rooms; delays of one room alone."""
    address = f"ws://127.0.0.1:{port}"
    _, meter = await ws_connect(Meter, f"{address}/cpu")
    assert isinstance(meter, Meter)
    rooms = [Room() for _ in range(many)]
    for name, room in enumerate(rooms):
        for seat in range(SEATS):
            transport, _ = await ws_connect(lambda room=room: Seat(room), f"{address}/{name}/{seat}")
            room.seats.append(transport)
    await play(rooms, min(1.0, seconds))  # Node compiles what runs often: let it
    began = await meter.read()
    moves = await play(rooms, seconds)
    used = await meter.read() - began
    await play(rooms[:1], seconds / 2)
    for room in rooms:
        for transport in room.seats:
            transport.disconnect(False)
    return moves / max(used, 0.001), rooms[0].delays


@contextmanager
def server(layer: str, keep: str, node: Path | None, size: int = 770) -> Iterator[int]:
    """`size`: bytes of each of Node's messages."""
    with tempfile.TemporaryDirectory() as folder:
        if layer == "ws (Node)":
            log = [] if keep == "no" else [f"{folder}/log"]
            process = started([NODE, WS.program, str(size), *log], node)
        else:
            process = started([sys.executable, "-m", "benchmarks.raw_rooms", layer, keep, f"{folder}/log"])
        with process as running:
            yield said(running)


@contextmanager
def server_and_pid(layer: str) -> Iterator[tuple[int, int]]:
    """One of ours that tells at once."""
    with started([sys.executable, "-m", "benchmarks.raw_rooms", layer, "no"]) as running:
        yield said(running), running.pid


def installed(layer: str, keep: str, node: Path | None) -> bool:
    if layer == "ws (Node)":
        return node is not None and (keep == "no" or node_has_sqlite())
    return all(importlib.util.find_spec(package) for package in NEEDS.get(layer, ()))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sockets")
    parser.add_argument("--seconds", type=float, default=1.0, help="of full load a round (default 1)")
    parser.add_argument("--rounds", type=int, default=3, help="medians are taken over these (default 3)")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    wanted = parser.parse_args()
    seconds, rounds, many = (0.05, 1, 2) if wanted.short else (wanted.seconds, wanted.rounds, ROOMS)
    node = WS.folder(fetch=not wanted.short)
    runs = [run for run in RUNS if installed(*run, node)]
    speeds: dict[tuple[str, str], list[float]] = {run: [] for run in runs}
    delays: dict[tuple[str, str], list[float]] = {run: [] for run in runs}
    for _ in range(rounds):  # in turns, so that a busy moment of the machine hits all alike
        for run in runs:
            with server(*run, node) as port:
                speed, room = uvloop.run(measure(port, seconds, many))
            speeds[run].append(speed)
            delays[run] += room
    report(speeds, delays, many)


def report(
    speeds: dict[tuple[str, str], list[float]], delays: dict[tuple[str, str], list[float]], many: int
) -> None:
    unit = statistics.median(speeds.get(("ws (Node)", "no")) or speeds["picows", "no"])
    title = f"{many} rooms of {SEATS}; ratio to the first line; one room alone, until all have heard"
    grid = Grid(title, "layer", "moves / CPU-s", "ratio", "p50 µs", "p99 µs")
    for (layer, keep), values in speeds.items():
        speed, cuts = statistics.median(values), statistics.quantiles(delays[layer, keep], n=100)
        figures = f"{speed:,.0f}", f"{speed / unit:.2f}", f"{cuts[49] * 1e6:.0f}", f"{cuts[98] * 1e6:.0f}"
        grid.add(f"{layer}, {LABELS[keep]}", *figures)
    grid.show()


if __name__ == "__main__":
    main()
