"""What a seat may not know: redrawing its secrets changes all of them and nothing else."""

from typing import Any

import pytest

from ninefold.engine import Fast, Seat, encode, replace, view
from ninefold.games.memodixe import GAME
from ninefold.games.memodixe.secrets import conceal, secrets
from ninefold.games.memodixe.state import Aside, Looking, Options, State, Swapping
from ninefold.parts.dixe.dice import Die
from ninefold.sim import random_play

ENOUGH = 50  # redraws

A, B, C = Die("oni", "bomb", "skull"), Die("arkan", "sun", "mask", seen=True), Die("oni", "aum", "skull")
EMPTY = (None,) * 6


def table(**more: Any) -> State:
    state = replace(GAME.setup(3, Options()), square=(A, B, C, *EMPTY), turn=1, won=(0, 1, 0))
    return replace(state, **more)


def test_every_hidden_face_is_a_secret_even_if_it_was_seen() -> None:
    state = table(aside=(Aside(5, 0, Die("hanuman", "pi", "sun")),), up=(2,))
    for seat in (None, 0, 1, 2):
        assert secrets(state, seat) == {"face 0": "bomb", "face 1": "sun", "face set aside 5": "pi"}


def test_what_pi_shows_is_secret_to_the_others() -> None:
    state = table(phase=Looking((1, 2), (0,), 0, 2_000, 8_000), up=(1, 2))
    assert secrets(state, 1) == {}
    assert secrets(state, 0) == secrets(state, None) == {"face 0": "bomb"}


CURTAIN = table(phase=Swapping(0, 10_000))


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_behind_the_curtain_what_lies_where_and_the_choice_are_secrets(seat: Seat | None) -> None:
    assert secrets(CURTAIN, seat) == {
        **secrets(CURTAIN, 1),
        **{"chosen": False, "die 0": ("oni", "skull"), "die 1": ("arkan", "mask"), "die 2": ("oni", "skull")},
    }


def test_the_player_who_swaps_knows_both_dice() -> None:
    assert secrets(CURTAIN, 1) == {"face 0": "bomb", "face 1": "sun", "face 2": "aum"}


def test_a_place_with_one_possible_die_is_no_secret() -> None:
    """Only one value is possible: it is no secret."""
    twins = replace(CURTAIN, square=(A, None, C, *EMPTY))
    assert secrets(twins, 0) == {"chosen": False, "face 0": "bomb", "face 2": "aum"}


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_redrawing_varies_every_secret_and_nothing_shown(seat: Seat | None) -> None:
    states = [step.state for seed in range(12) for step in random_play(GAME, 3, Options(), seed)]
    kinds: dict[str, State] = {type(state.phase).__name__: state for state in states}
    assert {"Swapping", "Looking", "Turning"} <= set(kinds)
    for state in kinds.values():
        listed, dice = secrets(state, seat), Fast(1)
        others = [conceal(state, seat, dice) for _ in range(ENOUGH)]
        assert all(secrets(other, seat).keys() == listed.keys() for other in others)
        for name in listed:
            assert len({secrets(other, seat)[name] for other in others}) > 1
        assert {shown(other, seat) for other in others} == {shown(state, seat)}


def shown(state: State, seat: Seat | None) -> bytes:
    return encode([view(GAME, state, seat), [] if seat is None else GAME.prompts(state, seat)])
