"""The deck is used up and shuffled again: a card that still runs for one player is turned up by another."""

from typing import Any

import pytest

from ninefold.engine import Away, Fast, Illegal, Noted, Seat, act, begin, replace
from ninefold.games.oni import GAME
from ninefold.games.oni.actions import Action, Flip, Go
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.hands_off import HandsOff, Point
from ninefold.games.oni.cards.knucklebones import Catch, Toss
from ninefold.games.oni.cards.toss_it import Flight, Intercept, Intercepted, Received, TossedTo
from ninefold.games.oni.events import CardDrawn, DieWon, Event, Flipped, Penalised, TurnBegun, TurnCame
from ninefold.games.oni.state import JustWon, Options, State


def table(options: Options) -> State:
    """Oni is seat 0; two dice are won."""
    state, _ = begin(GAME, 4, options, Noted(Fast(3)))
    state, _ = act(GAME, state, 1, Go(), 0, Noted(Fast(3)))
    for number, cell in enumerate((0, 2), 1):
        state = GAME.evolve(state, DieWon(1, cell, number, "pi"), 0)
    return state


def drawn(state: State, seat: Seat, card: Card, number: int | None = None) -> State:
    """Out of a deck that was just shuffled, after winning the die of this number."""
    just_won = () if number is None else (JustWon(number, "pi"),)
    return GAME.evolve(replace(state, pool=(), just_won=just_won), CardDrawn(seat, card), 0)


def begun(state: State, seat: Seat) -> State:
    return GAME.evolve(GAME.evolve(state, TurnCame(seat), 0), TurnBegun(seat), 0)


def does(state: State, seat: Seat, action: Action, at: int) -> tuple[State, list[Event]]:
    state, steps = act(GAME, state, seat, action, at, Noted(Fast(1)))
    return state, [step.event for step in steps]


NORMAL = Options(level="normal")


def test_a_newer_hands_off_takes_the_place_of_an_older_one() -> None:
    """clauses: ON-E9"""
    state = begun(drawn(drawn(table(NORMAL), 1, "hands_off"), 2, "hands_off"), 3)
    assert state.effects == (HandsOff(2),)
    state, _ = does(state, 3, Point(4), 10)
    with pytest.raises(Illegal, match="ON-E9"):
        GAME.decide(state, 2, Flip(5), 20)
    assert isinstance(GAME.decide(state, 2, Flip(4), 20), Flipped)


def test_a_card_of_an_absent_player_replaces_no_other() -> None:
    state = GAME.evolve(drawn(table(NORMAL), 1, "hands_off"), Away(2), 0)
    assert drawn(state, 2, "hands_off").effects == (HandsOff(1),)


def test_a_forgotten_high_five_costs_once_for_several_cards() -> None:
    """clauses: ON-E10"""
    state = begun(drawn(drawn(table(NORMAL), 1, "high_five"), 2, "high_five"), 3)
    assert len(state.effects) == 2
    assert [prompt.verb for prompt in GAME.prompts(state, 1) if not prompt.aside] == ["HighFive"]
    state, _ = does(state, 3, Flip(4), 10)
    state, events = does(state, 3, Flip(5), 20)
    assert [event for event in events if isinstance(event, Penalised)] == [Penalised(3, "high_five")]


@pytest.fixture
def tosses() -> State:
    """Seats 1 and 2 have a die each to toss round: 1 to 2, 2 to 3."""
    return drawn(drawn(table(NORMAL), 1, "toss_it", 1), 2, "toss_it", 2)


def flights(state: State) -> list[Any]:
    return [running for running in state.effects if isinstance(running, Flight)]


def test_two_tossed_dice_are_distinguished(tosses: State) -> None:
    """clauses: ON-E12"""
    state, events = does(tosses, 1, Toss("toss_it"), 100)
    assert TossedTo(1, 2, 1) in events
    state, events = does(state, 2, Toss("toss_it"), 200)
    assert TossedTo(2, 3, 2) in events
    state, events = does(state, 3, Catch("toss_it"), 1_000)
    assert events == [Received(3, 2)]
    assert [(one.holder, one.tossed is None) for one in flights(state)] == [(1, False), (3, True)]
    state, events = does(state, 2, Catch("toss_it"), 1_000)
    assert events == [Received(2, 1)]
    assert [one.holder for one in flights(state)] == [2, 3]


def test_oni_reaches_once_for_each_card(tosses: State) -> None:
    state, _ = does(tosses, 1, Toss("toss_it"), 100)
    state, _ = does(state, 2, Toss("toss_it"), 100)
    state, events = does(state, 0, Intercept(), 200)
    assert events == [Intercepted(0, 1, right=False)]
    state, events = does(state, 0, Intercept(), 500)
    assert events[0] == Intercepted(0, 2, right=True)
    assert [one.die.number for one in flights(state)] == [1]
    with pytest.raises(Illegal, match="ON-E12"):
        GAME.decide(state, 0, Intercept(), 600)
