"""ON-E3 Knucklebones: toss two won dice and catch them; the next player waits until it works."""

from collections.abc import Sequence

from ninefold.engine import Away, Dice, Handlers, Moment, Prompt, Seat, Symbols, on, replace, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.box import Won
from ninefold.games.oni.cards.knucklebones import Catch, Caught, Events, Knucklebones, Missed, Toss, Tossed
from ninefold.games.oni.events import Event
from ninefold.games.oni.pace import CATCH_FROM, CATCH_UNTIL
from ninefold.games.oni.rules.card import CardEffect, heard
from ninefold.games.oni.state import State

ITS_DICE = {"card": Symbols(("knucklebones",))}


def _begins(state: State, who: Seat, at: Moment) -> Knucklebones | None:
    if len(state.bag) < 2 or not state.present(who):
        return None
    return Knucklebones(who, (state.bag[0], state.bag[1]))


def _prompts(state: State, bones: Knucklebones, seat: Seat) -> Sequence[Prompt]:
    """In the room, catching is saying that it worked."""
    if seat != bones.who:
        return ()
    if state.options.acts == "real":
        return (Prompt("Catch", "ON-E3", ITS_DICE),)
    if bones.tossed is None:
        return (Prompt("Toss", "ON-E3", ITS_DICE),)
    opens_at = bones.tossed + CATCH_FROM
    return (Prompt("Catch", "ON-E3", ITS_DICE, opens_at, _lands_at(state, bones), racing=True),)


def _lands_at(state: State, bones: Knucklebones) -> Moment | None:
    return None if bones.tossed is None else state.options.limit(CATCH_UNTIL, bones.tossed)


def _decide(state: State, bones: Knucklebones, seat: Seat, action: Action, at: Moment) -> Event | None:
    if seat != bones.who:
        return None
    match action:
        case Catch("knucklebones") if state.options.acts == "real":
            return Caught(seat, "knucklebones")
        case Catch("knucklebones") if bones.tossed is not None:
            require(at >= bones.tossed + CATCH_FROM, "ON-E3 They are still on their way up.")
            return Caught(seat, "knucklebones")
        case Toss("knucklebones") if bones.tossed is None and state.options.acts == "screen":
            return Tossed(seat)
    return None


def _advance(state: State, bones: Knucklebones, at: Moment, dice: Dice) -> Event:
    return Missed(bones.who)


def _hears(state: State, bones: Knucklebones, event: Event, at: Moment) -> Knucklebones | None:
    match event:
        case Tossed(seat) if seat == bones.who:
            return replace(bones, tossed=at)
        case Missed(seat) if seat == bones.who:
            return replace(bones, tossed=None)
        case Caught(seat, "knucklebones") | Away(seat) if seat == bones.who:
            return None
    return bones


def _bars(state: State, bones: Knucklebones, seat: Seat) -> str:
    return "ON-E3 First, the knucklebones must be caught."


def _held(bones: Knucklebones) -> tuple[Won, ...]:
    return bones.dice


def _racing(state: State, bones: Knucklebones) -> bool:
    return bones.tossed is not None


KNUCKLEBONES = CardEffect[Knucklebones](
    kind=Knucklebones,
    until="next_turn",
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_lands_at,
    advance=_advance,
    hears=_hears,
    bars={"begin": _bars},
    held=_held,
    racing=_racing,
)
FOLDS: Handlers[State, Events, [Moment], State] = on(Tossed, heard) | on(Caught, heard) | on(Missed, heard)
