"""What happens while effects run. Penalties and throws are in `turn`: effects only cause them."""

from ninefold.engine import Event, Seat
from ninefold.games.oni.box import Card, Hand, Side
from ninefold.games.oni.events.turn import Act
from ninefold.parts.dixe.dice import Die, Symbol
from ninefold.parts.dixe.square import Cells


class Dropped(Event):
    """E6, E8, E12: this won die will be thrown back."""

    seat: Seat
    card: Card
    number: int


class Grabbed(Act):
    """E1"""


class NobodyGrabbed(Event):
    """E1"""


class Spun(Act):
    """E2"""


class Tossed(Act):
    """E3"""


class Caught(Act):
    """E3"""

    card: Card


class Missed(Event):
    """E3"""

    seat: Seat


class Held(Act):
    """E6"""


class Released(Act):
    """E6"""


class RerollPicked(Act):
    """E5"""

    cell: int


class Stepped(Act):
    """E8"""

    side: Side


class Arrived(Act):
    """E8, in the room"""


class Pointed(Act):
    """E9"""

    cell: int


class Touched(Act):
    """E9: somebody who must not."""

    cell: int


class HighFived(Act):
    """E10: one hand; with the other's within a moment, both."""

    to: Seat


class Stacked(Act):
    """E11"""

    toppled: bool = False


class TossedTo(Act):
    """E12"""

    to: Seat
    number: int


class Received(Act):
    """E12"""

    number: int


class Intercepted(Act):
    """E12: Oni reached for it, and has it if the moment was right."""

    number: int
    right: bool


class Slapped(Act):
    """E13"""


class SlapEnded(Event):
    """E13: not everybody's hand came."""


class OniPeeked(Act):
    """E14: everybody sees at which dice."""

    cells: Cells


class PeekClosed(Event):
    """E14"""


class OniSwapped(Event):
    """E15"""

    cells: Cells


class HandedOver(Act):
    """E16: Oni and the onlookers are not told whether it was feigned."""

    hand: Hand
    feigned: bool


class HidingEnded(Event):
    """E16: it rests in a hand that may be named; only the team is told which."""

    hand: Hand


class Guessed(Act):
    """E16"""

    hand: Hand
    right: bool


class OniTurned(Act):
    """E17: everybody sees which dice."""

    cells: Cells


class SymbolSet(Act):
    """E17: Oni alone knows which."""

    cell: int
    symbol: Symbol


class TopsRedrawn(Event):
    """E17"""

    cells: Cells
    dice: tuple[Die, ...]


class DieSetAside(Event):
    """E18"""

    seat: Seat  # whose turn will bring it back
    cell: int


class KingThrown(Act):
    """E19: the die tumbles."""


class KingFell(Event):
    """E19"""

    symbol: Symbol


class Shouted(Act):
    """E20"""


class Cheered(Act):
    """E21"""

    symbol: Symbol


class CheeringEnded(Event):
    """E21: not everybody cheered in time."""


class Feeling(Act):
    """E22: everybody sees which dice."""

    cells: Cells


class FeelingEnded(Event):
    """E22: it is remembered no longer, or nothing was felt in time."""

    seat: Seat


class Felt(Event):
    """E22: the feeler alone knows what."""

    seat: Seat
    cells: Cells
    symbols: tuple[tuple[Symbol, ...], ...]
