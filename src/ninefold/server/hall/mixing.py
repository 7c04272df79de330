"""Who sits together in the next round, as the host chose."""

from collections.abc import Generator

from ninefold.games import SHELF
from ninefold.server.hall.seating import Group, cut, kept, meetings, mixed, sizes
from ninefold.server.hall.standing import ranked
from ninefold.server.hall.state import Hall


def seats_for_all(hall: Hall, seed: int) -> Generator[None, None, list[Group]]:
    people = hall.here
    shares = sizes(len(people), hall.choice.size, SHELF[hall.choice.games[0]].seats)
    rounds = [[table.people for table in one.tables] for one in hall.rounds]
    match hall.choice.mixing:
        case "kept":
            yield
            return kept(people, shares, rounds[-1] if rounds else [])
        case "standing":
            yield
            return cut([person for person, _ in ranked(hall) if person in people], shares)
        case "anew":
            return (yield from mixed(people, shares, meetings(rounds), seed))
