"""Names as people see them: what nobody can see is left out, and what looks alike is the same name."""

import unicodedata

from ninefold.parts.visible import is_visible

MOST_MARKS = 2  # on one letter: more would climb over the names of others

# Letters of other alphabets that are taken for Latin ones: Cyrillic, Greek, Armenian.
_LATIN = str.maketrans(
    "АВЕЗІЇКМНОРСТУХЅЈаеёіїкорсухѕјһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχօսո",
    "ABE3IIKMHOPCTYXSJaeeiikopcyxsjhdqwABEZHIKMNOPTYXaikvopuxoun",
)
_ALIKE = str.maketrans("i1|0", "lllo")


def as_seen(words: str) -> str:
    """In one line, without anything invisible, and without what would turn the letters around it."""
    kept: list[str] = []
    marks = 0
    for each in unicodedata.normalize("NFC", words):
        marks = marks + 1 if unicodedata.category(each) in ("Mn", "Me") else 0
        if each.isspace():
            kept.append(" ")
        elif is_visible(each) and marks <= MOST_MARKS:
            kept.append(each)
    return " ".join("".join(kept).split())


def looks(name: str) -> str:
    """The same for two names that are taken for each other."""
    return unicodedata.normalize("NFKC", as_seen(name)).translate(_LATIN).casefold().translate(_ALIKE)
