"""Restores a table or a hall in short slices, so that the other tables do not wait for a long log."""

from collections.abc import Iterable, Iterator

from ninefold.engine import NO_SETS, SupplySets
from ninefold.server.hall.records import RestoredHall, no_hall, restore_hall_step
from ninefold.server.net.time_slices import OPERATOR, TimeSlicer
from ninefold.server.store.port import Row
from ninefold.server.table.restore import Restored, nothing, restore_step


async def restore_in_slices(
    rows: Iterable[Row],
    slicer: TimeSlicer,
    address: str = OPERATOR,
    own: SupplySets = NO_SETS,
    brought: SupplySets = NO_SETS,
) -> Restored:
    """`address`: whose share of the time it takes."""
    start = nothing(own, brought)
    return await slicer.finish(address, _folding(rows, start)) or start


async def restore_hall_in_slices(
    rows: Iterable[Row], slicer: TimeSlicer, address: str = OPERATOR, brought: SupplySets = NO_SETS
) -> RestoredHall:
    start = no_hall(brought)
    return await slicer.finish(address, _folding_hall(rows, start)) or start


def _folding_hall(rows: Iterable[Row], folded: RestoredHall) -> Iterator[RestoredHall]:
    for row in rows:
        folded = restore_hall_step(folded, row)
        yield folded


def _folding(rows: Iterable[Row], folded: Restored) -> Iterator[Restored]:
    for row in rows:
        folded = restore_step(folded, row)
        yield folded
