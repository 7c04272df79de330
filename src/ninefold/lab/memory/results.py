"""What the answers say about a memory: plain values, ready for JSON and for the page."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import exp
from typing import Any, TypedDict

from ninefold.games.memo_dice.box import PICTURES
from ninefold.lab.memory.play import RecallAnswer
from ninefold.lab.memory.tasks import Task
from ninefold.lab.summary import Share, share

KINDS = ("right", "neighbour", "row", "earlier", "never", "omitted")
AGES_S = (5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600)
CHANCE = 1 / len(PICTURES)  # that one guess without memory is right
RUBIN = (1.15, 28.0)  # how fast two of the three parts fade, by lag: Rubin, Hinton & Wenzel 1999


class Rubin(TypedDict):
    """The published course of forgetting, fitted to these answers: a1 e^(-t/1.15) + a2 e^(-t/28) + a3."""

    a: list[float]
    deviation: float  # root of the mean square


class TaskResult(TypedDict):
    task: str
    recalled: Share
    kinds: dict[str, int]


class AgentResult(TypedDict):
    agent: str
    overall: Share
    tasks: list[TaskResult]
    kinds: dict[str, int]
    forgetting: list[Share]  # by the age in seconds, up to the name of each
    places: dict[str, list[Share]]  # by the length of the row: first to last
    lags: list[Share]  # by the number of pictures that were shown after it
    rubin: Rubin


def result_of(agent: str, tasks: Sequence[Task], answers: Sequence[RecallAnswer]) -> AgentResult:
    at_once = [one for one in answers if one.task == "usual" or one.task.startswith("length")]
    lengths = sorted({one.length for one in at_once})
    lags = _by(at_once, lambda one: one.lag)
    return AgentResult(
        agent=agent,
        overall=_right("all", answers),
        tasks=[_task(task, [one for one in answers if one.task == task.name]) for task in tasks],
        kinds=_kinds(answers),
        forgetting=_by(answers, _age_bin),
        places={
            str(n): _by([one for one in at_once if one.length == n], lambda one: one.place) for n in lengths
        },
        lags=lags,
        rubin=fitted(lags),
    )


def kept_items(length: int, items: int) -> float:
    """Exactly: the share of a row that a perfect memory of the last so many pictures knows."""
    return min(items, length) / length


def fitted(lags: Sequence[Share]) -> Rubin:
    """By least squares, with no part below 0."""
    import numpy as np

    times, weights = [int(one["name"]) for one in lags], [one["of"] ** 0.5 for one in lags]
    parts = np.array([[exp(-t / RUBIN[0]), exp(-t / RUBIN[1]), 1.0] for t in times])
    aim, weight = np.array([one["share"] for one in lags]), np.array(weights)
    best, least = np.zeros(3), float("inf")
    for chosen in ([0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]):
        found, *_ = np.linalg.lstsq(parts[:, chosen] * weight[:, None], aim * weight, rcond=None)
        if (found < 0).any():
            continue
        a = np.zeros(3)
        a[chosen] = found
        off = float((((parts @ a - aim) * weight) ** 2).sum() / (weight**2).sum()) ** 0.5
        if off < least - 1e-12:
            best, least = a, off
    return Rubin(a=[round(float(one), 4) for one in best], deviation=round(least, 4))


def as_json(
    plan: dict[str, Any], results: Sequence[AgentResult], answers: dict[str, list[RecallAnswer]]
) -> Any:
    fields = list(RecallAnswer._fields)
    kept = {name: [list(one) for one in given] for name, given in answers.items()}
    return {**plan, "chance": CHANCE, "results": results, "answers": {"fields": fields, "by_agent": kept}}


def _task(task: Task, answers: Sequence[RecallAnswer]) -> TaskResult:
    return TaskResult(task=task.name, recalled=_right(task.name, answers), kinds=_kinds(answers))


def _kinds(answers: Iterable[RecallAnswer]) -> dict[str, int]:
    found = Counter(one.kind for one in answers)
    return {kind: found[kind] for kind in KINDS}  # type: ignore[index]


def _right(name: str, answers: Sequence[RecallAnswer]) -> Share:
    return share(name, sum(one.kind == "right" for one in answers), len(answers))


def _by(answers: Sequence[RecallAnswer], key: Callable[[RecallAnswer], int]) -> list[Share]:
    groups: dict[int, list[RecallAnswer]] = {}
    for one in answers:
        groups.setdefault(key(one), []).append(one)
    return [_right(str(value), groups[value]) for value in sorted(groups)]


def _age_bin(one: RecallAnswer) -> int:
    return next((age for age in AGES_S if one.age_ms <= age * 1_000), AGES_S[-1])
