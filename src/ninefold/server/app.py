"""Behind the door: pages by HTTP, tables by WebSocket. A table is restored when somebody asks for it."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from secrets import choice
from typing import Any

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold import __version__
from ninefold.engine import Fact, WrongVersion, encode, seal
from ninefold.games import SHELF
from ninefold.server import protocol as wire
from ninefold.server.addresses import Addresses, qr_code
from ninefold.server.catalogue import catalogue
from ninefold.server.connection import Connection
from ninefold.server.door import Handler, Request, Response, Socket
from ninefold.server.limits import MESSAGES, RateLimit
from ninefold.server.live_table import LiveTable
from ninefold.server.log import write
from ninefold.server.ports import EventStore, StoreFailed
from ninefold.server.replay import Replays
from ninefold.server.table import Opened

log = logging.getLogger(__name__)

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # without vowels no code is a word, without Y none looks like V
SOCKETS_PER_ADDRESS = 400  # a school behind one router
TABLES_PER_HOUR = 300  # from one address
MOST_OPENERS = 10_000
IDLE = 120.0  # seconds without a connection until a table is put away; its log stays

_messages = Decoder(wire.FromClient)
_labels = Decoder(wire.Label)


class App:
    def __init__(self, store: EventStore, page: Callable[[Request], Response], addresses: Addresses) -> None:
        self._store, self._page, self._addresses = store, page, addresses
        self._tables: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._sockets: Counter[str] = Counter()
        self._opened: dict[str, deque[float]] = {}
        self._openers: dict[str, str] = {}  # by the seal of its token, the table that a client opened
        self._tasks: set[asyncio.Task[Any]] = set()
        self._shelf = encode(catalogue())
        self._replays = Replays(store)

    # HTTP

    def web(self, request: Request) -> Response | Awaitable[Response]:
        match request.path:
            case "/healthz":
                health = {"status": "ok", "version": __version__, "tables": len(self._tables)}
                return _json(encode({**health, "sockets": self._sockets.total()}))
            case "/api/shelf":
                return _json(self._shelf)
            case "/api/address":
                return _json(encode({"address": self._addresses.for_guest(request)}))
            case "/api/qr.svg":
                path = request.query.get("path", "/")
                url = self._addresses.for_guest(request) + (path if path.startswith("/") else "/")
                return Response(200, qr_code(url[:300]).encode(), {"Content-Type": "image/svg+xml"})
            case path if path.startswith(("/api/replay/", "/api/game/")):
                return self._replays.answer(request)
        return self._page(request)

    # WebSockets

    def accept(self, request: Request) -> Handler | Response:
        if request.path != "/ws":
            return Response(404, b"There is no socket here.\n", {"Content-Type": "text/plain"})
        if not self._addresses.same_origin(request):
            return Response(403, b"Open the page from this server.\n", {"Content-Type": "text/plain"})
        if self._sockets[request.peer] >= SOCKETS_PER_ADDRESS:
            return Response(429, b"Too many connections.\n", {"Content-Type": "text/plain"})
        return _Session(self, self._addresses.for_guest(request))

    def count(self, peer: str, change: int) -> None:
        self._sockets[peer] += change
        if not self._sockets[peer]:
            del self._sockets[peer]

    def run(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def open_table(self, game: str, token: str, peer: str) -> LiveTable | str:
        """A new table, or the word for why not. Who asks again has not heard of the one that it opened."""
        known = await self.find_table(self._openers[token]) if token in self._openers else None
        if known is not None:
            return known
        if game not in SHELF:
            return "no-such-game"
        now, opened = asyncio.get_running_loop().time(), self._opened.setdefault(peer, deque())
        while opened and opened[0] < now - 3600:
            opened.popleft()
        if len(opened) >= TABLES_PER_HOUR:
            return "too-many-tables"
        opened.append(now)
        while True:
            code = "".join(choice(LETTERS) for _ in range(4))
            if code not in self._tables and not await self._store.load(code):
                break
        await self._store.append(code, [write(1, "", Fact(0, Opened(code, game)))])
        self._openers[token] = code
        while len(self._openers) > MOST_OPENERS:
            del self._openers[next(iter(self._openers))]
        table = await self.find_table(code)
        assert table is not None
        return table

    async def find_table(self, code: str) -> LiveTable | None:
        """The table in play, or restored from its log; one restore serves all who ask meanwhile."""
        if (known := self._tables.get(code)) is not None:
            return await asyncio.shield(known)
        future: asyncio.Future[LiveTable | None] = asyncio.get_running_loop().create_future()
        self._tables[code] = future
        try:
            rows = await self._store.load(code)
            table = LiveTable(rows, self._store, self._link) if rows else None
        except BaseException as error:
            del self._tables[code]
            future.set_exception(error)
            future.exception()  # whoever else asked gets it too; nobody having asked is no fault
            raise
        future.set_result(table)
        if table is None:
            del self._tables[code]
        else:
            self._put_away_later(code, table)
        return table

    def _put_away_later(self, code: str, table: LiveTable) -> None:
        asyncio.get_running_loop().call_later(IDLE, self._put_away, code, table)

    def _put_away(self, code: str, table: LiveTable) -> None:
        if table.empty:
            table.close()
            del self._tables[code]
        else:
            self._put_away_later(code, table)

    def _link(self, code: str, ticket: str | None) -> str:
        return qr_code(f"{self._addresses.best}/t/{code}" + (f"#ticket={ticket}" if ticket else ""))

    def close(self) -> None:
        for future in self._tables.values():
            if future.done() and (table := future.result()) is not None:
                table.close()


class _Session:
    """One connection: first it says where it wants to be, then it is a connection there."""

    def __init__(self, app: App, address: str) -> None:
        self._app, self._address = app, address
        self._table: LiveTable | None = None
        self._connection: Connection | None = None
        self._entering = self._closed = False
        self._early: list[bytes] = []  # what was said while the table was being looked for
        self._limit = RateLimit(asyncio.get_running_loop().time, *MESSAGES)

    def opened(self, socket: Socket) -> None:
        self._socket = socket
        self._app.count(socket.peer, 1)

    def closed(self) -> None:
        self._closed = True
        self._app.count(self._socket.peer, -1)
        if self._table is not None and self._connection is not None:
            self._table.part(self._connection)

    def drained(self) -> None:
        if self._table is not None and self._connection is not None:
            self._table.catch_up(self._connection)

    def heard(self, data: bytes) -> None:
        if self._limit.used_up():
            self._part("too-much")
        elif self._entering:
            self._early.append(data)
        else:
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        try:
            message = _messages.decode(data)
        except (ValidationError, DecodeError, RecursionError) as error:
            self._tell(wire.Refused(_id_of(data), 0, "malformed", str(error)))
            return
        if isinstance(message, wire.Open | wire.Enter):
            if self._connection is not None:
                self._refuse(message, "entered", "This connection is at a table already.")
            elif message.version != wire.VERSION:
                self._part("other-version")
            else:
                self._entering = True
                self._app.run(self._enter(message))
        elif self._table is None or self._connection is None:
            self._refuse(message, "not-entered", "Open or enter a table first.")
        elif isinstance(message, wire.Pong):
            self._table.pong(self._connection, message)
        else:
            self._table.hear(self._connection, message)

    async def _enter(self, message: wire.Open | wire.Enter) -> None:
        token = seal(message.token.encode())
        table = await self._find(message, token)
        self._entering = False
        if self._closed:
            return
        if table is not None:
            connection = Connection(self._socket, token, asyncio.get_running_loop().time)
            if table.has_room(token):
                self._table, self._connection = table, connection
                table.welcome(connection, message)
            else:
                self._refuse(message, "crowded", "There is no room for more at this table.")
        early, self._early = self._early, []
        for data in early:
            self._hear(data)

    async def _find(self, message: wire.Open | wire.Enter, token: str) -> LiveTable | None:
        try:
            if isinstance(message, wire.Open):
                opened = await self._app.open_table(message.game, token, self._socket.peer)
                if isinstance(opened, LiveTable):
                    return opened
                self._refuse(message, opened, "No table was opened.")
            else:
                found = await self._app.find_table(message.code.upper())
                if found is not None:
                    return found
                self._part("no-such-table")
        except (StoreFailed, WrongVersion) as error:
            log.error("%s", error)
            self._refuse(
                message, "other-build" if isinstance(error, WrongVersion) else "not-saved", str(error)
            )
        return None

    def _refuse(self, message: wire.Message, word: str, why: str) -> None:
        self._tell(wire.Refused(message.id, 0, word, why))

    def _tell(self, message: Any) -> None:
        self._socket.send(encode(message))

    def _part(self, why: Any) -> None:
        self._tell(wire.Goodbye(why, 0))
        self._socket.close(4000, why)


def _json(body: bytes) -> Response:
    return Response(200, body, {"Content-Type": "application/json", "Cache-Control": "no-store"})


def _id_of(data: bytes) -> str:
    """Of a message that makes no sense otherwise."""
    try:
        return _labels.decode(data).id
    except (ValidationError, DecodeError, RecursionError):
        return ""
