"""How long the rows of Memo Dice are, and what FIX's last throw is worth, against exact computation.

The seeds are fixed. A fair game would fail the chi-square test once in a thousand choices of seeds.
"""

from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from ninefold.games import SHELF
from ninefold.games.fix.box import DIE, POINTS
from ninefold.games.fix.events import LayStill, RoundScored, Stopped
from ninefold.games.memo_dice.box import ALL_DICE, CUPS
from ninefold.games.memo_dice.events import DieCovered
from ninefold.games.memo_dice.events import RoundScored as RowScored
from ninefold.sim.play import random_play

RARE = 3.09  # standard deviations: once in a thousand
ENOUGH = 5  # expected of a kind, or it is counted with the rest


def row_lengths() -> dict[int, Fraction]:
    """MD-5, MD-6 Each colour is as likely as the others, whichever die is thrown."""
    ended: dict[int, Fraction] = {}
    going = {(0, 0, 0): Fraction(1)}
    for length in range(1, len(ALL_DICE) + 1):
        after: dict[tuple[int, int, int], Fraction] = {}
        for (red, blue, black), likely in going.items():
            for cups in ((red + 1, blue, black), (red, blue + 1, black), (red, blue, black + 1)):
                if max(cups) > CUPS or length == len(ALL_DICE):
                    ended[length] = ended.get(length, Fraction(0)) + likely / 3
                else:
                    after[cups] = after.get(cups, Fraction(0)) + likely / 3
        going = after
    return ended


def last_throws(dice: int) -> dict[int, Fraction]:
    """FX-11 The points of so many dice that are thrown together."""
    sums = {0: Fraction(1)}
    for _ in range(dice):
        after: dict[int, Fraction] = {}
        for points, likely in sums.items():
            for face in DIE:
                worth = points + POINTS[face]
                after[worth] = after.get(worth, Fraction(0)) + likely / len(DIE)
        sums = after
    return sums


def events(name: str, seats: int, games: int) -> Any:
    game = SHELF[name]
    for seed in range(games):
        for played in random_play(game, seats, game.options(), seed):
            for step in played.steps:
                yield step.event


def seen_rows(games: int) -> Counter[int]:
    lengths: Counter[int] = Counter()
    hidden = 0
    for event in events("memo_dice", 2, games):
        if isinstance(event, DieCovered):
            hidden += 1
        elif isinstance(event, RowScored):
            lengths[hidden] += 1
            hidden = 0
    return lengths


def seen_throws(games: int) -> dict[int, Counter[int]]:
    """By the number of dice in a hand."""
    points: dict[int, Counter[int]] = {}
    is_last = False
    for event in events("fix", 4, games):
        if isinstance(event, Stopped | RoundScored):
            is_last = isinstance(event, Stopped)
        elif is_last and isinstance(event, LayStill):
            worth = sum(POINTS[face] for face in event.faces)
            points.setdefault(len(event.faces), Counter())[worth] += 1
    return points


def fits(seen: Mapping[Any, int], exact: Mapping[Any, Fraction]) -> bool:
    """Pearson's chi-square, with its quantile by Wilson and Hilferty. Rare kinds are counted together."""
    total = sum(seen.values())
    assert {*seen} <= {*exact}, "something happened that cannot"
    rare: list[Hashable] = [kind for kind, likely in exact.items() if float(likely) * total < ENOUGH]
    cells = [(seen.get(kind, 0), float(exact[kind]) * total) for kind in exact if kind not in rare]
    if rare:
        rest = sum(seen.get(kind, 0) for kind in rare), float(sum(exact[kind] for kind in rare)) * total
        cells.append(rest)
    cells = [(many, wanted) for many, wanted in cells if wanted > 0]
    freedom = len(cells) - 1
    found = sum((many - wanted) ** 2 / wanted for many, wanted in cells)
    spread = 2 / (9 * freedom)
    return found < freedom * (1 - spread + RARE * sqrt(spread)) ** 3


def check_rows(games: int) -> None:
    exact = row_lengths()
    assert sum(exact.values()) == 1 and min(exact) == CUPS + 1 and max(exact) == len(ALL_DICE)
    assert fits(seen_rows(games), exact)


def check_throws(games: int) -> None:
    for dice, seen in seen_throws(games).items():
        if seen.total() >= 100:
            assert fits(seen, last_throws(dice)), f"{dice} dice"


def test_rows_of_memo_dice_are_as_long_as_computed() -> None:
    check_rows(60)


def test_the_last_throw_of_fix_is_worth_what_is_computed() -> None:
    check_throws(15)


@pytest.mark.long
def test_many_rows_of_memo_dice_are_as_long_as_computed() -> None:
    check_rows(5_000)


@pytest.mark.long
def test_many_last_throws_of_fix_are_worth_what_is_computed() -> None:
    check_throws(1_000)


def test_a_loaded_die_is_found_out() -> None:
    exact = last_throws(1)
    fair = {points: round(3_000 * likely) for points, likely in exact.items()}
    assert fits(fair, exact)
    assert not fits({**fair, 2: fair[2] + 150, 0: fair[0] - 150}, exact)
