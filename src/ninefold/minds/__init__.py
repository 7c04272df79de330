"""What all bots share: a bot is a fold of its own seat's news, with noise of its own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args

from ninefold.engine import Action, Data, Dice, Event, Game, Moment, Options, Prompt, Seat, View, fill

M = TypeVar("M", bound=Data)
S = TypeVar("S", bound=Data)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
Opt = TypeVar("Opt", bound=Options)

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


class Deed(NamedTuple):
    """A wish with its moment and its seat: ready to be tried."""

    at: Moment
    seat: Seat
    action: Action


def wish_of(
    game: Game[S, A, E, Opt], state: S, seat: Seat, bot: Bot[Any], mind: Any, at: Moment
) -> Deed | None:
    """What a bot will do, and when, unless something happens first."""
    prompts = game.prompts(state, seat)
    wish = bot.choose(mind, prompts) if prompts else None
    if wish is None:
        return None
    return Deed(max(at, wish.at, wish.prompt.opens_at), seat, fill(game, wish.prompt, wish.fields))
