"""Answers that are kept: a value never changes, and it is asked the same thing several times in a row."""

from collections.abc import Callable
from typing import Any, TypeVar

S = TypeVar("S")
T = TypeVar("T")


def kept(function: Callable[[S], T]) -> Callable[[S], T]:
    """A pure function of a value that keeps its last answer, while it is asked of that very value."""
    last: tuple[object, Any] = object(), None

    def ask(value: S) -> T:
        nonlocal last
        known, answer = last
        if known is not value:
            answer = function(value)
            last = value, answer
        return answer  # type: ignore[no-any-return]

    return ask
