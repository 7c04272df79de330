"""Wiring: the store, the door and the tables become one running server."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from ssl import PROTOCOL_TLS_SERVER, SSLContext

from ninefold.server.adapters.sqlite import SqliteStore
from ninefold.server.addresses import Addresses, lan_address
from ninefold.server.app import App
from ninefold.server.door import serve
from ninefold.server.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.static import StaticPage

EVERYWHERE = {"0.0.0.0", "::", ""}


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    host: str = "0.0.0.0"
    port: int = 9009
    cert: Path | None = None
    key: Path | None = None
    power_safe: bool = False
    own: OwnPictures = NO_PICTURES


class BadCertificate(Exception):
    """The message is one plain sentence for whoever runs the server."""


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Addresses]:
    """The server, until the block is left."""
    tls = None if settings.cert is None else _tls(settings.cert, settings.key)
    store = SqliteStore(settings.data, power_safe=settings.power_safe)
    lan = lan_address() if settings.host in EVERYWHERE else settings.host
    addresses = Addresses("https" if tls else "http", lan, settings.port)
    try:
        page = StaticPage(Path(str(files("ninefold.server") / "page")))
        app = App(store, page, addresses, settings.own)
        server = await serve(settings.host or None, settings.port, web=app.web, accept=app.accept, ssl=tls)
    except BaseException:
        await store.close()
        raise
    addresses.port = server.addresses[0][1]  # a free one, if none was named
    gc.collect()
    gc.freeze()  # what was made by importing stays: the collector need not look at it again
    gc.set_threshold(20_000, 20, 50)  # values are part of no cycle: there is little to find
    try:
        yield addresses
    finally:
        await server.close()
        app.close()
        await store.close()


def _tls(cert: Path, key: Path | None) -> SSLContext:
    tls = SSLContext(PROTOCOL_TLS_SERVER)
    try:
        tls.load_cert_chain(cert, key)
    except OSError as error:  # OpenSSL's own are of this kind
        raise BadCertificate(f"{cert} or its key {key} cannot be used: {error.strerror}.") from error
    return tls
