"""Exact chances, counted instead of played."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, erfc, exp, gamma, inf, prod, sqrt

from ninefold.games.fix.box import DIE, POINTS
from ninefold.games.memo_dice.box import CUPS, DICE
from ninefold.parts.dixe.dice import FACES, KINDS, SYMBOLS, box


def no_pair(players: int, cells: int = 9) -> Fraction:
    """The chance that freshly thrown dice, drawn from the box of MX-3, all lie on different symbols."""
    kinds = Counter(box(cells + players))
    chance = Fraction(0)
    for drawn in product(*(range(kinds[kind] + 1) for kind in KINDS)):
        if sum(drawn) == cells:
            ways = prod(comb(kinds[kind], many) for kind, many in zip(KINDS, drawn, strict=True))
            chance += ways * _all_different(drawn)
    return chance / comb(cells + players, cells)


@cache
def _all_different(drawn: tuple[int, ...]) -> Fraction:
    """Die after die, in how many ways the dice so far lie on exactly each set of symbols (as bits)."""
    ways = Counter({0: 1})
    for kind in (kind for kind, many in zip(KINDS, drawn, strict=True) for _ in range(many)):
        after: Counter[int] = Counter()
        for used, many in ways.items():
            for bit in _BITS[kind]:
                if not used & bit:
                    after[used | bit] += many
        ways = after
    return Fraction(ways.total(), 6 ** sum(drawn))


_BITS = {kind: [1 << SYMBOLS.index(face) for face in FACES[kind]] for kind in KINDS}


def row_lengths() -> dict[int, Fraction]:
    """Of Memo Dice (MD-5, MD-6): every die has each colour on two faces, so whichever die is taken, each
    colour is equally likely. The row ends with the gold cup, or with the last die."""
    found: Counter[int] = Counter()
    open_rows: Counter[tuple[int, ...]] = Counter({(0, 0, 0): 1})  # by cups used: in how many ways
    for length in range(1, len(DICE) + 1):
        after: Counter[tuple[int, ...]] = Counter()
        for used, ways in open_rows.items():
            for colour, many in enumerate(used):
                if many == CUPS:
                    found[length] += ways * 3 ** (len(DICE) - length)
                else:
                    after[(*used[:colour], many + 1, *used[colour + 1 :])] += ways
        open_rows = after
    found[len(DICE)] += open_rows.total()
    return {length: Fraction(ways, 3 ** len(DICE)) for length, ways in found.items()}


def thrown_points(dice: int) -> dict[int, Fraction]:
    """How likely each number of points is if this many dice of FIX are thrown once (FX-11)."""
    ways = Counter({0: 1})
    for _ in range(dice):
        after: Counter[int] = Counter()
        for points, many in ways.items():
            for face in DIE:
                after[points + POINTS[face]] += many
        ways = after
    return {points: Fraction(many, len(DIE) ** dice) for points, many in ways.items()}


def chi_square(found: Mapping[int, int], exact: Mapping[int, Fraction]) -> float:
    """The probability of this difference or a greater one by chance. Values too rare to count alone (fewer
    than five expected) are counted together."""
    times = sum(found.values())
    kept = [value for value, chance in exact.items() if times * chance >= 5]
    groups = [(found.get(value, 0), float(times * exact[value])) for value in kept]
    rest = times - sum(seen for seen, _ in groups), times - sum(due for _, due in groups)
    if rest[1] > 1e-9 or rest[0]:
        groups.append(rest)
    total = sum((seen - due) ** 2 / due if due > 1e-9 else inf for seen, due in groups)
    return _at_least(total, len(groups) - 1)


def _at_least(value: float, freedom: int) -> float:
    """The upper tail of the chi-square distribution, by its recurrence in steps of two degrees."""
    if value == inf:
        return 0.0
    half = value / 2
    tail = erfc(sqrt(half)) if freedom % 2 else exp(-half)
    for degrees in range(2 - freedom % 2, freedom, 2):
        tail += half ** (degrees / 2) * exp(-half) / gamma(degrees / 2 + 1)
    return tail
