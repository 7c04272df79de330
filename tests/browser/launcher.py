"""A server for browser tests: the real one, but its time may run faster and its throws may be known.

A process is many servers, one after the other: to begin costs more than a test. Each is asked for by a line
of JSON. It says its port on standard output, then reads orders: `cut` breaks every connection, `hold` stops
everything until the next order, `pass 2.5` lets so many seconds pass at once, `announce WORDS` shows them to
everybody, `happen [event, …]` lets these events of the game happen at its tables, whatever its rules say.
`stop` ends it, and `done` is said.
"""

import asyncio
import gc
import os
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from msgspec import Struct
from msgspec.json import Decoder

from ninefold.engine import Sealed, Step
from ninefold.server import app as behind_the_door
from ninefold.server.app import App
from ninefold.server.hosting.opening import OpeningRule
from ninefold.server.http_api import qr_codes
from ninefold.server.live import draft
from ninefold.server.live.draft import Draft
from ninefold.server.live.jobs import Job
from ninefold.server.live.shell import TableShell
from ninefold.server.net.addresses import Addresses, lan_address, qr_code
from ninefold.server.net.http_server import serve
from ninefold.server.net.static_files import StaticPage
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.table.state import Playing
from testkit.jumping_loop import JumpingLoop


class Wanted(Struct):
    folder: str
    host: str
    port: int
    speed: float
    draws: list[int]
    passcode: str | None = None  # for opening tables
    frames: list[str] = []


class Known(Sealed):
    """Gives these numbers in every game; when they are used up, the sealed ones."""

    numbers: Sequence[int] = ()

    def below(self, n: int, /) -> int:
        if self.drawn >= len(self.numbers):
            return super().below(n)
        number = self.numbers[self.drawn]
        assert number < n, f"draw {self.drawn} is below {n}, the test wants {number}"
        self.drawn += 1
        return number


def note_links(path: Path) -> None:
    """Write down what the QR codes say: a test has no camera."""

    def drawn(url: str) -> str:
        with path.open("a") as links:
            links.write(f"{url}\n")
        return qr_code(url)

    behind_the_door.qr_code = qr_codes.qr_code = drawn  # type: ignore[attr-defined]


def happen(table: TableShell, events: str) -> None:
    def tell(draft: Draft, job: Job) -> None:
        rules, state, steps = table.table.rules, draft.playing.state, []
        for event in Decoder(list[rules.event]).decode(events):  # type: ignore[name-defined]
            state = rules.evolve(state, event, draft.at)
            steps.append(Step(draft.at, event, state))
        draft.play((state, steps))

    table.machine._time.now = asyncio.get_running_loop().time()  # inputs come with the time
    table.machine._do(Job(tell))
    table._settle()


async def live(data: Path, host: str, port: int, passcode: str | None, frames: Sequence[str]) -> None:
    store = SqliteStore(data)
    addresses = Addresses("http", lan_address() if host == "0.0.0.0" else None, port)
    page = StaticPage(Path(str(files("ninefold.server") / "page")))
    app = App(store, page, addresses, opening=OpeningRule(passcode), sets=True)
    server = await serve(host, port, web=app.web, accept=app.accept, frames=frames, takes=app.takes)
    addresses.port = server.addresses[0][1]
    print(addresses.port, flush=True)
    over, loop = asyncio.Event(), asyncio.get_running_loop()
    assert isinstance(loop, JumpingLoop)

    def when_stored(tables: Sequence[TableShell]) -> None:
        """Only then may time pass: otherwise what waits for the store happens after it."""
        if any(table.machine.busy or table.machine._jobs for table in tables):
            loop.call_soon(when_stored, tables)
        else:
            print("done", flush=True)

    def order() -> None:
        match sys.stdin.readline().split(maxsplit=1):
            case ["cut"]:
                for slot in list(server._admission.slots):
                    if slot.endpoint is not None:
                        slot.endpoint.abort()
            case ["hold"]:
                print("done", flush=True)
                return order()
            case ["pass", seconds]:
                loop.leap(float(seconds))
            case ["announce", *text]:
                app.announcements.set("".join(text).strip(), 600)
            case ["happen", events]:
                tables = [found.result() for found in app.tables._live.values()]
                playing = [
                    table
                    for table in tables
                    if isinstance(table, TableShell) and isinstance(table.table.phase, Playing)
                ]
                for table in playing:
                    happen(table, events)
                return when_stored(playing)
            case _:
                over.set()
                return
        print("done", flush=True)

    loop.add_reader(sys.stdin, order)
    await over.wait()
    loop.remove_reader(sys.stdin)
    await server.close()
    app.close()
    await store.close()


def serve_one(wanted: Wanted) -> None:
    """Its complaints are its own."""
    folder = Path(wanted.folder)
    with (folder / "complaints").open("a") as complaints:
        os.dup2(complaints.fileno(), 2)
    Known.numbers = wanted.draws
    note_links(folder / "tables.links")
    with asyncio.Runner(loop_factory=lambda: JumpingLoop(wanted.speed)) as runner:
        runner.run(live(folder / "tables.db", wanted.host, wanted.port, wanted.passcode, wanted.frames))
    gc.collect()  # what it complains of late is still its own
    print("done", flush=True)


def main() -> None:
    draft.Sealed = Known  # type: ignore[attr-defined]
    one = Decoder(Wanted)
    while line := sys.stdin.readline():
        serve_one(one.decode(line))


if __name__ == "__main__":
    main()
