"""What Oni has to do, one thing after the other. What Oni has picked is done at once.

`turned` are the cells whose faces Oni alone is shown.
"""

from typing import ClassVar

from ninefold.engine import Data, Moment, Seat
from ninefold.parts.dixe.square import Cells


class TurnTwo(Data):
    """ON-7 Turn two dice in secret. `seen_until`: so long Oni sees both."""

    turned: Cells = ()
    seen_until: Moment | None = None


class Penalty(Data):
    """ON-10 Throw a won die back."""

    picked: int | None = None  # its number
    turned: ClassVar[Cells] = ()


class ThrowOne(Data):
    """ON-E5 Throw one die of the square."""

    picked: int | None = None  # its cell
    turned: ClassVar[Cells] = ()


class LookAtTwo(Data):
    """ON-E14 Look at two dice in secret, or don't. `seen_until`: so long Oni sees them."""

    turned: Cells = ()
    seen_until: Moment | None = None


class SwapTwo(Data):
    """ON-E15 Swap two dice of the square."""

    turned: ClassVar[Cells] = ()


class TurnAndLay(Data):
    """ON-E17 Turn up to two dice in secret. `left` are not laid back yet, `laid` has no new top yet."""

    turned: Cells = ()
    left: Cells = ()
    laid: int | None = None


class PutAside(Data):
    """ON-E18 Take a die out of the square until this player's turn."""

    who: Seat
    turned: ClassVar[Cells] = ()


Task = TurnTwo | Penalty | ThrowOne | LookAtTwo | SwapTwo | TurnAndLay | PutAside
