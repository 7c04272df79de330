"""The stop is near: two red dice lie on the disc. Seat 0 thinks, and seat 1 is the next player."""

from collections.abc import Sequence

from ninefold.engine import Fast, View, replace, view
from ninefold.games.fix import GAME
from ninefold.games.fix.bot import BOTS, Mind
from ninefold.games.fix.events import Rolled, Started, Taken
from ninefold.games.fix.plan import die_to_flick, waits
from ninefold.games.fix.state import Arriving, Hand, Held, OnDisc, Options, Place, Racing, Tumbling
from ninefold.games.fix.view import Public
from ninefold.minds import Level

GREEN, RED, MINUS = Held(0, "green", 1_000), Held(0, "red", 1_000), Held(0, "minus", 1_000)
FLICKED = Arriving(1, 0, 1_000, 2_000)
TO_IT = Arriving(0, 1, 1_000, 2_000)
DISC, NEXT = OnDisc(1, 500), Held(1, "two", 900)
NEAR = (DISC, DISC)


def seen(*dice: Place) -> View:
    hands = [Hand(9_000, coloured=_coloured(dice, seat)) for seat in range(2)]
    state = replace(GAME.setup(2, Options()), dice=dice, phase=Racing(tuple(hands), 2_000))
    return view(GAME, state, 0)


def _coloured(dice: Sequence[Place], seat: int) -> tuple[int, ...]:
    places = enumerate(dice)
    return tuple(die for die, place in places if place.seat == seat and place in (GREEN, RED))


def flicked(*dice: Place) -> Place | None:
    """The die that it flicks now."""
    table = seen(*dice).public
    assert isinstance(table, Public)
    die = die_to_flick(0, table, _coloured(dice, 0))
    assert waits(0, table) == (die is None)
    return None if die is None else dice[die]


def test_red_dice_come_first() -> None:
    assert flicked(GREEN, RED, MINUS, NEXT) == RED
    assert flicked(GREEN, RED, MINUS, NEXT, *NEAR) == RED
    assert flicked(GREEN, RED, NEXT) == RED
    assert flicked(GREEN, MINUS, NEXT, *NEAR) == GREEN


def test_its_last_red_die_waits_until_its_green_ones_are_taken() -> None:
    assert flicked(GREEN, RED, NEXT, *NEAR) == GREEN
    assert flicked(FLICKED, RED, NEXT, *NEAR) is None
    assert flicked(RED, NEXT, *NEAR) == RED


def test_it_does_not_wait_for_a_stop_that_leaves_it_dice() -> None:
    """Another red die, or one without a colour, would be left."""
    assert flicked(FLICKED, RED, RED, NEXT, *NEAR) == RED
    assert flicked(FLICKED, RED, MINUS, NEXT, *NEAR) == RED


def test_a_next_player_without_dice_takes_one_before_the_stop() -> None:
    assert flicked(GREEN, RED, MINUS, *NEAR) == GREEN
    assert flicked(FLICKED, RED, MINUS, *NEAR) is None
    assert flicked(FLICKED, RED, MINUS, NEXT, *NEAR) == RED


def throws(level: Level, *dice: Place) -> bool:
    bot, now = BOTS[level], seen(*dice)
    mind = bot.hear(Mind(0), 1_000, Rolled(1, (0,)), now, Fast(1))
    state = replace(GAME.setup(2, Options()), dice=dice, phase=Racing((Hand(9_000), Hand(9_000)), 2_000))
    return bot.choose(mind, GAME.prompts(state, 0)) is not None


def test_a_single_die_before_it_lies_there_while_the_stop_is_near() -> None:
    assert not throws("elephant", TO_IT, NEXT, *NEAR)
    assert throws("elephant", TO_IT, NEXT, DISC)
    assert throws("elephant", TO_IT, MINUS, NEXT, *NEAR)
    assert throws("elephant", TO_IT, FLICKED, NEXT, *NEAR)
    assert throws("adult", TO_IT, NEXT, *NEAR)


def test_it_needs_a_moment_to_see_what_it_waited_for() -> None:
    bot = BOTS["elephant"]
    mind = bot.hear(Mind(0), 1_000, Rolled(1, (2,)), seen(FLICKED, RED, NEXT, *NEAR), Fast(1))
    taken = bot.hear(mind, 2_000, Taken(1, 0), seen(Held(1), RED, NEXT, *NEAR), Fast(1))
    assert mind.ready == 0 and taken.ready > 2_180


def test_an_elephant_taps_on_while_its_dice_tumble() -> None:
    bot, dice = BOTS["elephant"], (Tumbling(0, 1_000, 1_350), NEXT)
    mind = bot.hear(Mind(0), 1_000, Started(), seen(*dice), Fast(1))
    hands = Hand(9_000, tumbling=True), Hand(9_000)
    state = replace(GAME.setup(2, Options()), dice=dice, phase=Racing(hands, 1_350))
    wish = bot.choose(mind, GAME.prompts(state, 0))
    assert wish is not None and 1_180 <= wish.at < 1_350 and wish.prompt.clause == "FX-17"
