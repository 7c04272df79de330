"""python -m benchmarks.tables: the whole server, playing Memo Dice, beside a raw broadcast on the same layer.

50 tables of 4 seats in a closed loop, every act committed before it is told; then one table alone, for delay.
Moves per CPU-second of the server, as ratios within this run.
"""

import argparse
import asyncio
import hashlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks import sockets
from benchmarks.grid import Grid
from ninefold.server.protocol import VERSION
from tests.server.look import Look

SEATS = 4
PART = bytes(32)
KEEPS = {"normal": "commit, then tell", "full": "commit to disk, then tell"}


class Extent(NamedTuple):
    tables: int = 50
    seconds: float = 2.0  # of full load a round
    rounds: int = 3


USUAL, SHORT = Extent(), Extent(tables=2, seconds=0.4, rounds=1)


class Player(WSListener):
    """Sits down, seals, and does the first thing that it may do."""

    def __init__(self, table: "Played", seat: int) -> None:
        self._table, self._name, self._sent, self._asked = table, f"Player {seat}", 0, ""
        self._phase, self._acting, self._began = "", False, 0.0
        self._look = Look()
        self.delays: list[float] = []

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def send(self, type: str, **fields: Any) -> None:
        self._sent += 1
        self._asked = f"{self._name} {self._table.name} {self._sent}"
        message = {"type": type, "id": self._asked, **fields}
        self._transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        message = msgspec.json.decode(data)
        match message["type"]:
            case "Ping":
                pong = {"type": "Pong", "id": message["id"], "now": 0}
                transport.send(WSMsgType.TEXT, msgspec.json.encode(pong))
            case "Refused" | "Goodbye":
                self._table.refused = data.decode()
            case "Sight" | "Change" | "Own":
                if (sight := self._look.hear(message)) is not None:
                    self._see(sight)

    @property
    def entered(self) -> bool:
        return bool(self._look.table)

    @property
    def you(self) -> int | None:
        return self._look.you

    def _see(self, sight: dict[str, Any]) -> None:
        look = self._look
        if "table" in sight:
            self._take_part(look.table, look.you)
        if sight.get("answer") == self._asked:
            self._told()
            self._acting = False
        self.go_on()

    def go_on(self) -> None:
        look, pace = self._look, self._table.pace
        if look.game is not None and look.game["prompts"] and self._table.playing and not self._acting:
            if pace:
                self._acting = True
                asyncio.get_running_loop().call_later(pace, self._play_on)
            else:
                self._play(look.game["prompts"][0])

    def _play_on(self) -> None:
        """What it may do now, if anything."""
        self._acting = False
        if self._look.game is not None and self._look.game["prompts"] and self._table.playing:
            self._play(self._look.game["prompts"][0])

    def _take_part(self, table: dict[str, Any], you: int | None) -> None:
        self._table.code = table["code"]
        phase = table["phase"]
        if phase["type"] == "SealingView" and you is not None:
            if phase["revealing"] and phase["values"][you] is None and self._phase != "revealed":
                self._phase = "revealed"
                self.send("Reveal", value=PART.hex())
            elif not phase["revealing"] and phase["seals"][you] is None and self._phase != "promised":
                self._phase = "promised"
                self.send("Ready", seal=hashlib.sha256(PART).hexdigest())
        elif phase["type"] == "EndedView" and you == 0 and self._phase != "again":
            self._phase = "again"
            self.send("Again")
        elif phase["type"] == "LobbyView" and self._phase == "again":
            self._phase = "begin"
            self.send("Begin")

    def _told(self) -> None:
        """Of its act; hands may act at the same time, so each has its own."""
        if self._began:
            delay, self._began = time.perf_counter() - self._began, 0.0
            self.delays.append(delay)
            self._table.delays.append(delay)
            self._table.moves += 1

    def _play(self, prompt: dict[str, Any]) -> None:
        fields = {name: domain["among"][0] for name, domain in prompt.get("fields", {}).items()}
        self._acting, self._began = True, time.perf_counter()
        self.send("Act", action={"type": prompt["verb"], **fields}, seen=self._look.number)


