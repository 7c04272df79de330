"""How a client of this node gets to its table: here, at another node, or taken from a node that is gone."""

import logging
from collections import defaultdict
from heapq import heappop, heappush
from itertools import count

from ninefold.engine import Illegal
from ninefold.server.cluster import messages as m
from ninefold.server.cluster.bus import BusInterrupted, NoReply, NoResponder
from ninefold.server.cluster.claims import TableClaims, subject_of
from ninefold.server.cluster.health import SILENCE_S, NodeHealth
from ninefold.server.cluster.outbox import Ask, EnterHere, LookupDone, NodeOutbox
from ninefold.server.cluster.remote import RemoteAttachment, RemoteAttachments
from ninefold.server.hosting.ports import Attachment, Caller, TablesHere
from ninefold.server.hosting.registry import Superseded
from ninefold.server.live.clock import NEVER
from ninefold.server.live.presence import LateEntry
from ninefold.server.store.port import Conflict

log = logging.getLogger(__name__)

RETRY_EVERY_S = 0.05  # while the table is being restored or handed over


class Lookup:
    """Of one client. When it is done: `found`, or nothing, or an `error` to be raised."""

    __slots__ = ("asking", "caller", "code", "error", "found")

    def __init__(self, code: str, caller: Caller) -> None:
        self.code, self.caller = code, caller
        self.asking: RemoteAttachment | None = None  # while the owner is being asked
        self.found: Attachment | None = None
        self.error: Exception | None = None


class Lookups:
    def __init__(
        self,
        name: str,
        tables: TablesHere,
        claims: TableClaims,
        health: NodeHealth,
        attachments: RemoteAttachments,
        out: NodeOutbox,
    ) -> None:
        self._name, self._tables, self._claims, self._health = name, tables, claims, health
        self._attachments, self._out = attachments, out
        self._later: list[tuple[float, int, Lookup]] = []  # a heap: when to go on
        self._claiming: defaultdict[str, list[Lookup]] = defaultdict(list)  # until the bus has subscribed
        self._order = count()

    @property
    def due(self) -> float:
        return self._later[0][0] if self._later else NEVER

    def enter(self, code: str, caller: Caller, now: float) -> Lookup:
        lookup = Lookup(code, caller)
        self._go_on(lookup, now)
        return lookup

    def tick(self, now: float) -> None:
        while self.due <= now:
            self._go_on(heappop(self._later)[-1], now)

    def _go_on(self, lookup: Lookup, now: float) -> None:
        code, caller = lookup.code, lookup.caller
        if caller.gone:
            self._end(lookup)
        elif self._claims.draining:
            self._retry(lookup, now)
        elif code not in self._claims:
            self._ask(lookup)
        elif self._claims.listens(code):
            caller.order = caller.order[0], self._attachments.new_number()  # later than what we asked others
            self._out.lookups.append(EnterHere(lookup))
        else:
            self._claiming[code].append(lookup)

    def _retry(self, lookup: Lookup, now: float, after: float = RETRY_EVERY_S) -> None:
        heappush(self._later, (now + after, next(self._order), lookup))

    def _end(self, lookup: Lookup, found: Attachment | None = None, error: Exception | None = None) -> None:
        lookup.found, lookup.error = found, error
        self._out.lookups.append(LookupDone(lookup))

    # The table is ours

    def entered(self, lookup: Lookup, found: Attachment | None) -> None:
        """None: there is no such table."""
        self._end(lookup, found)

    def not_entered(self, lookup: Lookup, error: Exception, now: float) -> None:
        if isinstance(error, Superseded | Conflict):
            self._retry(lookup, now)
        else:
            self._end(lookup, error=error)

    def _take(self, lookup: Lookup, whose: str, now: float) -> None:
        """Claim the table, but only if the client still waits and will restore it: with a claim and no table,
        everybody would be told to ask again for ever."""
        if not (lookup.caller.gone or self._claims.draining):
            self._claims.take(lookup.code, whose)
        self._go_on(lookup, now)

    def claimed(self, code: str, now: float) -> None:
        """The bus has subscribed to the table's subject."""
        waiting = self._claiming.pop(code, [])
        for lookup in waiting:
            self._go_on(lookup, now)
        if all(lookup.caller.gone for lookup in waiting) and code not in self._tables:
            self._claims.give_up(code)

    # The owner is asked

    def _ask(self, lookup: Lookup) -> None:
        caller = lookup.caller
        asking = lookup.asking = self._attachments.add(lookup.code, caller.line)
        who = caller.token, caller.address, caller.hello, caller.ticket, caller.known_only
        request = m.EnterRequest(self._name, asking.guest, caller.order[0], *who)
        self._out.lookups.append(Ask(lookup, subject_of(lookup.code), m.pack(request)))

    def answered(self, lookup: Lookup, data: bytes, now: float) -> None:
        asking, lookup.asking = lookup.asking, None
        assert asking is not None
        try:
            answer = m.unpack(data)
        except m.BadMessage as error:  # another version: one of the two nodes will be replaced
            asking.withdraw()
            log.error("table %s: %s", lookup.code, error, extra={"table": lookup.code})
            return self._retry(lookup, now, SILENCE_S)
        if isinstance(answer, m.EnterGranted) and asking.enter((answer.since, answer.node)):
            return self._end(lookup, asking)
        asking.withdraw()
        match answer:
            case m.EnterDenied(why):
                self._end(lookup, error=Illegal(why))
            case m.EnterLate():
                self._end(lookup, error=LateEntry())
            case m.NoSeatHere():
                self._end(lookup)
            case m.EnterGranted(node):  # it does not know yet that another node owns the table
                self._attachments.links.post(node, m.ClientGone(asking.guest))
                self._retry(lookup, now)
            case _:
                self._retry(lookup, now)

    def unanswered(self, lookup: Lookup, why: Exception, now: float) -> None:
        """`why`: NoResponder, NoReply or BusInterrupted; anything else is a fault."""
        asking, lookup.asking = lookup.asking, None
        assert asking is not None
        asking.withdraw()
        match why:
            case NoResponder() if lookup.caller.known_only:
                self._end(lookup)
            case NoResponder() if self._health.settled(now):
                self._take(lookup, "nobody", now)
            case NoReply() if self._health.awake(now) and self._health.settled(now):
                words = "table %s: its owner does not answer, this node takes over"
                log.warning(words, lookup.code, extra={"table": lookup.code})
                self._take(lookup, "silent", now)
            case NoReply():
                self._go_on(lookup, now)
            case NoResponder() | BusInterrupted():
                self._retry(lookup, now)
            case _:
                self._end(lookup, error=why)
