"""The learner that docs/rl.md shows."""

import re

import pytest

from benchmarks.learn import drawn, learning_curve
from ninefold.lab.summary import share


@pytest.mark.long
def test_the_learner_beats_a_child() -> None:
    """After as many games as the docs say; before it has learnt it does not."""
    before, after = learning_curve(seed=1, games=17, exams=2, of=60)
    assert (before["name"], after["name"]) == ("0", "17")
    assert before["high"] < 0.5 < after["low"]


def test_the_curve_has_a_mark_for_every_exam() -> None:
    curve = drawn([share(f"{number}", number, 8) for number in range(9)])
    assert curve.startswith("<svg") and "games learnt" in curve
    assert len(re.findall(r"<use ", curve[curve.index("line2d_") :])) >= 9
