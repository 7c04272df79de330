"""Behind the door: pages by HTTP, tables by WebSocket."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ninefold import __version__
from ninefold.engine import encode
from ninefold.server.addresses import Addresses, qr_code
from ninefold.server.cards import Cards
from ninefold.server.catalogue import catalogue
from ninefold.server.door import Handler, Request, Response
from ninefold.server.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.pictures import Pictures
from ninefold.server.ports import EventStore
from ninefold.server.replay import Replays
from ninefold.server.session import Session
from ninefold.server.tables import Tables

SOCKETS_PER_ADDRESS = 400  # a school behind one router


class App:
    def __init__(
        self,
        store: EventStore,
        page: Callable[[Request], Response],
        addresses: Addresses,
        own: OwnPictures = NO_PICTURES,
    ) -> None:
        self._page, self._addresses = page, addresses
        self.tables = Tables(store, self._invite, own)
        self._sockets: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._shelf = encode(catalogue(own))
        self._replays, self._pictures, self._cards = Replays(store), Pictures(own), Cards()

    def web(self, request: Request) -> Response | Awaitable[Response]:
        match request.path:
            case "/healthz":
                health = {"status": "ok", "version": __version__, "tables": len(self.tables)}
                return _json(encode({**health, "sockets": self._sockets.total()}))
            case "/api/shelf":
                return _json(self._shelf)
            case "/api/address":
                return _json(encode({"address": self._addresses.for_guest(request)}))
            case "/api/qr.svg":
                path = request.query.get("path", "/")
                url = self._addresses.for_guest(request) + (path if path.startswith("/") else "/")
                return Response(200, qr_code(url[:300]).encode(), {"Content-Type": "image/svg+xml"})
            case "/api/cards.pdf":
                return self._cards.web(request)
            case path if path.startswith(("/api/replay/", "/api/game/")):
                return self._replays.answer(request)
            case path if path.startswith("/pictures/"):
                return self._pictures.web(request)
        return self._page(request)

    def accept(self, request: Request) -> Handler | Response:
        if request.path != "/ws":
            return Response(404, b"There is no socket here.\n", {"Content-Type": "text/plain"})
        if not self._addresses.same_origin(request):
            return Response(403, b"Open the page from this server.\n", {"Content-Type": "text/plain"})
        if self._sockets[request.peer] >= SOCKETS_PER_ADDRESS:
            return Response(429, b"Too many connections.\n", {"Content-Type": "text/plain"})
        return Session(self.tables, self._run, self._count)

    def close(self) -> None:
        self.tables.close()
        self._pictures.close()
        self._cards.close()

    def _count(self, peer: str, change: int) -> None:
        self._sockets[peer] += change
        if not self._sockets[peer]:
            del self._sockets[peer]

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _invite(self, code: str, ticket: str) -> str:
        return qr_code(f"{self._addresses.best}/t/{code}#ticket={ticket}")


def _json(body: bytes) -> Response:
    return Response(200, body, {"Content-Type": "application/json", "Cache-Control": "no-store"})
