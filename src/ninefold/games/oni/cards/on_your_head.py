"""ON-E8 On your head: walk round the table with a won die on your head."""

from typing import ClassVar

from ninefold.engine import Data, Moment, Seat
from ninefold.games.oni.box import Card, Side, Won
from ninefold.games.oni.cards.base import Act, CardAction


class Walking(Data):
    """`side`: of the last step. `until`: the next is to be made; None: nobody counts them."""

    card: ClassVar[Card] = "on_your_head"
    who: Seat
    die: Won
    until: Moment | None
    steps: int = 0
    side: Side | None = None


class Step(CardAction):
    not_now: ClassVar[str] = "ON-E8 You need not walk."
    side: Side


class Arrive(CardAction):
    """In the room: once round the table."""

    not_now: ClassVar[str] = "ON-E8 You need not walk."


class Stepped(Act):
    side: Side


class Arrived(Act):
    """In the room"""


TeamActions = Step | Arrive
Events = Stepped | Arrived
