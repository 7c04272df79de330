"""How everybody stands over all rounds. Medals are those of an evening."""

from collections.abc import Sequence

from ninefold.server.hall.state import Hall, Person


def ranked(hall: Hall) -> list[tuple[int, int | None]]:
    """People with their places: the best first, then those without a place, then those who have left. Who
    left counts if they played a game to the end."""
    here = hall.here
    gone = [n for n, one in enumerate(hall.people) if one.gone and one.tally.games]
    place = dict(zip(here, _places([hall.people[n] for n in here]), strict=True))

    def key(number: int) -> tuple[bool, bool, int, int, int]:
        rank, tally = place.get(number), hall.people[number].tally
        return number not in place, rank is None, rank or 0, -tally.games, number

    return [(number, place.get(number)) for number in sorted([*here, *gone], key=key)]


def _places(people: Sequence[Person]) -> list[int | None]:
    """By the average of their medals over the games that they played to the end; ties share a place. None:
    they have left, and missed more rounds than they played. Rounds before they came, those in which they
    waited, and those that ended too early at their table count for nothing."""
    counts = [0 < one.tally.games >= one.missed for one in people]
    averages = [one.tally.average for one, count in zip(people, counts, strict=True) if count]
    return [
        1 + sum(other > one.tally.average for other in averages) if count else None
        for one, count in zip(people, counts, strict=True)
    ]
