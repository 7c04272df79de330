"""ON-E15 Oni shuffles: Oni swaps two dice of the square, and play goes on."""

from typing import ClassVar

from ninefold.engine import Data, Event
from ninefold.games.oni.cards.base import CardAction
from ninefold.parts.dixe.square import CellNumbers


class SwapTwo(Data):
    """Swap two dice of the square."""

    turned: ClassVar[CellNumbers] = ()


class Swap(CardAction):
    not_now: ClassVar[str] = "ON-E15 Oni has nothing to swap now."
    cells: tuple[int, int]


class OniSwapped(Event):
    cells: CellNumbers


OnisActions = Swap
Events = OniSwapped
