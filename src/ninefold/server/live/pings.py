"""Pings the connections of one table: how far away they are, and what time it is there."""

import asyncio
from collections.abc import Callable
from secrets import token_urlsafe

from ninefold.server.live.clock import Clock
from ninefold.server.live.connection import Connection
from ninefold.server.live.presence import Presence
from ninefold.server.wire.from_server import Ping

USUAL, RACING, FIRST = 5.0, 1.0, 0.25  # seconds between pings: to a seat in a race, and to a newcomer


class Pings:
    """Each connection has its own rhythm; one timer serves them all."""

    def __init__(self, clock: Clock, presence: Presence, racing: Callable[[], bool]) -> None:
        self._clock, self._presence, self._racing = clock, presence, racing
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None

    def welcome(self, connection: Connection) -> None:
        self._ping(connection)
        self._go_on()

    def begin_race(self) -> None:
        """The seats are measured more often from now on."""
        for connection in self._presence.connections:
            if connection.seat is not None:
                self._ping(connection)
        self._go_on()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _ping(self, connection: Connection) -> None:
        now, latency = self._loop.time(), connection.latency
        if not connection.socket.slow:
            ping = token_urlsafe(6)
            latency.sent(ping, now * 1000)
            connection.tell(Ping(ping, connection.number, self._clock.now(), round(latency.delay)))
        racing = connection.seat is not None and self._racing()
        connection.ping_at = now + (FIRST if latency.new else RACING if racing else USUAL)

    def _tick(self) -> None:
        soon = self._loop.time() + 0.01  # those who are nearly due go along
        for connection in self._presence.connections:
            if connection.ping_at <= soon:
                self._ping(connection)
        self._go_on()

    def _go_on(self) -> None:
        self.close()
        due = min([connection.ping_at for connection in self._presence.connections], default=None)
        self._timer = None if due is None else self._loop.call_at(due, self._tick)
