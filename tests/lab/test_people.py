"""The bots in experiments that people took part in, by seeds to which no level was fitted."""

import pytest

from ninefold.lab.people import (
    PAIRED_RIGHT,
    PAIRED_SECONDS,
    bot_losses,
    correlation,
    deviation,
    ordered_recall,
    paired,
    perfect_moves,
    rubin_fit,
    rubin_losses,
    solitaire_pairs,
)
from ninefold.minds import LEVELS
from ninefold.minds.memory import TRAITS

ADULT, CHILD, ELEPHANT = TRAITS["adult"], TRAITS["child"], TRAITS["elephant"]


def check_paired(people: int) -> None:
    found = paired(ADULT, people)
    assert correlation(found.right, PAIRED_RIGHT) > 0.95
    assert deviation(found.right, PAIRED_RIGHT) < 0.06
    assert correlation(found.seconds[1:], PAIRED_SECONDS) > 0.95


def test_an_adult_learns_pairs_as_fast_as_people() -> None:
    check_paired(20)


@pytest.mark.long
def test_a_thousand_adults_learn_pairs_as_fast_as_people() -> None:
    check_paired(1_000)


def check_row(people: int) -> None:
    adult, child = ordered_recall("adult", people), ordered_recall("child", people)
    first, second, *middle, last = adult.right
    assert first > second > max(middle[1:]), "primacy"
    assert last > max(middle[1:]), "all other cups are lifted by then"
    assert child.right[0] < max(child.right), "a child does not say the row over"
    assert adult.neighbours > 0.5
    assert child.omitted > adult.omitted and child.intruded > 5 * adult.intruded
    assert child.omitted + child.intruded > 0.5 > adult.omitted + adult.intruded
    assert child.errors > adult.errors


def test_adults_swap_neighbours_and_children_omit_and_intrude_as_they_play() -> None:
    check_row(200)


@pytest.mark.long
def test_two_thousand_rows_show_the_same_places_and_errors() -> None:
    check_row(2_000)


def check_pairs(games: int) -> None:
    adult, child = solitaire_pairs(ADULT, 12, games), solitaire_pairs(CHILD, 12, games)
    assert 1.3 < adult / perfect_moves(12) < 2.5
    assert child > adult, "a child of six needs more moves"


def test_an_adult_finds_twelve_pairs_in_little_more_than_the_fewest_moves() -> None:
    check_pairs(400)


@pytest.mark.long
def test_an_adult_needs_1_3_to_2_5_times_the_fewest_moves_for_twelve_pairs() -> None:
    check_pairs(4_000)


@pytest.mark.parametrize("pairs, moves", [(6, 9.2), (8, 12.4), (12, 18.9)])
def test_an_elephant_finds_pairs_like_a_perfect_memory(pairs: int, moves: float) -> None:
    assert perfect_moves(pairs) == pytest.approx(moves, abs=0.06)
    assert solitaire_pairs(ELEPHANT, pairs, 200) == pytest.approx(moves, abs=0.35)


def test_forgetting_runs_over_the_lags_as_rubin_found() -> None:
    """The weights are free, the two times are Rubin's: they leave little of an adult's curve unexplained."""
    explained, weights = rubin_fit(ADULT)
    assert explained > 0.98
    assert min(weights) > 0


def test_an_adult_loses_as_much_from_lag_to_lag_as_people_whatever_the_weights() -> None:
    assert bot_losses(ADULT) == pytest.approx(rubin_losses(), abs=0.05)
    assert bot_losses(CHILD) != pytest.approx(rubin_losses(), abs=0.05), "the test tells them apart"


def test_the_levels_are_in_order_in_every_experiment() -> None:
    rows = [ordered_recall(level, 50).errors for level in LEVELS]
    moves = [solitaire_pairs(TRAITS[level], 12, 40) for level in LEVELS]
    learnt = [sum(paired(TRAITS[level], 5).right) for level in LEVELS]
    assert rows == sorted(rows, reverse=True)
    assert moves == sorted(moves, reverse=True)
    assert learnt == sorted(learnt)
