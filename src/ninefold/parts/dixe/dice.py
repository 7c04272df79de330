"""DiXes: wooden dice of five kinds with ten symbols, and how they fall."""

from collections.abc import Iterable
from typing import Literal, get_args

from ninefold.engine import Data, Dice, replace

Kind = Literal["oni", "yorick", "blaireau", "arkan", "hanuman"]
Symbol = Literal["pi", "clover", "bomb", "skull", "aum", "sun", "smiley", "bolt", "anchor", "mask"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)

# MX-1: each symbol is on three kinds, and no two symbols on the same three.
KINDS_WITH: dict[Symbol, tuple[Kind, Kind, Kind]] = {
    "pi": ("yorick", "blaireau", "hanuman"),
    "clover": ("oni", "blaireau", "arkan"),
    "bomb": ("oni", "yorick", "blaireau"),
    "skull": ("oni", "yorick", "arkan"),
    "aum": ("oni", "blaireau", "hanuman"),
    "sun": ("blaireau", "arkan", "hanuman"),
    "smiley": ("yorick", "arkan", "hanuman"),
    "bolt": ("oni", "yorick", "hanuman"),
    "anchor": ("oni", "arkan", "hanuman"),
    "mask": ("yorick", "blaireau", "arkan"),
}
FACES: dict[Kind, tuple[Symbol, ...]] = {
    kind: tuple(symbol for symbol in SYMBOLS if kind in KINDS_WITH[symbol]) for kind in KINDS
}
# The five faces that a die may show on top while it lies on the given one, and the other way round.
OTHERS: dict[tuple[Kind, Symbol], tuple[Symbol, ...]] = {
    (kind, face): tuple(other for other in faces if other != face)
    for kind, faces in FACES.items()
    for face in faces
}


class Die(Data, tag=False, omit_defaults=True):
    """A lying die: its top is public, the face it lies on is hidden."""

    kind: Kind
    hidden: Symbol
    top: Symbol
    seen: bool = False  # turned before everybody's eyes since it was thrown
    felt: tuple[Symbol, ...] = ()  # what fingers under it take the hidden face for, since it was thrown


def box(size: int) -> tuple[Kind, ...]:
    """MX-3 This many dice, the kinds as even as possible."""
    return tuple(KINDS[k % len(KINDS)] for k in range(size))


def throw(kind: Kind, dice: Dice) -> Die:
    """MX-2 The top tells only that the bottom has another symbol."""
    hidden = FACES[kind][dice.below(6)]
    return Die(kind, hidden, OTHERS[kind, hidden][dice.below(5)])


def throw_all(kinds: Iterable[Kind], dice: Dice) -> tuple[Die, ...]:
    return tuple([throw(kind, dice) for kind in kinds])


def draw(bag: tuple[Kind, ...], many: int, dice: Dice) -> tuple[tuple[Die, ...], tuple[Kind, ...]]:
    """Blindly take that many dice, or all that are left, and throw each. Chance alone orders a bag."""
    left, thrown = list(bag), []
    for _ in range(min(many, len(bag))):
        thrown.append(throw(left.pop(dice.below(len(left))), dice))
    return tuple(thrown), tuple(left)


def redraw(die: Die, dice: Dice) -> Die:
    """Looks like the same die to a player who knows only its kind and top."""
    return replace(die, hidden=OTHERS[die.kind, die.top][dice.below(5)])
