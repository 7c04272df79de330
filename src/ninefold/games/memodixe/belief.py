"""What may lie under the dice, to somebody who recalls some of them, and what it is worth."""

from collections.abc import Iterable
from functools import lru_cache

Possible = tuple[str, ...]  # symbols, all equally likely; a single one is known
Belief = dict[int, Possible]  # by cell

DOUBT = 0.005  # nobody is surer than this that a pair is left


def chance(possible: Possible, symbol: str) -> float:
    return 1 / len(possible) if symbol in possible else 0.0


def partners(belief: Belief) -> dict[str, tuple[int, float, float]]:
    """For each symbol: the cell most likely to have it, how likely that is, and the next likely cell."""
    best: dict[str, tuple[int, float, float]] = {}
    for cell, possible in belief.items():
        likely = 1 / len(possible)
        for symbol in possible:
            first, most, second = best.get(symbol, (-1, 0.0, 0.0))
            if likely > most:
                best[symbol] = cell, likely, most
            elif likely > second:
                best[symbol] = first, most, likely
    return best


def known_pair(belief: Belief) -> tuple[int, ...]:
    """Cells that are believed to have one symbol: two of them, or none."""
    seen: dict[Possible, int] = {}
    for cell, possible in belief.items():
        if len(possible) == 1:
            if possible in seen:
                return seen[possible], cell
            seen[possible] = cell
    return ()


def unknown(belief: Belief, cells: Iterable[int]) -> tuple[int, ...]:
    return tuple(cell for cell in cells if len(belief[cell]) > 1)


def no_pair(belief: Belief, in_vain: int) -> float:
    """How likely are all symbols different, after so many turns that found no pair?"""
    different = max(_all_different(tuple(sorted(belief.values(), key=len))), DOUBT)
    overlooked = (1 - different) * (1 - 1 / len(belief)) ** in_vain  # by luck, a pair is found about so soon
    return different / (different + overlooked)


@lru_cache(4096)
def _all_different(cells: tuple[Possible, ...]) -> float:
    """Die after die, the chance of each set of symbols used so far without a repetition."""
    used: dict[frozenset[str], float] = {frozenset(): 1.0}
    for possible in cells:
        after: dict[frozenset[str], float] = {}
        for symbols, likely in used.items():
            for symbol in possible:
                if symbol not in symbols:
                    more = symbols | {symbol}
                    after[more] = after.get(more, 0.0) + likely / len(possible)
        used = after
    return sum(used.values())


def worth(symbol: str, mine: int, others: tuple[int, ...]) -> float:
    """What a pair of this symbol brings now, in dice."""
    match symbol:
        case "sun":
            return 1.0 + 1 / len(others) if any(others) else 0.1
        case "smiley":
            return _gift(mine, others)
        case "mask":
            return 0.6
        case "clover":
            return 1.5
        case "bomb" | "pi" | "skull":
            return 1.2
    return 1.0


def _gift(mine: int, others: tuple[int, ...]) -> float:
    """Those with most give to one of those with fewest."""
    most, fewest = max(mine, *others), min(mine, *others)
    if most == fewest:
        return 0.1
    if mine == most:
        return -2.0
    return 1.5 if mine == fewest else 0.3
