"""ON-E4 Hush! Nobody on the team may talk."""

from typing import ClassVar

from ninefold.engine import Data, Seat
from ninefold.games.oni.box import Card


class Hush(Data):
    """`spoke`: for these Oni has yet to be given a die."""

    card: ClassVar[Card] = "hush"
    who: Seat
    spoke: tuple[Seat, ...] = ()
