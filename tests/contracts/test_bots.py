"""What every bot of every game promises, written once."""

from typing import Any

import pytest

from ninefold.engine import AnyGame, decode, encode
from ninefold.games import MINDS, SHELF
from ninefold.minds import LEVELS, Level
from ninefold.sim.play import bots_play, listen, noises

TABLES = [(SHELF[name], level, seed) for name in MINDS for level in LEVELS for seed in range(5)]
every_table = pytest.mark.parametrize(
    ("game", "level", "seed"), TABLES, ids=[f"{game.name}-{level}-{seed}" for game, level, seed in TABLES]
)


def facts_of(game: AnyGame, level: Level, seats: int, seed: int) -> list[Any]:
    play = bots_play(game, [MINDS[game.name][level]] * seats, game.options(), seed)
    return [step for played in play for step in played.steps]


@every_table
def test_bots_of_one_level_play_to_the_end(game: AnyGame, level: Level, seed: int) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        *_, last = bots_play(game, [MINDS[game.name][level]] * seats, game.options(), seed)
        assert game.result(last.state) is not None


@every_table
def test_a_bot_stored_at_any_time_is_restored_by_the_rest_of_the_log(
    game: AnyGame, level: Level, seed: int
) -> None:
    """Hearing the first half, stopping, being stored, and hearing the rest is hearing it all."""
    bot, seats = MINDS[game.name][level], game.seats[0]
    facts = facts_of(game, level, seats, seed)
    whole = listen(game, bot, bot.born(0), 0, facts, noises(seats, seed)[0])
    for half in (1, len(facts) // 3, len(facts) - 1):
        noise = noises(seats, seed)[0]
        part = listen(game, bot, bot.born(0), 0, facts[:half], noise)
        part = decode(encode(part), type(part))
        assert listen(game, bot, part, 0, facts[half:], noise) == whole
