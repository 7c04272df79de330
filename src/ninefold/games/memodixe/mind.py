"""How a bot turns its news into memory: where things lie, and what a pair would be worth."""

from ninefold.engine import Data, Dice, Moment, Seat, View
from ninefold.games.memodixe.view import Curtain, News, Private, Public
from ninefold.minds import Level
from ninefold.minds.memory import TRAITS, Memory, Traits, active, exchange, forget, perceive, recall, slip
from ninefold.minds.reaction import REFLEXES, reaction
from ninefold.parts.dixe.mind import (
    Belief,
    Possible,
    believe,
    exchanged,
    nearness,
    newly_turned,
    possible,
    turned,
)
from ninefold.parts.dixe.views import DiceAdded, DiceFell, Glimpse, Lying, Spots, SquareLaid

WHIMS = 1 << 16
# Percent of the swaps behind the curtain that it notices, if kinds and tops give them away.
WATCHFUL: dict[Level, int] = {"goldfish": 0, "child": 20, "adult": 60, "elephant": 100}


class Mind(Data):
    seat: Seat
    heard: Moment = 0  # when something happened last
    ready: Moment = 0  # when its hand can move
    whim: int = 0  # decides what memory does not
    memory: Memory = ()  # of hidden faces, by cell
    square: Spots = ()  # as last seen
    glimpses: tuple[Glimpse, ...] = ()
    secret: tuple[int, ...] = ()  # cells whose die it alone has looked at
    in_vain: int = 0  # turns without a pair since dice were thrown
    table: Public | None = None


def hear(level: Level, mind: Mind, at: Moment, news: News, view: View, noise: Dice) -> Mind:
    table, private = view.public, view.private
    assert isinstance(table, Public) and isinstance(private, Private)
    square = table.square or private.square or mind.square
    memory, in_vain, secret = mind.memory, mind.in_vain, mind.secret
    match news:
        case SquareLaid():
            memory, in_vain, secret = (), 0, ()
        case DiceFell(cells) | DiceAdded(cells):
            in_vain = 0
            for cell in cells:
                memory = forget(memory, cell)
            secret = tuple([cell for cell in secret if cell not in cells])
        case _ if len(turned(mind.square)) == 2 and not turned(square):
            in_vain += 1
    if square != mind.square:
        behind = mind.table is not None and isinstance(mind.table.scene, Curtain)
        if behind and mind.square and (private.square or noise.below(100) < WATCHFUL[level]):
            memory = _noticed(memory, mind.square, square)
        for cell, symbol in newly_turned(mind.square, square):
            memory = slip(memory, TRAITS[level], nearness(len(square)), noise)
            secret = tuple([known for known in secret if known != cell])
            memory = perceive(memory, cell, symbol, at, noise)
    if private.glimpses != mind.glimpses:
        known = {trace.where for trace in memory}
        secret += tuple([one.cell for one in private.glimpses if one.cell not in known])
        for glimpse in private.glimpses:
            memory = perceive(memory, glimpse.cell, glimpse.symbol, at, noise)
    ready, whim = at + reaction(REFLEXES[level], len(square), noise), noise.below(WHIMS)
    return Mind(mind.seat, at, ready, whim, memory, square, private.glimpses, secret, in_vain, table)


def _noticed(memory: Memory, before: Spots, now: Spots) -> Memory:
    """Note a swap behind the curtain, if two dice lie in each other's place."""
    two = exchanged(before, now)
    return exchange(memory, *two) if two else memory


def beliefs(traits: Traits, mind: Mind) -> Belief:
    """By cell, the symbols that may lie hidden: what it recalls; else what kind and top allow."""
    memory = tuple(trace for trace in mind.memory if isinstance(mind.square[trace.where], Lying))
    traces, near = active(memory, mind.heard, traits), nearness(len(mind.square))

    def recalled(cell: int, may_be: Possible) -> str | None:
        fitting = [trace for trace in traces if trace.trace.what in may_be]
        trace = recall(fitting, cell, traits, near).trace
        return None if trace is None else trace.what

    return believe(mind.square, recalled)


def may_have(mind: Mind, symbol: str) -> Memory:
    """The memories of those dice that may hide this symbol."""
    return tuple(trace for trace in mind.memory if symbol in possible(mind.square[trace.where]))


def table_of(mind: Mind) -> Public:
    assert mind.table is not None
    return mind.table


def won_by(mind: Mind) -> tuple[int, tuple[int, ...]]:
    """How many dice it has won, and the others."""
    won = table_of(mind).won
    return won[mind.seat], won[: mind.seat] + won[mind.seat + 1 :]


def worth(symbol: str, mine: int, others: tuple[int, ...]) -> float:
    """How many dice a pair of this symbol brings now."""
    match symbol:
        case "sun":
            return 1.0 + 1 / len(others) if any(others) else 0.1
        case "smiley":
            return _gift(mine, others)
        case "mask":
            return 0.6
        case "clover":
            return 1.5
        case "bomb" | "pi" | "skull":
            return 1.2
    return 1.0


def _gift(mine: int, others: tuple[int, ...]) -> float:
    """Those with most give to one of those with fewest."""
    most, fewest = max(mine, *others), min(mine, *others)
    if most == fewest:
        return 0.1
    if mine == most:
        return -2.0
    return 1.5 if mine == fewest else 0.3
