"""The tools that a language model is given, by the Model Context Protocol."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from ninefold.mcp.client import SeatLost, TableClient
from ninefold.mcp.seat import NUMBERS, ModelSeat
from ninefold.reading import Reader

LONGEST_WAIT_S = 300
INSTRUCTIONS = f"""You have a seat at a table of Ninefold, a place for party games. Call `rules` once, then \
`look`. Whenever you are asked, `act`; otherwise `wait`. You see what a player in your seat sees: what is \
covered again is not shown again, so remember it. {NUMBERS}"""


class SeatSettings(NamedTuple):
    url: str
    name: str
    lang: str = "en"
    code: str = ""  # "": the model names the table
    lists_moves: bool = True
    limit: float = 0


def serving(settings: SeatSettings, reader: Reader) -> MCPServer[Any]:
    seats: list[ModelSeat] = []
    tasks: list[asyncio.Task[None]] = []

    async def sit_down(code: str) -> ModelSeat:
        client = TableClient(settings.url, code, settings.name)
        seat = ModelSeat(client, reader, settings.lang, settings.lists_moves, settings.limit)
        connected = asyncio.create_task(client.run())
        try:
            await seat.sit()
        except SeatLost as why:
            connected.cancel()
            raise ToolError(str(why)) from None
        tasks.append(connected)
        tasks.append(asyncio.create_task(seat.watch_time()))
        seats.append(seat)
        return seat

    async def seated() -> ModelSeat:
        if not seats and settings.code:
            return await sit_down(settings.code)
        if not seats:
            raise ToolError("Call `sit` with the code of a table first.")
        if (lost := seats[-1].lost) is not None:
            raise ToolError(lost)
        return seats[-1]

    @asynccontextmanager
    async def lifespan(_: MCPServer[Any]) -> AsyncIterator[None]:
        try:
            if settings.code:
                try:
                    await sit_down(settings.code)
                except ToolError as why:  # each tool tries again, and tells the model
                    print(f"ninefold: {str(why).removesuffix('.')}.", file=sys.stderr)
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    server: MCPServer[Any] = MCPServer(
        "ninefold", instructions=INSTRUCTIONS, lifespan=lifespan, log_level="WARNING"
    )

    if not settings.code:

        @server.tool()
        async def sit(code: str) -> str:
            """Sit down at a table. `code`: the letters that its host sees."""
            if seats:
                return "You have a seat already."
            return await (await sit_down(code)).look()

    @server.tool()
    async def rules() -> str:
        """The rulebook of the game at your table, and the form of its acts."""
        return await (await seated()).rules()

    @server.tool()
    async def look() -> str:
        """The table as you see it now, what happened since you last heard of it, and what you can do."""
        return await (await seated()).look()

    @server.tool()
    async def act(action: dict[str, Any]) -> str:
        """Act, as in {"type": "Roll", "die": 0}. Tells what happened, or why it is not allowed."""
        return await (await seated()).act(action)

    @server.tool()
    async def wait(seconds: float = 30) -> str:
        """Wait until you are asked or the game is over, but no longer than this. Tells what happened."""
        return await (await seated()).wait(max(0, min(seconds, LONGEST_WAIT_S)))

    return server
