"""The ten powers (ON-11 to ON-20): what a pair of each symbol brings about."""

from ninefold.engine import Dice, Moment, replace
from ninefold.games.oni.events import DieWon, Event, SkullFell
from ninefold.games.oni.pace import CHOOSE_WITHIN
from ninefold.games.oni.rules.hidden import lying_hidden
from ninefold.games.oni.rules.tasks import ask
from ninefold.games.oni.rules.turn import played, turn_over
from ninefold.games.oni.state import (
    Barren,
    Cancelling,
    Choosing,
    Naming,
    Pair,
    Peeking,
    Phase,
    State,
    Striking,
    Throwing,
    TurnTwo,
)
from ninefold.parts.dixe.dice import SYMBOLS, Symbol, throw
from ninefold.parts.dixe.square import CellNumbers, die_at
from ninefold.parts.pace import CLOSES, SEEN


def laid(state: State, symbol: Symbol, pair: CellNumbers, at: Moment) -> Phase:
    """What a power does before a die is won."""
    match symbol:
        case "mask":
            return Barren(symbol, pair, at, at + SEEN, at + CLOSES)
        case "smiley":
            return Cancelling(pair)
        case "pi" if lying_hidden(state):
            return Peeking(pair, at, state.options.limit(CHOOSE_WITHIN, at))
    return Pair(symbol, pair, at)


def taken(state: State, symbol: Symbol, cell: int, second: int, at: Moment) -> State:
    """One of the pair is won. What becomes of the second die?"""
    match symbol:
        case "bolt":
            return resolved(replace(state, up=()), symbol, at)
        case "aum":
            return replace(state, phase=Choosing(second, at))
    return replace(state, phase=Throwing((second,), symbol, cell))


def fell(state: State, symbol: Symbol, throwing: Throwing, at: Moment) -> State:
    """Only this throw is checked for bomb or skull."""
    cell = throwing.cells[0]
    if symbol in ("bomb", "skull") and die_at(state.square, cell).top == symbol:
        assert throwing.taken is not None
        return replace(state, phase=Striking(symbol, cell, throwing.taken))
    return resolved(state, symbol, at)


def strike(state: State, striking: Striking, dice: Dice) -> Event:
    """bomb: the other die is won, too. skull: the die that was won is thrown back, too."""
    if striking.symbol == "bomb":
        return DieWon(state.turn, striking.cell, state.wins + 1, "bomb")
    won = state.bag[-1]
    return SkullFell(won.number, striking.taken, throw(won.kind, dice))


def resolved(state: State, symbol: Symbol, at: Moment) -> State:
    """The pair's dice lie where they belong."""
    match symbol:
        case "clover":
            state = ask(replace(state, bans=(*state.bans, state.turn)), TurnTwo(), at)
        case "sun":
            return replace(state, phase=turn_over(state))
        case "anchor" if missing(state):
            return replace(state, phase=Naming(at))
    return replace(state, phase=played(state, at, replay=symbol == "mask"))


def missing(state: State) -> tuple[Symbol, ...]:
    """ON-16 The symbols that no top face shows."""
    tops = {die.top for die in state.square if die is not None}
    return tuple([symbol for symbol in SYMBOLS if symbol not in tops])
