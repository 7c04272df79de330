"""The counters and histograms of this process, in the text format of Prometheus, for `/metrics`.

prometheus_client writes it, and adds series of the process and its garbage collector. Its own counters take a
lock for each count, which every move would pay for: ours are plain numbers, read when somebody asks.
"""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import wraps
from itertools import accumulate
from time import perf_counter
from typing import ParamSpec, TypeVar

from prometheus_client import (
    CONTENT_TYPE_PLAIN_0_0_4,
    GC_COLLECTOR,
    PROCESS_COLLECTOR,
    Metric,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

P = ParamSpec("P")
R = TypeVar("R")

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
WORK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds
HANDS = (0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0)


class Counter:
    """`known`: values of the label that are shown from the start."""

    def __init__(self, name: str, help: str, label: str = "", known: Iterable[str] = ()) -> None:
        self.name, self.help, self.label = name, help, label
        self.values: Counts[str] = Counts(dict.fromkeys(known if label else ("",), 0))

    def add(self, value: str = "", times: int = 1) -> None:
        self.values[value] += times

    def family(self) -> Metric:
        family = CounterMetricFamily(self.name, self.help, labels=[self.label] if self.label else [])
        for value, count in sorted(self.values.items()):
            family.add_metric([value] if self.label else [], count)
        return family


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

    def family(self) -> Metric:
        bounds = (*map(str, self._bounds), "+Inf")
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(self.name, self.help, buckets, self._sum)


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
    return generate_latest(_Now(gauges))


class _Now(Collector):
    def __init__(self, gauges: Mapping[str, tuple[str, int]]) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        for metric in ALL:
            yield metric.family()
        for name, (help, value) in self._gauges.items():
            yield GaugeMetricFamily(name, help, value)
        yield from PROCESS_COLLECTOR.collect()
        yield from GC_COLLECTOR.collect()
