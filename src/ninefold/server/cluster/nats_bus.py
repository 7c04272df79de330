"""The bus by NATS: at most once, in order; NATS tells when nobody subscribes to a subject."""

import asyncio
import logging
import re
import ssl
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import unquote, urlsplit

import nkeys
from nats import errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from ninefold.server.cluster.bus import (
    BusAddress,
    BusFailed,
    BusHandler,
    BusInterrupted,
    NoReply,
    NoResponder,
    Unsubscribe,
    servers_of,
)

log = logging.getLogger(__name__)

CONNECT_TIMEOUT_S = 5.0  # at the start
RETRY_EVERY_S = 0.1  # after the bus went away
PING_EVERY_S = 1  # after two pings without an answer the connection is closed
FLUSH_TIMEOUT_S = 1.0  # for the bus itself to answer
# A flush that is cancelled or times out must not get its answer any more: the library stops reading then. By
# this time its own pings have closed a connection that hangs.
PONG_TIMEOUT_S = 10 * PING_EVERY_S


class NatsBus:
    def __init__(self, client: Client) -> None:
        self._client, self.name = client, token_hex(4)
        self._times = 1  # how often it has connected
        self.flushing: set[asyncio.Task[None]] = set()
        self.changed: Callable[[bool], None] = lambda connected: None

    @property
    def connected(self) -> bool:
        return self._client.is_connected

    async def publish(self, subject: str, data: bytes) -> None:
        try:
            await self._client.publish(subject, data)
        except errors.Error as error:
            log.warning("the bus refused a message, which is lost: %s", error)

    async def ask(self, subject: str, data: bytes, patience: float) -> bytes:
        self._check_connected()  # otherwise the library would send it later, when nobody waits any more
        times = self._times
        request = asyncio.ensure_future(
            self._client.request(subject, data, timeout=patience + 3 * FLUSH_TIMEOUT_S)
        )
        try:
            await self._wait_for(request, patience)
            if not request.done():
                raise NoReply if self._times == times else BusInterrupted
            return (await request).data
        except (
            errors.NoRespondersError,
            errors.BadSubjectError,
        ):  # nobody can subscribe to an invalid subject
            raise NoResponder from None
        except errors.Error:
            await asyncio.sleep(RETRY_EVERY_S)
            raise BusInterrupted from None
        finally:
            request.cancel()

    async def _wait_for(self, request: "asyncio.Future[Msg]", patience: float) -> None:
        """Only a node can be silent, never the bus: it is asked before and after the node's time."""
        received = asyncio.ensure_future(self.flush())
        either: list[asyncio.Future[Any]] = [request, received]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not request.done():
                received.result()  # raises BusInterrupted
                await asyncio.wait([request], timeout=patience)
            if not request.done():
                await self.flush()
                await asyncio.wait([request], timeout=RETRY_EVERY_S)  # it may be in the library's queue
        finally:
            received.cancel()
            received.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def subscribe(self, subject: str, handler: BusHandler) -> Unsubscribe:
        async def hear(message: Msg) -> None:
            try:
                answer = await handler(message.data)
            except Exception:  # the library would take it for an error of the bus
                return log.exception("handling a message at %s failed", subject)
            if answer is not None and message.reply:
                await self.publish(message.reply, answer)

        subscription = await self._client.subscribe(subject, cb=hear)

        async def unsubscribe() -> None:
            with suppress(errors.Error):
                await subscription.unsubscribe()

        return unsubscribe

    def _check_connected(self) -> None:
        if not self._client.is_connected:
            raise BusInterrupted

    async def flush(self) -> None:
        self._check_connected()  # the library would return at once
        asked = asyncio.ensure_future(self._client.flush(PONG_TIMEOUT_S))
        self.flushing.add(asked)
        asked.add_done_callback(self._flushed)
        await asyncio.wait([asked], timeout=FLUSH_TIMEOUT_S)
        if not asked.done():
            raise BusInterrupted
        try:
            asked.result()
        except (errors.Error, OSError):
            raise BusInterrupted from None

    def _flushed(self, asked: "asyncio.Task[None]") -> None:
        self.flushing.discard(asked)
        if not asked.cancelled():
            asked.exception()

    def went_away(self) -> None:
        log.warning("the bus is away")
        self.changed(False)

    def came_back(self) -> None:
        self._times += 1
        log.info("the bus is back")
        self.changed(True)


