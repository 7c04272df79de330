"""What every world stands on: chance from a seed, virtual clocks, and any failure as one kind of error."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from tests.world.clocks import clocks
from tests.world.loop import Stuck, run

LONGEST = 3_600.0  # virtual seconds within which every world is over


class Broken(Exception):
    """Something that must always hold did not."""


class Lived(NamedTuple):
    seconds: float  # of virtual time
    faults: int
    events: int
    told: int
    fingerprint: str


def lived(seed: int, story: Callable[[], Coroutine[Any, Any, Lived]]) -> Lived:
    """A whole story on virtual time. Raises Broken for whatever failed: an error that no check expects is a
    fault of ours, too, and needs its seed as much."""

    async def on_virtual_clocks() -> Lived:
        with clocks(asyncio.get_running_loop().time):
            return await story()

    with watched_log() as logged, seeded(Random(seed)):
        try:
            result = run(on_virtual_clocks())
        except (Stuck, Exception) as error:
            raise Broken(_first_words(error)) from error
    if logged:
        raise Broken(f"logged as an error: {logged[0]}")
    return result


def _first_words(error: BaseException) -> str:
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    plain = isinstance(error, AssertionError | Broken | Stuck) and str(error)
    return str(error) if plain else f"{type(error).__name__}: {error}"


@contextmanager
def seeded(chance: Random) -> Iterator[None]:
    """Everything that a server draws or measures comes from the seed."""
    ticks = iter(range(1 << 60))
    with ExitStack() as stack:
        stack.enter_context(patch("ninefold.server.hosting.registry.token_bytes", chance.randbytes))
        stack.enter_context(patch("ninefold.server.app.qr_code", lambda url: url))
        for module in ("net.time_slices", "net.fair_queue"):
            stack.enter_context(patch(f"ninefold.server.{module}.perf_counter", lambda: next(ticks) * 0.0005))
        yield


@contextmanager
def watched_log() -> Iterator[list[str]]:
    """An error line of the server is a fault of ours, unless nature made it: then it says what failed."""
    found: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            text = record.getMessage()
            if record.levelno >= logging.ERROR and not text.endswith(EXPECTED):
                found.append(text)

    kept, log = Kept(), logging.getLogger("ninefold")
    log.addHandler(kept)
    level, log.propagate = log.level, False
    log.setLevel(logging.WARNING)
    try:
        yield found
    finally:
        log.removeHandler(kept)
        log.setLevel(level)
        log.propagate = True


EXPECTED = ("The disk is full.", "The disk cannot be read.", "Another program holds the file.")
