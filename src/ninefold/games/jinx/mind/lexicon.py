"""What words mean to a bot: from a clue to concepts, and from concepts to pictures.

A word that names a concept, in any language of the page, means it. Any other English word means what lies
near it. So does a named concept, besides: who hears "moon" thinks of the sky as well.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache

from ninefold.games.jinx.box.pictures import CONCEPTS, PICTURES, Words
from ninefold.games.jinx.mind.vectors import SMALL, Vector, likeness, rank, vector
from ninefold.parts.texts import SOURCE, Language
from ninefold.parts.typed_words import PLURALS, bare, is_article, plain_words, singulars

Named = list[tuple[str, Language]]  # concepts, and in which language
Sense = Mapping[str, float]  # how strongly a clue says each concept, up to 1
Tokens = tuple[str, ...]

FAR, NEAR = 0.3, 0.75  # likeness of words that have nothing to do with each other, or all
SPREAD = 0.6  # how strongly a word says what lies as near as can be
STEP, WEAKEST = 0.12, 0.3  # each further word of a table's own picture tells less
KEPT = 1_024  # clues whose sense is remembered
CODE = ":"  # around a concept that each phone says in its own language


def coded(concept: str) -> str:
    return f"{CODE}{concept}{CODE}"


class Lexicon:
    """The concepts' words, and what each picture may be read as."""

    def __init__(self, concepts: Mapping[str, Words], readings: Sequence[Sense]) -> None:
        self.concepts, self.readings = concepts, readings
        self._named: dict[Tokens, Named] = {}
        for concept, words in concepts.items():
            for language, its in words.items():
                for word in its:
                    self._named.setdefault(tokens(word), []).append((concept, language))
        self._languages = dict.fromkeys(language for words in concepts.values() for language in words)
        self._longest = max(map(len, self._named), default=0)
        self._senses: dict[str, Sense] = {}
        self._vectors: dict[str, list[Vector]] = {}

    def reading(self, picture: int | None) -> Sense:
        """Nothing, if it is a picture without words."""
        return self.readings[picture] if picture is not None and picture < len(self.readings) else {}

    def sense(self, text: str) -> Sense:
        if (known := self._senses.get(text)) is None:
            concept = text.strip(CODE)
            told = concept in self.concepts and text == coded(concept)
            known = self._sense_of(concept) if told else self._sense(tokens(text))
            if len(self._senses) >= KEPT:
                self._senses.clear()
            self._senses[text] = known
        return known

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
        english = True
        for found, named in self._names(words):
            for concept, _ in named:
                said[concept] = 1.0
            is_english = any(language == SOURCE for _, language in named)
            sources += _vectors(found if is_english else self._english(named))
            english = english and is_english
            for word in found:
                rest.remove(word)
        if english:
            sources += _vectors(word for word in rest if (rank(word) or 0) >= SMALL and not is_article(word))
        return self._spread(said, sources)

    def _sense_of(self, concept: str) -> Sense:
        return self._spread({concept: 1.0}, [*_vectors(self._english([(concept, SOURCE)]))])

    def _spread(self, said: dict[str, float], sources: Sequence[Vector]) -> Sense:
        for concept in self.concepts:
            if concept not in said and (near := self._nearness(concept, sources)) > 0:
                said[concept] = SPREAD * near
        return said

    def _names(self, words: Tokens) -> Iterator[tuple[Tokens, Named]]:
        """The longest names first come, first served; a plural is as good."""
        place = 0
        while place < len(words):
            for length in range(min(self._longest, len(words) - place), 0, -1):
                found = words[place : place + length]
                if named := self._named.get(found) or self._as_plural(found):
                    yield found, named
                    place += length - 1
                    break
            place += 1

    def _as_plural(self, found: Tokens) -> Named:
        """Or in Hebrew with its article."""
        return [
            (concept, language)
            for *first, last in bare([*found])
            for language in self._languages
            for single in (last, *singulars(last, language))
            for concept, its in self._named.get((*first, single), ())
            if its == language
        ]

    def _english(self, named: Named) -> Iterator[str]:
        return (word for concept, _ in named for word in tokens(self.concepts[concept][SOURCE][0]))

    def _nearness(self, concept: str, sources: Sequence[Vector]) -> float:
        """Of the nearest two words, between 0 and 1."""
        if not sources:
            return 0.0
        own = self._vectors_of(concept)
        nearest = max((likeness(source, vector) for source in sources for vector in own), default=0.0)
        return min(max((nearest - FAR) / (NEAR - FAR), 0.0), 1.0)

    def _vectors_of(self, concept: str) -> list[Vector]:
        if concept not in self._vectors:
            self._vectors[concept] = list(_vectors(self.concepts[concept][SOURCE]))
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
    concepts: dict[str, Words] = {
        word: dict.fromkeys(PLURALS, (word,)) for reading in readings for word in reading
    }
    return Lexicon(concepts, readings)


def tokens(text: str) -> Tokens:
    return tuple(plain_words(text))


def _vectors(words: Iterable[str]) -> Iterator[Vector]:
    return (found for word in words if (found := vector(word)) is not None)
