"""python -m benchmarks.abuse: what others notice while one address asks for as much work as it can.

Each abuse is a process of its own, against a fresh server. Meanwhile a guest at another address asks for a
fresh view again and again, and a friend at a third one opens the page. --minutes N mixes all abuses for so
long, and says how memory and log grow.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import connect

from benchmarks.grid import Grid
from benchmarks.siege import BESIEGER, ELSEWHERE, GUEST, LOST, Client, client, look_on, opened, server
from ninefold.engine import Header, plain, seal
from ninefold.server.hall.events import HallChoice
from ninefold.server.live.draft import Draft
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.table.codes import LETTERS
from ninefold.server.table.events import DiceSealed, GameBegun, HostNamed, Opened, PromisesClosed, SatDown
from ninefold.server.table.state import Table, plain_options
from ninefold.server.wire.message import VERSION
from testkit import plays

NO_HEADERS: Mapping[str, str] = {}
CHOICE = {k: v for k, v in plain(HallChoice(games=("fix", "memo_dice"))).items() if k != "type"}
LONG_GAME = ("memodixe", 4)  # its random plays are the longest


class Size(NamedTuple):
    seconds: float  # of each abuse
    tables: int
    steps: int  # of each game
    connections: int


USUAL, SHORT = Size(10.0, 200, 1_700, 300), Size(0.5, 4, 60, 8)
Abuse = Callable[[str, Size], Coroutine[Any, Any, None]]


def code(number: int) -> str:
    return "".join(LETTERS[number // 20**place % 20] for place in range(4))


def token(number: int) -> str:
    return f"the token of table {number}"


async def write_tables(path: Path, size: Size) -> None:
    """Tables with a long game in play, one person and three bots at each."""
    table = max(
        (one for one in plays.FEW if (one.name, one.seats) == LONG_GAME), key=lambda one: len(plays.play(one))
    )
    header = Header(table.name, table.game.version, table.seats, plain_options(table.options))
    store = SqliteStore(path)
    for number in range(size.tables):
        draft = Draft(Table(), 0)
        bots = [SatDown(f"Bot {seat}", "owl", None) for seat in range(1, table.seats)]
        ann = seal(token(number).encode())
        draft.add(Opened(code(number), table.name, ann), SatDown("Ann", "fox", ann), *bots, HostNamed(0))
        draft.add(DiceSealed(f"game {number}", header, "00" * 32), PromisesClosed())
        draft.add(GameBegun(("",) * table.seats))
        for step in plays.play(table)[: size.steps]:
            draft.play((step.state, step.steps))
        await store.append(code(number), draft.rows)
    await store.close()


# What one address does


async def nothing(url: str, size: Size) -> None:
    await asyncio.sleep(size.seconds)


async def draw_codes(url: str, size: Size, letters: int) -> None:
    """Ask for QR codes of ever new hosts."""
    end, chance = time.perf_counter() + size.seconds, Random(letters)

    async def ask() -> None:
        while time.perf_counter() < end:
            host = "".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=letters))
            with suppress(*LOST, asyncio.IncompleteReadError):
                await asyncio.wait_for(_got(url, BESIEGER, "/api/qr.svg?path=/t/BCDF", host), 20)

    await asyncio.gather(*(ask() for _ in range(size.connections)))


async def change_levels(url: str, size: Size) -> None:
    """At every table the host sets a bot's level twice a second."""

    async def host(number: int) -> None:
        with suppress(*LOST):
            async with _entered(url, number) as one:
                end = time.perf_counter() + size.seconds
                for level in cycle(("child", "adult")):
                    if time.perf_counter() >= end:
                        return
                    await one.ask("SetLevel", seat=1, level=level)
                    await asyncio.sleep(0.5)

    await asyncio.gather(*map(host, range(size.tables)))


async def enter_tables(url: str, size: Size) -> None:
    """All tables at once, as after a restart; then again."""

    async def enter(number: int) -> None:
        with suppress(*LOST):
            async with _entered(url, number):
                await asyncio.sleep(size.seconds)

    await asyncio.gather(*map(enter, range(size.tables)))


async def ask_for_views(url: str, size: Size) -> None:
    """All connections say something at the same moment, again and again."""
    end = time.perf_counter() + size.seconds
    async with AsyncExitStack() as stack:
        crowd = list[Client]()
        for number in range(size.connections):
            watching = _entered(url, number % size.tables, f"a watcher, number {number}")
            with suppress(*LOST):  # connections of one address are limited
                crowd.append(await stack.enter_async_context(watching))
        while time.perf_counter() < end:
            with suppress(*LOST):
                await asyncio.gather(*(one.ask("Resync") for one in crowd))
            await asyncio.sleep(1.0)


