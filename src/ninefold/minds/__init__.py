"""What all bots share: a bot is a fold of its own seat's news, with noise of its own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args

from ninefold.engine import Data, Dice, Moment, Prompt, Seat, View

M = TypeVar("M", bound=Data)

Level = Literal["goldfish", "child", "adult", "elephant"]
LEVELS: tuple[Level, ...] = get_args(Level)


class Wish(NamedTuple):
    at: Moment
    prompt: Prompt
    fields: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Bot(Generic[M]):
    """`choose` has no noise: hearing the same news again must restore the same mind."""

    born: Callable[[Seat], M]
    hear: Callable[[M, Moment, Any, View, Dice], M]
    choose: Callable[[M, Sequence[Prompt]], Wish | None]
