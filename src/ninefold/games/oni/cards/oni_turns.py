"""ON-E17 Oni turns: up to two dice, in secret, and chooses what they hide from now on."""

from typing import ClassVar

from ninefold.engine import Data, Event, Seat
from ninefold.games.oni.cards.base import Act, CardAction
from ninefold.parts.dixe.dice import Die, Symbol
from ninefold.parts.dixe.square import CellNumbers


class TurnAndLay(Data):
    """Turn up to two dice in secret. `left` are not laid back yet, `laid` has no new top yet."""

    turned: CellNumbers = ()
    left: CellNumbers = ()
    laid: int | None = None


class SymbolHidden(Data):
    """Oni has chosen what this die hides."""

    seat: Seat
    cell: int


class Turn(CardAction):
    """Turn these in secret."""

    not_now: ClassVar[str] = "ON-E17 Oni has nothing to turn now."
    cells: tuple[int, ...]


class Lay(CardAction):
    """The new hidden symbol of one of them."""

    not_now: ClassVar[str] = "ON-E17 No symbol is to be chosen now."
    cell: int
    symbol: Symbol


class OniTurned(Act):
    """Everybody sees which dice."""

    cells: CellNumbers


class SymbolSet(Act):
    """Oni alone knows which."""

    cell: int
    symbol: Symbol


class TopsRedrawn(Event):
    cells: CellNumbers
    dice: tuple[Die, ...]


OnisActions = Turn | Lay
Events = OniTurned | SymbolSet | TopsRedrawn
News = Events | SymbolHidden
