"""ON-E6 Monocle: hold a won die in your eye."""

from typing import ClassVar

from ninefold.engine import Data, Moment, Seat
from ninefold.games.oni.box import Card, Won
from ninefold.games.oni.cards.base import Act, CardAction


class Monocle(Data):
    """`drops_at`: when it falls if nobody holds it; None: it is held."""

    card: ClassVar[Card] = "monocle"
    who: Seat
    die: Won
    drops_at: Moment | None


class Hold(CardAction):
    not_now: ClassVar[str] = "ON-E6 There is nothing to hold."


class LetGo(CardAction):
    not_now: ClassVar[str] = "ON-E6 You hold nothing."


class Held(Act):
    pass


class Released(Act):
    pass


TeamActions = Hold | LetGo
Events = Held | Released
