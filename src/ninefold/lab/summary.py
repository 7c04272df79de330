"""What many games of one setup have in common: plain values, ready for JSON and for the report."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, quantiles
from typing import Any, TypedDict

from ninefold.lab.measure import Sample
from ninefold.lab.setups import Setup
from ninefold.sim.tournament import wilson

BINS = 24  # of a histogram of lengths, at most


class Share(TypedDict):
    """How often of how many times, with the 95 % interval of Wilson."""

    name: str
    times: int
    of: int
    share: float
    low: float
    high: float


class Spread(TypedDict):
    mean: float
    p5: float
    p25: float
    p50: float
    p75: float
    p95: float


class EffectRow(TypedDict):
    label: str
    per_game: float
    swing: float  # a use: what its seat gained, less its rivals' mean gain
    wins: Share  # of the seats that had it in a game: how many won
    decided: Share  # of the games with one winner: in how many the lead was taken by it for good


class Summary(TypedDict):
    label: str
    game: str
    bots: list[str]
    options: dict[str, Any]
    games: int
    shared: int  # games that several players won, none of them a team
    seats: list[Share]
    sides: list[Share]
    length_s: Spread
    turns: Spread
    lead_changes: Spread | None
    lengths: list[list[float]]  # seconds, and games: the middles of the bins
    turn_counts: list[list[float]]  # the same of turns
    leads: list[list[int]]
    scores: list[list[list[int]]]  # of each seat
    effects: list[EffectRow]


def summed_up(setup: Setup, played: Sequence[Sample]) -> Summary:
    games, seats = len(played), range(len(setup.bots))
    sides = sorted(set(played[0].sides))
    return Summary(
        label=setup.label,
        game=setup.game,
        bots=[*setup.bots],
        options=dict(setup.options),
        games=games,
        shared=0 if sides else sum(len(one.winners) > 1 for one in played),
        seats=[
            share(f"{seat + 1} {setup.bots[seat]}", sum(seat in one.winners for one in played), games)
            for seat in seats
        ],
        sides=[share(side, sum(_won_by(one) == side for one in played), games) for side in sides],
        length_s=spread([one.length_ms / 1_000 for one in played]),
        turns=spread([one.turns for one in played]),
        lead_changes=None if sides else spread([one.lead_changes for one in played]),
        lengths=binned([one.length_ms / 1_000 for one in played]),
        turn_counts=binned_whole([one.turns for one in played]),
        leads=[] if sides else counted(one.lead_changes for one in played),
        scores=[counted(one.scores[seat] for one in played) for seat in seats],
        effects=_effects(played),
    )


def share(name: str, times: int, of: int) -> Share:
    low, high = wilson(times, of) if of else (0.0, 1.0)
    return Share(
        name=name, times=times, of=of, share=times / of if of else 0.0, low=max(0.0, low), high=min(1.0, high)
    )


def spread(values: Sequence[float]) -> Spread:
    if len(values) == 1:
        values = [*values, *values]
    cuts = quantiles(values, n=20, method="inclusive")
    p5, p25, p50, p75, p95 = (float(cuts[place]) for place in (0, 4, 9, 14, 18))
    return Spread(mean=fmean(values), p5=p5, p25=p25, p50=p50, p75=p75, p95=p95)


def counted(values: Iterable[int]) -> list[list[int]]:
    return [[value, times] for value, times in sorted(Counter(values).items())]


def binned(values: Sequence[float]) -> list[list[float]]:
    low, high = min(values), max(values)
    width = (high - low) / BINS or 1.0
    times = Counter(min(BINS - 1, int((value - low) / width)) for value in values)
    return [[low + (place + 0.5) * width, times[place]] for place in range(BINS)]


def binned_whole(values: Sequence[int]) -> list[list[float]]:
    """Every bin holds equally many numbers: else those that hold one more would look like peaks."""
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // BINS)
    times = Counter((value - low) // width for value in values)
    return [[low + place * width + (width - 1) / 2, times[place]] for place in range(max(times) + 1)]


def _won_by(one: Sample) -> str:
    return one.sides[one.winners[0]]


def _effects(played: Sequence[Sample]) -> list[EffectRow]:
    times: Counter[str] = Counter()
    swings: defaultdict[str, float] = defaultdict(float)
    had: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for one in played:
        for use in one.uses:
            times[use.label] += use.times
            swings[use.label] += use.swing
        owners = {(use.label, one.sides[use.seat] if one.sides else use.seat): use for use in one.uses}
        for use in owners.values():  # a team wins once
            had[use.label] += 1
            won[use.label] += use.seat in one.winners
    decided = Counter(one.decided for one in played)
    alone = sum(len(one.winners) == 1 for one in played)
    return [
        EffectRow(
            label=label,
            per_game=many / len(played),
            swing=swings[label] / many,
            wins=share(label, won[label], had[label]),
            decided=share(label, decided[label], alone),
        )
        for label, many in sorted(times.items())
    ]
