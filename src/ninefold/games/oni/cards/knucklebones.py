"""ON-E3 Knucklebones: toss two won dice and catch them; the next player waits until it works."""

from typing import ClassVar

from ninefold.engine import Data, Event, Moment, Seat
from ninefold.games.oni.box import Card, Won
from ninefold.games.oni.cards.base import Act, CardAction


class Knucklebones(Data):
    """`tossed`: when; None: the dice are in the hand."""

    card: ClassVar[Card] = "knucklebones"
    who: Seat
    dice: tuple[Won, Won]
    tossed: Moment | None = None


class Toss(CardAction):
    """Of ON-E12, too, to the next player: one hand may have both cards."""

    not_now: ClassVar[str] = "ON-E3 There is nothing to toss."
    card: Card


class Catch(CardAction):
    """Of ON-E12, too."""

    not_now: ClassVar[str] = "ON-E3 There is nothing to catch."
    card: Card


class Tossed(Act):
    pass


class Caught(Act):
    card: Card


class Missed(Event):
    seat: Seat


TeamActions = Toss | Catch
Events = Tossed | Caught | Missed
