"""ON-E18 Set aside: Oni takes a die out of the square; it returns when the turn of its owner begins."""

from typing import ClassVar

from ninefold.engine import Data, Event, Seat
from ninefold.games.oni.cards.base import CardAction
from ninefold.parts.dixe.square import CellNumbers


class PutAside(Data):
    """Take a die out of the square until this player's turn."""

    who: Seat
    turned: ClassVar[CellNumbers] = ()


class SetAside(CardAction):
    not_now: ClassVar[str] = "ON-E18 Oni has nothing to set aside now."
    cell: int


class DieSetAside(Event):
    seat: Seat  # whose turn will bring it back
    cell: int


OnisActions = SetAside
Events = DieSetAside
