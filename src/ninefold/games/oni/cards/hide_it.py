"""ON-E16 Hide it: the team passes a won die from hand to hand in secret, and Oni may name one hand."""

from typing import ClassVar

from ninefold.engine import Data, Event, Moment, Seat
from ninefold.games.oni.box import Card, Hand, Won
from ninefold.games.oni.cards.base import Act, CardAction


class Hiding(Data):
    """`hand`: where it is, a secret of the team; None: in the room. `until`: so long it is passed."""

    card: ClassVar[Card] = "hide_it"
    who: Seat
    die: Won
    hand: Hand | None
    until: Moment | None


class Hidden(Data):
    """What Oni and the onlookers see of it: anything but the hand."""

    card: ClassVar[Card] = "hide_it"
    who: Seat
    die: Won
    until: Moment | None


class TrueHand(Data):
    """What the team knows: the die is in this hand."""

    hand: Hand


class SeenPassing(Data):
    """Somebody handed the die to this hand, or feigned it."""

    seat: Seat
    hand: Hand


class PassingEnded(Data):
    """It rests in a hand that may be named."""


class Guess(CardAction):
    """The die is in this hand."""

    not_now: ClassVar[str] = "ON-E16 There is nothing to guess."
    hand: Hand


class HandOver(CardAction):
    """To this hand, or feign it."""

    not_now: ClassVar[str] = "ON-E16 You have nothing to hand over."
    hand: Hand
    feigned: bool


class HandedOver(Act):
    """Oni and the onlookers are not told whether it was feigned."""

    hand: Hand
    feigned: bool


class HidingEnded(Event):
    """It rests in a hand that may be named; only the team is told which."""

    hand: Hand


class Guessed(Act):
    hand: Hand
    right: bool


OnisActions = Guess
TeamActions = HandOver
Events = HandedOver | HidingEnded | Guessed
News = Events | SeenPassing | PassingEnded
