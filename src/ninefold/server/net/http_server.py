"""The front door: the page and the WebSockets on one port. Nothing behind it knows which libraries open it.

HTTP is read by h11; a connection that asks for a WebSocket is handed over.
"""

import asyncio
import logging
import math
import re
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from ssl import SSLContext
from typing import Any, NamedTuple, cast

import aiofastnet
import h11

from ninefold.server.net.accept import Listener, listen
from ninefold.server.net.admission import Connection, Gate, Visit
from ninefold.server.net.http import Request, Response, body_refused, plain, read_request, upgrades
from ninefold.server.net.time_slices import Turns
from ninefold.server.net.websocket import LAST_WORD, Handler, Socket, Terms, hand_over

__all__ = ["Accept", "Handler", "Request", "Response", "Server", "Socket", "Web", "serve"]

log = logging.getLogger(__name__)
MOST_HEAD = 16_384  # bytes of a request line with its headers,
MOST_LINE = 4_096  # of the line alone,
MOST_HEADERS = 100
ALLOWED = {"Allow": "GET, HEAD"}
SPOKEN = {"Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
BLANK_LINE = re.compile(rb"\n\r?\n")  # as h11 takes it


Web = Callable[[Request], Response | Awaitable[Response]]  # awaited: no further question is read meanwhile
Accept = Callable[[Request], Handler | Response]


class Server:
    def __init__(self, listener: Listener, gate: Gate) -> None:
        self._listener, self._gate = listener, gate
        self.addresses = listener.addresses

    async def close(self) -> None:
        """Say goodbye to everybody (1001), then hang up on whoever does not answer."""
        self._listener.close()
        self._part(lambda connection: connection.go_away())
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORD):
                await self._gate.empty.wait()
        self._part(lambda connection: connection.abort())
        await self._gate.empty.wait()

    def _part(self, end: Callable[[Connection], None]) -> None:
        for visit in tuple(self._gate.visits):
            if visit.connection is not None:
                end(visit.connection)


class _House(NamedTuple):
    web: Web
    accept: Accept
    terms: Terms
    turns: Turns


async def serve(
    host: str | None,
    port: int | None,
    *,
    web: Web,
    accept: Accept,
    sock: socket.socket | None = None,
    ssl: SSLContext | None = None,
    gate: Gate | None = None,
    **terms: Any,
) -> Server:
    """Open the door; `sock` listens already; `terms` are those of `Terms`."""
    house, gate = _House(web, accept, Terms(**terms), Turns()), gate or Gate()
    loop, timeout = asyncio.get_running_loop(), house.terms.request_timeout if ssl else None

    async def meet(accepted: socket.socket, visit: Visit) -> None:
        try:
            await aiofastnet.connect_accepted_socket(
                loop, lambda: _HttpConnection(house, visit), accepted, ssl=ssl, ssl_handshake_timeout=timeout
            )
        except BaseException as error:
            accepted.close()
            visit.leave()
            if not isinstance(error, OSError | TimeoutError):  # it has gone, or agreed on nothing secure
                raise

    return Server(Listener(await listen(host, port) if sock is None else [sock], gate, meet), gate)


