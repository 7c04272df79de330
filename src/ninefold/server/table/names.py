"""Names as people see them: without invisible characters, and compared by how they look."""

import unicodedata

from ninefold.parts.visible import is_visible

MOST_MARKS = 2  # combining marks on one letter: more would cover the lines above

# Letters that look like Latin ones: Cyrillic, Greek, Armenian.
_LATIN = str.maketrans(
    "АВЕЗІЇКМНОРСТУХЅЈаеёіїкорсухѕјһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχօսո",
    "ABE3IIKMHOPCTYXSJaeeiikopcyxsjhdqwABEZHIKMNOPTYXaikvopuxoun",
)
_ALIKE = str.maketrans("i1|0", "lllo")


def as_seen(words: str) -> str:
    """One line of text without invisible or direction-changing characters."""
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
    """A key that is equal for names that look alike."""
    return unicodedata.normalize("NFKC", as_seen(name)).translate(_LATIN).casefold().translate(_ALIKE)
