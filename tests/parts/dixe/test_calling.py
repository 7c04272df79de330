"""Is a pair left?"""

from ninefold.engine import replace
from ninefold.parts.dixe.calling import Calling, Wrong, all_different, all_seen_different, calling, wrong
from ninefold.parts.dixe.dice import Die

A, B, C = Die("oni", "bomb", "skull"), Die("yorick", "bomb", "pi"), Die("arkan", "sun", "mask", seen=True)
SEEN_A, SEEN_B = replace(A, seen=True), replace(B, seen=True)


def test_two_hidden_faces_that_are_equal_are_a_pair_whatever_lies_on_top() -> None:
    assert not all_different((A, None, B))
    assert all_different((A, None, C))
    assert all_different((None,)) and all_different((A, Die("oni", "anchor", "skull")))


def test_a_call_is_right_if_all_dice_were_seen_and_no_two_are_equal() -> None:  # clauses: MX-31
    assert all_seen_different((SEEN_A, None, C), ())
    assert not all_seen_different((A, None, C), ())
    assert not all_seen_different((SEEN_A, SEEN_B), ())
    assert not all_seen_different((SEEN_A, None, C), (SEEN_B,))


def test_the_dice_turn_up_one_by_one_and_are_judged_with_the_last() -> None:
    assert calling((1, 2), 500) == Calling((1, 2), since=500, until=900)
    assert calling((), 500) == Calling((), since=500, until=500)
    assert wrong(3, 500) == Wrong(3, since=500, closable=2_500, until=8_500)
