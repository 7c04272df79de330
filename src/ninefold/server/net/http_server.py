"""HTTP and WebSockets on one port. Nothing else in the server knows which libraries do this.

h11 parses HTTP; a connection that asks for an upgrade is handed over to `websocket`.
"""

import asyncio
import logging
import math
import re
import socket
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from http import HTTPStatus
from ssl import SSLContext
from typing import Any, NamedTuple, cast

import aiofastnet
import h11

from ninefold.server.net.accept import Listener, Server, listen
from ninefold.server.net.admission import Admission, Slot
from ninefold.server.net.http import (
    OVER_HTTPS,
    WITH_CERTIFICATE,
    Request,
    Response,
    is_key,
    plain,
    read_request,
    safety,
    upgrades,
)
from ninefold.server.net.http_body import TIMEOUT_S as BODY_TIMEOUT_S
from ninefold.server.net.http_body import BodyCount, body_size, read_body
from ninefold.server.net.rate_limits import subscriber
from ninefold.server.net.time_slices import TimeSlicer
from ninefold.server.net.websocket import ConnectionSettings, Socket, SocketHandler, hand_over

__all__ = [
    "AcceptSocket",
    "AnswerRequest",
    "Request",
    "Response",
    "Server",
    "Socket",
    "SocketHandler",
    "serve",
]

