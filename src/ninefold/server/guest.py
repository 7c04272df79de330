"""One connection at a table."""

from collections.abc import Callable
from time import monotonic

from ninefold.engine import Data, Seat, encode
from ninefold.server.door import Socket
from ninefold.server.protocol import Goodbye
from ninefold.server.races import Link

RATE, BURST = 30.0, 90.0  # messages a second that one connection may send, and how many at once


class Guest:
    __slots__ = (
        "_allowance",
        "_counted",
        "behind",
        "link",
        "number",
        "seat",
        "socket",
        "table_seen",
        "token",
    )

    def __init__(self, socket: Socket, token: str) -> None:
        self.socket = socket
        self.link = Link()
        self.token = token  # the seal of the client's secret
        self.seat: Seat | None = None
        self.number = 0  # of the last sight
        self.table_seen = -1  # which version of the table's own view it has
        self.behind = False  # it read too slowly, and gets the newest view when it has caught up
        self._allowance, self._counted = BURST, monotonic()

    def too_fast(self, now: Callable[[], float] = monotonic) -> bool:
        moment = now()
        self._allowance = min(BURST, self._allowance + (moment - self._counted) * RATE) - 1
        self._counted = moment
        return self._allowance < 0

    def tell(self, message: Data) -> None:
        self.socket.send(encode(message))

    def dismiss(self, goodbye: Goodbye) -> None:
        self.tell(goodbye)
        self.socket.close(4000, goodbye.why)
