"""What pictures may be read as, in players' words: `concepts/<language>.json`, lower case, without articles.

A concept is worth having if several pictures share it.
"""

from typing import NamedTuple

from ninefold.parts.texts import by_language


class Words(NamedTuple):
    """The first word is the one a bot says; it understands the others as well."""

    en: tuple[str, ...]
    fr: tuple[str, ...]


_WORDS = by_language("ninefold.games.jinx", "concepts")
CONCEPTS: dict[str, Words] = {
    concept: Words(tuple(words), tuple(_WORDS["fr"][concept])) for concept, words in _WORDS["en"].items()
}
