"""ON-E20 Sapristix: to the end of the game, whoever finds a pair says so before laying it down."""

from collections.abc import Sequence

from ninefold.engine import Away, Dice, Handlers, Moment, Prompt, Seat, on, replace
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.sapristix import Events, Sapristi, Shout, Shouted
from ninefold.games.oni.events import Admitted, Event, Flipped, Penalised, TurnCame
from ninefold.games.oni.pace import SHOUT_WITHIN
from ninefold.games.oni.rules.card import CardEffect, heard
from ninefold.games.oni.state import Found, State
from ninefold.parts.dixe.turning import Different, Turning


def _begins(state: State, who: Seat, at: Moment) -> Sapristi | None:
    """It binds everybody to the end of the game, so a second one adds nothing."""
    return None if any([type(one) is Sapristi for one in state.effects]) else Sapristi(who)


def _prompts(state: State, sapristi: Sapristi, seat: Seat) -> Sequence[Prompt]:
    return (Prompt("Shout", "ON-E20"),) if _may_shout(state, seat) else ()


def _decide(state: State, sapristi: Sapristi, seat: Seat, action: Action, at: Moment) -> Event | None:
    return Shouted(seat) if type(action) is Shout and _may_shout(state, seat) else None


def _may_shout(state: State, seat: Seat) -> bool:
    """Whether or not there is a pair: nobody is reminded."""
    on_screen = state.options.acts == "screen"
    return on_screen and seat == state.turn and isinstance(state.phase, Turning | Found | Different)


def _due(state: State, sapristi: Sapristi) -> Moment | None:
    return sapristi.until


def _advance(state: State, sapristi: Sapristi, at: Moment, dice: Dice) -> Event:
    return Penalised(state.turn, "sapristix")


def _hears(state: State, sapristi: Sapristi, event: Event, at: Moment) -> Sapristi:
    match event:
        case Flipped(seat, second=True) if type(state.phase) is Found and state.present(seat):
            on_screen = state.options.acts == "screen"
            until = state.options.limit(SHOUT_WITHIN, at) if on_screen else None
            return replace(sapristi, finder=seat, until=until)
        case Shouted(seat) | Penalised(seat, "sapristix") | Admitted(seat, "sapristix") | Away(seat):
            return replace(sapristi, finder=None, until=None) if seat == sapristi.finder else sapristi
        case TurnCame():
            return replace(sapristi, finder=None)
    return sapristi


def _bars(state: State, sapristi: Sapristi, seat: Seat) -> str | None:
    return None if sapristi.until is None else "ON-E20 First, say that you found a pair."


def _accusable(state: State, sapristi: Sapristi) -> Sequence[Seat]:
    if state.options.acts == "screen" or sapristi.finder is None:
        return ()
    return (sapristi.finder,)


SAPRISTIX = CardEffect[Sapristi](
    kind=Sapristi,
    until="the_end",
    fault="forgot",
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    bars={"lay": _bars},
    accusable=_accusable,
)
FOLDS: Handlers[State, Events, [Moment], State] = on(Shouted, heard)
