from typing import ClassVar, Literal

from ninefold.engine import AT_ONCE, Data, Moment, Seat
from ninefold.engine import Options as Base
from ninefold.games.memodixe.box import CELLS
from ninefold.parts.dixe.calling import Calling, Wrong
from ninefold.parts.dixe.dice import Die, Kind, Symbol
from ninefold.parts.dixe.square import CellNumbers, Square, empty, free, lying
from ninefold.parts.dixe.turning import Different, Turning


class Options(Base):
    edition: Literal["revised", "first"] = "revised"
    youngest: Seat | None = None  # or the one with the longest beard; None: the first seat


class Aside(Data):
    """A die set aside: it will return to its cell when its owner's turn begins."""

    cell: int
    owner: Seat
    die: Die


class Beginning(Data):
    until: ClassVar[Moment] = AT_ONCE


class Passing(Data):
    """The turn goes to a seat."""

    to: Seat
    again: bool
    until: ClassVar[Moment] = AT_ONCE


class Starting(Data):
    """Turn a die, or call."""

    until: ClassVar[None] = None


class Stuck(Data):
    """Too few dice to turn, and none to call with."""

    until: ClassVar[Moment] = AT_ONCE


class Peeking(Data):
    """pi: look at two dice, or don't."""

    pair: CellNumbers
    since: Moment
    until: Moment | None


class Looking(Data):
    pair: CellNumbers
    cells: CellNumbers
    since: Moment
    closable: Moment
    until: Moment


class Pair(Data):
    """One of the two is to be won."""

    symbol: Symbol
    cells: CellNumbers
    until: ClassVar[None] = None


class Barren(Data):
    """A pair that wins no die: both are shown, then thrown."""

    symbol: Symbol
    cells: CellNumbers
    since: Moment
    closable: Moment
    until: Moment


class Throwing(Data):
    cells: CellNumbers
    symbol: Symbol | None  # the power being resolved; None: the turn is over after this throw
    until: ClassVar[Moment] = AT_ONCE


class Striking(Data):
    """The thrown die shows the pair's symbol: bomb or skull."""

    symbol: Symbol
    cell: int
    until: ClassVar[Moment] = AT_ONCE


class Refilling(Data):
    symbol: Symbol | None  # None: the caller goes on
    until: ClassVar[Moment] = AT_ONCE


class Stealing(Data):
    victims: tuple[Seat, ...]
    until: ClassVar[None] = None


class Giving(Data):
    """The first of the givers is to choose, or to give to the only one."""

    givers: tuple[Seat, ...]
    fewest: tuple[Seat, ...]

    @property
    def until(self) -> Moment | None:
        return AT_ONCE if len(self.fewest) == 1 else None


class Replaying(Data):
    """mask: play again, or don't."""

    until: ClassVar[None] = None


class Rethrowing(Data):
    """bolt: choose a die to throw."""

    until: ClassVar[None] = None


class Anchoring(Data):
    """anchor: choose a die to set aside."""

    until: ClassVar[None] = None


class Hushing(Data):
    """aum: a last look at the square before the curtain."""

    since: Moment
    until: Moment


class Swapping(Data):
    """Behind the curtain. Whether the swapper has chosen is as secret as the choice."""

    since: Moment
    until: Moment
    chosen: bool = False


class Right(Data):
    """The caller takes a last die."""

    until: ClassVar[None] = None


class Deciding(Data):
    """The caller would not win: continue or end."""

    until: ClassVar[None] = None


class Over(Data):
    until: ClassVar[None] = None


Phase = (
    Beginning
    | Passing
    | Starting
    | Stuck
    | Turning
    | Different
    | Peeking
    | Looking
    | Pair
    | Barren
    | Throwing
    | Striking
    | Refilling
    | Stealing
    | Giving
    | Replaying
    | Rethrowing
    | Anchoring
    | Hushing
    | Swapping
    | Calling
    | Wrong
    | Right
    | Deciding
    | Over
)


class State(Data):
    options: Options
    won: tuple[int, ...]  # dice before each seat: they are interchangeable
    turn: Seat
    square: Square = empty(CELLS)
    up: CellNumbers = ()  # dice that lie turned before everybody's eyes
    reserve: tuple[Kind, ...] = ()  # in no order: chance makes it
    aside: tuple[Aside, ...] = ()
    discarded: int = 0
    last_caller: Seat | None = None
    phase: Phase = Beginning()

    @property
    def seats(self) -> range:
        return range(len(self.won))

    def after(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.won)

    @property
    def lying(self) -> CellNumbers:
        return lying(self.square)

    @property
    def free(self) -> CellNumbers:
        """MX-19 The cells to refill: the place of a die set aside stays free."""
        return free(self.square, [aside.cell for aside in self.aside])
