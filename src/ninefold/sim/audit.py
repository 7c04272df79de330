"""Play a finished game again: given its throws, the rules must make the same events at the same moments."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from typing import Any

from ninefold.engine import (
    MOST_SIDES,
    NO_SETS,
    AnyGame,
    Away,
    Back,
    ByBot,
    ByPerson,
    Domain,
    Event,
    Fact,
    Header,
    Illegal,
    Moment,
    Noted,
    Prompt,
    Scripted,
    Sealed,
    Stroke,
    Talked,
    Text,
    fill,
    plain,
    reopen,
)

Called = Callable[[str], Sequence[str]]  # the words for what an event names


class AuditFailed(Exception):
    """One sentence: what does not agree, and where."""


def check_throws(key: bytes, facts: Iterable[Fact[Any]]) -> int:
    """The number of draws. Raises AuditFailed if one is not the sealed dice's."""
    dice = Sealed(key)
    for number, fact in enumerate(facts, 1):
        for n, drawn in fact.draws:
            if not 1 <= n <= MOST_SIDES:
                raise AuditFailed(
                    f"throw {dice.drawn + 1} (event {number}) is none: no dice have so many sides"
                )
            due = dice.below(n)
            if drawn != due:
                raise AuditFailed(
                    f"throw {dice.drawn} (event {number}) gave {drawn} of {n}; the sealed dice give {due}"
                )
    return dice.drawn


def play_again(game: AnyGame, header: Header, facts: Iterable[Fact[Any]]) -> Any:
    """The last state, if the rules agree with every fact."""
    state, now, called = reopen(game, header), None, _called(game, header)
    for number, fact in enumerate(facts, 1):
        now = _at_work(game, state, now, fact, number)
        if now is None:
            _check_done(game, state, fact, number, range(header.seats), called)
        now = fact.at
        state = game.evolve(state, fact.event, fact.at)
    return state


def _at_work(game: AnyGame, state: Any, now: Moment | None, fact: Fact[Any], number: int) -> Moment | None:
    """The moment at which the table did this by itself; None: it came from a player or from outside."""
    if now is None:
        now = fact.at  # a game begins whenever it begins
    elif fact.at < now:
        raise AuditFailed(f"event {number} happened at {fact.at}, before the one that led to it")
    due = game.due(state)
    if due is None or due > fact.at:
        return None
    now = max(now, due)
    event = _advanced(game, state, now, fact, number)
    if (now, event) != (fact.at, fact.event):
        raise AuditFailed(f"event {number} {_difference(fact, event, now)}")
    return now


def _difference(fact: Fact[Any], due: Event, at: Moment) -> str:
    """What the log tells, and what the rules make of it."""
    told = fact.event
    if type(told) is not type(due):
        return f"is {_told(told)} at {fact.at}; by the rules it is {_told(due)} at {at}"
    for field in told.__struct_fields__:
        logged, ruled = getattr(told, field), getattr(due, field)
        if logged != ruled:
            return f"is {_told(told)} with {field} {logged!r}; by the rules {field} is {ruled!r}"
    return f"is {_told(told)} at {fact.at}; by the rules it is at {at}"


def _advanced(game: AnyGame, state: Any, now: Moment, fact: Fact[Any], number: int) -> Event:
    dice = Noted(Scripted(value for _, value in fact.draws))
    try:
        event: Event = game.advance(state, now, dice)
    except ValueError as error:
        raise AuditFailed(f"event {number} is not what these throws lead to: {error}") from error
    if dice.taken() != fact.draws:
        raise AuditFailed(f"event {number} tells of other throws than the rules make there")
    return event


def _called(game: AnyGame, header: Header) -> Called:
    if game.supplies is None:
        return lambda named: ()
    options, called = plain(game.supplies.whole(header.options, NO_SETS)), game.supplies.called
    return lambda named: called(options, named)


def _check_done(
    game: AnyGame, state: Any, fact: Fact[Any], number: int, seats: range, called: Called
) -> None:
    """Check that some seat could do this then."""
    if fact.draws:
        raise AuditFailed(f"event {number} tells of throws, but no player's deed throws dice")
    match fact.event:
        case Away(seat) | Back(seat) | ByBot(seat) | ByPerson(seat) | Talked(seat):
            possible = seat in seats
        case event:
            possible = event in _possible(game, state, fact, called)
    if not possible:
        raise AuditFailed(
            f"event {number}, {_told(fact.event)}, is nothing that anybody could do at {fact.at}"
        )


def _possible(game: AnyGame, state: Any, fact: Fact[Any], called: Called) -> Iterator[Event]:
    for seat in game.actors(state):
        for prompt in game.prompts(state, seat):
            for fields in _ways(prompt, fact.event, called) if prompt.is_open(fact.at) else ():
                with suppress(Illegal):
                    yield game.decide(state, seat, fill(game, prompt, fields), fact.at)


def _ways(prompt: Prompt, event: Event, called: Called) -> Iterator[dict[str, Any]]:
    """Every way to fill it in; what was freely said or drawn must be in the event that it led to, as it is or
    by the table's own name."""
    said = [getattr(event, name) for name in event.__struct_fields__]
    domains = [_among(domain, said, called) for domain in prompt.fields.values()]
    return (dict(zip(prompt.fields, values, strict=True)) for values in product(*domains))


def _among(domain: Domain, said: list[Any], called: Called) -> Sequence[Any]:
    match domain:
        case Text():
            words = [one for one in said if isinstance(one, str)]
            return [*words, *(name for one in words for name in called(one))]
        case Stroke():
            return [line for line in said if isinstance(line, tuple)]
    return domain.all()


def _told(event: Event) -> str:
    return type(event).__name__
