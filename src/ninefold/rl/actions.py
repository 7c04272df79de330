"""Every act of a game as one number, always the same; which of them a seat may choose now, by its prompts."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product
from typing import Any, get_type_hints

from ninefold.engine import Action, AnyGame, Domain, Prompt, Stroke, Text
from ninefold.rl.universe import Universe

WAIT = 0  # do nothing now

Offers = dict[int, Action]  # by the number of the act


class Catalogue:
    """A field that the universe does not name has one value in each prompt, and is filled in from there."""

    def __init__(self, game: AnyGame, universe: Universe) -> None:
        self._game, self._values = game, universe.values
        self._numbers: dict[tuple[Any, ...], int] = {("wait",): WAIT}
        for verb, action in game.verbs.items():
            free = [universe.values[name] for name in _fields(action) if name in universe.values]
            for values in product(*free):
                self._numbers.setdefault((verb, *values), len(self._numbers))
        self.names = tuple(self._numbers)
        self._filled = lru_cache(maxsize=4_096)(self._fill)

    def __len__(self) -> int:
        return len(self._numbers)

    def offers(self, prompts: Iterable[Prompt]) -> Offers:
        found: Offers = {}
        for prompt in prompts:
            found |= self._filled(prompt.verb, tuple(prompt.fields.items()))
        return found

    def _fill(self, verb: str, fields: tuple[tuple[str, Domain], ...]) -> Mapping[int, Action]:
        make = self._game.verbs[verb]
        names = [name for name, _ in fields]
        filled: Offers = {}
        for values in product(*(self._choices(name, domain) for name, domain in fields)):
            chosen = dict(zip(names, values, strict=True))
            key = (verb, *(chosen[name] for name in _fields(make) if name in self._values))
            if (number := self._numbers.get(key)) is not None:
                filled[number] = make(**chosen)
        return filled

    def _choices(self, name: str, domain: Domain) -> Iterable[Any]:
        """Anything may be said or drawn; of the rest the prompt says what is allowed."""
        free = isinstance(domain, Text | Stroke)
        return self._values[name] if free else domain.all()


@lru_cache(maxsize=512)
def _fields(action: Any) -> tuple[str, ...]:
    hints = get_type_hints(action)
    return tuple(name for name in action.__struct_fields__ if name in hints)
