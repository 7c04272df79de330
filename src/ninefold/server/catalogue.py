"""What the shelf tells of each game: enough for a lobby to offer its options without knowing the game."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

from ninefold.engine import AnyGame, Data
from ninefold.games import SHELF
from ninefold.server.table import plain_options


class Choice(Data):
    """One option: among these values, or (none given) a seat or nobody."""

    name: str
    among: tuple[str | int | bool, ...]
    usual: str | int | bool | None


class Entry(Data):
    name: str
    version: int
    fewest: int
    most: int
    options: tuple[Choice, ...]


def catalogue() -> tuple[Entry, ...]:
    return tuple(map(_entry, SHELF.values()))


def _entry(game: AnyGame) -> Entry:
    """What is a list of things, the table brings along: it is not chosen in the lobby."""
    usual = plain_options(game.options())
    hints = get_type_hints(game.options)
    choices = tuple(
        Choice(name, _among(hint), usual[name])
        for name, hint in hints.items()
        if get_origin(hint) is not tuple
    )
    return Entry(game.name, game.version, game.seats[0], game.seats[-1], choices)


def _among(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else ()
