"""What the answers say about a memory: plain values, ready for JSON and for the page."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import exp
from typing import Any, TypedDict

from ninefold.lab.memory.answers import RecallAnswer
from ninefold.lab.memory.tasks import MemoryKind, Task
from ninefold.lab.summary import Share, share

KINDS = ("right", "neighbour", "row", "earlier", "never", "omitted")
AGES_S = (5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600)
MEMORIES: dict[MemoryKind, str] = {
    "row": "sequential",
    "square": "spatial",
    "duty": "prospective",
    "sight": "control",
}
RUBIN = (1.15, 28.0)  # how fast two of the three parts fade, by lag: Rubin, Hinton & Wenzel 1999


class Rubin(TypedDict):
    """The published course of forgetting, fitted to these answers: a1 e^(-t/1.15) + a2 e^(-t/28) + a3."""

    a: list[float]
    deviation: float  # root of the mean square


class TaskResult(TypedDict):
    task: str
    recalled: Share
    chance: float  # the share that a guess would have right
    kinds: dict[str, int]


class AgentResult(TypedDict):
    """Lags, places and errors are of rows; of squares there are the errors and the forgetting, too."""

    agent: str
    memories: list[Share]  # of each kind of memory
    tasks: list[TaskResult]
    kinds: dict[str, int]
    forgetting: list[Share]  # by the age in seconds, up to the name of each
    square_kinds: dict[str, int]
    square_forgetting: list[Share]
    places: dict[str, list[Share]]  # by the length of the row: first to last
    lags: list[Share]  # by the number of pictures that were shown after it
    rubin: Rubin
    cost: dict[str, Any] | None  # of a program or a model


def result_of(
    agent: str, tasks: Sequence[Task], answers: Sequence[RecallAnswer], cost: dict[str, Any] | None = None
) -> AgentResult:
    by_task = {task.name: [one for one in answers if one.task == task.name] for task in tasks}

    def of(kind: MemoryKind) -> list[RecallAnswer]:
        return [one for task in tasks if task.kind == kind for one in by_task[task.name]]

    rows, squares = of("row"), of("square")
    at_once = [one for one in rows if one.task == "usual" or one.task.startswith("length")]
    lengths = sorted({one.length for one in at_once})
    lags = _by(at_once, lambda one: one.lag)
    return AgentResult(
        agent=agent,
        memories=[_right(name, of(kind)) for kind, name in MEMORIES.items()],
        tasks=[_task(task, by_task[task.name]) for task in tasks],
        kinds=_kinds(rows),
        forgetting=_by(rows, _age_bin),
        square_kinds=_kinds(squares),
        square_forgetting=_by(squares, _age_bin),
        places={
            str(n): _by([one for one in at_once if one.length == n], lambda one: one.place) for n in lengths
        },
        lags=lags,
        rubin=fitted(lags),
        cost=cost,
    )


def rubin_line(found: Rubin, lags: Sequence[int]) -> list[float]:
    return [sum(a * part for a, part in zip(found["a"], _parts(lag), strict=True)) for lag in lags]


def _parts(lag: int) -> tuple[float, float, float]:
    return exp(-lag / RUBIN[0]), exp(-lag / RUBIN[1]), 1.0


def kept_items(length: int, items: int) -> float:
    """Exactly: the share of a row that a perfect memory of the last so many pictures knows."""
    return min(items, length) / length


def fitted(lags: Sequence[Share]) -> Rubin:
    """By least squares, with no part below 0."""
    import numpy as np

    if not lags:
        return Rubin(a=[0.0] * 3, deviation=0.0)
    times, weights = [int(one["name"]) for one in lags], [one["of"] ** 0.5 for one in lags]
    parts = np.array([_parts(t) for t in times])
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
    return {**plan, "results": results, "answers": {"fields": fields, "by_agent": kept}}


def _task(task: Task, answers: Sequence[RecallAnswer]) -> TaskResult:
    chance = sum(one.chance for one in answers) / max(len(answers), 1)
    return TaskResult(
        task=task.name, recalled=_right(task.name, answers), chance=round(chance, 4), kinds=_kinds(answers)
    )


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
