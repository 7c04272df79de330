"""What is true in every round, whatever the players do."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninefold.engine import Away, Back, Fast, Moment, Noted, Seat, Step, Steps, act, begin, replace
from ninefold.games.fix import GAME
from ninefold.games.fix.actions import Action, Deal, Flick, Roll
from ninefold.games.fix.bot import BOTS
from ninefold.games.fix.box import DICE, DIE
from ninefold.games.fix.events import Flicked, LayStill, RoundBegun, RoundScored, Stopped
from ninefold.games.fix.state import Arriving, Held, OnDisc, Options, Racing, State, Tumbling
from ninefold.minds import LEVELS
from ninefold.sim import bots_play, random_play
from testkit.plays import tried_in_turn

options = st.builds(
    Options,
    hands=st.sampled_from(["flick", "auto"]),
    dealer=st.sampled_from(["lowest", "biggest_loser"]),
    last=st.sampled_from(["all_throw", "as_they_lie"]),
)
seeds = st.integers(0, 1 << 30)
actions = st.one_of(st.just(Roll()), st.integers(0, DICE - 1).map(Flick))
deeds = st.lists(st.tuples(st.integers(1, 400), st.integers(0, 2), actions), max_size=60)


@given(st.integers(2, 5), options, seeds)
@settings(max_examples=25)
def test_ten_dice_always_and_one_third_red_a_round(seats: int, options: Options, seed: int) -> None:
    facts: Steps[Any, Any] = []
    for step in random_play(GAME, seats, options, seed):
        facts += step.steps
        if step.state.dice:
            kinds = Counter(type(place) for place in step.state.dice)
            assert sum(kinds[kind] for kind in (Held, Tumbling, Arriving, OnDisc)) == DICE
            assert kinds[OnDisc] <= 3
            assert (kinds[OnDisc] == 3) == (not isinstance(step.state.phase, Racing) and kinds[OnDisc] > 0)
    rounds = split_by_round(facts)
    assert rounds
    for events in rounds:
        reds = [event for event in events if isinstance(event, Flicked) and event.to is None]
        stops = [event for event in events if isinstance(event, Stopped)]
        assert len(reds) == 3 and [stop.seat for stop in stops] == [reds[-1].seat]
        assert events.index(stops[0]) == events.index(reds[-1]) + 1
        assert sum(isinstance(event, RoundScored) for event in events) == 1


def split_by_round(facts: Steps[Any, Any]) -> list[list[Any]]:
    rounds: list[list[Any]] = []
    for fact in facts:
        if isinstance(fact.event, RoundBegun):
            rounds.append([])
        rounds[-1].append(fact.event)
    return rounds


@given(options, deeds, seeds, st.lists(st.integers(0, 20_000), max_size=40))
@settings(max_examples=60)
def test_extra_calls_of_the_table_change_nothing(
    options: Options, deeds: list[tuple[Moment, Seat, Action]], seed: int, looks: list[Moment]
) -> None:
    rarely = played(options, deeds, seed, [])
    often = played(options, deeds, seed, sorted(looks))
    assert rarely == often


def played(
    options: Options, deeds: list[tuple[Moment, Seat, Action]], seed: int, looks: list[Moment]
) -> tuple[State, Steps[Any, Any]]:
    """A round of three."""
    dice, facts = Noted(Fast(seed)), list[Step[Any, Any]]()
    state, more = begin(GAME, 3, options, dice)
    facts += more
    state, more = act(GAME, state, 0, Deal((4, 3, 3)), 0, dice)
    facts += more
    state, more = tried_in_turn(GAME, state, 3_000, deeds, dice, looks, rest=20_000)
    return state, facts + more


@given(st.integers(2, 5), seeds)
@settings(max_examples=20)
def test_with_as_they_lie_no_shown_die_is_thrown_again(seats: int, seed: int) -> None:
    before = GAME.setup(seats, Options(last="as_they_lie"))
    for step in (one for played in random_play(GAME, seats, before.options, seed) for one in played.steps):
        if isinstance(step.event, Stopped):
            lay = {die: place for die, place in enumerate(before.dice) if getattr(place, "face", None)}
            assert {die: replace(step.state.dice[die], until=None) for die in lay} == {
                die: replace(place, until=None) for die, place in lay.items()
            }
        before = step.state


@given(st.integers(0, 1 << 20))
@settings(max_examples=20)
def test_faces_are_drawn_when_the_dice_come_to_rest(seed: int) -> None:
    for step in random_play(GAME, 3, Options(), seed):
        for fact in step.steps:
            if isinstance(fact.event, LayStill):
                assert [DIE[drawn] for _, drawn in fact.draws] == list(fact.event.faces)
            else:
                assert fact.draws == ()


def test_random_play_reports_who_returned_and_not_who_left() -> None:
    plays = [random_play(GAME, 2, Options(), seed) for seed in range(20)]
    heard = {type(step.event) for play in plays for played in play for step in played.steps}
    assert heard == GAME.heeds and Back in heard and Away not in heard


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_game_among_bots_ends(level: Any, seats: int) -> None:
    *_, last = bots_play(GAME, [BOTS[level]] * seats, Options(), seats)
    result = GAME.result(last.state)
    assert result is not None and len(result.winners) == 1
