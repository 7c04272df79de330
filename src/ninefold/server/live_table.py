"""One table in play: its clock, connections, bots. One job at a time: settle, decide, commit, then tell."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from secrets import token_bytes, token_urlsafe

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold.engine import Action, Illegal, Moment, Seat, Talked, replace, require
from ninefold.games import SHELF
from ninefold.server import commands, from_client, from_server, next_game
from ninefold.server.bots import Bots
from ninefold.server.broadcaster import Broadcaster
from ninefold.server.clock import Clock
from ninefold.server.connection import Connection
from ninefold.server.draft import Draft
from ninefold.server.events import BotSteppedBack, BotSteppedIn, CameTooLate, HostNamed, SeatGiven
from ninefold.server.jobs import Job, Repeats
from ninefold.server.log import Restored
from ninefold.server.logs import fault
from ninefold.server.measure import Measure
from ninefold.server.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.pings import Pings
from ninefold.server.ports import Conflict, EventStore, StoreFailed
from ninefold.server.presence import Parting, Presence
from ninefold.server.reception import Reception
from ninefold.server.referee import Referee
from ninefold.server.table import Playing, Sealing, end_if_over, go_on_sealing, new_host

log = logging.getLogger(__name__)

RETRY = 1.0  # seconds until what is due is tried again when it could not be done

Invite = Callable[[str, str], str]  # a table's code and a ticket, to the QR code of their address


@cache
def _actions(game: str) -> Decoder[Action]:
    return Decoder(SHELF[game].action)


class LiveTable:
    """Holds the table as it is now: the last state that is committed, which everybody may have been told."""

    def __init__(
        self, restored: Restored, store: EventStore, invite: Invite, own: OwnPictures = NO_PICTURES
    ) -> None:
        self.table, steps, answered = restored
        self._store, self._invite, self._own = store, invite, own
        self.lost: Callable[[LiveTable], None] = LiveTable.close  # somebody else has written its log
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Job] = deque()
        self._busy = self._closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._wakes_at = 0.0  # not every loop's handle of a timer knows that
        self._repeats, self._measure = Repeats(answered), Measure(self._loop.time)
        self._clock = Clock(self.table.told_at, self._loop.time)
        self._presence = Presence(self, self._clock, self._notice, self._rehost, self._look_again)
        self._reception = Reception(self, self._presence, self._hand_over)
        self._referee = Referee(self, self._clock, self._presence, self._loop.time)
        self._pings = Pings(self._clock, self._presence, lambda: self._referee.racing)
        self._broadcaster = Broadcaster(self, self._clock, self._presence)
        self._bots = Bots(self, store, self._schedule)
        self._referee.watch()
        self._bots.come_back(steps)

    # Connections

    @property
    def empty(self) -> bool:
        return not self._presence.connections and not self._busy

    @property
    def empty_for(self) -> float:
        """Seconds."""
        return self._loop.time() - self._presence.left_at if self.empty else 0.0

    def enter(self, connection: Connection, ticket: str | None, hello: str) -> None:
        """From here on it hears of everything; an older connection of the same seat is closed."""
        self._reception.check(connection, ticket)
        connection.hello = hello
        self._presence.enter(connection)
        self._reception.greet(connection, ticket)
        self._pings.welcome(connection)

    def part(self, connection: Connection) -> None:
        self._presence.part(connection)
        self._reception.parted(connection)

    def catch_up(self, connection: Connection) -> None:
        if connection.behind:
            self._broadcaster.tell_fresh(connection)

    def hear(self, connection: Connection, message: from_client.Command) -> None:
        if isinstance(message, from_client.Act):
            self._hear_act(connection, message)
        elif isinstance(message, from_client.Resync):
            self._broadcaster.tell_fresh(connection, message.id)
        else:
            self._do(Job(self._command, connection, message, connection.signature + message.id))

    def _hear_act(self, connection: Connection, message: from_client.Act) -> None:
        """It is read and ruled as it arrives, whenever its turn will be."""
        by = connection.signature + message.id
        if (number := self._repeats.number(by)) is not None:
            return connection.tell(from_server.Answered(message.id, number))
        try:
            action = _actions(self.table.game).decode(message.action)
        except (ValidationError, DecodeError) as error:
            return connection.tell(from_server.Refused(message.id, self.table.told, "malformed", str(error)))
        seen = min(message.seen, connection.number)  # nobody has seen what they were not told
        job = Job(self._act, connection, message, by, action, seen)
        ready = self._referee.receive(job, connection, action, message)
        if ready is not None:
            self._do(ready)
        else:
            self._schedule()

    # One job at a time

    def _do(self, job: Job) -> None:
        if not self._closed:
            self._jobs.append(job)
        self._next()

    def _next(self) -> None:
        while self._jobs and not self._busy:
            job = self._jobs.popleft()
            if job.connection is not None and (number := self._repeats.number(job.by)) is not None:
                job.connection.tell(from_server.Answered(job.id, number))
                continue
            self._busy = True  # what a job asks for by the way comes after it
            try:
                self._busy = self._run(job)
                self._schedule()
            except Exception as error:
                self._busy = False
                self._fail(job, error)

    def _run(self, job: Job) -> bool:
        """Whether it is being stored."""
        moment = self._referee.now() if job.moment is None else job.moment
        draft = Draft(self.table, max(self.table.at, moment))
        if isinstance(draft.table.phase, Playing) and self._clock.running and draft.settle():
            draft.add(*end_if_over(draft.table))
        settled, refused = draft.table, None
        try:
            draft.cause = job.cause
            job.run(draft, job)
            draft.cause = None
            self._follow_up(draft)
        except Illegal as why:
            assert draft.table is settled, "what is refused has changed nothing"
            refused = self._refuse(draft, job, why)
        if draft.rows:
            stored = self._store.append(draft.table.code, draft.rows)
            stored.add_done_callback(lambda stored: self._stored(stored, draft, job, refused))
        elif job.connection is not None:
            answer = from_server.Answered(job.id, self.table.told, draft.gift)
            job.connection.tell(answer if refused is None else refused)
        return bool(draft.rows)

    def _refuse(self, draft: Draft, job: Job, why: Illegal) -> from_server.Refused:
        """What a race was lost by is told, and stands in the log if the race is over."""
        table, late = draft.table, None
        if job.ruled is not None and why.clause != "changed":  # that counts as nothing
            late = max(0, job.ruled.moment - table.told_at)
            if job.moment is not None and self._referee.too_late(job):
                assert job.connection is not None and job.connection.seat is not None
                draft.at = table.at  # for the table no time goes by
                draft.cause = job.cause and replace(job.cause, by="")
                draft.add(CameTooLate(job.connection.seat, late))
        return from_server.Refused(job.id, table.told, why.clause, why.reason, why.offers, late)

    def _stored(
        self, stored: "asyncio.Future[None]", draft: Draft, job: Job, refused: from_server.Refused | None
    ) -> None:
        self._busy = False
        error = StoreFailed("The store is closing.") if stored.cancelled() else stored.exception()
        try:
            if error is None:
                self._committed(draft, job, refused)
            elif isinstance(error, Conflict):  # who asked is not answered: they come back and ask again
                log.warning("table %s: %s", self.table.code, error, extra={"table": self.table.code})
                self.lost(self)
            else:  # the last committed state is still the table's: nobody was told anything else
                log.error("table %s: %s", self.table.code, error, extra={"table": self.table.code})
                if job.connection is not None:
                    why = "This could not be saved; nothing has changed."
                    job.connection.tell(from_server.Refused(job.id, self.table.told, "not-saved", why))
        except Exception as wrong:
            log.error("table %s: %s", self.table.code, fault(wrong), extra={"table": self.table.code})
        self._schedule(0.0 if error is None else RETRY)
        self._next()

    def _committed(self, draft: Draft, job: Job, refused: from_server.Refused | None) -> None:
        since, self.table = self.table.number, draft.table
        asker = job.connection if refused is None and draft.gift is None else None
        if job.connection is not None and refused is None:
            self._repeats.remember(job, self.table.told)
        if draft.rearranged:
            self._presence.reseat()
        race_begins = self._referee.watch()
        self._jobs.extend(self._referee.given_up())
        self._broadcaster.tell_all(draft, asker, job.id, None if job.moment is None else job.ruled)
        if job.connection is not None and asker is None:
            answer = from_server.Answered(job.id, self.table.told, draft.gift)
            job.connection.tell(answer if refused is None else refused)
        if race_begins:
            self._pings.begin_race()
        if draft.removed is not None:
            self._presence.dismiss(draft.removed)
        if draft.rearranged:
            self._bots.take_seats(draft.happened, since)
        else:
            self._bots.hear(draft.happened)

    def _fail(self, job: Job, error: Exception) -> None:
        """Whatever goes wrong in one job, the table goes on."""
        log.error("table %s: %s", self.table.code, fault(error), extra={"table": self.table.code})
        if job.connection is not None:
            why = "Something went wrong here; nothing has changed."
            job.connection.tell(from_server.Refused(job.id, self.table.told, "fault", why))
        self._schedule(RETRY)

    # What the table does by itself

    def _follow_up(self, draft: Draft) -> None:
        if isinstance(draft.table.phase, Sealing) and self._clock.running:
            here = [seat for seat in self._presence.here if seat < len(draft.table.chairs)]
            draft.add(*go_on_sealing(draft.table, draft.at, here))
            if isinstance(draft.table.phase, Playing):
                self._begin(draft, here)
        if draft.rearranged:
            draft.note_who_plays()
        draft.add(*end_if_over(draft.table))
        while events := next_game.go_on(draft.table):
            draft.add(*events)

    def _begin(self, draft: Draft, here: Sequence[Seat]) -> None:
        draft.begin()
        for seat, chair in enumerate(draft.table.chairs):
            if not chair.by_bot and seat not in here:
                self._presence.miss(seat)
                draft.note_presence(seat, False)

    def _schedule(self, least: float = 0.0) -> None:
        """Wake up when the next thing is due. A timer that is set for earlier looks again then."""
        if self._busy or self._closed or not self._clock.running or (due := self._due()) is None:
            return
        at = self._loop.time() + max(least, self._clock.seconds_until(due))
        if self._timer is not None:
            if self._wakes_at <= at:
                return
            self._timer.cancel()
        self._timer, self._wakes_at = self._loop.call_at(at, self._wake), at

    def _due(self) -> Moment | None:
        phase, wait = self.table.phase, self._referee.wait()
        moments = [at + wait for _, at in self._presence.stand_ins_due()]
        if type(phase) is Playing:
            if (due := self.table.rules.due(phase.state)) is not None:
                moments.append(due + wait)
            if (deed := self._bots.next_deed) is not None:
                moments.append(deed.at + wait)
        elif isinstance(phase, Sealing):
            moments.append(phase.until)
        if (turn := self._referee.due()) is not None:
            moments.append(turn)
        return min(moments, default=None)

    def _wake(self) -> None:
        self._timer = None
        if self._busy or not self._clock.running:
            return  # looked at again when that is over
        due = self._due()
        if due is None or due > self._clock.now():
            self._schedule()
        else:
            self._do(self._referee.next(self._bots.next_deed) or Job(self._do_what_is_due))

    def _do_what_is_due(self, draft: Draft, job: Job) -> None:
        """The game's own timers have been settled already."""
        for seat, at in self._presence.stand_ins_due():
            if at <= draft.at and isinstance(draft.table.phase, Playing):
                draft.add(BotSteppedIn(seat))
        deed = None if draft.rows else self._bots.next_deed
        if deed is not None and deed.at <= draft.at:
            draft.at = max(draft.table.at, deed.at) if self._referee.racing else draft.at
            try:
                draft.act(deed.seat, deed.action)
            except Illegal as why:
                log.error("the bot in seat %d of table %s: %s", deed.seat, draft.table.code, why)
                self._bots.refused(deed.seat)

    # What is asked for

    def _act(self, draft: Draft, job: Job) -> None:
        table, kind = draft.table, type(job.action)
        if job.connection is None or (seat := job.connection.seat) is None:
            raise Illegal("watching You are watching.")
        # it was read by the rules of the game that was chosen then
        if not isinstance(table.phase, Playing) or table.rules.verbs.get(kind.__name__) is not kind:
            raise Illegal("not-playing There is no game to play.")
        require(not table.paused, "paused The game is paused.")
        require(self._clock.running, "waiting The others are not back yet.")
        draft.act(seat, job.action, job.seen)

    def _command(self, draft: Draft, job: Job) -> None:
        table, connection, message = draft.table, job.connection, job.message
        assert connection is not None and message is not None
        self._measure.check(connection.token, message)
        commands.check_changes(table, message)
        match message:
            case from_client.Begin() | from_client.Plan():
                commands.check_host(table, connection.token)
                draft.add(*commands.by_chance(table, message, token_urlsafe(9), token_bytes(32), self._own))
            case from_client.HandBack(_, seat):
                commands.check_host(table, connection.token)
                owner = commands.owner(table, seat)
                draft.gift = self._invite(table.code, self._reception.issue(owner))
            case from_client.PutDown():
                commands.check_shared(table, connection.token)
                self._presence.put_down(connection)
            case from_client.TakeUp():
                commands.seated(table, connection.token)
                self._presence.take_up(connection)
            case from_client.Yield(_, yes):
                self._reception.answer(connection.token, yes)
            case from_client.SendAway():
                commands.check_host(table, connection.token)
                self._presence.send_watchers_away()
            case _:
                draft.add(*commands.decide(table, message, connection.token, self._presence.places))
        match message:  # whoever sits there now, somebody or a bot, is there
            case from_client.Sit():
                draft.note_presence(commands.placed(draft.table, connection.token), True)
            case from_client.Remove(_, seat):
                draft.removed = table.places[seat].token
                draft.note_presence(seat, True)
            case from_client.Say() if isinstance(table.phase, Playing) and self._clock.running:
                if (speaker := table.seat_of(connection.token)) is not None:  # the bench is in no game
                    draft.tell_game(Talked(speaker))

    def _hand_over(self, lost: str, connection: Connection) -> None:
        self._do(Job(lambda draft, _: self._take_up(draft, lost, connection)))

    def _take_up(self, draft: Draft, lost: str, connection: Connection) -> None:
        """A lost seat goes on on another phone; the old one's secret is worth nothing any more."""
        seat = draft.table.place_of(lost)
        if seat is not None and draft.table.place_of(connection.token) is None:
            chair = draft.table.places[seat]
            draft.add(SeatGiven(seat, chair.name, chair.face, connection.token))
            draft.note_presence(seat, True)

    # Who is there

    def _notice(self, seat: Seat, here: bool) -> None:
        self._do(Job(lambda draft, _: self._note_presence(draft, seat, here)))

    def _note_presence(self, draft: Draft, seat: Seat, here: bool) -> None:
        chair = draft.table.chairs[seat] if seat < len(draft.table.chairs) else None
        if chair is not None and chair.token is not None and here == self._presence.present(seat):
            draft.note_presence(seat, here)
            if here and chair.stand_in:
                draft.add(BotSteppedBack(seat))

    def _rehost(self) -> None:
        self._do(Job(self._name_host))

    def _name_host(self, draft: Draft, job: Job) -> None:
        """The keeper, if they are there; else somebody who is."""
        keeper = draft.table.keeper
        if keeper is not None and self._presence.connected(keeper):
            if draft.table.place_of(keeper) != draft.table.host:
                draft.add(HostNamed(draft.table.place_of(keeper)))
        elif self._presence.without_host:
            draft.add(*new_host(draft.table, self._presence.places))

    def _look_again(self) -> None:
        self._broadcaster.tell_who_is_here()
        self._schedule()

    def close(self, why: Parting | None = None) -> None:
        """From here on the table is another's: nothing more is written. `why`: for all who are there."""
        self._closed = True
        self._jobs.clear()
        self._bots.close()
        self._presence.close(why)
        self._pings.close()
        if self._timer is not None:
            self._timer.cancel()
