"""How the command line talks to a running server: by a Unix socket for the same user and root."""

import asyncio
import os
import socket
import struct
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from secrets import token_hex
from tempfile import TemporaryDirectory

TIMEOUT_S = 30.0  # for reading or answering a command

RunCommand = Callable[[str], Awaitable[str]]  # from a command to its answer, a line each


@asynccontextmanager
async def listening(run_command: RunCommand) -> AsyncIterator[str]:
    """The name of the socket."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if _is_allowed(writer.get_extra_info("socket")):
                async with asyncio.timeout(TIMEOUT_S):
                    command = await reader.readline()
                writer.write(f"{await run_command(command.decode().strip())}\n".encode())
                await writer.drain()
        except (OSError, ValueError, TimeoutError):
            pass  # the client has gone, or sent garbage
        finally:
            writer.close()

    with _name() as name:
        server = await asyncio.start_unix_server(answer, _address(name))
        try:
            yield name
        finally:
            server.close()


def ask(name: str, command: str) -> str:
    """The answer. Raises OSError if no server listens there."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(TIMEOUT_S)
        line.connect(_address(name))
        line.sendall(f"{command}\n".encode())
        with line.makefile(encoding="utf-8") as answer:
            return answer.readline().strip()


@contextmanager
def _name() -> Iterator[str]:
    """On Linux the socket has no file (its name begins with "@"), so nothing stays after kill -9. Elsewhere
    it is in a folder of its own, because a socket's path has a short limit."""
    if sys.platform == "linux":
        yield f"@ninefold-{token_hex(16)}"
    else:
        with TemporaryDirectory(prefix="ninefold-", ignore_cleanup_errors=True) as folder:
            yield f"{folder}/control"


def _address(name: str) -> str:
    return "\0" + name[1:] if name.startswith("@") else name


def _is_allowed(client: socket.socket) -> bool:
    """A socket without a file has no permissions, so the system is asked whose process this is."""
    if sys.platform != "linux":
        return True  # others cannot open the folder
    credentials = client.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)  # process, user, group
    return struct.unpack("3i", credentials)[1] in (0, os.geteuid())
