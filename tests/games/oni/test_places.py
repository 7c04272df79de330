"""An act on a cell refers to the die that lay there: what moves is told, and nothing else is."""

import pytest

from ninefold.engine import EVERYWHERE, NOWHERE
from ninefold.games.oni import GAME, actions
from ninefold.games.oni.events import Event, PickedUp, SquareThrown
from ninefold.games.oni.places import changed, named
from ninefold.games.oni.state import Options, State
from ninefold.sim import random_play


def lies(state: State) -> list[tuple[str, str, str] | None]:
    return [None if die is None else (die.kind, die.hidden, die.top) for die in state.square]


def moved(before: State, after: State) -> set[tuple[str, int]]:
    pairs = zip(lies(before), lies(after), strict=True)
    return {("cell", cell) for cell, (one, other) in enumerate(pairs) if one != other}


@pytest.mark.parametrize("square", [9, 12, 15, 16])
def test_every_changed_cell_is_reported(square: int) -> None:
    kinds: set[type[Event]] = set()
    for seed in range(5):
        state = GAME.setup(5, Options(square=square))  # type: ignore[arg-type]
        for step in (s for played in random_play(GAME, 5, state.options, seed) for s in played.steps):
            if isinstance(step.event, SquareThrown):
                assert changed(step.event) == EVERYWHERE
            else:
                told = set(changed(step.event))
                assert moved(state, step.state) <= told
                if told and not isinstance(step.event, PickedUp):
                    kinds.add(type(step.event))  # a thrown die may fall as it lay
            state = step.state
    assert len(kinds) >= 4, "the plays show these cases"


def test_acts_name_the_cells_that_they_touch() -> None:
    assert named(actions.Flip(3)) == named(actions.Take(3)) == named(actions.FillCentre(3)) == (("cell", 3),)
    assert named(actions.Show((1, 2))) == (("cell", 1), ("cell", 2))
    assert named(actions.ThrowBack(3)) == named(actions.Next()) == NOWHERE, "a won die has its own number"
