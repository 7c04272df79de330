"""Keeps one table: its clock, guests and bots. One thing at a time: settle, decide, commit, then tell."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from secrets import token_bytes, token_urlsafe
from typing import Any

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold.engine import (
    Away,
    Back,
    Fact,
    Illegal,
    Moment,
    Noted,
    Sealed,
    Seat,
    act,
    begin,
    convert,
    notice,
    require,
    settle,
    steps,
)
from ninefold.games import SHELF
from ninefold.server import protocol as wire
from ninefold.server import table as at_table
from ninefold.server.bots import NAMES, Bots
from ninefold.server.clock import Clock
from ninefold.server.guest import Guest
from ninefold.server.log import read_notes, restore, write
from ninefold.server.ports import Conflict, EventStore, Row, StoreFailed
from ninefold.server.sights import Happened, Onlookers, table_view
from ninefold.server.table import Playing, Sealing, Table, TableEvent

log = logging.getLogger(__name__)

GRACE = 3.0  # seconds in which a phone may change network or reload before anybody is told
REUNION = 20.0  # seconds after the first is back until play goes on without the others
TICKET = 600.0  # seconds in which a lost seat's QR code must be scanned
REMEMBERED = 256  # answered messages that a repeat is recognised among

Job = Callable[["Draft"], None]
Link = Callable[[str, str | None], str]  # a table's code and a ticket, to the QR code of their address


class Draft:
    """What one job does to the table: nothing of it is true before it is committed."""

    def __init__(self, table: Table, at: Moment) -> None:
        self.table, self.at = table, at
        self.rows: list[Row] = []
        self.happened: list[Happened] = []
        self.by = ""

    def add(self, events: Sequence[TableEvent]) -> None:
        for event in events:
            self.rows.append(write(self.table.number + 1, "", Fact(self.at, event), self.by))
            self.table = at_table.evolve(self.table, event, self.at)

    def play(self, state: Any, facts: Sequence[Fact[Any]], by: str = "") -> None:
        """The game's own events, and the state that they led to."""
        if not facts:
            return
        rules, before = self.table.rules, self.playing.state
        self.happened += [Happened(*step) for step in steps(rules, before, facts)]
        number, draws = self.table.number, 0
        for fact in facts:
            number += 1
            draws += len(fact.draws)
            self.rows.append(write(number, rules.name, fact, by))
            by = ""
        self.table = at_table.played(self.table, state, len(facts), draws, facts[-1].at)

    @property
    def playing(self) -> Playing:
        assert isinstance(self.table.phase, Playing)
        return self.table.phase

    @property
    def dice(self) -> Noted:
        return Noted(Sealed(self.playing.key, self.playing.drawn))


