"""One socket from its opening to its closing: first it says which table it wants, then it is there."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold.engine import Data, Illegal, WrongVersion, encode, seal
from ninefold.server import protocol as wire
from ninefold.server.connection import Connection
from ninefold.server.door import Socket
from ninefold.server.limits import MESSAGES, Limits, RateLimit, subscriber
from ninefold.server.live_table import LiveTable
from ninefold.server.ports import Damaged, StoreFailed
from ninefold.server.tables import CannotOpen, Tables

log = logging.getLogger(__name__)

_messages = Decoder(wire.FromClient)
_labels = Decoder(wire.Label)

HELLO = (wire.Open, wire.Enter)
HELLO_WITHIN = 10.0  # seconds for a socket to find its table
Run = Callable[[Coroutine[Any, Any, None]], None]


class Session:
    """`peer` is the address it comes from; `run` does something that takes a while; `count` notes how many
    sockets an address has."""

    def __init__(
        self, tables: Tables, peer: str, limits: Limits, run: Run, count: Callable[[str, int], None]
    ) -> None:
        self._tables, self._peer, self._run, self._count = tables, peer, run, count
        self._limits, self._address = limits, subscriber(peer)
        self._table: LiveTable | None = None
        self._connection: Connection | None = None
        self._hello = ""  # the id of the message by which it entered
        self._entering = self._closed = False
        self._early: list[wire.FromClient] = []  # what was said while the table was being looked for
        self._loop = asyncio.get_running_loop()
        self._limit = RateLimit(self._loop.time, *MESSAGES)  # until we know who it is

    def opened(self, socket: Socket) -> None:
        self._socket = socket
        self._address_limit = self._limits.from_address.of(self._address)
        self._count(self._peer, 1)
        self._patience = self._loop.call_later(HELLO_WITHIN, self._lose_patience)

    def closed(self) -> None:
        self._closed = True
        self._patience.cancel()
        self._count(self._peer, -1)
        if self._table is not None and self._connection is not None:
            self._table.part(self._connection)

    def drained(self) -> None:
        if self._table is not None and self._connection is not None:
            self._table.catch_up(self._connection)

    def heard(self, data: bytes) -> None:
        if wire.too_deep(data):
            if not self._too_much():
                why = f"Brackets not closed, or over {wire.DEEPEST} deep."
                self._tell(wire.Refused("", 0, "malformed", why))
            return
        try:
            message = _messages.decode(data)
        except (ValidationError, DecodeError) as error:
            if not self._too_much():
                self._tell(wire.Refused(_id_of(data), 0, "malformed", str(error)))
            return
        if isinstance(message, wire.Pong) and self._answers_ping(message):
            return
        if self._too_much():
            return
        if self._entering:
            self._early.append(message)
        else:
            self._hear(message)

    def _too_much(self) -> bool:
        """A client is known by its token and its address, however often it comes back."""
        if spent := self._limit.used_up() or self._address_limit.used_up():
            self._part("too-much")
        return spent

    def _lose_patience(self) -> None:
        """A socket that finds no table keeps others out."""
        if self._table is None:
            self._part("idle")

    def _answers_ping(self, pong: wire.Pong) -> bool:
        """Who is asked may answer: that counts against nobody."""
        connection, now = self._connection, self._loop.time() * 1000
        return connection is not None and connection.latency.answered(pong.id, pong.now, now)

    def _hear(self, message: wire.FromClient) -> None:
        if isinstance(message, HELLO):
            self._hear_hello(message)
        elif self._table is None or self._connection is None:
            self._refuse(message, "not-entered", "Open or enter a table first.")
        elif not isinstance(message, wire.Pong):
            self._table.hear(self._connection, message)

    def _hear_hello(self, message: wire.Open | wire.Enter) -> None:
        if self._table is not None and message.id == self._hello:
            self._tell(wire.Answered(message.id, self._table.table.told))
        elif self._table is not None:
            self._refuse(message, "entered", "This connection is at a table already.")
        elif message.version != wire.VERSION:
            self._part("other-version")
        else:
            self._entering = True
            self._run(self._enter(message))

    async def _enter(self, message: wire.Open | wire.Enter) -> None:
        token = seal(message.token.encode())
        self._limit = self._limits.messages.of(token)
        table = None if self._too_much() else await self._find(message, token)
        self._entering = False
        if self._closed:
            return
        if table is not None:
            self._come_to(table, message, token)
        early, self._early = self._early, []
        for one in early:
            self._hear(one)

    def _come_to(self, table: LiveTable, message: wire.Open | wire.Enter, token: str) -> None:
        connection = Connection(self._socket, token, self._address)
        ticket = message.ticket if isinstance(message, wire.Enter) else None
        try:
            table.enter(connection, ticket, message.id)
        except Illegal as why:
            if why.clause == "removed":
                return self._part("removed")
            return self._refuse(message, why.clause, why.reason)
        self._table, self._hello, self._connection = table, message.id, connection
        self._socket.stay()

    async def _find(self, message: wire.Open | wire.Enter, token: str) -> LiveTable | None:
        try:
            if isinstance(message, wire.Open):
                return await self._tables.open(message.game, token, self._address)
            return await self._look_up(message.code.upper(), token)
        except CannotOpen as word:
            self._refuse(message, str(word), "No table was opened.")
        except StoreFailed as error:
            log.error("%s", error)
            self._refuse(message, "not-saved", str(error))
        except (Damaged, WrongVersion) as error:
            log.error("table %s cannot be entered: %s", _where(message), error)
            self._refuse(message, "damaged" if isinstance(error, Damaged) else "other-build", str(error))
        except Exception:  # whatever it is, whoever knocked hears of it
            log.exception("table %s cannot be entered", _where(message))
            self._refuse(message, "fault", "Something went wrong here.")
        return None

    async def _look_up(self, code: str, token: str) -> LiveTable | None:
        """Whoever has tried too many wrong codes is told of no other, unless their own seat is there."""
        tries = self._limits.wrong_codes.of(self._address)
        if tries.left < 1:
            known = self._tables.in_play(code)
            if known is not None and known.table.knows(token):
                return known
            self._part("too-much")
            return None
        found = await self._tables.find(code)
        if found is None:
            tries.used_up()
            self._part("no-such-table")
        return found

    def _refuse(self, message: wire.Message, word: str, why: str) -> None:
        self._tell(wire.Refused(message.id, 0, word, why))

    def _tell(self, message: Data) -> None:
        self._socket.send(encode(message))

    def _part(self, why: Any) -> None:
        self._tell(wire.Goodbye(why, 0))
        self._socket.close(4000, why)


def _where(message: wire.Open | wire.Enter) -> str:
    return message.code.upper() if isinstance(message, wire.Enter) else "(new)"


def _id_of(data: bytes) -> str:
    """Of a message that makes no sense otherwise."""
    try:
        return _labels.decode(data).id
    except (ValidationError, DecodeError):
        return ""
