"""QR codes of this server's own pages. A thread draws them, one at a time; each is kept."""

import asyncio
from collections.abc import Awaitable
from http import HTTPStatus

from ninefold.server.net.addresses import qr_code
from ninefold.server.net.fair_queue import Turns
from ninefold.server.net.http import Response, plain
from ninefold.server.net.rate_limits import KeyedRateLimits

MOST_KEPT = 1_000


class QrCodes:
    def __init__(self, limits: KeyedRateLimits) -> None:
        """`limits`: how many new codes are drawn for an address."""
        self._limits, self._turns = limits, Turns(1)
        self._drawn: dict[str, bytes] = {}  # by URL, the oldest first

    def answer(self, url: str, address: str) -> Response | Awaitable[Response]:
        if (drawn := self._drawn.get(url)) is not None:
            return _svg(drawn)
        if not self._limits.of(address).try_acquire():
            return plain(HTTPStatus.TOO_MANY_REQUESTS, {"Retry-After": "1"})
        return self._draw(url, address)

    async def _draw(self, url: str, address: str) -> Response:
        async with self._turns.turn(address):
            if (drawn := self._drawn.get(url)) is None:  # another client may have asked for the same one
                drawn = self._drawn[url] = (await asyncio.to_thread(qr_code, url)).encode()
                if len(self._drawn) > MOST_KEPT:
                    del self._drawn[next(iter(self._drawn))]
        return _svg(drawn)


def _svg(drawn: bytes) -> Response:
    return Response(200, drawn, {"Content-Type": "image/svg+xml", "Cache-Control": "max-age=3600"})
