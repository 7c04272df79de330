"""Which games are played: the options of the commands, read and checked."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from json import JSONDecodeError, loads
from typing import Any

from ninefold.engine import convert
from ninefold.games import SHELF
from ninefold.minds import LEVELS

RANDOM = "random"  # legal play by chance
PLAYERS = (*LEVELS, RANDOM)


class BadSetup(ValueError):
    """The message is one sentence: what cannot be played, and what can."""


@dataclass(frozen=True)
class Setup:
    game: str
    bots: tuple[str, ...]  # one for each seat
    options: tuple[tuple[str, Any], ...] = ()  # that are not the default

    @property
    def label(self) -> str:
        bots = self.bots[0] if len(set(self.bots)) == 1 else ", ".join(self.bots)
        options = "".join(f", {name} {value}" for name, value in self.options)
        return f"{len(self.bots)} players, {bots}{options}"


def setups_of(game: str, players: str, bots: str, options: str) -> list[Setup]:
    """Every combination: players "4,6-8" and options "level=easy|hard" name several."""
    return [
        Setup(game, seated(many, bots), chosen)
        for many, chosen in product(numbers_of(game, players), chosen_of(game, options))
    ]


def check_game(game: str) -> str:
    if game not in SHELF:
        raise BadSetup(f"unknown game {game!r}; use one of {', '.join(SHELF)}")
    return game


def numbers_of(game: str, players: str) -> list[int]:
    allowed = SHELF[game].seats
    found: list[int] = []
    for part in players.split(","):
        first, _, last = part.partition("-")
        if not first.isdecimal() or not (last or first).isdecimal():
            raise BadSetup(f"--players takes numbers, such as 4 or 2-4 or 4,6: not {players!r}")
        found += range(int(first), int(last or first) + 1)
    for many in found:
        if many not in allowed:
            raise BadSetup(f"{game} is for {allowed[0]} to {allowed[-1]} players, not {many}")
    if not found:
        raise BadSetup(f"--players names nobody: {players!r}")
    return found


def seated(players: int, bots: str) -> tuple[str, ...]:
    """One name is for all seats; otherwise there is one for each."""
    names = tuple(bots.split(","))
    for name in names:
        if name not in PLAYERS:
            raise BadSetup(f"unknown bot {name!r}; use {', '.join(PLAYERS)}")
    if len(names) not in (1, players):
        raise BadSetup(f"--bots names {len(names)} bots for {players} seats; name one, or one for each seat")
    return names * players if len(names) == 1 else names


def chosen_of(game: str, options: str) -> list[tuple[tuple[str, Any], ...]]:
    """From "level=easy|hard,oni=2": each choice of values that can be made."""
    written = [pair.partition("=") for pair in options.split(",") if pair]
    for name, sign, _ in written:
        if not sign or name not in SHELF[game].options.__struct_fields__:
            known = ", ".join(SHELF[game].options.__struct_fields__)
            raise BadSetup(f"{game} has no option {name!r}, or it has no value; its options are {known}")
    ways = product(*([(name, _value(word)) for word in words.split("|")] for name, _, words in written))
    return [_checked(game, way) for way in ways]


def _value(word: str) -> Any:
    try:
        return loads(word)
    except JSONDecodeError:
        return word


def _checked(game: str, chosen: Sequence[tuple[str, Any]]) -> tuple[tuple[str, Any], ...]:
    kind = SHELF[game].options
    try:
        convert({"type": kind.__name__, **dict(chosen)}, kind)
    except ValueError as why:
        raise BadSetup(f"{game}: {why}") from None
    return tuple(chosen)


def changed(given: Mapping[str, str], words: Iterable[str]) -> dict[str, str]:
    """`--against bots=child options=level=hard`: the same setup but for these."""
    other = dict(given)
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or name not in given:
            raise BadSetup(f"--against takes {', '.join(f'{key}=…' for key in given)}: not {word!r}")
        other[name] = value
    return other
