from ninefold.engine import Event as Base
from ninefold.engine import Seat
from ninefold.parts.dixe.dice import Die, Kind, Symbol
from ninefold.parts.dixe.square import Square


class SquareThrown(Base):
    square: Square
    reserve: tuple[Kind, ...]


class TurnBegun(Base):
    seat: Seat
    again: bool = False  # a replay
    returned: tuple[int, ...] = ()  # the cells to which its dice set aside are back


class TurnPassed(Base):
    """Too few dice to turn, and none to call with."""

    seat: Seat


class Deadlocked(Base):
    """All have seen that no pair is left, and nobody may call: these dice will be thrown again."""

    cells: tuple[int, ...]


class Flipped(Base):
    cell: int
    symbol: Symbol


class FirstCovered(Base):
    """The player took long to turn the second die: the first is seen again with it."""

    cell: int


class TurnedBack(Base):
    cells: tuple[int, ...]


class Looked(Base):
    """Everybody sees at which dice, the looker alone what is under them."""

    seat: Seat
    cells: tuple[int, ...]


class LookDeclined(Base):
    seat: Seat


class LookClosed(Base):
    seat: Seat


class DieWon(Base):
    seat: Seat
    cell: int


class PickedUp(Base):
    """These dice will be thrown."""

    cells: tuple[int, ...]


class Thrown(Base):
    cells: tuple[int, ...]
    dice: tuple[Die, ...]


class Refilled(Base):
    """Dice of the reserve, thrown."""

    cells: tuple[int, ...]
    dice: tuple[Die, ...]


class SkullFell(Base):
    """Each of these seats discards a die."""

    seats: tuple[Seat, ...]


class Stolen(Base):
    thief: Seat
    victim: Seat


class Given(Base):
    giver: Seat
    to: Seat


class DieSetAside(Base):
    seat: Seat
    cell: int


class CurtainDrawn(Base):
    seat: Seat


class Swapped(Base):
    """Known to the swapper alone."""

    cells: tuple[int, int]


class SwapDeclined(Base):
    """Known to the swapper alone."""


class CurtainOpened(Base):
    pass


class Called(Base):
    seat: Seat


class TurnedUp(Base):
    cell: int
    symbol: Symbol


class CallJudged(Base):
    seat: Seat
    right: bool


class Continued(Base):
    seat: Seat


class GameEnded(Base):
    pass


Event = (
    SquareThrown
    | TurnBegun
    | TurnPassed
    | Deadlocked
    | Flipped
    | FirstCovered
    | TurnedBack
    | Looked
    | LookDeclined
    | LookClosed
    | DieWon
    | PickedUp
    | Thrown
    | Refilled
    | SkullFell
    | Stolen
    | Given
    | DieSetAside
    | CurtainDrawn
    | Swapped
    | SwapDeclined
    | CurtainOpened
    | Called
    | TurnedUp
    | CallJudged
    | Continued
    | GameEnded
)
