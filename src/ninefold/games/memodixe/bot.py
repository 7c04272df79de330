"""A player who may forget where things lie. It knows its news, view and prompts: no rules, no state."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations

from ninefold.engine import Cells, Data, Dice, Moment, Prompt, Seat, Seats, SomeCells, View
from ninefold.games.memodixe.belief import Belief, chance, known_pair, no_pair, partners, unknown, worth
from ninefold.games.memodixe.view import (
    Curtain,
    DiceAdded,
    DiceFell,
    Glimpse,
    Lying,
    News,
    Private,
    Public,
    Spot,
    SquareLaid,
    Turned,
)
from ninefold.minds import LEVELS, Bot, Level, Wish
from ninefold.minds.memory import TRAITS, Memory, Traits, active, exchange, forget, perceive, recall, where_is
from ninefold.minds.reaction import REFLEXES, reaction
from ninefold.parts.dixe import OTHERS

WHIMS = 1 << 16
# How sure a call must be: if it wins the game, if the game goes on after it, if there is nothing to lose.
WINNING, GOING_ON, FREE = 0.7, 0.9, 0.5
# How many of a hundred swaps behind the curtain are noticed, if kinds and tops give them away.
WATCHFUL: dict[Level, int] = {"goldfish": 0, "child": 20, "adult": 60, "elephant": 100}

_NEAR = tuple(tuple(0.5 ** (abs(a // 3 - b // 3) + abs(a % 3 - b % 3)) for b in range(9)) for a in range(9))
_ALIKE = {
    ("sun", "smiley"): 0.6,
    ("skull", "mask"): 0.6,
    ("smiley", "mask"): 0.5,
    ("pi", "aum"): 0.5,
    ("bomb", "skull"): 0.3,
    ("anchor", "bolt"): 0.3,
}


class Mind(Data):
    seat: Seat
    heard: Moment = 0  # when something happened last
    ready: Moment = 0  # when its hand can move
    whim: int = 0  # decides what memory does not
    memory: Memory = ()  # of hidden faces, by cell
    square: tuple[Spot, ...] = ()  # as last seen
    glimpses: tuple[Glimpse, ...] = ()
    in_vain: int = 0  # turns without a pair since dice were thrown
    table: Public | None = None


def near(one: int, other: int) -> float:
    return _NEAR[one][other]


def alike(one: str, other: str) -> float:
    return _ALIKE.get((one, other)) or _ALIKE.get((other, one)) or 0.0


def hear(level: Level, mind: Mind, at: Moment, news: News, view: View, noise: Dice) -> Mind:
    table, private = view.public, view.private
    assert isinstance(table, Public) and isinstance(private, Private)
    square = table.square or private.square or mind.square
    memory, in_vain = mind.memory, mind.in_vain
    match news:
        case SquareLaid():
            memory, in_vain = (), 0
        case DiceFell(cells) | DiceAdded(cells):
            in_vain = 0
            for cell in cells:
                memory = forget(memory, cell)
        case _ if _open(mind.square) == 2 and not _open(square):
            in_vain += 1
    if square != mind.square:
        behind = mind.table is not None and isinstance(mind.table.scene, Curtain)
        if behind and mind.square and (private.square or noise.below(100) < WATCHFUL[level]):
            memory = _noticed(memory, mind.square, square)
        memory = _watched(memory, mind.square, square, at, noise)
    if private.glimpses != mind.glimpses:
        for glimpse in private.glimpses:
            memory = perceive(memory, glimpse.cell, glimpse.symbol, at, noise)
    ready, whim = at + reaction(REFLEXES[level], len(square), noise), noise.below(WHIMS)
    return Mind(mind.seat, at, ready, whim, memory, square, private.glimpses, in_vain, table)


def _watched(
    memory: Memory, before: tuple[Spot, ...], now: tuple[Spot, ...], at: Moment, noise: Dice
) -> Memory:
    """See which dice were turned."""
    for cell, spot in enumerate(now):
        if isinstance(spot, Turned) and before[cell : cell + 1] != (spot,):
            memory = perceive(memory, cell, spot.symbol, at, noise)
    return memory


def _open(square: tuple[Spot, ...]) -> int:
    return sum(isinstance(spot, Turned) for spot in square)


def _noticed(memory: Memory, before: tuple[Spot, ...], now: tuple[Spot, ...]) -> Memory:
    """Behind the curtain, or when it opens: do two dice lie in each other's place?"""
    match [cell for cell in range(len(now)) if before[cell] != now[cell]]:
        case [a, b] if before[a] == now[b] and before[b] == now[a]:
            return exchange(memory, a, b)
    return memory


