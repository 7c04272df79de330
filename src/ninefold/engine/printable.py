"""What a game may bring to print: a deck, a sheet of points."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Printable:
    name: str  # in addresses and in names of files
    choices: Mapping[str, Sequence[str]]  # the first of each is the default
    make: Callable[..., bytes]  # one of each, to a PDF; it takes seconds
