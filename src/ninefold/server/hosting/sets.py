"""The sets of own pictures and words that tables brought: what is in them is in the store, not in the log."""

import asyncio
from collections.abc import Sequence

from msgspec import DecodeError
from msgspec.json import Decoder

from ninefold.engine import NO_SETS, Supply, SupplySets
from ninefold.server.hall.events import HallSetChosen
from ninefold.server.hall.records import is_hall, read_hall_event
from ninefold.server.store.port import EventLog, Row
from ninefold.server.table.events import SetChosen
from ninefold.server.table.records import read_event

_things = Decoder(tuple[Supply, ...])
_MARK = b'SetChosen"'  # also of HallSetChosen


async def read_set(store: EventLog, table: str, hash: str) -> tuple[Supply, ...]:
    """Empty if the store does not have the set."""
    body = await store.file(table, hash)
    try:
        return () if body is None else _things.decode(body)
    except DecodeError:
        return ()


async def sets_of(store: EventLog, code: str, rows: Sequence[Row]) -> SupplySets:
    """All sets that this log of a table or a hall names, as far as the store has them. A hall's tables play
    with its sets."""
    named = _named(code, rows)
    if not named:
        return NO_SETS
    found = await asyncio.gather(*(read_set(store, where, hash) for hash, where in named.items()))
    return {hash: things for hash, things in zip(named, found, strict=True) if things}


def _named(code: str, rows: Sequence[Row]) -> dict[str, str]:
    """By hash, the code with which its files are kept."""
    read = read_hall_event if is_hall(rows) else read_event
    named = dict[str, str]()
    for event in [read(row) for row in rows if not row.scope and _MARK in row.body]:
        if isinstance(event, SetChosen | HallSetChosen) and event.set is not None:
            named[event.set.hash] = code if isinstance(event, HallSetChosen) else event.hall or code
    return named
