from typing import Any

import pytest

from ninefold.engine import Data, Fast, Noted, Prompt, Split, View, act, begin, choices, replace, view
from ninefold.games.fix import GAME
from ninefold.games.fix.actions import Deal
from ninefold.games.fix.bot import BOTS, Mind, expected
from ninefold.games.fix.events import Flicked, LayStill, Rolled, RollKept, Started
from ninefold.games.fix.state import Arriving, Held, OnDisc, Options, Place
from ninefold.minds import LEVELS, Level
from ninefold.sim import bots_play

NOBODY = View(Data(), None)
ARRIVING = Arriving(0, 1, 1_000, 2_000)


def deal(level: Level, seats: int, seat: int, whim: int = 0) -> tuple[int, ...]:
    prompt = Prompt("Deal", "FX-3", {"dice": Split(10, seats, 1)})
    wish = BOTS[level].choose(Mind(seat, whim=whim), [prompt])
    assert wish is not None and wish.fields in list(choices(prompt))
    dealt: tuple[int, ...] = wish.fields["dice"]
    return dealt


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_elephant_keeps_one_die_if_few_can_come(seats: int) -> None:
    dealt = deal("elephant", seats, 1)
    assert dealt[1] == 1 and dealt[0] <= 2


def test_of_two_an_elephant_keeps_most() -> None:
    assert deal("elephant", 2, 0) == (8, 2)


def test_a_few_dice_are_worth_less_if_more_may_come() -> None:
    assert expected(1, 1) > expected(1, 8) > expected(3, 8)


@pytest.mark.parametrize("level", ["goldfish", "child"])
def test_a_low_level_deals_in_varying_ways(level: Level) -> None:
    assert len({deal(level, 4, 0, whim) for whim in range(0, 1 << 16, 997)}) > 5


def test_it_waits_to_see_its_dice_before_it_throws_again() -> None:
    bot, roll, noise = BOTS["adult"], [Prompt("Roll", "FX-5", racing=True)], Fast(1)
    mind = bot.hear(Mind(0), 0, Started(), NOBODY, noise)
    assert bot.choose(mind, roll) is None
    mind = bot.hear(mind, 350, LayStill(0, (0, 1), ("empty", "two")), NOBODY, noise)
    wish = bot.choose(mind, roll)
    assert wish is not None and wish.at > 350
    assert bot.choose(bot.hear(mind, 900, Rolled(0, (0, 1)), NOBODY, noise), roll) is None
    assert bot.hear(mind, 400, LayStill(1, (5,), ("red",)), NOBODY, noise) == mind


def test_after_a_flick_its_hand_moves_again() -> None:
    bot, mind = BOTS["adult"], Mind(0)
    assert bot.hear(mind, 1_000, Flicked(0, 3, None), NOBODY, Fast(1)).ready > 1_000


def seen(*dice: Place) -> View:
    state = replace(GAME.setup(2, Options()), dice=dice)
    return view(GAME, state, 0)


def test_a_green_die_makes_an_idle_bot_act() -> None:
    bot = BOTS["adult"]
    woken = bot.hear(Mind(0), 1_000, Flicked(1, 3, 0), seen(ARRIVING, OnDisc(0, 500), Held(1)), Fast(1))
    assert woken.ready > 1_000


def test_a_green_die_does_not_delay_a_bot_that_has_dice() -> None:
    bot, mind = BOTS["adult"], Mind(0, ready=1_200)
    assert bot.hear(mind, 1_000, Flicked(1, 3, 0), seen(ARRIVING, Held(0)), Fast(1)) == mind
    assert bot.hear(mind, 1_000, Flicked(0, 3, 1), seen(), Fast(1)) != mind
    assert bot.hear(mind, 1_000, Flicked(1, 3, None), seen(), Fast(1)) == mind


def test_no_bot_is_faster_than_a_person() -> None:
    """It taps while its dice tumble, and so throws as soon as they lie still (FX-17)."""
    soonest: dict[int, int] = {}  # when a seat's hand may move again
    kept: set[int] = set()
    for step in bots_play(GAME, [BOTS["elephant"]] * 3, Options(), 3):
        for at, event in ((one.at, one.event) for one in step.steps):
            match event:
                case Started():
                    soonest = dict.fromkeys(range(3), at + 180)
                case RollKept(seat):
                    assert at >= soonest[seat]
                    kept.add(seat)
                case LayStill(seat, faces=faces) if seat not in kept or {"green", "red"} & {*faces}:
                    soonest[seat] = at + 180
                    kept.discard(seat)
                case Rolled(seat):
                    assert seat in kept or at >= soonest[seat]
                    soonest[seat] = at + 180
                    kept.discard(seat)
                case Flicked(seat):
                    assert at >= soonest[seat]
                    soonest[seat] = at + 90  # the eye is there already


def test_an_elephant_wins_more_than_half_of_its_games_against_three_goldfish() -> None:
    """By chance it would win a quarter."""
    wins, games = 0, 24
    for seed in range(games):
        levels: list[Level] = ["goldfish"] * 4
        levels[seed % 4] = "elephant"
        *_, last = bots_play(GAME, [BOTS[level] for level in levels], Options(), seed)
        result = GAME.result(last.state)
        assert result is not None
        wins += result.winners == (seed % 4,)
    assert wins > games / 2


def test_all_levels_have_a_bot() -> None:
    assert tuple(BOTS) == LEVELS


def test_the_first_deal_takes_time() -> None:
    state, facts = begin(GAME, 2, Options(), Noted(Fast(0)))
    mind: Any = BOTS["adult"].born(0)
    for fact in facts:
        mind = BOTS["adult"].hear(mind, fact.at, fact.event, NOBODY, Fast(0))
    wish = BOTS["adult"].choose(mind, GAME.prompts(state, 0))
    assert wish is not None and wish.at >= 2_500
    act(GAME, state, 0, Deal(**wish.fields), wish.at, Noted(Fast(0)))
