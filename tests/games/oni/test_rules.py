"""Whole games of Oni against all: what no single scenario can show."""

from collections.abc import Iterable
from itertools import chain, islice, pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninefold.engine import (
    Away,
    Fast,
    Moment,
    Noted,
    Seat,
    Step,
    act,
    any_choice,
    begin,
    encode,
    fill,
    notice,
    replace,
    settle,
)
from ninefold.games.oni import GAME
from ninefold.games.oni.actions import Go
from ninefold.games.oni.box import CARDS, LEVELS, Card
from ninefold.games.oni.cards.hands_off import HandsOff
from ninefold.games.oni.cards.hide_it import Hiding
from ninefold.games.oni.cards.high_five import HighFiving
from ninefold.games.oni.cards.hush import Hush
from ninefold.games.oni.cards.monocle import Monocle
from ninefold.games.oni.cards.spin import Spinning
from ninefold.games.oni.events import (
    CallJudged,
    CardDrawn,
    ClockRang,
    DieWon,
    TurnBegun,
    TurnCame,
    TurnSkipped,
)
from ninefold.games.oni.rules.card import own_turn
from ninefold.games.oni.rules.effects import EFFECTS, held
from ninefold.games.oni.state import (
    Barren,
    Choosing,
    Naming,
    Options,
    Over,
    Pair,
    Passing,
    Peeking,
    Pressing,
    Replaying,
    Showing,
    Starting,
    State,
    Trying,
    TryShown,
)
from ninefold.parts.dixe.calling import Wrong
from ninefold.parts.dixe.dice import FACES
from ninefold.parts.dixe.turning import Different, Turning
from ninefold.sim import Played, random_play

MOST_STEPS = 20_000
# Phases that only the player, or time, can end.
THEIRS = (
    *(Trying, TryShown, Starting, Turning, Different, Peeking, Showing, Pair, Barren),
    *(Choosing, Naming, Pressing, Replaying, Wrong),
)
UNTIL_YOUR_TURN = (Spinning, Hush, Monocle, HandsOff, HighFiving, Hiding)

options = st.builds(
    Options,
    level=st.sampled_from(LEVELS),
    oni=st.integers(0, 3),
    square=st.sampled_from([9, 12, 15, 16]),
    acts=st.sampled_from(["screen", "real"]),
    room=st.sampled_from(["same", "remote"]),
    time=st.sampled_from(["x1", "x1.5", "x2", "off"]),
)
tables = st.tuples(st.integers(4, 8), options, st.integers(0, 2**32))
Table = tuple[int, Options, int]


def game_is_sound(table: Table) -> None:
    steps = list(islice(random_play(GAME, *table), MOST_STEPS))
    facts = list(chain.from_iterable(step.steps for step in steps))
    for step in facts:
        conserved(step.state)
        ends_in_time(step)
    for before, after in pairwise(facts):
        nobody_waits_for_who_is_away(before, after.at)
    the_clock_never_stops(steps[-1], facts)


def conserved(state: State) -> None:
    """No die is lost or doubled, on its way either."""
    won = [won.number for won in (*state.bag, *held(state), *state.falling)]
    assert len(set(won)) == len(won) and max(won, default=0) <= state.wins
    if state.ends_at is not None:
        lying = len(state.lying) + len(state.aside)
        assert lying + len(won) + state.discarded == state.options.square
    assert [one.number for one in state.bag] == sorted(one.number for one in state.bag)
    for die in (*state.square, *(one.die for one in state.aside)):
        assert die is None or {die.hidden, die.top} < set(FACES[die.kind])


def ends_in_time(step: Step[State, Any]) -> None:
    """What lasts until somebody's turn is over with it, but for a turn round that is still owed."""
    for running in step.state.effects:
        owes = isinstance(running, Spinning) and running.over and running.owed
        assert owes or not (isinstance(running, UNTIL_YOUR_TURN) and own_turn(step.event, running.who))
    kinds = [(type(running), running.who) for running in step.state.effects]
    assert len(set(kinds)) == len(kinds), "the same effect twice on one person is one"
    for seat in step.state.bans:
        assert not own_turn(step.event, seat)


def nobody_waits_for_who_is_away(step: Step[State, Any], until: Moment) -> None:
    """ON-5 Not more than three seconds in a turn, unless somebody has yet to see what lies open."""
    state, phase = step.state, step.state.phase
    gone = state.away.get(state.turn)
    if gone is None or state.turn in state.bots or not isinstance(phase, THEIRS):
        return
    seen = phase.since + 3_000 if isinstance(phase, Turning) else getattr(phase, "closable", 0)
    assert until <= max(step.at, gone, state.turn_since + 3_000, seen)


def the_clock_never_stops(last: Played, facts: Iterable[Step[State, Any]]) -> None:
    ends_at, phase = last.state.ends_at, last.state.phase
    assert ends_at is not None and isinstance(phase, Over), "this game does not end"
    judged = [step.at for step in facts if isinstance(step.event, CallJudged)]
    if phase.winner == "oni":
        assert last.at == ends_at or last.at in judged, "a call that was made in time is judged first"
    assert all(step.at <= max(ends_at, *judged, 0) for step in facts)


@given(tables)
@settings(max_examples=25)
def test_dice_are_conserved_effects_end_and_the_clock_never_stops(table: Table) -> None:
    game_is_sound(table)


