"""Whole games of MemoDiXe: what no single scenario can show."""

from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninefold.engine import Fast, Illegal, Moment, Noted, Seat, Steps, act, encode, replace, settle, view
from ninefold.games.memodixe import GAME
from ninefold.games.memodixe.actions import Pass, Swap
from ninefold.games.memodixe.events import Event
from ninefold.games.memodixe.state import Hushing, Looking, Options, Starting, State, Swapping
from ninefold.parts.dixe.dice import FACES, Die, redraw
from ninefold.sim import random_play

MOST_STEPS = 20_000

tables = st.builds(
    lambda seats, edition, time, youngest, seed: (
        seats,
        Options(edition=edition, time=time, youngest=youngest % seats),
        seed,
    ),
    st.integers(2, 6),
    st.sampled_from(["revised", "first"]),
    st.sampled_from(["x1", "off"]),
    st.integers(0, 5),
    st.integers(0, 2**32),
)
Table = tuple[int, Options, int]


def game_is_sound(table: Table) -> None:
    seats, *_ = table
    last = None
    for step in islice(random_play(GAME, *table), MOST_STEPS):
        last = step.state
        conserved(last, seats)
    assert last is not None and GAME.result(last) is not None, "this game does not end"


def conserved(state: State, seats: int) -> None:
    assert min(state.won) >= 0
    square = len(state.lying)
    assert square + len(state.aside) + sum(state.won) + state.discarded + len(state.reserve) == 9 + seats
    if isinstance(state.phase, Starting):
        assert not (state.free and state.reserve), "an empty cell was not refilled"
    for die in (*state.square, *(one.die for one in state.aside)):
        assert die is None or {die.hidden, die.top} < set(FACES[die.kind])


@given(tables)
@settings(max_examples=40)
def test_dice_are_conserved_and_games_end(table: Table) -> None:
    game_is_sound(table)


@pytest.mark.long
@given(tables)
@settings(max_examples=3_000)
def test_dice_are_conserved_and_thousands_of_games_end(table: Table) -> None:
    game_is_sound(table)


@given(tables, st.integers(0, 2**32))
@settings(max_examples=15)
def test_no_output_depends_on_hidden_faces(table: Table, seed: int) -> None:
    """Hidden faces are redrawn in every state: nobody's view, prompts or news change."""
    dice = Fast(seed)
    for step in islice(random_play(GAME, *table), 400):
        for one in step.steps:
            event, state = one.event, one.state
            other = redrawn(state, dice)
            for seat in (None, *state.seats):
                if seat is None or not looks(state, seat):
                    assert told(state, event, seat) == told(other, event, seat)


def looks(state: State, seat: Seat) -> bool:
    return isinstance(state.phase, Looking) and seat == state.turn


def redrawn(state: State, dice: Fast) -> State:
    square = tuple(
        die if die is None or cell in state.up else redraw(die, dice) for cell, die in enumerate(state.square)
    )
    aside = tuple(replace(one, die=redraw(one.die, dice)) for one in state.aside)
    return replace(state, square=square, aside=aside)


def told(state: State, event: Any, seat: Seat | None) -> bytes:
    prompts = [] if seat is None else GAME.prompts(state, seat)
    return encode([view(GAME, state, seat), prompts, GAME.news(state, event, seat)])


def hushed() -> State:
    """A table a moment before the curtain, with twins in cells 0 and 1 that lie on different symbols."""
    state = GAME.setup(3, Options())
    twins = Die("oni", "bomb", "skull"), Die("oni", "aum", "skull")
    others = (Die("arkan", "sun", "mask"), Die("hanuman", "pi", "sun"))
    square = (*twins, *others, None, None, None, None, None)
    return replace(state, square=square, won=(0, 3, 0), turn=1, phase=Hushing(0, 2_000))


Heard = tuple[Moment, bytes, bytes]
Deed = Pass | Swap | None


def through_the_curtain(deed: Deed) -> Steps[State, Event]:
    state, dice = hushed(), Noted(Fast(1))
    state, steps = settle(GAME, state, 2_000, dice)
    assert isinstance(state.phase, Swapping)
    if deed is not None:
        state, more = act(GAME, state, 1, deed, 5_000, dice)
        steps += more
    return steps + settle(GAME, state, 12_000, dice)[1]


def heard_through_the_curtain(deed: Deed, seat: Seat | None) -> list[Heard]:
    return [
        (step.at, encode(news), encode(view(GAME, step.state, seat)))
        for step in through_the_curtain(deed)
        if (news := GAME.news(step.state, step.event, seat)) is not None
    ]


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_to_the_others_a_swap_of_equal_dice_looks_like_a_pass(seat: Seat | None) -> None:  # clauses: MX-15
    """The messages are the same at every moment, byte for byte, though different symbols are hidden."""
    passed = heard_through_the_curtain(Pass(), seat)
    assert heard_through_the_curtain(Swap((0, 1)), seat) == passed
    assert [at for at, _, _ in passed] == [2_000, 12_000, 12_000]


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_swap_shows_only_in_the_kinds_and_tops_once_the_curtain_is_open(seat: Seat | None) -> None:
    passed = heard_through_the_curtain(Pass(), seat)
    swapped = heard_through_the_curtain(Swap((0, 2)), seat)
    assert swapped[:1] == passed[:1]
    assert [(at, news) for at, news, _ in swapped] == [(at, news) for at, news, _ in passed]
    assert swapped[1][2] != passed[1][2]
    assert len(swapped[1][2]) == len(passed[1][2])


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_doing_nothing_behind_the_curtain_is_a_pass(seat: Seat | None) -> None:
    assert heard_through_the_curtain(None, seat) == heard_through_the_curtain(Pass(), seat)


DEEDS: list[Deed] = [Swap((0, 1)), Swap((0, 2)), Pass(), None]


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_swap_and_a_pass_raise_the_same_numbers(seat: Seat | None) -> None:  # clauses: MX-15
    """Swap, pass or neither: as many events, and those that are told in the same places."""
    numbered = [
        [
            (number, step.at, type(step.event))
            for number, step in enumerate(through_the_curtain(deed))
            if GAME.news(step.state, step.event, seat) is not None
        ]
        for deed in DEEDS
    ]
    assert all(one == numbered[0] for one in numbered)
    assert [number for number, _, _ in numbered[0]] == [0, 2, 3]


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("at", [2_000, 4_999, 5_000, 5_001, 11_999])
def test_while_the_curtain_is_closed_nothing_depends_on_the_choice(at: Moment, seat: Seat | None) -> None:
    """Neither what others see nor what they may do, nor when the table goes on, nor why they are refused."""

    def looks(deed: Deed) -> tuple[bytes, bytes, Moment | None, str]:
        state = [step.state for step in through_the_curtain(deed) if step.at <= at][-1]
        prompts = [] if seat is None else GAME.prompts(state, seat)
        with pytest.raises(Illegal) as refused:
            GAME.decide(state, 0 if seat is None else seat, Swap((0, 1)), at)
        return encode(view(GAME, state, seat)), encode(prompts), GAME.due(state), str(refused.value)

    assert len({looks(deed) for deed in DEEDS}) == 1


def test_only_the_player_who_swaps_hears_of_the_swap() -> None:
    assert heard_through_the_curtain(Swap((0, 1)), 1) != heard_through_the_curtain(Pass(), 1)
