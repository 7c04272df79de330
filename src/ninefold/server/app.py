"""Behind the door: pages by HTTP, tables by WebSocket."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from http import HTTPStatus
from typing import Any

from ninefold import __version__
from ninefold.engine import encode
from ninefold.server import metrics
from ninefold.server.addresses import Addresses, qr_code
from ninefold.server.cards import Cards
from ninefold.server.catalogue import catalogue
from ninefold.server.codes import LETTERS
from ninefold.server.door import Handler, Request, Response
from ninefold.server.http import plain
from ninefold.server.limits import Limits, subscriber
from ninefold.server.nodes.bus import Bus
from ninefold.server.nodes.node import Node
from ninefold.server.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.pictures import Pictures
from ninefold.server.place import House
from ninefold.server.ports import EventStore
from ninefold.server.proxies import LOOPBACK, Network, Proxies
from ninefold.server.replay import Replays
from ninefold.server.session import Session
from ninefold.server.tables import Tables
from ninefold.server.watched import WatchedStore

SOCKETS_PER_ADDRESS = 400  # a school behind one router
UNKNOWN_NAME = (
    "This server does not know itself by this name: use its address, or start it with --public-url."
)
OUR_PLACES = re.compile(rf"/|/t/[{LETTERS}]{{4}}", re.IGNORECASE)


class App:
    def __init__(
        self,
        store: EventStore,
        page: Callable[[Request], Response],
        addresses: Addresses,
        own: OwnPictures = NO_PICTURES,
        trusted: tuple[Network, ...] = (),
        bus: Bus | None = None,
        watchers: tuple[Network, ...] = LOOPBACK,
        per_address: int = 1,
    ) -> None:
        """`per_address`: so many times the usual may come from one address."""
        self._page, self._addresses = page, addresses
        self._watchers = watchers  # who may read what is counted: it moves with what is done in secret
        self.proxies = Proxies(trusted, addresses.prefix)
        self._store = WatchedStore(store, lambda: self.node is None or self.node.awake)
        self.tables = Tables(self._store, self._invite, own, per_address)
        self.node = None if bus is None else Node(self.tables, bus)
        self._house: House = self.node or self.tables
        self._limits = Limits(asyncio.get_running_loop().time, per_address)
        self._sockets: Counter[str] = Counter()
        self._per_address = per_address
        self._tasks: set[asyncio.Task[None]] = set()
        self._shelf = encode(catalogue(own))
        self._replays, self._pictures, self._cards = Replays(store), Pictures(own), Cards()
        self._draining = False

    def web(self, request: Request) -> Response | Awaitable[Response]:
        asked, request = request, self.proxies.seen_through(request)
        if self._asks_too_much(request):
            return TOO_MUCH
        if self._addresses.prefix and asked.path == self._addresses.prefix:
            return Response(308, b"", {"Location": f"{self._addresses.prefix}/"})
        if not self._addresses.is_ours(request):
            return _refusal(HTTPStatus.MISDIRECTED_REQUEST, UNKNOWN_NAME)
        match request.path:
            case "/healthz":
                health = {"status": "ok", "version": __version__, "tables": len(self.tables)}
                return _json(encode({**health, "sockets": self._sockets.total()}))
            case "/readyz":
                return self._ready()
            case "/metrics":
                if not self.proxies.comes_from(asked, self._watchers):
                    return _refusal(403, "Only for whoever runs this server: see --metrics-from.")
                return Response(200, metrics.written(self._gauges()), {"Content-Type": metrics.CONTENT_TYPE})
            case "/api/shelf":
                return _json(self._shelf)
            case "/api/address":
                return _json(encode({"address": self._addresses.for_guest(request)}))
            case "/api/door":  # a browser does not tell its page why a socket was refused
                known = self._addresses.knows(request.query.get("origin", ""), request)
                return _json(encode({"open": known, "address": self._addresses.for_guest(request)}))
            case "/api/qr.svg":
                return self._qr_code(request)
            case "/api/cards.pdf":
                return self._cards.web(request)
            case path if path.startswith(("/api/replay/", "/api/game/")):
                return self._replays.answer(request)
            case path if path.startswith("/api/"):
                return plain(HTTPStatus.NOT_FOUND)
            case path if path.startswith("/pictures/"):
                return self._pictures.web(request)
        return self._page(request)

    def _qr_code(self, request: Request) -> Response:
        """Of our own places alone: a table, or the door."""
        path = request.query.get("path", "/")
        if not OUR_PLACES.fullmatch(path):
            return plain(HTTPStatus.NOT_FOUND)
        body = qr_code(self._addresses.for_guest(request) + path).encode()
        return Response(200, body, {"Content-Type": "image/svg+xml", "Cache-Control": "max-age=3600"})

    def accept(self, request: Request) -> Handler | Response:
        request = self.proxies.seen_through(request)
        if self._asks_too_much(request):
            return TOO_MUCH
        if request.path != "/ws":
            return _refusal(404, "There is no socket here.")
        if self._draining:
            return _refusal(503, "The server is closing: come back in a moment.")
        if not (self._addresses.is_ours(request) and self._addresses.same_origin(request)):
            return _refusal(403, "Open the page from this server.")
        if self._sockets[subscriber(request.peer)] >= SOCKETS_PER_ADDRESS * self._per_address:
            return _refusal(429, "Too many connections.")
        return Session(self._house, request.peer, self._limits, self._run, self._count)

    async def drain(self) -> None:
        """Take nobody more, and tell all who are there that it goes on in a moment."""
        self._draining = True
        if self.node is None:
            self.tables.say_goodbye()
        else:
            await self.node.drain()

    def close(self) -> None:
        self.tables.close()
        self._pictures.close()
        self._cards.close()

    def _asks_too_much(self, request: Request) -> bool:
        return self._limits.requests.of(subscriber(request.peer)).used_up()

    def _ready(self) -> Response:
        if self._draining:
            return _refusal(503, "The server is closing.")
        return (
            _json(b'{"status":"ready"}') if self._store.well else _refusal(503, "The log cannot be written.")
        )

    def _gauges(self) -> dict[str, tuple[str, int]]:
        chairs = [chair for live in self.tables.live for chair in live.table.chairs]
        among_nodes = {} if self.node is None else self.node.gauges
        return {
            "ninefold_tables": ("Tables in memory.", len(self.tables)),
            "ninefold_sockets": ("Open sockets.", self._sockets.total()),
            "ninefold_seats": ("Chairs at those tables.", len(chairs)),
            "ninefold_bots": ("Of these, played by bots.", sum(chair.by_bot for chair in chairs)),
            **among_nodes,
        }

    def _count(self, address: str, change: int) -> None:
        self._sockets[address] += change
        if not self._sockets[address]:
            del self._sockets[address]

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _invite(self, code: str, ticket: str) -> str:
        return qr_code(f"{self._addresses.best}/t/{code}#ticket={ticket}")


def _json(body: bytes) -> Response:
    return Response(200, body, {"Content-Type": "application/json", "Cache-Control": "no-store"})


def _refusal(status: int, sentence: str, **more: str) -> Response:
    headers = {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", **more}
    return Response(status, f"{sentence}\n".encode(), headers)


TOO_MUCH = _refusal(429, "Too many questions.", **{"Retry-After": "1", "Connection": "close"})
