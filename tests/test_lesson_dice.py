"""The dice of a lesson are chosen: what its tips speak of comes early.

`python -m tests.test_lesson_dice` finds other seeds when the rules draw in another way.
"""

import re
from collections.abc import Callable
from hashlib import sha256
from itertools import combinations, count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ninefold.engine import Noted, Sealed, begin, options_of, sealed_key
from ninefold.games import SHELF
from ninefold.games.oni.rules.deck import draw, drawn
from ninefold.server.table.commands import LESSON_ID

PAGES = Path(__file__).parent.parent / "web/src/games"

Wanted = Callable[[Any, Sealed], bool]


class Lesson(NamedTuple):
    game: str
    place: int  # of its seed among those in the game's lesson.ts
    seats: int
    options: dict[str, Any]
    wanted: Wanted


def _pairs(square: Any) -> set[tuple[int, int]]:
    return {(a, b) for a, b in combinations(range(9), 2) if square[a].hidden == square[b].hidden}


def a_clover_in_the_middle(state: Any, dice: Sealed) -> bool:
    """And its twin in the last corner, but not in the first."""
    middle, last, first = (state.square[cell].hidden for cell in (4, 8, 0))
    return middle == last == "clover" != first and len(_pairs(state.square)) == 2


def _cards(*wanted: str) -> Wanted:
    """These cards come first, as long as nobody finds the one pair, which is not in the middle."""

    def comes(state: Any, dice: Sealed) -> bool:
        pairs = _pairs(state.square)
        if len(pairs) != 1 or 4 in min(pairs):
            return False
        for card in wanted:
            if draw(state, dice) != card:
                return False
            state = drawn(state, state.turn, card, 0)
        return True

    return comes


LESSONS = {
    "memodixe": Lesson(
        "memodixe", 0, 2, {"edition": "revised", "youngest": 0, "time": "off"}, a_clover_in_the_middle
    ),
    "oni": Lesson(
        "oni", 0, 4, {"level": "easy", "oni": 3, "time": "off"}, _cards("spin", "steal_the_middle")
    ),
    "oni, from the other side": Lesson(
        "oni", 1, 4, {"level": "easy", "oni": 0, "time": "off"}, _cards("oni", "oni_rerolls")
    ),
}


def shows(lesson: Lesson, seed: bytes) -> bool:
    dice = Sealed(sealed_key(seed, LESSON_ID, [b""] * lesson.seats))
    rules = SHELF[lesson.game]
    state, _ = begin(rules, lesson.seats, options_of(rules, lesson.options), Noted(dice))
    return lesson.wanted(state, dice)


@pytest.mark.parametrize("name", LESSONS)
def test_the_dice_of_a_lesson_show_what_it_speaks_of(name: str) -> None:
    lesson = LESSONS[name]
    page = (PAGES / lesson.game / "lesson.ts").read_text()
    seeds = re.findall(r"dice: '([0-9a-f]{64})'", page)
    assert shows(lesson, bytes.fromhex(seeds[lesson.place])), "python -m tests.test_lesson_dice finds others"


if __name__ == "__main__":
    for name, lesson in LESSONS.items():
        seeds = (sha256(b"%s %d" % (name.encode(), k)).digest() for k in count())
        print(name, next(seed.hex() for seed in seeds if shows(lesson, seed)))
