"""What is true in every turn, whatever the players do and when, to the millisecond."""

from collections.abc import Collection
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninefold.engine import (
    Fact,
    Fast,
    Illegal,
    Marks,
    Moment,
    Noted,
    Seat,
    Step,
    Steps,
    check_seen,
    encode,
    fold,
    view,
)
from ninefold.games.jinx import GAME
from ninefold.games.jinx.actions import Action, Jinx, Point
from ninefold.games.jinx.box import CARDS, CELLS, deck_size
from ninefold.games.jinx.events import (
    Answered,
    ClueSpoken,
    Event,
    Pointed,
    PositionDrawn,
    Refilled,
    Shouted,
    TurnClosed,
    TurnScored,
)
from ninefold.games.jinx.pace import SAME_MOMENT
from ninefold.games.jinx.state import Contest, Finger, Options, Over, Pointing, Scored, State, Wrong
from ninefold.sim import random_play
from testkit.plays import tried_in_turn

SEATS = 5
seeds = st.integers(0, 1 << 30)
options = st.builds(
    Options,
    room=st.sampled_from(["same", "remote"]),
    fresh_square=st.booleans(),
    guess_seconds=st.sampled_from(["usual", 0, 30]),
    pictures=st.sampled_from([(), tuple(f"hash{k}" for k in range(80))]),
)
# Few cards and short pauses, so that many touch the same one at the same moment.
touches = st.integers(2, 5).map(Point)
shouts = st.just(Jinx())
ACTIONS: tuple[Action, ...] = (*map(Point, CELLS), Jinx())
Deeds = list[tuple[Moment, Seat, Action]]
deeds: st.SearchStrategy[Deeds] = st.lists(
    st.tuples(
        st.sampled_from([0, 0, 0, 1, 1, 40, 149, 150, 151, 300, 450, 900]),
        st.integers(0, SEATS - 1),
        st.one_of(touches, touches, shouts),
    ),
    max_size=40,
)


def guessing(target: int, seat: Seat = 0) -> State:
    """A clue has been said aloud at 1000."""
    start = GAME.setup(SEATS, Options(youngest=seat))
    facts = (Refilled(CELLS, tuple(range(0, 18, 2))), PositionDrawn(seat, target), ClueSpoken())
    *_, last = fold(GAME, start, [Fact[Event](1_000, event) for event in facts])
    return last.state


def played(state: State, deeds: Deeds, looks: Collection[Moment] = ()) -> Steps[Any, Any]:
    """At the end everything has been answered."""
    return tried_in_turn(GAME, state, 1_000, deeds, Noted(Fast(7)), looks, rest=6_000)[1]


