"""A player of the team, or Oni, who forgets dice and duties. It knows news, view and prompts: no rules."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, get_args

from ninefold.engine import Fast, Moment, Prompt, Seat
from ninefold.games.oni.box import CLAUSE, Hand
from ninefold.games.oni.cards import Running
from ninefold.games.oni.cards.hands_off import HandsOff
from ninefold.games.oni.cards.hide_it import Hidden, TrueHand
from ninefold.games.oni.cards.high_five import HighFiving
from ninefold.games.oni.cards.spin import Spinning
from ninefold.games.oni.mind import Mind, hear, knows, oni, shuffled, team
from ninefold.games.oni.mind.dice import beliefs, table_of
from ninefold.games.oni.view import Choosing, Found, Turning
from ninefold.minds import LEVELS, Bot, Level, Wish
from ninefold.minds.memory import TRAITS, Traits

READ = 60_000  # people say go when they are ready, and a bot only if nobody does
GUESS_AFTER = 3_000  # Oni watches the hands for a while
PASSING = 1_000  # ON-E16 from one pass to the next: so long at least, and no more than twice
LEFT = 1_000  # ms of what a task allows that Oni leaves, if it plays for time
HANDS = 3  # so often a hand is held out to somebody who does not take it
CHOOSING = ("Flip", "Point")  # a die
FOUL = CLAUSE["hands_off"]  # stands by a prompt to turn a die that only another player may touch

Wishing = Callable[[Traits, Mind, Prompt], Wish | None]


def choose(traits: Traits, mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    """Of all that it would like to do, what its hands can do first."""
    wishes = [_WISHES.get(prompt.verb, _at_once)(traits, mind, prompt) for prompt in prompts]
    wanted = [wish for wish in wishes if wish is not None]
    verbs = {wish.prompt.verb for wish in wanted}
    if "Dixe" in verbs or ("HighFive" in verbs and isinstance(table_of(mind).scene, Turning)):
        wanted = [wish for wish in wanted if wish.prompt.verb not in CHOOSING]  # these come before it
    return min(wanted, key=lambda wish: wish.at, default=None)


def plays_for_time(mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    """ON-32 The clock never stops for Oni's choice, and the team may have to wait for it."""
    wish = choose(TRAITS["elephant"], mind, prompts)
    if wish is None or wish.prompt.closes_at is None or _about(mind, wish.prompt) != "task":
        return wish
    return wish._replace(at=max(wish.at, wish.prompt.closes_at - LEFT))


def _wish(mind: Mind, prompt: Prompt, later: Moment = 0, **fields: Any) -> Wish | None:
    """When its hand is ready for it: None while it is not its business."""
    ready = mind.ready.get(_about(mind, prompt))
    return None if ready is None else Wish(max(ready, prompt.opens_at) + later, prompt, fields)


def _about(mind: Mind, prompt: Prompt) -> str:
    """Which of its concerns a prompt answers."""
    if prompt.verb in _CONCERNS:
        return _CONCERNS[prompt.verb]
    if prompt.clause in OF_EFFECTS and prompt.verb not in CHOOSING:
        return prompt.clause
    if table_of(mind).oni == mind.seat:
        return "task"
    return "turn" if table_of(mind).turn == mind.seat else FOUL  # it turns a die for another player


OF_EFFECTS = frozenset({CLAUSE[kind.card] for kind in get_args(Running)})
_CONCERNS = {"Go": "go", "FillCentre": "centre", "Admit": "accused", "Deny": "accused"}


def _among(prompt: Prompt, field: str) -> tuple[Any, ...]:
    among: tuple[Any, ...] = prompt.fields[field].among  # type: ignore[union-attr]
    return among


