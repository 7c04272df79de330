from ninefold.engine import Action as Base
from ninefold.engine import Seat


class Flip(Base):
    cell: int


class Done(Base):
    """What was shown has been seen."""


class Take(Base):
    cell: int


class Look(Base):
    cells: tuple[int, ...]


class Swap(Base):
    cells: tuple[int, int]


class Rethrow(Base):
    cell: int


class SetAside(Base):
    cell: int


class Steal(Base):
    seat: Seat


class Give(Base):
    seat: Seat


class Again(Base):
    pass


class Pass(Base):
    pass


class Dixe(Base):
    """Call: no pair is left in the square."""


class Continue(Base):
    pass


class End(Base):
    pass


Action = (
    Flip
    | Done
    | Take
    | Look
    | Swap
    | Rethrow
    | SetAside
    | Steal
    | Give
    | Again
    | Pass
    | Dixe
    | Continue
    | End
)
