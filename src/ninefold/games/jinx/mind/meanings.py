"""What words of other languages mean in English, however they are inflected.

`meanings.txt` has a line for each English word and a column for each language.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files

from ninefold.parts.texts import Language
from ninefold.parts.typed_words import plain_words, singulars, stems, without_prefixes

Tokens = tuple[str, ...]
Table = Mapping[Tokens, Sequence[Tokens]]

LONGEST = 3  # words of one meaning: Spanish "muñeco de nieve" is a snowman


def in_english(words: Sequence[str], language: Language) -> Iterator[Tokens]:
    """What is known of them, in this language; if nobody knows which it is, in all."""
    for each in [language] if language else _tables():
        place = 0
        while place < len(words):
            for length in range(min(LONGEST, len(words) - place), 0, -1):
                if found := meaning(tuple(words[place : place + length]), each):
                    yield from found
                    place += length - 1
                    break
            place += 1


def meaning(words: Tokens, language: Language) -> Sequence[Tokens]:
    if (table := _tables().get(language)) is None:
        return ()
    if (found := table.get(words)) is not None:
        return found
    if len(words) > 1:
        return ()
    (word,) = words
    for form in (*singulars(word, language), *without_prefixes(word, language)):
        if (found := table.get((form,))) is not None:
            return found
    for form in (word, *without_prefixes(word, language)):
        for stem in stems(form, language):
            if (found := _stemmed(language).get(stem)) is not None:
                return found
    return ()


@cache
def _tables() -> Mapping[Language, Table]:
    lines = files(__package__).joinpath("meanings.txt").read_text(encoding="utf-8").splitlines()
    _, *languages = lines[0].split("|")
    tables: dict[Language, dict[Tokens, list[Tokens]]] = {language: {} for language in languages}
    for line in lines[1:]:
        english, *cells = line.split("|")
        for language, cell in zip(languages, cells, strict=True):
            for word in cell.split(","):
                tables[language].setdefault(tuple(plain_words(word)), []).append((english,))
    return tables


@cache
def _stemmed(language: Language) -> Mapping[str, Sequence[Tokens]]:
    by_stem: dict[str, Sequence[Tokens]] = {}
    for words, english in _tables()[language].items():
        if len(words) == 1:
            for stem in stems(words[0], language):
                by_stem.setdefault(stem, english)
    return by_stem
