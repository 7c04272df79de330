"""What each kind of job does to a table: acts, commands, timers, people who come and go."""

import logging
from collections.abc import Callable, Sequence

from ninefold.engine import Illegal, Seat, Talked, require
from ninefold.server.live.bots import Bots
from ninefold.server.live.clock import Clock
from ninefold.server.live.connection import Connection
from ninefold.server.live.draft import Draft
from ninefold.server.live.entropy import Entropy, drawn_id
from ninefold.server.live.jobs import Job
from ninefold.server.live.presence import Presence
from ninefold.server.live.referee import Referee
from ninefold.server.live.table_limits import TableLimits
from ninefold.server.live.tickets import Tickets
from ninefold.server.table import commands, evening_flow
from ninefold.server.table.events import (
    BotSteppedBack,
    BotSteppedIn,
    GameEnded,
    HostNamed,
    SeatGiven,
    TableEvent,
)
from ninefold.server.table.evolve import evolve
from ninefold.server.table.game_options import bring_set
from ninefold.server.table.seat_people import seat_people
from ninefold.server.table.state import (
    Lobby,
    Playing,
    Sealing,
    end_if_over,
    go_on_sealing,
    knows_a_secret,
    new_host,
    newcomers,
)
from ninefold.server.wire import from_client
from ninefold.server.wire.from_hall import BringSet, SeatPeople

log = logging.getLogger(__name__)

MakeInvitation = Callable[[str, str], str]  # from a table's code and a ticket to a QR code


