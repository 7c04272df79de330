"""Checks that all that clients were told agrees with the log, and that nothing was done twice."""

import itertools
import json
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ninefold.engine import Seat, encode, seal
from ninefold.games import SHELF
from ninefold.server.store.port import Row
from ninefold.server.table.records import read_event, read_notes
from ninefold.server.table.restore import Restored, restore_step
from ninefold.server.table.state import Ended, Playing, Table, newcomers
from ninefold.server.table.views import table_view
from testkit.client import Client
from testkit.client_view import JsonObject


class Truth(NamedTuple):
    events: int  # in the log
    told: int  # messages that were compared with it


class Moment(NamedTuple):
    """A table after one of its events."""

    row: Row
    table: Table

    @property
    def state(self) -> Any:
        phase = self.table.phase
        played = phase.played if isinstance(phase, Ended) else phase
        return played.state if isinstance(played, Playing) else None


def check(players: Sequence[Client], rows: list[Row]) -> Truth:
    """Fails if a client was told something false, or if something was done twice."""
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    moments, folded = list[Moment](), Restored(Table(), [], {})
    for row in rows:
        folded = restore_step(folded, row)
        moments.append(Moment(row, folded.table))
    assert isinstance(folded.table.phase, Ended)
    for player in players:
        for sight in player.sights:
            is_true(sight, moments, seal(player.token.encode()))
    nothing_twice(rows)
    return Truth(len(rows), sum(len(player.sights) for player in players))


def nothing_twice(rows: Sequence[Row]) -> None:
    messages = [by for by, _ in itertools.groupby(read_notes(row).by for row in rows) if by]
    assert len(messages) == len(set(messages)), "nothing was done twice"


def is_true(sight: JsonObject, moments: list[Moment], token: str) -> None:
    """Fails unless all that this client was told is in the log, and each view was true at one moment."""
    since, number = sight["since"], sight["number"]
    if "news" in sight:
        told = _between(moments, since, number)
        heard = [_heard(one, told[-1].table, token) for one in told if one.row.scope]
        audible = json.loads(encode([item for item in heard if item[1] is not None]))
        assert _stand_together(sight["news"], audible), "what was told is in the log, in its order"
    then = _between(moments, number, number)
    if not any(_shows(sight, one, token) for one in then):
        wrong = [_differences(sight, one, token) for one in then]
        raise AssertionError(f"what is shown is what the rules show this client: {wrong}")


def _heard(one: Moment, table: Table, token: str) -> list[Any]:
    return [one.row.at, SHELF[one.row.scope].news(one.state, read_event(one.row), _plays(table, token))]


def _plays(table: Table, token: str) -> Seat | None:
    """The seat of this client in the game; None: it sees and hears what watchers do."""
    seat = table.seat_of(token)
    return None if seat is not None and seat in newcomers(table) else seat


def _shows(sight: JsonObject, one: Moment, token: str) -> bool:
    return next(_wrong(sight, one, token), None) is None


def _differences(sight: JsonObject, one: Moment, token: str) -> str:
    return ", ".join(_wrong(sight, one, token))


def _wrong(sight: JsonObject, one: Moment, token: str) -> Iterator[str]:
    """What differs between a view and what the table, by its log, shows to this client."""
    table = one.table
    seat, place = table.seat_of(token), table.place_of(token)
    if sight.get("you") != seat:
        yield "you"
    if sight.get("bench") != (place - len(table.chairs) if seat is None and place is not None else None):
        yield "bench"
    host = table.keeper if table.host is None else table.places[table.host].token
    if sight.get("host", False) != (token == host):
        yield "host"
    if "table" in sight and (wrong := _table_differences(sight["table"], table)):
        yield f"table: {wrong}"
    if "game" in sight and sight["game"] != _game_shown(table, token):
        yield "game"


def _table_differences(shown: JsonObject, table: Table) -> list[str]:
    """What differs in the table's part of a view. Who is connected is taken from the view: no log has it."""
    present = [chair["present"] for chair in (*shown["chairs"], *shown["bench"])]
    if len(present) != len(table.places):
        return ["chairs"]
    here = (shown["waiting"], shown["watchers"], shown["speakers"])
    so = json.loads(encode(table_view(table, present.__getitem__, *here)))
    return [name for name in so if so[name] != shown[name]]


def _game_shown(table: Table, token: str) -> JsonObject | None:
    played = table.phase.played if isinstance(table.phase, Ended) else table.phase
    if not isinstance(played, Playing) or table.paused:
        return None
    seat, game, state = _plays(table, token), table.rules, played.state
    private = None if seat is None else game.private(state, seat)
    prompts = [] if seat is None else list(game.prompts(state, seat))
    shown: JsonObject = json.loads(
        encode({"public": game.public(state), "private": private, "prompts": prompts})
    )
    return {"type": "GameView", **shown}


def _between(moments: list[Moment], since: int, number: int) -> list[Moment]:
    """The moments of the log with these numbers; the numbers never go back."""
    return moments[bisect_left(moments, since, key=_told) : bisect_right(moments, number, key=_told)]


def _told(moment: Moment) -> int:
    return moment.table.told


def _stand_together(some: list[Any], among: list[Any]) -> bool:
    return any(among[start : start + len(some)] == some for start in range(len(among) - len(some) + 1))
