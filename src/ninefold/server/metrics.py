"""What the server counts and times, for `/metrics`, as Prometheus reads it. One set for the process."""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from time import perf_counter
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds


class Counter:
    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self.values: Counts[str] = Counts() if label else Counts({"": 0})

    def add(self, value: str = "") -> None:
        self.values[value] += 1

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "counter")
        for value, count in sorted(self.values.items()):
            label = f'{{{self.label}="{_escaped(value)}"}}' if self.label else ""
            yield f"{self.name}{label} {count}"


class Times:
    """How long something took, counted up to each of BOUNDS."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self._counts, self._sum = [0] * (len(BOUNDS) + 1), 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def of(self, work: Callable[P, R]) -> Callable[P, R]:
        @wraps(work)
        def timed(*values: P.args, **named: P.kwargs) -> R:
            began = perf_counter()
            try:
                return work(*values, **named)
            finally:
                self.add(perf_counter() - began)

        return timed

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "histogram")
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


MOVES = Counter("ninefold_moves_total", "Acts of players and bots that the rules took.")
REFUSALS = Counter("ninefold_refusals_total", "What was refused, by its clause or word.", "clause")
FAILURES = Counter("ninefold_store_failures_total", "Commits that failed.")
COMMITS = Times("ninefold_commit_seconds", "From an append to its commit.")
BROADCASTS = Times("ninefold_broadcast_seconds", "To tell all at a table what was committed.")
TAKEN = Counter("ninefold_tables_taken_total", "Tables of many nodes that this one has taken up.")
YIELDED = Counter("ninefold_tables_yielded_total", "Tables that another has now, by how we know.", "by")
ALL: tuple[Counter | Times, ...] = (MOVES, REFUSALS, FAILURES, COMMITS, BROADCASTS, TAKEN, YIELDED)


def written(gauges: Mapping[str, tuple[str, int]]) -> bytes:
    """All of it as text; `gauges`: by name, a help and the value as it is now."""
    lines = [line for metric in ALL for line in metric.lines()]
    for name, (help, value) in gauges.items():
        lines += [*_head(name, help, "gauge"), f"{name} {value}"]
    return ("\n".join(lines) + "\n").encode()


def _head(name: str, help: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
