"""The effects of Oni's deck, each in a module of its own, and how the table asks all that run.

The core knows no effect by name. To add one:

1. `cards/<card>.py`: what it is. A frozen struct of what it remembers while it runs: `card`, `who` (its
   "you") first, its timer as a moment, and the won dice that it has in its hands; or a task, if it asks
   something of Oni. Its actions, each with the refusal while nobody is asked for it, and its events. An event
   by which a seat does something is an `Act`: it counts as holding what a card has them hold. Add it to the
   unions in `cards/__init__.py`.
2. A module here, of the same name, with a `CardEffect` record (`rules/card.py`): give only what it does.
   - `begins`: None if the card does nothing now. Absent people owe nothing: ask `state.present(who)`.
   - `prompts`, `decide`, `due`, `advance`: as in `ninefold.parts.effects`. `decide` returns None for what is
     not its business, and may raise `Illegal`: the others are asked all the same. Chance only in `advance`.
   - `hears` every event after the table has folded it, and returns what it remembers now, or None: it has
     ended. It cannot change the table: it notes what is owed, is due AT_ONCE, and `advance` tells it as an
     event. `own_turn(event, who)` is "until your turn".
   - `may_win`: it may win the team a die.
   - `owes`: an act is owed now, for which a call waits.
   - `bars`: by the `Deed`, the rule by which it forbids it to a seat now.
   - `held`: dice in its hands. The core takes them from the bag when it begins, and puts them back when it
     ends, unless they are falling (`Dropped`).
   - acts in the room: `accusable` says whom Oni may accuse; a penalty follows, unless `admitted` says what.
   - `shows`, `knows`, `secrets`, `conceal`: only if it has something to hide.
   - `FOLDS`: what each of its own events does to the table (`Penalised`, `Dropped`, `DieWon`, `OniThrew` and
     `ThrownBack` are folded by the core). `NEWS`, if they hide something: how each of them is told.
3. A task has a `Chore` record (`rules/queue.py`) in the same module, listed in `rules/tasks.py`; the card's
   `asks` makes it.
4. One line each in `CARDS` and `FOLDS` below; scenarios that do the act, forget it and fail it.
"""

from collections.abc import Sequence
from typing import Any

from ninefold.engine import Dice, Handlers, Illegal, Moment, Prompt, Seat, replace
from ninefold.games.oni import box
from ninefold.games.oni.actions import Action
from ninefold.games.oni.box import Card, Won
from ninefold.games.oni.cards import CardEvent, Running
from ninefold.games.oni.events import Event
from ninefold.games.oni.rules.bag import penalty, put_back
from ninefold.games.oni.rules.card import CardEffect, Deed
from ninefold.games.oni.rules.effects import (
    feel_it,
    hands_off,
    hide_it,
    high_five,
    hush,
    king_symbol,
    knucklebones,
    long_live,
    monocle,
    on_your_head,
    oni_cheats,
    oni_rerolls,
    oni_shuffles,
    oni_turns,
    sapristix,
    set_aside,
    slap,
    spin,
    steal_the_middle,
    toss_it,
    turret,
)
from ninefold.games.oni.rules.hidden import asleep
from ninefold.games.oni.state import Announced, State, TurnTwo
from ninefold.parts import effects as parts
from ninefold.parts.dixe.turning import Turning

NOTHING = CardEffect[Any]()

CARDS: dict[Card, CardEffect[Any]] = {
    **dict.fromkeys(box.CARDS, NOTHING),
    "steal_the_middle": steal_the_middle.STEAL_THE_MIDDLE,
    "spin": spin.SPIN,
    "knucklebones": knucklebones.KNUCKLEBONES,
    "hush": hush.HUSH,
    "oni_rerolls": oni_rerolls.ONI_REROLLS,
    "monocle": monocle.MONOCLE,
    "oni_takes_one": CardEffect(asks=penalty),
    "on_your_head": on_your_head.ON_YOUR_HEAD,
    "hands_off": hands_off.HANDS_OFF,
    "high_five": high_five.HIGH_FIVE,
    "turret": turret.TURRET,
    "toss_it": toss_it.TOSS_IT,
    "slap": slap.SLAP,
    "oni_cheats": oni_cheats.ONI_CHEATS,
    "oni_shuffles": oni_shuffles.ONI_SHUFFLES,
    "hide_it": hide_it.HIDE_IT,
    "oni_turns": oni_turns.ONI_TURNS,
    "set_aside": set_aside.SET_ASIDE,
    "king_symbol": king_symbol.KING_SYMBOL,
    "sapristix": sapristix.SAPRISTIX,
    "long_live": long_live.LONG_LIVE,
    "feel_it": feel_it.FEEL_IT,
    "oni": CardEffect(asks=lambda state, who: TurnTwo()),
}
# Each record is made for what it remembers, and is asked for nothing else.
EFFECTS: dict[type[Running], CardEffect[Any]] = {
    effect.kind: effect for effect in CARDS.values() if effect.kind is not None
}
# Two steps: mypy sees that none is missing once all are joined.
_FOLDS = (
    steal_the_middle.FOLDS
    | spin.FOLDS
    | knucklebones.FOLDS
    | oni_rerolls.FOLDS
    | monocle.FOLDS
    | on_your_head.FOLDS
    | hands_off.FOLDS
    | high_five.FOLDS
    | turret.FOLDS
    | toss_it.FOLDS
    | slap.FOLDS
    | oni_cheats.FOLDS
    | oni_shuffles.FOLDS
    | hide_it.FOLDS
    | oni_turns.FOLDS
    | set_aside.FOLDS
    | king_symbol.FOLDS
    | sapristix.FOLDS
    | long_live.FOLDS
    | feel_it.FOLDS
)
FOLDS: Handlers[State, CardEvent, [Moment], State] = _FOLDS


