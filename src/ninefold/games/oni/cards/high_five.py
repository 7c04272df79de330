"""ON-E10 High five: whoever plays gives every other player of the team one before turning the second die."""

from typing import ClassVar

from ninefold.engine import Data, Moment, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.base import Act, CardAction


class Raised(Data, tag=False):
    """One hand, and until when the other's makes it a high five."""

    seat: Seat
    to: Seat
    until: Moment


class HighFiving(Data):
    """`given`: with these whoever plays has done it. `late`: the second die is chosen."""

    card: ClassVar[Card] = "high_five"
    who: Seat
    raised: tuple[Raised, ...] = ()
    given: tuple[Seat, ...] = ()
    late: bool = False
    owed: bool = False  # it was forgotten: Oni has yet to be given a die
    last: Seat | None = None  # who was the last to turn a second die


class HighFive(CardAction):
    not_now: ClassVar[str] = "ON-E10 Nobody asked for a high five."
    seat: Seat


class HighFived(Act):
    """One hand; with the other's within a moment, both."""

    to: Seat


TeamActions = HighFive
Events = HighFived
