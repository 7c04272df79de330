"""A client of a world: the page's protocol by testkit's Player, on a simulated line to any node."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, cast

from websockets.asyncio.client import ClientConnection

from ninefold.server.wire.from_client import VERSION
from testkit.protocol_client import LOST, Player
from tests.world.network import SimLine, said
from tests.world.node import SimNode
from tests.world.trace import Trace


class SimPlayer(Player):
    def __init__(
        self, name: str, nodes: Sequence[SimNode], chance: Random, delay: float, trace: Trace
    ) -> None:
        super().__init__("", name, chance.randrange(1 << 30))
        self.token = f"{chance.getrandbits(128):032x}"
        self._nodes, self._chance, self._delay, self._trace = nodes, chance, delay, trace
        self.line: SimLine | None = None
        self.asleep = False

    async def connect(self, **hello: Any) -> None:
        line = SimLine(self._chance, self._delay, f"192.0.2.{self._chance.randrange(1, 250)}")
        await asyncio.sleep(self._chance.uniform(0.0, self._delay))
        if not self._chance.choice(self._nodes).connect(line):
            raise OSError("nobody listens there")
        self.line, self._socket = line, cast(ClientConnection, line)
        await line.send(said(id=self.new_id(), version=VERSION, token=self.token, **hello))
        self.on_line = True
        self._reading = asyncio.get_running_loop().create_task(self._read(self._socket))

    async def _hear(self, message: dict[str, Any]) -> None:
        self._trace.note(self.name, repr(message).encode())
        await super()._hear(message)

    async def open_for_sure(self, game: str) -> None:
        while not self.code:
            with suppress(*LOST):
                await self.open(game)
            await asyncio.sleep(0.2)

    async def stay(self) -> None:
        """Come back by itself, whenever the line breaks. AssertionError: what it was told does not fit."""
        while True:
            await self.gone()
            await asyncio.sleep(0.05)
            if not self.asleep:
                with suppress(*LOST):
                    await self.enter()
