"""One seat at a table, by docs/protocol.md. It comes back by itself if the connection breaks."""

import asyncio
import hashlib
import json
from contextlib import suppress
from itertools import count
from secrets import token_bytes, token_hex
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ninefold.mcp.client_view import SIGHTS, ClientView, JsonObject, Missed
from ninefold.server.net.websocket import ConnectionSettings
from ninefold.server.wire.message import VERSION
from ninefold.server.wire.nesting import DEEPEST, too_deep

FACE = "robot"
PACE_S = 0.05  # between two messages: a server hears no more than 30 a second
MOST_BYTES = ConnectionSettings().max_message
LEAST_S = 0.001  # a shorter wait might end before its moment
PAUSE_S = 2.0  # before coming back
FOR_GOOD = {"taken-over", "removed", "no-such-table", "closed", "other-version", "crowded"}


class HeardMoment(NamedTuple):
    """What was told at one moment, and the views as they were then."""

    table: JsonObject
    game: JsonObject | None
    at: float
    news: list[Any]
    said: list[tuple[str, str]]  # name, words


class SeatLost(Exception):
    """One sentence: why there is no seat."""


def unheard(message: JsonObject) -> str | None:
    """Why a server would not read it, and so could not say which message it refuses: it would be sent again
    for ever."""
    data = json.dumps(message).encode()
    if len(data) > MOST_BYTES:
        return f"A message has at most {MOST_BYTES:,} bytes."
    return f"Brackets are nested over {DEEPEST} deep." if too_deep(data) else None


