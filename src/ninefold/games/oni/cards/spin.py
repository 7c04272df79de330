"""ON-E2 Spin: turn round each time a player has turned the second die."""

from typing import ClassVar

from ninefold.engine import Data, Moment, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.base import Act, CardAction


class Spinning(Data):
    """`owed`: until when each turn round is to be made. `dizzy`: from one that nobody asked for.

    `over`: their own turn has begun, and only what is owed is left of it.
    """

    card: ClassVar[Card] = "spin"
    who: Seat
    owed: tuple[Moment, ...] = ()
    dizzy: bool = False
    over: bool = False


class Spin(CardAction):
    not_now: ClassVar[str] = "ON-E2 You need not spin."


class Spun(Act):
    pass


TeamActions = Spin
Events = Spun
