"""The front door: the page and the WebSockets on one port. Nothing behind it knows which libraries open it.

HTTP is read by h11, WebSocket frames by picows (ADR 0001), to which a connection is handed over on upgrade.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from socket import socket
from ssl import SSLContext
from typing import Any, Protocol, cast

import aiofastnet
import h11
from picows import WSAutoPingStrategy, WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # left out of its stubs

from ninefold.server.http import Request, Response, plain, read_request, upgrades

__all__ = ["Accept", "Handler", "Request", "Response", "Server", "Socket", "Web", "serve"]

log = logging.getLogger(__name__)
frames_log = logging.getLogger(f"{__name__}.frames")
frames_log.setLevel(logging.CRITICAL)  # what strangers send wrongly is no news

MOST_HEAD = 16_384  # bytes of a request line with its headers
HIGH_WATER = 65_536  # bytes waiting for a reader before it counts as slow
HOPELESS = 4  # times too long: such a frame is not even read to its end before the line is cut
LAST_WORD = 2.0  # seconds for a peer to answer a closing
TEXT, BINARY, CONTINUATION = WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION
PING, CLOSE = WSMsgType.PING, WSMsgType.CLOSE


class Socket:
    """One open WebSocket."""

    __slots__ = ("_transport", "peer", "slow")

    def __init__(self, transport: WSTransport, peer: str) -> None:
        self._transport = transport
        self.peer = peer
        self.slow = False  # so much is waiting that the newest view is kinder than more news

    def send(self, message: bytes) -> None:
        """Never blocks; after the closing it does nothing."""
        self._transport.send(TEXT, message)

    @property
    def backlog(self) -> int:
        """Bytes that wait because the reader is slow."""
        return self._transport.underlying_transport.get_write_buffer_size()

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Nothing is heard or sent after it; the handler is told `closed` when the peer has gone."""
        if not self._transport.is_close_frame_sent:
            short = reason.encode()[:123].decode(errors="ignore")  # all that a close frame holds
            self._transport.send_close(code, short)  # type: ignore[arg-type]  # takes any number
            _abort_later(self._transport)


class Handler(Protocol):
    """What the application makes of an accepted socket. Once `opened`, it will be `closed`."""

    def opened(self, socket: Socket, /) -> None: ...

    def heard(self, message: bytes, /) -> None: ...

    def drained(self) -> None:
        """A slow reader has caught up: nothing is waiting any more."""

    def closed(self) -> None: ...


Web = Callable[[Request], Response | Awaitable[Response]]  # awaited: no further question is read meanwhile
Accept = Callable[[Request], Handler | Response]


class Server:
    def __init__(self, listening: asyncio.Server, connections: "_Connections") -> None:
        self._listening, self._all = listening, connections
        self.addresses: list[tuple[str, int]] = [sock.getsockname()[:2] for sock in listening.sockets]

    async def close(self) -> None:
        """Say goodbye to everybody (1001), then hang up on whoever does not answer."""
        self._listening.close()
        for connection in tuple(self._all.open):
            connection.go_away()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._all.empty.wait(), LAST_WORD)
        for connection in tuple(self._all.open):
            connection.abort()
        await self._all.empty.wait()
        await self._listening.wait_closed()


async def serve(
    host: str | None,
    port: int | None,
    *,
    web: Web,
    accept: Accept,
    sock: socket | None = None,  # listening already
    ssl: SSLContext | None = None,
    max_message: int = 16_384,
    request_timeout: float = 10.0,
    idle: float = 20.0,
) -> Server:
    """Open the door. `request_timeout`: seconds for a whole request; `idle`: after these, a ping."""
    connections = _Connections(web, accept, max_message, request_timeout, idle)
    loop = asyncio.get_running_loop()
    create, timeout = partial(_HttpConnection, connections), request_timeout if ssl else None
    keywords: dict[str, Any] = {"sock": sock, "ssl": ssl, "ssl_handshake_timeout": timeout}
    listening = await aiofastnet.create_server(loop, create, host, port, **keywords)
    return Server(listening, connections)


class _Open(Protocol):
    def go_away(self) -> None: ...
    def abort(self) -> None: ...


class _Connections:
    def __init__(
        self, web: Web, accept: Accept, max_message: int, request_timeout: float, idle: float
    ) -> None:
        self.web, self.accept = web, accept
        self.max_message, self.request_timeout, self.idle = max_message, request_timeout, idle
        self.open: set[_Open] = set()
        self.empty = asyncio.Event()
        self.empty.set()

    def add(self, connection: _Open) -> None:
        self.open.add(connection)
        self.empty.clear()

    def remove(self, connection: _Open) -> None:
        self.open.discard(connection)
        if not self.open:
            self.empty.set()


