"""Writes a table's events as rows, and reads them again."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.json import Decoder

from ninefold.engine import Data, Draw, Fact, Step, encode
from ninefold.games import SHELF
from ninefold.server.store.port import Row
from ninefold.server.table.events import Closed, GameEnded, TableEvent
from ninefold.server.table.race_rules import Ruling


class Cause(Data):
    """The message that caused an event."""

    by: str  # the client and the message id
    ruling: Ruling | None = None  # in a race
    seen: int | None = None  # the number of the view that the player acted on


class Notes(Data, omit_defaults=True):
    """What is stored beside an event for checking. Clients never get it."""

    draws: tuple[Draw, ...] = ()
    by: str = ""
    ruling: Ruling | None = None
    seen: int | None = None


NO_NOTES = Notes()
CLOSED = encode(Closed())

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


def game_facts(rows: Sequence[Row], begun: int) -> Iterator[Fact[Any]]:
    """The events of the game that began with event number `begun`."""
    for row in rows[begun:]:
        if row.scope:
            yield Fact(row.at, read_event(row), read_notes(row).draws)
        elif isinstance(read_event(row), GameEnded):
            return


def is_closed(rows: Sequence[Row]) -> bool:
    """Whether the operator closed the table for good."""
    return bool(rows) and not rows[-1].scope and rows[-1].body == CLOSED
