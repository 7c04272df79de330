from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold.engine import (
    Answers,
    Cells,
    Fast,
    Hands,
    Options,
    Prompt,
    Seats,
    SomeCells,
    Split,
    Stroke,
    Text,
    any_choice,
    choices,
    decode,
    encode,
)


@given(st.integers(0, 12), st.integers(1, 4), st.integers(0, 3))
def test_a_split_lists_each_way_to_reach_the_total_once(total: int, parts: int, least: int) -> None:
    found = Split(total, parts, least).all()
    expected = [split for split in product(range(least, total + 1), repeat=parts) if sum(split) == total]
    assert sorted(found) == sorted(expected)


@given(
    st.lists(st.integers(0, 20), unique=True, max_size=7).map(sorted), st.integers(0, 4), st.integers(0, 4)
)
def test_some_cells_lists_all_sets_of_the_allowed_sizes(among: list[int], least: int, more: int) -> None:
    found = SomeCells(tuple(among), least, least + more).all()
    assert len(set(found)) == len(found)
    assert set(found) == {
        chosen for size in range(least, least + more + 1) for chosen in combinations(among, size)
    }
    assert all(list(chosen) == sorted(chosen) for chosen in found)


DOMAINS: list[Any] = [
    Cells((0, 4, 8)),
    Seats((1, 2)),
    Answers(),
    Hands(((0, "left"), (1, "right"))),
    SomeCells((0, 1, 2), 1, 2),
    Split(5, 2, 1),
    Text(10, ("one", "two")),
]


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda domain: type(domain).__name__)
def test_a_random_value_is_in_the_domain_and_every_value_is_possible(domain: Any) -> None:
    below = Fast(1).below
    assert {domain.any(below) for _ in range(400)} == set(domain.all())


@given(st.integers(2, 50), st.integers(0, 1_000))
def test_a_stroke_stays_within_its_limit(limit: int, seed: int) -> None:
    stroke = Stroke(limit).any(Fast(seed).below)
    assert 2 <= len(stroke) <= limit
    assert all(0 <= x < 1_000 and 0 <= y < 1_000 for x, y in stroke)


def test_choices_combine_all_values_of_all_fields() -> None:
    prompt = Prompt("Swap", "MX-1", {"cell": Cells((0, 1)), "seat": Seats((2, 3))})
    found = list(choices(prompt))
    assert found == [{"cell": c, "seat": s} for c in (0, 1) for s in (2, 3)]
    assert any_choice(prompt, Fast(1).below) in found
    assert list(choices(Prompt("Done", "MX-1"))) == [{}]


def test_a_prompt_is_open_from_opens_at_until_before_closes_at() -> None:
    prompt = Prompt("Done", "MX-1", opens_at=10, closes_at=20)
    assert [at for at in range(8, 23) if prompt.is_open(at)] == list(range(10, 20))
    assert Prompt("Done", "MX-1").is_open(10**9)


@pytest.mark.parametrize("domain", [*DOMAINS, Stroke(5)], ids=lambda domain: type(domain).__name__)
def test_a_prompt_is_the_same_after_json(domain: Any) -> None:
    prompt = Prompt("Swap", "MX-1", {"field": domain}, 5, 10, racing=True)
    assert decode(encode(prompt), Prompt) == prompt


@pytest.mark.parametrize(("time", "end"), [("x1", 1_100), ("x1.5", 1_600), ("x2", 2_100), ("off", None)])
def test_time_limits_are_multiplied(time: Any, end: int | None) -> None:
    assert Options(time=time).limit(1_000, 100) == end