async def ask_for_replays(url: str, size: Size) -> None:
    """Of games that are not over, or do not exist."""
    end, chance = time.perf_counter() + size.seconds, Random(1)

    async def ask() -> None:
        while time.perf_counter() < end:
            path = f"/api/replay/{code(chance.randrange(2 * size.tables))}/game"
            with suppress(*LOST, asyncio.IncompleteReadError):
                await asyncio.wait_for(_got(url, BESIEGER, path), 20)

    await asyncio.gather(*(ask() for _ in range(size.connections)))


async def open_tables(url: str, size: Size) -> None:
    """New tables, and talk and changes at each."""
    end = time.perf_counter() + size.seconds

    async def host() -> None:
        while time.perf_counter() < end:
            with suppress(*LOST, KeyError):
                async with client(url, BESIEGER) as one:
                    await opened(one)
                    for level in cycle(("child", "adult")):
                        if time.perf_counter() >= end:
                            return
                        told = await one.ask("SetLevel", seat=0, level=level)
                        await asyncio.sleep(0.5 if told["type"] != "Refused" else 2.0)
            await asyncio.sleep(1.0)

    await asyncio.gather(*(host() for _ in range(size.tables // 4)))


async def make_sets(url: str, size: Size) -> None:
    """Ever new lists of long words, by the host of a table."""
    end, chance = time.perf_counter() + size.seconds, Random(2)
    path, secret = f"/api/sets/{code(0)}", {"Authorization": f"Bearer {token(0)}"}

    async def send() -> None:
        while time.perf_counter() < end:
            words = ["".join(chance.choices("\u00e9\u00e4abc", k=380)) for _ in range(54)]
            things = [{"words": word[:38], "shown": word} for word in words]
            body = json.dumps({"game": "memo_dice", "things": things}, ensure_ascii=False).encode()
            with suppress(*LOST, asyncio.IncompleteReadError):
                await asyncio.wait_for(_got(url, BESIEGER, path, body=body, more=secret), 20)

    await asyncio.gather(*(send() for _ in range(min(40, size.connections))))


async def guess_codes(url: str, size: Size) -> None:
    """By sockets and by HTTP, all at once, again and again."""
    end, numbers = time.perf_counter() + size.seconds, count(size.tables)

    async def enter() -> None:
        while time.perf_counter() < end:
            with suppress(*LOST):
                async with client(url, BESIEGER) as one:
                    await one.ask("Enter", version=VERSION, token=one.token, code=code(next(numbers)))

    async def ask(path: str) -> None:
        while time.perf_counter() < end:
            with suppress(*LOST, asyncio.IncompleteReadError):
                await asyncio.wait_for(_got(url, BESIEGER, path.format(code(next(numbers)))), 20)

    paths = ("/api/kept/{}", "/api/hall/{}/results.csv")
    crowd = size.connections // 3
    await asyncio.gather(*(enter() for _ in range(crowd)), *(ask(p) for p in paths for _ in range(crowd)))


async def mix_halls(url: str, size: Size) -> None:
    """Halls whose hosts seat everybody and change their choice for ever."""
    end = time.perf_counter() + size.seconds

    async def gather(number: int) -> None:
        while time.perf_counter() < end:
            with suppress(*LOST, KeyError):
                async with AsyncExitStack() as stack:
                    host = await stack.enter_async_context(client(url, BESIEGER))
                    told = await host.ask("OpenHall", version=VERSION, token=host.token)
                    place, people = told["hall"]["code"], [host]
                    for _ in range(min(20, size.connections)):
                        guest = await stack.enter_async_context(client(url, BESIEGER))
                        await guest.ask("Enter", version=VERSION, token=guest.token, code=place)
                        stack.callback(guest.socket.transport.abort)  # nobody reads, as in _entered
                        people.append(guest)
                    for each, guest in enumerate(people):
                        await guest.ask("Join", name=f"P{each}", face="fox")
                    while time.perf_counter() < end:
                        await host.ask("ChooseHall", **CHOICE)
                        for type in ("SeatAll", "BeginTables", "EndTables"):
                            await host.ask(type)
                            await asyncio.sleep(0.2)
            await asyncio.sleep(1.0)

    await asyncio.gather(*map(gather, range(max(1, size.tables // 40))))


ABUSES: dict[str, Abuse] = {
    "none": nothing,
    "QR codes, hosts of 250 letters": partial(draw_codes, letters=250),
    "QR codes, hosts of 2,000 letters": partial(draw_codes, letters=2_000),
    "levels set at every table": change_levels,
    "all tables entered at once": enter_tables,
    "views asked for at once": ask_for_views,
    "replays of unknown games": ask_for_replays,
    "tables opened and changed": open_tables,
    "own sets of long words": make_sets,
    "wrong codes at once": guess_codes,
    "halls that begin for ever": mix_halls,
}


@asynccontextmanager
async def _entered(url: str, number: int, secret: str = "") -> AsyncIterator[Client]:
    async with connect(
        url,
        local_addr=BESIEGER,
        proxy=None,
        compression=None,
        ping_interval=None,
        max_size=None,
        open_timeout=60,
    ) as socket:
        one = Client(socket, secret or token(number))
        try:
            await one.ask("Enter", version=VERSION, token=one.token, code=code(number))
            yield one
        finally:
            socket.transport.abort()  # nobody reads: a closing handshake would only time out


async def _got(
    url: str,
    where: tuple[str, int],
    path: str,
    host: str = "localhost",
    *,
    body: bytes = b"",
    more: Mapping[str, str] = NO_HEADERS,
) -> int:
    """The status of one request."""
    port = int(url.split(":")[2].split("/")[0])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=where)
    try:
        headers = {"Host": host, **more, **({"Content-Length": str(len(body))} if body else {})}
        lines = [f"{'POST' if body else 'GET'} {path} HTTP/1.1", *(f"{n}: {v}" for n, v in headers.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = await reader.readuntil(b"\r\n\r\n")
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        await reader.readexactly(int(length or 0))
        return int(head.split()[1])
    finally:
        writer.transport.abort()


# What others notice


async def open_page(url: str, until: asyncio.Event) -> list[float]:
    """How long a friend waited for the page, in ms; or until the server gave up."""
    took = []
    while not until.is_set():
        began = time.perf_counter()
        with suppress(*LOST, asyncio.IncompleteReadError):
            assert await _got(url, ELSEWHERE, "/") == 200
        took.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.1)
    return took


def part(took: Sequence[float], share: float) -> str:
    ordered = sorted(took)
    return f"{ordered[min(len(ordered) - 1, int(share * len(ordered)))]:.1f}"


async def suffered(url: str, names: Sequence[str], size: Size) -> tuple[list[float], list[float]]:
    """The answers to a guest, and to a friend, while these abuses go on."""
    async with client(url, GUEST) as guest:
        await opened(guest)
        over = asyncio.Event()
        noticed = asyncio.gather(look_on(guest, over), open_page(url, over))
        words = ["-m", "benchmarks.abuse", "--against", url, "--seconds", str(size.seconds)]
        words += ["--short"] * (size.tables == SHORT.tables)
        abusers = [
            await asyncio.create_subprocess_exec(sys.executable, *words, "--abuse", name) for name in names
        ]
        for abuser in abusers:
            await abuser.wait()
        over.set()
        answers, pages = await noticed
    return answers, pages


async def compare(size: Size, word: str) -> None:
    columns = ("a guest, ms: p50", "p95", "worst", "a friend's page, ms: p50", "worst")
    grid = Grid("Abuse by one address", "abuse", *columns)
    for name in (name for name in ABUSES if word in name):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "tables.db"
            await write_tables(path, size)
            async with server(path) as here:
                answers, pages = await suffered(here.url, [name], size)
        grid.add(name, *(part(answers, p) for p in (0.5, 0.95, 1)), part(pages, 0.5), part(pages, 1))
    grid.show()


async def mix(minutes: float, size: Size) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        await write_tables(path, size)
        async with server(path) as here:
            before, began = memory(here.pid), log_size(path)
            long = size._replace(seconds=minutes * 60)
            answers, pages = await suffered(here.url, [name for name in ABUSES if name != "none"], long)
            after, ended = memory(here.pid), log_size(path)
    grid = Grid(f"All abuses at once by one address, {minutes:g} min", "what", "before", "after")
    grid.add("memory of the server, MB", f"{before:.0f}", f"{after:.0f}")
    grid.add("log, MB", f"{began:.1f}", f"{ended:.1f}")
    grid.show()
    grid = Grid("Meanwhile", "ms", "p50", "p99", "worst")
    grid.add("a guest", *(part(answers, p) for p in (0.5, 0.99, 1)))
    grid.add("a friend's page", *(part(pages, p) for p in (0.5, 0.99, 1)))
    grid.show()


def memory(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def log_size(path: Path) -> float:
    return sum(file.stat().st_size for file in path.parent.glob(f"{path.name}*")) / 1e6


if __name__ == "__main__":
    parser = argparse.ArgumentParser("python -m benchmarks.abuse", description=__doc__)
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    parser.add_argument("--minutes", type=float, help="all abuses at once, for so long")
    parser.add_argument("--seconds", type=float, help="of each abuse")
    parser.add_argument("--only", default="", metavar="WORD", help="abuses with this word in their name")
    parser.add_argument("--abuse", choices=ABUSES, help=argparse.SUPPRESS)
    parser.add_argument("--against", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    chosen = SHORT if asked.short else USUAL
    chosen = chosen._replace(seconds=asked.seconds or chosen.seconds)
    if asked.abuse:
        asyncio.run(ABUSES[asked.abuse](asked.against, chosen))
    elif asked.minutes:
        asyncio.run(mix(asked.minutes, chosen))
    else:
        asyncio.run(compare(chosen, asked.only))