@pytest.mark.long
@given(tables)
@settings(max_examples=2_000)
def test_the_same_in_two_thousand_games(table: Table) -> None:
    game_is_sound(table)


cards = st.lists(st.tuples(st.integers(1, 3), st.sampled_from(CARDS)), max_size=8)


def with_cards(options: Options, seed: int, cards: list[tuple[Seat, Card]]) -> tuple[State, Noted]:
    """Some dice are won, and these cards have been turned up by these seats, counted from Oni."""
    dice = Noted(Fast(seed))
    state, _ = begin(GAME, 4, replace(options, level="hard"), dice)
    state = GAME.evolve(state, GAME.decide(state, 0, Go(), 0), 0)
    for number, cell in enumerate((0, 2, 3), 1):
        state = GAME.evolve(state, DieWon(state.team[0], cell, number, "pi"), 0)
    for seat, card in cards:
        if card in state.pool:
            state = GAME.evolve(state, CardDrawn((state.oni + seat) % 4, card), 0)
    return state, dice


@given(options, st.integers(0, 2**32), cards, st.sets(st.integers(0, 3)))
@settings(max_examples=60)
def test_with_any_effects_and_absences_the_game_continues(
    options: Options, seed: int, cards: list[tuple[Seat, Card]], away: set[Seat]
) -> None:
    """Though nobody does anything at all, the game ends; if all are away, turn after turn is skipped."""
    state, dice = with_cards(options, seed, cards)
    conserved(state)
    for seat in away:
        state, _ = notice(GAME, state, Away(seat), 0, dice)
    assert state.ends_at is not None
    half, _ = settle(GAME, state, state.ends_at // 2, dice)
    if away >= {*state.team}:
        assert not isinstance(half.phase, Passing)
        assert turns(half, state.ends_at // 2 + 30_000, dice) > 0
    end, _ = settle(GAME, half, state.ends_at + 60_000, dice)
    assert isinstance(end.phase, Over)
    conserved(end)


def turns(state: State, until: Moment, dice: Noted) -> int:
    _, steps = settle(GAME, state, until, dice)
    return sum(isinstance(step.event, TurnCame) for step in steps)


# Oni has done these before another card comes, so nobody grabs a die that Oni has in hand.
PLAY_WAITS = ("oni", "oni_rerolls", "oni_turns", "set_aside")
Wave = tuple[Options, int, list[tuple[Seat, Card]], set[Seat]]
waves = st.tuples(options, st.integers(0, 2**32), cards, st.sets(st.integers(0, 3)))


def whatever_is_done_is_sound(wave: Wave) -> None:
    """Do anything that is offered, at a table where these cards run and these seats are away."""
    options, seed, cards, away = wave
    if any(card in PLAY_WAITS for _, card in cards):
        cards = [one for one in cards if one[1] != "steal_the_middle"]
    state, dice = with_cards(options, seed, cards)
    for seat in away:
        state, _ = notice(GAME, state, Away(seat), 0, dice)
    state, _ = settle(GAME, state, 0, dice)
    at, whim = 0, Fast(~seed).below
    for _ in range(MOST_STEPS):
        if GAME.result(state) is not None:
            break
        offers = [(seat, prompt) for seat in state.seats for prompt in GAME.prompts(state, seat)]
        offers = [(seat, prompt) for seat, prompt in offers if prompt.is_open(at)]
        due = GAME.due(state)
        assert offers or due is not None, "nobody can do anything"
        if offers and whim(8):
            seat, prompt = offers[whim(len(offers))]
            at += whim(400) if due is None else min(whim(400), max(due - at - 1, 0))
            if not prompt.is_open(at):
                continue
            state, steps = act(GAME, state, seat, fill(GAME, prompt, any_choice(prompt, whim)), at, dice)
        else:
            at = max(at, due or 0)
            state, steps = settle(GAME, state, at, dice)
        for step in steps:
            conserved(step.state)
            ends_in_time(step)
    assert isinstance(state.phase, Over), "this game does not end"


@given(waves)
@settings(max_examples=25)
def test_with_any_effects_absences_and_acts_the_rules_hold(wave: Wave) -> None:
    whatever_is_done_is_sound(wave)


@pytest.mark.long
@given(waves)
@settings(max_examples=2_000)
def test_with_any_acts_the_rules_hold_two_thousand_times(wave: Wave) -> None:
    whatever_is_done_is_sound(wave)


def test_every_card_with_a_struct_of_its_own_is_found_by_it() -> None:
    assert len({effect.kind for effect in EFFECTS.values()}) == len(EFFECTS)
    assert all(isinstance(kind, type) for kind in EFFECTS)


def test_effects_until_your_turn_end_with_it_and_not_with_a_replay() -> None:
    assert own_turn(TurnBegun(2), 2) and own_turn(TurnSkipped(2), 2)
    assert not own_turn(TurnBegun(2, again=True), 2) and not own_turn(TurnSkipped(2, begun=True), 2)
    assert not own_turn(TurnBegun(1), 2) and not own_turn(ClockRang(), 2)


def test_a_stored_state_is_small() -> None:
    """Oni's deck is in it: it must not grow with the game."""
    *_, last = random_play(GAME, 4, Options(level="hard", square=16), 1)
    assert len(encode(last.state)) < 6_000
