"""Measures how late the event loop runs its timers. While it is late, every table and socket waits."""

import asyncio

from ninefold.server.ops.metrics import LAG

EVERY_S = 0.25


async def watch(every: float = EVERY_S) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every
        await asyncio.sleep(every)
        LAG.add(max(0.0, loop.time() - due))
