"""ON-E15 Oni shuffles: Oni swaps two dice of the square, and play goes on."""

from collections.abc import Sequence

from ninefold.engine import Dice, Handlers, Moment, Prompt, SomeCells, on, replace, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.oni_shuffles import Events, OniSwapped, Swap, SwapTwo
from ninefold.games.oni.events import Event
from ninefold.games.oni.rules.card import CardEffect
from ninefold.games.oni.rules.hidden import lying_hidden, pickable
from ninefold.games.oni.rules.queue import Chore, done, limit
from ninefold.games.oni.state import State, Stirred
from ninefold.parts.dixe.square import some_of, swap
from ninefold.parts.dixe.turning import both


def _possible(state: State, task: SwapTwo) -> bool:
    return len(lying_hidden(state)) > 1


def _ask(state: State, task: SwapTwo) -> Sequence[Prompt]:
    two = SomeCells(pickable(state), 2, 2)
    return (Prompt("Swap", "ON-E15", {"cells": two}, closes_at=limit(state)),)


def _pick(state: State, task: SwapTwo, action: Action, at: Moment) -> Event | None:
    if type(action) is not Swap:
        return None
    require(some_of(pickable(state), action.cells, 2, 2), "ON-E15 Swap two hidden dice.")
    return OniSwapped(action.cells)


def _swapped(state: State, event: OniSwapped, at: Moment) -> State:
    square = swap(state.square, *event.cells)
    return done(replace(state, square=square, stirred=Stirred(event.cells, at)), at)


def _never_waits(state: State, task: SwapTwo) -> None:
    """What Oni picks is swapped in the same moment."""
    return None


def _by_chance(state: State, task: SwapTwo, at: Moment, dice: Dice) -> Event:
    among = list(pickable(state))
    one, other = (among.pop(dice.below(len(among))) for _ in range(2))
    return OniSwapped(both(one, other))


SWAP_TWO = Chore(SwapTwo, "oni_shuffles", _possible, _ask, _pick, _by_chance, _never_waits)
ONI_SHUFFLES = CardEffect[SwapTwo](asks=lambda state, who: SwapTwo())
FOLDS: Handlers[State, Events, [Moment], State] = on(OniSwapped, _swapped)
