"""ON-E19 King symbol: the next player throws the die that was just won until it shows what won it."""

from typing import ClassVar

from ninefold.engine import Data, Event, Moment, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.base import Act, CardAction
from ninefold.parts.dixe.dice import Symbol


class King(Data):
    """`thrower`: who plays next, once that is known. `falls_at`: when the thrown die lies still;
    `fell`: what it showed last."""

    card: ClassVar[Card] = "king_symbol"
    who: Seat
    number: int  # of the die
    symbol: Symbol
    thrower: Seat | None = None
    falls_at: Moment | None = None
    fell: Symbol | None = None


class Throw(CardAction):
    not_now: ClassVar[str] = "ON-E19 There is nothing to throw."


class KingThrown(Act):
    """The die tumbles."""


class KingFell(Event):
    symbol: Symbol


TeamActions = Throw
Events = KingThrown | KingFell
