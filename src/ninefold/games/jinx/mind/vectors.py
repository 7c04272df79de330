"""How near English words are to each other. The table is read when the first word is looked up."""

from array import array
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import sqrt
from operator import mul

Vector = tuple[float, ...]

SIZE = 64
SMALL = 100  # this many of the commonest words mean nothing by themselves


def rank(word: str) -> int | None:
    """The rank of a word by how common it is, from 0."""
    return _ranks().get(word)


@cache
def vector(word: str) -> Vector | None:
    """The vector of a word, of length 1; None: the word is unknown."""
    if (place := rank(word)) is None:
        return None
    row = _rows()[place * SIZE : (place + 1) * SIZE]
    length = sqrt(sum(number * number for number in row))
    return tuple(number / length for number in row)


def likeness(one: Vector, other: Vector) -> float:
    """The cosine of two vectors: 1 is the same, 0 nothing in common."""
    cosine: float = sum(map(mul, one, other))
    return cosine


@cache
def _ranks() -> Mapping[str, int]:
    text = files(__package__).joinpath("words.txt").read_text(encoding="utf-8")
    return {word: place for place, word in enumerate(text.split())}


@cache
def _rows() -> "array[int]":
    return array("b", files(__package__).joinpath("words.i8").read_bytes())
