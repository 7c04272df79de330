"""One client's connection to a table: who it is, what it was told, and how far away it is."""

from typing import Protocol

from ninefold.engine import Data, Seat, encode
from ninefold.server.live.latency import Latency
from ninefold.server.ops.metrics import MARGINS, REFUSALS
from ninefold.server.table.views import Aside
from ninefold.server.wire.from_server import Goodbye, Refused

MOST_BACKLOG = 1 << 20  # bytes of answers that may wait for one who asks without reading


class Line(Protocol):
    """What a table knows of the way to a client: its socket, or one at another node."""

    slow: bool  # so much is waiting that the newest view is kinder than more news

    @property
    def backlog(self) -> int:
        """Bytes that wait because the reader is slow."""

    def send(self, *messages: bytes) -> None:
        """Never blocks; after the closing it does nothing. Several go out together."""

    def close(self, code: int = 1000, reason: str = "", /) -> None: ...


class Connection:
    __slots__ = (
        "address",
        "aside",
        "behind",
        "hello",
        "latency",
        "number",
        "ping_at",
        "place",
        "seat",
        "signature",
        "socket",
        "token",
    )

    def __init__(self, socket: Line, token: str, address: str) -> None:
        self.socket, self.address = socket, address
        self.latency = Latency()
        self.ping_at = 0.0  # seconds of the loop's clock: when it is pinged next
        self.token = token  # the seal of the client's secret
        self.signature = f"{token[:16]}:"  # before the ids of its messages: two clients may count alike
        self.seat: Seat | None = None
        self.place: Seat | None = None  # the same, or one on the bench
        self.number = 0  # the last one that it was told
        self.aside = Aside()  # what it alone was told
        self.hello: str | None = None  # the id of the message that its next whole view answers
        self.behind = True  # it has just come, or read too slowly: it gets the whole when it can take it

    def tell(self, message: Data) -> None:
        if isinstance(message, Refused):
            REFUSALS.add(message.clause)
            if message.late is not None:
                MARGINS.add(message.late / 1000)
        self.socket.send(encode(message))
        if self.socket.slow and self.socket.backlog > MOST_BACKLOG:
            self.socket.close(4000, "too-much")

    def dismiss(self, goodbye: Goodbye) -> None:
        self.tell(goodbye)
        self.socket.close(4000, goodbye.why)
