"""Our own tables, played at full speed by clients of four seats each that do anything allowed.

The server is a process of its own (testkit.table_server), and every act is committed before it is told.
"""

import asyncio
import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.peers import said, started
from ninefold.engine import Prompt, any_choice, convert
from ninefold.server.wire.message import VERSION
from testkit.client_view import SIGHTS, ClientView

SEATS = 4
PART = bytes(32)
OPTIONS = {"memo_dice": {"naming": "recognise"}}
LATE = ("promised", "seal", "not-sealing")
RETRY_S = 0.005  # until a refused client tries something else


class Player(WSListener):
    """Sits down, seals, and does anything that it may do."""

    def __init__(self, table: "Played", seat: int) -> None:
        self._table, self._sent = table, 0
        self._phase, self._acting = "", ""  # the act without an answer yet
        self._began, self._rng = 0.0, Random(table.name * SEATS + seat)
        self._look, self._at = ClientView(), 0
        self.delays: list[float] = []
        self.whole = 0  # bytes of the last Sight

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def hang_up(self) -> None:
        self._transport.disconnect(False)

    def send(self, type: str, wait: int = 0, /, **fields: Any) -> str:
        """`wait`: ms of table time that it would take until this is sent; the server hurries on by them."""
        self._sent += 1
        id = f"{self._sent}+{wait}" if wait else f"{self._sent}"
        message = {"type": type, "id": id, **fields}
        self._transport.send(WSMsgType.TEXT, msgspec.json.encode(message))
        return id

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Read when all that has come is here: what takes a client long to read is not the server's delay."""
        data, arrived = frame.get_payload_as_bytes(), time.perf_counter()
        if frame.msg_type == WSMsgType.TEXT:
            asyncio.get_running_loop().call_soon(self._hear, transport, data, arrived)
        else:
            self._table.refused = self._table.refused or f"it closed the line: {data!r}"

    def _hear(self, transport: WSTransport, data: bytes, arrived: float) -> None:
        message = msgspec.json.decode(data)
        match message["type"]:
            case "Ping":
                now = time.monotonic() * 1000
                pong = {"type": "Pong", "id": message["id"], "now": now}
                transport.send(WSMsgType.TEXT, msgspec.json.encode(pong))
            case "Refused" if message["id"] == self._acting:
                self._table.lost += 1
                asyncio.get_running_loop().call_later(RETRY_S, self._try_again)
            case "Refused" if message["clause"] in LATE:
                pass  # a busy machine: the game begins without its part of the dice
            case "Refused" | "Goodbye":
                self._table.refused = data.decode()
            case kind if kind in SIGHTS:
                self._table.bytes += len(data)
                if kind == "Sight":
                    self.whole = len(data)
                if (sight := self._look.hear(message)) is not None:
                    self._see(sight, arrived)

    @property
    def entered(self) -> bool:
        return bool(self._look.table)

    @property
    def you(self) -> int | None:
        return self._look.you

    def _see(self, sight: dict[str, Any], arrived: float) -> None:
        self._at = sight["at"]
        if "table" in sight:
            self._take_part(self._look.table, self._look.you)
        if self._acting and sight.get("answer") == self._acting:
            self._acting = ""
            self._table.moves += 1
            self.delays.append(arrived - self._began)
        self._table.go_on()

    def _try_again(self) -> None:
        self._acting = ""
        self._table.go_on()

    @property
    def number(self) -> int:
        return self._look.number

    @property
    def acting(self) -> bool:
        return bool(self._acting)

    @property
    def asked(self) -> bool:
        return self._look.game is not None and bool(self._look.game["prompts"])

    def act(self) -> None:
        assert self._look.game is not None
        prompts = self._look.game["prompts"]
        prompt = convert(prompts[self._below(len(prompts))], Prompt)
        action = {"type": prompt.verb, **any_choice(prompt, self._below)}
        self._began = time.perf_counter()
        wait = max(0, prompt.opens_at - self._at)
        self._acting = self.send(
            "Act", wait, action=action, seen=self._look.number, moment=time.monotonic() * 1000
        )

    def _below(self, many: int) -> int:
        return self._rng.randrange(many)

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


