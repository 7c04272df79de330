"""Who may still sit down in the lobby, and what a game lacks to begin."""

from typing import Literal

from ninefold.engine import Seat
from ninefold.server.table.evening import MOST_GUESTS
from ninefold.server.table.state import Lobby, Table

Lack = Literal["people", "few", "many"]  # only bots; too few players; too many


def bounds(table: Table) -> tuple[int, int]:
    """The fewest and the most players; in the lobby of an evening, guests."""
    if table.evening is not None and isinstance(table.phase, Lobby):
        return 1, MOST_GUESTS
    return table.rules.seats[0], table.rules.seats[-1]


def lack(table: Table) -> Lack | None:
    """Why the game cannot begin yet."""
    fewest, most = bounds(table)
    players = len(table.chairs)
    if players > most:
        return "many"
    if not any([chair.token for chair in table.chairs]):
        return "people"
    return "few" if players < fewest else None


def giving_way(table: Table) -> Seat | None:
    """At a full table in the lobby, the last bot gives its seat to a person."""
    if not isinstance(table.phase, Lobby) or len(table.chairs) < bounds(table)[1]:
        return None
    return max((seat for seat, chair in enumerate(table.chairs) if chair.token is None), default=None)


def has_seat(table: Table) -> bool:
    """Whether one more person can sit down in the lobby."""
    return len(table.chairs) < bounds(table)[1] or giving_way(table) is not None
