"""Run any game: players decide, the table advances, events evolve the state, seats view it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar, get_args

from ninefold.engine.data import (
    Action,
    Data,
    Event,
    Fact,
    Glance,
    Handicap,
    Header,
    Moment,
    Options,
    Seat,
    Step,
    View,
    convert,
)
from ninefold.engine.dice import Dice, Noted
from ninefold.engine.places import Marks, Places, nothing_changed, nothing_named
from ninefold.engine.prompts import Prompt
from ninefold.engine.supplies import NO_SETS, Supplies, SupplySets

S = TypeVar("S", bound=Data)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
Opt = TypeVar("Opt", bound=Options)

Steps: TypeAlias = list[Step[S, E]]


class Illegal(Exception):
    """The rules refuse this; the message starts with the clause. `offers`: what may have been meant."""

    def __init__(self, why: str, offers: tuple[str, ...] = ()) -> None:
        super().__init__(why)
        self.offers = offers

    @property
    def clause(self) -> str:
        return str(self).split(" ", 1)[0]

    @property
    def reason(self) -> str:
        return str(self).partition(" ")[2]


def require(allowed: bool, rule: str) -> None:
    if not allowed:
        raise Illegal(rule)


class Result(Data):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


def no_race(state: Any) -> None:
    """For games, and phases, without a race."""


def no_glance(public: Any) -> Glance:
    """For games that tell a hall no more than that they are played."""
    return Glance()


def no_secrets(state: Any, seat: Seat | None) -> Mapping[str, Any]:
    """For games in which everybody may know everything."""
    return {}


def nothing_to_conceal(state: S, seat: Seat | None, dice: Dice) -> S:
    return state


def nothing_hidden(state: S) -> S:
    """For games that have no secrets."""
    return state


@dataclass(frozen=True, slots=True)
class Game(Generic[S, A, E, Opt]):
    """A game is a record of functions. Each has a module of its name in the game's package."""

    name: str
    clauses: str  # what the ids of its rules begin with: "MD" for MD-1
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
    actors: Callable[[S], Sequence[Seat]]  # the seats that have prompts,
    prompts: Callable[[S, Seat], Sequence[Prompt]]  # and what each may do
    decide: Callable[[S, Seat, A, Moment], E]  # an action becomes an event, or is refused
    due: Callable[[S], Moment | None]  # when the table goes on by itself
    advance: Callable[[S, Moment, Dice], E]  # what it does then
    evolve: Callable[[S, E, Moment], S]
    public: Callable[[S], Data]
    private: Callable[[S, Seat], Data]
    news: Callable[[S, E, Seat | None], Data | None]  # None: it must not notice
    result: Callable[[S], Result | None]
    # All that a seat (None: a spectator) may not know now, by name; the same state with all of it redrawn.
    secrets: Callable[[S, Seat | None], Mapping[str, Any]] = no_secrets
    conceal: Callable[[S, Seat | None, Dice], S] = nothing_to_conceal
    unveil: Callable[[S], S] = nothing_hidden  # the same with all secrets open: once the game is over
    # The places that an act names, and those that an event changes before everybody's eyes.
    named: Callable[[A], Places] = nothing_named
    changed: Callable[[E], Places] = nothing_changed
    # While a prompt is racing: from whom equal moments are counted.
    race: Callable[[S], Seat | None] = no_race
    glance: Callable[[Any], Glance] = no_glance  # from the public view: what a whole room may be told
    handicaps: tuple[Handicap, ...] = ()  # that a host may give to a seat; the option of this name has them
    supplies: Supplies | None = None  # it may be played with things of the table's own
    verbs: dict[str, Callable[..., A]] = field(init=False)
    heeds: frozenset[type[Event]] = field(init=False)  # the events it knows

    def __post_init__(self) -> None:
        actions = get_args(self.action) or (self.action,)
        object.__setattr__(self, "verbs", {action.__name__: action for action in actions})
        object.__setattr__(self, "heeds", frozenset(get_args(self.event) or (self.event,)))


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def begin(
    game: Game[S, A, E, Opt], seats: int, options: Opt, dice: Noted, at: Moment = 0
) -> tuple[S, Steps[S, E]]:
    return _go_on(game, game.setup(seats, options), at, at, dice, [])


