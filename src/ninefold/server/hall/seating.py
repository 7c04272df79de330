"""Who sits with whom: tables as equal as they can be, and people who meet others.

The solver is a search by swaps: from several arrangements, two people change places as long as fewer pairs
meet again. A pair that met m times costs m * m. It is a generator, so that a long search can be done a little
at a time.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from itertools import combinations
from math import ceil

from ninefold.engine import Fast

Group = list[int]
Met = Counter[tuple[int, int]]  # by pair, the lesser number first: how often they sat together

SWAPS = 60_000  # how many are tried at most: a hall of 200 takes half a second
AT_ONCE = 200  # how many swaps are tried between two yields
TRIES = 20


def sizes(people: int, size: int, seats: range) -> list[int]:
    """How many people sit at each table. The sizes differ by at most one. In this order: as few bots as
    possible, sizes as near to `size` as possible, as few tables as possible."""
    if not people:
        return []
    fewest, most = seats[0], seats[-1]
    wanted = max(fewest, min(most, size))
    least = ceil(people / most)

    def badness(tables: int) -> tuple[int, float, int]:
        bots = sum(max(0, fewest - share) for share in _shares(people, tables))
        return bots, abs(people / tables - wanted), tables

    return _shares(people, min(range(least, max(least, people // 2) + 1), key=badness))


def _shares(people: int, tables: int) -> list[int]:
    return [people // tables + (number < people % tables) for number in range(tables)]


def meetings(rounds: Iterable[Iterable[Sequence[int]]]) -> Met:
    return Counter(pair for groups in rounds for group in groups for pair in combinations(sorted(group), 2))


def cost(groups: Iterable[Sequence[int]], met: Met) -> int:
    return sum(met[pair] ** 2 for group in groups for pair in combinations(sorted(group), 2))


def mixed(
    people: Sequence[int], shares: Sequence[int], met: Met, seed: int
) -> Generator[None, None, list[Group]]:
    """Groups of these sizes in which the fewest pairs meet again, as far as the search finds them."""
    dice, best, least, left = Fast(seed), list[Group](), 1 << 60, SWAPS
    for _ in range(TRIES):
        groups = cut(_shuffled(people, dice), shares)
        left = yield from _improved(groups, met, left)
        if (now := cost(groups, met)) < least:
            best, least = groups, now
        if not least or left <= 0:
            break
    return best


def _shuffled(people: Sequence[int], dice: Fast) -> list[int]:
    order = [*people]
    for last in range(len(order) - 1, 0, -1):
        other = dice.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _improved(groups: list[Group], met: Met, left: int) -> Generator[None, None, int]:
    """Swap two people as long as that helps. Returns how many swaps may still be tried."""
    better = True
    while better and left > 0:
        better = False
        for ours, theirs in combinations(range(len(groups)), 2):
            if not cost((groups[ours], groups[theirs]), met):
                continue
            for mine, yours in _pairs(len(groups[ours]), len(groups[theirs])):
                left -= 1
                if left % AT_ONCE == 0:
                    yield
                if _swap_helps(groups[ours], mine, groups[theirs], yours, met):
                    one, other = groups[ours][mine], groups[theirs][yours]
                    groups[ours][mine], groups[theirs][yours] = other, one
                    better = True
            if left <= 0:
                return left
    return left


def _pairs(ours: int, theirs: int) -> list[tuple[int, int]]:
    return [(mine, yours) for mine in range(ours) for yours in range(theirs)]


def _swap_helps(ours: Group, mine: int, theirs: Group, yours: int, met: Met) -> bool:
    one, other, before, after = ours[mine], theirs[yours], 0, 0
    for seat, person in enumerate(ours):
        if seat != mine:
            before += _weight(met, one, person)
            after += _weight(met, other, person)
    for seat, person in enumerate(theirs):
        if seat != yours:
            before += _weight(met, other, person)
            after += _weight(met, one, person)
    return after < before


def _weight(met: Met, one: int, other: int) -> int:
    times = met.get((one, other) if one < other else (other, one), 0)
    return times * times


def cut(people: Sequence[int], shares: Sequence[int]) -> list[Group]:
    """Cut the people, in this order, into groups of these sizes."""
    rest = iter(people)
    return [[next(rest) for _ in range(share)] for share in shares]


def kept(people: Sequence[int], shares: Sequence[int], before: Iterable[Sequence[int]]) -> list[Group]:
    """Keep the groups as far as the sizes allow; the other people fill the gaps."""
    here = {*people}
    groups = sorted(([one for one in group if one in here] for group in before), key=len, reverse=True)
    groups = [*groups[: len(shares)], *([] for _ in range(len(shares) - len(groups)))]
    groups = [group[:share] for group, share in zip(groups, shares, strict=True)]
    placed = {one for group in groups for one in group}
    rest = iter([one for one in people if one not in placed])
    return [
        [*group, *(next(rest) for _ in range(share - len(group)))]
        for group, share in zip(groups, shares, strict=True)
    ]
