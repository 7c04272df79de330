"""What is written on the cards and on the sheet of powers, in our own words, for a child to read."""

from collections.abc import Mapping
from typing import NamedTuple

from ninefold.games.oni.box import Card
from ninefold.parts.dixe.dice import Symbol
from ninefold.parts.texts import Language, by_language, in_type

TEXTS = by_language("ninefold.games.oni")
LANGUAGES: tuple[Language, ...] = tuple(TEXTS)


class Text(NamedTuple):
    title: str
    sentence: str


CARD_TEXTS: Mapping[Language, Mapping[Card, Text]] = {
    language: {card: Text(**text) for card, text in texts["cards"].items()}
    for language, texts in TEXTS.items()
}
# ON-11..20. "The other die" is the one of the pair that is not won.
POWER_TEXTS: Mapping[Language, Mapping[Symbol, Text]] = {
    language: {symbol: Text(**text) for symbol, text in texts["powers"].items()}
    for language, texts in TEXTS.items()
}


def card_text(card: Card, language: Language) -> Text:
    return Text(*(in_type(part, language) for part in CARD_TEXTS[language][card]))


def power_text(symbol: Symbol, language: Language) -> Text:
    return Text(*(in_type(part, language) for part in POWER_TEXTS[language][symbol]))
