"""A move costs no more calls of our own functions than it did: a count is the same on every machine.

Raise a number only for something that is worth it, and say in docs/speed.md for what.
"""

import pytest

from benchmarks.calls import profile
from ninefold.games import SHELF
from testkit.jumping_loop import run

TRIES = 100
MOST = {"fix": 385, "jinx": 325, "memo_dice": 195, "memodixe": 182, "oni": 372}  # a move


def test_every_game_has_a_bound() -> None:
    assert MOST.keys() == SHELF.keys()


@pytest.mark.parametrize("game", SHELF)
def test_a_move_takes_no_more_calls(game: str) -> None:
    moves, calls = run(profile(game, TRIES))
    assert calls.total() / moves <= MOST[game], dict(calls)
