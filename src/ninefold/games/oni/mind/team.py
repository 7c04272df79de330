"""What a player of the team wishes in a turn: which dice to turn, when to call, what a power is used for."""

from ninefold.games.oni.mind import Mind, shuffled
from ninefold.games.oni.mind.dice import beliefs, clashes, may_have, met, sure, table_of, worth
from ninefold.games.oni.view import Turning
from ninefold.minds.memory import Traits, active, where_is
from ninefold.parts.dixe.mind import Belief, alike, chance, no_pair, partners, unknown
from ninefold.parts.dixe.square import CellNumbers
from ninefold.parts.dixe.views import Lying, Turned

LEARNING = 0.1  # what turning an unknown die is worth, in dice

Picked = tuple[int, int]  # a cell, and how much longer than usual it took to think of it


def calls(traits: Traits, mind: Mind) -> bool:
    """Whether the team calls: it believes that no pair is left."""
    table = table_of(mind)
    if table.too_many:
        return False
    return no_pair(beliefs(traits, mind), mind.in_vain) >= sure(mind)


def die_to_turn(traits: Traits, mind: Mind, cells: CellNumbers) -> Picked:
    table, belief = table_of(mind), beliefs(traits, mind)
    match table.scene:
        case Turning(first):
            return _second(traits, mind, cells, first, belief)
    if table.sought is not None:
        sought = table.sought
        return max(shuffled(mind, cells), key=lambda cell: chance(belief[cell], sought)), traits.search // 2
    best = partners(belief)

    def promise(cell: int) -> float:
        total = 0.0
        for symbol in belief[cell]:
            first, most, second = best[symbol]
            total += (second if first == cell else most) * worth(table, symbol)
        return total / len(belief[cell]) + (LEARNING if len(belief[cell]) > 1 else 0)

    return max(shuffled(mind, cells), key=promise), traits.search // 2


def _second(traits: Traits, mind: Mind, cells: CellNumbers, first: int, belief: Belief) -> Picked:
    """The cell with the symbol of the first die; if nobody knows it, a cell that may have it."""
    spot = table_of(mind).square[first]
    symbol = spot.symbol if isinstance(spot, Turned) else belief[first][0]
    traces = active(tuple([t for t in may_have(mind, symbol) if t.where in cells]), mind.heard, traits)
    trace, latency = where_is(traces, symbol, traits, alike)
    if trace is not None:
        return trace.where, latency
    likely = max(shuffled(mind, cells), key=lambda cell: (chance(belief[cell], symbol), len(belief[cell])))
    return likely, latency


def die_to_take(traits: Traits, mind: Mind, cells: CellNumbers) -> int:
    """The other is thrown: may it be one that is unlikely to make another pair."""
    belief, square = beliefs(traits, mind), table_of(mind).square

    def risk(cell: int) -> float:
        (other,) = (one for one in cells if one != cell)
        spot = square[other]
        return clashes(belief, spot.kind, cells) if isinstance(spot, Lying | Turned) else 0.0

    return min(shuffled(mind, cells), key=risk)


def dice_to_see(traits: Traits, mind: Mind, cells: CellNumbers, most: int) -> CellNumbers:
    """The dice that nobody knows, to be shown or felt."""
    return tuple(sorted(unknown(beliefs(traits, mind), shuffled(mind, cells))[:most]))


def symbol_to_hide(traits: Traits, mind: Mind, faces: tuple[str, ...], cell: int) -> str:
    """A symbol that lies nowhere else."""
    belief = beliefs(traits, mind)
    return min(shuffled(mind, faces), key=lambda symbol: met(belief, symbol, (cell,)))


def symbol_to_name(traits: Traits, mind: Mind, symbols: tuple[str, ...]) -> str:
    """The symbol whose place it knows best: others have seen it, too."""
    best = partners(beliefs(traits, mind))
    return max(shuffled(mind, symbols), key=lambda symbol: best.get(symbol, (-1, 0.0, 0.0))[1])
