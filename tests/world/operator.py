"""The operator's announcements: whoever is connected reads the newest one while it stands, and not later."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from ninefold.server.cluster.bus import BusFailed

if TYPE_CHECKING:
    from tests.world.world import World

TOLD_S = 10.0  # after it was said, or the last fault of the bus, until everybody has read it
CLOCKS_S = 13.0  # by which clocks may differ, and with them the end of an announcement
AGAIN_S = 1.0


class Operator:
    def __init__(self, world: "World") -> None:
        self._world, self._time = world, asyncio.get_running_loop().time
        self._text: str | None = ""  # None: unknown, because no node has answered yet
        self._since = self._until = 0.0
        self._heard_by: set[tuple[str, int]] = set()  # nodes, each in one of its lives

    async def announce(self, number: int, seconds: float) -> None:
        """At this node, or at others until one answers."""
        nodes, self._text = self._world.nodes, None
        self._heard_by.clear()
        while self._text is None:
            node, number = nodes[number % len(nodes)], number + 1
            if node.up and not node.process.stopped:
                text, until = f"Until {self._time() + seconds:.3f}", self._time() + seconds
                with suppress(BusFailed):
                    await node.announce(text, seconds)
                    self._text, self._since, self._until = text, self._time(), until
            await asyncio.sleep(AGAIN_S)

    def look(self, disturbed_until: float) -> None:
        """Nodes keep an announcement in memory: it is gone with the last one that has heard it."""
        now, text = self._time(), self._text
        up = {(node.name, node.lives): node for node in self._world.nodes if node.up}
        for key, node in up.items():
            if text and node.app.announcements._text == text:
                self._heard_by.add(key)
        if text is None or now < max(self._since, disturbed_until) + TOLD_S:
            return
        stands, over = now < self._until - CLOCKS_S, now > self._until + CLOCKS_S
        kept = not self._heard_by.isdisjoint(up)
        for player in self._world.players:
            if player.on_line and player.entered_at < now - TOLD_S:
                assert not stands or not kept or player.reads == text, "everybody reads the announcement"
                assert not over or not player.reads, "an announcement that is over is withdrawn"
