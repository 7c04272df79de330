"""A tunnel: another program that gives this server a public https address, for friends who are far away.

Whatever address the program prints is tried before anybody is invited to it: health, page and WebSocket.
"""

import asyncio
import base64
import hashlib
import json
import logging
import re
import shlex
import ssl
import subprocess
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPException, HTTPSConnection
from secrets import token_bytes
from shutil import which
from threading import Thread
from urllib.parse import urlsplit

from ninefold.server.net.addresses import Addresses
from ninefold.server.system import end_group, own_group

log = logging.getLogger(__name__)

ADDRESS_TIMEOUT_S = 90.0  # a new name may take a minute until it is known everywhere
TRY_EVERY_S = 1.0
ANSWER_TIMEOUT_S = 10.0
LAST_WORDS = 3  # lines of its output that an error quotes
LONGEST_LINE = 4_000  # characters that are searched for an address
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
# An address without a path: links to terms and documentation have one.
ADDRESS = re.compile(r"https://[A-Za-z0-9.-]+(?::\d+)?(?=/?(?:[\s\"'|,;)\]>]|$))")
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455

ANY_READER = "Whoever runs it may be able to read everything that goes through it."


@dataclass(frozen=True, slots=True)
class TunnelCommand:
    """`{port}` and `{url}` in its words are this server's."""

    words: tuple[str, ...]
    readers: str = ANY_READER  # who can read the traffic
    tells_address: bool = False  # whether it writes each guest's address into X-Forwarded-For


KNOWN = (
    TunnelCommand(
        ("cloudflared", "tunnel", "--no-autoupdate", "--url", "{url}"),
        "Cloudflare can read everything that goes through it.",
        tells_address=True,
    ),
    TunnelCommand(
        ("tailscale", "funnel", "{port}"),
        "It is encrypted as far as this machine; Tailscale sees who connects, not what is said.",
        tells_address=True,
    ),
)


class TunnelFailed(Exception):
    """The message is one sentence for the operator."""


def command_of(words: str) -> TunnelCommand:
    """Raises ValueError."""
    parts = tuple(shlex.split(words))
    if not parts:
        raise ValueError("the command is empty")
    return TunnelCommand(parts)


def installed_tunnel() -> TunnelCommand | None:
    return next((known for known in KNOWN if which(known.words[0])), None)


@asynccontextmanager
async def tunnel(command: TunnelCommand, addresses: Addresses, build: str) -> AsyncIterator[None]:
    """Invitations name the tunnel's address until it ends. `build`: of this server, expected there."""
    program = _Program(command, addresses)
    try:
        addresses.public = await _address(program, addresses, build)
        watching = asyncio.create_task(_watch(program, addresses))
        try:
            yield
        finally:
            watching.cancel()
            await asyncio.wait([watching])
    finally:
        addresses.public = addresses.tried = None
        await asyncio.to_thread(program.end)


class _Program:
    """The process, and its output as a queue. A thread reads it: not every event loop can."""

    def __init__(self, command: TunnelCommand, addresses: Addresses) -> None:
        url = f"{addresses.scheme}://{urlsplit(addresses.here).netloc}"
        words = [word.replace("{port}", str(addresses.port)).replace("{url}", url) for word in command.words]
        self.name, self.last = words[0], deque[str](maxlen=LAST_WORDS)
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()  # None: it has ended
        self._loop = asyncio.get_running_loop()
        pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
        try:
            self._process = subprocess.Popen(
                words, stdin=nothing, stdout=pipe, stderr=subprocess.STDOUT, **own_group()
            )
        except OSError as error:
            raise TunnelFailed(f"The tunnel {self.name} cannot be started: {error.strerror}.") from error
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as output:
            for line in output:
                self._put(COLOUR.sub("", line.decode(errors="replace")[:LONGEST_LINE]).strip())
        self._process.wait()
        self._put(None)

    def _put(self, line: str | None) -> None:
        with suppress(RuntimeError):  # the loop is closed: the server has ended
            self._loop.call_soon_threadsafe(self._hear, line)

    def _hear(self, line: str | None) -> None:
        if line:
            self.last.append(line)
        self.lines.put_nowait(line)

    def end(self) -> None:
        end_group(self._process)

    def failed(self, why: str) -> TunnelFailed:
        said = f" Its last words: {' / '.join(self.last)}" if self.last else ""
        return TunnelFailed(f"The tunnel {self.name} {why}.{said}")


async def _address(program: _Program, addresses: Addresses, build: str) -> str:
    candidates: dict[str, str] = {}  # each with what was wrong with it
    loop = asyncio.get_running_loop()
    until = loop.time() + ADDRESS_TIMEOUT_S
    while loop.time() < until:
        try:
            async with asyncio.timeout(TRY_EVERY_S):
                line = await program.lines.get()
        except TimeoutError:
            line = ""
        if line is None:
            raise program.failed("has ended before it gave an address")
        candidates |= dict.fromkeys(ADDRESS.findall(line), "")
        for url in candidates if not program.lines.qsize() else ():
            addresses.tried = url
            candidates[url] = await asyncio.to_thread(whats_wrong, url, build)
            if not candidates[url]:
                return url
    found = "; ".join(f"{url}: {wrong}" for url, wrong in candidates.items()) or "none was printed"
    raise program.failed(f"gave no https address that leads here ({found})")


async def _watch(program: _Program, addresses: Addresses) -> None:
    while await program.lines.get() is not None:
        pass
    addresses.public = addresses.tried = None
    log.error("the tunnel %s has ended: friends elsewhere cannot come until a restart", program.name)


def whats_wrong(url: str, build: str) -> str:
    """Why this server does not answer at this public URL, in a few words; "": it does."""
    try:
        status, _, body = _get(url, "/healthz")
        if status != 200 or json.loads(body).get("build") != build:
            return "another server answers there"
        status, _, body = _get(url, "/")
        if status != 200 or b"<!doctype html" not in body[:100].lower():
            return f"the page is not served there ({status})"
        key = base64.b64encode(token_bytes(16))
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key.decode(),
            "Origin": url,
        }
        status, accepted, _ = _get(url, "/ws", upgrade)
        wanted = base64.b64encode(hashlib.sha1(key + MAGIC, usedforsecurity=False).digest()).decode()
        if status != 101 or accepted != wanted:
            return f"WebSockets do not pass ({status})"
    except ssl.SSLCertVerificationError as error:
        return f"its certificate is not valid: {error.verify_message}"
    except (OSError, HTTPException, ValueError, AttributeError) as error:
        return f"it does not answer ({getattr(error, 'strerror', None) or type(error).__name__})"
    return ""


def _get(url: str, path: str, headers: dict[str, str] | None = None) -> tuple[int, str | None, bytes]:
    where = urlsplit(url).netloc
    line = HTTPSConnection(where, timeout=ANSWER_TIMEOUT_S, context=ssl.create_default_context())
    try:
        line.request("GET", path, headers=headers or {})
        answer = line.getresponse()
        body = b"" if answer.status == 101 else answer.read(1 << 16)
        return answer.status, answer.getheader("Sec-WebSocket-Accept"), body
    finally:
        line.close()
