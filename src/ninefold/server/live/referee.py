"""Rules who was first at one table: acts in a race wait here until nobody can still come before them."""

from collections.abc import Sequence

from ninefold.engine import Action, Moment, Prompt, Seat
from ninefold.minds import Deed
from ninefold.server.live.clock import Clock, ServerTime
from ninefold.server.live.connection import Connection
from ninefold.server.live.jobs import Job
from ninefold.server.live.presence import Presence
from ninefold.server.live.race_queue import RaceQueue
from ninefold.server.table.race_rules import Ruling, rule, soonest
from ninefold.server.table.state import Playing, Table, TableHolder
from ninefold.server.wire.from_client import Act


class Referee:
    def __init__(self, holder: TableHolder, time: ServerTime, clock: Clock, presence: Presence) -> None:
        self._holder, self._time, self._clock, self._presence = holder, time, clock, presence
        self._queue = RaceQueue()
        self._race: Seat | None = None  # while somebody must be first: from whom equal moments are counted
        self._over: Moment | None = None  # when the last race was decided,
        self._raced: Table | None = None  # the table just before that,
        self._late: set[Seat] = set()  # and who was told to have come too late

    @property
    def racing(self) -> bool:
        return self._race is not None

    def watch(self) -> bool:
        """Credits stay as they are for the length of a race. Has one just begun?"""
        table = self._holder.table
        race = table.rules.race(table.phase.state) if isinstance(table.phase, Playing) else None
        before, self._race = self._race, race
        if race is not None:
            self._raced, self._late = table, set()
            for connection in self._presence.connections:  # those too who came back only now
                connection.latency.freeze()
        elif before is not None:
            self._over = table.told_at
            for connection in self._presence.connections:
                connection.latency.thaw()
        return race is not None and before is None

    def given_up(self) -> list[Job]:
        """Acts that wait for a moment which does not come: the table is paused, and they are to hear so."""
        waiting = []
        while self._holder.table.paused and self._queue.first is not None:
            waiting.append(self._queue.pop().job._replace(ruled=None))
        return waiting

    def too_late(self, job: Job) -> bool:
        """Whether an act would have counted, had the race not been decided: once for each seat."""
        seat = None if job.connection is None else job.connection.seat
        if seat is None or seat in self._late or self.racing or self._raced is None:
            return False
        answered = any(prompt.racing for prompt in _answered(self._raced, seat, job.action))
        self._late |= {seat} if answered else set()
        return answered

    def receive(self, job: Job, connection: Connection, action: Action, act: Act) -> Job | None:
        """The act as it is to be done now; None: it waits here for its turn.

        Only what answers a racing prompt is a race. All else is done at the moment up to which the table has
        come, so that no slow phone delays it; not before what the same seat did earlier, and not before its
        prompt opens.
        """
        seat, table = connection.seat, self._holder.table
        if seat is None or not self._clock.running or (self._race is None and self._over != table.told_at):
            return job
        prompts = _answered(table, seat, action)
        if self._race is None and prompts:
            return job
        ruled = self._rule(connection, act, prompts)
        if self._race is None:  # too late, and told by how much
            return job._replace(ruled=ruled, moment=ruled.moment)
        moment, last = self.now(), self._queue.last_of(seat)
        if last is None and not prompts:  # its prompt has gone: another hand was first
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
        """The moment up to which the table has come: in a race nothing can come before it any more."""
        now, first = self._clock.now(), self._queue.first
        if self._race is None:
            return now
        now -= self.wait()
        return now if first is None else min(now, first.moment)

    def wait(self, seat: Seat | None = None) -> int:
        """How long something (of this seat) waits for acts of others that may be on their way."""
        if self._race is None:
            return 0
        now, longest = self._time.now * 1000, 0
        for other in self._presence.connections:
            if other.seat is not None and other.seat != seat:
                latency = other.latency
                if (credit := latency.credit) > longest and latency.live(now):
                    longest = credit
        return longest

    def due(self) -> Moment | None:
        """When the first act that waits has its turn."""
        first = self._queue.first
        return None if first is None else first.moment + self.wait(first.seat)

    def next(self, deed: Deed | None) -> Job | None:
        """The first act whose turn it is, unless a bot comes before it."""
        first, due = self._queue.first, self.due()
        if first is None or due is None or due > self._clock.now():
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
        """When it was, by a client's own clock; whatever number was sent, not later than now."""
        if theirs is None or (ours := connection.latency.ours(theirs)) is None:
            return otherwise
        now, age = self._clock.now(), self._time.now * 1000 - ours
        return round(now - min(max(age, 0.0), now))

    def _rank(self, seat: Seat) -> int:
        """Among equal moments: clockwise from where the game says."""
        return (seat - (self._race or 0)) % len(self._holder.table.chairs)


def _answered(table: Table, seat: Seat, action: Action | None) -> Sequence[Prompt]:
    """The prompts of this seat that an act may answer."""
    if not isinstance(table.phase, Playing):
        return ()
    verb = type(action).__name__
    return [prompt for prompt in table.rules.prompts(table.phase.state, seat) if prompt.verb == verb]
