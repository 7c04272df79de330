"""ON-E13 Slap: everybody puts a hand on the won dice. Oni must not be the first."""

from typing import ClassVar

from ninefold.engine import Data, Event, Moment, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.base import Act, CardAction


class Slapping(Data):
    """`slapped`: whose hands lie on the won dice, the first first."""

    card: ClassVar[Card] = "slap"
    who: Seat
    until: Moment
    slapped: tuple[Seat, ...] = ()
    owed: bool = False  # Oni was first, and has yet to be given a die


class Slap(CardAction):
    """Oni's, too."""

    not_now: ClassVar[str] = "ON-E13 There is nothing to slap."


class Slapped(Act):
    pass


class SlapEnded(Event):
    """Not everybody's hand came."""


TeamActions = Slap
Events = Slapped | SlapEnded
