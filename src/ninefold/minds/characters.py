"""The bots' names, and what each of them is like. A character plays as well as its level says."""

from collections.abc import Iterable
from typing import Literal, get_args

from ninefold.engine import Moment, Prompt

Character = Literal["pip", "otto", "mila", "bruno", "zuzu", "fenn", "nori", "coco"]
BOT_NAMES: dict[str, Character] = {character.title(): character for character in get_args(Character)}

UNHURRIED = frozenset[Character]({"otto", "bruno", "nori"})
LONGER = 0.3  # the extra time that an unhurried bot takes, as a share
MOST_LONGER = 1_000  # ms


def moment_of(character: Character | None, since: Moment, at: Moment, prompts: Iterable[Prompt]) -> Moment:
    """When a bot acts that began to think at `since` and is ready at `at`. Where time matters, all are alike:
    only a prompt that never closes, and that nobody races for, may be answered later."""
    if character not in UNHURRIED or any(one.racing or one.closes_at is not None for one in prompts):
        return at
    return at + min(MOST_LONGER, round((at - since) * LONGER))