class Played:
    def __init__(self, name: int, game: str = "memo_dice") -> None:
        self.name, self.game, self.code = name, game, ""
        self.players: list[Player] = []
        self.moves = 0
        self.lost = 0  # acts that were refused: somebody else was quicker
        self.bytes = 0  # of all that was told to all seats
        self.playing = True
        self.pace = 0.0  # seconds that a hand takes for an act, in the mean
        self._taking, self._rng = False, Random(name)
        self.refused = ""

    def go_on(self) -> None:
        """Make one act when all have been told of the last one; the seats that may act take turns."""
        if not self.pace:
            self._act()
        elif not self._taking:
            self._taking = True
            # not all tables at once
            asyncio.get_running_loop().call_later(self.pace * (0.5 + self._rng.random()), self._take)

    def _take(self) -> None:
        self._taking = False
        self._act()

    def _act(self) -> None:
        players = self.players
        if not self.playing or any(player.acting for player in players):
            return
        if len({player.number for player in players}) == 1:
            turns = (players[(self.moves + k) % len(players)] for k in range(len(players)))
            if (player := next((one for one in turns if one.asked), None)) is not None:
                player.act()

    async def wait(self) -> None:
        """Wait a moment."""
        self.check()
        await asyncio.sleep(0.01)

    def check(self) -> None:
        """Fail if the server refuses anything else: the figures would be wrong."""
        if self.refused:
            raise SystemExit(f"benchmarks.tables: the server refused: {self.refused}")

    async def sit_down(self, *addresses: str) -> None:
        """Sit down at these nodes in turn; the table is opened at the first."""
        for seat in range(SEATS):
            address = addresses[seat % len(addresses)]
            player = await connected(self, seat, address)
            self.players.append(player)
            hello: dict[str, Any] = {
                "version": VERSION,
                "token": f"{self.name:04}-{seat:04}-{os.urandom(8).hex()}",
            }
            if seat == 0:
                player.send("Open", game=self.game, **hello)
            else:
                player.send("Enter", code=self.code, **hello)
            while not player.entered:
                await self.wait()
            player.send("Sit", name=f"Player {seat}", face="fox")
            while player.you is None:
                await self.wait()
        chosen: dict[str, Any] = {"room": "same", "patience": 0, "talk": "phrases"}
        self.players[0].send("Choose", game=self.game, options=OPTIONS.get(self.game, {}), **chosen)
        self.players[0].send("Begin")

    async def enter(self, address: str) -> None:
        """One more client, as a watcher."""
        player = await connected(self, 0, address)
        player.send("Enter", code=self.code, version=VERSION, token=os.urandom(16).hex())
        while not player.entered:
            await asyncio.sleep(0)

    async def whole(self) -> int:
        """The bytes of all that all seats may know: what each move was told by, before changes were."""
        for player in self.players:
            player.whole = 0
            player.send("Resync")
        while not all(player.whole for player in self.players):
            await self.wait()
        return sum(player.whole for player in self.players)


async def connected(table: Played, seat: int, address: str) -> Player:
    """Connect, however long a busy machine takes."""
    _, player = await ws_connect(lambda: Player(table, seat), address, websocket_handshake_timeout=120)
    assert isinstance(player, Player)
    return player


class Speed(NamedTuple):
    """How fast a server was."""

    moves: float  # a CPU-second
    delays: list[float]  # of one table alone
    told: float = 0.0  # bytes a move, to all seats together
    whole: float = 0.0  # bytes that showing all seats everything would take
    lost: float = 0.0  # acts a move that came too late


async def measure(port: int, pid: int, many: int, seconds: float, game: str = "memo_dice") -> Speed:
    tables = [Played(name, game) for name in range(many)]
    await seated(tables, f"ws://127.0.0.1:{port}/ws")
    await asyncio.sleep(min(1.0, seconds))
    began, before = cpu_seconds(pid), _sums(tables)
    await asyncio.sleep(seconds)
    used, after = cpu_seconds(pid) - began, _sums(tables)
    moves, told, lost = (now - then for now, then in zip(after, before, strict=True))
    for table in tables[1:]:
        table.playing = False
    await asyncio.sleep(0.3)
    alone = tables[0].players
    for player in alone:
        player.delays = []
    await asyncio.sleep(seconds / 2)
    while sum(len(player.delays) for player in alone) < 2:
        await tables[0].wait()
    delays = [delay for player in alone for delay in player.delays]
    tables[0].playing = False
    whole = sum([await table.whole() for table in tables]) / many
    for table in tables:
        await table.wait()
        for player in table.players:
            player.hang_up()
    moves = max(moves, 1)
    # the kernel counts in hundredths
    return Speed(moves / max(used, 0.01), delays, told / moves, whole, lost / moves)


async def seated(tables: Sequence[Played], address: str) -> None:
    """Tables at which everybody plays."""
    await asyncio.gather(*(table.sit_down(address) for table in tables))
    for table in tables:
        while not table.moves:
            await table.wait()


def _sums(tables: Sequence[Played]) -> list[int]:
    columns = zip(*((table.moves, table.bytes, table.lost) for table in tables), strict=True)
    return [sum(column) for column in columns]


def cpu_seconds(pid: int) -> float:
    """CPU seconds of all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(keep: str, log: Path | None = None) -> Iterator[tuple[int, int]]:
    """The server's port and process. `log`: the log to go on with."""
    with ExitStack() as stack:
        log = log or Path(stack.enter_context(tempfile.TemporaryDirectory())) / "log"
        command = [sys.executable, "-m", "testkit.table_server", str(log), keep]
        process = stack.enter_context(started(command))
        yield said(process), process.pid
