"""Games with programs: a real server on loopback, and a host that speaks docs/protocol.md."""

import asyncio
import json
import shlex
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any

from ninefold.lab.extra import NeedsExtra
from ninefold.lab.tournament import Match, MatchResult, TournamentPlan
from ninefold.server.main import ServerSettings, running
from ninefold.server.wire.message import VERSION

try:
    from websockets.asyncio.client import ClientConnection, connect
except ImportError as error:
    raise NeedsExtra("A tournament with programs", "websockets") from error

PATIENCE_S = 5  # until a bot plays for a program that is gone; one of those that the protocol allows
MANY = 1_000  # times the limits for one address: all programs come from this machine

Start = Callable[[str, str, str, str], Awaitable[object]]  # command, url, code, name: until it has ended


class ProgramFailed(Exception):
    """One sentence: which program, and what happened."""


@asynccontextmanager
async def loopback() -> AsyncIterator[str]:
    """The address of a server for this tournament alone."""
    with TemporaryDirectory(prefix="ninefold-") as folder:
        settings = ServerSettings(Path(folder) / "tables.db", "127.0.0.1", 0, per_address=MANY)
        async with running(settings) as addresses:
            yield f"ws://127.0.0.1:{addresses.port}/ws"


async def run_command(command: str, url: str, code: str, name: str) -> None:
    words = [word.format(url=url, code=code, name=name) for word in shlex.split(command)]
    quiet = asyncio.subprocess.DEVNULL
    try:
        process = await asyncio.create_subprocess_exec(*words, stdin=quiet, stdout=quiet, stderr=quiet)
    except OSError as error:
        raise ProgramFailed(f"the program {name} cannot be started: {error.strerror}") from None
    try:
        code_of_exit = await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if code_of_exit:
        raise ProgramFailed(f"the program {name} ended with exit code {code_of_exit}")


async def play_match(url: str, plan: TournamentPlan, match: Match, start: Start = run_command) -> MatchResult:
    """One game at a table of its own. The dice are sealed, so no seed repeats it."""
    try:
        return await _play_match(url, plan, match, start)
    except BaseExceptionGroup as several:  # a task group's
        failed: Any = several.subgroup(ProgramFailed)
        while isinstance(failed, BaseExceptionGroup):
            failed = failed.exceptions[0]
        raise failed or several from None


async def _play_match(url: str, plan: TournamentPlan, match: Match, start: Start) -> MatchResult:
    commands = dict(plan.programs)
    async with connect(url, compression=None, proxy=None) as socket, asyncio.TaskGroup() as group:
        host = TableHost(socket)
        await host.open(plan)
        programs = []
        for seat, name in enumerate(match.seating):
            if name in commands:
                shown = f"{name[:16]} {seat + 1}"
                programs.append(group.create_task(_watched(start, commands[name], url, host.code, shown)))
            else:
                await host.say("AddBot", level=name)
            await host.until(lambda table, seated=seat + 1: len(table["chairs"]) == seated)  # type: ignore[misc]
        await host.say("Begin")
        await host.until(lambda table: table["phase"]["type"] == "EndedView")
        end = host.table["phase"]
        for program in programs:
            program.cancel()
    return MatchResult(match, tuple(end["winners"]), tuple(end["scores"]))


async def _watched(start: Start, command: str, url: str, code: str, name: str) -> None:
    """It may hear of the end before the host does, who then cancels this."""
    await start(command, url, code, name)
    await asyncio.sleep(PATIENCE_S)
    raise ProgramFailed(f"the program {name} left before the end of the game")


class TableHost:
    """It sits nowhere. Instead of following what changes it asks for the whole view."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = count(1)
        self.table: dict[str, Any] = {}

    @property
    def code(self) -> str:
        return str(self.table["code"])

    async def open(self, plan: TournamentPlan) -> None:
        await self.say("Open", version=VERSION, token=token_hex(16), game=plan.game)
        await self.until(bool)
        kept = {name: self.table[name] for name in ("game", "room", "talk")}
        options = {**self.table["options"], **dict(plan.options)}
        await self.say("Choose", **kept, options=options, patience=PATIENCE_S)

    async def say(self, type: str, **fields: Any) -> None:
        await self._socket.send(json.dumps({"type": type, "id": f"{next(self._ids)}", **fields}))

    async def until(self, test: Callable[[dict[str, Any]], object]) -> None:
        while not test(self.table):
            message = json.loads(await self._socket.recv())
            match message["type"]:
                case "Sight":
                    self.table = message["table"]
                case "Change" if "table" in message:
                    await self.say("Resync")
                case "Ping":
                    now = asyncio.get_running_loop().time() * 1_000
                    await self._socket.send(json.dumps({"type": "Pong", "id": message["id"], "now": now}))
                case "Refused" | "Goodbye":
                    raise ProgramFailed(f"the table refused: {message['why'].removesuffix('.')}")
