"""A client for tests: it speaks docs/protocol.md, acts by prompts alone and keeps all that it was told."""

import asyncio
import hashlib
import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from random import Random
from secrets import token_hex
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ninefold.engine import Prompt, any_choice, convert
from ninefold.server.wire.from_client import VERSION
from testkit.client_view import SIGHTS, Look, Told

PATIENCE = 900.0  # seconds of the loop's clock
HAND = 0.1  # seconds between two acts of a hand: a quicker one says too much, and is shown out
LOST = (OSError, WebSocketException)


class Player:
    def __init__(self, url: str, name: str = "", seed: int = 0, speed: float = 1.0) -> None:
        """`speed`: of the server's clock, as seen by ours."""
        self.url, self.name, self._speed = url, name, speed
        self.token = token_hex(16)
        self.code = ""
        self.part = hashlib.sha256(name.encode()).hexdigest()  # its contribution to the dice
        self._acted = 0.0  # when it last did
        self.seals = True
        self.told: list[Told] = []  # each moment as one
        self.frames: list[Told] = []  # as they came
        self.heard = b""  # every byte of it
        self._look = Look()
        self.goodbye: str | None = None
        self.whim = Random(seed)
        self.sent: dict[str, Told] = {}  # what was not answered yet
        self._answers: dict[str, asyncio.Future[Told]] = {}
        self._ids = count(1)
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
        self._look = Look()
        while not self.table:  # a hurried server may lose its patience before a busy machine has sent this
            await self.connect(type="Open", game=game)
            await self.until(lambda: self.table or not self.on_line)
        self.code = self.table["code"]
        return self

    async def enter(self, code: str = "", **more: Any) -> "Player":
        """Come, or come back: what was not answered is sent again."""
        self.code = code or self.code
        self._look, self.goodbye = Look(), None
        await self.connect(type="Enter", code=self.code, **more)
        await self.until(lambda: self.table or not self.on_line)
        for message in list(self.sent.values()):
            await self.say(message)
        return self

    async def stay(self) -> None:
        """Come back by itself, whenever the line breaks."""
        while True:
            await self.gone()
            with suppress(*LOST):
                await self.enter()
            await asyncio.sleep(0.01)

    async def go(self) -> None:
        """Without a word."""
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

    async def _hear(self, message: Told) -> None:
        self.frames.append(message)
        told = self._look.hear(message) if message["type"] in SIGHTS else message
        if told is not None:
            await self._heed(told)

    async def _heed(self, message: Told) -> None:
        self.told.append(message)
        match message:
            case {"type": "Ping", "id": id}:
                await self.say({"type": "Pong", "id": id, "now": asyncio.get_running_loop().time() * 1000})
            case {"type": "Sight"}:
                self._at, self._seen = message["at"] / 1000, asyncio.get_running_loop().time()
                self._answered(message.get("answer"), message)
                await self._seal()
            case {"type": "Answered" | "Refused", "id": id}:
                self._answered(id, message)
            case {"type": "Goodbye", "why": why}:
                self.goodbye = why
        self._news.set()

    def _answered(self, id: str | None, message: Told) -> None:
        if id is not None:
            self.sent.pop(id, None)
            if (future := self._answers.pop(id, None)) is not None and not future.done():
                future.set_result(message)

    # Asking

    def new_id(self) -> str:
        return str(next(self._ids))

    async def say(self, message: Told) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def ask(self, type: str, *, id: str | None = None, **fields: Any) -> Told:
        """The answer, however many connections that takes."""
        if type == "Act":
            fields.setdefault("seen", self.number)
        message = {"type": type, "id": id or self.new_id(), **fields}
        answer = self._answers[message["id"]] = asyncio.get_running_loop().create_future()
        self.sent[message["id"]] = message
        await self.say(message)
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise AssertionError(f"no answer to {message}, on line: {self.on_line}, {self.goodbye}") from None

    async def must(self, type: str, **fields: Any) -> Told:
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
        async def listen() -> None:
            while not test():
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(listen(), patience)

    # Playing

    @property
    def table(self) -> Told:
        return self._look.table

    @property
    def game(self) -> Told | None:
        return self._look.game

    @property
    def you(self) -> int | None:
        return self._look.you

    @property
    def bench(self) -> int | None:
        return self._look.bench

    @property
    def number(self) -> int:
        return max(0, self._look.number)

    @property
    def phase(self) -> str:
        return str(self.table["phase"]["type"]) if self.table else ""

    @property
    def prompts(self) -> list[Prompt]:
        if self.game is None or self.table["paused"] or self.table["waiting"] or self.phase != "PlayingView":
            return []
        found: list[Prompt] = convert(self.game["prompts"], list[Prompt])
        return found

    @property
    def sights(self) -> list[Told]:
        return [message for message in self.told if message["type"] == "Sight"]

    @property
    def news(self) -> list[Told]:
        return [item for sight in self.sights for _, item in sight.get("news", [])]

    async def _seal(self) -> None:
        phase = self.table.get("phase", {})
        if self.you is None or not self.seals or phase.get("type") != "SealingView":
            return
        if not phase["revealing"] and phase["seals"][self.you] is None:
            id = f"promise {phase['game_id']}"
            seal = hashlib.sha256(bytes.fromhex(self.part)).hexdigest()
            await self.say({"type": "Ready", "id": id, "seal": seal})
        elif phase["revealing"] and phase["seals"][self.you] and phase["values"][self.you] is None:
            await self.say({"type": "Reveal", "id": f"reveal {phase['game_id']}", "value": self.part})

    async def opened(self, prompt: Prompt) -> None:
        """Wait until it may be acted on, by the table's time."""
        passed = asyncio.get_running_loop().time() - self._seen
        await asyncio.sleep(max(0.0, (prompt.opens_at / 1000 - self._at + 0.002) / self._speed - passed))

    async def act(self, prompt: Prompt, **fields: Any) -> Told:
        time = asyncio.get_running_loop().time
        await asyncio.sleep(max(0.0, self._acted + HAND / self._speed - time()))
        self._acted = time()
        chosen = {**any_choice(prompt, self.whim.randrange), **fields}
        return await self.ask("Act", action={"type": prompt.verb, **chosen})

    async def move(self) -> Told:
        """Do one thing that a prompt offers."""
        while True:
            await self.until(lambda: self.prompts or self.phase == "EndedView")
            if self.phase == "EndedView":
                return {}
            number, prompts = self.number, self.prompts
            if prompts:
                prompt = self.whim.choice(prompts)
                await self.opened(prompt)
                if self.number == number and self.prompts:
                    return await self.act(prompt)

    async def play(self) -> "Player":
        """To the end of the game."""
        await self.until(lambda: self.phase != "LobbyView")
        while self.phase != "EndedView":
            await self.move()
        return self


async def all_of(*players: Player) -> None:
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())


def hidden(player: Player, since: int = 0) -> Iterable[str]:
    """Pictures that stood in a message though they lay under a cup: there must be none."""
    covered: set[str] = set()
    shown = ""
    for message in player.told[since:]:
        for _, item in message.get("news", []):
            match item["type"]:
                case "DieRolled":
                    shown = item["picture"]
                case "DieCovered":
                    covered.add(shown)
                case "CupLifted" | "CupLiftedAloud":
                    covered.discard(item["picture"])
                case "RoundBegun":
                    covered.clear()
        if message.get("game") is not None:
            view = json.dumps(without_guesses(message["game"]["public"]))
            yield from (picture for picture in covered if f'"{picture}"' in view)


def without_guesses(public: Told) -> Told:
    """Anybody may say anything: a wrong guess tells nothing, even if it lies under another cup."""
    return {**public, "row": [{**place, "guess": None} for place in public["row"]]}
