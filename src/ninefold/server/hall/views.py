"""What leaves a hall: this is the only module that puts it on the wire."""

from collections.abc import Callable, Mapping
from typing import Literal

from ninefold.engine import Data, Glance, encode
from ninefold.server.hall.glances import TableGlance
from ninefold.server.hall.standing import ranked
from ninefold.server.hall.state import Hall, HallTable
from ninefold.server.table.deltas import changed
from ninefold.server.wire.from_server import (
    HallChairView,
    HallChange,
    HallOwn,
    HallRankView,
    HallSight,
    HallTableView,
    HallView,
    PersonView,
)

HallTablePhase = Literal["opening", "waiting", "playing", "over", "abandoned"]
Glances = Mapping[int, TableGlance]  # by table, what the hall was last told there


def hall_view(
    hall: Hall, glances: Glances, going: Mapping[int, Glance], present: Callable[[int], bool], watchers: int
) -> HallView:
    choice = hall.choice
    return HallView(
        code=hall.code,
        phase=hall.phase,
        games=choice.games,
        options=choice.options,
        size=choice.size,
        mixing=choice.mixing,
        together=choice.together,
        minutes=choice.minutes,
        late=choice.late,
        faces_only=choice.faces_only,
        round=hall.round,
        of=hall.round + len(choice.games),
        game=hall.game,
        sets={game: named.count for game, named in hall.sets.items()},
        blank=hall.blank,
        people=_people(hall, present),
        tables=tuple([_table(hall, one, glances.get(n), going.get(n)) for n, one in enumerate(hall.tables)]),
        standing=_standing(hall),
        watchers=watchers,
    )


def shown_name(hall: Hall, person: int) -> str:
    return "" if hall.choice.faces_only else hall.people[person].tally.name


def _people(hall: Hall, present: Callable[[int], bool]) -> tuple[PersonView, ...]:
    tables = {person: number for number, table in enumerate(hall.tables) for person in table.people}
    return tuple(
        [
            PersonView(
                name=shown_name(hall, number),
                face=one.tally.face,
                present=present(number),
                host=not one.gone and hall.hosted_by(one.token),
                gone=one.gone,
                table=tables.get(number),
                handicaps=one.handicaps,
            )
            for number, one in enumerate(hall.people)
        ]
    )


def _table(hall: Hall, table: HallTable, glance: TableGlance | None, going: Glance | None) -> HallTableView:
    return HallTableView(
        code=table.code,
        phase=_phase(table),
        paused=not table.ended and glance is not None and glance.paused,
        stalled=table.begun and not table.ended and glance is not None and glance.waiting,
        chairs=tuple([_chair(hall, person, seat, glance) for seat, person in enumerate(table.seats)]),
        scores=table.scores,
        winners=table.winners,
        going=None if table.ended else going,
        until=None if table.ended else table.until,
    )


def _phase(table: HallTable) -> HallTablePhase:
    if table.ended:
        return "abandoned" if table.scores is None else "over"
    if table.begun:
        return "playing"
    return "waiting" if table.code else "opening"


def _chair(hall: Hall, person: int | None, seat: int, glance: TableGlance | None) -> HallChairView:
    seen = None if glance is None or seat >= len(glance.chairs) else glance.chairs[seat]
    tally = None if person is None else hall.people[person].tally
    return HallChairView(
        person=person,
        name=(seen.name if seen is not None and seen.bot else "")
        if person is None
        else shown_name(hall, person),
        face=(seen.face if seen is not None and seen.bot else "adult") if tally is None else tally.face,
        bot=person is None,
        stand_in=person is not None and seen is not None and seen.stand_in,
        present=person is None or (seen is not None and not seen.bot and seen.present),
    )


def _standing(hall: Hall) -> tuple[HallRankView, ...]:
    if not hall.round:
        return ()
    people = hall.people
    return tuple(
        [
            HallRankView(
                person=number,
                place=place,
                medals=people[number].tally.medals,
                points=people[number].tally.points,
                games=people[number].tally.games,
                sat_out=people[number].tally.sat_out,
                gained=people[number].tally.gained,
            )
            for number, place in ranked(hall)
        ]
    )


class OwnHallView(Data):
    """What is meant for one client alone."""

    you: int | None = None
    host: bool = False
    table: str | None = None


def hall_sight(number: int, now: int, view: HallView, own: OwnHallView, answer: str | None) -> bytes:
    return encode(HallSight(number, now, view, own.you, own.host, own.table, answer))


def hall_change(number: int, since: int, now: int, before: HallView, after: HallView) -> bytes:
    return encode(HallChange(number, since, now, changed(before, after)))


def hall_own(number: int, own: OwnHallView, answer: str | None) -> bytes:
    return encode(HallOwn(number, own.you, own.host, own.table, answer))
