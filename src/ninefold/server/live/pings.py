"""Pings the connections of one table, to measure their delay and clock offset."""

from typing import Protocol

from ninefold.server.live.clock import NEVER, Clock, ServerTime
from ninefold.server.live.connection import Connection
from ninefold.server.live.entropy import Entropy, drawn_id
from ninefold.server.wire.from_server import Ping

PING_EVERY_S = 5.0
PING_IN_RACE_EVERY_S = 1.0  # of a seat
PING_NEWCOMER_EVERY_S = 0.25  # until its delay is measured
NEARLY_DUE_S = 0.01  # pings that are due this soon are sent together


class HasConnections(Protocol):
    connections: list[Connection]


class Pings:
    """Each connection has its own interval."""

    def __init__(self, time: ServerTime, clock: Clock, presence: HasConnections, entropy: Entropy) -> None:
        self._time, self._clock, self._presence, self._entropy = time, clock, presence, entropy
        self.due = NEVER  # when to send the next ping

    def welcome(self, connection: Connection, racing: bool) -> None:
        self._ping(connection, racing)
        self._find_due()

    def begin_race(self) -> None:
        """Ping the seats more often from now on."""
        for connection in self._presence.connections:
            if connection.seat is not None:
                self._ping(connection, True)
        self._find_due()

    def tick(self, racing: bool) -> None:
        if self.due > self._time.now:
            return
        for connection in self._presence.connections:
            if connection.ping_at <= self._time.now + NEARLY_DUE_S:
                self._ping(connection, racing)
        self._find_due()

    def _ping(self, connection: Connection, racing: bool) -> None:
        now, latency = self._time.now, connection.latency
        if not connection.line.slow:
            ping = drawn_id(self._entropy, 6)
            latency.sent(ping, now * 1000)
            connection.tell(Ping(ping, connection.number, self._clock.now(), round(latency.delay)))
        often = racing and connection.seat is not None
        connection.ping_at = now + (
            PING_NEWCOMER_EVERY_S if latency.new else PING_IN_RACE_EVERY_S if often else PING_EVERY_S
        )

    def _find_due(self) -> None:
        self.due = min([connection.ping_at for connection in self._presence.connections], default=NEVER)
