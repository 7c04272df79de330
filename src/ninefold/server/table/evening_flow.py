"""The course of an evening: which game is next, and who plays it."""

from collections.abc import Sequence
from typing import Any

from ninefold.engine import Illegal, Seat, replace, require
from ninefold.games import SHELF
from ninefold.minds.characters import BOT_NAMES
from ninefold.server.table import lobby
from ninefold.server.table.evening import MOST_GUESTS, Evening, EveningPlan, fitting, next_lot, sitting_out
from ninefold.server.table.events import (
    EveningBegun,
    EveningEnded,
    GameDrawn,
    GameSkipped,
    LinedUp,
    LobbyEntered,
    Planned,
    StandingEntered,
    TableEvent,
)
from ninefold.server.table.names import looks
from ninefold.server.table.state import Ended, Lobby, Standing, Table, plain_options

MOST_GAMES = 30
NO_EVENING = "no-evening No evening is going on at this table."


def bot_names(table: Table, count: int) -> tuple[str, ...]:
    """Names that nobody at this table has."""
    taken = {looks(chair.name) for chair in table.places}
    return tuple([name for name in BOT_NAMES if looks(name) not in taken][:count])


def most_guests(table: Table) -> int:
    """How many may sit down: at one game, or at an evening."""
    return table.rules.seats[-1] if table.evening is None else MOST_GUESTS


# Commands of the host


def plan(table: Table, games: tuple[str, ...], lot: int | None, seed: bytes) -> list[TableEvent]:
    """`seed`: for the lots, if the evening has none yet."""
    now = table.evening
    require(
        isinstance(table.phase, Lobby | Standing) and not (now and now.over),
        "playing The plan can be changed only between games.",
    )
    require(all(game in SHELF for game in games), "no-such-game This server does not have this game.")
    require(
        len(games) <= MOST_GAMES and (lot is None or bool(games)),
        "options Pick at least one game, and not too many.",
    )
    if isinstance(table.phase, Lobby) and not games:
        return [] if now is None else [Planned(None)]
    asked = EveningPlan(games, lot)
    return [] if now and now.plan == asked else [Planned(asked, "" if now else seed.hex())]


def begin(table: Table, part: str) -> list[TableEvent]:
    require(lobby.lack(table) is None, "nobody Somebody must sit down first.")
    return [EveningBegun(part)]


def skip(table: Table) -> list[TableEvent]:
    """Replace the coming game: by another draw; or by the next in the list, and this one comes last."""
    evening = _in_standing(table)
    left, coming = evening.plan, evening.coming
    assert coming is not None  # `go_on` has drawn one
    others: Sequence[str] = left.games
    if left.lot is None:
        left = EveningPlan((*left.games, coming))
    else:
        others, left = fitting(others, *_company(table)), replace(left, lot=left.lot + 1)
    require(any(game != coming for game in others), "no-other There is no other game.")
    return [GameSkipped(left)]


def end(table: Table) -> list[TableEvent]:
    """End the evening, at the standing or after a game. Without a finished game, go back to the lobby."""
    evening = _evening(table)
    require(
        isinstance(table.phase, Standing | Ended) and not evening.over,
        "playing An evening cannot be ended during a game.",
    )
    if not any(one.games for one in evening.tallies):
        return [LobbyEntered()]
    entered: list[TableEvent] = [] if isinstance(table.phase, Standing) else [StandingEntered()]
    return [*entered, EveningEnded()]


def check_coming(table: Table) -> None:
    require(_in_standing(table).coming == table.game, "not-yet There is no game to begin.")


# What the table does by itself


def go_on(table: Table) -> list[TableEvent]:
    """At the standing: draw the next game, then choose its players; or end the evening."""
    evening = table.evening
    if evening is None or evening.over or not isinstance(table.phase, Standing):
        return []
    if evening.coming is not None:
        return _line_up(table, evening)
    if evening.plan.left:
        return [_draw(table, evening)]
    return end(table)


def _draw(table: Table, evening: Evening) -> GameDrawn:
    left, lot = evening.plan, None
    if left.lot is None:
        game, left = left.games[0], EveningPlan(left.games[1:])
    else:
        lot = next_lot(evening, table.code, *_company(table))
        game, left = lot.among[lot.drawn], replace(left, lot=left.lot - 1)
    return GameDrawn(game, _options(table, game), left, lot)


def _company(table: Table) -> tuple[int, int]:
    """The number of people, and of bots that the host added."""
    people = sum(chair.token is not None for chair in table.places)
    return people, sum(chair.token is None and not chair.filler for chair in table.places)


def _options(table: Table, game: str) -> dict[str, Any]:
    """The `time` option holds for the whole evening, the others for one game."""
    if game == table.game:
        return table.options
    return {**plain_options(SHELF[game].options()), "time": table.options["time"]}


def _line_up(table: Table, evening: Evening) -> list[TableEvent]:
    """Choose the players: people first, in the order around the table, then the host's bots as far as there
    is room, then fillers if there are still too few."""
    seats, chairs = SHELF[table.game].seats, table.places
    place_of = {chair.token: place for place, chair in enumerate(chairs)}
    people = [one for one in evening.tallies if one.token in place_of]
    out = {one.token for one in sitting_out(people, seats[-1])}
    order: list[Seat] = [place_of[one.token] for one in people if one.token not in out]
    bots = [place for place, chair in enumerate(chairs) if chair.token is None and not chair.filler]
    order += bots[: seats[-1] - len(order)]
    fillers = [place for place, chair in enumerate(chairs) if chair.filler]
    order += fillers[: max(0, seats[0] - len(order))]
    missing = bot_names(table, max(0, seats[0] - len(order)))
    extra = len(fillers) > sum(place in order for place in fillers)
    if order == [*range(len(table.chairs))] and not missing and not extra:
        return []
    return [LinedUp(tuple(order), missing)]


def _evening(table: Table) -> Evening:
    if table.evening is None or not table.evening.begun:
        raise Illegal(NO_EVENING)
    return table.evening


def _in_standing(table: Table) -> Evening:
    evening = _evening(table)
    require(
        isinstance(table.phase, Standing) and not evening.over, "playing This is possible only between games."
    )
    return evening
