"""Checks that all that clients of a hall were told agrees with its log, and that nothing was done twice."""

from collections.abc import Sequence

from ninefold.server.hall.records import no_hall, restore_hall_step
from ninefold.server.hall.state import Hall
from ninefold.server.hall.views import shown_name
from ninefold.server.store.port import Row
from testkit.client import Client
from testkit.client_view import JsonObject
from testkit.log_check import nothing_twice


def check_hall(people: Sequence[Client], rows: Sequence[Row]) -> Hall:
    """Check everything; returns the hall that the log leads to."""
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    folded = no_hall()
    halls = [folded.hall]  # by number
    for row in rows:
        folded = restore_hall_step(folded, row)
        halls.append(folded.hall)
    for person in people:
        for message in person.told:
            if message["type"] == "HallSight":
                assert message["number"] < len(halls), "nobody is told what is not stored"
                hall_is_true(halls[message["number"]], message["hall"])
    nothing_twice(rows)
    return halls[-1]


def hall_is_true(hall: Hall, shown: JsonObject) -> None:
    people = [(shown_name(hall, n), one.tally.face, one.gone) for n, one in enumerate(hall.people)]
    assert people == [(one["name"], one["face"], one["gone"]) for one in shown["people"]]
    assert (hall.phase, hall.round) == (shown["phase"], shown["round"])
    seats = [[chair["person"] for chair in table["chairs"]] for table in shown["tables"]]
    assert seats == [[*table.seats] for table in hall.tables]
    scores = [None if table.scores is None else [*table.scores] for table in hall.tables]
    assert scores == [table["scores"] for table in shown["tables"]]
