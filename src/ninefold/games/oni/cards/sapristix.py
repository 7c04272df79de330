"""ON-E20 Sapristix: to the end of the game, whoever finds a pair says so before laying it down."""

from typing import ClassVar

from ninefold.engine import Data, Moment, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.base import Act, CardAction


class Sapristi(Data):
    """`finder`: has found a pair in this turn. `until`: so long there is time to say it."""

    card: ClassVar[Card] = "sapristix"
    who: Seat
    finder: Seat | None = None
    until: Moment | None = None


class Shout(CardAction):
    """SapristiX! A pair of DiXes!"""

    not_now: ClassVar[str] = "ON-E20 There is nothing to shout about."


class Shouted(Act):
    pass


TeamActions = Shout
Events = Shouted
