"""One table in play without an event loop: the machine, a clock that only a test moves, a log in memory, and
clients as plain objects.

All that is on its way waits in one queue: messages, closings, the log's answers. Whatever a client does is
carried out before the call returns, and so is what follows from it at the same moment.
"""

import json
from collections.abc import Callable, Sequence
from functools import partial
from heapq import heappop, heappush
from itertools import count
from math import inf
from random import Random
from typing import Any

from msgspec.json import Decoder

from ninefold.engine import Data, Fact, Illegal, Prompt, encode, seal
from ninefold.server.live.connection import Connection
from ninefold.server.live.live_table import LiveTable
from ninefold.server.store.port import Row
from ninefold.server.table.codes import code_of
from ninefold.server.table.events import Opened
from ninefold.server.table.records import Cause, write
from ninefold.server.table.restore import restore
from ninefold.server.table.state import Playing, Table
from ninefold.server.wire import from_client
from ninefold.server.wire.from_server import Goodbye, Refused
from testkit.client import HAND, Client
from testkit.client_view import Look, Told
from testkit.delayed_link import Air

PATIENCE = 900.0  # seconds of virtual time
MOST_AT_ONCE = 100_000  # steps without time passing, then the machine is stuck
NO_DELAY = Air(0.0)
_messages = Decoder(from_client.FromClient)


