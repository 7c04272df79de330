"""Words as people type them: plain letters, articles and plurals of every language of the page.

Whoever reads them need not know the language: at one table people type several.
"""

import re
import unicodedata
from collections.abc import Iterator

from ninefold.parts.texts import Language

# In Hebrew the article is a letter of the word: `bare`.
ARTICLES: dict[Language, str] = {
    "en": "the a an",
    "fr": "le la les l un une des du",
    "de": "der die das den dem des ein eine einen einem einer eines",
    "es": "el la los las un una unos unas",
    "it": "il lo la i gli le l un uno una",
    "he": "",
}
_ARTICLES = {article for told in ARTICLES.values() for article in told.split()}
# Endings of plurals, and what they replace. Irregular plurals are listed with the names.
PLURALS: dict[Language, str] = {
    "en": "s: ses:s xes:x zes:z hes:h oes:o ies:y",
    "fr": "s: x: aux:al",
    "de": "e: en: er: n: s: nen:",
    "es": "s: es: ces:z",
    "it": "i:o i:e i:a e:a chi:co che:ca ghi:go ghe:ga i:io",
    "he": "ימ: ימ:ה ות: ות:ה ות:ת יות:ית",
}
_PLURALS = {
    language: tuple(
        (plural, singular) for plural, _, singular in (pair.partition(":") for pair in told.split())
    )
    for language, told in PLURALS.items()
}
# What words end with besides, in verbs and adjectives: whoever types "verlorene" means "verloren".
ENDINGS: dict[Language, str] = {
    "fr": "e es ee ees er ez ent ant ait eur euse ment s",
    "de": "e en em er es n t st et te ten end ende ender endes ung",
    "es": "o a os as e es ar er ir ado ada ados adas ido ida idos idas ando iendo mente",
    "it": "o a i e are ere ire ato ata ati ate ito ita iti ite uto uta uti ute ando endo ante mente",
    "he": "ה ת ות ית",
}
_ENDINGS = {language: told.split() for language, told in ENDINGS.items()}
HEBREW_PREFIXES = "הובלכמש"
SHORTEST_STEM = 4
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
_FINALS = str.maketrans("ךםןףץ", "כמנפצ")
_WITHIN_HEBREW = re.compile(r"(?<=[א-ת])['\"\u2019\u201d\u05f3\u05f4](?=[א-ת])")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def plain_words(text: str, digits: bool = False) -> list[str]:
    """In lower case, without accents, vowel points and the forms of letters at the end of a Hebrew word.
    Digits are letters, too, where they are asked for."""
    folded = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    bare = "".join(letter for letter in folded if not unicodedata.combining(letter))
    word = r"[^\W_]+" if digits else r"[^\W\d_]+"
    return re.findall(word, _WITHIN_HEBREW.sub("", bare).translate(_FINALS))


def is_article(word: str) -> bool:
    return word in _ARTICLES


def singulars(word: str, language: Language) -> Iterator[str]:
    """What a plain word may be the plural of, in this language."""
    for plural, singular in _PLURALS.get(language, ()):
        if word.endswith(plural) and len(stem := word.removesuffix(plural) + singular) > 2:
            yield stem


def stems(word: str, language: Language) -> Iterator[str]:
    """The word without an ending, and as it is: what inflected forms have in common."""
    ends = [ending for ending in _ENDINGS.get(language, ()) if word.endswith(ending)]
    for ending in sorted(ends, key=len):
        if len(stem := word.removesuffix(ending)) >= SHORTEST_STEM - (language == "he"):
            yield stem
    yield word


def without_prefixes(word: str, language: Language) -> Iterator[str]:
    """In Hebrew "and", "the", "in" and the like are letters of the word; at most two of them."""
    if language == "he":
        for cut in (1, 2):
            if len(word) > cut + 1 and all(letter in HEBREW_PREFIXES for letter in word[:cut]):
                yield word[cut:]


def bare(words: list[str]) -> list[list[str]]:
    """The words, and if they are Hebrew also without the article of the first or the last word."""
    if not words:
        return []
    cut = {place: words[place][1:] for place in (0, len(words) - 1) if _has_he(words[place])}
    return [words, *([*words[:place], word, *words[place + 1 :]] for place, word in cut.items())]


def _has_he(word: str) -> bool:
    return len(word) > 2 and word[0] == "ה"


def without_umlauts(text: str) -> str:
    """Umlauts as people type them without the key: ae for ä."""
    return unicodedata.normalize("NFC", text.casefold()).translate(_UMLAUTS)
