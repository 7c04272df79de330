"""JX-21 Dixit Jinx may be played with the table's own pictures."""

from collections.abc import Mapping, Sequence
from typing import Any

from ninefold.engine import Supplies, Supply


def fill(pictures: Sequence[Supply]) -> Mapping[str, Any]:
    return {
        "pictures": [picture.hash for picture in pictures],
        "words": [picture.words for picture in pictures],
        "descriptions": [picture.description for picture in pictures],
    }


def used(options: Mapping[str, Any]) -> Sequence[str]:
    hashes: Sequence[str] = options.get("pictures", ())
    return hashes


def called(options: Mapping[str, Any], named: str) -> Sequence[str]:
    """Clues are said as they are."""
    return ()


SUPPLIES = Supplies(
    option="deck",
    value="own",
    missing="no-pictures This server has no pictures of your own.",
    fill=fill,
    used=used,
    called=called,
)
