"""Where things lie. An act that names a place refers to the view it was made on.

If that place has changed since then, the act is refused and counts as nothing: a finger on a die that was
swapped for another meanwhile touched nothing. Only what changes before everybody's eyes counts, so that a
refusal tells nobody what they may not know; a curtain changes every place, whatever was done behind it.
"""

from collections.abc import Mapping
from typing import Any

from ninefold.engine.data import Data

Place = tuple[str, int]  # its kind, and which of them: ("cell", 4)
Places = tuple[Place, ...]

NOWHERE: Places = ()
EVERYWHERE: Places = (("everywhere", 0),)


class Marks(Data):
    """The number of the event that last changed each place."""

    everywhere: int = 0
    at: Mapping[Place, int] = {}

    def after(self, changed: Places, number: int) -> "Marks":
        if not changed:
            return self
        if changed == EVERYWHERE:
            return Marks(number)
        return Marks(self.everywhere, {**self.at, **dict.fromkeys(changed, number)})

    def changed_since(self, seen: int, named: Places) -> bool:
        """Whether one of the places has changed since event `seen`."""
        return any([max(self.everywhere, self.at.get(place, 0)) > seen for place in named])


def nothing_named(action: Any) -> Places:
    """For games whose acts name no place."""
    return NOWHERE


def nothing_changed(event: Any) -> Places:
    return NOWHERE
