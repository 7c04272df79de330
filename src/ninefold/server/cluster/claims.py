"""Which tables this node owns. A claim tells the other nodes who owns a table; it is not a lock.

What keeps two owners from writing one log is the log itself (`store.port.Conflict`). A claim only lets them
find out sooner, and lets everybody find the owner.
"""

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from ninefold.server.cluster.bus import Bus, BusHandler, Unsubscribe
from ninefold.server.cluster.links import ALL_NODES
from ninefold.server.cluster.messages import Claim, pack
from ninefold.server.ops.metrics import TAKEN, YIELDED
from ninefold.server.store.wall_clock import wall_clock

log = logging.getLogger(__name__)

SETTLED_AFTER_S = (
    1.0  # seconds after the bus was away until "nobody there" means it: others come back to it, too
)


def subject_of(table: str) -> str:
    return f"ninefold.table.{table}"


class _HeldTable:
    def __init__(self, since: int) -> None:
        self.since = since
        self.unsubscribe: Unsubscribe | None = None


class TableClaims:
    """`answer` makes the handler for a table's subject; `yielded` is called when a later claim wins."""

    def __init__(
        self,
        bus: Bus,
        name: str,
        answer: Callable[[str], BusHandler],
        yielded: Callable[[str], None],
        run: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._bus, self._name, self._run = bus, name, run
        self._answer, self._yielded = answer, yielded
        self._held: dict[str, _HeldTable] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._held

    def since(self, table: str) -> int | None:
        """When this node claimed the table; None: it is not ours."""
        return None if (held := self._held.get(table)) is None else held.since

    @property
    def settled(self) -> bool:
        """Whether all owners have had time to reconnect and answer."""
        return self._bus.connected_for > SETTLED_AFTER_S or not self._bus.was_away

    async def take(self, table: str, whose: str) -> None:
        """Become the owner. `whose` it was: "nobody" or "silent", a node that does not answer."""
        if table in self._held:
            return
        held = self._held[table] = _HeldTable(wall_clock())
        TAKEN.add(whose)
        held.unsubscribe = await self._bus.subscribe(subject_of(table), self._answer(table))
        if self._held.get(table) is held:
            await self._say(table, held)
        else:  # given up meanwhile
            await held.unsubscribe()

    def give_up(self, table: str) -> None:
        held = self._held.pop(table, None)
        if held is not None and held.unsubscribe is not None:
            self._run(held.unsubscribe())

    async def give_up_all(self) -> list[str]:
        """The tables that were given up."""
        held, self._held = self._held, {}
        YIELDED.add("drain", len(held))
        for one in held.values():
            if one.unsubscribe is not None:
                await one.unsubscribe()
        return list(held)

    def hear(self, claim: Claim) -> None:
        held = self._held.get(claim.table)
        if held is None:
            return
        if (claim.since, claim.node) > (held.since, self._name):
            about = {"table": claim.table, "peer": claim.node}
            log.warning("table %s: node %s owns it now", claim.table, claim.node, extra=about)
            YIELDED.add("claim")
            self.give_up(claim.table)
            self._yielded(claim.table)
        else:
            self._run(self._say(claim.table, held))

    async def repeat(self) -> None:
        """Claim all tables again after the bus was away: claims were lost in both directions."""
        for table, held in list(self._held.items()):
            await self._say(table, held)

    async def _say(self, table: str, held: _HeldTable) -> None:
        await self._bus.publish(ALL_NODES, pack(Claim(table, self._name, held.since)))
