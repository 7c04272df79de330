"""Clients of other nodes at tables of this one."""

import logging
from typing import NamedTuple

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from ninefold.engine import Illegal
from ninefold.server.cluster import messages as m
from ninefold.server.cluster.claims import TableClaims
from ninefold.server.cluster.health import NodeHealth
from ninefold.server.cluster.links import Links
from ninefold.server.cluster.remote import GuestKey, RemoteLine
from ninefold.server.hosting.ports import Caller, LocalAttachment, TablesHere
from ninefold.server.live.presence import LateEntry
from ninefold.server.wire import from_client
from ninefold.server.wire.from_hall import SaidToTable

log = logging.getLogger(__name__)

_messages = Decoder(SaidToTable)  # also of a hall at another node


class RemoteGuest(NamedTuple):
    """A client of another node at a table of this one."""

    line: RemoteLine
    attachment: LocalAttachment


class Guests:
    def __init__(
        self, name: str, tables: TablesHere, links: Links, claims: TableClaims, health: NodeHealth
    ) -> None:
        self._name, self._tables, self._links = name, tables, links
        self._claims, self._health = claims, health
        self._here: dict[GuestKey, RemoteGuest] = {}
        self._ended: list[GuestKey] = []

    def __len__(self) -> int:
        return len(self._here)

    @property
    def nodes(self) -> list[str]:
        return [node for node, _ in self._here]

    def let_in(self, code: str, request: m.EnterRequest, now: float) -> m.TableResponse:
        table, since = self._tables.in_play(code), self._claims.since(code)
        fit = self._health.awake(now) and self._health.settled(now)
        if table is None or since is None or not fit:
            return m.AskAgain()
        if request.known_only and not table.admits(request.token):
            return m.NoSeatHere()
        key = request.node, request.guest
        line = RemoteLine(self._links, key, self._ended)
        order = request.since, request.guest
        caller = Caller(line, request.token, request.address, request.hello, request.ticket, order=order)
        try:
            attachment = LocalAttachment(table, caller)
        except Illegal as why:
            return m.EnterDenied(str(why))
        except LateEntry:
            return m.EnterLate()
        self._here[key] = RemoteGuest(line, attachment)
        return m.EnterGranted(self._name, since)

    def hear(self, node: str, entry: m.ClientSaid | m.ClientRead | m.ClientGone) -> None:
        key = node, entry.guest
        guest = self._here.get(key)
        match entry:
            case m.ClientGone():
                self._detach(key)
            case _ if guest is None:
                self._links.post(node, m.CloseClient(entry.guest, 4000, "closing"))
            case m.ClientRead(_, size):
                if guest.line.was_read(size):
                    guest.attachment.caught_up()
            case m.ClientSaid(_, data):
                _hear_client(guest, data)

    def lose(self, node: str) -> None:
        """The link is broken: its clients must reconnect."""
        for key in [key for key in self._here if key[0] == node]:
            self._links.post(node, m.CloseClient(key[1], 4000, "closing"))
            self._detach(key)

    def detach_ended(self) -> None:
        """Later than the end of a line, as for a socket: a table closes lines while it iterates over them."""
        while self._ended:
            self._detach(self._ended.pop(0))

    def _detach(self, key: GuestKey) -> None:
        if (guest := self._here.pop(key, None)) is not None:
            guest.attachment.detach()


def _hear_client(guest: RemoteGuest, data: bytes) -> None:
    try:
        message = _messages.decode(data)
    except (ValidationError, DecodeError) as error:
        return log.error("a node passed on a malformed message: %s", error)
    if not isinstance(message, from_client.Pong):
        guest.attachment.hear(message, data)
    else:
        guest.attachment.answers_ping(message, data)
