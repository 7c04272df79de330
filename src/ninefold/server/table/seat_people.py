"""A keeper without a seat says who sits at their table: a hall does."""

from collections.abc import Callable

from ninefold.engine import Illegal, require
from ninefold.minds.characters import BOT_NAMES
from ninefold.server.table.events import (
    Chosen,
    HandicapsSet,
    Locked,
    SatDown,
    ScreenAdmitted,
    SeatGiven,
    StoodUp,
    TableEvent,
)
from ninefold.server.table.game_options import chosen_options
from ninefold.server.table.names import looks
from ninefold.server.table.state import Chair, Ended, Lobby, Table
from ninefold.server.wire.from_hall import SeatedPerson, SeatPeople


def seat_people(table: Table, message: SeatPeople, token: str) -> list[TableEvent]:
    require(token == table.keeper and table.host is None, "host Only the host may do this.")
    events: list[TableEvent] = [] if table.locked else [Locked()]
    if message.watcher not in table.screens:
        events.append(ScreenAdmitted(message.watcher))
    if isinstance(table.phase, Lobby):
        return [*_choose(table, message), *_sit(table, message), *_help(table, message), *events]
    return [*_give(table, message), *events]


def _choose(table: Table, message: SeatPeople) -> list[TableEvent]:
    options = chosen_options(table.rules, message.options)
    require(message.game == table.game, "malformed A hall opens each table with its game.")
    chosen = Chosen(table.game, options, table.room, table.patience, table.talk)
    return [] if options == table.options else [chosen]


def _sit(table: Table, message: SeatPeople) -> list[TableEvent]:
    """All stand up, and sit down in the new order."""
    if _stay(table, message):
        return []
    require(len(message.seats) <= table.rules.seats[-1], "full Every seat is taken.")
    names = iter(_bots(table, message))
    seats = list(reversed(range(len(table.chairs))))
    return [*map(StoodUp, seats), *[_sat(one, names.__next__) for one in message.seats]]


def _sat(one: SeatedPerson | None, name: Callable[[], str]) -> SatDown:
    return SatDown(name(), "adult", None) if one is None else SatDown(one.name, one.face, one.token)


def _help(table: Table, message: SeatPeople) -> list[TableEvent]:
    """Who sits down anew has no handicap yet."""
    stay = _stay(table, message)
    return [
        HandicapsSet(seat, one.handicaps)
        for seat, one in enumerate(message.seats)
        if one is not None and one.handicaps != (table.chairs[seat].handicaps if stay else ())
    ]


def _stay(table: Table, message: SeatPeople) -> bool:
    chairs = table.chairs
    return len(chairs) == len(message.seats) and all(map(_fits, chairs, message.seats))


def _give(table: Table, message: SeatPeople) -> list[TableEvent]:
    if isinstance(table.phase, Ended):
        return []
    if len(table.chairs) != len(message.seats):
        raise Illegal("playing This is not possible during a game.")
    names, given = iter(_bots(table, message)), list[TableEvent]()
    for seat, (chair, one) in enumerate(zip(table.chairs, message.seats, strict=True)):
        if one is not None and one.token != chair.token:
            given.append(SeatGiven(seat, one.name, one.face, one.token, later=True))
        elif one is None and chair.token is not None:
            given.append(SeatGiven(seat, next(names), "adult", None))
    return given


def _fits(chair: Chair, one: SeatedPerson | None) -> bool:
    if one is None:
        return chair.token is None
    return (chair.token, chair.name, chair.face) == (one.token, one.name, one.face)


def _bots(table: Table, message: SeatPeople) -> list[str]:
    """Names that nobody will have."""
    stay = () if isinstance(table.phase, Lobby) else table.chairs
    taken = {looks(one.name) for one in (*message.seats, *stay) if one is not None}
    return [name for name in BOT_NAMES if looks(name) not in taken]
