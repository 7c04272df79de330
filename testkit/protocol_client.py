"""A client for tests: it speaks docs/protocol.md, acts by prompts alone and keeps all that it was told."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ninefold.engine import Prompt
from ninefold.server.wire.message import VERSION
from testkit.client import ACT_EVERY_S, Client
from testkit.client_view import ClientView, JsonObject
from testkit.hall_view import HallLook

PATIENCE = 900.0  # seconds of the loop's clock
LOST = (OSError, WebSocketException)


class Player(Client):
    def __init__(self, url: str, name: str = "", seed: int = 0, speed: float = 1.0) -> None:
        """`speed`: of the server's clock, as seen by ours."""
        super().__init__(name, token_hex(16), seed)
        self.url, self._speed = url, speed
        self.frames: list[JsonObject] = []  # as they came
        self.heard = b""  # every byte of it
        self._answers: dict[str, asyncio.Future[JsonObject]] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self.on_line = False

    # The connection

    async def connect(self, **hello: Any) -> None:
        self._socket = await connect(
            self.url, ping_interval=None, open_timeout=None, close_timeout=1, compression=None, proxy=None
        )
        await self._socket.send(
            json.dumps({"id": self.new_id(), "version": VERSION, "token": self.token, **hello})
        )
        self.on_line = True
        self._reading = asyncio.get_running_loop().create_task(self._read(self._socket))

    async def open(self, game: str = "memo_dice") -> "Player":
        self._look = ClientView()
        while not self.table:  # a fast server may time out before a busy machine has sent this
            await self.connect(type="Open", game=game)
            await self.until(lambda: self.table or not self.on_line)
        self.code = self.table["code"]
        return self

    async def open_hall(self) -> "Player":
        await self.connect(type="OpenHall")
        await self.until(lambda: self.hall or not self.on_line)
        self.code = self.hall["code"]
        return self

    async def enter(self, code: str = "", **more: Any) -> "Player":
        """Enter, or come back; messages without an answer are sent again."""
        self.code = code or self.code
        self._look, self.in_hall, self.goodbye = ClientView(), HallLook(), None
        await self.connect(type="Enter", code=self.code, **more)
        await self.until(lambda: self.table or self.hall or not self.on_line)
        for message in list(self.sent.values()):
            await self.say(message)
        return self

    async def stay(self) -> None:
        """Keep coming back whenever the connection breaks."""
        while True:
            await self.gone()
            with suppress(*LOST):
                await self.enter()
            await asyncio.sleep(0.01)

    async def go(self) -> None:
        """Disconnect without a message."""
        if self._socket is not None:
            self._socket.transport.abort()
        await self.gone()

    async def gone(self) -> None:
        if self._reading is not None:
            await asyncio.wait([self._reading])
            self._reading.result()

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for data in socket:
                assert isinstance(data, str)
                self.heard += data.encode()
                await self._hear(json.loads(data))
        self.on_line = False
        self._news.set()

    async def _hear(self, message: JsonObject) -> None:
        self.frames.append(message)
        if (told := self.look(message)) is not None:
            await self._heed(told)

    async def _heed(self, message: JsonObject) -> None:
        if (reply := self.note(message, asyncio.get_running_loop().time())) is not None:
            await self.say(reply)
        self._news.set()

    def answered(self, id: str, message: JsonObject) -> None:
        super().answered(id, message)
        if (future := self._answers.pop(id, None)) is not None and not future.done():
            future.set_result(message)

    # Asking

    async def say(self, message: JsonObject) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def ask(self, type: str, *, id: str | None = None, **fields: Any) -> JsonObject:
        """Send a message and return its answer, over as many connections as that takes."""
        message = self.worded(type, id, fields)
        answer: asyncio.Future[JsonObject] = asyncio.get_running_loop().create_future()
        self._answers[message["id"]] = answer
        await self.say(message)
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise AssertionError(f"no answer to {message}, on line: {self.on_line}, {self.goodbye}") from None

    async def must(self, type: str, **fields: Any) -> JsonObject:
        answer = await self.ask(type, **fields)
        assert answer["type"] != "Refused", answer
        return answer

    async def refused(self, type: str, **fields: Any) -> str:
        answer = await self.ask(type, **fields)
        assert answer["type"] == "Refused", answer
        return str(answer["clause"])

    async def sit(self, **more: Any) -> "Player":
        await self.must("Sit", name=self.name, face="fox", **more)
        return self

    async def until(self, test: Callable[[], object], patience: float = PATIENCE) -> None:
        async with asyncio.timeout(patience):
            while not test():
                self._news.clear()
                await self._news.wait()

    # Playing

    async def opened(self, prompt: Prompt) -> None:
        """Wait until the prompt is open, by the table's time."""
        await asyncio.sleep(self.seconds_until_open(prompt, asyncio.get_running_loop().time(), self._speed))

    async def act(self, prompt: Prompt, **fields: Any) -> JsonObject:
        time = asyncio.get_running_loop().time
        await asyncio.sleep(max(0.0, self._acted + ACT_EVERY_S / self._speed - time()))
        self._acted = time()
        return await self.ask("Act", action=self.filled(prompt, fields))

    async def move(self) -> JsonObject:
        """Do one thing that a prompt offers."""
        while True:
            await self.until(lambda: self.prompts or self.phase in ("EndedView", "StandingView"))
            if self.phase in ("EndedView", "StandingView"):
                return {}
            number, prompts = self.number, self.prompts
            if prompts:
                prompt = self.rng.choice(prompts)
                await self.opened(prompt)
                if self.number == number and self.prompts:
                    return await self.act(prompt)

    async def play(self) -> "Player":
        """Play to the end of the game."""
        await self.until(lambda: self.phase != "LobbyView")
        while self.phase != "EndedView":
            await self.move()
        return self


async def all_of(*players: Player) -> None:
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
