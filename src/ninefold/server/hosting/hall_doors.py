"""How a hall gets to its tables: by the same directory as a phone, at this node or another."""

from ninefold.server.hosting.ports import Attachment, Caller, TableDirectory
from ninefold.server.live.outbox import Line
from ninefold.server.store.wall_clock import wall_clock

HELLO = "hall"  # the id of its Enter


class HallDoors:
    def __init__(self, directory: TableDirectory) -> None:
        self._directory = directory

    async def open(self, game: str, token: str, address: str) -> str:
        return await self._directory.open(game, token, address)

    async def enter(self, code: str, line: Line, token: str, address: str) -> Attachment | None:
        caller = Caller(line, token, address, HELLO, order=(wall_clock(), 0))
        return await self._directory.enter(code, caller)
