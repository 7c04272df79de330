"""The real server for measuring: only its clock is hurried, so that nobody waits for a picture to be seen.

python -m benchmarks.table_server FILE KEEP; prints its port. KEEP is `normal` or `full`. One of many nodes:
python -m benchmarks.table_server --node PORT DATABASE BUS. Before each act table time goes on by a good two
seconds: every prompt is open, and nothing runs out by itself.
"""

import asyncio
import logging
import signal
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import uvloop

from ninefold.server import app, clock, connection, limits, live_table, protocol, session, tables
from ninefold.server.main import Settings, running
from ninefold.server.nodes.bus import BusAddress
from ninefold.server.proxies import network

STEP = 2_100
HERE = (network("127.0.0.1"),)  # of all clients that are measured, however many


class Hurried(clock.Clock):
    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


class Hurrying(live_table.LiveTable):
    def hear(self, connection: connection.Connection, message: protocol.Command) -> None:
        assert isinstance(self._clock, Hurried)
        self._clock.ahead += STEP * isinstance(message, protocol.Act)
        super().hear(connection, message)


async def serve(settings: Settings) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    async with running(settings) as addresses:
        print(addresses.port, flush=True)
        await stop.wait()


def put(module: ModuleType, **instead: Any) -> None:
    """A name that is not there would be set in vain, and the figures would be of something else."""
    for name, thing in instead.items():
        assert hasattr(module, name), f"{module.__name__} has no {name}"
        setattr(module, name, thing)


def settings_of(words: list[str]) -> Settings:
    if words[0] != "--node":
        return Settings(Path(words[0]), "127.0.0.1", 0, power_safe=words[1] == "full", trusted=HERE)
    port, store, *bus = words[1:]
    address = BusAddress(bus[0]) if bus else None
    return Settings(Path(), "127.0.0.1", int(port), store=store, bus=address, trusted=HERE)


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(process)d %(levelname)s %(message)s")
    put(live_table, Clock=Hurried)
    # the limits of a client and of an address are not what is measured
    put(session, MESSAGES=(1e12, 1e12))
    put(app, SOCKETS_PER_ADDRESS=1_000_000)
    put(tables, LiveTable=Hurrying, TABLES_PER_HOUR=1_000_000)
    put(limits, MESSAGES=(1e12, 1e12), FROM_ADDRESS=(1e12, 1e12))
    uvloop.run(serve(settings_of(sys.argv[1:])))
