"""Exact chances, counted instead of played."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod

from ninefold.parts.dixe.dice import FACES, KINDS, SYMBOLS, box


def no_pair(players: int, cells: int = 9) -> Fraction:
    """That freshly thrown dice, drawn for the square from the box of MX-3, all lie on different symbols."""
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
