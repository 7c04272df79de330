"""The time of day, for operators. Events and rules use table time."""

from collections.abc import Callable
from time import time_ns

WallClock = Callable[[], int]  # ms since 1970


def wall_clock() -> int:
    return time_ns() // 1_000_000
