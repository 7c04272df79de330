"""The sets of own pictures and words that tables brought: what is in them is in the store, not in the log."""

import asyncio
from collections.abc import Iterable

from msgspec import DecodeError
from msgspec.json import Decoder

from ninefold.engine import NO_SETS, Supply, SupplySets
from ninefold.server.store.port import EventLog, Row
from ninefold.server.table.events import SetChosen
from ninefold.server.table.records import read_event

_things = Decoder(tuple[Supply, ...])
_MARK = b'"SetChosen"'


async def read_set(store: EventLog, table: str, hash: str) -> tuple[Supply, ...]:
    """Empty if the store does not have the set."""
    body = await store.file(table, hash)
    try:
        return () if body is None else _things.decode(body)
    except DecodeError:
        return ()


async def sets_of(store: EventLog, table: str, rows: Iterable[Row]) -> SupplySets:
    """All sets that this log names, as far as the store has them."""
    named = _named(rows)
    if not named:
        return NO_SETS
    found = await asyncio.gather(*(read_set(store, table, hash) for hash in named))
    return {hash: things for hash, things in zip(named, found, strict=True) if things}


def _named(rows: Iterable[Row]) -> list[str]:
    events = [read_event(row) for row in rows if not row.scope and _MARK in row.body]
    named = [event.set.hash for event in events if isinstance(event, SetChosen) and event.set is not None]
    return list(dict.fromkeys(named))
