"""What a table may bring along for a game: sets of things of its own.

A set is known by one hash. A log names the set; whoever has the set adds what is in it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from ninefold.engine.data import Data, encode


class Supply(Data):
    hash: str
    words: str = ""  # what it may be read as, for the bots
    description: str = ""  # for those who do not see it


SupplySets = Mapping[str, Sequence[Supply]]  # by hash

NO_SETS: SupplySets = {}
OWN = "own"  # the option that names a set


class NamedSet(Data):
    """A set as a log names it. The number of its things is enough to play on without them."""

    hash: str
    count: int


def _anything(things: Sequence[Supply]) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Supplies:
    """How a game is played with a table's own things."""

    option: str | None  # offered in the lobby only if the server has a set; None: the game uses none
    value: str  # the value of that option that asks for a set
    missing: str  # the refusal if it is asked for and the server has no set
    fill: Callable[[Sequence[Supply]], Mapping[str, Any]]  # the options that hold them
    used: Callable[[Mapping[str, Any]], Sequence[str]]  # the hashes of those in a game's options
    called: Callable[[Mapping[str, Any], str], Sequence[str]]  # how one says what an event names, in these
    check: Callable[[Sequence[Supply]], None] = _anything  # refuses what a new set may not have

    def whole(self, options: Any, sets: SupplySets) -> Any:
        """The options as the rules take them. Logs of older versions hold whole sets: they stay as they are.
        The things of an unknown set have names that nobody knows."""
        if not isinstance(options, dict) or OWN not in options:
            return options
        named = options[OWN]
        things = sets.get(named["hash"]) or [Supply(f"{named['hash']}-{k}") for k in range(named["count"])]
        rest = {name: value for name, value in options.items() if name != OWN}
        return {**rest, **self.fill(things)}

    def lacking(self, options: Any, sets: SupplySets) -> int:
        """How many things of this game the server does not have."""
        if isinstance(options, dict) and OWN in options:
            named = options[OWN]
            return 0 if named["hash"] in sets else int(named["count"])
        known = {thing.hash for things in sets.values() for thing in things}
        return len(set(self.used(self.whole(options, sets))) - known)


def set_hash(things: Sequence[Supply]) -> str:
    return sha256(encode(tuple(things))).hexdigest()[:32]
