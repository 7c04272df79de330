"""What one job does to a table: nothing of it is true before it is committed."""

from collections.abc import Sequence
from typing import Any

from ninefold.engine import Fact, Moment, Noted, Sealed, Seat, Step, act, notice, settle
from ninefold.server import table as at_table
from ninefold.server.log import write
from ninefold.server.ports import Row
from ninefold.server.protocol import Ruled
from ninefold.server.table import Playing, Said, Table, TableEvent


class Draft:
    def __init__(self, table: Table, at: Moment) -> None:
        self.table, self.at = table, at
        self.rows: list[Row] = []
        self.happened: list[Step[Any, Any]] = []
        self.said: list[tuple[Seat, str]] = []
        self.rearranged = False  # the table itself is not as it was
        self.by = ""  # the message that it is for
        self.ruled: Ruled | None = None  # and its ruling, in a race
        self.gift: str | None = None  # what was asked for
        self.removed: str | None = None  # the token of somebody who was sent away

    @property
    def playing(self) -> Playing:
        assert isinstance(self.table.phase, Playing)
        return self.table.phase

    @property
    def dice(self) -> Noted:
        return Noted(Sealed(self.playing.key, self.playing.drawn))

    def add(self, events: Sequence[TableEvent]) -> None:
        for event in events:
            self.rows.append(write(self.table.number + 1, "", Fact(self.at, event), self.by, self.ruled))
            self.table = at_table.evolve(self.table, event, self.at)
            if isinstance(event, Said):
                self.said.append((event.seat, event.words))
            else:
                self.rearranged = True

    def settle(self) -> None:
        """Everything that was due before this moment, each thing at its own."""
        rules, state = self.table.rules, self.playing.state
        due = rules.due(state)
        if due is not None and due <= self.at:
            self.play(*settle(rules, state, self.at, self.dice))

    def act(self, seat: Seat, action: Any) -> None:
        self.play(*act(self.table.rules, self.playing.state, seat, action, self.at, self.dice))

    def notice(self, seat: Seat, here: bool) -> None:
        """Tell the rules of somebody's coming or going, if that is new to them."""
        for event in at_table.presence(self.table, seat, here):
            self.play(*notice(self.table.rules, self.playing.state, event, self.at, self.dice))

    def play(self, state: Any, steps: Sequence[Step[Any, Any]]) -> None:
        """The game's own events, and the state that they led to."""
        if not steps:
            return
        self.happened += steps
        number, draws = self.table.number, 0
        for step in steps:
            number += 1
            draws += len(step.draws)
            self.rows.append(write(number, self.table.rules.name, step, self.by, self.ruled))
        self.table = at_table.played(self.table, state, len(steps), draws, steps[-1].at)
