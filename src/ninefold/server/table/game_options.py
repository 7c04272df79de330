"""The options of a table's games: what the host chose, and what the table fills in."""

from collections.abc import Sequence
from typing import Any, get_args, get_origin, get_type_hints

from ninefold.engine import OWN, AnyGame, Handicap, Illegal, NamedSet, Options, convert, plain, require
from ninefold.games import SHELF
from ninefold.server.table.events import SetChosen, TableEvent
from ninefold.server.table.state import Lobby, Standing, Table, plain_options, seat_options
from ninefold.server.wire import from_client
from ninefold.server.wire.from_hall import BringSet

LOST = "no-pictures The pictures of this table are missing here: make them again, or use the box's."


def filled(table: Table) -> dict[str, Any]:
    """The options that the table fills in: the room, each chair's handicaps, which set of its own is used."""
    rules = table.rules
    known: dict[str, Any] = {"room": table.room} if "room" in rules.options.__struct_fields__ else {}
    if any(chair.handicaps for chair in table.chairs) and rules.handicaps:
        known["handicaps"] = [
            [handicap for handicap in rules.handicaps if handicap in chair.handicaps]
            for chair in table.chairs
        ]
    if (supplies := rules.supplies) is not None:
        known |= supplies.fill(())
        named = table.sets.get(table.game)
        if named is None and table.options.get(supplies.option or "") == supplies.value:
            require(bool(table.own), supplies.missing)
            hash, things = next(iter(table.own.items()))
            named = NamedSet(hash, len(things))
        if named is not None:
            require(named.hash in table.known_sets, LOST)
            known[OWN] = plain(named)
    return known


def in_order(handicaps: Sequence[Handicap]) -> tuple[Handicap, ...]:
    """Each once."""
    return tuple([handicap for handicap in get_args(Handicap) if handicap in handicaps])


def named_set(message: from_client.UseSet) -> NamedSet | None:
    rules = SHELF.get(message.game)
    require(rules is not None and rules.supplies is not None, "no-such-game This game takes no sets.")
    if not message.set:
        return None
    require(bool(message.things), "no-set This table has no such set: make it again.")
    return NamedSet(message.set, len(message.things or ()))


def use_set(table: Table, message: from_client.UseSet) -> list[TableEvent]:
    require(isinstance(table.phase, Lobby | Standing), "playing This is not possible during a game.")
    named = named_set(message)
    known = named is None or named.hash in table.brought
    return [] if known and table.sets.get(message.game) == named else [SetChosen(message.game, named)]


def bring_set(table: Table, message: BringSet, token: str) -> list[TableEvent]:
    require(token == table.keeper and table.host is None, "host Only the host may do this.")
    known = not isinstance(table.phase, Lobby) or table.sets.get(message.game) == message.set
    return [] if known else [SetChosen(message.game, message.set, message.hall)]


def chosen_options(rules: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    """Check the host's choice: seats must exist, and lists are filled in by the table."""
    chosen = plain_options(checked(rules, options))
    for name in seat_options(rules.name):
        require(
            chosen[name] in (None, *range(rules.seats[-1])),
            f"options The option {name} names a seat that does not exist.",
        )
    for name, hint in get_type_hints(rules.options).items():
        if get_origin(hint) is tuple:
            require(not chosen[name], f"options The option {name} cannot be chosen.")
    return chosen


def checked(rules: AnyGame, options: dict[str, Any]) -> Options:
    try:
        chosen: Options = convert(options, rules.options)
    except ValueError as error:
        raise Illegal(f"options {error}") from error
    return chosen
