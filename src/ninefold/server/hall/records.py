"""Writes a hall's events as rows, and folds a whole log of them."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import DecodeError
from msgspec.json import Decoder

from ninefold.engine import NO_SETS, SupplySets, WrongVersion
from ninefold.server.hall.events import HallEvent, HallOpened
from ninefold.server.hall.evolve import evolve_hall
from ninefold.server.hall.state import Hall
from ninefold.server.store.port import Row
from ninefold.server.table.records import read_notes
from ninefold.server.table.restore import size_of

_hall_events = Decoder(HallEvent)
_OPENED = b'{"type":"%b"' % HallOpened.__name__.encode()


def is_hall(rows: Sequence[Row]) -> bool:
    """The first event of a log tells whether it is a hall's or a table's."""
    return bool(rows) and rows[0].body.startswith(_OPENED)


def read_hall_event(row: Row) -> HallEvent:
    event: HallEvent = _hall_events.decode(row.body)
    return event


class RestoredHall(NamedTuple):
    hall: Hall
    answered: dict[str, int]  # by client and message id, the number of the answer
    size: int = 0  # of the log, in bytes


def restore_hall_step(folded: RestoredHall, row: Row) -> RestoredHall:
    hall, answered, size = folded
    try:
        hall = evolve_hall(hall, read_hall_event(row), row.at)
    except (KeyError, DecodeError) as error:  # an unknown game or event
        raise WrongVersion(f"this build does not know event {row.number}: {error}") from error
    if by := read_notes(row).by:
        answered[by] = hall.number
    return RestoredHall(hall, answered, size + size_of((row,)))


def no_hall(brought: SupplySets = NO_SETS) -> RestoredHall:
    return RestoredHall(Hall(brought=brought), {})


def restore_hall(rows: Iterable[Row]) -> RestoredHall:
    folded = no_hall()
    for row in rows:
        folded = restore_hall_step(folded, row)
    return folded