@given(st.integers(3, 6), options, seeds)
@settings(max_examples=40)
def test_cards_are_conserved(seats: int, options: Options, seed: int) -> None:
    sides = 1 if options.pictures else 2
    for step in random_play(GAME, seats, options, seed):
        state: State = step.state
        lying = [picture for picture in state.square if picture is not None]
        out = [*lying, *state.deck.bottom, *state.discarded, *(p for cards in state.won for p in cards)]
        cards = {picture // sides for picture in out}
        assert len(cards) == len(out) == deck_size(seats) - state.deck.left
        assert cards.isdisjoint(state.deck.pool)
        assert len(cards) + len(state.deck.pool) == (len(options.pictures) or CARDS)


@given(st.integers(3, 6), options, seeds)
@settings(max_examples=40)
def test_games_end_when_the_square_cannot_be_completed(seats: int, options: Options, seed: int) -> None:
    turns = 0
    *_, last = plays = list(random_play(GAME, seats, options, seed))
    for step in (step for play in plays for step in play.steps):
        if isinstance(step.event, TurnScored):
            turns += 1
            left = step.state.deck.left + len(step.state.deck.bottom)
            needed = 9 if options.fresh_square else step.state.square.count(None)
            assert isinstance(step.state.phase, Over if left < needed else Scored)
    most = (deck_size(seats) + turns) // 9 if options.fresh_square else deck_size(seats) - 8
    assert turns <= most
    assert GAME.result(last.state) is not None


@given(deeds, st.integers(0, SEATS - 1), st.integers(2, 5))
@settings(max_examples=200)
def test_one_finger_a_card_and_one_card_a_finger(deeds: Deeds, active: Seat, target: int) -> None:
    for step in played(guessing(target, active), deeds):
        phase = step.state.phase
        if not isinstance(phase, Pointing):
            continue
        cells = [spot.cell for spot in phase.spots]
        assert len(cells) == len(set(cells))
        pointing = [seat for spot in phase.spots for seat in spot.seats]
        assert len(pointing) == len(set(pointing)) and active not in pointing
        for spot in phase.spots:
            first = min(touch.at for touch in spot.touches)
            assert all(touch.at - first <= SAME_MOMENT for touch in spot.touches)
            assert not isinstance(spot, Contest) or len(spot.touches) > 1
        order = [min((t.at, step.state.rank(t.seat)) for t in spot.touches) for spot in phase.spots]
        assert order == sorted(order)
        ahead = next((spot for spot in phase.spots if not isinstance(spot, Wrong)), None)
        asked = None if phase.question is None else phase.question.cell
        assert asked == (ahead.cell if isinstance(ahead, Finger) else None)


@given(deeds, st.integers(2, 5))
@settings(max_examples=200)
def test_in_a_shown_contest_every_contestant_can_shout(deeds: Deeds, target: int) -> None:
    for step in played(guessing(target), deeds):
        phase = step.state.phase
        for spot in phase.spots if isinstance(phase, Pointing) else ():
            if isinstance(spot, Contest):
                for seat in set(spot.seats) - {shout.seat for shout in spot.shouts}:
                    assert GAME.decide(step.state, seat, Jinx(), max(step.at, spot.show_at)) == Shouted(seat)


@given(deeds, st.integers(2, 5))
@settings(max_examples=200)
def test_answers_come_in_the_order_of_first_touches_and_nobody_is_answered_twice(
    deeds: Deeds, target: int
) -> None:
    first: dict[int, Moment] = {}
    answers: list[Answered] = []
    for step in played(guessing(target), deeds):
        match step.event:
            case Pointed(_, cell):
                first.setdefault(cell, step.at)
            case Answered() as answered:
                answers.append(answered)
            case TurnScored(_, finder, taken, discarded):
                wrong = {answer.cell for answer in answers if not answer.right}
                assert wrong == (set(taken) if finder is not None else set(discarded) - {target})
    touched = [first[answer.cell] for answer in answers]
    assert touched == sorted(touched)
    assert len({answer.seat for answer in answers}) == len(answers)
    assert [answer.right for answer in answers] == [answer.cell == target for answer in answers]
    assert all(not answer.right for answer in answers[:-1])


@given(deeds, st.integers(2, 5), st.lists(st.integers(1_000, 12_000), max_size=30))
@settings(max_examples=100)
def test_extra_calls_of_the_table_change_nothing(deeds: Deeds, target: int, looks: list[Moment]) -> None:
    assert played(guessing(target), deeds) == played(guessing(target), deeds, sorted(looks))


@pytest.mark.parametrize("active", range(SEATS))
def test_equal_moments_give_the_same_result_in_any_order(active: Seat) -> None:
    """JX-8, JX-9 Four touch three cards in one millisecond."""
    guessers = [seat for seat in range(SEATS) if seat != active]
    actions = list(zip(guessers, map(Point, (2, 3, 3, 5)), strict=True))
    ruled = set()
    for order in permutations(actions):
        steps = played(guessing(8, active), [(0, seat, action) for seat, action in order])
        ruled.add(encode([(step.at, step.event) for step in steps if not isinstance(step.event, Pointed)]))
    assert len(ruled) == 1


@given(deeds, st.permutations([2, 3, 4, 5]), st.sampled_from([None, 1, 2, 3, 4]))
@settings(max_examples=150)
def test_nothing_reveals_the_position_before_an_answer(
    deeds: Deeds, targets: list[int], seat: Seat | None
) -> None:
    """Two tables that differ in the position card alone look and sound alike until an answer differs."""
    one, two = (played(guessing(target), deeds) for target in targets[:2])
    for step, twin in zip(one, two, strict=False):
        if isinstance(step.event, Answered) and step.event.cell in targets[:2]:
            return
        assert (step.at, told(step, seat)) == (twin.at, told(twin, seat))
        assert GAME.due(step.state) == GAME.due(twin.state)
    assert len(one) == len(two)


def told(step: Step[Any, Any], seat: Seat | None) -> bytes:
    prompts = [] if seat is None else GAME.prompts(step.state, seat)
    return encode([GAME.news(step.state, step.event, seat), view(GAME, step.state, seat), prompts])


@given(deeds, st.integers(2, 5), seeds)
@settings(max_examples=60)
def test_no_refusal_reveals_the_position(deeds: Deeds, target: int, seed: int) -> None:
    redraw = Fast(seed)
    for step in played(guessing(target), deeds):
        for seat in range(1, SEATS):
            other = GAME.conceal(step.state, seat, redraw)
            for action in ACTIONS:
                assert refused(step.state, seat, action, step.at) == refused(other, seat, action, step.at)


def refused(state: State, seat: Seat, action: Action, at: Moment) -> str | None:
    try:
        GAME.decide(state, seat, action, at)
    except Illegal as why:
        return str(why)
    return None


@given(seeds)
@settings(max_examples=20)
def test_random_numbers_are_drawn_when_they_are_needed(seed: int) -> None:
    """JX-2 There is no order of the deck that anybody could know."""
    for step in (step for play in random_play(GAME, 4, Options(), seed) for step in play.steps):
        match step.event:
            case Refilled(cells):
                assert len(step.draws) == 2 * len(cells) or step.state.deck.left == 0
            case PositionDrawn(_, cell):
                assert step.draws == ((9, cell),)


def test_every_position_and_every_side_comes_about_equally_often() -> None:
    positions, sides = [0] * 9, [0, 0]
    for seed in range(60):
        for step in (step for play in random_play(GAME, 3, Options(), seed) for step in play.steps):
            match step.event:
                case PositionDrawn(_, cell):
                    positions[cell] += 1
                case Refilled(_, pictures):
                    for picture in pictures:
                        sides[picture % 2] += 1
    assert min(positions) > 0.6 * max(positions)
    assert min(sides) > 0.9 * max(sides)


def test_an_act_on_a_card_that_has_changed_is_refused() -> None:
    marks, number = Marks(), 0
    facts: list[Event] = [Refilled(CELLS, tuple(range(9))), PositionDrawn(0, 4), ClueSpoken()]
    facts += [TurnScored(4, 1, (2,), (), None), TurnClosed(), Refilled((2, 4), (20, 22))]
    for number, event in enumerate(facts, 1):
        marks = marks.after(GAME.changed(event), number)
    check_seen(GAME, marks, Point(3), 3)
    for cell in (2, 4):
        check_seen(GAME, marks, Point(cell), number)
        with pytest.raises(Illegal):
            check_seen(GAME, marks, Point(cell), 3)
        with pytest.raises(Illegal):
            check_seen(GAME, marks, Point(cell), 5)
    check_seen(GAME, marks, Jinx(), 0)


def test_the_first_seat_after_the_active_player_comes_first_in_a_race() -> None:
    state = guessing(4, 4)
    assert GAME.race(state) == 0
    assert state.guessers == (0, 1, 2, 3)
    assert GAME.race(GAME.setup(3, Options())) is None
