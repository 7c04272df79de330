"""One connection at a table."""

from collections.abc import Callable

from ninefold.engine import Data, Seat, encode
from ninefold.server.door import Socket
from ninefold.server.protocol import Goodbye
from ninefold.server.races import Link

MESSAGES = (30.0, 90.0)  # a second that one connection may send, and how many at once
SAYINGS = (0.5, 4.0)
MOST_BACKLOG = 1 << 20  # bytes of answers that may wait for one who asks without reading


class Allowance:
    """How much one connection may still say, by this clock in seconds."""

    def __init__(self, now: Callable[[], float], rate: float, burst: float) -> None:
        self._now, self._rate, self._burst = now, rate, burst
        self._left, self._counted = burst, now()

    def used_up(self) -> bool:
        """Whether there is nothing left for one thing more, which is counted otherwise."""
        moment = self._now()
        self._left = min(self._burst, self._left + (moment - self._counted) * self._rate)
        self._counted = moment
        spent = self._left < 1
        self._left -= not spent
        return spent


class Guest:
    __slots__ = ("behind", "link", "number", "seat", "socket", "table_seen", "token", "voice")

    def __init__(self, socket: Socket, token: str, now: Callable[[], float]) -> None:
        self.socket = socket
        self.link = Link()
        self.voice = Allowance(now, *SAYINGS)
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
