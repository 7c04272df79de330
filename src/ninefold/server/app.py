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
from ninefold.server.door import Request, Response, Socket, Visitor
from ninefold.server.guest import MESSAGES, Allowance, Guest
from ninefold.server.keeper import Keeper
from ninefold.server.log import write
from ninefold.server.ports import EventStore, StoreFailed
from ninefold.server.replay import Replays
from ninefold.server.table import Opened

log = logging.getLogger(__name__)

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # without vowels no code is a word, without Y none looks like V
SOCKETS_PER_ADDRESS = 400  # a school behind one router
TABLES_PER_HOUR = 300  # from one address
MOST_OPENERS = 10_000
IDLE = 120.0  # seconds without a guest until a table is put away; its log stays

_messages = Decoder(wire.FromClient)
_labels = Decoder(wire.Label)


class App:
    def __init__(self, store: EventStore, page: Callable[[Request], Response], addresses: Addresses) -> None:
        self._store, self._page, self._addresses = store, page, addresses
        self._keepers: dict[str, asyncio.Future[Keeper | None]] = {}
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
                health = {"status": "ok", "version": __version__, "tables": len(self._keepers)}
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

    def visit(self, request: Request) -> Visitor | Response:
        if request.path != "/ws":
            return Response(404, b"There is no socket here.\n", {"Content-Type": "text/plain"})
        if not self._addresses.same_origin(request):
            return Response(403, b"Open the page from this server.\n", {"Content-Type": "text/plain"})
        if self._sockets[request.peer] >= SOCKETS_PER_ADDRESS:
            return Response(429, b"Too many connections.\n", {"Content-Type": "text/plain"})
        return _Visit(self, self._addresses.for_guest(request))

    def count(self, peer: str, change: int) -> None:
        self._sockets[peer] += change
        if not self._sockets[peer]:
            del self._sockets[peer]

    def run(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def open_table(self, game: str, token: str, peer: str) -> Keeper | str:
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
            if code not in self._keepers and not await self._store.load(code):
                break
        await self._store.append(code, [write(1, "", Fact(0, Opened(code, game)))])
        self._openers[token] = code
        while len(self._openers) > MOST_OPENERS:
            del self._openers[next(iter(self._openers))]
        keeper = await self.find_table(code)
        assert keeper is not None
        return keeper

    async def find_table(self, code: str) -> Keeper | None:
        """The table in play, or restored from its log; one restore serves all who ask meanwhile."""
        if (known := self._keepers.get(code)) is not None:
            return await asyncio.shield(known)
        future: asyncio.Future[Keeper | None] = asyncio.get_running_loop().create_future()
        self._keepers[code] = future
        try:
            rows = await self._store.load(code)
            keeper = Keeper(rows, self._store, self._link) if rows else None
        except BaseException as error:
            del self._keepers[code]
            future.set_exception(error)
            future.exception()  # whoever else asked gets it too; nobody having asked is no fault
            raise
        future.set_result(keeper)
        if keeper is None:
            del self._keepers[code]
        else:
            self._put_away_later(code, keeper)
        return keeper

    def _put_away_later(self, code: str, keeper: Keeper) -> None:
        asyncio.get_running_loop().call_later(IDLE, self._put_away, code, keeper)

    def _put_away(self, code: str, keeper: Keeper) -> None:
        if keeper.empty:
            keeper.close()
            del self._keepers[code]
        else:
            self._put_away_later(code, keeper)

    def _link(self, code: str, ticket: str | None) -> str:
        return qr_code(f"{self._addresses.best}/t/{code}" + (f"#ticket={ticket}" if ticket else ""))

    def close(self) -> None:
        for future in self._keepers.values():
            if future.done() and (keeper := future.result()) is not None:
                keeper.close()


class _Visit:
    """One connection: first it says where it wants to be, then it is a guest there."""

    def __init__(self, app: App, address: str) -> None:
        self._app, self._address = app, address
        self._keeper: Keeper | None = None
        self._guest: Guest | None = None
        self._entering = self._closed = False
        self._early: list[bytes] = []  # what was said while the table was being looked for
        self._allowance = Allowance(asyncio.get_running_loop().time, *MESSAGES)

    def opened(self, socket: Socket) -> None:
        self._socket = socket
        self._app.count(socket.peer, 1)

    def closed(self) -> None:
        self._closed = True
        self._app.count(self._socket.peer, -1)
        if self._keeper is not None and self._guest is not None:
            self._keeper.part(self._guest)

    def drained(self) -> None:
        if self._keeper is not None and self._guest is not None:
            self._keeper.catch_up(self._guest)

    def heard(self, data: bytes) -> None:
        if self._allowance.used_up():
            self._part("too-much")
        elif self._entering:
            self._early.append(data)
        else:
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        if wire.too_deep(data):
            self._tell(wire.Refused("", 0, "malformed", f"Brackets not closed, or over {wire.DEEPEST} deep."))
            return
        try:
            message = _messages.decode(data)
        except (ValidationError, DecodeError) as error:
            self._tell(wire.Refused(_id_of(data), 0, "malformed", str(error)))
            return
        if isinstance(message, wire.Open | wire.Enter):
            if self._guest is not None:
                self._refuse(message, "entered", "This connection is at a table already.")
            elif message.version != wire.VERSION:
                self._part("other-version")
            else:
                self._entering = True
                self._app.run(self._enter(message))
        elif self._keeper is None or self._guest is None:
            self._refuse(message, "not-entered", "Open or enter a table first.")
        elif isinstance(message, wire.Pong):
            self._keeper.pong(self._guest, message)
        else:
            self._keeper.hear(self._guest, message)

    async def _enter(self, message: wire.Open | wire.Enter) -> None:
        token = seal(message.token.encode())
        keeper = await self._find(message, token)
        self._entering = False
        if self._closed:
            return
        if keeper is not None:
            guest = Guest(self._socket, token, asyncio.get_running_loop().time)
            if keeper.has_room(token):
                self._keeper, self._guest = keeper, guest
                keeper.welcome(guest, message)
            else:
                self._refuse(message, "crowded", "There is no room for more at this table.")
        early, self._early = self._early, []
        for data in early:
            self._hear(data)

    async def _find(self, message: wire.Open | wire.Enter, token: str) -> Keeper | None:
        try:
            if isinstance(message, wire.Open):
                opened = await self._app.open_table(message.game, token, self._socket.peer)
                if isinstance(opened, Keeper):
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
    except (ValidationError, DecodeError):
        return ""