class MachineTable:
    def __init__(self, seed: int = 1) -> None:
        self.now = 1000.0  # server time, in seconds
        self.rows: list[Row] = []  # what is committed
        self.holding = False  # the log answers only when `commit` is called
        self.players: list[LocalPlayer] = []
        self._chance = Random(seed)
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()
        self._held: Sequence[Row] = ()
        self._machine: LiveTable | None = None

    # The server

    def open(self, game: str, token: str) -> str:
        """A new log; its code."""
        code = code_of(token, 0)
        self.rows = [write(1, "", Fact(0, Opened(code, game, token)), Cause(token))]
        self.start()
        return code

    def start(self) -> None:
        """Restore the table from the log alone."""
        self._machine = LiveTable(
            restore(self.rows), self.now, lambda code, ticket: ticket, entropy=self._chance.randbytes
        )
        self._settle()

    def stop(self) -> None:
        """As by kill -9: what is not committed is lost, and so is what is on its way."""
        self.machine.close(self.now)
        self._machine, self._held = None, ()
        self._queue.clear()
        for player in self.players:
            player.line = None

    def restart(self) -> None:
        self.stop()
        self.start()

    @property
    def machine(self) -> LiveTable:
        assert self._machine is not None, "the server is down"
        return self._machine

    @property
    def table(self) -> Table:
        return self.machine.table

    @property
    def stored(self) -> Table:
        """What the log alone says."""
        return restore(self.rows).table

    @property
    def state(self) -> Any:
        assert isinstance(self.table.phase, Playing)
        return self.table.phase.state

    @property
    def table_time(self) -> int:
        """In milliseconds."""
        self.machine._time.now = self.now
        return self.machine._clock.now()

    def commit(self, error: Exception | None = None) -> None:
        """Answer the machine that the rows it waits for are stored; or that they are not."""
        assert self._held, "the machine waits for no commit"
        rows, self._held = self._held, ()
        if error is None:
            assert [row.number for row in rows] == [len(self.rows) + k for k in range(1, len(rows) + 1)]
            self.rows += rows
        self.machine.stored(self.now, error)
        self._settle()

    # Time

    def at(self, moment: float, do: Callable[[], None]) -> None:
        heappush(self._queue, (max(moment, self.now), next(self._order), do))

    def pass_time(self, seconds: float) -> None:
        until = self.now + seconds
        self._happen(until)
        self.now = until

    def rest(self) -> None:
        """Let all happen that needs no time."""
        self._happen(self.now)

    def until(self, test: Callable[[], object], patience: float = PATIENCE) -> None:
        self._happen(self.now + patience, test)
        assert test(), f"not within {patience} s"
        self.rest()

    def _happen(self, until: float, test: Callable[[], object] = lambda: False) -> None:
        last, steps = self.now, 0
        while not test() and self._step(until):
            last, steps = (last, steps + 1) if self.now == last else (self.now, 0)
            assert steps < MOST_AT_ONCE, f"time stands still at {self.now}"

    def _step(self, until: float) -> bool:
        """Do the next thing, if it comes by then. Messages come before timers of the same moment."""
        queued = self._queue[0][0] if self._queue else inf
        due = None if self._machine is None else self._machine.due
        at = max(self.now, min(queued, inf if due is None else due))
        if at > until:
            return False
        self.now = at
        if queued <= at:
            heappop(self._queue)[2]()
        else:
            self.machine.tick(at)
            self._settle()
        return True

    # What the machine wants done

    def connected(self, connection: Connection, ticket: str | None, hello: str) -> None:
        self.machine.connected(connection, ticket, hello, self.now)
        self._settle()

    def received(self, connection: Connection, data: bytes) -> None:
        message = _messages.decode(data)
        if isinstance(message, from_client.Pong):
            self.machine.pong(connection, message, self.now)
        else:
            assert not isinstance(message, from_client.Open | from_client.Enter)
            self.machine.received(connection, message, self.now)
            self._settle()

    def closed(self, connection: Connection) -> None:
        self.machine.closed(connection, self.now)
        self._settle()

    def _settle(self) -> None:
        """As the shell does it."""
        machine = self.machine
        out = machine.out
        sent, out.send = out.send, []
        for line, messages in sent:
            line.send(*messages)
        closed, out.close = out.close, []
        for line, code, reason in closed:
            line.close(code, reason)
        if out.append:
            self._held, out.append = out.append, ()
            if not self.holding:
                self.at(self.now, self.commit)
        if out.read:
            out.read = False
            self.at(self.now, self._load)
        while machine.working:
            machine.work(self.now)
        assert not out.lost

    def _load(self) -> None:
        self.machine.loaded(self.rows, self.now)
        self._settle()

    # People

    def player(self, name: str = "", **more: Any) -> "LocalPlayer":
        player = LocalPlayer(self, name, len(self.players) + 1, **more)
        self.players.append(player)
        return player

    def seated(self, *names: str, bots: int = 0, **options: Any) -> "list[LocalPlayer]":
        """A table with these people in the lobby; the first is the host."""
        host = self.player(names[0]).open().sit()
        others = [self.player(name).enter(host.code).sit() for name in names[1:]]
        for _ in range(bots):
            host.must("AddBot", level="adult")
        if options:
            self.choose(host, **options)
        return [host, *others]

    def choose(self, host: "LocalPlayer", patience: int = 20, **options: Any) -> None:
        now = host.table
        kept = {field: now[field] for field in ("game", "room", "talk")}
        host.must("Choose", options={**now["options"], **options}, patience=patience, **kept)

    def playing(self, *names: str, bots: int = 0, **options: Any) -> "list[LocalPlayer]":
        """A table at which a game has just begun."""
        players = self.seated(*names, bots=bots, **options)
        players[0].must("Begin")
        self.until(lambda: all(player.phase == "PlayingView" for player in players))
        return players


class LocalLine:
    """Between one client and the table, in order; each way takes its time."""

    slow, backlog = False, 0  # the client reads all that it gets

    def __init__(self, player: "LocalPlayer") -> None:
        self._player, self._here = player, player.here
        self._there_at = self._back_at = 0.0  # nothing overtakes
        self._closed = False  # by the server
        self.connection = Connection(self, seal(player.token.encode()), player.address)

    @property
    def open(self) -> bool:
        return self._player.line is self

    def send(self, *messages: bytes) -> None:
        for message in messages:
            self._back(partial(self._player.hear, message))

    def close(self, code: int = 1000, reason: str = "", /) -> None:
        self._back(self._player.lose_line)
        self._closed = True

    def enter(self, message: from_client.Enter) -> None:
        def knock() -> None:
            """As the session does it."""
            try:
                self._here.connected(self.connection, message.ticket, message.id)
            except Illegal as why:
                if why.clause == "removed":
                    self._tell(Goodbye("removed", 0))
                    self.close()
                else:
                    self._tell(Refused(message.id, 0, why.clause, why.reason))

        self._there(knock)

    def say(self, message: Told) -> None:
        self._there(partial(self._here.received, self.connection, json.dumps(message).encode()))

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
        return self._here.now + self._player.air.takes(self._player.chance)


