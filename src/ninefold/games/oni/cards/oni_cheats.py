"""ON-E14 Oni cheats: Oni may look at two dice in secret, and play goes on."""

from typing import ClassVar

from ninefold.engine import Data, Event, Moment
from ninefold.games.oni.cards.base import Act, CardAction
from ninefold.parts.dixe.square import CellNumbers


class LookAtTwo(Data):
    """Look at two dice in secret, or don't. `seen_until`: so long Oni sees them."""

    turned: CellNumbers = ()
    seen_until: Moment | None = None


class Peek(CardAction):
    """Look at these in secret."""

    not_now: ClassVar[str] = "ON-E14 Oni has nothing to look at now."
    cells: tuple[int, ...]


class OniPeeked(Act):
    """Everybody sees at which dice."""

    cells: CellNumbers


class PeekClosed(Event):
    pass


OnisActions = Peek
Events = OniPeeked | PeekClosed
