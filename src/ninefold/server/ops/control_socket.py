"""How `ninefold tables` speaks with a server that runs: by a socket that only its owner reaches."""

import asyncio
import shutil
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import mkdtemp

TIMEOUT_S = 30.0  # seconds

RunCommand = Callable[[str], Awaitable[str]]  # a wish to its answer, a line each


@asynccontextmanager
async def listening(run_command: RunCommand) -> AsyncIterator[Path]:
    """Where it listens. Not beside the data file: a socket's path may have only some hundred letters."""
    folder = Path(mkdtemp(prefix="ninefold-"))  # for its owner alone

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(TIMEOUT_S):
                wish = await reader.readline()
            writer.write(f"{await run_command(wish.decode().strip())}\n".encode())
            await writer.drain()
        except (OSError, ValueError, TimeoutError):
            pass  # who asked is gone, or talks nonsense
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


def ask(control: Path, wish: str) -> str:
    """OSError: nobody listens there."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(TIMEOUT_S)
        line.connect(str(control))
        line.sendall(f"{wish}\n".encode())
        with line.makefile(encoding="utf-8") as answer:
            return answer.readline().strip()
