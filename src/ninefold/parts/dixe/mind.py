"""What may lie under the dice, to somebody who recalls some of them. Memory itself is the bots' own."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

from ninefold.parts.dixe.dice import OTHERS
from ninefold.parts.dixe.square import COLUMNS
from ninefold.parts.dixe.views import Lying, Spot, Spots, Turned

Possible = tuple[str, ...]  # symbols, all equally likely; a single one is known
Belief = dict[int, Possible]  # by cell

DOUBT = 0.005  # the least doubt that a pair is left
_ALIKE = {
    ("sun", "smiley"): 0.6,
    ("skull", "mask"): 0.6,
    ("smiley", "mask"): 0.5,
    ("pi", "aum"): 0.5,
    ("bomb", "skull"): 0.3,
    ("anchor", "bolt"): 0.3,
}


def alike(one: str, other: str) -> float:
    """How easily two symbols are mistaken for each other."""
    return _ALIKE.get((one, other)) or _ALIKE.get((other, one)) or 0.0


@cache
def nearness(size: int) -> Callable[[int, int], float]:
    """How easily two cells of a square of this size are mistaken for each other."""
    columns = COLUMNS[size]
    places = [divmod(cell, columns) for cell in range(size)]
    near = tuple(tuple(0.5 ** (abs(a - c) + abs(b - d)) for c, d in places) for a, b in places)
    return lambda one, other: near[one][other]


def turned(square: Spots) -> list[str]:
    """The symbols that lie open."""
    return [spot.symbol for spot in square if isinstance(spot, Turned)]


def newly_turned(before: Spots, now: Spots) -> list[tuple[int, str]]:
    """The faces that came to light, by cell."""
    return [
        (cell, spot.symbol)
        for cell, spot in enumerate(now)
        if isinstance(spot, Turned) and before[cell : cell + 1] != (spot,)
    ]


def exchanged(before: Spots, now: Spots) -> tuple[int, int] | None:
    """Two cells whose dice lie in each other's place, as far as kinds and tops tell."""
    match [cell for cell in range(len(now)) if before[cell] != now[cell]]:
        case [a, b] if before[a] == now[b] and before[b] == now[a]:
            return a, b
    return None


def possible(spot: Spot) -> Possible:
    """What kind and top allow."""
    return OTHERS[spot.kind, spot.top] if isinstance(spot, Lying) else ()


def believe(square: Spots, recalled: Callable[[int, Possible], str | None]) -> Belief:
    """What lies open; what is recalled of a cell; else what kind and top allow."""
    belief: Belief = {}
    for cell, spot in enumerate(square):
        match spot:
            case Lying(kind, top):
                may_be = OTHERS[kind, top]
                symbol = recalled(cell, may_be)
                belief[cell] = may_be if symbol is None else (symbol,)
            case Turned(symbol=symbol):
                belief[cell] = (symbol,)
    return belief


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
    """The probability that all symbols are different, after this many turns without a pair."""
    different = max(all_different(belief), DOUBT)
    overlooked = (1 - different) * (1 - 1 / len(belief)) ** in_vain  # by luck, a pair is found about so soon
    return different / (different + overlooked)


def all_different(belief: Belief) -> float:
    """The probability that no two dice lie on the same symbol."""
    return _all_different(tuple(sorted(belief.values(), key=len)))


@lru_cache(4096)
def _all_different(cells: tuple[Possible, ...]) -> float:
    """Die after die: the probability of each set of symbols used so far, without a repetition."""
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