log = logging.getLogger(__name__)
MOST_HEAD_BYTES = 16_384  # of a request line with its headers
MOST_LINE_BYTES = 4_096  # of the request line alone
MOST_HEADERS = 100
MOST_UNREAD_BYTES = 1 << 26  # of large responses to one address
LARGE_BYTES = 1 << 19
ALLOWED = {"Allow": "GET, HEAD"}
WEBSOCKET_VERSION = {"Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
BLANK_LINE = re.compile(rb"\n\r?\n")  # as h11 accepts it


AnswerRequest = Callable[
    [Request], Response | Awaitable[Response]
]  # awaited: no further question is read meanwhile
AcceptSocket = Callable[[Request], SocketHandler | Response]


class _ServerContext(NamedTuple):
    web: AnswerRequest
    accept: AcceptSocket
    settings: ConnectionSettings
    slicer: TimeSlicer
    client: Callable[[Request], str]
    unread: Counter[str]  # by address, bytes of large responses that were not read yet
    headers: Mapping[str, str]  # of every response
    takes: Callable[[Request], int]  # how large the body of this request may be; 0: it may have none
    bodies: Counter[str]  # by address, bytes of requests that are being received


async def serve(
    host: str | None,
    port: int | None,
    *,
    web: AnswerRequest,
    accept: AcceptSocket,
    sock: socket.socket | None = None,
    ssl: SSLContext | None = None,
    https: bool = False,
    admission: Admission | None = None,
    slicer: TimeSlicer | None = None,
    client: Callable[[Request], str] = lambda request: request.peer,
    frames: Sequence[str] = (),
    takes: Callable[[Request], int] = lambda request: 0,
    **settings: Any,
) -> Server:
    """Start serving. `sock`: a socket that listens already; `https`: a proxy in front of us speaks it;
    `slicer`: shares out the time of this process; `client`: the address of the client, which may be behind a
    proxy; `frames`: origins of pages that may embed ours; `takes`: how large the body of a POST may be;
    `settings`: fields of `ConnectionSettings`."""
    headers = safety(frames) | (OVER_HTTPS if ssl or https else {}) | (WITH_CERTIFICATE if ssl else {})
    context = _ServerContext(
        web,
        accept,
        ConnectionSettings(**settings),
        slicer or TimeSlicer(),
        client,
        Counter(),
        headers,
        takes,
        Counter(),
    )
    admission = admission or Admission()
    loop, timeout = asyncio.get_running_loop(), context.settings.request_timeout if ssl else None

    async def serve_connection(accepted: socket.socket, slot: Slot) -> None:
        try:
            await aiofastnet.connect_accepted_socket(
                loop, lambda: _HttpConnection(context, slot), accepted, ssl=ssl, ssl_handshake_timeout=timeout
            )
        except BaseException as error:
            accepted.close()
            slot.leave()
            if not isinstance(
                error, OSError | TimeoutError
            ):  # the peer has gone, or the TLS handshake failed
                raise

    return Server(
        Listener(await listen(host, port) if sock is None else [sock], admission, serve_connection), admission
    )


class _HttpConnection(asyncio.Protocol):
    """A connection that speaks HTTP, and may upgrade to a WebSocket. Pipelined requests are answered one
    after the other."""

    def __init__(self, context: _ServerContext, slot: Slot) -> None:
        self._context, self._slot = context, slot
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=MOST_HEAD_BYTES)
        self._asked = bytearray()  # received, not parsed yet
        self._in_line = False  # it waits for its turn in the time slicer
        self._head: h11.Request | None = None
        self._unfinished: Request | None = None  # its body is being received,
        self._body = BodyCount(context.bodies)
        self._timer: asyncio.TimerHandle
        self._address = slot.address  # whose share of the time it uses
        self._unread = 0  # bytes of a large response
        self._full = False  # the write buffer is full: no further request is read until it is drained
        self._awaited: asyncio.Future[Response] | None = None  # the response that is being made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.peer = str((transport.get_extra_info("peername") or ("",))[0])
        self._slot.endpoint = self
        self._start_timeout()

    def connection_lost(self, error: Exception | None) -> None:
        self._timer.cancel()
        if self._awaited is not None:
            self._awaited.cancel()
        self._count_unread(0)
        self._body.end()
        self._slot.leave()

    def go_away(self) -> None:
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._asked += data
        if len(self._asked) > MOST_HEAD_BYTES + self._body.size:
            self._transport.pause_reading()
        if len(self._asked) >= self._body.size:
            self._listen()

    def pause_writing(self) -> None:
        self._full = True
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        self._full = False
        self._count_unread(0)
        self._listen_again()

    def _listen_again(self) -> None:
        if not self._transport.is_closing():
            self._go_on()

    def _listen(self) -> None:
        if not self._in_line:
            self._in_line = True
            self._context.slicer.take(self._slot.address, self._take_turn)

    def _take_turn(self) -> None:
        self._in_line = False
        if self._full or self._awaited is not None or self._transport.is_closing():
            return
        if self._unfinished is not None:
            return self._read_body(self._unfinished)
        end = self._next_head()
        if isinstance(end, HTTPStatus):
            self._refuse(end)
        elif end:
            self._http.receive_data(bytes(self._asked[:end]))
            del self._asked[:end]
            self._read_head()

    def _next_head(self) -> int | HTTPStatus:
        """Where the head ends; 0: it is not complete. h11 would accept a head of any length in one read."""
        asked = self._asked
        if asked and asked[0] <= 0x20:  # not HTTP: perhaps a TLS handshake
            return HTTPStatus.BAD_REQUEST
        found = BLANK_LINE.search(asked, 0, MOST_HEAD_BYTES)
        end = found.end() if found else 0
        line = asked.find(b"\n", 0, end or None)
        if (line if line >= 0 else len(asked)) > MOST_LINE_BYTES:
            return HTTPStatus.REQUEST_URI_TOO_LONG
        if (not end and len(asked) >= MOST_HEAD_BYTES) or asked.count(b"\n", 0, end) > MOST_HEADERS + 2:
            return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        return end

    def _read_head(self) -> None:
        try:
            head = self._http.next_event()
            assert isinstance(head, h11.Request)
            self._head = head
            request = read_request(head, self.peer)
            size = body_size(head, 0 if request is None else self._context.takes(request))
            if isinstance(size, HTTPStatus):
                return self._refuse(size)
            self._address = (
                self._slot.address if request is None else subscriber(self._context.client(request))
            )
            if size and request is not None:
                return self._await_body(request, size)
            self._http.next_event()  # EndOfMessage
        except h11.RemoteProtocolError as error:
            return self._refuse(HTTPStatus(error.error_status_hint))
        self._timer.cancel()
        self._take_up(request)

    def _await_body(self, request: Request, size: int) -> None:
        if not self._body.begin(self._address, size):
            return self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        self._unfinished = request
        self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(BODY_TIMEOUT_S, self._transport.abort)
        self._go_on()

    def _read_body(self, request: Request) -> None:
        size = self._body.size
        if len(self._asked) < size:
            return
        body = read_body(self._http, bytes(self._asked[:size]))
        del self._asked[:size]
        self._unfinished = None
        self._body.end()
        self._timer.cancel()
        self._take_up(replace(request, body=body))

    def _take_up(self, request: Request | None) -> None:
        if self._address == self._slot.address:
            return self._answer_and_go_on(request)
        # Behind a proxy the client is known only now. It waits for its own turn, not for the proxy's.
        self._in_line = True
        self._context.slicer.take(self._address, partial(self._take_own_turn, request))

    def _take_own_turn(self, request: Request | None) -> None:
        self._in_line = False
        if not self._transport.is_closing():
            self._answer_and_go_on(request)

    def _answer_and_go_on(self, request: Request | None) -> None:
        if self._answer(request):
            self._start_timeout()
            self._go_on()

    def _go_on(self) -> None:
        """Read on, and parse what has arrived meanwhile."""
        if len(self._asked) <= MOST_HEAD_BYTES + self._body.size and not self._full:
            self._transport.resume_reading()
        if self._asked:
            self._listen()

    def _start_timeout(self) -> None:
        self._waiting = math.inf
        self._timer = asyncio.get_running_loop().call_later(
            self._context.settings.request_timeout, self._time_out
        )

    def _time_out(self) -> None:
        waiting = self._transport.get_write_buffer_size()
        if 0 < waiting < self._waiting:  # the peer is slow but still reads
            self._start_timeout()
            self._waiting = waiting
        else:
            self._transport.abort()

    def _answer(self, request: Request | None) -> bool:
        """Whether the response was sent. It was not if it is awaited, or if the connection was upgraded."""
        assert self._head
        response: Response | Awaitable[Response] | SocketHandler
        if request is None:
            response = plain(HTTPStatus.BAD_REQUEST)
        elif request.method not in ("GET", "HEAD") and not self._context.takes(request):
            response = plain(HTTPStatus.METHOD_NOT_ALLOWED, ALLOWED)
        elif upgrades(request) and request.headers.get("sec-websocket-version") != "13":
            response = plain(HTTPStatus.UPGRADE_REQUIRED, WEBSOCKET_VERSION)
        elif upgrades(request) and not is_key(request.headers.get("sec-websocket-key", "")):
            response = plain(HTTPStatus.BAD_REQUEST)
        else:
            try:
                response = self._context.accept(request) if upgrades(request) else self._context.web(request)
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

    def _count_unread(self, size: int) -> None:
        unread = self._context.unread
        unread[self._address] += size - self._unread
        self._unread = size
        if not unread[self._address]:
            del unread[self._address]

    def _send(self, response: Response) -> None:
        size = len(response.body)
        if size > LARGE_BYTES:
            if self._context.unread[self._address] + size > MOST_UNREAD_BYTES:
                response = plain(HTTPStatus.SERVICE_UNAVAILABLE, {"Retry-After": "10"})
            else:
                self._count_unread(size)
        told = {**self._context.headers, **response.headers}
        headers = [(name.encode(), value.encode()) for name, value in told.items()]
        if response.status not in (204, 304):
            headers.append((b"Content-Length", b"%d" % len(response.body)))
        reason = HTTPStatus(response.status).phrase.encode()
        parts = [self._http.send(h11.Response(status_code=response.status, headers=headers, reason=reason))]
        if self._head is None or self._head.method != b"HEAD":
            parts.append(self._http.send(h11.Data(data=response.body)))
        parts.append(self._http.send(h11.EndOfMessage()))
        self._transport.write(b"".join(part for part in parts if part))
        if not self._full:
            self._count_unread(0)
        if self._http.our_state is h11.DONE and self._http.their_state is h11.DONE:
            self._http.start_next_cycle()
        else:
            self._transport.close()

    def _refuse(self, status: HTTPStatus) -> None:
        if self._http.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._head = None
            self._send(plain(status, ALLOWED if status is HTTPStatus.METHOD_NOT_ALLOWED else None))
        self._transport.close()

    def _hand_over(self, handler: SocketHandler, head: h11.Request) -> None:
        if (
            len(self._asked) > MOST_HEAD_BYTES
        ):  # a client must not send frames before the upgrade is confirmed
            return self._transport.abort()
        self._transport.resume_reading()
        self._slot.endpoint = None  # until the upgrade is done
        context, rest = self._context, bytes(self._asked)
        slot, address = self._slot, self._address
        hand_over(self._transport, head, rest, handler, slot, context.settings, context.slicer, address)


def _fault(request: Request, error: BaseException) -> Response:
    log.error("%s %s failed", request.method, request.path, exc_info=error)
    return plain(HTTPStatus.INTERNAL_SERVER_ERROR)
