"""What happens at the table: stored, and never refused. What happens to one card is in its own module."""

from ninefold.engine import Away, Back, ByBot, ByPerson, Seat, Talked
from ninefold.engine import Event as Base
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards import Act, CardEvent
from ninefold.parts.dixe.dice import Die, Symbol
from ninefold.parts.dixe.square import CellNumbers, Square


class SquareThrown(Base):
    square: Square


class ClockStarted(Act):
    pass


class TurnCame(Base):
    """This seat is next. What must be done before its turn is done now."""

    seat: Seat
    again: bool = False  # a replay


class TryBegun(Base):
    """Anchor: before its turn, this seat turns one die to find a symbol."""

    seat: Seat
    symbol: Symbol


class Tried(Act):
    cell: int
    symbol: Symbol


class TurnBegun(Base):
    seat: Seat
    again: bool = False
    returned: CellNumbers = ()  # the cells to which dice set aside are back


class TurnSkipped(Base):
    """Nobody holds this seat's phone. `begun`: what was to end with the turn had ended before."""

    seat: Seat
    begun: bool = False
    returned: CellNumbers = ()


class TurnPassed(Base):
    """Too few dice to turn, and none to call with."""

    seat: Seat


class Deadlocked(Base):
    """All have seen that no pair is left, and nobody may call: these dice will be thrown anew."""

    cells: CellNumbers


class Flipped(Act):
    """`seat` is whose turn it is, whoever's hand it was."""

    cell: int
    symbol: Symbol
    second: bool


class Suggested(Base):
    """Somebody of the team points at a die. No act: no rule asked for it."""

    seat: Seat
    cell: int


class FingerLowered(Base):
    seat: Seat


class FirstCovered(Base):
    """The player took long to turn the second die: the first is seen again with it."""

    cell: int


class TurnedBack(Base):
    cells: CellNumbers


class PairLaid(Base):
    """A pair is laid down: its consequences follow."""

    symbol: Symbol
    cells: CellNumbers


class Shown(Act):
    """pi"""

    cells: CellNumbers
    symbols: tuple[Symbol, ...]


class ShowDeclined(Base):
    seat: Seat


class ShowClosed(Base):
    cells: CellNumbers


class EffectsEnded(Base):
    """smiley"""

    returned: CellNumbers = ()


class DieWon(Act):
    cell: int
    number: int
    symbol: Symbol | None  # that won it


class PickedUp(Base):
    """These dice will be thrown."""

    cells: CellNumbers


class Thrown(Base):
    cells: CellNumbers
    dice: tuple[Die, ...]


class SkullFell(Base):
    """The die that was just won is thrown back, too."""

    number: int
    cell: int
    die: Die


class SymbolChosen(Act):
    """aum"""

    cell: int
    symbol: Symbol


class DieLaid(Base):
    """It lies on the chosen symbol, with another top."""

    cell: int
    die: Die


class SymbolNamed(Act):
    """anchor"""

    symbol: Symbol


class NextPressed(Act):
    pass


class CardDrawn(Base):
    seat: Seat  # who pressed Next: the card's "you"
    card: Card


class ReplayOffered(Base):
    """mask"""

    seat: Seat


class ReplayDeclined(Base):
    seat: Seat


# Oni


class OniFlipped(Act):
    """Everybody sees which die, Oni alone its face."""

    cell: int


class OniTurnedBack(Base):
    cells: CellNumbers


class OniThrew(Base):
    cells: CellNumbers
    dice: tuple[Die, ...]


class CentreFilled(Act):
    cell: int  # where the die lay
    centre: int


class Penalised(Base):
    """For this Oni will throw back a won die."""

    seat: Seat
    card: Card


class PenaltyPicked(Act):
    number: int


class ThrownBack(Base):
    """A won die is thrown, and lies in the square again."""

    number: int
    cell: int
    die: Die


class OniDeclined(Base):
    """Oni leaves what Oni may do, or the time for it is over."""

    card: Card


class Dropped(Base):
    """A card's: this won die will be thrown back."""

    seat: Seat
    card: Card
    number: int


# Acts in the room


class Accused(Base):
    seat: Seat
    card: Card


class Admitted(Base):
    seat: Seat
    card: Card
    silent: bool = False  # said nothing in time


class Denied(Act):
    card: Card


class AccusationForgotten(Base):
    """Enough time has passed: the same may be said again."""

    seat: Seat
    card: Card


# The end


class Called(Act):
    pass


class CallOpened(Base):
    """Oni has nothing left to do: these dice will be turned up."""

    cells: CellNumbers


class TurnedUp(Base):
    cell: int
    symbol: Symbol


class CallJudged(Base):
    seat: Seat
    right: bool


class ClockRang(Base):
    pass


# Heard by everybody as they are. The others, and those of some cards, are told in other words (`view.news`).
Open = (
    Away
    | Back
    | ByBot
    | ByPerson
    | Talked
    | ClockStarted
    | TurnCame
    | TryBegun
    | Tried
    | TurnBegun
    | TurnSkipped
    | TurnPassed
    | Deadlocked
    | Flipped
    | FirstCovered
    | Suggested
    | FingerLowered
    | TurnedBack
    | PairLaid
    | Shown
    | ShowDeclined
    | ShowClosed
    | EffectsEnded
    | DieWon
    | PickedUp
    | SymbolChosen
    | DieLaid
    | SymbolNamed
    | NextPressed
    | CardDrawn
    | ReplayOffered
    | ReplayDeclined
    | OniFlipped
    | OniTurnedBack
    | CentreFilled
    | Penalised
    | PenaltyPicked
    | OniDeclined
    | Accused
    | Admitted
    | Denied
    | AccusationForgotten
    | Called
    | CallOpened
    | TurnedUp
    | CallJudged
    | ClockRang
    | Dropped
)
Told = Open | CardEvent
Event = Told | SquareThrown | Thrown | SkullFell | OniThrew | ThrownBack
