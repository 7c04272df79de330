"""What to look at in each game: its turns, the standing, and the powers or effects that may decide it.

Types are known by their names: those of the compiled build are other classes.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ninefold.engine import Seat

Ranking = tuple[int, ...]  # by seat, what the game counts


class NotedEffect(NamedTuple):
    """A power or effect that begins now, and whose it is."""

    label: str
    seat: Seat


def _no_effects(event: Any, state: Any) -> Iterable[NotedEffect]:
    return ()


def _no_ranking(state: Any) -> Ranking:
    return ()


def _no_sides(state: Any) -> Sequence[str]:
    return ()


@dataclass(frozen=True)
class GameNotes:
    """`turns`: the events with which one begins. A game that is not listed below has these defaults."""

    turns: frozenset[str] = frozenset({"TurnBegun"})
    ranking: Callable[[Any], Ranking] = _no_ranking  # none: nobody leads before the end
    effects: Callable[[Any, Any], Iterable[NotedEffect]] = _no_effects  # of an event and the state after it
    sides: Callable[[Any], Sequence[str]] = _no_sides  # by seat, if sides play against each other


def _memo_dice(event: Any, state: Any) -> Iterable[NotedEffect]:
    if _name(event) == "RoundScored":
        owners = {place.to for place in state.row if place.cup == "gold"}
        for seat in state.seats:
            yield NotedEffect("round with the gold cup" if seat in owners else "round without it", seat)


def _memodixe(event: Any, state: Any) -> Iterable[NotedEffect]:
    if _name(event) == "Flipped" and _name(state.phase) in ("Pair", "Barren", "Peeking"):
        yield NotedEffect(event.symbol, state.turn)
    elif _name(event) == "CallJudged":
        yield NotedEffect("right call" if event.right else "wrong call", event.seat)


def _fix(event: Any, state: Any) -> Iterable[NotedEffect]:
    if _name(event) == "RoundScored":
        for seat in state.seats:
            dice = sum(count.seat == seat and count.die is not None for count in state.phase.counts)
            yield NotedEffect(f"{dice} {'die' if dice == 1 else 'dice'} at the stop", seat)


def _jinx(event: Any, state: Any) -> Iterable[NotedEffect]:
    if _name(event) == "TurnScored":
        active = state.phase.outcome.active
        if event.finder is not None:
            yield NotedEffect("found the target", event.finder)
        if event.taken:
            yield NotedEffect("misled others with the clue", active)
        if event.returned is not None:
            yield NotedEffect("lost a card by the clue", active)


def _oni(event: Any, state: Any) -> Iterable[NotedEffect]:
    if _name(event) == "CardDrawn":
        yield NotedEffect(f"card {event.card}", event.seat)
    elif _name(event) == "PairLaid":
        yield NotedEffect(f"pair {event.symbol}", state.turn)


def _oni_ranking(state: Any) -> Ranking:
    return tuple([0 if seat == state.oni else len(state.bag) for seat in state.seats])


def _oni_sides(state: Any) -> Sequence[str]:
    return ["Oni" if seat == state.oni else "team" for seat in state.seats]


def _name(value: object) -> str:
    return type(value).__name__


NOTES: dict[str, GameNotes] = {
    "memo_dice": GameNotes(
        frozenset({"DiePicked", "CupLifted", "CupLiftedAloud"}), lambda state: state.scores, _memo_dice
    ),
    "memodixe": GameNotes(ranking=lambda state: state.won, effects=_memodixe),
    "fix": GameNotes(frozenset({"RoundBegun"}), lambda state: state.totals, _fix),
    "jinx": GameNotes(frozenset({"PositionDrawn"}), lambda state: tuple(map(len, state.won)), _jinx),
    "oni": GameNotes(ranking=_oni_ranking, effects=_oni, sides=_oni_sides),
}


def notes_of(game: str) -> GameNotes:
    return NOTES.get(game, GameNotes())
