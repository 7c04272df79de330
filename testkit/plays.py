"""Random plays of every game on the shelf, and all that anybody could have tried in them."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain, islice, product
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import pytest

from ninefold.engine import (
    OWN,
    Action,
    AnyGame,
    Fast,
    Illegal,
    Moment,
    Noted,
    Options,
    Seat,
    Steps,
    Stroke,
    Supply,
    Text,
    act,
    choices,
    convert,
    fill,
    seal,
    settle,
)
from ninefold.games import SHELF
from ninefold.sim import Played, random_play

T = TypeVar("T")

MOST_STEPS = 20_000  # more mean that the game never ends
KEPT = 8  # plays
OWN_SIZES = (54, 80, 142)  # of sets of a table's own, the smallest first


class Table(NamedTuple):
    name: str
    seats: int
    options: Options
    seed: int

    @property
    def game(self) -> AnyGame:
        return SHELF[self.name]

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}-{self.seed}"


def option_sets(game: AnyGame, seats: int, turn: int) -> Iterator[Options]:
    """Sets of options that together have each value of each option; another `turn` combines them anew."""
    values = {name: option_values(hint, seats) for name, hint in get_type_hints(game.options).items()}
    values |= brought_values(game, seats)
    for k in range(max(map(len, values.values()))):
        picked = {n: v[(k + turn * j) % len(v)] for j, (n, v) in enumerate(values.items())}
        things = picked.pop(OWN, ())
        if game.supplies is not None and things:
            picked |= game.supplies.fill(things)
        options: Options = convert(picked, game.options)
        if is_playable(game, seats, options):
            yield options


def is_playable(game: AnyGame, seats: int, options: Options) -> bool:
    try:
        game.setup(seats, options)
    except Illegal:
        return False
    return True


def brought_values(game: AnyGame, seats: int) -> dict[str, list[Any]]:
    """What a table brings along: handicaps of its seats, and a set of its own."""
    brought: dict[str, list[Any]] = {}
    if game.handicaps:
        brought["handicaps"] = [(), *(every_second(one, k, seats) for k, one in enumerate(game.handicaps))]
    if game.supplies is not None:
        sets = ([*map(own_thing, range(size))] for size in OWN_SIZES)
        brought[OWN] = [(), next(s for s in sets if is_playable(game, seats, own_options(game, s)))]
    return brought


def every_second(handicap: Any, first: int, seats: int) -> tuple[tuple[Any, ...], ...]:
    return tuple((handicap,) if (seat + first) % 2 == 0 else () for seat in range(seats))


def own_options(game: AnyGame, things: Sequence[Supply]) -> Options:
    assert game.supplies is not None
    options: Options = convert(dict(game.supplies.fill(things)), game.options)
    return options


def own_thing(number: int) -> Supply:
    """A picture with two names."""
    names = own_word(number), own_word(-number - 1)
    return Supply(f"BCDF.{number:016x}", ", ".join(names), names[0])


def own_word(number: int) -> str:
    """A word for a thing; no two of these words are similar."""
    return "".join("bcdfghjklmnpqrst"[int(digit, 16)] for digit in seal(b"%d" % number)[:8])


def option_values(hint: Any, seats: int) -> list[Any]:
    if hint is bool:
        return [False, True]
    if hint is int:  # a seat
        return [0, seats - 1]
    if hint is type(None):
        return [None]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if get_origin(hint) is tuple:  # what a table brings along
        return [()]
    return [value for one in get_args(hint) for value in option_values(one, seats)]


def tables(seeds: Iterable[int]) -> list[Table]:
    return [
        Table(game.name, seats, options, 10 * seed + k)
        for game in SHELF.values()
        for seed in seeds
        for seats in game.seats
        for k, options in enumerate(option_sets(game, seats, seed))
    ]


FEW, MANY = tables([0]), tables(range(1, 9))
every_table = pytest.mark.parametrize(
    "table",
    [*FEW, *(pytest.param(table, marks=pytest.mark.long) for table in MANY)],
    ids=[*map(str, FEW), *map(str, MANY)],
    scope="module",  # all tests of one table follow each other
)


@lru_cache(KEPT)
def play(table: Table) -> tuple[Played, ...]:
    game = table.game
    played: list[Played] = []
    for step in random_play(game, *table[1:]):
        played.append(step)
        assert len(played) < MOST_STEPS
        if game.result(step.state) is None:
            assert game.actors(step.state) or game.due(step.state) is not None, "nobody can do anything"
    return tuple(played)


def some(of: Sequence[T], most: int, seed: int) -> list[T]:
    """All, or a random sample of this size."""
    left, dice = list(of), Fast(seed)
    while len(left) > most:
        left.pop(dice.below(len(left)))
    return left


def offered(game: AnyGame, step: Played, seat: Seat) -> Iterator[Action]:
    for prompt in game.prompts(step.state, seat):
        if prompt.is_open(step.at):
            yield from (fill(game, prompt, fields) for fields in choices(prompt))


def offered_to_any(table: Table, step: Played) -> Iterator[Action]:
    return chain.from_iterable(offered(table.game, step, seat) for seat in range(table.seats))


def deeds(game: AnyGame, step: Played) -> Iterator[tuple[Seat, Action]]:
    return ((seat, action) for seat in game.actors(step.state) for action in offered(game, step, seat))


def moments(table: Table, step: Played) -> list[Moment]:
    """The moments that matter: now, and when a prompt opens or closes, and just before."""
    game, due = table.game, table.game.due(step.state)
    prompts = [prompt for seat in range(table.seats) for prompt in game.prompts(step.state, seat)]
    edges = {edge for p in prompts for edge in (p.opens_at, p.closes_at) if edge is not None} | {due or 0}
    return sorted({step.at} | {at for edge in edges for at in (edge - 1, edge) if at > step.at})


@lru_cache(KEPT)
def every_action(table: Table) -> list[Action]:
    """Actions of all values that this play ever offered, mixed in every way with values that it did not."""
    pools: dict[str, dict[str, dict[Any, None]]] = {}
    for step in play(table):
        for prompt in (p for seat in range(table.seats) for p in table.game.prompts(step.state, seat)):
            pool = pools.setdefault(prompt.verb, {})
            for name, domain in prompt.fields.items():
                values = pool.setdefault(name, {})
                values.update(dict.fromkeys(some(domain.all(), 60, table.seed)))
                if not isinstance(domain, Text | Stroke):
                    hint = get_type_hints(table.game.verbs[prompt.verb])[name]
                    values.update(dict.fromkeys(aliens(hint)))
    actions: list[Action] = []
    for verb, action in table.game.verbs.items():
        pool = pools.get(verb) or {name: by_name(pools, name, hint) for name, hint in fields(action)}
        mixed = (dict(zip(pool, values, strict=True)) for values in product(*pool.values()))
        actions += some([action(**filled) for filled in islice(mixed, 2_000)], 300, table.seed)
    return actions


def fields(action: Any) -> list[tuple[str, Any]]:
    hints = get_type_hints(action)
    return [(name, hints[name]) for name in action.__struct_fields__]


def by_name(pools: dict[str, dict[str, dict[Any, None]]], name: str, hint: Any) -> dict[Any, None]:
    """For an action that was never offered: the values that fields of this name had in other actions."""
    return {v: None for pool in pools.values() for v in pool.get(name, ())} or dict.fromkeys(aliens(hint))


def aliens(hint: Any) -> tuple[Any, ...]:
    """Values that fit the type, if not the table."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (False, True)
    if hint is int:
        return (-1, 0, 1, 99)
    if hint is str:
        return ("", "nowhere")
    if hint is tuple or get_origin(hint) is tuple:
        return ((),)
    return tuple(value for one in get_args(hint) for value in aliens(one)) or (None,)


def tried_in_turn(
    game: AnyGame,
    state: Any,
    at: Moment,
    deeds: Iterable[tuple[Moment, Seat, Action]],
    dice: Noted,
    looks: Collection[Moment] = (),
    rest: Moment = 0,
) -> tuple[Any, Steps[Any, Any]]:
    """Try each act so many ms after the one before. Refused ones count as nothing. The table is also asked at
    these moments, and `rest` ms after the last act."""
    steps: Steps[Any, Any] = []

    def look(at: Moment) -> None:
        nonlocal state, steps
        state, more = settle(game, state, at, dice)
        steps += more

    for pause, seat, action in deeds:
        before, at = at, at + pause
        for moment in (*(moment for moment in looks if before < moment < at), at):
            look(moment)
        with suppress(Illegal):
            state, more = act(game, state, seat, action, at, dice)
            steps += more
    look(at + rest)
    return state, steps


def refusal(
    game: AnyGame, state: Any, seat: Seat, action: Action, at: Moment
) -> tuple[str, tuple[str, ...]] | None:
    try:
        game.decide(state, seat, action, at)
    except Illegal as why:
        assert re.match(rf"{game.clauses}-E?\d+ \S", str(why)), "a refusal starts with its clause"
        return str(why), why.offers
    return None
