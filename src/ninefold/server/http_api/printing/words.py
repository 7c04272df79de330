"""What is printed besides the cards' own texts."""

from collections.abc import Mapping
from typing import NamedTuple

from ninefold.games.oni.box import Level
from ninefold.games.oni.box.texts import Language


class Words(NamedTuple):
    title: str
    powers: str
    other_die: str
    decks: str
    levels: Mapping[Level, str]
    deck: str  # its level, how many cards and effects, time
    fronts: str
    backs: str


WORDS: Mapping[Language, Words] = {
    "en": Words(
        "Oni against all",
        "The ten powers",
        "Found a pair? First its power, then you win one die and throw the other one.",
        "Which cards?",
        {"easy": "Easy", "normal": "Normal", "hard": "Hard"},
        "{level}: {cards} cards, {effects} effects, {time}",
        "Fronts {sheet}/{sheets}, double-sided, flip on the long edge",
        "Backs {sheet}/{sheets}",
    ),
    "fr": Words(
        "Oni contre tous",
        "Les dix pouvoirs",
        "Une paire ? D'abord son pouvoir, puis tu gagnes un dé et tu relances l'autre.",
        "Quelles cartes ?",
        {"easy": "Facile", "normal": "Normal", "hard": "Difficile"},
        "{level} : {cards} cartes, {effects} effets, {time}",
        "Recto {sheet}/{sheets}, recto verso, bord long",
        "Verso {sheet}/{sheets}",
    ),
}
