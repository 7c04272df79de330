"""Names as people see them: without invisible characters, and compared by how they look."""

import unicodedata
from pathlib import Path

from ninefold.parts.visible import is_visible

MOST_MARKS = 2  # combining marks on one letter: more would cover the lines above

# Blank to the eye, though Unicode calls them symbols, letters or marks. They are not in `is_visible`: rules
# of games use it, so a change there needs a new version of these rules.
_BLANK = dict.fromkeys(map(ord, "\u180b\u180c\u180d\u180f\U00013441\U00013442\U00016fe4\U0001d159"))


def _confusables() -> dict[int, str]:
    """By Unicode's table (tools/confusables.py): what stands for each character that looks like others."""
    lines = Path(__file__).with_name("confusables.txt").read_text(encoding="utf-8").split("\n")[:-1]
    parts = [line.rpartition(" ") for line in lines]
    return {ord(one): stands for stands, _, others in parts for one in others}


_STANDS = _confusables() | str.maketrans("io", "10")  # I is taken for 1, O for 0; these are small
_ROUNDS = 3  # a letter may stand for another only after it was made small


def as_seen(words: str) -> str:
    """One line of text without invisible or direction-changing characters."""
    kept: list[str] = []
    marks = 0
    for each in unicodedata.normalize("NFC", words).translate(_BLANK):
        marks = marks + 1 if unicodedata.category(each) in ("Mn", "Me") else 0
        if each.isspace():
            kept.append(" ")
        elif is_visible(each) and marks <= MOST_MARKS:
            kept.append(each)
    return " ".join("".join(kept).split())


def looks(name: str) -> str:
    """A key that is equal for names that look alike."""
    key = unicodedata.normalize("NFKC", as_seen(name))
    for _ in range(_ROUNDS):
        key = key.translate(_STANDS).casefold()
    return key
