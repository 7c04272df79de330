"""Who is at the table. When people are away, they are waited for, and table time may stand still."""

from collections import deque
from typing import Literal, NamedTuple

from ninefold.engine import MISSED_FOR, Moment, Seat, require
from ninefold.server.live.clock import NEVER, Clock, ServerTime
from ninefold.server.live.connection import Connection
from ninefold.server.live.hand_over import HandOvers
from ninefold.server.table.state import Playing, Sealing, Table, TableHolder, in_lesson
from ninefold.server.wire.from_server import Goodbye

NOT_SHARED = "apart Nobody else at this table uses your network: this device is not shared."
CloseReason = Literal["closed", "closing"]

GRACE_S = MISSED_FOR / 1000  # for a phone to change network or reload before the rules hear that it is gone
REUNION_S = 20.0  # from the first player's return until play goes on without those still missing
WITHOUT_HOST_S = 20.0  # in real time, which goes on at a paused table, so that it gets a new host, too


class LateEntry(Exception):
    """This request to enter came after that of a newer connection of the same person. If its client is still
    there, it connects again, and is then the newer one."""


class SeatPresenceChanged(NamedTuple):
    """Tell the rules that somebody came or went."""

    seat: Seat
    here: bool


class HostNeeded(NamedTuple):
    """Find out who is host now."""


class ConnectionsChanged(NamedTuple):
    """Show everybody who is here."""


Consequence = SeatPresenceChanged | HostNeeded | ConnectionsChanged


