"""Rules who was first. Acts in a race wait until no earlier act can still arrive."""

from collections.abc import Sequence

from ninefold.engine import Action, Moment, Prompt, Seat
from ninefold.minds import Deed
from ninefold.server.live.clock import Clock, ServerTime
from ninefold.server.live.connection import Connection
from ninefold.server.live.jobs import Job
from ninefold.server.live.presence import Presence
from ninefold.server.live.race_queue import RaceQueue
from ninefold.server.table.race_rules import Ruling, rule, soonest
from ninefold.server.table.state import Ended, Playing, Table, TableHolder
from ninefold.server.wire.from_client import Act


class Referee:
    def __init__(self, holder: TableHolder, time: ServerTime, clock: Clock, presence: Presence) -> None:
        self._holder, self._time, self._clock, self._presence = holder, time, clock, presence
        self._queue = RaceQueue()
        self.waiting = self._queue.claims  # acts that wait, the first one first
        self.race: Seat | None = None  # during a race: the seat that wins a tie; the next ones go clockwise
        self._asked_at = -1.0  # when it was found out who is waited for
        self._credits: list[tuple[int, Seat]] = []  # of the seats that are waited for, the greatest first
        self._over: Moment | None = None  # when the last race was decided
        self._raced: Table | None = None  # the table just before that
        self._late: set[Seat] = set()  # seats that were told that they came too late

    @property
    def racing(self) -> bool:
        return self.race is not None

    def watch(self, before_last: Table) -> bool:
        """Freeze the credits while a race lasts. Whether a race has just begun. `before_last`: the table on
        which the last job ran."""
        self.look_again()
        table = self._holder.table
        race = table.rules.race(table.phase.state) if isinstance(table.phase, Playing) else None
        before, self.race = self.race, race
        if race is not None:
            for connection in self._presence.connections:  # also connections that came during the race
                if not connection.latency.frozen:
                    connection.latency.freeze()
        elif before is not None:
            self._over, self._raced, self._late = table.told_at, before_last, set()
            if _stopped(table):  # nobody has lost this race
                self._over = self._raced = None
            for connection in self._presence.connections:
                connection.latency.thaw()
        return race is not None and before is None

    def given_up(self) -> list[Job]:
        """Take all acts out of the queue if the table is paused or the game is over, so that they are refused
        before anybody changes seats. Only who lost a race is told by how much."""
        table, waiting = self._holder.table, []
        nobody_lost = table.paused or _stopped(table)
        while self.waiting and (table.paused or not isinstance(table.phase, Playing)):
            claim = self._queue.pop()
            ruled, moment = (None, None) if nobody_lost else (claim.job.ruled, claim.moment)
            waiting.append(claim.job._replace(ruled=ruled, moment=moment))
        return waiting

    def too_late(self, job: Job) -> bool:
        """Whether this act lost the race only by being late. True once for each seat, and only until the next
        game: then the seats are others."""
        seat = None if job.connection is None else job.connection.seat
        if seat is None or seat in self._late or self.racing or self._raced is None:
            return False
        if _game_id(self._raced) != _game_id(self._holder.table):
            return False
        answered = any(prompt.racing for prompt in _answered(self._raced, seat, job.action))
        self._late |= {seat} if answered else set()
        return answered

    def receive(self, job: Job, connection: Connection, action: Action, act: Act) -> Job | None:
        """The job to run now; None: it waits in the queue.

        Only an act that answers a racing prompt races. Any other act counts at once, so that no slow phone
        delays it; but not before an earlier act of the same seat, and not before its prompt opens.
        """
        seat, table = connection.seat, self._holder.table
        if seat is None or not self._clock.running or (self.race is None and self._over != table.told_at):
            return job
        prompts = _answered(table, seat, action)
        if self.race is None and prompts:
            return job
        ruled = self._rule(connection, act, prompts)
        if self.race is None:  # the race is over: it is refused, with how late it was
            return job._replace(ruled=ruled, moment=ruled.moment)
        moment, last = self.now(), self._queue.last_of(seat)
        if last is None and not prompts:  # its prompt is gone: somebody else was first
            return job._replace(ruled=ruled)
        opens = min([prompt.opens_at for prompt in prompts], default=ruled.moment)
        if any(prompt.racing for prompt in prompts) or opens > (moment if last is None else last):
            self._queue.join(ruled.moment, self._rank(seat), seat, job._replace(ruled=ruled))
        elif last is not None:
            self._queue.join(last, self._rank(seat), seat, job)
        else:
            return job
        return None

    def now(self) -> Moment:
        """The moment up to which everything is decided: in a race, no act can arrive for an earlier one."""
        now = self._clock.now()
        if self.race is None:
            return now
        first = self.waiting[0] if self.waiting else None
        if first is None:
            return now - self.wait()
        if first.moment + self.wait(first.seat) <= now:  # its own seat sends nothing earlier any more
            return first.moment
        return min(now - self.wait(), first.moment)

    def wait(self, seat: Seat | None = None) -> int:
        """How many ms to wait for acts of other seats than this one that may be on their way."""
        if self.race is None:
            return 0
        now = self._time.now
        if now != self._asked_at:  # once for each input
            credits = []
            for one in self._presence.connections:
                if one.seat is not None and one.latency.credit and one.latency.live(now * 1000):
                    credits.append((one.latency.credit, one.seat))
            credits.sort(reverse=True)
            self._asked_at, self._credits = now, credits
        for credit, other in self._credits:
            if other != seat:
                return credit
        return 0

    def look_again(self) -> None:
        """Connections or their credits have changed."""
        self._asked_at = -1.0

    def due(self) -> Moment | None:
        """When the first act in the queue may run."""
        if not self.waiting:
            return None
        first = self.waiting[0]
        return first.moment + self.wait(first.seat)

    def next(self, deed: Deed | None) -> Job | None:
        """The first act that may run, unless the bot's deed comes before it."""
        if not self.waiting:
            return None
        first = self.waiting[0]
        if first.moment + self.wait(first.seat) > self._clock.now():
            return None
        if deed is not None and (deed.at, self._rank(deed.seat)) < (first.moment, first.rank):
            return None
        claim = self._queue.pop()
        return claim.job._replace(moment=claim.moment)

    def _rule(self, connection: Connection, act: Act, prompts: Sequence[Prompt]) -> Ruling:
        arrival, credit, at = self._clock.now(), connection.latency.credit, self._holder.table.at
        claim = self._claimed(connection, act.moment, arrival)
        made = rule(claim, arrival, credit, at).moment
        opened = max([p.opens_at for p in prompts if p.racing and p.opens_at <= made], default=0)
        shown = self._claimed(connection, act.shown, opened) if opened else 0
        floor = max(at, soonest(prompts, made, arrival))
        return rule(claim, arrival, credit, floor, max(0, shown - opened))

    def _claimed(self, connection: Connection, theirs: float | None, otherwise: Moment) -> Moment:
        """A time of the client's clock as table time; not in the future, whatever number was sent."""
        if theirs is None or (ours := connection.latency.ours(theirs)) is None:
            return otherwise
        now, age = self._clock.now(), self._time.now * 1000 - ours
        return round(now - min(max(age, 0.0), now))

    def _rank(self, seat: Seat) -> int:
        """The order among equal moments: clockwise from the seat that the game names."""
        return (seat - (self.race or 0)) % len(self._holder.table.chairs)


def _stopped(table: Table) -> bool:
    """Whether the game was abandoned."""
    return isinstance(table.phase, Ended) and table.phase.scores is None


def _game_id(table: Table) -> str | None:
    """Of the game that is played, or was played last."""
    phase = table.phase.played if isinstance(table.phase, Ended) else table.phase
    return phase.game_id if isinstance(phase, Playing) else None


def _answered(table: Table, seat: Seat, action: Action | None) -> Sequence[Prompt]:
    """The prompts of this seat that the action may answer."""
    if not isinstance(table.phase, Playing):
        return ()
    verb = type(action).__name__
    return [prompt for prompt in table.rules.prompts(table.phase.state, seat) if prompt.verb == verb]
