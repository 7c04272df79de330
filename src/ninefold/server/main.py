"""Wiring: the store, the door and the tables become one running server."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from signal import SIGTERM, raise_signal
from ssl import PROTOCOL_TLS_SERVER, SSLContext

from ninefold.server.app import App
from ninefold.server.cluster.admin import connected_bus
from ninefold.server.cluster.bus import Bus, BusAddress
from ninefold.server.hosting.maintenance import Maintenance
from ninefold.server.http_api.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.net.accept import EVERYWHERE, for_both_families
from ninefold.server.net.addresses import Addresses, in_url, is_local, lan_address
from ninefold.server.net.admission import MOST_PER_ADDRESS, Admission
from ninefold.server.net.http_server import serve
from ninefold.server.net.proxies import LOOPBACK, Network
from ninefold.server.net.static_files import StaticPage
from ninefold.server.ops import loop_lag
from ninefold.server.ops.control_socket import listening
from ninefold.server.ops.log_setup import set_node_name
from ninefold.server.store.file_lock import DataLock
from ninefold.server.store.open import check_file, file_store, shared_store
from ninefold.server.store.wall_clock import WallClock, wall_clock

THREAD_TURN_S = 0.001  # seconds that a thread which reads or checks a log may keep the tables waiting


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
    store: str | None = None  # a database for the log, instead of the file
    bus: BusAddress | None = None  # by which nodes that share it speak with each other
    watchers: tuple[Network, ...] = LOOPBACK  # who may read /metrics
    clock: WallClock = wall_clock
    per_address: int = 1  # so many times the usual may come from one address


class BadCertificate(Exception):
    """The message is one plain sentence for whoever runs the server."""


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Addresses]:
    """The server, until the block is left."""
    tls = None if settings.cert is None else _tls(settings.cert, settings.key)
    scheme, lan, home = "https" if tls else "http", *_known_as(settings.host)
    addresses = Addresses(scheme, lan, settings.port, settings.public, home)
    async with AsyncExitStack() as stack:
        lock: DataLock | None = None
        if settings.store is None:
            check_file(settings.data)
            lock = DataLock(settings.data)
            stack.callback(lock.release)
            opened = file_store(settings.data, settings.power_safe, settings.clock)
        else:
            opened = shared_store(settings.store, settings.clock, alone=settings.bus is None)
        store = await stack.enter_async_context(opened)
        bus: Bus | None = None
        if settings.bus is not None:
            bus = await stack.enter_async_context(connected_bus(settings.bus, _end))
            set_node_name(bus.name)
        page = StaticPage(Path(str(files("ninefold.server") / "page")), addresses.prefix)
        app = App(
            store,
            page,
            addresses,
            settings.own,
            settings.trusted,
            bus,
            watchers=settings.watchers,
            per_address=settings.per_address,
        )
        admission = Admission(
            most_per_address=MOST_PER_ADDRESS * settings.per_address, exempt=app.proxies.trusts
        )
        in_play = None if app.node is None else app.node.in_play
        maintenance = Maintenance(store, settings.clock, app.tables, in_play)
        if app.node is not None:
            app.node.run_command = maintenance.run_command
            await app.node.start()
            stack.push_async_callback(app.node.close)
        stack.callback(app.close)
        where = (settings.host, settings.port) if settings.host else (None, None)
        sock = None if settings.host else for_both_families(settings.port)
        server = await serve(*where, sock=sock, web=app.web, accept=app.accept, ssl=tls, admission=admission)
        stack.push_async_callback(server.close)
        stack.push_async_callback(app.drain)
        addresses.port = server.addresses[0][1]  # a free one, if none was named
        if lock is not None:
            lock.note(await stack.enter_async_context(listening(maintenance.run_command)))
        if settings.keep_days is not None:
            keeping = asyncio.create_task(maintenance.delete_old_tables(settings.keep_days))
            stack.push_async_callback(_cancel, keeping)
        stack.push_async_callback(_cancel, asyncio.create_task(loop_lag.watch()))
        gc.collect()
        gc.freeze()  # what was made by importing stays: the collector need not look at it again
        sys.setswitchinterval(THREAD_TURN_S)
        gc.set_threshold(20_000, 20, 50)  # values are part of no cycle: there is little to find
        yield addresses


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])


def _end() -> None:
    """Shut out by the bus, a node has no part in the others' tables: it leaves its own to them."""
    raise_signal(SIGTERM)


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
