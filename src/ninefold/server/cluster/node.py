"""One of many nodes: connects its clients to their tables, and other nodes' clients to its own."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any, NamedTuple

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold.engine import Illegal
from ninefold.server.cluster import messages as m
from ninefold.server.cluster.bus import Bus, BusInterrupted, NoReply, NoResponder
from ninefold.server.cluster.claims import TableClaims, subject_of
from ninefold.server.cluster.links import ALL_NODES, SILENCE_S, Links
from ninefold.server.cluster.remote import RemoteAttachment, RemoteLine
from ninefold.server.hosting.ports import Attachment, Caller, LocalAttachment
from ninefold.server.hosting.registry import Superseded, TableRegistry
from ninefold.server.live.presence import LateEntry
from ninefold.server.store.port import Conflict
from ninefold.server.wire import from_client

log = logging.getLogger(__name__)

RETRY_EVERY_S = 0.05  # for a table that is being restored or handed over

_messages = Decoder(from_client.FromClient)


class RemoteGuest(NamedTuple):
    """A client of another node at a table of this one."""

    line: RemoteLine
    attachment: LocalAttachment


class Node:
    """The directory of tables for clients connected here. `run_command` runs an operator's command."""

    def __init__(self, tables: TableRegistry, bus: Bus) -> None:
        self.name = name = bus.name
        self.run_command: Callable[[str], Awaitable[str]] | None = None
        self._tables, self._bus = tables, bus
        self._tasks: set[asyncio.Task[None]] = set()
        self._links = Links(bus, name, self._peers, self._hear, self._lose)
        self._claims = TableClaims(bus, name, self._answerer, tables.drop, self._run)
        self._guests: dict[tuple[str, int], RemoteGuest] = {}  # by node and the number that it gave them
        self._attachments: dict[
            int, RemoteAttachment
        ] = {}  # of our clients at other nodes, by the number that we gave them
        self._attachments_at: defaultdict[str, dict[int, RemoteAttachment]] = defaultdict(dict)  # by table
        self._numbers = count(1)
        self._draining = False
        tables.gone = self._claims.give_up
        bus.reconnected = lambda: self._run(self._claims.repeat())

    async def start(self) -> None:
        await self._bus.subscribe(ALL_NODES, self._hear_all)
        await self._links.start()

    @property
    def awake(self) -> bool:
        return self._links.awake

    @property
    def cut_off(self) -> bool:
        return self._links.cut_off

    @property
    def gauges(self) -> dict[str, tuple[str, int]]:
        return {
            "ninefold_remote_sockets": ("Open sockets at tables of other nodes.", len(self._attachments)),
            "ninefold_remote_guests": ("Clients of other nodes at tables here.", len(self._guests)),
            "ninefold_bus_connected": ("Whether the bus is there.", int(self._bus.connected_for > 0)),
        }

    async def drain(self) -> None:
        """Give up every table: new clients go to other nodes, and ours reconnect there."""
        self._draining = True
        given_up = await self._claims.give_up_all()
        with suppress(BusInterrupted):
            await self._bus.flush()
        self._tables.say_goodbye()
        for code in given_up:
            if self._tables.in_play(code) is None:  # it is being restored, so nobody has entered yet
                self._tables.drop(code)
        for attachment in list(self._attachments.values()):
            attachment.come_back()
        while any(not table.empty for table in self._tables.live):
            await asyncio.sleep(RETRY_EVERY_S)

    async def close(self) -> None:
        await self._links.close()

    # Our own clients

    async def open(self, game: str, token: str, address: str) -> str:
        return await self._tables.open(game, token, address)

    async def enter(self, code: str, caller: Caller) -> Attachment | None:
        while not caller.gone:
            try:
                if self._draining:  # this node gives up its tables
                    raise BusInterrupted
                if code in self._claims:
                    caller.order = caller.order[0], next(self._numbers)  # later than what we asked others
                    return await self._tables.enter(code, caller)
                return await self._ask(code, caller)
            except NoResponder:
                if caller.known_only:
                    return None
                if self._claims.settled:
                    await self._take(code, caller, "nobody")
                else:
                    await asyncio.sleep(RETRY_EVERY_S)
            except NoReply:
                if self.awake and self._claims.settled:
                    words = "table %s: its owner does not answer, this node takes over"
                    log.warning(words, code, extra={"table": code})
                    await self._take(code, caller, "silent")
            except (BusInterrupted, Superseded, Conflict):
                await asyncio.sleep(RETRY_EVERY_S)
        return None

    async def _take(self, code: str, caller: Caller, whose: str) -> None:
        """Claim the table, but only if the caller still waits and will restore it: with a claim and no table,
        everybody would be told to ask again for ever."""
        if caller.gone or self._draining:
            return
        await self._claims.take(code, whose)
        if caller.gone and code not in self._tables:
            self._claims.give_up(code)

    async def _ask(self, code: str, caller: Caller) -> Attachment | None:
        guest = next(self._numbers)
        attachment = RemoteAttachment(
            self._links.post, code, guest, caller.line, partial(self._forget, guest)
        )
        self._attachments[guest] = attachment  # messages for it may come before the answer
        self._attachments_at[code][guest] = attachment
        since, _ = caller.order
        who = caller.token, caller.address, caller.hello, caller.ticket, caller.known_only
        wish = m.EnterRequest(self.name, guest, since, *who)
        try:
            answer = m.unpack(await self._bus.ask(subject_of(code), m.pack(wish), SILENCE_S))
        except m.BadMessage as error:  # another version: one of the two nodes will be replaced
            attachment.withdraw()
            log.error("table %s: %s", code, error, extra={"table": code})
            await asyncio.sleep(SILENCE_S)
            raise BusInterrupted from None
        except BaseException:
            attachment.withdraw()
            raise
        if isinstance(answer, m.EnterGranted) and attachment.enter((answer.since, answer.node)):
            return attachment
        attachment.withdraw()
        match answer:
            case m.EnterGranted(node):  # it does not know yet that another node owns the table
                self._links.post(node, m.ClientGone(guest))
            case m.EnterDenied(why):
                raise Illegal(why)
            case m.EnterLate():
                raise LateEntry
            case m.NoSeatHere():
                return None
        raise BusInterrupted

    def _forget(self, guest: int) -> None:
        attachment = self._attachments.pop(guest, None)
        if attachment is not None and (there := self._attachments_at.get(attachment.code)) is not None:
            there.pop(guest, None)
            if not there:
                del self._attachments_at[attachment.code]

    async def in_play(self, code: str) -> bool:
        """Whether any node has the table in play."""
        try:
            await self._bus.ask(subject_of(code), m.pack(m.HolderQuery()), SILENCE_S)
        except NoResponder:
            return code in self._tables
        except (NoReply, BusInterrupted):
            pass  # unknown: better say yes
        return True

    # Clients of other nodes

    def _answerer(self, code: str) -> Callable[[bytes], Awaitable[bytes | None]]:
        async def answer(data: bytes) -> bytes:
            try:
                return m.pack(await self._answer(code, m.unpack(data)))
            except m.BadMessage as error:
                log.error("%s", error)
                return m.pack(m.EnterDenied(f"fault {error}"))

        return answer

    async def _answer(self, code: str, wish: m.AnyMessage) -> m.AnyMessage:
        match wish:
            case m.EnterRequest():
                return self._let_in(code, wish)
            case m.HolderQuery():
                return m.AskAgain()
            case m.AdminCommand(words) if self.run_command is not None:
                return m.AdminReply(await self.run_command(words))
        raise m.BadMessage(f"A node sent a table {type(wish).__name__}, which is no request.")

    def _let_in(self, code: str, wish: m.EnterRequest) -> m.AnyMessage:
        table = self._tables.in_play(code)
        since = self._claims.since(code)
        if table is None or since is None or not self.awake or self._draining or not self._claims.settled:
            return m.AskAgain()
        if wish.known_only and not table.table.admits(wish.token):
            return m.NoSeatHere()
        key = wish.node, wish.guest
        line = RemoteLine(self._links.post, *key, partial(self._detach_soon, key))
        try:
            order = wish.since, wish.guest
            caller = Caller(line, wish.token, wish.address, wish.hello, wish.ticket, order=order)
            attachment = LocalAttachment(table, caller)
        except Illegal as why:
            return m.EnterDenied(str(why))
        except LateEntry:
            return m.EnterLate()
        self._guests[key] = RemoteGuest(line, attachment)
        return m.EnterGranted(self.name, since)

    def _detach_soon(self, key: tuple[str, int]) -> None:
        """Later, like the end of a socket: a table closes lines while it iterates over them."""
        asyncio.get_running_loop().call_soon(self._detach, key)

    def _detach(self, key: tuple[str, int]) -> None:
        if (guest := self._guests.pop(key, None)) is not None:
            guest.attachment.detach()

    # Messages of other nodes

    def _peers(self) -> Iterator[str]:
        yield from (node for node, _ in self._guests)
        yield from (attachment.owner for attachment in self._attachments.values() if attachment.owner)

    def _hear(self, node: str, entry: m.BatchEntry) -> None:
        try:
            match entry:
                case m.TellClient() | m.CloseClient():
                    self._hear_owner(node, entry)
                case _:
                    self._hear_guest(node, entry)
        except Exception:  # an error of one client must not break the link
            words = "handling a message of node %s for its client %d failed"
            log.exception(words, node, entry.guest, extra={"peer": node})

    def _hear_owner(self, node: str, entry: m.TellClient | m.CloseClient) -> None:
        attachment = self._attachments.get(entry.guest)
        if attachment is not None:
            attachment.heard(node, entry)
        elif isinstance(entry, m.TellClient):
            self._links.post(node, m.ClientGone(entry.guest))

    def _hear_guest(self, node: str, entry: m.ClientSaid | m.ClientRead | m.ClientGone) -> None:
        key = node, entry.guest
        guest = self._guests.get(key)
        match entry:
            case m.ClientGone():
                self._detach(key)
            case _ if guest is None:
                self._links.post(node, m.CloseClient(entry.guest, 4000, "closing"))
            case m.ClientRead(_, size):
                if guest.line.was_read(size):
                    guest.attachment.catch_up()
            case m.ClientSaid(_, data):
                self._hear_client(guest, data)

    def _hear_client(self, guest: RemoteGuest, data: bytes) -> None:
        try:
            message = _messages.decode(data)
        except (ValidationError, DecodeError) as error:
            return log.error("a node passed on a malformed message: %s", error)
        if not isinstance(message, from_client.Pong):
            guest.attachment.hear(message, data)
        else:
            guest.attachment.answers_ping(message, data)

    async def _hear_all(self, data: bytes) -> None:
        try:
            message = m.unpack(data)
        except m.BadMessage as error:
            return log.error("%s", error)
        match message:
            case m.Claim(table, node, since) if node != self.name:
                for attachment in list(self._attachments_at.get(table, {}).values()):
                    attachment.hear_claim((since, node))
                self._claims.hear(message)
            case m.NodeAwake(node) if node == self.name:
                self._links.woke_up()

    def _lose(self, node: str) -> None:
        """The link is broken. Its clients here and ours there must reconnect."""
        for attachment in [
            attachment for attachment in self._attachments.values() if attachment.owner == node
        ]:
            attachment.come_back()
        for key in [key for key in self._guests if key[0] == node]:
            self._links.post(node, m.CloseClient(key[1], 4000, "closing"))
            self._detach(key)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
