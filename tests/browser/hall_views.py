"""Halls as a server tells them: a page is shown them as they are, whatever led there."""

import json
import time
from collections.abc import Sequence
from typing import Any, Literal

from playwright.sync_api import WebSocketRoute

from ninefold.engine import Glance, encode, replace
from ninefold.server.wire.from_server import (
    Answered,
    HallChairView,
    HallRankView,
    HallSight,
    HallTableView,
    HallView,
    PersonView,
)
from tests.browser.phones import Phone

CODE = "BCDF"
Phase = Literal["waiting", "playing", "over"]
ANIMALS = "fox owl bear cat panda lion koala frog tiger horse mouse dog cow pig rabbit monkey"
FACES = ANIMALS.split()
ALL = (
    "Ada Ben Cleo Dario Emma Finn Greta Hugo Ines Jonas Klara Leo Maximiliane Nils Olga Paul"
    " Quentin Rosa Samuel Tilda Ulli Vera Wim Yara Zoé"
)
NAMES = ALL.split()


def person(number: int, **change: Any) -> PersonView:
    face = FACES[number % len(FACES)]
    name = NAMES[number % len(NAMES)] + (f" {number // len(NAMES)}" if number >= len(NAMES) else "")
    seen = PersonView(name=name, face=face, present=True, host=False, gone=False, table=None, handicaps=())
    return replace(seen, **change)


def gathering(count: int = 0, **change: Any) -> HallView:
    view = HallView(
        code=CODE,
        phase="gathering",
        games=("memo_dice",),
        options={},
        size=4,
        mixing="anew",
        together=True,
        minutes=None,
        late=True,
        faces_only=False,
        round=0,
        of=1,
        game=None,
        sets={},
        blank=False,
        people=tuple(person(number) for number in range(count)),
        tables=(),
        standing=(),
        watchers=1,
    )
    return replace(view, **change)


def chair(who: PersonView, number: int, **change: Any) -> HallChairView:
    seen = HallChairView(
        person=number, name=who.name, face=who.face, bot=False, stand_in=False, present=who.present
    )
    return replace(seen, **change)


BOT = HallChairView(person=None, name="Pip", face="goldfish-pip", bot=True, stand_in=False, present=True)


def seated(people: int, phase: Phase = "waiting", size: int = 4, **change: Any) -> HallView:
    """At as many tables as it takes; the last one has a bot, and the last person waits."""
    here = [person(number) for number in range(people)]
    tables: list[HallTableView] = []
    for start in range(0, people - 1, size):
        numbers = range(start, min(start + size, people - 1))
        for number in numbers:
            here[number] = replace(here[number], table=len(tables))
        chairs = tuple(chair(here[number], number) for number in numbers)
        if len(chairs) < size:
            chairs += (BOT,)
        tables.append(
            HallTableView(
                code=f"XX{'BCDFGHJKLMNPQRSTVWXZ'[len(tables) % 20]}B",
                phase=phase,
                paused=False,
                stalled=False,
                chairs=chairs,
                scores=None,
                winners=(),
                going=None,
                until=None,
            )
        )
    view = gathering(
        phase="seated" if phase == "waiting" else "playing",
        games=("fix",),
        round=1,
        of=2,
        game="memo_dice",
        people=tuple(here),
        tables=tuple(tables),
    )
    return replace(view, **change)


def going(game: str, table: HallTableView) -> Glance:
    """The longest that is said of a game."""
    points = () if game == "oni" else tuple(range(len(table.chairs)))
    return Glance(points, "Readying" if game == "oni" else "Scored", seat=0)


def playing(people: int, size: int = 4, **change: Any) -> HallView:
    """One table is over, one paused, one waits for somebody, one has another time than the others."""
    view = seated(people, "playing", size)
    later = round(time.time() * 1000) + 600_000
    tables = [replace(table, until=later, going=going(view.game or "", table)) for table in view.tables]
    scores = tuple(range(len(tables[0].chairs), 0, -1))
    tables[0] = replace(tables[0], phase="over", going=None, scores=scores, winners=(0,))
    odd: list[dict[str, Any]] = [{"paused": True}, {"stalled": True}, {"until": later + 300_000}]
    for number, what in enumerate(odd, 1):
        if number < len(tables):
            tables[number] = replace(tables[number], **what)
    away = tables[-1].chairs
    tables[-1] = replace(tables[-1], chairs=(replace(away[0], present=False, stand_in=True), *away[1:]))
    return replace(view, tables=tuple(tables), **change)


def standing(people: int, over: bool = False, **change: Any) -> HallView:
    view = seated(people, "over")
    tables = [
        replace(table, scores=tuple(range(len(table.chairs), 0, -1)), winners=(0,)) for table in view.tables
    ]
    ranks = [
        HallRankView(
            person=number,
            place=number // 2 * 2 + 1 if number < people - 1 else None,
            medals=(max(0, 2 - number // 4), 1 if number % 3 == 0 else 0, number % 2),
            points=3 * max(0, 2 - number // 4) + 2 * (number % 3 == 0) + number % 2,
            games=2 if number < people - 1 else 0,
            sat_out=1 if number % 7 == 5 else 0,
            gained=1 if number < 4 else 0,
        )
        for number in range(people)
    ]
    phase = "over" if over else "standing"
    return replace(view, phase=phase, tables=tuple(tables), standing=tuple(ranks), **change)


def stopped(people: int, over: bool = True) -> HallView:
    """Its only round was ended before any game was over."""
    view = standing(people, over)
    ranks = [
        replace(rank, place=None, medals=(0, 0, 0), points=0, games=0, gained=0) for rank in view.standing
    ]
    tables = [replace(table, scores=None, winners=()) for table in view.tables]
    return replace(view, tables=tuple(tables), standing=tuple(ranks), of=1, games=())


class FakeHall:
    """Every socket of this phone leads into this hall; what the page sends is kept."""

    def __init__(self, phone: Phone, view: HallView, **own: Any) -> None:
        self.view, self.own, self.number = view, own, 1
        self.sent: list[dict[str, Any]] = []
        self._sockets: list[WebSocketRoute] = []
        phone.page.route_web_socket("**/ws", self._enter)

    def _enter(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if message["type"] in ("Enter", "OpenHall", "Resync"):
            self._tell(socket, message["id"])
        elif message["type"] != "Pong":
            socket.send(encode(Answered(message["id"], self.number)).decode())

    def _tell(self, socket: WebSocketRoute, answer: str | None = None) -> None:
        now = round(time.time() * 1000)
        socket.send(encode(HallSight(self.number, now, self.view, answer=answer, **self.own)).decode())

    def show(self, view: HallView, **own: Any) -> None:
        """All see this from now on."""
        self.view, self.own = view, own or self.own
        self.number += 1
        for socket in self._sockets[-1:]:
            self._tell(socket)

    def asked(self, kind: str) -> Sequence[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == kind]
