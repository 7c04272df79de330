"""What is counted exactly, against what the engine throws."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import exp
from typing import Any

import pytest

from ninefold.engine import Fast
from ninefold.games import MINDS, SHELF
from ninefold.games.fix.box import POINTS
from ninefold.parts.dixe.calling import all_different
from ninefold.parts.dixe.dice import FACES, box, draw
from ninefold.sim import bots_play
from ninefold.sim.chances import chi_square, no_pair, row_lengths, thrown_points

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


FEW_AND_MANY = [40, pytest.param(2_000, marks=pytest.mark.long)]


@pytest.mark.parametrize("games", FEW_AND_MANY)
def test_rows_of_memo_dice_are_as_long_as_computed(games: int) -> None:
    found: Counter[int] = Counter()
    for event, before in events("memo_dice", 2, games):
        if type(event).__name__ == "RoundScored":
            found[len(before.row)] += 1
    assert found.total() > 3 * games
    assert chi_square(found, row_lengths()) > ALMOST_IMPOSSIBLE


@pytest.mark.parametrize("games", FEW_AND_MANY)
def test_the_last_throw_of_fix_is_worth_what_is_computed(games: int) -> None:
    """By the number of dice thrown: after the third red die all hands are thrown once more."""
    found: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for event, before in events("fix", 4, games):
        if type(event).__name__ == "LayStill" and type(before.phase).__name__ == "Counting":
            found[len(event.dice)][sum(POINTS[face] for face in event.faces)] += 1
    assert {1, 2, 3} <= found.keys()
    for dice, points in found.items():
        if points.total() >= 30:
            assert chi_square(points, thrown_points(dice)) > ALMOST_IMPOSSIBLE, dice


def events(name: str, seats: int, games: int) -> Iterator[tuple[Any, Any]]:
    """Each event with the state before it."""
    game, bot = SHELF[name], MINDS[name]["adult"]
    for seed in range(games):
        state: Any = game.setup(seats, game.options())
        for played in bots_play(game, [bot] * seats, game.options(), seed * 100):
            for step in played.steps:
                yield step.event, state
                state = step.state


def test_the_shortest_row_and_the_longest_equal_the_count_by_hand() -> None:
    exact = row_lengths()
    assert sum(exact.values()) == 1 and min(exact) == 4 and max(exact) == 9
    assert exact[4] == Fraction(1, 27), "three more of the first colour"


def test_one_die_of_fix_equals_the_count_by_hand() -> None:
    assert thrown_points(1) == {0: Fraction(1, 3), 1: Fraction(1, 6), 2: Fraction(1, 6), -1: Fraction(1, 3)}


def test_chi_square_has_the_values_of_the_tables() -> None:
    even = {1: Fraction(1, 2), 2: Fraction(1, 2)}
    assert chi_square({1: 50, 2: 50}, even) == 1
    assert chi_square({1: 60, 2: 40}, even) == pytest.approx(0.0455, abs=1e-4)  # 4.0, one degree
    three = {value: Fraction(1, 3) for value in range(3)}
    assert chi_square({0: 130, 1: 100, 2: 70}, three) == pytest.approx(exp(-9))  # 18.0, two degrees
    four = {value: Fraction(1, 4) for value in range(4)}
    assert chi_square({0: 120, 1: 80, 2: 100, 3: 100}, four) == pytest.approx(0.0460, abs=1e-4)  # 8.0, three


def test_chi_square_notices_a_value_that_cannot_be_and_loaded_dice() -> None:
    assert chi_square({1: 50, 2: 49, 3: 1}, {1: Fraction(1, 2), 2: Fraction(1, 2)}) == 0
    short = Counter({4: 40, 5: 30, 6: 30, 7: 30, 8: 20, 9: 10})
    assert chi_square(short, row_lengths()) < ALMOST_IMPOSSIBLE
