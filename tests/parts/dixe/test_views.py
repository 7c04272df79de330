"""Nothing but kind and top is seen of a die that lies."""

from ninefold.parts.dixe.dice import Die
from ninefold.parts.dixe.views import (
    Beside,
    Free,
    Glimpse,
    Kept,
    Lying,
    Turned,
    beside,
    glimpses,
    outside,
    spots,
)

A, B = Die("oni", "bomb", "skull"), Die("arkan", "sun", "mask", seen=True)


def test_a_square_shows_the_hidden_faces_of_turned_dice_alone() -> None:
    assert spots((A, B, None, None, B), up=(4,), kept={2: 1}) == (
        Lying("oni", "skull"),
        Lying("arkan", "mask"),
        Kept(1),
        Free(),
        Turned("arkan", "mask", "sun"),
    )


def test_dice_that_fell_or_lie_beside_show_kind_and_top() -> None:
    assert outside((A, B)) == (Lying("oni", "skull"), Lying("arkan", "mask"))
    assert beside(3, 1, A) == Beside(3, 1, "oni", "skull")


def test_a_glimpse_is_of_the_hidden_face() -> None:
    assert glimpses((A, None, B), (0, 2)) == (Glimpse(0, "bomb"), Glimpse(2, "sun"))