class Presence:
    """What has to be done when somebody comes or goes is queued in `consequences`; the table does it."""

    def __init__(self, holder: TableHolder, time: ServerTime, clock: Clock) -> None:
        self.connections: list[Connection] = []
        self.consequences: deque[Consequence] = deque()
        self._holder, self._time, self._clock = holder, time, clock
        self.left_at = time.now  # when the last connection went, if there is none
        table = holder.table
        away = table.phase.away if isinstance(table.phase, Playing) else ()
        # People are keyed by token, because seats move.
        since = table.told_at
        # By token, the moment from which somebody who is away is missed:
        self.gone = {token: since for token, seat in self._people().items() if seat in away}
        self._expected = (
            self._people().keys() - self.gone.keys()
        )  # people who were here when table time stopped
        self._hand_overs = HandOvers(time, clock)
        # Timers, in seconds of server time:
        self._leaving: dict[str, float] = {}  # by token: the rules hear that they are away
        self._reunion = NEVER  # play goes on without the people who are not back
        self._succession = NEVER  # somebody else becomes host

    @property
    def due(self) -> float:
        """When `tick` has something to do."""
        return min(self._reunion, self._succession, self._hand_overs.due, *self._leaving.values())

    def tick(self) -> None:
        now = self._time.now
        for token in [token for token, due in self._leaving.items() if due <= now]:
            self._miss(token)
        for token in self._hand_overs.overdue():
            self._take_up(token)
        if self._reunion <= now:
            self._go_on()
        if self._succession <= now:
            self._succession = NEVER
            if self.without_host:
                self.consequences.append(HostNeeded())

    def present(self, place: Seat) -> bool:
        return any(connection.place == place for connection in self.connections)

    @property
    def here(self) -> list[Seat]:
        return sorted({connection.seat for connection in self.connections if connection.seat is not None})

    @property
    def places(self) -> list[Seat]:
        """Connected seats, and places on the bench."""
        return sorted({one.place for one in self.connections if one.place is not None})

    @property
    def waiting(self) -> bool:
        """A game is in play, but table time stands still until people are back."""
        return self._playing and not self._table.paused and not self._clock.running

    @property
    def without_host(self) -> bool:
        table = self._table
        return bool(self.places) and not any(table.hosted_by(one.token) for one in self.connections)

    def connected(self, token: str) -> bool:
        return any(connection.token == token for connection in self.connections)

    def check_order(self, connection: Connection) -> None:
        """Raises LateEntry if the same person has a later connection, which answers its pings."""
        now = self._time.now * 1000
        mine = (one for one in self.connections if one.token == connection.token)
        if any(one.order > connection.order and not one.latency.lost(now) for one in mine):
            raise LateEntry

    def enter(self, connection: Connection) -> None:
        self.connections.append(connection)
        self._leaving.pop(connection.token, None)
        self.reseat()
        if connection.token == self._table.keeper:
            self.consequences.append(HostNeeded())
        if connection.seat is not None:
            self.consequences.append(SeatPresenceChanged(connection.seat, True))
        self._changed()

    def leave(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self.left_at = self._time.now
        self._take_up(connection.token)
        self._watch_host()
        if connection.seat is None:
            self._changed()
        elif not self.present(connection.seat):
            self._leaving[connection.token] = self._time.now + GRACE_S
            self._changed()

    def dismiss(self, token: str) -> None:
        """The host has removed this person."""
        for connection in [one for one in self.connections if one.token == token]:
            self.leave(connection)
            connection.dismiss(Goodbye("removed", self._table.told))

    @property
    def watchers(self) -> list[Connection]:
        """Connections that only watch."""
        return [one for one in self.connections if not self._table.knows(one.token)]

    def sound(self, connection: Connection) -> None:
        connection.sounds = True
        self._changed()

    def send_watchers_away(self) -> None:
        watching = self.watchers
        self.connections = [connection for connection in self.connections if connection not in watching]
        for connection in watching:
            connection.dismiss(Goodbye("removed", self._table.told))
        self._changed()

    def reseat(self) -> None:
        """People may have changed places. A second connection of a place replaces the first."""
        table = self._table
        taken: dict[Seat, Connection] = {}
        for connection in list(self.connections):
            connection.place = table.place_of(connection.token)
            connection.seat = table.seat_of(connection.token)
            if connection.place is not None:
                if (older := taken.get(connection.place)) is not None:
                    self.connections.remove(older)
                    older.dismiss(Goodbye("taken-over", table.told))
                taken[connection.place] = connection
        away = self._people().keys() - {connection.token for connection in taken.values()}
        self.gone = {token: since for token, since in self.gone.items() if token in away}
        self._expected &= away
        if not self._playing or not self._expected:
            self._expected = set()
            self._reunion = NEVER
        elif taken and self._reunion == NEVER:
            self._reunion = self._time.now + REUNION_S
        self._run_clock()
        self._watch_host()

    def put_down(self, connection: Connection) -> None:
        """Seats on one device have one network address; anybody else cannot stop table time this way. In a
        lesson nobody else plays."""
        lesson = in_lesson(self._table)
        near = [one for one in self.connections if one.address == connection.address]
        require(lesson or any(one.seat not in (None, connection.seat) for one in near), NOT_SHARED)
        if self._hand_overs.put_down(connection.token, lesson=lesson):
            self._hand_on()

    def take_up(self, connection: Connection) -> None:
        self._take_up(connection.token)

    def miss(self, seat: Seat) -> None:
        token = self._table.chairs[seat].token
        if token is not None:
            self.gone[token] = self._clock.now()

    def stand_ins_due(self) -> list[tuple[Seat, Moment]]:
        """The seats of people who are away, and when a bot steps in for each."""
        if not (wait := self._table.patience * 1000) or not isinstance(self._table.phase, Playing):
            return []
        people = self._people()
        return [(people[token], since + wait) for token, since in self.gone.items() if token in people]

    def close(self, why: CloseReason | None = None) -> None:
        """`why`: close all connections at once, so that nobody sees the others go."""
        if why is not None:
            here, self.connections = self.connections, []
            for connection in here:
                connection.dismiss(Goodbye(why, self._table.told))

    @property
    def _table(self) -> Table:
        return self._holder.table

    @property
    def _playing(self) -> bool:
        return isinstance(self._table.phase, Playing | Sealing)

    def _people(self) -> dict[str, Seat]:
        """By token, the seats that no bot plays."""
        chairs = enumerate(self._table.chairs)
        return {chair.token: seat for seat, chair in chairs if chair.token and not chair.stand_in}

    def _miss(self, token: str) -> None:
        self._leaving.pop(token, None)
        seat = self._table.seat_of(token)
        if seat is None or self.present(seat):
            return
        if self.here:
            self.miss(seat)
            self.consequences.append(SeatPresenceChanged(seat, False))
        else:  # nobody is left: table time stands still
            self._expected |= self._people().keys() - self.gone.keys()
            self._clock.stop()
            self._reunion = NEVER
            self._changed()

    def _go_on(self) -> None:
        """Stop waiting for the people who are not back."""
        self._reunion = NEVER
        if not self.here:
            return
        people = self._people()
        missing = [seat for token, seat in people.items() if token in self._expected]
        self._expected = set()
        self._run_clock()
        for seat in missing:
            self.miss(seat)
            self.consequences.append(SeatPresenceChanged(seat, False))
        self._changed()

    def _run_clock(self) -> None:
        if self._table.paused or self._hand_overs.under_way:
            self._clock.stop()
        elif self.here and not self._expected:
            self._clock.start()

    def _hand_on(self) -> None:
        self._run_clock()
        self._changed()

    def _take_up(self, token: str) -> None:
        if self._hand_overs.take_up(token):
            self._hand_on()

    def _changed(self) -> None:
        self.consequences.append(ConnectionsChanged())

    def _watch_host(self) -> None:
        if not self.without_host:
            self._succession = NEVER
        elif self._succession == NEVER:
            self._succession = self._time.now + self._wait_for_host()

    def _wait_for_host(self) -> float:
        """How long the table waits for its host before somebody else becomes the host."""
        if self._table.host is not None:
            return WITHOUT_HOST_S  # they have a seat, and may come back to it
        return 0 if self._table.keeper is None else GRACE_S  # nobody's table, or a keeper without a seat
