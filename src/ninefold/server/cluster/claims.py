"""Which tables this node owns. A claim tells the other nodes who owns a table; it is not a lock.

What keeps two owners from writing one log is the log itself (`store.port.Conflict`). A claim only lets them
find out sooner, and lets everybody find the owner.
"""

import logging
from itertools import islice

from ninefold.server.cluster.links import ALL_NODES
from ninefold.server.cluster.messages import Claim, pack
from ninefold.server.cluster.outbox import Listen, NodeOutbox, Publish, StopListening
from ninefold.server.ops.metrics import TAKEN, YIELDED
from ninefold.server.store.wall_clock import WallClock

log = logging.getLogger(__name__)

TIMES = 5  # that a new claim is said: once a second, and longer than it takes to notice that nodes were apart
MOST_AT_ONCE = 300  # claims that are said again


def subject_of(table: str) -> str:
    return f"ninefold.table.{table}"


class _HeldTable:
    def __init__(self, since: int) -> None:
        self.since, self.listening = since, False


class TableClaims:
    def __init__(self, name: str, clock: WallClock, out: NodeOutbox) -> None:
        self._name, self._clock, self._out = name, clock, out
        self._held: dict[str, _HeldTable] = {}
        self._again: dict[str, int] = {}  # claims that may not have been heard: how often to say them still
        self.draining = False  # this node gives up its tables, and takes none

    def __contains__(self, table: str) -> bool:
        return table in self._held

    def listens(self, table: str) -> bool:
        """Whether the table is ours, and others can ask this node for it."""
        return (held := self._held.get(table)) is not None and held.listening

    def since(self, table: str) -> int | None:
        """When this node claimed the table; None: it is not ours."""
        return None if (held := self._held.get(table)) is None else held.since

    def take(self, table: str, whose: str) -> None:
        """Become the owner. `whose` it was: "nobody" or "silent", a node that does not answer."""
        if table not in self._held:
            held = self._held[table] = _HeldTable(self._clock())
            TAKEN.add(whose)
            self._out.put(Listen(table, held.since))

    def listening(self, table: str, since: int) -> None:
        """The bus has taken the subscription. Perhaps the table was given up meanwhile."""
        held = self._held.get(table)
        if held is not None and held.since == since:
            held.listening = True
            self._say(table, held)
            self._again[table] = TIMES - 1

    def give_up(self, table: str) -> None:
        if self._held.pop(table, None) is not None:
            self._out.put(StopListening(table))

    def give_up_all(self) -> list[str]:
        """The tables that were given up."""
        self.draining = True
        given_up = list(self._held)
        YIELDED.add("drain", len(given_up))
        for table in given_up:
            self.give_up(table)
        return given_up

    def hear(self, claim: Claim) -> bool:
        """Whether the table was ours and is not any more."""
        held = self._held.get(claim.table)
        if held is None:
            return False
        if (claim.since, claim.node) <= (held.since, self._name):
            self._say(claim.table, held)
            return False
        about = {"table": claim.table, "peer": claim.node}
        log.warning("table %s: node %s owns it now", claim.table, claim.node, extra=about)
        YIELDED.add("claim")
        self.give_up(claim.table)
        return True

    def repeat(self) -> None:
        """Claim all tables again after the bus was away: claims were lost in both directions."""
        for table, held in self._held.items():
            self._say(table, held)

    def doubt(self) -> None:
        """A node can be heard again: claims were lost in both directions, and nobody knows which."""
        for table in self._held:
            self._again.setdefault(table, 1)

    def say_again(self) -> None:
        """Once a second. The bus may have lost a claim; a few at a time, so that a full node goes on."""
        for table in [*islice(self._again, MOST_AT_ONCE)]:
            left = self._again.pop(table) - 1
            if (held := self._held.get(table)) is not None and held.listening:
                self._say(table, held)
                if left:
                    self._again[table] = left

    def _say(self, table: str, held: _HeldTable) -> None:
        self._out.put(Publish(ALL_NODES, pack(Claim(table, self._name, held.since))))
