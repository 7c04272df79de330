"""Finishes work that others share, even if the client that asked for it has gone."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Done = TypeVar("Done")


async def to_its_end(work: Coroutine[Any, Any, Done]) -> Done:
    task = asyncio.ensure_future(work)
    task.add_done_callback(
        lambda ended: ended.cancelled() or ended.exception()
    )  # mark the exception as retrieved
    return await asyncio.shield(task)
