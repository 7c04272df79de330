"""ON-E11 Turret: before playing, the next player stacks all dice that lie on the bag."""

from collections.abc import Sequence

from ninefold.engine import Away, Handlers, Moment, Prompt, Seat, on, replace
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.turret import Events, Stack, Stacked, Tower
from ninefold.games.oni.events import Event, TurnCame, TurnSkipped
from ninefold.games.oni.pace import STACK_APART
from ninefold.games.oni.rules.card import CardEffect, heard
from ninefold.games.oni.rules.duties import is_first
from ninefold.games.oni.state import State


def _begins(state: State, who: Seat, at: Moment) -> Tower | None:
    return Tower(who) if state.bag else None


def _prompts(state: State, tower: Tower, seat: Seat) -> Sequence[Prompt]:
    """In the room, stacking is saying that the tower stands."""
    return (Prompt("Stack", "ON-E11"),) if _builds(state, tower, seat) else ()


def _decide(state: State, tower: Tower, seat: Seat, action: Action, at: Moment) -> Event | None:
    if type(action) is not Stack or not _builds(state, tower, seat):
        return None
    is_hasty = tower.last is not None and at < tower.last + STACK_APART
    return Stacked(seat, toppled=is_hasty)


def _builds(state: State, tower: Tower, seat: Seat) -> bool:
    return seat == tower.builder and is_first(state, tower)


def _hears(state: State, tower: Tower, event: Event, at: Moment) -> Tower | None:
    """As many as lie on the bag now: one may be thrown back, or return, meanwhile."""
    match event:
        case TurnCame(seat, again=False):
            tower = replace(tower, builder=seat)
            if not state.present(seat):
                return None
        case Away(seat) | TurnSkipped(seat) if seat == tower.builder:
            return None
        case Stacked(toppled=toppled):
            if state.options.acts == "real":
                return None
            tower = replace(tower, stacked=0 if toppled else tower.stacked + 1, last=at)
    is_begun = tower.builder is not None and is_first(state, tower)
    return None if is_begun and tower.stacked >= len(state.bag) else tower


def _bars(state: State, tower: Tower, seat: Seat) -> str | None:
    return None if tower.builder is None else "ON-E11 First, stack the won dice."


TURRET = CardEffect[Tower](
    kind=Tower,
    until="next_turn",
    by_the_next=True,
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    hears=_hears,
    bars={"begin": _bars},
)
FOLDS: Handlers[State, Events, [Moment], State] = on(Stacked, heard)
