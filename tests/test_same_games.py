"""The same seeds give the same games as ever, bit for bit. Made by: python -m tests.test_same_games GAME

What makes the rules quicker must not change a draw, a moment, a view or what a bot does. Where a game is
meant to change, its fingerprint is made anew; if its rules do something else, tests/test_rules_versions.py
asks for a new version.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from ninefold.engine import AnyGame, decode, encode, view
from ninefold.games import MINDS, SHELF
from ninefold.minds import LEVELS
from ninefold.sim import Played, bots_play, random_play
from testkit.plays import option_sets

FILE = Path(__file__).parents[1] / "golden" / "same-games.json"
KNOWN: dict[str, str] = decode(FILE.read_bytes(), dict[str, str])
BY_BOTS = 300  # steps: their memory makes them slow


@pytest.mark.early
@pytest.mark.parametrize("name, print", KNOWN.items(), ids=KNOWN)
def test_the_same_seeds_give_the_recorded_games(name: str, print: str) -> None:
    assert fingerprint(SHELF[name]) == print


def fingerprint(game: AnyGame) -> str:
    whole = sha256()
    for told in everything(game):
        whole.update(encode(told))
    return whole.hexdigest()


def everything(game: AnyGame) -> Iterator[Any]:
    """All that the functions of a game say, in games of every number of seats."""
    for seats in game.seats:
        for seed, options in enumerate(option_sets(game, seats, seats)):
            for played in random_play(game, seats, options, seed):
                yield from told(game, played, seats)
        level = LEVELS[seats % len(LEVELS)]
        bots = [MINDS[game.name][level]] * seats
        for _, played in zip(range(BY_BOTS), bots_play(game, bots, game.options(), seats), strict=False):
            yield played.steps


def told(game: AnyGame, played: Played, seats: int) -> Iterator[Any]:
    state = played.state
    actors = tuple(game.actors(state))
    yield state, played.at, actors, game.due(state), game.race(state), game.result(state)
    for seat in (*range(seats), None):
        yield view(game, state, seat), () if seat is None else game.prompts(state, seat)
    for step in played.steps:
        yield step.at, step.event, step.draws, game.changed(step.event)
        yield [game.news(step.state, step.event, seat) for seat in (*range(seats), None)]


def make_anew(names: list[str], file: Path) -> None:
    kept = decode(file.read_bytes(), dict[str, str]) | {name: fingerprint(SHELF[name]) for name in names}
    lines = ",\n".join(f'  "{name}": "{kept[name]}"' for name in sorted(kept))
    file.write_text(f"{{\n{lines}\n}}\n")


def test_the_command_records_a_game_again(tmp_path: Path) -> None:
    file = tmp_path / FILE.name
    file.write_bytes(encode(KNOWN | {"fix": "of other rules"}))
    make_anew(["fix"], file)
    assert file.read_bytes() == FILE.read_bytes()


if __name__ == "__main__":
    make_anew(sys.argv[1:], FILE)
