"""What pictures may be read as, in players' words: `concepts/<language>.json`, lower case, without articles.

A concept is worth having if several pictures share it.
"""

from collections.abc import Mapping

from ninefold.parts.texts import Language, by_language

# The first word is the one that a reader of the language is shown; bots understand the others as well.
Words = Mapping[Language, tuple[str, ...]]

_WORDS = by_language("ninefold.games.jinx", "concepts")
CONCEPTS: dict[str, Words] = {
    concept: {language: tuple(words[concept]) for language, words in _WORDS.items()}
    for concept in _WORDS["en"]
}
