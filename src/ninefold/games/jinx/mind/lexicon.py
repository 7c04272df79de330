"""What words mean to a bot: from a clue to concepts, and from concepts to pictures.

A word that names a concept means it, in the language of who wrote it before any other: German "hell" is
bright. Another word is translated into English, if it is not English, and means what lies near it. So does a
named concept, besides: who hears "moon" thinks of the sky as well.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache

from ninefold.games.jinx.box.pictures import CONCEPTS, PICTURES, Words
from ninefold.games.jinx.mind.meanings import in_english, meaning
from ninefold.games.jinx.mind.vectors import SMALL, Vector, likeness, rank, vector
from ninefold.parts.texts import SOURCE, Language
from ninefold.parts.typed_words import (
    PLURALS,
    bare,
    is_article,
    plain_words,
    singulars,
    stems,
    without_prefixes,
)

Named = list[tuple[str, Language]]  # concepts, and in which language
Sense = Mapping[str, float]  # how strongly a clue says each concept, up to 1
Tokens = tuple[str, ...]

FAR, NEAR = 0.3, 0.75  # likeness of words that have nothing to do with each other, or all
SPREAD = 0.6  # how strongly a word says what lies as near as can be
STEP, WEAKEST = 0.12, 0.3  # each further word of a table's own picture tells less
COMPOUNDING, SHORTEST_PART = {"de"}, 3  # languages that write several words as one; letters of a part
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
        self._stemmed: dict[tuple[Language, str], Named] = {}
        for (word, *more), named in self._named.items():
            for concept, language in named:
                for stem in [] if more else stems(word, language):
                    self._stemmed.setdefault((language, stem), []).append((concept, language))
        self._languages = dict.fromkeys(language for words in concepts.values() for language in words)
        self._longest = max(map(len, self._named), default=0)
        self._senses: dict[tuple[str, Language], Sense] = {}
        self._vectors: dict[str, list[Vector]] = {}

    def reading(self, picture: int | None) -> Sense:
        """Nothing, if it is a picture without words."""
        return self.readings[picture] if picture is not None and picture < len(self.readings) else {}

    def sense(self, text: str, language: Language = "") -> Sense:
        """`language`: of who wrote it; "": nobody knows."""
        if (known := self._senses.get((text, language))) is None:
            concept = text.strip(CODE)
            told = concept in self.concepts and text == coded(concept)
            known = self._sense_of(concept) if told else self._sense(tokens(text), language)
            if len(self._senses) >= KEPT:
                self._senses.clear()
            self._senses[text, language] = known
        return known

    def fit(self, sense: Sense, picture: int | None) -> float:
        """How well a picture fits what was said, up to 1: each reading may be the one that was meant."""
        doubt = 1.0
        for concept, weight in self.reading(picture).items():
            doubt *= 1 - weight * sense.get(concept, 0.0)
        return 1 - doubt

    def _sense(self, words: Tokens, language: Language) -> Sense:
        said: dict[str, float] = {}
        sources: list[Vector] = []
        words = tuple([part for word in words for part in self._parts(word, language)])
        rest = list(words)
        english = language in ("", SOURCE)
        for found, named in self._names(words, language):
            for concept, _ in named:
                said[concept] = 1.0
            is_english = any(its == SOURCE for _, its in named)
            sources += _vectors(found if is_english else self._english(named))
            english = english and is_english
            for word in found:
                rest.remove(word)
        if english:
            sources += _vectors(word for word in rest if (rank(word) or 0) >= SMALL and not is_article(word))
        for translated in in_english(rest, language):
            for concept, its in self._named.get(translated, ()):
                if its == SOURCE:
                    said[concept] = 1.0
            sources += _vectors(translated)
        return self._spread(said, sources)

    def _sense_of(self, concept: str) -> Sense:
        return self._spread({concept: 1.0}, [*_vectors(self._english([(concept, SOURCE)]))])

    def _spread(self, said: dict[str, float], sources: Sequence[Vector]) -> Sense:
        for concept in self.concepts:
            if concept not in said and (near := self._nearness(concept, sources)) > 0:
                said[concept] = SPREAD * near
        return said

    def _names(self, words: Tokens, language: Language) -> Iterator[tuple[Tokens, Named]]:
        """The longest names first come, first served; a plural is as good."""
        place = 0
        while place < len(words):
            for length in range(min(self._longest, len(words) - place), 0, -1):
                found = words[place : place + length]
                if named := self._named_in(found, language):
                    yield found, named
                    place += length - 1
                    break
            place += 1

    def _parts(self, word: str, language: Language) -> Tokens:
        """German "Traumwelt" is a world of dreams, if nobody knows the whole word."""
        if language not in COMPOUNDING or self._knows(word, language):
            return (word,)
        halves = [(word[:cut], word[cut:]) for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1)]
        for first, last in halves:
            if self._knows(last, language):
                for part in (first, first.removesuffix("s"), first.removesuffix("n")):
                    if self._knows(part, language):
                        return part, last
        return (word,)

    def _knows(self, word: str, language: Language) -> bool:
        return bool(self._named_in((word,), language) or meaning((word,), language))

    def _named_in(self, found: Tokens, language: Language) -> Named:
        """In the language of who wrote it; in any other only what is no word of that one."""
        exact, plural = self._named.get(found, []), self._as_plural(found)
        for named in (exact, plural, self._inflected(found, language)):
            if own := [(concept, its) for concept, its in named if its == language]:
                return own
        return [] if meaning(found, language) else exact or plural

    def _inflected(self, found: Tokens, language: Language) -> Named:
        """A word that has only its stem in common with a name of the writer's language."""
        if len(found) > 1 or meaning(found, language):
            return []
        (word,) = found
        forms = [*without_prefixes(word, language)]
        named = [one for form in forms for one in self._named.get((form,), ())]
        return named or [
            one
            for form in (word, *forms)
            for stem in stems(form, language)
            for one in self._stemmed.get((language, stem), ())
        ]

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
