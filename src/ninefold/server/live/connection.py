"""One client's connection to a table: who it is, what it was told, and how far away it is."""

from ninefold.engine import Data, Seat, encode
from ninefold.server.live.latency import Latency
from ninefold.server.live.outbox import Line, Outbox
from ninefold.server.ops.metrics import MARGINS, REFUSALS
from ninefold.server.table.views import OwnView
from ninefold.server.wire.from_server import Goodbye, Refused

MOST_BACKLOG_BYTES = 1 << 20  # bytes of answers that may wait for a client that asks without reading


class Connection:
    __slots__ = (
        "address",
        "behind",
        "latency",
        "line",
        "number",
        "out",
        "own_view",
        "ping_at",
        "place",
        "seat",
        "signature",
        "token",
        "unanswered",
    )

    def __init__(self, line: Line, token: str, address: str) -> None:
        self.line, self.address = line, address
        self.out = Outbox()  # the table's, once it has entered
        self.latency = Latency()
        self.ping_at = 0.0  # seconds of the server's time: when it is pinged next
        self.token = token  # the seal of the client's secret
        self.signature = f"{token[:16]}:"  # before the ids of its messages: two clients may count alike
        self.seat: Seat | None = None
        self.place: Seat | None = None  # the same, or one on the bench
        self.number = 0  # the last one that it was told
        self.own_view = OwnView()  # what it alone was told
        self.unanswered: list[str] = []  # the ids of messages that its next whole view answers
        self.behind = True  # it has just come, or read too slowly: it gets the whole when it can take it

    def tell(self, message: Data) -> None:
        if isinstance(message, Refused):
            REFUSALS.add(message.clause)
            if message.late is not None:
                MARGINS.add(message.late / 1000)
        self.send(encode(message))
        if self.line.slow and self.line.backlog > MOST_BACKLOG_BYTES:
            self.out.close.append((self.line, 4000, "too-much"))

    def send(self, *messages: bytes) -> None:
        self.out.send.append((self.line, messages))

    def dismiss(self, goodbye: Goodbye) -> None:
        self.tell(goodbye)
        self.out.close.append((self.line, 4000, goodbye.why))
