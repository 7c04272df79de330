"""Servers that are killed at chosen points. They know nothing of it: their store and sockets are wrapped.

Run as a process, this imports everything once, then forks a server for every line that it reads:
`port path speed number point`. At `point` of the first event with this number or a later one, the server is
killed with SIGKILL. It says `child` and its process, `port` and its port, and `gone` when it is gone.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, get_args

from ninefold.server.app import App
from ninefold.server.net.addresses import Addresses
from ninefold.server.net.http_server import Request, Response, Socket, serve
from ninefold.server.store.port import Row
from ninefold.server.store.sqlite.store import SqliteStore
from testkit.jumping_loop import JumpingLoop

Point = Literal["before commit", "before telling", "after telling the first", "during restore", "never"]
POINTS: tuple[Point, ...] = get_args(Point)[:4]


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class DoomedStore(SqliteStore):
    point: Point
    number: int
    told: int | None = None  # sockets that heard of the event

    def append(self, table: str, rows: Sequence[Row]) -> "asyncio.Future[None]":
        if rows[-1].number < self.number:
            return super().append(table, rows)
        if self.point == "before commit":
            die()
        done = super().append(table, rows)
        if self.point == "before telling":
            done.add_done_callback(lambda _: die())
        elif self.point == "after telling the first":
            done.add_done_callback(lambda _: setattr(self, "told", 0))
        return done

    async def load(self, table: str) -> list[Row]:
        rows = await super().load(table)
        if rows and self.point == "during restore":
            die()
        return rows


async def live(port: int, path: Path, point: Point, number: int) -> None:
    store = DoomedStore(path)
    store.point, store.number = point, number
    send = Socket.send

    def send_and_die(socket: Socket, *messages: bytes) -> None:
        send(socket, *messages)
        if store.told is not None and b'Change"' in messages[-1]:
            die()

    Socket.send = send_and_die  # type: ignore[method-assign, assignment]
    app = App(store, _no_page, Addresses("http", None, port))
    server = await serve("127.0.0.1", port, web=_no_page, accept=app.accept)
    print(f"port {server.addresses[0][1]}\n", end="", flush=True)
    await asyncio.Event().wait()


def _no_page(request: Request) -> Response:
    return Response(404)


def begin(port: str, path: str, speed: str, number: str, point: Any) -> None:
    sys.stdin.close()
    with asyncio.Runner(loop_factory=lambda: JumpingLoop(float(speed))) as runner:
        runner.run(live(int(port), Path(path), point, int(number)))


def main() -> None:
    for line in sys.stdin:
        child = os.fork()
        if not child:
            begin(*line.rstrip("\n").split(" ", 4))
        print(f"child {child}\n", end="", flush=True)
        os.waitpid(child, 0)
        print("gone 0\n", end="", flush=True)


if __name__ == "__main__":
    main()
