"""Experiments with people, repeated with the bots, and what was published of them.

Ordered recall is played, by the rules of Memo Dice; the others ask a bot's memory alone. Each experiment
returns plain figures. docs/minds.md sets them beside each other; tests/lab/test_people.py holds the levels to
them. Levels are fitted to one set of seeds and judged by another: what suits chance is no merit.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from math import exp, log, sqrt
from typing import NamedTuple

from ninefold.engine import Dice, Fast, Moment
from ninefold.games import MINDS, SHELF
from ninefold.games.memo_dice.events import CupLifted, DieRolled, RoundBegun
from ninefold.games.memo_dice.state import Options
from ninefold.lab.memory.agents import BotAgent
from ninefold.lab.memory.play import kind_of, played, seeds_with
from ninefold.lab.memory.tasks import Task
from ninefold.minds import Level
from ninefold.minds.memory import (
    Memory,
    Recalled,
    Trace,
    Traits,
    active,
    forget,
    forgetting,
    perceive,
    recall,
    rehearse,
    slip,
    where_is,
)
from ninefold.sim import bots_play

FITTING, HELD_OUT = 0, 1_000_000_000  # the first seed of each set

# ACT-R tutorial, unit 4, "paired": 20 pairs, 8 times, 5 s to answer and 5 s to study.
PAIRED_RIGHT = (0.0, 0.526, 0.667, 0.798, 0.887, 0.924, 0.958, 0.954)
PAIRED_SECONDS = (2.158, 1.967, 1.762, 1.680, 1.552, 1.467, 1.402)  # from the second time on
PAIRS, TIMES, ANSWER, STUDY = 20, 8, 5_000, 5_000

# Rubin, Hinton and Wenzel (1999): two exponentials of the number of items between, and a constant.
RUBIN = (1.15, 28.0)
LAGS = (0, 1, 2, 4, 7, 12, 21, 35, 59, 99)
ITEM = 3_000  # from one item to the next
LATER = (7, 21, 35, 59, 99)  # lags at which nothing is left of the first, quick part

ROW = 8
MOVE = 6_000  # of solitaire pairs


class PairedResult(NamedTuple):
    right: tuple[float, ...]
    seconds: tuple[float, ...]  # of those that were recalled


class RowResult(NamedTuple):
    """Shares of all answers; those of the errors add up to one."""

    right: tuple[float, ...]  # by place
    errors: float
    neighbours: float  # what lay beside it
    further: float  # what lay elsewhere in the row
    omitted: float  # given up
    intruded: float  # what lay in the row before, or was never shown


def paired(traits: Traits, people: int, seed: int = HELD_OUT) -> PairedResult:
    """Learn twenty pairs, eight times over: how many are recalled, and how soon?"""
    noise = Fast(seed)
    latencies: list[list[Moment]] = [[] for _ in range(TIMES)]
    for _ in range(people):
        known: list[Memory] = [()] * PAIRS
        at = 0
        for found in latencies:
            for pair in _shuffled(PAIRS, noise):
                trace, latency = _asked(known[pair], at, traits)
                if trace is not None:
                    found.append(latency)
                shown = perceive(known[pair], 0, "answer", at + ANSWER, noise)
                at += ANSWER + STUDY
                known[pair] = rehearse(shown, at - STUDY, at, traits, noise)
    right = tuple(len(found) / people / PAIRS for found in latencies)
    return PairedResult(right, tuple(sum(found) / max(len(found), 1) / 1_000 for found in latencies))


def _asked(memory: Memory, at: Moment, traits: Traits) -> Recalled:
    return recall(active(memory, at, traits), 0, traits, _unlike)


def ordered_recall(level: Level, people: int, seed: int = HELD_OUT) -> RowResult:
    """A row, and then one of eight: what does a bot name at each place of the second, and what else?"""
    bot = BotAgent(level)
    seeds = tuple(islice(seeds_with(ROW, 1, seed), people))
    rows = Task("a row of eight", seeds, length=ROW, rows_before=1)
    answers = [answer for seed in rows.seeds for answer in played(bot, rows, seed)]
    kinds = Counter(answer.kind for answer in answers)
    right = Counter(answer.place for answer in answers if answer.kind == "right")
    wrong = kinds.total() - kinds["right"]
    return RowResult(
        right=tuple(right[place + 1] / people for place in range(ROW)),
        errors=wrong / kinds.total(),
        neighbours=kinds["neighbour"] / max(wrong, 1),
        further=kinds["row"] / max(wrong, 1),
        omitted=kinds["omitted"] / max(wrong, 1),
        intruded=(kinds["earlier"] + kinds["never"]) / max(wrong, 1),
    )


def errors_at_the_table(level: Level, games: int, seed: int = HELD_OUT) -> Counter[str]:
    """What three bots of a level name instead, game after game: how often, and of what kind."""
    kinds, options = Counter[str](), Options(naming="recognise")
    for number in range(seed, seed + games):
        rows: list[list[str]] = [[]]
        for turn in bots_play(SHELF["memo_dice"], [MINDS["memo_dice"][level]] * 3, options, number):
            for step in turn.steps:
                match step.event:
                    case RoundBegun():
                        rows.append([])
                    case DieRolled(picture):
                        rows[-1].append(picture)
                    case CupLifted(cup, guess):
                        earlier = {picture for row in rows[:-1] for picture in row}
                        kinds[kind_of(guess, cup, rows[-1], earlier)] += 1
    del kinds["right"]
    return kinds


def solitaire_pairs(traits: Traits, pairs: int, games: int, seed: int = HELD_OUT) -> float:
    """Concentration, alone: how many moves until all pairs are found? The mean."""
    noise = Fast(seed)
    return sum(_moves(traits, pairs, noise) for _ in range(games)) / games


def perfect_moves(pairs: int) -> float:
    """Expected moves of a perfect memory (Velleman and Warrington 2013), without the terms that vanish."""
    return (3 - 2 * log(2)) * pairs + 7 / 8 - 2 * log(2)


def _moves(traits: Traits, pairs: int, noise: Dice) -> int:
    cards = [str(card // 2) for card in _shuffled(2 * pairs, noise)]
    columns = max(n for n in range(2, 7) if len(cards) % n == 0)
    left, at, moves = [*range(len(cards))], 0, 0
    memory: Memory = ()

    def near(one: int, other: int) -> float:
        return float(0.5 ** (abs(one // columns - other // columns) + abs(one % columns - other % columns)))

    def turned(cell: int) -> Memory:
        return perceive(slip(memory, traits, near, noise), cell, cards[cell], at, noise)

    while left:
        traces = active(memory, at, traits)
        believed = {cell: recall(traces, cell, traits, near).trace for cell in left}
        unknown = [cell for cell in left if believed[cell] is None] or left
        first = _one_of_a_pair(believed)
        if first is None:
            first = unknown[noise.below(len(unknown))]
        memory = turned(first)
        others = tuple(trace for trace in memory if trace.where != first)
        mate = where_is(active(others, at + 1_000, traits), cards[first], traits, _unlike_things).trace
        fresh = [cell for cell in unknown if cell != first] or [cell for cell in left if cell != first]
        second = fresh[noise.below(len(fresh))] if mate is None else mate.where
        memory = turned(second)
        moves, at = moves + 1, at + MOVE
        if cards[first] == cards[second]:
            left = [cell for cell in left if cell not in (first, second)]
            memory = forget(forget(memory, first), second)
    return moves


def _one_of_a_pair(believed: dict[int, Trace | None]) -> int | None:
    seen: dict[str, Trace] = {}
    for cell, trace in believed.items():
        if trace is not None and seen.setdefault(trace.what, trace) is not trace:
            return cell
    return None


def rubin_fit(traits: Traits) -> tuple[float, tuple[float, float, float]]:
    """Fit two exponentials with Rubin's times: the share of the variance they explain, and their weights."""
    curve = [forgetting((lag + 1) * ITEM, traits) for lag in LAGS]
    one, two, constant = _least_squares(_RUBIN_PARTS, curve)
    mean = sum(curve) / len(curve)
    left = sum((a - b) ** 2 for a, b in zip(curve, rubin_curve(traits), strict=True))
    return 1 - left / sum((y - mean) ** 2 for y in curve), (one, two, constant)


