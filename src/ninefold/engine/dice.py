"""Chance. The rules ask for one thing only, below(n): one of 0 .. n-1, all equally likely."""

import hmac
from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import Protocol

from ninefold.engine.data import Draw

NUMBERS = 2**256  # that sealed dice can give
MOST_SIDES = 2**53  # of dice that every language counts exactly


class Dice(Protocol):
    def below(self, n: int, /) -> int: ...


class Noted:
    """Dice that note their draws, to be stored with the event that used them."""

    __slots__ = ("_dice", "_draws")

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._draws: list[Draw] = []

    def below(self, n: int, /) -> int:
        drawn = self._dice.below(n)
        self._draws.append((n, drawn))
        return drawn

    def taken(self) -> tuple[Draw, ...]:
        if not self._draws:
            return ()
        draws, self._draws = tuple(self._draws), []
        return draws


class Fast:
    """For simulation: the same seed, the same numbers."""

    __slots__ = ("below",)

    def __init__(self, seed: int) -> None:
        random = Random(seed).random

        def below(n: int, /) -> int:
            return int(random() * n)

        self.below = below


class Scripted:
    """For scenarios: exactly these numbers."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.left = list(numbers)

    def below(self, n: int, /) -> int:
        if not self.left or not 0 <= self.left[0] < n:
            raise ValueError(f"the rules ask for a number below {n}, the script goes on with {self.left}")
        return self.left.pop(0)


class Sealed:
    """For live tables: the k-th draw of a game is HMAC-SHA-256(key, k/attempt), for all to check at the end.

    Made anew for each act from the count of draws stored so far: a refused act uses none up.
    """

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self._key, self.drawn = key, drawn

    def below(self, n: int, /) -> int:
        if not 0 < n <= NUMBERS:
            raise ValueError(f"there are no dice with {n} sides")
        self.drawn += 1
        fair = NUMBERS // n * n  # numbers from here on are drawn again: they would favour the low results
        attempt = 0
        while (number := self._number(attempt)) >= fair:
            attempt += 1
        return number % n

    def _number(self, attempt: int) -> int:
        return int.from_bytes(hmac.digest(self._key, b"%d/%d" % (self.drawn, attempt), "sha256"))


def seal(secret: bytes) -> str:
    """What is published of a secret before it is used: enough to check it later, too little to guess it."""
    return sha256(secret).hexdigest()


def sealed_key(seed: bytes, game_id: str, contributions: Iterable[bytes]) -> bytes:
    """The key of one game's dice: no player, and not the server alone, could choose it.

    Every contribution is written with its length, so that no two lists of them run together into one text.
    """
    parts = (b"%d:%s" % (len(part), part) for part in contributions)
    return hmac.digest(seed, game_id.encode() + b"/" + b",".join(parts), "sha256")
