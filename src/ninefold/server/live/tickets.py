"""Who may come to one table, and with a ticket into whose seat."""

import asyncio
from collections import Counter
from collections.abc import Callable
from secrets import token_urlsafe

from ninefold.engine import Illegal, require
from ninefold.server.live.connection import Connection
from ninefold.server.live.presence import GRACE, Presence
from ninefold.server.table.state import Holder
from ninefold.server.wire.from_server import Goodbye, Wanted

LASTS = 600.0  # seconds in which a lost seat's QR code must be scanned
MOST_CONNECTIONS = 120  # at one table

HandOver = Callable[[str, Connection], None]  # the seat of this token's owner, to this connection's


class Reception:
    def __init__(self, holder: Holder, presence: Presence, hand_over: HandOver) -> None:
        self._holder, self._presence, self._hand_over = holder, presence, hand_over
        self._loop = asyncio.get_running_loop()
        self._tickets: dict[str, str] = {}  # to the token whose seat each is for; each for once
        self._claims: dict[str, Connection] = {}  # by that token, who would have the seat

    def issue(self, owner: str) -> str:
        ticket = token_urlsafe(12)
        self._tickets[ticket] = owner
        self._loop.call_later(LASTS, self._tickets.pop, ticket, None)
        return ticket

    def check(self, connection: Connection, ticket: str | None) -> None:
        """Refuses whoever may not come. There is always room for those who belong here."""
        table = self._holder.table
        if table.knows(connection.token):
            return
        require(connection.token not in table.banned, "removed The host has sent you away.")
        invited = ticket in self._tickets
        require(invited or not table.closed_to_strangers, "locked The host has locked this table.")
        if len(self._presence.connections) >= MOST_CONNECTIONS:
            self._make_room(connection.address)

    def greet(self, connection: Connection, ticket: str | None) -> None:
        """A ticket hands over a seat that nobody holds; whoever is there is asked first."""
        owner = None if ticket is None else self._tickets.pop(ticket, None)
        if owner is None:
            return
        holders = self._holding(owner)
        if not holders:
            return self._hand_over(owner, connection)
        self._claims[owner] = connection
        for holder in holders:
            holder.tell(Wanted(self._holder.table.told))

    def answer(self, owner: str, yes: bool) -> None:
        claimant = self._claims.pop(owner, None)
        require(claimant is not None, "not-asked Nobody asked for your seat.")
        if yes:
            self._give(owner, claimant)

    def parted(self, connection: Connection) -> None:
        """Whoever was asked and goes without an answer is not there any more; a phone may be back at once."""
        if connection.token in self._claims:
            self._loop.call_later(GRACE, self._look_for, connection.token)

    def _look_for(self, owner: str) -> None:
        if not self._holding(owner):
            self._give(owner, self._claims.pop(owner, None))

    def _give(self, owner: str, claimant: Connection | None) -> None:
        if claimant in self._presence.connections:
            self._hand_over(owner, claimant)

    def _holding(self, owner: str) -> list[Connection]:
        """A phone in a lake keeps its socket for a while, but answers no ping."""
        now = self._loop.time() * 1000
        mine = (one for one in self._presence.connections if one.token == owner)
        return [one for one in mine if one.latency.live(now)]

    def _make_room(self, address: str) -> None:
        """Of the watchers, one goes of the address that has most of them: so nobody fills a table alone."""
        watching = self._presence.strangers
        crowds = Counter(one.address for one in watching)
        crowd, size = max(crowds.items(), key=lambda item: item[1], default=("", 0))
        if size <= crowds[address] + 1:
            raise Illegal("crowded There is no room for more at this table.")
        first = next(one for one in watching if one.address == crowd)
        self._presence.part(first)
        first.dismiss(Goodbye("crowded", self._holder.table.told))
