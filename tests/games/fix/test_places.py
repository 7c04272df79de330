"""An act on a die refers to the view in which its player saw it."""

import pytest

from ninefold.engine import EVERYWHERE, NOWHERE, Back, Illegal, Marks, Places, check_seen
from ninefold.games.fix import GAME
from ninefold.games.fix.actions import Action, Deal, Done, Flick, Roll
from ninefold.games.fix.events import (
    Counted,
    Dealt,
    Event,
    Flicked,
    LayStill,
    Rolled,
    RollKept,
    RoundBegun,
    RoundScored,
    Started,
    Stopped,
    Taken,
)


@pytest.mark.parametrize(
    ("action", "places"),
    [(Flick(3), (("die", 3),)), (Roll(), NOWHERE), (Deal((5, 5)), NOWHERE), (Done(), NOWHERE)],
)
def test_only_a_flick_names_a_die(action: Action, places: Places) -> None:
    assert GAME.named(action) == places


CHANGES: list[tuple[Event, Places]] = [
    (RoundBegun(2), EVERYWHERE),
    (Dealt((5, 5)), EVERYWHERE),
    (Started(), EVERYWHERE),
    (Rolled(0, (1, 4)), (("die", 1), ("die", 4))),
    (LayStill(0, (1, 4), ("green", "two")), (("die", 1), ("die", 4))),
    (Flicked(0, 1, 1), (("die", 1),)),
    (Flicked(0, 1, None, "table"), (("die", 1),)),
    (Taken(1, 7), (("die", 7),)),
    (RollKept(0), NOWHERE),
    (Stopped(0), NOWHERE),
    (Counted(0, 4, "two", 2), NOWHERE),
    (RoundScored((2, 0)), NOWHERE),
    (Back(1), NOWHERE),
]


@pytest.mark.parametrize(("event", "places"), CHANGES, ids=[type(event).__name__ for event, _ in CHANGES])
def test_a_die_that_moves_changes_its_place(event: Event, places: Places) -> None:
    assert GAME.changed(event) == places


def test_every_kind_of_event_is_handled() -> None:
    assert {type(event) for event, _ in CHANGES} == GAME.heeds


def test_an_act_on_a_die_that_came_back_is_refused() -> None:
    """It was green, went around and lies there green again: that is another throw, which nobody has seen."""
    seen, marks = 1, Marks()
    around: list[Event] = [
        LayStill(0, (3,), ("green",)),
        Flicked(0, 3, 1, "itself"),
        Rolled(1, (3,)),
        LayStill(1, (3,), ("green",)),
        Flicked(1, 3, 0),
        Rolled(0, (3,)),
        LayStill(0, (3,), ("green",)),
    ]
    for number, event in enumerate(around, 1):
        marks = marks.after(GAME.changed(event), number)
    with pytest.raises(Illegal, match="changed"):
        check_seen(GAME, marks, Flick(3), seen)
    check_seen(GAME, marks, Flick(3), len(around))
    check_seen(GAME, marks, Flick(4), seen)
