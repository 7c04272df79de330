"""Folds a whole log into its table. It decides nothing and throws no dice."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import DecodeError

from ninefold.engine import NO_SETS, Step, SupplySets, WrongVersion
from ninefold.games import SHELF
from ninefold.server.store.port import Row
from ninefold.server.table.events import GameBegun, GameEnded
from ninefold.server.table.evolve import evolve, overheard, passed_over, played
from ninefold.server.table.records import read_event, read_notes
from ninefold.server.table.state import Playing, Table


class Restored(NamedTuple):
    table: Table
    steps: list[Step[Any, Any]]  # of the game in play
    answered: dict[str, int]  # by client and message id, the number of the answer
    size: int = 0  # of the log, in bytes


ROW_BYTES = 100  # of a row, besides its event


def nothing(own: SupplySets = NO_SETS, brought: SupplySets = NO_SETS) -> Restored:
    """`own`: the sets of this server; `brought`: those of the table."""
    return Restored(Table(own=own, brought=brought), [], {})


def size_of(rows: Iterable[Row]) -> int:
    size = 0
    for row in rows:
        size += ROW_BYTES + len(row.body) + len(row.draws)
    return size


def restore(rows: Iterable[Row], own: SupplySets = NO_SETS, brought: SupplySets = NO_SETS) -> Restored:
    """The table that these rows lead to."""
    folded = nothing(own, brought)
    for row in rows:
        folded = restore_step(folded, row)
    return folded


def restore_step(folded: Restored, row: Row) -> Restored:
    table, steps, answered, size = folded
    size += size_of((row,))
    try:
        notes = read_notes(row)
        if row.scope and isinstance(table.phase, Playing) and table.phase.state is None:
            return Restored(passed_over(table, row.at), steps, answered, size)
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
    except (KeyError, DecodeError) as error:  # an unknown game or event
        raise WrongVersion(f"this build does not know event {row.number}: {error}") from error
    if notes.by:
        answered[notes.by] = table.told
    return Restored(table, steps, answered, size)
