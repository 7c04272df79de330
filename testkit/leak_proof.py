"""The proof that no seat learns what it may not know.

It redraws every secret of a seat and demands that nothing the seat can see, hear or try tells the difference.
`prove` looks at many states, with one redraw each. `prove_every_value` looks at few, with all values that a
secret may have: a leak may show for one of them only. A proof may be empty: plants.py puts it to the test.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import Any
from zlib import crc32

from ninefold.engine import (
    AnyGame,
    Event,
    Fast,
    Noted,
    Seat,
    Step,
    Steps,
    Text,
    act,
    begin,
    encode,
    settle,
    view,
)
from ninefold.sim import Played
from testkit.plays import Table, deeds, every_action, moments, play, refusal, some, tables
from testkit.words import Free, Try, free_fields, known, naming, tries

REDRAWS = 40  # a secret of two values stays the same in all of them once in 2**40 times
EACH, OTHERS = 4, 8  # states to look at for each kind of secret, and further states
ATTEMPTS, DEEDS = 60, 8
MOMENTS = 3  # at which attempts are made
PLAYS = 48  # plays of a game that are searched for its kinds of secrets
ALIKE = 3  # states of one situation in which all values of a secret are tried
SITUATIONS = 48  # at most, in one play
IN_VAIN = 120  # redraws without a new value, after which all values are taken to be seen


class Leak(AssertionError):
    """Somebody could tell the difference."""


def kind_of(name: str) -> str:
    """The kind of a secret: that of "picture 3" is "picture"."""
    return re.sub(r"\s*\d+", "", name)


def prove(game: AnyGame, table: Table) -> None:
    """`game` may be a mutant of the game that was played at this table."""
    redraw = Fast(table.seed)
    sound_alike_from_the_start(game, table)
    for rest in worth_a_look(table):
        for seat in (None, *range(table.seats)):
            is_varied(game, rest.state, seat, redraw)
            looks_alike(game, rest, seat, redraw)
            goes_on_alike(game, table, rest, seat, redraw)
            if seat is not None:
                is_refused_alike(game, table, rest, seat, redraw)


def is_varied(game: AnyGame, state: Any, seat: Seat | None, redraw: Fast) -> None:
    """Fails unless concealing changes each listed secret: otherwise the rest proves nothing."""
    same = dict(game.secrets(state, seat))
    names = set(same)
    for _ in range(REDRAWS):
        if not same:
            return
        other = game.secrets(game.conceal(state, seat, redraw), seat)
        if set(other) != names:
            raise Leak(f"which secrets there are depends on them: {set(other) ^ names}")
        same = {name: value for name, value in same.items() if other[name] == value}
    if same:
        raise Leak(f"concealing never varies {', '.join(same)} for seat {seat}")


def looks_alike(game: AnyGame, rest: Played, seat: Seat | None, redraw: Fast) -> None:
    for step in rest.steps:
        look_alike(game, step, game.conceal(step.state, seat, redraw), seat)
        if game.news(step.state, step.event, None) is None and game.race(step.state) is not None:
            raise Leak(f"a race is ruled by moments: one sees that there was {type(step.event).__name__}")


def look_alike(game: AnyGame, step: Step[Any, Any], other: Any, seat: Seat | None) -> None:
    if shown(game, other, seat) != shown(game, step.state, seat):
        raise Leak(f"seat {seat} sees it")
    if heard(game, other, step.event, seat) != heard(game, step.state, step.event, seat):
        raise Leak(f"seat {seat} hears it in {type(step.event).__name__}")
    if game.due(other) != game.due(step.state):
        raise Leak("it tells when the table goes on")


def is_refused_alike(game: AnyGame, table: Table, rest: Played, seat: Seat, redraw: Fast) -> None:
    other = game.conceal(rest.state, seat, redraw)
    tried = [*attempts(table, rest, seat), *words(game, table, rest, seat, redraw)]
    refused_alike(game, rest.state, other, seat, tried)


def refused_alike(game: AnyGame, state: Any, other: Any, seat: Seat, tried: Iterable[Try]) -> None:
    for action, at in tried:
        if refusal(game, other, seat, action, at) != refusal(game, state, seat, action, at):
            raise Leak(f"the refusal of {action} tells seat {seat}")


def attempts(table: Table, rest: Played, seat: Seat) -> Iterator[Try]:
    """Some of all actions, now and later: some prompts have not opened yet."""
    due = table.game.due(rest.state)
    for at in some([at for at in moments(table, rest) if due is None or at < due], MOMENTS, rest.at):
        yield from ((action, at) for action in some(every_action(table), ATTEMPTS // MOMENTS, at + seat))


def words(game: AnyGame, table: Table, rest: Played, seat: Seat, dice: Fast) -> Iterator[Try]:
    """Words and strokes of every kind."""
    for field in free_fields(table):
        values = tries(table, field.domain, dice.below)
        yield from field.attempts(game, rest, seat, values, dice.below)


def goes_on_alike(game: AnyGame, table: Table, rest: Played, seat: Seat | None, redraw: Fast) -> None:
    """If two tables look alike to a seat before and after an event, the seat heard the same of it."""
    other = game.conceal(rest.state, seat, redraw)
    done = [(actor, action, rest.at) for actor, action in some(list(deeds(game, rest)), DEEDS, rest.at)]
    said = [
        (actor, *one) for actor in game.actors(rest.state) for one in words(game, table, rest, actor, redraw)
    ]
    for actor, action, at in (*done, *some(said, DEEDS, rest.at)):
        if all(refusal(game, state, actor, action, at) is None for state in (rest.state, other)):
            _, steps = act(game, rest.state, actor, action, at, Noted(Fast(table.seed)))
            _, twins = act(game, other, actor, action, at, Noted(redraw))
            sound_alike(game, seat, steps, twins)
    if (due := game.due(rest.state)) is not None and due == game.due(other):
        _, steps = settle(game, rest.state, due, Noted(Fast(table.seed)))
        _, twins = settle(game, other, due, Noted(redraw))
        sound_alike(game, seat, steps, twins)


def sound_alike_from_the_start(game: AnyGame, table: Table) -> None:
    one, two = (begin(game, table.seats, table.options, Noted(Fast(table.seed + k)))[1] for k in range(2))
    for seat in (None, *range(table.seats)):
        sound_alike(game, seat, one, two)


def sound_alike(game: AnyGame, seat: Seat | None, one: Steps[Any, Any], two: Steps[Any, Any]) -> None:
    for step, twin in zip(one, two, strict=False):
        if shown(game, step.state, seat) != shown(game, twin.state, seat):
            return
        news = heard(game, step.state, step.event, seat)
        if news != heard(game, twin.state, twin.event, seat):
            raise Leak(f"seat {seat} hears more in {type(step.event).__name__} than it sees after it")
        if game.changed(step.event) != game.changed(twin.event):
            raise Leak(f"a finger finds out what {type(step.event).__name__} changed")
        if news == b"null" and game.changed(step.event):
            raise Leak(f"a finger finds out that there was {type(step.event).__name__}")


# Every value


def prove_every_value(game: AnyGame, table: Table) -> None:
    redraw = Fast(table.seed)
    for rest in situations(table):
        for seat in unlike_seats(table, rest.state):
            tried = [] if seat is None else unlike_attempts(game, table, rest, seat, redraw)
            for other, values in worlds(game, rest.state, seat, redraw):
                look_alike(game, rest.steps[-1], other, seat)
                if seat is not None:
                    refused_alike(game, rest.state, other, seat, tried)
                    naming_it = names(game, table, rest, seat, values, redraw)
                    refused_alike(game, rest.state, other, seat, naming_it)


def worlds(game: AnyGame, state: Any, seat: Seat | None, redraw: Fast) -> Iterator[tuple[Any, list[Any]]]:
    """Redrawn states until every secret has had all its values, each with the values that are new in it."""
    met = {(name, encode(value)) for name, value in game.secrets(state, seat).items()}
    values, in_vain = list(game.secrets(state, seat).values()), 0
    while met and in_vain < IN_VAIN:
        other, in_vain = game.conceal(state, seat, redraw), in_vain + 1
        for name, value in game.secrets(other, seat).items():
            if (one := (name, encode(value))) not in met:
                met.add(one)
                values.append(value)
                in_vain = 0
        if not in_vain:
            yield other, values
            values = []


@lru_cache(PLAYS)
def situations(table: Table) -> tuple[Played, ...]:
    """A few states with each kind of secret, and after each kind of event where the same is offered."""
    rare = [play(table)[index] for where in states_with(table).values() for index in some(where, ALIKE, 1)]
    found: dict[Any, list[Played]] = {}
    for step in (step for rest in play(table) for step in rest.steps):
        prompts = chain.from_iterable(table.game.prompts(step.state, seat) for seat in range(table.seats))
        offers = frozenset((prompt.verb, *prompt.fields.values()) for prompt in prompts)
        found.setdefault((type(step.event), offers), []).append(Played(step.state, [step], step.at))
    alike = [rest for group in found.values() for rest in some(group, ALIKE, table.seed)]
    return (*rare, *some(alike, SITUATIONS, table.seed))


def unlike_seats(table: Table, state: Any) -> list[Seat | None]:
    """One seat of each group that knows the same and may do the same; spectators may do nothing."""
    found: dict[Any, Seat | None] = {}
    for seat in (None, *range(table.seats)):
        verbs = () if seat is None else tuple(prompt.verb for prompt in table.game.prompts(state, seat))
        found.setdefault((seat is None, verbs, *table.game.secrets(state, seat)), seat)
    return list(found.values())


def unlike_attempts(game: AnyGame, table: Table, rest: Played, seat: Seat, redraw: Fast) -> list[Try]:
    """One attempt of each group with the same answer, and words of every kind."""
    found: dict[Any, Try] = {}
    for action, at in attempts(table, rest, seat):
        why = refusal(table.game, rest.state, seat, action, at)
        found.setdefault((type(action), why), (action, at))
    return [*found.values(), *words(game, table, rest, seat, redraw)]


def names(
    game: AnyGame, table: Table, rest: Played, seat: Seat, values: list[Any], dice: Fast
) -> Iterator[Try]:
    """Words for what is hidden, or nearly these."""
    for field in free_fields(table):
        if isinstance(field.domain, Text):
            named = (word for value in values for word in naming(table, value, dice.below))
            yield from field.attempts(game, rest, seat, named, dice.below)


# Which states are looked at


def shown(game: AnyGame, state: Any, seat: Seat | None) -> bytes:
    return encode([view(game, state, seat), [] if seat is None else game.prompts(state, seat)])


def heard(game: AnyGame, state: Any, event: Event, seat: Seat | None) -> bytes:
    return encode(game.news(state, event, seat))


@lru_cache(PLAYS)
def worth_a_look(table: Table) -> tuple[Played, ...]:
    """Some states with each kind of secret, and some others."""
    chosen: dict[int, Played] = {}
    for kind, where in states_with(table).items():
        for index in some(where, EACH, table.seed + crc32(kind.encode())):
            chosen[index] = play(table)[index]
    for index in some(range(len(play(table))), OTHERS, table.seed):
        chosen[index] = play(table)[index]
    return tuple(chosen.values())


@lru_cache(PLAYS)
def states_with(table: Table) -> dict[str, list[int]]:
    """By kind of secret, the states of the play that have one."""
    found: dict[str, list[int]] = {}
    for index, rest in enumerate(play(table)):
        seats = (None, *range(table.seats))
        for kind in sorted(
            {kind_of(name) for seat in seats for name in table.game.secrets(rest.state, seat)}
        ):
            found.setdefault(kind, []).append(index)
    return found


def languages(table: Table, field: Free) -> list[str]:
    return list(known(table.name, table.options, field.domain)) if isinstance(field.domain, Text) else []


@cache
def plays_of(name: str) -> tuple[Table, ...]:
    """Few plays, but each kind of secret and each field for words or strokes is in two of them."""
    chosen: list[Table] = []
    found: dict[Any, int] = {}
    for table in some([table for table in tables(range(3)) if table.name == name], PLAYS, 1):
        fields = free_fields(table)
        kinds = [
            *states_with(table),
            *((field.verb, field.name, *languages(table, field)) for field in fields),
        ]
        if not chosen or any(found.get(kind, 0) < 2 for kind in kinds):
            chosen.append(table)
            found.update({kind: found.get(kind, 0) + 1 for kind in kinds})
    return tuple(chosen)
