"""What a picture is: how it is drawn, what it may be read as, and how it is told to those who do not see."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from ninefold.parts.ink.press import Plate, printed
from ninefold.parts.texts import Language, by_language

Plates = Iterable[Plate]
_TEXTS = by_language("ninefold.games.jinx")


class Picture(NamedTuple):
    name: str
    draw: Callable[[int], str]  # from its number, which seeds the hand, to the inside of its <svg>
    concepts: Mapping[str, float]  # how strongly it says each, up to 1
    description: Mapping[Language, str]  # the shapes, not what they mean


def picture(concepts: str) -> Callable[[Callable[[], Plates]], Picture]:
    """Make a picture of a function that gives its plates. The concepts are written "moon 1, boat .8"."""
    weights = {key: float(weight) for key, weight in (concept.split() for concept in concepts.split(", "))}

    def made(plates: Callable[[], Plates]) -> Picture:
        name = plates.__name__.replace("_", "-")
        description = {language: texts[name] for language, texts in _TEXTS.items()}
        return Picture(name, lambda number: printed(number, plates()), weights, description)

    return made
