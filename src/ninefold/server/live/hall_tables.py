"""A hall as the client of its tables: it enters each as its keeper, and says what a host says.

The hall's log tells how each table should be; this says the next thing that is missing, one at a time, until
the table is so. After a lost connection or a restore it just looks again.
"""

import logging
from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from ninefold.engine import Glance, replace
from ninefold.server.hall.events import HallEvent, TableEnded, TableReached
from ninefold.server.hall.glances import TableAnswer, TableGlance, TableLook, is_late, observed, ready
from ninefold.server.hall.state import Hall, HallTable
from ninefold.server.live.clock import NEVER, ServerTime
from ninefold.server.live.entropy import Entropy, drawn_id
from ninefold.server.live.outbox import LeaveTable, Outbox, ReachTable, TableKey, TellTable
from ninefold.server.wire import from_client
from ninefold.server.wire.from_hall import BringSet, SeatedPerson, SeatPeople, TableCommand

log = logging.getLogger(__name__)

RETRY_S = 1.0  # after a table could not be reached, or has refused something
MOST_DOUBLINGS = 5  # of this time, if a table cannot be reached again and again


class HallHolder(Protocol):
    @property
    def hall(self) -> Hall: ...


class _TableLink:
    """The hall's connection to one table."""

    def __init__(self) -> None:
        self.code = ""  # "": the hall has not entered
        self.reaching = False
        self.failures = 0  # since it was last reached
        self.not_before = 0.0
        self.deleted = False
        self.look = TableLook()
        self.seated: SeatPeople | None = None  # what the table has taken
        self.brought = False  # whether the table has its set
        self.asked: TableCommand | None = None  # what it has not answered yet

    def lose(self, not_before: float) -> None:
        self.code, self.reaching, self.not_before = "", False, not_before
        self.look, self.asked = TableLook(), None


def fits(people: SeatPeople, glance: TableGlance) -> bool:
    """Whether they sit there so. Somebody may have left their table, but not the hall."""
    there = [None if chair.bot else (chair.name, chair.face) for chair in glance.chairs]
    return there == [None if one is None else (one.name, one.face) for one in people.seats]


class SeenTable(NamedTuple):
    number: int
    table: HallTable
    link: _TableLink
    glance: TableGlance


