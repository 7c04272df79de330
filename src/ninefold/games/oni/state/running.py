"""What each running effect remembers. All of it is public unless its record says what is shown instead.

`who` is the card's "you": who pressed Next.
"""

from ninefold.engine import Data, Moment, Seat
from ninefold.games.oni.box import Won


class Middle(Data):
    """ON-E1 Who grabs the centre die first? `grabbed`: this seat did."""

    who: Seat
    cell: int
    until: Moment
    grabbed: Seat | None = None


class Spinning(Data):
    """ON-E2 `owed`: until when each turn round is to be made."""

    who: Seat
    owed: tuple[Moment, ...] = ()


class Knucklebones(Data):
    """ON-E3 `tossed`: when; None: the dice are in the hand."""

    who: Seat
    dice: tuple[Won, Won]
    tossed: Moment | None = None


class Hush(Data):
    """ON-E4 `spoke`: for these Oni has yet to be given a die."""

    who: Seat
    spoke: tuple[Seat, ...] = ()


class Monocle(Data):
    """ON-E6 `drops_at`: when it falls if nobody holds it; None: it is held."""

    who: Seat
    die: Won
    drops_at: Moment | None


Running = Middle | Spinning | Knucklebones | Hush | Monocle
