"""The real server for measuring: only its clock is hurried, so that nobody waits for a picture to be seen.

python -m benchmarks.table_server FILE KEEP; prints its port. KEEP is `normal` or `full`. Before each act
table time goes on by a good two seconds: every prompt is open, and nothing runs out by itself.
"""

import asyncio
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import uvloop

from ninefold.server import clock, connection, limits, live_table, protocol, session, tables
from ninefold.server.main import Settings, running

STEP = 2_100


class Hurried(clock.Clock):
    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


class Hurrying(live_table.LiveTable):
    def hear(self, connection: connection.Connection, message: protocol.Command) -> None:
        assert isinstance(self._clock, Hurried)
        self._clock.ahead += STEP * isinstance(message, protocol.Act)
        super().hear(connection, message)


async def serve(file: Path, power_safe: bool) -> None:
    settings = Settings(file, "127.0.0.1", 0, power_safe=power_safe)
    async with running(settings) as addresses:
        print(addresses.port, flush=True)
        await asyncio.Event().wait()


def put(module: ModuleType, **instead: Any) -> None:
    """A name that is not there would be set in vain, and the figures would be of something else."""
    for name, thing in instead.items():
        assert hasattr(module, name), f"{module.__name__} has no {name}"
        setattr(module, name, thing)


if __name__ == "__main__":
    put(live_table, Clock=Hurried)
    put(tables, LiveTable=Hurrying)
    # the limits of a client and of an address are not what is measured
    put(session, MESSAGES=(1e12, 1e12))
    put(limits, MESSAGES=(1e12, 1e12), FROM_ADDRESS=(1e12, 1e12))
    uvloop.run(serve(Path(sys.argv[1]), sys.argv[2] == "full"))
