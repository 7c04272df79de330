"""Clients as plain objects on virtual time. They speak to a table, or to a node, without a socket."""

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Protocol

from msgspec.json import Decoder

from ninefold.engine import Data, Illegal, Prompt, encode, seal
from ninefold.server.hosting.ports import Attachment, Caller
from ninefold.server.live.presence import LateEntry
from ninefold.server.wire import from_client
from ninefold.server.wire.from_server import Goodbye, Refused
from testkit.client import ACT_EVERY_S, Client
from testkit.client_view import ClientView, JsonObject
from testkit.delayed_link import LinkDelays
from testkit.hall_view import HallLook
from testkit.virtual_time import TIMEOUT_S, VirtualTime

NO_DELAY = LinkDelays(0.0)
_messages = Decoder(from_client.FromClient)


class LocalServer(Protocol):
    time: VirtualTime

    def open(self, game: str, token: str) -> str:
        """A new table; its code."""

    def open_hall(self, token: str) -> str:
        """A new hall; its code."""

    def knock(self, line: "LocalLine") -> None:
        """Let `line.caller` enter the table `line.code`, now or later, or refuse it."""


class LocalLine:
    """The line between one client and the table. It keeps the order; each direction has its own delay."""

    slow, backlog = False, 0  # the client reads everything, unless a test says otherwise

    def __init__(self, player: "LocalPlayer", hello: str, ticket: str | None) -> None:
        self._player, self._here = player, player.here
        self._there_at = self._back_at = 0.0  # nothing overtakes
        self._closed = False  # by the server
        self.code, order = player.code, (int(self._here.now * 1000), 0)
        self.caller = Caller(self, seal(player.token.encode()), player.address, hello, ticket, order=order)
        self._attachment: Attachment | None = None
        self._there(partial(player.server.knock, self))

    @property
    def open(self) -> bool:
        return self._player.line is self

    def send(self, *messages: bytes) -> None:
        for message in messages:
            self._back(partial(self._player.hear, message))

    def close(self, code: int = 1000, reason: str = "", /) -> None:
        self._back(self._player.lose_line)
        self._closed = True

    def entered(self, attachment: Attachment | None) -> None:
        """The client has entered, as a session does it. None: there is no such table."""
        if attachment is None:
            self._dismiss("no-such-table")
        elif self.caller.gone:
            attachment.detach()
        else:
            self._attachment = attachment

    def refuse(self, why: Exception) -> None:
        """Refuse the client, as a session does it."""
        match why:
            case Illegal(clause="removed"):
                self._dismiss("removed")
            case Illegal():
                self._tell(Refused(self.caller.hello, 0, why.clause, why.reason))
            case LateEntry():
                self._dismiss("closing")
            case _:
                raise why

    def say(self, message: JsonObject) -> None:
        self._there(partial(self._hear, json.dumps(message).encode()))

    def read_all(self) -> None:
        """A slow reader has caught up."""
        assert self._attachment is not None
        self._attachment.caught_up()

    def part(self) -> None:
        self.caller.gone = True
        if self._attachment is not None:
            self._attachment.detach()

    def _hear(self, data: bytes) -> None:
        message = _messages.decode(data)
        assert self._attachment is not None, "it has not entered yet"
        if isinstance(message, from_client.Pong):
            self._attachment.answers_ping(message, data)
        else:
            self._attachment.hear(message, data)

    def _dismiss(self, why: Any) -> None:
        self._tell(Goodbye(why, 0))
        self.close(4000, why)

    def _tell(self, message: Data) -> None:
        self.send(encode(message))

    def _there(self, do: Callable[[], None]) -> None:
        self._there_at = max(self._there_at, self._arrival())
        self._here.at(self._there_at, lambda: do() if self.open else None)

    def _back(self, do: Callable[[], None]) -> None:
        if not self._closed:
            self._back_at = max(self._back_at, self._arrival())
            self._here.at(self._back_at, lambda: do() if self.open else None)

    def _arrival(self) -> float:
        return self._here.now + self._player.delays.takes(self._player.chance)