class JobHandlers:
    def __init__(
        self,
        clock: Clock,
        presence: Presence,
        tickets: Tickets,
        referee: Referee,
        bots: Bots,
        limits: TableLimits,
        *,
        invite: MakeInvitation,
        entropy: Entropy,
    ) -> None:
        self._clock, self._presence, self._tickets = clock, presence, tickets
        self._referee, self._bots, self._limits = referee, bots, limits
        self._invite, self._entropy = invite, entropy

    def act(self, draft: Draft, job: Job) -> None:
        table, kind = draft.table, type(job.action)
        if job.connection is None or (seat := job.connection.seat) is None:
            raise Illegal("watching You are watching.")
        # The action was decoded when it arrived; another game may have been chosen since.
        if not isinstance(table.phase, Playing) or table.rules.verbs.get(kind.__name__) is not kind:
            raise Illegal("not-playing No game is being played.")
        require(not table.paused, "paused The game is paused.")
        require(self._clock.running, "waiting The others are not back yet.")
        require(not table.chairs[seat].newcomer, "bot A bot plays here until you may know what it knows.")
        draft.act(seat, job.action, job.seen)

    def _seated(self, draft: Draft, message: SeatPeople, token: str) -> list[TableEvent]:
        events, table = seat_people(draft.table, message, token), draft.table
        if not message.begin or not isinstance(table.phase, Lobby):
            return events
        for event in events:
            table = evolve(table, event, draft.at)
        return [*events, *commands.begin(table, drawn_id(self._entropy, 9), self._entropy(32))]

    def command(self, draft: Draft, job: Job) -> None:
        table, connection, message = draft.table, job.connection, job.message
        assert connection is not None and message is not None
        self._limits.check(connection.token, message)
        commands.check_changes(table, message)
        match message:
            case from_client.Begin() | from_client.Plan():
                commands.check_host(table, connection.token)
                game_id, seed = drawn_id(self._entropy, 9), self._entropy(32)
                draft.add(*commands.by_chance(table, message, game_id, seed))
            case BringSet():
                draft.add(*bring_set(table, message, connection.token))
                if message.things:
                    draft.know_set(message.set.hash, message.things)
            case SeatPeople():
                draft.add(*self._seated(draft, message, connection.token))
                for seat, chair in enumerate(draft.table.chairs):
                    if chair.token is None:
                        draft.note_presence(seat, True)
            case from_client.HandBack(_, seat):
                commands.check_host(table, connection.token)
                owner = commands.owner(table, seat)
                draft.gift = self._invite(table.code, self._tickets.issue(owner))
            case from_client.PutDown():
                commands.check_shared(table, connection.token)
                self._presence.put_down(connection)
            case from_client.TakeUp():
                commands.seated(table, connection.token)
                self._presence.take_up(connection)
            case from_client.Sound():
                self._presence.sound(connection)
            case from_client.Yield(_, yes):
                self._tickets.answer(connection.token, yes)
            case from_client.SendAway():
                draft.add(*commands.decide(table, message, connection.token, ()))
                self._presence.send_watchers_away()
            case from_client.UseSet(_, _, named, things):
                events = commands.decide(table, message, connection.token, ())
                if named and things:
                    draft.know_set(named, things)
                draft.add(*events)
            case from_client.ShowOn(_, letters, screen):
                require(bool(screen), "no-screen No television shows these letters.")
                draft.add(*commands.decide(table, message, connection.token, ()))
                draft.shown.append(letters)
            case _:
                draft.add(*commands.decide(table, message, connection.token, self._presence.places))
        match message:  # whoever sits there now, person or bot, is present
            case from_client.Sit():
                draft.note_presence(commands.placed(draft.table, connection.token), True)
            case from_client.Remove(_, seat):
                draft.removed = table.places[seat].token
                draft.note_presence(seat, True)
            case from_client.Say() if isinstance(table.phase, Playing) and self._clock.running:
                if (
                    speaker := table.seat_of(connection.token)
                ) is not None:  # a place on the bench has no seat in the game
                    draft.tell_game(Talked(speaker))

    def do_what_is_due(self, draft: Draft, job: Job) -> None:
        """Stand-ins and bots. The game's own timers were settled before this."""
        for seat, at in self._presence.stand_ins_due() if self._presence.gone else ():
            if at <= draft.at and isinstance(draft.table.phase, Playing):
                draft.add(BotSteppedIn(seat))
        deed = None if draft.rows else self._bots.next_deed
        if deed is not None and deed.at <= draft.at:
            draft.at = max(draft.table.at, deed.at) if self._referee.racing else draft.at
            try:
                draft.act(deed.seat, deed.action)
            except Illegal as why:
                log.error(
                    "the bot in seat %d of table %s was refused: %s",
                    deed.seat,
                    draft.table.code,
                    why,
                    extra={"table": draft.table.code, "seat": deed.seat},
                )
                self._bots.refused(deed.seat)

    def take_up(self, draft: Draft, job: Job, *, lost: str, connection: Connection) -> None:
        """Give a lost seat to another phone. The old phone's token no longer opens it."""
        seat = draft.table.place_of(lost)
        if seat is not None and draft.table.place_of(connection.token) is None:
            chair = draft.table.places[seat]
            draft.add(SeatGiven(seat, chair.name, chair.face, connection.token))
            draft.note_presence(seat, True)

    def note_presence(self, draft: Draft, job: Job, *, seat: Seat, here: bool) -> None:
        chair = draft.table.chairs[seat] if seat < len(draft.table.chairs) else None
        if chair is not None and chair.token is not None and here == self._presence.present(seat):
            draft.note_presence(seat, here)
            if here and chair.stand_in and not chair.newcomer:
                draft.add(BotSteppedBack(seat))

    def name_host(self, draft: Draft, job: Job) -> None:
        """The keeper if connected, otherwise somebody who is."""
        keeper = draft.table.keeper
        if keeper is not None and self._presence.connected(keeper):
            if draft.table.place_of(keeper) != draft.table.host:
                draft.add(HostNamed(draft.table.place_of(keeper)))
        elif self._presence.without_host:
            draft.add(*new_host(draft.table, self._presence.places))

    def follow_up(self, draft: Draft) -> None:
        if type(draft.table.phase) is Sealing and self._clock.running:
            here = [seat for seat in self._presence.here if seat < len(draft.table.chairs)]
            draft.add(*go_on_sealing(draft.table, draft.at, here))
            if isinstance(draft.table.phase, Playing):
                self._begin(draft, here)
        for seat in newcomers(draft.table):
            if self._presence.present(seat) and not knows_a_secret(draft.table, seat):
                draft.add(BotSteppedBack(seat))
        if draft.rearranged:
            draft.note_who_plays()
        if ends := end_if_over(draft.table):
            draft.add(*ends)
        if self._limits.full and isinstance(draft.table.phase, Playing):
            draft.add(GameEnded(None, ()))
        while draft.table.evening is not None and (events := evening_flow.go_on(draft.table)):
            draft.add(*events)

    def _begin(self, draft: Draft, here: Sequence[Seat]) -> None:
        draft.begin()
        for seat, chair in enumerate(draft.table.chairs):
            if not chair.by_bot and seat not in here:
                self._presence.miss(seat)
                draft.note_presence(seat, False)
