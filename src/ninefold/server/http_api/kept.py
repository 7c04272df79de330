"""Until when a table is kept: what its menu tells the players."""

import logging
from http import HTTPStatus

from ninefold.engine import encode
from ninefold.server.hosting.retention import Retention
from ninefold.server.net.fair_queue import Crowded, Turns
from ninefold.server.net.guesses import Guesses
from ninefold.server.net.http import Request, Response, plain
from ninefold.server.net.rate_limits import subscriber
from ninefold.server.store.port import Damaged, EventStore, StoreFailed
from ninefold.server.table.codes import is_code

log = logging.getLogger(__name__)

PATH = "/api/kept/"
MOST_WAITING = 8  # requests of one address; logs are read one at a time


class KeptTables:
    """Answers /api/kept/CODE: `until` in ms since 1970; null: until the operator deletes it."""

    def __init__(self, store: EventStore, wrong_codes: Guesses, retention: Retention) -> None:
        self._store, self._wrong_codes, self._retention = store, wrong_codes, retention
        self._turns = Turns(1, MOST_WAITING)

    async def answer(self, request: Request) -> Response:
        address, code = subscriber(request.peer), request.path.removeprefix(PATH).upper()
        async with self._wrong_codes.guess(address) as guess:
            if not guess.allowed:
                return plain(HTTPStatus.TOO_MANY_REQUESTS)
            response = await self._response(code, address)
            if response.status == HTTPStatus.NOT_FOUND:
                guess.missed()
            return response

    async def _response(self, code: str, address: str) -> Response:
        try:
            async with self._turns.turn(address):
                history = await self._store.history(code) if is_code(code) else []
        except Damaged as error:
            history = error.before
        except Crowded:
            return plain(HTTPStatus.SERVICE_UNAVAILABLE)
        except StoreFailed as error:
            log.error("%s", error)
            return plain(HTTPStatus.SERVICE_UNAVAILABLE)
        if not history:
            return plain(HTTPStatus.NOT_FOUND)
        until = self._retention.until(history[0].row, history[-1].written)
        headers = {"Content-Type": "application/json", "Cache-Control": "no-store"}
        return Response(200, encode({"until": until}), headers)
