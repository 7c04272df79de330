"""How `ninefold tables` talks to a running server: by a Unix socket that only the same user can open."""

import asyncio
import shutil
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import mkdtemp

TIMEOUT_S = 30.0  # for reading or answering a command

RunCommand = Callable[[str], Awaitable[str]]  # from a command to its answer, a line each


@asynccontextmanager
async def listening(run_command: RunCommand) -> AsyncIterator[Path]:
    """The path of the socket. It is not beside the data file, because a socket's path has a short limit."""
    folder = Path(mkdtemp(prefix="ninefold-"))  # readable by this user only

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(TIMEOUT_S):
                command = await reader.readline()
            writer.write(f"{await run_command(command.decode().strip())}\n".encode())
            await writer.drain()
        except (OSError, ValueError, TimeoutError):
            pass  # the client has gone, or sent garbage
        finally:
            writer.close()

    try:
        server = await asyncio.start_unix_server(answer, folder / "control")
        try:
            yield folder / "control"
        finally:
            server.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def ask(control: Path, command: str) -> str:
    """The answer. Raises OSError if no server listens there."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(TIMEOUT_S)
        line.connect(str(control))
        line.sendall(f"{command}\n".encode())
        with line.makefile(encoding="utf-8") as answer:
            return answer.readline().strip()
