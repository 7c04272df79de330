"""One WebSocket: picows parses the frames (ADR 0001); whole messages go to a handler.

picows has no public way for two things, so they are done by hand. Its server only opens connections of its
own: we give its protocol class one that has begun as HTTP (`hand_over`). Its `send` writes one frame at a
time: several messages are framed here (`_framed`) and go out in one write.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import h11
from picows import WSAutoPingStrategy, WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # left out of its stubs

from ninefold.server.net.admission import Slot
from ninefold.server.net.time_slices import TimeSlicer

log = logging.getLogger(__name__)
frames_log = logging.getLogger(f"{__name__}.frames")
frames_log.setLevel(logging.CRITICAL)  # malformed frames of strangers are not worth a log line
logging.getLogger("aiofastnet").setLevel(logging.ERROR)  # nor are dropped connections

READ_BYTES = 4_096  # per read; it bounds how many tiny frames are parsed before we can stop
MOST_AFTER_CLOSE_BYTES = 16_384  # after our close frame we read up to this many, then stop
HIGH_WATER_BYTES = 65_536  # with more in the write buffer the reader counts as slow
HOPELESS_FACTOR = 4  # a frame this many times longer than allowed is cut off before its end
CLOSE_TIMEOUT_S = 2.0  # how long the peer may take to answer a close frame
TEXT, BINARY, CONTINUATION = WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION
PING, CLOSE = WSMsgType.PING, WSMsgType.CLOSE


class ConnectionSettings(NamedTuple):
    """Limits of every connection."""

    max_message: int = 16_384  # bytes
    request_timeout: float = 10.0  # seconds for a whole request
    idle: float = 20.0  # seconds without a frame until a ping is sent


class Socket:
    """One open WebSocket."""

    __slots__ = ("_slot", "_transport", "peer", "slow")

    def __init__(self, transport: WSTransport, slot: Slot, peer: str) -> None:
        self._transport, self._slot = transport, slot
        self.peer = peer
        self.slow = False  # the write buffer is above the high-water mark

    def send(self, *messages: bytes) -> None:
        """Never blocks. Does nothing after `close`. Several messages go out in one write."""
        transport = self._transport
        if transport.underlying_transport.is_closing():
            return
        if len(messages) == 1:
            transport.send(TEXT, messages[0])
        elif not transport.is_close_frame_sent:
            transport.underlying_transport.write(b"".join([_framed(message) for message in messages]))

    def pong(self, words: bytes) -> None:
        """Do not answer pings of a peer that does not read: the answers would fill our memory."""
        if not self.slow and not self._transport.underlying_transport.is_closing():
            self._transport.send_pong(words)

    def stay(self) -> None:
        """The client is at a table: do not evict this socket."""
        self._slot.stay()

    @property
    def backlog(self) -> int:
        """Bytes that wait for a slow reader."""
        return self._transport.underlying_transport.get_write_buffer_size()

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Send a close frame, then ignore what comes. `closed` is called when the connection has ended."""
        if not self._transport.is_close_frame_sent and not self._transport.underlying_transport.is_closing():
            short = reason.encode()[:123].decode(
                errors="ignore"
            )  # the longest reason that a close frame can hold
            self._transport.send_close(code, short)  # type: ignore[arg-type]  # takes any number
            _abort_later(self._transport)


class SocketHandler(Protocol):
    """The application's side of a socket. After `opened`, `closed` is always called."""

    def opened(self, socket: Socket, /) -> None: ...

    def heard(self, message: bytes, /) -> None: ...

    def bothered(self) -> bool:
        """A frame came that is not a whole message: a ping, a pong or a fragment. True: it was one too many,
        and the handler has closed the socket."""

    def caught_up(self) -> None:
        """A slow reader has caught up: the write buffer is empty."""

    def closed(self) -> None: ...


def hand_over(
    transport: asyncio.Transport,
    head: h11.Request,
    rest: bytes,
    handler: SocketHandler,
    slot: Slot,
    settings: ConnectionSettings,
    slicer: TimeSlicer,
    address: str,
) -> None:
    """Switch this connection from HTTP to WebSocket frames. `address`: whose share of the time it uses."""
    peer = str((transport.get_extra_info("peername") or ("",))[0])
    listener = _SocketConnection(settings, handler, slot, slicer, address, peer)
    protocol = _FrameReader(
        None, None, False, lambda _: listener, frames_log, True, settings.request_timeout,
        True, settings.idle, settings.idle, WSAutoPingStrategy.PING_WHEN_IDLE, False,
        HOPELESS_FACTOR * settings.max_message, None, 4096,
    )  # fmt: skip
    transport.set_protocol(protocol)
    protocol.connection_made(transport)
    _feed(protocol, _handshake(head))
    if slot.endpoint is listener:
        protocol.after = listener.read
        _feed(protocol, rest)
    else:  # picows has refused the handshake
        transport.abort()
        slot.leave()


class _FrameReader(WSProtocol):  # type: ignore[misc]  # left out of its stubs
    """Reads a little at a time: picows would parse everything received, even after its listener closed."""

    after: Callable[[int], None] = staticmethod(lambda size: None)

    def get_buffer(self, size_hint: int) -> memoryview:
        whole: memoryview = super().get_buffer(size_hint)
        return whole[:READ_BYTES]

    def buffer_updated(self, nbytes: int) -> None:
        super().buffer_updated(nbytes)
        self.after(nbytes)


