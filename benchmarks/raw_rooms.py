"""Servers without an engine: a small move in, one message of about 750 bytes out to each seat of the room.

python -m benchmarks.raw_rooms LAYER KEEP [FILE]; prints its port. KEEP is `no` (tell at once), `normal` or
`full` (commit to the event store FILE, then tell). The path /ROOM/SEAT takes a seat; /cpu answers with the
server's CPU seconds so far.
"""

import asyncio
import logging
import socket
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from ninefold.server.store.port import Row
from ninefold.server.store.sqlite.store import SqliteStore

Send = Callable[[bytes], Any]

PUBLIC = {
    "cups": [{"cell": cell, "colour": "red", "covered": True, "by": cell % 4} for cell in range(8)],
    "seats": [{"face": "fox", "name": f"Player {seat}", "score": 7, "here": True} for seat in range(4)],
}


class Rooms:
    def __init__(self, store: SqliteStore | None) -> None:
        self._store = store
        self._rooms: defaultdict[str, dict[str, Send]] = defaultdict(dict)
        self._numbers: defaultdict[str, int] = defaultdict(int)

    def join(self, path: str, send: Send) -> Callable[[bytes], None]:
        if path == "/cpu":
            return lambda _: send(b"%f" % time.process_time())
        _, room, seat = path.split("/")
        self._rooms[room][seat] = send
        return lambda message: self._heard(room, message)

    def _heard(self, room: str, message: bytes) -> None:
        move = msgspec.json.decode(message)
        self._numbers[room] = number = self._numbers[room] + 1
        if self._store is None:
            self._tell(room, number, move)
        else:
            row = Row(number, number, "raw", msgspec.json.encode(move), b"[[6,3]]")
            done = self._store.append(room, [row])
            done.add_done_callback(lambda _: self._tell(room, number, move))

    def _tell(self, room: str, number: int, move: Any) -> None:
        for seat, send in self._rooms[room].items():
            private = {"seat": seat, "prompts": [{"verb": "lift", "cells": [1, 2, 3]}]}
            send(msgspec.json.encode({"number": number, "news": move, "public": PUBLIC, "private": private}))


async def picows(rooms: Rooms) -> None:
    from picows import WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

    class Seat(WSListener):
        def __init__(self, path: str) -> None:
            self._path = path

        def on_ws_connected(self, transport: WSTransport) -> None:
            send, text = transport.send, WSMsgType.TEXT
            self._heard = rooms.join(self._path, lambda message: send(text, message))

        def on_ws_frame(self, transport: WSTransport, frame: Any) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                self._heard(frame.get_payload_as_bytes())

    def sit(request: WSUpgradeRequest) -> Seat:
        return Seat(request.path.decode())

    await (await ws_create_server(sit, sock=_listen())).serve_forever()


async def door(rooms: Rooms) -> None:
    from ninefold.server.net.admission import Admission
    from ninefold.server.net.http_server import Response, Socket, serve

    class Seat:
        def __init__(self, path: str) -> None:
            self._path = path

        def opened(self, socket: Socket) -> None:
            self._heard = rooms.join(self._path, socket.send)

        def bothered(self) -> bool:
            return False

        def heard(self, message: bytes) -> None:
            self._heard(message)

        def caught_up(self) -> None: ...
        def closed(self) -> None: ...

    open_door = await serve(
        "127.0.0.1",
        0,
        web=lambda _: Response(404),
        accept=lambda request: Seat(request.path),
        admission=Admission(most_per_address=20_000),
    )
    print(open_door.addresses[0][1], flush=True)
    await asyncio.Event().wait()


async def uvicorn(rooms: Rooms) -> None:
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket

    async def seat(ws: WebSocket) -> None:
        await ws.accept()
        await _talk(rooms, ws.url.path, lambda text: ws.send_text(text.decode()), ws.iter_text())

    app = Starlette(routes=[WebSocketRoute("/{path:path}", seat)])
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", lifespan="off"
    )
    await uvicorn.Server(config).serve([_listen()])


async def websockets(rooms: Rooms) -> None:
    from websockets.asyncio.server import ServerConnection, serve

    async def seat(ws: ServerConnection) -> None:
        assert ws.request
        await _talk(rooms, ws.request.path, lambda text: ws.send(text, text=True), ws)

    async with serve(seat, sock=_listen(), compression=None, ping_interval=None) as server:
        await server.serve_forever()


def _listen() -> socket.socket:
    listening = socket.create_server(("127.0.0.1", 0))
    print(listening.getsockname()[1], flush=True)
    return listening


async def _talk(rooms: Rooms, path: str, send: Callable[[bytes], Awaitable[None]], messages: Any) -> None:
    """For layers whose send is a coroutine: one task a socket sends what is waiting."""
    outbox: asyncio.Queue[bytes] = asyncio.Queue()
    heard = rooms.join(path, outbox.put_nowait)

    async def post() -> None:
        while True:
            await send(await outbox.get())

    posting = asyncio.create_task(post())
    async for message in messages:
        heard(message.encode() if isinstance(message, str) else message)
    posting.cancel()


LAYERS = {layer.__name__: layer for layer in (picows, door, uvicorn, websockets)}


async def main(layer: str, keep: str, file: str = "") -> None:
    logging.disable()  # clients hang up without a word
    store = None if keep == "no" else SqliteStore(Path(file), power_safe=keep == "full")
    await LAYERS[layer](Rooms(store))


if __name__ == "__main__":
    uvloop.run(main(*sys.argv[1:]))
