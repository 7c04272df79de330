"""ON-E1 Steal the middle: the team or Oni, whoever grabs the centre die first."""

from typing import ClassVar

from ninefold.engine import Data, Event, Moment, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.base import Act, CardAction


class Middle(Data):
    """Who grabs the centre die first? `grabbed`: this seat did."""

    card: ClassVar[Card] = "steal_the_middle"
    who: Seat
    cell: int
    until: Moment
    grabbed: Seat | None = None


class Grab(CardAction):
    """Oni's, too."""

    not_now: ClassVar[str] = "ON-E1 There is nothing to grab."


class Grabbed(Act):
    pass


class NobodyGrabbed(Event):
    pass


TeamActions = Grab
Events = Grabbed | NobodyGrabbed
