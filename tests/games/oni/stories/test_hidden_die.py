"""ON-E16 What Oni learns from bots that hide a die.

To measure: python -m tests.games.oni.stories.test_hidden_die
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import cast

import pytest

from ninefold.engine import Fact, Fast, Noted, fold, settle
from ninefold.games.oni import GAME
from ninefold.games.oni.bot import BOTS
from ninefold.games.oni.box import Hand
from ninefold.games.oni.cards.hide_it import HandedOver, HandOver, Hiding, HidingEnded
from ninefold.games.oni.events import (
    CardDrawn,
    ClockStarted,
    DieWon,
    Event,
    NextPressed,
    SquareThrown,
    TurnCame,
)
from ninefold.games.oni.state import Options
from ninefold.minds import LEVELS, Level, wish_of
from ninefold.sim.play import listen, noises
from tests.games.oni.test_bot import SQUARE

ONI, TEAM = 0, (1, 2, 3, 4, 5)
TAKER = 1  # who has the die at first: everybody knows
NAMEABLE: list[Hand] = [(seat, side) for seat in (2, 3, 4) for side in ("left", "right")]
GAMES = 60

Passes = Sequence[tuple[int, Hand]]  # by whom, to which hand; whether it was feigned is not seen


def hidden(level: Level, seed: int) -> tuple[Passes, Hand]:
    """What Oni sees while five bots hide a die, and the hand that has it in the end."""
    bot, noise = BOTS[level], noises(6, seed)
    minds = {seat: bot.born(seat) for seat in TEAM}
    state, at = GAME.setup(6, Options(level="hard", oni=ONI)), 0
    passes: list[tuple[int, Hand]] = []

    def happen(event: Event) -> None:
        nonlocal state
        (step,) = fold(GAME, state, [Fact(at, event)])
        state = step.state
        for seat in TEAM:
            minds[seat] = listen(GAME, bot, minds[seat], seat, [step], noise[seat])

    start = (SquareThrown(SQUARE), ClockStarted(1), TurnCame(3), DieWon(3, 0, 1, None))
    for event in (*start, NextPressed(3), CardDrawn(3, "hide_it")):
        at += 100
        happen(event)
    (hiding,) = (one for one in state.effects if isinstance(one, Hiding))
    assert hiding.until is not None and hiding.hand == (TAKER, "right")
    while True:
        wishes = [wish_of(GAME, state, seat, bot, minds[seat], at) for seat in TEAM]
        deeds = [wish for wish in wishes if wish is not None and type(wish.action).__name__ == "HandOver"]
        deed = min(deeds, key=lambda wish: wish.at, default=None)
        if deed is None or deed.at >= hiding.until:
            break
        at = deed.at
        passed = GAME.decide(state, deed.seat, cast(HandOver, deed.action), at)
        assert isinstance(passed, HandedOver)
        passes.append((deed.seat, passed.hand))
        happen(passed)
    _, steps = settle(GAME, state, hiding.until, Noted(Fast(seed)))
    (rest,) = (step.event.hand for step in steps if isinstance(step.event, HidingEnded))
    return passes, rest


def _first_of_taker(passes: Passes) -> Hand | None:
    return next((hand for seat, hand in passes if seat == TAKER and hand in NAMEABLE), None)


def _first(passes: Passes) -> Hand | None:
    return next((hand for _, hand in passes if hand in NAMEABLE), None)


def _last(passes: Passes) -> Hand | None:
    return _first(passes[::-1])


def _last_of_taker(passes: Passes) -> Hand | None:
    return _first_of_taker(passes[::-1])


def _followed(passes: Passes) -> Hand | None:
    """Oni's guess if it believes every pass."""
    hand: Hand = (TAKER, "right")
    for seat, to in passes:
        hand = to if seat == hand[0] else hand
    return hand


def _most_often(passes: Passes) -> Hand | None:
    often = Counter(hand for _, hand in passes if hand in NAMEABLE)
    return max(often, key=lambda hand: often[hand], default=None)


GUESSES: dict[str, Callable[[Passes], Hand | None]] = {
    "the taker's first pass": _first_of_taker,
    "the first pass": _first,
    "the last pass": _last,
    "the taker's last pass": _last_of_taker,
    "the die, as if nobody feigned": _followed,
    "the hand that gets it most often": _most_often,
}


def found(level: Level, games: int) -> dict[str, int]:
    seen = [hidden(level, seed) for seed in range(games)]
    return {name: sum(guess(passes) == rest for passes, rest in seen) for name, guess in GUESSES.items()}


@pytest.mark.parametrize("level", LEVELS)
def test_oni_learns_little_from_how_bots_pass_a_hidden_die(level: Level) -> None:
    """By chance Oni finds it once in six times."""
    for name, often in found(level, GAMES).items():
        assert often <= 0.4 * GAMES, f"{name}: {often} of {GAMES}"


def test_every_bot_of_the_team_passes_at_a_human_pace() -> None:
    passes, _ = hidden("adult", 1)
    assert {seat for seat, _ in passes} == {*TEAM} and 5 <= len(passes) <= 40
    assert all(hand[0] != seat for seat, hand in passes), "to somebody else"


if __name__ == "__main__":
    for level in LEVELS:
        for name, often in found(level, GAMES).items():
            print(f"{level:9} {name:34} {often} of {GAMES}")
