"""What each running effect remembers. All of it is public unless its record says what is shown instead.

`who` is the card's "you": who pressed Next.
"""

from ninefold.engine import Data, Moment, Seat
from ninefold.games.oni.box import Hand, Side, Won
from ninefold.parts.dixe.dice import Symbol
from ninefold.parts.dixe.square import Cells


class Middle(Data):
    """ON-E1 Who grabs the centre die first? `grabbed`: this seat did."""

    who: Seat
    cell: int
    until: Moment
    grabbed: Seat | None = None


class Spinning(Data):
    """ON-E2 `owed`: until when each turn round is to be made. `dizzy`: from one that nobody asked for.

    `over`: their own turn has begun, and only what is owed is left of it.
    """

    who: Seat
    owed: tuple[Moment, ...] = ()
    dizzy: bool = False
    over: bool = False


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


class Walking(Data):
    """ON-E8 `side`: of the last step. `until`: the next is to be made; None: nobody counts them."""

    who: Seat
    die: Won
    until: Moment | None
    steps: int = 0
    side: Side | None = None


class HandsOff(Data):
    """ON-E9 `pointed`: the cell that `who` is to turn. `touched`: for these Oni has yet to be given a die."""

    who: Seat
    pointed: int | None = None
    touched: tuple[Seat, ...] = ()


class Raised(Data, tag=False):
    """ON-E10 One hand, and until when the other's makes it a high five."""

    seat: Seat
    to: Seat
    until: Moment


class HighFiving(Data):
    """ON-E10 `given`: with these whoever plays has done it. `late`: the second die is chosen."""

    who: Seat
    raised: tuple[Raised, ...] = ()
    given: tuple[Seat, ...] = ()
    late: bool = False
    owed: bool = False  # it was forgotten: Oni has yet to be given a die
    last: Seat | None = None  # who was the last to turn a second die


class Tower(Data):
    """ON-E11 `builder`: the next player, once it is known. `last`: when a die was stacked."""

    who: Seat
    builder: Seat | None = None
    stacked: int = 0
    last: Moment | None = None


class Flight(Data):
    """ON-E12 A die goes round: `path` is who has yet to catch it, in order.

    `tossed`: when, if it flies. `until`: then it drops, or if it does not fly is tossed; None: nobody counts.
    """

    who: Seat
    die: Won
    holder: Seat
    path: tuple[Seat, ...]
    until: Moment | None
    tossed: Moment | None = None
    reached: bool = False  # Oni has tried to catch it
    lost: bool = False  # and has it


class Slapping(Data):
    """ON-E13 `slapped`: whose hands lie on the won dice, the first first."""

    who: Seat
    until: Moment
    slapped: tuple[Seat, ...] = ()
    owed: bool = False  # Oni was first, and has yet to be given a die


class Hiding(Data):
    """ON-E16 `hand`: where it is, a secret of the team; None: in the room. `until`: so long it is passed."""

    who: Seat
    die: Won
    hand: Hand | None
    until: Moment | None


class King(Data):
    """ON-E19 `thrower`: who plays next, once that is known. `falls_at`: when the thrown die lies still;
    `fell`: what it showed last."""

    who: Seat
    number: int  # of the die
    symbol: Symbol
    thrower: Seat | None = None
    falls_at: Moment | None = None
    fell: Symbol | None = None


class Sapristi(Data):
    """ON-E20 `finder`: has found a pair in this turn. `until`: so long there is time to say it."""

    who: Seat
    finder: Seat | None = None
    until: Moment | None = None


class LongLive(Data):
    """ON-E21 `symbol`: is to be cheered by `owed`. `until`: so long the table waits for the others."""

    who: Seat
    symbol: Symbol | None = None
    owed: tuple[Seat, ...] = ()
    until: Moment | None = None


class Feelings(Data):
    """ON-E22 `until`: so long dice may be felt; or, once `cells` are felt, so long it is remembered."""

    who: Seat
    until: Moment
    cells: Cells = ()
    told: bool = False


Running = (
    Middle
    | Spinning
    | Knucklebones
    | Hush
    | Monocle
    | Walking
    | HandsOff
    | HighFiving
    | Tower
    | Flight
    | Slapping
    | Hiding
    | King
    | Sapristi
    | LongLive
    | Feelings
)
