"""The routes: the page and the API by HTTP, tables by WebSocket."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from http import HTTPStatus
from typing import Any

from ninefold import __version__
from ninefold.build import build
from ninefold.engine import encode
from ninefold.server.cluster.bus import Bus
from ninefold.server.cluster.screens import ClusterScreens
from ninefold.server.cluster.shell import NodeShell
from ninefold.server.hosting.announcements import Announcements
from ninefold.server.hosting.opening import ANYBODY, OpeningRule
from ninefold.server.hosting.ports import TableDirectory
from ninefold.server.hosting.registry import TableRegistry
from ninefold.server.hosting.retention import Retention
from ninefold.server.hosting.screens import ScreenDirectory, Screens
from ninefold.server.hosting.session import Session
from ninefold.server.hosting.sets import read_set
from ninefold.server.http_api import hall_results, kept, own_pictures, own_sets
from ninefold.server.http_api.catalogue import catalogue
from ninefold.server.http_api.hall_results import HallResultPages
from ninefold.server.http_api.kept import KeptTables
from ninefold.server.http_api.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.http_api.own_sets import OwnSets
from ninefold.server.http_api.printables import Printables
from ninefold.server.http_api.qr_codes import QrCodes
from ninefold.server.http_api.replays import Replays
from ninefold.server.live.shell import TableShell
from ninefold.server.net.addresses import Addresses, qr_code
from ninefold.server.net.http import plain
from ninefold.server.net.http_server import Request, Response, SocketHandler
from ninefold.server.net.proxies import LOOPBACK, Network, Proxies
from ninefold.server.net.rate_limits import subscriber
from ninefold.server.net.server_limits import ServerLimits
from ninefold.server.net.time_slices import TimeSlicer
from ninefold.server.ops import metrics
from ninefold.server.store.port import EventStore
from ninefold.server.store.timed_store import TimedStore
from ninefold.server.table.codes import LETTERS, LONGEST, SHORTEST

SOCKETS_PER_ADDRESS = 800  # a school behind one router: in a hall each phone has two
UNKNOWN_NAME = "This server does not know this host name: use its address, or start it with --public-url."
FOR_EVER = Retention()
NO_BUS = "This node has lost the bus and cannot reach the other nodes: try another node."
OUR_PLACES = re.compile(
    rf"/|/t/[{LETTERS}]{{{SHORTEST},{LONGEST}}}|/tv/[{LETTERS}]{{{SHORTEST}}}", re.IGNORECASE
)


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
        opening: OpeningRule = ANYBODY,
        retention: Retention = FOR_EVER,
        sets: bool = False,
    ) -> None:
        """`per_address`: multiplies the limits for one address; `sets`: hosts may make sets of their own."""
        self._page, self._addresses, self._opening = page, addresses, opening
        self._watchers = watchers  # networks that may read /metrics, which counts secret moves, too
        self.proxies = Proxies(trusted, addresses.prefix)
        self._store = TimedStore(store, lambda: self.node is None or self.node.awake)
        self.slicer = TimeSlicer()
        self.node_screens = None if bus is None else ClusterScreens(bus, per_address)
        self._screens: ScreenDirectory = self.node_screens or Screens(per_address)
        self.tables = TableRegistry(
            self._store,
            self._invite,
            own.sets,
            per_address,
            self.slicer,
            expire=retention.days is not None,
            show=self._screens.show,
        )
        self.node = None if bus is None else NodeShell(self.tables, bus)
        self._directory: TableDirectory = self.node or self.tables
        self._limits = ServerLimits(asyncio.get_running_loop().time, per_address)
        self._qr_codes = QrCodes(self._limits.drawings)
        self._sockets: Counter[str] = Counter()
        self._per_address = per_address
        self.announcements = Announcements()
        self._tasks: set[asyncio.Task[None]] = set()
        self._shelf = encode(catalogue(own.supplies, sets))
        self._replays = Replays(store, self._limits.wrong_codes, own.sets)
        self._kept = KeptTables(store, self._limits.wrong_codes, retention)
        self._results = HallResultPages(store, self._limits.wrong_codes)
        self._own, self._printables = own, Printables()
        self._sets = OwnSets(self._store, self._limits, self.slicer, sets)
        self._draining, self._build = False, build()

    def web(self, request: Request) -> Response | Awaitable[Response]:
        asked, request = request, self.proxies.seen_through(request)
        if self._asks_too_much(request):
            return TOO_MUCH
        if self._addresses.prefix and asked.path == self._addresses.prefix:
            return Response(308, b"", {"Location": f"{self._addresses.prefix}/"})
        if not self._addresses.is_ours(self.proxies.hosts(asked)):
            return _refusal(HTTPStatus.MISDIRECTED_REQUEST, UNKNOWN_NAME)
        match request.path:
            case "/healthz":
                return _json(encode({"status": "ok", "version": __version__, "build": self._build}))
            case "/readyz":
                return self._ready()
            case "/metrics":
                if not self.proxies.comes_from(asked, self._watchers):
                    return _refusal(403, "Only the operator may read this: see --metrics-from.")
                return Response(200, metrics.written(self._gauges()), {"Content-Type": metrics.CONTENT_TYPE})
            case "/api/shelf":
                return _json(self._shelf)
            case "/api/address":
                return _json(encode({"address": self._addresses.for_guest(request)}))
            case "/api/door":  # tells the page why its socket was refused; the browser does not
                known = self._addresses.knows(request.query.get("origin", ""), request)
                return _json(encode({"open": known, "address": self._addresses.for_guest(request)}))
            case "/api/qr.svg":
                return self._qr_code(request)
            case path if path.startswith("/api/") and path.endswith(".pdf"):
                return self._printables.web(request)
            case path if path.startswith(("/api/replay/", "/api/game/")):
                return self._replays.answer(request)
            case path if path.startswith(kept.PATH):
                return self._kept.answer(request)
            case path if path.startswith(hall_results.PATH):
                return self._results.answer(request)
            case path if path.startswith(own_sets.PATH):
                if not self._addresses.same_origin(request):
                    return _refusal(403, "Open the page from this server.")
                return self._sets.answer(request)
            case path if path.startswith("/api/"):
                return plain(HTTPStatus.NOT_FOUND)
            case path if path.startswith(own_pictures.PATH):
                if own_sets.STORED.fullmatch(path.removeprefix(own_pictures.PATH)):
                    return self._sets.picture(request)
                return self._own.web(request)
        return self._page(request)

    def _qr_code(self, request: Request) -> Response | Awaitable[Response]:
        """For our own pages only: a table, a television's letters, or the start page."""
        path = request.query.get("path", "/")
        if not OUR_PLACES.fullmatch(path):
            return plain(HTTPStatus.NOT_FOUND)
        return self._qr_codes.answer(self._addresses.for_guest(request) + path, subscriber(request.peer))

    def accept(self, request: Request) -> SocketHandler | Response:
        asked, request = request, self.proxies.seen_through(request)
        if self._asks_too_much(request):
            return TOO_MUCH
        if request.path != "/ws":
            return _refusal(404, "There is no WebSocket at this path: use /ws.")
        if self._draining:
            return _refusal(503, "The server is stopping: try again in a moment.")
        if self._cut_off:
            return _refusal(503, NO_BUS)
        if not (self._addresses.is_ours(self.proxies.hosts(asked)) and self._addresses.same_origin(request)):
            return _refusal(403, "Open the page from this server.")
        if self._sockets[subscriber(request.peer)] >= SOCKETS_PER_ADDRESS * self._per_address:
            return _refusal(429, "Too many connections from this address.")
        return Session(
            self._directory,
            request.peer,
            self._limits,
            self._run,
            self._count,
            self.announcements,
            self._opening,
            self.proxies.user(asked),
            self._screens,
            partial(read_set, self._store),
        )

    def takes(self, request: Request) -> int:
        """How large the body of this request may be; 0: it may have none."""
        return self._sets.takes(self.proxies.seen_through(request))

    async def drain(self) -> None:
        """Refuse new clients, and tell the others to reconnect in a moment."""
        self._draining = True
        if self.node is None:
            self.tables.say_goodbye()
        else:
            await self.node.drain()

    def close(self) -> None:
        self.announcements.close()
        self.tables.close()
        self._printables.close()
        self._sets.close()

    def _asks_too_much(self, request: Request) -> bool:
        return not self._limits.requests.of(subscriber(request.peer)).try_acquire()

    def _ready(self) -> Response:
        if self._draining:
            return _refusal(503, "The server is stopping.")
        if self._cut_off:
            return _refusal(503, NO_BUS)
        if not self._store.well:
            return _refusal(503, "The last commit to the log failed.")
        return _json(b'{"status":"ready"}')

    @property
    def _cut_off(self) -> bool:
        return self.node is not None and self.node.cut_off

    def _gauges(self) -> dict[str, tuple[str, int]]:
        tables = [live.table for live in self.tables.live if isinstance(live, TableShell)]
        chairs = [chair for table in tables for chair in table.chairs]
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


TOO_MUCH = _refusal(429, "Too many requests.", **{"Retry-After": "1", "Connection": "close"})
