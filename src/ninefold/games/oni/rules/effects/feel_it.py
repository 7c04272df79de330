"""ON-E22 Feel it: what two dice hide is one of three symbols, which the feeler alone is told."""

from collections.abc import Sequence

from ninefold.engine import (
    AT_ONCE,
    Away,
    Data,
    Dice,
    Handlers,
    Moment,
    Prompt,
    Seat,
    SomeCells,
    on,
    replace,
    require,
)
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.feel_it import (
    DiceFelt,
    Events,
    Feel,
    Feeling,
    FeelingEnded,
    Feelings,
    Felt,
    Impressions,
    News,
)
from ninefold.games.oni.events import Event
from ninefold.games.oni.pace import CHOOSE_WITHIN
from ninefold.games.oni.rules.card import CardEffect, as_it_is, heard
from ninefold.games.oni.rules.hidden import pickable
from ninefold.games.oni.rules.moved import moved
from ninefold.games.oni.state import State
from ninefold.parts.dixe.dice import OTHERS, Die, Symbol
from ninefold.parts.dixe.square import CellNumbers, die_at, lay, some_of
from ninefold.parts.pace import CLOSES


def _begins(state: State, who: Seat, at: Moment) -> Feelings | None:
    if not pickable(state) or not state.present(who):
        return None
    return Feelings(who, state.options.limit(CHOOSE_WITHIN, at))


def _prompts(state: State, feelings: Feelings, seat: Seat) -> Sequence[Prompt]:
    """The dice are on the screen, so it is the same for acts in the room."""
    if seat != feelings.who or feelings.cells or not (cells := pickable(state)):
        return ()
    some = SomeCells(cells, 1, min(2, len(cells)))
    return (Prompt("Feel", "ON-E22", {"cells": some}, closes_at=feelings.until),)


def _decide(state: State, feelings: Feelings, seat: Seat, action: Action, at: Moment) -> Event | None:
    if type(action) is not Feel or seat != feelings.who or feelings.cells:
        return None
    require(some_of(pickable(state), action.cells, 1, 2), "ON-E22 Feel one or two hidden dice.")
    return Feeling(seat, action.cells)


def _due(state: State, feelings: Feelings) -> Moment | None:
    return AT_ONCE if feelings.cells and not feelings.told else feelings.until


def _advance(state: State, feelings: Feelings, at: Moment, dice: Dice) -> Event:
    if feelings.told or not feelings.cells:
        return FeelingEnded(feelings.who)
    symbols = [felt(die_at(state.square, cell), dice) for cell in feelings.cells]
    return Felt(feelings.who, feelings.cells, tuple(symbols))


def felt(die: Die, dice: Dice) -> tuple[Symbol, ...]:
    """The hidden face and two others, not the top: the same for everybody as long as it lies like this."""
    return die.felt or three(die, dice)


def three(die: Die, dice: Dice) -> tuple[Symbol, ...]:
    below = OTHERS[die.kind, die.top]
    wrong = [symbol for symbol in below if symbol != die.hidden]
    left_out = {wrong.pop(dice.below(len(wrong))) for _ in range(len(below) - 3)}
    return tuple([symbol for symbol in below if symbol not in left_out])


def _felt(state: State, event: Felt, at: Moment) -> State:
    dice = [replace(die_at(state.square, c), felt=s) for c, s in zip(event.cells, event.symbols, strict=True)]
    return replace(state, square=lay(state.square, event.cells, tuple(dice)))


def _hears(state: State, feelings: Feelings, event: Event, at: Moment) -> Feelings | None:
    match event:
        case Feeling(seat, cells) if seat == feelings.who:
            return replace(feelings, cells=cells)
        case Felt(seat) if seat == feelings.who:
            return replace(feelings, told=True, until=at + CLOSES)
        case FeelingEnded(seat) | Away(seat) if seat == feelings.who:
            return None
    if not feelings.cells:
        return feelings
    cells = tuple([cell for cell in feelings.cells if cell not in moved(event)])
    return replace(feelings, cells=cells) if cells else None


def known(state: State, seat: Seat | None) -> CellNumbers:
    """The dice of which this seat is shown what it felt."""
    mine = [one for one in state.effects if isinstance(one, Feelings) and one.who == seat and one.told]
    return mine[0].cells if mine else ()


def _knows(state: State, feelings: Feelings, seat: Seat) -> Data | None:
    if seat != feelings.who or not feelings.told:
        return None
    return Impressions(feelings.cells, tuple([die_at(state.square, c).felt for c in feelings.cells]))


def _tell(state: State, event: Felt, seat: Seat | None) -> News:
    return event if seat == event.seat else DiceFelt(event.seat, event.cells)


FEEL_IT = CardEffect[Feelings](
    kind=Feelings,
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    knows=_knows,
)
FOLDS: Handlers[State, Events, [Moment], State] = (
    on(Feeling, heard) | on(FeelingEnded, heard) | on(Felt, _felt)
)
NEWS: Handlers[State, Events, [Seat | None], News] = (
    on(Feeling, as_it_is) | on(FeelingEnded, as_it_is) | on(Felt, _tell)
)
