"""A client at one node and its table at another: the object on each side."""

from collections.abc import Callable

from ninefold.engine import encode
from ninefold.server.cluster.messages import (
    BatchEntry,
    ClientGone,
    ClientRead,
    ClientSaid,
    CloseClient,
    TellClient,
)
from ninefold.server.live.latency import MOST_TRIPS
from ninefold.server.live.outbox import Line
from ninefold.server.wire import from_client, from_server

WINDOW_BYTES = 65_536  # on their way to a client before it counts as slow: the same as for a local client
REPORT_EVERY_BYTES = WINDOW_BYTES // 4  # that the client has read
PING_PREFIX = b'{"type":"Ping"'

PostToNode = Callable[[str, BatchEntry], None]


class RemoteLine:
    """At the table's owner: the line of a client of another node. Its backlog is what was sent and not
    reported as read, so that a slow reader, a slow node and a slow bus look the same."""

    __slots__ = ("_closed", "_ended", "_guest", "_node", "_post", "backlog", "slow")

    def __init__(self, post: PostToNode, node: str, guest: int, ended: Callable[[], None]) -> None:
        self._post, self._node, self._guest, self._ended = post, node, guest, ended
        self.backlog, self.slow, self._closed = 0, False, False

    def send(self, *messages: bytes) -> None:
        if not self._closed:
            self.backlog += sum(map(len, messages))
            self.slow = self.slow or self.backlog > WINDOW_BYTES
            for message in messages:
                self._post(self._node, TellClient(self._guest, message))

    def close(self, code: int = 1000, reason: str = "") -> None:
        if not self._closed:
            self._closed = True
            self._post(self._node, CloseClient(self._guest, code, reason))
            self._ended()

    def was_read(self, size: int) -> bool:
        """Whether the client has caught up."""
        self.backlog = max(0, self.backlog - size)
        caught_up = self.slow and self.backlog < REPORT_EVERY_BYTES
        self.slow = self.slow and not caught_up
        return caught_up


class RemoteAttachment:
    """At the client's node: its attachment to a table of another node."""

    __slots__ = ("_early", "_forget", "_guest", "_line", "_pings", "_post", "_unread", "claim", "code")

    def __init__(
        self, post: PostToNode, code: str, guest: int, line: Line, forget: Callable[[], None]
    ) -> None:
        self._post, self._guest, self._line, self._forget = post, guest, line, forget
        self.code = code
        self.claim = (0, "")  # the best one that was heard: since when, and whose
        self._early: dict[str, list[TellClient | CloseClient]] | None = {}  # by node, until it has entered
        self._unread = 0  # bytes read but not reported to the owner yet
        self._pings = 0  # pings that were passed on and not answered yet

    @property
    def owner(self) -> str:
        return "" if self._early is not None else self.claim[1]

    def enter(self, claim: tuple[int, str]) -> bool:
        """An owner has let it in. False: another node has a later claim."""
        if claim < self.claim:
            return False
        early, self._early, self.claim = self._early or {}, None, claim
        for node, entries in early.items():
            for entry in entries:
                self.heard(node, entry)
        return True

    def hear_claim(self, claim: tuple[int, str]) -> None:
        if claim > self.claim and claim[1] != self.owner:
            if self._early is None:
                return self.come_back()
            self.claim = claim

    def heard(self, node: str, entry: TellClient | CloseClient) -> None:
        """Two nodes may answer one request: only the owner's messages belong together."""
        if self._early is not None:
            self._early.setdefault(node, []).append(entry)
        elif node != self.owner:
            if isinstance(entry, TellClient):
                self._post(node, ClientGone(self._guest))
        elif isinstance(entry, TellClient):
            self.tell(entry.data)
        else:
            self.shut(entry.code, entry.reason)

    def withdraw(self) -> None:
        """It has not entered, and will not: whoever has let it in is told."""
        self._forget()
        for node in self._early or ():
            self._post(node, ClientGone(self._guest))

    def hear(self, message: from_client.FromClient, data: bytes) -> None:
        self._post(self.owner, ClientSaid(self._guest, data))

    def answers_ping(self, pong: from_client.Pong, data: bytes) -> bool:
        """The owner checks which ping it answers; here only their number is known."""
        if not self._pings:
            return False
        self._pings -= 1
        self.hear(pong, data)
        return True

    def catch_up(self) -> None:
        if self._unread:
            self._post(self.owner, ClientRead(self._guest, self._unread))
            self._unread = 0

    def detach(self) -> None:
        self._forget()
        self._post(self.owner, ClientGone(self._guest))

    def tell(self, data: bytes) -> None:
        self._line.send(data)
        self._pings = min(MOST_TRIPS, self._pings + data.startswith(PING_PREFIX))
        self._unread += len(data)
        if self._unread >= REPORT_EVERY_BYTES and self.owner and not self._line.slow:
            self.catch_up()

    def shut(self, code: int, reason: str) -> None:
        self._forget()
        self._line.close(code, reason)

    def come_back(self) -> None:
        """The table has another owner: close the socket, so that the client reconnects and finds it."""
        self._line.send(encode(from_server.Goodbye("closing", 0)))
        self.shut(4000, "closing")
