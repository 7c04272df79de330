"""The real server for measuring: only its clock is hurried, so that nobody waits for a picture to be seen.

python -m testkit.table_server FILE KEEP; prints its port. KEEP is `normal` or `full`. One of many nodes:
python -m testkit.table_server --node PORT DATABASE BUS. Before an act whose id ends with "+350" table time
goes on by 350 ms: so long its client would have waited for the prompt to open. Where nobody may do anything,
it goes on to the moment at which the table does something.
"""

import asyncio
import faulthandler
import logging
import signal
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import uvloop

from ninefold.server import app
from ninefold.server.cluster.bus import BusAddress
from ninefold.server.hosting import registry, session
from ninefold.server.live import clock, connection, live_table, table_limits
from ninefold.server.main import ServerSettings, running
from ninefold.server.net import rate_limits
from ninefold.server.net.proxies import network
from ninefold.server.table import state
from ninefold.server.wire import from_client
from ninefold.server.wire.from_hall import AnyCommand

HERE = (network("127.0.0.1"),)  # of all clients that are measured, however many


class Hurried(clock.Clock):
    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


class Hurrying(live_table.LiveTable):
    def received(self, connection: connection.Connection, message: AnyCommand, now: float) -> None:
        if isinstance(message, from_client.Act) and "+" in message.id:
            self._hurry(int(message.id.rpartition("+")[2]))
        super().received(connection, message, now)

    @property
    def due(self) -> float:
        phase = self.table.phase
        if isinstance(phase, state.Playing) and (due := self.table.rules.due(phase.state)) is not None:
            early = due - self._clock.now()
            if early > 0 and not self.table.rules.actors(phase.state):
                self._hurry(early)
        return super().due

    def _hurry(self, by: int) -> None:
        assert isinstance(self._clock, Hurried)
        self._clock.ahead += by


async def serve(settings: ServerSettings) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    async with running(settings) as addresses:
        print(addresses.port, flush=True)
        await stop.wait()


def put(module: ModuleType, **instead: Any) -> None:
    """Set an attribute that must exist: otherwise the figures would be of something else."""
    for name, thing in instead.items():
        assert hasattr(module, name), f"{module.__name__} has no {name}"
        setattr(module, name, thing)


def settings_of(words: list[str]) -> ServerSettings:
    if words[0] != "--node":
        safe = words[1] == "full"
        return ServerSettings(Path(words[0]), "127.0.0.1", 0, power_safe=safe, trusted=HERE, per_address=100)
    port, store, *bus = words[1:]
    address = BusAddress(bus[0]) if bus else None
    return ServerSettings(Path(), "127.0.0.1", int(port), store=store, bus=address, trusted=HERE)


def main(words: list[str]) -> None:
    faulthandler.enable(sys.stdout)  # SIGABRT prints the stack for the process that started this one
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(process)d %(levelname)s %(message)s")
    put(live_table, Clock=Hurried)
    # the limits of a client and of an address are not what is measured
    put(session, MESSAGES=(1e12, 1e12))
    put(app, SOCKETS_PER_ADDRESS=1_000_000)
    put(registry, LiveTable=Hurrying, TABLES_PER_HOUR=1_000_000)
    put(rate_limits, MESSAGES=(1e12, 1e12), FROM_ADDRESS=(1e12, 1e12))
    put(table_limits, CHANGES=(1e12, 1e12))
    uvloop.run(serve(settings_of(words)))


if __name__ == "__main__":
    main(sys.argv[1:])