def choose(traits: Traits, mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    match prompts:
        case [Prompt(verb="Flip", fields={"cell": Cells(cells)}) as flip, *call]:
            return _flip(traits, mind, flip, cells, call)
        case [Prompt(verb="Take", fields={"cell": Cells(cells)}) as take]:
            return Wish(mind.ready, take, {"cell": _any(mind, cells)})
        case [Prompt(verb="Look", fields={"cells": SomeCells(cells, _, most)}) as look, decline]:
            unseen = unknown(_believe(traits, mind), _shuffled(mind, cells))[:most]
            if not unseen:
                return _only(mind, decline)
            return Wish(mind.ready, look, {"cells": tuple(sorted(unseen))})
        case [Prompt(verb="Swap", fields={"cells": SomeCells(cells)}) as swap, decline]:
            two = _confusing(mind, _believe(traits, mind), cells)
            return Wish(mind.ready, swap, {"cells": two}) if two else _only(mind, decline)
        case [Prompt(verb="Rethrow", fields={"cell": Cells(cells)}) as rethrow]:
            belief = _believe(traits, mind)
            # Spoil a pair that the next player may know too, else keep what is known.
            cell = _any(mind, known_pair(belief) or unknown(belief, cells) or cells)
            return Wish(mind.ready, rethrow, {"cell": cell})
        case [Prompt(verb="SetAside", fields={"cell": Cells(cells)}) as set_aside]:
            cell = _any(mind, known_pair(_believe(traits, mind)) or cells)
            return Wish(mind.ready, set_aside, {"cell": cell})
        case [Prompt(verb="Steal", fields={"seat": Seats(victims)}) as steal]:
            won = _table(mind).won
            return Wish(mind.ready, steal, {"seat": max(victims, key=lambda seat: won[seat])})
        case [Prompt(verb="Give", fields={"seat": Seats(seats)}) as give]:
            return Wish(mind.ready, give, {"seat": _any(mind, seats)})
        case [first, *_]:  # Done; Dixe if it must; Again rather than Pass, Continue rather than End
            return _only(mind, first)
    return None


def _only(mind: Mind, prompt: Prompt) -> Wish:
    return Wish(max(mind.ready, prompt.opens_at), prompt, {})


def _flip(traits: Traits, mind: Mind, flip: Prompt, cells: tuple[int, ...], call: list[Prompt]) -> Wish:
    belief = _believe(traits, mind)
    at = mind.ready + traits.search // 2
    match [spot.symbol for spot in mind.square if isinstance(spot, Turned)]:
        case [symbol]:
            return _second(traits, mind, flip, cells, symbol, belief)
    if call and no_pair(belief, mind.in_vain) >= _sure(mind):
        return Wish(at, call[0], {})
    best = partners(belief)
    mine, others = _won(mind)

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
    if worth(symbol, *_won(mind)) < 0:
        cell = min(_shuffled(mind, cells), key=lambda cell: chance(belief[cell], symbol))
        return Wish(mind.ready, flip, {"cell": cell})
    memory = tuple(trace for trace in mind.memory if symbol in _possible(mind.square[trace.where]))
    trace, latency = where_is(active(memory, mind.heard, traits), symbol, traits, alike)
    if trace is not None:
        return Wish(mind.ready + latency, flip, {"cell": trace.where})
    # Where there is no hope, a known die tells the others nothing new.
    cell = max(_shuffled(mind, cells), key=lambda cell: (chance(belief[cell], symbol), -len(belief[cell])))
    return Wish(mind.ready + latency, flip, {"cell": cell})


def _sure(mind: Mind) -> float:
    """How sure it must be that no pair is left before it calls."""
    table, (mine, others) = _table(mind), _won(mind)
    if mine + 1 >= max(others):
        return WINNING if mine else FREE
    left = sum(isinstance(spot, Lying) for spot in table.square) + table.reserve + len(table.aside)
    return GOING_ON if left > 2 else 2.0


def _believe(traits: Traits, mind: Mind) -> Belief:
    """What it recalls; else what kind and top allow."""
    belief: Belief = {}
    memory = tuple(trace for trace in mind.memory if isinstance(mind.square[trace.where], Lying))
    traces = active(memory, mind.heard, traits)
    for cell, spot in enumerate(mind.square):
        match spot:
            case Lying(kind, top):
                possible = OTHERS[kind, top]
                fitting = [trace for trace in traces if trace.trace.what in possible]
                trace = recall(fitting, cell, traits, near).trace
                belief[cell] = possible if trace is None else (trace.what,)
            case Turned(symbol=symbol):
                belief[cell] = (symbol,)
    return belief


def _possible(spot: Spot) -> tuple[str, ...]:
    return OTHERS[spot.kind, spot.top] if isinstance(spot, Lying) else ()


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


def _won(mind: Mind) -> tuple[int, tuple[int, ...]]:
    won = _table(mind).won
    return won[mind.seat], won[: mind.seat] + won[mind.seat + 1 :]


def _table(mind: Mind) -> Public:
    assert mind.table is not None
    return mind.table


def _any(mind: Mind, among: tuple[int, ...]) -> int:
    return among[mind.whim % len(among)]


def _shuffled(mind: Mind, cells: tuple[int, ...]) -> tuple[int, ...]:
    start = mind.whim % len(cells)
    return cells[start:] + cells[:start]


BOTS: dict[Level, Bot[Mind]] = {
    level: Bot(Mind, partial(hear, level), partial(choose, TRAITS[level])) for level in LEVELS
}
