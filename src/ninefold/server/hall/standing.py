"""How everybody stands over all rounds. Medals are those of an evening."""

from ninefold.server.hall.state import Hall
from ninefold.server.table.evening import places


def ranked(hall: Hall) -> list[tuple[int, int | None]]:
    """People with their places: the best first, then those without a place, then those who have left. Who
    left counts if they played a game to the end."""
    here = hall.here
    gone = [n for n, one in enumerate(hall.people) if one.gone and one.tally.games]
    place = dict(zip(here, places([hall.people[n].tally for n in here]), strict=True))

    def key(number: int) -> tuple[bool, bool, int, int, int]:
        rank, tally = place.get(number), hall.people[number].tally
        return number not in place, rank is None, rank or 0, -tally.games, number

    return [(number, place.get(number)) for number in sorted([*here, *gone], key=key)]
