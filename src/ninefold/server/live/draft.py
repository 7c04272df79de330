"""The changes that one job makes. They count only after the commit."""

from collections.abc import Sequence
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
    Supply,
    Talked,
    begin,
    check_seen,
    happen,
    notice,
    options_of,
    replace,
    settle,
)
from ninefold.server.ops.metrics import MOVES
from ninefold.server.store.port import Row
from ninefold.server.table.events import Said, TableEvent
from ninefold.server.table.evolve import evolve, overheard, played
from ninefold.server.table.records import Cause, write
from ninefold.server.table.state import Playing, Table, coming_or_going, who_plays

OutsideFact = Away | Back | ByBot | ByPerson | Talked  # facts that the rules cannot refuse


class Draft:
    cause: Cause | None = None  # the message that caused it
    rearranged = False  # chairs, host or settings changed, not only the game
    gift: str | None = None  # a QR code for the connection that asked for it
    removed: str | None = None  # the token of the person whom the host removed

    def __init__(self, table: Table, at: Moment) -> None:
        self.table, self.at = table, at
        self.rows: list[Row] = []
        self.happened: list[Step[Any, Any]] = []
        self.heard: list[Data | None] = []  # the news of each step for everybody
        self.bodies: list[bytes] = []  # each step's event as it is stored
        self.said: list[tuple[Seat, str]] = []
        self.shown: list[str] = []  # letters of televisions that are to show the table

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

    def follow(self, later: "Draft") -> None:
        """Add what another job changed, on the table that this draft leaves."""
        self.table, self.rearranged = later.table, self.rearranged or later.rearranged
        self.rows += later.rows
        self.happened += later.happened
        self.heard += later.heard
        self.bodies += later.bodies
        self.said += later.said
        self.shown += later.shown

    def know_set(self, hash: str, things: Sequence[Supply]) -> None:
        """What is in a set is no event: the store has it."""
        self.table = replace(self.table, brought={**self.table.brought, hash: things})

    def begin(self) -> None:
        """Begin the game."""
        rules, playing = self.table.rules, self.playing
        options = options_of(rules, playing.header.options, self.table.known_sets)
        self.play(begin(rules, playing.header.seats, options, _dice(playing), self.at))

    def settle(self) -> bool:
        """Run the game's timers that are due by now, each at its own moment; whether there were any."""
        rules, state = self.table.rules, self.playing.state
        due = rules.due(state)
        if due is None or due > self.at:
            return False
        self.play(settle(rules, state, self.at, _dice(self.playing)))
        return True

    def act(self, seat: Seat, action: Any, seen: int | None = None) -> None:
        """Timers were settled before. `seen`: the number of the view that the player acted on; None: the
        newest, as for a bot."""
        rules, playing, at = self.table.rules, self.playing, self.at
        if seen is not None:
            check_seen(rules, playing.marks, action, seen)
        event = rules.decide(playing.state, seat, action, at)
        self.play(happen(rules, playing.state, event, at, _dice(playing), []))
        MOVES.add()

    def tell_game(self, fact: OutsideFact) -> None:
        """Pass on a fact from outside the game, if the game has an event for it."""
        if type(fact) in self.table.rules.heeds:
            self.play(notice(self.table.rules, self.playing.state, fact, self.at, _dice(self.playing)))
        elif isinstance(fact, Away | Back):  # the other facts are in the log already, as events of the table
            self.add(fact)

    def note_presence(self, seat: Seat, here: bool) -> None:
        if (fact := coming_or_going(self.table, seat, here)) is not None:
            self.tell_game(fact)

    def note_who_plays(self) -> None:
        for fact in list(who_plays(self.table)):
            self.tell_game(fact)

    def play(self, outcome: tuple[Any, Steps[Any, Any]]) -> None:
        """Add events of the game, each with the state after it."""
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
