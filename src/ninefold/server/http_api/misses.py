"""Misses are answered at fixed times, so that the time does not tell whether there is such a table."""

import asyncio

MISS_S = 0.5  # between the moments at which a miss is answered


async def until_misses_are_answered(asked_at: float) -> None:
    """`asked_at`: by the loop's clock."""
    await asyncio.sleep(MISS_S - (asyncio.get_running_loop().time() - asked_at) % MISS_S)