class HallTables:
    def __init__(self, holder: HallHolder, time: ServerTime, out: Outbox, entropy: Entropy) -> None:
        self._holder, self._time, self._out, self._entropy = holder, time, out, entropy
        self._links: dict[TableKey, _TableLink] = {}
        self._stopped: set[TableKey] = set()  # tables whose games go on no more

    @property
    def due(self) -> float:
        later = [link.not_before for link in self._links.values() if link.not_before > self._time.now]
        return min(later, default=NEVER)

    @property
    def glances(self) -> dict[int, TableGlance]:
        return {number: link.look.glance for number, link in self._here() if link.look.glance is not None}

    @property
    def going(self) -> dict[int, Glance]:
        """By table, what is going on in its game."""
        seen = {number: link.look.going for number, link in self._here()}
        return {number: going for number, going in seen.items() if going is not None}

    def knows_of(self, number: int, person: int) -> bool:
        """Whether this person can enter the table. A restored hall has not asked yet: they could before."""
        link = self._links.get((self._hall.round, number))
        if link is None or link.seated is None:
            return True
        token = self._hall.people[person].token
        return any(one is not None and one.token == token for one in link.seated.seats)

    @property
    def present(self) -> set[int]:
        """The people who are at their tables."""
        return {
            person
            for number, table, _, glance in self._seen()
            for person, chair in zip(table.seats, glance.chairs, strict=False)
            if person is not None and chair.present and not chair.bot and self.knows_of(number, person)
        }

    @property
    def in_use(self) -> bool:
        """Whether somebody plays at a table of this hall."""
        seen = [one for one in self._seen() if not one.table.ended]
        return any(chair.present and not chair.bot for one in seen for chair in one.glance.chairs)

    # Inputs

    def reached(self, key: TableKey, code: str) -> None:
        if (link := self._links.get(key)) is not None:
            link.code, link.reaching, link.failures = code, False, 0

    def not_reached(self, key: TableKey, error: Exception | None) -> None:
        """None: there is no such table any more."""
        if (link := self._links.get(key)) is not None:
            link.lose(self._time.now + RETRY_S * 2 ** min(link.failures, MOST_DOUBLINGS))
            link.failures, link.deleted = link.failures + 1, error is None
            if error is not None:
                about = {"table": self._hall.code}
                log.warning(
                    "hall %s: table %d is not reached: %s", self._hall.code, key[1], error, extra=about
                )

    def lost(self, key: TableKey) -> None:
        if (link := self._links.get(key)) is not None:
            link.lose(self._time.now + RETRY_S)

    def told(self, key: TableKey, messages: Sequence[bytes]) -> bool:
        """Whether the hall sees the table otherwise now."""
        if (link := self._links.get(key)) is None:
            return False
        before, waited = link.look.glance, link.asked
        answers = [link.look.hear(message) for message in messages]  # an answer comes before its change
        for answer in answers:
            if answer is not None and link.asked is not None and answer.id == link.asked.id:
                self._answered(key, link, link.asked, answer)
        return link.look.glance is not before or link.asked is not waited

    def _answered(self, key: TableKey, link: _TableLink, asked: TableCommand, answer: TableAnswer) -> None:
        link.asked = None
        if answer.clause:
            if not self._is_missing(key, link, asked):
                return  # the table changed while the message was on its way, so it was not needed any more
            words = "hall %s: table %d refused %s: %s"
            refused = type(asked).__name__, answer.why
            log.warning(words, self._hall.code, key[1], *refused, extra={"table": self._hall.code})
            link.not_before = self._time.now + RETRY_S
        elif isinstance(asked, BringSet):
            link.brought = True
        elif isinstance(asked, SeatPeople):
            link.seated = replace(asked, id="", begin=False)
            if link.look.glance is not None and not fits(asked, link.look.glance):
                link.not_before = self._time.now + RETRY_S

    def _is_missing(self, key: TableKey, link: _TableLink, asked: TableCommand) -> bool:
        """Whether the hall would say the same again."""
        wanted = dict(self._wanted()).get(key)
        return wanted is not None and self._missing(key, wanted[1], link) == replace(asked, id="")

    # What is to be done

    def leave_all(self) -> None:
        for key in self._links:
            self._out.tables.append(LeaveTable(key))
        self._links.clear()

    def go_on(self) -> None:
        """Say the next thing at each table."""
        hall, wanted = self._hall, dict(self._wanted())
        for key in [key for key in self._links if key not in wanted]:
            del self._links[key]
            self._out.tables.append(LeaveTable(key))
        for key, (game, table) in wanted.items():
            link = self._links.get(key)
            if link is None:
                link = self._links[key] = _TableLink()
            if link.reaching or link.deleted or link.asked is not None or link.not_before > self._time.now:
                continue
            if not link.code:
                link.reaching = True
                self._out.tables.append(ReachTable(key, game, hall.key_of(*key), table.code))
            elif (message := self._missing(key, table, link)) is not None:
                link.asked = replace(message, id=drawn_id(self._entropy, 9))
                self._out.tables.append(TellTable(key, link.asked))

    def _wanted(self) -> Iterator[tuple[TableKey, tuple[str, HallTable]]]:
        """The tables to be at: of this round, but for those that were over when the hall was restored; and of
        the round before, until they have stopped."""
        for number, one in list(enumerate(self._hall.rounds, 1))[-2:]:
            for each, table in enumerate(one.tables):
                key, done = (number, each), not table.begun or table.scores is not None
                if key in self._stopped and number != self._hall.round:
                    continue
                if not table.ended or not done or (number == self._hall.round and key in self._links):
                    yield key, (one.game, table)

    def _missing(self, key: TableKey, table: HallTable, link: _TableLink) -> TableCommand | None:
        glance = link.look.glance
        if link.look.missed:
            return from_client.Resync("")
        if glance is None:
            return None
        if table.ended:
            if not glance.in_game:
                self._stopped.add(key)
            return from_client.Stop("") if glance.phase.type == "PlayingView" else None
        people = self._people(table)
        if people != link.seated or (glance.phase.type != "EndedView" and not fits(people, glance)):
            return people
        if glance.phase.type == "LobbyView" and not table.begun:
            if not link.brought and (bring := self._set()) is not None:
                return bring
            if table.asked:
                return replace(people, begin=True)  # somebody may be leaving the table just now
        if glance.phase.type == "PlayingView" and glance.paused != (table.paused_at is not None):
            return from_client.Resume("") if glance.paused else from_client.Pause("")
        return None

    def _people(self, table: HallTable) -> SeatPeople:
        hall = self._hall
        assert hall.game is not None
        host = hall.keeper if hall.host is None else hall.people[hall.host].token
        seats = tuple([None if person is None else self._person(person) for person in table.seats])
        return SeatPeople("", hall.game, hall.options, seats, host)

    def _set(self) -> BringSet | None:
        """That the tables of this round play with."""
        hall = self._hall
        assert hall.game is not None
        if (named := hall.sets.get(hall.game)) is None:
            return None
        return BringSet("", hall.game, named, hall.code, tuple(hall.brought.get(named.hash, ())))

    def _person(self, number: int) -> SeatedPerson:
        """Where only faces are shown, a number in the hall stands for the name."""
        person, faces_only = self._hall.people[number], self._hall.choice.faces_only
        tally = person.tally
        name = str(number + 1) if faces_only else tally.name
        return SeatedPerson(name, tally.face, tally.token, person.handicaps)

    def happened(self, now: int) -> list[HallEvent]:
        """What the tables tell, as events. `now`: in ms since 1970."""
        choice, events = self._hall.choice, list[HallEvent]()
        for number, table, link, glance in self._seen():
            if not table.code and link.seated is not None:
                events.append(TableReached(number, link.code))
            if link.seated is not None or table.begun or table.ended:
                events += observed(number, table, glance, choice.minutes, now)
            if not choice.together and link.seated == self._people(table) and not table.begun:
                events += ready(number, table, glance)
        links, seen = dict(self._here()), {one.number for one in self._seen()}
        for number, table in self._hall.open_tables():
            if number not in seen and (links[number].deleted or is_late(table, now)):
                events.append(TableEnded(number))
        return events

    @property
    def _hall(self) -> Hall:
        return self._holder.hall

    def _here(self) -> Iterator[tuple[int, _TableLink]]:
        return ((key[1], link) for key, link in self._links.items() if key[0] == self._hall.round)

    def _seen(self) -> list[SeenTable]:
        tables = self._hall.tables
        return [
            SeenTable(number, tables[number], link, link.look.glance)
            for number, link in self._here()
            if link.look.glance is not None
        ]
