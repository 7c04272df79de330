"""ON-E16 Hide it: the team passes a won die from hand to hand in secret, and Oni may name one hand."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, get_args

from ninefold.engine import (
    Answers,
    Away,
    Data,
    Dice,
    Handlers,
    Hands,
    Moment,
    Prompt,
    Seat,
    on,
    replace,
    require,
)
from ninefold.games.oni.actions import Action
from ninefold.games.oni.box import Hand, Side, Won
from ninefold.games.oni.cards.hide_it import (
    Events,
    Guess,
    Guessed,
    HandedOver,
    HandOver,
    Hidden,
    Hiding,
    HidingEnded,
    News,
    PassingEnded,
    SeenPassing,
    TrueHand,
)
from ninefold.games.oni.events import Admitted, Denied, Event
from ninefold.games.oni.pace import HIDE_FOR
from ninefold.games.oni.rules.bag import fall
from ninefold.games.oni.rules.card import CardEffect, as_it_is, heard, own_turn
from ninefold.games.oni.state import State


def _begins(state: State, who: Seat, at: Moment) -> Hiding | None:
    """One at a time: a second one would ask the same of the same person, who takes the die."""
    twice = any([type(one) is Hiding for one in state.effects])
    if twice or not state.bag or not any(map(state.present, _nameable(state))):
        return None
    taker = next(seat for seat in state.team if state.present(seat))
    if state.options.acts == "real":
        return Hiding(who, state.bag[0], None, None)
    return Hiding(who, state.bag[0], (taker, "right"), state.options.limit(HIDE_FOR, at))


def _nameable(state: State) -> tuple[Seat, ...]:
    """Not the two players beside Oni."""
    return state.team[1:-1]


def _hands(seats: Sequence[Seat]) -> tuple[Hand, ...]:
    return tuple(product(seats, get_args(Side)))


def _passable(state: State) -> tuple[Hand, ...]:
    return _hands([seat for seat in state.team if state.present(seat)])


def _has_it(hiding: Hiding, seat: Seat) -> bool:
    return hiding.hand is not None and hiding.hand[0] == seat


def _prompts(state: State, hiding: Hiding, seat: Seat) -> Sequence[Prompt]:
    """All pass at will, so that nobody can tell who has it."""
    if hiding.hand is None:
        return ()
    if seat == state.oni:
        return (Prompt("Guess", "ON-E16", {"hand": Hands(_hands(_nameable(state)))}),)
    if hiding.until is None or not state.present(seat):
        return ()
    feigned = Answers() if _has_it(hiding, seat) else Answers((True,))
    hands = Hands(_passable(state))
    return (Prompt("HandOver", "ON-E16", {"hand": hands, "feigned": feigned}, closes_at=hiding.until),)


def _decide(state: State, hiding: Hiding, seat: Seat, action: Action, at: Moment) -> Event | None:
    if hiding.hand is None:
        return None
    match action:
        case Guess(hand) if seat == state.oni:
            require(hand in _hands(_nameable(state)), "ON-E16 Name a hand, but not of those beside you.")
            return Guessed(seat, hand, hand == hiding.hand)
        case HandOver(hand, feigned) if (
            seat != state.oni and hiding.until is not None and state.present(seat)
        ):
            require(hand in _passable(state), "ON-E16 Nobody of the team has such a hand.")
            require(feigned or _has_it(hiding, seat), "ON-E16 You do not have it: feign it.")
            return HandedOver(seat, hand, feigned)
    return None


def _due(state: State, hiding: Hiding) -> Moment | None:
    return hiding.until


def _advance(state: State, hiding: Hiding, at: Moment, dice: Dice) -> Event:
    """A die that is not in a hand that may be named is put into one at random."""
    rests_in = _hands([seat for seat in _nameable(state) if state.present(seat)])
    # Drawn in any case: how much chance there was must not tell where the die is.
    drawn = rests_in[dice.below(len(rests_in))]
    return HidingEnded(hiding.hand if hiding.hand in rests_in else drawn)


def _hears(state: State, hiding: Hiding, event: Event, at: Moment) -> Hiding | None:
    if own_turn(event, hiding.who):
        return None
    match event:
        case HandedOver(hand=hand, feigned=False):
            return replace(hiding, hand=hand)
        case HidingEnded(hand):
            return replace(hiding, hand=hand, until=None)
        case Guessed() | Admitted(card="hide_it") | Denied(card="hide_it"):
            return None
        case Away() if hiding.until is not None and not any(map(state.present, _nameable(state))):
            return None
    return hiding


def _guessed(state: State, event: Guessed, at: Moment) -> State:
    return _thrown_back(state) if event.right else state


def _thrown_back(state: State) -> State:
    dice = [one.die for one in state.effects if isinstance(one, Hiding)]
    return fall(state, dice[0]) if dice else state


def _admitted(state: State, event: Admitted, at: Moment) -> State:
    return _thrown_back(state)


def _accusable(state: State, hiding: Hiding) -> Sequence[Seat]:
    """In the room Oni names somebody's hand, once: it is there, or it is not."""
    named = any([case.card == "hide_it" for case in state.accusations])
    return _nameable(state) if hiding.hand is None and not named else ()


def _held(hiding: Hiding) -> tuple[Won, ...]:
    return (hiding.die,)


def _shows(state: State, hiding: Hiding) -> Data:
    return Hidden(hiding.who, hiding.die, hiding.until)


def _knows(state: State, hiding: Hiding, seat: Seat) -> Data | None:
    return TrueHand(hiding.hand) if hiding.hand is not None and seat != state.oni else None


def _is_team(state: State, seat: Seat | None) -> bool:
    return seat is not None and seat != state.oni


def _tell_pass(state: State, event: HandedOver, seat: Seat | None) -> News:
    return event if _is_team(state, seat) else SeenPassing(event.seat, event.hand)


def _tell_end(state: State, event: HidingEnded, seat: Seat | None) -> News:
    return event if _is_team(state, seat) else PassingEnded()


def _secrets(state: State, hiding: Hiding, seat: Seat | None) -> Mapping[str, Any]:
    return {} if _is_team(state, seat) or hiding.hand is None else {"hidden hand": hiding.hand}


def _conceal(state: State, hiding: Hiding, seat: Seat | None, dice: Dice) -> State:
    if not _secrets(state, hiding, seat):
        return state
    hands = _hands(_nameable(state)) if hiding.until is None else _passable(state)
    other = replace(hiding, hand=hands[dice.below(len(hands))])
    return replace(state, effects=tuple([other if one is hiding else one for one in state.effects]))


HIDE_IT = CardEffect[Hiding](
    kind=Hiding,
    until="your_turn",
    fault="found",
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    held=_held,
    accusable=_accusable,
    admitted=_admitted,
    shows=_shows,
    knows=_knows,
    secrets=_secrets,
    conceal=_conceal,
)
FOLDS: Handlers[State, Events, [Moment], State] = (
    on(HandedOver, heard) | on(HidingEnded, heard) | on(Guessed, _guessed)
)
NEWS: Handlers[State, Events, [Seat | None], News] = (
    on(HandedOver, _tell_pass) | on(HidingEnded, _tell_end) | on(Guessed, as_it_is)
)
