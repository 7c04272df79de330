"""What is kept of one played game: pure functions over its steps."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ninefold.engine import Result, Seat
from ninefold.lab.notes import GameNotes, NotedEffect, Ranking
from ninefold.sim import Played


class Use(NamedTuple):
    """How often a seat had an effect in a game. `swing`: its gain less its rivals' mean gain, in all."""

    label: str
    seat: Seat
    times: int
    swing: float


class Sample(NamedTuple):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    length_ms: int  # of table time
    turns: int
    lead_changes: int
    decided: str | None  # the effect by which the only winner took the lead for good
    uses: tuple[Use, ...]
    sides: tuple[str, ...]  # by seat; none: everybody plays alone


def measured(notes: GameNotes, play: Iterable[Played], result: Any) -> Sample:
    """`result`: the game's own function."""
    watch = _Watch(notes)
    for played in play:
        for step in played.steps:
            watch.see(step.event, step.state)
    ended: Result = result(played.state)
    watch.close(notes.ranking(played.state))
    alone = ended.winners[0] if len(ended.winners) == 1 else None
    return Sample(
        tuple(ended.winners),
        tuple(ended.scores),
        played.at,
        watch.turns,
        watch.lead_changes,
        watch.took_lead_by if alone is not None and alone == watch.leader else None,
        tuple(Use(*key, times, watch.swings[key]) for key, times in sorted(watch.times.items())),
        watch.sides,
    )


class _Watch:
    """An effect lasts until the next one, or until the next turn."""

    def __init__(self, notes: GameNotes) -> None:
        self._notes = notes
        self._open: list[NotedEffect] = []
        self._since: Ranking = ()  # the ranking before the open effects
        self._last: Ranking = ()
        self.sides: tuple[str, ...] = ()
        self.turns = self.lead_changes = 0
        self.leader: Seat | None = None
        self.took_lead_by: str | None = None
        self.times: Counter[tuple[str, Seat]] = Counter()
        self.swings: defaultdict[tuple[str, Seat], float] = defaultdict(float)

    def see(self, event: Any, state: Any) -> None:
        ranking = self._notes.ranking(state)
        began = [*self._notes.effects(event, state)]
        turned = type(event).__name__ in self._notes.turns
        if began or turned:
            self.close(self._last)
            self._open, self._since = began, self._last or ranking
            for label, seat in began:
                self.times[label, seat] += 1
        self.turns += turned
        self.sides = self.sides or tuple(self._notes.sides(state))
        self._follow_lead(ranking)
        self._last = ranking

    def close(self, ranking: Ranking) -> None:
        for effect in self._open:
            against = rivals(self.sides, effect.seat, len(ranking))
            self.swings[effect.label, effect.seat] += swing(self._since, ranking, effect.seat, against)
        self._open = []

    def _follow_lead(self, ranking: Ranking) -> None:
        first = only_leader(ranking)
        if self.sides or first is None or first == self.leader:
            return
        self.lead_changes += self.leader is not None
        self.leader = first
        own = [label for label, seat in self._open if seat == first]
        self.took_lead_by = next(iter(own or [label for label, _ in self._open]), None)


def only_leader(ranking: Ranking) -> Seat | None:
    """The seat that is ahead of all others."""
    most = max(ranking, default=0)
    return ranking.index(most) if ranking.count(most) == 1 and len(ranking) > 1 else None


def rivals(sides: Sequence[str], seat: Seat, seats: int) -> list[Seat]:
    if sides:
        return [other for other in range(seats) if sides[other] != sides[seat]]
    return [other for other in range(seats) if other != seat]


def swing(before: Ranking, after: Ranking, seat: Seat, against: Sequence[Seat]) -> float:
    """A seat's gain, less the mean gain of its rivals."""
    if not before or not after or not against:
        return 0.0
    gains = [now - then for then, now in zip(before, after, strict=True)]
    return gains[seat] - sum(gains[other] for other in against) / len(against)
