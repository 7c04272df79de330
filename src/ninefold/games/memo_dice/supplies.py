"""MD-17 Memo Dice may be played with the table's own pictures and words."""

from collections.abc import Mapping, Sequence
from typing import Any

from ninefold.engine import Supplies, Supply, require
from ninefold.games.memo_dice.box import PICTURES
from ninefold.games.memo_dice.rules.words import shown_name


def fill(things: Sequence[Supply]) -> Mapping[str, Any]:
    """This server has lost a thing without a name: its side is blank, and is called by its number."""
    return {
        "pictures": [thing.hash if thing.words else "" for thing in things],
        "words": [
            thing.description if thing.words else str(number) for number, thing in enumerate(things, 1)
        ],
        "names": [thing.words or str(number) for number, thing in enumerate(things, 1)],
    }


def used(options: Mapping[str, Any]) -> Sequence[str]:
    return [picture for picture in options.get("pictures", ()) if picture]


def called(options: Mapping[str, Any], named: str) -> Sequence[str]:
    names = options.get("names", ())
    return [shown_name(names[PICTURES.index(named)])] if names and named in PICTURES else ()


def check(things: Sequence[Supply]) -> None:
    """What has no name is taken for lost."""
    require(all(thing.words for thing in things), "MD-17 Each picture or word has a name.")


SUPPLIES = Supplies(
    option=None,
    value="",
    missing="no-pictures The pictures of this table are missing here: make them again.",
    fill=fill,
    used=used,
    called=called,
    check=check,
)
