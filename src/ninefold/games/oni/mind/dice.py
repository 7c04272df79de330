"""What may lie under the dice, to this mind, and what a pair is worth to the team."""

from collections.abc import Iterable

from ninefold.engine import Moment
from ninefold.games.oni.mind import Mind
from ninefold.games.oni.view import Public
from ninefold.minds.memory import Memory, Traits, active, recall
from ninefold.parts.dixe.dice import FACES
from ninefold.parts.dixe.mind import Belief, Possible, believe, chance, nearness, possible
from ninefold.parts.dixe.views import Lying

# How sure it must be to call; towards the end, with less to lose, less sure.
SURE = 0.85
LAST_CHANCE = 40_000


def table_of(mind: Mind) -> Public:
    assert mind.table is not None
    return mind.table


def beliefs(traits: Traits, mind: Mind) -> Belief:
    """By cell, the symbols that may lie hidden: what it recalls, else felt, else what kind and top allow."""
    square = table_of(mind).square
    traces = active(_lying(mind, mind.memory), mind.heard, traits)
    felt = active(_lying(mind, mind.felt), mind.heard, traits)
    near = nearness(len(square))

    def recalled(cell: int, may_be: Possible) -> str | None:
        fitting = [trace for trace in traces if trace.trace.what in may_be]
        trace = recall(fitting, cell, traits, near).trace
        return None if trace is None else trace.what

    belief = believe(square, recalled)
    for trace, activation in felt:
        symbols = tuple(trace.what.split())
        if activation > traits.threshold and set(symbols) < set(belief[trace.where]):
            belief[trace.where] = symbols
    return belief


def _lying(mind: Mind, memory: Memory) -> Memory:
    square = table_of(mind).square
    return tuple([trace for trace in memory if isinstance(square[trace.where], Lying)])


def may_have(mind: Mind, symbol: str) -> Memory:
    """The memories of those dice that may hide this symbol."""
    square = table_of(mind).square
    return tuple([trace for trace in mind.memory if symbol in possible(square[trace.where])])


def sure(mind: Mind) -> float:
    """How sure it must be that no pair is left before it calls."""
    table = table_of(mind)
    assert table.ends_at is not None
    left: Moment = table.ends_at - mind.heard
    return SURE * min(1.0, left / LAST_CHANCE)


def worth(table: Public, symbol: str) -> float:
    """How many dice a pair of this symbol brings the team now."""
    match symbol:
        case "mask":
            return 0.3
        case "skull":
            return 0.85
        case "smiley":
            return 1.0 + 0.2 * min(len(table.effects), 3)
        case "clover":
            return 0.9
        case "aum" | "pi" | "sun" | "bomb" | "anchor":
            return 1.2
    return 1.0


def met(belief: Belief, symbol: str, besides: Iterable[int] = ()) -> float:
    """How many other dice may hide this symbol."""
    return sum([chance(possible, symbol) for cell, possible in belief.items() if cell not in besides])


def clashes(belief: Belief, kind: str, besides: Iterable[int] = ()) -> float:
    """How likely a die of this kind, thrown, lies on what another die lies on."""
    faces: tuple[str, ...] = FACES[kind]  # type: ignore[index]
    return sum([met(belief, symbol, besides) for symbol in faces])