class LocalPlayer(Client):
    """Speaks the words of `testkit.protocol_client.Player`, and never waits."""

    def __init__(
        self,
        here: MachineTable,
        name: str,
        seed: int,
        *,
        token: str = "",
        address: str = "192.0.2.7",
        air: Air = NO_DELAY,
    ) -> None:
        super().__init__(name, token or f"the secret of client {seed}", seed)
        self.here, self.address, self.air = here, address, air
        self.chance = Random(seed)  # of the air
        self.line: LocalLine | None = None
        self._answers: dict[str, Told] = {}

    # The connection

    @property
    def on_line(self) -> bool:
        return self.line is not None

    def open(self, game: str = "memo_dice") -> "LocalPlayer":
        return self.enter(self.here.open(game, seal(self.token.encode())))

    def enter(self, code: str = "", ticket: str | None = None) -> "LocalPlayer":
        """Come, or come back: what was not answered is sent again."""
        assert self.line is None, "it is here already"
        self.code = code or self.code
        self._look, self.goodbye, told = Look(), None, len(self.told)
        self.line = LocalLine(self)
        self.line.enter(from_client.Enter(self.new_id(), from_client.VERSION, self.token, self.code, ticket))
        self.here.until(lambda: len(self.told) > told)
        for message in list(self.sent.values()):
            self.say(message)
        self.here.rest()
        return self

    def go(self) -> None:
        """Without a word."""
        if self.line is not None:
            self.lose_line()
            self.here.rest()

    def lose_line(self) -> None:
        assert self.line is not None
        line, self.line = self.line, None
        self.here.closed(line.connection)

    def hear(self, data: bytes) -> None:
        if (told := self.look(json.loads(data))) is not None:
            self.heed(told)

    def heed(self, message: Told) -> None:
        if (reply := self.note(message, self.here.now)) is not None:
            self.say(reply)

    # Asking

    def say(self, message: Told) -> None:
        if self.line is not None:
            self.line.say(message)

    def begin_to_ask(self, type: str, *, id: str | None = None, **fields: Any) -> str:
        """The id of a message whose answer is not waited for."""
        message = self.worded(type, id, fields)
        self._answers.pop(message["id"], None)
        self.say(message)
        return str(message["id"])

    def ask(self, type: str, *, id: str | None = None, **fields: Any) -> Told:
        id = self.begin_to_ask(type, id=id, **fields)
        self.here.until(lambda: id in self._answers)
        return self._answers[id]

    def answered(self, id: str, message: Told) -> None:
        super().answered(id, message)
        self._answers[id] = message

    def must(self, type: str, **fields: Any) -> Told:
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

    def until(self, test: Callable[[], object], patience: float = PATIENCE) -> None:
        self.here.until(test, patience)

    def act(self, prompt: Prompt, **fields: Any) -> Told:
        self.here.pass_time(max(0.0, self._acted + HAND - self.here.now))
        self._acted = self.here.now
        return self.ask("Act", action=self.filled(prompt, fields))

    def move(self) -> Told:
        """Do one thing that a prompt offers."""
        while True:
            self.until(lambda: self.prompts or self.phase == "EndedView")
            if self.phase == "EndedView":
                return {}
            if (told := self.try_to_move()) is not None:
                return told

    def try_to_move(self) -> Told | None:
        """None: something else happened before the prompt opened."""
        number, prompt = self.number, self.whim.choice(self.prompts)
        self.here.pass_time(self.seconds_until_open(prompt, self.here.now))
        return self.act(prompt) if self.number == number and self.prompts else None


def play_to_the_end(*players: LocalPlayer) -> None:
    while any(player.phase != "EndedView" for player in players):
        players[0].until(lambda: any(player.prompts or player.phase == "EndedView" for player in players))
        for player in players:
            if player.prompts:
                player.try_to_move()
