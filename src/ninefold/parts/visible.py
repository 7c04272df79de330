"""Which characters people see."""

import unicodedata

UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # control, direction, joining, and what is no character at all
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # unseen, whatever Unicode calls them


def is_visible(character: str) -> bool:
    """Whether it shows more than a space, by itself."""
    return not (
        character.isspace()
        or unicodedata.category(character) in UNSEEN
        or character in BLANKS
        or _selects(character)
    )


def _selects(character: str) -> bool:
    """Whether it only says which variant of the character before it is meant."""
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"
