"""The page draws and names pictures by its own copy of the box's list: the two must not part."""

import json
from pathlib import Path

from ninefold.games.memo_dice.box import COLOURS, NAMES, PICTURES

PAGE = Path(__file__).parents[3] / "web/src/games/memo_dice/box.json"


def test_the_page_has_the_colour_and_shown_names_of_every_picture() -> None:
    assert list(json.loads(PAGE.read_text("utf-8")).items()) == [
        (picture, {"colour": COLOURS[picture], "en": NAMES["en"][picture][0], "fr": NAMES["fr"][picture][0]})
        for picture in PICTURES
    ]