class Keeper:
    def __init__(self, rows: Sequence[Row], store: EventStore, link: Link) -> None:
        self.table = restore(rows)
        self._store, self._link = store, link
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[tuple[Job, Guest | None, str]] = deque()
        self._busy = False
        self._timer: asyncio.TimerHandle | None = None
        self._clock = Clock(self.table.at)
        self._version = 0  # of the table's own view
        self._guests: list[Guest] = []
        self._gone: dict[Seat, Moment] = {}  # who is away, since when
        self._expected = {s for s, chair in enumerate(self.table.chairs) if not chair.by_bot}
        self._reunion: asyncio.TimerHandle | None = None
        self._answered: dict[str, int] = {}
        for row in rows:
            if by := read_notes(row).by:
                self._remember(by, row.number)
        self._tickets: dict[str, Seat] = {}
        self._bots = Bots(store, self._schedule)
        self._bots.hear(self.table, (), self.table.number)
        self._actions = {name: Decoder(rules.action) for name, rules in SHELF.items()}

    # Guests come and go

    @property
    def empty(self) -> bool:
        return not self._guests and not self._busy

    def welcome(self, guest: Guest, message: wire.Open | wire.Enter) -> None:
        """From here on the guest hears of everything; an older connection of the same seat is closed."""
        ticket = message.ticket if isinstance(message, wire.Enter) else None
        if ticket is not None and (seat := self._tickets.pop(ticket, None)) is not None:
            self._do(lambda draft: self._take_up(draft, seat, guest), guest, message.id)
        guest.seat = self.table.seat_of(guest.token)
        self._guests.append(guest)
        self._seat_guests()
        if guest.seat is not None:
            self._come_back(guest.seat)
        self._version += 1
        self._tell_table()

    def part(self, guest: Guest) -> None:
        if guest not in self._guests:
            return
        self._guests.remove(guest)
        if guest.seat is not None and not self._present(guest.seat):
            self._loop.call_later(GRACE, self._miss, guest.token)
            self._version += 1
            self._tell_table()

    def _present(self, seat: Seat) -> bool:
        return any(guest.seat == seat for guest in self._guests)

    @property
    def _here(self) -> list[Seat]:
        return sorted({guest.seat for guest in self._guests if guest.seat is not None})

    def _seat_guests(self) -> None:
        """Who sits where may have changed. A second connection of a seat takes over from the first."""
        seats: dict[Seat, Guest] = {}
        for guest in list(self._guests):
            guest.seat = self.table.seat_of(guest.token)
            if guest.seat is not None:
                if (older := seats.get(guest.seat)) is not None:
                    self._guests.remove(older)
                    older.dismiss(wire.Goodbye("taken-over", self.table.number))
                seats[guest.seat] = guest

    def _come_back(self, seat: Seat) -> None:
        self._gone.pop(seat, None)
        if not self._clock.running and self._expected:
            self._expected.discard(seat)
            if not self._expected:
                self._go_on()
            elif self._reunion is None:
                self._reunion = self._loop.call_later(REUNION, self._go_on)
        self._do(lambda draft: self._notice(draft, seat, True))

    def _miss(self, token: str) -> None:
        seat = self.table.seat_of(token)
        if seat is None or self._present(seat):
            return
        if not self._here:  # nobody is left: time stands still for them
            self._clock.stop()
            self._expected = {*self._expected, seat}
            self._expected |= {
                s for s, c in enumerate(self.table.chairs) if not c.by_bot and s not in self._gone
            }
            if self._reunion is not None:
                self._reunion.cancel()
                self._reunion = None
            return
        self._gone[seat] = self._clock.now()
        self._do(lambda draft: self._notice(draft, seat, False))

    def _go_on(self) -> None:
        """All who were there are back, or have been waited for long enough."""
        if self._reunion is not None:
            self._reunion.cancel()
            self._reunion = None
        if not self._here:
            return
        missing, self._expected = self._expected, set()
        if not self.table.paused:
            self._clock.start()
        for seat in missing - set(self._here):
            self._gone[seat] = self._clock.now()
            self._do(lambda draft, seat=seat: self._notice(draft, seat, False))  # type: ignore[misc]
        self._version += 1
        self._do(lambda draft: None)

    def _notice(self, draft: Draft, seat: Seat, here: bool) -> None:
        if seat >= len(draft.table.chairs):
            return
        for event in at_table.presence(draft.table, seat, here):
            assert isinstance(event, Away | Back)
            rules = draft.table.rules
            draft.play(*notice(rules, draft.playing.state, event, draft.at, draft.dice))
        if here and draft.table.chairs[seat].stand_in:
            draft.add([at_table.BotSteppedBack(seat)])

    # One thing at a time

    def hear(self, guest: Guest, message: wire.Wish) -> None:
        if (number := self._answered.get(message.id)) is not None:
            guest.tell(wire.Answered(message.id, number))
        elif isinstance(message, wire.Resync):
            self._tell_fresh(guest)
        else:
            self._do(lambda draft: self._wish(draft, guest, message), guest, message.id)

    def _do(self, job: Job, guest: Guest | None = None, by: str = "") -> None:
        self._jobs.append((job, guest, by))
        if not self._busy:
            self._next()

    def _next(self) -> None:
        while self._jobs and not self._busy:
            job, guest, by = self._jobs.popleft()
            if by and by in self._answered:
                if guest is not None:
                    guest.tell(wire.Answered(by, self._answered[by]))
                continue
            self._run(job, guest, by)

    def _run(self, job: Job, guest: Guest | None, by: str) -> None:
        draft = Draft(self.table, max(self.table.at, self._clock.now()))
        self._settle(draft)
        settled = draft.table
        refused: wire.Refused | None = None
        try:
            draft.by = by
            job(draft)
            draft.by = ""
            self._follow_up(draft)
        except Illegal as why:
            assert draft.table is settled, "a refused wish has changed nothing"
            rule, _, text = str(why).partition(" ")
            refused = wire.Refused(by, settled.number, rule, text, why.offers)
        if not draft.rows:
            if guest is not None and by:
                guest.tell(refused or wire.Answered(by, self.table.number))
            self._schedule()
            return
        self._busy = True
        done = self._store.append(self.table.code or draft.table.code, draft.rows)
        done.add_done_callback(lambda stored: self._stored(stored, draft, guest, by, refused))

    def _stored(
        self,
        stored: "asyncio.Future[None]",
        draft: Draft,
        guest: Guest | None,
        by: str,
        refused: wire.Refused | None,
    ) -> None:
        self._busy = False
        error = stored.exception() if not stored.cancelled() else StoreFailed("The store is closing.")
        if error is not None:
            self._fall_back(error, guest, by)
        else:
            since, own_events = self.table.number, any(not row.scope for row in draft.rows)
            self.table = draft.table
            if by and refused is None:
                self._remember(by, self.table.number)
            if own_events:
                self._seat_guests()
                self._version += 1
                self._run_clock()
            self._bots.hear(self.table, draft.happened, since)
            self._tell(draft.happened, since, guest if refused is None else None, by)
            if refused is not None and guest is not None:
                guest.tell(refused)
        self._schedule()
        self._next()

    def _fall_back(self, error: BaseException, guest: Guest | None, by: str) -> None:
        """The last committed state is still the table's: nobody was told anything else."""
        log.error("table %s: %s", self.table.code, error)
        if guest is not None and by:
            word = "elsewhere" if isinstance(error, Conflict) else "not-saved"
            guest.tell(
                wire.Refused(by, self.table.number, word, "This could not be saved; nothing has changed.")
            )

    def _remember(self, by: str, number: int) -> None:
        self._answered[by] = number
        while len(self._answered) > REMEMBERED:
            del self._answered[next(iter(self._answered))]

    def pong(self, guest: Guest, message: wire.Pong) -> None:
        """For races: see races.py."""

    # What the table does by itself

    def _settle(self, draft: Draft) -> None:
        """Everything that was due before this moment, each thing at its own."""
        if isinstance(draft.table.phase, Playing) and self._clock.running:
            rules, state = draft.table.rules, draft.table.phase.state
            due = rules.due(state)
            if due is not None and due <= draft.at:
                draft.play(*settle(rules, state, draft.at, draft.dice))
                draft.add(at_table.end_if_over(draft.table))

    def _follow_up(self, draft: Draft) -> None:
        if isinstance(draft.table.phase, Sealing):
            here = [seat for seat in self._here if seat < len(draft.table.chairs)]
            draft.add(at_table.go_on_sealing(draft.table, draft.at, here))
            if isinstance(draft.table.phase, Playing):
                header = draft.table.phase.header
                rules = draft.table.rules
                draft.play(*begin(rules, header.seats, convert(header.options, rules.options), draft.dice))
                for seat in range(header.seats):
                    if not draft.table.chairs[seat].by_bot and not self._present(seat):
                        self._gone.setdefault(seat, draft.at)
                        self._notice(draft, seat, False)
        draft.add(at_table.end_if_over(draft.table))

    def _schedule(self) -> None:
        """Wake up when the next thing is due, if the clock runs."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._clock.running and not self._busy and (moments := self._due()):
            self._timer = self._loop.call_later(self._clock.seconds_until(min(moments)), self._wake)

    def _due(self) -> list[Moment]:
        match self.table.phase:
            case Sealing(until=until):
                return [until]
            case Playing(state=state):
                due = self.table.rules.due(state)
                moments = [] if due is None else [due]
                if (deed := self._bots.next_deed(self.table, state)) is not None:
                    moments.append(deed.at)
                return moments + [at for _, at in self._patience()]
        return [at for _, at in self._patience() if self.table.host in self._gone]

    def _patience(self) -> list[tuple[Seat, Moment]]:
        """When it is enough: a bot plays for whoever is away, and there is another host."""
        if not self.table.patience:
            return []
        wait = self.table.patience * 1000
        chairs = self.table.chairs
        return [
            (seat, since + wait)
            for seat, since in self._gone.items()
            if seat < len(chairs) and (seat == self.table.host or not chairs[seat].by_bot)
        ]

    def _wake(self) -> None:
        self._timer = None
        self._do(self._do_what_is_due)

    def _do_what_is_due(self, draft: Draft) -> None:
        """The game's own timers have been settled already."""
        for seat, at in self._patience():
            if at <= draft.at:
                self._lose_patience(draft, seat)
        if isinstance(draft.table.phase, Playing):
            state = draft.table.phase.state
            deed = self._bots.next_deed(draft.table, state)
            if deed is not None and deed.at <= draft.at and not draft.rows:
                rules = draft.table.rules
                try:
                    draft.play(*act(rules, state, deed.seat, deed.action, draft.at, draft.dice))
                except Illegal as why:
                    log.error("the bot in seat %d of table %s: %s", deed.seat, self.table.code, why)
                    self._bots.refused(deed.seat)

    def _lose_patience(self, draft: Draft, seat: Seat) -> None:
        if seat == draft.table.host:
            here = [s for s in self._here if s < len(draft.table.chairs)]
            draft.add(at_table.new_host(draft.table, here))
            if draft.table.host == seat and draft.table.chairs[seat].by_bot:
                self._gone.pop(seat, None)
        if isinstance(draft.table.phase, Playing) and not draft.table.chairs[seat].by_bot:
            draft.add([at_table.BotSteppedIn(seat)])

    def _run_clock(self) -> None:
        playing = isinstance(self.table.phase, Playing | Sealing)
        if playing and not self.table.paused and not self._expected and self._here:
            self._clock.start()
        elif self.table.paused:
            self._clock.stop()

    # Wishes

    def _wish(self, draft: Draft, guest: Guest, message: wire.Wish) -> None:
        seat = guest.seat
        if isinstance(message, wire.Act):
            require(seat is not None, "watching You are watching.")
            assert seat is not None
            self._act(draft, seat, message)
            return
        draft.add(self._lobby_wish(draft.table, guest, message))

    def _act(self, draft: Draft, seat: Seat, message: wire.Act) -> None:
        table = draft.table
        require(isinstance(table.phase, Playing), "not-playing There is no game to play.")
        require(not table.paused, "paused The game is paused.")
        require(self._clock.running, "waiting The others are not back yet.")
        try:
            action = self._actions[table.game].decode(message.action)
        except (ValidationError, DecodeError) as error:
            raise Illegal(f"malformed {error}") from error
        state, facts = act(table.rules, draft.playing.state, seat, action, draft.at, draft.dice)
        draft.play(state, facts, draft.by)

    def _lobby_wish(self, table: Table, guest: Guest, message: wire.Wish) -> list[TableEvent]:
        match message:
            case wire.Sit(_, name, face, seat):
                return at_table.sit(table, name, face, guest.token, seat)
        seat = guest.seat
        require(seat is not None, "watching You are watching.")
        assert seat is not None
        match message:
            case wire.Leave():
                return at_table.leave(table, seat, self._here)
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
            self._notice(draft, seat, True)

    # Telling

    def _tell(self, happened: Sequence[Happened], since: int, doer: Guest | None, by: str) -> None:
        onlookers = Onlookers(self.table, happened, since, self._clock.now())
        view = None
        for guest in list(self._guests):
            if guest.socket.slow:
                guest.behind = True
                continue
            news_only = guest.table_seen == self._version
            if not news_only and view is None:
                view = self._view()
            answer = by if guest is doer and by else None
            guest.socket.send(onlookers.sight(guest.seat, None if news_only else view, answer))
            guest.number, guest.table_seen = self.table.number, self._version

    def _tell_table(self) -> None:
        """Somebody came or went: no event, but the table looks different."""
        for guest in list(self._guests):
            self._tell_fresh(guest)

    def _tell_fresh(self, guest: Guest) -> None:
        onlookers = Onlookers(self.table, (), self.table.number, self._clock.now())
        guest.socket.send(onlookers.sight(guest.seat, self._view(), fresh=True))
        guest.behind, guest.number, guest.table_seen = False, self.table.number, self._version

    def catch_up(self, guest: Guest) -> None:
        if guest.behind:
            self._tell_fresh(guest)

    def _view(self) -> wire.TableView:
        playing = isinstance(self.table.phase, Playing | Sealing)
        waiting = playing and not self.table.paused and not self._clock.running
        return table_view(self.table, self._present, waiting)

    def close(self) -> None:
        self._bots.close()
        for timer in (self._timer, self._reunion):
            if timer is not None:
                timer.cancel()