def act(
    game: Game[S, A, E, Opt], state: S, seat: Seat, action: A, at: Moment, dice: Noted
) -> tuple[S, Steps[S, E]]:
    """A refusal also drops what was due before: so a live table settles and stores first, then acts."""
    state, steps = settle(game, state, at, dice)
    return happen(game, state, game.decide(state, seat, action, at), at, dice, steps)


def notice(game: Game[S, A, E, Opt], state: S, event: E, at: Moment, dice: Noted) -> tuple[S, Steps[S, E]]:
    """Tell the game a fact from outside that no rule refuses, such as that somebody left or came back."""
    state, steps = settle(game, state, at, dice)
    return happen(game, state, event, at, dice, steps)


def settle(game: Game[S, A, E, Opt], state: S, at: Moment, dice: Noted) -> tuple[S, Steps[S, E]]:
    """Let the table do everything that is due until `at`."""
    return _go_on(game, state, 0, at, dice, [])


def happen(
    game: Game[S, A, E, Opt], state: S, event: E, at: Moment, dice: Noted, steps: Steps[S, E]
) -> tuple[S, Steps[S, E]]:
    """An event after `steps`, which have settled everything until `at`, and all that is due after it."""
    state = game.evolve(state, event, at)
    steps.append(Step(at, event, state))
    return _go_on(game, state, at, at, dice, steps)


def _go_on(
    game: Game[S, A, E, Opt], state: S, now: Moment, until: Moment, dice: Noted, steps: Steps[S, E]
) -> tuple[S, Steps[S, E]]:
    """All that is due from now on, each thing at its own moment."""
    while (due := game.due(state)) is not None and due <= until:
        if due > now:
            now = due
        event = game.advance(state, now, dice)
        state = game.evolve(state, event, now)
        steps.append(Step(now, event, state, dice.taken()))
    return state, steps


def fold(game: Game[S, A, E, Opt], state: S, facts: Iterable[Fact[E]]) -> Iterator[Step[S, E]]:
    """The state that a log leads to. No rule is asked and no dice are thrown."""
    for fact in facts:
        state = game.evolve(state, fact.event, fact.at)
        yield Step(fact.at, fact.event, state, fact.draws)


def view(game: Game[S, A, E, Opt], state: S, seat: Seat | None) -> View:
    return View(game.public(state), None if seat is None else game.private(state, seat))


def fill(game: Game[S, A, E, Opt], prompt: Prompt, fields: dict[str, Any]) -> A:
    """The action that a filled-in prompt stands for."""
    return game.verbs[prompt.verb](**fields)


def check_seen(game: Game[S, A, E, Opt], marks: Marks, action: A, seen: int) -> None:
    """Refuse an act on a place that has changed since event `seen`, the last that its player knew of."""
    if marks.changed_since(seen, game.named(action)):
        raise Illegal("changed What you touched has changed meanwhile: it counts as nothing.")


class WrongVersion(ValueError):
    """A log was written by rules that this build does not have."""


def reopen(game: Game[S, A, E, Opt], header: Header, sets: SupplySets = NO_SETS) -> S:
    """The state that a stored log starts from. `sets`: what the table's own things are."""
    if header.game != game.name or header.version != game.version:
        raise WrongVersion(
            f"this log was written by {header.game} rules {header.version}; "
            f"this build plays {game.name} rules {game.version}"
        )
    return game.setup(header.seats, options_of(game, header.options, sets))


def options_of(game: Game[S, A, E, Opt], options: Any, sets: SupplySets = NO_SETS) -> Opt:
    """The options of a header, as the rules take them."""
    whole = options if game.supplies is None else game.supplies.whole(options, sets)
    chosen: Opt = convert(whole, game.options)
    return chosen
