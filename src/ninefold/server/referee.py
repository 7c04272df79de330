"""Rules who was first at one table: acts in a race wait here until nobody can still come before them."""

from collections.abc import Callable

from msgspec import Struct, ValidationError
from msgspec.json import Decoder

from ninefold.engine import Moment, Seat
from ninefold.minds import Deed
from ninefold.server.clock import Clock
from ninefold.server.connection import Connection
from ninefold.server.presence import Presence
from ninefold.server.protocol import Act, Ruled
from ninefold.server.races import REACTION, Claim, RaceQueue, longest_credit, rule
from ninefold.server.table import Playing, Table


class Verb(Struct):
    """All that is read of an action here."""

    type: str


_verbs = Decoder(Verb)


class Referee:
    """`time` is the server's own clock in seconds, which pings are measured by."""

    def __init__(self, clock: Clock, presence: Presence, time: Callable[[], float]) -> None:
        self._clock, self._presence, self._time = clock, presence, time
        self._queue = RaceQueue()
        self._race: Seat | None = None  # while somebody must be first: from whom equal moments are counted
        self._over: Moment | None = None  # when the last race was decided

    @property
    def racing(self) -> bool:
        return self._race is not None

    def watch(self, table: Table) -> bool:
        """Credits stay as they are for the length of a race. Has one just begun?"""
        phase = table.phase
        race = table.rules.race(phase.state) if isinstance(phase, Playing) else None
        if race is None and self._race is not None:
            self._over = table.at
            for connection in self._presence.connections:
                connection.latency.thaw()
        elif race is not None:  # those too who came back only now
            for connection in self._presence.connections:
                connection.latency.freeze()
        begun = race is not None and self._race is None
        self._race = race
        return begun

    def line_up(
        self, table: Table, connection: Connection, message: Act, act: Callable[[Ruled], None]
    ) -> bool:
        """Keep this act until its turn; not if nobody has to be first now."""
        if connection.seat is None or not self._clock.running:
            return False
        if self._race is None:
            if self._over != table.at:
                return False
            act(self._rule(table, connection.seat, connection, message))  # too late, and told by how much
        else:
            ruled = self._rule(table, connection.seat, connection, message)
            self._queue.join(ruled, self._rank(table, connection.seat), connection.seat, act)
        return True

    def _rank(self, table: Table, seat: Seat) -> int:
        """Among equal moments: clockwise from where the game says."""
        return (seat - (self._race or 0)) % len(table.chairs)

    def _rule(self, table: Table, seat: Seat, connection: Connection, message: Act) -> Ruled:
        arrival = claim = self._clock.now()
        if message.moment is not None and (ours := connection.latency.ours(message.moment)) is not None:
            age = self._time() * 1000 - ours
            claim = round(arrival - min(max(age, 0.0), arrival))  # whatever number was sent
        return rule(claim, arrival, connection.latency.credit, _shown(table, seat, message))

    def now(self) -> Moment:
        """The moment of what is done now: in a race no later than what may still come before it."""
        now = self._clock.now() - self.wait()
        first = self._queue.first
        return now if first is None or self._race is None else min(now, first.moment)

    def wait(self, seat: Seat | None = None) -> int:
        """How long something (of this seat) waits for acts of others that may be on their way."""
        if self._race is None:
            return 0
        now, connections = self._time() * 1000, self._presence.connections
        live = [(g.seat, g.latency.credit) for g in connections if g.seat is not None and g.latency.live(now)]
        return longest_credit(live, seat)

    def due(self) -> Moment | None:
        first = self._queue.first
        return None if first is None else first.moment + self.wait(first.seat)

    def next(self, table: Table, bots: Deed | None) -> Claim | None:
        """The first act whose turn it is, unless a bot comes before it."""
        first, due = self._queue.first, self.due()
        if first is None or due is None or due > self._clock.now():
            return None
        if bots is not None and (bots.at, self._rank(table, bots.seat)) < (first.moment, first.rank):
            return None
        return self._queue.pop()


def _shown(table: Table, seat: Seat, message: Act) -> Moment:
    """Nobody's hand can have moved before this."""
    phase, moment = table.phase, table.at
    if isinstance(phase, Playing):
        verb = _verb(message)
        for prompt in table.rules.prompts(phase.state, seat):
            if prompt.racing and prompt.opens_at and prompt.verb == verb:
                moment = max(moment, prompt.opens_at + REACTION)
    return moment


def _verb(message: Act) -> str | None:
    try:
        return _verbs.decode(message.action).type
    except ValidationError:  # refused in its turn
        return None
