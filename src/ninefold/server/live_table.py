"""One table in play: its clock, connections, bots. One job at a time: settle, decide, commit, then tell."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from secrets import token_bytes, token_urlsafe
from typing import NamedTuple

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold.engine import Illegal, Moment, Seat, begin, convert, replace, require
from ninefold.games import SHELF
from ninefold.server import commands
from ninefold.server import protocol as wire
from ninefold.server import table as at_table
from ninefold.server.bots import Bots
from ninefold.server.broadcaster import Broadcaster
from ninefold.server.clock import Clock
from ninefold.server.connection import Connection
from ninefold.server.draft import Draft
from ninefold.server.log import read_notes, restore
from ninefold.server.ports import Conflict, EventStore, Row, StoreFailed
from ninefold.server.presence import Presence
from ninefold.server.referee import Referee
from ninefold.server.table import Playing, Sealing

log = logging.getLogger(__name__)

TICKET = 600.0  # seconds in which a lost seat's QR code must be scanned
MOST_CONNECTIONS = 120  # at one table
REMEMBERED = 256  # answered messages that a repeat is recognised among
PING, RACING_PING, FIRST_PING = 5.0, 1.0, 0.25  # seconds between pings
RETRY = 1.0  # seconds until what is due is tried again when it could not be saved

_actions = {name: Decoder(rules.action) for name, rules in SHELF.items()}

Link = Callable[[str, str | None], str]  # a table's code and a ticket, to the QR code of their address


class Job(NamedTuple):
    run: Callable[[Draft], None]
    connection: Connection | None = None  # who asked for it,
    id: str = ""  # and by which message
    ruled: wire.Ruled | None = None  # in a race: when

    @property
    def by(self) -> str:
        return "" if self.connection is None else _signed(self.connection, self.id)


def _signed(connection: Connection, id: str) -> str:
    """Ids are each client's own: two of them may count alike."""
    return f"{connection.token[:16]}:{id}"


