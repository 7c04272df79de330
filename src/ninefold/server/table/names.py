"""Names as people see them: what nobody can see is left out, and what looks alike is the same name."""

import unicodedata

UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # control, direction, joining, and what is no character at all
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # unseen, whatever Unicode calls them
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
        kind = unicodedata.category(each)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if each.isspace():
            kept.append(" ")
        elif kind not in UNSEEN and each not in BLANKS and marks <= MOST_MARKS and not _selects(each):
            kept.append(each)
    return " ".join("".join(kept).split())


def looks(name: str) -> str:
    """The same for two names that are taken for each other."""
    return unicodedata.normalize("NFKC", as_seen(name)).translate(_LATIN).casefold().translate(_ALIKE)


def _selects(each: str) -> bool:
    """Which variant of a character is meant: unseen by itself."""
    return "\ufe00" <= each <= "\ufe0f" or "\U000e0100" <= each <= "\U000e01ef"
