"""A whole log, folded into its table. No rule decides and no dice are thrown."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import DecodeError

from ninefold.engine import Step, WrongVersion
from ninefold.games import SHELF
from ninefold.server.store.port import Row
from ninefold.server.table.events import GameBegun, GameEnded
from ninefold.server.table.evolve import evolve, overheard, passed_over, played
from ninefold.server.table.records import read_event, read_notes
from ninefold.server.table.state import Playing, Table


class Restored(NamedTuple):
    table: Table
    steps: list[Step[Any, Any]]  # of the game in play, from its beginning
    answered: dict[str, int]  # by the message that caused it, the number that it was answered with


def nothing() -> Restored:
    return Restored(Table(), [], {})


def restore(rows: Iterable[Row]) -> Restored:
    """Each row is read once."""
    folded = nothing()
    for row in rows:
        folded = restore_step(folded, row)
    return folded


def restore_step(folded: Restored, row: Row) -> Restored:
    table, steps, answered = folded
    try:
        notes = read_notes(row)
        if row.scope and isinstance(table.phase, Playing) and table.phase.state is None:
            return Restored(passed_over(table, row.at), steps, answered)
        event = read_event(row)
        if row.scope:
            assert isinstance(table.phase, Playing)
            state = SHELF[row.scope].evolve(table.phase.state, event, row.at)
            steps.append(Step(row.at, event, state, notes.draws))
            table = played(table, steps[-1:], overheard(table, steps[-1:]))
        else:
            table = evolve(table, event, row.at)
            if isinstance(event, GameBegun | GameEnded):
                steps.clear()
    except (KeyError, DecodeError) as error:  # a game or an event that we do not know
        raise WrongVersion(f"event {row.number} of a table is not of this build: {error}") from error
    if notes.by:
        answered[notes.by] = table.told
    return Restored(table, steps, answered)
