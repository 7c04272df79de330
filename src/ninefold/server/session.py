"""One socket from its opening to its closing: first it says which table it wants, then it is there."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold.engine import Data, Illegal, WrongVersion, encode, seal
from ninefold.server import from_client, from_server
from ninefold.server.codes import is_code
from ninefold.server.depth import DEEPEST, too_deep
from ninefold.server.door import Socket
from ninefold.server.limits import MESSAGES, Limits, RateLimit, subscriber
from ninefold.server.metrics import REFUSALS
from ninefold.server.place import Caller, House, Place
from ninefold.server.ports import Damaged, StoreFailed
from ninefold.server.tables import CannotOpen

log = logging.getLogger(__name__)

_messages = Decoder(from_client.FromClient)
_labels = Decoder(from_client.Label)

HELLO = (from_client.Open, from_client.Enter)
HELLO_WITHIN = 10.0  # seconds for a socket to find its table
Run = Callable[[Coroutine[Any, Any, None]], None]


class Session:
    """`peer` is the address it comes from; `run` does something that takes a while; `count` notes how many
    sockets an address has."""

    __slots__ = (
        "_address",
        "_address_limit",
        "_closed",
        "_count",
        "_early",
        "_entering",
        "_hello",
        "_house",
        "_limit",
        "_limits",
        "_loop",
        "_patience",
        "_place",
        "_run",
        "_socket",
    )

    def __init__(
        self, house: House, peer: str, limits: Limits, run: Run, count: Callable[[str, int], None]
    ) -> None:
        self._house, self._run, self._count = house, run, count
        self._limits, self._address = limits, subscriber(peer)
        self._place: Place | None = None
        self._hello = ""  # the id of the message by which it entered
        self._entering: Caller | None = None
        self._closed = False
        self._early: list[from_client.FromClient] = []  # what was said while the table was being looked for
        self._loop = asyncio.get_running_loop()
        self._limit = RateLimit(self._loop.time, *MESSAGES)  # until we know who it is

    def opened(self, socket: Socket) -> None:
        self._socket = socket
        self._address_limit = self._limits.from_address.of(self._address)
        self._count(self._address, 1)
        self._patience = self._loop.call_later(HELLO_WITHIN, self._lose_patience)

    def closed(self) -> None:
        self._closed = True
        self._patience.cancel()
        self._count(self._address, -1)
        if self._entering is not None:
            self._entering.gone = True
        if self._place is not None:
            self._place.part()

    def drained(self) -> None:
        if self._place is not None:
            self._place.catch_up()

    def heard(self, data: bytes) -> None:
        if too_deep(data):
            if not self._too_much():
                why = f"Brackets not closed, or over {DEEPEST} deep."
                self._tell(from_server.Refused("", 0, "malformed", why))
            return
        try:
            message = _messages.decode(data)
        except (ValidationError, DecodeError) as error:
            if not self._too_much():
                self._tell(from_server.Refused(_id_of(data), 0, "malformed", str(error)))
            return
        if (
            type(message) is from_client.Pong
            and self._place is not None
            and self._place.answers_ping(message)
        ):
            return
        if self._too_much():
            return
        if self._entering is not None:
            self._early.append(message)
        else:
            self._hear(message)

    def bothered(self) -> bool:
        """Frames that say nothing cost as much as those that do."""
        return self._too_much()

    def _too_much(self) -> bool:
        """A client is known by its token and its address, however often it comes back."""
        if spent := self._limit.used_up() or self._address_limit.used_up():
            self._part("too-much")
        return spent

    def _lose_patience(self) -> None:
        """A socket that finds no table keeps others out."""
        self._part("idle")

    def _hear(self, message: from_client.FromClient) -> None:
        if type(message) in HELLO:
            assert isinstance(message, HELLO)
            self._hear_hello(message)
        elif self._place is None:
            self._refuse(message, "not-entered", "Open or enter a table first.")
        else:
            self._place.hear(message)

    def _hear_hello(self, message: from_client.Open | from_client.Enter) -> None:
        if self._place is not None and message.id == self._hello:
            self._place.hear(message)
        elif self._place is not None:
            self._refuse(message, "entered", "This connection is at a table already.")
        elif message.version != from_client.VERSION:
            self._part("other-version")
        else:
            ticket = message.ticket if isinstance(message, from_client.Enter) else None
            token = seal(message.token.encode())
            self._entering = Caller(self._socket, token, self._address, message.id, ticket)
            self._run(self._enter(message, self._entering))

    async def _enter(self, message: from_client.Open | from_client.Enter, caller: Caller) -> None:
        self._limit = self._limits.messages.of(caller.token)
        place = None if self._too_much() else await self._find(message, caller)
        self._entering = None
        if place is not None:
            if self._closed:
                return place.part()
            self._place, self._hello = place, message.id
            self._patience.cancel()
            self._socket.stay()
        early, self._early = self._early, []
        for one in early:
            self._hear(one)

    async def _find(self, message: from_client.Open | from_client.Enter, caller: Caller) -> Place | None:
        try:
            if isinstance(message, from_client.Enter):
                return await self._look_up(message.code.upper(), caller)
            code = await self._house.open(message.game, caller.token, caller.address)
            return await self._house.enter(code, caller)
        except Illegal as why:
            if why.clause == "removed":
                self._part("removed")
            else:
                self._refuse(message, why.clause, why.reason)
        except CannotOpen as word:
            self._refuse(message, str(word), "No table was opened.")
        except StoreFailed as error:
            log.error("%s", error)
            self._refuse(message, "not-saved", "The log cannot be used; nothing has changed.")
        except (Damaged, WrongVersion) as error:
            code = _where(message)
            log.error("table %s cannot be entered: %s", code, error, extra={"table": code})
            self._refuse(message, "damaged" if isinstance(error, Damaged) else "other-build", str(error))
        except Exception:  # whatever it is, whoever knocked hears of it
            code = _where(message)
            log.exception("table %s cannot be entered", code, extra={"table": code})
            self._refuse(message, "fault", "Something went wrong here.")
        return None

    async def _look_up(self, code: str, caller: Caller) -> Place | None:
        """Whoever has tried too many wrong codes is told of no other, unless their own seat is there."""
        tries = self._limits.wrong_codes.of(self._address)
        caller.known_only = tries.left < 1
        place = await self._house.enter(code, caller) if is_code(code) else None
        if place is None and not self._closed:
            if not caller.known_only:
                tries.used_up()
            self._part("too-much" if caller.known_only else "no-such-table")
        return place

    def _refuse(self, message: from_client.Message, word: str, why: str) -> None:
        self._tell(from_server.Refused(message.id, 0, word, why))

    def _tell(self, message: Data) -> None:
        if isinstance(message, from_server.Refused):
            REFUSALS.add(message.clause)
        self._socket.send(encode(message))

    def _part(self, why: Any) -> None:
        self._tell(from_server.Goodbye(why, 0))
        self._socket.close(4000, why)


def _where(message: from_client.Open | from_client.Enter) -> str:
    return message.code.upper() if isinstance(message, from_client.Enter) else "(new)"


def _id_of(data: bytes) -> str:
    """Of a message that makes no sense otherwise."""
    try:
        return _labels.decode(data).id
    except (ValidationError, DecodeError):
        return ""
