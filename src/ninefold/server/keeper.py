"""Keeps one table: its clock, guests and bots. One thing at a time: settle, decide, commit, then tell."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from secrets import token_bytes, token_urlsafe
from time import monotonic
from typing import NamedTuple

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold.engine import Illegal, Moment, Seat, begin, convert, require
from ninefold.games import SHELF
from ninefold.server import protocol as wire
from ninefold.server import table as at_table
from ninefold.server.attendance import Attendance
from ninefold.server.bots import NAMES, Bots
from ninefold.server.clock import Clock
from ninefold.server.draft import Draft
from ninefold.server.guest import Guest
from ninefold.server.log import read_notes, restore
from ninefold.server.ports import Conflict, EventStore, Row, StoreFailed
from ninefold.server.races import REACTION, Lineup, patience, rule
from ninefold.server.sights import Onlookers, table_view
from ninefold.server.table import Playing, Sealing, Table, TableEvent

log = logging.getLogger(__name__)

TICKET = 600.0  # seconds in which a lost seat's QR code must be scanned
REMEMBERED = 256  # answered messages that a repeat is recognised among
PING, RACING_PING = 5.0, 1.0  # seconds between pings

_actions = {name: Decoder(rules.action) for name, rules in SHELF.items()}

Link = Callable[[str, str | None], str]  # a table's code and a ticket, to the QR code of their address


class Job(NamedTuple):
    run: Callable[[Draft], None]
    guest: Guest | None = None  # who asked for it,
    by: str = ""  # and by which message
    ruled: wire.Ruled | None = None  # in a race: when


class Keeper:
    def __init__(self, rows: Sequence[Row], store: EventStore, link: Link) -> None:
        self.table = restore(rows)
        self._store, self._link = store, link
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Job] = deque()
        self._busy = False
        self._timer: asyncio.TimerHandle | None = None
        self._pinging: asyncio.TimerHandle | None = None
        self._clock = Clock(self.table.at)
        self._attendance = Attendance(self._clock, self._notice, self._look_again, self.table)
        self._version = 0  # of the table's own view
        self._answered: dict[str, int] = {}
        for row in rows:
            if by := read_notes(row).by:
                self._remember(by, row.number)
        self._tickets: dict[str, Seat] = {}
        self._lineup = Lineup()
        self._race: Seat | None = None  # while somebody must be first: from whom equal moments are counted
        self._bots = Bots(store, self._schedule)
        self._bots.hear(self.table, (), self.table.number)

    # Guests

    @property
    def empty(self) -> bool:
        return not self._attendance.guests and not self._busy

    def welcome(self, guest: Guest, message: wire.Open | wire.Enter) -> None:
        """From here on the guest hears of everything; an older connection of the same seat is closed."""
        ticket = message.ticket if isinstance(message, wire.Enter) else None
        if ticket is not None and (seat := self._tickets.pop(ticket, None)) is not None:
            self._do(Job(lambda draft: self._take_up(draft, seat, guest)))
        self._attendance.enter(guest)
        if self._pinging is None:
            self._ping()

    def part(self, guest: Guest) -> None:
        self._attendance.part(guest)

    def hear(self, guest: Guest, message: wire.Wish) -> None:
        if (number := self._answered.get(message.id)) is not None:
            guest.tell(wire.Answered(message.id, number))
        elif isinstance(message, wire.Resync):
            self._tell_fresh(guest)
        elif isinstance(message, wire.Act):
            self._hear_act(guest, message)
        else:
            self._do(Job(lambda draft: draft.add(self._wish(draft.table, guest, message)), guest, message.id))

    def pong(self, guest: Guest, message: wire.Pong) -> None:
        guest.link.answered(message.id, message.now, monotonic() * 1000)

    def _ping(self) -> None:
        self._pinging = None
        if self._attendance.guests:
            now, at = monotonic() * 1000, self._clock.now()
            for guest in self._attendance.guests:
                ping = token_urlsafe(6)
                guest.link.sent(ping, now)
                guest.tell(wire.Ping(ping, self.table.number, at, round(guest.link.delay)))
            often = any(not guest.link.measured for guest in self._attendance.guests)
            pause = 0.25 if often else PING if self._race is None else RACING_PING
            self._pinging = self._loop.call_later(pause, self._ping)

    def _notice(self, seat: Seat, here: bool) -> None:
        self._do(Job(lambda draft: self._notice_now(draft, seat, here)))

    def _notice_now(self, draft: Draft, seat: Seat, here: bool) -> None:
        if seat < len(draft.table.chairs) and here == self._attendance.present(seat):
            draft.notice(seat, here)
            if here and draft.table.chairs[seat].stand_in:
                draft.add([at_table.BotSteppedBack(seat)])

    # One thing at a time

    def _do(self, job: Job) -> None:
        self._jobs.append(job)
        if not self._busy:
            self._next()

    def _next(self) -> None:
        while self._jobs and not self._busy:
            job = self._jobs.popleft()
            if job.by in self._answered:
                if job.guest is not None:
                    job.guest.tell(wire.Answered(job.by, self._answered[job.by]))
            else:
                self._run(job)

    def _run(self, job: Job) -> None:
        draft = Draft(self.table, self._now(job.ruled))
        if isinstance(draft.table.phase, Playing) and self._clock.running:
            draft.settle()
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
            refused = wire.Refused(job.by, settled.number, word, text, why.offers, late)
        if draft.rows:
            self._busy = True
            stored = self._store.append(draft.table.code, draft.rows)
            stored.add_done_callback(lambda stored: self._stored(stored, draft, job, refused))
        else:
            if job.guest is not None and job.by:
                job.guest.tell(refused or wire.Answered(job.by, self.table.number))
            self._schedule()

    def _stored(
        self, stored: "asyncio.Future[None]", draft: Draft, job: Job, refused: wire.Refused | None
    ) -> None:
        self._busy = False
        error = StoreFailed("The store is closing.") if stored.cancelled() else stored.exception()
        if error is None:
            self._tell_committed(draft, job, refused)
        else:  # the last committed state is still the table's: nobody was told anything else
            log.error("table %s: %s", self.table.code, error)
            if job.guest is not None and job.by:
                word = "elsewhere" if isinstance(error, Conflict) else "not-saved"
                why = "This could not be saved; nothing has changed."
                job.guest.tell(wire.Refused(job.by, self.table.number, word, why))
        self._schedule()
        self._next()

    def _tell_committed(self, draft: Draft, job: Job, refused: wire.Refused | None) -> None:
        since, self.table = self.table.number, draft.table
        if job.by and refused is None:
            self._remember(job.by, self.table.number)
        if any(not row.scope for row in draft.rows):
            self._attendance.seat(self.table)
            self._version += 1
        self._watch_race()
        self._bots.hear(self.table, draft.happened, since)
        onlookers = Onlookers(self.table, draft.happened, since, self._clock.now())
        for guest in list(self._attendance.guests):
            if guest is job.guest and refused is None:
                self._tell(guest, onlookers, job.by or None, job.ruled)
            else:
                self._tell(guest, onlookers)
        if refused is not None and job.guest is not None:
            job.guest.tell(refused)

    def _remember(self, by: str, number: int) -> None:
        self._answered[by] = number
        while len(self._answered) > REMEMBERED:
            del self._answered[next(iter(self._answered))]

    # Races

    def _watch_race(self) -> None:
        phase = self.table.phase
        race = self.table.rules.race(phase.state) if isinstance(phase, Playing) else None
        if (race is None) != (self._race is None):
            for guest in self._attendance.guests:
                if race is None:
                    guest.link.thaw()
                else:
                    guest.link.freeze()
        self._race = race

    def _credits(self) -> list[tuple[Seat, int]]:
        """Whose acts may still be on their way, and for how long."""
        guests = self._attendance.guests
        return [(g.seat, g.link.credit) for g in guests if g.seat is not None and g.link.live]

    def _hear_act(self, guest: Guest, message: wire.Act) -> None:
        if self._race is None or guest.seat is None:
            self._do(Job(lambda draft: self._act(draft, guest, message), guest, message.id))
            return
        arrival, claim = self._clock.now(), None
        if message.moment is not None and (ours := guest.link.ours(message.moment)) is not None:
            claim = round(arrival - (monotonic() * 1000 - ours))
        ruled = rule(claim or arrival, arrival, guest.link.credit, self._shown(guest.seat, message))
        rank = (guest.seat - self._race) % len(self.table.chairs)
        self._lineup.join(
            ruled, rank, guest.seat, lambda ruled: self._do(
                Job(lambda draft: self._act(draft, guest, message), guest, message.id, ruled)
            )
        )  # fmt: skip
        self._schedule()

    def _shown(self, seat: Seat, message: wire.Act) -> Moment:
        """Nobody's hand can have moved before this."""
        phase, moment = self.table.phase, self.table.at
        if isinstance(phase, Playing):
            for prompt in self.table.rules.prompts(phase.state, seat):
                if (
                    prompt.racing
                    and prompt.opens_at
                    and b'"%b"' % prompt.verb.encode() in bytes(message.action)
                ):
                    moment = max(moment, prompt.opens_at + REACTION)
        return moment

    def _now(self, ruled: wire.Ruled | None) -> Moment:
        """The moment of what is done now: in a race no later than what may still come before it."""
        now = self._clock.now()
        if ruled is not None:
            now = ruled.moment
        elif self._race is not None:
            now -= patience(self._credits())
            if (first := self._lineup.first) is not None:
                now = min(now, first.moment)
        return max(self.table.at, now)

    # What the table does by itself

    def _follow_up(self, draft: Draft) -> None:
        here = [seat for seat in self._attendance.here if seat < len(draft.table.chairs)]
        draft.add(at_table.go_on_sealing(draft.table, draft.at, here))
        if isinstance(draft.table.phase, Playing):
            if draft.table.number == draft.playing.begun:
                self._begin(draft, here)
            draft.add(at_table.end_if_over(draft.table))

    def _begin(self, draft: Draft, here: Sequence[Seat]) -> None:
        rules, header = draft.table.rules, draft.playing.header
        draft.play(*begin(rules, header.seats, convert(header.options, rules.options), draft.dice))
        for seat, chair in enumerate(draft.table.chairs):
            if not chair.by_bot and seat not in here:
                self._attendance.miss(seat)
                draft.notice(seat, False)

    def _schedule(self) -> None:
        """Wake up when the next thing is due, if the clock runs."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._clock.running and not self._busy and (moments := self._due()):
            self._timer = self._loop.call_later(self._clock.seconds_until(min(moments)), self._wake)

    def _due(self) -> list[Moment]:
        moments = [at for _, at in self._attendance.impatience()]
        match self.table.phase:
            case Sealing(until=until):
                moments.append(until)
            case Playing(state=state):
                due, deed = self.table.rules.due(state), self._bots.next_deed(self.table, state)
                wait = patience(self._credits()) if self._race is not None else 0
                moments += [at + wait for at in (due, deed and deed.at) if at is not None]
        if (first := self._lineup.first) is not None:
            wait = patience(self._credits(), first.seat) if self._race is not None else 0
            moments.append(first.moment + wait)
        return moments

    def _wake(self) -> None:
        self._timer = None
        first = self._lineup.first
        if first is not None:
            wait = patience(self._credits(), first.seat) if self._race is not None else 0
            if first.moment + wait <= self._clock.now() and not self._earlier(first.moment):
                entry = self._lineup.pop()
                entry.act(
                    wire.Ruled(entry.moment, entry.ruled.claim, entry.ruled.arrival, entry.ruled.credit)
                )
                return
        self._do(Job(self._do_what_is_due))

    def _earlier(self, moment: Moment) -> bool:
        """Does a bot act before this?"""
        phase = self.table.phase
        deed = self._bots.next_deed(self.table, phase.state) if isinstance(phase, Playing) else None
        return deed is not None and deed.at < moment

    def _do_what_is_due(self, draft: Draft) -> None:
        """The game's own timers have been settled already."""
        for seat, at in self._attendance.impatience():
            if at <= draft.at:
                self._lose_patience(draft, seat)
        if isinstance(draft.table.phase, Playing) and not draft.rows:
            deed = self._bots.next_deed(draft.table, draft.playing.state)
            if deed is not None and deed.at <= draft.at:
                draft.at = max(draft.table.at, deed.at) if self._race is not None else draft.at
                try:
                    draft.act(deed.seat, deed.action)
                except Illegal as why:
                    log.error("the bot in seat %d of table %s: %s", deed.seat, draft.table.code, why)
                    self._bots.refused(deed.seat)

    def _lose_patience(self, draft: Draft, seat: Seat) -> None:
        if seat == draft.table.host:
            draft.add(at_table.new_host(draft.table, self._attendance.here))
        if isinstance(draft.table.phase, Playing) and not draft.table.chairs[seat].by_bot:
            draft.add([at_table.BotSteppedIn(seat)])
        self._attendance.forget(seat)

    # Wishes

    def _act(self, draft: Draft, guest: Guest, message: wire.Act) -> None:
        table, seat = draft.table, guest.seat
        require(seat is not None, "watching You are watching.")
        require(isinstance(table.phase, Playing), "not-playing There is no game to play.")
        require(not table.paused, "paused The game is paused.")
        require(self._clock.running, "waiting The others are not back yet.")
        assert seat is not None
        try:
            action = _actions[table.game].decode(message.action)
        except (ValidationError, DecodeError) as error:
            raise Illegal(f"malformed {error}") from error
        draft.act(seat, action)

    def _wish(self, table: Table, guest: Guest, message: wire.Wish) -> list[TableEvent]:
        if isinstance(message, wire.Sit):
            return at_table.sit(table, message.name, message.face, guest.token, message.seat)
        seat = guest.seat
        require(seat is not None, "watching You are watching.")
        assert seat is not None
        match message:
            case wire.Leave():
                return at_table.leave(table, seat, self._attendance.here)
            case wire.Ready(_, sealed):
                return at_table.promise(table, seat, sealed)
            case wire.Reveal(_, value):
                return at_table.contribute(table, seat, value)
            case wire.Again():
                return at_table.again(table)
        require(seat == table.host, "host Only the host may do this.")
        match message:
            case wire.Choose(_, game, options, room, patience):
                return at_table.choose(table, game, options, room, patience)
            case wire.AddBot(_, level):
                return at_table.add_bot(table, level, NAMES)
            case wire.SetLevel(_, other, level):
                return at_table.set_level(table, other, level)
            case wire.Remove(_, other):
                return at_table.remove(table, other)
            case wire.Move(_, other, to):
                return at_table.move(table, other, to)
            case wire.Begin():
                return at_table.seal_dice(table, token_urlsafe(9), token_bytes(32))
            case wire.Pause():
                return at_table.pause(table)
            case wire.Resume():
                return at_table.resume(table)
            case wire.Stop():
                return at_table.abandon(table)
            case wire.HandBack(id, other):
                guest.tell(wire.Answered(id, table.number, self._ticket(table, other)))
                return []
        raise Illegal("malformed This is no wish of a guest.")

    def _ticket(self, table: Table, seat: Seat) -> str:
        require(0 <= seat < len(table.chairs), "no-such-seat There is no such seat.")
        require(table.chairs[seat].token is not None, "bot A bot sits there.")
        ticket = token_urlsafe(12)
        self._tickets[ticket] = seat
        self._loop.call_later(TICKET, self._tickets.pop, ticket, None)
        return self._link(table.code, ticket)

    def _take_up(self, draft: Draft, seat: Seat, guest: Guest) -> None:
        """A lost seat goes on on another phone; the old one's secret is worth nothing any more."""
        if seat < len(draft.table.chairs) and draft.table.seat_of(guest.token) is None:
            chair = draft.table.chairs[seat]
            draft.add([at_table.SeatGiven(seat, chair.name, chair.face, guest.token)])
            draft.notice(seat, True)

    # Telling

    def _tell(
        self, guest: Guest, onlookers: Onlookers, answer: str | None = None, ruled: wire.Ruled | None = None
    ) -> None:
        if guest.socket.slow:
            guest.behind = True
            if answer is not None:
                guest.tell(wire.Answered(answer, self.table.number))
            return
        view = None if guest.table_seen == self._version else self._view()
        guest.socket.send(onlookers.sight(guest.seat, view, answer, ruled))
        guest.table_seen = self._version

    def _tell_fresh(self, guest: Guest) -> None:
        onlookers = Onlookers(self.table, (), self.table.number, self._clock.now())
        guest.socket.send(onlookers.sight(guest.seat, self._view(), fresh=True))
        guest.behind, guest.table_seen = False, self._version

    def _look_again(self) -> None:
        """Somebody came or went: no event, but the table looks different."""
        self._version += 1
        for guest in list(self._attendance.guests):
            self._tell_fresh(guest)
        self._schedule()

    def catch_up(self, guest: Guest) -> None:
        if guest.behind:
            self._tell_fresh(guest)

    def _view(self) -> wire.TableView:
        return table_view(self.table, self._attendance.present, self._attendance.waiting)

    def close(self) -> None:
        self._bots.close()
        self._attendance.close()
        for timer in (self._timer, self._pinging):
            if timer is not None:
                timer.cancel()
