"""Which cells an act names, and which an event changes before everybody's eyes."""

from typing import Any

import pytest

from ninefold.engine import EVERYWHERE, NOWHERE, Illegal, Marks, check_seen
from ninefold.games.memodixe import GAME
from ninefold.games.memodixe.actions import (
    Again,
    Continue,
    Dixe,
    Done,
    End,
    Flip,
    Give,
    Look,
    Pass,
    Rethrow,
    SetAside,
    Steal,
    Swap,
    Take,
)
from ninefold.games.memodixe.events import (
    Called,
    CallJudged,
    Continued,
    CurtainDrawn,
    CurtainOpened,
    Deadlocked,
    DieSetAside,
    DieWon,
    FirstCovered,
    Flipped,
    GameEnded,
    Given,
    LookClosed,
    LookDeclined,
    Looked,
    PickedUp,
    Refilled,
    SkullFell,
    SquareThrown,
    Stolen,
    SwapDeclined,
    Swapped,
    Thrown,
    TurnBegun,
    TurnedBack,
    TurnedUp,
    TurnPassed,
)
from ninefold.games.memodixe.places import changed, named
from ninefold.parts.dixe.dice import Die
from ninefold.parts.dixe.square import empty
from ninefold.sim import random_play

DIE = Die("oni", "bomb", "skull")
FOUR, TWO_AND_SEVEN = (("cell", 4),), (("cell", 2), ("cell", 7))

NAMED = {
    **dict.fromkeys([Flip(4), Take(4), Rethrow(4), SetAside(4), Look((4,))], FOUR),
    **dict.fromkeys([Look((2, 7)), Swap((2, 7))], TWO_AND_SEVEN),
    **dict.fromkeys([Done(), Again(), Pass(), Dixe(), Continue(), End(), Steal(1), Give(1)], NOWHERE),
}
CHANGED: dict[Any, Any] = {
    **dict.fromkeys([SquareThrown(empty(9), ()), CurtainDrawn(1), CurtainOpened()], EVERYWHERE),
    **dict.fromkeys([DieWon(0, 4), DieSetAside(0, 4), PickedUp((4,)), Thrown((4,), (DIE,))], FOUR),
    **dict.fromkeys([Refilled((2, 7), (DIE, DIE)), TurnBegun(0, returned=(2, 7))], TWO_AND_SEVEN),
    # Turned or looked at, it is still the same die.
    **dict.fromkeys([Flipped(4, "bomb"), FirstCovered(4), TurnedBack((2, 7)), TurnedUp(4, "bomb")], NOWHERE),
    **dict.fromkeys([Looked(0, (2, 7)), LookDeclined(0), LookClosed(0)], NOWHERE),
    # Only the swapper knows: the curtain itself counts, whatever was done behind it.
    **dict.fromkeys([Swapped((2, 7)), SwapDeclined()], NOWHERE),
    **dict.fromkeys(
        [TurnBegun(0), TurnPassed(0), Deadlocked((2, 7)), Called(0), CallJudged(0, True)], NOWHERE
    ),
    **dict.fromkeys([SkullFell((0,)), Stolen(0, 1), Given(0, 1), Continued(0), GameEnded()], NOWHERE),
}


@pytest.mark.parametrize(("action", "places"), NAMED.items(), ids=map(repr, NAMED))
def test_an_act_names_the_cells_that_it_touches(action: Any, places: Any) -> None:
    assert named(action) == places


@pytest.mark.parametrize(("event", "places"), CHANGED.items(), ids=map(repr, CHANGED))
def test_an_event_changes_the_cells_whose_dice_it_moves(event: Any, places: Any) -> None:
    assert changed(event) == places


def test_every_kind_of_act_and_event_is_handled() -> None:
    assert {type(action) for action in NAMED} == set(GAME.verbs.values())
    assert {type(event) for event in CHANGED} == GAME.heeds


@pytest.mark.parametrize("seed", range(12))
def test_a_cell_that_looks_different_was_reported_as_changed(seed: int) -> None:
    """In whole games, kinds and tops change only in cells that events name."""
    before: dict[int, Any] = {}
    for step in (one for played in random_play(GAME, 3, GAME.options(), seed) for one in played.steps):
        after = {cell: die and (die.kind, die.top) for cell, die in enumerate(step.state.square)}
        other = {("cell", cell) for cell in after if before.get(cell) != after[cell]}
        places = changed(step.event)
        openly = all(GAME.news(step.state, step.event, seat) is not None for seat in (None, 0, 1, 2))
        assert places == EVERYWHERE or other <= set(places) or not openly
        before = after


def test_an_act_on_a_die_thrown_again_meanwhile_is_refused() -> None:
    marks = Marks().after(changed(Thrown((4,), (DIE,))), 7)
    check_seen(GAME, marks, Flip(4), 7)
    check_seen(GAME, marks, Flip(3), 6)
    with pytest.raises(Illegal):
        check_seen(GAME, marks, Flip(4), 6)


def test_a_curtain_changes_every_cell_with_or_without_a_swap() -> None:
    for deed in (Swapped((2, 7)), SwapDeclined()):
        marks = Marks()
        for number, event in enumerate([CurtainDrawn(0), deed, CurtainOpened()], 10):
            marks = marks.after(changed(event), number)
        assert marks == Marks(everywhere=12)