class _HttpConnection(asyncio.Protocol):
    """A connection that speaks HTTP: it asks for pages, and perhaps for a WebSocket. Of questions that come
    together each is answered in its turn."""

    def __init__(self, house: _House, visit: Visit) -> None:
        self._house, self._visit = house, visit
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=MOST_HEAD)
        self._asked = bytearray()  # what came and was not read yet
        self._in_line = False  # for its next turn
        self._head: h11.Request | None = None
        self._full = False  # answers wait for the reader: no further question is read before they have gone
        self._awaited: asyncio.Future[Response] | None = None  # the answer that is being looked for

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.peer = str((transport.get_extra_info("peername") or ("",))[0])
        self._visit.connection = self
        self._start_timeout()

    def connection_lost(self, error: Exception | None) -> None:
        self._timer.cancel()
        if self._awaited is not None:
            self._awaited.cancel()
        self._visit.leave()

    def go_away(self) -> None:
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._asked += data
        if len(self._asked) > MOST_HEAD:
            self._transport.pause_reading()
        self._listen()

    def pause_writing(self) -> None:
        self._full = True
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        self._full = False
        self._listen_again()

    def _listen_again(self) -> None:
        if not self._transport.is_closing():
            self._go_on()

    def _listen(self) -> None:
        if not self._in_line:
            self._in_line = True
            self._house.turns.take(self._take_turn)

    def _take_turn(self) -> None:
        self._in_line = False
        if self._full or self._awaited is not None or self._transport.is_closing():
            return
        end = self._next_head()
        if isinstance(end, HTTPStatus):
            self._refuse(end)
        elif end:
            self._http.receive_data(bytes(self._asked[:end]))
            del self._asked[:end]
            self._read_head()

    def _next_head(self) -> int | HTTPStatus:
        """Where it ends; 0: it has not all come yet. h11 would read one of any length if it comes at once."""
        asked = self._asked
        if asked and asked[0] <= 0x20:  # no word of HTTP: what a browser says to https
            return HTTPStatus.BAD_REQUEST
        found = BLANK_LINE.search(asked, 0, MOST_HEAD)
        end = found.end() if found else 0
        line = asked.find(b"\n", 0, end or None)
        if (line if line >= 0 else len(asked)) > MOST_LINE:
            return HTTPStatus.REQUEST_URI_TOO_LONG
        if (not end and len(asked) >= MOST_HEAD) or asked.count(b"\n", 0, end) > MOST_HEADERS + 2:
            return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        return end

    def _read_head(self) -> None:
        try:
            head = self._http.next_event()
            assert isinstance(head, h11.Request)
            self._head = head
            if (status := body_refused(head)) is not None:
                return self._refuse(status)
            self._http.next_event()  # its end
        except h11.RemoteProtocolError as error:
            return self._refuse(HTTPStatus(error.error_status_hint))
        self._timer.cancel()
        if self._answer():
            self._start_timeout()
            self._go_on()

    def _go_on(self) -> None:
        """With what came meanwhile, and what comes."""
        if len(self._asked) <= MOST_HEAD and not self._full:
            self._transport.resume_reading()
        if self._asked:
            self._listen()

    def _start_timeout(self) -> None:
        self._waiting = math.inf
        self._timer = asyncio.get_running_loop().call_later(self._house.terms.request_timeout, self._time_out)

    def _time_out(self) -> None:
        waiting = self._transport.get_write_buffer_size()
        if 0 < waiting < self._waiting:  # a slow phone is still fetching the page
            self._start_timeout()
            self._waiting = waiting
        else:
            self._transport.abort()

    def _answer(self) -> bool:
        """At once; not if it must be waited for, or if the connection was handed over."""
        assert self._head
        request = read_request(self._head, self.peer)
        response: Response | Awaitable[Response] | Handler
        if request is None:
            response = plain(HTTPStatus.BAD_REQUEST)
        elif request.method not in ("GET", "HEAD"):
            response = plain(HTTPStatus.METHOD_NOT_ALLOWED, ALLOWED)
        elif upgrades(request) and request.headers.get("sec-websocket-version") != "13":
            response = plain(HTTPStatus.UPGRADE_REQUIRED, SPOKEN)
        else:
            try:
                response = self._house.accept(request) if upgrades(request) else self._house.web(request)
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
            self._send(plain(status, ALLOWED if status is HTTPStatus.METHOD_NOT_ALLOWED else None))
        self._transport.close()

    def _hand_over(self, handler: Handler, head: h11.Request) -> None:
        if len(self._asked) > MOST_HEAD:  # nobody may speak frames before they hear that we do
            return self._transport.abort()
        self._transport.resume_reading()
        self._visit.connection = None  # until it speaks frames
        house, rest = self._house, bytes(self._asked)
        hand_over(self._transport, head, rest, handler, self._visit, house.terms, house.turns)


def _fault(request: Request, error: BaseException) -> Response:
    log.error("%s %s failed", request.method, request.path, exc_info=error)
    return plain(HTTPStatus.INTERNAL_SERVER_ERROR)
