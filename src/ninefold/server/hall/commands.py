"""Turns a client's command into events of the hall, or refuses it."""

from collections.abc import Iterator

from ninefold.engine import Illegal, require
from ninefold.games import SHELF
from ninefold.server.hall import chairs
from ninefold.server.hall.events import (
    BeginAsked,
    HallChoice,
    HallChosen,
    HallClosed,
    HallEvent,
    HallHandedOver,
    HallHostNamed,
    HallSetChosen,
    Joined,
    PauseAsked,
    PersonHelped,
    PersonLeft,
    RoundSeated,
    TableEnded,
    TableLengthened,
)
from ninefold.server.hall.evolve import evolve_hall
from ninefold.server.hall.seating import Group
from ninefold.server.hall.state import Hall, HallTable
from ninefold.server.table.game_options import LOST, chosen_options, in_order, named_set
from ninefold.server.table.names import as_seen, looks
from ninefold.server.wire import from_client, in_hall

MOST_PEOPLE = 300  # who have come to a hall, also those who have left
MINUTE_MS = 60_000
IN_ROUND = "playing A round is under way: end it first."
NO_ROUND = "not-playing No round is being played."


def decide_hall(hall: Hall, message: from_client.HallCommand, token: str, now: int) -> list[HallEvent]:
    """`now`: in ms since 1970. SeatAll is decided by `seat_all`, when the solver is done."""
    match message:
        case in_hall.Join(_, name, face):
            return _join(hall, name, face, token)
        case from_client.Leave():
            return leave(hall, joined(hall, token))
    check_host(hall, token)
    match message:
        case in_hall.ChooseHall():
            return _choose(hall, message)
        case from_client.UseSet():
            require(not hall.in_round, IN_ROUND)
            named = named_set(message)
            same = hall.sets.get(message.game) == named
            return [] if same else [HallSetChosen(message.game, named)]
        case in_hall.BeginTables(_, number):
            return [BeginAsked(n) for n, one in _chosen(hall, number) if not one.asked]
        case in_hall.PauseTables(_, paused, number):
            tables = [(n, one) for n, one in _chosen(hall, number) if one.begun]
            return [PauseAsked(n, paused) for n, one in tables if paused != (one.paused_at is not None)]
        case in_hall.EndTables(_, number):
            return [TableEnded(n) for n, _ in _chosen(hall, number)]
        case in_hall.Lengthen(_, minutes, number):
            return [
                TableLengthened(n, max(one.until, now) + minutes * MINUTE_MS)
                for n, one in _chosen(hall, number)
                if one.until is not None
            ]
        case in_hall.MovePerson(_, person, number):
            return _move(hall, person, number)
        case in_hall.SendOut(_, person):
            check_person(hall, person)
            require(hall.people[person].token != hall.keeper, "host The host cannot be sent out.")
            require(not hall.hosted_by(hall.people[person].token), "host The host cannot be sent out.")
            return [*chairs.without(hall, person), PersonLeft(person, True)]
        case in_hall.NameHallHost(_, person):
            check_person(hall, person)
            # A deputy only names another deputy, as at a table.
            return [HallHandedOver(person) if hall.keeper == token else HallHostNamed(person)]
        case in_hall.HelpPerson(_, person, handicaps):
            check_person(hall, person)
            chosen = in_order(handicaps)
            return [] if hall.people[person].handicaps == chosen else [PersonHelped(person, chosen)]
        case in_hall.CloseHall():
            return [] if hall.closed else [HallClosed()]
        case in_hall.SeatAll() | from_client.Resync():
            raise Illegal("malformed This message is not a command to a hall.")


def joined(hall: Hall, token: str) -> int:
    person = hall.person_of(token)
    if person is None:
        raise Illegal("not-joined Join the hall first.")
    return person


def check_host(hall: Hall, token: str) -> None:
    require(hall.hosted_by(token), "host Only the host may do this.")


def check_person(hall: Hall, person: int) -> None:
    known = person < len(hall.people) and not hall.people[person].gone
    require(known, "no-such-person There is no such person in this hall.")


def check_seating(hall: Hall, token: str) -> None:
    """Whether everybody may be seated now."""
    check_host(hall, token)
    require(not hall.in_round, IN_ROUND)
    require(bool(hall.choice.games), "not-yet Choose a game first.")
    require(bool(hall.here), "nobody Nobody is in the hall.")
    require(not hall.blank, LOST)


def seat_all(hall: Hall, groups: list[Group]) -> list[HallEvent]:
    fewest = SHELF[hall.choice.games[0]].seats[0]
    return [RoundSeated(tuple([chairs.filled(group, fewest) for group in groups]))]


def leave(hall: Hall, person: int) -> list[HallEvent]:
    return [*chairs.without(hall, person), PersonLeft(person)]


def _join(hall: Hall, name: str, face: str, token: str) -> list[HallEvent]:
    require(hall.person_of(token) is None, "joined You are in the hall already.")
    name = as_seen(name)
    require(bool(name), "name The name is empty: enter a name.")
    others = {looks(hall.people[number].tally.name) for number in hall.here}
    taken = not hall.choice.faces_only and looks(name) in others
    require(not taken, "name-taken Somebody here has this name: choose another one.")
    number = next((n for n, one in enumerate(hall.people) if one.token == token), len(hall.people))
    require(number < MOST_PEOPLE, "full The hall is full.")
    events: list[HallEvent] = [Joined(number, token, name, face)]
    if hall.in_round and hall.choice.late and (table := chairs.chair_of_a_bot(hall)) is not None:
        events += chairs.added(hall, number, table)
    return events


def _choose(hall: Hall, message: in_hall.ChooseHall) -> list[HallEvent]:
    require(not hall.in_round, IN_ROUND)
    for game in message.games:
        require(game in SHELF, "no-such-game This server does not have this game.")
    options = chosen_options(SHELF[message.games[0]], message.options)
    choice = HallChoice(
        message.games,
        options,
        message.size,
        message.mixing,
        message.together,
        message.minutes,
        message.late,
        message.faces_only,
    )
    return [] if choice == hall.choice else [HallChosen(choice)]


def _chosen(hall: Hall, number: int | None) -> Iterator[tuple[int, HallTable]]:
    """The tables that a command names: one, or all that are not over."""
    require(hall.in_round, NO_ROUND)
    check_table(hall, number or 0)
    return ((n, table) for n, table in hall.open_tables() if number in (None, n))


def check_table(hall: Hall, number: int) -> None:
    require(number < len(hall.tables), "no-such-table There is no such table in this hall.")


def _move(hall: Hall, person: int, number: int | None) -> list[HallEvent]:
    check_person(hall, person)
    require(hall.in_round, NO_ROUND)
    at = hall.seat_of(person)
    if number is not None:
        check_table(hall, number)
    if (None if at is None else at[0]) == number:
        return []
    events = chairs.without(hall, person)
    if number is not None:
        require(at is None or bool(events), "not-playing Their game is over: wait for the next round.")
        for event in events:
            hall = evolve_hall(hall, event, hall.at)
        events += chairs.added(hall, person, number)
    return events
