"""What a table does by itself, and when: timers of its game, bots, stand-ins, acts that waited in a race."""

from ninefold.engine import Moment
from ninefold.server.live.bots import Bots
from ninefold.server.live.job_handlers import JobHandlers
from ninefold.server.live.jobs import Job
from ninefold.server.live.presence import Presence
from ninefold.server.live.referee import Referee
from ninefold.server.table.state import Playing, Sealing, Table


class Agenda:
    def __init__(self, presence: Presence, referee: Referee, bots: Bots, handlers: JobHandlers) -> None:
        self._presence, self._referee, self._bots = presence, referee, bots
        self._job = Job(handlers.do_what_is_due, due=True)
        self._asked: Table | None = None  # a game is asked once for each state when it goes on:
        self._game_due: Moment | None = None  # its answer

    def due(self, table: Table) -> Moment | None:
        """`table`: the newest one, which may not be committed yet."""
        phase, referee, moments = table.phase, self._referee, list[Moment]()
        wait = 0 if referee.race is None else referee.wait()
        if self._presence.gone:
            moments += [at + wait for _, at in self._presence.stand_ins_due()]
        if type(phase) is Playing:
            if self._asked is not table:
                self._asked, self._game_due = table, table.rules.due(phase.state)
            if self._game_due is not None:
                moments.append(self._game_due + wait)
            if self._bots.players and (deed := self._bots.next_deed) is not None:
                moments.append(deed.at + wait)
        elif type(phase) is Sealing:
            moments.append(phase.until)
        if referee.waiting and (turn := referee.due()) is not None:
            moments.append(turn)
        return min(moments, default=None)

    def next(self) -> Job:
        """What is due first."""
        waits = self._referee.waiting
        return (waits and self._referee.next(self._bots.next_deed)) or self._job
