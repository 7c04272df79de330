"""How the command line talks to a running server: by a Unix socket for the same user and root. Where there is
none, by loopback with a secret that only those learn who may read the lock file beside the log."""

import asyncio
import os
import socket
import struct
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hmac import compare_digest
from secrets import token_hex
from tempfile import TemporaryDirectory

from ninefold.server.system import UNIX_SOCKETS

TIMEOUT_S = 30.0  # for reading or answering a command
LOOPBACK, AT = "127.0.0.1", "loopback:"

RunCommand = Callable[[str], Awaitable[str]]  # from a command to its answer, a line each


@asynccontextmanager
async def listening(run_command: RunCommand) -> AsyncIterator[str]:
    """The name of the socket."""
    secret = "" if UNIX_SOCKETS else token_hex(32)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if not _is_allowed(writer.get_extra_info("socket")):
                return
            async with asyncio.timeout(TIMEOUT_S):
                known = not secret or compare_digest((await reader.readline()).strip(), secret.encode())
                command = await reader.readline()
            if known:
                writer.write(f"{await run_command(command.decode().strip())}\n".encode())
                await writer.drain()
        except (OSError, ValueError, TimeoutError):
            pass  # the client has gone, or sent garbage
        finally:
            writer.close()

    async with _server(answer, secret) as name:
        yield name


def ask(name: str, command: str) -> str:
    """The answer. Raises OSError if no server listens there."""
    with _connected(name) as line:
        if name.startswith(AT):
            command = f"{name.rpartition(':')[2]}\n{command}"
        line.sendall(f"{command}\n".encode())
        with line.makefile(encoding="utf-8") as answer:
            return answer.readline().strip()


def _connected(name: str) -> socket.socket:
    if name.startswith(AT):
        return socket.create_connection((LOOPBACK, int(name.split(":")[1])), TIMEOUT_S)
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    line.settimeout(TIMEOUT_S)
    try:
        line.connect(_address(name))
    except OSError:
        line.close()
        raise
    return line


@asynccontextmanager
async def _server(answer: Callable[..., Awaitable[None]], secret: str) -> AsyncIterator[str]:
    """On Linux the socket has no file (its name begins with "@"), so nothing stays after kill -9. Elsewhere
    it is in a folder of its own, because a socket's path has a short limit."""
    if secret:
        server = await asyncio.start_server(answer, LOOPBACK, 0)
        async with _closing(server):
            yield f"{AT}{server.sockets[0].getsockname()[1]}:{secret}"
    elif sys.platform == "linux":
        name = f"@ninefold-{token_hex(16)}"
        async with _closing(await asyncio.start_unix_server(answer, _address(name))):
            yield name
    else:
        with TemporaryDirectory(prefix="ninefold-", ignore_cleanup_errors=True) as folder:
            async with _closing(await asyncio.start_unix_server(answer, f"{folder}/control")):
                yield f"{folder}/control"


@asynccontextmanager
async def _closing(server: asyncio.Server) -> AsyncIterator[None]:
    try:
        yield
    finally:
        server.close()


def _address(name: str) -> str:
    return "\0" + name[1:] if name.startswith("@") else name


def _is_allowed(client: socket.socket) -> bool:
    """A socket without a file has no permissions, so the system is asked whose process this is."""
    if sys.platform != "linux" or not UNIX_SOCKETS:
        return True  # others can read neither the folder nor the secret
    credentials = client.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)  # process, user, group
    return struct.unpack("3i", credentials)[1] in (0, os.geteuid())
