"""A hash chain through a table's log: it shows rows that were changed, removed, added or moved."""

from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from ninefold.server.store.port import Damaged, Row, Stored

START = b""  # before the first row


class LogEnd(NamedTuple):
    """Where a table's log ends."""

    events: int
    chain: bytes
    written: int = 0  # ms since 1970; 0: not asked for


def link(before: bytes, table: str, row: Row, written: int) -> bytes:
    """The hash of a row: over the hash before it and everything stored in the row."""
    number, at, scope, body, draws = row
    head = f"{table}\0{number}\0{at}\0{written}\0{scope}\0{len(body)}\0".encode()
    return sha256(before + head + body + draws).digest()


def checked(table: str, stored: Iterable[Stored], events: int, end: bytes) -> list[Stored]:
    """The rows. Raises Damaged if one is not as it was written. `events` and `end`: how many rows there must
    be, and the hash of the last one."""
    chain, good = START, list[Stored]()
    for count, one in enumerate(stored, 1):
        if one.row.number != count:
            raise Damaged(table, count, "is missing", good)
        chain = link(chain, table, one.row, one.written)
        if chain != one.chain:
            raise Damaged(table, count, "is not as it was written", good)
        good.append(one)
    if len(good) < events:
        raise Damaged(table, len(good) + 1, "is missing", good)
    if len(good) > events or chain != end:
        raise Damaged(table, len(good), "is not the last that was noted", good)
    return good
