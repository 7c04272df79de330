"""What words mean to a bot: from a clue to concepts, and from concepts to pictures.

A word that names a concept, in either language, means it. Any other English word means what lies near it. So
does a named concept, besides: who hears "moon" thinks of the sky as well.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Literal

from ninefold.games.jinx.box.pictures import CONCEPTS, PICTURES, Words
from ninefold.games.jinx.mind.vectors import SMALL, Vector, likeness, rank, vector

Language = Literal["en", "fr"]
Sense = Mapping[str, float]  # how strongly a clue says each concept, up to 1
Tokens = tuple[str, ...]

FAR, NEAR = 0.3, 0.75  # likeness of words that have nothing to do with each other, or all
SPREAD = 0.6  # how strongly a word says what lies as near as can be
STEP, WEAKEST = 0.12, 0.3  # each further word of a table's own picture tells less
KEPT = 1_024  # clues whose sense is remembered


class Lexicon:
    """The concepts' words, and what each picture may be read as."""

    def __init__(self, concepts: Mapping[str, Words], readings: Sequence[Sense]) -> None:
        self.concepts, self.readings = concepts, readings
        self._named: dict[Tokens, list[tuple[str, Language]]] = {}
        for concept, words in concepts.items():
            for language in ("en", "fr"):
                for word in getattr(words, language):
                    self._named.setdefault(tokens(word), []).append((concept, language))
        self._longest = max(map(len, self._named), default=0)
        self._senses: dict[str, Sense] = {}
        self._vectors: dict[str, list[Vector]] = {}

    def reading(self, picture: int | None) -> Sense:
        """Nothing, if it is a picture without words."""
        return self.readings[picture] if picture is not None and picture < len(self.readings) else {}

    def sense(self, text: str) -> Sense:
        if (known := self._senses.get(text)) is None:
            known = self._sense(tokens(text))
            if len(self._senses) >= KEPT:
                self._senses.clear()
            self._senses[text] = known
        return known

    def language(self, text: str) -> Language | None:
        """In which the clue names concepts, if it is one of the two."""
        languages: set[Language] | None = None
        for _, named in self._names(tokens(text)):
            told = {language for _, language in named}
            languages = told if languages is None else languages & told
        return languages.pop() if languages is not None and len(languages) == 1 else None

    def fit(self, sense: Sense, picture: int | None) -> float:
        """How well a picture fits what was said, up to 1: each reading may be the one that was meant."""
        doubt = 1.0
        for concept, weight in self.reading(picture).items():
            doubt *= 1 - weight * sense.get(concept, 0.0)
        return 1 - doubt

    def _sense(self, words: Tokens) -> Sense:
        said: dict[str, float] = {}
        sources: list[Vector] = []
        rest = list(words)
        for found, named in self._names(words):
            for concept, _ in named:
                said[concept] = 1.0
            spoken = found if any(language == "en" for _, language in named) else self._english(named)
            sources += _vectors(spoken)
            for word in found:
                rest.remove(word)
        sources += _vectors(word for word in rest if (rank(word) or 0) >= SMALL)
        for concept in self.concepts:
            if concept not in said and (near := self._nearness(concept, sources)) > 0:
                said[concept] = SPREAD * near
        return said

    def _names(self, words: Tokens) -> Iterator[tuple[Tokens, list[tuple[str, Language]]]]:
        """The longest names first come, first served; a plural is as good."""
        place = 0
        while place < len(words):
            for length in range(min(self._longest, len(words) - place), 0, -1):
                found = words[place : place + length]
                named = self._named.get(found) or self._named.get((*found[:-1], _single(found[-1])))
                if named:
                    yield found, named
                    place += length - 1
                    break
            place += 1

    def _english(self, named: list[tuple[str, Language]]) -> Iterator[str]:
        return (word for concept, _ in named for word in tokens(self.concepts[concept].en[0]))

    def _nearness(self, concept: str, sources: Sequence[Vector]) -> float:
        """Of the nearest two words, between 0 and 1."""
        if not sources:
            return 0.0
        own = self._vectors_of(concept)
        nearest = max((likeness(source, vector) for source in sources for vector in own), default=0.0)
        return min(max((nearest - FAR) / (NEAR - FAR), 0.0), 1.0)

    def _vectors_of(self, concept: str) -> list[Vector]:
        if concept not in self._vectors:
            self._vectors[concept] = list(_vectors(self.concepts[concept].en))
        return self._vectors[concept]


@cache
def lexicon() -> Lexicon:
    return Lexicon(CONCEPTS, [picture.concepts for picture in PICTURES])


@lru_cache(maxsize=32)
def own_lexicon(told: tuple[str, ...]) -> Lexicon:
    """Of a table's own pictures, by their places in the square: each word that somebody wrote is a concept.

    The words stand with commas between them, the most telling first.
    """
    readings = []
    for line in told:
        written = [word.strip().casefold() for word in line.split(",") if tokens(word)]
        readings.append({word: max(WEAKEST, 1 - STEP * place) for place, word in enumerate(written)})
    concepts = {word: Words((word,), (word,)) for reading in readings for word in reading}
    return Lexicon(concepts, readings)


def tokens(text: str) -> Tokens:
    """Words in lower case, without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return tuple(re.findall(r"[^\W\d_]+", bare))


def _single(word: str) -> str:
    return word[:-1] if len(word) > 3 and word[-1] in "sx" else word


def _vectors(words: Iterable[str]) -> Iterator[Vector]:
    return (found for word in words if (found := vector(word)) is not None)
