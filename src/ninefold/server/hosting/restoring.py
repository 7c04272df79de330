"""Restores a table in short slices, so that the other tables do not wait for a long log."""

from collections.abc import Iterable

from ninefold.engine import NO_SETS, SupplySets
from ninefold.server.net.time_slices import in_slices
from ninefold.server.store.port import Row
from ninefold.server.table.restore import Restored, nothing, restore_step


async def restore_in_slices(rows: Iterable[Row], own: SupplySets = NO_SETS) -> Restored:
    folded = nothing(own)
    async for row in in_slices(rows):
        folded = restore_step(folded, row)
    return folded
