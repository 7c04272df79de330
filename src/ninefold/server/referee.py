"""Rules who was first at one table: acts in a race wait here until nobody can still come before them."""

from collections.abc import Callable

from ninefold.engine import Moment, Seat
from ninefold.server.attendance import Attendance
from ninefold.server.clock import Clock
from ninefold.server.guest import Guest
from ninefold.server.protocol import Act, Ruled
from ninefold.server.races import REACTION, Entry, Lineup, patience, rule
from ninefold.server.table import Playing, Table


class Referee:
    """`time` is the server's own clock in seconds, which pings are measured by."""

    def __init__(self, clock: Clock, attendance: Attendance, time: Callable[[], float]) -> None:
        self._clock, self._attendance, self._time = clock, attendance, time
        self._lineup = Lineup()
        self._race: Seat | None = None  # while somebody must be first: from whom equal moments are counted

    @property
    def racing(self) -> bool:
        return self._race is not None

    def watch(self, table: Table) -> None:
        """Credits stay as they are for the length of a race."""
        phase = table.phase
        race = table.rules.race(phase.state) if isinstance(phase, Playing) else None
        if (race is None) != (self._race is None):
            for guest in self._attendance.guests:
                if race is None:
                    guest.link.thaw()
                else:
                    guest.link.freeze()
        self._race = race

    def line_up(self, table: Table, guest: Guest, message: Act, act: Callable[[Ruled], None]) -> bool:
        """Keep this act until its turn; not if nobody has to be first now."""
        if self._race is None or guest.seat is None or not self._clock.running:
            return False
        arrival = claim = self._clock.now()
        if message.moment is not None and (ours := guest.link.ours(message.moment)) is not None:
            claim = round(arrival - (self._time() * 1000 - ours))
        ruled = rule(claim, arrival, guest.link.credit, _shown(table, guest.seat, message))
        rank = (guest.seat - self._race) % len(table.chairs)
        self._lineup.join(ruled, rank, guest.seat, act)
        return True

    def now(self) -> Moment:
        """The moment of what is done now: in a race no later than what may still come before it."""
        now = self._clock.now() - self.wait()
        first = self._lineup.first
        return now if first is None or self._race is None else min(now, first.moment)

    def wait(self, seat: Seat | None = None) -> int:
        """How long something (of this seat) waits for acts of others that may be on their way."""
        if self._race is None:
            return 0
        guests = self._attendance.guests
        return patience(((g.seat, g.link.credit) for g in guests if g.seat is not None and g.link.live), seat)

    def due(self) -> Moment | None:
        first = self._lineup.first
        return None if first is None else first.moment + self.wait(first.seat)

    def next(self, before: Moment | None) -> Entry | None:
        """The first act whose turn it is, unless something else comes before it."""
        first, due = self._lineup.first, self.due()
        if first is None or due is None or due > self._clock.now():
            return None
        return None if before is not None and before < first.moment else self._lineup.pop()


def _shown(table: Table, seat: Seat, message: Act) -> Moment:
    """Nobody's hand can have moved before this."""
    phase, moment = table.phase, table.at
    if isinstance(phase, Playing):
        for prompt in table.rules.prompts(phase.state, seat):
            named = b'"%b"' % prompt.verb.encode() in bytes(message.action)
            if prompt.racing and prompt.opens_at and named:
                moment = max(moment, prompt.opens_at + REACTION)
    return moment
