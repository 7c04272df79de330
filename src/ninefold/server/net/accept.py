"""Opens the listening sockets and accepts connections, if `admission` allows them."""

import asyncio
import errno
import logging
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from ninefold.server.net.admission import Admission, Endpoint, Slot
from ninefold.server.net.websocket import CLOSE_TIMEOUT_S
from ninefold.server.system import LISTEN_AGAIN, RESET_ON_CLOSE

log = logging.getLogger(__name__)

BACKLOG = 100
PAUSE_S = 1.0  # how long to stop accepting when the machine is out of file descriptors or memory
WARN_EVERY_S = 60.0  # how often to log that
OUT_OF_RESOURCES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
EVERYWHERE = {"", "::", "0.0.0.0"}  # these stand for all addresses of this machine
NO_IPV6 = {errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL}

ServeConnection = Callable[[socket.socket, Slot], Coroutine[Any, Any, None]]


class Listener:
    """`serve_connection` serves an admitted connection, and frees its slot when the connection has ended."""

    def __init__(
        self, sockets: list[socket.socket], admission: Admission, serve_connection: ServeConnection
    ) -> None:
        self._sockets, self._admission, self._serve_connection = sockets, admission, serve_connection
        self._loop = asyncio.get_running_loop()
        for listening in sockets:
            listening.setblocking(False)
            listening.listen(BACKLOG)
        self._tasks: set[asyncio.Task[None]] = set()
        self._said = -WARN_EVERY_S
        self._paused: asyncio.TimerHandle | None = None
        self.addresses: list[tuple[str, int]] = [one.getsockname()[:2] for one in sockets]
        self._resume()

    def close(self) -> None:
        self._stop()
        for listening in self._sockets:
            listening.close()
        self._sockets = []
        for task in self._tasks:
            task.cancel()

    def _stop(self) -> None:
        if self._paused is not None:
            self._paused.cancel()
            self._paused = None
        for listening in self._sockets:
            self._loop.remove_reader(listening.fileno())

    def _resume(self) -> None:
        self._paused = None
        for listening in self._sockets:
            self._loop.add_reader(listening.fileno(), self._accept, listening)

    def _accept(self, listening: socket.socket) -> None:
        for _ in range(BACKLOG):
            try:
                accepted, peer = listening.accept()
            except (BlockingIOError, InterruptedError):
                return
            except ConnectionAbortedError:
                continue
            except OSError as error:
                return self._pause(error)
            self._admit(accepted, str(peer[0]))

    def _admit(self, accepted: socket.socket, peer: str) -> None:
        slot = self._admission.admit(peer)
        if slot is None:
            accepted.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET_ON_CLOSE)
            accepted.close()
            return
        accepted.setblocking(False)
        task = self._loop.create_task(self._serve_connection(accepted, slot))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _pause(self, error: OSError) -> None:
        """Stop accepting for a while: the socket stays readable, so the loop would spin."""
        if error.errno not in OUT_OF_RESOURCES:
            raise error
        self._stop()
        self._paused = self._loop.call_later(PAUSE_S, self._resume)
        if self._loop.time() - self._said >= WARN_EVERY_S:
            self._said = self._loop.time()
            log.warning("cannot accept connections for now: %s", error.strerror)


async def listen(host: str | None, port: int | None) -> list[socket.socket]:
    """A socket for each address of this host; None: for each address of this machine."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in dict.fromkeys(found):
            try:
                one = socket.socket(family, kind, protocol)
            except OSError:  # this machine does not support the address family
                continue
            sockets.append(one)
            if LISTEN_AGAIN:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind(address)
    except OSError:
        for one in sockets:
            one.close()
        raise
    return sockets


def for_both_families(port: int) -> socket.socket:
    """One socket for IPv6 and IPv4; on a machine without IPv6, for IPv4 alone."""
    if socket.has_dualstack_ipv6():
        try:
            return socket.create_server(("::", port), family=socket.AF_INET6, dualstack_ipv6=True)
        except OSError as error:
            if error.errno not in NO_IPV6:
                raise
    return socket.create_server(("0.0.0.0", port))


class Server:
    def __init__(self, listener: Listener, admission: Admission) -> None:
        self._listener, self._admission = listener, admission
        self.addresses = listener.addresses

    async def close(self) -> None:
        """Close every connection (WebSockets with 1001), then abort those that do not answer in time."""
        self._listener.close()
        self._part(lambda connection: connection.go_away())
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                await self._admission.empty.wait()
        self._part(lambda connection: connection.abort())
        await self._admission.empty.wait()

    def _part(self, end: Callable[[Endpoint], None]) -> None:
        for slot in tuple(self._admission.slots):
            if slot.endpoint is not None:
                end(slot.endpoint)
