"""Televisions that wait at any node. The table's owner and the television may be at different nodes."""

import asyncio
import logging

from ninefold.server.cluster.bus import Bus, BusInterrupted, NoReply, NoResponder
from ninefold.server.cluster.messages import (
    BadMessage,
    LettersDrawn,
    ScreenFound,
    ScreenQuery,
    ShowScreen,
    pack,
    unpack,
)
from ninefold.server.hosting.screens import Screens, WaitingScreen

log = logging.getLogger(__name__)

SUBJECT = "ninefold.screens"  # of all nodes
ANSWER_TIMEOUT_S = 1.0  # a node without that television does not answer


class ClusterScreens:
    def __init__(self, bus: Bus, per_address: int) -> None:
        self._bus, self._tasks = bus, set[asyncio.Task[None]]()
        self._screens = Screens(per_address, drawn=self._have_drawn)

    async def start(self) -> None:
        await self._bus.subscribe(SUBJECT, self._hear)

    def wait(self, screen: WaitingScreen) -> None:
        self._screens.wait(screen)

    def leave(self, screen: WaitingScreen) -> None:
        self._screens.leave(screen)

    async def find(self, letters: str) -> str:
        if here := await self._screens.find(letters):
            return here
        try:
            answer = unpack(await self._bus.ask(SUBJECT, pack(ScreenQuery(letters)), ANSWER_TIMEOUT_S))
        except (NoResponder, NoReply, BusInterrupted, BadMessage):
            return ""
        return answer.token if isinstance(answer, ScreenFound) else ""

    def show(self, letters: str, code: str) -> None:
        """The message comes back to this node, too."""
        self._publish(ShowScreen(letters, code))

    def _have_drawn(self, letters: str) -> None:
        self._publish(LettersDrawn(self._bus.name, letters))

    def _publish(self, message: LettersDrawn | ShowScreen) -> None:
        task = asyncio.get_running_loop().create_task(self._bus.publish(SUBJECT, pack(message)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hear(self, data: bytes) -> bytes | None:
        try:
            message = unpack(data)
        except BadMessage as error:
            log.error("%s", error)
            return None
        match message:
            case ScreenQuery(letters):
                token = await self._screens.find(letters)
                return pack(ScreenFound(token)) if token else None
            case ShowScreen(letters, code):
                self._screens.show(letters, code)
            case LettersDrawn(node, letters) if node != self._bus.name:
                self._screens.taken(letters)
        return None