class LocalPlayer(Client):
    """Has the methods of `testkit.protocol_client.Player`, but never waits."""

    def __init__(
        self,
        server: LocalServer,
        name: str,
        seed: int,
        *,
        token: str = "",
        address: str = "192.0.2.7",
        delays: LinkDelays = NO_DELAY,
    ) -> None:
        super().__init__(name, token or f"the secret of client {seed}", seed)
        self.server, self.here, self.address, self.delays = server, server.time, address, delays
        self.chance = Random(seed)  # of the delays
        self.line: LocalLine | None = None
        self._answers: dict[str, JsonObject] = {}

    # The connection

    @property
    def on_line(self) -> bool:
        return self.line is not None

    def open(self, game: str = "memo_dice") -> "LocalPlayer":
        return self.enter(self.server.open(game, seal(self.token.encode())))

    def open_hall(self) -> "LocalPlayer":
        return self.enter(self.server.open_hall(seal(self.token.encode())))

    def enter(self, code: str = "", ticket: str | None = None) -> "LocalPlayer":
        """Enter, or come back; messages without an answer are sent again."""
        told = len(self.told)
        self.begin_to_enter(code, ticket)
        self.here.until(lambda: len(self.told) > told)
        for message in list(self.sent.values()):
            self.say(message)
        self.here.rest()
        return self

    def begin_to_enter(self, code: str = "", ticket: str | None = None) -> None:
        """Send the first message, without waiting for its answer."""
        assert self.line is None, "it is here already"
        self.code = code or self.code
        self._look, self.in_hall, self.goodbye = ClientView(), HallLook(), None
        self.line = LocalLine(self, self.new_id(), ticket)

    def go(self) -> None:
        """Disconnect without a message."""
        if self.line is not None:
            self.lose_line()
            self.here.rest()

    def lose_line(self) -> None:
        assert self.line is not None
        line, self.line = self.line, None
        line.part()

    def hear(self, data: bytes) -> None:
        if (told := self.look(json.loads(data))) is not None:
            self.heed(told)

    def heed(self, message: JsonObject) -> None:
        if (reply := self.note(message, self.here.now)) is not None:
            self.say(reply)

    # Asking

    def say(self, message: JsonObject) -> None:
        if self.line is not None:
            self.line.say(message)

    def begin_to_ask(self, type: str, *, id: str | None = None, **fields: Any) -> str:
        """Send a message without waiting for its answer; returns its id."""
        message = self.worded(type, id, fields)
        self._answers.pop(message["id"], None)
        self.say(message)
        return str(message["id"])

    def ask(self, type: str, *, id: str | None = None, **fields: Any) -> JsonObject:
        id = self.begin_to_ask(type, id=id, **fields)
        self.here.until(lambda: id in self._answers)
        return self._answers[id]

    def answered(self, id: str, message: JsonObject) -> None:
        super().answered(id, message)
        self._answers[id] = message

    def must(self, type: str, **fields: Any) -> JsonObject:
        answer = self.ask(type, **fields)
        assert answer["type"] != "Refused", answer
        return answer

    def refused(self, type: str, **fields: Any) -> str:
        answer = self.ask(type, **fields)
        assert answer["type"] == "Refused", answer
        return str(answer["clause"])

    def sit(self, **more: Any) -> "LocalPlayer":
        self.must("Sit", name=self.name, face="fox", **more)
        return self

    # Playing

    def until(self, test: Callable[[], object], patience: float = TIMEOUT_S) -> None:
        self.here.until(test, patience)

    def act(self, prompt: Prompt, **fields: Any) -> JsonObject:
        self.here.pass_time(max(0.0, self._acted + ACT_EVERY_S - self.here.now))
        self._acted = self.here.now
        return self.ask("Act", action=self.filled(prompt, fields))

    def move(self) -> JsonObject:
        """Do one thing that a prompt offers."""
        while True:
            self.until(lambda: self.prompts or self.phase == "EndedView")
            if self.phase == "EndedView":
                return {}
            if (told := self.try_to_move()) is not None:
                return told

    def try_to_move(self) -> JsonObject | None:
        """Do one thing that a prompt offers. None: something else happened before the prompt opened."""
        number, prompt = self.number, self.rng.choice(self.prompts)
        self.here.pass_time(self.seconds_until_open(prompt, self.here.now))
        return self.act(prompt) if self.number == number and self.prompts else None


def play_to_the_end(*players: LocalPlayer) -> None:
    while any(player.phase != "EndedView" for player in players):
        players[0].until(lambda: any(player.prompts or player.phase == "EndedView" for player in players))
        for player in players:
            if player.prompts:
                player.try_to_move()
