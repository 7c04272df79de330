"""ON-E11 Turret: before playing, the next player stacks all dice that lie on the bag."""

from typing import ClassVar

from ninefold.engine import Data, Moment, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.base import Act, CardAction


class Tower(Data):
    """`builder`: the next player, once it is known. `last`: when a die was stacked."""

    card: ClassVar[Card] = "turret"
    who: Seat
    builder: Seat | None = None
    stacked: int = 0
    last: Moment | None = None


class Stack(CardAction):
    not_now: ClassVar[str] = "ON-E11 There is nothing to stack."


class Stacked(Act):
    toppled: bool = False


TeamActions = Stack
Events = Stacked
