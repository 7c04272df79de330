"""What each game's fields can ever hold: the bounds of the fixed spaces that learners need.

No rule stands here. The rules' prompts say which of these values may be chosen now.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain, combinations, product
from typing import Any

from ninefold.engine import Data, Split
from ninefold.games.fix.box import DICE as FIX_DICE
from ninefold.games.jinx.box import CELLS as JINX_CELLS
from ninefold.games.jinx.box.pictures import CONCEPTS
from ninefold.games.jinx.mind.lexicon import coded
from ninefold.games.memo_dice.box import DICE, NAMES, PICTURES
from ninefold.games.memodixe.box import CELLS
from ninefold.games.oni.box import CARDS
from ninefold.parts.dixe.dice import SYMBOLS

Values = tuple[Any, ...]
NUMBERS = 100  # for the dice that Oni's team has won: each gets a new number
LINE = ((0, 0), (999, 999))  # the one gesture that a learner can make


@dataclass(frozen=True)
class Universe:
    values: Mapping[str, Values]  # of an action's fields, by name; a field that is missing has no choice
    words: Values = ()  # of texts in views and news; any other word is one code of its own
    longest: Mapping[str, int] = field(default_factory=dict)  # of lists in views and news, by name
    cut: frozenset[str] = frozenset()  # lists of which a learner sees no more than that


def _some(cells: Iterable[int], least: int) -> Values:
    among = tuple(cells)
    return tuple(chain.from_iterable(combinations(among, size) for size in range(least, 3)))


def _fix(seats: int, options: Any) -> Universe:
    dice = tuple(range(FIX_DICE))
    return Universe(
        {"dice": Split(FIX_DICE, seats, 1).all(), "die": dice},
        longest={"dice": FIX_DICE, "goals": FIX_DICE, "coloured": FIX_DICE, "faces": FIX_DICE, "counts": 30},
    )


def _jinx(seats: int, options: Any) -> Universe:
    clues = tuple(map(coded, CONCEPTS))
    cells = len(JINX_CELLS)
    piles = dict.fromkeys(("won", "touches", "shouts", "spots", "gone", "taken", "discarded"), cells)
    return Universe(
        {"text": clues, "stroke": (LINE,), "cell": JINX_CELLS},
        words=clues,
        longest={
            **piles,
            **dict.fromkeys(("square", "free", "cells", "pictures", "words", "bottom"), cells),
            "stroke": 2,
        },
        cut=frozenset({"won", "stroke", "bottom", "words"}),
    )


def _memo_dice(seats: int, options: Any) -> Universe:
    said = tuple(NAMES["en"][picture][0] for picture in PICTURES)
    return Universe(
        {"die": tuple(range(len(DICE))), "picture": PICTURES, "text": said, "right": (False, True)},
        words=PICTURES,
        longest={"dice": len(DICE), "row": len(DICE) + 1},
    )


def _memodixe(seats: int, options: Any) -> Universe:
    cells = range(CELLS)
    return Universe(
        {"cell": tuple(cells), "cells": _some(cells, 1), "seat": tuple(range(seats))},
        words=("revised", "first"),
        longest=dict.fromkeys(("square", "cells", "left", "returned", "aside", "glimpses", "dice"), CELLS),
    )


def _oni(seats: int, options: Any) -> Universe:
    size, sides = options.square, ("left", "right")
    cells = range(size)
    squares = ("square", "cells", "left", "returned", "aside", "glimpses", "dice", "turned", "symbols")
    return Universe(
        {
            "cell": tuple(cells),
            "cells": _some(cells, 0),
            "seat": tuple(range(seats)),
            "symbol": SYMBOLS,
            "card": CARDS,
            "number": tuple(range(NUMBERS)),
            "hand": tuple(product(range(seats), sides)),
            "feigned": (False, True),
            "side": sides,
        },
        longest={
            **dict.fromkeys(squares, size),
            **dict.fromkeys(("bag", "held"), 24),
            **dict.fromkeys(("effects", "reminders", "accusations", "known", "tasks"), 12),
            **{"path": 24, "felt": 6},
        },
        cut=frozenset({"bag", "held", "effects", "reminders", "accusations", "known", "tasks", "path"}),
    )


_UNIVERSES = {"fix": _fix, "jinx": _jinx, "memo_dice": _memo_dice, "memodixe": _memodixe, "oni": _oni}


GAMES = tuple(_UNIVERSES)


def universe(game: str, seats: int, options: Data) -> Universe:
    return _UNIVERSES[game](seats, options)
