"""One of many nodes: leads each client to its table, wherever that is, and lets others come to those here."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any, NamedTuple

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold.engine import Illegal
from ninefold.server import from_client
from ninefold.server.nodes import messages as m
from ninefold.server.nodes.bus import Bus, Interrupted, NobodyThere, Silent
from ninefold.server.nodes.claims import Claims, subject_of
from ninefold.server.nodes.guests import RemoteLine, RemotePlace
from ninefold.server.nodes.links import ALL, SILENCE, Links
from ninefold.server.place import Caller, Place, PlaceHere
from ninefold.server.ports import Conflict
from ninefold.server.tables import Superseded, Tables

log = logging.getLogger(__name__)

PAUSE = 0.05  # seconds until a table that is on its way is asked for again

_messages = Decoder(from_client.FromClient)


class Guest(NamedTuple):
    """A client of another node at one of our tables."""

    line: RemoteLine
    place: PlaceHere


class Node:
    """The House of a client that is connected here. `obey` does what whoever runs the nodes commands."""

    def __init__(self, tables: Tables, bus: Bus) -> None:
        self.name = name = bus.name
        self.obey: Callable[[str], Awaitable[str]] | None = None
        self._tables, self._bus = tables, bus
        self._tasks: set[asyncio.Task[None]] = set()
        self._links = Links(bus, name, self._peers, self._hear, self._lose)
        self._claims = Claims(bus, name, self._answerer, tables.drop, self._run)
        self._guests: dict[tuple[str, int], Guest] = {}  # by their node and its number for them
        self._places: dict[int, RemotePlace] = {}  # of our own clients, by our number for them
        self._places_at: defaultdict[str, set[RemotePlace]] = defaultdict(set)  # by table
        self._numbers = count(1)
        self._draining = False
        tables.gone = self._claims.give_up
        bus.reconnected = lambda: self._run(self._claims.repeat())

    async def start(self) -> None:
        await self._bus.subscribe(ALL, self._hear_all)
        await self._links.start()

    @property
    def awake(self) -> bool:
        return self._links.awake

    @property
    def gauges(self) -> dict[str, tuple[str, int]]:
        return {
            "ninefold_remote_sockets": ("Open sockets at tables of other nodes.", len(self._places)),
            "ninefold_remote_guests": ("Clients of other nodes at tables here.", len(self._guests)),
            "ninefold_bus_connected": ("Whether the bus is there.", int(self._bus.connected_for > 0)),
        }

    async def drain(self) -> None:
        """Hand every table over: nobody is led here any more, and whoever is here finds it elsewhere."""
        self._draining = True
        given_up = await self._claims.give_up_all()
        with suppress(Interrupted):
            await self._bus.flush()
        self._tables.say_goodbye()
        for code in given_up:
            if self._tables.in_play(code) is None:  # being restored: its guests would come later
                self._tables.drop(code)
        for place in list(self._places.values()):
            place.come_back()
        while any(not table.empty for table in self._tables.live):
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        await self._links.close()

    # Our own clients

    async def open(self, game: str, token: str, address: str) -> str:
        return await self._tables.open(game, token, address)

    async def enter(self, code: str, caller: Caller) -> Place | None:
        while not caller.gone:
            try:
                if self._draining:  # it will be gone in a moment
                    raise Interrupted
                if code in self._claims:
                    return await self._tables.enter(code, caller)
                return await self._ask(code, caller)
            except NobodyThere:
                if caller.known_only:
                    return None
                if self._claims.settled:
                    await self._take(code, caller, "nobody")
                else:
                    await asyncio.sleep(PAUSE)
            except Silent:
                if self.awake:
                    log.warning("table %s: its node does not answer", code, extra={"table": code})
                    await self._take(code, caller, "silent")
            except (Interrupted, Superseded, Conflict):
                await asyncio.sleep(PAUSE)
        return None

    async def _take(self, code: str, caller: Caller, whose: str) -> None:
        """For somebody who still waits: who else would restore it? Where a claim is and no table, everybody
        is told to ask again, for ever."""
        if caller.gone or self._draining:
            return
        await self._claims.take(code, whose)
        if caller.gone and code not in self._tables:
            self._claims.give_up(code)

    async def _ask(self, code: str, caller: Caller) -> Place | None:
        guest = next(self._numbers)
        place = RemotePlace(self._links.post, code, guest, caller.line, partial(self._forget, guest))
        self._places[guest] = place  # its table may speak before it answers
        wish = m.Enter(
            self.name, guest, caller.token, caller.address, caller.hello, caller.ticket, caller.known_only
        )
        try:
            answer = m.unpack(await self._bus.ask(subject_of(code), m.pack(wish), SILENCE))
        except m.Refused as error:  # of another version: it will be drained, or this one
            self._forget(guest)
            log.error("table %s: %s", code, error, extra={"table": code})
            await asyncio.sleep(SILENCE)
            raise Interrupted from None
        except BaseException:
            self._forget(guest)
            raise
        if isinstance(answer, m.Entered):
            place.owner = answer.node
            self._places_at[code].add(place)
            return place
        self._forget(guest)
        match answer:
            case m.Denied(why):
                raise Illegal(why)
            case m.NoSeat():
                return None
        raise Interrupted

    def _forget(self, guest: int) -> None:
        place = self._places.pop(guest, None)
        if place is not None and (there := self._places_at.get(place.code)) is not None:
            there.discard(place)
            if not there:
                del self._places_at[place.code]

    async def in_play(self, code: str) -> bool:
        """At any node."""
        try:
            await self._bus.ask(subject_of(code), m.pack(m.Look()), SILENCE)
        except NobodyThere:
            return code in self._tables
        except (Silent, Interrupted):
            pass  # nobody knows: rather yes
        return True

    # Others' clients

    def _answerer(self, code: str) -> Callable[[bytes], Awaitable[bytes | None]]:
        async def answer(data: bytes) -> bytes:
            try:
                return m.pack(await self._answer(code, m.unpack(data)))
            except m.Refused as error:
                log.error("%s", error)
                return m.pack(m.Denied(f"fault {error}"))

        return answer

    async def _answer(self, code: str, wish: m.AnyMessage) -> m.AnyMessage:
        match wish:
            case m.Enter():
                return self._let_in(code, wish)
            case m.Look():
                return m.Busy()
            case m.Command(words) if self.obey is not None:
                return m.Reply(await self.obey(words))
        raise m.Refused(f"A node asks a table for {type(wish).__name__}.")

    def _let_in(self, code: str, wish: m.Enter) -> m.AnyMessage:
        table = self._tables.in_play(code)
        if table is None or not self.awake or self._draining:
            return m.Busy()
        if wish.known_only and not table.table.knows(wish.token):
            return m.NoSeat()
        key = wish.node, wish.guest
        line = RemoteLine(self._links.post, *key, partial(self._part_soon, key))
        try:
            place = PlaceHere(table, Caller(line, wish.token, wish.address, wish.hello, wish.ticket))
        except Illegal as why:
            return m.Denied(str(why))
        self._guests[key] = Guest(line, place)
        return m.Entered(self.name)

    def _part_soon(self, key: tuple[str, int]) -> None:
        """As a socket's end is heard of later: a table closes lines while it goes through them."""
        asyncio.get_running_loop().call_soon(self._part, key)

    def _part(self, key: tuple[str, int]) -> None:
        if (guest := self._guests.pop(key, None)) is not None:
            guest.place.part()

    # What nodes say

    def _peers(self) -> set[str]:
        return {node for node, _ in self._guests} | {p.owner for p in self._places.values() if p.owner}

    def _hear(self, node: str, entry: m.Entry) -> None:
        try:
            match entry:
                case m.Told() | m.Shut():
                    self._hear_owner(node, entry)
                case _:
                    self._hear_guest(node, entry)
        except Exception:  # one client's trouble is not the link's
            log.exception("what node %s said of its guest %d failed", node, entry.guest, extra={"peer": node})

    def _hear_owner(self, node: str, entry: m.Told | m.Shut) -> None:
        place = self._places.get(entry.guest)
        if place is None or place.owner not in ("", node):
            if isinstance(entry, m.Told):
                self._links.post(node, m.Parted(entry.guest))
        elif isinstance(entry, m.Told):
            place.tell(entry.data)
        else:
            place.shut(entry.code, entry.reason)

    def _hear_guest(self, node: str, entry: m.Said | m.Read | m.Parted) -> None:
        key = node, entry.guest
        guest = self._guests.get(key)
        match entry:
            case m.Parted():
                self._part(key)
            case _ if guest is None:
                self._links.post(node, m.Shut(entry.guest, 4000, "closing"))
            case m.Read(_, size):
                if guest.line.was_read(size):
                    guest.place.catch_up()
            case m.Said(_, data):
                self._hear_client(guest, data)

    def _hear_client(self, guest: Guest, data: bytes) -> None:
        try:
            message = _messages.decode(data)
        except (ValidationError, DecodeError) as error:
            return log.error("a node lets through what is no message: %s", error)
        if not isinstance(message, from_client.Pong):
            guest.place.hear(message)
        else:
            guest.place.answers_ping(message)

    async def _hear_all(self, data: bytes) -> None:
        try:
            message = m.unpack(data)
        except m.Refused as error:
            return log.error("%s", error)
        match message:
            case m.Claim(table, node) if node != self.name:
                for place in list(self._places_at.get(table, ())):
                    if place.owner != node:
                        place.come_back()
                self._claims.hear(message)
            case m.Awake(node) if node == self.name:
                self._links.woke_up()

    def _lose(self, node: str) -> None:
        """Nobody knows what it has heard: its clients and ours begin anew."""
        for place in [place for place in self._places.values() if place.owner == node]:
            place.come_back()
        for key in [key for key in self._guests if key[0] == node]:
            self._links.post(node, m.Shut(key[1], 4000, "closing"))
            self._part(key)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
