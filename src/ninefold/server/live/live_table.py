"""One table in play, as a pure machine: inputs go in; rows, bytes and the time of the next timer come out.

It runs one job at a time: settle timers, decide, commit, then tell. It knows no event loop, socket or store;
`shell.py` does.
"""

from collections import deque
from collections.abc import Sequence
from functools import cache, partial
from math import inf

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold.engine import Action, Illegal, replace
from ninefold.games import SHELF
from ninefold.server.live.agenda import Agenda
from ninefold.server.live.bots import Bots
from ninefold.server.live.broadcaster import Broadcaster
from ninefold.server.live.clock import NEVER, Clock
from ninefold.server.live.commit_group import CommitGroup
from ninefold.server.live.connection import Connection
from ninefold.server.live.draft import Draft
from ninefold.server.live.entropy import Entropy
from ninefold.server.live.job_handlers import JobHandlers, MakeInvitation
from ninefold.server.live.jobs import DoneMessages, Job
from ninefold.server.live.machine import Machine
from ninefold.server.live.pings import Pings
from ninefold.server.live.presence import CloseReason, HostNeeded, Presence, SeatPresenceChanged
from ninefold.server.live.referee import Referee
from ninefold.server.live.table_limits import TableLimits
from ninefold.server.live.tickets import Tickets
from ninefold.server.store.port import Row
from ninefold.server.table.events import CameTooLate
from ninefold.server.table.restore import Restored
from ninefold.server.table.state import Playing, end_if_over
from ninefold.server.wire import from_client, from_server
from ninefold.server.wire.from_hall import AnyCommand
from ninefold.server.wire.in_hall import HallAlone


@cache
def _actions(game: str) -> Decoder[Action]:
    return Decoder(SHELF[game].action)


