"""What blind readers saw in the pictures of Dixit Jinx, and how well nine of them make a square.

python -m benchmarks.readings [--squares 200] [--short]

The readings stand beside the pictures (readings.json): the first five words of three readers, who saw nothing
but the picture.
"""

import argparse
import re
from collections.abc import Mapping
from importlib.resources import files

from benchmarks.grid import Grid
from ninefold.engine import Fast, decode
from ninefold.games.jinx.box.pictures import CONCEPTS, PICTURES

NOTHING = {"shapes", "pattern"}
FITS = 0.2  # of a concept: the picture says it a little


def main() -> None:
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument("--squares", type=int, default=200, help="so many squares of nine")
    wanted.add_argument("--short", action="store_true", help="only see that it runs")
    asked = wanted.parse_args()
    file = files("ninefold.games.jinx.box.pictures") / "readings.json"
    readings: dict[str, list[list[str]]] = decode(file.read_bytes(), dict[str, list[list[str]]])
    grid = Grid("Blind readings", "what", "pictures", "share", "goal")
    many = len(PICTURES)
    for what, count, goal in (
        ("the first words are not all the same", sum(map(_differ, readings.values())), "70 %"),
        ("a concept of theirs is named", sum(_named(p.concepts, readings[p.name]) for p in PICTURES), "90 %"),
        ("all saw nothing", sum(map(_nothing, readings.values())), "0"),
    ):
        grid.add(what, str(count), f"{count / many:.1%}", goal)
    grid.show()
    shared, words = _squares(2 if asked.short else asked.squares)
    print(f"of {words} words that fit a picture of a square, {shared / words:.1%} fit a second one, too")


def _differ(readings: list[list[str]]) -> bool:
    return len({words[0] for words in readings}) > 1


def _nothing(readings: list[list[str]]) -> bool:
    return all(words[0] in NOTHING for words in readings)


def _named(concepts: Mapping[str, float], readings: list[list[str]]) -> bool:
    said = {part for words in readings for word in words for part in (word, *re.findall("[a-z]+", word))}
    said |= {word.rstrip("s") for word in said}
    return any(said & {key, *CONCEPTS[key]["en"]} for key in concepts)


def _squares(many: int) -> tuple[int, int]:
    """How many concepts that fit one picture of a square fit another one, and how many there are."""
    below, shared, fitting = Fast(1).below, 0, 0
    for _ in range(many):
        left = list(range(len(PICTURES)))
        nine = [PICTURES[left.pop(below(len(left)))] for _ in range(9)]
        for concept in CONCEPTS:
            fits = sum(picture.concepts.get(concept, 0) >= FITS for picture in nine)
            fitting += fits > 0
            shared += fits > 1
    return shared, fitting


if __name__ == "__main__":
    main()
