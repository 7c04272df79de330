"""A table's log as JSON: `ninefold tables export` writes it, `ninefold verify` checks its games."""

import json
from collections.abc import Sequence
from typing import Any

from ninefold.engine import Form, decode, encode, plain
from ninefold.server.store.chain import checked
from ninefold.server.store.port import Row, Stored


class ExportedRow(Form):
    number: int
    at: int
    written: int
    scope: str
    event: Any
    notes: Any
    chain: str


def as_text(history: Sequence[Stored]) -> str:
    rows = [
        ExportedRow(
            row.number,
            row.at,
            written,
            row.scope,
            decode(row.body, Any),
            decode(row.draws, Any) if row.draws else None,
            chain.hex(),
        )
        for row, written, chain in history
    ]
    return json.dumps(plain(rows), indent=1)


def rows_of(exported: Sequence[ExportedRow]) -> list[Row]:
    """Raises Damaged if they are not as they were written."""
    stored = [Stored(_row(one), one.written, bytes.fromhex(one.chain)) for one in exported]
    code = exported[0].event.get("code", "")
    return [one.row for one in checked(code, stored, len(stored), stored[-1].chain)]


def _row(one: ExportedRow) -> Row:
    notes = b"" if one.notes is None else encode(one.notes)
    return Row(one.number, one.at, one.scope, encode(one.event), notes)