class LiveTable(Machine):
    """`table` is the last committed state, the only one that anybody was told of.

    Each input comes with the server time. Afterwards `out` holds what is to be done, and `due` is the time at
    which to call `tick`.
    """

    KIND = "table"
    PARTS = (
        *("_presence", "_tickets", "_referee", "_pings"),
        *("_broadcaster", "_bots", "_handlers", "_agenda"),
    )

    def __init__(self, restored: Restored, now: float, invite: MakeInvitation, *, entropy: Entropy) -> None:
        super().__init__(now)
        self.table, steps, answered, size = restored
        self._jobs: deque[Job] = deque()
        self._storing: CommitGroup | None = None
        self._running = False
        time = self._time
        self._repeats = DoneMessages(answered)
        self._clock = clock = Clock(self.table.told_at, time)
        self._presence: Presence = Presence(self, time, clock)
        presence = self._presence
        self._tickets = tickets = Tickets(self, time, presence, entropy)
        self._referee = referee = Referee(self, time, clock, presence)
        self._pings = Pings(time, clock, presence, entropy)
        self._broadcaster: Broadcaster = Broadcaster(self, clock, presence, self.out)
        self._bots = bots = Bots(self, time, self.out)
        self._limits = TableLimits(time, size)
        self._handlers = JobHandlers(
            clock, presence, tickets, referee, bots, self._limits, invite=invite, entropy=entropy
        )
        self._agenda = Agenda(presence, referee, bots, self._handlers)
        self._referee.watch(self.table)
        self._bots.come_back(steps)

    @property
    def code(self) -> str:
        return self.table.code

    @property
    def told(self) -> int:
        return self.table.told

    @property
    def number(self) -> int:
        return self.table.number

    def admits(self, token: str) -> bool:
        return self.table.admits(token)

    def empty_for(self, now: float) -> float:
        """For how many seconds no client has been here."""
        if self._closed:
            return inf
        return now - self._presence.left_at if self.empty else 0.0

    # Inputs

    def connected(self, connection: Connection, ticket: str | None, hello: str, now: float) -> None:
        """Add a connection. An older connection of the same seat is closed."""
        self._time.now = now
        self._presence.check_order(connection)
        self._tickets.check(connection, ticket)
        connection.out = self.out
        connection.unanswered.append(hello)
        self._presence.enter(connection)
        self._referee.look_again()
        self._follow_presence()
        self._tickets.greet(connection, ticket)
        self._pass_seats()
        self._pings.welcome(connection, self._referee.racing)

    def closed(self, connection: Connection, now: float) -> None:
        self._time.now = now
        self._presence.leave(connection)
        self._referee.look_again()
        self._follow_presence()
        self._tickets.parted(connection)

    def pong(self, connection: Connection, pong: from_client.Pong, now: float) -> bool:
        """Whether this answers a ping of ours."""
        if not self._closed:
            self._referee.look_again()
        return connection.latency.answered(pong.id, pong.now, now * 1000)

    def received(self, connection: Connection, message: AnyCommand, now: float) -> None:
        self._time.now = now
        if isinstance(message, HallAlone):
            why = "This message is for a hall, and this is a table."
            connection.tell(from_server.Refused(message.id, self.table.told, "not-here", why))
        elif isinstance(message, from_client.Act):
            self._hear_act(connection, message)
        elif isinstance(message, from_client.Resync):
            self._broadcaster.tell_fresh(connection, message.id)
        else:
            self._do(Job(self._handlers.command, connection, message, connection.signature + message.id))

    def stored(self, now: float, error: Exception | None = None) -> None:
        """The rows of `out.append` are committed; or they are not, because of `error`."""
        self._time.now = now
        assert self._storing is not None
        group, self._storing = self._storing, None
        self._running = True  # jobs raised by this commit run after it
        try:
            if error is None:
                self._committed(group)
            else:  # the table stays as it was; nobody was told otherwise
                self._not_stored(error, (job for job, *_ in group.done))
        except Exception as wrong:
            self._note(wrong)
        self._running = False
        self._next()
        if self._closed:
            self._let_go()

    def loaded(self, rows: Sequence[Row], now: float) -> None:
        """The log that `out.read` asked for."""
        self._time.now = now
        self._bots.loaded(rows)

    def not_loaded(self, error: Exception, now: float) -> None:
        self._time.now = now
        self._bots.not_loaded(error)

    @property
    def working(self) -> bool:
        """Whether `work` has something to do."""
        return not self._closed and (waking := self._bots.waking) is not None and waking.steps is not None

    def work(self, now: float) -> bool:
        """Do a little of what takes long (bots that step in hear the game); whether there is more."""
        self._time.now = now
        if self._bots.working:
            self._bots.work()
        return self._bots.working

    def tick(self, now: float) -> None:
        """Do what is due now."""
        self._time.now = now
        if self._closed:
            return
        if self._presence.due <= now:
            self._presence.tick()
            self._follow_presence()
        if self._tickets.due <= now:
            self._tickets.tick()
            self._pass_seats()
        if self._pings.due <= now:
            self._pings.tick(self._referee.racing)
        if self._bots.waking is not None:
            self._bots.tick()
        self._go_on()

    def close(self, now: float, why: CloseReason | None = None) -> None:
        """Write nothing more: the table may be another node's now. The only further input is `stored`. `why`:
        the reason that all clients are told."""
        self._time.now = now
        self._closed = True
        self._jobs.clear()
        self._presence.close(why)
        self._let_go()

    @property
    def due(self) -> float:
        """When to call `tick`, in seconds of server time."""
        if self._closed:
            return NEVER
        due = min(self._presence.due, self._tickets.due, self._pings.due)
        if self._bots.waking is not None:
            due = min(due, self._bots.due)
        if not self._clock.running or self._storing is not None:
            return due
        if (moment := self._agenda.due(self.table)) is None:
            return due
        return min(due, max(self._not_before, self._time.now + self._clock.seconds_until(moment)))

    # Acts

    def _hear_act(self, connection: Connection, message: from_client.Act) -> None:
        """Decode the act and rule its moment when it arrives, even if it has to wait for its turn."""
        by = connection.signature + message.id
        if (number := self._repeats.get(by)) is not None:
            return connection.tell(from_server.Answered(message.id, number))
        try:
            action = _actions(self.table.game).decode(message.action)
        except (ValidationError, DecodeError) as error:
            return connection.tell(from_server.Refused(message.id, self.table.told, "malformed", str(error)))
        seen = min(message.seen, connection.number)  # a client cannot have seen more than it was told
        job = Job(self._handlers.act, connection, message, by, action, seen)
        ready = self._referee.receive(job, connection, action, message)
        if ready is not None:
            self._do(ready)

    # One job at a time

    def _do(self, job: Job) -> None:
        if not self._closed:
            self._jobs.append(job)
        self._next()

    def _next(self) -> None:
        if self._running:  # jobs raised by a job run after it
            return
        self._running = True
        try:
            if self._jobs and (self._storing is None or self.out.append):
                self._run_group()
        finally:
            self._running = False

    def _run_group(self) -> None:
        """Run the jobs that can be committed together. Until the shell takes the rows, more may join them."""
        group = self._storing or CommitGroup(self.table, self._referee.race)
        while self._jobs and group.takes(self._jobs[0]):
            job = self._jobs.popleft()
            if job.connection is not None and (number := self._repeats.get(job.by)) is not None:
                job.tell(from_server.Answered(job.id, number))
                continue
            try:
                self._run(job, group)
            except Exception as error:
                self._fail(job, error)
        if group.draft is not None:
            self.out.append, self._storing = group.draft.rows, group

    def _run(self, job: Job, group: CommitGroup) -> None:
        table = group.table
        moment = self._referee.now() if job.moment is None else job.moment
        if isinstance(table.phase, Playing) and not self._clock.running:
            # What is due already happens, at its own moment, after this: when table time goes on.
            moment = min(moment, table.rules.due(table.phase.state) or moment)
        draft = Draft(table, max(table.at, moment))
        if isinstance(draft.table.phase, Playing) and self._clock.running and draft.settle():
            draft.add(*end_if_over(draft.table))
        settled, refused = draft.table, None
        try:
            draft.cause = job.cause
            job.run(draft, job)
            draft.cause = None
            self._handlers.follow_up(draft)
            if self._presence.consequences:
                self._follow_presence()
            if self._tickets.passed:
                self._pass_seats()
        except Illegal as why:
            assert draft.table is settled, "a refused job has changed the table"
            refused = self._refuse(draft, job, why)
        if draft.rows or group.draft is not None:
            group.add(draft, job, refused)
        else:
            self.out.show += draft.shown
            job.tell(refused or from_server.Answered(job.id, self.table.told, draft.gift))

    def _refuse(self, draft: Draft, job: Job, why: Illegal) -> from_server.Refused:
        """Tell by how much a race was lost, and log it if the race is over."""
        table, late = draft.table, None
        if job.ruled is not None and why.clause != "changed":  # made on an old view, it was never in the race
            late = max(0, job.ruled.moment - table.told_at)
            if job.moment is not None and self._referee.too_late(job):
                assert job.connection is not None and job.connection.seat is not None
                draft.at = table.at  # table time does not move on
                draft.cause = job.cause and replace(job.cause, by="")
                draft.add(CameTooLate(job.connection.seat, late))
        return from_server.Refused(job.id, table.told, why.clause, why.reason, why.offers, late)

    def _committed(self, group: CommitGroup) -> None:
        draft = group.draft
        assert draft is not None
        since, self.table = self.table.number, draft.table
        self._limits.wrote(draft.rows)
        for job, refused, told in group.done:
            if job.connection is not None and refused is None:
                self._repeats.remember(job.by, told)
                self.changed_from = job.connection.address
        if draft.rearranged:
            self._presence.reseat()
            self._follow_presence()
        race_begins = self._referee.watch(group.before_last)
        if self._referee.waiting:
            self._jobs.extendleft(reversed(self._referee.given_up()))
        self._broadcaster.tell_all(draft, group.answers())
        self.out.show += draft.shown
        for job, refused, told in group.done:
            if refused is not None or draft.gift is not None:
                job.tell(refused or from_server.Answered(job.id, told, draft.gift))
        if race_begins:
            self._pings.begin_race()
        if draft.removed is not None:
            self._presence.dismiss(draft.removed)
            self._referee.look_again()
            self._follow_presence()
        if draft.rearranged:
            self._bots.take_seats(draft.happened, since)
        else:
            self._bots.hear(draft.happened)

    # What the table does by itself

    def _go_on(self) -> None:
        """Do everything that is due, as far as it can be committed together. Bots must hear of each thing
        before they think of the next one."""
        if not self._clock.running or self._not_before > self._time.now:
            return
        group, number, now = self._storing, -1, self._clock.now()
        while group is None or (group.open and self.out.append and not self._bots.players):
            table = self.table if group is None else group.table
            due = self._agenda.due(table)
            if due is None or due > now or table.number == number:
                return
            number = table.number
            self._do(self._agenda.next())
            if (group := self._storing) is None or self._jobs:
                return

    def _pass_seats(self) -> None:
        passed, self._tickets.passed = self._tickets.passed, []
        for owner, connection in passed:
            self._do(Job(partial(self._handlers.take_up, lost=owner, connection=connection)))

    def _follow_presence(self) -> None:
        consequences = self._presence.consequences
        while consequences:
            match consequences.popleft():
                case SeatPresenceChanged(seat, here):
                    self._do(Job(partial(self._handlers.note_presence, seat=seat, here=here)))
                case HostNeeded():
                    self._do(Job(self._handlers.name_host))
                case _:
                    self._broadcaster.tell_who_is_here()
