"""ON-E9 Hands off: one player alone turns dice, and the others say which.

On a screen whoever plays points at a die; in the room they say it aloud, but not to a bot, nor does a bot.
Either way the dice lie on a screen, so that a touch by anybody else is seen.
"""

from typing import ClassVar

from ninefold.engine import Data, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.base import Act, CardAction


class HandsOff(Data):
    """`pointed`: the cell that `who` is to turn. `touched`: for these Oni has yet to be given a die."""

    card: ClassVar[Card] = "hands_off"
    who: Seat
    pointed: int | None = None
    touched: tuple[Seat, ...] = ()


class Point(CardAction):
    """Turn this one for me."""

    not_now: ClassVar[str] = "ON-E9 You need not point."
    cell: int


class Pointed(Act):
    cell: int


class Touched(Act):
    """Somebody who must not."""

    cell: int


TeamActions = Point
Events = Pointed | Touched
