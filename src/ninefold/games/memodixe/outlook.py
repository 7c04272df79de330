"""How likely each player wins, as a bot with a good memory sees it: who has what, and what is known.

A face that a die may lie on is a bit. All faces of a die that are possible are equally likely.
"""

from math import exp
from typing import NamedTuple

from ninefold.parts.dixe.dice import FACES, KINDS, SYMBOLS

BIT = {str(symbol): 1 << number for number, symbol in enumerate(SYMBOLS)}
FALLEN = {str(kind): sum(BIT[face] for face in FACES[kind]) for kind in KINDS}  # a die that will be thrown
ANY = (1 << len(SYMBOLS)) - 1  # a die of unknown kind
SIZE = tuple(bits.bit_count() for bits in range(ANY + 1))

Masks = tuple[int, ...]  # by cell: the faces on which its die may lie; 0: no die lies there

# Weights of what `features` counts: see docs/minds.md.
WEIGHTS = (0.161, 0.293, -0.213, -0.104, 0.891, -0.598, 2.149, 0.999, 1.043, 0.016, -0.39)


class Outlook(NamedTuple):
    """At the beginning of a turn."""

    masks: Masks  # as far as the player whose turn it is knows
    out: int  # dice in the reserve or set aside
    won: tuple[int, ...]
    turn: int


def no_pair(masks: Masks) -> float:
    """About how likely all dice lie on different faces. Exact if at most one of them is unknown."""
    known, unknown = 0, []
    for mask in masks:
        if SIZE[mask] == 1:
            if mask & known:
                return 0.0
            known |= mask
        elif mask:
            unknown.append(mask)
    if len(unknown) > MANY:
        return 0.0
    likely = 1.0
    for number, mask in enumerate(unknown):
        free = mask & ~known
        if not free:
            return 0.0
        likely *= SIZE[free] / SIZE[mask]
        for other in unknown[:number]:
            others = other & ~known
            likely *= 1 - SIZE[free & others] / (SIZE[free] * SIZE[others])
    return likely


def finds(masks: Masks) -> float:
    """How likely the next turn finds a pair: one that is known, or one that the first die may have."""
    known = 0
    for mask in masks:
        if SIZE[mask] == 1:
            if mask & known:
                return 1.0
            known |= mask
    best = 0.0
    for mask in masks:
        if SIZE[mask] > 1:
            met = SIZE[mask & known] / SIZE[mask]
            best = max(best, met + (1 - met) * GUESSED)
    return best


MANY = 5  # unknown dice: some two of them are alike, or one is like a known one
GUESSED = 0.15  # how likely a second die that is unknown is the partner of the first


def features(outlook: Outlook) -> list[tuple[float, ...]]:
    """What speaks for each player."""
    masks, out, won, turn = outlook
    left, best = len(masks) - masks.count(0) + out, max(won)
    late, found, calls = 10 / (left + 1), finds(masks), no_pair(masks)
    after = (turn + 1) % len(won)
    every: list[tuple[float, ...]] = []
    for seat, mine in enumerate(won):
        is_turn, is_next = float(seat == turn), float(seat == after)
        wins = float(mine + 1 >= best)
        called = calls if mine else 0.0
        every.append(
            (
                mine,
                mine * late,
                float(not mine),
                is_turn,
                found * is_turn,
                found * late * is_turn,
                called * is_turn * wins,
                called * is_turn * (1 - wins),
                called * is_next * wins,
                is_next,
                float(mine == best),
            )
        )
    return every


def chances(outlook: Outlook) -> list[float]:
    """The chance of each seat to win."""
    powers = []
    for values in features(outlook):
        score = 0.0
        for weight, value in zip(WEIGHTS, values, strict=True):
            score += weight * value
        powers.append(exp(score))
    total = sum(powers)
    return [power / total for power in powers]
