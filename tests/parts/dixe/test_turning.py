"""Two dice, one after the other."""

from ninefold.parts.dixe.dice import Die
from ninefold.parts.dixe.turning import Different, Turning, both, covered, different, pair, turned_first

SQUARE = (Die("oni", "bomb", "skull"), None, Die("yorick", "bomb", "pi"), Die("arkan", "sun", "mask"))


def test_two_dice_that_lie_on_one_symbol_are_a_pair_whatever_is_on_top() -> None:
    assert pair(SQUARE, (0, 2)) == pair(SQUARE, (2, 0)) == "bomb"
    assert pair(SQUARE, (0, 3)) is None


def test_cells_are_told_in_reading_order() -> None:
    assert both(5, 2) == both(2, 5) == (2, 5)


def test_what_is_shown_can_be_closed_after_two_seconds_and_closes_after_eight() -> None:
    assert turned_first(4, 100) == Turning(4, since=100, until=8_100)
    assert covered(4, 8_100) == Turning(4, since=8_100, until=None)
    assert different((2, 5), 100) == Different((2, 5), since=100, closable=2_100, until=8_100)
