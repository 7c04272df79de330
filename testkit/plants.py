"""Leaks that the proof must find: each kind of secret, planted into each output of a table."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from ninefold.engine import (
    EVERYWHERE,
    Action,
    AnyGame,
    Data,
    Event,
    Fast,
    Illegal,
    Moment,
    Options,
    Prompt,
    Seat,
    Stroke,
    Text,
    encode,
    replace,
)
from testkit.leak_proof import Leak, kind_of, prove, prove_every_value, states_with
from testkit.plays import Table, play, some
from testkit.words import VOCABULARY, free_fields, known

FOR_ONE_VALUE = 2  # ways out for each value of a secret
ANY = object()

Hidden = Callable[[Any, Seat | None], list[Any]]
Plant = Callable[[AnyGame, Hidden], AnyGame]


class Leaky(Data):
    whole: Any
    leak: Any


class Mutant(NamedTuple):
    channel: str
    secret: str
    game: AnyGame
    planted: Callable[[], bool]  # asked after the proof: some ways out are never open beside such a secret
    value: Any = ANY  # it leaks only if it is this

    def __str__(self) -> str:
        alone = "" if self.value is ANY else f", if it is {self.value},"
        return f"{self.secret}{alone} through {self.channel}"


def mutants(game: AnyGame, played: Sequence[Table], every: int = 1) -> Iterator[Mutant]:
    """Each kind of secret through each way out; then each value, or every so many, through some of those.

    A value that the proof never meets is a hole in it: where its kind can leak, it can leak, too.
    """
    kinds = values_of(played)
    for kind, values in kinds.items():
        ways = {**CHANNELS, **talk_channels(game, kind, played)}
        whole = {way: _mutant(game, way, plant, kind) for way, plant in ways.items()}
        yield from whole.values()
        alone = [value for value in values if isinstance(value, str | int)]  # of others there are too many
        for turn, value in list(enumerate(alone))[::every]:
            for way in some(list(ways), FOR_ONE_VALUE, turn):
                one = _mutant(game, way, ways[way], kind, value)
                yield one._replace(planted=whole[way].planted)
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


def values_of(played: Sequence[Table]) -> dict[str, list[Any]]:
    """By kind of secret, all values that it had or could have had."""
    found: dict[str, dict[bytes, Any]] = {}
    for table in played:
        game, redraw = table.game, Fast(table.seed)
        for rest, seat in product(play(table), (None, *range(table.seats))):
            for state in (rest.state, game.conceal(rest.state, seat, redraw)):
                for name, value in game.secrets(state, seat).items():
                    found.setdefault(kind_of(name), {})[encode(value)] = value
    return {kind: [values[key] for key in sorted(values)] for kind, values in sorted(found.items())}


def _as_it_is(state: Any, seat: Seat | None, dice: Any) -> Any:
    return state


def _mutant(game: AnyGame, channel: str, plant: Plant, kind: str, value: Any = ANY) -> Mutant:
    leaks = 0

    def leak(state: Any, seat: Seat | None) -> list[Any]:
        nonlocal leaks
        hidden = [value for name, value in game.secrets(state, seat).items() if kind_of(name) == kind]
        if value is not ANY:
            hidden = [one for one in hidden[:1] if one == value]
        leaks += bool(hidden)
        return hidden

    return Mutant(channel, kind, plant(game, leak), lambda: leaks > 0, value)


class Numbers:
    """Numbers values in the order in which they are met, from 0."""

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
    """A leak by silence: whether anything is heard depends on the secret."""
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
    def why_not(state: Any, seat: Seat, action: Action, why: Illegal) -> Illegal:
        return Illegal(f"{why} {leak(state, seat)}", why.offers)

    return _refusing(game, why_not)


def _refusing(game: AnyGame, why_not: Callable[[Any, Seat, Action, Illegal], Illegal]) -> AnyGame:
    def decide(state: Any, seat: Seat, action: Action, at: Moment) -> Event:
        try:
            event: Event = game.decide(state, seat, action, at)
        except Illegal as why:
            raise why_not(state, seat, action, why) from why
        return event

    return dataclasses.replace(game, decide=decide)


def _due(game: AnyGame, leak: Hidden) -> AnyGame:
    numbers = Numbers()

    def due(state: Any) -> Moment | None:
        moment = game.due(state)
        return None if moment is None else moment + numbers.of(leak(state, None))

    return dataclasses.replace(game, due=due)


CHANNELS: dict[str, Plant] = {
    "the public view": _public,
    "a private view": _private,
    "news": _news,
    "silence": _silence,
    "a prompt": _prompt,
    "a refusal": _refusal,
    "the moment when the table goes on": _due,
}


# Words and strokes

Fields = dict[str, tuple[str, Text | Stroke]]  # of each verb that takes words or a stroke


def talk_channels(game: AnyGame, kind: str, played: Sequence[Table]) -> dict[str, Plant]:
    """The refusals of each kind of words and strokes, and what is offered instead of a word."""
    of_tables = [(table, field) for table in played for field in free_fields(table)]
    fields = {field.verb: (field.name, field.domain) for _, field in of_tables}
    channels: dict[str, Plant] = {}
    for talk in {talk: None for table, f in of_tables for talk in kinds_of_talk(table, f.domain)}:
        channels[f"the refusal of {talk} that nobody asked for"] = _refused_talk(fields, talk, False)
        if _is_secret_to_the_asked(kind, fields, played):
            channels[f"the refusal of {talk}"] = _refused_talk(fields, talk, True)
    if VOCABULARY.get(game.name):
        channels["what is offered instead of a word"] = _offers
        channels["how near a word was"] = _warm
    return channels


def _is_secret_to_the_asked(kind: str, fields: Fields, played: Sequence[Table]) -> bool:
    return any(
        kind in map(kind_of, table.game.secrets(rest.state, seat))
        for table in played
        for rest in play(table)
        for seat in range(table.seats)
        if any(prompt.verb in fields for prompt in table.game.prompts(rest.state, seat))
    )


def kinds_of_talk(table: Table, domain: Text | Stroke) -> list[str]:
    if isinstance(domain, Stroke):
        return ["a stroke", "a short stroke", "a long stroke", "a stroke outside"]
    languages = known(table.name, table.options, domain)
    of_languages = [kind.format(language) for language in languages for kind in (KNOWN, NEAR)]
    return ["an empty word", "a long word", "an unknown word", *of_languages]


KNOWN, NEAR = "a known word ({})", "nearly a known word ({})"


@cache
def kind_of_talk(game: str, options: Options, domain: Text | Stroke, said: Any) -> str:
    if isinstance(domain, Stroke):
        if not 2 <= len(said) <= domain.limit:
            return "a short stroke" if len(said) < 2 else "a long stroke"
        return "a stroke" if all(0 <= n <= 999 for point in said for n in point) else "a stroke outside"
    if len(said) > domain.limit or not any(letter.isalpha() for letter in said):
        return "a long word" if len(said) > domain.limit else "an empty word"
    for kind, is_so in ((KNOWN, _same), (NEAR, _one_letter_apart)):
        for language, words in known(game, options, domain).items():
            if any(is_so(said, word) for word in words):
                return kind.format(language)
    return "an unknown word"


def _same(one: str, two: str) -> bool:
    return one == two


def _one_letter_apart(one: str, two: str) -> bool:
    longer, shorter = (one, two) if len(one) > len(two) else (two, one)
    return len(longer) == len(shorter) + 1 and any(
        longer[:at] + longer[at + 1 :] == shorter for at in range(len(longer))
    )


def _refused_talk(fields: Fields, kind: str, asked: bool) -> Plant:
    def plant(game: AnyGame, leak: Hidden) -> AnyGame:
        def why_not(state: Any, seat: Seat, action: Action, why: Illegal) -> Illegal:
            verb = type(action).__name__
            if verb in fields:
                name, domain = fields[verb]
                offered = any(prompt.verb == verb for prompt in game.prompts(state, seat))
                said = getattr(action, name)
                if offered == asked and kind_of_talk(game.name, state.options, domain, said) == kind:
                    return Illegal(f"{why} {leak(state, seat)}", why.offers)
            return why

        return _refusing(game, why_not)

    return plant


def _offers(game: AnyGame, leak: Hidden) -> AnyGame:
    def why_not(state: Any, seat: Seat, action: Action, why: Illegal) -> Illegal:
        return Illegal(str(why), (*why.offers, *map(str, leak(state, seat)))) if why.offers else why

    return _refusing(game, why_not)


def _warm(game: AnyGame, leak: Hidden) -> AnyGame:
    """A refusal that says that a word is close to what is hidden."""

    def why_not(state: Any, seat: Seat, action: Action, why: Illegal) -> Illegal:
        is_warm = why.offers and set(why.offers) & set(leak(state, seat)[:1])
        return Illegal(f"{why} Nearly!", why.offers) if is_warm else why

    return _refusing(game, why_not)


def caught(mutant: Mutant, played: Sequence[Table]) -> bool:
    return any(
        finds(proof, mutant, table)
        for table in sorted(played, key=lambda table: mutant.secret not in states_with(table))
        for proof in (prove, prove_every_value)
    )


def finds(proof: Callable[[AnyGame, Table], None], mutant: Mutant, table: Table) -> bool:
    try:
        proof(mutant.game, table)
    except Leak:
        return True
    return False
