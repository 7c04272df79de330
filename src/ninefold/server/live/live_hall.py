"""One hall in play, as a pure machine: it has the inputs and the outbox of a live table, and those about its
own tables besides.

It runs one job at a time: decide, commit, then tell. What its tables tell goes on a little later, together.
"""

import logging
from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from math import inf
from typing import NamedTuple

from ninefold.engine import Data, Fact, Illegal, replace, require
from ninefold.server.hall import commands
from ninefold.server.hall.events import HallChoice, HallEvent
from ninefold.server.hall.evolve import evolve_hall
from ninefold.server.hall.mixing import seats_for_all
from ninefold.server.hall.records import RestoredHall
from ninefold.server.hall.seating import Group
from ninefold.server.hall.state import Hall
from ninefold.server.live.clock import NEVER, Clock
from ninefold.server.live.connection import Connection
from ninefold.server.live.entropy import Entropy
from ninefold.server.live.hall_broadcaster import HallBroadcaster
from ninefold.server.live.hall_presence import HallPresence
from ninefold.server.live.hall_tables import HallTables
from ninefold.server.live.jobs import DoneMessages
from ninefold.server.live.machine import Machine
from ninefold.server.live.outbox import TableKey
from ninefold.server.live.pings import Pings
from ninefold.server.live.presence import CloseReason
from ninefold.server.live.table_limits import TableLimits
from ninefold.server.store.port import Row
from ninefold.server.table.records import Cause, write
from ninefold.server.wire import from_client, from_server, in_hall
from ninefold.server.wire.from_hall import AnyCommand
from ninefold.server.wire.in_hall import HallAlone

log = logging.getLogger(__name__)

TOLD_TOGETHER_S = 0.1  # what tables tell within this time goes to everybody as one change
GOING_ON_S = 1.0  # the same for what is going on in their games
NOBODY: Mapping[Connection, str] = {}


class HallJob(NamedTuple):
    run: "Callable[[HallJob], list[HallEvent] | None]"  # None: it is answered later
    connection: Connection | None = None  # who asked for it
    id: str = ""
    by: str = ""  # client and message id, to recognise a repeat

    def tell(self, answer: Data) -> None:
        if self.connection is not None:
            self.connection.tell(answer)


class _Solving(NamedTuple):
    """Everybody is being seated: it may take a while."""

    job: HallJob
    people: list[int]
    choice: HallChoice
    search: Generator[None, None, list[Group]]


class _Storing(NamedTuple):
    hall: Hall  # when it is stored
    rows: list[Row]
    job: HallJob


