"""Memory that forgets as people do: what was seen often or lately comes to mind soon, the rest late or never.

The formulae are those of ACT-R's declarative memory; docs/minds.md explains them and the four levels, and
shows how close they come to people (`ninefold.lab.people`).
All chance is drawn while perceiving. Recalling is a function of the memory, the question and the moment.
"""

from collections.abc import Callable, Iterable
from math import exp, inf, log, pow
from typing import Any, NamedTuple

from ninefold.engine import Data, Dice, Moment, replace
from ninefold.minds import Level

KEPT = 3  # moments of a trace that are kept exactly: older ones count as if spread evenly
GRAIN = 1 << 20
NEXT = 0.5  # places as near as this are neighbours

Likeness = Callable[[Any, Any], float]  # 1: the same; 0: nothing in common


class Traits(Data):
    """How well somebody remembers."""

    decay: float  # how fast a trace fades: activation falls with the logarithm of time
    noise: float  # scale of the logistic noise in every trace
    threshold: float  # a trace that is less active does not come to mind
    penalty: float  # by how much something with nothing in common is less active than what was asked for
    search: Moment  # ms until it gives up; a more active trace comes sooner
    slips: int = 0  # percent of things taken in that make two neighbours change places in the mind
    says: Moment = 0  # ms to rehearse one thing of a row; 0: it does not rehearse
    earlier: float = inf  # by how much something of an earlier row is less active than of this one
    faint: float = 0.0  # how far below the threshold a trace may be and still be named when it must answer
    gives_up: int = 0  # if nothing comes to mind: percent of the times that it gives up instead of guessing


TRAITS: dict[Level, Traits] = {
    "goldfish": Traits(
        decay=0.8, noise=0.5, threshold=-1.6, penalty=1.5, search=1_200, slips=60, earlier=0.1
    ),
    "child": Traits(
        decay=0.6, noise=0.45, threshold=-2.0, penalty=2.0, search=2_000, slips=60, earlier=0.1, gives_up=50
    ),
    "adult": Traits(
        decay=0.5,
        noise=0.44,
        threshold=-2.15,
        penalty=3.0,
        search=2_500,
        slips=50,
        says=600,
        earlier=2.5,
        faint=2.0,
        gives_up=100,
    ),
    "elephant": Traits(decay=0.0, noise=0.0, threshold=-inf, penalty=inf, search=1_500),
}


class Trace(Data):
    """One thing seen at one place, once or several times."""

    where: int
    what: str
    noise: float  # of a standard logistic distribution, drawn when it was last seen
    first: Moment
    times: int
    latest: tuple[Moment, ...]  # the last moments, newest first


Memory = tuple[Trace, ...]  # one trace a place


class Active(NamedTuple):
    trace: Trace
    activation: float


class Recalled(NamedTuple):
    trace: Trace | None  # None: nothing comes to mind
    latency: Moment


def perceive(memory: Memory, where: int, what: str, at: Moment, noise: Dice) -> Memory:
    """See `what` at a place. Seen there again, it is learnt better; anything else there is replaced."""
    others = tuple(trace for trace in memory if trace.where != where)
    chance = _logistic(noise)
    for trace in memory:
        if trace.where == where and trace.what == what:
            latest = (at, *trace.latest[: KEPT - 1])
            return (*others, replace(trace, noise=chance, times=trace.times + 1, latest=latest))
    return (*others, Trace(where, what, chance, at, 1, (at,)))


def forget(memory: Memory, where: int) -> Memory:
    """Forget a place: what lies there is known to have changed."""
    return tuple(trace for trace in memory if trace.where != where)


def exchange(memory: Memory, one: int, other: int) -> Memory:
    """Exchange two places: their things are known to have been swapped."""
    to = {one: other, other: one}
    return tuple(replace(trace, where=to[trace.where]) if trace.where in to else trace for trace in memory)


