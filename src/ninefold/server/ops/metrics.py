"""The counters and histograms of this process, in the text format of Prometheus, for `/metrics`."""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import wraps
from time import perf_counter
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

WORK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds
HANDS = (0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0)


class Counter:
    """`known`: values of the label that are shown from the start."""

    def __init__(self, name: str, help: str, label: str = "", known: Iterable[str] = ()) -> None:
        self.name, self.help, self.label = name, help, label
        self.values: Counts[str] = Counts(dict.fromkeys(known if label else ("",), 0))

    def add(self, value: str = "", times: int = 1) -> None:
        self.values[value] += times

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "counter")
        for value, count in sorted(self.values.items()):
            label = f'{{{self.label}="{_escaped(value)}"}}' if self.label else ""
            yield f"{self.name}{label} {count}"


class Times:
    """A histogram of durations."""

    def __init__(self, name: str, help: str, bounds: Sequence[float] = WORK) -> None:
        self.name, self.help, self._bounds = name, help, bounds
        self._counts, self._sum = [0] * (len(bounds) + 1), 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
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

    @property
    def counted(self) -> int:
        return sum(self._counts)

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "histogram")
        total = 0
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


MOVES = Counter("ninefold_moves_total", "Acts of players and bots that the rules took.")
REFUSALS = Counter("ninefold_refusals_total", "What was refused, by its clause or word.", "clause")
FAILURES = Counter("ninefold_store_failures_total", "Commits that failed.")
COMMITS = Times("ninefold_commit_seconds", "From an append to its commit.")
BROADCASTS = Times("ninefold_broadcast_seconds", "To tell all at a table what was committed.")
MARGINS = Times("ninefold_race_margin_seconds", "By how much a hand was later than the first.", HANDS)
LAG = Times("ninefold_loop_lag_seconds", "How late the event loop came to what was due, four times a second.")
TAKEN = Counter(
    "ninefold_tables_taken_total",
    "Tables of many nodes that this one has taken up: nobody had it, or its node was silent.",
    "from",
    ("nobody", "silent"),
)
YIELDED = Counter(
    "ninefold_tables_yielded_total",
    "Tables that this node has no more: by another's later claim, a conflict, or as it is drained.",
    "by",
    ("claim", "conflict", "drain"),
)
ALL: tuple[Counter | Times, ...] = (
    MOVES, REFUSALS, FAILURES, COMMITS, BROADCASTS, MARGINS, LAG, TAKEN, YIELDED,
)  # fmt: skip


def written(gauges: Mapping[str, tuple[str, int]]) -> bytes:
    """All metrics as text. `gauges`: by name, the help text and the current value."""
    lines = [line for metric in ALL for line in metric.lines()]
    for name, (help, value) in gauges.items():
        lines += [*_head(name, help, "gauge"), f"{name} {value}"]
    return ("\n".join(lines) + "\n").encode()


def _head(name: str, help: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
