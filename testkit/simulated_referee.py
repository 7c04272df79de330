"""A referee in simulated time: acts arrive when they are said to, and are done in their turn."""

from collections.abc import Iterable, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from msgspec import Raw

from ninefold.engine import (
    AnyGame,
    Dice,
    Header,
    Illegal,
    Moment,
    Noted,
    Seat,
    Step,
    act,
    encode,
    replace,
    settle,
)
from ninefold.server.live.clock import Clock, ServerTime
from ninefold.server.live.connection import Connection
from ninefold.server.live.draft import Draft
from ninefold.server.live.jobs import Job
from ninefold.server.live.latency import ENOUGH_TRIPS, Latency
from ninefold.server.live.presence import Presence
from ninefold.server.live.referee import Referee
from ninefold.server.net.http_server import Socket
from ninefold.server.table.evolve import overheard, played
from ninefold.server.table.race_rules import Ruling
from ninefold.server.table.state import Chair, Playing, Table
from ninefold.server.wire.from_client import Act

GRAIN_MS = 0.25  # everything happens a little after a full ms, so that no rounding matters


class Arrival(NamedTuple):
    at: int  # ms
    seat: Seat
    action: Any
    pressed: float | None  # by the server's clock; None: the client does not tell it
    shown: float | None = None  # what it answers


def link(*trips: float, ahead: float = 0.0) -> Latency:
    """A connection that took so long to answer, each time; its clock is ahead of ours."""
    made, now = Latency(), 0.0
    for number, trip in enumerate(trips):
        made.sent(str(number), now)
        made.answered(str(number), now + trip / 2 + ahead, now + trip)
        now += 1000
    return made


class Stage:
    """One seat for each credit; None: a connection that was never measured."""

    def __init__(self, rules: AnyGame, state: Any, credits: Sequence[int | None], dice: Dice) -> None:
        self._dice = Noted(dice)
        self._aheads = [1e6 * seat for seat in range(len(credits))]
        socket = cast(Socket, None)
        seats = range(len(credits))
        self.connections = [Connection(socket, str(seat), "here") for seat in seats]
        for connection, credit, ahead in zip(self.connections, credits, self._aheads, strict=True):
            connection.seat = int(connection.token)
            connection.latency = link(*([] if credit is None else [2.0 * credit] * ENOUGH_TRIPS), ahead=ahead)
        self._time = ServerTime(0.0)
        clock = Clock(0, self._time)
        clock.start()
        self.clock = clock
        presence = cast(Presence, SimpleNamespace(connections=self.connections))
        header = Header(rules.name, rules.version, len(credits), None)
        chairs = tuple(Chair(str(seat), "fox", str(seat)) for seat in range(len(credits)))
        playing = Playing("game", header, b"", (), b"", state, begun=0)
        self.table = Table(game=rules.name, chairs=chairs, phase=playing)
        self.referee = Referee(self, self._time, clock, presence)
        self.done: list[tuple[Seat, Ruling]] = []
        self.refused: list[tuple[Seat, Ruling]] = []
        self.facts: list[Step[Any, Any]] = []
        self.referee.watch(self.table)

    @property
    def ms(self) -> float:
        return self._time.now * 1000

    @ms.setter
    def ms(self, ms: float) -> None:
        self._time.now = ms / 1000

    @property
    def state(self) -> Any:
        assert isinstance(self.table.phase, Playing)
        return self.table.phase.state

    def hear(self, arrival: Arrival) -> bool:
        """Pass on an act; whether it was done at once."""
        seat, action = arrival.seat, arrival.action
        claimed = None if arrival.pressed is None else arrival.pressed + self._aheads[seat]
        job = Job(_never, self.connections[seat], action=action)
        shown = None if arrival.shown is None else arrival.shown + self._aheads[seat]
        message = Act("id", Raw(encode(action)), 0, claimed, shown)
        ready = self.referee.receive(job, self.connections[seat], action, message)
        if ready is not None:
            self._act(ready)
        return ready is not None

    def due(self) -> float | None:
        """When the table next does something, as the live table computes it."""
        moments = [] if (turn := self.referee.due()) is None else [turn]
        if (due := self.table.rules.due(self.state)) is not None:
            moments.append(due + self.referee.wait())
        return max(self.ms, min(moments) + GRAIN_MS) if moments else None

    def wake(self) -> None:
        if (job := self.referee.next(None)) is not None:
            self._act(job)
        else:
            self._fold(settle(self.table.rules, self.state, self.referee.now(), self._dice))

    def play(self, arrivals: Iterable[Arrival]) -> "Stage":
        """Let everything happen until its end. In the same millisecond, arrivals come first."""
        for arrival in sorted(arrivals, key=lambda arrival: arrival.at):
            self.until(arrival.at)
            self.hear(arrival)
        while self.referee.due() is not None:
            self.ms = self.due() or self.ms
            self.wake()
        return self

    def until(self, at: Moment) -> None:
        while (due := self.due()) is not None and due < at:
            self.ms = due
            self.wake()
        self.ms = max(self.ms, at + GRAIN_MS)

    def _act(self, job: Job) -> None:
        assert job.connection is not None and job.connection.seat is not None
        seat, now = job.connection.seat, self.clock.now()
        at = max(self.table.at, self.referee.now() if job.moment is None else job.moment)
        ruled = job.ruled or Ruling(at, now, now, 0)
        if job.moment is not None:
            ruled = replace(ruled, moment=job.moment)
        self._fold(settle(self.table.rules, self.state, at, self._dice))
        try:
            self._fold(act(self.table.rules, self.state, seat, job.action, at, self._dice))
            self.done.append((seat, ruled))
        except Illegal:
            self.refused.append((seat, ruled))

    def _fold(self, outcome: tuple[Any, Sequence[Step[Any, Any]]]) -> None:
        _, steps = outcome
        if steps:
            self.facts += steps
            before, self.table = self.table, played(self.table, steps, overheard(self.table, steps))
            self.referee.watch(before)


def _never(draft: Draft, job: Job) -> None:
    raise AssertionError("the stage does it")
