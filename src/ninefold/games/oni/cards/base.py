"""What all cards share."""

from typing import ClassVar

from ninefold.engine import Action, Event, Seat


class Act(Event):
    """What a seat did, and not what was done to it."""

    seat: Seat


class CardAction(Action):
    """What a player may do while a card asks for it."""

    not_now: ClassVar[str]  # the refusal while none does
