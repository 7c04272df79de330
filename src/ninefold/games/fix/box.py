"""The box of FIX (FX-1): ten dice that are all alike, a disc and a round marker."""

from typing import Literal

Face = Literal["empty", "green", "two", "red", "minus"]

DICE = 10
DIE: tuple[Face, ...] = ("empty", "empty", "green", "two", "red", "minus")
POINTS: dict[Face, int] = {"empty": 0, "green": 1, "two": 2, "red": -1, "minus": -1}
REDS = 3  # on the disc: the round stops
ROUNDS = 7