def _at_once(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    """What leaves no choice, or none that matters."""
    fields = {name: shuffled(mind, _among(prompt, name))[0] for name in prompt.fields}
    return _wish(mind, prompt, **fields)


def _never(traits: Traits, mind: Mind, prompt: Prompt) -> None:
    return None


def _go(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    return _wish(mind, prompt, READ)


# A turn


def _flip(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    cells = _among(prompt, "cell")
    if table_of(mind).oni == mind.seat:
        assert mind.private is not None
        return _wish(mind, prompt, cell=oni.die_to_turn(traits, mind, cells, mind.private.glimpses))
    is_foul = prompt.clause == FOUL
    if is_foul and (mind.seat != table_of(mind).turn or knows(traits, mind, "hands_off")):
        return None
    return _turn(traits, mind, prompt)


def _point(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    """ON-E9 Once, to whoever remembers that hands must be kept off."""
    pointed = [effect.pointed for effect in table_of(mind).effects if isinstance(effect, HandsOff)]
    if any(cell is not None for cell in pointed) or not knows(traits, mind, "hands_off"):
        return None
    return _turn(traits, mind, prompt)


def _turn(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    cell, longer = team.die_to_turn(traits, mind, _among(prompt, "cell"))
    return _wish(mind, prompt, longer, cell=cell)


def _call(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    must = len(beliefs(traits, mind)) < 2
    return _wish(mind, prompt, traits.search // 2) if must or team.calls(traits, mind) else None


def _take(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    return _wish(mind, prompt, cell=team.die_to_take(traits, mind, _among(prompt, "cell")))


def _see(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    """pi, or ON-E22: what nobody knows; nothing if it believes to know all."""
    cells = team.dice_to_see(traits, mind, _among(prompt, "cells"), 2)
    return _wish(mind, prompt, cells=cells) if cells else None


def _pass(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    """Only what is not worth the while; to play again always is."""
    if prompt.clause == "ON-20":
        return None
    return _wish(mind, prompt, traits.search)


def _choose(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    scene = table_of(mind).scene
    assert isinstance(scene, Choosing)
    return _wish(mind, prompt, symbol=team.symbol_to_hide(traits, mind, _among(prompt, "symbol"), scene.cell))


def _name(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    return _wish(mind, prompt, symbol=team.symbol_to_name(traits, mind, _among(prompt, "symbol")))


# Effects


def _spin(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    owed = [one for one in table_of(mind).effects if isinstance(one, Spinning) and one.who == mind.seat]
    return _wish(mind, prompt) if any(one.owed for one in owed) and knows(traits, mind, "spin") else None


def _let_go(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    return Wish(mind.heard, prompt, {}) if mind.slipped else None


def _shout(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    is_due = isinstance(table_of(mind).scene, Found)
    return _wish(mind, prompt) if is_due and knows(traits, mind, "sapristix") else None


def _high_five(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    """ON-E10 A hand that is held out is taken; whoever plays holds one out to all who lack it."""
    table = table_of(mind)
    fives = next(one for one in table.effects if isinstance(one, HighFiving))
    if table.turn != mind.seat:
        offered = [one.seat for one in fives.raised if one.to == mind.seat]
        return _wish(mind, prompt, seat=offered[0]) if offered else None
    reached = {*fives.given, *table.away}
    others = [seat for seat in _among(prompt, "seat") if seat not in reached]
    in_vain = mind.fives >= HANDS * len(_among(prompt, "seat"))
    if not others or in_vain or not knows(traits, mind, "high_five"):
        return None
    until = {one.to: one.until for one in fives.raised if one.seat == mind.seat}
    seat = min(others, key=lambda other: until.get(other, 0))
    wish = _wish(mind, prompt, seat=seat)
    return wish and wish._replace(at=max(wish.at, until.get(seat, 0)))


def _hand_over(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    """ON-E16 All do the same, so that Oni learns little: now and then, into another's hand that may be named.
    Whoever has the die feigns two times out of three."""
    assert mind.private is not None
    (seat, _) = next(known.hand for known in mind.private.known if isinstance(known, TrueHand))
    hands = _among(prompt, "hand")
    others = tuple([hand for hand in hands if hand[0] != mind.seat])
    resting = tuple([hand for hand in others if hand[0] not in _beside_oni(mind, hands)])
    if not others:
        return None
    chance = Fast(mind.whim)
    hand, pause = chance.below(len(resting or others)), chance.below(PASSING)
    feigned = seat != mind.seat or chance.below(3) > 0
    return _wish(mind, prompt, PASSING + pause, hand=(resting or others)[hand], feigned=feigned)


def _beside_oni(mind: Mind, hands: tuple[Hand, ...]) -> set[Seat]:
    table = table_of(mind)
    seats = len({table.oni, *table.away, *(seat for seat, _ in hands)})
    return {(table.oni + 1) % seats, (table.oni - 1) % seats}


def _answer(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    """What came to its mind it has done, it says, and owns up to the rest."""
    card = _among(prompt, "card")[0]
    is_true = (prompt.verb == "Deny") == knows(traits, mind, card)
    return _wish(mind, prompt, card=card) if is_true else None


# Oni


def _throw_back(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    return _wish(mind, prompt, number=oni.die_to_throw_back(traits, mind, _among(prompt, "number")))


def _spoil(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    return _wish(mind, prompt, cell=oni.die_to_spoil(traits, mind, _among(prompt, "cell")))


def _peek(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    cells = oni.dice_to_see(traits, mind, _among(prompt, "cells"))
    return _wish(mind, prompt, cells=cells) if cells else None


def _swap(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    return _wish(mind, prompt, cells=oni.dice_to_swap(traits, mind, _among(prompt, "cells")))


def _turn_anew(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    return _wish(mind, prompt, cells=oni.dice_to_lay_anew(traits, mind, _among(prompt, "cells"), 2))


def _lay(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    (cell,) = _among(prompt, "cell")
    symbol = oni.symbol_to_lay(traits, mind, cell, _among(prompt, "symbol"))
    return _wish(mind, prompt, cell=cell, symbol=symbol)


def _guess(traits: Traits, mind: Mind, prompt: Prompt) -> Wish | None:
    """Once the hands are at rest."""
    hidden = [one for one in table_of(mind).effects if isinstance(one, Hidden)]
    if any(one.until is not None for one in hidden):
        return None
    return _wish(mind, prompt, GUESS_AFTER, hand=oni.hand_to_name(mind, _among(prompt, "hand")))


_WISHES: dict[str, Wishing] = {
    "Go": _go,
    "Flip": _flip,
    "Point": _point,
    "Dixe": _call,
    "Take": _take,
    "Show": _see,
    "Feel": _see,
    "Pass": _pass,
    "Choose": _choose,
    "Name": _name,
    "Spin": _spin,
    "LetGo": _let_go,
    "Shout": _shout,
    "HighFive": _high_five,
    "HandOver": _hand_over,
    "Admit": _answer,
    "Deny": _answer,
    "ThrowBack": _throw_back,
    "Reroll": _spoil,
    "SetAside": _spoil,
    "FillCentre": _spoil,
    "Peek": _peek,
    "Swap": _swap,
    "Turn": _turn_anew,
    "Lay": _lay,
    "Guess": _guess,
    "Suggest": _never,  # what it remembers is its own
    "Accuse": _never,  # what people do in their room it cannot see
}

BOTS: dict[Level, Bot[Mind]] = {
    level: Bot(
        Mind, partial(hear, level), plays_for_time if level == "elephant" else partial(choose, TRAITS[level])
    )
    for level in LEVELS
}
