"""One of many nodes, as a pure machine: it leads its clients to their tables, and other nodes' clients to its
own.

What it hears, and the time, comes in; what it says on the bus, and when it is due again, comes out. It knows
no event loop and no bus; `shell.py` does.
"""

import logging
from collections.abc import Callable
from math import inf

from ninefold.server.cluster import messages as m
from ninefold.server.cluster.claims import TableClaims
from ninefold.server.cluster.guests import Guests
from ninefold.server.cluster.health import NodeHealth
from ninefold.server.cluster.links import ALL_NODES, Links
from ninefold.server.cluster.lookups import Lookups
from ninefold.server.cluster.outbox import BusStep, NodeOutbox, Publish
from ninefold.server.cluster.peers import SUBJECT, Peers
from ninefold.server.cluster.remote import RemoteAttachments
from ninefold.server.hosting.ports import TablesHere
from ninefold.server.store.wall_clock import WallClock

log = logging.getLogger(__name__)

COMPARE_EVERY_S = 10.0  # our tables with their logs; sooner if another node claimed one of them, too


class Node:
    """Inputs come with the time of a clock that goes on while the process is suspended. Those about our own
    clients go to `lookups`. Afterwards `out.lookups` says what to do for them, `take_bus_steps` what to do on
    the bus, and `due` when to call `tick`. `news`: see NodeOutbox."""

    def __init__(
        self, name: str, tables: TablesHere, now: float, clock: WallClock, news: Callable[[], None]
    ) -> None:
        self.name, self._tables = name, tables
        self.out = out = NodeOutbox(news)
        self.health = health = NodeHealth(now)
        self._peers = Peers(name)
        self._links = links = Links(name, out)
        self.claims = claims = TableClaims(name, clock, out)
        self.guests = Guests(name, tables, links, claims, health)
        self.attachments = attachments = RemoteAttachments(links)
        self.lookups = Lookups(name, tables, claims, health, attachments, out)
        self._given_up: list[str] = []
        self._compare_at = now + COMPARE_EVERY_S

    @property
    def due(self) -> float:
        return min(self.health.due, self.lookups.due, self._compare_at)

    def tick(self, now: float) -> None:
        self._tidy()
        if self.health.due <= now:
            self._beat(now)
        self.lookups.tick(now)
        if self._compare_at <= now:
            # An owner that we could not hear may have written, and may be gone before it hears our claim.
            self._compare_at, self.out.compare_logs = inf, True

    def logs_compared(self, now: float) -> None:
        self._compare_at = now + COMPARE_EVERY_S

    def take_bus_steps(self, now: float) -> list[BusStep]:
        """What is to be done on the bus, in this order. Messages to nodes wait until the bus is there."""
        self._tidy()
        steps, self.out.bus = self.out.bus, []
        if self.health.connected:
            steps += self._links.take_batches()
        return steps

    # Our tables

    def listening(self, table: str, since: int, now: float) -> None:
        """The bus has taken the subscription that `Listen` asked for."""
        self.claims.listening(table, since)
        self.lookups.claimed(table, now)

    def drain(self) -> None:
        """Give up every table: new clients go to other nodes."""
        self._given_up = self.claims.give_up_all()

    def hand_over(self) -> None:
        """The bus knows that the tables were given up: clients reconnect at other nodes."""
        self._tables.say_goodbye()
        for code in self._given_up:
            if self._tables.in_play(code) is None:  # it is being restored, so nobody has entered yet
                self._tables.drop(code)
        self.attachments.come_back()

    # What comes by the bus

    def bus_changed(self, connected: bool, now: float) -> None:
        self.health.bus_changed(connected, now)
        if connected:
            self.claims.repeat()
            self.out.news()

    def asked(self, code: str, data: bytes, now: float) -> m.TableResponse | m.AdminCommand:
        """The response to a request at a table's subject; or an operator's command, to be run."""
        try:
            match m.unpack(data):
                case m.EnterRequest() as request:
                    return self.guests.let_in(code, request, now)
                case m.HolderQuery():
                    return m.AskAgain()
                case m.AdminCommand() as command:
                    return command
                case other:
                    raise m.BadMessage(f"A node sent a table {type(other).__name__}, which is no request.")
        except m.BadMessage as error:
            log.error("%s", error)
            return m.EnterDenied(f"fault {error}")

    def received(self, data: bytes, now: float) -> None:
        """To this node alone."""
        try:
            batch = m.unpack(data)
        except m.BadMessage as error:
            return log.error("%s", error)
        if not isinstance(batch, m.Batch):
            return log.error("a node sent %s instead of a batch", type(batch).__name__)
        if not self._links.receive(batch, now):
            self._lose(batch.node)
        for entry in batch.entries:
            self._hear(batch.node, entry)

    def received_by_all(self, data: bytes) -> None:
        """To all nodes."""
        try:
            message = m.unpack(data)
        except m.BadMessage as error:
            return log.error("%s", error)
        match message:
            case m.Claim(table, node, since) if node != self.name:
                self.attachments.hear_claim(table, (since, node))
                if self.claims.hear(message):
                    self._tables.drop(table)
                elif table in self.claims:  # it may have written, until it heard of our claim
                    self._compare_at = min(self._compare_at, self.health.due)
            case m.NodeAwake(node) if node == self.name:
                self.health.woke_up()

    def heard_of(self, data: bytes, now: float) -> None:
        """A node is there."""
        try:
            message = m.unpack(data)
        except m.BadMessage as error:
            return log.error("%s", error)
        if isinstance(message, m.NodeAwake) and self._peers.hear(message.node, now):
            self.claims.doubt()

    def _hear(self, node: str, entry: m.BatchEntry) -> None:
        try:
            match entry:
                case m.TellClient() | m.CloseClient():
                    self.attachments.hear(node, entry)
                case _:
                    self.guests.hear(node, entry)
        except Exception:  # an error of one client must not break the link
            words = "handling a message of node %s for its client %d failed"
            log.exception(words, node, entry.guest, extra={"peer": node})

    # Links to other nodes

    def _beat(self, now: float) -> None:
        heard = self.health.beat(now)
        if self.health.slept:
            self.out.put(Publish(ALL_NODES, m.pack(m.NodeAwake(self.name))))
        if self.health.connected and self._peers.says(now):
            self.out.put(Publish(SUBJECT, m.pack(m.NodeAwake(self.name))))
            self.claims.say_again()
        for peer in self._links.beat([*self.guests.nodes, *self.attachments.owners], now, heard):
            self._lose(peer)

    def _tidy(self) -> None:
        for node in self._links.take_broken():
            self._lose(node)
        self.guests.detach_ended()

    def _lose(self, node: str) -> None:
        """The link is broken. Its clients here and ours there must reconnect."""
        try:
            self.attachments.come_back(node)
            self.guests.lose(node)
        except Exception:  # the heartbeat must go on
            log.exception("node %s: giving it up failed", node, extra={"peer": node})