def card_of(running: Running) -> Card:
    return running.card


def held_by(running: Running) -> tuple[Won, ...]:
    return EFFECTS[type(running)].held(running)


def held(state: State) -> list[Won]:
    """Won dice in somebody's hands, eye, or elsewhere than on the bag."""
    return [won for running in state.effects for won in held_by(running)]


def barred(state: State, deed: Deed, seat: Seat) -> str | None:
    return parts.barred(EFFECTS, state, state.effects, deed, seat) if state.effects else None


def awake(state: State) -> Sequence[Running]:
    """Those that go on now: after a call only what was owed before it."""
    if not asleep(state):
        return state.effects
    if type(state.phase) is not Announced:
        return ()
    return [one for one in state.effects if EFFECTS[type(one)].owes(state, one)]


def prompts(state: State) -> dict[Seat, list[Prompt]]:
    """To every seat."""
    offered: dict[Seat, list[Prompt]] = {seat: [] for seat in state.seats}
    for running in awake(state):
        offers = EFFECTS[type(running)].prompts
        for seat, found in offered.items():
            for prompt in offers(state, running, seat):
                if prompt.verb not in _MAY_BE_FORBIDDEN or _forbidden(state, seat, prompt.verb) is None:
                    found.append(prompt)
    return offered


_MAY_BE_FORBIDDEN = frozenset({"Grab", "Feel", "Flip"})


def _forbidden(state: State, seat: Seat, verb: str) -> str | None:
    """What one effect offers another may forbid. A touch turns no die: it offends whatever else is owed."""
    if seat == state.oni:
        return None
    match verb:
        case "Grab" | "Feel":
            return barred(state, "touch", seat)
        case "Flip" if isinstance(state.phase, Turning) and barred(state, "touch", seat) is None:
            return barred(state, "second", state.turn)
    return None


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event | None:
    """The oldest that takes it. One that refuses may refuse for itself only: the others are asked, too."""
    refused: Illegal | None = None
    running_now = awake(state)
    if not running_now:
        return None
    if rule := _forbidden(state, seat, type(action).__name__):
        raise Illegal(rule)
    for running in running_now:
        try:
            event: Any = EFFECTS[type(running)].decide(state, running, seat, action, at)
        except Illegal as why:
            refused = refused or why
        else:
            if event is not None:
                return event  # type: ignore[no-any-return]
    if refused is not None:
        raise refused
    return None


def due(state: State) -> Moment | None:
    return parts.due(EFFECTS, state, awake(state))


def advance(state: State, at: Moment, dice: Dice) -> Event:
    event: Any = parts.advance(EFFECTS, state, awake(state), at, dice)
    return event  # type: ignore[no-any-return]


def hear(state: State, event: Event, at: Moment) -> State:
    """All that run hear of it. What those that end had in their hands lies on the bag again."""
    before = state.effects
    heard = parts.hear(EFFECTS, state, before, event, at)
    if heard == before:
        return state
    state = replace(state, effects=heard)
    if len(heard) == len(before):
        return state
    kept = {won.number for won in (*held(state), *state.falling)}
    back = [won for one in before for won in held_by(one) if won.number not in kept]
    return put_back(state, back) if back else state


def racing(state: State) -> bool:
    return not asleep(state) and any([EFFECTS[type(one)].racing(state, one) for one in state.effects])


def shown(state: State) -> tuple[Any, ...]:
    """What everybody sees of the running effects."""
    return tuple([EFFECTS[type(one)].shows(state, one) for one in state.effects])


def known(state: State, seat: Seat) -> Sequence[Any]:
    """What a seat sees of the running effects, and not everybody."""
    told = [EFFECTS[type(one)].knows(state, one, seat) for one in state.effects]
    return [one for one in told if one is not None]