class _SocketConnection(WSListener):
    """Messages that arrive together are handled one by one; nothing more is read meanwhile."""

    def __init__(
        self,
        settings: ConnectionSettings,
        handler: SocketHandler,
        slot: Slot,
        slicer: TimeSlicer,
        address: str,
        peer: str,
    ) -> None:
        self._settings, self._handler, self._slot, self._peer = settings, handler, slot, peer
        self._slicer, self._address = slicer, address
        self._begun: bytes | None = None  # the fragments of a message so far
        self._waiting: deque[bytes | int] = deque()  # messages, or the code of the peer's close frame
        self._unheard = 0  # bytes received after our close frame
        self._unread: asyncio.TimerHandle | None = (
            None  # runs while the reader is slow; then the socket is aborted
        )

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.underlying_transport.set_write_buffer_limits(high=HIGH_WATER_BYTES, low=0)
        self._transport = transport
        self._socket = Socket(transport, self._slot, self._peer)
        self._slot.endpoint = self
        self._tell(self._handler.opened, self._socket)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == CLOSE:
            self._take(int(frame.get_close_code()), frame.last_in_buffer)  # type: ignore[call-overload]
        elif transport.is_close_frame_sent:
            return
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self._socket.close(WSCloseCode.PROTOCOL_ERROR.value, "no extension was negotiated")
        elif frame.payload_size > self._settings.max_message:
            self._socket.close(WSCloseCode.MESSAGE_TOO_BIG.value, "the message is too long")
        elif kind == TEXT and frame.fin and self._begun is None:
            self._take(frame.get_payload_as_bytes(), frame.last_in_buffer)
        elif self._handler.bothered():
            return
        elif kind in (TEXT, BINARY, CONTINUATION):
            self._gather(kind, frame)
        elif kind == PING:
            self._socket.pong(frame.get_payload_as_bytes())

    def read(self, size: int) -> None:
        """`size` bytes were received and parsed."""
        if self._transport.is_close_frame_sent:
            self._unheard += size
            if self._unheard > MOST_AFTER_CLOSE_BYTES:
                self._transport.underlying_transport.pause_reading()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._read_on()
        self._slot.leave()
        self._tell(self._handler.closed)

    def pause_writing(self) -> None:
        """Abort a peer that does not read for twice the ping interval, even if it still sends."""
        self._socket.slow = True
        self._unread = asyncio.get_running_loop().call_later(2 * self._settings.idle, self.abort)

    def resume_writing(self) -> None:
        self._socket.slow = False
        self._read_on()
        self._tell(self._handler.caught_up)

    def _read_on(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def go_away(self) -> None:
        self._socket.close(WSCloseCode.GOING_AWAY.value, "the server is closing")

    def abort(self) -> None:
        self._socket._transport.disconnect(False)

    def _gather(self, kind: WSMsgType, frame: WSFrame) -> None:
        begun = self._begun or b""
        if kind == BINARY:
            self._socket.close(WSCloseCode.UNSUPPORTED_DATA.value, "send text, not binary")
        elif (kind == CONTINUATION) is (self._begun is None):
            self._socket.close(WSCloseCode.PROTOCOL_ERROR.value, "message fragments are out of order")
        elif len(begun) + frame.payload_size > self._settings.max_message:
            self._socket.close(WSCloseCode.MESSAGE_TOO_BIG.value, "the message is too long")
        elif frame.fin:
            self._begun = None
            self._take(begun + frame.get_payload_as_bytes(), frame.last_in_buffer)
        else:
            self._begun = begun + frame.get_payload_as_bytes()

    def _take(self, one: bytes | int, last: bool) -> None:
        if last and not self._waiting and self._slicer.has_time():
            return self._hear(one)
        self._waiting.append(one)
        if len(self._waiting) == 1:
            self._transport.underlying_transport.pause_reading()
            self._slicer.take(self._address, self._hear_next)

    def _hear_next(self) -> None:
        if self._transport.is_disconnected:
            return
        self._hear(self._waiting.popleft())
        if self._waiting:
            self._slicer.take(self._address, self._hear_next)
        elif self._unheard <= MOST_AFTER_CLOSE_BYTES:
            self._transport.underlying_transport.resume_reading()

    def _hear(self, message: bytes | int) -> None:
        transport = self._transport
        if isinstance(message, int):
            if not transport.underlying_transport.is_closing():
                transport.send_close(message or WSCloseCode.OK)  # type: ignore[arg-type]  # takes any number
            transport.disconnect()
            _abort_later(transport)
        elif transport.is_close_frame_sent:
            return
        elif message.isascii() or _is_text(message):
            self._tell(self._handler.heard, message)
        else:
            self._socket.close(WSCloseCode.INVALID_TEXT.value, "the message is not UTF-8")

    def _tell(self, callback: Callable[..., None], *values: object) -> None:
        try:
            callback(*values)
        except Exception:
            log.exception("the handler of a socket from %s failed", self._peer)
            self._socket.close(WSCloseCode.INTERNAL_ERROR.value, "the server failed")


def _framed(message: bytes) -> bytes:
    """A server's text frame (RFC 6455, 5.2): final, not masked."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), message)


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def _abort_later(transport: WSTransport) -> None:
    """A peer that stopped reading would keep the closing handshake open until TCP gives up."""
    asyncio.get_running_loop().call_later(CLOSE_TIMEOUT_S, transport.disconnect, False)


def _handshake(head: h11.Request) -> bytes:
    """The upgrade request, rewritten: picows refuses Firefox's `Connection: keep-alive, Upgrade`."""
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
