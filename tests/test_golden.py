"""Stored logs still replay to the same end. Made by: python -m tests.test_golden GAME (never overwrites one).

A log that fails here is a table that a new build would restore wrongly: raise the game's version instead.
"""

import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from ninefold.engine import AnyGame, Data, Fact, Header, Record, decode, encode, fold, plain, reopen
from ninefold.games import SHELF
from ninefold.sim import random_play, records
from ninefold.sim.scenarios import differences
from testkit.plays import option_sets

FOLDER = Path(__file__).parents[1] / "golden"


class Log(Data):
    header: Header
    records: tuple[Any, ...]
    end: Any  # the last state


def file_of(game: AnyGame) -> Path:
    return FOLDER / f"{game.name}-v{game.version}.json"


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_a_golden_log_replays_to_the_same_end(game: AnyGame) -> None:
    for log in decode(file_of(game).read_bytes(), list[Log]):
        stored = [decode(encode(record), Record[game.event]) for record in log.records]  # type: ignore[name-defined]
        facts = [Fact(record.at, record.event, record.draws) for record in stored]
        *_, last = fold(game, reopen(game, log.header), facts)
        end = last.state
        assert not list(differences(plain(end), log.end, "end"))  # what states got since then does not matter


def make(game: AnyGame) -> list[Log]:
    """At most three plays that have the most kinds of events among them, short ones first."""
    plays = [
        (records(play), play[-1].state, seats, options)
        for turn in range(6)
        for seats in game.seats
        for options in option_sets(game, seats, turn)
        for play in [list(random_play(game, seats, options, turn))]
    ]
    wanted, logs = {kind.__name__ for kind in get_args(game.event)}, []
    for _ in range(3):
        log, end, seats, options = max(plays, key=lambda play: (len(wanted & kinds(play[0])), -len(play[0])))
        if new := wanted & kinds(log):
            header = Header(game.name, game.version, seats, plain(options))
            logs.append(Log(header, tuple(map(plain, log)), plain(end)))
            wanted -= new
    print(f"{game.name}: {len(logs)} logs", *(f"without {kind}" for kind in sorted(wanted)), sep=", ")
    return logs


def kinds(log: list[Record[Any]]) -> set[str]:
    return {type(record.event).__name__ for record in log}


if __name__ == "__main__":
    for name in sys.argv[1:]:
        file = file_of(SHELF[name])
        if file.exists():
            sys.exit(f"{file.name} is there: if the rules changed what a log means, raise the game's version")
        file.parent.mkdir(exist_ok=True)
        for older in FOLDER.glob(f"{name}-v*.json"):  # a build refuses logs of other versions by their header
            older.unlink()
        file.write_bytes(encode(make(SHELF[name])) + b"\n")
