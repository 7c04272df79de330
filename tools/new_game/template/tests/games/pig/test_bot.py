"""What only this game's bot promises; tests/contracts and tests/minds ask the rest of every bot."""

from ninefold.games.pig import GAME
from ninefold.games.pig.bot import BOTS
from ninefold.games.pig.events import Kept, LayStill, Thrown
from ninefold.sim import bots_play


def test_no_bot_is_faster_than_a_person() -> None:
    lay = None
    for played in bots_play(GAME, [BOTS["elephant"]] * 3, GAME.options(), 1):
        for step in played.steps:
            match step.event:
                case LayStill():
                    lay = step.at
                case Thrown() | Kept(by="hand") if lay is not None:
                    assert step.at - lay >= 180
                    lay = None


def test_it_neither_always_throws_nor_always_keeps() -> None:
    plays = [bots_play(GAME, [BOTS["child"]] * 2, GAME.options(), seed) for seed in range(3)]
    done = [type(step.event) for play in plays for played in play for step in played.steps if played.decided]
    assert done.count(Thrown) > 9 and done.count(Kept) > 9