def slip(memory: Memory, traits: Traits, near: Likeness, noise: Dice) -> Memory:
    """Taking in something new, two neighbours may change places in the mind, if each was seen once."""
    if not traits.slips or not memory or noise.below(100) >= traits.slips:
        return memory
    once = [trace.where for trace in memory if trace.times == 1]
    one = memory[noise.below(len(memory))].where
    beside = [other for other in once if other != one and near(one, other) >= NEXT]
    if one not in once or not beside:
        return memory
    return exchange(memory, one, beside[noise.below(len(beside))])


def rehearse(memory: Memory, since: Moment, until: Moment, traits: Traits, noise: Dice) -> Memory:
    """In a quiet gap, say the row over from its beginning, as far as one gets: each thing said is a sight."""
    if not traits.says:
        return memory
    said = noise.below((until - since) // traits.says + 1)
    at = since
    for trace in sorted(memory, key=lambda trace: trace.where)[:said]:
        at += traits.says
        if base_level(trace, at, traits.decay) + traits.noise * trace.noise > traits.threshold:
            memory = perceive(memory, trace.where, trace.what, at, noise)
    return memory


def active(memory: Memory, at: Moment, traits: Traits) -> list[Active]:
    """How active every trace is at a moment, whatever the question."""
    return [
        Active(trace, base_level(trace, at, traits.decay) + traits.noise * trace.noise) for trace in memory
    ]


def with_earlier(memory: Memory, earlier: Memory, at: Moment, traits: Traits) -> list[Active]:
    """The row that is asked for, and the one before it, which intrudes."""
    before = [Active(trace, activation - traits.earlier) for trace, activation in active(earlier, at, traits)]
    return active(memory, at, traits) + before


def recall(traces: Iterable[Active], where: int, traits: Traits, near: Likeness) -> Recalled:
    """What lies there: the most active trace, which may be of a place nearby."""
    best, most = None, traits.threshold
    for trace, activation in traces:
        if trace.where != where:
            activation -= traits.penalty * (1 - near(where, trace.where))
        if activation > most:
            best, most = trace, activation
    return _recalled(best, most, traits)


def where_is(traces: Iterable[Active], what: str, traits: Traits, alike: Likeness) -> Recalled:
    """Where such a thing lies: the most active trace, which may be of a similar thing."""
    best, most = None, traits.threshold
    for trace, activation in traces:
        if trace.what != what:
            activation -= traits.penalty * (1 - alike(what, trace.what))
        if activation > most:
            best, most = trace, activation
    return _recalled(best, most, traits)


def forgetting(age: Moment, traits: Traits) -> float:
    """The probability that a thing seen once, this long ago, comes to mind if nothing resembles it."""
    above = base_level(Trace(0, "", 0.0, 0, 1, (0,)), age, traits.decay) - traits.threshold
    return 1.0 if above == inf else 1 / (1 + exp(-above / traits.noise))


def base_level(trace: Trace, at: Moment, decay: float) -> float:
    """ln of the sum of age^-decay over all times that it was seen, ages in seconds and never below one."""
    total, age = 0.0, 1.0
    for moment in trace.latest:
        age = max((at - moment) / 1_000, 1.0)
        total += pow(age, -decay)
    if trace.times > KEPT:
        total += (trace.times - KEPT) * _mean_power(age, max((at - trace.first) / 1_000, 1.0), decay)
    return log(total)


def _mean_power(newer: float, oldest: float, decay: float) -> float:
    """The mean of age^-decay between two ages."""
    if oldest - newer < 1e-9:
        return pow(newer, -decay)
    rest = 1 - decay
    return (pow(oldest, rest) - pow(newer, rest)) / (rest * (oldest - newer))


def _recalled(best: Trace | None, activation: float, traits: Traits) -> Recalled:
    if best is None:
        return Recalled(None, traits.search)
    return Recalled(best, round(traits.search * exp(traits.threshold - activation)))


def _logistic(noise: Dice) -> float:
    chance = (noise.below(GRAIN) + 0.5) / GRAIN
    return log(chance / (1 - chance))
