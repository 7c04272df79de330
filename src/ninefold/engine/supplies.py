"""What a table may bring along for a game: things of its own, each known by its hash."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ninefold.engine.data import Data


class Supply(Data):
    hash: str
    words: str = ""  # what it may be read as, for the bots
    description: str = ""  # for those who do not see it


@dataclass(frozen=True, slots=True)
class Supplies:
    """How a game is played with a table's own things."""

    option: str  # which the lobby offers only if the table has any,
    value: str  # and its value that asks for them
    missing: str  # the refusal if it is asked for and there are none
    fill: Callable[[Sequence[Supply]], Mapping[str, Any]]  # the options that hold them
    used: Callable[[Mapping[str, Any]], Sequence[str]]  # the hashes of those in a game's options
