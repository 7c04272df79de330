"""A client of a world: the page's protocol by testkit's Player, on a simulated line to any node."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, cast

from websockets.asyncio.client import ClientConnection

from ninefold.engine import Prompt
from ninefold.server.wire.message import VERSION
from testkit.protocol_client import LOST, Player
from tests.world.network import SimLine, said

if TYPE_CHECKING:
    from tests.world.halls import HallWorld
    from tests.world.world import World

Told = dict[str, Any]

SILENCE_S, ANSWER_S = 6.0, 2.0  # as docs/protocol.md has it: then a server that says nothing hangs
CONNECT_S = 5.0  # that a client waits for a server which does not accept


class SimPlayer(Player):
    def __init__(self, name: str, world: "World | HallWorld", chance: Random) -> None:
        super().__init__("", name, chance.randrange(1 << 30))
        self.token = f"{chance.getrandbits(128):032x}"
        self._world, self._chance = world, chance
        self._time = asyncio.get_running_loop().time
        self.line: SimLine | None = None
        self.lines: list[SimLine] = []  # all that this person has opened, in every tab
        self._clock = chance.uniform(0.0, 1e6), chance.uniform(0.9999, 1.0001)  # its offset and its drift
        self.touched: dict[str, int] = {}  # by message: the table's time when the hand moved
        self.asleep = False
        self.asked_at: dict[str, float] = {}  # by message, as long as it is not answered
        self.left_at = self.entered_at = self.heard_at = self._time()
        self.reads = ""  # the operator's announcement
        self.misses_next = False  # the next change gets lost on its way to the page
        self._behind = self._asked = False  # it did, and now asks for all
        self._tasks: dict[asyncio.Task[Any], None] = {}  # in their order, which a set has not

    async def connect(self, **hello: Any) -> None:
        delay = self._world.plan.delay
        at = 250 if self._chance.random() < 0.5 else self._chance.randrange(1, 250)  # at home, or elsewhere
        line = SimLine(self._chance, delay, self._world.plan.steady, f"192.0.2.{at}")
        await asyncio.sleep(self._chance.uniform(0.0, delay))
        node = self._chance.choice(self._world.nodes)
        if node.process.stopped:
            await asyncio.sleep(CONNECT_S)
        if node.process.stopped or not node.connect(line):
            raise OSError("nobody listens there")
        self.line, self._socket, self.reads = line, cast(ClientConnection, line), ""
        self.lines.append(line)
        await line.send(said(id=self.new_id(), version=VERSION, token=self.token, **hello))
        self.on_line, self.entered_at, self._behind = True, self._time(), False
        self._reading = asyncio.get_running_loop().create_task(self._read(self._socket))
        self._start(self._mind_silence(line))

    def has_later_line(self) -> bool:
        """Later by the clocks of the nodes, which count in steps; or truly later."""
        mine = (self.line and self.line.hello_at) or (0, 0.0)
        others = [line.hello_at for line in self.lines if line is not self.line and line.hello_at is not None]
        return any(stamp >= mine[0] or at > mine[1] for stamp, at in others)

    @property
    def over(self) -> bool:
        """The game, or the evening."""
        evening = self.table.get("evening")
        return bool(evening["over"]) if evening else self.phase == "EndedView"

    @property
    def is_host(self) -> bool:
        return self._look.host

    def close(self) -> None:
        for task in (self._reading, *self._tasks):
            if task is not None:
                task.cancel()

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)

    async def _mind_silence(self, line: SimLine) -> None:
        """A server that says nothing at all hangs: another one may not."""
        self.heard_at = self._time()
        while line.open:
            await asyncio.sleep(max(0.1, self.heard_at + SILENCE_S - self._time()))
            if line.open and line is self.line and self._time() - self.heard_at >= SILENCE_S:
                await self._ask_for_all()
                await asyncio.sleep(ANSWER_S)
                if self._time() - self.heard_at >= SILENCE_S:
                    line.abort()

    async def _ask_for_all(self) -> None:
        self._asked = True
        await self.say({"type": "Resync", "id": self.new_id()})

    async def _read(self, socket: ClientConnection) -> None:
        try:
            await super()._read(socket)
        except Exception as error:
            self._world.fail(error)
            raise
        self.left_at = self._time()

    async def _hear(self, message: Told) -> None:
        told = repr(message)
        self._world.trace.note(self.name, told.encode())
        self._world.watch.overheard(self, told)
        self.heard_at = self._time()
        if message["type"] == "Sight":
            self._behind = self._asked = False
        if message["type"] in ("Change", "Own") and (self._behind or self._gets_lost(message)):
            if self._behind and not self._asked:  # now the page finds out
                await self._ask_for_all()
            if "answer" in message:
                self.answered(message["answer"], message)
            self._behind = True
        else:
            await super()._hear(message)

    def _gets_lost(self, message: Told) -> bool:
        """Not what answers the page, and not who is there: the page could not notice that it misses these."""
        own = self._look._own or {}
        lost = self.misses_next and message["type"] == "Change" and message["number"] > self.number
        self.misses_next = self.misses_next and not lost
        return lost and "answer" not in own

    async def _heed(self, message: Told) -> None:
        self._world.watch.heard(self, message)
        if message["type"] == "Announcement":
            self.reads = message["text"]
        if message["type"] == "Wanted":
            self._start(self._answer_for_the_seat())
        if message["type"] == "Ping":
            if self._behind and not self._asked:
                await self._ask_for_all()
            return await self.say({"type": "Pong", "id": message["id"], "now": self._now()})
        await super()._heed(message)

    async def _answer_for_the_seat(self) -> None:
        """Or say nothing."""
        await asyncio.sleep(self._chance.uniform(0.0, 2.0))
        if (answer := self._chance.choice((True, True, False, None))) is not None:
            await self.ask("Yield", yes=answer)

    def take_over(self, phone: "SimPlayer") -> None:
        """From now on this person plays with another phone, which does not know what the first one asked."""
        for id in [*self.sent]:
            Player.answered(self, id, {"type": "Refused", "clause": "lost-phone", "number": 0, "late": None})
        self.asked_at.clear()
        self.token, self.left_at = phone.token, self._time()
        for one in (self, phone):
            if one.line is not None:
                one.line.abort()

    def _now(self) -> float:
        """The time on its own clock, in ms."""
        offset, drift = self._clock
        return offset + self._time() * drift * 1000

    async def opened(self, prompt: Prompt) -> None:
        await super().opened(prompt)
        if prompt.racing:  # people take a while to react
            await asyncio.sleep(self._chance.uniform(0.12, 0.7))

    def answered(self, id: str, message: Told) -> None:
        if (wish := self.sent.get(id)) is not None:
            self._world.watch.answered(self, wish, message)
        self.asked_at.pop(id, None)
        super().answered(id, message)

    async def ask(self, type: str, *, id: str | None = None, **fields: Any) -> Told:
        id = id or self.new_id()
        self.asked_at[id] = self._time()
        if type == "Act":
            fields["moment"] = self._now()
            if (at := self._world.table_time()) is not None:
                self.touched[id] = at
        return await super().ask(type, id=id, **fields)

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