def rubin_curve(traits: Traits) -> list[float]:
    """The published course of forgetting, at each lag, with the weights that suit these traits best."""
    weights = _least_squares(_RUBIN_PARTS, [forgetting((lag + 1) * ITEM, traits) for lag in LAGS])
    return [sum(w * part for w, part in zip(weights, parts, strict=True)) for parts in _RUBIN_PARTS]


_RUBIN_PARTS = [[*(exp(-lag / time) for time in RUBIN), 1.0] for lag in LAGS]


def later_losses(curve: Callable[[int], float]) -> list[float]:
    """How much of all that is lost between the first and the last of the later lags is lost by each of them.

    Of Rubin's function nothing but its slow time counts here: the weights cancel out.
    """
    first, *others = LATER
    lost = curve(first) - curve(others[-1])
    return [(curve(first) - curve(lag)) / lost for lag in others[:-1]]


def rubin_losses() -> list[float]:
    return later_losses(lambda lag: exp(-lag / RUBIN[1]))


def bot_losses(traits: Traits) -> list[float]:
    return later_losses(lambda lag: forgetting((lag + 1) * ITEM, traits))


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    a, b = sum(one) / len(one), sum(other) / len(other)
    both = sum((x - a) * (y - b) for x, y in zip(one, other, strict=True))
    return both / sqrt(sum((x - a) ** 2 for x in one) * sum((y - b) ** 2 for y in other))


def deviation(one: Sequence[float], other: Sequence[float]) -> float:
    """The mean distance of two curves."""
    return sum(abs(x - y) for x, y in zip(one, other, strict=True)) / len(one)


def _least_squares(rows: list[list[float]], wanted: list[float]) -> list[float]:
    """The normal equations, by elimination."""
    size = len(rows[0])
    table = [
        [sum(row[i] * row[j] for row in rows) for j in range(size)]
        + [sum(row[i] * y for row, y in zip(rows, wanted, strict=True))]
        for i in range(size)
    ]
    for i in range(size):
        table[i] = [value / table[i][i] for value in table[i]]
        for k in range(size):
            if k != i:
                table[k] = [a - table[k][i] * b for a, b in zip(table[k], table[i], strict=True)]
    return [row[-1] for row in table]


def _shuffled(many: int, noise: Dice) -> list[int]:
    left = [*range(many)]
    return [left.pop(noise.below(len(left))) for _ in range(many)]


def _unlike(one: int, other: int) -> float:
    return 0.0


def _unlike_things(one: str, other: str) -> float:
    return 0.0
