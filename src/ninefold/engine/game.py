"""Run any game: players decide, the table advances, events evolve the state, seats view it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar, get_args

from ninefold.engine.data import Action, Data, Event, Fact, Header, Moment, Options, Seat, View, convert
from ninefold.engine.dice import Dice, Noted
from ninefold.engine.prompts import Prompt

S = TypeVar("S", bound=Data)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
Opt = TypeVar("Opt", bound=Options)

Facts: TypeAlias = list[Fact[E]]


class Illegal(Exception):
    """The rules refuse this; the message starts with the clause. `offers`: what may have been meant."""

    def __init__(self, why: str, offers: tuple[str, ...] = ()) -> None:
        super().__init__(why)
        self.offers = offers

    @property
    def clause(self) -> str:
        return str(self).split(" ", 1)[0]


def require(allowed: bool, rule: str) -> None:
    if not allowed:
        raise Illegal(rule)


class Result(Data):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


def no_race(state: Any) -> None:
    """For games, and phases, in which nobody has to be first."""


def nothing_hidden(state: S) -> S:
    """For games that have no secrets."""
    return state


@dataclass(frozen=True, slots=True)
class Game(Generic[S, A, E, Opt]):
    name: str
    version: int  # of the rules, see Header
    seats: range
    options: type[Opt]
    state: type[S]
    action: Any  # the unions to decode by: of all actions,
    event: Any  # of all events,
    public_view: Any
    private_view: Any
    heard: Any  # and of all news
    setup: Callable[[int, Opt], S]
    actors: Callable[[S], Sequence[Seat]]
    prompts: Callable[[S, Seat], Sequence[Prompt]]
    decide: Callable[[S, Seat, A, Moment], E]
    advance: Callable[[S, Moment, Dice], E | None]
    due: Callable[[S], Moment | None]
    evolve: Callable[[S, E, Moment], S]
    public: Callable[[S], Data]
    private: Callable[[S, Seat], Data]
    news: Callable[[S, E, Seat | None], Data | None]  # None: it must not notice
    conceal: Callable[[S, Seat | None, Dice], S]
    result: Callable[[S], Result | None]
    race: Callable[[S], Seat | None] = (
        no_race  # while a prompt is racing: from whom equal moments are counted
    )
    unveil: Callable[[S], S] = nothing_hidden  # the same with all secrets open: once the game is over
    verbs: dict[str, Callable[..., A]] = field(init=False)

    def __post_init__(self) -> None:
        actions = get_args(self.action) or (self.action,)
        object.__setattr__(self, "verbs", {action.__name__: action for action in actions})


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def begin(
    game: Game[S, A, E, Opt], seats: int, options: Opt, dice: Noted, at: Moment = 0
) -> tuple[S, Facts[E]]:
    return _advance(game, game.setup(seats, options), at, dice, [])


def act(
    game: Game[S, A, E, Opt], state: S, seat: Seat, action: A, at: Moment, dice: Noted
) -> tuple[S, Facts[E]]:
    """A refusal drops what was due before it: a live table settles and stores first, then acts."""
    facts: Facts[E] = []
    due = game.due(state)
    if due is not None and due <= at:
        state, facts = settle(game, state, at, dice)
    event = game.decide(state, seat, action, at)
    facts.append(Fact(at, event))
    return _advance(game, game.evolve(state, event, at), at, dice, facts)


def notice(game: Game[S, A, E, Opt], state: S, event: E, at: Moment, dice: Noted) -> tuple[S, Facts[E]]:
    """Away or Back: a fact about a seat that no rule refuses."""
    state, facts = settle(game, state, at, dice)
    facts.append(Fact(at, event))
    return _advance(game, game.evolve(state, event, at), at, dice, facts)


def settle(game: Game[S, A, E, Opt], state: S, at: Moment, dice: Noted) -> tuple[S, Facts[E]]:
    """Let the table do all that it does by itself until `at`, each thing at its own moment."""
    facts: Facts[E] = []
    while (due := game.due(state)) is not None and due <= at:
        known = len(facts)
        state, facts = _advance(game, state, due, dice, facts)
        assert len(facts) > known, "due, yet the table did nothing"  # it would be due for ever
    return state, facts


def _advance(
    game: Game[S, A, E, Opt], state: S, now: Moment, dice: Noted, facts: Facts[E]
) -> tuple[S, Facts[E]]:
    """All that follows at this moment."""
    while (event := game.advance(state, now, dice)) is not None:
        state = game.evolve(state, event, now)
        facts.append(Fact(now, event, dice.taken()))
    return state, facts


def steps(game: Game[S, A, E, Opt], state: S, facts: Iterable[Fact[E]]) -> Iterator[tuple[Moment, E, S]]:
    """Fold facts without rules or chance; each comes with the state after it, for which its news is told."""
    for at, event, _ in facts:
        state = game.evolve(state, event, at)
        yield at, event, state


def view(game: Game[S, A, E, Opt], state: S, seat: Seat | None) -> View:
    return View(game.public(state), None if seat is None else game.private(state, seat))


def fill(game: Game[S, A, E, Opt], prompt: Prompt, fields: dict[str, Any]) -> A:
    """The action that a filled-in prompt stands for."""
    return game.verbs[prompt.verb](**fields)


class WrongVersion(ValueError):
    """A log was written by rules that this build does not have."""


def reopen(game: Game[S, A, E, Opt], header: Header) -> S:
    """The state that a stored log starts from."""
    if header.game != game.name or header.version != game.version:
        raise WrongVersion(
            f"this log was written by {header.game} rules {header.version}; "
            f"this build plays {game.name} rules {game.version}"
        )
    return game.setup(header.seats, convert(header.options, game.options))
