"""ON-E5 Oni rerolls: Oni throws one die of the square."""

from typing import ClassVar

from ninefold.engine import Data
from ninefold.games.oni.cards.base import Act, CardAction
from ninefold.parts.dixe.square import CellNumbers


class ThrowOne(Data):
    """Throw one die of the square."""

    picked: int | None = None  # its cell
    turned: ClassVar[CellNumbers] = ()


class Reroll(CardAction):
    not_now: ClassVar[str] = "ON-E5 Oni has no die to throw now."
    cell: int


class RerollPicked(Act):
    cell: int


OnisActions = Reroll
Events = RerollPicked
