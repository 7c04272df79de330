"""The codes of tables."""

from hashlib import sha256

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so that no code is a word; no Y, which looks like V


SHORTEST, LONGEST = 4, 6  # letters
TRIES = 3  # codes of one length that are tried: of four letters there are 160,000, of six 64 million


def code_of(token: str, attempt: int) -> str:
    """Derived from the secret token, so that a repeated Open finds the same table and nobody can guess it.
    Where the first codes are taken, there are many tables: then it is longer."""
    length = min(SHORTEST + attempt // TRIES, LONGEST)
    return _spelt(f"table/{token}/{attempt}", length)


def letters_of(token: str, period: int, attempt: int) -> str:
    """What a television shows. The same after a reconnect, others in each period."""
    return _spelt(f"screen/{token}/{period}/{attempt}", SHORTEST)


def _spelt(secret: str, length: int) -> str:
    number = int.from_bytes(sha256(secret.encode()).digest())
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(length))


def is_code(word: str) -> bool:
    """Whether this may be a code. Other characters could have a meaning to the bus or the database."""
    return word.isascii() and word.isalpha()
