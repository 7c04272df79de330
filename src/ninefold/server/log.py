"""How a table's events are written down, and read again."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from msgspec import ValidationError
from msgspec.json import Decoder

from ninefold.engine import Data, Draw, Fact, Step, WrongVersion, encode
from ninefold.games import SHELF
from ninefold.server.ports import Row
from ninefold.server.protocol import Ruled
from ninefold.server.table import Playing, Table, TableEvent, evolve, played


class Notes(Data, omit_defaults=True):
    """What stands beside an event: stored for checking, never told as news."""

    draws: tuple[Draw, ...] = ()
    by: str = ""  # the id of the message that caused it
    ruling: Ruled | None = None


_table_events = Decoder(TableEvent)
_notes = Decoder(Notes)


@cache
def _game_events(game: str) -> Decoder[Any]:
    return Decoder(SHELF[game].event)


def write(
    number: int, scope: str, fact: Fact[Any] | Step[Any, Any], by: str = "", ruling: Ruled | None = None
) -> Row:
    notes = encode(Notes(fact.draws, by, ruling)) if fact.draws or by or ruling else b""
    return Row(number, fact.at, scope, encode(fact.event), notes)


def read_event(row: Row) -> Any:
    return (_game_events(row.scope) if row.scope else _table_events).decode(row.body)


def read_notes(row: Row) -> Notes:
    return _notes.decode(row.draws) if row.draws else Notes()


def restore(rows: Iterable[Row]) -> Table:
    """Fold a whole log. No rules are asked and no dice thrown."""
    table = Table()
    for row in rows:
        try:
            table = _fold(table, row)
        except (KeyError, ValidationError) as error:  # a game or an event that we do not know
            raise WrongVersion(f"event {row.number} of a table is not of this build: {error}") from error
    return table


def _fold(table: Table, row: Row) -> Table:
    event = read_event(row)
    if not row.scope:
        return evolve(table, event, row.at)
    assert isinstance(table.phase, Playing)
    state = SHELF[row.scope].evolve(table.phase.state, event, row.at)
    return played(table, state, 1, len(read_notes(row).draws), row.at)


def game_facts(rows: Sequence[Row], begun: int) -> Iterator[Fact[Any]]:
    """The events of the game that began with this number."""
    for row in rows[begun:]:
        if row.scope:
            yield Fact(row.at, read_event(row), read_notes(row).draws)
        elif type(read_event(row)).__name__ == "GameEnded":
            return
