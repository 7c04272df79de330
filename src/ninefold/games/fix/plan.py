"""What a bot does that looks at the whole table: the stop is near, and no dice are worth five points."""

from ninefold.engine import Seat
from ninefold.games.fix.view import Arriving, Held, Public, Tumbling


def waits(seat: Seat, table: Public) -> bool:
    """Whether it should do nothing, although it could."""
    if coloured := tuple([goal.die for goal in table.goals if table.dice[goal.die].seat == seat]):
        return die_to_flick(seat, table, coloured) is None
    return _has_none(seat, table) and _is_near(table)  # FX-13 a die before it is not its own yet


def die_to_flick(seat: Seat, table: Public, coloured: tuple[int, ...]) -> int | None:
    """Red first: it brings the stop, and a green die that waits to be flicked counts one. None: not yet."""
    goals = {goal.die: goal.to for goal in table.goals}
    red = [die for die in coloured if goals[die] is None]
    green = [die for die in coloured if goals[die] is not None]
    if red and not (_is_near(table) and _should_be_taken_first(seat, table, len(green))):
        return red[0]
    return green[0] if green else None


def _should_be_taken_first(seat: Seat, table: Public, green: int) -> bool:
    """Whether the next player should hold its green dice before its red one brings the stop: because these
    are its last, or because the next player has none."""
    if not _on_its_way(seat, table):
        return False
    are_last = len(_in_hand(seat, table)) == green + 1
    return are_last or not _in_hand((seat + 1) % len(table.totals), table)


def _is_near(table: Public) -> bool:
    return table.stop - table.reds == 1


def _has_none(seat: Seat, table: Public) -> bool:
    return not _in_hand(seat, table) and not _on_its_way(seat, table)


def _in_hand(seat: Seat, table: Public) -> list[int]:
    return [
        die
        for die, place in enumerate(table.dice)
        if place.seat == seat and isinstance(place, Held | Tumbling)
    ]


def _on_its_way(seat: Seat, table: Public) -> bool:
    """FX-12 Whether a green die of its own waits to be flicked or picked up."""
    flicked = any(isinstance(place, Arriving) and place.thrower == seat for place in table.dice)
    return flicked or any(goal.to is not None and table.dice[goal.die].seat == seat for goal in table.goals)
