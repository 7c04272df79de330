"""What is counted exactly, against what the engine throws."""

from fractions import Fraction
from itertools import product
from math import exp

import pytest

from ninefold.engine import Fast
from ninefold.parts.dixe.calling import all_different
from ninefold.parts.dixe.dice import FACES, box, draw
from ninefold.sim.chances import no_pair

ALMOST_IMPOSSIBLE = 1e-6


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("throws", [5_000, pytest.param(100_000, marks=pytest.mark.long)])
def test_nine_dice_without_a_pair_are_as_frequent_as_computed(players: int, throws: int) -> None:
    dice, bag, chance = Fast(players), box(9 + players), no_pair(players)
    found = sum(all_different(draw(bag, 9, dice)[0]) for _ in range(throws))
    assert at_most_likely(abs(found - throws * chance), throws, chance) > ALMOST_IMPOSSIBLE


def at_most_likely(off: Fraction, throws: int, chance: Fraction) -> float:
    """Bernstein's bound on how likely it is to be so far off the mean, or farther."""
    return min(1.0, 2 * exp(-(off**2) / (2 * (throws * chance * (1 - chance) + off / 3))))


def test_the_bound_detects_dice_that_are_a_third_too_often_without_a_pair() -> None:
    assert at_most_likely(100_000 * no_pair(4) / 3, 100_000, no_pair(4)) < ALMOST_IMPOSSIBLE


def test_the_count_for_few_dice_equals_the_count_by_hand() -> None:
    """Two cells, no player: the box has one oni and one yorick, and they share three symbols."""
    faces = list(product(FACES["oni"], FACES["yorick"]))
    assert no_pair(0, cells=2) == Fraction(sum(a != b for a, b in faces), len(faces)) == Fraction(33, 36)


def test_five_and_six_players_have_the_same_chance_of_no_pair() -> None:
    """All kinds are alike to the symbols, so six players' box minus one die is five players' box."""
    assert no_pair(5) == no_pair(6)


def test_ten_symbols_are_too_few_for_eleven_dice() -> None:
    assert no_pair(0, cells=10) > 0 == no_pair(0, cells=11)
