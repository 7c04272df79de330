"""What somebody might write or draw where a prompt takes words or a stroke, be it taken or refused."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Any, NamedTuple

from ninefold.engine import Action, AnyGame, Moment, Options, Prompt, Seat, Stroke, Text, any_choice
from ninefold.engine.prompts import Below
from ninefold.games.memo_dice.box import NAMES, PICTURES
from ninefold.sim import Played
from testkit.plays import Table, play, some

# The words that a game knows: by language, then by what they name, which may be a secret.
# A game that takes any words knows none.
VOCABULARY: dict[str, Mapping[Any, Mapping[str, Sequence[str]]]] = {"jinx": {}, "memo_dice": NAMES}

OWN_NAMES = "a table's own"  # in place of a language
UNKNOWN = ("qwrtzp", "xx vv zz", "ξκψωφ", "\u4f60\u597d", "\U0001f99c")
EMPTY = ("", "  ", "\u3164", "?!")
EACH = 2  # known words of each language
OTHERS = 8  # ways to fill in the other fields of an action

Try = tuple[Action, Moment]


class Free(NamedTuple):
    """A field of an action that takes words or a stroke."""

    verb: str
    name: str
    domain: Text | Stroke
    others: tuple[Mapping[str, Any], ...]  # what was offered for the other fields of the action

    def attempts(
        self, game: AnyGame, rest: Played, seat: Seat, values: Iterable[Any], below: Below
    ) -> Iterator[Try]:
        """Actions with these values; the other fields as offered to this seat now, else to anybody."""
        others, moments = self.others[below(len(self.others))], {rest.at}
        for prompt in game.prompts(rest.state, seat):
            if prompt.verb == self.verb:
                others = any_choice(prompt, below)
                moments.add(max(rest.at, prompt.opens_at))
        for value, at in product(values, moments):
            yield game.verbs[self.verb](**{**others, self.name: value}), at


@lru_cache(128)
def free_fields(table: Table) -> tuple[Free, ...]:
    """The fields for words and strokes that were offered to anybody in this play."""
    found: dict[tuple[str, str], tuple[Text | Stroke, list[Prompt]]] = {}
    for step in play(table):
        for prompt in (p for seat in range(table.seats) for p in table.game.prompts(step.state, seat)):
            for name, domain in prompt.fields.items():
                if isinstance(domain, Text | Stroke):
                    found.setdefault((prompt.verb, name), (domain, []))[1].append(prompt)
    return tuple(
        Free(verb, name, domain, tuple(any_choice(p, _first) for p in some(prompts, OTHERS, table.seed)))
        for (verb, name), (domain, prompts) in found.items()
    )


def _first(n: int, /) -> int:
    return 0


@lru_cache(128)
def vocabulary(game: str, options: Options) -> Mapping[Any, Mapping[str, Sequence[str]]]:
    """The words that this game knows. A table's own names replace those of the box."""
    own: tuple[str, ...] = getattr(options, "names", ())
    if not own:
        return VOCABULARY[game]
    each = ([word.strip() for word in names.split(",")] for names in own)
    return {OWN_NAMES: dict(zip(PICTURES, each, strict=True))}


def tries(table: Table, domain: Text | Stroke, below: Below) -> list[Any]:
    """Some values of every kind."""
    return _words(table, domain, below) if isinstance(domain, Text) else strokes(domain.limit)


def _words(table: Table, domain: Text, below: Below) -> list[str]:
    of_each = [sorted(words) for words in known(table.name, table.options, domain).values()]
    taken = [words[below(len(words))] for words in of_each for _ in range(EACH)]
    near = [slip(word, below) for word in taken]
    too_long = ["w" * (domain.limit + 1), taken[0].ljust(domain.limit + 1), taken[0] * domain.limit]
    return [*taken, *near, *UNKNOWN, *EMPTY, "w" * domain.limit, *too_long]


@cache
def known(game: str, options: Options, domain: Text) -> dict[str, set[str]]:
    """The known words by language. For a game that takes any words: the prompt's examples."""
    return {
        language: {name for names in named.values() for name in names}
        for language, named in vocabulary(game, options).items()
    } or {"any": set(domain.like)}


def naming(table: Table, value: Any, below: Below) -> Iterator[str]:
    """All words for what this secret may be, in every language, and a slip of each."""
    if isinstance(value, str):
        for names in vocabulary(table.name, table.options).values():
            for name in names.get(value, ()):
                yield name
                yield slip(name, below)


def slip(word: str, below: Below) -> str:
    """The word with a letter too many, or one left out."""
    at = below(len(word))
    return word[:at] + "q" + word[at:] if len(word) < 4 or below(2) else word[:at] + word[at + 1 :]


def strokes(limit: int) -> list[tuple[tuple[int, int], ...]]:
    """Accepted: a line, a dot, the longest. Refused: none, one point, too long, outside on each side."""
    line = ((0, 0), (999, 999))
    longest = tuple((at % 1000, 500) for at in range(limit))
    outside = [((500, 500), beside) for beside in ((-1, 0), (0, -1), (1000, 0), (0, 1000))]
    return [line, ((5, 5), (5, 5)), longest, (), ((500, 500),), (*longest, (0, 0)), *outside]
