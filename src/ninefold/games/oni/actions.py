"""What players may wish: in a turn, as Oni, and as effects ask it of them."""

from ninefold.engine import Action as Base
from ninefold.engine import Seat
from ninefold.games.oni.box import Card, Hand, Side
from ninefold.parts.dixe.dice import Symbol


class Go(Base):
    """Start the clock."""


class Flip(Base):
    """Turn a die: a player's first or second, anchor's try, and Oni's two."""

    cell: int


class Done(Base):
    """What was shown has been seen."""


class Take(Base):
    cell: int


class Show(Base):
    """pi"""

    cells: tuple[int, ...]


class Choose(Base):
    """aum: the symbol to hide."""

    symbol: Symbol


class Name(Base):
    """anchor: a symbol to be found."""

    symbol: Symbol


class Next(Base):
    """Turn up the top card."""


class Again(Base):
    pass


class Pass(Base):
    """Leave what one may do."""


class Dixe(Base):
    """Call: no pair is left in the square."""


class Suggest(Base):
    """Point at a die for all to see: it tells, and does nothing else."""

    cell: int


# Oni's


class FillCentre(Base):
    """Put the die of this cell into the centre."""

    cell: int


class ThrowBack(Base):
    """Penalty: this won die."""

    number: int


class Reroll(Base):
    """E5"""

    cell: int


class Intercept(Base):
    """E12"""


class Peek(Base):
    """E14: look at these in secret."""

    cells: tuple[int, ...]


class Swap(Base):
    """E15"""

    cells: tuple[int, int]


class Guess(Base):
    """E16: the die is in this hand."""

    hand: Hand


class Turn(Base):
    """E17: turn these in secret."""

    cells: tuple[int, ...]


class Lay(Base):
    """E17: the new hidden symbol of one of them."""

    cell: int
    symbol: Symbol


class SetAside(Base):
    """E18"""

    cell: int


# The team's, while effects run


class Grab(Base):
    """E1, and Oni's too."""


class Spin(Base):
    """E2"""


class Toss(Base):
    """E3, and E12 to the next player. One hand may have both cards."""

    card: Card


class Catch(Base):
    """E3, E12"""

    card: Card


class Hold(Base):
    """E6"""


class LetGo(Base):
    """E6"""


class Step(Base):
    """E8"""

    side: Side


class Arrive(Base):
    """E8, in the room: once round the table."""


class Point(Base):
    """E9: turn this one for me."""

    cell: int


class HighFive(Base):
    """E10"""

    seat: Seat


class Stack(Base):
    """E11"""


class Slap(Base):
    """E13, and Oni's too."""


class HandOver(Base):
    """E16: to this hand, or feign it."""

    hand: Hand
    feigned: bool


class Throw(Base):
    """E19"""


class Shout(Base):
    """E20: SapristiX! A pair of DiXes!"""


class Cheer(Base):
    """E21: Long live the …!"""

    symbol: Symbol


class Feel(Base):
    """E22"""

    cells: tuple[int, ...]


# Acts in the room


class Accuse(Base):
    """Oni says: forgot, dropped, spoke, or I was first."""

    card: Card
    seat: Seat


class Admit(Base):
    card: Card


class Deny(Base):
    card: Card


Action = (
    Go
    | Flip
    | Done
    | Take
    | Show
    | Choose
    | Name
    | Next
    | Again
    | Pass
    | Dixe
    | Suggest
    | FillCentre
    | ThrowBack
    | Reroll
    | Intercept
    | Peek
    | Swap
    | Guess
    | Turn
    | Lay
    | SetAside
    | Grab
    | Spin
    | Toss
    | Catch
    | Hold
    | LetGo
    | Step
    | Arrive
    | Point
    | HighFive
    | Stack
    | Slap
    | HandOver
    | Throw
    | Shout
    | Cheer
    | Feel
    | Accuse
    | Admit
    | Deny
)
