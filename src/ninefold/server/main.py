"""Wiring: the store, the door and the tables become one running server."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from ssl import PROTOCOL_TLS_SERVER, SSLContext

from ninefold.server.adapters.sqlite import SqliteStore
from ninefold.server.addresses import Addresses, in_url, is_local, lan_address
from ninefold.server.app import App
from ninefold.server.caretaker import Caretaker
from ninefold.server.clock import wall_clock
from ninefold.server.control import listening
from ninefold.server.door import serve
from ninefold.server.gate import Gate
from ninefold.server.listening import EVERYWHERE, for_both_families
from ninefold.server.lock import DataLock
from ninefold.server.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.ports import WallClock
from ninefold.server.proxies import Network
from ninefold.server.static import StaticPage

TURN = 0.001  # seconds that a thread which reads or checks a log may keep the tables waiting


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    host: str = ""  # all of this machine's, of both families
    port: int = 9009
    cert: Path | None = None
    key: Path | None = None
    power_safe: bool = False
    own: OwnPictures = NO_PICTURES
    public: str | None = None  # the address that others know the server by
    trusted: tuple[Network, ...] = ()  # proxies
    keep_days: int | None = None  # tables that nobody touched for longer are deleted
    clock: WallClock = wall_clock


class BadCertificate(Exception):
    """The message is one plain sentence for whoever runs the server."""


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Addresses]:
    """The server, until the block is left."""
    tls = None if settings.cert is None else _tls(settings.cert, settings.key)
    scheme, lan, home = "https" if tls else "http", *_known_as(settings.host)
    addresses = Addresses(scheme, lan, settings.port, settings.public, home)
    async with AsyncExitStack() as stack:
        lock = DataLock(settings.data)
        stack.callback(lock.release)
        store = SqliteStore(settings.data, power_safe=settings.power_safe, clock=settings.clock)
        stack.push_async_callback(store.close)
        page = StaticPage(Path(str(files("ninefold.server") / "page")), addresses.prefix)
        app = App(store, page, addresses, settings.own, settings.trusted)
        gate = Gate(exempt=app.proxies.trusts)
        stack.callback(app.close)
        where = (settings.host, settings.port) if settings.host else (None, None)
        sock = None if settings.host else for_both_families(settings.port)
        server = await serve(*where, sock=sock, web=app.web, accept=app.accept, ssl=tls, gate=gate)
        stack.push_async_callback(server.close)
        stack.callback(app.drain)
        addresses.port = server.addresses[0][1]  # a free one, if none was named
        caretaker = Caretaker(store, settings.clock, app.tables)
        lock.note(await stack.enter_async_context(listening(caretaker.obey)))
        if settings.keep_days is not None:
            await caretaker.delete_older(settings.keep_days)
            keeping = asyncio.create_task(caretaker.keep_only(settings.keep_days))
            stack.callback(keeping.cancel)
        gc.collect()
        gc.freeze()  # what was made by importing stays: the collector need not look at it again
        sys.setswitchinterval(TURN)
        gc.set_threshold(20_000, 20, 50)  # values are part of no cycle: there is little to find
        yield addresses


def _known_as(host: str) -> tuple[str | None, str]:
    """Where the phones find it (None: nowhere), and where this machine does."""
    if host in EVERYWHERE:
        return lan_address(), "localhost"
    return (None, "localhost") if is_local(in_url(host)) else (host, host)


def _tls(cert: Path, key: Path | None) -> SSLContext:
    tls = SSLContext(PROTOCOL_TLS_SERVER)
    try:
        tls.load_cert_chain(cert, key)
    except OSError as error:  # OpenSSL's own are of this kind
        raise BadCertificate(f"{cert} or its key {key} cannot be used: {error.strerror}.") from error
    return tls