class _HttpConnection(asyncio.Protocol):
    """A connection that speaks HTTP: it asks for pages, and perhaps for a WebSocket."""

    def __init__(self, connections: _Connections) -> None:
        self._all = connections
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=MOST_HEAD)
        self._head: h11.Request | None = None
        self._full = False  # answers wait for the reader: no further question is read before they have gone
        self._awaited: asyncio.Future[Response] | None = None  # the answer that is being looked for

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.peer = str((transport.get_extra_info("peername") or ("",))[0])
        self._all.add(self)
        self._start_timeout()

    def connection_lost(self, error: Exception | None) -> None:
        self._timer.cancel()
        if self._awaited is not None:
            self._awaited.cancel()
        self._all.remove(self)

    def go_away(self) -> None:
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._http.receive_data(data)
        self._listen()

    def pause_writing(self) -> None:
        self._full = True
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        self._full = False
        self._listen_again()

    def _listen_again(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()
            self._listen()

    def _start_timeout(self) -> None:
        self._waiting = math.inf
        self._timer = asyncio.get_running_loop().call_later(self._all.request_timeout, self._time_out)

    def _time_out(self) -> None:
        waiting = self._transport.get_write_buffer_size()
        if 0 < waiting < self._waiting:  # a slow phone is still fetching the page
            self._start_timeout()
            self._waiting = waiting
        else:
            self._transport.abort()

    def _listen(self) -> None:
        while not self._full and not self._transport.is_closing():
            try:
                event = self._http.next_event()
            except h11.RemoteProtocolError as error:
                return self._refuse(HTTPStatus(error.error_status_hint))
            match event:
                case h11.Request() as head:
                    self._head = head
                case h11.EndOfMessage():
                    self._timer.cancel()
                    if not self._answer():
                        return
                    self._start_timeout()
                case h11.ConnectionClosed():
                    self._transport.close()
                case h11.NEED_DATA | h11.PAUSED:
                    return

    def _answer(self) -> bool:
        """At once; not if it must be waited for, or if the connection was handed over."""
        assert self._head
        request = read_request(self._head, self.peer)
        response: Response | Awaitable[Response] | Handler
        if request is None:
            response = plain(HTTPStatus.BAD_REQUEST)
        elif request.method not in ("GET", "HEAD"):
            response = plain(HTTPStatus.METHOD_NOT_ALLOWED, {"Allow": "GET, HEAD"})
        else:
            try:
                response = self._all.accept(request) if upgrades(request) else self._all.web(request)
            except Exception as error:
                response = _fault(request, error)
        if isinstance(response, Response):
            self._send(response)
        elif isinstance(response, Awaitable):
            assert request
            self._transport.pause_reading()
            self._awaited = asyncio.ensure_future(response)
            self._awaited.add_done_callback(partial(self._answer_late, request))
        else:
            self._hand_over(response, self._head)
        return isinstance(response, Response)

    def _answer_late(self, request: Request, found: "asyncio.Future[Response]") -> None:
        self._awaited = None
        if found.cancelled():
            return
        error = found.exception()
        self._start_timeout()
        self._send(found.result() if error is None else _fault(request, error))
        if not self._full:
            self._listen_again()

    def _send(self, response: Response) -> None:
        headers = [(name.encode(), value.encode()) for name, value in response.headers.items()]
        if response.status not in (204, 304):
            headers.append((b"Content-Length", b"%d" % len(response.body)))
        reason = HTTPStatus(response.status).phrase.encode()
        parts = [self._http.send(h11.Response(status_code=response.status, headers=headers, reason=reason))]
        if self._head is None or self._head.method != b"HEAD":
            parts.append(self._http.send(h11.Data(data=response.body)))
        parts.append(self._http.send(h11.EndOfMessage()))
        self._transport.write(b"".join(part for part in parts if part))
        if self._http.our_state is h11.DONE and self._http.their_state is h11.DONE:
            self._http.start_next_cycle()
        else:
            self._transport.close()

    def _refuse(self, status: HTTPStatus) -> None:
        if self._http.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._head = None
            self._send(plain(status))
        self._transport.close()

    def _hand_over(self, handler: Handler, head: h11.Request) -> None:
        listener = _SocketConnection(self._all, handler, self.peer)
        protocol = WSProtocol(
            None, None, False, lambda _: listener, frames_log, True, self._all.request_timeout,
            True, self._all.idle, self._all.idle, WSAutoPingStrategy.PING_WHEN_IDLE, False,
            HOPELESS * self._all.max_message, None, 4096,
        )  # fmt: skip
        self._all.remove(self)
        self._transport.set_protocol(protocol)
        protocol.connection_made(self._transport)
        _feed(protocol, _handshake(head) + self._http.trailing_data[0])


class _SocketConnection(WSListener):
    """A connection that became a WebSocket: frames become messages for the handler."""

    def __init__(self, connections: _Connections, handler: Handler, peer: str) -> None:
        self._all, self._handler, self._peer = connections, handler, peer
        self._begun: bytes | None = None  # a message of which only parts have come

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.underlying_transport.set_write_buffer_limits(high=HIGH_WATER, low=0)
        self._socket = Socket(transport, self._peer)
        self._all.add(self)
        self._tell(self._handler.opened, self._socket)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == CLOSE:
            code = frame.get_close_code()
            transport.send_close(code if int(code) else WSCloseCode.OK)  # type: ignore[call-overload]
            transport.disconnect()
            _abort_later(transport)
        elif transport.is_close_frame_sent:
            return
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self._socket.close(WSCloseCode.PROTOCOL_ERROR.value, "no extension was agreed on")
        elif frame.payload_size > self._all.max_message:
            self._socket.close(WSCloseCode.MESSAGE_TOO_BIG.value, "the message is too long")
        elif kind == TEXT and frame.fin and self._begun is None:
            self._hear(frame.get_payload_as_bytes())
        elif kind in (TEXT, BINARY, CONTINUATION):
            self._gather(kind, frame)
        elif kind == PING and not self._socket.slow:  # who pings and never reads would fill our memory
            transport.send_pong(frame.get_payload_as_bytes())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._all.remove(self)
        self._tell(self._handler.closed)

    def pause_writing(self) -> None:
        self._socket.slow = True

    def resume_writing(self) -> None:
        self._socket.slow = False
        self._tell(self._handler.drained)

    def go_away(self) -> None:
        self._socket.close(WSCloseCode.GOING_AWAY.value, "the server is closing")

    def abort(self) -> None:
        self._socket._transport.disconnect(False)

    def _gather(self, kind: WSMsgType, frame: WSFrame) -> None:
        begun = self._begun or b""
        if kind == BINARY:
            self._socket.close(WSCloseCode.UNSUPPORTED_DATA.value, "only text is understood here")
        elif (kind == CONTINUATION) is (self._begun is None):
            self._socket.close(WSCloseCode.PROTOCOL_ERROR.value, "parts of a message are out of order")
        elif len(begun) + frame.payload_size > self._all.max_message:
            self._socket.close(WSCloseCode.MESSAGE_TOO_BIG.value, "the message is too long")
        elif frame.fin:
            self._begun = None
            self._hear(begun + frame.get_payload_as_bytes())
        else:
            self._begun = begun + frame.get_payload_as_bytes()

    def _hear(self, message: bytes) -> None:
        if message.isascii() or _is_text(message):
            self._tell(self._handler.heard, message)
        else:
            self._socket.close(WSCloseCode.INVALID_TEXT.value, "this is not UTF-8")

    def _tell(self, callback: Callable[..., None], *values: object) -> None:
        try:
            callback(*values)
        except Exception:
            log.exception("a handler for %s failed", self._peer)
            self._socket.close(WSCloseCode.INTERNAL_ERROR.value, "something went wrong here")


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def _abort_later(transport: WSTransport) -> None:
    """A peer that stopped reading would keep a polite closing open until TCP gives up."""
    asyncio.get_running_loop().call_later(LAST_WORD, transport.disconnect, False)


def _handshake(head: h11.Request) -> bytes:
    """The request as picows reads it: Firefox's `Connection: keep-alive, Upgrade` it would refuse."""
    lines = [b"GET / HTTP/1.1", b"Connection: Upgrade", b"Upgrade: websocket"]
    lines += [b"%b: %b" % pair for pair in head.headers if pair[0].startswith(b"sec-websocket-")]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def _feed(protocol: Any, data: bytes) -> None:
    while data:
        buffer = protocol.get_buffer(-1)
        size = min(len(buffer), len(data))
        buffer[:size] = data[:size]
        protocol.buffer_updated(size)
        data = data[size:]


def _fault(request: Request, error: BaseException) -> Response:
    log.error("%s %s failed", request.method, request.path, exc_info=error)
    return plain(HTTPStatus.INTERNAL_SERVER_ERROR)