class LiveHall(Machine):
    """`hall` is the last committed state. `wall`: the time of day when `now` is, in ms since 1970."""

    KIND = "hall"
    PARTS = ("_presence", "_tables", "_pings", "_broadcaster")

    def __init__(self, restored: RestoredHall, now: float, wall: int, *, entropy: Entropy) -> None:
        super().__init__(now)
        self.hall, answered, size = restored
        self._wall_at_0 = wall - now * 1000
        self._jobs: deque[HallJob] = deque()
        self._storing: _Storing | None = None
        self._looking = False
        self._tell_at = NEVER
        self._solving: _Solving | None = None
        self._repeats = DoneMessages(answered)
        self._limits = TableLimits(self._time, size)
        self._presence: HallPresence = HallPresence(self, self._time)
        self._tables = HallTables(self, self._time, self.out, entropy)
        self._pings = Pings(self._time, Clock(0, self._time), self._presence, entropy)
        self._broadcaster: HallBroadcaster = HallBroadcaster(self, self._presence, self._tables, self._wall)
        self._tables.go_on()

    @property
    def code(self) -> str:
        return self.hall.code

    @property
    def told(self) -> int:
        return self.hall.number

    @property
    def number(self) -> int:
        return self.hall.number

    def admits(self, token: str) -> bool:
        return self.hall.admits(token)

    def empty_for(self, now: float) -> float:
        """A hall at whose tables people play stays, although nobody looks at it."""
        if self._closed:
            return inf
        idle = self.empty and not self._tables.in_use
        return now - self._presence.left_at if idle else 0.0

    # Inputs, as at a table

    def connected(self, connection: Connection, ticket: str | None, hello: str, now: float) -> None:
        self._time.now = now
        self._presence.check(connection)
        connection.out = self.out
        connection.unanswered.append(hello)
        self._presence.enter(connection)
        self._broadcaster.tell_fresh(connection)
        self._tell_soon()
        self._pings.welcome(connection, False)

    def closed(self, connection: Connection, now: float) -> None:
        self._time.now = now
        self._presence.leave(connection)
        self._broadcaster.forget(connection)
        self._tell_soon()

    def pong(self, connection: Connection, pong: from_client.Pong, now: float) -> bool:
        return connection.latency.answered(pong.id, pong.now, now * 1000)

    def received(self, connection: Connection, message: AnyCommand, now: float) -> None:
        self._time.now = now
        if isinstance(message, from_client.Resync):
            return self._broadcaster.tell_fresh(connection, message.id)
        if not isinstance(message, HallAlone | from_client.Leave | from_client.UseSet):
            why = "This message is for a table, and this is a hall."
            return connection.tell(from_server.Refused(message.id, self.told, "not-here", why))
        by, run = connection.signature + message.id, partial(self._command, message=message)
        self._do(HallJob(run, connection, message.id, by))

    def stored(self, now: float, error: Exception | None = None) -> None:
        self._time.now = now
        assert self._storing is not None
        (hall, rows, job), self._storing = self._storing, None
        if error is None:
            self.hall = hall
            self._committed(rows, job)
        elif self._not_stored(error, (job,)):
            self._presence.watch_host()
        self._next()
        self._let_go()

    def loaded(self, rows: Sequence[Row], now: float) -> None:
        """A hall reads no log."""

    def not_loaded(self, error: Exception, now: float) -> None:
        """A hall reads no log."""

    @property
    def working(self) -> bool:
        return not self._closed and self._solving is not None

    def work(self, now: float) -> bool:
        """Go on looking for the best seats for everybody."""
        self._time.now = now
        if (solving := self._solving) is None:
            return False
        try:
            next(solving.search)
        except StopIteration as found:
            self._solving = None
            self._do(solving.job._replace(run=partial(self._seat, solving=solving, groups=found.value)))
        return self._solving is not None

    def tick(self, now: float) -> None:
        self._time.now = now
        if self._closed:
            return
        self._pings.tick(False)
        if self._presence.tick():
            self._do(HallJob(lambda job: self._presence.new_host()))
        if self._tell_at <= now:
            self._tell_now()
        if self._not_before <= now:
            self._follow_tables()

    def close(self, now: float, why: CloseReason | None = None) -> None:
        self._time.now = now
        self._closed, self._solving = True, None
        self._jobs.clear()
        self._tables.leave_all()
        self._presence.close(why)
        self._let_go()

    @property
    def due(self) -> float:
        if self._closed:
            return NEVER
        due = min(self._pings.due, self._presence.due, self._tell_at, self._tables.due)
        ends = [
            one.until for _, one in self.hall.open_tables() if one.until is not None and one.paused_at is None
        ]
        if ends and self._storing is None:
            due = min(due, self._time.now + (min(ends) - self._wall()) / 1000)
        return max(due, self._not_before) if self._not_before > self._time.now else due

    # Inputs about its tables

    def table_reached(self, key: TableKey, code: str, now: float) -> None:
        self._time.now = now
        self._tables.reached(key, code)
        self._follow_tables()

    def table_not_reached(self, key: TableKey, error: Exception | None, now: float) -> None:
        """None: there is no such table any more."""
        self._time.now = now
        self._tables.not_reached(key, error)
        self._follow_tables()

    def table_lost(self, key: TableKey, now: float) -> None:
        self._time.now = now
        self._tables.lost(key)
        self._tell_soon()

    def table_told(self, key: TableKey, messages: Sequence[bytes], now: float) -> None:
        self._time.now = now
        if self._tables.told(key, messages):
            self._follow_tables()
            self._tell_soon()
        else:
            self._tell_soon(GOING_ON_S)

    def _follow_tables(self) -> None:
        if self._closed:
            return
        self._tables.go_on()
        if not self._looking:
            self._looking = True
            self._do(HallJob(self._look))

    def _look(self, job: HallJob) -> list[HallEvent]:
        self._looking = False
        return self._tables.happened(self._wall())

    # Jobs

    def _command(self, job: HallJob, *, message: from_client.HallCommand) -> list[HallEvent] | None:
        assert job.connection is not None
        token = job.connection.token
        self._limits.check(token, message)
        if isinstance(message, from_client.UseSet) and message.set and message.things:
            commands.check_host(self.hall, token)
            known = {**self.hall.brought, message.set: message.things}
            self.hall = replace(self.hall, brought=known)
        if not isinstance(message, in_hall.SeatAll):
            return commands.decide_hall(self.hall, message, token, self._wall())
        commands.check_seating(self.hall, token)
        if self._solving is not None:
            require(self._solving.job.by == job.by, commands.IN_ROUND)
        else:
            self._begin_to_seat(job)
        return None

    def _begin_to_seat(self, job: HallJob) -> None:
        people, choice = self.hall.here, self.hall.choice
        seed = int.from_bytes(bytes.fromhex(self.hall.key_of(self.hall.round, -1)))
        self._solving = _Solving(job, people, choice, seats_for_all(self.hall, seed))

    def _seat(self, job: HallJob, *, solving: _Solving, groups: list[Group]) -> list[HallEvent] | None:
        assert job.connection is not None
        commands.check_seating(self.hall, job.connection.token)
        if (solving.people, solving.choice) != (self.hall.here, self.hall.choice):
            self._begin_to_seat(solving.job)  # somebody came or went meanwhile
            return None
        return commands.seat_all(self.hall, groups)

    def _do(self, job: HallJob) -> None:
        if not self._closed:
            self._jobs.append(job)
        self._next()

    def _next(self) -> None:
        while self._jobs and self._storing is None:
            job = self._jobs.popleft()
            if job.by and (number := self._repeats.get(job.by)) is not None:
                job.tell(from_server.Answered(job.id, number))
                continue
            try:
                events = job.run(job)
                if events:
                    self._store(events, job)
                elif events is not None:
                    job.tell(from_server.Answered(job.id, self.told))
            except Illegal as why:
                job.tell(from_server.Refused(job.id, self.told, why.clause, why.reason, why.offers))
            except Exception as error:
                self._fail(job, error)

    def _store(self, events: Sequence[HallEvent], job: HallJob) -> None:
        hall, rows, at = self.hall, list[Row](), max(self.hall.at, self._wall())
        cause = Cause(job.by) if job.by else None
        for event in events:
            rows.append(write(hall.number + 1, "", Fact(at, event), cause))
            hall = evolve_hall(hall, event, at)
        self.out.append, self._storing = rows, _Storing(hall, rows, job)

    def _committed(self, rows: list[Row], job: HallJob) -> None:
        self._limits.wrote(rows)
        if job.connection is not None:
            self._repeats.remember(job.by, self.told)
            self.changed_from = job.connection.address
            self._tell_now({job.connection: job.id})
        else:
            self._tell_soon()
        self._presence.dismiss_banned()
        self._presence.watch_host()
        self._follow_tables()

    # Telling

    def _wall(self) -> int:
        return int(self._wall_at_0 + self._time.now * 1000)

    def _tell_soon(self, within: float = TOLD_TOGETHER_S) -> None:
        self._tell_at = min(self._tell_at, self._time.now + within)

    def _tell_now(self, answers: Mapping[Connection, str] = NOBODY) -> None:
        self._tell_at = NEVER
        self._broadcaster.tell_all(answers)