class TableClient:
    def __init__(self, url: str, code: str, name: str) -> None:
        self.url, self.code, self.name = url, code, name
        self.look = ClientView()
        self._parts: list[JsonObject] = []  # of the moment that is being told
        self.heard: list[HeardMoment] = []
        self.lost: str | None = None
        self._token, self._part = token_hex(16), token_bytes(32)
        self._ids = count(1)
        self._asked: dict[str, tuple[JsonObject, asyncio.Future[JsonObject]]] = {}
        self._socket: ClientConnection | None = None
        self._socket_opened = False
        self._at, self._came = 0.0, 0.0
        self._changed, self._pace = asyncio.Event(), asyncio.Lock()

    # What is known

    @property
    def now(self) -> float:
        """Table time, ms."""
        table = self.look.table
        if not table or table["paused"] or table["waiting"]:
            return self._at
        return self._at + (asyncio.get_running_loop().time() - self._came) * 1_000

    @property
    def phase(self) -> str:
        return str(self.look.table["phase"]["type"]) if self.look.table else ""

    @property
    def prompts(self) -> list[JsonObject]:
        """What the seat may do, now or soon."""
        table, game = self.look.table, self.look.game
        if game is None or self.phase != "PlayingView" or table["paused"] or table["waiting"]:
            return []
        return [one for one in game["prompts"] if one.get("closes_at") is None or self.now < one["closes_at"]]

    def open_prompts(self) -> list[JsonObject]:
        return [one for one in self.prompts if one.get("opens_at", 0) <= self.now]

    @property
    def is_asked(self) -> bool:
        """The table waits for this seat, or it may race."""
        return any(not prompt.get("aside") for prompt in self.open_prompts())

    async def change(self, seconds: float) -> None:
        """Wait until something is told, a prompt opens, or this much time has passed."""
        opens = [one["opens_at"] - self.now for one in self.prompts if one.get("opens_at", 0) > self.now]
        self._changed.clear()
        try:
            async with asyncio.timeout(max(LEAST_S, min([seconds, *(ms / 1_000 for ms in opens)]))):
                await self._changed.wait()
        except TimeoutError:
            pass

    # The connection

    async def run(self) -> None:
        """Keep the connection until the seat is lost for good."""
        try:
            async for socket in connect(
                self.url, compression=None, proxy=None, ping_interval=None, process_exception=self._fatal
            ):
                with suppress(ConnectionClosed):
                    await self._serve(socket)
                if self.lost is not None:
                    break
                self._socket = None
                await asyncio.sleep(PAUSE_S)
        except (OSError, WebSocketException) as error:
            self.lost = f"{self.url} cannot be reached: {error}"
        finally:
            self._socket = None
            self._tell_askers()
            self._changed.set()

    def _tell_askers(self) -> None:
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(SeatLost(self.lost or "the seat was left"))

    def _fatal(self, error: Exception) -> Exception | None:
        """A server that was never reached is not tried again."""
        return None if self._socket_opened else error

    async def _serve(self, socket: ClientConnection) -> None:
        self._socket_opened, self.look = True, ClientView()
        await self._send(socket, self._worded("Enter", version=VERSION, token=self._token, code=self.code))
        async for data in socket:
            message: JsonObject = json.loads(data)
            if message["type"] in SIGHTS:
                is_first = not self.look.table
                await self._see(socket, message)
                if is_first and self.look.table:
                    await self._sit(socket)
            elif message["type"] == "Ping":
                self._at, self._came = message["at"] + message["delay"], asyncio.get_running_loop().time()
                now = self._came * 1_000
                await self._send(socket, {"type": "Pong", "id": message["id"], "now": now})
            elif message["type"] == "Goodbye":
                if message["why"] in FOR_GOOD:
                    self.lost = f"the server closed the connection: {message['why']}"
            elif message["type"] == "Refused" and not self.look.table:
                self.lost = message["why"]
                break
            else:
                self._answer(message)
            self._changed.set()

    async def _sit(self, socket: ClientConnection) -> None:
        """Take the seat, and send again what was not answered before the connection broke."""
        self._socket = socket
        for message, _ in self._asked.values():
            await self._send(socket, message)
        self._changed.set()

    async def _see(self, socket: ClientConnection, message: JsonObject) -> None:
        self._parts.append(message)
        try:
            told = self.look.hear(message)
        except Missed:
            self.look = ClientView()
            await self._send(socket, self._worded("Resync"))
            return
        if told is None:
            return
        self._at, self._came = told["at"], asyncio.get_running_loop().time()
        news, said = [one for _, one in told.get("news", [])], told.get("said", [])
        if news or said:
            chairs = [*self.look.table["chairs"], *self.look.table.get("bench", [])]
            words = [(chairs[seat]["name"], spoken) for seat, spoken in said]
            self.heard.append(HeardMoment(self.look.table, self.look.game, told["at"], news, words))
        parts, self._parts = self._parts, []
        for part in parts:
            self._answer(part)
        await self._seal(socket)

    async def _seal(self, socket: ClientConnection) -> None:
        """The seat's own part in the dice."""
        phase, you = self.look.table["phase"], self.look.you
        if phase["type"] != "SealingView" or you is None:
            return
        if not phase["revealing"] and not phase["seals"][you]:
            await self._send(socket, self._worded("Ready", seal=hashlib.sha256(self._part).hexdigest()))
        elif phase["revealing"] and phase["seals"][you] and not phase["values"][you]:
            await self._send(socket, self._worded("Reveal", value=self._part.hex()))

    # Asking

    async def ask(self, type: str, **fields: Any) -> JsonObject:
        """Send a message and return its answer, over as many connections as that takes."""
        if self.lost is not None:
            raise SeatLost(self.lost)
        async with self._pace:
            await asyncio.sleep(PACE_S)
        message = self._worded(type, **fields)
        if why := unheard(message):
            return {"type": "Refused", "clause": "malformed", "why": why}
        answer: asyncio.Future[JsonObject] = asyncio.get_running_loop().create_future()
        self._asked[message["id"]] = message, answer
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is sent again
                await self._send(self._socket, message)
        return await answer

    def _worded(self, type: str, **fields: Any) -> JsonObject:
        return {"type": type, "id": str(next(self._ids)), **fields}

    async def _send(self, socket: ClientConnection, message: JsonObject) -> None:
        await socket.send(json.dumps(message))

    def _answer(self, message: JsonObject) -> None:
        answers = message.get("answer") or (
            message["type"] in ("Answered", "Refused") and message.get("id", "")
        )
        if answers in self._asked:
            _, answer = self._asked.pop(answers)
            if not answer.done():
                answer.set_result(message)
