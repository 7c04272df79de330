"""What players may do: in a turn, and as Oni. What a card asks of them is in its own module."""

from ninefold.engine import Action as Base
from ninefold.engine import Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards import OnisActions, TeamActions
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
    | OnisActions
    | TeamActions
    | Accuse
    | Admit
    | Deny
)
