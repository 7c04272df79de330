"""ON-E19 King symbol: the next player throws the die that was just won until it shows what won it."""

from collections.abc import Sequence

from ninefold.engine import Away, Dice, Handlers, Moment, Prompt, Seat, on, replace, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.box import Won
from ninefold.games.oni.cards.king_symbol import Events, King, KingFell, KingThrown, Throw
from ninefold.games.oni.cards.knucklebones import Knucklebones
from ninefold.games.oni.events import Event, TurnCame
from ninefold.games.oni.pace import TUMBLES_FOR
from ninefold.games.oni.rules.card import CardEffect, heard
from ninefold.games.oni.rules.duties import is_first
from ninefold.games.oni.state import State
from ninefold.parts.dixe.dice import FACES


def _begins(state: State, who: Seat, at: Moment) -> King | None:
    """Of the last die that a symbol won: one that was grabbed has none."""
    kings = [King(who, won.number, won.symbol) for won in state.just_won if won.symbol is not None]
    return kings[-1] if kings and _on_the_bag(state, kings[-1]) else None


def _on_the_bag(state: State, king: King) -> Won | None:
    return next((won for won in state.bag if won.number == king.number), None)


def _will_be_back(state: State, king: King) -> bool:
    """Knucklebones come before it, and lay the dice back on the bag."""
    bones = [one for one in state.effects if isinstance(one, Knucklebones)]
    return any([won.number == king.number for one in bones for won in one.dice])


def _prompts(state: State, king: King, seat: Seat) -> Sequence[Prompt]:
    """In the room, throwing is saying that it worked."""
    return (Prompt("Throw", "ON-E19"),) if _throws(state, king, seat) and king.falls_at is None else ()


def _decide(state: State, king: King, seat: Seat, action: Action, at: Moment) -> Event | None:
    if type(action) is not Throw or not _throws(state, king, seat):
        return None
    require(king.falls_at is None, "ON-E19 It is still tumbling.")
    return KingThrown(seat) if state.options.acts == "screen" else KingFell(king.symbol)


def _throws(state: State, king: King, seat: Seat) -> bool:
    return seat == king.thrower and is_first(state, king)


def _due(state: State, king: King) -> Moment | None:
    return king.falls_at


def _advance(state: State, king: King, at: Moment, dice: Dice) -> Event:
    won = _on_the_bag(state, king)
    assert won is not None
    return KingFell(FACES[won.kind][dice.below(6)])


def _hears(state: State, king: King, event: Event, at: Moment) -> King | None:
    if not _on_the_bag(state, king) and not _will_be_back(state, king):
        return None
    match event:
        case TurnCame(seat, again=False) if king.thrower is None:
            return replace(king, thrower=seat) if state.present(seat) else None
        case KingThrown(seat) if seat == king.thrower:
            return replace(king, falls_at=at + TUMBLES_FOR)
        case KingFell(symbol) if king.thrower is not None:
            return None if symbol == king.symbol else replace(king, falls_at=None, fell=symbol)
        case Away(seat) if seat == king.thrower:
            return None
    return king


def _bars(state: State, king: King, seat: Seat) -> str | None:
    if seat != king.thrower:
        return None
    return "ON-E19 First, throw the die until it shows the symbol that won it."


KING_SYMBOL = CardEffect[King](
    kind=King,
    until="next_turn",
    by_the_next=True,
    just_won=True,
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    bars={"begin": _bars},
)
FOLDS: Handlers[State, Events, [Moment], State] = on(KingThrown, heard) | on(KingFell, heard)
