"""What is in the box: levels, squares, and 53 cards. Page, companion and printed deck are made from it."""

from typing import Literal, get_args

from ninefold.engine import Data
from ninefold.parts.dixe.dice import Kind

Level = Literal["easy", "normal", "hard"]
Card = Literal[
    "steal_the_middle",
    "spin",
    "knucklebones",
    "hush",
    "oni_rerolls",
    "monocle",
    "oni_takes_one",
    "on_your_head",
    "hands_off",
    "high_five",
    "turret",
    "toss_it",
    "slap",
    "oni_cheats",
    "oni_shuffles",
    "hide_it",
    "oni_turns",
    "set_aside",
    "king_symbol",
    "sapristix",
    "long_live",
    "feel_it",
    "oni",
    "play",
]
Side = Literal["left", "right"]
Hand = tuple[int, Side]  # of a seat

LEVELS: tuple[Level, ...] = get_args(Level)
CARDS: tuple[Card, ...] = get_args(Card)
EFFECTS = CARDS[:22]  # in the rulebook's order: effect k is clause ON-Ek

PLAYERS = range(4, 9)
CENTRE = {9: 4, 15: 7}  # of a square of so many cells; the others have none
SYMBOLS_IN_ALL = 10  # ON-4: more dice than this cannot all be different

# ON-2
CLOCK: dict[Level, int] = {"easy": 400_000, "normal": 300_000, "hard": 200_000}
_ADDS: dict[Level, tuple[Card, ...]] = {
    "easy": (*EFFECTS[:7], *("oni",) * 3, *("play",) * 7),
    "normal": (*EFFECTS[7:15], *("oni",) * 3, *("play",) * 8),
    "hard": (*EFFECTS[15:], *("oni",) * 3, *("play",) * 7),
}
DECK: dict[Level, tuple[Card, ...]] = {
    level: tuple(card for lower in LEVELS[: k + 1] for card in _ADDS[lower]) for k, level in enumerate(LEVELS)
}
CLAUSE: dict[Card, str] = {
    **{card: f"ON-E{number}" for number, card in enumerate(EFFECTS, 1)},
    **{"oni": "ON-7", "play": "ON-6"},
}


class Won(Data, tag=False):
    """A die that the team has won. Its number tells it from the others and is never used again."""

    number: int
    kind: Kind
