"""The list of games with their options, so that a lobby can offer them without knowing the game."""

from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

from ninefold.engine import AnyGame, Data, Handicap, Illegal, Supplies, Supply, convert
from ninefold.games import SHELF
from ninefold.server.table.state import plain_options


class Choice(Data):
    """One option. `among`: its values; empty: a seat, or none."""

    name: str
    among: tuple[str | int | bool, ...]
    usual: str | int | bool | None


class Offer(Data):
    """What the lobby says about a table's own pictures."""

    count: int
    told: int  # how many have words; bots understand only these
    players: int  # enough for so many players; 0: too few


class Entry(Data):
    name: str
    version: int
    fewest: int
    most: int
    options: tuple[Choice, ...]
    own: Offer | None = None  # the operator's pictures, if the game can use them
    sets: bool = False  # a host may bring a set made in the browser
    handicaps: tuple[Handicap, ...] = ()  # that a host may give


def catalogue(own: Sequence[Supply] = (), sets: bool = False) -> tuple[Entry, ...]:
    """`sets`: hosts may make sets in the browser."""
    return tuple(_entry(game, own, sets) for game in SHELF.values())


def _entry(game: AnyGame, own: Sequence[Supply], sets: bool) -> Entry:
    """Options that the table fills in (room, supplies) are left out."""
    usual = plain_options(game.options())
    hints = get_type_hints(game.options)
    left_out = {"room"}
    if game.supplies is not None and game.supplies.option is not None and not own:
        left_out.add(game.supplies.option)
    choices = tuple(
        Choice(name, _among(hints[name]), value)
        for name, value in usual.items()
        if get_origin(hints[name]) is not tuple and name not in left_out
    )
    supplies, offered = game.supplies, None
    if supplies is not None and supplies.option is not None and own:
        offered = _offer(game, supplies, own)
    makes = sets and supplies is not None
    fewest, most = game.seats[0], game.seats[-1]
    return Entry(game.name, game.version, fewest, most, choices, offered, makes, game.handicaps)


def _offer(game: AnyGame, supplies: Supplies, own: Sequence[Supply]) -> Offer:
    def suffice(seats: int) -> bool:
        try:
            game.setup(seats, convert(supplies.fill(own), game.options))
        except Illegal:
            return False
        return True

    players = max(filter(suffice, game.seats), default=0)
    return Offer(len(own), sum(bool(supply.words) for supply in own), players)


def _among(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else ()
