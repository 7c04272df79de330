"""The results of a hall, for its host alone."""

import asyncio
import logging
from http import HTTPStatus

from ninefold.engine import WrongVersion, encode, seal
from ninefold.server.hall.records import is_hall, restore_hall
from ninefold.server.hall.results import as_csv, results
from ninefold.server.hall.state import Hall
from ninefold.server.http_api.misses import until_misses_are_answered
from ninefold.server.net.fair_queue import Crowded, Turns
from ninefold.server.net.guesses import Guesses
from ninefold.server.net.http import Request, Response, plain
from ninefold.server.net.rate_limits import subscriber
from ninefold.server.store.port import Damaged, EventStore, StoreFailed
from ninefold.server.table.codes import is_code

log = logging.getLogger(__name__)

PATH = "/api/hall/"
MOST_WAITING = 8  # requests of one address; logs are read one at a time
KINDS = {"results.csv": "text/csv; charset=utf-8", "results.json": "application/json"}


class HallResultPages:
    """Answers /api/hall/CODE/results.csv and .json, from the log: the hall may be at another node. Who does
    not show the host's token is told that there is no such page."""

    def __init__(self, store: EventStore, wrong_codes: Guesses) -> None:
        self._store, self._wrong_codes = store, wrong_codes
        self._turns = Turns(1, MOST_WAITING)

    async def answer(self, request: Request) -> Response:
        address, asked_at = subscriber(request.peer), asyncio.get_running_loop().time()
        async with self._wrong_codes.guess(address) as guess:
            if not guess.allowed:
                return plain(HTTPStatus.TOO_MANY_REQUESTS)
            response = await self._response(request, address)
            if response.status == HTTPStatus.NOT_FOUND:
                guess.missed()
        if response.status == HTTPStatus.NOT_FOUND:
            await until_misses_are_answered(asked_at)
        return response

    async def _response(self, request: Request, address: str) -> Response:
        code, _, kind = request.path.removeprefix(PATH).partition("/")
        token = _token(request)
        try:
            async with self._turns.turn(address):
                hall = await self._hall(code.upper(), token)
        except Crowded:
            return plain(HTTPStatus.SERVICE_UNAVAILABLE)
        except StoreFailed as error:
            log.error("%s", error)
            return plain(HTTPStatus.SERVICE_UNAVAILABLE)
        if hall is None or kind not in KINDS or not (token == hall.keeper or hall.hosted_by(token)):
            return plain(HTTPStatus.NOT_FOUND)
        found = results(hall)
        body = as_csv(found).encode() if kind.endswith("csv") else encode(found)
        named = f'attachment; filename="hall-{hall.code}.{kind.rpartition(".")[2]}"'
        headers = {"Content-Type": KINDS[kind], "Cache-Control": "no-store", "Content-Disposition": named}
        return Response(200, body, headers)

    async def _hall(self, code: str, token: str) -> Hall | None:
        """The whole log is read only for somebody whom it names."""
        if not is_code(code):
            return None
        try:
            rows = (await self._store.own_events([code]))[code]
            if not (is_hall(rows) and any(token.encode() in row.body for row in rows)):
                return None
            rows = await self._store.load(code)
            return (await asyncio.to_thread(restore_hall, rows)).hall
        except (Damaged, WrongVersion) as error:
            log.error("hall %s: %s", code, error, extra={"table": code})
            return None


def _token(request: Request) -> str:
    """Its seal. Nobody has the seal of an empty token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return seal(token.strip().encode() if kind.lower() == "bearer" else b"")
