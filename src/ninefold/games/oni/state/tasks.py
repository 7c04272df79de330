"""What Oni has to do, one thing after the other. What Oni has picked is done at once.

`turned` are the cells whose faces Oni alone is shown.
"""

from typing import ClassVar

from ninefold.engine import Data, Moment
from ninefold.games.oni.cards import CardTask
from ninefold.parts.dixe.square import CellNumbers


class TurnTwo(Data):
    """ON-7 Turn two dice in secret. `seen_until`: so long Oni sees both."""

    turned: CellNumbers = ()
    seen_until: Moment | None = None


class Penalty(Data):
    """ON-10 Throw a won die back."""

    picked: int | None = None  # its number
    turned: ClassVar[CellNumbers] = ()


Task = TurnTwo | Penalty | CardTask
