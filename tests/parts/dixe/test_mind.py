"""What may lie hidden, for a bot that recalls some of it."""

from itertools import product

import pytest

from ninefold.parts.dixe.dice import OTHERS
from ninefold.parts.dixe.mind import (
    DOUBT,
    Belief,
    alike,
    believe,
    exchanged,
    known_pair,
    nearness,
    newly_turned,
    no_pair,
    partners,
    possible,
    turned,
    unknown,
)
from ninefold.parts.dixe.square import COLUMNS
from ninefold.parts.dixe.views import Free, Kept, Lying, Turned

A, B, C = Lying("oni", "bomb"), Lying("arkan", "skull"), Turned("yorick", "mask", "pi")


def test_the_chance_of_no_pair_is_the_share_of_arrangements_without_one() -> None:
    belief: Belief = {
        0: OTHERS["oni", "bomb"],
        1: OTHERS["yorick", "pi"],
        2: OTHERS["arkan", "skull"],
        3: ("sun",),
    }
    ways = list(product(*belief.values()))
    share = sum(len(set(way)) == len(way) for way in ways) / len(ways)
    assert no_pair(belief, 0) == pytest.approx(share)
    assert no_pair({0: ("sun",), 1: ("sun",)}, 0) == DOUBT
    assert no_pair(belief, 5) == pytest.approx(share / (share + (1 - share) * 0.75**5))


def test_partners_are_the_two_likeliest_cells() -> None:
    belief: Belief = {0: ("sun", "pi"), 1: ("sun",), 2: ("pi", "aum", "bolt"), 3: ("sun",)}
    assert partners(belief)["sun"] == (1, 1.0, 1.0)
    assert partners(belief)["pi"] == (0, 1 / 2, 1 / 3)
    assert partners(belief)["aum"] == (2, 1 / 3, 0.0)
    assert (known_pair(belief), known_pair({0: ("sun",)})) == ((1, 3), ())
    assert unknown(belief, belief) == (0, 2)


def test_neighbours_are_mistaken_for_each_other_in_squares_of_every_size() -> None:
    for size, columns in COLUMNS.items():
        near, rows = nearness(size), size // columns
        assert near(0, 0) == 1 > near(0, 1) == near(0, columns) > near(0, columns + 1) > near(0, size - 1) > 0
        assert near(0, size - 1) == 0.5 ** (rows + columns - 2)
        assert near(columns - 1, columns) < near(columns - 1, 2 * columns - 1), (
            "the end of a row is not beside the start of the next"
        )


def test_look_alike_symbols_are_similar() -> None:
    assert alike("sun", "smiley") == alike("smiley", "sun") > alike("sun", "pi") == 0


def test_a_revealed_face_is_perceived_once() -> None:
    assert newly_turned((), (A, C)) == newly_turned((A, Lying("yorick", "mask")), (A, C)) == [(1, "pi")]
    assert newly_turned((A, C), (A, C)) == []
    assert turned((A, C, Free())) == ["pi"]


def test_a_swap_is_noticed_by_kinds_and_tops() -> None:
    assert exchanged((A, B, C), (B, A, C)) == (0, 1)
    assert exchanged((A, A, C), (A, A, C)) is None
    assert exchanged((A, B, C), (A, A, A)) is None
    assert exchanged((A, B, C), (B, C, A)) is None


def test_an_unknown_die_may_be_any_face_that_kind_and_top_allow() -> None:
    belief = believe((A, B, C, Free(), Kept(0)), lambda cell, may_be: may_be[0] if cell == 1 else None)
    assert belief == {0: OTHERS["oni", "bomb"], 1: (OTHERS["arkan", "skull"][0],), 2: ("pi",)}
    assert (possible(A), possible(C), possible(Free())) == (OTHERS["oni", "bomb"], (), ())
