"""What players must keep in mind of the running effects: told along the edge, whether or not it is owed."""

from collections.abc import Sequence
from typing import Literal

from ninefold.engine import Data, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards import Running
from ninefold.games.oni.cards.hands_off import HandsOff
from ninefold.games.oni.cards.hide_it import Hiding
from ninefold.games.oni.cards.high_five import HighFiving
from ninefold.games.oni.cards.hush import Hush
from ninefold.games.oni.cards.king_symbol import King
from ninefold.games.oni.cards.sapristix import Sapristi
from ninefold.games.oni.cards.slap import Slapping
from ninefold.games.oni.cards.steal_the_middle import Middle
from ninefold.games.oni.cards.toss_it import Flight
from ninefold.games.oni.cards.turret import Tower
from ninefold.games.oni.rules.effects import CARDS, card_of
from ninefold.games.oni.state import State

Ends = Literal["turn", "game", "deed", "time"]  # "turn": that of whoever pressed Next


class Reminder(Data):
    """Of one running effect: its card, of whom it asks something, and when it ends."""

    card: Card
    seats: tuple[Seat, ...]  # none: whoever plays next, who is not known yet
    ends: Ends


def reminders(state: State) -> tuple[Reminder, ...]:
    """One for each running effect, in their order."""
    return tuple([Reminder(card_of(one), tuple(_asked(state, one)), _ends(one)) for one in state.effects])


def _asked(state: State, effect: Running) -> Sequence[Seat]:
    match effect:
        case Middle() | Slapping():
            return state.seats
        case Hush() | HandsOff() | HighFiving() | Sapristi() | Hiding():
            return state.team
        case Tower(builder=seat) | King(thrower=seat):
            return () if seat is None else (seat,)
        case Flight(holder=holder, path=path, tossed=tossed):
            return (holder,) if tossed is None or not path else (path[0],)
    return (effect.who,)


def _ends(effect: Running) -> Ends:
    match CARDS[card_of(effect)].until:
        case "your_turn":
            return "turn"
        case "the_end":
            return "game"
        case None:
            return "time"
    return "deed"
