"""Ratings by openskill (Plackett-Luce), beside the raw shares: they take account of who sat at the table."""

from collections.abc import Iterable, Sequence
from itertools import chain
from statistics import fmean

from ninefold.lab.extra import NeedsExtra
from ninefold.lab.tournament import MatchResult, Rating

try:
    from openskill.models import PlackettLuce
except ImportError as error:
    raise NeedsExtra("A rating", "openskill") from error


def rated(entrants: Sequence[str], sides: Sequence[str], played: Iterable[MatchResult]) -> list[Rating]:
    """The best first. Games count in the order of the plan, so the same games give the same ratings."""
    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in entrants}
    for one in sorted(played):
        seating = one.match.seating
        teams = _teams(sides, len(seating))
        own = {seat: known[name] for seat, name in enumerate(seating)}
        before = [[model.rating(own[seat].mu, own[seat].sigma) for seat in team] for team in teams]
        after = model.rate(before, ranks=_ranks(teams, one))
        found = dict(zip(chain(*teams), chain(*after), strict=True))
        for name in {*seating}:  # who sat there several times has the mean
            new = [found[seat] for seat, who in enumerate(seating) if who == name]
            mu, sigma = fmean(one.mu for one in new), fmean(one.sigma for one in new)
            known[name] = model.rating(mu, sigma, name)
    ratings = [Rating(name, one.mu, one.sigma) for name, one in known.items()]
    return sorted(ratings, key=lambda one: -one.mu)


def _teams(sides: Sequence[str], seats: int) -> list[list[int]]:
    if not sides:
        return [[seat] for seat in range(seats)]
    return [[seat for seat in range(seats) if sides[seat] == side] for side in sorted({*sides})]


def _ranks(teams: Sequence[Sequence[int]], one: MatchResult) -> list[float]:
    """Winners first, the others by their points."""
    firsts = [team[0] for team in teams]
    order = [(0, 0) if seat in one.winners else (1, -one.scores[seat]) for seat in firsts]
    return [float(sorted(order).index(place)) for place in order]
