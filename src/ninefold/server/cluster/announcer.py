"""Carries the operator's announcement to all nodes. Each repeats it while it stands, so that a node that
starts later, or was without the bus, hears it too."""

import asyncio
import logging

from ninefold.server.cluster.bus import Bus, BusFailed, BusInterrupted, NoReply, NoResponder
from ninefold.server.cluster.messages import AdminReply, AnnounceToAll, BadMessage, pack, unpack
from ninefold.server.hosting.announcements import Announcements
from ninefold.server.store.wall_clock import WallClock, wall_clock

log = logging.getLogger(__name__)

SUBJECT = "ninefold.announcement"
REPEAT_EVERY_S = 3.0
ANSWER_TIMEOUT_S = 5.0


class Announcer:
    """At a node. Of two announcements the later one counts; a withdrawal is one without text."""

    def __init__(self, bus: Bus, announcements: Announcements, clock: WallClock = wall_clock) -> None:
        self._bus, self._announcements, self._clock = bus, announcements, clock
        self._latest = AnnounceToAll("", 0, 0)

    async def start(self) -> None:
        await self._bus.subscribe(SUBJECT, self._hear)
        self._repeating = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        self._repeating.cancel()
        await asyncio.wait([self._repeating])

    async def _hear(self, data: bytes) -> bytes | None:
        try:
            message = unpack(data)
        except BadMessage as error:
            log.error("%s", error)
            return None
        if not isinstance(message, AnnounceToAll) or message.since <= self._latest.since:
            return None
        self._latest = message
        return pack(AdminReply(self._announcements.set(message.text, (message.until - self._clock()) / 1000)))

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_EVERY_S)
            if self._bus.connected and self._clock() < self._latest.until:
                await self._bus.publish(SUBJECT, pack(self._latest))


async def announce(bus: Bus, text: str, seconds: float, clock: WallClock = wall_clock) -> str:
    """Tell all nodes, and return the first one's answer. Raises BusFailed."""
    since = clock()
    message = AnnounceToAll(text, since, since + round(seconds * 1000))
    try:
        answer = unpack(await bus.ask(SUBJECT, pack(message), ANSWER_TIMEOUT_S))
    except NoResponder as error:
        raise BusFailed("No node on this bus knows announcements: update the nodes.") from error
    except (NoReply, BusInterrupted, BadMessage) as error:
        raise BusFailed("No node answers on this bus: try again.") from error
    return answer.words if isinstance(answer, AdminReply) else ""
