"""Who may enter one table, and which seat a ticket hands over."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ninefold.engine import Illegal, require
from ninefold.server.live.clock import NEVER, ServerTime
from ninefold.server.live.connection import Connection
from ninefold.server.live.entropy import Entropy, drawn_id
from ninefold.server.live.presence import GRACE_S, Presence
from ninefold.server.table.state import TableHolder
from ninefold.server.wire.from_server import Goodbye, Wanted

TICKET_LASTS_S = 600.0  # in which the QR code of a lost seat must be scanned
MOST_CONNECTIONS = 120  # at one table


class SeatPassed(NamedTuple):
    """This connection gets the seat of `owner` (a token)."""

    owner: str
    connection: Connection


class Tickets:
    """Seats to hand over are queued in `passed`; the table does it."""

    def __init__(self, holder: TableHolder, time: ServerTime, presence: Presence, entropy: Entropy) -> None:
        self._holder, self._time, self._presence, self._entropy = holder, time, presence, entropy
        self.passed: list[SeatPassed] = []
        self._tickets: dict[
            str, tuple[str, float]
        ] = {}  # used once: the seat's owner, and until when it is valid
        self._wanted: dict[
            str, Connection
        ] = {}  # by the owner's token, the connection that asks for the seat
        self._leaving: dict[str, float] = {}  # owners who left without an answer, and when to check on them
        self.due = NEVER  # the first of these

    def tick(self) -> None:
        for owner in [owner for owner, due in self._leaving.items() if due <= self._time.now]:
            del self._leaving[owner]
            if not self._holding(owner):
                self._give(owner, self._wanted.pop(owner, None))
        self.due = min(self._leaving.values(), default=NEVER)

    def issue(self, owner: str) -> str:
        now = self._time.now
        self._tickets = {ticket: known for ticket, known in self._tickets.items() if known[1] > now}
        ticket = drawn_id(self._entropy, 12)
        self._tickets[ticket] = owner, now + TICKET_LASTS_S
        return ticket

    def _owner(self, ticket: str | None) -> str | None:
        owner, until = self._tickets.get(ticket or "", (None, 0.0))
        return owner if until > self._time.now else None

    def check(self, connection: Connection, ticket: str | None) -> None:
        """Refuse a client that may not enter. People who belong to the table always may."""
        table = self._holder.table
        if table.admits(connection.token):
            return
        require(connection.token not in table.banned, "removed The host has removed you from this table.")
        invited = self._owner(ticket) is not None
        require(invited or not table.closed_to_strangers, "locked The host has locked this table.")
        if len(self._presence.connections) >= MOST_CONNECTIONS:
            self._make_room(connection.address)

    def greet(self, connection: Connection, ticket: str | None) -> None:
        """Hand over the ticket's seat. If its owner is connected, ask them first."""
        if ticket is None or (owner := self._owner(ticket)) is None:
            return
        del self._tickets[ticket]
        holders = self._holding(owner)
        if not holders:
            return self.passed.append(SeatPassed(owner, connection))
        self._wanted[owner] = connection
        for holder in holders:
            holder.tell(Wanted(self._holder.table.told))

    def answer(self, owner: str, yes: bool) -> None:
        claimant = self._wanted.pop(owner, None)
        require(claimant is not None, "not-asked Nobody asked for your seat.")
        if yes:
            self._give(owner, claimant)

    def parted(self, connection: Connection) -> None:
        """An owner who was asked has left without an answer. Wait a little: the phone may be back at once."""
        if connection.token in self._wanted:
            self._leaving[connection.token] = self._time.now + GRACE_S
            self.due = min(self._leaving.values())

    def _give(self, owner: str, claimant: Connection | None) -> None:
        if claimant is not None and claimant in self._presence.connections:
            self.passed.append(SeatPassed(owner, claimant))

    def _holding(self, owner: str) -> list[Connection]:
        """The owner's connections that still answer pings: a dead phone's socket stays open for a while."""
        now = self._time.now * 1000
        mine = (one for one in self._presence.connections if one.token == owner)
        return [one for one in mine if one.latency.live(now)]

    def _make_room(self, address: str) -> None:
        first = make_room(self._presence.watchers, address)
        self._presence.leave(first)
        first.dismiss(Goodbye("crowded", self._holder.table.told))


def make_room(watching: Sequence[Connection], address: str) -> Connection:
    """The watcher to remove: one of the address that has the most, so that no address can fill a table."""
    crowds = Counter(one.address for one in watching)
    crowd, size = max(crowds.items(), key=lambda item: item[1], default=("", 0))
    if size <= crowds[address] + 1:
        raise Illegal("crowded This table has too many watchers: try again later.")
    return next(one for one in watching if one.address == crowd)