class LiveTable:
    def __init__(self, rows: Sequence[Row], store: EventStore, link: Link) -> None:
        self.table = restore(rows)
        self._store, self._link = store, link
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Job] = deque()
        self._busy = self._closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._pinging: asyncio.TimerHandle | None = None
        self._clock = Clock(self.table.at, self._loop.time)
        self._presence = Presence(
            self._clock, self.table, self._notice, lambda: self._do(Job(self._name_host)), self._look_again
        )
        self._referee = Referee(self._clock, self._presence, self._loop.time)
        self._referee.watch(self.table)
        self._broadcaster = Broadcaster(self.table, self._clock, self._presence)
        self._answered: dict[str, int] = {}
        for row in rows:
            if by := read_notes(row).by:
                self._remember(by, row.number)
        self._tickets: dict[str, str] = {}  # each for the seat of whoever has this token
        self._bots = Bots(store, self._schedule)
        self._bots.take_seats(self.table, (), self.table.number)

    # Guests

    @property
    def empty(self) -> bool:
        return not self._presence.connections and not self._busy

    def has_room(self, token: str) -> bool:
        """There is always room for those who have a seat."""
        return len(self._presence.connections) < MOST_CONNECTIONS or self.table.seat_of(token) is not None

    def welcome(self, connection: Connection, message: wire.Open | wire.Enter) -> None:
        """From here on the connection hears of everything; an older connection of the same seat is closed."""
        ticket = message.ticket if isinstance(message, wire.Enter) else None
        if ticket is not None and (lost := self._tickets.pop(ticket, None)) is not None:
            self._do(Job(lambda draft: self._take_up(draft, lost, connection)))
        self._presence.enter(connection)
        self._ping()

    def part(self, connection: Connection) -> None:
        self._presence.part(connection)

    def hear(self, connection: Connection, message: wire.Command) -> None:
        if (number := self._answered.get(_signed(connection, message.id))) is not None:
            connection.tell(wire.Answered(message.id, number))
        elif isinstance(message, wire.Resync):
            self._broadcaster.tell_fresh(connection, message.id)
        elif isinstance(message, wire.Act):
            act = Job(lambda draft: self._act(draft, connection, message), connection, message.id)
            if self._referee.line_up(
                self.table, connection, message, lambda r: self._do(act._replace(ruled=r))
            ):
                self._schedule()
            else:
                self._do(act)
        else:
            self._do(Job(lambda draft: self._wish(draft, connection, message), connection, message.id))

    def pong(self, connection: Connection, message: wire.Pong) -> None:
        connection.latency.answered(message.id, message.now, self._loop.time() * 1000)

    def _ping(self) -> None:
        if self._pinging is not None:
            self._pinging.cancel()
            self._pinging = None
        if self._presence.connections:
            now, at = self._loop.time() * 1000, self._clock.now()
            for connection in self._presence.connections:
                if not connection.socket.slow:
                    ping = token_urlsafe(6)
                    connection.latency.sent(ping, now)
                    connection.tell(wire.Ping(ping, connection.number, at, round(connection.latency.delay)))
            often = any(connection.latency.new for connection in self._presence.connections)
            pause = FIRST_PING if often else RACING_PING if self._referee.racing else PING
            self._pinging = self._loop.call_later(pause, self._ping)

    def _notice(self, seat: Seat, here: bool) -> None:
        self._do(Job(lambda draft: self._notice_now(draft, seat, here)))

    def _notice_now(self, draft: Draft, seat: Seat, here: bool) -> None:
        chair = draft.table.chairs[seat] if seat < len(draft.table.chairs) else None
        if chair is not None and chair.token is not None and here == self._presence.present(seat):
            draft.notice(seat, here)
            if here and chair.stand_in:
                draft.add([at_table.BotSteppedBack(seat)])

    def _name_host(self, draft: Draft) -> None:
        if self._presence.without_host:
            draft.add(at_table.new_host(draft.table, self._presence.here))

    # One thing at a time

    def _do(self, job: Job) -> None:
        if not self._closed:
            self._jobs.append(job)
        if not self._busy:
            self._next()

    def _next(self) -> None:
        while self._jobs and not self._busy:
            job = self._jobs.popleft()
            if job.connection is not None and (number := self._answered.get(job.by)) is not None:
                job.connection.tell(wire.Answered(job.id, number))
            else:
                self._run(job)

    def _run(self, job: Job) -> None:
        now = self._referee.now() if job.ruled is None else job.ruled.moment
        draft = Draft(self.table, max(self.table.at, now))
        if isinstance(draft.table.phase, Playing) and self._clock.running:
            draft.settle()
            if draft.rows:
                draft.add(at_table.end_if_over(draft.table))
        settled, refused = draft.table, None
        try:
            draft.by, draft.ruled = job.by, job.ruled
            job.run(draft)
            draft.by, draft.ruled = "", None
            self._follow_up(draft)
        except Illegal as why:
            assert draft.table is settled, "a refused wish has changed nothing"
            late = None if job.ruled is None else max(0, job.ruled.moment - settled.at)
            word, _, text = str(why).partition(" ")
            refused = wire.Refused(job.id, settled.number, word, text, why.offers, late)
            self._note_late(draft, job, late)
        if draft.rows:
            self._busy = True
            stored = self._store.append(draft.table.code, draft.rows)
            stored.add_done_callback(lambda stored: self._stored(stored, draft, job, refused))
        else:
            if job.connection is not None:
                job.connection.tell(refused or wire.Answered(job.id, self.table.number, draft.gift))
            self._schedule()

    def _note_late(self, draft: Draft, job: Job, late: int | None) -> None:
        """What a race was lost by stands in the log, too."""
        if late is not None and job.connection is not None and job.connection.seat is not None:
            draft.by, draft.ruled, draft.at = "", job.ruled, draft.table.at  # for the table no time goes by
            draft.add([] if self._referee.racing else [at_table.CameTooLate(job.connection.seat, late)])

    def _stored(
        self, stored: "asyncio.Future[None]", draft: Draft, job: Job, refused: wire.Refused | None
    ) -> None:
        self._busy = False
        error = StoreFailed("The store is closing.") if stored.cancelled() else stored.exception()
        if error is None:
            self._tell_committed(draft, job, refused)
        else:  # the last committed state is still the table's: nobody was told anything else
            log.error("table %s: %s", self.table.code, error)
            if job.connection is not None:
                word = "elsewhere" if isinstance(error, Conflict) else "not-saved"
                why = "This could not be saved; nothing has changed."
                job.connection.tell(wire.Refused(job.id, self.table.number, word, why))
        self._schedule(0.0 if error is None else RETRY)
        self._next()

    def _tell_committed(self, draft: Draft, job: Job, refused: wire.Refused | None) -> None:
        since, self.table = self.table.number, draft.table
        sights = self._broadcaster.learn(draft)
        if job.connection is not None and refused is None:
            self._remember(job.by, self.table.number)
        if draft.rearranged:
            self._presence.seat(self.table)
            self._bots.take_seats(self.table, draft.happened, since)
        else:
            self._bots.hear(self.table, draft.happened)
        if self._referee.watch(self.table):
            self._ping()
        for connection in list(self._presence.connections):
            if connection.token == draft.removed:
                self._presence.part(connection)
                connection.dismiss(wire.Goodbye("removed", self.table.number))
            elif connection is job.connection and refused is None and draft.gift is None:
                self._broadcaster.tell(connection, sights, job.id, job.ruled)
            else:
                self._broadcaster.tell(connection, sights)
        if job.connection is not None and refused is not None:
            job.connection.tell(refused)
        elif job.connection is not None and draft.gift is not None:
            job.connection.tell(wire.Answered(job.id, self.table.number, draft.gift))

    def _remember(self, by: str, number: int) -> None:
        self._answered[by] = number
        while len(self._answered) > REMEMBERED:
            del self._answered[next(iter(self._answered))]

    # What the table does by itself

    def _follow_up(self, draft: Draft) -> None:
        if isinstance(draft.table.phase, Sealing) and self._clock.running:
            here = [seat for seat in self._presence.here if seat < len(draft.table.chairs)]
            draft.add(at_table.go_on_sealing(draft.table, draft.at, here))
            if isinstance(draft.table.phase, Playing):
                self._begin(draft, here)
        draft.add(at_table.end_if_over(draft.table))

    def _begin(self, draft: Draft, here: Sequence[Seat]) -> None:
        rules, header = draft.table.rules, draft.playing.header
        options = convert(header.options, rules.options)
        draft.play(*begin(rules, header.seats, options, draft.dice, draft.at))
        for seat, chair in enumerate(draft.table.chairs):
            if not chair.by_bot and seat not in here:
                self._presence.miss(seat)
                draft.notice(seat, False)

    def _schedule(self, least: float = 0.0) -> None:
        """Wake up when the next thing is due, if the clock runs."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._clock.running and not self._busy and (moments := self._due()):
            wait = max(least, self._clock.seconds_until(min(moments)))
            self._timer = self._loop.call_later(wait, self._wake)

    def _due(self) -> list[Moment]:
        wait = self._referee.wait()
        moments = [at + wait for _, at in self._presence.stand_ins_due()]
        match self.table.phase:
            case Sealing(until=until):
                moments.append(until)
            case Playing(state=state):
                due, deed = self.table.rules.due(state), self._bots.next_deed(self.table, state)
                moments += [at + wait for at in (due, deed and deed.at) if at is not None]
        if (turn := self._referee.due()) is not None:
            moments.append(turn)
        return moments

    def _wake(self) -> None:
        self._timer = None
        phase = self.table.phase
        deed = self._bots.next_deed(self.table, phase.state) if isinstance(phase, Playing) else None
        if (entry := self._referee.next(self.table, deed)) is not None:
            entry.act(replace(entry.ruled, moment=entry.moment))
        else:
            self._do(Job(self._do_what_is_due))

    def _do_what_is_due(self, draft: Draft) -> None:
        """The game's own timers have been settled already."""
        for seat, at in self._presence.stand_ins_due():
            if at <= draft.at and isinstance(draft.table.phase, Playing):
                draft.add([at_table.BotSteppedIn(seat)])
        if isinstance(draft.table.phase, Playing) and not draft.rows:
            deed = self._bots.next_deed(draft.table, draft.playing.state)
            if deed is not None and deed.at <= draft.at:
                draft.at = max(draft.table.at, deed.at) if self._referee.racing else draft.at
                try:
                    draft.act(deed.seat, deed.action)
                except Illegal as why:
                    log.error("the bot in seat %d of table %s: %s", deed.seat, draft.table.code, why)
                    self._bots.refused(deed.seat)

    # Wishes

    def _act(self, draft: Draft, connection: Connection, message: wire.Act) -> None:
        table = draft.table
        seat = commands.seated(table, connection.token)
        require(isinstance(table.phase, Playing), "not-playing There is no game to play.")
        require(not table.paused, "paused The game is paused.")
        require(self._clock.running, "waiting The others are not back yet.")
        try:
            action = _actions[table.game].decode(message.action)
        except (ValidationError, DecodeError) as error:
            raise Illegal(f"malformed {error}") from error
        draft.act(seat, action)

    def _wish(self, draft: Draft, connection: Connection, message: wire.Command) -> None:
        table = draft.table
        match message:
            case wire.Begin():
                commands.check_host(table, commands.seated(table, connection.token))
                draft.add(commands.begin(table, token_urlsafe(9), token_bytes(32)))
            case wire.HandBack(_, seat):
                commands.check_host(table, commands.seated(table, connection.token))
                commands.check_seat(table, seat)
                draft.gift = self._ticket(table.code, table.chairs[seat].token)
            case wire.Say() if connection.voice.used_up():
                raise Illegal("hush One thing after the other: wait a moment.")
            case _:
                draft.add(commands.decide(table, message, connection.token, self._presence.here))
        match message:  # whoever sits there now, somebody or a bot, is there
            case wire.Sit():
                draft.notice(commands.seated(draft.table, connection.token), True)
            case wire.Remove(_, seat):
                draft.removed = table.chairs[seat].token
                draft.notice(seat, True)

    def _ticket(self, code: str, owner: str | None) -> str:
        if owner is None:
            raise Illegal("bot A bot sits there.")
        ticket = token_urlsafe(12)
        self._tickets[ticket] = owner
        self._loop.call_later(TICKET, self._tickets.pop, ticket, None)
        return self._link(code, ticket)

    def _take_up(self, draft: Draft, lost: str, connection: Connection) -> None:
        """A lost seat goes on on another phone; the old one's secret is worth nothing any more."""
        seat = draft.table.seat_of(lost)
        if seat is not None and draft.table.seat_of(connection.token) is None:
            chair = draft.table.chairs[seat]
            draft.add([at_table.SeatGiven(seat, chair.name, chair.face, connection.token)])
            draft.notice(seat, True)

    # Looking

    def _look_again(self) -> None:
        self._broadcaster.look_again()
        self._schedule()

    def catch_up(self, connection: Connection) -> None:
        if connection.behind:
            self._broadcaster.tell_fresh(connection)

    def close(self) -> None:
        """From here on the table is another's: nothing more is written."""
        self._closed = True
        self._jobs.clear()
        self._bots.close()
        self._presence.close()
        for timer in (self._timer, self._pinging):
            if timer is not None:
                timer.cancel()
