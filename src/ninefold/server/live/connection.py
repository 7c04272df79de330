"""One client at one table: who it is, what it was told, and its latency."""

from ninefold.engine import Data, Seat, encode
from ninefold.server.live.latency import Latency
from ninefold.server.live.outbox import Line, Outbox
from ninefold.server.ops.metrics import MARGINS, REFUSALS
from ninefold.server.table.views import OwnView
from ninefold.server.wire.from_server import Answered, Goodbye, Refused

MOST_UNANSWERED = 16  # messages of a slow reader that wait for an answer in its next whole view
MOST_BACKLOG_BYTES = 1 << 20  # answers that may wait for a client which sends without reading

# Of one person's connections: the wall clock of a node when the client asked to enter, and a number that
# tells repeated requests of one node apart.
ConnectionOrder = tuple[int, int]


class Connection:
    __slots__ = (
        "address",
        "behind",
        "latency",
        "line",
        "number",
        "order",
        "out",
        "own_view",
        "ping_at",
        "place",
        "seat",
        "signature",
        "sounds",
        "token",
        "unanswered",
    )

    def __init__(self, line: Line, token: str, address: str, order: ConnectionOrder = (0, 0)) -> None:
        self.line, self.address, self.order = line, address, order
        self.out = Outbox()  # replaced by the table's outbox when the client enters
        self.latency = Latency()
        self.ping_at = 0.0  # when to send the next ping, in seconds of server time
        self.token = token  # the seal of the client's secret
        self.signature = f"{token[:16]}:"  # before its message ids: two clients may use the same
        self.seat: Seat | None = None
        self.place: Seat | None = None  # the seat, or a place on the bench
        self.sounds = False  # a big screen's: somebody has let it play sounds
        self.number = 0  # of the last event that it was told
        self.own_view = OwnView()  # what it alone was told
        self.unanswered: list[str] = []  # ids of messages that its next whole view will answer
        self.behind = True  # it is new or reads too slowly, and must get a whole view

    def tell(self, message: Data) -> None:
        if isinstance(message, Refused):
            REFUSALS.add(message.clause)
            if message.late is not None:
                MARGINS.add(message.late / 1000)
        self.send(encode(message))
        if self.line.slow and self.line.backlog > MOST_BACKLOG_BYTES:
            self.out.close.append((self.line, 4000, "too-much"))

    def reads_too_slowly(self) -> bool:
        """Whether its next whole view must wait. Few of its messages wait with it."""
        if not self.line.slow:
            return False
        self.behind = True
        if len(self.unanswered) > MOST_UNANSWERED:
            self.tell(Answered(self.unanswered.pop(0), self.number))
        return True

    def send(self, *messages: bytes) -> None:
        self.out.send.append((self.line, messages))

    def dismiss(self, goodbye: Goodbye) -> None:
        self.tell(goodbye)
        self.out.close.append((self.line, 4000, goodbye.why))
