"""All that anybody was told is in the log, as far as they may hear, and nothing was done twice."""

import itertools
import json
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

from ninefold.engine import AnyGame, encode
from ninefold.server.store.port import Row
from ninefold.server.table.records import read_event, read_notes
from ninefold.server.table.restore import Restored, restore_step
from ninefold.server.table.state import Ended, Playing, Table
from testkit.client import Client


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


def check(game: AnyGame, players: Sequence[Client], rows: list[Row]) -> Truth:
    """Fails if anybody was told what is not so, or anything was done twice."""
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    moments, folded = list[Moment](), Restored(Table(), [], {})
    for row in rows:
        folded = restore_step(folded, row)
        moments.append(Moment(row, folded.table))
    assert isinstance(folded.table.phase, Ended)
    for player in players:
        for sight in player.sights:
            is_true(game, sight, moments)
    caused = [read_notes(row).by for row in rows]
    wishes = [by for by, _ in itertools.groupby(caused) if by]
    assert len(wishes) == len(set(wishes)), "nothing was done twice"
    return Truth(len(rows), sum(len(player.sights) for player in players))


def is_true(game: AnyGame, sight: dict[str, Any], moments: list[Moment]) -> None:
    """What was told is in the log, as far as this seat may hear, and what was shown was so."""
    seat, since, number = sight.get("you"), sight["since"], sight["number"]
    if "news" in sight:
        told = _between(moments, since, number)
        heard = [
            [one.row.at, game.news(one.state, read_event(one.row), seat)] for one in told if one.row.scope
        ]
        audible = json.loads(encode([item for item in heard if item[1] is not None]))
        assert _stand_together(sight["news"], audible), "what was told is in the log, in its order"
    if "game" in sight:
        states = [one.state for one in _between(moments, number, number)]
        shown = [sight["game"]["public"], sight["game"]["private"]]
        views = [[game.public(s), None if seat is None else game.private(s, seat)] for s in states]
        assert shown in json.loads(encode(views)), "what is shown is what the rules show this seat"


def _between(moments: list[Moment], since: int, number: int) -> list[Moment]:
    """Of these numbers; they never go back."""
    return moments[bisect_left(moments, since, key=_told) : bisect_right(moments, number, key=_told)]


def _told(moment: Moment) -> int:
    return moment.table.told


def _stand_together(some: list[Any], among: list[Any]) -> bool:
    return any(among[start : start + len(some)] == some for start in range(len(among) - len(some) + 1))
