"""How a table's events are written down, and read again."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from msgspec import DecodeError
from msgspec.json import Decoder

from ninefold.engine import Data, Draw, Fact, Step, WrongVersion, encode
from ninefold.games import SHELF
from ninefold.server.store.port import Row
from ninefold.server.table.events import Closed, GameBegun, GameEnded, TableEvent
from ninefold.server.table.evolve import evolve, overheard, passed_over, played
from ninefold.server.table.state import Playing, Table
from ninefold.server.wire.from_server import Ruled

T = TypeVar("T")


class Cause(Data):
    """The message that an event was caused by."""

    by: str  # whose it was, and its id
    ruling: Ruled | None = None  # in a race
    seen: int | None = None  # the number of the view that an act was made on


class Notes(Data, omit_defaults=True):
    """What stands beside an event: stored for checking, never told as news."""

    draws: tuple[Draw, ...] = ()
    by: str = ""
    ruling: Ruled | None = None
    seen: int | None = None


NO_NOTES = Notes()
CLOSED = encode(Closed())
SLICE = 0.002  # seconds of long work after which the other tables have their turn

_table_events = Decoder(TableEvent)
_notes = Decoder(Notes)


@cache
def _decoder(events: Any) -> Decoder[Any]:
    return Decoder(events)


def write(number: int, scope: str, fact: Fact[Any] | Step[Any, Any], cause: Cause | None = None) -> Row:
    if cause is not None:
        notes = encode(Notes(fact.draws, cause.by, cause.ruling, cause.seen))
    else:
        notes = encode(Notes(fact.draws)) if fact.draws else b""
    return Row(number, fact.at, scope, encode(fact.event), notes)


def read_event(row: Row) -> Any:
    return (_decoder(SHELF[row.scope].event) if row.scope else _table_events).decode(row.body)


def read_notes(row: Row) -> Notes:
    return _notes.decode(row.draws) if row.draws else NO_NOTES


class Restored(NamedTuple):
    """A whole log, folded."""

    table: Table
    steps: list[Step[Any, Any]]  # of the game in play, from its beginning
    answered: dict[str, int]  # by the message that caused it, the number that it was answered with


def restore(rows: Iterable[Row]) -> Restored:
    """Each row is read once. No rule decides and no dice are thrown."""
    folded = Restored(Table(), [], {})
    for row in rows:
        folded = restore_step(folded, row)
    return folded


async def restore_in_slices(rows: Iterable[Row]) -> Restored:
    """The same, and however long the log is, nobody at another table waits for it."""
    folded = Restored(Table(), [], {})
    async for row in in_slices(rows):
        folded = restore_step(folded, row)
    return folded


async def in_slices(items: Iterable[T]) -> AsyncIterator[T]:
    """Work on one after the other; now and then the loop does what else there is to do."""
    until = perf_counter() + SLICE
    for item in items:
        yield item
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE


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


def game_facts(rows: Sequence[Row], begun: int) -> Iterator[Fact[Any]]:
    """The events of the game that began with this number."""
    for row in rows[begun:]:
        if row.scope:
            yield Fact(row.at, read_event(row), read_notes(row).draws)
        elif isinstance(read_event(row), GameEnded):
            return


def is_closed(rows: Sequence[Row]) -> bool:
    """For good: there is nothing to come back to."""
    return bool(rows) and not rows[-1].scope and rows[-1].body == CLOSED
