"""What is printed besides the cards' own texts."""

from collections.abc import Mapping
from typing import NamedTuple

from ninefold.games.oni.box import Level
from ninefold.games.oni.box.texts import TEXTS
from ninefold.parts.texts import Language


class Words(NamedTuple):
    title: str
    powers: str
    other_die: str
    decks: str
    levels: Mapping[Level, str]
    deck: str  # its level, how many cards and effects, time
    fronts: str
    backs: str


WORDS: Mapping[Language, Words] = {language: Words(**texts["printed"]) for language, texts in TEXTS.items()}
