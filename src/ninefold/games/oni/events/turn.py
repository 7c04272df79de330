"""What happens whether or not an effect runs: set-up, turns, powers, Oni's play, calls and the clock."""

from ninefold.engine import Event, Seat
from ninefold.games.oni.box import Card
from ninefold.parts.dixe.dice import Die, Symbol
from ninefold.parts.dixe.square import Cells, Square


class Act(Event):
    """What a seat did, and not what was done to it."""

    seat: Seat


class SquareThrown(Event):
    square: Square


class ClockStarted(Act):
    pass


class TurnCame(Event):
    """This seat is next. What must be done before its turn is done now."""

    seat: Seat
    again: bool = False  # a replay


class TryBegun(Event):
    """Anchor: before its turn, this seat turns one die to find a symbol."""

    seat: Seat
    symbol: Symbol


class Tried(Act):
    cell: int
    symbol: Symbol


class TurnBegun(Event):
    seat: Seat
    again: bool = False
    returned: Cells = ()  # the cells to which dice set aside are back


class TurnSkipped(Event):
    """Nobody holds this seat's phone. `begun`: what was to end with the turn had ended before."""

    seat: Seat
    begun: bool = False
    returned: Cells = ()


class TurnPassed(Event):
    """Too few dice to turn, and none to call with."""

    seat: Seat


class Deadlocked(Event):
    """All have seen that no pair is left, and nobody may call: these dice will be thrown anew."""

    cells: Cells


class Flipped(Act):
    """`seat` is whose turn it is, whoever's hand it was."""

    cell: int
    symbol: Symbol
    second: bool


class Suggested(Event):
    """Somebody of the team points at a die. No act: no rule asked for it."""

    seat: Seat
    cell: int


class FingerLowered(Event):
    seat: Seat


class FirstCovered(Event):
    """The player took long to turn the second die: the first is seen again with it."""

    cell: int


class TurnedBack(Event):
    cells: Cells


class PairLaid(Event):
    """A pair is laid down: its consequences follow."""

    symbol: Symbol
    cells: Cells


class Shown(Act):
    """pi"""

    cells: Cells
    symbols: tuple[Symbol, ...]


class ShowDeclined(Event):
    seat: Seat


class ShowClosed(Event):
    cells: Cells


class EffectsEnded(Event):
    """smiley"""

    returned: Cells = ()


class DieWon(Act):
    cell: int
    number: int
    symbol: Symbol | None  # that won it


class PickedUp(Event):
    """These dice will be thrown."""

    cells: Cells


class Thrown(Event):
    cells: Cells
    dice: tuple[Die, ...]


class SkullFell(Event):
    """The die that was just won is thrown back, too."""

    number: int
    cell: int
    die: Die


class SymbolChosen(Act):
    """aum"""

    cell: int
    symbol: Symbol


class DieLaid(Event):
    """It lies on the chosen symbol, with another top."""

    cell: int
    die: Die


class SymbolNamed(Act):
    """anchor"""

    symbol: Symbol


class NextPressed(Act):
    pass


class CardDrawn(Event):
    seat: Seat  # who pressed Next: the card's "you"
    card: Card


class ReplayOffered(Event):
    """mask"""

    seat: Seat


class ReplayDeclined(Event):
    seat: Seat


# Oni


class OniFlipped(Act):
    """Everybody sees which die, Oni alone its face."""

    cell: int


class OniTurnedBack(Event):
    cells: Cells


class OniThrew(Event):
    cells: Cells
    dice: tuple[Die, ...]


class CentreFilled(Act):
    cell: int  # where the die lay
    centre: int


class Penalised(Event):
    """For this Oni will throw back a won die."""

    seat: Seat
    card: Card


class PenaltyPicked(Act):
    number: int


class ThrownBack(Event):
    """A won die is thrown, and lies in the square again."""

    number: int
    cell: int
    die: Die


class OniDeclined(Event):
    """Oni leaves what Oni may do, or the time for it is over."""

    card: Card


# Acts in the room


class Accused(Event):
    seat: Seat
    card: Card


class Admitted(Event):
    seat: Seat
    card: Card
    silent: bool = False  # said nothing in time


class Denied(Act):
    card: Card


class AccusationForgotten(Event):
    """Enough time has passed: the same may be said again."""

    seat: Seat
    card: Card


# The end


class Called(Act):
    pass


class CallOpened(Event):
    """Oni has nothing left to do: these dice will be turned up."""

    cells: Cells


class TurnedUp(Event):
    cell: int
    symbol: Symbol


class CallJudged(Event):
    seat: Seat
    right: bool


class ClockRang(Event):
    pass
