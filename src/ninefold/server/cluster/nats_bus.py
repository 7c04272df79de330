"""The nodes' bus by NATS: at most once, in order, with a word from the server when nobody listens."""

import asyncio
import logging
import re
import ssl
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from secrets import token_hex
from time import monotonic
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

CONNECT_TIMEOUT_S = 5.0  # seconds within which the bus must be there at the start
RETRY_EVERY_S = 0.1  # seconds between two looks whether it is back
PING_EVERY_S = 1  # seconds: a line to the bus on which nothing comes back twice is given up
FLUSH_TIMEOUT_S = 1.0  # seconds that the bus itself may take to answer


class NatsBus:
    def __init__(self, client: Client) -> None:
        self._client, self.name = client, token_hex(4)
        self._since = monotonic()
        self._times = 1  # that it has connected
        self.reconnected: Callable[[], None] = lambda: None

    @property
    def connected_for(self) -> float:
        return monotonic() - self._since if self._client.is_connected else 0.0

    @property
    def was_away(self) -> bool:
        return self._times > 1

    async def publish(self, subject: str, data: bytes) -> None:
        try:
            await self._client.publish(subject, data)
        except errors.Error as error:
            log.warning("the bus does not take a message: %s", error)

    async def ask(self, subject: str, data: bytes, patience: float) -> bytes:
        times = self._times
        try:
            answer = await self._client.request(subject, data, timeout=patience)
        except (errors.NoRespondersError, errors.BadSubjectError):  # nor could anybody listen at such a one
            raise NoResponder from None
        except errors.TimeoutError:
            await self.flush()  # it is they who are silent, not the bus
            raise (NoReply if self._times == times else BusInterrupted) from None
        except errors.Error:
            await asyncio.sleep(RETRY_EVERY_S)
            raise BusInterrupted from None
        return answer.data

    async def subscribe(self, subject: str, handler: BusHandler) -> Unsubscribe:
        async def hear(message: Msg) -> None:
            try:
                answer = await handler(message.data)
            except Exception:  # to the library it would be one more trouble of the bus
                return log.exception("a message at %s could not be handled", subject)
            if answer is not None and message.reply:
                await self.publish(message.reply, answer)

        subscription = await self._client.subscribe(subject, cb=hear)

        async def unsubscribe() -> None:
            with suppress(errors.Error):
                await subscription.unsubscribe()

        return unsubscribe

    async def flush(self) -> None:
        try:
            await self._client.flush(FLUSH_TIMEOUT_S)  # type: ignore[arg-type]  # takes parts of a second, too
        except (errors.Error, OSError):
            raise BusInterrupted from None

    def came_back(self) -> None:
        self._since, self._times = monotonic(), self._times + 1
        log.info("the bus is back")
        self.reconnected()


@asynccontextmanager
async def connected(address: BusAddress, shut_out: Callable[[], None]) -> AsyncIterator[NatsBus]:
    client, leaving = Client(), False
    bus, troubles = NatsBus(client), deque[Exception](maxlen=1)

    async def away() -> None:
        if not leaving:
            log.warning("the bus is away")

    async def back() -> None:
        bus.came_back()

    async def closed() -> None:
        if not leaving:
            log.error("the bus has shut us out: %s", client.last_error)
            shut_out()

    async def trouble(error: Exception) -> None:
        troubles.append(error)
        log.debug("the bus: %r", error)

    servers, options = _opened(address.url)
    if address.credentials is not None:
        options["user_credentials"] = _checked(address.credentials)
    if address.authority is not None or address.url.startswith("tls://"):
        options["tls"] = _tls(address)
    # In a task: of what the library waits for, it may overhear a cancellation.
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
        client.options["max_reconnect_attempts"] = -1  # once it was there it is waited for
        yield bus
    finally:
        leaving = True
        connecting.cancel()
        connecting.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        await _close(client)


async def _close(client: Client) -> None:
    """A line on which nothing moves any more is not waited for."""
    with suppress(errors.Error, OSError, TimeoutError):
        async with asyncio.timeout(FLUSH_TIMEOUT_S):
            await client.close()


def _in_words(url: str) -> str:
    """As it may be shown: without whoever opens it, and their password."""
    return ", ".join(urlsplit(one).netloc.rpartition("@")[2] for one in servers_of(url))


def _opened(url: str) -> tuple[list[str], dict[str, Any]]:
    """The servers of a cluster, and the user that is named first, whom all of them know. The library would
    send what is percent-encoded as it is."""
    all_parts = [urlsplit(one) for one in servers_of(url)]
    servers = [parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl() for parts in all_parts]
    user, password = next(((p.username, p.password) for p in all_parts if p.username), (None, None))
    if user is None:
        return servers, {}
    if password is None:
        return servers, {"token": unquote(user)}
    return servers, {"user": unquote(user), "password": unquote(password)}


def _checked(credentials: Path) -> str:
    """Where there is no JWT the library would look for one for ever, and without a seed fail in its midst."""
    try:
        jwt, seed = (_below(mark, credentials.read_bytes()) for mark in (b"NATS USER JWT", b"USER NKEY SEED"))
        if jwt and seed and nkeys.from_seed(bytearray(seed)):
            return str(credentials)
    except (OSError, nkeys.NkeysError) as error:
        raise BusFailed(f"{credentials} cannot be used: {error}.") from error
    raise BusFailed(f"{credentials} holds no credentials of a NATS user.")


def _below(mark: bytes, text: bytes) -> bytes:
    found = re.search(rb"BEGIN " + mark + rb".*\n(\S+)\n", text)
    return found[1] if found else b""


def _tls(address: BusAddress) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=address.authority)
    except OSError as error:
        raise BusFailed(f"{address.authority} vouches for no bus: {error.strerror}.") from error
