"""The codes of tables: how one is made, and what could be one."""

from hashlib import sha256

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # without vowels no code is a word, without Y none looks like V


SHORTEST, LONGEST = 4, 6  # letters
TRIES = 3  # codes of one length that are tried: of four letters there are 160,000, of six 64 million


def code_of(token: str, attempt: int) -> str:
    """Made of the token, so that a repeated wish for a table leads to the same; nobody else can tell it.
    Where the first ones are taken, there are many tables: then it is longer."""
    length = min(SHORTEST + attempt // TRIES, LONGEST)
    number = int.from_bytes(sha256(f"table/{token}/{attempt}".encode()).digest())
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(length))


def is_code(word: str) -> bool:
    """What strangers write may mean something to a bus or a database: neither is asked for such a table."""
    return word.isascii() and word.isalpha()
