"""The proof that no seat learns what it may not know, and the leaks that the proof must find.

`prove` redraws every secret of a seat and demands that nothing it can see, hear or try tells the difference.
A proof may be empty, so it is put to the test itself: `mutants` plants each kind of secret into each way out.
"""

import dataclasses
import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple
from zlib import crc32

from ninefold.engine import (
    EVERYWHERE,
    Action,
    AnyGame,
    Data,
    Event,
    Fast,
    Illegal,
    Moment,
    Noted,
    Prompt,
    Seat,
    Steps,
    act,
    begin,
    encode,
    replace,
    settle,
    view,
)
from ninefold.sim import Played
from testkit.plays import Table, deeds, every_wish, play, refusal, some, tables

REDRAWS = 40  # a secret of two values stays the same in all of them once in 2**40 times
EACH, OTHERS = 4, 8  # states in which a kind of secret is looked at, and states besides
WISHES, DEEDS = 60, 8
PLAYS = 96  # of a game, in which its kinds of secrets are looked for


class Leak(AssertionError):
    """Somebody could tell the difference."""


def kind_of(name: str) -> str:
    """ "picture 3" is one of the pictures."""
    return re.sub(r"\s*\d+", "", name)


def prove(game: AnyGame, table: Table) -> None:
    """`game` may be a mutant of the table's own, which has been played."""
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
    """What is listed as a secret is one: concealing changes it, else the rest proves nothing."""
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
        other = game.conceal(step.state, seat, redraw)
        if shown(game, other, seat) != shown(game, step.state, seat):
            raise Leak(f"seat {seat} sees it")
        if heard(game, other, step.event, seat) != heard(game, step.state, step.event, seat):
            raise Leak(f"seat {seat} hears it in {type(step.event).__name__}")
        if game.due(other) != game.due(step.state):
            raise Leak("it tells when the table goes on")
        if game.news(step.state, step.event, None) is None and game.race(step.state) is not None:
            raise Leak(f"a race is ruled by moments: one sees that there was {type(step.event).__name__}")


def is_refused_alike(game: AnyGame, table: Table, rest: Played, seat: Seat, redraw: Fast) -> None:
    other = game.conceal(rest.state, seat, redraw)
    for action in some(every_wish(table), WISHES, rest.at + seat):
        why = refusal(game, rest.state, seat, action, rest.at)
        if refusal(game, other, seat, action, rest.at) != why:
            raise Leak(f"the refusal of {action} tells seat {seat}")


def goes_on_alike(game: AnyGame, table: Table, rest: Played, seat: Seat | None, redraw: Fast) -> None:
    """Two tables that look alike to a seat before and after something happened also sounded alike."""
    other = game.conceal(rest.state, seat, redraw)
    for actor, action in some(list(deeds(game, rest)), DEEDS, rest.at):
        if refusal(game, other, actor, action, rest.at) is None:
            _, steps = act(game, rest.state, actor, action, rest.at, Noted(Fast(table.seed)))
            _, twins = act(game, other, actor, action, rest.at, Noted(redraw))
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


def shown(game: AnyGame, state: Any, seat: Seat | None) -> bytes:
    return encode([view(game, state, seat), [] if seat is None else game.prompts(state, seat)])


def heard(game: AnyGame, state: Any, event: Event, seat: Seat | None) -> bytes:
    return encode(game.news(state, event, seat))


@lru_cache(PLAYS)
def worth_a_look(table: Table) -> tuple[Played, ...]:
    """Some states of every kind of secret, and some besides."""
    chosen: dict[int, Played] = {}
    for kind, where in states_with(table).items():
        for index in some(where, EACH, table.seed + crc32(kind.encode())):
            chosen[index] = play(table)[index]
    for index in some(range(len(play(table))), OTHERS, table.seed):
        chosen[index] = play(table)[index]
    return tuple(chosen.values())


@lru_cache(PLAYS)
def states_with(table: Table) -> dict[str, list[int]]:
    """Where in the play there is a secret of each kind."""
    found: dict[str, list[int]] = {}
    for index, rest in enumerate(play(table)):
        seats = (None, *range(table.seats))
        for kind in {kind_of(name) for seat in seats for name in table.game.secrets(rest.state, seat)}:
            found.setdefault(kind, []).append(index)
    return found


def plays_of(name: str) -> list[Table]:
    """So few that each kind of secret of the game is in two of them, if it is anywhere."""
    chosen: list[Table] = []
    found: dict[str, int] = {}
    for table in some([table for table in tables(range(9)) if table.name == name], PLAYS, 1):
        kinds = states_with(table).keys()
        if not chosen or any(found.get(kind, 0) < 2 for kind in kinds):
            chosen.append(table)
            found.update({kind: found.get(kind, 0) + 1 for kind in kinds})
    return chosen


