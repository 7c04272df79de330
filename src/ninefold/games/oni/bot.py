"""A player who picks anything that may be done, at the speed of a hand. It knows its prompts only."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from ninefold.engine import Data, Dice, Moment, Prompt, Seat, View, any_choice
from ninefold.minds import LEVELS, Bot, Level, Wish
from ninefold.minds.reaction import REFLEXES, reaction

WHIMS = 1 << 30
READ = 1_500  # a bot lets people look at the square before it says go
IDLE = {"LetGo", "Accuse", "Dixe", "FillCentre", "Spin", "HighFive", "Guess"}  # only now and then
SELDOM = 16


class Mind(Data):
    ready: Moment = 0
    whim: int = 0


def is_foul(prompt: Prompt) -> bool:
    """ON-E9 To turn a die that only another player may touch."""
    return prompt.verb == "Flip" and prompt.clause == "ON-E9"


def born(seat: Seat) -> Mind:
    return Mind()


def hear(level: Level, mind: Mind, at: Moment, news: Any, view: View, noise: Dice) -> Mind:
    return Mind(at + reaction(REFLEXES[level], 2, noise), noise.below(WHIMS))


def choose(mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    whim = mind.whim

    def below(n: int) -> int:
        nonlocal whim
        whim = (whim * 1_103_515_245 + 12_345) % WHIMS
        return (whim >> 8) % n

    prompts = [prompt for prompt in prompts if not is_foul(prompt)]
    urgent = [prompt for prompt in prompts if prompt.verb not in IDLE]
    idle = [prompt for prompt in prompts if prompt.verb in IDLE]
    must = len(prompts) == 1 and prompts[0].verb == "Dixe"
    among = idle if idle and (must or below(SELDOM) == 0) else urgent
    if not among:
        return None
    prompt = among[below(len(among))]
    at = mind.ready + READ if prompt.verb == "Go" else mind.ready
    return Wish(max(at, prompt.opens_at), prompt, any_choice(prompt, below))


BOTS: dict[Level, Bot[Mind]] = {level: Bot(born, partial(hear, level), choose) for level in LEVELS}