class Played:
    def __init__(self, name: int) -> None:
        self.name, self.code = name, ""
        self.players: list[Player] = []
        self.moves, self.delays = 0, list[float]()
        self.playing = True
        self.pace = 0.0  # seconds that a hand waits before it acts
        self.refused = ""

    async def wait(self) -> None:
        """A moment; whatever the server refuses would make the figures wrong."""
        if self.refused:
            raise SystemExit(f"benchmarks.tables: the server refused: {self.refused}")
        await asyncio.sleep(0.01)

    async def sit_down(self, *addresses: str) -> None:
        """In turn at these; the table is opened at the first."""
        for seat in range(SEATS):
            address = addresses[seat % len(addresses)]
            _, player = await ws_connect(
                lambda seat=seat: Player(self, seat), address, websocket_handshake_timeout=60
            )
            assert isinstance(player, Player)
            self.players.append(player)
            hello = {"version": VERSION, "token": f"{self.name:04}-{seat:04}-{os.urandom(8).hex()}"}
            if seat == 0:
                player.send("Open", game="memo_dice", **hello)
            else:
                player.send("Enter", code=self.code, **hello)
            while not player.entered:
                await self.wait()
            player.send("Sit", name=f"Player {seat}", face="fox")
            while player.you is None:
                await self.wait()
        options = {"naming": "recognise"}
        chosen = {"room": "same", "patience": 0, "talk": "phrases"}
        self.players[0].send("Choose", game="memo_dice", options=options, **chosen)
        self.players[0].send("Begin")


async def measure(port: int, pid: int, many: int, seconds: float) -> tuple[float, list[float]]:
    address = f"ws://127.0.0.1:{port}/ws"
    tables = [Played(name) for name in range(many)]
    await asyncio.gather(*(table.sit_down(address) for table in tables))
    for table in tables:
        while not table.moves:
            await table.wait()
    moves, began = sum(table.moves for table in tables), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    used, moves = cpu_seconds(pid) - began, sum(table.moves for table in tables) - moves
    for table in tables[1:]:
        table.playing = False
    await asyncio.sleep(0.3)
    tables[0].delays = []
    await asyncio.sleep(seconds / 2)
    while len(tables[0].delays) < 2:
        await tables[0].wait()
    for table in tables:
        await table.wait()
    return moves / max(used, 0.01), tables[0].delays  # the kernel counts in hundredths


def cpu_seconds(pid: int) -> float:
    """Of all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(keep: str) -> Iterator[tuple[int, int]]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.table_server", f"{folder}/log", keep]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout
            try:
                yield int(process.stdout.readline()), process.pid
            finally:
                process.kill()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tables")
    parser.add_argument("--seconds", type=float, default=2.0, help="of full load a round (default 2)")
    parser.add_argument("--rounds", type=int, default=3, help="medians are taken over these (default 3)")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    asked = parser.parse_args()
    compare(SHORT if asked.short else USUAL._replace(seconds=asked.seconds, rounds=asked.rounds))


def compare(extent: Extent) -> None:
    many, seconds, rounds = extent
    speeds: dict[str, list[float]] = {}
    delays: dict[str, list[float]] = {}

    def note(name: str, speed: float, room: list[float]) -> None:
        speeds.setdefault(name, []).append(speed)
        delays.setdefault(name, []).extend(room)

    with tempfile.TemporaryDirectory() as folder:
        node = sockets.install_node_ws(folder)
        for _ in range(rounds):  # in turns, so that a busy moment of the machine hits all alike
            for layer, label in (
                ("door", "raw broadcast, our door"),
                ("ws (Node)", "raw broadcast, Node ws"),
            ):
                if layer == "door" or node is not None:
                    with sockets.server(layer, "no", node) as port:
                        note(label, *uvloop.run(sockets.measure(port, seconds, many)))
            for keep, label in KEEPS.items():
                with server(keep) as (port, pid):
                    note(f"Memo Dice: {label}", *uvloop.run(measure(port, pid, many, seconds)))
    report(speeds, delays, many)


def report(speeds: dict[str, list[float]], delays: dict[str, list[float]], many: int) -> None:
    columns = ("server", "moves / CPU-s", "to our raw", "to Node's raw", "p50 µs", "p99 µs")
    grid = Grid(f"{many} tables of {SEATS}; one table alone for delay", *columns)
    ours = statistics.median(speeds["raw broadcast, our door"])
    node = statistics.median(speeds.get("raw broadcast, Node ws") or [float("nan")])
    for name, values in speeds.items():
        speed, cuts = statistics.median(values), statistics.quantiles(delays[name], n=100)
        delay = f"{cuts[49] * 1e6:.0f}", f"{cuts[98] * 1e6:.0f}"
        grid.add(name, f"{speed:,.0f}", f"{speed / ours:.2f}", f"{speed / node:.2f}", *delay)
    grid.show()


if __name__ == "__main__":
    main()