# Leaks


class Leaky(Data):
    whole: Any
    leak: Any


class Mutant(NamedTuple):
    channel: str
    kind: str
    game: AnyGame
    planted: Callable[[], bool]  # whether anything leaked at all: a way out may never be open beside a secret

    def __str__(self) -> str:
        return f"{self.kind} through {self.channel}"


def mutants(game: AnyGame, played: Sequence[Table]) -> Iterator[Mutant]:
    kinds = sorted({kind for table in played for kind in states_with(table)})
    for kind in kinds:
        for channel in CHANNELS:
            yield _mutant(game, channel, kind)
    if kinds:
        yield Mutant("an empty proof", "all", dataclasses.replace(game, conceal=_as_it_is), lambda: True)
    silent = {
        type(step.event)
        for table in played
        for rest in play(table)
        for step in rest.steps
        for seat in (None, *range(table.seats))
        if game.news(step.state, step.event, seat) is None
    }
    if silent:
        changed = game.changed
        leaky = dataclasses.replace(game, changed=lambda e: EVERYWHERE if type(e) in silent else changed(e))
        yield Mutant("a finger that finds nothing there", "what happens unheard", leaky, lambda: True)


def _as_it_is(state: Any, seat: Seat | None, dice: Any) -> Any:
    return state


def _mutant(game: AnyGame, channel: str, kind: str) -> Mutant:
    leaks = 0

    def leak(state: Any, seat: Seat | None) -> Any:
        nonlocal leaks
        hidden = [value for name, value in game.secrets(state, seat).items() if kind_of(name) == kind]
        leaks += bool(hidden)
        return hidden

    return Mutant(channel, kind, CHANNELS[channel](game, leak), lambda: leaks > 0)


Hidden = Callable[[Any, Seat | None], list[Any]]


class Numbers:
    """Any two values differ in their number: the first that is met is 0, the next is 1."""

    def __init__(self) -> None:
        self._numbers: dict[bytes, int] = {}

    def of(self, hidden: list[Any]) -> int:
        return self._numbers.setdefault(encode(hidden), len(self._numbers))


def _public(game: AnyGame, leak: Hidden) -> AnyGame:
    return dataclasses.replace(game, public=lambda state: Leaky(game.public(state), leak(state, None)))


def _private(game: AnyGame, leak: Hidden) -> AnyGame:
    return dataclasses.replace(
        game, private=lambda state, seat: Leaky(game.private(state, seat), leak(state, seat))
    )


def _news(game: AnyGame, leak: Hidden) -> AnyGame:
    def news(state: Any, event: Event, seat: Seat | None) -> Data | None:
        told = game.news(state, event, seat)
        return None if told is None else Leaky(told, leak(state, seat))

    return dataclasses.replace(game, news=news)


def _silence(game: AnyGame, leak: Hidden) -> AnyGame:
    """Whether anything is heard at all depends on the secret."""
    numbers = Numbers()

    def news(state: Any, event: Event, seat: Seat | None) -> Data | None:
        return None if numbers.of(leak(state, seat)) % 2 else game.news(state, event, seat)

    return dataclasses.replace(game, news=news)


def _prompt(game: AnyGame, leak: Hidden) -> AnyGame:
    def prompts(state: Any, seat: Seat) -> list[Prompt]:
        offered = game.prompts(state, seat)
        return [replace(p, clause=f"{p.clause} {leak(state, seat)}") for p in offered]

    return dataclasses.replace(game, prompts=prompts)


def _refusal(game: AnyGame, leak: Hidden) -> AnyGame:
    def decide(state: Any, seat: Seat, action: Action, at: Moment) -> Event:
        try:
            event: Event = game.decide(state, seat, action, at)
        except Illegal as why:
            raise Illegal(f"{why} {leak(state, seat)}", why.offers) from why
        return event

    return dataclasses.replace(game, decide=decide)


def _due(game: AnyGame, leak: Hidden) -> AnyGame:
    numbers = Numbers()

    def due(state: Any) -> Moment | None:
        moment = game.due(state)
        return None if moment is None else moment + numbers.of(leak(state, None))

    return dataclasses.replace(game, due=due)


CHANNELS: dict[str, Callable[[AnyGame, Hidden], AnyGame]] = {
    "the public view": _public,
    "a private view": _private,
    "news": _news,
    "silence": _silence,
    "a prompt": _prompt,
    "a refusal": _refusal,
    "the moment when the table goes on": _due,
}


def caught(mutant: Mutant, played: Sequence[Table]) -> bool:
    for table in played:
        try:
            prove(mutant.game, table)
        except Leak:
            return True
    return False
