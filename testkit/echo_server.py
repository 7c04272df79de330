"""Both sides of the network layer for its tests: a server that echoes, and clients that send plain bytes."""

import asyncio
import base64
import ssl
import struct
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from ninefold.server.net.http_server import Request, Response, Server, Socket, serve

Run = Callable[[Coroutine[Any, Any, None]], None]
TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
KEY = base64.b64encode(b"sixteen bytes ok")
BIG = b"a page too large for every buffer between here and there " * 500_000
UPGRADE = {
    "Host": "table",
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": KEY.decode(),
}


class Echo:
    """Notes what happens to it and sends back what it hears."""

    bears = 1_000  # frames that are no messages

    def __init__(self) -> None:
        self.log: list[str] = []
        self.gone = asyncio.Event()
        self.read_on = asyncio.Event()

    def opened(self, socket: Socket) -> None:
        self.socket = socket
        self.log.append(f"opened from {socket.peer}")

    def bothered(self) -> bool:
        self.bears -= 1
        if self.bears < 0:
            self.socket.close(4000, "too-much")
        return self.bears < 0

    def heard(self, message: bytes) -> None:
        self.log.append(message.decode())
        if message == b"fail":
            raise RuntimeError("a fault of ours")
        if message == b"bye":
            self.socket.close(4001, "as you wish")
        self.socket.send(message)

    def caught_up(self) -> None:
        self.read_on.set()

    def closed(self) -> None:
        self.log.append("closed")
        self.gone.set()


class EchoServer:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.sockets: list[Echo] = []
        self.lines: list[RawConnection] = []
        self.asked: list[str] = []  # what must be looked for,
        self.found = asyncio.Event()  # until then

    async def dial(self, tls: ssl.SSLContext | None = None) -> "RawConnection":
        line = RawConnection(*await asyncio.open_connection(*self.server.addresses[0], ssl=tls))
        self.lines.append(line)
        return line

    async def upgrade(self, after: bytes = b"", **headers: str) -> "RawConnection":
        line = await self.dial()
        line.writer.write(head("GET /ws HTTP/1.1", **{**UPGRADE, **headers}) + after)
        assert (await line.answer()).status == 101
        return line


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def is_safe(headers: dict[str, str]) -> bool:
    """Whether a response has the headers that every response of the server has."""
    policy = headers.get("content-security-policy", "").split("; ")
    return (
        {"default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"} <= set(policy)
        and headers.get("x-content-type-options") == "nosniff"
        and headers.get("referrer-policy") == "no-referrer"
        and headers.get("cross-origin-resource-policy") == "same-origin"
        and "camera=(), " in headers.get("permissions-policy", "")
    )


class RawConnection:
    """The other end of a connection, without a library between us and the bytes."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def answer(self, *, without_body: bool = False) -> Answer:
        first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        status = int(first.split(" ")[1])
        assert status == 101 or is_safe(headers), f"{first}: {headers}"
        size = 0 if without_body else int(headers.get("content-length", 0))
        return Answer(status, headers, await self.reader.readexactly(size))

    async def ask(self, line: str, **headers: str) -> Answer:
        self.writer.write(head(line, Host="table", **headers))
        return await self.answer()

    def say(self, payload: bytes, kind: int = TEXT, *, fin: bool = True, masked: bool = True) -> None:
        self.writer.write(frame(payload, kind, fin=fin, masked=masked))

    async def hear(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        assert first & 0x80 and not first & 0x70 and not size & 0x80, "whole, uncompressed, unmasked"
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 0xF, await self.reader.readexactly(size)

    async def closing(self) -> tuple[int, str]:
        """The code and reason that the server closes with, answered as a browser does."""
        kind, payload = await self.hear()
        assert kind == CLOSE
        self.say(payload, CLOSE)
        with suppress(ConnectionResetError):  # whom frames make no sense to has hung up already
            assert await self.reader.read() == b""
        return int.from_bytes(payload[:2]), payload[2:].decode()


def head(line: str, **headers: str) -> bytes:
    return "\r\n".join([line, *(f"{name}: {value}" for name, value in headers.items()), "\r\n"]).encode()


def frame(payload: bytes, kind: int = TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    size, bit = len(payload), 0x80 if masked else 0
    start = bytes([fin << 7 | kind])
    start += bytes([bit | size]) if size < 126 else bytes([bit | 126]) + struct.pack("!H", size)
    mask = b"mask"
    return start + (mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)) if masked else payload)


@asynccontextmanager
async def echo_server(**settings: Any) -> AsyncIterator[EchoServer]:
    async def later(request: Request) -> Response:
        echoing.asked.append(request.path)
        await echoing.found.wait()
        if request.path == "/later/fail":
            raise RuntimeError("a fault of ours")
        return Response(200, request.path.encode())

    def web(request: Request) -> Response | Awaitable[Response]:
        if request.path == "/fail":
            raise RuntimeError("a fault of ours")
        if request.path == "/big":
            return Response(200, BIG)
        if request.path.startswith("/later"):
            return later(request)
        told = request.method, request.path, request.query, request.headers.get("x-two"), request.peer
        return Response(200, repr(told).encode(), {"Content-Type": "text/plain"})

    def accept(request: Request) -> Echo | Response:
        if request.path != "/ws":
            return Response(403, b"not here")
        echoing.sockets.append(Echo())
        return echoing.sockets[-1]

    echoing = EchoServer(await serve("127.0.0.1", 0, web=web, accept=accept, **settings))
    try:
        yield echoing
    finally:
        for line in echoing.lines:
            line.writer.transport.abort()
        await echoing.server.close()
