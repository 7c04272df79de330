"""Reaction times as minds/reaction.py draws them."""

from statistics import median

import pytest

from ninefold.engine import Fast
from ninefold.minds import LEVELS, Level
from ninefold.minds.reaction import REFLEXES, reaction


def times(level: Level, things: int, seed: int = 0) -> list[int]:
    noise = Fast(seed)
    return [reaction(REFLEXES[level], things, noise) for _ in range(2_000)]


@pytest.mark.parametrize("level", LEVELS)
def test_one_thing_takes_about_the_median(level: Level) -> None:
    usual = REFLEXES[level].median
    assert usual * 0.95 < median(times(level, 1)) < usual * 1.2


@pytest.mark.parametrize("level", LEVELS)
def test_each_doubling_of_things_adds_the_same_time(level: Level) -> None:
    assert median(times(level, 1)) < median(times(level, 2)) < median(times(level, 8))


def test_zero_things_take_as_long_as_one() -> None:
    assert times("adult", 0) == times("adult", 1)


def test_long_times_are_further_from_the_median_than_short_ones() -> None:
    drawn = sorted(times("elephant", 1))
    assert drawn[-1] - median(drawn) > median(drawn) - drawn[0] > 0


def test_each_level_is_quicker_than_the_one_before() -> None:
    medians = [median(times(level, 4)) for level in LEVELS]
    assert medians == sorted(medians, reverse=True) and len(set(medians)) == len(LEVELS)


def test_a_goldfish_overlooks_one_thing_in_five_and_an_elephant_none() -> None:
    reflexes = REFLEXES["goldfish"]
    quickest = reflexes.lapse + reflexes.median * 0.35
    late = sum(time > max(quickest, reflexes.median * 2.5) for time in times("goldfish", 1))
    assert 0.12 < late / 2_000 < 0.28
    assert max(times("elephant", 1)) < REFLEXES["elephant"].median * 2


def test_the_same_noise_gives_the_same_times() -> None:
    assert times("child", 3, seed=5) == times("child", 3, seed=5) != times("child", 3, seed=6)
