"""Who is at the table: connections come and go, people are waited for, and time stands still without them."""

import asyncio
from collections.abc import Callable
from typing import Literal

from ninefold.engine import MISSED_FOR, Moment, Seat, require
from ninefold.server.live.clock import Clock
from ninefold.server.live.connection import Connection
from ninefold.server.live.hand_over import Handing
from ninefold.server.table.state import Holder, Playing, Sealing, Table
from ninefold.server.wire.from_server import Goodbye

ALONE = "apart Nobody else plays on this device."
Parting = Literal["closed", "closing"]

GRACE = MISSED_FOR / 1000  # seconds in which a phone may change network or reload before the rules are told
REUNION = 20.0  # seconds after the first is back until play goes on without the others
ORPHANED = (
    20.0  # seconds without the host until there is another: by the real clock, for a pause must end, too
)


class Presence:
    """`notice(seat, here)` tells the rules, `rehost()` asks who is host now, `changed()` shows it."""

    def __init__(
        self,
        holder: Holder,
        clock: Clock,
        notice: Callable[[Seat, bool], None],
        rehost: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        self.connections: list[Connection] = []
        self._holder, self._clock = holder, clock
        self._notice, self._rehost, self._changed = notice, rehost, changed
        self._loop = asyncio.get_running_loop()
        self.left_at = self._loop.time()  # when the last connection went, if there is none
        table = holder.table
        away = table.phase.away if isinstance(table.phase, Playing) else ()
        # People are known by their tokens: seats move.
        since = table.told_at
        self._gone = {token: since for token, seat in self._people().items() if seat in away}
        self._expected = self._people().keys() - self._gone.keys()  # who was there when time stopped
        self._leaving: dict[str, asyncio.TimerHandle] = {}  # who went a moment ago, and may be back
        self._handing = Handing(clock, self._hand_on)
        self._reunion: asyncio.TimerHandle | None = None
        self._succession: asyncio.TimerHandle | None = None

    def present(self, place: Seat) -> bool:
        return any(connection.place == place for connection in self.connections)

    @property
    def here(self) -> list[Seat]:
        return sorted({connection.seat for connection in self.connections if connection.seat is not None})

    @property
    def places(self) -> list[Seat]:
        """Those on the bench, too."""
        return sorted({one.place for one in self.connections if one.place is not None})

    @property
    def waiting(self) -> bool:
        """Somebody plays, but time stands still until those who were there are back."""
        return self._playing and not self._table.paused and not self._clock.running

    @property
    def without_host(self) -> bool:
        table = self._table
        return bool(self.places) and not any(table.hosted_by(one.token) for one in self.connections)

    def connected(self, token: str) -> bool:
        return any(connection.token == token for connection in self.connections)

    def enter(self, connection: Connection) -> None:
        self.connections.append(connection)
        if (leaving := self._leaving.pop(connection.token, None)) is not None:
            leaving.cancel()
        self.reseat()
        if connection.token == self._table.keeper:
            self._rehost()
        if connection.seat is not None:
            self._notice(connection.seat, True)
        self._changed()

    def part(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self.left_at = self._loop.time()
        self._handing.take_up(connection.token)
        self._watch_host()
        if connection.seat is None:
            self._changed()
        elif not self.present(connection.seat):
            leaving = self._loop.call_later(GRACE, self._miss, connection.token)
            self._leaving[connection.token] = leaving
            self._changed()

    def dismiss(self, token: str) -> None:
        """The host has sent them away."""
        for connection in [one for one in self.connections if one.token == token]:
            self.part(connection)
            connection.dismiss(Goodbye("removed", self._table.told))

    @property
    def strangers(self) -> list[Connection]:
        """Who only watches."""
        return [one for one in self.connections if not self._table.knows(one.token)]

    def send_watchers_away(self) -> None:
        watching = self.strangers
        self.connections = [connection for connection in self.connections if connection not in watching]
        for connection in watching:
            connection.dismiss(Goodbye("removed", self._table.told))
        self._changed()

    def reseat(self) -> None:
        """Who sits where may have changed. A second connection of a place takes over from the first."""
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
        self._gone = {token: since for token, since in self._gone.items() if token in away}
        self._expected &= away
        if not self._playing or not self._expected:
            self._expected = set()
            self._end_reunion()
        elif taken and self._reunion is None:
            self._reunion = self._loop.call_later(REUNION, self._go_on)
        self._run_clock()
        self._watch_host()

    def put_down(self, connection: Connection) -> None:
        """Who shares no address with another seat shares no device with it, either."""
        near = [one for one in self.connections if one.address == connection.address]
        require(any(one.seat not in (None, connection.seat) for one in near), ALONE)
        self._handing.put_down(connection.token)

    def take_up(self, connection: Connection) -> None:
        self._handing.take_up(connection.token)

    def miss(self, seat: Seat) -> None:
        token = self._table.chairs[seat].token
        if token is not None:
            self._gone[token] = self._clock.now()

    def stand_ins_due(self) -> list[tuple[Seat, Moment]]:
        """When it is enough: a bot plays for whoever is away."""
        if (
            not self._gone
            or not (wait := self._table.patience * 1000)
            or not isinstance(self._table.phase, Playing)
        ):
            return []
        people = self._people()
        return [(people[token], since + wait) for token, since in self._gone.items() if token in people]

    def close(self, why: Parting | None = None) -> None:
        """`why`: everybody is sent away, all at once, so that nobody sees the others go."""
        if why is not None:
            here, self.connections = self.connections, []
            for connection in here:
                connection.dismiss(Goodbye(why, self._table.told))
        self._end_reunion()
        self._handing.close()
        for leaving in self._leaving.values():
            leaving.cancel()
        if self._succession is not None:
            self._succession.cancel()
            self._succession = None

    @property
    def _table(self) -> Table:
        return self._holder.table

    @property
    def _playing(self) -> bool:
        return isinstance(self._table.phase, Playing | Sealing)

    def _people(self) -> dict[str, Seat]:
        """Those who play themselves."""
        chairs = enumerate(self._table.chairs)
        return {chair.token: seat for seat, chair in chairs if chair.token and not chair.stand_in}

    def _miss(self, token: str) -> None:
        self._leaving.pop(token, None)
        seat = self._table.seat_of(token)
        if seat is None or self.present(seat):
            return
        if self.here:
            self.miss(seat)
            self._notice(seat, False)
        else:  # nobody is left: time stands still for them
            self._expected |= self._people().keys() - self._gone.keys()
            self._clock.stop()
            self._end_reunion()
            self._changed()

    def _go_on(self) -> None:
        """Those who are not back have been waited for long enough."""
        self._reunion = None
        if not self.here:
            return
        people = self._people()
        missing, self._expected = [people[token] for token in self._expected if token in people], set()
        self._run_clock()
        for seat in missing:
            self.miss(seat)
            self._notice(seat, False)
        self._changed()

    def _run_clock(self) -> None:
        if self._table.paused or self._handing.under_way:
            self._clock.stop()
        elif self.here and not self._expected:
            self._clock.start()

    def _hand_on(self) -> None:
        self._run_clock()
        self._changed()

    def _end_reunion(self) -> None:
        if self._reunion is not None:
            self._reunion.cancel()
            self._reunion = None

    def _watch_host(self) -> None:
        if self._succession is not None and not self.without_host:
            self._succession.cancel()
            self._succession = None
        elif self._succession is None and self.without_host:
            table = self._table
            wait = ORPHANED if table.host is not None else 0 if table.keeper is None else GRACE
            self._succession = self._loop.call_later(wait, self._succeed)

    def _succeed(self) -> None:
        self._succession = None
        if self.without_host:
            self._rehost()