@asynccontextmanager
async def connected(address: BusAddress, shut_out: Callable[[], None]) -> AsyncIterator[NatsBus]:
    client, leaving = Client(), False
    bus, troubles = NatsBus(client), deque[Exception](maxlen=1)

    async def away() -> None:
        if not leaving:
            bus.went_away()

    async def back() -> None:
        bus.came_back()

    async def closed() -> None:
        if not leaving:
            log.error("the bus rejected this node for good, which stops now: %s", client.last_error)
            shut_out()

    async def trouble(error: Exception) -> None:
        troubles.append(error)
        log.debug("the bus: %r", error)

    servers, options = _opened(address.url)
    if address.credentials is not None:
        options["user_credentials"] = _checked(address.credentials)
    if address.authority is not None or address.url.startswith("tls://"):
        options["tls"] = _tls(address)
    # In a task, because the library may swallow a cancellation.
    connecting = asyncio.ensure_future(
        client.connect(
            servers,
            name=f"ninefold {bus.name}",
            error_cb=trouble,
            disconnected_cb=away,
            reconnected_cb=back,
            closed_cb=closed,
            reconnect_time_wait=RETRY_EVERY_S,  # type: ignore[arg-type]  # takes parts of a second, too
            max_reconnect_attempts=1,
            ping_interval=PING_EVERY_S,
            **options,
        )
    )
    try:
        try:
            await asyncio.wait([connecting], timeout=CONNECT_TIMEOUT_S)
            if not connecting.done():
                raise TimeoutError
            connecting.result()
        except (errors.Error, OSError, TimeoutError, ValueError) as error:
            why = str(troubles[0] if troubles else error) or "no answer"
            raise BusFailed(f"The bus {_in_words(address.url)} cannot be used: {why}.") from error
        client.options["max_reconnect_attempts"] = -1  # from now on wait for it for ever
        yield bus
    finally:
        leaving = True
        connecting.cancel()
        connecting.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        await _close(client)
        for asked in [*bus.flushing]:
            asked.cancel()


async def _close(client: Client) -> None:
    """Do not wait for a connection that hangs."""
    with suppress(errors.Error, OSError, TimeoutError):
        async with asyncio.timeout(FLUSH_TIMEOUT_S):
            await client.close()


def _in_words(url: str) -> str:
    """The URL without user and password, to be shown."""
    return ", ".join(urlsplit(one).netloc.rpartition("@")[2] for one in servers_of(url))


def _opened(url: str) -> tuple[list[str], dict[str, Any]]:
    """The servers of a cluster, and the first user that is named, for all of them. The library does not
    decode percent-encoded passwords."""
    all_parts = [urlsplit(one) for one in servers_of(url)]
    servers = [parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl() for parts in all_parts]
    user, password = next(((p.username, p.password) for p in all_parts if p.username), (None, None))
    if user is None:
        return servers, {}
    if password is None:
        return servers, {"token": unquote(user)}
    return servers, {"user": unquote(user), "password": unquote(password)}


def _checked(credentials: Path) -> str:
    """Check the file first: without a JWT the library loops for ever, without a seed it fails later."""
    try:
        jwt, seed = (_below(mark, credentials.read_bytes()) for mark in (b"NATS USER JWT", b"USER NKEY SEED"))
        if jwt and seed and nkeys.from_seed(bytearray(seed)):
            return str(credentials)
    except (OSError, nkeys.NkeysError) as error:
        raise BusFailed(f"{credentials} cannot be used: {error}.") from error
    raise BusFailed(f"{credentials} holds no credentials of a NATS user: name a .creds file.")


def _below(mark: bytes, text: bytes) -> bytes:
    found = re.search(rb"BEGIN " + mark + rb".*\n(\S+)\n", text)
    return found[1] if found else b""


def _tls(address: BusAddress) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=address.authority)
    except OSError as error:
        raise BusFailed(
            f"{address.authority} is not a CA certificate that can be used: {error.strerror}."
        ) from error
