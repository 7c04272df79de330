"""The codes of tables: how one is made, and what could be one."""

from hashlib import sha256

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # without vowels no code is a word, without Y none looks like V


def code_of(token: str, attempt: int) -> str:
    """Made of the token, so that a repeated wish for a table leads to the same; nobody else can tell it."""
    number = int.from_bytes(sha256(f"table/{token}/{attempt}".encode()).digest())
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(4))


def is_code(word: str) -> bool:
    """What strangers write may mean something to a bus or a database: neither is asked for such a table."""
    return word.isascii() and word.isalpha()
