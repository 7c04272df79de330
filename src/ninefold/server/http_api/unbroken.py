"""Work that others count on is done to its end, though whoever asked for it has gone."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Done = TypeVar("Done")


async def to_its_end(work: Coroutine[Any, Any, Done]) -> Done:
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())  # nobody may be left to hear
    return await asyncio.shield(task)
