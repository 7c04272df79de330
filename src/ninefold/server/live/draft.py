"""What one job does to a table: nothing of it is true before it is committed."""

from typing import Any

from ninefold.engine import (
    Away,
    Back,
    ByBot,
    ByPerson,
    Data,
    Fact,
    Moment,
    Noted,
    Sealed,
    Seat,
    Step,
    Steps,
    Talked,
    act,
    begin,
    check_seen,
    convert,
    notice,
    settle,
)
from ninefold.server.ops.metrics import MOVES
from ninefold.server.store.port import Row
from ninefold.server.table.events import Said, TableEvent
from ninefold.server.table.evolve import evolve, overheard, played
from ninefold.server.table.records import Cause, write
from ninefold.server.table.state import Playing, Table, coming_or_going, who_plays

OutsideFact = Away | Back | ByBot | ByPerson | Talked  # facts that no rule refuses


class Draft:
    cause: Cause | None = None  # the message that it is for
    rearranged = False  # the table itself is not as it was
    gift: str | None = None  # what was asked for
    removed: str | None = None  # the token of somebody who was sent away

    def __init__(self, table: Table, at: Moment) -> None:
        self.table, self.at = table, at
        self.rows: list[Row] = []
        self.happened: list[Step[Any, Any]] = []
        self.heard: list[Data | None] = []  # of these, as everybody hears them,
        self.bodies: list[bytes] = []  # and as they are stored
        self.said: list[tuple[Seat, str]] = []

    @property
    def playing(self) -> Playing:
        assert isinstance(self.table.phase, Playing)
        return self.table.phase

    def add(self, *events: TableEvent) -> None:
        for event in events:
            self.rows.append(write(self.table.number + 1, "", Fact(self.at, event), self.cause))
            self.table = evolve(self.table, event, self.at)
            if isinstance(event, Said):
                self.said.append((event.seat, event.words))
            elif not isinstance(event, Away | Back):
                self.rearranged = True

    def begin(self) -> None:
        """The game itself begins."""
        rules, playing = self.table.rules, self.playing
        options = convert(playing.header.options, rules.options)
        self.play(begin(rules, playing.header.seats, options, _dice(playing), self.at))

    def settle(self) -> bool:
        """Everything that was due before this moment, each thing at its own; whether there was any."""
        rules, state = self.table.rules, self.playing.state
        due = rules.due(state)
        if due is None or due > self.at:
            return False
        self.play(settle(rules, state, self.at, _dice(self.playing)))
        return True

    def act(self, seat: Seat, action: Any, seen: int | None = None) -> None:
        """`seen`: the number of the view that it was made on; a bot's is always the newest."""
        rules, playing = self.table.rules, self.playing
        if seen is not None:
            check_seen(rules, playing.marks, action, seen)
        self.play(act(rules, playing.state, seat, action, self.at, _dice(playing)))
        MOVES.add()

    def tell_game(self, fact: OutsideFact) -> None:
        """A game hears of the world outside what is among its events; the table knows of the rest."""
        if type(fact) in self.table.rules.heeds:
            self.play(notice(self.table.rules, self.playing.state, fact, self.at, _dice(self.playing)))
        elif isinstance(fact, Away | Back):  # what else there is stands in the log already
            self.add(fact)

    def note_presence(self, seat: Seat, here: bool) -> None:
        if (fact := coming_or_going(self.table, seat, here)) is not None:
            self.tell_game(fact)

    def note_who_plays(self) -> None:
        for fact in list(who_plays(self.table)):
            self.tell_game(fact)

    def play(self, outcome: tuple[Any, Steps[Any, Any]]) -> None:
        """The game's own events: each has the state after it."""
        _, steps = outcome
        if not steps:
            return
        table, cause = self.table, self.cause
        for number, step in enumerate(steps, table.number + 1):
            row = write(number, table.game, step, cause)
            self.rows.append(row)
            self.bodies.append(row.body)
        heard = overheard(table, steps)
        self.happened += steps
        self.heard += heard
        self.table = played(table, steps, heard)


def _dice(playing: Playing) -> Noted:
    return Noted(Sealed(playing.key, playing.drawn))
