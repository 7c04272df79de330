"""ON-E21 Long live: to the end of the game, cheer for the first die that you turn; for a pair, all do."""

from typing import ClassVar

from ninefold.engine import Data, Event, Moment, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.base import Act, CardAction
from ninefold.parts.dixe.dice import Symbol


class LongLive(Data):
    """`symbol`: is to be cheered by `owed`. `until`: so long the table waits for the others."""

    card: ClassVar[Card] = "long_live"
    who: Seat
    symbol: Symbol | None = None
    owed: tuple[Seat, ...] = ()
    until: Moment | None = None


class Cheer(CardAction):
    """Long live the …!"""

    not_now: ClassVar[str] = "ON-E21 There is nothing to cheer."
    symbol: Symbol


class Cheered(Act):
    symbol: Symbol


class CheeringEnded(Event):
    """Not everybody cheered in time."""


TeamActions = Cheer
Events = Cheered | CheeringEnded
