"""A player that does anything it may, at human speed. It knows its news, its view and its prompts."""

from collections.abc import Sequence
from functools import partial

from ninefold.engine import Data, Dice, Moment, Prompt, Seat, View, any_choice
from ninefold.games.pig.view import News
from ninefold.minds import LEVELS, Bot, Level, Wish
from ninefold.minds.reaction import REFLEXES, Reflexes, reaction

THOUGHT = 800  # ms: longer than to see a thing, one thinks what to do about it
WHIMS = 1 << 16


class Mind(Data):
    seat: Seat
    ready: Moment = 0  # when its hand can move
    whim: int = 0  # decides what it does


def hear(reflexes: Reflexes, mind: Mind, at: Moment, news: News, view: View, noise: Dice) -> Mind:
    """All chance is drawn here: hearing a log again restores the same mind."""
    return Mind(mind.seat, at + THOUGHT + reaction(reflexes, 1, noise), noise.below(WHIMS))


def choose(mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    prompt = prompts[mind.whim % len(prompts)]
    return Wish(mind.ready, prompt, any_choice(prompt, lambda n: mind.whim // len(prompts) % n))


BOTS: dict[Level, Bot[Mind]] = {level: Bot(Mind, partial(hear, REFLEXES[level]), choose) for level in LEVELS}
