"""ON-E12 Toss it: the die that was just won is thrown from player to player, once round the team."""

from typing import ClassVar

from ninefold.engine import Data, Moment, Seat
from ninefold.games.oni.box import Card, Won
from ninefold.games.oni.cards.base import Act, CardAction


class Flight(Data):
    """A die goes round: `path` is who has yet to catch it, in order.

    `tossed`: when, if it flies. `until`: then it drops, or if it does not fly is tossed; None: nobody counts.
    """

    card: ClassVar[Card] = "toss_it"
    who: Seat
    die: Won
    holder: Seat
    path: tuple[Seat, ...]
    until: Moment | None
    tossed: Moment | None = None
    reached: bool = False  # Oni has tried to catch it
    lost: bool = False  # and has it


class Intercept(CardAction):
    not_now: ClassVar[str] = "ON-E12 There is nothing to intercept."


class TossedTo(Act):
    to: Seat
    number: int


class Received(Act):
    number: int


class Intercepted(Act):
    """Oni reached for it, and has it if the moment was right."""

    number: int
    right: bool


OnisActions = Intercept
Events = TossedTo | Received | Intercepted
