"""The results of a hall, for its host alone."""

import asyncio
import logging
from http import HTTPStatus

from ninefold.engine import WrongVersion, encode, seal
from ninefold.server.hall.records import is_hall, restore_hall
from ninefold.server.hall.results import as_csv, results
from ninefold.server.hall.state import Hall
from ninefold.server.net.fair_queue import Crowded, Turns
from ninefold.server.net.http import Request, Response, plain
from ninefold.server.net.rate_limits import KeyedRateLimits, subscriber
from ninefold.server.store.port import Damaged, EventStore, StoreFailed
from ninefold.server.table.codes import is_code

log = logging.getLogger(__name__)

PATH = "/api/hall/"
MOST_WAITING = 8  # requests of one address; logs are read one at a time
KINDS = {"results.csv": "text/csv; charset=utf-8", "results.json": "application/json"}


class HallResultPages:
    """Answers /api/hall/CODE/results.csv and .json, from the log: the hall may be at another node. Who does
    not show the host's token is told that there is no such page."""

    def __init__(self, store: EventStore, wrong_codes: KeyedRateLimits) -> None:
        self._store, self._wrong_codes = store, wrong_codes
        self._turns = Turns(1, MOST_WAITING)

    async def answer(self, request: Request) -> Response:
        address = subscriber(request.peer)
        misses, (code, _, kind) = (
            self._wrong_codes.of(address),
            request.path.removeprefix(PATH).partition("/"),
        )
        if misses.left < 1:
            return plain(HTTPStatus.TOO_MANY_REQUESTS)
        try:
            async with self._turns.turn(address):
                hall = await self._hall(code.upper())
        except Crowded:
            return plain(HTTPStatus.SERVICE_UNAVAILABLE)
        except StoreFailed as error:
            log.error("%s", error)
            return plain(HTTPStatus.SERVICE_UNAVAILABLE)
        if hall is None or kind not in KINDS or not _is_host(hall, request):
            misses.try_acquire()
            return plain(HTTPStatus.NOT_FOUND)
        found = results(hall)
        body = as_csv(found).encode() if kind.endswith("csv") else encode(found)
        named = f'attachment; filename="hall-{hall.code}.{kind.rpartition(".")[2]}"'
        headers = {"Content-Type": KINDS[kind], "Cache-Control": "no-store", "Content-Disposition": named}
        return Response(200, body, headers)

    async def _hall(self, code: str) -> Hall | None:
        if not is_code(code):
            return None
        try:
            rows = await self._store.load(code)
            return (await asyncio.to_thread(restore_hall, rows)).hall if is_hall(rows) else None
        except (Damaged, WrongVersion) as error:
            log.error("hall %s: %s", code, error, extra={"table": code})
            return None


def _is_host(hall: Hall, request: Request) -> bool:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    sealed = seal(token.strip().encode())
    return kind.lower() == "bearer" and (sealed == hall.keeper or hall.hosted_by(sealed))
