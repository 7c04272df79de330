"""Which picture does a typed word name (MD-14)? It knows the names of all pictures, never the hidden one."""

from collections.abc import Iterator
from functools import lru_cache

from ninefold.engine import Data
from ninefold.games.memo_dice.box import NAMES, PICTURES, Picture
from ninefold.parts.texts import Language
from ninefold.parts.typed_words import bare, is_article, plain_words, singulars, without_umlauts

MOST_LETTERS = 40  # of what is typed
MOST_OFFERS = 3
SHORT = 4  # letters: in a longer word two slips are worth an offer


class Exact(Data):
    picture: Picture


class Unknown(Data):
    """No guess. The offers are for "did you mean?": the name of each is exact, so that one tap is a guess."""

    offers: tuple[Picture, ...] = ()


@lru_cache(4096)
def read(text: str, own: tuple[str, ...] = ()) -> Exact | Unknown:
    """A slip is never forgiven unasked: a mouse is no house, and un lièvre is no livre. `own`: the names of
    the table's own set, if it is played with one."""
    if own:
        return _read_own(text, own)
    said = {language: list(readings(text, language)) for language in NAMES}
    for its in (slice(1), slice(1, None)):  # as it is, then as a plural in its own language
        for language, all_readings in said.items():
            for reading in all_readings[its]:
                if reading in _NAMED[language]:
                    return Exact(_NAMED[language][reading])
    every = {reading for all_readings in said.values() for reading in all_readings}
    near = _within(1, every) or {spelling for spelling in _within(2, every) if len(spelling) > SHORT}
    return Unknown(tuple(sorted({_PICTURE_OF[spelling] for spelling in near})[:MOST_OFFERS]))


def _read_own(text: str, own: tuple[str, ...]) -> Exact | Unknown:
    named, said = _faces_of(own), next(own_spellings(text), "")
    if said in named:
        return Exact(named[said])
    for most in (1, 2):
        near = {
            named[spelling]
            for spelling in named
            if abs(len(spelling) - len(said)) <= most
            and (most == 1 or len(spelling) > SHORT)
            and slips(said, spelling) <= most
        }
        if near and said:
            return Unknown(tuple(sorted(near)[:MOST_OFFERS]))
    return Unknown()


@lru_cache(64)
def _faces_of(own: tuple[str, ...]) -> dict[str, Picture]:
    """By spelling. The first name of each comes before all others."""
    spelled = [list(own_spellings(name)) for name in own]
    found: dict[str, Picture] = {}
    for most in (1, None):
        for picture, names in zip(PICTURES, spelled, strict=True):
            for name in names[:most]:
                found.setdefault(name, picture)
    return found


def shown_name(names: str) -> str:
    """The first of a table's own names."""
    return names.split(",")[0].strip()


def own_spellings(names: str) -> Iterator[str]:
    """A table's own names, between commas, in any language: letters and digits without accents and article.
    A name without any stays as it is."""
    for name in names.split(","):
        words = plain_words(name, digits=True)
        if len(words) > 1 and is_article(words[0]):
            del words[0]
        if spelling := "".join(words) or name.strip():
            yield spelling


def readings(text: str, language: Language) -> Iterator[str]:
    """The text as plain letters without its article: as it is, then as what it may be the plural of;
    last with what looks like an article."""
    words = plain_words(text)
    told = [words[1:]] if len(words) > 1 and is_article(words[0]) else []
    for *first, last in (without for kept in (*told, words) for without in bare(kept)):
        start = "".join(word[:-1] if len(word) > 3 and word[-1] in "sx" else word for word in first)
        yield start + last
        yield from (start + singular for singular in singulars(last, language))


def slips(said: str, meant: str) -> int:
    """How many letters were put in, left out, mistaken or swapped with their neighbour."""
    before: list[int] = []
    row = list(range(len(meant) + 1))
    for i, a in enumerate(said, 1):
        older, before, row = before, row, [i]
        for j, b in enumerate(meant, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == meant[j - 2] and said[i - 2] == b:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return row[-1]


def _within(most: int, said: set[str]) -> set[str]:
    """The spellings that are at most so many slips away from one of the readings."""
    return {
        spelling
        for reading in said
        if len(reading) <= _LONGEST + most
        for short in _shortened(reading, most)
        for spelling in _SPELLINGS[most].get(short, ())
        if slips(reading, spelling) <= most
    }


def _shortened(word: str, most: int) -> set[str]:
    """The word with up to so many letters left out: words that many slips apart have one in common."""
    if most == 0:
        return {word}
    return {word}.union(*(_shortened(word[:i] + word[i + 1 :], most - 1) for i in range(len(word))))


def _by_shortened(most: int) -> dict[str, list[str]]:
    index: dict[str, list[str]] = {}
    for spelling in _PICTURE_OF:
        for short in _shortened(spelling, most):
            index.setdefault(short, []).append(spelling)
    return index


def spellings(name: str, language: Language) -> Iterator[str]:
    """As it is; the singular only of several words: a glass is no pair of glasses, and un ciseau a chisel."""
    for spelt in (name, without_umlauts(name)):
        whole, *stems = readings(spelt, language)
        yield whole
        if " " in name:
            yield from stems


_NAMED: dict[Language, dict[str, Picture]] = {
    language: {
        spelling: picture
        for picture, all_names in names.items()
        for name in all_names
        for spelling in spellings(name, language)
    }
    for language, names in NAMES.items()
}
_PICTURE_OF = {spelling: picture for named in _NAMED.values() for spelling, picture in named.items()}
_LONGEST = max(map(len, _PICTURE_OF))
_SPELLINGS = {most: _by_shortened(most) for most in (1, 2)}
