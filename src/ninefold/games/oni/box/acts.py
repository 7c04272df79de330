"""What the cards ask of people around a real table, as far as a companion must know it (ON-50)."""

from collections.abc import Mapping
from typing import Literal

from ninefold.games.oni.box import Card

# Until when a card is in force. A card that is not named is over as soon as it is done.
Until = Literal[
    "done",  # somebody says so; play goes on meanwhile
    "next_turn",  # must be done before the next player plays
    "your_turn",  # the next turn of whoever pressed Next begins
    "the_end",  # of the game
]
UNTIL: Mapping[Card, Until] = {
    "spin": "your_turn",
    "knucklebones": "next_turn",
    "hush": "your_turn",
    "monocle": "your_turn",
    "on_your_head": "done",
    "hands_off": "your_turn",
    "high_five": "your_turn",
    "turret": "next_turn",
    "toss_it": "done",
    "hide_it": "your_turn",
    "set_aside": "your_turn",
    "king_symbol": "next_turn",
    "sapristix": "the_end",
    "long_live": "the_end",
}
# Whoever plays next does these; everything else is for who pressed Next, knucklebones too.
BY_THE_NEXT: tuple[Card, ...] = ("turret", "king_symbol")
# Of these only one is in force, whoever pressed Next: the newest.
ONLY_ONE: tuple[Card, ...] = ("hands_off",)

# What Oni may call out, and what it costs: a penalty (ON-10), or the very die that somebody held.
Fault = Literal["forgot", "spoke", "touched", "first", "dropped", "found"]
FAULT: Mapping[Card, Fault] = {
    "spin": "forgot",
    "hush": "spoke",
    "monocle": "dropped",
    "on_your_head": "dropped",
    "hands_off": "touched",
    "high_five": "forgot",
    "toss_it": "dropped",
    "slap": "first",
    "hide_it": "found",
    "sapristix": "forgot",
}
COSTS_THAT_DIE: tuple[Fault, ...] = ("dropped", "found")  # and the card is over

JUST_WON: tuple[Card, ...] = ("toss_it", "king_symbol")  # nothing happens unless a die was won this turn
