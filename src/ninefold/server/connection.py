"""One connection at a table."""

from collections.abc import Callable

from ninefold.engine import Data, Seat, encode
from ninefold.server.door import Socket
from ninefold.server.latency import Latency
from ninefold.server.limits import SAYINGS, RateLimit
from ninefold.server.protocol import Goodbye

MOST_BACKLOG = 1 << 20  # bytes of answers that may wait for one who asks without reading


class Connection:
    __slots__ = ("behind", "latency", "number", "seat", "socket", "table_seen", "token", "voice")

    def __init__(self, socket: Socket, token: str, now: Callable[[], float]) -> None:
        self.socket = socket
        self.latency = Latency()
        self.voice = RateLimit(now, *SAYINGS)
        self.token = token  # the seal of the client's secret
        self.seat: Seat | None = None
        self.number = 0  # the last one that it was told
        self.table_seen = -1  # which version of the table's own view it has
        self.behind = False  # it read too slowly, and gets the newest view when it has caught up

    def tell(self, message: Data) -> None:
        self.socket.send(encode(message))
        if self.socket.slow and self.socket.backlog > MOST_BACKLOG:
            self.socket.close(4000, "too-much")

    def dismiss(self, goodbye: Goodbye) -> None:
        self.tell(goodbye)
        self.socket.close(4000, goodbye.why)
