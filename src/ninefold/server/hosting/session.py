"""One socket, from its opening to its closing. First it enters a table; then its messages go there."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold.engine import Data, Illegal, Supply, WrongVersion, encode, replace, seal
from ninefold.server.hosting.announcements import Announcements
from ninefold.server.hosting.opening import ANYBODY, OpeningRule
from ninefold.server.hosting.ports import Attachment, Caller, TableDirectory
from ninefold.server.hosting.registry import CannotOpen
from ninefold.server.hosting.screens import ScreenDirectory, WaitingScreen, are_letters
from ninefold.server.live.presence import LateEntry
from ninefold.server.net.http_server import Socket
from ninefold.server.net.rate_limits import MESSAGES, RateLimit, subscriber
from ninefold.server.net.server_limits import ServerLimits
from ninefold.server.ops.metrics import REFUSALS
from ninefold.server.store.port import Damaged, StoreFailed
from ninefold.server.store.wall_clock import wall_clock
from ninefold.server.table.codes import is_code
from ninefold.server.wire import from_client, from_server
from ninefold.server.wire.message import VERSION, Label, Message
from ninefold.server.wire.nesting import DEEPEST, too_deep

log = logging.getLogger(__name__)

_messages = Decoder(from_client.FromClient)
_labels = Decoder(Label)

HELLO = (from_client.Open, from_client.OpenHall, from_client.Enter)
Hello = from_client.Open | from_client.OpenHall | from_client.Enter
NO_CHANGE = {
    from_client.Act,  # acts are limited by the pace of the game
    from_client.Resync,
    from_client.Pong,
    from_client.Ready,
    from_client.Reveal,
    from_client.Leave,
}
TOO_MANY_LETTERS = "screens Too many wrong letters from this address: try again later."
NOT_SAVED = "The log cannot be used, so nothing has changed: try again later."
HELLO_TIMEOUT_S = 10.0  # for a new socket to enter a table
RunInBackground = Callable[[Coroutine[Any, Any, None]], None]
ReadSet = Callable[[str, str], Coroutine[Any, Any, tuple[Supply, ...]]]  # of a table, by its hash


class Session:
    """`peer`: the client's address; `run` starts a coroutine in the background; `count` adds to the number of
    sockets of an address; `user`: whom a trusted proxy names."""

    __slots__ = (
        "_address",
        "_address_limit",
        "_announcements",
        "_attachment",
        "_closed",
        "_code",
        "_count",
        "_directory",
        "_early",
        "_entering",
        "_hello",
        "_hello_timer",
        "_limit",
        "_limits",
        "_loop",
        "_opening",
        "_run",
        "_screen",
        "_screens",
        "_sets",
        "_socket",
        "_user",
    )

    def __init__(
        self,
        directory: TableDirectory,
        peer: str,
        limits: ServerLimits,
        run: RunInBackground,
        count: Callable[[str, int], None],
        announcements: Announcements | None = None,
        opening: OpeningRule = ANYBODY,
        user: str = "",
        screens: ScreenDirectory | None = None,
        sets: ReadSet | None = None,
    ) -> None:
        self._directory, self._run, self._count = directory, run, count
        self._announcements, self._opening, self._user = announcements, opening, user
        self._limits, self._address = limits, subscriber(peer)
        self._screens, self._sets = screens, sets
        self._code = ""  # of the table that it entered
        self._screen: WaitingScreen | None = None  # if this is a television that waits
        self._attachment: Attachment | None = None
        self._hello = ""  # the id of the message with which it entered
        self._entering: Caller | None = None
        self._closed = False
        self._early: list[tuple[from_client.FromClient, bytes]] = []  # came while it was entering
        self._loop = asyncio.get_running_loop()
        self._limit = RateLimit(self._loop.time, *MESSAGES)  # replaced by the token's limit when it enters

    def opened(self, socket: Socket) -> None:
        self._socket = socket
        self._address_limit = self._limits.from_address.of(self._address)
        self._count(self._address, 1)
        self._hello_timer = self._loop.call_later(HELLO_TIMEOUT_S, self._hello_timed_out)

    def closed(self) -> None:
        self._closed = True
        self._hello_timer.cancel()
        self._count(self._address, -1)
        if self._entering is not None:
            self._entering.gone = True
        if self._announcements is not None:
            self._announcements.leave(self._socket.send)
        if self._screens is not None and self._screen is not None:
            self._screens.leave(self._screen)
        if self._attachment is not None:
            self._attachment.detach()
            self._attachment = None  # the socket and its session are a reference cycle and stay for a while

    def caught_up(self) -> None:
        if self._attachment is not None:
            self._attachment.caught_up()

    def heard(self, data: bytes) -> None:
        if too_deep(data):
            if not self._too_much():
                why = f"Brackets are not closed, or nested over {DEEPEST} deep."
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
            and self._attachment is not None
            and self._attachment.answers_ping(message, data)
        ):
            return
        if self._too_much():
            return
        if self._entering is not None:
            self._early.append((message, data))
        else:
            self._hear(message, data)

    def bothered(self) -> bool:
        """Frames without a message count against the limits, too."""
        return self._too_much()

    def _too_much(self) -> bool:
        """Count a message. The limits are by token and address, so reconnecting does not reset them."""
        if self._limit.try_acquire() and self._address_limit.try_acquire():
            return False
        self._say_goodbye("too-much")
        return True

    def _hello_timed_out(self) -> None:
        """Close a socket that entered no table in time: it takes the place of others."""
        self._say_goodbye("idle")

    def _hear(self, message: from_client.FromClient, data: bytes) -> None:
        if type(message) in HELLO:
            assert isinstance(message, HELLO)
            self._hear_hello(message, data)
        elif type(message) is from_client.AwaitTable:
            self._await_table(message)
        elif self._attachment is None:
            self._refuse(message, "not-entered", "Open or enter a table first.")
        elif type(message) not in NO_CHANGE and not self._limits.changes.of(self._address).try_acquire():
            self._refuse(message, "hush", "Too many changes from this address: wait a moment.")
        elif type(message) is from_client.ShowOn:
            self._run(self._show_on(message, self._attachment))
        elif type(message) is from_client.UseSet:
            self._run(self._use_set(message, self._attachment))
        else:
            self._attachment.hear(message, data)

    def _await_table(self, message: from_client.AwaitTable) -> None:
        if message.version != VERSION:
            self._say_goodbye("other-version")
        elif self._attachment is not None or self._screen is not None or self._screens is None:
            self._refuse(message, "entered", "This connection has a use already: open another connection.")
        else:
            self._screen = WaitingScreen(self._tell, seal(message.token.encode()), self._address)
            try:
                self._screens.wait(self._screen)
            except Illegal:
                self._say_goodbye("crowded")
            self._hello_timer.cancel()

    async def _show_on(self, message: from_client.ShowOn, attachment: Attachment) -> None:
        """Find the television, and let the table decide. Beyond the limit right letters are not found either:
        a guess must not lead a stranger's television to another table."""
        letters, screen = message.letters.upper(), ""
        async with self._limits.wrong_letters.guess(self._address) as guess:
            if guess.allowed and are_letters(letters) and self._screens is not None:
                screen = await self._screens.find(letters)
            if not screen:
                guess.missed()
        if not screen:
            why = "no-screen No television shows these letters." if guess.allowed else TOO_MANY_LETTERS
            self._refuse(message, *why.split(" ", 1))
        elif attachment is self._attachment:
            asked = replace(message, letters=letters, screen=screen)
            attachment.hear(asked, encode(asked))

    async def _use_set(self, message: from_client.UseSet, attachment: Attachment) -> None:
        """Find what is in the set, and let the table decide. The client's word for it does not count."""
        things: tuple[Supply, ...] = ()
        if message.set and self._sets is not None:
            try:
                things = await self._sets(self._code, message.set)
            except StoreFailed as error:
                log.error("%s", error)
                return self._refuse(message, "not-saved", NOT_SAVED)
        if attachment is self._attachment:
            asked = replace(message, things=things)
            attachment.hear(asked, encode(asked))

    def _hear_hello(self, message: Hello, data: bytes) -> None:
        if self._attachment is not None and message.id == self._hello:
            self._attachment.hear(message, data)
        elif self._attachment is not None or self._screen is not None:
            self._refuse(
                message, "entered", "This connection is already at a table: open another connection."
            )
        elif message.version != VERSION:
            self._say_goodbye("other-version")
        else:
            ticket = message.ticket if isinstance(message, from_client.Enter) else None
            token = seal(message.token.encode())
            self._entering = Caller(
                self._socket, token, self._address, message.id, ticket, order=(wall_clock(), 0)
            )
            self._run(self._enter(message, self._entering))

    async def _enter(self, message: Hello, caller: Caller) -> None:
        self._limit = self._limits.messages.of(caller.token)
        attachment = None if self._too_much() else await self._find(message, caller)
        self._entering = None
        if attachment is not None:
            if self._closed:
                return attachment.detach()
            self._attachment, self._hello = attachment, message.id
            self._hello_timer.cancel()
            self._socket.stay()
            if self._announcements is not None:
                self._announcements.join(self._socket.send)
        early, self._early = self._early, []
        for one in early:
            self._hear(*one)

    async def _find(self, message: Hello, caller: Caller) -> Attachment | None:
        try:
            if isinstance(message, from_client.Enter):
                self._code = message.code.upper()
                return await self._look_up(self._code, caller)
            self._opening.check(message.passcode, self._user, self._limits.wrong_passcodes, self._address)
            if isinstance(message, from_client.OpenHall):
                self._code = code = await self._directory.open_hall(caller.token, caller.address)
            else:
                self._code = code = await self._directory.open(message.game, caller.token, caller.address)
            return await self._directory.enter(code, caller)
        except Illegal as why:
            if why.clause == "removed":
                self._say_goodbye("removed")
            else:
                self._refuse(message, why.clause, why.reason)
        except LateEntry:
            self._say_goodbye("closing")
        except CannotOpen as word:
            self._refuse(
                message, str(word), "No table was opened: the game is unknown, or there are too many tables."
            )
        except StoreFailed as error:
            log.error("%s", error)
            self._refuse(message, "not-saved", NOT_SAVED)
        except (Damaged, WrongVersion) as error:
            code = _where(message)
            log.error("table %s cannot be entered: %s", code, error, extra={"table": code})
            self._refuse(message, "damaged" if isinstance(error, Damaged) else "other-build", str(error))
        except Exception:  # whatever failed, the client gets an answer
            code = _where(message)
            log.exception("table %s cannot be entered", code, extra={"table": code})
            self._refuse(message, "fault", "The server failed: try again.")
        return None

    async def _look_up(self, code: str, caller: Caller) -> Attachment | None:
        """An address that tried too many wrong codes may enter only tables where the client has a seat."""
        async with self._limits.wrong_codes.guess(self._address) as guess:
            caller.known_only = not guess.allowed
            attachment = await self._directory.enter(code, caller) if is_code(code) else None
            if attachment is None and not self._closed:
                guess.missed()
        if attachment is None and not self._closed:
            self._say_goodbye("too-much" if caller.known_only else "no-such-table")
        return attachment

    def _refuse(self, message: Message, word: str, why: str) -> None:
        self._tell(from_server.Refused(message.id, 0, word, why))

    def _tell(self, message: Data) -> None:
        if isinstance(message, from_server.Refused):
            REFUSALS.add(message.clause)
        self._socket.send(encode(message))

    def _say_goodbye(self, why: Any) -> None:
        self._tell(from_server.Goodbye(why, 0))
        self._socket.close(4000, why)


def _where(message: Hello) -> str:
    return message.code.upper() if isinstance(message, from_client.Enter) else "(new)"


def _id_of(data: bytes) -> str:
    """The id of a malformed message, if it has one."""
    try:
        return _labels.decode(data).id
    except (ValidationError, DecodeError):
        return ""
