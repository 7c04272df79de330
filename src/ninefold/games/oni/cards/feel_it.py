"""ON-E22 Feel it: what two dice hide is one of three symbols, which the feeler alone is told."""

from typing import ClassVar

from ninefold.engine import Data, Event, Moment, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.base import Act, CardAction
from ninefold.parts.dixe.dice import Symbol
from ninefold.parts.dixe.square import CellNumbers


class Feelings(Data):
    """`until`: so long dice may be felt; or, once `cells` are felt, so long it is remembered."""

    card: ClassVar[Card] = "feel_it"
    who: Seat
    until: Moment
    cells: CellNumbers = ()
    told: bool = False


class Impressions(Data):
    """What the feeler takes these dice for."""

    cells: CellNumbers
    symbols: tuple[tuple[Symbol, ...], ...]


class DiceFelt(Data):
    """Somebody has felt these dice."""

    seat: Seat
    cells: CellNumbers


class Feel(CardAction):
    not_now: ClassVar[str] = "ON-E22 There is nothing to feel."
    cells: tuple[int, ...]


class Feeling(Act):
    """Everybody sees which dice."""

    cells: CellNumbers


class FeelingEnded(Event):
    """It is remembered no longer, or nothing was felt in time."""

    seat: Seat


class Felt(Event):
    """The feeler alone knows what."""

    seat: Seat
    cells: CellNumbers
    symbols: tuple[tuple[Symbol, ...], ...]


TeamActions = Feel
Events = Feeling | FeelingEnded | Felt
News = Events | DiceFelt
