"""Folds events into a hall."""

from collections.abc import Iterator
from typing import TypeVar

from ninefold.engine import replace
from ninefold.games import SHELF
from ninefold.server.hall.events import (
    BeginAsked,
    HallChosen,
    HallClosed,
    HallEvent,
    HallHandedOver,
    HallHostNamed,
    HallOpened,
    HallSetChosen,
    Joined,
    PauseAsked,
    PersonHelped,
    PersonLeft,
    RoundSeated,
    SeatsChanged,
    TableBegun,
    TableEnded,
    TableLengthened,
    TableReached,
)
from ninefold.server.hall.state import Hall, HallTable, Person
from ninefold.server.table.evening import Tally, medals, with_medal
from ninefold.server.table.events import Closed
from ninefold.server.table.state import plain_options

T = TypeVar("T")


def evolve_hall(hall: Hall, event: HallEvent, at: int) -> Hall:
    return replace(_evolve(hall, event, at), number=hall.number + 1, at=at)


def _evolve(hall: Hall, event: HallEvent, at: int) -> Hall:
    match event:
        case HallOpened(code, keeper, secret):
            return replace(hall, code=code, keeper=keeper, secret=secret)
        case HallChosen(choice):
            return replace(hall, choice=choice, closed=False)
        case HallSetChosen(game, chosen):
            others = {name: one for name, one in hall.sets.items() if name != game}
            return replace(hall, sets=others if chosen is None else {**others, game: chosen})
        case Joined(number, token, name, face):
            return _joined(hall, number, token, name, face)
        case PersonLeft(number, sent_out):
            left = replace(hall.people[number], gone=True, banned=sent_out)
            host = None if hall.host == number else hall.host
            return replace(hall, people=_with(hall.people, number, left), host=host)
        case HallHostNamed(number):
            return replace(hall, host=number)
        case HallHandedOver(number):
            return replace(hall, host=None, keeper=hall.people[number].token)
        case PersonHelped(number, handicaps):
            helped = replace(hall.people[number], handicaps=handicaps)
            return replace(hall, people=_with(hall.people, number, helped))
        case RoundSeated():
            return _seated(hall, event)
        case HallClosed():
            return replace(hall, closed=True, choice=replace(hall.choice, games=(), options={}))
        case TableEnded(number, scores, winners):
            return _ended(hall, number, scores, winners)
        case Closed():
            return hall
    table = hall.tables[event.table]
    return replace(hall, tables=_with(hall.tables, event.table, _table(table, event, at)))


TableChange = TableReached | SeatsChanged | BeginAsked | TableBegun | PauseAsked | TableLengthened


def _table(table: HallTable, event: TableChange, at: int) -> HallTable:
    match event:
        case TableReached(_, code):
            return replace(table, code=code)
        case SeatsChanged(_, seats):
            return replace(table, seats=seats)
        case BeginAsked():
            return replace(table, asked=True)
        case TableBegun(_, until):
            return replace(table, asked=True, begun=True, until=until)
        case PauseAsked(_, True):
            return replace(table, paused_at=at)
        case PauseAsked():
            stood = 0 if table.paused_at is None else at - table.paused_at
            until = None if table.until is None else table.until + stood
            return replace(table, paused_at=None, until=until)
        case TableLengthened(_, until):
            return replace(table, until=until)


def _joined(hall: Hall, number: int, token: str, name: str, face: str) -> Hall:
    if number == len(hall.people):
        return replace(hall, people=(*hall.people, Person(Tally(token, name, face))))
    known = hall.people[number]
    back = replace(known, tally=replace(known.tally, name=name, face=face), gone=False, banned=False)
    return replace(hall, people=_with(hall.people, number, back))


def _seated(hall: Hall, event: RoundSeated) -> Hall:
    game, *left = hall.choice.games
    people = [replace(one, tally=replace(one.tally, gained=None)) for one in hall.people]
    options = {}
    if left:
        options = hall.choice.options if left[0] == game else plain_options(SHELF[left[0]].options())
    return replace(
        hall,
        past=hall.rounds,
        game=game,
        options=hall.choice.options,
        choice=replace(hall.choice, games=tuple(left), options=options),
        people=tuple(people),
        tables=tuple([HallTable(seats) for seats in event.tables]),
    )


def _ended(hall: Hall, number: int, scores: tuple[int, ...] | None, winners: tuple[int, ...]) -> Hall:
    table = replace(hall.tables[number], ended=True, scores=scores, winners=winners, paused_at=None)
    hall = replace(hall, tables=_with(hall.tables, number, table))
    if scores is not None:
        people = list(hall.people)
        for person, medal in zip(table.seats, medals(scores, winners), strict=True):
            if person is not None:
                people[person] = replace(people[person], tally=with_medal(people[person].tally, medal))
        hall = replace(hall, people=tuple(people))
    over = all(table.ended for table in hall.tables) and any(
        table.scores is not None for table in hall.tables
    )
    return replace(hall, people=tuple(_counted(hall))) if over else hall


def _counted(hall: Hall) -> Iterator[Person]:
    """At the end of a round: those without a seat have sat out, or were gone."""
    seated = {person for table in hall.tables for person in table.people}
    for number, one in enumerate(hall.people):
        if number in seated:
            yield one
        elif one.gone:
            yield replace(one, missed=one.missed + 1)
        else:
            yield replace(one, tally=replace(one.tally, sat_out=one.tally.sat_out + 1))


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
