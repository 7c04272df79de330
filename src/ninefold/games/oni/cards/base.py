"""What all cards share, and what each says of itself."""

from typing import ClassVar, Literal, NamedTuple

from ninefold.engine import Action, Event, Seat

# Until when a card is in force around a real table, as far as a companion must know it (ON-50).
Until = Literal[
    "done",  # somebody says so; play goes on meanwhile
    "next_turn",  # must be done before the next player plays
    "your_turn",  # the next turn of whoever pressed Next begins
    "the_end",  # of the game
]
# What Oni may call out, and what it costs: a penalty (ON-10), or the very die that somebody held.
Fault = Literal["forgot", "spoke", "touched", "first", "dropped", "found"]
COSTS_THAT_DIE: tuple[Fault, ...] = ("dropped", "found")  # and the card is over


class Facts(NamedTuple):
    """What the companion is told of a card."""

    until: Until | None = None  # None: it is over as soon as it is done
    fault: Fault | None = None
    by_the_next: bool = False  # the next player does it; otherwise the player who pressed Next
    only_one: bool = False  # only the newest of these is in force, no matter who pressed Next
    just_won: bool = False  # nothing happens unless a die was won this turn


class Act(Event):
    """What a seat did, and not what was done to it."""

    seat: Seat


class CardAction(Action):
    """What a player may wish while a card asks for it."""

    not_now: ClassVar[str]  # the refusal while none does
