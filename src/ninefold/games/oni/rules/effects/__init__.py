"""The effects of Oni's deck, each in a module of its own, and how the table asks all that run.

The core knows no effect by name. To add one:

1. `state/running.py`: a frozen struct of what it remembers while it runs: `who` (the card's "you") first,
   its timer as a moment, and the won dice that it has in its hands; add it to `Running`. A card that asks
   something of Oni has a task in `state/tasks.py` (add it to `Task`).
2. `actions.py` and `events/effects.py` have its acts and events already. An event by which a seat does
   something is an `Act`: a monocle counts it as holding.
3. A module here with a `CardEffect` record (`rules/card.py`): give only what it does.
   - `begins`: None if the card does nothing now. Absent people owe nothing: ask `state.present(who)`.
   - `prompts`, `decide`, `due`, `advance`: as in `ninefold.parts.effects`. `decide` returns None for what is
     not its business, and may raise `Illegal`: the others are asked all the same. Chance only in `advance`.
   - `hears` every event after the table has folded it, and returns what it remembers now, or None: it has
     ended. It cannot change the table: it notes what is owed, is due AT_ONCE, and `advance` tells it as an
     event. `own_turn(event, who)` is "until your turn".
   - `folds`: what its own events do to the table (`Penalised`, `Dropped`, `DieWon`, `OniThrew` and
     `ThrownBack` are folded by the core).
   - `owes`: an act is owed now, for which a call waits.
   - `may_win`: it may win the team a die.
   - `bars`: by the `Deed`, the rule by which it forbids it to a seat now.
   - `held`: dice in its hands. The core takes them from the bag when it begins, and puts them back when it
     ends, unless they are falling (`Dropped`).
   - acts in the room: `accusable` says whom Oni may accuse; a penalty follows, unless `admitted` says what.
   - `shows`, `knows`, `news`, `secrets`, `conceal`: only if it has something to hide.
4. A task has a `Chore` record (`rules/queue.py`) in the same module, listed in `rules/tasks.py`; the card's
   `asks` makes it.
5. One line in `CARDS` below; types in `view.py` for what is not shown whole; scenarios that do the act,
   forget it and fail it.
"""

from collections.abc import Sequence
from typing import Any

from ninefold.engine import Dice, Illegal, Moment, Prompt, Seat, replace
from ninefold.games.oni import box
from ninefold.games.oni.actions import Action
from ninefold.games.oni.box import Card, Won
from ninefold.games.oni.events import Event
from ninefold.games.oni.rules.bag import penalty, put_back
from ninefold.games.oni.rules.card import CardEffect, Deed, Fold, Telling
from ninefold.games.oni.rules.effects.feel_it import FEEL_IT
from ninefold.games.oni.rules.effects.hands_off import HANDS_OFF
from ninefold.games.oni.rules.effects.hide_it import HIDE_IT
from ninefold.games.oni.rules.effects.high_five import HIGH_FIVE
from ninefold.games.oni.rules.effects.hush import HUSH
from ninefold.games.oni.rules.effects.king_symbol import KING_SYMBOL
from ninefold.games.oni.rules.effects.knucklebones import KNUCKLEBONES
from ninefold.games.oni.rules.effects.long_live import LONG_LIVE
from ninefold.games.oni.rules.effects.middle import STEAL_THE_MIDDLE
from ninefold.games.oni.rules.effects.monocle import MONOCLE
from ninefold.games.oni.rules.effects.on_your_head import ON_YOUR_HEAD
from ninefold.games.oni.rules.effects.oni_cheats import ONI_CHEATS
from ninefold.games.oni.rules.effects.oni_rerolls import ONI_REROLLS
from ninefold.games.oni.rules.effects.oni_shuffles import ONI_SHUFFLES
from ninefold.games.oni.rules.effects.oni_turns import ONI_TURNS
from ninefold.games.oni.rules.effects.sapristix import SAPRISTIX
from ninefold.games.oni.rules.effects.set_aside import SET_ASIDE
from ninefold.games.oni.rules.effects.slap import SLAP
from ninefold.games.oni.rules.effects.spin import SPIN
from ninefold.games.oni.rules.effects.toss_it import TOSS_IT
from ninefold.games.oni.rules.effects.turret import TURRET
from ninefold.games.oni.rules.hidden import asleep
from ninefold.games.oni.state import Announced, Running, State, TurnTwo
from ninefold.parts import effects as parts
from ninefold.parts.dixe.turning import Turning

NOTHING = CardEffect[Any]()

CARDS: dict[Card, CardEffect[Any]] = {
    **dict.fromkeys(box.CARDS, NOTHING),
    "steal_the_middle": STEAL_THE_MIDDLE,
    "spin": SPIN,
    "knucklebones": KNUCKLEBONES,
    "hush": HUSH,
    "oni_rerolls": ONI_REROLLS,
    "monocle": MONOCLE,
    "oni_takes_one": CardEffect(asks=penalty),
    "on_your_head": ON_YOUR_HEAD,
    "hands_off": HANDS_OFF,
    "high_five": HIGH_FIVE,
    "turret": TURRET,
    "toss_it": TOSS_IT,
    "slap": SLAP,
    "oni_cheats": ONI_CHEATS,
    "oni_shuffles": ONI_SHUFFLES,
    "hide_it": HIDE_IT,
    "oni_turns": ONI_TURNS,
    "set_aside": SET_ASIDE,
    "king_symbol": KING_SYMBOL,
    "sapristix": SAPRISTIX,
    "long_live": LONG_LIVE,
    "feel_it": FEEL_IT,
    "oni": CardEffect(asks=lambda state, who: TurnTwo()),
}
EFFECTS: dict[type[Any], CardEffect[Any]] = {
    effect.kind: effect for effect in CARDS.values() if effect.kind is not None
}
CARD_OF: dict[type[Any], Card] = {
    effect.kind: card for card, effect in CARDS.items() if effect.kind is not None
}
FOLDS: dict[type[Any], Fold] = {
    event: fold for effect in CARDS.values() for event, fold in effect.folds.items()
}
NEWS: dict[type[Any], Telling] = {
    event: tell for effect in CARDS.values() for event, tell in effect.news.items()
}


def card_of(running: Running) -> Card:
    return CARD_OF[type(running)]


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


def news(state: State, event: Event, seat: Seat | None) -> Any:
    return NEWS[type(event)](state, event, seat) if type(event) in NEWS else event


def known(state: State, seat: Seat) -> Sequence[Any]:
    """What a seat sees of the running effects, and not everybody."""
    told = [EFFECTS[type(one)].knows(state, one, seat) for one in state.effects]
    return [one for one in told if one is not None]
