"""How people come to a table of a round and leave it."""

from collections.abc import Sequence

from ninefold.engine import require
from ninefold.games import SHELF
from ninefold.server.hall.events import HallEvent, SeatOwners, SeatsChanged, TableEnded
from ninefold.server.hall.state import Hall, HallTable

FULL = "full There is no free chair at this table."


def without(hall: Hall, person: int) -> list[HallEvent]:
    """This person leaves their table. In a game a bot plays on. A game without people is ended."""
    at = hall.seat_of(person)
    if at is None or (table := hall.tables[at[0]]).ended:
        return []
    number, seat = at
    if table.asked:
        seats: SeatOwners = (*table.seats[:seat], None, *table.seats[seat + 1 :])
    else:
        rest = (*table.seats[:seat], *table.seats[seat + 1 :])
        seats = filled(rest, _seats(hall)[0])
    changed: list[HallEvent] = [SeatsChanged(number, seats)]
    nobody = all(one is None for one in seats)
    return [*changed, TableEnded(number)] if nobody else changed


def added(hall: Hall, person: int, number: int) -> list[HallEvent]:
    """This person gets the chair of a bot; before the game also a further one."""
    table = hall.tables[number]
    require(not table.ended, FULL)
    if None in table.seats:
        seat = table.seats.index(None)
        return [SeatsChanged(number, (*table.seats[:seat], person, *table.seats[seat + 1 :]))]
    require(not table.asked and len(table.seats) < _seats(hall)[-1], FULL)
    return [SeatsChanged(number, (*table.seats, person))]


def chair_of_a_bot(hall: Hall) -> int | None:
    """The table for somebody who comes late: the one with the fewest people."""
    free = [(number, table) for number, table in hall.open_tables() if None in table.seats]
    return min(free, key=_need, default=(None, None))[0]


def _need(one: tuple[int, HallTable]) -> tuple[int, bool, int]:
    number, table = one
    return len(table.people), table.asked, number


def filled(people: Sequence[int | None], fewest: int) -> SeatOwners:
    """Add bots if there are too few people."""
    return (*people, *[None] * (fewest - len(people)))


def _seats(hall: Hall) -> range:
    assert hall.game is not None
    return SHELF[hall.game].seats
