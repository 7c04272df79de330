"""A better memory wins more often: each level against the next at a table for two, teams against Oni."""

from itertools import pairwise

import pytest

from ninefold.games import MINDS, SHELF
from ninefold.minds import LEVELS, Level
from ninefold.sim.tournament import BY_WHIM, Score, against_one, duel, wilson

OF_MEMORY = ("memo_dice", "memodixe")
STEPS = [(name, lesser, better) for name in OF_MEMORY for lesser, better in pairwise(LEVELS)]
every_step = pytest.mark.parametrize(("name", "lesser", "better"), STEPS)
every_game = pytest.mark.parametrize("name", OF_MEMORY)


def climb(name: str, lesser: Level, better: Level, games: int) -> Score:
    game, bots = SHELF[name], MINDS[name]
    return duel(game, bots[better], bots[lesser], game.options(), range(games))


def against_random(name: str, games: int) -> Score:
    game = SHELF[name]
    return duel(game, MINDS[name]["adult"], BY_WHIM, game.options(), range(games))


@every_step
def test_a_better_memory_wins_more_often(name: str, lesser: Level, better: Level) -> None:
    score = climb(name, lesser, better, 40)
    assert score.won > score.lost


@every_game
def test_an_adult_beats_random_play(name: str) -> None:
    assert against_random(name, 20).won >= 16


@pytest.mark.long
@every_step
def test_in_a_thousand_games_the_intervals_of_two_levels_do_not_touch(
    name: str, lesser: Level, better: Level
) -> None:
    score = climb(name, lesser, better, 1_000)
    assert score.wins.low > score.losses.high


@pytest.mark.long
@every_game
def test_in_a_thousand_games_an_adult_wins_four_of_five_against_random_play(name: str) -> None:
    assert against_random(name, 1_000).won >= 800


def teams(games: int) -> list[Score]:
    """Teams of each level against an adult as Oni."""
    game, bots = SHELF["oni"], MINDS["oni"]
    return [against_one(game, bots[level], bots["adult"], game.options(), range(games)) for level in LEVELS]


def test_a_team_that_remembers_better_wins_more_often_against_oni() -> None:
    won = [score.won for score in teams(30)]
    assert won == sorted(won) and won[0] < won[2] < won[3]


@pytest.mark.long
def test_in_a_thousand_games_the_intervals_of_two_teams_do_not_touch() -> None:
    assert all(lesser.wins.high < better.wins.low for lesser, better in pairwise(teams(1_000)))


def test_the_interval_follows_wilsons_formula() -> None:
    low, high = wilson(8, 10)
    assert [low, high] == pytest.approx([0.4901625, 0.9433178])
    assert wilson(0, 10).low == pytest.approx(0) and wilson(10, 10).high == pytest.approx(1)
