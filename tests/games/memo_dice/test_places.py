"""An act means the die or the cup that lay there when it was made."""

import pytest

from ninefold.engine import (
    EVERYWHERE,
    NOWHERE,
    Away,
    Back,
    ByBot,
    ByPerson,
    Illegal,
    Marks,
    Places,
    check_seen,
)
from ninefold.games.memo_dice import GAME
from ninefold.games.memo_dice.actions import Action, Confirm, Cover, Done, GiveUp, Guess, Lift, Name, Roll
from ninefold.games.memo_dice.events import (
    Confirmed,
    CupLifted,
    CupLiftedAloud,
    DieCovered,
    DiePicked,
    DieRolled,
    Event,
    FirstChosen,
    Judged,
    RoundBegun,
    RoundScored,
)

CUP = (("cup", 3),)


@pytest.mark.parametrize(
    "action, places",
    [
        (Roll(4), (("die", 4),)),
        (Guess(3, "owl"), CUP),
        (Name(3, "owl"), CUP),
        (Lift(3), CUP),
        (Confirm(3, True), CUP),
        (GiveUp(3), CUP),
        (Cover(), NOWHERE),
        (Done(), NOWHERE),
    ],
)
def test_what_an_act_names(action: Action, places: Places) -> None:
    assert GAME.named(action) == places


@pytest.mark.parametrize(
    "event, places",
    [
        (DiePicked(0, 4), (("die", 4),)),
        (CupLifted(3, "owl", "owl", 1), CUP),
        (CupLiftedAloud(3, "owl"), CUP),
        (Judged(3, True, 1), CUP),
        (RoundBegun(1), EVERYWHERE),
        (FirstChosen(0), NOWHERE),
        (DieRolled("owl"), NOWHERE),
        (DieCovered("red"), NOWHERE),
        (Confirmed(1, True), NOWHERE),
        (RoundScored((1, 4)), NOWHERE),
        (Away(0), NOWHERE),
        (Back(0), NOWHERE),
        (ByBot(0), NOWHERE),
        (ByPerson(0), NOWHERE),
    ],
)
def test_what_an_event_changes(event: Event, places: Places) -> None:
    assert GAME.changed(event) == places


def test_a_guess_at_a_cup_of_the_round_before_counts_as_nothing() -> None:
    marks = Marks().after(GAME.changed(CupLifted(1, None, "owl", 1)), 1).after(GAME.changed(RoundBegun(1)), 2)
    check_seen(GAME, marks, Guess(0, "owl"), seen=2)
    with pytest.raises(Illegal, match="changed"):
        check_seen(GAME, marks, Guess(0, "owl"), seen=1)
