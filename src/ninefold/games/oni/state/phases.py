"""What is going on. `until` is when it goes on by itself: AT_ONCE, a moment, or None if it waits."""

from typing import ClassVar, Literal

from ninefold.engine import AT_ONCE, Data, Moment, Seat
from ninefold.parts.dixe.calling import Calling, Wrong
from ninefold.parts.dixe.dice import Symbol
from ninefold.parts.dixe.square import CellNumbers
from ninefold.parts.dixe.turning import Different, Turning


class Beginning(Data):
    until: ClassVar[Moment] = AT_ONCE


class Ready(Data):
    """The square lies there. The clock starts when somebody says go."""

    until: ClassVar[None] = None


class Passing(Data):
    """The turn goes on, once Oni has done what play waits for. `offered`: to the same player first."""

    to: Seat
    offered: bool = False
    until: ClassVar[Moment] = AT_ONCE


class Readying(Data):
    """What must be done before the turn."""

    again: bool
    since: Moment
    until: ClassVar[Moment] = AT_ONCE


class Trying(Data):
    """anchor: turn one die to find the symbol."""

    symbol: Symbol
    since: Moment
    until: ClassVar[None] = None


class TryShown(Data):
    """The die lies open: it is won, or goes back."""

    cell: int
    right: bool
    since: Moment
    closable: Moment
    until: Moment


class Starting(Data):
    """Turn a die, or call."""

    since: Moment
    until: ClassVar[None] = None


class Stuck(Data):
    """Too few dice to turn, and none to call with."""

    since: Moment
    until: Moment


class Found(Data):
    """A pair lies open. What must be said is said before it is laid down."""

    symbol: Symbol
    cells: CellNumbers
    since: Moment
    until: ClassVar[Moment] = AT_ONCE


class Peeking(Data):
    """pi: show one or two dice to everybody, or don't."""

    pair: CellNumbers
    since: Moment
    until: Moment


class Showing(Data):
    pair: CellNumbers
    cells: CellNumbers
    since: Moment
    closable: Moment
    until: Moment


class Cancelling(Data):
    """smiley: every running effect ends."""

    cells: CellNumbers
    until: ClassVar[Moment] = AT_ONCE


class Pair(Data):
    """One of the two is to be won."""

    symbol: Symbol
    cells: CellNumbers
    since: Moment
    until: ClassVar[None] = None


class Barren(Data):
    """A pair that wins no die: both are shown, then thrown."""

    symbol: Symbol
    cells: CellNumbers
    since: Moment
    closable: Moment
    until: Moment


class Choosing(Data):
    """aum: choose the symbol that the second die will lie on."""

    cell: int
    since: Moment
    until: ClassVar[None] = None


class Topping(Data):
    """Chance gives that die another top."""

    cell: int
    symbol: Symbol
    until: ClassVar[Moment] = AT_ONCE


class Throwing(Data):
    cells: CellNumbers
    symbol: Symbol | None  # the power being resolved; None: the turn is over after this throw
    taken: int | None = None  # the cell of the die that was won
    until: ClassVar[Moment] = AT_ONCE


class Striking(Data):
    """The thrown die shows the pair's symbol: bomb or skull. `taken` is the cell of the one that was won."""

    symbol: Symbol
    cell: int
    taken: int
    until: ClassVar[Moment] = AT_ONCE


class Naming(Data):
    """anchor: name a symbol that no top face shows."""

    since: Moment
    until: ClassVar[None] = None


class Pressing(Data):
    """The player is to press Next. `replay`: and may then play again."""

    since: Moment
    replay: bool
    until: ClassVar[None] = None


class Drawing(Data):
    replay: bool
    until: ClassVar[Moment] = AT_ONCE


class Replaying(Data):
    """mask: play again, or don't."""

    since: Moment
    until: Moment


class Announced(Data):
    """DiXe! was called in time: what Oni still has to do comes first."""

    since: Moment
    until: ClassVar[Moment] = AT_ONCE


class Over(Data):
    winner: Literal["team", "oni"]
    at: Moment
    until: ClassVar[None] = None


Phase = (
    Beginning
    | Ready
    | Passing
    | Readying
    | Trying
    | TryShown
    | Starting
    | Stuck
    | Turning
    | Different
    | Found
    | Cancelling
    | Peeking
    | Showing
    | Pair
    | Barren
    | Choosing
    | Topping
    | Throwing
    | Striking
    | Naming
    | Pressing
    | Drawing
    | Replaying
    | Announced
    | Calling
    | Wrong
    | Over
)
