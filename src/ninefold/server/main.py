"""Wires store, network and tables into one running server."""

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

from ninefold.build import build
from ninefold.server.app import FOR_EVER, App
from ninefold.server.cluster.admin import connected_bus
from ninefold.server.cluster.announcer import Announcer
from ninefold.server.cluster.bus import Bus, BusAddress
from ninefold.server.hosting.maintenance import Maintenance
from ninefold.server.hosting.opening import ANYBODY, OpeningRule
from ninefold.server.hosting.retention import Retention
from ninefold.server.http_api.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.net.accept import EVERYWHERE, for_both_families
from ninefold.server.net.addresses import Addresses, in_url, is_local, lan_address
from ninefold.server.net.admission import MOST_PER_ADDRESS, Admission
from ninefold.server.net.http_server import serve
from ninefold.server.net.proxies import LOOPBACK, Network
from ninefold.server.net.static_files import StaticPage
from ninefold.server.net.tunnel import TunnelCommand, tunnel
from ninefold.server.ops import loop_lag
from ninefold.server.ops.control_socket import listening
from ninefold.server.ops.log_setup import set_node_name
from ninefold.server.store.file_lock import DataLock
from ninefold.server.store.open import check_file, file_store, shared_store
from ninefold.server.store.wall_clock import WallClock, wall_clock

THREAD_TURN_S = 0.001  # how long a thread may keep the event loop waiting


@dataclass(frozen=True, slots=True)
class ServerSettings:
    data: Path
    host: str = ""  # "": all addresses of this machine, IPv4 and IPv6
    port: int = 9009
    cert: Path | None = None
    key: Path | None = None
    power_safe: bool = False
    own: OwnPictures = NO_PICTURES
    public: str | None = None  # the public URL
    trusted: tuple[Network, ...] = ()  # proxies
    retention: Retention = FOR_EVER  # how long tables are kept after somebody touched them
    store: str | None = None  # the URL of a database, instead of the file
    bus: BusAddress | None = None  # the bus of the nodes that share the database
    watchers: tuple[Network, ...] = LOOPBACK  # who may read /metrics
    clock: WallClock = wall_clock
    per_address: int = 1  # multiplies the limits for one address
    frames: tuple[str, ...] = ()  # origins of pages that may embed this server
    opening: OpeningRule = ANYBODY  # who may open tables
    tunnel: TunnelCommand | None = None  # gives the server a public address
    own_sets: bool = False  # hosts may make sets of pictures and words in the browser
    plain_names: bool = False  # the page calls the games by plain names, not by those on their boxes


class BadCertificate(Exception):
    """The message is one sentence for the operator."""


@asynccontextmanager
async def running(settings: ServerSettings) -> AsyncIterator[Addresses]:
    """Run the server until the block is left."""
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
        page = StaticPage(
            Path(str(files("ninefold.server") / "page")), addresses.prefix, settings.plain_names
        )
        app = App(
            store,
            page,
            addresses,
            settings.own,
            settings.trusted,
            bus,
            watchers=settings.watchers,
            per_address=settings.per_address,
            opening=settings.opening,
            retention=settings.retention,
            sets=settings.own_sets,
        )
        admission = Admission(
            most_per_address=MOST_PER_ADDRESS * settings.per_address, exempt=app.proxies.trusts
        )
        in_play = None if app.node is None else app.node.in_play
        maintenance = Maintenance(store, settings.clock, app.tables, in_play, app.announcements)
        if app.node is not None:
            await app.node.start(maintenance.run_command)
            stack.push_async_callback(app.node.close)
        if app.node_screens is not None:
            await app.node_screens.start()
        if bus is not None:
            announcer = Announcer(bus, app.announcements, settings.clock)
            await announcer.start()
            stack.push_async_callback(announcer.close)
        stack.callback(app.close)
        where = (settings.host, settings.port) if settings.host else (None, None)
        sock = None if settings.host else for_both_families(settings.port)
        https = addresses.best.startswith("https:")
        server = await serve(
            *where,
            sock=sock,
            web=app.web,
            accept=app.accept,
            ssl=tls,
            https=https,
            admission=admission,
            slicer=app.slicer,
            client=app.proxies.client,
            frames=settings.frames,
            takes=app.takes,
        )
        stack.push_async_callback(server.close)
        stack.push_async_callback(app.drain)
        addresses.port = server.addresses[0][1]  # the port that the system chose, if it was 0
        if lock is not None:
            lock.note(await stack.enter_async_context(listening(maintenance.run_command)))
        if settings.retention.days is not None:
            keeping = asyncio.create_task(maintenance.delete_old_tables(settings.retention))
            stack.push_async_callback(_cancel, keeping)
        stack.push_async_callback(_cancel, asyncio.create_task(loop_lag.watch()))
        if settings.tunnel is not None:
            await stack.enter_async_context(tunnel(settings.tunnel, addresses, build()))
        gc.collect()
        gc.freeze()  # imported modules stay: the garbage collector can skip them
        sys.setswitchinterval(THREAD_TURN_S)
        gc.set_threshold(20_000, 20, 50)  # our values form no cycles, so collect rarely
        yield addresses


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])


def _end() -> None:
    """The bus rejected this node for good: stop, so that the other nodes take over its tables."""
    raise_signal(SIGTERM)


def _known_as(host: str) -> tuple[str | None, str]:
    """The host name for phones (None: they cannot reach it), and for this machine."""
    if host in EVERYWHERE:
        return lan_address(), "localhost"
    return (None, "localhost") if is_local(in_url(host)) else (host, host)


def _tls(cert: Path, key: Path | None) -> SSLContext:
    tls = SSLContext(PROTOCOL_TLS_SERVER)
    try:
        tls.load_cert_chain(cert, key)
    except OSError as error:  # OpenSSL's errors are OSErrors
        raise BadCertificate(f"{cert} or its key {key} cannot be used: {error.strerror}.") from error
    return tls
