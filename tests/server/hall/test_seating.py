"""Seating: tables of equal size, and people who meet others."""

from collections.abc import Generator
from itertools import combinations

import pytest

from ninefold.server.hall.seating import Group, cost, kept, meetings, mixed, sizes


def solved(search: Generator[None, None, list[Group]]) -> list[Group]:
    while True:
        try:
            next(search)
        except StopIteration as found:
            groups: list[Group] = found.value
            return groups


@pytest.mark.parametrize(
    ("people", "size", "seats", "expected"),
    [
        (24, 4, range(2, 6), [4] * 6),
        (25, 4, range(2, 6), [5, 4, 4, 4, 4, 4]),
        (7, 3, range(2, 6), [4, 3]),
        (5, 4, range(4, 9), [5]),
        (9, 4, range(4, 9), [5, 4]),
        (7, 4, range(4, 9), [7]),
        (3, 4, range(4, 9), [3]),
        (1, 4, range(2, 6), [1]),
        (5, 2, range(2, 5), [3, 2]),
        (2, 12, range(2, 5), [2]),
        (0, 4, range(2, 6), []),
    ],
)
def test_tables_are_equal_and_need_few_bots(
    people: int, size: int, seats: range, expected: list[int]
) -> None:
    assert sizes(people, size, seats) == expected


@pytest.mark.parametrize("seats", [range(2, 6), range(3, 7), range(2, 5), range(4, 9)])
def test_nobody_is_alone_and_all_have_a_seat(seats: range) -> None:
    for people in range(2, 130):
        for size in range(2, 13):
            shares = sizes(people, size, seats)
            assert sum(shares) == people and max(shares) - min(shares) <= 1
            assert min(shares) >= 2 and max(shares) <= seats[-1]


def test_sixteen_people_meet_everybody_once() -> None:
    """Five rounds of four tables: a perfect arrangement is found but for a few pairs."""
    rounds: list[list[Group]] = []
    for number in range(5):
        groups = solved(mixed([*range(16)], [4] * 4, meetings(rounds), number))
        assert sorted(one for group in groups for one in group) == [*range(16)]
        rounds.append(groups)
    met = meetings(rounds)
    assert len(met) > 105 and max(met.values()) <= 2


def test_two_hundred_people_meet_nobody_twice() -> None:
    rounds: list[list[Group]] = []
    for number in range(4):
        groups = solved(mixed([*range(200)], [4] * 50, meetings(rounds), number))
        assert cost(groups, meetings(rounds)) == 0
        rounds.append(groups)


def test_groups_are_kept_as_far_as_sizes_allow() -> None:
    before = [[0, 1, 2], [3, 4, 5], [6, 7]]
    groups = kept([0, 1, 2, 3, 5, 6, 7, 8], [3, 3, 2], before)
    assert [sorted(group) for group in groups] == [[0, 1, 2], [3, 5, 8], [6, 7]]
    fewer = kept([0, 1, 2, 3, 6, 7], [3, 3], before)
    assert sorted(fewer[0]) == [0, 1, 2] and sorted(fewer[1]) == [3, 6, 7]
    assert kept([0, 1, 2, 3], [2, 2], []) == [[0, 1], [2, 3]]


def test_pairs_that_met_twice_count_four_times() -> None:
    rounds = [[[0, 1], [2, 3]], [[0, 1]]]
    assert cost([[0, 1]], meetings(rounds)) == 4 and cost([[2, 3]], meetings(rounds)) == 1
    assert not any(pair[0] > pair[1] for pair in meetings(rounds)) and len([*combinations(range(3), 2)]) == 3
