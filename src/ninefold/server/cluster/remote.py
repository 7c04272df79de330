"""A client at one node and its table at another: the object on each side."""

from collections import defaultdict
from itertools import count

from ninefold.engine import encode
from ninefold.server.cluster.links import Links
from ninefold.server.cluster.messages import ClientGone, ClientRead, ClientSaid, CloseClient, TellClient
from ninefold.server.live.latency import MOST_TRIPS
from ninefold.server.live.outbox import Line
from ninefold.server.wire import from_client, from_server
from ninefold.server.wire.from_hall import SaidToTable

WINDOW_BYTES = 65_536  # with more on the way to a client it counts as slow, as a local client does
REPORT_EVERY_BYTES = WINDOW_BYTES // 4  # after the client has read this many, the owner is told

GuestKey = tuple[str, int]  # the client's node, and the number that it gave the client
ClaimRank = tuple[int, str]  # since when, and whose: of two claims the greater one counts


class RemoteLine:
    """At the table's owner: the line of a client of another node. Its backlog is what was sent and not
    reported as read, so that a slow reader, a slow node and a slow bus look the same. A line that the table
    has closed is added to `ended`."""

    __slots__ = ("_closed", "_ended", "_guest", "_links", "_node", "backlog", "slow")

    def __init__(self, links: Links, key: GuestKey, ended: list[GuestKey]) -> None:
        self._links, self._ended = links, ended
        self._node, self._guest = key
        self.backlog, self.slow, self._closed = 0, False, False

    def send(self, *messages: bytes) -> None:
        if not self._closed:
            self.backlog += sum(map(len, messages))
            self.slow = self.slow or self.backlog > WINDOW_BYTES
            for message in messages:
                self._links.post(self._node, TellClient(self._guest, message))

    def close(self, code: int = 1000, reason: str = "") -> None:
        if not self._closed:
            self._closed = True
            self._links.post(self._node, CloseClient(self._guest, code, reason))
            self._ended.append((self._node, self._guest))

    def was_read(self, size: int) -> bool:
        """Whether the client has caught up."""
        self.backlog = max(0, self.backlog - size)
        caught_up = self.slow and self.backlog < REPORT_EVERY_BYTES
        self.slow = self.slow and not caught_up
        return caught_up


class RemoteAttachment:
    """At the client's node: its attachment to a table of another node."""

    __slots__ = ("_all", "_early", "_line", "_links", "_pings", "_unread", "claim", "code", "guest")

    def __init__(self, everyone: "RemoteAttachments", code: str, guest: int, line: Line) -> None:
        self._all, self._links, self._line = everyone, everyone.links, line
        self.code, self.guest = code, guest
        self.claim: ClaimRank = (0, "")  # the greatest that was heard
        self._early: dict[str, list[TellClient | CloseClient]] | None = {}  # by node, until it has entered
        self._unread = 0  # bytes read but not reported to the owner yet
        self._pings = 0  # pings that were passed on and not answered yet

    @property
    def owner(self) -> str:
        return "" if self._early is not None else self.claim[1]

    def enter(self, claim: ClaimRank) -> bool:
        """An owner has let it in. False: another node has a later claim."""
        if claim < self.claim:
            return False
        early, self._early, self.claim = self._early or {}, None, claim
        for node, entries in early.items():
            for entry in entries:
                self.heard(node, entry)
        return True

    def hear_claim(self, claim: ClaimRank) -> None:
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
                self._links.post(node, ClientGone(self.guest))
        elif isinstance(entry, TellClient):
            self.tell(entry.data)
        else:
            self.shut(entry.code, entry.reason)

    def withdraw(self) -> None:
        """It has not entered, and will not: whoever has let it in is told."""
        self._all.forget(self)
        for node in self._early or ():
            self._links.post(node, ClientGone(self.guest))

    def hear(self, message: SaidToTable, data: bytes) -> None:
        self._links.post(self.owner, ClientSaid(self.guest, data))

    def answers_ping(self, pong: from_client.Pong, data: bytes) -> bool:
        """The owner checks which ping it answers; here only their number is known."""
        if not self._pings:
            return False
        self._pings -= 1
        self.hear(pong, data)
        return True

    def caught_up(self) -> None:
        if self._unread:
            self._links.post(self.owner, ClientRead(self.guest, self._unread))
            self._unread = 0

    def detach(self) -> None:
        self._all.forget(self)
        self._links.post(self.owner, ClientGone(self.guest))

    def tell(self, data: bytes) -> None:
        self._line.send(data)
        self._pings = min(MOST_TRIPS, self._pings + from_server.is_ping(data))
        self._unread += len(data)
        if self._unread >= REPORT_EVERY_BYTES and self.owner and not self._line.slow:
            self.caught_up()

    def shut(self, code: int, reason: str) -> None:
        self._all.forget(self)
        self._line.close(code, reason)

    def come_back(self) -> None:
        """The table has another owner: close the socket, so that the client reconnects and finds it."""
        self._line.send(encode(from_server.Goodbye("closing", 0)))
        self.shut(4000, "closing")


class RemoteAttachments:
    """The attachments of this node's clients to tables of other nodes, also of those still on their way."""

    def __init__(self, links: Links) -> None:
        self.links = links
        self._by_number: dict[int, RemoteAttachment] = {}
        self._at: defaultdict[str, dict[int, RemoteAttachment]] = defaultdict(dict)  # by table
        self._numbers = count(1)

    def __len__(self) -> int:
        return len(self._by_number)

    def new_number(self) -> int:
        """Later than all before: it gives the order of requests at one moment."""
        return next(self._numbers)

    def add(self, code: str, line: Line) -> RemoteAttachment:
        """Before the owner is asked: its messages may come before its answer."""
        made = RemoteAttachment(self, code, self.new_number(), line)
        self._by_number[made.guest] = self._at[code][made.guest] = made
        return made

    def forget(self, attachment: RemoteAttachment) -> None:
        if self._by_number.pop(attachment.guest, None) is not None:
            there = self._at[attachment.code]
            del there[attachment.guest]
            if not there:
                del self._at[attachment.code]

    @property
    def owners(self) -> list[str]:
        return [attachment.owner for attachment in self._by_number.values() if attachment.owner]

    def hear(self, node: str, entry: TellClient | CloseClient) -> None:
        attachment = self._by_number.get(entry.guest)
        if attachment is not None:
            attachment.heard(node, entry)
        elif isinstance(entry, TellClient):
            self.links.post(node, ClientGone(entry.guest))

    def hear_claim(self, table: str, claim: ClaimRank) -> None:
        for attachment in list(self._at.get(table, {}).values()):
            attachment.hear_claim(claim)

    def come_back(self, node: str | None = None) -> None:
        """All of them, or those whose tables this node owns."""
        for attachment in list(self._by_number.values()):
            if node is None or attachment.owner == node:
                attachment.come_back()
