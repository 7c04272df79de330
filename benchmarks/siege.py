"""python -m benchmarks.siege: attack a real server from one address, and see what a guest at another notices.

The server is a process of its own that may have 1,024 files open. While each attack goes on, a guest asks for
a fresh view again and again: how long did the answer take, at worst?
"""

import argparse
import asyncio
import json
import os
import resource
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from itertools import count, product
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.grid import Grid
from ninefold.engine import Fact, seal
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.table.codes import LETTERS
from ninefold.server.table.events import LevelSet, Opened, SatDown
from ninefold.server.table.records import write
from ninefold.server.wire.message import VERSION

BESIEGER, GUEST, ELSEWHERE = ("127.0.0.1", 0), ("127.0.0.2", 0), ("127.0.0.3", 0)
FILES = 1_024
LONG = "ZZZZ"  # the code of a table with a long log
Attack = Callable[[str, float], Coroutine[Any, Any, str]]  # attacks an address, for this many seconds
LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)
ids = (str(number) for number in count(1))


class Client:
    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket, self.token = socket, token

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message; returns its answer, or the goodbye."""
        message = {"type": type, "id": next(ids), **fields}
        await self.socket.send(json.dumps(message))
        while True:
            heard: dict[str, Any] = json.loads(await self.socket.recv())
            if heard["type"] == "Ping":
                await self.socket.send(json.dumps({"type": "Pong", "id": heard["id"], "now": 0}))
            elif heard["type"] == "Goodbye" or message["id"] in (heard.get("answer"), heard.get("id")):
                return heard


@asynccontextmanager
async def client(url: str, where: tuple[str, int], token: str = "") -> AsyncIterator[Client]:
    async with connect(url, local_addr=where, proxy=None, compression=None, ping_interval=None) as socket:
        yield Client(socket, token or token_hex(16))


async def opened(one: Client) -> str:
    sight = await one.ask("Open", version=VERSION, token=one.token, game="memo_dice")
    await one.ask("Sit", name="Ann", face="fox")
    return str(sight["table"]["code"])


async def look_on(guest: Client, until: asyncio.Event) -> list[float]:
    """How long each answer took, in ms."""
    took = []
    while not until.is_set():
        began = time.perf_counter()
        assert (await guest.ask("Resync"))["type"] == "Sight"
        took.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.04)
    return took


async def idle(url: str, seconds: float) -> str:
    """Open sockets that say nothing; then a friend tries to enter."""
    sockets: list[ClientConnection] = []
    for _ in range(FILES + 60):
        with suppress(*LOST):
            sockets.append(await connect(url, local_addr=BESIEGER, proxy=None, ping_interval=None))
    async with client(url, GUEST) as friend:
        await opened(friend)
    for socket in sockets:
        socket.transport.abort()
    return f"{len(sockets)} sockets held, a friend gets in"


async def codes(url: str, seconds: float) -> str:
    tried, end = 0, time.perf_counter() + seconds
    guesses = map("".join, product(LETTERS, repeat=4))
    while time.perf_counter() < end:
        with suppress(*LOST):
            async with client(url, BESIEGER) as thief:
                told = await thief.ask("Enter", version=VERSION, token=thief.token, code=next(guesses))
                tried += told.get("why") == "no-such-table"
    return f"{tried / seconds:.1f} wrong codes a second are looked up"


async def reconnecting(url: str, seconds: float) -> str:
    token, end, number = token_hex(16), time.perf_counter() + seconds, 0
    async with client(url, BESIEGER, token) as host:
        code = await opened(host)
    while time.perf_counter() < end:
        with suppress(*LOST):
            async with client(url, BESIEGER, token) as host:
                await host.ask("Enter", version=VERSION, token=token, code=code)
                for turn in range(80):
                    told = await host.ask("SetLevel", seat=0, level=("child", "adult")[turn % 2])
                    number = max(number, told["number"])
    return f"{number} events written in {seconds:.0f} s"


async def pictures(url: str, seconds: float) -> str:
    """A client that sends too much is told so and closed; it reconnects."""
    drawn, refused, end = 0, 0, time.perf_counter() + seconds
    guesses = map("".join, product(LETTERS, repeat=4))
    while time.perf_counter() < end:
        reader, writer = await _dialled(url)
        with suppress(asyncio.IncompleteReadError, OSError):
            while time.perf_counter() < end:
                path = f"/api/qr.svg?path=/t/{next(guesses)}"
                writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                head = await reader.readuntil(b"\r\n\r\n")
                await reader.readexactly(int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0]))
                drawn += b" 200 " in head
                refused += b" 429 " in head
        writer.close()
    return f"{drawn / seconds:.0f} QR codes a second, {refused / seconds:.0f} refused"


async def restoring(url: str, seconds: float) -> str:
    began = time.perf_counter()
    async with client(url, ELSEWHERE) as watcher:  # a client that guesses codes is told of none
        told = await watcher.ask("Enter", version=VERSION, token=watcher.token, code=LONG)
    return f"a table of {told['number']} events is there after {time.perf_counter() - began:.1f} s"


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\0\0\0\0"
PONG = b'{"type":"Pong","id":"none","now":1}'
FLOODS = {
    "empty pings": b"\x89\x80" + MASK,
    "empty parts": b"\x00\x80" + MASK,
    "answers to no ping": b"\x81%c%b%b" % (0x80 | len(PONG), MASK, PONG),
}


def flooding(frame: bytes) -> Attack:
    """Sockets without a table, one after another: each sends the same frame until nobody reads any more."""

    async def flood(url: str, seconds: float) -> str:
        lines, sent, end = 0, 0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            with suppress(*LOST):
                _, writer = await _dialled(url)
                writer.write(UPGRADE + b"\x01\x80" + MASK)
                lines += 1
                while time.perf_counter() < end:
                    writer.write(frame * 2_000)
                    sent += 2_000
                    await asyncio.wait_for(writer.drain(), 1)
                writer.transport.abort()
        return f"{lines} sockets, {sent:,} frames"

    return flood


async def pipelining(url: str, seconds: float) -> str:
    """Send many requests at once, by one connection after another."""
    answered, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        with suppress(*LOST):
            reader, writer = await _dialled(url)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5_000)
            while time.perf_counter() < end and (told := await asyncio.wait_for(reader.read(65_536), 1)):
                answered += told.count(b"HTTP/1.1 200")
            writer.transport.abort()
    return f"{answered / seconds:.0f} requests answered a second"


async def long_heads(url: str, seconds: float) -> str:
    tried, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        with suppress(*LOST):
            reader, writer = await _dialled(url)
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:b\r\n" * 50_000 + b"\r\n")
            assert b" 431 " in await asyncio.wait_for(reader.readline(), 1)
            tried += 1
            writer.transport.abort()
    return f"{tried / seconds:.0f} heads of 50,000 headers refused a second"


async def _dialled(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    port = int(url.split(":")[2].split("/")[0])
    return await asyncio.open_connection("127.0.0.1", port, local_addr=BESIEGER)


ATTACKS: dict[str, Attack] = {
    "none": lambda url, seconds: _wait(seconds),
    "idle sockets": idle,
    "guessed codes": codes,
    "a host who reconnects": reconnecting,
    "QR codes": pictures,
    "a long log": restoring,
    **{name: flooding(frame) for name, frame in FLOODS.items()},
    "requests at once": pipelining,
    "long heads": long_heads,
}


async def _wait(seconds: float) -> str:
    await asyncio.sleep(seconds)
    return ""


async def write_long(path: Path, length: int) -> None:
    events = [LevelSet(0, ("child", "adult")[turn % 2]) for turn in range(length)]
    everything = [Opened(LONG, "memo_dice"), SatDown("Ann", "fox", seal(b"t" * 16)), *events]
    store = SqliteStore(path)
    await store.append(
        LONG, [write(number, "", Fact(0, event)) for number, event in enumerate(everything, 1)]
    )
    await store.close()


class Besieged(NamedTuple):
    url: str
    said: Path  # its log
    pid: int


@asynccontextmanager
async def server(path: Path) -> AsyncIterator[Besieged]:
    words = ["-c", "import sys; from ninefold.cli import main; sys.exit(main())"]
    words += ["--no-browser", "--host", "127.0.0.1", "--port", "0", "--data", str(path)]
    said = path.with_suffix(".log")
    with said.open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *words,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)),
        )
    assert process.stdout is not None
    try:
        while b"http://localhost:" not in (line := await process.stdout.readline()):
            assert line, "the server did not start"
        yield Besieged(f"ws://127.0.0.1:{int(line.rpartition(b':')[2])}/ws", said, process.pid)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def besiege(seconds: float, length: int) -> None:
    grid = Grid("A siege", "attack", "outcome", "answers to a guest, ms: middle", "worst")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        await write_long(path, length)
        async with server(path) as (url, said, _), client(url, GUEST) as guest:
            await opened(guest)
            for name, attack in ATTACKS.items():
                over = asyncio.Event()
                looking = asyncio.create_task(look_on(guest, over))
                outcome = await attack(url, seconds)
                over.set()
                took = sorted(await looking)
                grid.add(name, outcome, f"{took[len(took) // 2]:.1f}", f"{took[-1]:.1f}")
        grid.show()
        lines = said.read_text().splitlines()
        rows = sqlite3.connect(path).execute("SELECT count(*) FROM events").fetchone()[0]
        print(f"{len(lines)} lines in the server's log; {rows} rows in its file; {os.cpu_count()} cores")


if __name__ == "__main__":
    parser = argparse.ArgumentParser("python -m benchmarks.siege", description=__doc__)
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    short = parser.parse_args().short
    asyncio.run(besiege(*((1.0, 2_000) if short else (10.0, 70_000))))
