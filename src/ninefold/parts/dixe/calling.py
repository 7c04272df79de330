"""The call (MX-30 to MX-33): the dice turn up one by one; are they all different?"""

from collections.abc import Sequence

from ninefold.engine import Data, Moment
from ninefold.parts.dixe.square import CellNumbers, Square
from ninefold.parts.pace import CLOSES, SEEN

TURNED_UP_EVERY = 400


class Calling(Data):
    """These dice are yet to be turned up, the next one at a moment."""

    left: CellNumbers
    since: Moment
    until: Moment


class Wrong(Data):
    """Two are alike: they are shown, then all are thrown again."""

    lost: int  # dice that were discarded for it
    since: Moment
    closable: Moment
    until: Moment


def calling(left: CellNumbers, at: Moment) -> Calling:
    return Calling(left, at, at + TURNED_UP_EVERY if left else at)


def wrong(lost: int, at: Moment) -> Wrong:
    return Wrong(lost, at, at + SEEN, at + CLOSES)


def all_different(square: Square) -> bool:
    """MX-30 No pair is left."""
    hidden = [die.hidden for die in square if die is not None]
    return len(set(hidden)) == len(hidden)


def all_seen_different(square: Square, aside: Sequence[Data]) -> bool:
    """MX-31 Everybody has seen every die, and no two alike. One that is set aside may still make a pair."""
    return not aside and all([die is None or die.seen for die in square]) and all_different(square)
