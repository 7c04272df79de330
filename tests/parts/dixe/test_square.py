"""Where dice lie."""

from collections import Counter

import pytest

from ninefold.engine import Fast, Scripted
from ninefold.parts.dixe.dice import Die
from ninefold.parts.dixe.square import COLUMNS, empty, free, lay, lift, lying, show, shuffled, swap, thrown

A, B, C = Die("oni", "bomb", "skull"), Die("yorick", "bomb", "pi"), Die("arkan", "sun", "mask", seen=True)


def test_dice_are_laid_lifted_swapped_and_shown_where_they_lie() -> None:
    square = (A, None, B)
    assert lying(square) == (0, 2)
    assert lay(square, (1, 0), (C, None)) == (None, C, B)
    assert lift(square, 2) == (A, None, None)
    assert swap((A, B, C), 0, 2) == (C, B, A)
    assert show(square, 0) == (Die("oni", "bomb", "skull", seen=True), None, B)


@pytest.mark.parametrize("size", COLUMNS)
def test_a_square_of_any_size_is_full_rows(size: int) -> None:
    assert size % COLUMNS[size] == 0
    assert lying((A,) * size) == tuple(range(size)) == free(empty(size))
    assert free((A,) * size) == lying(empty(size)) == ()


def test_a_reserved_cell_is_not_free() -> None:
    assert free((None, A, None, None), kept=[2]) == (0, 3)


def test_dice_that_are_thrown_again_keep_their_kind() -> None:
    assert thrown((A, None, C), (2, 0), Scripted([0, 1, 0, 0])) == (
        Die("arkan", "clover", "sun"),
        Die("oni", "clover", "bomb"),
    )


def test_shuffled_dice_lie_in_the_same_cells_each_in_any_of_them() -> None:
    squares = Counter(shuffled((A, None, B, C), Fast(seed)) for seed in range(200))
    assert len(squares) == 6
    assert all(square[1] is None for square in squares)
