"""A player who may forget where things lie. It knows its news, view and prompts: no rules, no state."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations

from ninefold.engine import Cells, Prompt, Seats, SomeCells
from ninefold.games.memodixe import plan
from ninefold.games.memodixe.mind import Mind, beliefs, hear, may_have, table_of, won_by, worth
from ninefold.minds import LEVELS, Bot, Level, Wish
from ninefold.minds.memory import TRAITS, Traits, active, where_is
from ninefold.parts.dixe.mind import Belief, alike, chance, known_pair, no_pair, partners, unknown
from ninefold.parts.dixe.turning import Turning
from ninefold.parts.dixe.views import Lying

# How sure a call must be: if it wins the game, if the game goes on after it, if there is nothing to lose.
WINNING, GOING_ON, FREE = 0.7, 0.9, 0.5


def choose(traits: Traits, mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    match prompts:
        case [Prompt(verb="Flip", fields={"cell": Cells(cells)}) as flip, *_]:
            return _flip(traits, mind, flip, cells, call=prompts[1:])
        case [Prompt(verb="Take", fields={"cell": Cells(cells)}) as take]:
            return Wish(mind.ready, take, {"cell": _any(mind, cells)})
        case [Prompt(verb="Look", fields={"cells": SomeCells(cells, _, most)}) as look, decline]:
            unseen = unknown(beliefs(traits, mind), _shuffled(mind, cells))[:most]
            if not unseen:
                return _only(mind, decline)
            return Wish(mind.ready, look, {"cells": tuple(sorted(unseen))})
        case [Prompt(verb="Swap", fields={"cells": SomeCells(cells)}) as swap, decline]:
            two = _confusing(mind, beliefs(traits, mind), cells)
            return Wish(mind.ready, swap, {"cells": two}) if two else _only(mind, decline)
        case [Prompt(verb="Rethrow", fields={"cell": Cells(cells)}) as rethrow]:
            belief = beliefs(traits, mind)
            # Spoil a pair that the next player may know too, else keep what is known.
            cell = _any(mind, known_pair(belief) or unknown(belief, cells) or cells)
            return Wish(mind.ready, rethrow, {"cell": cell})
        case [Prompt(verb="SetAside", fields={"cell": Cells(cells)}) as set_aside]:
            cell = _any(mind, known_pair(beliefs(traits, mind)) or cells)
            return Wish(mind.ready, set_aside, {"cell": cell})
        case [Prompt(verb="Steal", fields={"seat": Seats(victims)}) as steal]:
            won = table_of(mind).won
            return Wish(mind.ready, steal, {"seat": max(victims, key=lambda seat: won[seat])})
        case [Prompt(verb="Give", fields={"seat": Seats(seats)}) as give]:
            return Wish(mind.ready, give, {"seat": _any(mind, seats)})
        case [first, *_]:  # Done; Dixe if it must; Again rather than Pass, Continue rather than End
            return _only(mind, first)
    return None


def _only(mind: Mind, prompt: Prompt) -> Wish:
    return Wish(max(mind.ready, prompt.opens_at), prompt, {})


def _flip(traits: Traits, mind: Mind, flip: Prompt, cells: tuple[int, ...], call: Sequence[Prompt]) -> Wish:
    belief = beliefs(traits, mind)
    at = mind.ready + traits.search // 2
    match table_of(mind).scene:
        case Turning(first):
            return _second(traits, mind, flip, cells, belief[first][0], belief)
    if call and no_pair(belief, mind.in_vain) >= _sure(mind):
        return Wish(at, call[0], {})
    best = partners(belief)
    mine, others = won_by(mind)

    def promise(cell: int) -> float:
        total = 0.0
        for symbol in belief[cell]:
            first, most, second = best[symbol]
            total += (second if first == cell else most) * worth(symbol, mine, others)
        return total / len(belief[cell])

    return Wish(at, flip, {"cell": max(_shuffled(mind, cells), key=promise)})


def _second(
    traits: Traits, mind: Mind, flip: Prompt, cells: tuple[int, ...], symbol: str, belief: Belief
) -> Wish:
    if worth(symbol, *won_by(mind)) < 0:
        cell = min(_shuffled(mind, cells), key=lambda cell: chance(belief[cell], symbol))
        return Wish(mind.ready, flip, {"cell": cell})
    others = tuple(trace for trace in may_have(mind, symbol) if trace.where in cells)
    traces = active(others, mind.heard, traits)
    trace, latency = where_is(traces, symbol, traits, alike)
    if trace is not None:
        return Wish(mind.ready + latency, flip, {"cell": trace.where})
    # Where there is no hope, a known die tells the others nothing new.
    cell = max(_shuffled(mind, cells), key=lambda cell: (chance(belief[cell], symbol), -len(belief[cell])))
    return Wish(mind.ready + latency, flip, {"cell": cell})


def _sure(mind: Mind) -> float:
    """How sure it must be that no pair is left before it calls."""
    table, (mine, others) = table_of(mind), won_by(mind)
    if mine + 1 >= max(others):
        return WINNING if mine else FREE
    left = sum(isinstance(spot, Lying) for spot in table.square) + table.reserve + len(table.aside)
    return GOING_ON if left > 2 else 2.0


def _confusing(mind: Mind, belief: Belief, cells: tuple[int, ...]) -> tuple[int, int] | None:
    """Two dice that it knows and can tell apart, and others hardly can."""

    def told_apart(two: tuple[int, int]) -> bool:
        a, b = two
        return belief[a] != belief[b] and mind.square[a] != mind.square[b]

    def same_kind(two: tuple[int, int]) -> bool:
        one, other = (mind.square[cell] for cell in two)
        return isinstance(one, Lying) and isinstance(other, Lying) and one.kind == other.kind

    known = [cell for cell in cells if len(belief[cell]) == 1]
    return max(filter(told_apart, combinations(known, 2)), key=same_kind, default=None)


def _any(mind: Mind, among: tuple[int, ...]) -> int:
    return among[mind.whim % len(among)]


def _shuffled(mind: Mind, cells: tuple[int, ...]) -> tuple[int, ...]:
    start = mind.whim % len(cells)
    return cells[start:] + cells[:start]


def planned(mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    """What an elephant wishes: by its plan, or where there is nothing to weigh, like all others."""
    wish = plan.choose(mind, prompts)
    if wish is None and len(prompts) == 2 and prompts[1].verb == "Dixe":
        prompts = prompts[:1]  # it has decided not to call
    return wish or choose(TRAITS["elephant"], mind, prompts)


BOTS: dict[Level, Bot[Mind]] = {
    level: Bot(Mind, partial(hear, level), planned if level == "elephant" else partial(choose, TRAITS[level]))
    for level in LEVELS
}
