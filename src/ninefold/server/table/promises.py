"""The clients' parts of the dice: each is promised by its hash, and revealed later."""

from ninefold.engine import Illegal, Seat, require, seal
from ninefold.server.table.events import Contributed, Promised, TableEvent
from ninefold.server.table.state import Sealing, Table


def promise(table: Table, seat: Seat, sealed: str) -> list[TableEvent]:
    sealing = _sealing(table)
    require(
        not sealing.revealing and sealing.seals[seat] is None,
        "promised You have promised already, or it is too late.",
    )
    return [Promised(seat, sealed)]


def contribute(table: Table, seat: Seat, value: str) -> list[TableEvent]:
    sealing = _sealing(table)
    require(sealing.revealing, "early Wait until everybody has promised.")
    require(sealing.values[seat] is None, "contributed You have contributed already.")
    require(seal(bytes.fromhex(value)) == sealing.seals[seat], "seal This is not what you promised.")
    return [Contributed(seat, value)]


def _sealing(table: Table) -> Sealing:
    if not isinstance(table.phase, Sealing):
        raise Illegal("not-sealing The dice are not being sealed.")
    return table.phase
